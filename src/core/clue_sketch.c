/* The sketch of the clues of a layout: which look is drawn how, see lele/clue_sketch.h. */
#include "lele/clue_sketch.h"

#include "core/border.h"
#include "core/stylus.h"

/* What draws a look that is no line; NULL: it has no figure. */
static void (*const drawers[LELE_LOOK_COUNT])(lele_stylus *) = {
    [LELE_LOOK_CAGE] = lele_stylus_outline,
    [LELE_LOOK_SUM] = lele_stylus_outline,
    [LELE_LOOK_LITTLE_KILLER] = lele_stylus_outside,
    [LELE_LOOK_DIFFERENCE] = lele_stylus_edge,
    [LELE_LOOK_RATIO] = lele_stylus_edge,
    [LELE_LOOK_PAIR_SUM] = lele_stylus_edge,
    [LELE_LOOK_LESS] = lele_stylus_edge,
    [LELE_LOOK_MAXIMUM] = lele_stylus_cell,
    [LELE_LOOK_MINIMUM] = lele_stylus_cell,
    [LELE_LOOK_ODD] = lele_stylus_cell,
    [LELE_LOOK_EVEN] = lele_stylus_cell,
    [LELE_LOOK_RESTRICTED] = lele_stylus_cell,
    [LELE_LOOK_CLONE] = lele_stylus_shade,
    [LELE_LOOK_SANDWICH] = lele_stylus_outside,
    [LELE_LOOK_X_SUM] = lele_stylus_outside,
    [LELE_LOOK_SKYSCRAPER] = lele_stylus_outside,
    [LELE_LOOK_NUMBERED_ROOM] = lele_stylus_outside,
    [LELE_LOOK_QUADRUPLE] = lele_stylus_edge,
    [LELE_LOOK_EXTRA_REGION] = lele_stylus_shade,
    [LELE_LOOK_EQUAL_SUM] = lele_stylus_outline,
};

static const char *const layers[LELE_CLUE_LAYER_COUNT] = {
    [LELE_CLUE_LAYER_SHADE] = "shade", [LELE_CLUE_LAYER_LINE] = "line",
    [LELE_CLUE_LAYER_BULB] = "bulb",   [LELE_CLUE_LAYER_CAGE] = "cage",
    [LELE_CLUE_LAYER_EDGE] = "edge",   [LELE_CLUE_LAYER_OUTSIDE] = "outside",
};

static const char *const kinds[LELE_FIGURE_KIND_COUNT] = {
    [LELE_FIGURE_LINE] = "line",
    [LELE_FIGURE_LOOP] = "loop",
    [LELE_FIGURE_AREA] = "area",
    [LELE_FIGURE_DISC] = "disc",
    [LELE_FIGURE_RING] = "ring",
    [LELE_FIGURE_TEXT_CENTRE] = "text-centre",
    [LELE_FIGURE_TEXT_CORNER] = "text-corner",
};

static const char *const inks[LELE_INK_COUNT] = {
    [LELE_INK_LINE] = "line",     [LELE_INK_FILL] = "fill",   [LELE_INK_PAPER] = "paper",
    [LELE_INK_STRONG] = "strong", [LELE_INK_WHITE] = "white", [LELE_INK_BLACK] = "black",
};

const char *lele_clue_layer_name(lele_clue_layer layer)
{
    return lele_border_name(layers, LELE_CLUE_LAYER_COUNT, (unsigned)layer);
}

const char *lele_figure_kind_name(lele_figure_kind kind)
{
    return lele_border_name(kinds, LELE_FIGURE_KIND_COUNT, (unsigned)kind);
}

const char *lele_clue_ink_name(lele_clue_ink ink)
{
    return lele_border_name(inks, LELE_INK_COUNT, (unsigned)ink);
}

static void draw(lele_stylus *stylus, int clue)
{
    lele_stylus_take(stylus, clue);
    if (lele_stylus_is_line(stylus->look))
        lele_stylus_line(stylus);
    else if (drawers[stylus->look] != NULL)
        drawers[stylus->look](stylus);
}

void lele_clue_sketch_init(lele_clue_sketch *sketch, const lele_layout *layout)
{
    lele_stylus stylus = { .sketch = sketch, .layout = layout };
    sketch->figure_count = sketch->point_count = 0;
    sketch->top = sketch->right = sketch->bottom = sketch->left = 0;
    sketch->totals = LELE_CELLSET_EMPTY;
    if (layout == NULL || layout->clues == NULL)
        return;
    lele_stylus_plan_lanes(&stylus);
    lele_stylus_plan_rings(&stylus);
    lele_stylus_plan_totals(&stylus);
    for (int layer = 0; layer < LELE_CLUE_LAYER_COUNT; layer++) {
        stylus.layer = (lele_clue_layer)layer;
        for (int i = 0; i < layout->clues->list.clue_count; i++)
            draw(&stylus, i);
    }
}
