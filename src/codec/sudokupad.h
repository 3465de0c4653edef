/* The parts that all SudokuPad links share: host, id and its prefix. */
#ifndef LELE_CODEC_SUDOKUPAD_H
#define LELE_CODEC_SUDOKUPAD_H

#include "codec/jsontree.h"

/* The id in a link, or the bare text; false when it is a link to another host. */
bool lele_sudokupad_id(const char *text, const char *end, lele_span *ret);

/* Removes the first matching prefix (of a list that ends in NULL) from an id; false
 * when none matches. */
bool lele_sudokupad_strip(lele_span *id, const char *const prefixes[]);

/* Reports the error of a text that lele_sudokupad_id refuses or that has no known prefix. */
lele_error lele_sudokupad_refuse(lele_source *source);

/* Reads the object of a puzzle.  What is only drawn is noted as unread; where clues are not allowed, it
 * is refused, because it may be a rule. */
lele_error lele_sudokupad_read(const lele_jsontree *tree, lele_source *source, lele_position *ret);

/* Writes a puzzle as a zipped object. */
void lele_sudokupad_write(const lele_position *position, lele_text *out);

/* Appends the drawings of the clues of a layout. */
void lele_sudokupad_draw(const lele_layout *layout, lele_text *out);

#endif
