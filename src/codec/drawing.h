/*
 * Drawn grids: rows of cells between bars and borders, as people paste them.
 *
 * A drawing is cut into cells in one of two ways: every character is a cell (givens), or every
 * group of characters between spaces and bars is one (pencilmarks).  Border lines are skipped.
 */
#ifndef LELE_CODEC_DRAWING_H
#define LELE_CODEC_DRAWING_H

#include "codec/codec.h"

typedef enum lele_cut { LELE_CUT_CHARACTERS, LELE_CUT_GROUPS } lele_cut;

typedef struct lele_piece {
    const char *at;
    size_t length;
} lele_piece;

typedef struct lele_drawing {
    size_t count; /* all pieces; only the first LELE_MAX_CELLS are stored */
    lele_piece piece[LELE_MAX_CELLS];
} lele_drawing;

/* Cuts the text from `at` to the end, and finds the layout for the number of cells. */
lele_error lele_drawing_read(lele_source *source, lele_cut cut, lele_drawing *ret,
                             const lele_layout **layout);

/* Reads every character as a given or a blank. */
lele_error lele_drawing_read_givens(lele_source *source, lele_position *ret);

/* The digits of a piece, each at most once; a lone '.' or '0' has none.  Reports where it fails. */
lele_error lele_piece_digits(lele_source *source, lele_piece piece, int size, lele_digits *ret);

/* The features of a text that distinguish the formats. */
typedef struct lele_survey {
    size_t rows, borders;      /* lines with cells, lines of border */
    size_t characters, groups; /* cells by each way of cutting */
    size_t strangers;          /* characters that cannot be a cell */
    bool has_bars, has_spaces; /* between the cells of a row */
    bool even_groups;          /* every row has as many groups as there are rows */
    bool even_characters;      /* every row has as many characters as there are rows */
    bool starred;              /* a border starts with '*' */
    bool marked;               /* a group starts with 'u' */
} lele_survey;

void lele_drawing_survey(const char *text, size_t length, lele_survey *ret);

/* Draws a grid with the given text in each cell; columns are as wide as their texts. */
enum { LELE_DRAWN_SIZE = LELE_MAX_SIZE + 2 };
void lele_drawing_write(const lele_layout *layout, char cells[][LELE_DRAWN_SIZE], lele_text *out);

#endif
