/* The parts that links of f-puzzles and SudokuPad share. */
#ifndef LELE_CODEC_FPUZZLES_H
#define LELE_CODEC_FPUZZLES_H

#include "codec/url.h"

/* Unpacks the LZ-string payload of a link, in which + / = may be written as %XX. */
lele_error lele_payload_unpack(lele_source *source, lele_span payload, lele_text *ret);

/* Reads the packed JSON of an f-puzzles link. */
lele_error lele_fpuzzles_read(lele_source *source, lele_span payload, lele_position *ret);

#endif
