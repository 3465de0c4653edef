/* The cache of consequences: cached results equal those that a net computes anew. */
#include "lele/random.h"
#include "../soundness.h"
#include "technique/net/net_memory.h"

/* A puzzle with few singles. */
static const char *const hard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

struct scene {
    struct soundness s;
    lele_net net;
    lele_net_memory *memory;
    int recalled;
};

static int setup(void **state)
{
    struct scene *scene = calloc(1, sizeof *scene);
    assert_non_null(scene);
    soundness_init(&scene->s, "classic");
    scene->memory = lele_net_memory_new(&scene->s.layout);
    assert_non_null(scene->memory);
    *state = scene;
    return 0;
}

static int teardown(void **state)
{
    struct scene *scene = *state;
    free(scene->memory);
    soundness_release(&scene->s);
    free(scene);
    return 0;
}

/* Computes the consequences of an assumption, stores them, and compares them with
 * those cached before. */
static void compare(struct scene *scene, lele_literal literal)
{
    lele_digits drawn[2][LELE_MAX_CELLS] = { { 0 } }, told[2][LELE_MAX_CELLS] = { { 0 } };
    struct lele_closure fresh = { drawn[0], drawn[1] }, known = { told[0], told[1] };
    lele_net *net = &scene->net;
    lele_net_init(net, &scene->s.board);
    lele_net_assume(net, literal);
    const bool consistent = lele_net_spread(net);
    for (int cell = 0; cell < 81; cell++) {
        fresh.on[cell] = net->on[cell] != 0 ? lele_digits_of(net->on[cell]) : 0;
        fresh.off[cell] = lele_digits_minus(scene->s.board.candidates[cell], net->left[cell]);
    }
    lele_digits *own = lele_literal_on(literal) != 0 ? fresh.on : fresh.off;
    lele_digits_remove(&own[lele_literal_cell(literal)],
                       lele_digits_of(lele_literal_digit(literal)));
    if (lele_net_memory_recall(scene->memory, literal, &known)) {
        scene->recalled++;
        assert_true(consistent);
        assert_memory_equal(drawn, told, sizeof drawn);
    }
    if (consistent)
        lele_net_memory_keep(scene->memory, literal, &fresh);
}

static void compare_all(struct scene *scene)
{
    lele_net_memory_look(scene->memory, &scene->s.board);
    for (int cell = 0; cell < 81; cell++) {
        lele_digits digits = scene->s.board.candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            compare(scene, lele_literal_of(cell, d, 0));
            compare(scene, lele_literal_of(cell, d, 1));
        }
    }
}

/* Eliminates a wrong candidate or fills the cell; some of the boards have singles. */
static void go_on(struct scene *scene, lele_random *random)
{
    lele_board *board = &scene->s.board;
    int cell;
    do
        cell = (int)lele_random_below(random, 81);
    while (board->grid.cell[cell] != 0);
    const int value = scene->s.solution.cell[cell];
    const lele_digits wrong = lele_digits_minus(board->candidates[cell], lele_digits_of(value));
    if (wrong == 0 || lele_random_below(random, 10) == 0)
        lele_board_place(board, cell, value);
    else
        lele_board_eliminate(board, cell, lele_digits_of(lele_digits_first(wrong)));
}

static void fill_singles(struct scene *scene)
{
    static lele_step step;
    lele_technique_list singles;
    const lele_find_options options = { &singles, LELE_UNIQUENESS_UNKNOWN };
    assert_int_equal(lele_technique_list_read(&singles, "hidden-single,naked-single", NULL),
                     LELE_OK);
    while (lele_engine_next(scene->s.engine, &scene->s.board, &options, &step))
        lele_step_apply(&step, &scene->s.board);
}

static void what_is_told_again_is_what_would_be_drawn(void **state)
{
    struct scene *scene = *state;
    lele_random random;
    lele_random_init(&random, 5);
    for (int i = 0; i < 10; i++) {
        soundness_line(&scene->s, hard);
        while (scene->s.board.empty_count > 20) {
            compare_all(scene);
            go_on(scene, &random);
            if (lele_random_below(&random, 4) != 0)
                fill_singles(scene);
        }
    }
    assert_true(scene->recalled > 1000);
}

static void nothing_is_known_of_another_board(void **state)
{
    struct scene *scene = *state;
    struct lele_closure known;
    lele_digits told[2][LELE_MAX_CELLS];
    known = (struct lele_closure){ told[0], told[1] };
    lele_grid grid = dig(&scene->s, 1);
    soundness_start(&scene->s, &grid);
    compare_all(scene);
    grid = dig(&scene->s, 2);
    soundness_start(&scene->s, &grid);
    lele_net_memory_look(scene->memory, &scene->s.board);
    for (int cell = 0; cell < 81; cell++)
        for (int d = 1; d <= 9; d++)
            assert_false(
                lele_net_memory_recall(scene->memory, lele_literal_of(cell, d, 1), &known));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_told_again_is_what_would_be_drawn, setup, teardown),
        cmocka_unit_test_setup_teardown(nothing_is_known_of_another_board, setup, teardown),
    };
    return RUN(tests);
}
