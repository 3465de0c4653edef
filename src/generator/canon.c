/* Canonical forms, see lele/canon.h.  Complete grids have a faster algorithm than puzzles. */
#include "generator/canon_pattern.h"

#include <stdlib.h>

const uint8_t lele_canon_orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                          { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

struct lele_canon {
    uint8_t mirrored[81]; /* the image of each cell when rows become columns */
    lele_canon_space space;
};

lele_canon *lele_canon_new(const lele_layout *layout, lele_problem *problem)
{
    if (!lele_layout_is_classic(layout)) {
        if (problem != NULL)
            lele_problem_quote(problem, "canon", 5);
        lele_problem_set(problem, LELE_E_CLASSIC_ONLY);
        return NULL;
    }
    lele_canon *canon = malloc(sizeof *canon);
    if (canon == NULL) {
        lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    for (int cell = 0; cell < 81; cell++)
        canon->mirrored[cell] = (uint8_t)lele_symmetry_map(layout, LELE_SYMMETRY_DIAGONAL, cell);
    lele_canon_space_init(&canon->space);
    return canon;
}

void lele_canon_free(lele_canon *canon)
{
    free(canon);
}

uint64_t lele_canon_form(lele_canon *canon, const lele_grid *grid, lele_grid *ret)
{
    lele_canon_views views;
    bool complete = true;
    for (int cell = 0; cell < 81; cell++) {
        views.cell[0][cell] = grid->cell[cell];
        views.cell[1][canon->mirrored[cell]] = grid->cell[cell];
        complete &= grid->cell[cell] != 0;
    }
    lele_grid form;
    lele_grid_clear(&form);
    const uint64_t count = complete ? lele_canon_complete(&views, form.cell)
                                    : lele_canon_partial(&canon->space, &views, form.cell);
    *ret = form;
    return count;
}
