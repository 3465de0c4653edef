/* Draws the clues of a layout, as lele/clue_sketch.h describes them. */
#ifndef LELE_DRAW_CLUES_H
#define LELE_DRAW_CLUES_H

#include "draw/look.h"
#include "draw/type.h"

/* Draws the figures of the layers `first` to `last`; a unit of the context is a cell. */
void draw_clues(draw_type *type, cairo_t *cr, const lele_clue_sketch *clues, const draw_look *look,
                lele_clue_layer first, lele_clue_layer last);

/* The colour of an ink of a look of clues; without colours the patterns of lines tell them apart. */
draw_colour draw_clue_colour(const draw_look *look, lele_look clue, lele_clue_ink ink);

#endif
