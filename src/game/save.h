/*
 * The compact form of a save.  Each line of the log becomes the time since the previous line, the
 * number of the verb, and the arguments, with two bytes per cell.  A checksum follows, and all
 * bytes are written in base64url.  lele_compact_read turns the compact form into an ordinary save.
 */
#ifndef LELE_GAME_SAVE_H
#define LELE_GAME_SAVE_H

#include "lele/game.h"

enum { LELE_SAVE_MAX_BYTES = 32 << 20 };

bool lele_compact_is(const char *text, size_t length);
void lele_compact_write(const lele_layout *layout, const char *save, size_t length, lele_text *out);
lele_error lele_compact_read(const char *text, size_t length, lele_text *out,
                             lele_problem *problem);

#endif
