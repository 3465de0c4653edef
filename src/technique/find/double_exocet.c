/*
 * Double exocet: two junior exocets in one chute with the same four base digits, the same cross
 * lines and four different targets.
 *
 * If a digit were in both bases, neither exocet would have a target left for it: a target of one is
 * in the box or on the line of the other base.  So the bases hold two digits each and all four are
 * true, one in each base cell and one in each target.  Inside the chute the cross lines have each of
 * them in a target only, so outside they have it exactly twice.
 */
#include "technique/find/exocet.h"
#include "technique/find/finders.h"
#include "technique/step.h"

enum { MAX_EXOCETS = 64 };

struct list {
    struct lele_exocet exocets[MAX_EXOCETS];
    int count;
};

static bool keep(const struct lele_exocet *exocet, void *data)
{
    struct list *list = data;
    if (lele_digits_count(exocet->digits) == 4)
        list->exocets[list->count++] = *exocet;
    return list->count == MAX_EXOCETS;
}

static lele_cellset pair(const int cells[2])
{
    lele_cellset set = lele_cellset_of(cells[0]);
    lele_cellset_add(&set, cells[1]);
    return set;
}

static bool are_partners(const struct lele_exocet *a, const struct lele_exocet *b)
{
    const lele_cellset cross_a = lele_exocet_cross_cells(a), cross_b = lele_exocet_cross_cells(b);
    const lele_cellset targets_a = pair(a->targets), targets_b = pair(b->targets);
    return a->along == b->along && a->line != b->line && a->digits == b->digits &&
           lele_layout_box_unit(a->layout, a->beside) !=
               lele_layout_box_unit(b->layout, b->beside) &&
           lele_cellset_equal(&cross_a, &cross_b) && !lele_cellset_meets(&targets_a, &targets_b);
}

/* The digit is in one of the cells. */
static void clear_peers(struct lele_search *search, lele_cellset cells, int digit)
{
    cells = lele_cellset_and(cells, search->board->places[digit]);
    if (!lele_cellset_is_empty(&cells))
        lele_search_eliminate(search, lele_layout_common_peers(search->layout, cells), digit);
}

/* The lines in direction `along` in which the cross lines have the digit outside the chute; -1 when
 * there are not exactly two. */
static int find_lines(const struct lele_exocet *exocet, int digit, int ret[2])
{
    const lele_board *board = exocet->board;
    lele_cellset cells = lele_exocet_outer_cells(exocet);
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const int line = exocet->layout->cell_units[cell][exocet->along];
        if (board->grid.cell[cell] != digit && !lele_digits_has(board->candidates[cell], digit))
            continue;
        if ((count > 0 && ret[0] == line) || (count > 1 && ret[1] == line))
            continue;
        if (count == 2)
            return -1;
        ret[count++] = line;
    }
    return count == 2 ? 0 : -1;
}

/* Both lines have the digit in a cross line. */
static void clear_lines(struct lele_search *search, const struct lele_exocet *exocet, int digit)
{
    const lele_cellset cross = lele_exocet_cross_cells(exocet);
    int lines[2];
    if (find_lines(exocet, digit, lines) < 0)
        return;
    for (int i = 0; i < 2; i++)
        lele_search_eliminate(
            search, lele_cellset_minus(search->layout->units[lines[i]].set, cross), digit);
}

static void mark(lele_step *step, const struct lele_exocet *exocet)
{
    const lele_digits *candidates = exocet->board->candidates;
    for (int i = 0; i < 2; i++)
        lele_step_mark(step, exocet->base[i], LELE_ROLE_BASE, candidates[exocet->base[i]]);
    for (int i = 0; i < 2; i++)
        lele_step_mark(step, exocet->targets[i], LELE_ROLE_PINCER,
                       candidates[exocet->targets[i]] & exocet->digits);
}

static bool offer(struct lele_search *search, const struct lele_exocet *a,
                  const struct lele_exocet *b)
{
    lele_step *step = lele_search_begin(search);
    const lele_cellset bases = lele_cellset_or(pair(a->base), pair(b->base));
    lele_cellset targets = lele_cellset_or(pair(a->targets), pair(b->targets));
    lele_digits digits = a->digits;
    step->digits = digits;
    mark(step, a);
    mark(step, b);
    lele_step_unit(step, lele_exocet_cross_line(a, a->beside), LELE_UNIT_ROLE_COVER);
    for (int i = 0; i < 2; i++)
        lele_step_unit(step, lele_exocet_cross_line(a, a->targets[i]), LELE_UNIT_ROLE_COVER);
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        clear_peers(search, bases, d);
        clear_peers(search, targets, d);
        clear_lines(search, a, d);
    }
    for (int cell; (cell = lele_cellset_pop(&targets)) >= 0;)
        lele_search_eliminate_cell(search, cell, (lele_digits)~a->digits);
    return lele_search_offer(search);
}

bool lele_find_double_exocet(struct lele_search *search)
{
    struct list list = { .count = 0 };
    lele_exocet_each(search->board, keep, &list);
    for (int i = 0; i < list.count; i++)
        for (int k = i + 1; k < list.count; k++)
            if (are_partners(&list.exocets[i], &list.exocets[k]) &&
                offer(search, &list.exocets[i], &list.exocets[k]))
                return true;
    return false;
}
