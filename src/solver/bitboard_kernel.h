/*
 * The kernel of the bitboard solver for cell sets of WORDS 64-bit words.  bitboard.c includes it
 * once per width, so that a classic grid does not pay for 16x16; bitboard_avx2.c and bitboard_avx512.c
 * include it again, the latter with LELE_BITBOARD_VECTORS.  Each gets the row WIDTH; KERNEL ends
 * its names.
 *
 * place[d] holds the cells where digit d is placed or still a candidate; place[0] holds the cells
 * that are not decided yet.
 */
#define JOIN2(a, b, c) a##b##c
#define JOIN(a, b, c)  JOIN2(a, b, c)
#define NAME(x)        JOIN(x, WORDS, KERNEL)
#define STATE          struct NAME(state)

/* A cell set in one vector, which stays in registers.  What is loaded whole is stored whole: a
 * processor waits when a load joins two stores. */
typedef uint64_t NAME(words) __attribute__((vector_size(8 * WORDS)));

STATE
{
    uint64_t place[LELE_MAX_SIZE + 1][WORDS];
    /* the cells that each digit lost: since the last scan for hidden singles, and before that but
     * since the last scan for locked candidates */
    uint64_t lost[LELE_MAX_SIZE + 1][WORDS], loose[LELE_MAX_SIZE + 1][WORDS];
    uint64_t unlocked[LELE_MAX_SIZE + 1]; /* units to scan for locked candidates besides theirs */
    uint64_t done[LELE_MAX_SIZE + 1];     /* the units where the digit is placed */
};

static inline bool NAME(is_empty)(const uint64_t cells[WORDS])
{
    uint64_t any = 0;
    for (int i = 0; i < WORDS; i++)
        any |= cells[i];
    return any == 0;
}

static inline void NAME(load)(const uint64_t cells[WORDS], NAME(words) * ret)
{
    memcpy(ret, cells, sizeof *ret);
}

static inline void NAME(store)(const NAME(words) * cells, uint64_t ret[WORDS])
{
    memcpy(ret, cells, sizeof *cells);
}

/* Takes the places of a digit in a set of cells away and writes those that it had. */
static inline void NAME(take)(STATE *s, int digit, const NAME(words) * cells, NAME(words) * ret)
{
    NAME(words) place, lost;
    NAME(load)(s->place[digit], &place);
    NAME(load)(s->lost[digit], &lost);
    *ret = *cells & place;
    place ^= *ret;
    lost |= *ret;
    NAME(store)(&place, s->place[digit]);
    NAME(store)(&lost, s->lost[digit]);
}

static inline void NAME(put)(STATE *s, int digit, const NAME(words) * cells)
{
    NAME(words) place;
    NAME(load)(s->place[digit], &place);
    place |= *cells;
    NAME(store)(&place, s->place[digit]);
}

/* Counts the work of looking at `sets` cell sets.  What a step costs in sets is measured. */
static void NAME(spend)(lele_bitboard *b, int sets)
{
    b->work += (uint64_t)sets * WORDS;
}

#include "solver/bitboard_units.h"

static void NAME(assign)(lele_bitboard *b, STATE *s, int cell, int digit)
{
    NAME(spend)(b, 8);
    const int size = b->layout->size;
    uint64_t bit[WORDS] = { 0 };
    bit[cell >> 6] = UINT64_C(1) << (cell & 63);
    NAME(words) here, peers, lost;
    NAME(load)(bit, &here);
    NAME(load)(b->layout->peers[cell].word, &peers);
    for (int d = 0; d <= size; d++)
        NAME(take)(s, d, &here, &lost);
    NAME(take)(s, digit, &peers, &lost);
    s->done[digit] |= b->units_of[cell];
    NAME(put)(s, digit, &here);
}

/* at_least[k] gets the cells with more than k candidates, counted by bit slices over all digits. */
static inline void NAME(tally)(const lele_bitboard *b, const STATE *s, uint64_t at_least[3][WORDS])
{
    const int size = b->layout->size;
    NAME(words) one = { 0 }, two = one, three = one;
    for (int d = 1; d <= size; d++) {
        NAME(words) places;
        memcpy(&places, s->place[d], sizeof places);
        three |= two & places;
        two |= one & places;
        one |= places;
    }
    memcpy(at_least[0], &one, sizeof one);
    memcpy(at_least[1], &two, sizeof two);
    memcpy(at_least[2], &three, sizeof three);
}

static int NAME(digit_at)(const lele_bitboard *b, const STATE *s, int cell)
{
    for (int d = 1; d <= b->layout->size; d++)
        if ((s->place[d][cell >> 6] >> (cell & 63) & 1) != 0)
            return d;
    return 0;
}

/* Places the digits of cells that have one candidate left and count as decided already; false when
 * two with the same digit see each other. */
static bool NAME(place_singles)(lele_bitboard *b, STATE *s, const uint64_t singles[WORDS])
{
    struct NAME(numbers) numbers;
    NAME(words) all, clash = { 0 };
    NAME(load)(singles, &all);
    NAME(number)(b, s, &numbers);
    for (int w = 0; w < WORDS; w++)
        for (uint64_t rest = singles[w]; rest != 0;) {
            const int bit = lele_word_pop(&rest), cell = w * 64 + bit;
            const int digit = NAME(number_at)(&numbers, w, bit);
            NAME(words) peers, lost;
            NAME(load)(b->layout->peers[cell].word, &peers);
            NAME(take)(s, digit, &peers, &lost);
            clash |= lost & all;
            s->done[digit] |= b->units_of[cell];
            NAME(spend)(b, 5);
        }
    uint64_t clashes[WORDS];
    NAME(store)(&clash, clashes);
    return NAME(is_empty)(clashes);
}

/* Places all naked singles. */
static enum progress NAME(naked_singles)(lele_bitboard *b, STATE *s)
{
    uint64_t at_least[3][WORDS], singles[WORDS], any = 0, empty = 0;
    NAME(tally)(b, s, at_least);
    for (int i = 0; i < WORDS; i++) {
        empty |= s->place[0][i] & ~at_least[0][i];
        singles[i] = s->place[0][i] & ~at_least[1][i];
        any |= singles[i];
        s->place[0][i] ^= singles[i];
    }
    if (empty != 0)
        return BITBOARD_DEAD;
    if (any == 0)
        return BITBOARD_STUCK;
    return NAME(place_singles)(b, s, singles) ? BITBOARD_MOVED : BITBOARD_DEAD;
}

/* Whether the digit lost a place since the last scan for hidden singles; if so, its lost cells are
 * from now on those to scan for locked candidates. */
static inline bool NAME(take_lost)(STATE *s, int digit)
{
    uint64_t any = 0;
    for (int i = 0; i < WORDS; i++) {
        any |= s->lost[digit][i];
        s->loose[digit][i] |= s->lost[digit][i];
        s->lost[digit][i] = 0;
    }
    return any != 0;
}

/* Finds the units in which the digit has one place left; false when one has none. */
static inline bool NAME(find_hidden)(lele_bitboard *b, const STATE *s, int digit, uint64_t *ret)
{
    const uint64_t done = s->done[digit];
    NAME(spend)(b, 10);
    *ret = 0;
    if (done == b->all_units)
        return true;
    uint64_t here[WORDS];
    for (int i = 0; i < WORDS; i++)
        here[i] = s->place[digit][i] & s->place[0][i];
    const struct unit_tally units = NAME(tally_units)(b, here);
    *ret = units.once & ~(units.twice | done);
    return (units.once | done) == b->all_units;
}

/* Places the digit where a unit has one place left for it; false when two such places see each
 * other. */
static bool NAME(place_hidden)(lele_bitboard *b, STATE *s, int digit, uint64_t units)
{
    while (units != 0) {
        const int unit = lele_word_pop(&units);
        int cell = -1;
        for (int i = 0; i < WORDS && cell < 0; i++) {
            const uint64_t here = s->place[digit][i] & b->unit[unit].word[i];
            if (here != 0)
                cell = i * 64 + lele_lowest64(here);
        }
        if (cell < 0)
            return false;
        NAME(assign)(b, s, cell, digit);
        units &= ~b->units_of[cell];
    }
    return true;
}

/* Places every digit that has one place left in a unit; a digit without a place is a dead end. */
static enum progress NAME(hidden_singles)(lele_bitboard *b, STATE *s)
{
    enum progress progress = BITBOARD_STUCK;
    const int size = b->layout->size;
    for (int d = 1; d <= size; d++) {
        while (NAME(take_lost)(s, d)) {
            uint64_t units;
            if (!NAME(find_hidden)(b, s, d, &units))
                return BITBOARD_DEAD;
            if (units == 0)
                break;
            if (!NAME(place_hidden)(b, s, d, units))
                return BITBOARD_DEAD;
            progress = BITBOARD_MOVED;
        }
    }
    return progress;
}

/* Takes the places of a digit in the unit `to` that are not in `from`; whether there were any. */
static inline bool NAME(take_outside)(const lele_bitboard *b, STATE *s, int digit, int from, int to)
{
    NAME(words) own, kept, lost;
    uint64_t cells[WORDS];
    NAME(load)(b->unit[to].word, &own);
    NAME(load)(b->unit[from].word, &kept);
    own &= ~kept;
    NAME(take)(s, digit, &own, &lost);
    NAME(store)(&lost, cells);
    return !NAME(is_empty)(cells);
}

/* If all places of a digit in one unit are also in another, the other unit loses it elsewhere. */
static enum progress NAME(locked_candidates)(lele_bitboard *b, STATE *s)
{
    enum progress progress = BITBOARD_STUCK;
    const int size = b->layout->size;
    for (int d = 1; d <= size; d++) {
        if (s->done[d] != b->all_units)
            s->unlocked[d] |= NAME(units_of)(b, s->loose[d]);
        memset(s->loose[d], 0, sizeof s->loose[d]);
        s->unlocked[d] &= ~s->done[d];
        while (s->unlocked[d] != 0) {
            const int from = lele_word_pop(&s->unlocked[d]);
            NAME(spend)(b, 2);
            uint64_t here[WORDS];
            for (int i = 0; i < WORDS; i++)
                here[i] = s->place[d][i] & b->unit[from].word[i];
            for (uint64_t common = NAME(common_units)(b, here, from); common != 0;) {
                const int to = lele_word_pop(&common);
                if (NAME(take_outside)(b, s, d, from, to))
                    progress = BITBOARD_MOVED;
            }
        }
    }
    return progress;
}

/* Applies reasoning up to a kind until nothing changes; false when the position is dead. */
static bool NAME(propagate)(lele_bitboard *b, STATE *s, enum reasoning most)
{
    for (;;) {
        enum progress progress = NAME(naked_singles)(b, s);
        NAME(spend)(b, b->layout->size);
        if (progress == BITBOARD_STUCK && most >= HIDDEN_SINGLES)
            progress = NAME(hidden_singles)(b, s);
        if (progress == BITBOARD_STUCK && most >= LOCKED_CANDIDATES)
            progress = NAME(locked_candidates)(b, s);
        if (progress != BITBOARD_MOVED)
            return progress == BITBOARD_STUCK;
    }
}

static bool NAME(is_full)(const STATE *s)
{
    uint64_t open = 0;
    for (int i = 0; i < WORDS; i++)
        open |= s->place[0][i];
    return open == 0;
}

static STATE *NAME(top)(lele_bitboard *b)
{
    return (STATE *)(void *)b->stack + (b->depth - 1);
}

#include "solver/bitboard_choose.h"
#include "solver/bitboard_start.h"

static void NAME(write)(const lele_bitboard *b, const STATE *s, lele_grid *ret)
{
    lele_grid_clear(ret);
    for (int d = 1; d <= b->layout->size; d++)
        for (int i = 0; i < WORDS; i++)
            for (uint64_t here = s->place[d][i]; here != 0;)
                ret->cell[i * 64 + lele_word_pop(&here)] = (uint8_t)d;
}

/* Reasoning pays off where solutions are rare.  In a grid with many known solutions nearly every
 * branch leads to another one, so only naked singles are placed. */
static enum reasoning NAME(reasoning)(const lele_bitboard *b)
{
    return b->solutions > MANY_SOLUTIONS ? NAKED_SINGLES : LOCKED_CANDIDATES;
}

/* Puts a copy with a candidate placed on top of the stack, and takes the candidate from the state
 * below.  Nothing is left to scan in that one, or scans are no longer done. */
static void NAME(branch)(lele_bitboard *b, STATE *s, struct candidate try)
{
    const size_t digits = (size_t)b->layout->size + 1;
    const int w = try.cell >> 6;
    STATE *next = &s[1];
    memcpy(next->place, s->place, digits * sizeof s->place[0]);
    memcpy(next->done, s->done, digits * sizeof s->done[0]);
    memset(next->lost, 0, digits * sizeof s->lost[0]);
    memset(next->loose, 0, digits * sizeof s->loose[0]);
    memset(next->unlocked, 0, digits * sizeof s->unlocked[0]);
    NAME(assign)(b, next, try.cell, try.digit);
    s->place[try.digit][w] &= ~(UINT64_C(1) << (try.cell & 63));
    s->lost[try.digit][w] |= UINT64_C(1) << (try.cell & 63);
    b->depth++;
}

/* Searches from the top state.  A branch puts a candidate into a copy on top of the stack and
 * removes it from the state below.  Every branch decides a cell, so the stack is at most one state
 * deeper than there are cells. */
static lele_bitboard_event NAME(next)(lele_bitboard *b, lele_grid *ret)
{
    while (b->depth > 0) {
        STATE *s = NAME(top)(b);
        if (!NAME(propagate)(b, s, NAME(reasoning)(b))) {
            b->depth--;
            continue;
        }
        if (NAME(is_full)(s)) {
            NAME(write)(b, s, ret);
            NAME(spend)(b, b->layout->cell_count);
            b->depth--;
            b->solutions++;
            return LELE_BITBOARD_SOLUTION;
        }
        NAME(branch)(b, s, NAME(choose)(b, s));
        return LELE_BITBOARD_NODE;
    }
    return LELE_BITBOARD_END;
}

/* The parts of a guided search, see bitboard.h. */
static bool NAME(settle)(lele_bitboard *b)
{
    return NAME(propagate)(b, NAME(top)(b), HIDDEN_SINGLES);
}

static int NAME(fewest)(lele_bitboard *b, const lele_cellset *among, int from)
{
    int fewest = 2;
    uint64_t cells[WORDS];
    NAME(fewest_candidates)(b, NAME(top)(b), among->word, &fewest, cells);
    return NAME(first_from)(cells, from);
}

static lele_digits NAME(candidates)(lele_bitboard *b, int cell)
{
    const STATE *s = NAME(top)(b);
    unsigned digits = 0;
    for (int d = 1; d <= b->layout->size; d++)
        digits |= (unsigned)(s->place[d][cell >> 6] >> (cell & 63) & 1) << (d - 1);
    return (lele_digits)digits;
}

static lele_cellset NAME(open)(lele_bitboard *b)
{
    lele_cellset open = { { 0 } };
    memcpy(open.word, NAME(top)(b)->place[0], sizeof(uint64_t) * WORDS);
    return open;
}

/* What only locked candidates read is not copied. */
static void NAME(push)(lele_bitboard *b)
{
    const size_t digits = (size_t)b->layout->size + 1;
    STATE *s = NAME(top)(b);
    memcpy(s[1].place, s->place, digits * sizeof s->place[0]);
    memcpy(s[1].lost, s->lost, digits * sizeof s->lost[0]);
    memcpy(s[1].loose, s->loose, digits * sizeof s->loose[0]);
    memcpy(s[1].done, s->done, digits * sizeof s->done[0]);
    b->depth++;
}

static void NAME(place)(lele_bitboard *b, int cell, int digit)
{
    NAME(assign)(b, NAME(top)(b), cell, digit);
}

static void NAME(solved)(lele_bitboard *b, lele_grid *ret)
{
    NAME(write)(b, NAME(top)(b), ret);
}

WIDTH = {
    .cells = 64 * WORDS,
    .tables = !LELE_BITBOARD_VECTORS,
    .state_size = sizeof(STATE),
    .start = NAME(start),
    .next = NAME(next),
    .settle = NAME(settle),
    .open = NAME(open),
    .fewest = NAME(fewest),
    .candidates = NAME(candidates),
    .push = NAME(push),
    .place = NAME(place),
    .solved = NAME(solved),
};

#undef STATE
#undef NAME
#undef JOIN
#undef JOIN2
