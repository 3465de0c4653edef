/*
 * Computes the properties of a layout, see geometry.h.
 *
 * Two digits can be swapped in a rectangle if every unit has as many corners of one diagonal as of
 * the other.  So a rectangle of a classic layout is in one box or two, and an extra unit such as a
 * diagonal or a window can rule it out.  In one box opposite corners see each other and cannot hold the
 * same digit.
 */
#include "technique/geometry.h"

#include <stdlib.h>
#include <string.h>

static bool is_balanced(const lele_layout *layout, const lele_cell corner[4])
{
    if (lele_layout_sees(layout, corner[0], corner[3]))
        return false;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < layout->cell_unit_count[corner[i]]; k++) {
            const lele_cellset *set = &layout->units[layout->cell_units[corner[i]][k]].set;
            if (lele_cellset_has(set, corner[0]) + lele_cellset_has(set, corner[3]) !=
                lele_cellset_has(set, corner[1]) + lele_cellset_has(set, corner[2]))
                return false;
        }
    return true;
}

/* Counts all rectangles, and lists them if `list` is not NULL.  So do the other walk functions. */
static size_t walk_rectangles(const lele_layout *layout, struct lele_rectangle *list)
{
    const int n = layout->size;
    size_t count = 0;
    for (int top = 0; top < n; top++)
        for (int bottom = top + 1; bottom < n; bottom++)
            for (int left = 0; left < n; left++)
                for (int right = left + 1; right < n; right++) {
                    const lele_cell corner[4] = { layout->units[top].cells[left],
                                                  layout->units[top].cells[right],
                                                  layout->units[bottom].cells[left],
                                                  layout->units[bottom].cells[right] };
                    if (!is_balanced(layout, corner))
                        continue;
                    for (int i = 0; list != NULL && i < 4; i++)
                        list[count].corner[i] = corner[i];
                    count++;
                }
    return count;
}

static void list_beside(const lele_unit *unit, int size, const lele_cellset *common,
                        lele_cell ret[LELE_MAX_SIZE])
{
    for (int i = 0, count = 0; i < size; i++)
        if (!lele_cellset_has(common, unit->cells[i]))
            ret[count++] = unit->cells[i];
}

static void describe(const lele_layout *layout, int a, int b, const lele_cellset *common,
                     struct lele_overlap *ret)
{
    ret->a = (uint8_t)a;
    ret->b = (uint8_t)b;
    ret->common = *common;
    ret->beside_count = (uint8_t)(layout->size - lele_cellset_count(common));
    list_beside(&layout->units[a], layout->size, common, ret->beside[0]);
    list_beside(&layout->units[b], layout->size, common, ret->beside[1]);
}

static size_t walk_overlaps(const lele_layout *layout, struct lele_overlap *list)
{
    size_t count = 0;
    for (int a = 0; a < layout->unit_count; a++)
        for (int b = a + 1; b < layout->unit_count; b++) {
            const lele_cellset common =
                lele_cellset_and(layout->units[a].set, layout->units[b].set);
            const int cells = lele_cellset_count(&common);
            if (cells < 2 || cells == layout->size)
                continue;
            if (list != NULL)
                describe(layout, a, b, &common, &list[count]);
            count++;
        }
    return count;
}

/* Whether the two cells are in the same units except the two lines. */
static bool is_pair_across(const lele_layout *layout, int a, int b, int line_a)
{
    for (int i = 0; i < layout->cell_unit_count[a]; i++) {
        const int unit = layout->cell_units[a][i];
        if (unit != line_a && !lele_cellset_has(&layout->units[unit].set, b))
            return false;
    }
    return layout->cell_unit_count[a] == layout->cell_unit_count[b];
}

static size_t walk_ladders(const lele_layout *layout, struct lele_ladder *list)
{
    const int n = layout->size, lines = lele_layout_first_box(layout);
    size_t count = 0;
    for (int a = 0; a < lines; a++)
        for (int b = a + 1; b < (a < n ? n : lines); b++) {
            lele_digits rungs = 0;
            for (int i = 0; i < n; i++)
                if (is_pair_across(layout, layout->units[a].cells[i], layout->units[b].cells[i], a))
                    rungs |= (lele_digits)(1U << i);
            if (lele_digits_count(rungs) < 3)
                continue;
            if (list != NULL)
                list[count] = (struct lele_ladder){ { (uint8_t)a, (uint8_t)b }, rungs };
            count++;
        }
    return count;
}

/* The positions of a line that a cell outside it sees, without the one straight across. */
static lele_digits seen_in_line(const lele_layout *layout, int cell, int line)
{
    const lele_unit *unit = &layout->units[line];
    const int across =
        line < layout->size ? lele_layout_column(layout, cell) : lele_layout_row(layout, cell);
    lele_digits seen = 0;
    for (int i = 0; i < layout->size; i++)
        if (i != across && lele_layout_sees(layout, cell, unit->cells[i]))
            seen |= (lele_digits)(1U << i);
    return lele_cellset_has(&unit->set, cell) ? 0 : seen;
}

static void fill_seen(struct lele_geometry *geometry, const lele_layout *layout)
{
    memset(geometry->touched, 0, sizeof geometry->touched);
    for (int cell = 0; cell < layout->cell_count; cell++)
        for (int line = 0; lele_layout_is_line(layout, line); line++) {
            geometry->seen[cell][line] = seen_in_line(layout, cell, line);
            if (geometry->seen[cell][line] != 0)
                geometry->touched[cell][line / layout->size] |=
                    (lele_digits)(1U << line % layout->size);
        }
}

static void fill_positions(struct lele_geometry *geometry, const lele_layout *layout)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
            const lele_cell *cells = layout->units[layout->cell_units[cell][i]].cells;
            uint8_t position = 0;
            while (cells[position] != cell)
                position++;
            geometry->position[cell][i] = position;
        }
}

bool lele_geometry_init(struct lele_geometry *geometry, const lele_layout *layout)
{
    geometry->layout = layout;
    fill_seen(geometry, layout);
    fill_positions(geometry, layout);
    geometry->rectangle_count = walk_rectangles(layout, NULL);
    geometry->overlap_count = walk_overlaps(layout, NULL);
    geometry->rectangles = calloc(geometry->rectangle_count + 1, sizeof *geometry->rectangles);
    geometry->overlaps = calloc(geometry->overlap_count + 1, sizeof *geometry->overlaps);
    geometry->ladder_count = walk_ladders(layout, NULL);
    geometry->ladders = calloc(geometry->ladder_count + 1, sizeof *geometry->ladders);
    if (geometry->rectangles == NULL || geometry->overlaps == NULL || geometry->ladders == NULL)
        return false;
    walk_rectangles(layout, geometry->rectangles);
    walk_overlaps(layout, geometry->overlaps);
    walk_ladders(layout, geometry->ladders);
    return true;
}

void lele_geometry_renew(struct lele_geometry *geometry, const lele_layout *layout)
{
    geometry->layout = layout;
    fill_seen(geometry, layout);
}

void lele_geometry_release(struct lele_geometry *geometry)
{
    free(geometry->rectangles);
    free(geometry->overlaps);
    free(geometry->ladders);
}
