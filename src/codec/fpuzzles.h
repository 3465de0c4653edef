/* What SudokuPad's links have in common with those of f-puzzles. */
#ifndef LELE_CODEC_FPUZZLES_H
#define LELE_CODEC_FPUZZLES_H

#include "codec/url.h"

/* Unpacks the LZ-string payload of a link, where %XX may stand for + / =. */
lele_error lele_payload_unpack(lele_source *source, lele_span payload, lele_text *ret);

/* Reads the packed JSON of an f-puzzles link. */
lele_error lele_fpuzzles_read(lele_source *source, lele_span payload, lele_position *ret);

#endif
