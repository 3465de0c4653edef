/*
 * Bivalue universal grave: without a few extra candidates, every empty cell would have two
 * candidates and every missing digit two places in each unit.  Such a grid has no solution
 * or several, so at least one of the extras is true.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { MAX_EXTRA_CELLS = 8 };

/* The candidates of a cell that have more than two places in each of its units. */
static lele_digits surplus(const struct lele_search *search, const struct lele_facts *facts,
                           int cell)
{
    const lele_layout *layout = search->layout;
    lele_digits extras = 0, digits = search->board->candidates[cell];
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        bool everywhere = true;
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            everywhere =
                everywhere && lele_digits_count(facts->at[layout->cell_units[cell][i]][d]) > 2;
        if (everywhere)
            extras |= lele_digits_of(d);
    }
    return extras;
}

/* Whether, without the extras, every digit has two places in each unit that lacks it. */
static bool is_grave(const struct lele_search *search, const struct lele_deadly *deadly)
{
    for (int u = 0; u < search->layout->unit_count; u++) {
        unsigned once = 0, twice = 0, more = 0;
        for (int i = 0; i < search->layout->size; i++) {
            const int cell = search->layout->units[u].cells[i];
            const unsigned digits = search->board->grid.cell[cell] == 0 ? deadly->deadly[cell] : 0;
            more |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        if (twice != search->board->missing[u] || once != twice || more != 0)
            return false;
    }
    return true;
}

static bool dig_grave(struct lele_search *search, struct lele_deadly *deadly)
{
    const struct lele_facts *facts = lele_search_facts(search);
    const lele_cellset many = lele_cellset_minus(search->board->places[0], facts->bivalue);
    if (lele_cellset_is_empty(&many) || lele_cellset_count(&many) > MAX_EXTRA_CELLS)
        return false;
    lele_cellset cells = search->board->places[0];
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits candidates = search->board->candidates[cell];
        deadly->deadly[cell] = lele_cellset_has(&many, cell)
                                   ? lele_digits_minus(candidates, surplus(search, facts, cell))
                                   : candidates;
        if (lele_digits_count(deadly->deadly[cell]) != 2)
            return false;
    }
    deadly->cells = search->board->places[0];
    lele_deadly_weigh(deadly, search->board);
    deadly->digits = deadly->extras;
    if (!is_grave(search, deadly))
        return false;
    deadly->cells = many; /* the step marks only the cells with extras */
    return true;
}

bool lele_find_bug(struct lele_search *search)
{
    static bool (*const types[])(struct lele_search * search, const struct lele_deadly *deadly) = {
        [LELE_BUG_TYPE_1] = lele_deadly_type_1,
        [LELE_BUG_TYPE_2] = lele_deadly_type_2,
        [LELE_BUG_TYPE_3] = lele_deadly_type_3,
        [LELE_BUG_TYPE_4] = lele_deadly_type_4,
    };
    struct lele_deadly deadly;
    return dig_grave(search, &deadly) && types[search->row->bug.type](search, &deadly);
}
