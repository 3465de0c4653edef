/* The parts that all SudokuPad links share: host, id and its prefix. */
#ifndef LELE_CODEC_SUDOKUPAD_H
#define LELE_CODEC_SUDOKUPAD_H

#include "codec/url.h"

/* The id in a link, or the bare text; false when it is a link to another host. */
bool lele_sudokupad_id(const char *text, const char *end, lele_span *ret);

/* Removes the first matching prefix (of a list that ends in NULL) from an id; false
 * when none matches. */
bool lele_sudokupad_strip(lele_span *id, const char *const prefixes[]);

/* Reports the error of a text that lele_sudokupad_id refuses or that has no known prefix. */
lele_error lele_sudokupad_refuse(lele_source *source);

#endif
