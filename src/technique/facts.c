/* Updates the facts for the cells that changed, see facts.h. */
#include "technique/facts.h"

#include <stdlib.h>

bool lele_facts_init(struct lele_facts *facts, const struct lele_geometry *geometry)
{
    facts->beside = calloc(geometry->overlap_count + 1, sizeof *facts->beside);
    return facts->beside != NULL;
}

void lele_facts_release(struct lele_facts *facts)
{
    free(facts->beside);
}

static void add_strong(struct lele_facts *facts, const lele_unit *unit, int index, int digit)
{
    lele_digits places = facts->at[index][digit];
    const lele_cell a = unit->cells[lele_digits_pop(&places) - 1];
    const lele_cell b = unit->cells[lele_digits_first(places) - 1];
    struct lele_strong *list = facts->strong[digit];
    for (int i = 0; i < facts->strong_count[digit]; i++)
        if (list[i].a == a && list[i].b == b)
            return;
    list[facts->strong_count[digit]++] = (struct lele_strong){ a, b, (uint8_t)index };
}

static void list_strong(struct lele_facts *facts, const lele_board *board, int digit)
{
    facts->strong_count[digit] = 0;
    for (int u = 0; u < board->layout->unit_count; u++) {
        const unsigned rest = facts->at[u][digit] & (facts->at[u][digit] - 1U);
        if (rest != 0 && (rest & (rest - 1)) == 0 && lele_digits_has(board->missing[u], digit))
            add_strong(facts, &board->layout->units[u], u, digit);
    }
}

/* The candidates of one unit outside the overlap. */
static lele_digits digits_beside(const lele_board *board, const struct lele_overlap *overlap,
                                 int which)
{
    lele_digits digits = 0;
    for (int i = 0; i < overlap->beside_count; i++)
        digits |= board->candidates[overlap->beside[which][i]];
    return digits;
}

/* Updates the facts of a cell; returns the digits that changed. */
static lele_digits take_cell(struct lele_facts *facts, const struct lele_geometry *geometry,
                             const lele_board *board, int cell)
{
    const lele_layout *layout = board->layout;
    const lele_digits digits = board->candidates[cell], changed = facts->known[cell] ^ digits;
    facts->known[cell] = digits;
    lele_cellset_remove(&facts->bivalue, cell);
    if (lele_digits_single(digits & (lele_digits)(digits - 1)))
        lele_cellset_add(&facts->bivalue, cell);
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        lele_digits *at = facts->at[layout->cell_units[cell][i]];
        const lele_digits bit = (lele_digits)(1U << geometry->position[cell][i]);
        lele_digits rest = changed;
        for (int d; (d = lele_digits_pop(&rest)) != 0;)
            at[d] ^= bit;
    }
    return changed;
}

void lele_facts_fill(struct lele_facts *facts, const struct lele_geometry *geometry,
                     const lele_board *board)
{
    const lele_layout *layout = board->layout;
    uint64_t units = 0; /* with a cell that changed */
    lele_digits changed = 0;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (board->candidates[cell] == facts->known[cell])
            continue;
        changed |= take_cell(facts, geometry, board, cell);
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            units |= UINT64_C(1) << layout->cell_units[cell][i];
    }
    for (size_t i = 0; units != 0 && i < geometry->overlap_count; i++) {
        const struct lele_overlap *overlap = &geometry->overlaps[i];
        if ((units >> overlap->a & 1) != 0)
            facts->beside[i][0] = digits_beside(board, overlap, 0);
        if ((units >> overlap->b & 1) != 0)
            facts->beside[i][1] = digits_beside(board, overlap, 1);
    }
    for (int d; (d = lele_digits_pop(&changed)) != 0;)
        list_strong(facts, board, d);
}
