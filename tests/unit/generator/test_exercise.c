/*
 * The stock of the trainer: every stored puzzle is unique and needs its technique as the hardest,
 * no two are equivalent, and recipes draw from it.  The lists of techniques are written again
 * here, from the rules in exercise.h.
 */
#include "check.h"

#include "generator/exercise.h"
#include "lele/canon.h"

enum { MOST = 64, LEAST = 20 };

/* Techniques that a stored puzzle is rated with. */
static lele_technique_list list_of(int technique)
{
    lele_technique_list defaults, list = { .count = 0 };
    lele_technique_list_default(&defaults);
    lele_exercise_limit(&defaults, technique, 2);
    for (size_t i = 0; i < defaults.count && defaults.order[i] < technique; i++)
        list.order[list.count++] = defaults.order[i];
    return list;
}

static bool solves(lele_engine *engine, const lele_board *board, const lele_technique_list *list,
                   lele_rating *ret)
{
    const lele_find_options options = { list, LELE_UNIQUENESS_PROVED };
    lele_rate(engine, board, &options, NULL, NULL, ret);
    return ret->solved;
}

static void check_puzzle(lele_engine *engine, const lele_layout *layout, int technique,
                         const lele_grid *givens)
{
    lele_technique_list list = list_of(technique);
    lele_board board;
    lele_rating rating;
    lele_board_init(&board, layout, givens);
    if (solves(engine, &board, &list, &rating))
        fail_msg("%s is not needed", lele_technique_at((size_t)technique)->name);
    list.order[list.count++] = (uint8_t)technique;
    if (!solves(engine, &board, &list, &rating))
        fail_msg("%s is not enough", lele_technique_at((size_t)technique)->name);
    assert_int_equal(rating.hardest, technique);
}

static void check_all(int technique, const lele_layout *layout, lele_engine *engine,
                      lele_solver *solver, lele_canon *canon)
{
    static lele_grid forms[MOST];
    const size_t count = lele_exercise_count(technique);
    assert_true(count >= LEAST && count <= MOST);
    for (size_t i = 0; i < count; i++) {
        lele_grid givens;
        lele_solve_result result;
        lele_exercise_at(technique, i, &givens);
        lele_solve(solver, &givens, NULL, NULL, NULL, &result);
        assert_int_equal(result.solutions, 1);
        check_puzzle(engine, layout, technique, &givens);
        lele_canon_form(canon, &givens, &forms[i]);
        for (size_t k = 0; k < i; k++)
            assert_false(lele_grid_equal(layout, &forms[i], &forms[k]));
    }
}

static void every_stored_puzzle_is_unique_and_needs_its_technique(void **state)
{
    (void)state;
    lele_layout layout;
    layout_of(&layout, "classic");
    lele_engine *engine = lele_engine_new(&layout);
    lele_solver *dlx = lele_solver_new(&layout, "dlx", NULL);
    lele_canon *canon = lele_canon_new(&layout, NULL);
    size_t stocked = 0;
    for (int i = 0; i < (int)lele_technique_count(); i++) {
        if (lele_exercise_count(i) == 0)
            continue;
        stocked++;
        check_all(i, &layout, engine, dlx, canon);
    }
    assert_true(stocked >= 15);
    lele_canon_free(canon);
    lele_solver_free(dlx);
    lele_engine_free(engine);
}

/* All that come before it, or lower levels only: always for a technique that is off by default, which
 * can have its own level beside it. */
static void a_technique_is_trained_beside_easier_ones(void **state)
{
    (void)state;
    lele_technique_list all, list;
    int limited = 0;
    lele_technique_list_default(&all);
    for (int i = 0; i < (int)lele_technique_count(); i++) {
        const lele_technique *technique = lele_technique_at((size_t)i);
        list = all;
        lele_exercise_limit(&list, i, 1);
        assert_int_equal(list.count, all.count);
        lele_exercise_limit(&list, i, 2);
        assert_true(!technique->off_by_default || list.count < all.count);
        limited += !technique->off_by_default && list.count < all.count;
        for (size_t k = 0; list.count < all.count && k < list.count; k++)
            assert_true(list.order[k] == i || lele_technique_at(list.order[k])->level <
                                                  technique->level + technique->off_by_default);
    }
    assert_true(limited > 0 && limited < 10);
}

static int count_in(const lele_technique_list *list, int technique)
{
    int count = 0;
    for (size_t i = 0; i < list->count; i++)
        count += list->order[i] == technique;
    return count;
}

/* The techniques of a recipe are in order and have its own technique once, whether it is a default
 * one or not; one that does not exist is left out. */
static void the_techniques_of_a_recipe_have_its_own_once(void **state)
{
    (void)state;
    const int end = (int)lele_technique_count();
    lele_technique_list list, all;
    lele_recipe recipe;
    lele_technique_list_default(&all);
    lele_recipe_init(&recipe);
    for (int i = -1; i <= end + 1; i++) {
        recipe.technique = i;
        lele_recipe_techniques(&recipe, &list);
        assert_int_equal(count_in(&list, i), i >= 0 && i < end);
        assert_true(list.count <= all.count + 1);
        for (size_t k = 1; k < list.count; k++)
            assert_true(list.order[k - 1] < list.order[k]);
    }
    recipe.technique = -1;
    lele_recipe_techniques(&recipe, &list);
    assert_int_equal(list.count, all.count);
}

static void make(const char *word, uint64_t seed, lele_puzzle *ret, lele_position *position)
{
    lele_layout layout;
    lele_recipe recipe;
    layout_of(&layout, "classic");
    assert_int_equal(lele_recipe_read(&recipe, word, NULL), LELE_OK);
    lele_generator *generator = lele_generator_new(&layout, &recipe, NULL);
    assert_non_null(generator);
    assert_int_equal(lele_generator_make(generator, seed, 0, ret), LELE_OK);
    assert_true(ret->is_rated);
    assert_int_equal(ret->rating.hardest, recipe.technique);
    assert_true(lele_generator_train(generator, ret, recipe.technique, position));
    lele_generator_free(generator);
}

static void a_rare_technique_comes_from_the_stock_in_many_disguises(void **state)
{
    (void)state;
    lele_puzzle one, other, again;
    lele_position position;
    lele_layout layout;
    layout_of(&layout, "classic");
    make("technique=sk-loop", 1, &one, &position);
    make("technique=sk-loop", 2, &other, &position);
    make("technique=sk-loop", 1, &again, &position);
    assert_true(lele_grid_equal(&layout, &one.givens, &again.givens));
    assert_false(lele_grid_equal(&layout, &one.givens, &other.givens));
    assert_true(lele_grid_is_solution(&layout, &one.solution));
}

/* The position of an exercise: the technique finds a step there, and nothing easier does. */
static void nothing_easier_helps_in_the_position_of_an_exercise(void **state)
{
    (void)state;
    static const char *const names[] = { "sk-loop",      "tridagon",       "double-exocet",
                                         "leviathan",    "franken-x-wing", "mutant-whale",
                                         "kraken-fish-1" };
    lele_layout layout;
    layout_of(&layout, "classic");
    lele_engine *engine = lele_engine_new(&layout);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char word[64];
        lele_puzzle puzzle;
        lele_position position;
        lele_step step;
        lele_board board;
        const int technique = lele_technique_find(names[i]);
        snprintf(word, sizeof word, "technique=%s", names[i]);
        make(word, 3, &puzzle, &position);
        lele_board_init(&board, &layout, &position.values);
        lele_technique_list list = list_of(technique);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        for (int cell = 0; cell < layout.cell_count; cell++)
            lele_board_eliminate(
                &board, cell, lele_digits_minus(board.candidates[cell], position.candidates[cell]));
        assert_false(lele_engine_next(engine, &board, &options, &step));
        list.order[list.count++] = (uint8_t)technique;
        assert_true(lele_engine_next(engine, &board, &options, &step));
    }
    lele_engine_free(engine);
}

static void other_wishes_and_old_seeds_do_not_use_the_stock(void **state)
{
    (void)state;
    lele_layout layout;
    lele_recipe recipe;
    layout_of(&layout, "classic");
    assert_int_equal(lele_recipe_read(&recipe, "technique=sk-loop", NULL), LELE_OK);
    assert_true(lele_exercise_serves(&recipe, &layout));
    recipe.version = 1;
    assert_false(lele_exercise_serves(&recipe, &layout));
    static const char *const words[] = { "technique=sk-loop,symmetry=180",
                                         "technique=sk-loop,minimal",
                                         "technique=sk-loop,clues=24-",
                                         "technique=sk-loop,row-holes=2-",
                                         "technique=x-wing",
                                         "hard" };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_int_equal(lele_recipe_read(&recipe, words[i], NULL), LELE_OK);
        assert_false(lele_exercise_serves(&recipe, &layout));
    }
    assert_int_equal(lele_recipe_read(&recipe, "technique=sk-loop", NULL), LELE_OK);
    layout_of(&layout, "x");
    assert_false(lele_exercise_serves(&recipe, &layout));
}

static void techniques_of_irregular_regions_are_refused_on_other_layouts(void **state)
{
    (void)state;
    static const char *const words[] = { "technique=law-of-leftovers", "technique=double-pointing",
                                         "technique=double-claiming" };
    lele_layout classic, jigsaw;
    lele_recipe recipe;
    lele_problem problem;
    layout_of(&classic, "classic");
    layout_of(&jigsaw, "jigsaw:122222111112534444533664553364553666");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        assert_int_equal(lele_recipe_read(&recipe, words[i], NULL), LELE_OK);
        lele_problem_init(&problem);
        assert_null(lele_generator_new(&classic, &recipe, &problem));
        assert_int_equal(problem.code, LELE_E_RECIPE);
        lele_generator *generator = lele_generator_new(&jigsaw, &recipe, NULL);
        assert_non_null(generator);
        lele_generator_free(generator);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_stored_puzzle_is_unique_and_needs_its_technique),
        cmocka_unit_test(a_technique_is_trained_beside_easier_ones),
        cmocka_unit_test(the_techniques_of_a_recipe_have_its_own_once),
        cmocka_unit_test(a_rare_technique_comes_from_the_stock_in_many_disguises),
        cmocka_unit_test(nothing_easier_helps_in_the_position_of_an_exercise),
        cmocka_unit_test(other_wishes_and_old_seeds_do_not_use_the_stock),
        cmocka_unit_test(techniques_of_irregular_regions_are_refused_on_other_layouts),
    };
    return RUN(tests);
}
