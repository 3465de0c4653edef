/*
 * The parts that all formats share: the table row, the text being read, and its errors.
 *
 * A reader starts at `at` of a source and leaves `at` after the text it has read.  It fills an
 * empty position.  It never checks the rules; the driver in codec.c does.
 */
#ifndef LELE_CODEC_CODEC_H
#define LELE_CODEC_CODEC_H

#include "lele/codec.h"

/* How well a text fits a format.  The best match wins, among equals the first in the table. */
enum {
    LELE_MATCH_NO,
    LELE_MATCH_MAYBE,  /* perhaps a damaged text of this format */
    LELE_MATCH_LIKELY, /* the shape fits */
    LELE_MATCH_SURE,   /* the text names the format, or every part of it fits */
};

typedef struct lele_source {
    const lele_codec_context *context;
    const char *start, *end; /* the text, or one line of it */
    const char *at;
    int first_line;   /* the line number of `start` */
    bool begun;       /* for formats of many positions: the head has been read */
    char heading[96]; /* and the title of the positions that follow */
    lele_problem *problem;
} lele_source;

struct lele_codec {
    const char *name;
    const char *summary[LELE_LANG_COUNT];
    unsigned abilities;
    bool keeps_space; /* space at the start of a text may be cells */
    int (*match)(const char *text,
                 size_t length); /* the text is trimmed, unless its spaces may be cells */
    lele_error (*read)(lele_source *source, lele_position *ret);
    lele_error (*write)(const lele_position *position, lele_text *out);
    /* See lele_codec_join; NULL: the texts as they are. */
    void (*join)(lele_codec_joint *joint, const char *texts, size_t length, lele_text *out);
};

extern const lele_codec lele_codec_line, lele_codec_rows, lele_codec_grid, lele_codec_pmgrid,
    lele_codec_pmline, lele_codec_share, lele_codec_sencode, lele_codec_sudokuwiki,
    lele_codec_hodoku, lele_codec_sdk, lele_codec_sdm, lele_codec_ss, lele_codec_sdx,
    lele_codec_opensudoku, lele_codec_fpuzzles, lele_codec_sudokupad, lele_codec_sudokupad_classic,
    lele_codec_table, lele_codec_iss, lele_codec_killer, lele_codec_clues;

/* Reports a failure at `where`, with its line and column. */
lele_error lele_source_refuse(lele_source *source, const char *where, lele_error code);

/* Reports an unknown character at `where`, or at the end a text that is too short. */
lele_error lele_source_refuse_character(lele_source *source, const char *where);

/* Reports that `what` was expected at `where`. */
lele_error lele_source_expect(lele_source *source, const char *where, const char *what);

/* Reports a wrong number of cells. */
lele_error lele_source_refuse_length(lele_source *source, size_t got, size_t want);

/* The layout for a text of `cells` cells: that of the context, or the usual one of that size. */
lele_error lele_source_layout(lele_source *source, size_t cells, const lele_layout **ret);

/* The layout called `name`, for texts that name their layout. */
lele_error lele_source_layout_named(lele_source *source, const char *name, const lele_layout **ret);

/* Moves `at` over spaces, tabs and line ends. */
void lele_source_skip_space(lele_source *source);

/* Puts a given into a cell. */
void lele_position_give(lele_position *position, int cell, int digit);

/* The digits that no peer of the cell holds. */
lele_digits lele_position_legal(const lele_position *position, int cell);

/* Adds a name to what was not read, once. */
void lele_position_note_unread(lele_position *position, const char *name, size_t length);

/* Takes the solution that a text gives as one character per cell; any other text is passed over. */
void lele_position_take_solution(lele_position *position, const char *text, size_t length);

/* Copies a title or the like into its field, as one line without space around it.  A long text is
 * cut after a whole character; invalid UTF-8 and control characters are replaced. */
void lele_field_set(char *field, size_t size, const char *bytes, size_t length);

/* The blanks of formats that take no others than these two. */
static inline bool lele_is_dot_or_zero(char c)
{
    return c == '.' || c == '0';
}

bool lele_is_space(char c);

/* The side of a square of `cells` cells, 4..16; 0 when it is not a square. */
int lele_square_side(size_t cells);

#endif
