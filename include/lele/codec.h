/*
 * Codecs: texts to positions and back.
 *
 * One table has a row for each format; a format is detected by its content.  Readers are total:
 * any bytes give a position or a problem, never a crash.
 *
 * Arguments: texts may have any bytes.  A position with a digit out of range cannot be written
 * (LELE_E_UNSUPPORTED).  NULL: see lele/lele.h.
 */
#ifndef LELE_CODEC_H
#define LELE_CODEC_H

#include "lele/grid.h"

enum {
    LELE_CODEC_READS = 1 << 0,
    LELE_CODEC_WRITES = 1 << 1,
    LELE_CODEC_ONE_LINE = 1 << 2,    /* a position is one line, so files of it are streams */
    LELE_CODEC_CANDIDATES = 1 << 3,  /* carries candidates */
    LELE_CODEC_PROGRESS = 1 << 4,    /* tells givens from the player's digits */
    LELE_CODEC_ANY_LAYOUT = 1 << 5,  /* carries or adapts to every layout */
    LELE_CODEC_MANY = 1 << 6,        /* one text may hold several positions */
    LELE_CODEC_CLUES = 1 << 7,       /* carries clues, if the collection of layouts allows them */
    LELE_CODEC_NEEDS_CLUES = 1 << 8, /* has no form for a puzzle without clues */
};

enum { LELE_CODEC_MAX_BYTES = 16 << 20 }; /* longer texts are refused with LELE_E_TOO_LONG */

typedef struct lele_codec lele_codec;

/* Index from 0; NULL after the last. */
LELE_API const lele_codec *lele_codec_at(size_t index);
/* NULL when no format has the name. */
LELE_API const lele_codec *lele_codec_find(const char *name);
LELE_API const char *lele_codec_name(const lele_codec *codec);
LELE_API const char *lele_codec_summary(const lele_codec *codec, lele_lang lang);
LELE_API unsigned lele_codec_abilities(const lele_codec *codec);

/* The format that fits the text best, or NULL. */
LELE_API const lele_codec *lele_codec_detect(const char *text, size_t length);

typedef struct lele_codec_context {
    lele_layouts *layouts;     /* builds the layouts that texts name */
    const lele_layout *layout; /* for texts that name none; NULL: guessed from the length */
    bool
        clues; /* whether the caller knows what to do with clues (lele/clue.h); without it a text with
                   clues is refused (LELE_E_CONSTRAINT) */
    lele_text *rules; /* NULL, or where the rules go that a text gives in words, in full */
} lele_codec_context;

/* Reads one position (the first, where the text holds several).  `codec` NULL: detected.
 * `ret` is untouched on failure; its layout belongs to the context.  Givens that break the rules
 * are a LELE_E_CONFLICT.  `problem` may be NULL. */
LELE_API lele_error lele_codec_read(const lele_codec *codec, const lele_codec_context *context,
                                    const char *text, size_t length, lele_position *ret,
                                    lele_problem *problem);

/* Reads them all; `found` returning false ends the reading.  A problem in one position ends
 * it too, with the line in `problem`. */
typedef bool (*lele_position_fn)(void *data, const lele_position *position);
LELE_API lele_error lele_codec_read_all(const lele_codec *codec, const lele_codec_context *context,
                                        const char *text, size_t length, lele_position_fn found,
                                        void *data, lele_problem *problem);

/* Appends the position to `out` (with a final newline only for formats of several lines).
 * A format without PROGRESS gets the player's digits as givens; one without CANDIDATES gets no
 * candidates; a pencilmark format gets those that the digits leave where the position has none.
 * LELE_E_UNSUPPORTED when the format cannot hold the digits or the layout, LELE_E_MEMORY; then
 * `out` is as before. */
LELE_API lele_error lele_codec_write(const lele_codec *codec, const lele_position *position,
                                     lele_text *out, lele_problem *problem);

/*
 * Files of rows: `side` lines of `side` cells per puzzle, any number of puzzles.  A caller that
 * reads such a file as a stream needs the side before it has the whole text.
 */
typedef enum lele_rows_extent {
    LELE_ROWS_PART,  /* the start of a text; a line without newline may go on */
    LELE_ROWS_WHOLE, /* the whole text */
} lele_rows_extent;

enum { LELE_ROWS_UNDECIDED = -1 }; /* the lines so far are rows, but too few of them */

/* The side of the puzzles in a text of rows; 0 if it is no such text.  `side` is that of the
 * expected layout; 0: any. */
LELE_API int lele_rows_side(const char *text, size_t length, lele_rows_extent extent, int side);

/* Writes the cells of a grid as rows, 2 * layout->cell_count bytes, 0 for an empty cell.  Returns
 * the end of them. */
LELE_API char *lele_rows_write(const lele_layout *layout, const uint8_t *cells, char *ret);

/*
 * Many positions as one text.  Each call takes texts of lele_codec_write, one or several whole ones
 * with an empty line after each, and appends the next piece of the one text to `out`; a call with
 * length 0 ends it.  Most formats need no more than the empty lines; an XML file has one head, one
 * foot, and a folder for each run of positions with the same title.
 */
typedef struct lele_codec_joint {
    bool begun;
    char heading[704]; /* the last title, as it was written */
} lele_codec_joint;

LELE_API void lele_codec_joint_init(lele_codec_joint *joint);
LELE_API void lele_codec_join(const lele_codec *codec, lele_codec_joint *joint, const char *texts,
                              size_t length, lele_text *out);

#endif
