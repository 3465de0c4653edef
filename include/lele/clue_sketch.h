/*
 * How the clues of a layout are drawn: lines, discs, areas and texts in the order in which they are
 * painted.
 *
 * One description for every front end.  The page, printed pages and shared pictures choose colours
 * for the inks of each look, never shapes.  Kinds of lines differ in their pattern (plain, double,
 * dashed, with ticks or beads), not in their colour alone.  What means the whole grid, such as the
 * anti-knight rule, has no figure: it needs a sentence, see lele_look_meaning.
 *
 * Lengths are thousandths of a cell.  0, 0 is the upper left corner of the board; clues outside of
 * it have negative coordinates or ones above size * LELE_CLUE_UNIT.
 *
 * Arguments: the name of a value outside of its enumeration is "?".  NULL: see lele/lele.h.
 */
#ifndef LELE_CLUE_SKETCH_H
#define LELE_CLUE_SKETCH_H

#include "lele/clue.h"
#include "lele/json.h"

enum {
    LELE_CLUE_UNIT = 1000,
    LELE_CLUE_FIGURES = 6144,
    LELE_CLUE_POINTS = 24576,
    LELE_FIGURE_TEXT = 20,
};

/* From below to above.  The lines of the grid lie between bulbs and cages; the digits lie above
 * everything. */
typedef enum lele_clue_layer {
    LELE_CLUE_LAYER_SHADE,
    LELE_CLUE_LAYER_LINE,
    LELE_CLUE_LAYER_BULB,
    LELE_CLUE_LAYER_CAGE,
    LELE_CLUE_LAYER_EDGE,
    LELE_CLUE_LAYER_OUTSIDE,
    LELE_CLUE_LAYER_COUNT
} lele_clue_layer;

LELE_API const char *lele_clue_layer_name(lele_clue_layer layer); /* "shade", ... */

typedef enum lele_figure_kind {
    LELE_FIGURE_LINE,        /* through the points; width */
    LELE_FIGURE_LOOP,        /* the same, closed */
    LELE_FIGURE_AREA,        /* the polygon of the points, filled */
    LELE_FIGURE_DISC,        /* filled; size: the radius */
    LELE_FIGURE_RING,        /* a circle; size: the radius to the middle of its line, width */
    LELE_FIGURE_TEXT_CENTRE, /* around its point; size: of the font */
    LELE_FIGURE_TEXT_CORNER, /* its point is the upper left corner */
    LELE_FIGURE_KIND_COUNT
} lele_figure_kind;

LELE_API const char *lele_figure_kind_name(lele_figure_kind kind); /* "line", "text-corner", ... */

/* What a figure is painted with.  Line and fill are colours of the look, the others are the same for
 * all looks. */
typedef enum lele_clue_ink {
    LELE_INK_LINE,
    LELE_INK_FILL,   /* paler */
    LELE_INK_PAPER,  /* the colour of an empty cell */
    LELE_INK_STRONG, /* the colour of thick lines; numbers */
    LELE_INK_WHITE,  /* in dark themes, too */
    LELE_INK_BLACK,
    LELE_INK_COUNT
} lele_clue_ink;

LELE_API const char *lele_clue_ink_name(lele_clue_ink ink); /* "line", ... */

typedef struct lele_figure_point {
    int16_t x, y;
} lele_figure_point;

typedef struct lele_figure {
    uint8_t kind, layer, ink, look;
    int16_t clue; /* of the layout */
    uint16_t first_point, point_count;
    int16_t size, width;
    int16_t dash, gap; /* of a line; 0: none.  A dash of 1 is a dot as wide as the line */
    bool plate;        /* a text with paper below it */
    char text[LELE_FIGURE_TEXT];
} lele_figure;

typedef struct lele_clue_sketch {
    int figure_count, point_count;
    int top, right, bottom, left; /* the room that clues outside of the board need */
    lele_cellset totals;          /* cells with a text in their upper left corner */
    lele_figure figure[LELE_CLUE_FIGURES];
    lele_figure_point point[LELE_CLUE_POINTS];
} lele_clue_sketch;

/* The sketch of the clues of a layout; nothing for one without clues, or for NULL.  What there is no room for is
 * left out. */
LELE_API void lele_clue_sketch_init(lele_clue_sketch *sketch, const lele_layout *layout);

/* Writes the members "clueShapes", "clueMargin" and "clueTotals" of an object:
 * "clueShapes":[{"kind":"line","layer":"line","ink":"fill","look":"thermometer","clue":0,
 * "points":[500,500,1500,500],"width":330},...],
 * "clueMargin":{"top":900,"right":0,"bottom":0,"left":0},"clueTotals":[3,12].
 * Of size, width, dash, gap, plate and text a figure has those that are not 0. */
LELE_API void lele_clue_sketch_json(const lele_clue_sketch *sketch, lele_json *json);

#endif
