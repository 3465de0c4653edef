/*
 * How many cells of a set each unit holds, a part of bitboard_kernel.h, which includes it.
 *
 * AVX-512 looks at eight units at a time.  Other processors would need too many operations for this:
 * there a table gives the units of every set of six cells, see bitboard_state.h.
 */
#if LELE_BITBOARD_VECTORS

/* The words `w` of the units from `first` on. */
static inline __m512i NAME(eight_units)(const lele_bitboard *b, int w, int first)
{
    return _mm512_load_si512(&b->unit_word[w][first]);
}

static inline void NAME(spread)(const uint64_t cells[WORDS], __m512i ret[WORDS])
{
    for (int w = 0; w < WORDS; w++)
        ret[w] = _mm512_set1_epi64((long long)cells[w]);
}

/* Whether the last word of all sets is empty: 12x12 needs three of four. */
static inline bool NAME(is_short)(const lele_bitboard *b)
{
    return WORDS > 2 && b->layout->cell_count <= 64 * (WORDS - 1);
}

/* The units that hold at least one of the cells, and at least two. */
static inline __attribute__((always_inline)) struct unit_tally
NAME(tally_words)(const lele_bitboard *b, const uint64_t cells[WORDS], const int words)
{
    struct unit_tally ret = { 0, 0 };
    __m512i here[WORDS];
    NAME(spread)(cells, here);
    for (int u = 0; u < b->layout->unit_count; u += UNITS_IN_VECTOR) {
        __m512i count = _mm512_setzero_si512();
        for (int w = 0; w < words; w++)
            count = _mm512_add_epi64(
                count, _mm512_popcnt_epi64(_mm512_and_si512(here[w], NAME(eight_units)(b, w, u))));
        const __m512i one = _mm512_set1_epi64(1);
        ret.once |= (uint64_t)_mm512_test_epi64_mask(count, count) << u;
        ret.twice |= (uint64_t)_mm512_cmpgt_epi64_mask(count, one) << u;
    }
    return ret;
}

/* The units of some cells, as a set. */
static inline uint64_t NAME(units_of)(const lele_bitboard *b, const uint64_t cells[WORDS])
{
    uint64_t units = 0;
    __m512i here[WORDS];
    NAME(spread)(cells, here);
    for (int u = 0; u < b->layout->unit_count; u += UNITS_IN_VECTOR) {
        unsigned some = 0;
        for (int w = 0; w < WORDS; w++)
            some |= _mm512_test_epi64_mask(here[w], NAME(eight_units)(b, w, u));
        units |= (uint64_t)some << u;
    }
    return units;
}

/* The other units that contain all of the cells of a unit, as a set.  In a dead position there may
 * be no cell; then all units do. */
static inline __attribute__((always_inline)) uint64_t
NAME(common_words)(const lele_bitboard *b, const uint64_t cells[WORDS], int unit, const int words)
{
    uint64_t units = 0;
    __m512i here[WORDS];
    NAME(spread)(cells, here);
    for (int u = 0; u < b->layout->unit_count; u += UNITS_IN_VECTOR) {
        __m512i outside = _mm512_setzero_si512();
        for (int w = 0; w < words; w++)
            outside =
                _mm512_or_si512(outside, _mm512_andnot_si512(NAME(eight_units)(b, w, u), here[w]));
        units |= (uint64_t)_mm512_testn_epi64_mask(outside, outside) << u;
    }
    return units & b->all_units & ~(UINT64_C(1) << unit);
}

static inline struct unit_tally NAME(tally_units)(const lele_bitboard *b,
                                                  const uint64_t cells[WORDS])
{
    return NAME(is_short)(b) ? NAME(tally_words)(b, cells, WORDS - 1)
                             : NAME(tally_words)(b, cells, WORDS);
}

static inline uint64_t NAME(common_units)(const lele_bitboard *b, const uint64_t cells[WORDS],
                                          int unit)
{
    return NAME(is_short)(b) ? NAME(common_words)(b, cells, unit, WORDS - 1)
                             : NAME(common_words)(b, cells, unit, WORDS);
}

/* The words `w` of eight rows. */
static inline __m512i NAME(eight_rows)(const uint64_t *rows, int w)
{
    const __m512i even = _mm512_set_epi64(14, 12, 10, 8, 6, 4, 2, 0);
    __m512i ret[WORDS];
    for (int i = 0; i < WORDS; i++)
        ret[i] = _mm512_loadu_si512(rows + UNITS_IN_VECTOR * i);
    for (int left = WORDS; left > 1; left /= 2, w /= 2)
        for (int i = 0; i < left / 2; i++)
            ret[i] = _mm512_permutex2var_epi64(
                ret[2 * i], _mm512_add_epi64(even, _mm512_set1_epi64(w % 2)), ret[2 * i + 1]);
    return ret[0];
}

/* The digits of the cells with one candidate. */
struct NAME(numbers) {
    __m512i low[WORDS], high[WORDS]; /* the places of digits 1 to 8, and of those above */
    unsigned digits;
};

static inline void NAME(number)(const lele_bitboard *b, const STATE *s, struct NAME(numbers) * ret)
{
    for (int w = 0; w < WORDS; w++) {
        ret->low[w] = NAME(eight_rows)(s->place[1], w);
        ret->high[w] = NAME(eight_rows)(s->place[1 + UNITS_IN_VECTOR], w);
    }
    ret->digits = (1U << b->layout->size) - 1;
}

static inline int NAME(number_at)(const struct NAME(numbers) * numbers, int w, int bit)
{
    const __m512i here = _mm512_set1_epi64((long long)(UINT64_C(1) << bit));
    const unsigned low = _mm512_test_epi64_mask(here, numbers->low[w]);
    const unsigned high = _mm512_test_epi64_mask(here, numbers->high[w]);
    return lele_lowest64((low | high << UNITS_IN_VECTOR) & numbers->digits) + 1;
}

#else

static inline struct unit_tally NAME(tally_units)(const lele_bitboard *b,
                                                  const uint64_t cells[WORDS])
{
    struct unit_tally ret = { 0, 0 };
    const struct unit_tally *tally = b->tables->tally;
    for (int i = 0; i < WORDS; i++) {
        uint64_t here = cells[i];
        for (int part = b->tables->parts[i]; part > 0; part--) {
            const struct unit_tally units = tally[here & (PART_SETS - 1)];
            here >>= PART_CELLS;
            tally += PART_SETS;
            ret.twice |= units.twice | (ret.once & units.once);
            ret.once |= units.once;
        }
    }
    return ret;
}

static uint64_t NAME(units_of)(const lele_bitboard *b, const uint64_t cells[WORDS])
{
    uint64_t units = 0;
    for (int i = 0; i < WORDS; i++)
        for (uint64_t rest = cells[i]; rest != 0;)
            units |= b->units_of[i * 64 + lele_word_pop(&rest)];
    return units;
}

/* Whether another unit contains all of the cells of a unit.  Few do, so these tests cost less than
 * a loop over the cells, which ends where no processor can predict it. */
static inline bool NAME(is_locked)(const lele_bitboard *b, const uint64_t cells[WORDS], int unit)
{
    for (const uint8_t *other = b->tables->meeting[unit]; *other != LELE_MAX_UNITS; other++) {
        uint64_t outside = 0;
        for (int i = 0; i < WORDS; i++)
            outside |= cells[i] & ~b->unit[*other].word[i];
        if (outside == 0)
            return true;
    }
    return false;
}

static uint64_t NAME(common_units)(const lele_bitboard *b, const uint64_t cells[WORDS], int unit)
{
    if (!NAME(is_locked)(b, cells, unit))
        return 0;
    uint64_t common = b->all_units & ~(UINT64_C(1) << unit);
    for (int i = 0; i < WORDS; i++)
        for (uint64_t here = cells[i]; here != 0 && common != 0;)
            common &= b->units_of[i * 64 + lele_word_pop(&here)];
    return common;
}

/* The digits of the cells with one candidate, one slice per binary place: slice[k] holds the cells
 * whose digit has bit k. */
struct NAME(numbers) {
    uint64_t slice[5][WORDS];
    int slices;
};

static inline void NAME(number)(const lele_bitboard *b, const STATE *s, struct NAME(numbers) * ret)
{
    const int size = b->layout->size;
    int k = 0;
    for (; size >> k != 0; k++) {
        NAME(words) cells = { 0 };
        for (int d = 1 << k; d <= size; d = (d + 1) | 1 << k) {
            NAME(words) places;
            memcpy(&places, s->place[d], sizeof places);
            cells |= places;
        }
        memcpy(ret->slice[k], &cells, sizeof cells);
    }
    ret->slices = k;
}

static inline int NAME(number_at)(const struct NAME(numbers) * numbers, int w, int bit)
{
    int digit = 0;
    for (int k = 0; k < numbers->slices; k++)
        digit |= (int)(numbers->slice[k][w] >> bit & 1) << k;
    return digit;
}

#endif
