/* The four conclusions from a deadly pattern, see deadly.h. */
#include "technique/find/deadly.h"

#include "technique/step.h"

/* Type 3: the most cells that are added to complete a subset, except in mode ALL. */
enum { MAX_PARTNERS = 4 };

void lele_deadly_weigh(struct lele_deadly *deadly, const lele_board *board)
{
    deadly->extra_cells = LELE_CELLSET_EMPTY;
    deadly->extras = 0;
    lele_cellset cells = deadly->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits extra = lele_digits_minus(board->candidates[cell], deadly->deadly[cell]);
        if (extra == 0)
            continue;
        lele_cellset_add(&deadly->extra_cells, cell);
        deadly->extras |= extra;
    }
}

void lele_deadly_mark(struct lele_search *search, const struct lele_deadly *deadly)
{
    lele_cellset cells = deadly->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const int value = search->board->grid.cell[cell];
        const lele_digits candidates = search->board->candidates[cell];
        lele_step_mark(search->step, cell, LELE_ROLE_CORNER,
                       value != 0 ? lele_digits_of(value) : candidates & deadly->deadly[cell]);
        const lele_digits extra = lele_digits_minus(candidates, deadly->deadly[cell]);
        if (extra != 0)
            lele_step_mark(search->step, cell, LELE_ROLE_EXTRA, extra);
    }
    cells = deadly->shown;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_mark(search->step, cell, LELE_ROLE_REASON,
                       lele_digits_of(search->board->grid.cell[cell]));
}

static lele_step *begin(struct lele_search *search, const struct lele_deadly *deadly)
{
    lele_step *step = lele_search_begin(search);
    step->digits = deadly->digits;
    step->rating = (uint16_t)(step->rating + deadly->rating);
    return step;
}

/* Marks the pattern only after a conclusion was found: most patterns have none. */
static bool finish(struct lele_search *search, const struct lele_deadly *deadly)
{
    if (search->step->elimination_count == 0)
        return false;
    lele_deadly_mark(search, deadly);
    return lele_search_offer(search);
}

bool lele_deadly_type_1(struct lele_search *search, const struct lele_deadly *deadly)
{
    if (lele_cellset_count(&deadly->extra_cells) != 1)
        return false;
    const int cell = lele_cellset_first(&deadly->extra_cells);
    begin(search, deadly);
    lele_search_eliminate_cell(search, cell, deadly->deadly[cell]);
    return finish(search, deadly);
}

bool lele_deadly_type_2(struct lele_search *search, const struct lele_deadly *deadly)
{
    if (!lele_digits_single(deadly->extras) || lele_cellset_count(&deadly->extra_cells) < 2)
        return false;
    begin(search, deadly);
    lele_search_eliminate(search, lele_layout_common_peers(search->layout, deadly->extra_cells),
                          lele_digits_first(deadly->extras));
    return finish(search, deadly);
}

/* The search for the cells that complete a naked subset. */
struct partners {
    struct lele_search *search;
    const struct lele_deadly *deadly;
    int unit, size; /* size: cells to choose */
    int count;
    lele_cell pool[LELE_MAX_SIZE];
    lele_cell chosen[LELE_MAX_SIZE];
};

static bool clear_and_offer(struct partners *partners, lele_digits digits, lele_cellset target)
{
    struct lele_search *search = partners->search;
    lele_cellset subset = partners->deadly->extra_cells;
    for (int i = 0; i < partners->size; i++)
        lele_cellset_add(&subset, partners->chosen[i]);
    lele_step *step = begin(search, partners->deadly);
    step->rating = (uint16_t)(step->rating + partners->size - 1);
    lele_digits left = digits;
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        lele_search_eliminate(search, lele_cellset_minus(target, subset), d);
    if (step->elimination_count == 0)
        return false;
    for (int i = 0; i < partners->size; i++)
        lele_step_mark(step, partners->chosen[i], LELE_ROLE_BASE,
                       search->board->candidates[partners->chosen[i]]);
    for (int u = 0; u < search->layout->unit_count; u++)
        if (u == partners->unit || (lele_cellset_within(&subset, &search->layout->units[u].set) &&
                                    lele_cellset_within(&search->layout->units[u].set, &target)))
            lele_step_unit(step, u, LELE_UNIT_ROLE_SEEN);
    return finish(search, partners->deadly);
}

static bool offer_subset(struct partners *partners, lele_digits digits)
{
    const lele_layout *layout = partners->search->layout;
    lele_cellset subset = partners->deadly->extra_cells, joined = LELE_CELLSET_EMPTY;
    for (int i = 0; i < partners->size; i++)
        lele_cellset_add(&subset, partners->chosen[i]);
    int units = 0;
    for (int u = 0; u < layout->unit_count; u++)
        if (lele_cellset_within(&subset, &layout->units[u].set)) {
            joined = lele_cellset_or(joined, layout->units[u].set);
            units++;
        }
    return (units > 1 && clear_and_offer(partners, digits, joined)) ||
           clear_and_offer(partners, digits, layout->units[partners->unit].set);
}

static bool choose_partners(struct partners *partners, int depth, int first, lele_digits joined)
{
    if (depth == partners->size)
        return lele_digits_count(joined) == partners->size + 1 && offer_subset(partners, joined);
    for (int i = first; i < partners->count; i++) {
        const lele_digits merged = joined | partners->search->board->candidates[partners->pool[i]];
        if (lele_digits_count(merged) > partners->size + 1)
            continue;
        partners->chosen[depth] = partners->pool[i];
        if (choose_partners(partners, depth + 1, i + 1, merged))
            return true;
    }
    return false;
}

/* The cells of the unit that can complete the subset: empty, and not in the pattern. */
static void fill_pool(struct partners *partners)
{
    const lele_board *board = partners->search->board;
    lele_cellset cells = lele_cellset_minus(
        lele_cellset_and(partners->search->layout->units[partners->unit].set, board->places[0]),
        partners->deadly->cells);
    partners->count = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        partners->pool[partners->count++] = (lele_cell)cell;
}

bool lele_deadly_type_3(struct lele_search *search, const struct lele_deadly *deadly)
{
    if (lele_cellset_count(&deadly->extra_cells) < 2 || lele_digits_count(deadly->extras) < 2)
        return false;
    const int most = search->mode == LELE_SEARCH_ALL ? search->layout->size : MAX_PARTNERS;
    struct partners partners = { .search = search, .deadly = deadly };
    for (partners.unit = 0; partners.unit < search->layout->unit_count; partners.unit++) {
        if (!lele_cellset_within(&deadly->extra_cells, &search->layout->units[partners.unit].set))
            continue;
        fill_pool(&partners);
        for (partners.size = lele_digits_count(deadly->extras) - 1;
             partners.size < partners.count && partners.size <= most; partners.size++)
            if (choose_partners(&partners, 0, 0, deadly->extras))
                return true;
    }
    return false;
}

static bool offer_type_4(struct lele_search *search, const struct lele_deadly *deadly, int unit,
                         int digit)
{
    lele_step *step = begin(search, deadly);
    lele_cellset cells = deadly->extra_cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_search_eliminate_cell(search, cell,
                                   lele_digits_minus(deadly->deadly[cell], lele_digits_of(digit)));
    if (step->elimination_count == 0)
        return false;
    lele_step_mark_set(step, deadly->extra_cells, LELE_ROLE_BASE, lele_digits_of(digit));
    lele_step_unit(step, unit, LELE_UNIT_ROLE_SEEN);
    return finish(search, deadly);
}

bool lele_deadly_type_4(struct lele_search *search, const struct lele_deadly *deadly)
{
    lele_cellset cells = deadly->extra_cells;
    if (lele_cellset_count(&cells) != 2)
        return false;
    const int a = lele_cellset_pop(&cells), b = lele_cellset_first(&cells);
    const lele_digits shared = deadly->deadly[a] & deadly->deadly[b];
    for (int u = 0; u < search->layout->unit_count; u++) {
        if (!lele_cellset_within(&deadly->extra_cells, &search->layout->units[u].set))
            continue;
        lele_digits digits = shared;
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const lele_cellset places =
                lele_cellset_and(search->layout->units[u].set, search->board->places[d]);
            if (lele_cellset_equal(&places, &deadly->extra_cells) &&
                offer_type_4(search, deadly, u, d))
                return true;
        }
    }
    return false;
}
