/*
 * Templates: every way to place one digit in the whole grid.  A cell in all of them holds the
 * digit, a candidate in none of them goes.  The row's `kind` says which: 1 set, 2 delete.
 */
#include "technique/families.h"
#include "technique/step.h"

enum { SET = 1, DELETE = 2, MOST_NODES = 1 << 20 };

struct templates {
    struct lele_search *search;
    int digit;
    long nodes;
    lele_cellset all, any; /* cells in all templates, in any */
    bool found;
};

/* Extra units may end up without the digit; rows, columns and boxes cannot. */
static bool is_complete(const struct templates *templates, const lele_cellset *chosen)
{
    const lele_board *board = templates->search->board;
    for (int u = 0; u < board->layout->unit_count; u++)
        if (lele_digits_has(board->missing[u], templates->digit) &&
            !lele_cellset_meets(&board->layout->units[u].set, chosen))
            return false;
    return true;
}

/* Fills the rows from `row` on; `open` are the places that no chosen one sees. */
static void fill(struct templates *templates, int row, lele_cellset open, lele_cellset chosen)
{
    const lele_board *board = templates->search->board;
    const lele_layout *layout = board->layout;
    while (row < layout->size && !lele_digits_has(board->missing[row], templates->digit))
        row++;
    if (--templates->nodes < 0)
        return;
    if (row == layout->size) {
        if (!is_complete(templates, &chosen))
            return;
        templates->all = templates->found ? lele_cellset_and(templates->all, chosen) : chosen;
        templates->any = lele_cellset_or(templates->any, chosen);
        templates->found = true;
        return;
    }
    lele_cellset here = lele_cellset_and(open, layout->units[row].set);
    for (int cell; (cell = lele_cellset_pop(&here)) >= 0;) {
        lele_cellset more = chosen;
        lele_cellset_add(&more, cell);
        fill(templates, row + 1, lele_cellset_minus(open, layout->peers[cell]), more);
    }
}

static bool offer_set(struct lele_search *search, int digit, lele_cellset cells)
{
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_step_mark(step, cell, LELE_ROLE_BASE, step->digits);
        lele_search_place(search, cell, digit);
    }
    return lele_search_offer(search);
}

/* All cells of the digit together, then each by itself. */
static bool offer_sets(struct lele_search *search, int digit, lele_cellset cells)
{
    if (lele_cellset_is_empty(&cells))
        return false;
    if (offer_set(search, digit, cells))
        return true;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (offer_set(search, digit, lele_cellset_of(cell)))
            return true;
    return false;
}

static bool offer_delete(struct lele_search *search, int digit, lele_cellset any)
{
    const lele_cellset gone = lele_cellset_minus(search->board->places[digit], any);
    if (lele_cellset_is_empty(&gone))
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    lele_search_eliminate(search, gone, digit);
    lele_step_mark_set(step, any, LELE_ROLE_BASE, step->digits);
    return lele_search_offer(search);
}

bool lele_find_template(struct lele_search *search)
{
    for (int d = 1; d <= search->layout->size; d++) {
        struct templates templates = { .search = search, .digit = d, .nodes = MOST_NODES };
        fill(&templates, 0, search->board->places[d], LELE_CELLSET_EMPTY);
        if (!templates.found || templates.nodes < 0)
            continue;
        if (search->row->kind == SET ? offer_sets(search, d, templates.all)
                                     : offer_delete(search, d, templates.any))
            return true;
    }
    return false;
}
