/* Proofs of reduced steps, see derive.h. */
#include "technique/derive.h"

#include "technique/clauses.h"

#include <string.h>

enum { MOST = 1024, WORDS = MOST / 64, DEEPEST = 9, TRIALS = 4000 /* per conclusion */ };

/* A set of lines. */
typedef struct lines {
    uint64_t words[WORDS];
} lines;

/* What is possible so far, and the line that excluded each candidate, plus 1; 0: a premise. */
struct known {
    struct lele_possible now;
    uint16_t by[LELE_MAX_CELLS][LELE_MAX_SIZE + 1];
};

struct derivation {
    const lele_layout *layout;
    const lele_premises *premises;
    struct lele_clauses clauses;
    bool looks;    /* tries every choice before it divides a clause */
    bool is_trial; /* lines are counted only */
    int most;      /* lines per conclusion */
    int trials;    /* choices that may still be tried for this conclusion */
    int count;
    lele_move moves[MOST];
    lines needs[MOST]; /* the line itself and all lines before it that it rests on */
    struct known known[DEEPEST + 1];
    lele_digits tried[LELE_MAX_CELLS], failed[LELE_MAX_CELLS]; /* choices, for one division */
};

/* A choice of a clause; digit 0: the cell breaks the pattern by one of several digits. */
struct choice {
    int cell, digit;
};

static void merge(lines *to, const lines *from)
{
    for (int i = 0; i < WORDS; i++)
        to->words[i] |= from->words[i];
}

static bool has_line(const lines *set, int line)
{
    return (set->words[line / 64] >> (line % 64) & 1) != 0;
}

static void exclude(const struct derivation *at, struct known *known, int cell, lele_digits digits,
                    int by)
{
    digits &= known->now.left[cell];
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        lele_possible_remove(&known->now, &at->clauses, cell, d);
        known->by[cell][d] = (uint16_t)by;
    }
}

static void settle(const struct derivation *at, struct known *known, int cell, int digit, int by)
{
    exclude(at, known, cell, lele_digits_minus(known->now.left[cell], lele_digits_of(digit)), by);
    lele_cellset_add(&known->now.certain, cell);
    lele_cellset peers = lele_cellset_and(at->layout->peers[cell], known->now.places[digit]);
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        exclude(at, known, peer, lele_digits_of(digit), by);
}

/* Adds a line that rests on the lines `needs`.  Returns its index plus 1; 0: there is no room. */
static int add(struct derivation *at, lele_move move, const lines *needs)
{
    if (at->count == MOST)
        return 0;
    at->needs[at->count] = *needs;
    at->needs[at->count].words[at->count / 64] |= UINT64_C(1) << (at->count % 64);
    at->moves[at->count] = move;
    return ++at->count;
}

static void blame(const struct derivation *at, const struct known *known, int cell,
                  lele_digits digits, lines *ret)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (known->by[cell][d] != 0)
            merge(ret, &at->needs[known->by[cell][d] - 1]);
}

static lele_digits breakers(const lele_premises *premises, const lele_layout *layout, int cell)
{
    if (premises->deadly[cell] == 0)
        return 0;
    return premises->is_closed
               ? premises->guards[cell]
               : lele_digits_minus(lele_digits_all(layout->size), premises->deadly[cell]);
}

/* The choices that a cell has of a clause. */
static lele_digits choices_in(const struct derivation *at, const lele_premise *premise, int cell)
{
    if (premise->kind == LELE_PREMISE_DEADLY)
        return breakers(at->premises, at->layout, cell);
    return premise->digits;
}

/* Whether the choices that a cell has left are one: to break the pattern. */
static bool is_merged(const lele_premise *premise, lele_digits left)
{
    return premise->kind == LELE_PREMISE_DEADLY && !lele_digits_single(left);
}

/* Returns how many choices the clause has left, or any number above 1 if it has several; `*first`
 * gets the first of them. */
static int count_choices(const struct derivation *at, const struct known *known,
                         const lele_premise *premise, struct choice *first)
{
    int count = 0;
    lele_cellset cells = premise->cells;
    for (int cell; count < 2 && (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits left = choices_in(at, premise, cell) & known->now.left[cell];
        if (left == 0)
            continue;
        const bool merged = is_merged(premise, left);
        if (count == 0)
            *first = (struct choice){ cell, merged ? 0 : lele_digits_first(left) };
        count += merged ? 1 : lele_digits_count(left);
    }
    return count;
}

/* The lines that took the other choices of a clause.  This takes longer than to count. */
static void find_needs(const struct derivation *at, const struct known *known,
                       const lele_premise *premise, lines *ret)
{
    lele_cellset cells = premise->cells;
    memset(ret, 0, sizeof *ret);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits all = choices_in(at, premise, cell);
        blame(at, known, cell, lele_digits_minus(all, known->now.left[cell]), ret);
    }
}

static bool is_news(const struct derivation *at, const struct known *known,
                    const lele_premise *premise, struct choice choice)
{
    if (choice.digit != 0)
        return !lele_cellset_has(&known->now.certain, choice.cell);
    return (known->now.left[choice.cell] & ~choices_in(at, premise, choice.cell)) != 0;
}

/* Adds a line about a premise; it rests on the lines that took the other choices. */
static int add_line(struct derivation *at, const struct known *known, int claim, lele_move move)
{
    lines needs;
    if (at->is_trial)
        return at->count == MOST ? 0 : ++at->count;
    find_needs(at, known, &at->premises->items[claim], &needs);
    move.claim = (uint8_t)claim;
    return add(at, move, &needs);
}

/* Uses clauses with one choice until one has none, or all have several.  Returns the line of the
 * contradiction plus 1; 0: none. */
static int go_on(struct derivation *at, struct known *known, int depth)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = -1; (i = lele_possible_take_due(&known->now, &at->clauses, i + 1)) >= 0;) {
            const lele_premise *premise = &at->premises->items[i];
            struct choice choice = { 0, 0 };
            const int count = count_choices(at, known, premise, &choice);
            if (count > 1 || (count == 1 && !is_news(at, known, premise, choice)))
                continue;
            lele_move move = { .kind = LELE_MOVE_DEAD, .depth = (uint8_t)depth };
            if (count == 0)
                return add_line(at, known, i, move);
            move.kind = LELE_MOVE_FORCED;
            move.cell = (lele_cell)choice.cell;
            move.digit = (uint8_t)choice.digit;
            const int line = add_line(at, known, i, move);
            if (line == 0)
                return 0;
            if (choice.digit != 0)
                settle(at, known, choice.cell, choice.digit, line);
            else
                exclude(at, known, choice.cell,
                        lele_digits_minus(known->now.left[choice.cell],
                                          choices_in(at, premise, choice.cell)),
                        line);
            changed = true;
        }
    }
    return 0;
}

/* Whether the choice leads to a contradiction without a further case. */
static bool fails(struct derivation *at, int depth, struct choice choice)
{
    const int before = at->count;
    struct known *trial = &at->known[depth + 1];
    at->trials--;
    if (lele_digits_has(at->tried[choice.cell], choice.digit))
        return lele_digits_has(at->failed[choice.cell], choice.digit);
    at->tried[choice.cell] |= lele_digits_of(choice.digit);
    at->is_trial = true;
    trial->now = at->known[depth].now;
    settle(at, trial, choice.cell, choice.digit, 0);
    const bool ret = go_on(at, trial, depth + 1) != 0;
    at->count = before;
    at->is_trial = false;
    if (ret)
        at->failed[choice.cell] |= lele_digits_of(choice.digit);
    return ret;
}

/* How many choices of a clause need further cases; counts no more than `most`. */
static int count_open(struct derivation *at, int depth, const lele_premise *premise, int most)
{
    int count = 0;
    lele_cellset cells = premise->cells;
    for (int cell; count < most && (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits digits = premise->digits & at->known[depth].now.left[cell];
        for (int d; count < most && (d = lele_digits_pop(&digits)) != 0;)
            count += !fails(at, depth, (struct choice){ cell, d });
    }
    return count;
}

/* The clause to divide: the fewest choices that need further cases, then the fewest choices; -1:
 * none. */
static int choose(struct derivation *at, int depth)
{
    int best = -1, open = LELE_MAX_CELLS, fewest = LELE_MAX_CELLS;
    memset(at->tried, 0, sizeof at->tried);
    memset(at->failed, 0, sizeof at->failed);
    for (int i = 0; i < at->premises->count; i++) {
        const lele_premise *premise = &at->premises->items[i];
        const int left = at->known[depth].now.choices[i];
        if (left < 2 || (!at->looks && left >= fewest))
            continue;
        if (at->trials <= 0)
            return -1;
        const int now = at->looks ? count_open(at, depth, premise, open + 1) : 0;
        if (now > open || (now == open && left >= fewest))
            continue;
        open = now;
        fewest = left;
        best = i;
    }
    return best;
}

static bool refute(struct derivation *at, int depth, lines *ret);

/* One case; `*depends`: whether its contradiction rests on the case. */
static bool refute_case(struct derivation *at, int depth, int claim, struct choice choice,
                        const lines *why, lines *ret, bool *depends)
{
    const lele_move move = { .kind = LELE_MOVE_CASE,
                             .depth = (uint8_t)(depth + 1),
                             .claim = (uint8_t)claim,
                             .cell = (lele_cell)choice.cell,
                             .digit = (uint8_t)choice.digit };
    const int line = add(at, move, why);
    if (line == 0)
        return false;
    at->known[depth + 1] = at->known[depth];
    settle(at, &at->known[depth + 1], choice.cell, choice.digit, line);
    if (!refute(at, depth + 1, ret))
        return false;
    *depends = has_line(ret, line - 1);
    return true;
}

/* Divides a clause into cases.  A case that is refuted without its assumption refutes all. */
static bool divide(struct derivation *at, int depth, int claim, lines *ret)
{
    const struct known *known = &at->known[depth];
    const lele_premise *premise = &at->premises->items[claim];
    lines why, sum;
    find_needs(at, known, premise, &why);
    memset(&sum, 0, sizeof sum);
    lele_cellset cells = premise->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits digits = premise->digits & known->now.left[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            bool depends;
            lines one;
            if (!refute_case(at, depth, claim, (struct choice){ cell, d }, &why, &one, &depends))
                return false;
            if (!depends) {
                *ret = one;
                return true;
            }
            merge(&sum, &one);
        }
    }
    *ret = sum;
    return true;
}

/* Whether the state of this depth leads to a contradiction; and all lines that it rests on. */
static bool refute(struct derivation *at, int depth, lines *ret)
{
    const int line = go_on(at, &at->known[depth], depth);
    if (line != 0) {
        *ret = at->needs[line - 1];
        return true;
    }
    const int claim = at->count < MOST && depth < DEEPEST ? choose(at, depth) : -1;
    return claim >= 0 && divide(at, depth, claim, ret);
}

/* What the premises say before any assumption. */
static void start(const struct derivation *at, struct known *ret)
{
    memset(ret->by, 0, sizeof ret->by);
    lele_possible_begin(&ret->now, &at->clauses);
    for (int i = 0; i < at->premises->count; i++) {
        const lele_premise *premise = &at->premises->items[i];
        const int cell = lele_cellset_first(&premise->cells);
        if (premise->kind == LELE_PREMISE_VALUE)
            settle(at, ret, cell, lele_digits_first(premise->digits), 0);
        else if (premise->kind == LELE_PREMISE_GONE)
            exclude(at, ret, cell, premise->digits, 0);
        else if (premise->kind == LELE_PREMISE_CELL || premise->kind == LELE_PREMISE_SYMMETRY)
            exclude(at, ret, cell, lele_digits_minus(ret->now.left[cell], premise->digits), 0);
    }
}

/* Appends the lines on which the contradiction rests.  Their depth counts only the cases among them.
 * False: they are too many. */
static bool keep(const struct derivation *at, const lines *needs, lele_step *step)
{
    const int before = step->move_count;
    uint8_t depth[DEEPEST + 1] = { 0 };
    for (int i = 0; i < at->count; i++) {
        const bool is_kept = i == 0 || has_line(needs, i);
        lele_move move = at->moves[i];
        if (move.kind == LELE_MOVE_CASE)
            depth[move.depth] = (uint8_t)(depth[move.depth - 1] + (is_kept ? 1 : 0));
        if (!is_kept)
            continue;
        if (step->move_count == LELE_STEP_MOVES || step->move_count - before == at->most)
            return false;
        move.depth = depth[move.depth];
        step->moves[step->move_count++] = move;
    }
    return true;
}

/* Appends the proof of one conclusion to the step. */
static bool prove(struct derivation *at, lele_step *step, lele_move_kind kind, int cell, int digit)
{
    static const lines none;
    lines needs;
    const lele_move first = { .kind = (uint8_t)kind,
                              .cell = (lele_cell)cell,
                              .digit = (uint8_t)digit };
    at->count = 0;
    at->trials = TRIALS;
    start(at, &at->known[0]);
    add(at, first, &none);
    if (kind == LELE_MOVE_SUPPOSE)
        settle(at, &at->known[0], cell, digit, 1);
    else
        exclude(at, &at->known[0], cell, lele_digits_of(digit), 1);
    return refute(at, 0, &needs) && keep(at, &needs, step);
}

static bool prove_all(struct derivation *at, lele_step *step)
{
    for (int i = 0; i < step->placement_count; i++)
        if (!prove(at, step, LELE_MOVE_DENY, step->placements[i].cell,
                   lele_digits_first(step->placements[i].digits)))
            return false;
    for (int i = 0; i < step->elimination_count; i++) {
        lele_digits digits = step->eliminations[i].digits;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (!prove(at, step, LELE_MOVE_SUPPOSE, step->eliminations[i].cell, d))
                return false;
    }
    return true;
}

bool lele_step_derive(lele_step *step, const lele_layout *layout, const lele_premises *premises)
{
    static const struct {
        bool looks;
        int most;
    } ways[] = { { false, 32 }, { true, 240 } };
    struct derivation at;
    at.layout = layout;
    at.premises = premises;
    at.is_trial = false;
    step->move_count = 0;
    if (!lele_clauses_list(&at.clauses, layout, premises, step))
        return false;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        at.looks = ways[i].looks;
        at.most = ways[i].most;
        step->move_count = 0;
        if (prove_all(&at, step))
            return true;
    }
    step->move_count = 0;
    return false;
}
