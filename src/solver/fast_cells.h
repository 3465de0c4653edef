/*
 * Conversion between a grid, as bytes or as a line of text, and the nine vectors of
 * the fast kernel.
 *
 * An easy puzzle takes a few rounds of reasoning, so reading and writing it cell by cell would
 * take most of the time.  The AVX2 version converts whole rows.
 */
#if LELE_SIMD_BITS == 256

/* The nine bytes of row `row` of a grid: at the upper end of the register, or at the lower end for
 * row 0, so that no byte outside the grid is read. */
LELE_INLINE __m128i row_bytes(const uint8_t *grid, int row, lele_solve_form form)
{
    __m128i bytes =
        _mm_loadu_si128((const void *)(grid + (row == 0 ? 0 : row * DIGITS + DIGITS - 16)));
    if (form == LELE_FORM_LINES)
        bytes = _mm_sub_epi8(bytes, _mm_set1_epi8('0'));
    return _mm_min_epu8(bytes, _mm_set1_epi8(15));
}

/* Each cell of a row, twice: the groups of the left and middle cells of its mini-lines, or the
 * group of the right cells. */
LELE_INLINE __m128i left_and_middle(__m128i bytes, int row)
{
    const __m128i pick = _mm_setr_epi8(0, 0, 3, 3, 6, 6, 0, 0, 1, 1, 4, 4, 7, 7, 0, 0);
    return _mm_shuffle_epi8(bytes, _mm_add_epi8(pick, _mm_set1_epi8(row == 0 ? 0 : 7)));
}

LELE_INLINE __m128i right(__m128i bytes, int row)
{
    const __m128i pick = _mm_setr_epi8(2, 2, 5, 5, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    return _mm_shuffle_epi8(bytes, _mm_add_epi8(pick, _mm_set1_epi8(row == 0 ? 0 : 7)));
}

/* Candidates from digits.  Both bytes of a lane hold the digit; each is looked up in its own table
 * unless its highest bit is set.  A byte that is not a digit is an empty cell in a line; among
 * cells it gets no candidates, so the grid has no solution. */
LELE_INLINE lanes candidates_of(__m128i low, __m128i high, lele_solve_form form)
{
    const __m256i digits = _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
    const char l = form == LELE_FORM_LINES ? -1 : 0, h = form == LELE_FORM_LINES ? 1 : 0;
    const __m256i low_table = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, l, l, l, l, l, l));
    const __m256i high_table =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, h, h, h, h, h, h));
    const long long fourth = (long long)0xFFFF000000000000;
    const __m256i unused = _mm256_set_epi64x(-1, fourth, fourth, fourth);
    const __m256i not_low = _mm256_or_si256(_mm256_set1_epi16((short)0x8000), unused);
    const __m256i not_high = _mm256_or_si256(_mm256_set1_epi16(0x0080), unused);
    lanes candidates;
    candidates.part[0] = (lane_part)_mm256_or_si256(
        _mm256_shuffle_epi8(low_table, _mm256_or_si256(digits, not_low)),
        _mm256_shuffle_epi8(high_table, _mm256_or_si256(digits, not_high)));
    return candidates;
}

LELE_INLINE void read_cells(struct node *node, const uint8_t *grid, lele_solve_form form)
{
    for (int r = 0; r < SIDE; r++) {
        const __m128i top = row_bytes(grid, r, form), middle = row_bytes(grid, r + 3, form);
        const __m128i bottom = row_bytes(grid, r + 6, form);
        const __m128i a = left_and_middle(top, r), b = left_and_middle(middle, r + 3);
        const __m128i c = left_and_middle(bottom, r + 6);
        node->cell[r][0] = candidates_of(_mm_unpacklo_epi64(a, b), c, form);
        node->cell[r][1] = candidates_of(_mm_unpackhi_epi64(a, b), _mm_unpackhi_epi64(c, c), form);
        node->cell[r][2] = candidates_of(_mm_unpacklo_epi64(right(top, r), right(middle, r + 3)),
                                         right(bottom, r + 6), form);
    }
}

/* A code of four bits for the digit of a decided cell.  Its single bit shifts the factor, whose
 * top four bits are then one of nine different values: 1 2 4 9 3 6 13 10 5. */
LELE_INLINE __m256i code_of(lanes cell)
{
    const __m256i factor = _mm256_set1_epi16(0x1350);
    return _mm256_srli_epi16(_mm256_mullo_epi16((__m256i)cell.part[0], factor), 12);
}

/* The bytes of a row, from the groups of (left, middle) and (right, 0) codes of a band. */
LELE_INLINE __m256i rows_of(__m256i codes, lele_solve_form form)
{
    const char zero = form == LELE_FORM_LINES ? '0' : 0;
    const __m256i order = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 8, 2, 3, 10, 4, 5, 12, -1, -1, -1, -1, -1, -1, -1));
    const __m256i digits =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 2, 5, 3, 9, 6, 0, 0, 4, 8, 0, 0, 7, 0, 0));
    return _mm256_shuffle_epi8(_mm256_add_epi8(digits, _mm256_set1_epi8(zero)),
                               _mm256_shuffle_epi8(codes, order));
}

LELE_INLINE void write_cells(const struct node *node, uint8_t *grid, lele_solve_form form)
{
    __m128i row[DIGITS];
    for (int r = 0; r < SIDE; r++) {
        const __m256i middle = _mm256_slli_epi16(code_of(node->cell[r][1]), 8);
        const __m256i pair = _mm256_or_si256(code_of(node->cell[r][0]), middle);
        const __m256i right_codes = code_of(node->cell[r][2]);
        const __m256i outer = rows_of(_mm256_unpacklo_epi64(pair, right_codes), form);
        const __m256i inner = rows_of(_mm256_unpackhi_epi64(pair, right_codes), form);
        row[r] = _mm256_castsi256_si128(outer);
        row[r + 3] = _mm256_castsi256_si128(inner);
        row[r + 6] = _mm256_extracti128_si256(outer, 1);
    }
    for (int y = 0; y < DIGITS - 1; y++) /* the next row overwrites the extra bytes */
        _mm_storeu_si128((void *)(grid + y * DIGITS), row[y]);
    _mm_storel_epi64((void *)(grid + 8 * DIGITS), row[8]);
    grid[CELLS - 1] = (uint8_t)_mm_extract_epi8(row[8], 8);
    if (form == LELE_FORM_LINES)
        grid[CELLS] = '\n';
}

/* Not 0 where a byte is neither a digit nor a dot.  In ASCII a slash separates the dot
 * from the digits. */
LELE_INLINE __m256i unlike_cells(const char *text)
{
    const __m256i bytes = _mm256_loadu_si256((const void *)text);
    const __m256i place = _mm256_sub_epi8(bytes, _mm256_set1_epi8('.'));
    return _mm256_or_si256(_mm256_subs_epu8(place, _mm256_set1_epi8('9' - '.')),
                           _mm256_cmpeq_epi8(place, _mm256_set1_epi8('/' - '.')));
}

LELE_INLINE bool is_plain_line(const char *text)
{
    const __m256i unlike =
        _mm256_or_si256(_mm256_or_si256(unlike_cells(text), unlike_cells(text + 32)),
                        unlike_cells(text + CELLS - 32));
    return _mm256_testz_si256(unlike, unlike) && text[CELLS] == '\n';
}

/* Whether every byte is a digit or 0; read_cells looks at four bits of each only. */
LELE_INLINE bool are_digits(const uint8_t *grid)
{
    const __m256i first = _mm256_loadu_si256((const void *)grid);
    const __m256i second = _mm256_loadu_si256((const void *)(grid + 32));
    const __m256i last = _mm256_loadu_si256((const void *)(grid + CELLS - 32));
    const __m256i most = _mm256_max_epu8(_mm256_max_epu8(first, second), last);
    const __m256i above = _mm256_subs_epu8(most, _mm256_set1_epi8(DIGITS));
    return _mm256_testz_si256(above, above);
}

#else

/* What is no digit has no candidates, see candidates_of. */
LELE_INLINE bool are_digits(const uint8_t *grid)
{
    (void)grid;
    return true;
}

/* The cell of a grid in lane `lane` of vector `at`; the fourth lane of a group has none. */
LELE_INLINE int cell_number(int at, int lane)
{
    const int row = lane / LANE_GROUP * SIDE + at / SIDE;
    return row * DIGITS + lane % LANE_GROUP * SIDE + at % SIDE;
}

/* In a line every character that is not a digit is an empty cell. */
LELE_INLINE uint16_t candidates_of(uint8_t byte, lele_solve_form form)
{
    static const uint16_t candidates[256] = { ALL, 1, 2, 4, 8, 16, 32, 64, 128, 256 };
    const uint8_t digit = (uint8_t)(byte - '0');
    return candidates[form == LELE_FORM_CELLS ? byte : digit <= DIGITS ? digit : 0];
}

LELE_INLINE void read_cells(struct node *node, const uint8_t *grid, lele_solve_form form)
{
    for (int at = 0; at < SIDE * SIDE; at++) {
        uint16_t lane[LANE_SLOTS] = { 0 };
        for (int i = 0; i < LANES; i++)
            if (i % LANE_GROUP < SIDE)
                lane[i] = candidates_of(grid[cell_number(at, i)], form);
        node->cell[at / SIDE][at % SIDE] = lanes_load(lane);
    }
}

LELE_INLINE void write_cells(const struct node *node, uint8_t *grid, lele_solve_form form)
{
    const int zero = form == LELE_FORM_LINES ? '0' : 0;
    for (int at = 0; at < SIDE * SIDE; at++) {
        uint16_t lane[LANE_SLOTS];
        lanes_store(node->cell[at / SIDE][at % SIDE], lane);
        for (int i = 0; i < LANES; i++)
            if (i % LANE_GROUP < SIDE)
                grid[cell_number(at, i)] = (uint8_t)(lele_digits_first(lane[i]) + zero);
    }
    if (form == LELE_FORM_LINES)
        grid[CELLS] = '\n';
}

/* Bytes only and no branches, so that compilers vectorize the loop. */
LELE_INLINE bool is_plain_line(const char *text)
{
    uint8_t good = 0xFF;
    for (int i = 0; i < CELLS; i++)
        good &= ((uint8_t)(text[i] - '0') <= DIGITS ? 0xFF : 0) | (text[i] == '.' ? 0xFF : 0);
    return good != 0 && text[CELLS] == '\n';
}

#endif

static size_t skim_lines(const char *text, size_t most)
{
    size_t count = 0;
    while (count < most && is_plain_line(text + count * (CELLS + 1)))
        count++;
    return count;
}
