/*
 * The terminal: keys in, a canvas out.  Only terminal.c and terminal_info.c know ncurses.
 */
#ifndef LELE_PLAY_TERMINAL_H
#define LELE_PLAY_TERMINAL_H

#include "play/canvas.h"
#include "play/events.h"

typedef struct play_terminal play_terminal;

/* Takes the terminal over; `fd` is where keys are read.  `most`: no more colours than this.  NULL:
 * it is no terminal for a full screen. */
play_terminal *play_terminal_new(int fd, play_depth most);

/* Gives the terminal back as it was. */
void play_terminal_free(play_terminal *terminal);

void play_terminal_size(const play_terminal *terminal, int *rows, int *columns);

/* Shows the canvas; only what differs from the one before is sent. */
void play_terminal_show(play_terminal *terminal, const play_canvas *canvas, play_theme theme);

/* What ended the waiting. */
typedef enum play_wake {
    PLAY_WAKE_TIME,
    PLAY_WAKE_KEYS,
    PLAY_WAKE_MAKER,
    PLAY_WAKE_RESIZE, /* the new size is set */
    PLAY_WAKE_SUSPEND,
    PLAY_WAKE_END, /* a signal or the end of the input: the program must end */
} play_wake;

/* Waits for keys or a signal, at most that many milliseconds; -1: without end. */
play_wake play_terminal_wait(play_terminal *terminal, int timeout);

/* The next event that is there already; false: none. */
bool play_terminal_event(play_terminal *terminal, play_event *ret);

/* Whether it shows colours. */
bool play_terminal_has_colours(const play_terminal *terminal);

/* Where a maker writes to wake the waiting. */
int play_terminal_wake_fd(const play_terminal *terminal);

/* Stops the process as the terminal asks (Ctrl-Z), and takes the terminal again afterwards. */
void play_terminal_suspend(play_terminal *terminal);

/* The signal that ended the waiting; 0: none. */
int play_terminal_signal(const play_terminal *terminal);

#endif
