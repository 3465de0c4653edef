/*
 * The search for puzzles with clues: propagation, then a guess in the cell where choices are few
 * and guesses have failed often.
 *
 * Failures say where a puzzle is hard only after some of them.  So the search begins again from time to
 * time, as long as it has found no solution: it then makes its first guesses where failures were.
 *
 * The sums that follow from cages and units together cost more than an easy puzzle needs, so they are
 * derived only when the first propagation leaves cells open.
 */
#include <string.h>

#include "solver/propagate.h"
#include "solver/rules_search.h"
#include "solver/solver.h"

enum { PLACES_PART = 3, PLACES_WHOLE = 4, FIRST_PATIENCE = 1000 };

struct lele_rules_search {
    lele_rulenet net;
    int depth, floor;                /* positions below the floor of the stack are kept */
    const lele_digits *shown;        /* digits that are tried after all others; NULL: none */
    uint32_t failed[LELE_MAX_CELLS]; /* how often a guess in the cell has failed lately */
    uint32_t failures;
    uint64_t patience,
        waited;     /* the failures after which the search begins again, and those so far */
    bool shown_any; /* a solution was reported: no beginning again */
    bool settled;   /* the position on top of the stack */
    struct position {
        int guessed;       /* the cell that changed last */
        lele_digits tried; /* the digit that the position above has in it */
        lele_digits candidates[LELE_MAX_CELLS];
    } stack[LELE_MAX_CELLS + 3];
};

/* A digit to try in a cell, and how good that is: failures per choice, as a fraction. */
struct choice {
    int cell;
    lele_digits digit;
    uint64_t score, count;
};

static void offer(struct choice *best, int cell, lele_digits digit, uint64_t score, int count)
{
    if (score * best->count > best->score * (uint64_t)count)
        *best = (struct choice){ cell, digit, score, (uint64_t)count };
}

/* The digits with two places in a unit. */
static void offer_places(const lele_rules_search *search, const lele_digits *candidates,
                         const lele_cell *cells, struct choice *best)
{
    lele_digits once = 0, twice = 0, thrice = 0;
    for (int i = 0; i < search->net.size; i++) {
        const lele_digits here = candidates[cells[i]];
        thrice |= twice & here;
        twice |= once & here;
        once |= here;
    }
    for (lele_digits two = lele_digits_minus(twice, thrice); two != 0;) {
        const lele_digits digit = lele_digits_of(lele_digits_pop(&two));
        uint64_t score = 1;
        int place = -1;
        for (int i = 0; i < search->net.size; i++)
            if ((candidates[cells[i]] & digit) != 0) {
                score += search->failed[cells[i]];
                place = cells[i];
            }
        offer(best, place, digit, score * PLACES_PART, 2 * PLACES_WHOLE);
    }
}

static int first_to_try(const lele_rules_search *search, int cell, lele_digits candidates)
{
    const lele_digits news =
        search->shown != NULL ? lele_digits_minus(candidates, search->shown[cell]) : 0;
    return lele_digits_first(news != 0 ? news : candidates);
}

/* A cell of -1: all are decided. */
static struct choice choose(const lele_rules_search *search, const lele_digits *candidates)
{
    struct choice best = { -1, 0, 0, 1 };
    for (int cell = 0; cell < search->net.cells; cell++) {
        const int count = lele_digits_count(candidates[cell]);
        if (count > 1)
            offer(&best, cell, lele_digits_of(first_to_try(search, cell, candidates[cell])),
                  search->failed[cell] + 1, count);
    }
    const lele_rulenet *net = &search->net;
    for (int f = net->first_unit; best.cell >= 0 && !net->dense && f < net->end_unit; f++)
        offer_places(search, candidates, net->cell + net->filter[f].first, &best);
    return best;
}

/* Whether the cells of a filter that failed are counted.  Those of a long line say little of where it is
 * hard; nor do those of a large unit. */
static bool is_telling(const lele_filter *filter)
{
    enum { LONG_SUM = 7, LARGE = 9 };
    return filter->kind != LELE_FILTER_SCAN &&
           filter->count <= (filter->kind == LELE_FILTER_SUM ? LONG_SUM : LARGE);
}

static void note_failure(lele_rules_search *search, int cell)
{
    enum { FADE_EVERY = 1024 };
    const lele_rulenet *net = &search->net;
    const lele_filter *culprit = net->culprit >= 0 ? &net->filter[net->culprit] : NULL;
    if (culprit != NULL && (net->dense || is_telling(culprit))) {
        for (int i = 0; i < culprit->count; i++)
            search->failed[net->cell[culprit->first + i]]++;
    } else {
        search->failed[cell]++;
        if (net->emptied >= 0)
            search->failed[net->emptied]++;
    }
    search->waited++;
    if (++search->failures % FADE_EVERY == 0)
        for (int i = 0; i < net->cells; i++)
            search->failed[i] /= 2;
}

/* Begins again from the floor, with the digit that is being tried there put back. */
static void begin_again(lele_rules_search *search)
{
    struct position *floor = &search->stack[search->floor];
    if (search->shown_any || search->waited < search->patience || search->depth <= search->floor)
        return;
    search->waited = 0;
    search->patience *= 2;
    search->depth = search->floor;
    floor->candidates[floor->guessed] |= floor->tried;
    search->settled = true;
}

/* Tries a digit in a new position and takes it out of this one. */
static void guess(lele_rules_search *search, int cell, lele_digits digit)
{
    struct position *here = &search->stack[search->depth], *next = here + 1;
    memcpy(next->candidates, here->candidates, sizeof(lele_digits) * (size_t)search->net.cells);
    next->candidates[cell] = digit;
    lele_digits_remove(&here->candidates[cell], digit);
    here->guessed = next->guessed = cell;
    here->tried = digit;
    search->depth++;
}

static bool is_open(const lele_rules_search *search)
{
    for (int cell = 0; cell < search->net.cells; cell++)
        if (!lele_digits_single(search->stack[0].candidates[cell]))
            return true;
    return false;
}

void lele_rules_search_init(lele_rules_search *search, const lele_layout *layout)
{
    lele_rulenet_init(&search->net, layout);
    search->depth = -1;
}

size_t lele_rules_search_size(void)
{
    return sizeof(lele_rules_search);
}

static void set_out(lele_rules_search *search)
{
    search->patience = FIRST_PATIENCE;
    search->waited = 0;
    search->shown_any = false;
}

void lele_rules_search_start(lele_rules_search *search, const lele_grid *grid)
{
    lele_rulenet *net = &search->net;
    lele_digits *candidates = search->stack[0].candidates;
    search->failures = 0;
    search->floor = 0;
    search->shown = NULL;
    set_out(search);
    search->settled = true;
    net->work = 0;
    memset(search->failed, 0, sizeof search->failed);
    lele_rulenet_forget(net);
    bool good = lele_rulenet_start(net, candidates, grid) && lele_rulenet_settle(net);
    if (good && net->derived < 0 && net->layout->clues != NULL && is_open(search)) {
        lele_rulenet_derive(net);
        good = lele_rulenet_start(net, candidates, grid) && lele_rulenet_settle(net);
    }
    search->depth = good ? 0 : -1;
}

lele_rules_event lele_rules_search_next(lele_rules_search *search, lele_grid *ret)
{
    while (search->depth >= search->floor) {
        struct position *here = &search->stack[search->depth];
        if (!search->settled) {
            lele_rulenet_resume(&search->net, here->candidates, here->guessed);
            if (!lele_rulenet_settle(&search->net)) {
                note_failure(search, here->guessed);
                search->depth--;
                begin_again(search);
                continue;
            }
        }
        search->settled = false;
        const struct choice choice = choose(search, here->candidates);
        if (choice.cell >= 0) {
            guess(search, choice.cell, choice.digit);
            return LELE_RULES_NODE;
        }
        lele_grid_clear(ret);
        for (int cell = 0; cell < search->net.cells; cell++)
            ret->cell[cell] = (uint8_t)lele_digits_first(here->candidates[cell]);
        search->depth--;
        search->shown_any = true;
        return LELE_RULES_SOLUTION;
    }
    return LELE_RULES_END;
}

uint64_t lele_rules_search_work(const lele_rules_search *search)
{
    return search->net.work;
}

uint64_t lele_rules_search_open(const lele_rules_search *search)
{
    return search->depth > search->floor ? (uint64_t)(search->depth - search->floor) : 0;
}

/* Searches from the position on top of the stack; the work is counted from `before` on. */
static void walk(lele_rules_search *search, uint64_t before, lele_run *run)
{
    lele_grid solution;
    for (bool going = true; going;) {
        const lele_rules_event event = lele_rules_search_next(search, &solution);
        run->result->work = lele_rules_search_work(search) - before;
        if (event == LELE_RULES_NODE) {
            run->result->guesses++;
            going = lele_run_enter(run);
        } else {
            going = event == LELE_RULES_SOLUTION && lele_run_report(run, &solution);
        }
        /* Guesses that are no longer on the stack have been taken back. */
        run->result->backtracks = run->result->guesses - lele_rules_search_open(search);
    }
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    lele_rules_search_start(state, grid);
    walk(state, 0, run);
}

static bool start_probes(void *state, const lele_grid *grid, lele_digits *possible)
{
    lele_rules_search *search = state;
    lele_rules_search_start(search, grid);
    if (search->depth < 0)
        return false;
    memcpy(possible, search->stack[0].candidates, sizeof(lele_digits) * (size_t)search->net.cells);
    return true;
}

/* The position at the bottom of the stack loses what a probe has refuted, so later probes are
 * shorter. */
static void refute(lele_rules_search *search, int cell, int digit, lele_digits *possible)
{
    lele_digits *root = search->stack[0].candidates;
    lele_digits_remove(&root[cell], lele_digits_of(digit));
    lele_rulenet_resume(&search->net, root, cell);
    if (root[cell] == 0 || !lele_rulenet_settle(&search->net))
        memset(root, 0, sizeof(lele_digits) * (size_t)search->net.cells);
    memcpy(possible, root, sizeof(lele_digits) * (size_t)search->net.cells);
}

static void probe(void *state, int cell, int digit, const lele_digits *found, lele_digits *possible,
                  lele_run *run)
{
    lele_rules_search *search = state;
    struct position *root = &search->stack[0], *first = &search->stack[1];
    const uint64_t before = search->net.work;
    memcpy(first->candidates, root->candidates, sizeof(lele_digits) * (size_t)search->net.cells);
    first->candidates[cell] = lele_digits_of(digit);
    first->guessed = cell;
    search->depth = search->floor = 1;
    search->settled = false;
    search->shown = found;
    set_out(search);
    walk(search, before, run);
    if (run->result->solutions == 0 && !run->result->stopped)
        refute(search, cell, digit, possible);
    run->result->work = search->net.work - before;
}

static const lele_prober prober = { start_probes, probe };

static size_t state_size(const lele_layout *layout)
{
    (void)layout;
    return sizeof(lele_rules_search);
}

static void init(void *state, const lele_layout *layout)
{
    lele_rules_search_init(state, layout);
}

const lele_backend lele_backend_propagate = {
    .algorithm = { "propagate",
                   { "propagation of every rule, and guesses where they failed before; for clues",
                     "对每条规则做约束传播，优先在屡试屡败处猜测；适用于带线索的题" } },
    .state_size = state_size,
    .init = init,
    .solve = solve,
    .prober = &prober,
};
