/* The conclusions from guards, see guards.h. */
#include "technique/find/guards.h"

#include "technique/step.h"

void lele_guards_add(struct lele_guards *guards, int cell, lele_digits digits)
{
    guards->digits |= digits;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_cellset_add(&guards->at[d], cell);
}

int lele_guards_count(const struct lele_guards *guards)
{
    int count = 0;
    lele_digits digits = guards->digits;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        count += lele_cellset_count(&guards->at[d]);
    return count;
}

void lele_guards_inside(struct lele_guards *guards, const struct lele_deadly *deadly,
                        const lele_board *board)
{
    lele_cellset cells = deadly->extra_cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_guards_add(guards, cell,
                        lele_digits_minus(board->candidates[cell], deadly->deadly[cell]));
}

static void mark_deadly(struct lele_search *search, const struct lele_guarded *guarded)
{
    const struct lele_guarded_deadly *own = (const struct lele_guarded_deadly *)guarded;
    search->step->digits = own->deadly->digits;
    lele_deadly_mark(search, own->deadly);
}

struct lele_guarded_deadly lele_guards_of(const struct lele_deadly *deadly, const lele_board *board)
{
    struct lele_guarded_deadly own = {
        .guarded = { .cells = deadly->cells, .rating = deadly->rating, .mark = mark_deadly },
        .deadly = deadly
    };
    lele_guards_inside(&own.guarded.guards, deadly, board);
    return own;
}

bool lele_deadly_may_conclude(const struct lele_deadly_use *use, const struct lele_deadly *deadly)
{
    if (use->offer != NULL)
        return lele_digits_count(deadly->extras) <= 2;
    return lele_cellset_count(&deadly->extra_cells) <= 2 || lele_digits_single(deadly->extras);
}

bool lele_deadly_use(struct lele_search *search, const struct lele_deadly_use *use,
                     const struct lele_deadly *deadly)
{
    if (use->offer != NULL) {
        const struct lele_guarded_deadly own = lele_guards_of(deadly, search->board);
        return use->offer(use->data, search, &own.guarded);
    }
    return lele_deadly_type_1(search, deadly) || lele_deadly_type_2(search, deadly) ||
           lele_deadly_type_3(search, deadly) || lele_deadly_type_4(search, deadly);
}

void lele_guards_mark(struct lele_search *search, const struct lele_guards *guards)
{
    for (int cell = 0; cell < search->layout->cell_count; cell++) {
        lele_digits here = 0, digits = guards->digits;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            here |= lele_cellset_has(&guards->at[d], cell) ? lele_digits_of(d) : 0;
        if (here != 0)
            lele_step_mark(search->step, cell, LELE_ROLE_EXTRA, here);
    }
}

/* The cells that see all of these. */
static lele_cellset seen_by_all(const lele_layout *layout, lele_cellset cells)
{
    lele_cellset seen = layout->all;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        seen = lele_cellset_and(seen, layout->peers[cell]);
    return seen;
}

static lele_step *begin(struct lele_search *search, const struct lele_guarded *guarded)
{
    lele_step *step = lele_search_begin(search);
    step->rating = (uint16_t)(step->rating + guarded->rating);
    return step;
}

static bool finish(struct lele_search *search, const struct lele_guarded *guarded)
{
    if (search->step->elimination_count == 0)
        return false;
    guarded->mark(search, guarded);
    return lele_search_offer(search);
}

/* Whether all guards exclude the digit from the cell: those of other digits are in it. */
static bool is_excluded(const struct lele_search *search, const struct lele_guards *guards,
                        int cell, int digit)
{
    lele_digits digits = guards->digits;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_cellset own = lele_cellset_of(cell);
        const lele_cellset *at = &guards->at[d];
        if (!lele_cellset_within(at, d == digit ? &search->layout->peers[cell] : &own))
            return false;
    }
    return true;
}

bool lele_guards_exclude(struct lele_search *search, const struct lele_guarded *guarded)
{
    lele_cellset cells = search->board->places[0];
    begin(search, guarded);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits digits = search->board->candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (is_excluded(search, &guarded->guards, cell, d))
                lele_search_eliminate_cell(search, cell, lele_digits_of(d));
    }
    return finish(search, guarded);
}

/* The cells outside the pattern with only two candidates, one of them `digit`, that see all guards
 * of the digit. */
static lele_cellset helpers(struct lele_search *search, const struct lele_guarded *guarded,
                            int digit)
{
    const lele_cellset seen = seen_by_all(search->layout, guarded->guards.at[digit]);
    const lele_cellset open = lele_cellset_and(seen, search->board->places[digit]);
    return lele_cellset_minus(lele_cellset_and(open, lele_search_facts(search)->bivalue),
                              guarded->cells);
}

static bool try_cell(struct lele_search *search, const struct lele_guarded *guarded, int x, int y)
{
    lele_cellset cells = lele_cellset_and(helpers(search, guarded, x), search->board->places[y]);
    const lele_cellset seen = seen_by_all(search->layout, guarded->guards.at[y]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_step *step = begin(search, guarded);
        lele_search_eliminate(search, lele_cellset_and(seen, search->layout->peers[cell]), y);
        lele_step_mark(step, cell, LELE_ROLE_PINCER, search->board->candidates[cell]);
        if (finish(search, guarded))
            return true;
    }
    return false;
}

static bool has_two_digits(const struct lele_guarded *guarded, int ret[2])
{
    lele_digits digits = guarded->guards.digits;
    ret[0] = lele_digits_pop(&digits);
    ret[1] = lele_digits_pop(&digits);
    return ret[1] != 0 && digits == 0;
}

bool lele_guards_cell(struct lele_search *search, const struct lele_guarded *guarded)
{
    int digit[2];
    return has_two_digits(guarded, digit) && (try_cell(search, guarded, digit[0], digit[1]) ||
                                              try_cell(search, guarded, digit[1], digit[0]));
}

bool lele_guards_wing(struct lele_search *search, const struct lele_guarded *guarded)
{
    int digit[2];
    if (!has_two_digits(guarded, digit))
        return false;
    const lele_digits *candidates = search->board->candidates;
    const lele_digits both = guarded->guards.digits;
    lele_cellset first = helpers(search, guarded, digit[0]);
    for (int a; (a = lele_cellset_pop(&first)) >= 0;) {
        lele_cellset second = helpers(search, guarded, digit[1]);
        for (int b; (b = lele_cellset_pop(&second)) >= 0;) {
            const lele_digits shared = lele_digits_minus(candidates[a] & candidates[b], both);
            if (shared == 0)
                continue;
            lele_step *step = begin(search, guarded);
            lele_search_eliminate(search, lele_common_peers(search->layout, a, b),
                                  lele_digits_first(shared));
            lele_step_mark(step, a, LELE_ROLE_PINCER, candidates[a]);
            lele_step_mark(step, b, LELE_ROLE_PINCER, candidates[b]);
            if (finish(search, guarded))
                return true;
        }
    }
    return false;
}
