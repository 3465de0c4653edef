/*
 * Reduced steps, see lele_step_reduce: a step that names more than it needs gets its needed premises
 * as claims, loses the marks and units that belong to none of them, and gets a proof of its own.
 */
#include "technique/derive.h"
#include "technique/premise_list.h"
#include "technique/rows.h"
#include "technique/step.h"

enum {
    CASES_MOST = 20000, /* of the check, for one attempt at a whole step */
    CASES_FIRST = 5000, /* before a proof is looked for */
    ATTEMPTS = 8,
    MANY = 32 /* premises, with which an attempt takes long */
};

static void set_claims(lele_step *step, const lele_premises *premises)
{
    step->claim_count = premises->count;
    for (int i = 0; i < premises->count; i++) {
        const lele_premise *premise = &premises->items[i];
        step->claims[i] = (lele_claim){ .kind = premise->kind,
                                        .unit = premise->unit,
                                        .cell = (lele_cell)lele_cellset_first(&premise->cells),
                                        .digits = premise->digits };
    }
}

/* Whether a premise is about one of these digits in the cell. */
static bool concerns(const lele_premise *premise, int cell, lele_digits digits)
{
    return lele_cellset_has(&premise->cells, cell) &&
           (premise->kind == LELE_PREMISE_DEADLY || digits == 0 || (premise->digits & digits) != 0);
}

static bool is_concerned(const lele_premises *premises, int cell, lele_digits digits)
{
    for (int i = 0; i < premises->count; i++)
        if (concerns(&premises->items[i], cell, digits))
            return true;
    return false;
}

static bool is_marked(const lele_step *step, int cell)
{
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].cell == cell)
            return true;
    return false;
}

/* Whether the mark colours a candidate that the step removes. */
static bool is_lost_colour(const lele_step *step, const lele_mark *mark)
{
    for (int i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell == mark->cell &&
            (step->eliminations[i].digits & mark->digits) != 0)
            return mark->role >= LELE_ROLE_COLOR_A && mark->role <= LELE_ROLE_COLOR_D;
    return false;
}

/* The places of a digit in the whole grid are too many to mark; a pattern has marks of its own. */
static bool is_shown(const lele_premise *premise)
{
    return premise->kind != LELE_PREMISE_DEADLY && premise->kind != LELE_PREMISE_MAP;
}

static void set_marks(lele_step *step, const lele_premises *premises)
{
    int kept = 0;
    for (int i = 0; i < step->mark_count; i++)
        if (is_concerned(premises, step->marks[i].cell, step->marks[i].digits) ||
            is_lost_colour(step, &step->marks[i]))
            step->marks[kept++] = step->marks[i];
    step->mark_count = (uint16_t)kept;
    for (int i = 0; i < premises->count; i++) {
        lele_cellset cells =
            is_shown(&premises->items[i]) ? premises->items[i].cells : LELE_CELLSET_EMPTY;
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            if (!is_marked(step, cell))
                lele_step_mark(step, cell, LELE_ROLE_CELL, premises->items[i].digits);
    }
}

static bool has_places(const lele_premises *premises, int unit)
{
    for (int i = 0; i < premises->count; i++)
        if (premises->items[i].kind == LELE_PREMISE_PLACES && premises->items[i].unit == unit)
            return true;
    return false;
}

static bool is_named(const lele_step *step, int unit)
{
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].unit == unit)
            return true;
    return false;
}

static void set_units(lele_step *step, const lele_premises *premises)
{
    int kept = 0;
    for (int i = 0; i < step->unit_count; i++)
        if (has_places(premises, step->units[i].unit))
            step->units[kept++] = step->units[i];
    step->unit_count = (uint16_t)kept;
    for (int i = 0; i < premises->count; i++)
        if (premises->items[i].kind == LELE_PREMISE_PLACES &&
            !is_named(step, premises->items[i].unit))
            lele_step_unit(step, premises->items[i].unit, LELE_UNIT_ROLE_SEEN);
}

/* Places of a digit in the whole grid are a premise that needs no further argument. */
static bool is_map(const lele_premises *premises)
{
    for (int i = 0; i < premises->count; i++)
        if (premises->items[i].kind != LELE_PREMISE_MAP)
            return false;
    return true;
}

/* Whether the argument counts digits in several units, where a proof by cases can have hundreds of
 * lines. */
static bool counts(const lele_step *step)
{
    return step->technique == LELE_TECHNIQUE_INDEX_law_of_leftovers ||
           step->technique == LELE_TECHNIQUE_INDEX_junior_exocet ||
           step->technique == LELE_TECHNIQUE_INDEX_junior_exocet_mirror ||
           step->technique == LELE_TECHNIQUE_INDEX_double_exocet;
}

/* Whether the step does not follow; false also if that takes long to see.  Without it, no proof would
 * be found only after all ways to divide it were tried. */
static bool lacks_premises(const lele_step *step, const lele_layout *layout,
                           const lele_premises *premises)
{
    int cases = CASES_FIRST;
    return !lele_premises_follow_within(layout, premises, step, &cases) && cases > 0;
}

static bool is_readable(lele_step *step, const lele_layout *layout, const lele_premises *premises)
{
    if (is_map(premises))
        return true;
    step->move_count = 0;
    if (lacks_premises(step, layout, premises))
        return false;
    return lele_step_derive(step, layout, premises) ||
           (counts(step) && lele_premises_follow(layout, premises, step));
}

/* Leaves out each premise without which the step has a proof that can be read. */
static void leave_out_unread(lele_step *step, const lele_layout *layout, lele_premises *premises)
{
    for (int i = premises->count - 1; i >= 0; i--) {
        const lele_premise tried = premises->items[i];
        lele_premise_take(premises, i);
        if (!is_readable(step, layout, premises))
            lele_premise_put(premises, i, tried);
    }
}

/* The same until no more can be left out: a proof from fewer premises may divide into other cases,
 * so that it is longer.  Returns whether there is a proof from what is left. */
static bool minimise_readable(lele_step *step, const lele_layout *layout, lele_premises *premises)
{
    for (int before = premises->count + 1; premises->count < before;) {
        before = premises->count;
        leave_out_unread(step, layout, premises);
    }
    return is_readable(step, layout, premises);
}

/* The order in which premises are tried: from the last to the first, from the first to the last,
 * then mixed. */
static void arrange(lele_premises *premises, int attempt)
{
    uint32_t state = (uint32_t)attempt;
    for (int i = premises->count - 1; i > 0; i--) {
        state = state * 1664525 + 1013904223;
        int other = (int)((state >> 16) % (uint32_t)(i + 1));
        if (attempt == 1)
            other = premises->count - 1 - i < i ? premises->count - 1 - i : i;
        const lele_premise saved = premises->items[i];
        premises->items[i] = premises->items[other];
        premises->items[other] = saved;
    }
}

/* Leaves out what the step does not need.  What is left depends on the order of the attempt.
 * Returns whether all of it is needed and a proof from it can be read. */
static bool minimise_exactly(lele_step *step, const lele_layout *layout, const lele_premises *all,
                             int attempt, lele_premises *ret)
{
    int cases = CASES_MOST;
    lele_premises left = *all;
    if (attempt > 0)
        arrange(&left, attempt);
    lele_premises_minimise(layout, step, &left, &cases);
    *ret = *all;
    ret->count = 0;
    for (int i = 0; i < all->count; i++)
        if (lele_premises_have(&left, &all->items[i]))
            ret->items[ret->count++] = all->items[i];
    return cases > 0 && (ret->count == all->count || is_readable(step, layout, ret));
}

/* Leaves out what the step does not need, or, if nobody can follow the proof from what is left, only
 * what a proof that can be read does not need.  Returns whether the step then names less. */
static bool minimise(lele_step *step, const lele_layout *layout, lele_premises *premises)
{
    const lele_premises all = *premises;
    lele_premises best = all;
    const int attempts = all.count > MANY ? ATTEMPTS / 2 : ATTEMPTS;
    for (int attempt = 0; attempt < attempts; attempt++) {
        if (minimise_exactly(step, layout, &all, attempt, premises))
            return premises->count < all.count;
        if (premises->count < best.count && is_readable(step, layout, premises))
            best = *premises; /* the cases were used up */
    }
    *premises = best;
    return minimise_readable(step, layout, premises) && premises->count < all.count;
}

static bool reduce(lele_step *step, const lele_board *board, lele_premises *premises)
{
    if (!lele_step_named(step, board, premises) || !minimise(step, board->layout, premises) ||
        premises->count > LELE_STEP_CLAIMS)
        return false;
    set_claims(step, premises);
    if (counts(step) && step->move_count == 0)
        return true;
    set_marks(step, premises);
    set_units(step, premises);
    step->node_count = step->link_count = 0;
    return true;
}

bool lele_step_reduce(lele_step *step, const lele_board *board)
{
    lele_premises premises;
    return step->claim_count == 0 && !lele_step_is_exact(step) && reduce(step, board, &premises);
}
