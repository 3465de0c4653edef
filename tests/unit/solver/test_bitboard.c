#include <stdlib.h>

#include "check.h"
#include "solver/bitboard.h"

/* The kernels for other processors visit the same positions and count the same work: puzzles of
 * seeds depend on both.  The tests of all algorithms check the answers. */

enum { EVENTS = 3000 };

static lele_bitboard *new_bitboard(const lele_layout *layout, size_t kernel)
{
    const lele_bitboard_width *width = lele_bitboard_width_at(layout, kernel);
    lele_bitboard *bitboard = aligned_alloc(64, lele_bitboard_size_width(layout, width));
    assert_non_null(bitboard);
    lele_bitboard_init_width(bitboard, layout, width);
    return bitboard;
}

/* Runs two searches of a grid side by side; returns how many solutions they found. */
static int compare(const lele_layout *layout, lele_bitboard *const pair[2], const lele_grid *grid)
{
    int solutions = 0;
    for (int i = 0; i < 2; i++)
        lele_bitboard_start(pair[i], grid);
    for (int k = 0; k < EVENTS; k++) {
        lele_bitboard_event event[2];
        lele_grid solution[2];
        for (int i = 0; i < 2; i++)
            event[i] = lele_bitboard_next(pair[i], &solution[i]);
        assert_int_equal(event[0], event[1]);
        assert_int_equal(lele_bitboard_work(pair[0]), lele_bitboard_work(pair[1]));
        if (event[0] == LELE_BITBOARD_END)
            break;
        if (event[0] != LELE_BITBOARD_SOLUTION)
            continue;
        solutions++;
        assert_true(lele_grid_equal(layout, &solution[0], &solution[1]));
        assert_true(lele_grid_is_solution(layout, &solution[0]));
    }
    return solutions;
}

static void check_layout(const char *name)
{
    static lele_layout layout;
    layout_of(&layout, name);
    for (size_t kernel = 1; lele_bitboard_width_at(&layout, kernel) != NULL; kernel++) {
        lele_bitboard *const pair[2] = { new_bitboard(&layout, 0), new_bitboard(&layout, kernel) };
        lele_random random;
        lele_random_init(&random, 1);
        lele_grid empty, full;
        lele_grid_clear(&empty);
        lele_bitboard_start(pair[0], &empty);
        while (lele_bitboard_next(pair[0], &full) != LELE_BITBOARD_SOLUTION)
            continue;
        compare(&layout, pair, &empty);
        assert_int_equal(compare(&layout, pair, &full), 1);
        for (uint32_t kept = 20; kept < 100; kept += 10) {
            lele_grid puzzle = full;
            for (int cell = 0; cell < layout.cell_count; cell++)
                if (lele_random_below(&random, 100) >= kept)
                    puzzle.cell[cell] = 0;
            compare(&layout, pair, &puzzle);
            /* one given changed: mostly no solution */
            uint8_t *first = &puzzle.cell[0];
            while (*first == 0)
                first++;
            *first = (uint8_t)(*first % layout.size + 1);
            compare(&layout, pair, &puzzle);
        }
        free(pair[0]);
        free(pair[1]);
    }
}

static void all_kernels_search_alike(void **state)
{
    (void)state;
    static const char *const names[] = {
        "classic",
        "x",
        "windoku-x",
        "4x4",
        "6x6-x",
        "8x8",
        "10x10",
        "12x12",
        "12x12-x",
        "16x16",
        "16x16-x",
        "jigsaw:111111112333341222333344552637745552666744522677745528677745888699949888669999988",
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        check_layout(names[i]);
}

static void every_layout_has_a_kernel(void **state)
{
    (void)state;
    static lele_layout layout;
    for (size_t i = 0; lele_layout_name_at(i) != NULL; i++) {
        layout_of(&layout, lele_layout_name_at(i));
        assert_non_null(lele_bitboard_width_at(&layout, 0));
        assert_null(lele_bitboard_width_at(&layout, 3));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_kernels_search_alike),
        cmocka_unit_test(every_layout_has_a_kernel),
    };
    return RUN(tests);
}
