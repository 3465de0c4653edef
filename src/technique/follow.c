/*
 * Whether a step follows from its premises, see lele/premise.h.
 *
 * The opposite of a conclusion is assumed.  A clause with one choice left makes a digit certain,
 * and a certain digit leaves its cell no other digit and its peers no such digit.  If that leads to
 * no contradiction, the clause with the fewest choices is split into cases.  The conclusion follows
 * if all cases end in a contradiction.
 */
#include "lele/clue.h"
#include "technique/clauses.h"
#include "technique/premise_list.h"

#include <limits.h>
#include <string.h>

enum { CASES_MOST = 200000 }; /* for one conclusion */

struct proof {
    const lele_layout *layout;
    const lele_premises *premises;
    const lele_step *step;
    struct lele_clauses clauses;
    int cases; /* how many more may be opened for this conclusion */
    int *all;  /* the same for all conclusions */
};

static void rule_out(const struct proof *proof, struct lele_possible *state, int cell,
                     lele_digits digits)
{
    digits &= state->left[cell];
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_possible_remove(state, &proof->clauses, cell, d);
}

/* The digit is in the cell.  False: it cannot be. */
static bool settle(const struct proof *proof, struct lele_possible *state, int cell, int digit)
{
    if (!lele_digits_has(state->left[cell], digit))
        return false;
    rule_out(proof, state, cell, lele_digits_minus(state->left[cell], lele_digits_of(digit)));
    lele_cellset_add(&state->certain, cell);
    lele_cellset seen = lele_cellset_and(state->places[digit], proof->layout->peers[cell]);
    for (int peer; (peer = lele_cellset_pop(&seen)) >= 0;) {
        if (lele_cellset_has(&state->certain, peer))
            return false;
        lele_possible_remove(state, &proof->clauses, peer, digit);
    }
    return true;
}

/* The choices that a clause has left: digits of the cell, or cells of the digit. */
static void choices_of(const struct lele_possible *state, const lele_premise *premise,
                       lele_digits *digits, lele_cellset *cells)
{
    if (premise->kind == LELE_PREMISE_PLACES) {
        *digits = premise->digits;
        *cells = lele_cellset_and(premise->cells, state->places[lele_digits_first(*digits)]);
    } else {
        *cells = premise->cells;
        *digits = state->left[lele_cellset_first(cells)];
    }
}

/* The digits by which a cell of the pattern can still differ from it. */
static lele_digits escapes_of(const struct proof *proof, const struct lele_possible *state,
                              int cell)
{
    const lele_premises *premises = proof->premises;
    return premises->is_closed ? state->left[cell] & premises->guards[cell]
                               : lele_digits_minus(state->left[cell], premises->deadly[cell]);
}

/* Some cell of the pattern holds a digit that is not its own: if only one cell still can, it does.
 * False: none can. */
static bool use_pattern(const struct proof *proof, struct lele_possible *state, bool *changed)
{
    const lele_digits *deadly = proof->premises->deadly;
    int escape = -1, count = 0;
    for (int cell = 0; cell < proof->layout->cell_count; cell++)
        if (deadly[cell] != 0 && escapes_of(proof, state, cell) != 0) {
            escape = cell;
            count++;
        }
    if (count == 1 && escapes_of(proof, state, escape) != state->left[escape]) {
        rule_out(proof, state, escape,
                 lele_digits_minus(state->left[escape], escapes_of(proof, state, escape)));
        *changed = true;
    }
    return count > 0;
}

/* Removes what no filling of the clue has. */
static bool use_clue(const struct proof *proof, struct lele_possible *state,
                     const lele_premise *premise, bool *changed)
{
    lele_digits left[LELE_MAX_CELLS];
    lele_cellset narrowed = LELE_CELLSET_EMPTY;
    memcpy(left, state->left, sizeof left);
    if (!lele_clue_premise_narrow(proof->layout, proof->step, premise, left, &narrowed))
        return false;
    *changed |= !lele_cellset_is_empty(&narrowed);
    for (int cell; (cell = lele_cellset_pop(&narrowed)) >= 0;) {
        rule_out(proof, state, cell, lele_digits_minus(state->left[cell], left[cell]));
        if (lele_digits_single(state->left[cell]) && !lele_cellset_has(&state->certain, cell) &&
            !settle(proof, state, cell, lele_digits_first(state->left[cell])))
            return false;
    }
    return true;
}

/* False: the premise, which is due, contradicts the state. */
static bool use(const struct proof *proof, struct lele_possible *state, int clause, bool *changed)
{
    const lele_premise *premise = &proof->premises->items[clause];
    lele_digits digits;
    lele_cellset cells;
    if (premise->kind == LELE_PREMISE_DEADLY)
        return use_pattern(proof, state, changed);
    if (lele_premise_is_clue(premise))
        return use_clue(proof, state, premise, changed);
    if (state->choices[clause] == 0)
        return false;
    choices_of(state, premise, &digits, &cells);
    const int cell = lele_cellset_first(&cells);
    if (lele_cellset_has(&state->certain, cell))
        return true;
    *changed = true;
    return settle(proof, state, cell, lele_digits_first(digits));
}

/* False: a contradiction. */
static bool go_on(const struct proof *proof, struct lele_possible *state)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = -1; (i = lele_possible_take_due(state, &proof->clauses, i + 1)) >= 0;)
            if (!use(proof, state, i, &changed))
                return false;
    }
    return true;
}

/* The open clause with the fewest choices; NULL when there is none. */
static const lele_premise *choose(const struct proof *proof, const struct lele_possible *state)
{
    const lele_premise *best = NULL;
    int fewest = LELE_MAX_CELLS;
    for (int i = 0; i < proof->premises->count; i++) {
        if (state->choices[i] < 2 || state->choices[i] >= fewest)
            continue;
        fewest = state->choices[i];
        best = &proof->premises->items[i];
    }
    return best;
}

/* Whether the state contradicts the premises. */
static bool refutes(struct proof *proof, struct lele_possible *state)
{
    if (!go_on(proof, state))
        return true;
    const lele_premise *clause = choose(proof, state);
    if (clause == NULL)
        return false;
    lele_digits digits;
    lele_cellset cells;
    choices_of(state, clause, &digits, &cells);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits rest = digits;
        for (int d; (d = lele_digits_pop(&rest)) != 0;) {
            struct lele_possible one = *state;
            if (proof->cases-- <= 0 || (*proof->all)-- <= 0)
                return false;
            if (settle(proof, &one, cell, d) && !refutes(proof, &one))
                return false;
        }
    }
    return true;
}

static bool use_fact(const struct proof *proof, struct lele_possible *state,
                     const lele_premise *premise)
{
    const int cell = lele_cellset_first(&premise->cells);
    if (premise->kind == LELE_PREMISE_VALUE)
        return settle(proof, state, cell, lele_digits_first(premise->digits));
    if (premise->kind == LELE_PREMISE_GONE)
        rule_out(proof, state, cell, premise->digits);
    else if (premise->kind == LELE_PREMISE_CELL || premise->kind == LELE_PREMISE_SYMMETRY)
        rule_out(proof, state, cell, lele_digits_minus(state->left[cell], premise->digits));
    return true;
}

/* The state before any assumption.  False: the premises contradict each other. */
static bool start(const struct proof *proof, struct lele_possible *ret)
{
    lele_possible_begin(ret, &proof->clauses);
    for (int i = 0; i < proof->premises->count; i++)
        if (!use_fact(proof, ret, &proof->premises->items[i]))
            return false;
    return true;
}

static bool follows_place(struct proof *proof, const struct lele_possible *before,
                          const lele_mark *mark)
{
    struct lele_possible opposite = *before;
    proof->cases = CASES_MOST;
    rule_out(proof, &opposite, mark->cell, mark->digits);
    return refutes(proof, &opposite);
}

static bool follows_removal(struct proof *proof, const struct lele_possible *before,
                            const lele_mark *mark)
{
    lele_digits digits = mark->digits;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        struct lele_possible opposite = *before;
        proof->cases = CASES_MOST;
        if (settle(proof, &opposite, mark->cell, d) && !refutes(proof, &opposite))
            return false;
    }
    return true;
}

static bool follows(const lele_layout *layout, const lele_premises *premises, const lele_step *step,
                    int *cases)
{
    struct proof proof;
    proof.layout = layout;
    proof.premises = premises;
    proof.step = step;
    proof.all = cases;
    struct lele_possible before;
    if (!lele_clauses_list(&proof.clauses, layout, premises, step) || !start(&proof, &before))
        return false;
    for (int i = 0; i < step->placement_count; i++)
        if (!follows_place(&proof, &before, &step->placements[i]))
            return false;
    for (int i = 0; i < step->elimination_count; i++)
        if (!follows_removal(&proof, &before, &step->eliminations[i]))
            return false;
    return step->placement_count + step->elimination_count > 0;
}

/* Whether a premise is about the places of a digit in the whole grid. */
static bool has_map(const lele_premises *premises)
{
    for (int i = 0; i < premises->count; i++)
        if (premises->items[i].kind == LELE_PREMISE_MAP)
            return true;
    return false;
}

/* The places in the whole grid are the places in every unit. */
static void spread(const lele_layout *layout, const lele_premise *map, lele_premises *ret)
{
    for (int u = 0; u < layout->unit_count && ret->count < LELE_STEP_PREMISES; u++)
        ret->items[ret->count++] =
            (lele_premise){ .kind = LELE_PREMISE_PLACES,
                            .unit = (uint8_t)u,
                            .digits = map->digits,
                            .cells = lele_cellset_and(map->cells, layout->units[u].set) };
}

bool lele_premises_follow_within(const lele_layout *layout, const lele_premises *premises,
                                 const lele_step *step, int *cases)
{
    if (!has_map(premises))
        return follows(layout, premises, step, cases);
    lele_premises wide = *premises;
    wide.count = 0;
    for (int i = 0; i < premises->count; i++)
        if (premises->items[i].kind == LELE_PREMISE_MAP)
            spread(layout, &premises->items[i], &wide);
        else if (wide.count < LELE_STEP_PREMISES)
            wide.items[wide.count++] = premises->items[i];
    return follows(layout, &wide, step, cases);
}

bool lele_premises_follow(const lele_layout *layout, const lele_premises *premises,
                          const lele_step *step)
{
    int cases = INT_MAX;
    return lele_premises_follow_within(layout, premises, step, &cases);
}
