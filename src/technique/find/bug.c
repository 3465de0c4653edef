/*
 * Bivalue universal grave: without a few extra candidates, every empty cell would have two
 * candidates and every missing digit two places in each unit.  Such a grid has no solution
 * or several, so at least one of the extras is true.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/find/guards.h"
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

typedef bool (*offer_fn)(struct lele_search *search, const struct lele_deadly *deadly);

struct grave {
    struct lele_search *search;
    struct lele_deadly deadly;
    lele_cellset many; /* the cells with more than two candidates */
    offer_fn offer;    /* NULL: `use` */
    struct lele_deadly_use use;
};

/* All cells have their two candidates. */
static bool close_grave(struct grave *grave)
{
    struct lele_deadly *deadly = &grave->deadly;
    const lele_board *board = grave->search->board;
    deadly->cells = board->places[0];
    lele_deadly_weigh(deadly, board);
    deadly->digits = deadly->extras;
    if (!is_grave(grave->search, deadly))
        return false;
    deadly->cells = grave->many; /* the step marks only the cells with extras */
    return grave->offer != NULL ? grave->offer(grave->search, deadly)
                                : lele_deadly_may_conclude(&grave->use, deadly) &&
                                      lele_deadly_use(grave->search, &grave->use, deadly);
}

/* Chooses two candidates of each of the cells; the others must be surplus. */
static bool choose_pairs(struct grave *grave, lele_cellset cells)
{
    const int cell = lele_cellset_pop(&cells);
    if (cell < 0)
        return close_grave(grave);
    const lele_digits candidates = grave->search->board->candidates[cell];
    const lele_digits extras = surplus(grave->search, lele_search_facts(grave->search), cell);
    lele_digits firsts = candidates;
    for (int a; (a = lele_digits_pop(&firsts)) != 0;) {
        lele_digits seconds = firsts;
        for (int b; (b = lele_digits_pop(&seconds)) != 0;) {
            grave->deadly.deadly[cell] = lele_digits_of(a) | lele_digits_of(b);
            if ((lele_digits_minus(candidates, grave->deadly.deadly[cell]) & ~extras) == 0 &&
                choose_pairs(grave, cells))
                return true;
        }
    }
    return false;
}

/* Whether the surplus leaves no choice: then the pairs are the rest. */
static bool is_fixed(struct grave *grave)
{
    lele_cellset cells = grave->many;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits extras = surplus(grave->search, lele_search_facts(grave->search), cell);
        if (lele_digits_count(lele_digits_minus(grave->search->board->candidates[cell], extras)) !=
            2)
            return false;
    }
    return true;
}

static bool dig_grave(struct grave *grave, bool fixed)
{
    const lele_board *board = grave->search->board;
    const struct lele_facts *facts = lele_search_facts(grave->search);
    grave->many = lele_cellset_minus(board->places[0], facts->bivalue);
    if (lele_cellset_is_empty(&grave->many) || lele_cellset_count(&grave->many) > MAX_EXTRA_CELLS)
        return false;
    lele_cellset cells = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        grave->deadly.deadly[cell] = board->candidates[cell];
    return (!fixed || is_fixed(grave)) && choose_pairs(grave, grave->many);
}

/* One cell or one digit is type 1 or 2. */
static bool offer_all(struct lele_search *search, const struct lele_deadly *deadly)
{
    const struct lele_guarded_deadly grave = lele_guards_of(deadly, search->board);
    return lele_digits_count(deadly->extras) > 1 && lele_cellset_count(&deadly->extra_cells) > 1 &&
           lele_guards_exclude(search, &grave.guarded);
}

static bool offer_xz(struct lele_search *search, const struct lele_deadly *deadly)
{
    const struct lele_guarded_deadly grave = lele_guards_of(deadly, search->board);
    return lele_guards_cell(search, &grave.guarded);
}

bool lele_find_bug(struct lele_search *search)
{
    static const struct {
        offer_fn offer;
        bool fixed; /* cells whose surplus leaves a choice are no pattern */
    } types[] = {
        [LELE_BUG_TYPE_1] = { lele_deadly_type_1, true },
        [LELE_BUG_TYPE_2] = { lele_deadly_type_2, true },
        [LELE_BUG_TYPE_3] = { lele_deadly_type_3, true },
        [LELE_BUG_TYPE_4] = { lele_deadly_type_4, true },
        [LELE_BUG_TYPE_N] = { offer_all, false },
        [LELE_BUG_TYPE_XZ] = { offer_xz, false },
    };
    struct grave grave = { .search = search, .offer = types[search->row->bug.type].offer };
    return dig_grave(&grave, types[search->row->bug.type].fixed);
}

bool lele_each_guarded_grave(struct lele_search *search, lele_guarded_fn offer, void *data)
{
    struct grave grave = { .search = search, .use = { offer, data } };
    return dig_grave(&grave, false);
}
