#include "check.h"
#include "samples.h"

static void the_iterator_hands_out_each_solution_once(void **state)
{
    (void)state;
    static lele_layout layout;
    static lele_grid seen[288];
    layout_of(&layout, "4x4");
    lele_grid grid;
    lele_grid_clear(&grid);
    lele_solutions *solutions = lele_solutions_new(&layout, &grid);
    int count = 0;
    for (lele_error error;;) {
        lele_grid next;
        error = lele_solutions_next(solutions, 1, &next); /* one node at a time */
        if (error == LELE_E_LIMIT)
            continue;
        if (error == LELE_E_NO_SOLUTION)
            break;
        assert_int_equal(error, LELE_OK);
        assert_true(lele_grid_is_solution(&layout, &next));
        for (int i = 0; i < count; i++)
            assert_false(lele_grid_equal(&layout, &next, &seen[i]));
        assert_true(count < 288);
        seen[count++] = next;
    }
    assert_int_equal(count, 288);
    assert_int_equal(lele_solutions_next(solutions, 0, &grid), LELE_E_NO_SOLUTION);
    lele_solutions_free(solutions);
    lele_solutions_free(NULL);
}

static void the_solution_of_a_puzzle_comes_first_and_last(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "classic");
    const lele_grid puzzle = grid_of(&layout, WIKIPEDIA_PUZZLE);
    const lele_grid solution = grid_of(&layout, WIKIPEDIA_SOLUTION);
    lele_grid next;
    lele_solutions *solutions = lele_solutions_new(&layout, &puzzle);
    assert_int_equal(lele_solutions_next(solutions, 0, &next), LELE_OK);
    assert_true(lele_grid_equal(&layout, &next, &solution));
    assert_int_equal(lele_solutions_next(solutions, 0, &next), LELE_E_NO_SOLUTION);
    lele_solutions_free(solutions);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_iterator_hands_out_each_solution_once),
        cmocka_unit_test(the_solution_of_a_puzzle_comes_first_and_last),
    };
    return RUN(tests);
}
