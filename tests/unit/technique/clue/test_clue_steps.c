/* Techniques for clues: their worked examples, near misses, and paths of puzzles with clues. */
#include <stdio.h>
#include <string.h>

#include "../worked.h"
#include "lele/clue.h"
#include "lele/premise.h"
#include "lele/rate.h"

static bool is_about_clues(size_t technique)
{
    return lele_technique_at(technique)->needs_clues;
}

static void list_one(size_t technique, lele_technique_list *list)
{
    *list = (lele_technique_list){ .order = { (uint8_t)technique }, .count = 1 };
}

/* Whether no solution has what the step removes, and all have what it places. */
static bool agrees(const lele_board *board, const lele_step *step)
{
    lele_solver *solver = lele_solver_new(board->layout, NULL, NULL);
    bool all = true;
    for (int i = 0; i < step->elimination_count; i++) {
        lele_digits gone = step->eliminations[i].digits;
        for (int d; (d = lele_digits_pop(&gone)) != 0;) {
            lele_grid tried = board->grid;
            lele_solve_result result;
            tried.cell[step->eliminations[i].cell] = (lele_digit)d;
            lele_solve(solver, &tried, NULL, NULL, NULL, &result);
            all &= result.solutions == 0;
        }
    }
    for (int i = 0; i < step->placement_count; i++) {
        lele_solve_result result;
        lele_solve(solver, &board->grid, NULL, NULL, NULL, &result);
        all &= result.solutions > 0 && lele_digits_has(step->placements[i].digits,
                                                       result.first.cell[step->placements[i].cell]);
    }
    lele_solver_free(solver);
    return all;
}

static void every_example_has_a_true_step_that_follows_from_what_it_names(void **state)
{
    (void)state;
    static lele_premises premises;
    static lele_board board;
    static lele_step step;
    lele_layouts *layouts = lele_layouts_new();
    int seen = 0;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        lele_technique_list list;
        const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
        if (!is_about_clues(i))
            continue;
        list_one(i, &list);
        assert_true(set_example(layouts, i, &board));
        lele_engine *engine = lele_engine_new(board.layout);
        if (!lele_engine_next(engine, &board, &options, &step) ||
            !lele_step_verify(&step, &board, NULL) || !agrees(&board, &step))
            fail_msg("%s: no true step", lele_technique_at(i)->name);
        if (!lele_step_named(&step, &board, &premises) || !lele_premises_hold(&premises, &board))
            fail_msg("%s: it does not follow", lele_technique_at(i)->name);
        lele_engine_free(engine);
        seen++;
    }
    assert_int_equal(seen, 26);
    lele_layouts_free(layouts);
}

struct search {
    const lele_step *wanted;
    bool found;
};

static bool has_all(const lele_step *step, const lele_step *wanted)
{
    for (int i = 0; i < wanted->elimination_count; i++) {
        lele_digits left = wanted->eliminations[i].digits;
        for (int k = 0; k < step->elimination_count; k++)
            if (step->eliminations[k].cell == wanted->eliminations[i].cell)
                lele_digits_remove(&left, step->eliminations[k].digits);
        if (left != 0)
            return false;
    }
    return step->placement_count == wanted->placement_count &&
           (wanted->placement_count == 0 ||
            (step->placements[0].cell == wanted->placements[0].cell &&
             step->placements[0].digits == wanted->placements[0].digits));
}

static bool look(void *data, const lele_step *step)
{
    struct search *search = data;
    search->found |= has_all(step, search->wanted);
    return !search->found;
}

static bool says(const lele_board *board, size_t technique, const lele_step *wanted)
{
    lele_technique_list list;
    const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
    struct search search = { wanted, false };
    list_one(technique, &list);
    lele_engine *engine = lele_engine_new(board->layout);
    lele_engine_each(engine, board, &options, look, &search);
    lele_engine_free(engine);
    return search.found;
}

/* Gives an empty cell of the pattern a candidate back that no placed digit and no clue of the cell
 * forbids. */
static bool give_back(const lele_board *board, int cell, int digit, lele_board *ret)
{
    lele_cellset peers = board->layout->peers[cell];
    if (board->grid.cell[cell] != 0 || lele_digits_has(board->candidates[cell], digit) ||
        !lele_digits_has(lele_layout_allows(board->layout, cell), digit))
        return false;
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (board->grid.cell[peer] == digit)
            return false;
    *ret = *board;
    ret->candidates[cell] |= lele_digits_of(digit);
    lele_cellset_add(&ret->places[digit], cell);
    return true;
}

/* Where no candidate can come back, or none matters, a similar clue at the same cells says less. */
static const struct {
    const char *technique, *near;
} other_clues[] = {
    { "between-squeeze", "classic+between::r8c5r8c4r9c3" },
    { "innies-minus-outies", "classic+cage:28:r1c6r1c7r1c8r2c7r2c8" },
    { "line-bounds", "classic+thermometer::r2c4r1c3" },
    { "pill-leading-digit", "classic+pill:2:r1c1r1c2r1c3r1c4r1c5" },
    { "region-sum-balance", "classic+region-sum::r1c3r1c4" },
};

static bool is_broken_by_another_clue(lele_layouts *layouts, size_t technique,
                                      const lele_step *step)
{
    static lele_board board;
    const lele_grid empty = { { 0 } };
    for (size_t i = 0; i < sizeof other_clues / sizeof other_clues[0]; i++) {
        if (strcmp(other_clues[i].technique, lele_technique_at(technique)->name) != 0)
            continue;
        const lele_layout *layout = lele_layouts_get(layouts, other_clues[i].near, NULL);
        assert_non_null(layout);
        lele_board_init(&board, layout, &empty);
        return !says(&board, technique, step);
    }
    return false;
}

static bool is_named(const lele_step *step, int clue)
{
    for (int i = 0; i < step->clue_count; i++)
        if (step->clues[i].clue == clue)
            return true;
    return false;
}

/* The number of another clue is one less, so that cages on all cells still sum to what they must. */
static void take_from_another(const lele_step *step, lele_clue_list *list)
{
    for (int i = 0; i < list->clue_count; i++)
        if (list->clue[i].look == LELE_LOOK_CAGE && list->clue[i].cell_count > 1 &&
            list->clue[i].value > 15 && !is_named(step, i)) {
            list->clue[i].value--;
            return;
        }
}

/* The number of a clue that the step names is one greater. */
static bool is_broken_by_another_number(lele_layouts *layouts, const lele_board *board,
                                        size_t technique, const lele_step *step)
{
    static lele_board near;
    char base[LELE_LAYOUT_NAME_SIZE];
    snprintf(base, sizeof base, "%s", board->layout->name);
    base[strcspn(base, "+")] = '\0';
    for (int i = 0; i < step->clue_count; i++) {
        static lele_clue_list list;
        list = board->layout->clues->list;
        if (list.clue[step->clues[i].clue].value == LELE_CLUE_NO_VALUE)
            continue;
        list.clue[step->clues[i].clue].value++;
        take_from_another(step, &list);
        const lele_layout *layout = lele_layouts_get_with(layouts, base, &list, NULL);
        if (layout == NULL)
            continue;
        near = *board;
        near.layout = layout;
        if (!says(&near, technique, step))
            return true;
    }
    return false;
}

static bool is_broken_by_a_candidate(const lele_board *board, size_t technique,
                                     const lele_step *step)
{
    static lele_board near;
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        for (int digit = 1; digit <= board->layout->size; digit++)
            if (give_back(board, cell, digit, &near) && !says(&near, technique, step))
                return true;
    return false;
}

/* A digit that the argument counts is taken back. */
static bool is_broken_by_a_digit(const lele_board *board, size_t technique, const lele_step *step)
{
    static lele_board near;
    for (int i = 0; i < step->mark_count; i++) {
        lele_grid grid = board->grid;
        if (step->marks[i].role != LELE_ROLE_REASON)
            continue;
        grid.cell[step->marks[i].cell] = 0;
        lele_board_init(&near, board->layout, &grid);
        if (!says(&near, technique, step))
            return true;
    }
    return false;
}

static void a_single_change_breaks_every_example(void **state)
{
    (void)state;
    static lele_board board;
    static lele_step step;
    lele_layouts *layouts = lele_layouts_new();
    for (size_t i = 0; i < lele_technique_count(); i++) {
        lele_technique_list list;
        const lele_find_options options = { &list, LELE_UNIQUENESS_UNKNOWN };
        if (!is_about_clues(i))
            continue;
        list_one(i, &list);
        assert_true(set_example(layouts, i, &board));
        lele_engine *engine = lele_engine_new(board.layout);
        assert_true(lele_engine_next(engine, &board, &options, &step));
        lele_engine_free(engine);
        if (!is_broken_by_a_candidate(&board, i, &step) &&
            !is_broken_by_a_digit(&board, i, &step) &&
            !is_broken_by_another_number(layouts, &board, i, &step) &&
            !is_broken_by_another_clue(layouts, i, &step))
            fail_msg("%s has no near miss", lele_technique_at(i)->name);
    }
    lele_layouts_free(layouts);
}

/* From our generator, one puzzle of a kind. */
static const char *const puzzles[] = {
#include "puzzles.inc"
};

struct walk {
    lele_grid solution;
    lele_engine *engine;
    lele_technique_list list;
    int steps;
};

static bool check_listed(void *data, const lele_step *step)
{
    const lele_board *board = ((void **)data)[0];
    struct walk *walk = ((void **)data)[1];
    static lele_premises premises;
    if (!lele_step_verify(step, board, &walk->solution) ||
        !lele_step_named(step, board, &premises) || !lele_premises_hold(&premises, board))
        fail_msg("%s", lele_technique_at(step->technique)->name);
    walk->steps++;
    return true;
}

static bool check_position(void *data, const lele_board *board, const lele_step *next)
{
    struct walk *walk = data;
    const lele_find_options options = { &walk->list, LELE_UNIQUENESS_PROVED };
    const void *both[2] = { board, walk };
    if (!lele_step_verify(next, board, &walk->solution))
        fail_msg("%s", lele_technique_at(next->technique)->name);
    if (walk->steps % 8 == 0 || is_about_clues(next->technique))
        lele_engine_each(walk->engine, board, &options, check_listed, both);
    return walk->steps < 4000;
}

static void steps_along_paths_are_true_and_follow(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    struct walk walk = { .steps = 0 };
    lele_layouts_allow_clues(layouts);
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (is_about_clues(i))
            walk.list.order[walk.list.count++] = (uint8_t)i;
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        static lele_position position;
        static lele_board board;
        const lele_codec_context context = { .layouts = layouts, .clues = true };
        const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
        lele_solve_result result;
        lele_rating rating;
        assert_int_equal(
            lele_codec_read(NULL, &context, puzzles[i], strlen(puzzles[i]), &position, NULL),
            LELE_OK);
        lele_solver *solver = lele_solver_new(position.layout, NULL, NULL);
        lele_solve(solver, &position.givens, NULL, NULL, NULL, &result);
        lele_solver_free(solver);
        assert_int_equal(result.solutions, 1);
        walk.solution = result.first;
        walk.engine = lele_engine_new(position.layout);
        walk.steps = 0;
        lele_engine *walker = lele_engine_new(position.layout);
        lele_board_init(&board, position.layout, &position.givens);
        lele_rate(walker, &board, &options, check_position, &walk, &rating);
        assert_true(walk.steps > 0);
        lele_engine_free(walker);
        lele_engine_free(walk.engine);
    }
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_example_has_a_true_step_that_follows_from_what_it_names),
        cmocka_unit_test(a_single_change_breaks_every_example),
        cmocka_unit_test(steps_along_paths_are_true_and_follow),
    };
    return RUN(tests);
}
