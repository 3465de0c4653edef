/*
 * Reverse bivalue universal grave: two digits whose placed cells, with one or two open cells, make
 * every unit hold two of them or none.  If the open cells were these digits as well, each unit would
 * have both digits there or both elsewhere, and elsewhere they could change places.  So one of the
 * open cells holds another digit.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/find/guards.h"
#include "technique/step.h"

struct grave {
    struct lele_search *search;
    struct lele_deadly_use use;
    lele_digits pair;
    lele_cellset placed;
    int odd;                           /* units with one placed cell */
    uint8_t placed_in[LELE_MAX_UNITS]; /* by unit */
};

static bool weigh_placed(struct grave *grave)
{
    const lele_layout *layout = grave->search->layout;
    grave->placed = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int value = grave->search->board->grid.cell[cell];
        if (value != 0 && lele_digits_has(grave->pair, value))
            lele_cellset_add(&grave->placed, cell);
    }
    grave->odd = 0;
    for (int u = 0; u < layout->unit_count; u++) {
        const lele_cellset here = lele_cellset_and(layout->units[u].set, grave->placed);
        grave->placed_in[u] = (uint8_t)lele_cellset_count(&here);
        grave->odd += grave->placed_in[u] == 1;
    }
    return !lele_cellset_is_empty(&grave->placed);
}

/* Whether the cells complete the pattern, and places of the digits are left outside it. */
static bool is_grave(const struct grave *grave, lele_cellset cells)
{
    const lele_layout *layout = grave->search->layout;
    bool rest = false;
    for (int u = 0; u < layout->unit_count; u++) {
        const lele_cellset here = lele_cellset_and(layout->units[u].set, cells);
        const int count = grave->placed_in[u] + lele_cellset_count(&here);
        if (count != 0 && count != 2)
            return false;
        rest = rest || count == 0;
    }
    return rest;
}

/* The pattern is deadly; the placed cells are shown, too. */
static bool offer_cells(struct grave *grave, lele_cellset cells)
{
    struct lele_search *search = grave->search;
    struct lele_deadly deadly = { .cells = cells, .digits = grave->pair, .shown = grave->placed };
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        deadly.deadly[cell] = grave->pair;
    lele_deadly_weigh(&deadly, search->board);
    return lele_deadly_may_conclude(&grave->use, &deadly) &&
           lele_deadly_use(search, &grave->use, &deadly);
}

/* Open cells that can be one of the digits and are in no unit with both. */
static lele_cellset candidates(const struct grave *grave)
{
    const struct lele_search *search = grave->search;
    lele_digits pair = grave->pair;
    const int low = lele_digits_pop(&pair), high = lele_digits_pop(&pair);
    lele_cellset cells = lele_cellset_or(search->board->places[low], search->board->places[high]);
    for (int u = 0; u < search->layout->unit_count; u++)
        if (grave->placed_in[u] == 2)
            cells = lele_cellset_minus(cells, search->layout->units[u].set);
    return cells;
}

static bool try_pair(struct grave *grave)
{
    if (!weigh_placed(grave) || grave->odd > 2 * LELE_MAX_CELL_UNITS)
        return false;
    lele_cellset firsts = candidates(grave);
    for (int a; (a = lele_cellset_pop(&firsts)) >= 0;) {
        lele_cellset cells = lele_cellset_of(a);
        if (is_grave(grave, cells) && offer_cells(grave, cells))
            return true;
        lele_cellset seconds = firsts;
        for (int b; (b = lele_cellset_pop(&seconds)) >= 0;) {
            cells = lele_cellset_of(a);
            lele_cellset_add(&cells, b);
            if (is_grave(grave, cells) && offer_cells(grave, cells))
                return true;
        }
    }
    return false;
}

static bool try_pairs(struct lele_search *search, struct lele_deadly_use use)
{
    for (int low = 1; low <= search->layout->size; low++)
        for (int high = low + 1; high <= search->layout->size; high++) {
            struct grave grave = { .search = search,
                                   .use = use,
                                   .pair = lele_digits_of(low) | lele_digits_of(high) };
            if (try_pair(&grave))
                return true;
        }
    return false;
}

bool lele_find_reverse_bug(struct lele_search *search)
{
    return try_pairs(search, (struct lele_deadly_use){ NULL, NULL });
}

bool lele_each_guarded_reverse_grave(struct lele_search *search, lele_guarded_fn offer, void *data)
{
    return try_pairs(search, (struct lele_deadly_use){ offer, data });
}
