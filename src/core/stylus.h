/*
 * What draws the clues of a layout into a sketch, see lele/clue_sketch.h.
 *
 * The clues are drawn once for each layer, so that the figures come in the order of layers: a figure
 * of another layer than the current one is not added.
 */
#ifndef LELE_CORE_STYLUS_H
#define LELE_CORE_STYLUS_H

#include "lele/clue_sketch.h"

/* How far lines that run along each other are moved apart. */
typedef struct lele_lane {
    uint8_t lane, count; /* of `count` lines side by side the one number `lane` */
} lele_lane;

typedef struct lele_stylus {
    lele_clue_sketch *sketch;
    const lele_layout *layout;
    lele_clue_layer layer;
    lele_lane lane[LELE_MAX_CLUES];
    int16_t ring[LELE_MAX_CLUES];     /* of a clue outside: how far outside, from 0 */
    char letter[LELE_MAX_CLUES];      /* that says which areas belong together */
    uint8_t total_at[LELE_MAX_CLUES]; /* the cell that has the total of an outline */
    /* the clue that is drawn */
    int clue;
    lele_look look;
    const lele_cell *cells;
    int count, value;
} lele_stylus;

typedef struct lele_spot {
    double x, y;
} lele_spot;

/* Adds a figure like this one; the points follow.  False: it is of another layer. */
bool lele_stylus_add(lele_stylus *stylus, const lele_figure *figure);
void lele_stylus_point(lele_stylus *stylus, lele_spot at);

/* Figures in one call. */
void lele_stylus_disc(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, lele_spot at,
                      int radius);
void lele_stylus_ring(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, lele_spot at,
                      int radius, int width);
/* A square around a point, filled; `half` of its side. */
void lele_stylus_square(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, lele_spot at,
                        int half);
void lele_stylus_stroke(lele_stylus *stylus, lele_clue_layer layer, lele_clue_ink ink, int width,
                        const lele_spot *spots, int count);
void lele_stylus_text(lele_stylus *stylus, const lele_figure *figure, lele_spot at,
                      const char *text);
void lele_stylus_number(lele_stylus *stylus, const lele_figure *figure, lele_spot at,
                        const char *before, int number);

lele_spot lele_stylus_middle(const lele_stylus *stylus, int cell);
/* The point at `distance` from one point towards another. */
lele_spot lele_spot_toward(lele_spot from, lele_spot to, double distance);
/* The point on the way, and that much to the right of the way. */
lele_spot lele_spot_beside(lele_spot from, lele_spot to, double along, double aside);
double lele_spot_distance(lele_spot a, lele_spot b);

/* What prepares the drawing of all clues, one function for each part. */
void lele_stylus_plan_lanes(lele_stylus *stylus);
void lele_stylus_plan_rings(lele_stylus *stylus);
void lele_stylus_plan_totals(lele_stylus *stylus);
/* Makes a clue of the layout the one that is drawn. */
void lele_stylus_take(lele_stylus *stylus, int clue);

/* What draws the clue that is taken. */
void lele_stylus_line(lele_stylus *stylus);    /* stylus_line.c */
void lele_stylus_outline(lele_stylus *stylus); /* stylus_area.c */
void lele_stylus_shade(lele_stylus *stylus);
void lele_stylus_edge(lele_stylus *stylus); /* stylus_mark.c */
void lele_stylus_cell(lele_stylus *stylus);
void lele_stylus_outside(lele_stylus *stylus); /* stylus_outside.c */

/* Whether clues of this look are lines through cells. */
bool lele_stylus_is_line(lele_look look);
/* Whether it is a clue outside of the board, and where: the cell outside is so many columns and rows
 * from the upper left cell.  `dx`, `dy`: the direction into the board. */
typedef struct lele_outside {
    int x, y, dx, dy;
} lele_outside;
bool lele_stylus_find_outside(const lele_stylus *stylus, lele_outside *ret);

#endif
