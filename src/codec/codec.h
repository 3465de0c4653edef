/*
 * What the formats share: the row of the table, the text being read, and its complaints.
 *
 * A reader walks a source from `at` and leaves `at` behind what it read.  It fills a position
 * that is already empty, and never checks the rules: the table's driver does that once.
 */
#ifndef LELE_CODEC_CODEC_H
#define LELE_CODEC_CODEC_H

#include "lele/codec.h"

/* How well a text fits a format; the best row wins, the earlier of equals. */
enum {
    LELE_MATCH_NO,
    LELE_MATCH_MAYBE,  /* a damaged text of this format, if any */
    LELE_MATCH_LIKELY, /* the shape fits */
    LELE_MATCH_SURE,   /* it names the format, or every part of it fits */
};

typedef struct lele_source {
    const lele_codec_context *context;
    const char *start, *end; /* the text, or the one line of it */
    const char *at;
    int first_line;   /* the number of the line that holds `start` */
    bool begun;       /* for formats of many positions: the head of the text is read */
    char heading[96]; /* and the title that the next ones have */
    lele_problem *problem;
} lele_source;

struct lele_codec {
    const char *name;
    const char *summary[LELE_LANG_COUNT];
    unsigned abilities;
    int (*match)(const char *text, size_t length); /* of a text without space around it */
    lele_error (*read)(lele_source *source, lele_position *ret);
    lele_error (*write)(const lele_position *position, lele_text *out);
    /* See lele_codec_join; NULL: the texts as they are. */
    void (*join)(lele_codec_joint *joint, const char *texts, size_t length, lele_text *out);
};

extern const lele_codec lele_codec_line, lele_codec_grid, lele_codec_pmgrid, lele_codec_pmline,
    lele_codec_share, lele_codec_sencode, lele_codec_sudokuwiki, lele_codec_hodoku, lele_codec_sdk,
    lele_codec_sdm, lele_codec_ss, lele_codec_sdx, lele_codec_opensudoku, lele_codec_fpuzzles,
    lele_codec_sudokupad, lele_codec_sudokupad_classic;

/* A failure at `where`, with its line and column. */
lele_error lele_source_refuse(lele_source *source, const char *where, lele_error code);

/* The character at `where` is not understood; at the end, the text is too short. */
lele_error lele_source_refuse_character(lele_source *source, const char *where);

/* `what` was expected at `where`. */
lele_error lele_source_expect(lele_source *source, const char *where, const char *what);

/* The number of cells is wrong. */
lele_error lele_source_refuse_length(lele_source *source, size_t got, size_t want);

/* The layout for a text of so many cells: the context's, or the common one of that size. */
lele_error lele_source_layout(lele_source *source, size_t cells, const lele_layout **ret);

/* The layout called `name`, for texts that say what they are. */
lele_error lele_source_layout_named(lele_source *source, const char *name, const lele_layout **ret);

/* Moves `at` over spaces, tabs and line ends. */
void lele_source_skip_space(lele_source *source);

/* Puts a given into a cell. */
void lele_position_give(lele_position *position, int cell, int digit);

/* The digits that no other value forbids a cell. */
lele_digits lele_position_legal(const lele_position *position, int cell);

/* Copies a title or the like into its field: cut at a whole character, one line, no space
 * around it, broken UTF-8 and control characters replaced. */
void lele_field_set(char *field, size_t size, const char *bytes, size_t length);

/* How a cell is written: its digit, or a dot for 0. */
static inline char lele_cell_char(int digit)
{
    if (digit == 0)
        return '.';
    return lele_digit_char(digit);
}

bool lele_is_space(char c);

/* The side of a square of so many cells, 4..16; 0 where there is none. */
int lele_square_side(size_t cells);

#endif
