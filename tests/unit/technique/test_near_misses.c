/*
 * Advanced techniques where they must not be found: removing one digit breaks the pattern.  The
 * proof is a solution, found by a solver, in which the conclusion is wrong.
 */
#include "near_misses.h"
#include "positions.h"
#include "soundness.h"

enum { MISSES = sizeof misses / sizeof misses[0] };

/* "r4c5=7" or "r4c5-7", and the number of steps with that conclusion. */
struct saying {
    int cell, digit;
    bool places;
    int heard;
};

static int cell_of(const char *text)
{
    return (text[1] - '1') * 9 + text[3] - '1';
}

static struct saying saying_of(const char *text)
{
    return (struct saying){ cell_of(text), text[5] - '0', text[4] == '=', 0 };
}

static bool hear(void *data, const lele_step *step)
{
    struct saying *saying = data;
    const lele_mark *list = saying->places ? step->placements : step->eliminations;
    const int count = saying->places ? step->placement_count : step->elimination_count;
    for (int i = 0; i < count; i++)
        saying->heard +=
            list[i].cell == saying->cell && lele_digits_has(list[i].digits, saying->digit);
    return true;
}

static int count_saying(struct soundness *s, const char *technique, const char *conclusion)
{
    struct saying saying = saying_of(conclusion);
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(&list, technique, NULL), LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    lele_engine_each(s->engine, &s->board, &options, hear, &saying);
    return saying.heard;
}

/* Sets the position of a row; -1: no digit removed. */
static void set_position(struct soundness *s, size_t row, int taken_back)
{
    lele_grid grid = grid_of(&s->layout, misses[row].digits);
    if (taken_back >= 0) {
        assert_int_not_equal(grid.cell[taken_back], 0);
        grid.cell[taken_back] = 0;
    }
    lele_board_init(&s->board, &s->layout, &grid);
    for (const char *p = misses[row].gone; *p != '\0'; p += p[3] == ' ' ? 4 : 3)
        lele_board_eliminate(&s->board, (p[1] - '1') * 9 + p[2] - '1', lele_digits_of(p[0] - '0'));
}

/* Whether the digit in the cell leads to a solution within the candidates. */
static bool is_possible(struct soundness *s, int cell, int digit)
{
    lele_grid grid = s->board.grid;
    grid.cell[cell] = (uint8_t)digit;
    lele_solve_result result;
    lele_solve(s->solver, &grid, NULL, NULL, NULL, &result);
    for (int i = 0; result.solutions > 0 && i < s->layout.cell_count; i++)
        if (s->board.grid.cell[i] == 0 &&
            !lele_digits_has(s->board.candidates[i], result.first.cell[i]))
            return false;
    return result.solutions > 0;
}

static bool is_refuted(struct soundness *s, const char *conclusion)
{
    const struct saying saying = saying_of(conclusion);
    lele_digits tries = s->board.candidates[saying.cell];
    for (int d; (d = lele_digits_pop(&tries)) != 0;)
        if ((d == saying.digit) != saying.places && is_possible(s, saying.cell, d))
            return true;
    return false;
}

static void the_pattern_is_there_before_the_digit_is_taken_back(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    for (size_t i = 0; i < MISSES; i++) {
        set_position(&s, i, -1);
        if (count_saying(&s, misses[i].technique, misses[i].conclusion) == 0)
            fail_msg("%s: no %s", misses[i].technique, misses[i].conclusion);
        if (is_refuted(&s, misses[i].conclusion))
            fail_msg("%s: %s is wrong", misses[i].technique, misses[i].conclusion);
    }
    soundness_release(&s);
}

static void no_step_says_it_once_a_premise_is_broken(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    for (size_t i = 0; i < MISSES; i++) {
        set_position(&s, i, cell_of(misses[i].taken_back));
        if (!is_refuted(&s, misses[i].conclusion))
            fail_msg("%s: %s still follows", misses[i].technique, misses[i].conclusion);
        if (count_saying(&s, misses[i].technique, misses[i].conclusion) != 0)
            fail_msg("%s: %s found", misses[i].technique, misses[i].conclusion);
    }
    soundness_release(&s);
}

static bool has_near_miss(const char *technique)
{
    for (size_t i = 0; i < MISSES; i++)
        if (strcmp(misses[i].technique, technique) == 0)
            return true;
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++)
        if (strcmp(positions[i].technique, technique) == 0 && positions[i].near != NULL)
            return true;
    /* for clues see clue/test_clue_steps.c */
    if (lele_technique_at((size_t)lele_technique_find(technique))->needs_clues)
        return true;
    /* for the tridagon see its parity in test_advanced.c, for jigsaws test_book_jigsaw.c; brute force
     * has no pattern */
    static const char *const elsewhere[] = { "tridagon", "law-of-leftovers", "double-pointing",
                                             "double-claiming", "brute-force" };
    for (size_t i = 0; i < sizeof elsewhere / sizeof elsewhere[0]; i++)
        if (strcmp(technique, elsewhere[i]) == 0)
            return true;
    return false;
}

static void every_technique_has_a_near_miss(void **state)
{
    (void)state;
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (!has_near_miss(lele_technique_at(i)->name))
            fail_msg("%s has none", lele_technique_at(i)->name);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pattern_is_there_before_the_digit_is_taken_back),
        cmocka_unit_test(no_step_says_it_once_a_premise_is_broken),
        cmocka_unit_test(every_technique_has_a_near_miss),
    };
    return RUN(tests);
}
