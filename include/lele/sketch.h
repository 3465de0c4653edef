/*
 * How a step is drawn on its board: tones of cells and candidates, outlined units, lines, arrows.
 *
 * One description for every front end.  The page, printed answers and shared pictures differ in
 * their colours and curves only, never in what is marked.  A sketch is a list of marks in the order
 * in which they are painted.  Each has the links of a chain with which it is seen, so a front end can
 * show a chain link by link.
 *
 * Arguments: the step is of the board; a past may be NULL.  The name of no tone is "?".  NULL: see
 * lele/lele.h.
 */
#ifndef LELE_SKETCH_H
#define LELE_SKETCH_H

#include "lele/past.h"

enum { LELE_SKETCH_MARKS = 2048, LELE_SKETCH_FRAMES = 256 };

/* How a cell or a candidate is highlighted.  The numbered tones are for the parts of a pattern. */
typedef enum lele_tone {
    LELE_TONE_NONE,
    LELE_TONE_1,
    LELE_TONE_2,
    LELE_TONE_3,
    LELE_TONE_4,
    LELE_TONE_5,
    LELE_TONE_FIN,
    LELE_TONE_OFF, /* a chain says that the candidate is false */
    LELE_TONE_COVER,
    LELE_TONE_PLACE,
    LELE_TONE_ELIMINATE,
    LELE_TONE_COUNT
} lele_tone;

LELE_API const char *lele_tone_name(lele_tone tone); /* "tone-1", "fin", ... */

/* What a mark does with its cell. */
typedef enum lele_paint {
    LELE_PAINT_OVER,   /* the cell gets the tone */
    LELE_PAINT_UNDER,  /* it gets the tone if it has none */
    LELE_PAINT_DIGITS, /* only the candidates get it */
} lele_paint;

LELE_API const char *lele_paint_name(lele_paint paint); /* "over", ... */

/* The links of the step, by index, with which something is seen. */
typedef struct lele_link_span {
    uint16_t first, last;
} lele_link_span;

typedef struct lele_sketch_mark {
    lele_cell cell;
    uint8_t tone, paint;
    lele_digits digits; /* the candidates that get the tone; may be none */
    lele_link_span span;
} lele_sketch_mark;

/* A unit to outline: the argument uses it and no line runs along it. */
typedef struct lele_frame {
    uint8_t unit;
    lele_link_span span;
} lele_frame;

enum { LELE_LINK_SPAN_END = UINT16_MAX, LELE_SKETCH_WHOLE = -1 };

typedef struct lele_sketch {
    const lele_step *step; /* its links are the arrows */
    size_t mark_count, frame_count, line_count;
    lele_sketch_mark marks[LELE_SKETCH_MARKS];
    lele_frame frames[LELE_SKETCH_FRAMES];
    lele_line lines[LELE_STEP_LINES];
} lele_sketch;

/* The sketch of a step, with what the level gives away: nothing for a nudge but the units of the
 * step; the pattern at LELE_HINT_PLACE; everything from LELE_HINT_WHY on.  The step must outlive it.
 * What there is no room for is left out. */
LELE_API void lele_sketch_init(lele_sketch *sketch, const lele_step *step, const lele_board *board,
                               const lele_past *past, lele_hint_level level);

/* The marks as they lie on each other: lele_tone of each cell and candidate. */
typedef struct lele_tones {
    uint8_t cell[LELE_MAX_CELLS];
    uint8_t digit[LELE_MAX_CELLS][LELE_MAX_SIZE + 1];
} lele_tones;

/* With the links up to `link`, or LELE_SKETCH_WHOLE. */
LELE_API void lele_sketch_tones(const lele_sketch *sketch, int link, lele_tones *ret);

/* Whether something of this span is seen with the links up to `link`. */
static inline bool lele_link_span_has(lele_link_span span, int link)
{
    return link < 0 || (span.first <= link && link <= span.last);
}

/* Writes the members "paint" and "frames" of an object:
 * "paint":[{"cell":3,"tone":"tone-1","digits":[7],"how":"over","first":0,"last":-1},...],
 * "frames":[{"unit":12,"first":0,"last":-1},...]; last -1: until the end. */
LELE_API void lele_sketch_json(const lele_sketch *sketch, lele_json *json);

#endif
