/*
 * The start of a search, a part of bitboard_kernel.h, which includes it.
 */
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

/* Makes candidates of a digit in the empty cells that see none of its givens; false when two of
 * these see each other. */
static bool NAME(start_digit)(const lele_bitboard *b, STATE *s, int digit)
{
    uint64_t seen[WORDS] = { 0 }, clash = 0;
    for (int w = 0; w < WORDS; w++)
        for (uint64_t rest = s->place[digit][w]; rest != 0;) {
            const int cell = w * 64 + lele_word_pop(&rest);
            for (int i = 0; i < WORDS; i++)
                seen[i] |= b->layout->peers[cell].word[i];
            s->done[digit] |= b->units_of[cell];
        }
    for (int i = 0; i < WORDS; i++) {
        clash |= s->place[digit][i] & seen[i];
        s->place[digit][i] |= s->place[0][i] & ~seen[i];
    }
    s->unlocked[digit] = b->all_units;
    s->lost[digit][0] = 1; /* so that every digit is scanned */
    return clash == 0;
}

static void NAME(start)(lele_bitboard *b, const lele_grid *grid)
{
    b->depth = 1;
    b->solutions = 0;
    STATE *s = NAME(top)(b);
    memset(s, 0, sizeof *s);
    bool good = NAME(read)(b, grid, s->place);
    for (int d = 1; d <= b->layout->size; d++)
        good = NAME(start_digit)(b, s, d) && good;
    b->depth = good ? 1 : 0;
    NAME(spend)(b, b->layout->cell_count);
}
