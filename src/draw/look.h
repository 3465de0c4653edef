/* How boards look: colours, sizes of digits, widths of lines. */
#ifndef LELE_DRAW_LOOK_H
#define LELE_DRAW_LOOK_H

#include <cairo.h>

#include "lele/lele.h"

typedef struct draw_colour {
    double red, green, blue;
} draw_colour;

/* Sizes are fractions of a cell. */
typedef struct draw_look {
    double digit, note;   /* the size of the font; a note: of its place in the cell */
    double thin, thick;   /* lines between cells, between boxes */
    bool bold;            /* givens */
    bool grey;            /* no colours */
    draw_colour ink, own; /* givens; digits of the player or of a solution */
    draw_colour faint, note_ink;
    draw_colour line, rule, extra, diagonal;                  /* thick lines, thin lines */
    draw_colour fill[LELE_TONE_COUNT], tone[LELE_TONE_COUNT]; /* of cells; of candidates, lines */
    draw_colour unit;                                         /* of units that the argument uses */
} draw_look;

typedef enum draw_style {
    DRAW_PLAIN,
    DRAW_LARGE = 1,    /* large print: larger and bolder digits */
    DRAW_CONTRAST = 2, /* black on white, no pale greys */
} draw_style;

/* `style`: a sum of draw_style. */
const draw_look *draw_look_of(unsigned style);

void draw_set(cairo_t *cr, draw_colour colour);

#endif
