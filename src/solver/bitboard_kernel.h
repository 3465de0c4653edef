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
    uint32_t unscanned; /* digits that lost a place since the last hidden single scan */
    uint32_t unlocked;  /* since the last locked candidate scan */
};

static void NAME(assign)(const lele_bitboard *b, STATE *s, int cell, int digit)
{
    const int w = cell >> 6;
    const uint64_t bit = UINT64_C(1) << (cell & 63);
    uint32_t touched = 1U << digit;
    for (int d = 0; d <= b->layout->size; d++) {
        touched |= (uint32_t)(s->place[d][w] >> (cell & 63) & 1) << d;
        s->place[d][w] &= ~bit;
    }
    s->unscanned |= touched;
    s->unlocked |= touched;
    for (int i = 0; i < WORDS; i++)
        s->place[digit][i] &= ~b->layout->peers[cell].word[i];
    s->place[digit][w] |= bit;
}

/* at_least[k] gets the cells with more than k candidates, counted by bit slices over all digits. */
static void NAME(tally)(const lele_bitboard *b, const STATE *s, uint64_t at_least[3][WORDS])
{
    for (int i = 0; i < WORDS; i++) {
        uint64_t one = 0, two = 0, three = 0;
        for (int d = 1; d <= b->layout->size; d++) {
            const uint64_t p = s->place[d][i];
            three |= two & p;
            two |= one & p;
            one |= p;
        }
        at_least[0][i] = one;
        at_least[1][i] = two;
        at_least[2][i] = three;
    }
}

static int NAME(digit_at)(const lele_bitboard *b, const STATE *s, int cell)
{
    for (int d = 1; d <= b->layout->size; d++)
        if ((s->place[d][cell >> 6] >> (cell & 63) & 1) != 0)
            return d;
    return 0;
}

static enum progress NAME(naked_singles)(const lele_bitboard *b, STATE *s)
{
    uint64_t at_least[3][WORDS];
    enum progress progress = STUCK;
    NAME(tally)(b, s, at_least);
    for (int i = 0; i < WORDS; i++)
        if ((s->place[0][i] & ~at_least[0][i]) != 0)
            return DEAD;
    for (int i = 0; i < WORDS; i++) {
        uint64_t single = s->place[0][i] & ~at_least[1][i];
        while (single != 0) {
            const int cell = i * 64 + lele_word_pop(&single);
            const int digit = NAME(digit_at)(b, s, cell);
            if (digit == 0) /* a peer with the same single was placed before */
                return DEAD;
            NAME(assign)(b, s, cell, digit);
            progress = MOVED;
        }
    }
    return progress;
}

/* The number of cells that hold the digit or have it as a candidate. */
static int NAME(place_count)(const STATE *s, int digit)
{
    int count = 0;
    for (int i = 0; i < WORDS; i++)
        count += lele_popcount64(s->place[digit][i]);
    return count;
}

/* Places every digit that has one place left in a unit; a digit without a place is a dead end. */
static enum progress NAME(hidden_singles)(const lele_bitboard *b, STATE *s)
{
    enum progress progress = STUCK;
    for (int d = 1; d <= b->layout->size; d++) {
        if ((s->unscanned >> d & 1) == 0)
            continue;
        s->unscanned &= ~(1U << d);
        if (NAME(place_count)(s, d) < b->layout->size)
            return DEAD;
        for (int u = 0; u < b->layout->unit_count; u++) {
            const lele_cellset *set = &b->layout->units[u].set;
            uint64_t any = 0, many = 0, open = 0;
            int cell = 0;
            for (int i = 0; i < WORDS; i++) {
                const uint64_t here = s->place[d][i] & set->word[i];
                if (here == 0)
                    continue;
                many |= any | (here & (here - 1));
                any = 1;
                open |= here & s->place[0][i];
                cell = i * 64 + lele_lowest64(here);
            }
            if (any == 0)
                return DEAD;
            if (many == 0 && open != 0) {
                NAME(assign)(b, s, cell, d);
                progress = MOVED;
            }
        }
    }
    return progress;
}

/* If all places of a digit in one unit are also in another, the other unit loses it elsewhere. */
static enum progress NAME(locked_candidates)(const lele_bitboard *b, STATE *s)
{
    enum progress progress = STUCK;
    for (int d = 1; d <= b->layout->size; d++) {
        if ((s->unlocked >> d & 1) == 0)
            continue;
        s->unlocked &= ~(1U << d);
        if (NAME(place_count)(s, d) == b->layout->size) /* placed in every unit */
            continue;
        for (int k = 0; k < b->pair_count; k++) {
            const uint64_t *from = b->layout->units[b->pairs[k].from].set.word;
            const uint64_t *to = b->layout->units[b->pairs[k].to].set.word;
            uint64_t outside = 0, losing = 0;
            for (int i = 0; i < WORDS; i++) {
                outside |= s->place[d][i] & from[i] & ~to[i];
                losing |= s->place[d][i] & to[i] & ~from[i];
            }
            if (outside != 0 || losing == 0)
                continue;
            for (int i = 0; i < WORDS; i++)
                s->place[d][i] &= ~(to[i] & ~from[i]);
            s->unscanned |= 1U << d;
            s->unlocked |= 1U << d;
            progress = MOVED;
        }
    }
    return progress;
}

/* Reasoning pays off where solutions are rare.  In a grid with many known solutions nearly every
 * branch leads to another one, so only naked singles are placed. */
static bool NAME(propagate)(const lele_bitboard *b, STATE *s)
{
    const bool many = b->solutions > MANY_SOLUTIONS;
    for (;;) {
        enum progress progress = NAME(naked_singles)(b, s);
        if (progress == STUCK && !many)
            progress = NAME(hidden_singles)(b, s);
        if (progress == STUCK && !many)
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
        for (int u = 0; u < b->layout->unit_count; u++) {
            int count = 0, cell = -1;
            for (int i = 0; i < WORDS; i++) {
                const uint64_t here =
                    s->place[d][i] & b->layout->units[u].set.word[i] & s->place[0][i];
                count += lele_popcount64(here);
                if (here != 0 && cell < 0)
                    cell = i * 64 + lele_lowest64(here);
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

/* The candidate to try: of a cell with two candidates if there is one, else of the cell or the
 * unit with the fewest choices. */
static struct candidate NAME(choose)(const lele_bitboard *b, const STATE *s)
{
    uint64_t at_least[3][WORDS];
    NAME(tally)(b, s, at_least);
    int cell = -1, fewest = LELE_MAX_SIZE + 1;
    for (int i = 0; i < WORDS; i++) {
        const uint64_t pairs = s->place[0][i] & ~at_least[2][i];
        if (pairs != 0) {
            cell = i * 64 + lele_lowest64(pairs);
            return (struct candidate){ cell, NAME(digit_at)(b, s, cell) };
        }
    }
    for (int i = 0; i < WORDS; i++) {
        for (uint64_t open = s->place[0][i]; open != 0;) {
            const int bit = lele_word_pop(&open);
            int count = 0;
            for (int d = 1; d <= b->layout->size; d++)
                count += (int)(s->place[d][i] >> bit & 1);
            if (count < fewest) {
                fewest = count;
                cell = i * 64 + bit;
            }
        }
    }
    struct candidate best = { cell, NAME(digit_at)(b, s, cell) };
    if (b->solutions <= MANY_SOLUTIONS)
        NAME(choose_place)(b, s, fewest, &best);
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

static void NAME(start)(lele_bitboard *b, const lele_grid *grid)
{
    b->depth = 1;
    b->solutions = 0;
    STATE *s = NAME(top)(b);
    memset(s, 0, sizeof *s);
    for (int d = 0; d <= b->layout->size; d++)
        memcpy(s->place[d], b->layout->all.word, sizeof s->place[d]);
    s->unscanned = s->unlocked = ~0U;
    for (int cell = 0; cell < b->layout->cell_count; cell++) {
        const int digit = grid->cell[cell];
        if (digit == 0)
            continue;
        if (digit > b->layout->size || (s->place[digit][cell >> 6] >> (cell & 63) & 1) == 0) {
            b->depth = 0;
            return;
        }
        NAME(assign)(b, s, cell, digit);
    }
}

/* Searches from the top state.  A branch puts a candidate into a copy on top of the stack and
 * removes it from the state below.  Every branch decides a cell, so the stack is at most one state
 * deeper than there are cells. */
static lele_bitboard_event NAME(next)(lele_bitboard *b, lele_grid *ret)
{
    while (b->depth > 0) {
        STATE *s = NAME(top)(b);
        if (!NAME(propagate)(b, s)) {
            b->depth--;
            continue;
        }
        if (NAME(is_full)(s)) {
            NAME(write)(b, s, ret);
            b->depth--;
            b->solutions++;
            return LELE_BITBOARD_SOLUTION;
        }
        const struct candidate try = NAME(choose)(b, s);
        s[1] = s[0];
        NAME(assign)(b, &s[1], try.cell, try.digit);
        s->place[try.digit][try.cell >> 6] &= ~(UINT64_C(1) << (try.cell & 63));
        s->unscanned |= 1U << try.digit;
        s->unlocked |= 1U << try.digit;
        b->depth++;
        return LELE_BITBOARD_NODE;
    }
    return LELE_BITBOARD_END;
}

#undef STATE
#undef NAME
#undef JOIN
#undef JOIN2
