/* What the links of SudokuPad share: host, id and its prefix. */
#ifndef LELE_CODEC_SUDOKUPAD_H
#define LELE_CODEC_SUDOKUPAD_H

#include "codec/url.h"

/* The id of a link or the bare text; false when it is a link to another host. */
bool lele_sudokupad_id(const char *text, const char *end, lele_span *ret);

/* Takes the first of the prefixes (a list that ends in NULL) off the front of an id. */
bool lele_sudokupad_strip(lele_span *id, const char *const prefixes[]);

/* Complains about a text that lele_sudokupad_id refuses. */
lele_error lele_sudokupad_refuse(lele_source *source);

#endif
