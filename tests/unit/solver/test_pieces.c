#include "check.h"
#include "samples.h"
#include "solver/pieces.h"

static void pieces_have_all_solutions_between_them(void **state)
{
    (void)state;
    static lele_layout layout;
    layout_of(&layout, "4x4");
    lele_grid grid;
    lele_grid_clear(&grid);
    for (size_t wanted = 1; wanted < 2000; wanted = wanted * 3 + 1) {
        lele_pieces pieces;
        uint64_t total = 0;
        assert_int_equal(lele_pieces_init(&pieces, &layout, &grid, wanted), LELE_OK);
        assert_true(pieces.count >= (wanted < 288 ? wanted : 288));
        lele_solver *solver = lele_solver_new(&layout, "dlx", NULL);
        for (size_t i = 0; i < pieces.count; i++) {
            const lele_solve_limits limits = { 0 };
            lele_solve_result result;
            lele_solve(solver, &pieces.grids[i], &limits, NULL, NULL, &result);
            total += result.solutions;
        }
        assert_int_equal(total, 288);
        lele_solver_free(solver);
        lele_pieces_release(&pieces);
    }
}

static void what_has_no_solution_has_no_pieces(void **state)
{
    (void)state;
    static lele_layout layout;
    lele_pieces pieces;
    layout_of(&layout, "4x4");
    const lele_grid grid = grid_of(&layout, "11..............");
    assert_int_equal(lele_pieces_init(&pieces, &layout, &grid, 10), LELE_OK);
    assert_int_equal(pieces.count, 0);
    lele_pieces_release(&pieces);
}

static bool take_three(void *data, const lele_grid *piece)
{
    lele_grid **next = data;
    **next = *piece;
    return (*next)++->cell[0] < 3;
}

static void a_caller_gets_the_pieces_in_order_until_it_has_enough(void **state)
{
    (void)state;
    static lele_layout layout;
    lele_grid got[8], *next = got, empty;
    layout_of(&layout, "4x4");
    lele_grid_clear(&empty);
    assert_int_equal(lele_solve_pieces(&layout, &empty, 4, take_three, &next), LELE_OK);
    assert_int_equal(next - got, 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(got[i].cell[0], i + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_have_all_solutions_between_them),
        cmocka_unit_test(what_has_no_solution_has_no_pieces),
        cmocka_unit_test(a_caller_gets_the_pieces_in_order_until_it_has_enough),
    };
    return RUN(tests);
}
