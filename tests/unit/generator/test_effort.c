/*
 * The effort for a puzzle is kept on every layout.  What is done is added up: the work of the
 * searches by the solver, and a fixed price for each glance.
 */
#include "check.h"
#include "generator/glance.h"
#include "generator/price.h"

static uint64_t spent, price_of_glance;

void __real_lele_solve(lele_solver *solver, const lele_grid *grid, const lele_solve_limits *limits,
                       lele_solution_fn found, void *data, lele_solve_result *ret);
void __wrap_lele_solve(lele_solver *solver, const lele_grid *grid, const lele_solve_limits *limits,
                       lele_solution_fn found, void *data, lele_solve_result *ret);
bool __real_lele_glance(lele_engine *engine, lele_board *board, const lele_technique_list *list,
                        int wanted, bool *shows);
bool __wrap_lele_glance(lele_engine *engine, lele_board *board, const lele_technique_list *list,
                        int wanted, bool *shows);

void __wrap_lele_solve(lele_solver *solver, const lele_grid *grid, const lele_solve_limits *limits,
                       lele_solution_fn found, void *data, lele_solve_result *ret)
{
    __real_lele_solve(solver, grid, limits, found, data, ret);
    spent += ret->work;
}

bool __wrap_lele_glance(lele_engine *engine, lele_board *board, const lele_technique_list *list,
                        int wanted, bool *shows)
{
    if (wanted < 0) /* the price has room for the second one, which looks for the pattern too */
        spent += price_of_glance;
    return __real_lele_glance(engine, board, list, wanted, shows);
}

/* A pattern that a search hardly ever finds.  On layouts with diagonals and windows a proof takes
 * several times the usual price, so the work was half as much again as allowed. */
static void a_vain_search_ends_within_the_effort(void **state)
{
    (void)state;
    static const char *const layouts[] = { "x",   "windoku", "windoku-x", "asterisk-x",
                                           "6x6", "8x8",     "12x12-x",   "16x16-x" };
    const uint64_t allowed = LELE_WORK_SECOND / 5;
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        static lele_layout layout;
        static lele_puzzle puzzle;
        lele_recipe recipe;
        layout_of(&layout, layouts[i]);
        lele_recipe_init(&recipe);
        recipe.technique = lele_technique_find("unique-rectangle-5");
        const lele_level level = lele_technique_at((size_t)recipe.technique)->level;
        price_of_glance = lele_price_of_look(&layout, level) * LELE_PRICE_WORK;
        lele_generator *generator = lele_generator_new(&layout, &recipe, NULL);
        assert_non_null(generator);
        lele_generator_set_work(generator, allowed);
        spent = 0;
        assert_int_equal(lele_generator_make(generator, 3, 0, &puzzle), LELE_E_LIMIT);
        lele_generator_free(generator);
        print_message("%-10s %.2f\n", layouts[i], (double)spent / (double)allowed);
        assert_true(spent <= allowed + allowed / 10);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_vain_search_ends_within_the_effort),
    };
    return RUN(tests);
}
