/*
 * Disguises.  The maps of cells that keep the rules depend on the layout: diagonals allow fewer.
 * So maps are drawn at random, the most general kind first, until one maps every unit to a unit.
 */
#include "lele/disguise.h"

#include <string.h>

struct lines {
    uint8_t row[LELE_MAX_SIZE], column[LELE_MAX_SIZE]; /* the image of each line */
    bool is_turned;                                    /* rows become columns */
};

static void count_up(uint8_t *items, int count)
{
    for (int i = 0; i < count; i++)
        items[i] = (uint8_t)i;
}

/* A random order of `size` lines that keeps groups of `group` lines together. */
static void shuffle_lines(int size, int group, lele_random *random, uint8_t *ret)
{
    const int groups = size / group;
    uint8_t outer[LELE_MAX_SIZE], inner[LELE_MAX_SIZE];
    count_up(outer, groups);
    lele_random_shuffle(random, outer, (size_t)groups);
    for (int g = 0; g < groups; g++) {
        count_up(inner, group);
        lele_random_shuffle(random, inner, (size_t)group);
        for (int i = 0; i < group; i++)
            ret[g * group + i] = (uint8_t)(outer[g] * group + inner[i]);
    }
}

/* Permutes lines as far as boxes allow.  A jigsaw has no boxes to keep, so any order is drawn and
 * keeps_units rejects almost all of them. */
static void exchange(const lele_layout *layout, lele_random *random, struct lines *ret)
{
    const bool has_boxes = layout->box_rows > 0;
    shuffle_lines(layout->size, has_boxes ? layout->box_rows : 1, random, ret->row);
    shuffle_lines(layout->size, has_boxes ? layout->box_columns : 1, random, ret->column);
    ret->is_turned = lele_random_below(random, 2) == 1;
}

/* One of the eight symmetries of the square. */
static void turn(const lele_layout *layout, lele_random *random, struct lines *ret)
{
    const uint32_t way = lele_random_below(random, 8);
    const int last = layout->size - 1;
    for (int i = 0; i <= last; i++) {
        ret->row[i] = (uint8_t)((way & 1) != 0 ? last - i : i);
        ret->column[i] = (uint8_t)((way & 2) != 0 ? last - i : i);
    }
    ret->is_turned = (way & 4) != 0;
}

static void map_cells(const lele_layout *layout, const struct lines *lines, lele_cell *ret)
{
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int row = lines->row[lele_layout_row(layout, cell)];
        const int column = lines->column[lele_layout_column(layout, cell)];
        const int across = lines->is_turned ? row : column, down = lines->is_turned ? column : row;
        ret[cell] = (lele_cell)(down * layout->size + across);
    }
}

static bool is_unit(const lele_layout *layout, const lele_cellset *set)
{
    for (int i = 0; i < layout->unit_count; i++)
        if (lele_cellset_equal(&layout->units[i].set, set))
            return true;
    return false;
}

static bool keeps_units(const lele_layout *layout, const lele_cell *map)
{
    for (int i = 0; i < layout->unit_count; i++) {
        lele_cellset image = { 0 };
        for (int k = 0; k < layout->size; k++)
            lele_cellset_add(&image, map[layout->units[i].cells[k]]);
        if (!is_unit(layout, &image))
            return false;
    }
    return true;
}

static bool draw_cells(const lele_layout *layout, lele_random *random,
                       void (*draw)(const lele_layout *, lele_random *, struct lines *),
                       lele_cell *ret)
{
    enum { TRIES = 32 }; /* one in eight turns is the identity, which every layout allows */
    struct lines lines;
    for (int i = 0; i < TRIES; i++) {
        draw(layout, random, &lines);
        map_cells(layout, &lines, ret);
        if (keeps_units(layout, ret))
            return true;
    }
    return false;
}

static void draw_digits(const lele_layout *layout, lele_random *random, uint8_t *ret)
{
    ret[0] = 0;
    for (int digit = 1; digit <= layout->size; digit++)
        ret[digit] = (uint8_t)digit;
    lele_random_shuffle(random, ret + 1, (size_t)layout->size);
}

static void keep_cells(const lele_layout *layout, lele_cell *ret)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        ret[cell] = (lele_cell)cell;
}

static void draw_turn(const lele_layout *layout, lele_random *random, lele_cell *ret)
{
    if (!draw_cells(layout, random, turn, ret))
        keep_cells(layout, ret);
}

/* Clues name their cells and count with the digits, so a puzzle with clues stays as it is. */
static bool keeps_all(const lele_layout *layout, lele_disguise *disguise)
{
    if (layout->clues == NULL)
        return false;
    keep_cells(layout, disguise->cell);
    for (int digit = 0; digit <= layout->size; digit++)
        disguise->digit[digit] = (uint8_t)digit;
    return true;
}

void lele_disguise_init(lele_disguise *disguise, const lele_layout *layout, lele_random *random)
{
    if (keeps_all(layout, disguise))
        return;
    if (!draw_cells(layout, random, exchange, disguise->cell))
        draw_turn(layout, random, disguise->cell);
    draw_digits(layout, random, disguise->digit);
}

static bool is_symmetrical(const lele_position *position)
{
    static const lele_symmetry symmetries[] = { LELE_SYMMETRY_ROTATE_180, LELE_SYMMETRY_DIAGONAL,
                                                LELE_SYMMETRY_ANTIDIAGONAL };
    uint8_t rule[LELE_MAX_SIZE + 1];
    for (size_t i = 0; i < sizeof symmetries / sizeof symmetries[0]; i++)
        if (lele_grid_rule(position->layout, &position->givens, symmetries[i], rule))
            return true;
    return false;
}

void lele_disguise_init_for(lele_disguise *disguise, const lele_position *position,
                            lele_random *random)
{
    if (!is_symmetrical(position)) {
        lele_disguise_init(disguise, position->layout, random);
        return;
    }
    if (keeps_all(position->layout, disguise))
        return;
    draw_turn(position->layout, random, disguise->cell);
    draw_digits(position->layout, random, disguise->digit);
}

static lele_digits rename_digits(const lele_disguise *disguise, lele_digits digits)
{
    lele_digits renamed = 0;
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        renamed |= lele_digits_of(disguise->digit[digit]);
    return renamed;
}

void lele_disguise_apply(const lele_disguise *disguise, const lele_position *position,
                         lele_position *ret)
{
    lele_position made;
    lele_position_init(&made, position->layout);
    made.has_candidates = position->has_candidates;
    made.has_notes = position->has_notes;
    for (int cell = 0; cell < position->layout->cell_count; cell++) {
        const int to = disguise->cell[cell];
        made.givens.cell[to] = disguise->digit[position->givens.cell[cell]];
        made.values.cell[to] = disguise->digit[position->values.cell[cell]];
        made.candidates[to] = rename_digits(disguise, position->candidates[cell]);
        for (int kind = 0; kind < LELE_NOTE_KINDS; kind++)
            made.notes[kind][to] = rename_digits(disguise, position->notes[kind][cell]);
    }
    memcpy(ret, &made, sizeof made);
}
