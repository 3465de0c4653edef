/*
 * The start of a search, a part of bitboard_kernel.h, which includes it.
 */
#if LELE_BITBOARD_VECTORS

/* Collects the givens, empty cells like a digit; false when a digit is out of range. */
static bool NAME(read)(const lele_bitboard *b, const lele_grid *grid,
                       uint64_t given[LELE_MAX_SIZE + 1][WORDS])
{
    uint64_t missing = 0;
    for (int w = 0; w < WORDS; w++) {
        const __m512i cells = _mm512_loadu_si512(&grid->cell[64 * w]);
        uint64_t rest = b->layout->all.word[w];
        for (int d = 0; d <= b->layout->size; d++) {
            given[d][w] = rest & _mm512_cmpeq_epi8_mask(cells, _mm512_set1_epi8((char)d));
            rest ^= given[d][w];
        }
        missing |= rest;
    }
    return missing == 0;
}

#else

/* Collects the givens, empty cells like a digit; false when a digit is out of range. */
static bool NAME(read)(const lele_bitboard *b, const lele_grid *grid,
                       uint64_t given[LELE_MAX_SIZE + 1][WORDS])
{
    const int size = b->layout->size, count = b->layout->cell_count;
    uint8_t filled[LELE_MAX_CELLS];
    int fillings = 0;
    for (int cell = 0; cell < count; cell++) {
        filled[fillings] = (uint8_t)cell;
        fillings += grid->cell[cell] != 0;
    }
    for (int i = 0; i < fillings; i++) {
        const int cell = filled[i], digit = grid->cell[cell];
        if (digit > size)
            return false;
        given[digit][cell >> 6] |= UINT64_C(1) << (cell & 63);
    }
    memcpy(given[0], b->layout->all.word, sizeof given[0]);
    for (int d = 1; d <= size; d++)
        for (int i = 0; i < WORDS; i++)
            given[0][i] &= ~given[d][i];
    return true;
}

#endif

/* The cells that see a given of each digit.  One loop over all givens: a loop for each digit would
 * end where no processor can predict it. */
static void NAME(see)(const lele_bitboard *b, const lele_grid *grid, STATE *s,
                      uint64_t seen[LELE_MAX_SIZE + 1][WORDS])
{
    for (int w = 0; w < WORDS; w++)
        for (uint64_t rest = b->layout->all.word[w] & ~s->place[0][w]; rest != 0;) {
            const int cell = w * 64 + lele_word_pop(&rest), digit = grid->cell[cell];
            NAME(words) peers, all;
            NAME(load)(b->layout->peers[cell].word, &peers);
            NAME(load)(seen[digit], &all);
            all |= peers;
            NAME(store)(&all, seen[digit]);
            s->done[digit] |= b->units_of[cell];
        }
}

/* Makes candidates of every digit in the empty cells that see none of its givens; false when two of
 * these see each other. */
static bool NAME(fill)(const lele_bitboard *b, STATE *s, uint64_t seen[LELE_MAX_SIZE + 1][WORDS])
{
    uint64_t clash = 0;
    for (int d = 1; d <= b->layout->size; d++) {
        for (int i = 0; i < WORDS; i++) {
            clash |= s->place[d][i] & seen[d][i];
            s->place[d][i] |= s->place[0][i] & ~seen[d][i];
        }
        s->unlocked[d] = b->all_units;
        s->lost[d][0] = 1; /* so that every digit is scanned */
    }
    return clash == 0;
}

static void NAME(start)(lele_bitboard *b, const lele_grid *grid)
{
    b->depth = 1;
    b->solutions = 0;
    STATE *s = NAME(top)(b);
    memset(s, 0, sizeof *s);
    uint64_t seen[LELE_MAX_SIZE + 1][WORDS] = { { 0 } };
    bool good = NAME(read)(b, grid, s->place);
    if (good) {
        NAME(see)(b, grid, s, seen);
        for (int d = 1; b->bars && d <= b->layout->size; d++)
            for (int i = 0; i < WORDS; i++)
                seen[d][i] |= b->barred[d].word[i];
        good = NAME(fill)(b, s, seen);
    }
    b->depth = good ? 1 : 0;
    NAME(spend)(b, b->layout->cell_count);
}
