/*
 * The record of changes: its contents, and that an engine with a record takes the same
 * steps as one without.
 */
#include "soundness.h"
#include "technique/news.h"

static const char *const puzzle =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

/* A board, and an empty record. */
struct scene {
    lele_layout layout;
    lele_board board;
    struct lele_memory memory;
};

static int setup(void **state)
{
    struct scene *scene = calloc(1, sizeof *scene);
    assert_non_null(scene);
    layout_of(&scene->layout, "classic");
    const lele_grid grid = grid_of(&scene->layout, puzzle);
    lele_board_init(&scene->board, &scene->layout, &grid);
    *state = scene;
    return 0;
}

static int teardown(void **state)
{
    free(*state);
    return 0;
}

static struct lele_news news_for(struct scene *scene, int technique)
{
    struct lele_news news;
    lele_memory_look(&scene->memory, &scene->board);
    lele_memory_news(&scene->memory, &scene->layout, technique, &news);
    return news;
}

static void everything_is_new_to_one_who_never_looked(void **state)
{
    struct scene *scene = *state;
    const struct lele_news news = news_for(scene, 3);
    assert_int_equal(news.digits, lele_digits_all(9));
    assert_int_equal(lele_cellset_count(&news.cells), 81);
    assert_true(lele_news_has_unit(&news, 26));
}

static void only_what_changed_is_new_after_a_failure(void **state)
{
    struct scene *scene = *state;
    lele_memory_look(&scene->memory, &scene->board);
    scene->memory.failed[3] = scene->memory.now;
    assert_int_equal(news_for(scene, 3).digits, 0);
    const int cell = lele_cellset_first(&scene->board.places[2]);
    lele_board_eliminate(&scene->board, cell, lele_digits_of(2));
    const struct lele_news news = news_for(scene, 3);
    assert_int_equal(news.digits, lele_digits_of(2));
    assert_int_equal(lele_cellset_count(&news.cells), 1);
    assert_true(lele_cellset_has(&news.cells, cell));
    assert_int_equal(lele_popcount64(news.units), 3);
    assert_true(lele_news_has_unit(&news, lele_layout_box_unit(&scene->layout, cell)));
    assert_int_equal(news_for(scene, 4).digits, lele_digits_all(9));
}

static void a_board_that_is_no_later_stage_is_new(void **state)
{
    struct scene *scene = *state;
    lele_board later;
    later = scene->board;
    lele_board_eliminate(&later, lele_cellset_first(&scene->board.places[2]), lele_digits_of(2));
    lele_memory_look(&scene->memory, &later);
    scene->memory.failed[3] = scene->memory.now;
    assert_int_equal(news_for(scene, 3).digits, lele_digits_all(9));
    scene->memory.failed[3] = scene->memory.now;
    scene->board.givens = LELE_CELLSET_EMPTY;
    assert_int_equal(news_for(scene, 3).digits, lele_digits_all(9));
}

static void what_was_long_ago_is_forgotten(void **state)
{
    struct scene *scene = *state;
    lele_memory_look(&scene->memory, &scene->board);
    scene->memory.failed[3] = scene->memory.now;
    lele_cellset cells = scene->board.places[2];
    for (int i = 0; i <= LELE_NEWS_KEPT; i++) {
        const lele_digits expected = i == LELE_NEWS_KEPT ? lele_digits_all(9) : lele_digits_of(2);
        const int cell = lele_cellset_pop(&cells);
        assert_true(cell >= 0);
        lele_board_eliminate(&scene->board, cell, lele_digits_of(2));
        assert_int_equal(news_for(scene, 3).digits, expected);
    }
}

static bool equal_steps(const lele_step *a, const lele_step *b)
{
    return a->technique == b->technique && a->rating == b->rating &&
           a->elimination_count == b->elimination_count &&
           a->placement_count == b->placement_count &&
           memcmp(a->eliminations, b->eliminations,
                  a->elimination_count * sizeof *a->eliminations) == 0 &&
           memcmp(a->placements, b->placements, a->placement_count * sizeof *a->placements) == 0;
}

/* The second engine searches an empty board between two steps, so everything is new to it. */
static void walk_side_by_side(const char *layout, uint64_t seeds)
{
    static lele_step step, other;
    struct soundness s, fresh;
    soundness_init(&s, layout);
    soundness_init(&fresh, layout);
    lele_grid blank;
    lele_board empty;
    lele_grid_clear(&blank);
    lele_board_init(&empty, &s.layout, &blank);
    lele_technique_list subsets;
    assert_int_equal(lele_technique_list_read(&subsets, "naked-pair,x-wing", NULL), LELE_OK);
    const lele_find_options look = { &subsets, LELE_UNIQUENESS_UNKNOWN };
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (s.board.empty_count > 0) {
            assert_false(lele_engine_next(fresh.engine, &empty, &look, &other));
            assert_true(lele_engine_next(s.engine, &s.board, &options, &step));
            assert_true(lele_engine_next(fresh.engine, &s.board, &options, &other));
            assert_true(equal_steps(&step, &other));
            lele_step_apply(&step, &s.board);
        }
    }
    soundness_release(&s);
    soundness_release(&fresh);
}

static void a_memory_does_not_change_the_path(void **state)
{
    (void)state;
    walk_side_by_side("classic", 60);
    walk_side_by_side("x", 10);
    walk_side_by_side("8x8", 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(everything_is_new_to_one_who_never_looked, setup, teardown),
        cmocka_unit_test_setup_teardown(only_what_changed_is_new_after_a_failure, setup, teardown),
        cmocka_unit_test_setup_teardown(a_board_that_is_no_later_stage_is_new, setup, teardown),
        cmocka_unit_test_setup_teardown(what_was_long_ago_is_forgotten, setup, teardown),
        cmocka_unit_test(a_memory_does_not_change_the_path),
    };
    return RUN(tests);
}
