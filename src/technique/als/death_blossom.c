/*
 * Death blossom: for every candidate of the stem cell there is an almost locked set, its petal, in
 * which the candidate sees all places of its digit.  The digit of the stem is missing in its
 * petal, which is then locked.  So a digit z that all petals have and the stem has not is in one
 * of the petals, and it is eliminated from the cells that see all its places in all petals.
 *
 * A house blossom is the same with the places of a digit in a unit instead of the candidates of a
 * cell: each place takes the digit from a petal.
 *
 * The possible petals are listed once per stem, by candidate.  Cells that no possible petal of
 * some candidate sees cannot be eliminated and are left out from the start.
 */
#include "technique/als/als_step.h"
#include "technique/als/finders.h"
#include "technique/step.h"

enum { PETALS_MAX = 5 };

/* The places that may lose a digit, by digit: as a word, or as a set if the digit is too wide. */
struct targets {
    uint64_t word[LELE_MAX_SIZE + 1];
    lele_cellset wide[LELE_MAX_SIZE + 1];
};

struct blossom {
    struct lele_search *search;
    const lele_als_list *sets;
    int choice_count[PETALS_MAX]; /* by candidate of the stem: its possible petals */
    uint16_t choices[PETALS_MAX][LELE_ALS_MAX];
    int stem[PETALS_MAX]; /* by petal: the candidate that takes its digit from the petal */
    int digit[PETALS_MAX];
    int house;        /* the unit of all stems; -1: they are one cell */
    int count;        /* petals */
    bool overlapping; /* whether petals may share cells */
    lele_digits stem_digits;
    uint16_t petals[PETALS_MAX]; /* for the candidates in order */
};

static void mark_stems(const struct blossom *blossom, lele_step *step)
{
    if (blossom->house < 0) {
        lele_step_mark(step, blossom->stem[0], LELE_ROLE_PIVOT, blossom->stem_digits);
        return;
    }
    lele_step_unit(step, blossom->house, LELE_UNIT_ROLE_BASE);
    for (int i = 0; i < blossom->count; i++)
        lele_step_mark(step, blossom->stem[i], LELE_ROLE_PIVOT, blossom->stem_digits);
}

static bool offer(struct blossom *blossom, lele_digits ends, const struct targets *targets)
{
    const lele_compact *compact = &blossom->sets->compact;
    struct lele_search *search = blossom->search;
    lele_step *step = lele_search_begin(search);
    step->digits = blossom->stem_digits;
    for (int d; (d = lele_digits_pop(&ends)) != 0;)
        lele_search_eliminate(search,
                              compact->wide[d] ? targets->wide[d]
                                               : lele_compact_cells(compact, targets->word[d], d),
                              d);
    mark_stems(blossom, step);
    for (int i = 0; i < blossom->count; i++)
        lele_als_mark(search, blossom->sets, blossom->petals[i], i);
    return lele_search_offer(search);
}

static bool overlaps(const struct blossom *blossom, int als)
{
    for (int i = 0; i < blossom->count; i++)
        if (lele_cellset_meets(&blossom->sets->at[als].cells,
                               &blossom->sets->at[blossom->petals[i]].cells))
            return true;
    return false;
}

static bool sees_stem(const struct blossom *blossom, int als, int at)
{
    const lele_als_list *sets = blossom->sets;
    const int digit = blossom->digit[at], stem = blossom->stem[at];
    if (!sets->compact.wide[digit])
        return (sets->sees_word[als][digit] >> sets->compact.number[digit][stem] & 1) != 0;
    const lele_cellset sees = lele_als_sees(sets, als, digit);
    return lele_cellset_has(&sees, stem);
}

/* The targets of the digit that the set can eliminate; false when there are none. */
static bool narrow(const lele_als_list *sets, const struct targets *targets, int als, int z,
                   struct targets *ret)
{
    if (!sets->compact.wide[z])
        return (ret->word[z] = targets->word[z] & sets->sees_word[als][z]) != 0;
    ret->wide[z] = lele_cellset_and(targets->wide[z], lele_als_sees(sets, als, z));
    return !lele_cellset_is_empty(&ret->wide[z]);
}

/* Adds a petal for the next candidate of the stem.  `targets` are the cells that see all places of
 * the digit in the petals so far; `ends` are the digits that have such cells. */
static bool grow(struct blossom *blossom, int most, lele_digits ends, const struct targets *targets)
{
    const lele_als_list *sets = blossom->sets;
    const int at = blossom->count;
    if (at == most)
        return offer(blossom, ends, targets);
    for (int i = 0; i < blossom->choice_count[at]; i++) {
        const int a = blossom->choices[at][i];
        struct targets narrowed;
        lele_digits open = 0, rest = sets->at[a].useful & ends;
        for (int z; (z = lele_digits_pop(&rest)) != 0;)
            if (narrow(sets, targets, a, z, &narrowed))
                open |= lele_digits_of(z);
        if (open == 0 || (!blossom->overlapping && overlaps(blossom, a)))
            continue;
        blossom->petals[blossom->count++] = (uint16_t)a;
        const bool done = grow(blossom, most, open, &narrowed);
        blossom->count--;
        if (done)
            return true;
    }
    return false;
}

/* Lists the possible petals of a candidate and keeps the targets that any of them sees; returns the
 * digits that still have targets. */
static lele_digits list_choices(struct blossom *blossom, int at, lele_digits ends,
                                struct targets *targets)
{
    const lele_als_list *sets = blossom->sets;
    struct targets reached = { .word = { 0 } }, seen;
    lele_digits open = 0;
    blossom->choice_count[at] = 0;
    for (int a = 0; a < sets->count; a++) {
        lele_digits rest = sets->at[a].useful & ends;
        if (rest == 0 || !lele_digits_has(sets->at[a].digits, blossom->digit[at]) ||
            !sees_stem(blossom, a, at) || lele_cellset_has(&sets->at[a].cells, blossom->stem[at]))
            continue;
        blossom->choices[at][blossom->choice_count[at]++] = (uint16_t)a;
        for (int z; (z = lele_digits_pop(&rest)) != 0;) {
            if (!narrow(sets, targets, a, z, &seen))
                continue;
            open |= lele_digits_of(z);
            if (sets->compact.wide[z])
                reached.wide[z] = lele_cellset_or(reached.wide[z], seen.wide[z]);
            else
                reached.word[z] |= seen.word[z];
        }
    }
    *targets = reached;
    return open;
}

/* Searches for petals of the first `count` stems. */
static bool try_stems(struct blossom *blossom, int count)
{
    const lele_board *board = blossom->search->board;
    const lele_compact *compact = &blossom->sets->compact;
    lele_digits ends =
        lele_digits_minus(lele_digits_all(board->layout->size), blossom->stem_digits);
    struct targets targets;
    for (int d = 1; d <= board->layout->size; d++) {
        targets.word[d] = compact->all[d];
        targets.wide[d] = board->places[d];
    }
    for (int at = 0; at < count && ends != 0; at++)
        ends = list_choices(blossom, at, ends, &targets);
    return ends != 0 && grow(blossom, count, ends, &targets);
}

static bool try_cell(struct blossom *blossom, int cell)
{
    lele_digits left = blossom->search->board->candidates[cell];
    const int count = lele_digits_count(left);
    if (count < 2 || count > PETALS_MAX)
        return false;
    blossom->house = -1;
    blossom->stem_digits = left;
    for (int at = 0; at < count; at++) {
        blossom->stem[at] = cell;
        blossom->digit[at] = lele_digits_pop(&left);
    }
    return try_stems(blossom, count);
}

static bool try_places(struct blossom *blossom, int unit, int digit)
{
    const lele_board *board = blossom->search->board;
    lele_cellset places = lele_cellset_and(board->layout->units[unit].set, board->places[digit]);
    const int count = lele_cellset_count(&places);
    if (count < 2 || count > PETALS_MAX)
        return false;
    blossom->house = unit;
    blossom->stem_digits = lele_digits_of(digit);
    for (int at = 0; at < count; at++) {
        blossom->stem[at] = lele_cellset_pop(&places);
        blossom->digit[at] = digit;
    }
    return try_stems(blossom, count);
}

/* Petals that share no cells are easier to see, so they are tried first. */
bool lele_find_death_blossom(struct lele_search *search)
{
    struct blossom blossom = { .search = search, .sets = lele_search_sets(search) };
    for (int pass = 0; pass < 2; pass++) {
        blossom.overlapping = pass == 1;
        lele_cellset empty = search->board->places[0];
        for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
            if (try_cell(&blossom, cell))
                return true;
    }
    return false;
}

bool lele_find_house_blossom(struct lele_search *search)
{
    struct blossom blossom = { .search = search, .sets = lele_search_sets(search) };
    for (int pass = 0; pass < 2; pass++) {
        blossom.overlapping = pass == 1;
        for (int unit = 0; unit < search->layout->unit_count; unit++)
            for (int d = 1; d <= search->layout->size; d++)
                if (try_places(&blossom, unit, d))
                    return true;
    }
    return false;
}
