/*
 * Lines that run along each other are drawn side by side.
 *
 * Two lines meet in a segment if both go from one of two cells to the other.  Each line gets the
 * first lane that no line has which meets it, and all lines that are joined by such meetings count
 * the same number of lanes.  Thermometers and arrows that branch from one bulb stay together.
 */
#include "core/stylus.h"

/* Whether two cells follow each other in a line, in either order. */
static bool has_segment(const lele_cell *cells, int count, int a, int b)
{
    for (int i = 1; i < count; i++)
        if ((cells[i - 1] == a && cells[i] == b) || (cells[i - 1] == b && cells[i] == a))
            return true;
    return false;
}

static bool meet(const lele_clue_list *list, int a, int b)
{
    const lele_clue *one = &list->clue[a], *two = &list->clue[b];
    const lele_cell *cells = list->cell + one->first_cell, *others = list->cell + two->first_cell;
    if (one->look == two->look && cells[0] == others[0] &&
        (one->look == LELE_LOOK_THERMOMETER || one->look == LELE_LOOK_SLOW_THERMOMETER ||
         one->look == LELE_LOOK_ARROW))
        return false;
    for (int i = 1; i < one->cell_count; i++)
        if (has_segment(others, two->cell_count, cells[i - 1], cells[i]))
            return true;
    return false;
}

/* The first lane that no line before has which meets this one. */
static int free_lane(const lele_stylus *stylus, const lele_clue_list *list, int clue)
{
    uint32_t taken = 0;
    for (int other = 0; other < clue; other++)
        if (lele_stylus_is_line((lele_look)list->clue[other].look) && meet(list, clue, other))
            taken |= UINT32_C(1) << (stylus->lane[other].lane & 31);
    int lane = 0;
    while (lane < 31 && (taken >> lane & 1) != 0)
        lane++;
    return lane;
}

/* Makes two lines that meet count the same; true when one of them changed. */
static bool level(lele_lane *a, lele_lane *b)
{
    if (a->count == b->count)
        return false;
    a->count = b->count = a->count > b->count ? a->count : b->count;
    return true;
}

void lele_stylus_plan_lanes(lele_stylus *stylus)
{
    const lele_clue_list *list = &stylus->layout->clues->list;
    for (int i = 0; i < list->clue_count; i++) {
        const bool line = lele_stylus_is_line((lele_look)list->clue[i].look);
        const int lane = line ? free_lane(stylus, list, i) : 0;
        stylus->lane[i] = (lele_lane){ (uint8_t)lane, (uint8_t)(lane + 1) };
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < list->clue_count; i++)
            for (int k = 0; k < i && lele_stylus_is_line((lele_look)list->clue[i].look); k++)
                if (lele_stylus_is_line((lele_look)list->clue[k].look) && meet(list, i, k))
                    changed |= level(&stylus->lane[i], &stylus->lane[k]);
    }
}
