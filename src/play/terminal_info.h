/* What the database of terminals says. */
#ifndef LELE_PLAY_TERMINAL_INFO_H
#define LELE_PLAY_TERMINAL_INFO_H

#include <stdbool.h>

enum { PLAY_TERM_SIZE = 64 };

/* Whether a full screen is possible: `term` (may be NULL) names a terminal that can move its
 * cursor. */
bool play_terminal_fits(const char *term);

/* The name of the same terminal whose numbers of colours are RGB values; false: there is none. */
bool play_terminal_direct(const char *term, char ret[PLAY_TERM_SIZE]);

#endif
