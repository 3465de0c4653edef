/* Signals become bytes in a pipe; a crash gives the terminal back first. */
#ifndef LELE_PLAY_TERMINAL_SIGNALS_H
#define LELE_PLAY_TERMINAL_SIGNALS_H

#include <stddef.h>

/* Remembers the settings of the terminal: those that a crash restores. */
void play_signals_remember(int fd);

/* Installs the handlers.  `pipe_fd` gets 'w' for a new size, 'z' for Ctrl-Z, and 'x' for signals that
 * end the program; play_signals_last is then which.  A crash writes `reset` to the terminal `fd`. */
void play_signals_catch(int pipe_fd, int fd, const char *reset);
int play_signals_last(void);

/* The handlers as they were. */
void play_signals_release(void);

#endif
