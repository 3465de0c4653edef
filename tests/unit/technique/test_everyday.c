/*
 * Soundness of the everyday techniques: on positions along the solve paths of generated puzzles
 * every step holds and agrees with the solution, on every kind of layout.  LELE_SOUNDNESS=n checks
 * n times as many; 40 gives about ten thousand positions.
 */
#include "soundness.h"

static const char *const techniques =
    "full-house,hidden-single,direct-pointing,direct-claiming,direct-hidden-pair,law-of-leftovers,"
    "naked-single,direct-hidden-triple,pointing,claiming,double-pointing,double-claiming,locked-"
    "pair,naked-pair,hidden-pair,locked-triple,"
    "naked-triple,hidden-triple,x-wing,swordfish,skyscraper,two-string-kite,"
    "dual-two-string-kite,turbot-fish,xy-wing,empty-rectangle,dual-empty-rectangle,"
    "finned-x-wing,sashimi-x-wing,xyz-wing,w-wing,remote-pair,unique-rectangle-1,"
    "unique-rectangle-2,unique-rectangle-3,unique-rectangle-4,unique-rectangle-5,"
    "unique-rectangle-6,hidden-rectangle,unique-rectangle-strong,avoidable-rectangle-1,avoidable-"
    "rectangle-2,"
    "simple-colors-trap,simple-colors-wrap,unique-loop-6,unique-loop-8,naked-quad,"
    "unique-loop-10,jellyfish,hidden-quad,bug-plus-1,finned-swordfish,sashimi-swordfish,"
    "extended-rectangle,wxyz-wing,multi-colors-1,multi-colors-2,bug-2,bug-4,bug-3,sue-de-coq,"
    "finned-jellyfish,sashimi-jellyfish,x-chain,xy-chain";

static uint64_t times(void)
{
    const char *more = getenv("LELE_SOUNDNESS");
    return more != NULL ? (uint64_t)strtoul(more, NULL, 10) : 1;
}

/* Walks the path by the first step of the default list and checks every step of each position. */
static long check_paths(const char *layout, uint64_t seeds)
{
    struct soundness s;
    soundness_init(&s, layout);
    for (uint64_t seed = 500; seed < 500 + seeds * times(); seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (s.board.empty_count > 0) {
            check_all(&s, techniques);
            assert_true(take_step(&s, NULL));
        }
    }
    soundness_release(&s);
    return s.found;
}

static void every_step_on_classic_paths_is_sound(void **state)
{
    (void)state;
    assert_true(check_paths("classic", 5) > 2000);
}

static void every_step_on_other_layouts_is_sound(void **state)
{
    (void)state;
    assert_true(check_paths("x", 3) > 500);
    assert_true(check_paths("windoku", 3) > 500);
    assert_true(check_paths("asterisk", 2) > 500);
    assert_true(check_paths("6x6", 6) > 200);
    assert_true(check_paths("8x8", 3) > 200);
    assert_true(check_paths("jigsaw:122222111112534444533664553364553666", 6) > 200);
    assert_true(check_paths("4x4-x", 6) > 20);
}

/* With several solutions, every step of a technique that does not need uniqueness must
 * agree with each. */
struct several {
    struct soundness *s;
    lele_board board;
    const lele_grid *solutions;
    size_t count;
};

static bool agrees_with_all(void *data, const lele_step *step)
{
    struct several *several = data;
    for (size_t i = 0; i < several->count; i++)
        if (!lele_step_verify(step, &several->board, &several->solutions[i]))
            fail_msg("%s contradicts a solution", lele_technique_at(step->technique)->name);
    several->s->found++;
    return true;
}

enum { MAX_SOLUTIONS = 64 };

static bool keep_solution(void *data, const lele_grid *solution)
{
    struct several *several = data;
    ((lele_grid *)several->solutions)[several->count++] = *solution;
    return several->count < MAX_SOLUTIONS;
}

static void without_a_unique_solution_every_step_agrees_with_all_solutions(void **state)
{
    (void)state;
    struct soundness s;
    static lele_grid solutions[MAX_SOLUTIONS];
    soundness_init(&s, "classic");
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, techniques, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
    for (uint64_t seed = 0; seed < 40; seed++) {
        lele_grid grid = dig(&s, seed);
        struct several several = { .s = &s, .solutions = solutions };
        for (int cell = (int)(seed % 81); several.count < 2; cell = (cell + 1) % 81) {
            lele_solve_result result;
            const lele_solve_limits all = { .max_solutions = 0 };
            grid.cell[cell] = 0;
            several.count = 0;
            lele_solve(s.solver, &grid, &all, keep_solution, &several, &result);
        }
        if (several.count == MAX_SOLUTIONS)
            continue; /* the list may be incomplete */
        static lele_step step;
        lele_board_init(&several.board, &s.layout, &grid);
        while (lele_engine_next(s.engine, &several.board, &options, &step)) {
            lele_engine_each(s.engine, &several.board, &options, agrees_with_all, &several);
            lele_step_apply(&step, &several.board);
        }
    }
    assert_true(s.found > 1000);
    soundness_release(&s);
}

/* The diagonal would detect a swap of corners that lie on it. */
static void a_diagonal_spoils_a_rectangle(void **state)
{
    (void)state;
    static const struct {
        const char *layout;
        bool found;
    } cases[] = { { "classic", true }, { "x", false } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct soundness s;
        static lele_step step;
        soundness_init(&s, cases[i].layout);
        lele_grid grid;
        lele_grid_clear(&grid);
        lele_board board;
        lele_board_init(&board, &s.layout, &grid);
        /* R1C1, R1C4, R2C1, R2C4 with 1 2, one of them with more */
        static const int corner[4] = { 0, 3, 9, 12 };
        for (int k = 0; k < 4; k++)
            lele_board_eliminate(&board, corner[k], (lele_digits) ~(k == 3 ? 7 : 3));
        lele_technique_list list;
        lele_technique_list_read(&list, "unique-rectangle-1", NULL);
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        assert_int_equal(lele_engine_next(s.engine, &board, &options, &step), cases[i].found);
        soundness_release(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_on_classic_paths_is_sound),
        cmocka_unit_test(every_step_on_other_layouts_is_sound),
        cmocka_unit_test(without_a_unique_solution_every_step_agrees_with_all_solutions),
        cmocka_unit_test(a_diagonal_spoils_a_rectangle),
    };
    return RUN(tests);
}
