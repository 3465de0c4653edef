/*
 * The kernel of the bitboard solver for cell sets of WORDS 64-bit words.  bitboard.c includes it
 * once per width, so that a classic grid does not pay for 16x16.
 *
 * place[d] holds the cells where digit d is placed or still a candidate; place[0] holds the cells
 * that are not decided yet.
 */
#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)
#define NAME(x)     JOIN(x, WORDS)
#define STATE       struct NAME(state)

STATE
{
    uint64_t place[LELE_MAX_SIZE + 1][WORDS];
    /* the units in which each digit lost a place, as sets: since the last scan for hidden singles,
     * and before that but since the last scan for locked candidates */
    uint64_t unscanned[LELE_MAX_SIZE + 1], unlocked[LELE_MAX_SIZE + 1];
};

/* Counts the work of looking at `sets` cell sets.  What a step costs in sets is measured. */
static void NAME(spend)(lele_bitboard *b, int sets)
{
    b->work += (uint64_t)sets * WORDS;
}

/* The units of some cells of word `w`, as a set. */
static uint64_t NAME(units_of)(const lele_bitboard *b, int w, uint64_t cells)
{
    uint64_t units = 0;
    while (cells != 0)
        units |= b->units_of[w * 64 + lele_word_pop(&cells)];
    return units;
}

/* In the units of the cell itself there is nothing left to find for the digit. */
static void NAME(assign)(lele_bitboard *b, STATE *s, int cell, int digit)
{
    NAME(spend)(b, 8);
    const int w = cell >> 6;
    const uint64_t bit = UINT64_C(1) << (cell & 63), own = b->units_of[cell];
    for (int d = 0; d <= b->layout->size; d++) {
        s->unscanned[d] |= own & (0 - (s->place[d][w] >> (cell & 63) & 1));
        s->place[d][w] &= ~bit;
    }
    uint64_t units = 0;
    for (int i = 0; i < WORDS; i++) {
        const uint64_t lost = s->place[digit][i] & b->layout->peers[cell].word[i];
        s->place[digit][i] ^= lost;
        units |= NAME(units_of)(b, i, lost);
    }
    s->unscanned[digit] = (s->unscanned[digit] | units) & ~own;
    s->unlocked[digit] &= ~own;
    s->place[digit][w] |= bit;
}

/* at_least[k] gets the cells with more than k candidates, counted by bit slices over all digits. */
static inline void NAME(tally)(const lele_bitboard *b, const STATE *s, uint64_t at_least[3][WORDS])
{
    memset(at_least, 0, 3 * sizeof at_least[0]);
    for (int d = 1; d <= b->layout->size; d++)
        for (int i = 0; i < WORDS; i++) {
            const uint64_t p = s->place[d][i];
            at_least[2][i] |= at_least[1][i] & p;
            at_least[1][i] |= at_least[0][i] & p;
            at_least[0][i] |= p;
        }
}

static int NAME(digit_at)(const lele_bitboard *b, const STATE *s, int cell)
{
    for (int d = 1; d <= b->layout->size; d++)
        if ((s->place[d][cell >> 6] >> (cell & 63) & 1) != 0)
            return d;
    return 0;
}

/* Places a digit in some cells that have no other candidate; false when two of them see each
 * other.  `singles` are all such cells, of all digits; they count as decided already. */
static bool NAME(assign_singles)(lele_bitboard *b, STATE *s, int digit,
                                 const uint64_t singles[WORDS])
{
    uint64_t units = 0, own = 0;
    for (int w = 0; w < WORDS; w++)
        for (uint64_t cells = s->place[digit][w] & singles[w]; cells != 0;) {
            const int cell = w * 64 + lele_word_pop(&cells);
            own |= b->units_of[cell];
            NAME(spend)(b, 5);
            for (int i = 0; i < WORDS; i++) {
                const uint64_t lost = s->place[digit][i] & b->layout->peers[cell].word[i];
                if ((lost & singles[i]) != 0)
                    return false;
                s->place[digit][i] ^= lost;
                units |= NAME(units_of)(b, i, lost);
            }
        }
    s->unscanned[digit] = (s->unscanned[digit] | units) & ~own;
    s->unlocked[digit] &= ~own;
    return true;
}

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
        return DEAD;
    if (any == 0)
        return STUCK;
    for (int d = 1; d <= b->layout->size; d++)
        if (!NAME(assign_singles)(b, s, d, singles))
            return DEAD;
    return MOVED;
}

/* The number of the digit's places in a unit, up to two. */
static int NAME(count_places)(const lele_bitboard *b, const STATE *s, int digit, int unit)
{
    uint64_t any = 0, more = 0;
    for (int i = 0; i < WORDS; i++) {
        const uint64_t here = s->place[digit][i] & b->unit[unit].word[i];
        more |= (here & (here - 1)) | (uint64_t)((any != 0) & (here != 0));
        any |= here;
    }
    return (any != 0) + (more != 0);
}

/* The first of the digit's places in a unit; there must be one. */
static int NAME(first_place)(const lele_bitboard *b, const STATE *s, int digit, int unit)
{
    int i = 0;
    while ((s->place[digit][i] & b->unit[unit].word[i]) == 0)
        i++;
    return i * 64 + lele_lowest64(s->place[digit][i] & b->unit[unit].word[i]);
}

/* Places every digit that has one place left in a unit; a digit without a place is a dead end. */
static enum progress NAME(hidden_singles)(lele_bitboard *b, STATE *s)
{
    enum progress progress = STUCK;
    for (int d = 1; d <= b->layout->size; d++) {
        while (s->unscanned[d] != 0) {
            const int unit = lele_word_pop(&s->unscanned[d]);
            const int count = NAME(count_places)(b, s, d, unit);
            NAME(spend)(b, 2);
            if (count == 2) {
                s->unlocked[d] |= UINT64_C(1) << unit;
                continue;
            }
            if (count == 0)
                return DEAD;
            const int cell = NAME(first_place)(b, s, d, unit);
            if ((s->place[0][cell >> 6] >> (cell & 63) & 1) != 0) {
                NAME(assign)(b, s, cell, d);
                progress = MOVED;
            }
        }
    }
    return progress;
}

/* The other units that contain all places of the digit in a unit, as a set.  In a dead position
 * there may be no place; then all units do. */
static uint64_t NAME(common_units)(const lele_bitboard *b, const STATE *s, int digit, int unit)
{
    const uint64_t all = (UINT64_C(1) << b->layout->unit_count) - 1;
    uint64_t common = all & ~(UINT64_C(1) << unit);
    for (int i = 0; i < WORDS; i++)
        for (uint64_t here = s->place[digit][i] & b->unit[unit].word[i]; here != 0;) {
            common &= b->units_of[i * 64 + lele_word_pop(&here)];
            if (common == 0)
                return 0;
        }
    return common;
}

/* If all places of a digit in one unit are also in another, the other unit loses it elsewhere. */
static enum progress NAME(locked_candidates)(lele_bitboard *b, STATE *s)
{
    enum progress progress = STUCK;
    for (int d = 1; d <= b->layout->size; d++) {
        while (s->unlocked[d] != 0) {
            const int from = lele_word_pop(&s->unlocked[d]);
            NAME(spend)(b, 2);
            for (uint64_t common = NAME(common_units)(b, s, d, from); common != 0;) {
                const int to = lele_word_pop(&common);
                for (int i = 0; i < WORDS; i++) {
                    const uint64_t lost =
                        s->place[d][i] & b->unit[to].word[i] & ~b->unit[from].word[i];
                    if (lost == 0)
                        continue;
                    s->place[d][i] ^= lost;
                    s->unscanned[d] |= NAME(units_of)(b, i, lost);
                    progress = MOVED;
                }
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
        if (progress == STUCK && most >= HIDDEN_SINGLES)
            progress = NAME(hidden_singles)(b, s);
        if (progress == STUCK && most >= LOCKED_CANDIDATES)
            progress = NAME(locked_candidates)(b, s);
        if (progress != MOVED)
            return progress == STUCK;
    }
}

static bool NAME(is_full)(const STATE *s)
{
    uint64_t open = 0;
    for (int i = 0; i < WORDS; i++)
        open |= s->place[0][i];
    return open == 0;
}

/* Finds the digit and unit with the fewest places, if these are fewer than `fewest`, and writes
 * the first of the places. */
static void NAME(choose_place)(const lele_bitboard *b, const STATE *s, int fewest,
                               struct candidate *ret)
{
    for (int d = 1; d <= b->layout->size; d++) {
        uint64_t open[WORDS];
        for (int i = 0; i < WORDS; i++)
            open[i] = s->place[d][i] & s->place[0][i];
        for (int u = 0; u < b->layout->unit_count; u++) {
            int count = 0, cell = -1;
            for (int i = 0; i < WORDS && count < fewest; i++) {
                uint64_t here = open[i] & b->unit[u].word[i];
                if (here != 0 && cell < 0)
                    cell = i * 64 + lele_lowest64(here);
                for (; here != 0 && count < fewest; here &= here - 1)
                    count++;
            }
            if (count < 2 || count >= fewest)
                continue;
            fewest = count;
            *ret = (struct candidate){ cell, d };
            if (fewest == 2)
                return;
        }
    }
}

/* The undecided cells of `among` with the fewest candidates, and their number, which is at least
 * `*fewest`.  There must be such a cell.  Bit slices count the candidates of all cells of a word at
 * once. */
static void NAME(fewest_candidates)(const lele_bitboard *b, const STATE *s,
                                    const uint64_t among[WORDS], int *fewest, uint64_t ret[WORDS])
{
    enum { SLICES = 5 };
    uint64_t slice[WORDS][SLICES] = { { 0 } };
    for (int d = 1; d <= b->layout->size; d++)
        for (int i = 0; i < WORDS; i++) {
            uint64_t carry = s->place[d][i];
            for (int k = 0; k < SLICES; k++) {
                const uint64_t sum = slice[i][k] ^ carry;
                carry &= slice[i][k];
                slice[i][k] = sum;
            }
        }
    for (;; ++*fewest) {
        uint64_t any = 0;
        for (int i = 0; i < WORDS; i++) {
            ret[i] = s->place[0][i] & among[i];
            for (int k = 0; k < SLICES; k++)
                ret[i] &= (*fewest >> k & 1) != 0 ? slice[i][k] : ~slice[i][k];
            any |= ret[i];
        }
        if (any != 0)
            return;
    }
}

/* The first cell of a set that is not before `from`, else the first one. */
static int NAME(first_from)(const uint64_t cells[WORDS], int from)
{
    const int start = from >> 6;
    for (int k = 0; k <= WORDS; k++) {
        const int i = (start + k) % WORDS;
        const uint64_t before = (UINT64_C(1) << (from & 63)) - 1;
        const uint64_t here = cells[i] & (k == 0 ? ~before : ~UINT64_C(0));
        if (here != 0)
            return i * 64 + lele_lowest64(here);
    }
    return -1;
}

/* The candidate to try: of a cell with two candidates if there is one, else of the cell or the
 * unit with the fewest choices. */
static struct candidate NAME(choose)(lele_bitboard *b, const STATE *s)
{
    uint64_t at_least[3][WORDS];
    NAME(tally)(b, s, at_least);
    NAME(spend)(b, 2 * b->layout->size);
    for (int i = 0; i < WORDS; i++) {
        const uint64_t pairs = s->place[0][i] & ~at_least[2][i];
        if (pairs != 0) {
            const int cell = i * 64 + lele_lowest64(pairs);
            return (struct candidate){ cell, NAME(digit_at)(b, s, cell) };
        }
    }
    int fewest = 3;
    uint64_t cells[WORDS];
    NAME(fewest_candidates)(b, s, s->place[0], &fewest, cells);
    const int cell = NAME(first_from)(cells, 0);
    struct candidate best = { cell, NAME(digit_at)(b, s, cell) };
    if (b->solutions <= MANY_SOLUTIONS) {
        NAME(spend)(b, b->layout->size * b->layout->unit_count);
        NAME(choose_place)(b, s, fewest, &best);
    }
    return best;
}

static void NAME(write)(const lele_bitboard *b, const STATE *s, lele_grid *ret)
{
    lele_grid_clear(ret);
    for (int d = 1; d <= b->layout->size; d++)
        for (int i = 0; i < WORDS; i++)
            for (uint64_t here = s->place[d][i]; here != 0;)
                ret->cell[i * 64 + lele_word_pop(&here)] = (uint8_t)d;
}

static STATE *NAME(top)(lele_bitboard *b)
{
    return (STATE *)(void *)b->stack + (b->depth - 1);
}

/* Collects the givens and the cells that see each of them, empty cells like a digit; false when a
 * digit is out of range. */
static bool NAME(read)(const lele_bitboard *b, const lele_grid *grid,
                       uint64_t given[LELE_MAX_SIZE + 1][WORDS],
                       uint64_t seen[LELE_MAX_SIZE + 1][WORDS])
{
    for (int cell = 0; cell < b->layout->cell_count; cell++) {
        const int digit = grid->cell[cell];
        if (digit > b->layout->size)
            return false;
        given[digit][cell >> 6] |= UINT64_C(1) << (cell & 63);
        for (int i = 0; i < WORDS; i++)
            seen[digit][i] |= b->layout->peers[cell].word[i];
    }
    return true;
}

static void NAME(start)(lele_bitboard *b, const lele_grid *grid)
{
    b->depth = 1;
    b->solutions = 0;
    STATE *s = NAME(top)(b);
    uint64_t seen[LELE_MAX_SIZE + 1][WORDS] = { { 0 } };
    memset(s, 0, sizeof *s);
    bool good = NAME(read)(b, grid, s->place, seen);
    for (int d = 1; d <= b->layout->size; d++) {
        s->unscanned[d] = b->all_units;
        for (int i = 0; i < WORDS; i++) {
            s->unscanned[d] &= ~NAME(units_of)(b, i, s->place[d][i]);
            good = good && (s->place[d][i] & seen[d][i]) == 0;
            s->place[d][i] |= s->place[0][i] & ~seen[d][i];
        }
    }
    b->depth = good ? 1 : 0;
    NAME(spend)(b, b->layout->cell_count);
}

/* Reasoning pays off where solutions are rare.  In a grid with many known solutions nearly every
 * branch leads to another one, so only naked singles are placed. */
static enum reasoning NAME(reasoning)(const lele_bitboard *b)
{
    return b->solutions > MANY_SOLUTIONS ? NAKED_SINGLES : LOCKED_CANDIDATES;
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
        const struct candidate try = NAME(choose)(b, s);
        s[1] = s[0];
        NAME(assign)(b, &s[1], try.cell, try.digit);
        s->place[try.digit][try.cell >> 6] &= ~(UINT64_C(1) << (try.cell & 63));
        s->unscanned[try.digit] |= b->units_of[try.cell];
        b->depth++;
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

static void NAME(push)(lele_bitboard *b)
{
    STATE *s = NAME(top)(b);
    s[1] = s[0];
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

#undef STATE
#undef NAME
#undef JOIN
#undef JOIN2
