/*
 * Subsets: k cells of a unit that together hold only k digits (naked), or k digits that
 * together have only k places in it (hidden).
 *
 * Both are one search over masks: choose k masks whose union has k bits.  A naked subset whose
 * cells share two units eliminates in both; in a box and a line it is called locked.
 */
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

struct choice {
    struct lele_search *search;
    int unit;
    int count;                     /* masks to choose from */
    uint16_t masks[LELE_MAX_SIZE]; /* naked: digits of a cell; hidden: places of a digit */
    uint8_t owner[LELE_MAX_SIZE];  /* the cell, or the digit */
    uint8_t chosen[LELE_MAX_SIZE]; /* indices into masks and owner */
    bool (*offer)(struct choice *choice, uint16_t joined);
};

static bool extend(struct choice *choice, int depth, int first, uint16_t joined)
{
    const int k = choice->search->row->subset.cells;
    if (depth == k)
        return choice->offer(choice, joined);
    for (int i = first; i <= choice->count - (k - depth); i++) {
        const uint16_t merged = joined | choice->masks[i];
        if (lele_digits_count(merged) > k)
            continue;
        choice->chosen[depth] = (uint8_t)i;
        if (extend(choice, depth + 1, i + 1, merged))
            return true;
    }
    return false;
}

static void add_mask(struct choice *choice, int owner, uint16_t mask)
{
    const int bits = lele_digits_count(mask);
    if (bits < 2 || bits > choice->search->row->subset.cells)
        return;
    choice->owner[choice->count] = (uint8_t)owner;
    choice->masks[choice->count++] = mask;
}

static lele_cellset chosen_cells(const struct choice *choice)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < choice->search->row->subset.cells; i++)
        lele_cellset_add(&cells, choice->owner[choice->chosen[i]]);
    return cells;
}

static void clear_units(struct lele_search *search, lele_cellset units_cells, lele_digits digits)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_search_eliminate(search, units_cells, d);
}

/* Offers the naked subset with its eliminations in `target`. */
static bool offer_naked_in(struct choice *choice, lele_digits digits, lele_cellset target)
{
    struct lele_search *search = choice->search;
    const lele_cellset cells = chosen_cells(choice);
    lele_step *step = lele_search_begin(search);
    step->digits = digits;
    clear_units(search, lele_cellset_minus(target, cells), digits);
    if (step->elimination_count == 0)
        return false;
    for (int i = 0; i < search->row->subset.cells; i++) {
        const int k = choice->chosen[i];
        lele_step_mark(step, choice->owner[k], LELE_ROLE_BASE, choice->masks[k]);
    }
    for (int u = 0; u < search->layout->unit_count; u++)
        if (lele_cellset_within(&cells, &search->layout->units[u].set) &&
            lele_cellset_meets(&target, &search->layout->units[u].set) &&
            (u == choice->unit || lele_cellset_within(&search->layout->units[u].set, &target)))
            lele_step_unit(step, u, LELE_UNIT_ROLE_SEEN);
    return lele_search_offer(search);
}

/* The union of all units that contain the whole subset; `*count` is their number. */
static lele_cellset shared_units(const struct choice *choice, int *count)
{
    const lele_layout *layout = choice->search->layout;
    const lele_cellset cells = chosen_cells(choice);
    lele_cellset joined = LELE_CELLSET_EMPTY;
    *count = 0;
    const int first = lele_cellset_first(&cells);
    for (int i = 0; i < layout->cell_unit_count[first]; i++) {
        const lele_cellset *set = &layout->units[layout->cell_units[first][i]].set;
        if (!lele_cellset_within(&cells, set))
            continue;
        joined = lele_cellset_or(joined, *set);
        (*count)++;
    }
    return joined;
}

static bool offer_naked(struct choice *choice, uint16_t digits)
{
    int units;
    const lele_cellset joined = shared_units(choice, &units);
    return (units > 1 && offer_naked_in(choice, digits, joined)) ||
           offer_naked_in(choice, digits, choice->search->layout->units[choice->unit].set);
}

static bool offer_locked(struct choice *choice, uint16_t digits)
{
    int units;
    const lele_cellset joined = shared_units(choice, &units);
    return units > 1 && offer_naked_in(choice, digits, joined);
}

static bool find_naked(struct lele_search *search, int from, int to,
                       bool (*offer)(struct choice *choice, uint16_t digits))
{
    struct choice choice = { .search = search, .offer = offer };
    const struct lele_news *news = lele_search_news(search);
    for (choice.unit = from; choice.unit < to; choice.unit++) {
        const lele_unit *unit = &search->layout->units[choice.unit];
        if (!lele_news_has_unit(news, choice.unit) ||
            lele_digits_count(search->board->missing[choice.unit]) <= search->row->subset.cells)
            continue;
        choice.count = 0;
        for (int i = 0; i < search->layout->size; i++)
            add_mask(&choice, unit->cells[i], search->board->candidates[unit->cells[i]]);
        if (extend(&choice, 0, 0, 0))
            return true;
    }
    return false;
}

bool lele_find_naked_subset(struct lele_search *search)
{
    return find_naked(search, 0, search->layout->unit_count, offer_naked);
}

/* Two lines share at most one cell, so one unit of a locked subset is not a line. */
bool lele_find_locked_subset(struct lele_search *search)
{
    return find_naked(search, lele_layout_first_box(search->layout), search->layout->unit_count,
                      offer_locked);
}

static bool offer_hidden(struct choice *choice, uint16_t places)
{
    struct lele_search *search = choice->search;
    const lele_unit *unit = &search->layout->units[choice->unit];
    lele_step *step = lele_search_begin(search);
    for (int i = 0; i < search->row->subset.cells; i++)
        step->digits |= lele_digits_of(choice->owner[choice->chosen[i]]);
    lele_digits left = places;
    for (int p; (p = lele_digits_pop(&left)) != 0;) {
        const int cell = unit->cells[p - 1];
        lele_search_eliminate_cell(search, cell, (lele_digits)~step->digits);
        lele_step_mark(step, cell, LELE_ROLE_BASE, search->board->candidates[cell] & step->digits);
    }
    lele_step_unit(step, choice->unit, LELE_UNIT_ROLE_SEEN);
    return lele_search_offer(search);
}

/* The direct form: outside the cells of the subset, another digit of the unit has one place. */
static bool offer_direct(struct choice *choice, uint16_t places)
{
    struct lele_search *search = choice->search;
    const struct lele_facts *facts = lele_search_facts(search);
    const lele_unit *unit = &search->layout->units[choice->unit];
    lele_digits own = 0;
    for (int i = 0; i < search->row->subset.cells; i++)
        own |= lele_digits_of(choice->owner[choice->chosen[i]]);
    lele_digits others = lele_digits_minus(search->board->missing[choice->unit], own);
    for (int d; (d = lele_digits_pop(&others)) != 0;) {
        const lele_digits left = lele_digits_minus(facts->at[choice->unit][d], places);
        if (!lele_digits_single(left) || left == facts->at[choice->unit][d])
            continue;
        lele_step *step = lele_search_begin(search);
        step->digits = own;
        lele_step_unit(step, choice->unit, LELE_UNIT_ROLE_SEEN);
        lele_digits taken = places;
        for (int p; (p = lele_digits_pop(&taken)) != 0;)
            lele_step_mark(step, unit->cells[p - 1], LELE_ROLE_BASE,
                           search->board->candidates[unit->cells[p - 1]] & own);
        lele_search_place(search, unit->cells[lele_digits_first(left) - 1], d);
        if (lele_search_offer(search))
            return true;
    }
    return false;
}

static bool find_hidden(struct lele_search *search,
                        bool (*offer)(struct choice *choice, uint16_t places))
{
    const struct lele_facts *facts = lele_search_facts(search);
    struct choice choice = { .search = search, .offer = offer };
    const struct lele_news *news = lele_search_news(search);
    for (choice.unit = 0; choice.unit < search->layout->unit_count; choice.unit++) {
        lele_digits digits = search->board->missing[choice.unit];
        if (!lele_news_has_unit(news, choice.unit) ||
            lele_digits_count(digits) <= search->row->subset.cells)
            continue;
        choice.count = 0;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_mask(&choice, d, facts->at[choice.unit][d]);
        if (extend(&choice, 0, 0, 0))
            return true;
    }
    return false;
}

bool lele_find_hidden_subset(struct lele_search *search)
{
    return find_hidden(search, offer_hidden);
}

bool lele_find_direct_hidden_subset(struct lele_search *search)
{
    return find_hidden(search, offer_direct);
}
