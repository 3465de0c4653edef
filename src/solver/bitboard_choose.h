/*
 * The choice of the candidate to try, a part of bitboard_kernel.h, which includes it.
 */
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
    const int size = b->layout->size;
    NAME(words) slice[SLICES] = { { 0 } }, open, all;
    for (int d = 1; d <= size; d++) {
        NAME(words) carry;
        NAME(load)(s->place[d], &carry);
        for (int k = 0; size >> k != 0; k++) {
            const NAME(words) sum = slice[k] ^ carry;
            carry &= slice[k];
            slice[k] = sum;
        }
    }
    NAME(load)(s->place[0], &open);
    NAME(load)(among, &all);
    for (;; ++*fewest) {
        NAME(words) cells = open & all;
        for (int k = 0; size >> k != 0; k++)
            cells &= (*fewest >> k & 1) != 0 ? slice[k] : ~slice[k];
        NAME(store)(&cells, ret);
        if (!NAME(is_empty)(ret))
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

/* How many candidates a digit in a cell would remove; those of cells in `pairs` count four times,
 * because one of two decides a cell. */
static int NAME(weight)(const lele_bitboard *b, const STATE *s, int cell, int digit,
                        const uint64_t pairs[WORDS])
{
    int weight = 1;
    for (int i = 0; i < WORDS; i++) {
        const uint64_t seen = s->place[digit][i] & s->place[0][i] & b->layout->peers[cell].word[i];
        weight += lele_popcount64(seen) + 3 * lele_popcount64(seen & pairs[i]);
    }
    return weight;
}

/* Of some cells with two candidates, the one where both branches decide most. */
static struct candidate NAME(choose_pair)(lele_bitboard *b, const STATE *s,
                                          const uint64_t pairs[WORDS])
{
    struct candidate best = { -1, 0 };
    int most = 0;
    for (int i = 0; i < WORDS; i++)
        for (uint64_t rest = pairs[i]; rest != 0;) {
            const int cell = i * 64 + lele_word_pop(&rest);
            const int digit = NAME(digit_at)(b, s, cell);
            int other = digit + 1;
            while ((s->place[other][i] >> (cell & 63) & 1) == 0)
                other++;
            const int weight =
                NAME(weight)(b, s, cell, digit, pairs) * NAME(weight)(b, s, cell, other, pairs);
            if (weight > most) {
                most = weight;
                best = (struct candidate){ cell, digit };
            }
        }
    return best;
}

/* The candidate to try: of a cell with two candidates if there is one, else of the cell or the
 * unit with the fewest choices. */
static struct candidate NAME(choose)(lele_bitboard *b, const STATE *s)
{
    uint64_t at_least[3][WORDS], pairs[WORDS], any = 0;
    NAME(tally)(b, s, at_least);
    NAME(spend)(b, 2 * b->layout->size);
    for (int i = 0; i < WORDS; i++) {
        pairs[i] = s->place[0][i] & ~at_least[2][i];
        any |= pairs[i];
    }
    if (any != 0 && b->weighs)
        return NAME(choose_pair)(b, s, pairs);
    for (int i = 0; i < WORDS && any != 0; i++)
        if (pairs[i] != 0) {
            const int cell = i * 64 + lele_lowest64(pairs[i]);
            return (struct candidate){ cell, NAME(digit_at)(b, s, cell) };
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
