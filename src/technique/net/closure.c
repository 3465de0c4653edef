/* Contradictions and verities from closures, see closure.h. */
#include "technique/net/closure.h"

#include <string.h>

#include "technique/net/net_trim.h"
#include "technique/step.h"
#include "technique/template_search.h"

enum {
    /* The number of verities that are compared when one step is wanted. */
    FIRST_TRIALS = 300,
    /* The same, in all modes, for impliers with a base: for them a comparison takes longer. */
    DEAR_TRIALS = 30,
    /* The most common consequences of one set of premises. */
    COMMON_MAX = 1024,
    /* If one step is wanted, a contradiction of a candidate that is on, up to this cost, is enough:
     * the other kinds are not searched for. */
    SHORT = 32,
    /* The greatest cost of a verity with inner assumptions: a step has no room for more. */
    LONG = LELE_STEP_NODES / 2,
};

struct forcing {
    struct lele_search *search;
    const struct lele_implier *implier;
    struct lele_closures *closures;
    int kinds;
    bool drawn_only; /* no further rows are computed */
    int trials;
    int least;          /* the least cost of a conclusion so far */
    lele_digits digits; /* of the assumptions to examine */
};

static void weigh(struct forcing *forcing, lele_literal literal, struct lele_forcing_best found)
{
    struct lele_closures *closures = forcing->closures;
    struct lele_forcing_best *best = &closures->best[literal];
    if (best->cost == 0)
        closures->concluded[closures->concluded_count++] = literal;
    if (best->cost == 0 || found.cost < best->cost)
        *best = found;
    if (found.cost < forcing->least)
        forcing->least = found.cost;
}

static void forget_conclusions(struct lele_closures *closures)
{
    for (int i = 0; i < closures->concluded_count; i++)
        closures->best[closures->concluded[i]].cost = 0;
    closures->concluded_count = 0;
}

static uint16_t *cost_at(const struct forcing *forcing, int row, lele_literal literal)
{
    const struct lele_closures *closures = forcing->closures;
    const int number = lele_closure_number(closures, forcing->search->board, literal);
    return closures->costs + (size_t)row * (size_t)closures->cost_count +
           (size_t)(number * 2 + lele_literal_on(literal));
}

/* Stores the costs of all consequences of the last run.  Most are needed later, and to run the
 * premise again for each would take much longer. */
static void keep_costs(struct forcing *forcing, int index, struct lele_closure row)
{
    struct lele_search *search = forcing->search;
    for (int cell = 0; cell < forcing->closures->cell_count; cell++)
        for (int on = 0; on < 2; on++) {
            lele_digits digits = on != 0 ? row.on[cell] : row.off[cell];
            for (int d; (d = lele_digits_pop(&digits)) != 0;) {
                const lele_literal literal = lele_literal_of(cell, d, on);
                *cost_at(forcing, index, literal) =
                    (uint16_t)forcing->implier->cost(search, 1, &literal);
            }
        }
}

/* Computes all consequences; in mode ALL also stores those of the implier `halfway`. */
static bool run(struct forcing *forcing, lele_literal literal, int index, struct lele_closure *row)
{
    struct lele_search *search = forcing->search;
    const struct lele_closures *closures = forcing->closures;
    const struct lele_implier *implier = forcing->implier;
    if (implier->halfway == NULL || !closures->drawn_all)
        return implier->run(search, literal, row);
    const size_t cells = (size_t)closures->cell_count;
    lele_digits *half = closures->half_rows + (size_t)index * 2 * cells;
    memset(half, 0, 2 * cells * sizeof *half);
    const bool consistent =
        implier->halfway->run(search, literal, &(struct lele_closure){ half, half + cells });
    closures->half_refuted[index] = !consistent;
    if (consistent)
        return implier->go_on(search, literal, row);
    memcpy(row->on, half, 2 * cells * sizeof *half);
    return false;
}

/* Computes the row of a literal, and the cost of its contradiction. */
static void draw(struct forcing *forcing, lele_literal literal, int index)
{
    struct lele_search *search = forcing->search;
    struct lele_closure row = lele_closure_at(forcing->closures, search->board, literal);
    const size_t bytes = (size_t)forcing->closures->cell_count * sizeof *row.on;
    const bool costs = forcing->closures->cost_count > 0; /* these need a run */
    forcing->closures->has_row[index] = true;
    forcing->closures->refuted[index] = 0;
    if (!costs && forcing->implier->recall != NULL &&
        forcing->implier->recall(search, literal, &row))
        return;
    memset(row.on, 0, 2 * bytes);
    const bool consistent = run(forcing, literal, index, &row);
    if (costs)
        keep_costs(forcing, index, row);
    if (!consistent) {
        lele_literal targets[2 * LELE_MAX_SIZE];
        const int count = forcing->implier->conflict(search, targets);
        forcing->closures->refuted[index] =
            (uint16_t)forcing->implier->cost(search, count, targets);
        if (forcing->closures->half_refuted[index] != 0)
            forcing->closures->half_refuted[index] = forcing->closures->refuted[index];
    }
    forcing->implier->end(search);
}

/* The row of a literal, computed if needed; `*cost` (if not NULL) becomes the cost of its
 * contradiction, 0 when there is none. */
static struct lele_closure row_of(struct forcing *forcing, lele_literal literal, int *cost)
{
    const lele_board *board = forcing->search->board;
    const int number = lele_closure_number(forcing->closures, board, literal);
    const int index = number * 2 + lele_literal_on(literal);
    if (!forcing->closures->has_row[index])
        draw(forcing, literal, index);
    if (cost != NULL)
        *cost = forcing->closures->refuted[index];
    return lele_closure_at(forcing->closures, board, literal);
}

static bool is_out_of_reach(const struct forcing *forcing, lele_literal literal)
{
    const struct lele_closures *closures = forcing->closures;
    const int number = lele_closure_number(closures, forcing->search->board, literal);
    return forcing->drawn_only && !closures->has_row[number * 2 + lele_literal_on(literal)];
}

/* If the literal contradicts itself, its opposite is a conclusion. */
static void weigh_contradiction(struct forcing *forcing, lele_literal literal)
{
    int cost;
    if (is_out_of_reach(forcing, literal))
        return;
    row_of(forcing, literal, &cost);
    if (cost != 0)
        weigh(forcing, literal ^ 1,
              (struct lele_forcing_best){ (uint16_t)cost, LELE_FORCING_CONTRADICTION, literal });
}

static void contradict(struct forcing *forcing, int on)
{
    const lele_board *board = forcing->search->board;
    lele_cellset empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        lele_digits digits = board->candidates[cell] & forcing->digits;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            weigh_contradiction(forcing, lele_literal_of(cell, d, on));
    }
}

/* If one step is wanted, a short contradiction is good enough. */
static bool is_enough(const struct forcing *forcing)
{
    if (forcing->search->mode == LELE_SEARCH_ALL)
        return false;
    const struct lele_closures *closures = forcing->closures;
    for (int i = 0; i < closures->concluded_count; i++)
        if (closures->best[closures->concluded[i]].cost <= SHORT)
            return true;
    return false;
}

/* The premises of a verity, one of which must hold; for a contradiction its assumption. */
static int premises_of(const lele_board *board, struct lele_forcing_best found,
                       lele_literal ret[LELE_MAX_SIZE])
{
    int count = 0;
    if (found.kind == LELE_FORCING_CELL) {
        lele_digits digits = board->candidates[found.origin];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            ret[count++] = lele_literal_of(found.origin, d, 1);
    } else if (found.kind == LELE_FORCING_UNIT) {
        const int digit = found.origin & 31;
        lele_cellset cells =
            lele_cellset_and(board->places[digit], board->layout->units[found.origin >> 5].set);
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            ret[count++] = lele_literal_of(cell, digit, 1);
    } else {
        ret[count++] = found.origin | 1;
        if (found.kind == LELE_FORCING_BINARY)
            ret[count++] = found.origin & (lele_literal)~1U;
        else
            ret[0] = found.origin;
    }
    return count;
}

/* The premises of a verity and their rows. */
struct premises {
    int count;
    lele_literal literal[LELE_MAX_SIZE];
    struct lele_closure row[LELE_MAX_SIZE];
    int refuted[LELE_MAX_SIZE]; /* not 0: left out, with this cost of the contradiction */
};

/* Gets the premises and their rows; false: they have no common consequence. */
static bool take_premises(struct forcing *forcing, struct lele_forcing_best found,
                          struct premises *ret)
{
    const struct lele_implier *implier = forcing->implier;
    int left_out = 0;
    ret->count = premises_of(forcing->search->board, found, ret->literal);
    if (ret->count < 2 || (implier->may_agree != NULL && found.kind != LELE_FORCING_BINARY &&
                           !implier->may_agree(forcing->search, ret->count, ret->literal)))
        return false;
    for (int i = 0; i < ret->count; i++) {
        if (is_out_of_reach(forcing, ret->literal[i]))
            return false;
        ret->row[i] = row_of(forcing, ret->literal[i], &ret->refuted[i]);
        if (!implier->drops)
            ret->refuted[i] = 0;
        left_out += ret->refuted[i] != 0;
    }
    return ret->count - left_out > 1; /* else the contradictions alone are enough */
}

/* Lists the common consequences of the premises by cell; returns their number. */
static int common_of(const struct forcing *forcing, const struct premises *premises,
                     lele_literal ret[COMMON_MAX])
{
    const int cells = forcing->closures->cell_count;
    lele_digits both[2 * LELE_MAX_CELLS]; /* like a row: masks of on, then of off */
    memset(both, 0xFF, sizeof both);
    for (int i = 0; i < premises->count; i++)
        for (int k = 0; premises->refuted[i] == 0 && k < 2 * cells; k++)
            both[k] &= premises->row[i].on[k];
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
        lele_digits on = both[cell];
        lele_digits off = both[cells + cell];
        for (int d; (d = lele_digits_pop(&on)) != 0 && count < COMMON_MAX;)
            ret[count++] = lele_literal_of(cell, d, 1);
        for (int d; (d = lele_digits_pop(&off)) != 0 && count < COMMON_MAX;)
            ret[count++] = lele_literal_of(cell, d, 0);
    }
    return count;
}

/* Adds the costs of the common literals from one premise.  Unless the costs were stored, it is run
 * once more for all of them. */
static void add_costs(struct forcing *forcing, const struct premises *premises, int i, int count,
                      const lele_literal *common, int *costs)
{
    struct lele_search *search = forcing->search;
    const lele_literal premise = premises->literal[i];
    const bool kept = forcing->closures->cost_count > 0;
    if (premises->refuted[i] != 0) {
        for (int k = 0; k < count; k++)
            costs[k] += premises->refuted[i];
        return;
    }
    if (kept) {
        const int row = lele_closure_number(forcing->closures, search->board, premise) * 2 +
                        lele_literal_on(premise);
        for (int k = 0; k < count; k++)
            costs[k] += *cost_at(forcing, row, common[k]);
        return;
    }
    struct lele_closure row = premises->row[i];
    forcing->implier->run(search, premise, &row);
    for (int k = 0; k < count; k++)
        costs[k] += forcing->implier->cost(search, 1, &common[k]);
    forcing->implier->end(search);
}

/* Whether one of the costs may still be the least.  If one step is wanted, only that one counts. */
static bool may_be_least(const struct forcing *forcing, int count, const int *costs)
{
    bool may = forcing->search->mode == LELE_SEARCH_ALL;
    for (int k = 0; k < count; k++)
        may |= costs[k] <= forcing->least;
    return may;
}

/* Compares the common consequences of the premises with the best arguments so far. */
static void weigh_common(struct forcing *forcing, struct lele_forcing_best found)
{
    struct lele_search *search = forcing->search;
    struct premises premises;
    lele_literal common[COMMON_MAX];
    const bool all = search->mode == LELE_SEARCH_ALL && forcing->implier->base == NULL;
    if ((!all && forcing->trials <= 0) || !take_premises(forcing, found, &premises))
        return;
    const int common_count = common_of(forcing, &premises, common);
    if (common_count == 0)
        return;
    forcing->trials -= common_count;
    int costs[COMMON_MAX];
    memset(costs, 0, (size_t)common_count * sizeof *costs);
    for (int i = 0; i < premises.count; i++) {
        add_costs(forcing, &premises, i, common_count, common, costs);
        if (!may_be_least(forcing, common_count, costs))
            return;
    }
    for (int k = 0; k < common_count; k++) {
        found.cost = (uint16_t)costs[k];
        if (forcing->implier->base == NULL || costs[k] <= LONG)
            weigh(forcing, common[k], found);
    }
}

static void compare(struct forcing *forcing)
{
    const lele_board *board = forcing->search->board;
    lele_cellset empty = board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;) {
        if ((forcing->kinds & LELE_FORCING_CELL) != 0)
            weigh_common(forcing,
                         (struct lele_forcing_best){ 0, LELE_FORCING_CELL, (uint16_t)cell });
        lele_digits digits = board->candidates[cell];
        if ((forcing->kinds & LELE_FORCING_BINARY) != 0)
            for (int d; (d = lele_digits_pop(&digits)) != 0;)
                weigh_common(forcing, (struct lele_forcing_best){ 0, LELE_FORCING_BINARY,
                                                                  lele_literal_of(cell, d, 1) });
    }
    if ((forcing->kinds & LELE_FORCING_UNIT) == 0)
        return;
    for (int u = 0; u < board->layout->unit_count; u++) {
        lele_digits digits = board->missing[u];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            weigh_common(forcing, (struct lele_forcing_best){ 0, LELE_FORCING_UNIT,
                                                              (uint16_t)(u << 5 | d) });
    }
}

/* Marks the cell or unit of the premises, for the text. */
static void mark_premises(struct lele_search *search, struct lele_forcing_best found)
{
    lele_step *step = search->step;
    if (found.kind == LELE_FORCING_CELL)
        lele_step_mark(step, found.origin, LELE_ROLE_PIVOT,
                       search->board->candidates[found.origin]);
    if (found.kind == LELE_FORCING_UNIT) {
        const lele_unit *unit = &search->layout->units[found.origin >> 5];
        const int digit = found.origin & 31;
        step->digits = lele_digits_of(digit);
        lele_step_unit(step, found.origin >> 5, LELE_UNIT_ROLE_BASE);
        lele_step_mark_set(step, lele_cellset_and(unit->set, search->board->places[digit]),
                           LELE_ROLE_PIVOT, step->digits);
    }
}

/* Adds the branch of one premise, to the conclusion or to its contradiction; returns the base
 * rating that it needs. */
static int follow(struct forcing *forcing, struct lele_forcing_best found, lele_literal literal,
                  lele_literal premise, int branch)
{
    struct lele_search *search = forcing->search;
    const struct lele_implier *implier = forcing->implier;
    lele_literal targets[2 * LELE_MAX_SIZE] = { literal };
    int count = 1;
    struct lele_closure row = lele_closure_at(forcing->closures, search->board, premise);
    const lele_literal *target = found.kind == LELE_FORCING_CONTRADICTION ? NULL : &literal;
    const bool consistent = implier->again != NULL ? implier->again(search, premise, &row, target)
                                                   : implier->run(search, premise, &row);
    const bool dies = !consistent && (found.kind == LELE_FORCING_CONTRADICTION || implier->drops);
    if (dies)
        count = implier->conflict(search, targets);
    int base = 0;
    if (implier->base != NULL) {
        implier->cost(search, count, targets);
        base = implier->base(search);
    }
    if (search->mode != LELE_SEARCH_BRIEF)
        implier->add_branch(search, count, targets, branch);
    if (search->mode != LELE_SEARCH_BRIEF && dies)
        implier->add_conflict(search);
    implier->end(search);
    return base;
}

static bool offer(struct forcing *forcing, lele_literal literal)
{
    struct lele_search *search = forcing->search;
    const struct lele_forcing_best found = forcing->closures->best[literal];
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digit);
    if (lele_literal_on(literal) != 0)
        lele_search_place(search, cell, digit);
    else
        lele_search_eliminate_cell(search, cell, lele_digits_of(digit));
    int base = forcing->implier->base != NULL ? 0 : step->rating;
    if (search->mode != LELE_SEARCH_BRIEF)
        mark_premises(search, found);
    if (search->mode != LELE_SEARCH_BRIEF || forcing->implier->base != NULL) {
        lele_literal premises[LELE_MAX_SIZE];
        const int count = premises_of(search->board, found, premises);
        for (int i = 0; i < count; i++) {
            const int takes = follow(forcing, found, literal, premises[i], i);
            base = takes > base ? takes : base;
        }
    }
    if (search->mode != LELE_SEARCH_BRIEF && found.kind == LELE_FORCING_CONTRADICTION)
        lele_step_trim_refutation(step, search->board);
    step->rating = (uint16_t)(base + lele_chain_addition(found.cost));
    return lele_search_offer(search);
}

/* Offers the conclusions by cost, then by literal. */
static bool offer_all(struct forcing *forcing)
{
    const struct lele_closures *closures = forcing->closures;
    uint32_t last = 0;
    for (int n = 0; n < closures->concluded_count; n++) {
        uint32_t next = UINT32_MAX;
        for (int i = 0; i < closures->concluded_count; i++) {
            const lele_literal literal = closures->concluded[i];
            const uint32_t key = (uint32_t)closures->best[literal].cost << 16 | literal;
            if (key > last && key < next)
                next = key;
        }
        last = next;
        if (offer(forcing, (lele_literal)(next & 0xFFFF)))
            return true;
    }
    return false;
}

static struct forcing begin(struct lele_search *search, const struct lele_implier *implier,
                            int kinds)
{
    const lele_digits all = lele_digits_all(LELE_MAX_SIZE);
    return (struct forcing){
        .search = search,
        .implier = implier,
        .closures = lele_closures_scratch(search),
        .kinds = kinds,
        .trials = implier->base != NULL ? DEAR_TRIALS : FIRST_TRIALS,
        .least = UINT16_MAX,
        .digits = implier->by_digit
                      ? lele_search_flawed_digits(search, lele_search_news(search)->digits)
                      : all,
    };
}

bool lele_forcing_search(struct lele_search *search, const struct lele_implier *implier, int kinds)
{
    struct forcing forcing = begin(search, implier, kinds);
    forget_conclusions(forcing.closures);
    implier->prepare(search);
    lele_closures_take(forcing.closures, search, implier);
    if ((kinds & LELE_FORCING_CONTRADICTION) != 0) {
        contradict(&forcing, 1);
        if (implier->by_digit || is_enough(&forcing))
            return offer_all(&forcing);
        contradict(&forcing, 0);
    }
    if ((kinds & LELE_FORCING_VERITY) != 0)
        compare(&forcing);
    return offer_all(&forcing);
}

bool lele_forcing_draw(struct lele_search *search, const struct lele_implier *implier,
                       lele_literal literal)
{
    struct forcing forcing = begin(search, implier, 0);
    int cost;
    row_of(&forcing, literal, &cost);
    return cost != 0;
}

bool lele_forcing_conclude(struct lele_search *search, const struct lele_implier *implier,
                           int kinds)
{
    struct forcing forcing = begin(search, implier, kinds);
    forcing.drawn_only = true;
    forget_conclusions(forcing.closures);
    contradict(&forcing, 1);
    if (forcing.closures->concluded_count == 0 || search->mode == LELE_SEARCH_ALL)
        compare(&forcing);
    return offer_all(&forcing);
}
