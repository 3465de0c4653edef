/*
 * Solve paths as test data: every step found on the path is verified and compared
 * with the solution.
 */
#ifndef LELE_TESTS_SOUNDNESS_H
#define LELE_TESTS_SOUNDNESS_H

#include <stdlib.h>

#include "check.h"
#include "lele/rate.h"
#include "lele/solve.h"

struct soundness {
    lele_layout layout;
    lele_engine *engine;
    lele_solver *solver;
    lele_grid solution;
    lele_board board;
    long found; /* steps seen by check_all */
};

static inline void soundness_init(struct soundness *s, const char *layout)
{
    layout_of(&s->layout, layout);
    s->engine = lele_engine_new(&s->layout);
    s->solver = lele_solver_new(&s->layout, "bitboard", NULL);
    assert_non_null(s->engine);
    assert_non_null(s->solver);
    s->found = 0;
}

static inline void soundness_release(struct soundness *s)
{
    lele_engine_free(s->engine);
    lele_solver_free(s->solver);
}

/* A fixture for cases on the classic grid: the state is a struct soundness. */
static inline int soundness_setup(void **state)
{
    struct soundness *s = malloc(sizeof *s);
    assert_non_null(s);
    soundness_init(s, "classic");
    *state = s;
    return 0;
}

static inline int soundness_teardown(void **state)
{
    soundness_release(*state);
    free(*state);
    return 0;
}

#define SOUNDNESS_TEST(f) cmocka_unit_test_setup_teardown(f, soundness_setup, soundness_teardown)

/* Starts with a puzzle that must have one solution. */
static inline void soundness_start(struct soundness *s, const lele_grid *grid)
{
    lele_solve_result result;
    lele_solve(s->solver, grid, NULL, NULL, NULL, &result);
    assert_int_equal(result.solutions, 1);
    s->solution = result.first;
    lele_board_init(&s->board, &s->layout, grid);
}

static inline void soundness_line(struct soundness *s, const char *line)
{
    const lele_grid grid = grid_of(&s->layout, line);
    soundness_start(s, &grid);
}

static inline void check_step(struct soundness *s, const lele_step *step)
{
    if (lele_step_verify(step, &s->board, &s->solution))
        return;
    lele_text text;
    lele_text_init(&text);
    lele_step_write(step, &s->board, LELE_LANG_EN, LELE_HINT_WHY, &text);
    print_error("%s (premises %s): %s\n", lele_technique_at(step->technique)->name,
                lele_step_verify(step, &s->board, NULL) ? "hold" : "fail", text.data);
    lele_text_release(&text);
    fail();
}

static inline bool check_found(void *data, const lele_step *step)
{
    struct soundness *s = data;
    check_step(s, step);
    s->found++;
    return true;
}

/* Checks every step of every technique of the list in this position. */
static inline void check_all(struct soundness *s, const char *techniques)
{
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, techniques, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, check_found, s);
}

/* Takes one step of the list (NULL: the default list); false when there is none. */
static inline bool take_step(struct soundness *s, const char *techniques)
{
    static lele_step step;
    lele_technique_list list;
    lele_technique_list_default(&list);
    if (techniques != NULL)
        assert_int_equal(lele_technique_list_read(&list, techniques, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    if (!lele_engine_next(s->engine, &s->board, &options, &step))
        return false;
    check_step(s, &step);
    assert_true(lele_step_apply(&step, &s->board));
    return true;
}

/* Makes a minimal puzzle: removes digits from a solution while it stays unique. */
static inline lele_grid dig(struct soundness *s, uint64_t seed)
{
    lele_random random;
    lele_random_init(&random, seed);
    lele_grid grid;
    lele_grid_clear(&grid);
    lele_solve_result result;
    const lele_solve_limits one = { .max_solutions = 1 };
    for (int i = 0; i < s->layout.size; i++) /* a first row in any order */
        grid.cell[i] = (uint8_t)(i + 1);
    lele_random_shuffle(&random, grid.cell, (size_t)s->layout.size);
    lele_solve(s->solver, &grid, &one, NULL, NULL, &result);
    assert_true(result.solutions >= 1);
    grid = result.first;
    for (int tries = 0; tries < s->layout.cell_count * 2; tries++) {
        const int cell = (int)lele_random_below(&random, (uint32_t)s->layout.cell_count);
        const uint8_t digit = grid.cell[cell];
        grid.cell[cell] = 0;
        lele_solve(s->solver, &grid, NULL, NULL, NULL, &result);
        if (result.solutions != 1)
            grid.cell[cell] = digit;
    }
    return grid;
}

/* The conclusions of a step as text: "r1c2=5 r4c5-79". */
static inline void conclusions(const lele_layout *layout, const lele_step *step, char *ret)
{
    ret[0] = '\0';
    for (int pass = 0; pass < 2; pass++) {
        const lele_mark *list = pass == 0 ? step->placements : step->eliminations;
        const int count = pass == 0 ? step->placement_count : step->elimination_count;
        for (int i = 0; i < count; i++) {
            char *p = ret + strlen(ret);
            p += sprintf(p, "%sr%dc%d%c", ret[0] == '\0' ? "" : " ",
                         lele_layout_row(layout, list[i].cell) + 1,
                         lele_layout_column(layout, list[i].cell) + 1, pass == 0 ? '=' : '-');
            lele_digits digits = list[i].digits;
            for (int d; (d = lele_digits_pop(&digits)) != 0;)
                *p++ = lele_digit_char(d);
            *p = '\0';
        }
    }
}

struct wanted {
    const lele_layout *layout;
    const char *conclusions;
    int seen, steps;
};

static inline bool is_wanted(void *data, const lele_step *step)
{
    struct wanted *wanted = data;
    char text[4096];
    conclusions(wanted->layout, step, text);
    wanted->steps++;
    wanted->seen += strcmp(text, wanted->conclusions) == 0;
    return true;
}

#endif
