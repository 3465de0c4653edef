/*
 * The compact form of a save: the same lines, each as a time difference, the number of the
 * verb and its arguments with cells as single bytes; with a checksum, in 64 characters.
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
