/*
 * Streams of rows: files with a puzzle of `side` lines after the other (the format "rows").
 *
 * A stream may be cut before and after every puzzle: after `side` rows, or after an empty line,
 * which always ends a puzzle.  Comments are not rows.
 */
#ifndef LELE_CLI_ROWS_H
#define LELE_CLI_ROWS_H

#include "lele/lele.h"

/* The bytes of whole puzzles at the start of the text: up to a place to cut near the end of the first
 * `wanted` bytes, else up to the first one after them; 0 if there is none.  The text starts between
 * two puzzles. */
size_t cli_rows_whole(const char *text, size_t length, size_t wanted, int side);

/* Reads the puzzle at the start of the text into `layout->cell_count` cells.  `layout` must have at
 * most 9 digits.  Returns the bytes of the puzzle with the empty lines before it, and adds their
 * number of newlines to *newlines; 0 for anything that the codec must read or report. */
size_t cli_rows_read(const lele_layout *layout, const char *text, size_t length, uint8_t *ret,
                     uint64_t *newlines);

#endif
