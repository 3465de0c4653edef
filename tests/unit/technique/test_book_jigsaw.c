/* Techniques for irregular regions by definition, see books.h; and how near misses fail. */
#include "books.h"

#define JIGSAW_9                                                                                   \
    "jigsaw:111122223111222223144444443156667483556767483566777883566978883555977983599999983"

/* A cell holds or can hold the digit. */
static bool has(const lele_board *board, int cell, int d)
{
    return board->grid.cell[cell] == d || is_candidate(board, cell, d);
}

static int row_or_column(const lele_board *board, int cell, int direction)
{
    const int size = board->layout->size;
    return direction == 0 ? cell / size : cell % size;
}

static int region(const lele_board *board, int cell)
{
    return lele_layout_box(board->layout, cell);
}

/* A side: its cells, by number. */
struct rest {
    int count, cell[LELE_MAX_CELLS];
};

static int placed_in(const lele_board *board, const struct rest *rest, int d)
{
    int count = 0;
    for (int i = 0; i < rest->count; i++)
        count += board->grid.cell[rest->cell[i]] == d;
    return count;
}

static bool possible_in(const lele_board *board, const struct rest *rest, int d)
{
    for (int i = 0; i < rest->count; i++)
        if (has(board, rest->cell[i], d))
            return true;
    return false;
}

/* Whether the cell sees, or is, every open place of the digit on the side. */
static bool excludes_all(const lele_board *board, const struct rest *rest, int cell, int d,
                         bool own)
{
    int places = 0;
    for (int i = 0; i < rest->count; i++) {
        if (!is_candidate(board, rest->cell[i], d))
            continue;
        places++;
        if (own ? rest->cell[i] != cell : !sees(board, cell, rest->cell[i]))
            return false;
    }
    return places > 0;
}

static void leave(const lele_board *board, const struct rest *side, const struct rest *other,
                  struct gone *gone)
{
    for (int d = 1; d <= board->layout->size; d++)
        for (int i = 0; i < side->count; i++)
            if (!possible_in(board, other, d))
                gone->digits[side->cell[i]] |= lele_digits_of(d);
}

static void come(const lele_board *board, const struct rest *side, const struct rest *other,
                 struct sets *sets)
{
    for (int d = 1; d <= board->layout->size; d++) {
        struct gone gone = { { 0 } };
        if (placed_in(board, other, d) <= placed_in(board, side, d))
            continue;
        for (int cell = 0; cell < board->layout->cell_count; cell++) {
            if (excludes_all(board, side, cell, d, false))
                gone.digits[cell] |= lele_digits_of(d);
            if (excludes_all(board, side, cell, d, true))
                gone.digits[cell] |=
                    lele_digits_minus(lele_digits_all(board->layout->size), lele_digits_of(d));
        }
        add_gone(sets, board, &gone);
    }
}

static void try_regions(const lele_board *board, struct sets *sets, int direction, int first,
                        int count, unsigned regions)
{
    struct rest lines = { 0 }, areas = { 0 };
    struct gone gone = { { 0 } };
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const int line = row_or_column(board, cell, direction);
        const bool in_lines = line >= first && line < first + count;
        const bool in_regions = (regions >> region(board, cell) & 1) != 0;
        if (in_lines && !in_regions)
            lines.cell[lines.count++] = cell;
        if (in_regions && !in_lines)
            areas.cell[areas.count++] = cell;
    }
    if (lines.count < 1 || lines.count > 4)
        return;
    leave(board, &lines, &areas, &gone);
    leave(board, &areas, &lines, &gone);
    add_gone(sets, board, &gone);
    come(board, &lines, &areas, sets);
    come(board, &areas, &lines, sets);
}

static void book_leftovers(const lele_board *board, struct sets *sets)
{
    const int size = board->layout->size;
    for (int direction = 0; direction < 2; direction++)
        for (int count = 1; count <= 4; count++)
            for (int first = 0; first + count <= size; first++)
                for (unsigned regions = 1; regions < 1U << size; regions++)
                    if (__builtin_popcount(regions) == count)
                        try_regions(board, sets, direction, first, count, regions);
}

/* The places of a digit in both bases lie in both covers, and each base has some in each cover. */
static void try_double(const lele_board *board, struct sets *sets, const int base[2],
                       const int cover[2], int d)
{
    const lele_unit *units = board->layout->units;
    struct gone gone = { { 0 } };
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++) {
            const lele_cellset both = lele_cellset_and(units[base[i]].set, units[cover[k]].set);
            if (!lele_cellset_meets(&both, &board->places[d]))
                return;
        }
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const bool in_base = in_unit(board, base[0], cell) || in_unit(board, base[1], cell);
        const bool in_cover = in_unit(board, cover[0], cell) || in_unit(board, cover[1], cell);
        if (in_base && !in_cover && is_candidate(board, cell, d))
            return;
        if (in_cover && !in_base)
            gone.digits[cell] = lele_digits_of(d);
    }
    add_gone(sets, board, &gone);
}

static void book_double(const lele_board *board, struct sets *sets, int from, int to)
{
    const int size = board->layout->size;
    for (int d = 1; d <= size; d++)
        for (int i = 0; i < size * size * size * size; i++) {
            const int base[2] = { from + i % size, from + i / size % size };
            const int cover[2] = { to + i / size / size % size, to + i / size / size / size };
            if (base[0] < base[1] && cover[0] < cover[1])
                try_double(board, sets, base, cover, d);
        }
}

static void book_pointing(const lele_board *board, struct sets *sets)
{
    const int size = board->layout->size;
    book_double(board, sets, 2 * size, 0);
    book_double(board, sets, 2 * size, size);
}

static void book_claiming(const lele_board *board, struct sets *sets)
{
    const int size = board->layout->size;
    book_double(board, sets, 0, 2 * size);
    book_double(board, sets, size, 2 * size);
}

static const struct book books[] = {
    { "law-of-leftovers", book_leftovers, false },
    { "double-pointing", book_pointing, false },
    { "double-claiming", book_claiming, false },
};

/* Steps of the position, and another digit (0: none) in a cell of the leftovers that spoils them. */
static const struct {
    const char *technique, *conclusions;
    int near_cell, near_digit;
} cases[] = {
    { "law-of-leftovers", "r1c9-234 r2c9-2347 r3c1-8", 27, 0 },
    { "law-of-leftovers", "r1c9-234 r2c9-2347 r3c1-8", 27, 2 },
    { "law-of-leftovers", "r3c9-6 r7c9-6 r9c9-6", 27, 0 },
};

static const char *const position =
    "..7.5.9............2..4..3.6....5....62....4......4..89.43.8....1.4.7..9......5..";

static int count_steps(struct soundness *s, const char *technique, const char *wanted_text)
{
    struct wanted wanted = { .layout = &s->layout, .conclusions = wanted_text };
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, technique, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, is_wanted, &wanted);
    return wanted.seen;
}

static void a_step_disappears_with_what_it_rests_on(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, JIGSAW_9);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        soundness_line(&s, position);
        assert_int_equal(count_steps(&s, cases[i].technique, cases[i].conclusions), 1);
        lele_grid changed = s.board.grid;
        changed.cell[cases[i].near_cell] = (uint8_t)cases[i].near_digit; /* r4c1, a leftover */
        lele_board_init(&s.board, &s.layout, &changed);
        assert_int_equal(count_steps(&s, cases[i].technique, cases[i].conclusions), 0);
    }
    soundness_release(&s);
}

/* Where boxes are rectangles, other techniques say the same. */
static void rectangular_boxes_have_no_leftovers(void **state)
{
    struct soundness *s = *state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        const lele_grid grid = dig(s, seed);
        soundness_start(s, &grid);
        assert_int_equal(count_steps(s, "law-of-leftovers,double-pointing,double-claiming", ""), 0);
    }
}

/* A further place of the digit in a base, outside the covers, spoils a step. */
static void a_double_needs_all_places_in_two_units(void **state)
{
    (void)state;
    static const char *const techniques[] = { "double-pointing", "double-claiming" };
    struct soundness s;
    soundness_init(&s, JIGSAW_9);
    for (int t = 0; t < 2; t++) {
        static lele_step step;
        lele_technique_list list;
        lele_grid grid;
        char text[4096];
        lele_grid_clear(&grid);
        lele_board_init(&s.board, &s.layout, &grid);
        const int bases[2] = { t == 0 ? 18 + 3 : 0, t == 0 ? 18 + 5 : 1 };
        const int covers[2] = { t == 0 ? 3 : 18, t == 0 ? 4 : 18 + 1 };
        const lele_unit *units = s.layout.units;
        const lele_cellset base = lele_cellset_or(units[bases[0]].set, units[bases[1]].set);
        const lele_cellset cover = lele_cellset_or(units[covers[0]].set, units[covers[1]].set);
        lele_cellset outside = lele_cellset_minus(base, cover);
        const int spoiler = lele_cellset_pop(&outside);
        for (int cell; (cell = lele_cellset_pop(&outside)) >= 0;)
            lele_board_eliminate(&s.board, cell, lele_digits_of(1));
        assert_int_equal(lele_technique_list_read(&list, techniques[t], NULL), LELE_OK);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        assert_false(lele_engine_next(s.engine, &s.board, &options, &step));
        lele_board_eliminate(&s.board, spoiler, lele_digits_of(1));
        assert_true(lele_engine_next(s.engine, &s.board, &options, &step));
        conclusions(&s.layout, &step, text);
        assert_true(strlen(text) > 5);
    }
    soundness_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        READS("jigsaws follow the definitions", books, JIGSAW_9, NULL, 12, 40),
        READS("so do small jigsaws", books, JIGSAW, NULL, 20, 10),
        cmocka_unit_test(a_double_needs_all_places_in_two_units),
        cmocka_unit_test(a_step_disappears_with_what_it_rests_on),
        SOUNDNESS_TEST(rectangular_boxes_have_no_leftovers),
    };
    return RUN(tests);
}
