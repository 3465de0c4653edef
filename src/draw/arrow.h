/* Bent arrows between notes; used by sketch.c. */
#ifndef LELE_DRAW_ARROW_H
#define LELE_DRAW_ARROW_H

#include "draw/board.h"

typedef struct draw_curve {
    draw_point from, control, to;
} draw_curve;

/* How much an arrow should avoid a point. */
typedef struct draw_crowd {
    double (*busy)(const void *data, draw_point at);
    const void *data;
    int size; /* of the board, in cells */
} draw_crowd;

double draw_distance(draw_point a, draw_point b);
/* The point at `distance` from one point towards another. */
draw_point draw_toward(draw_point from, draw_point to, double distance);

/* A bent line that ends `gap` before both points; of several bends the one that covers least.  False
 * for points that touch. */
bool draw_arrow(draw_point from, draw_point to, double gap, const draw_crowd *crowd,
                draw_curve *ret);

/* Strokes a curve, and draws the head of an arrow of that size at its end; head 0: none. */
void draw_curve_path(cairo_t *cr, const draw_curve *curve);
void draw_head(cairo_t *cr, draw_point from, draw_point tip, double size);

#endif
