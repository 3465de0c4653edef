/* Recipes, shapes and seeds: texts survive a round trip. */
#include "check.h"

static void recipes_come_back_as_written(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "any",
        "hard",
        "hard,minimal",
        "technique=naked-pair",
        "extreme,symmetry=180",
        "symmetry=full,clues=24-30",
        "rating=3.0-4.2,clues=-26",
        "rating=7.1-7.3,scale=se",
        "medium,minimal,symmetry=diagonals,rating=2.0-,clues=22-28,row-holes=3-6,box-holes=2-",
        "row-holes=6",
        "kind=killer",
        "hard,kind=killer,symmetry=180,clues=3-5,cage-size=2-5,uncovered=4-9,blank-cages=1-",
        "kind=thermo+arrow+little-killer",
        ("kind=killer+thermo+arrow+kropki+xv+whispers+renban+between+palindrome+little-killer+"
         "quadruple+knight+king+nonconsecutive,some-marks"),
        "kind=killer,dominoes=20",
        "easy,kind=mixed",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        lele_recipe recipe;
        assert_int_equal(lele_recipe_read(&recipe, texts[i], NULL), LELE_OK);
        lele_text text;
        lele_text_init(&text);
        lele_recipe_write(&recipe, &text);
        lele_recipe again;
        assert_int_equal(lele_recipe_read(&again, text.data, NULL), LELE_OK);
        assert_memory_equal(&recipe, &again, sizeof recipe);
        if (strstr(texts[i], "=-") == NULL)
            assert_string_equal(text.data, texts[i]);
        lele_text_release(&text);
    }
}

static void bad_recipes_are_refused_and_change_nothing(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        lele_error error;
    } cases[] = {
        { "", LELE_E_RECIPE },
        { "hrad", LELE_E_RECIPE },
        { "hard,", LELE_E_RECIPE },
        { "technique=no-such-thing", LELE_E_TECHNIQUE },
        { "clues=30-20", LELE_E_RANGE },
        { "clues=x", LELE_E_RANGE },
        { "clues=-", LELE_E_RANGE },
        { "clues=1-2-3", LELE_E_RANGE },
        { "symmetry=round", LELE_E_RECIPE },
        { "colour=red", LELE_E_RECIPE },
        { "kind=", LELE_E_RECIPE },
        { "kind=killer+", LELE_E_RECIPE },
        { "kind=thermos", LELE_E_RECIPE },
        { "dominoes=0", LELE_E_RANGE },
        { "dominoes=101", LELE_E_RANGE },
        { "dominoes=5-9", LELE_E_RANGE },
        { "cage-size=5-2", LELE_E_RANGE },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_recipe recipe, before;
        memset(&recipe, 0x55, sizeof recipe);
        before = recipe;
        lele_problem problem;
        lele_problem_init(&problem);
        assert_int_equal(lele_recipe_read(&recipe, cases[i].text, &problem), cases[i].error);
        assert_int_equal(problem.code, cases[i].error);
        assert_memory_equal(&recipe, &before, sizeof recipe);
    }
}

static void seeds_come_back_as_written(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "1:hard:classic:2026-11-15",          "1:any:x:a",
        "1:easy,minimal:16x16-x:race/7",      "1:medium:jigsaw:daily/18446744073709551",
        "1:any:jigsaw:1112122233434443:name", "1:any:classic:with:colons",
        "2:hard:classic:2026-12-01",          "2:any:jigsaw:daily/3",
        "2:hard,kind=killer:classic:daily",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        lele_seed seed;
        assert_int_equal(lele_seed_read(&seed, texts[i], NULL), LELE_OK);
        lele_text text;
        lele_text_init(&text);
        lele_seed_write(&seed, &text);
        assert_string_equal(text.data, texts[i]);
        lele_text_release(&text);
    }
}

static void other_names_of_a_layout_give_the_same_seed(void **state)
{
    (void)state;
    lele_seed a, b;
    assert_int_equal(lele_seed_read(&a, "1:hard:9x9-x:t", NULL), LELE_OK);
    assert_int_equal(lele_seed_read(&b, "1:hard:x:t/9", NULL), LELE_OK);
    assert_true(lele_seed_number(&a) == lele_seed_number(&b));
}

static void a_version_selects_techniques_and_no_other_random_numbers(void **state)
{
    (void)state;
    lele_seed a, b;
    assert_int_equal(lele_seed_read(&a, "1:hard:classic:t", NULL), LELE_OK);
    assert_int_equal(lele_seed_read(&b, "2:hard:classic:t", NULL), LELE_OK);
    assert_int_equal(a.recipe.version, 1);
    assert_int_equal(b.recipe.version, 2);
    assert_true(lele_seed_number(&a) == lele_seed_number(&b));
}

static void a_seed_without_a_version_is_of_the_newest(void **state)
{
    (void)state;
    lele_seed seed = { .layout = "classic", .name = "t" };
    lele_recipe_init(&seed.recipe);
    assert_int_equal(seed.recipe.version, LELE_SEED_VERSION);
    seed.recipe.version = 0;
    lele_text text;
    lele_text_init(&text);
    lele_seed_write(&seed, &text);
    assert_string_equal(text.data, "2:any:classic:t");
    lele_text_release(&text);
}

static void bad_seeds_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        lele_error error;
    } cases[] = {
        { "", LELE_E_SYNTAX },
        { "hard", LELE_E_SYNTAX },
        { "0:hard:classic:x", LELE_E_SYNTAX },
        { "3:hard:classic:x", LELE_E_VERSION },
        { "4294967297:hard:classic:x", LELE_E_VERSION },
        { "1:hrad:classic:x", LELE_E_RECIPE },
        { "1:hard:clasic:x", LELE_E_LAYOUT },
        { "1:hard:classic:", LELE_E_SYNTAX },
        { "1:hard:classic", LELE_E_SYNTAX },
        { "1:hard:classic:x/y", LELE_E_SYNTAX },
        { "1:hard:classic:x/99999999999999999999", LELE_E_SYNTAX },
        { "1::classic:x", LELE_E_SYNTAX },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_seed seed;
        assert_int_equal(lele_seed_read(&seed, cases[i].text, NULL), cases[i].error);
    }
}

static void orbits_are_closed_under_their_shape(void **state)
{
    (void)state;
    static const struct {
        lele_shape shape;
        int corner, edge, centre; /* sizes of orbits of r1c1, r1c5, r5c5 */
    } cases[] = {
        { LELE_SHAPE_NONE, 1, 1, 1 },           { LELE_SHAPE_ROTATE_180, 2, 2, 1 },
        { LELE_SHAPE_ROTATE_90, 4, 4, 1 },      { LELE_SHAPE_MIRROR_ROWS, 2, 1, 1 },
        { LELE_SHAPE_MIRROR_COLUMNS, 2, 2, 1 }, { LELE_SHAPE_MIRRORS, 4, 2, 1 },
        { LELE_SHAPE_DIAGONAL, 1, 2, 1 },       { LELE_SHAPE_ANTIDIAGONAL, 2, 2, 1 },
        { LELE_SHAPE_DIAGONALS, 2, 4, 1 },      { LELE_SHAPE_FULL, 4, 4, 1 },
    };
    lele_layout layout;
    layout_of(&layout, "classic");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int cells[] = { 0, 4, 40 };
        const int sizes[] = { cases[i].corner, cases[i].edge, cases[i].centre };
        for (int k = 0; k < 3; k++) {
            const lele_cellset orbit = lele_shape_orbit(&layout, cases[i].shape, cells[k]);
            assert_int_equal(lele_cellset_count(&orbit), sizes[k]);
            lele_cellset rest = orbit;
            for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
                const lele_cellset same = lele_shape_orbit(&layout, cases[i].shape, cell);
                assert_true(lele_cellset_equal(&orbit, &same));
            }
        }
        assert_int_equal(lele_shape_find(lele_shape_name(cases[i].shape)), cases[i].shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(recipes_come_back_as_written),
        cmocka_unit_test(bad_recipes_are_refused_and_change_nothing),
        cmocka_unit_test(seeds_come_back_as_written),
        cmocka_unit_test(other_names_of_a_layout_give_the_same_seed),
        cmocka_unit_test(a_version_selects_techniques_and_no_other_random_numbers),
        cmocka_unit_test(a_seed_without_a_version_is_of_the_newest),
        cmocka_unit_test(bad_seeds_are_refused),
        cmocka_unit_test(orbits_are_closed_under_their_shape),
    };
    return RUN(tests);
}
