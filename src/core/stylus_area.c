/* Clues that are areas: outlines with a number, and shaded cells; see core/stylus.h. */
#include "core/stylus.h"

enum { INSET = 80, SIDES = 4 };

/* Sides of a cell in the order of a walk around it with the cell on the right: top, right, bottom,
 * left.  A walk along the top goes to the right, and so on. */
static const struct {
    int x, y;
} ahead[SIDES] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };

struct walk {
    const lele_layout *layout;
    lele_cellset area;
    uint8_t seen[LELE_MAX_CELLS]; /* the sides that were walked along */
};

/* The cell so far away, if it is in the area; -1: it is not. */
static int near(const struct walk *walk, int cell, int x, int y)
{
    const int size = walk->layout->size, column = cell % size + x, row = cell / size + y;
    if (column < 0 || row < 0 || column >= size || row >= size)
        return -1;
    return lele_cellset_has(&walk->area, row * size + column) ? row * size + column : -1;
}

/* The corner at the end of a side: of the cell itself, or with `out` that of the next cell, so that
 * the outline turns inwards. */
static lele_spot corner_of(const struct walk *walk, int cell, int side, bool out)
{
    const int size = walk->layout->size;
    const int next = (side + 1) % SIDES, far = LELE_CLUE_UNIT / 2 - INSET;
    const int beyond = out ? LELE_CLUE_UNIT / 2 + INSET : far;
    const int x = cell % size * LELE_CLUE_UNIT + LELE_CLUE_UNIT / 2;
    const int y = (int)(cell / size) * LELE_CLUE_UNIT + LELE_CLUE_UNIT / 2;
    return (lele_spot){ x + ahead[side].x * beyond - ahead[next].x * far,
                        y + ahead[side].y * beyond - ahead[next].y * far };
}

/* Goes around from the start of a side until the same side comes again. */
static void add_loop(lele_stylus *stylus, struct walk *walk, int cell, int side)
{
    while ((walk->seen[cell] >> side & 1) == 0) {
        const int left = (side + 3) % SIDES;
        const int straight = near(walk, cell, ahead[side].x, ahead[side].y);
        const int outer =
            near(walk, cell, ahead[side].x + ahead[left].x, ahead[side].y + ahead[left].y);
        walk->seen[cell] |= (uint8_t)(1 << side);
        if (straight >= 0 && outer >= 0) {
            lele_stylus_point(stylus, corner_of(walk, cell, side, true));
            cell = outer;
            side = left;
        } else if (straight >= 0) {
            cell = straight;
        } else {
            lele_stylus_point(stylus, corner_of(walk, cell, side, false));
            side = (side + 1) % SIDES;
        }
    }
}

static void add_outline(lele_stylus *stylus, const lele_cell *cells, int count,
                        const lele_figure *figure)
{
    struct walk walk = { .layout = stylus->layout, .area = LELE_CELLSET_EMPTY };
    for (int i = 0; i < count; i++)
        lele_cellset_add(&walk.area, cells[i]);
    for (int i = 0; i < count; i++)
        for (int side = 0; side < SIDES; side++) {
            const int left = (side + 3) % SIDES;
            const bool border = near(&walk, cells[i], ahead[left].x, ahead[left].y) < 0;
            if (border && (walk.seen[cells[i]] >> side & 1) == 0 && lele_stylus_add(stylus, figure))
                add_loop(stylus, &walk, cells[i], side);
        }
}

/* Small totals are larger where cells are small. */
static int total_size(const lele_layout *layout)
{
    return layout->size <= 9 ? 220 : layout->size <= 12 ? 260 : 310;
}

static lele_figure corner_text(const lele_stylus *stylus)
{
    return (lele_figure){ .kind = LELE_FIGURE_TEXT_CORNER,
                          .layer = LELE_CLUE_LAYER_CAGE,
                          .ink = LELE_INK_STRONG,
                          .size = (int16_t)total_size(stylus->layout),
                          .plate = true };
}

static lele_spot corner_at(const lele_stylus *stylus, int cell)
{
    const lele_spot middle = lele_stylus_middle(stylus, cell);
    return (lele_spot){ middle.x - LELE_CLUE_UNIT / 2.0 + 65,
                        middle.y - LELE_CLUE_UNIT / 2.0 + 55 };
}

static int first_in_reading(const lele_cell *cells, int count)
{
    int first = cells[0];
    for (int i = 1; i < count; i++)
        first = cells[i] < first ? cells[i] : first;
    return first;
}

/* Whether a clue has a number in the corner of a cell. */
static bool has_total(const lele_stylus *stylus)
{
    lele_outside outside;
    switch (stylus->look) {
    case LELE_LOOK_CAGE:
    case LELE_LOOK_SUM:
        return stylus->value != LELE_CLUE_NO_VALUE;
    case LELE_LOOK_LITTLE_KILLER:
    case LELE_LOOK_SANDWICH:
    case LELE_LOOK_X_SUM:
    case LELE_LOOK_SKYSCRAPER:
    case LELE_LOOK_NUMBERED_ROOM:
        return !lele_stylus_find_outside(stylus, &outside);
    default:
        return false;
    }
}

/* The first cell of the clue whose corner is free, in reading order; else the first one. */
static int free_corner(const lele_stylus *stylus)
{
    const int first = first_in_reading(stylus->cells, stylus->count);
    int best = -1;
    for (int i = 0; i < stylus->count; i++)
        if (!lele_cellset_has(&stylus->sketch->totals, stylus->cells[i]) &&
            (best < 0 || stylus->cells[i] < best))
            best = stylus->cells[i];
    return best >= 0 ? best : first;
}

/* Every number gets a corner of its own, if there is one. */
void lele_stylus_plan_totals(lele_stylus *stylus)
{
    const lele_clue_list *list = &stylus->layout->clues->list;
    int letter = 0;
    for (int i = 0; i < list->clue_count; i++) {
        lele_stylus_take(stylus, i);
        if (stylus->look == LELE_LOOK_CLONE || stylus->look == LELE_LOOK_EQUAL_SUM)
            stylus->letter[i] = (char)('a' + letter++ % 26);
        if (!has_total(stylus))
            continue;
        stylus->total_at[i] = (uint8_t)free_corner(stylus);
        lele_cellset_add(&stylus->sketch->totals, stylus->total_at[i]);
    }
}

/* Several areas with one letter. */
static void add_parts(lele_stylus *stylus, int parts, const lele_figure *line, bool equal)
{
    const int each = stylus->count / parts;
    lele_figure text = corner_text(stylus);
    const char letter = stylus->letter[stylus->clue];
    const char word[] = { equal ? '=' : letter, equal ? letter : '\0', '\0' };
    for (int part = 0; part < parts; part++) {
        const lele_cell *cells = stylus->cells + part * each;
        const lele_spot at = corner_at(stylus, first_in_reading(cells, each));
        add_outline(stylus, cells, each, line);
        text.kind = LELE_FIGURE_TEXT_CENTRE;
        lele_stylus_text(stylus, &text, (lele_spot){ at.x + 790, at.y + 820 }, word);
    }
}

void lele_stylus_outline(lele_stylus *stylus)
{
    const bool cage = stylus->look == LELE_LOOK_CAGE;
    const lele_figure line = { .kind = LELE_FIGURE_LOOP,
                               .layer = LELE_CLUE_LAYER_CAGE,
                               .width = (int16_t)(cage ? 24 : 34),
                               .dash = (int16_t)(cage ? 78 : 1),
                               .gap = (int16_t)(cage ? 47 : 70) };
    const lele_figure text = corner_text(stylus);
    if (stylus->look == LELE_LOOK_EQUAL_SUM) {
        add_parts(stylus, stylus->value, &line, true);
        return;
    }
    add_outline(stylus, stylus->cells, stylus->count, &line);
    if (has_total(stylus))
        lele_stylus_number(stylus, &text, corner_at(stylus, stylus->total_at[stylus->clue]),
                           cage ? "" : "Σ", stylus->value);
}

/* Strokes from the lower left to the upper right, which go on in the next cell. */
static void add_hatch(lele_stylus *stylus, lele_spot middle)
{
    static const int16_t ends[][4] = {
        { -500, 0, 0, -500 },
        { -500, 500, 500, -500 },
        { 0, 500, 500, 0 },
    };
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const lele_spot spots[] = { { middle.x + ends[i][0], middle.y + ends[i][1] },
                                    { middle.x + ends[i][2], middle.y + ends[i][3] } };
        lele_stylus_stroke(stylus, LELE_CLUE_LAYER_SHADE, LELE_INK_LINE, 26, spots, 2);
    }
}

/* Extra regions are hatched, clones have an outline and a letter. */
void lele_stylus_shade(lele_stylus *stylus)
{
    const lele_figure line = { .kind = LELE_FIGURE_LOOP,
                               .layer = LELE_CLUE_LAYER_CAGE,
                               .width = 30 };
    for (int i = 0; i < stylus->count; i++) {
        const lele_spot middle = lele_stylus_middle(stylus, stylus->cells[i]);
        lele_stylus_square(stylus, LELE_CLUE_LAYER_SHADE, LELE_INK_FILL, middle,
                           LELE_CLUE_UNIT / 2);
        if (stylus->look == LELE_LOOK_EXTRA_REGION)
            add_hatch(stylus, middle);
    }
    if (stylus->look == LELE_LOOK_CLONE)
        add_parts(stylus, 2, &line, false);
}
