/*
 * Premises of steps: what a step names is on the board, its conclusions follow from it, and nothing
 * of what it needs can be left out.
 *
 * The puzzles are of every layout and level.  With LELE_LONG=1 there are more than a thousand, and
 * the test prints a table: technique, steps, holes, premises named, premises needed.
 */
#include "lele/lele.h"
#include "technique/deadly_pattern.h"
#include "worked.h"

#include <stdlib.h>

enum { TECHNIQUES_MAX = 256 };

struct tally {
    int puzzles;
    int steps[TECHNIQUES_MAX], holes[TECHNIQUES_MAX];
    int named[TECHNIQUES_MAX], needed[TECHNIQUES_MAX];
};

struct walk {
    struct tally *tally;
    const lele_grid *solution; /* NULL: not known */
    lele_past past;
    int count; /* of the steps so far */
};

/* A step whose only conclusion is that the cell does not hold its digit in the solution. */
static void set_wrong(const lele_step *step, const lele_grid *solution, lele_step *ret)
{
    const lele_mark *about =
        step->placement_count > 0 ? &step->placements[0] : &step->eliminations[0];
    lele_step_copy(ret, step);
    ret->placement_count = 0;
    ret->elimination_count = 1;
    ret->eliminations[0] =
        (lele_mark){ .cell = about->cell, .digits = lele_digits_of(solution->cell[about->cell]) };
}

static void check_dropped(const lele_layout *layout, const lele_premises *needed,
                          const lele_step *step)
{
    static lele_premises fewer;
    for (int i = 0; i < needed->count; i++) {
        fewer = *needed;
        fewer.count--;
        for (int k = i; k < fewer.count; k++)
            fewer.items[k] = fewer.items[k + 1];
        assert_false(lele_premises_follow(layout, &fewer, step));
    }
}

static void check_premises(struct tally *tally, const lele_board *board, const lele_step *step,
                           const lele_grid *solution)
{
    static lele_premises named, needed;
    static lele_step wrong;
    const int technique = step->technique;
    tally->steps[technique]++;
    if (!lele_step_named(step, board, &named) || !lele_premises_hold(&named, board)) {
        tally->holes[technique]++;
        return;
    }
    assert_true(lele_step_premises(step, board, &needed));
    assert_true(lele_premises_hold(&needed, board));
    assert_true(lele_premises_follow(board->layout, &needed, step));
    check_dropped(board->layout, &needed, step);
    tally->named[technique] += named.count;
    tally->needed[technique] += needed.count;
    if (solution != NULL) {
        set_wrong(step, solution, &wrong);
        assert_false(lele_premises_follow(board->layout, &named, &wrong));
    }
}

static bool is_single(const lele_step *step)
{
    return step->technique == lele_technique_find("hidden-single") ||
           step->technique == lele_technique_find("naked-single");
}

/* Every other empty cell of the unit or every other digit of the cell. */
static int excluded_by(const lele_board *board, const lele_step *step)
{
    if (step->unit_count == 0)
        return board->layout->size - 1;
    const lele_cellset empty =
        lele_cellset_and(board->layout->units[step->units[0].unit].set, board->places[0]);
    return lele_cellset_count(&empty) - 1;
}

static void check_reasons(const struct walk *walk, const lele_board *board, const lele_step *step)
{
    lele_reason reasons[LELE_STEP_REASONS];
    const size_t count = lele_step_reasons(step, board, &walk->past, reasons);
    if (!is_single(step)) {
        assert_int_equal(count, 0);
        return;
    }
    assert_int_equal(count, excluded_by(board, step));
    for (size_t i = 0; i < count; i++) {
        const lele_reason *reason = &reasons[i];
        if (reason->is_seen) {
            assert_int_equal(board->grid.cell[reason->by], reason->digit);
            assert_true(lele_layout_sees(board->layout, reason->by, reason->cell));
            continue;
        }
        assert_int_equal(reason->removal.kind, LELE_REMOVAL_STEP);
        assert_in_range(reason->removal.step, 1, walk->count);
        assert_int_not_equal(reason->removal.technique, 0);
    }
}

static bool check_step(void *data, const lele_board *before, const lele_step *step)
{
    struct walk *walk = data;
    check_premises(walk->tally, before, step, walk->solution);
    check_reasons(walk, before, step);
    lele_past_add_step(&walk->past, step, ++walk->count);
    return true;
}

static void walk_puzzle(struct tally *tally, lele_engine *engine, const lele_layout *layout,
                        const lele_puzzle *puzzle)
{
    static struct walk walk;
    static lele_board board;
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    lele_rating rating;
    walk = (struct walk){ .tally = tally, .solution = &puzzle->solution };
    lele_board_init(&board, layout, &puzzle->givens);
    lele_rate(engine, &board, &options, check_step, &walk, &rating);
    tally->puzzles++;
}

/* The first puzzles of a seed; a level that the layout does not have gives none. */
static void walk_seed(struct tally *tally, const char *text, int count)
{
    static lele_layout layout;
    static lele_puzzle puzzle;
    lele_seed seed;
    assert_int_equal(lele_seed_read(&seed, text, NULL), LELE_OK);
    assert_int_equal(lele_seed_layout(&seed, &layout, NULL), LELE_OK);
    lele_generator *generator = lele_generator_new(&layout, &seed.recipe, NULL);
    if (generator == NULL)
        return;
    lele_generator_set_work(generator, LELE_WORK_SECOND);
    lele_engine *engine = lele_engine_new(&layout);
    assert_non_null(engine);
    for (int i = 0; i < count; i++)
        if (lele_generator_make(generator, lele_seed_number(&seed), (uint64_t)i, &puzzle) ==
            LELE_OK)
            walk_puzzle(tally, engine, &layout, &puzzle);
    lele_engine_free(engine);
    lele_generator_free(generator);
}

static bool is_long(void)
{
    const char *wanted = getenv("LELE_LONG");
    return wanted != NULL && strcmp(wanted, "1") == 0;
}

static int print_tally(const struct tally *tally, bool all)
{
    int steps = 0, holes = 0;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        if (all && tally->steps[i] > 0)
            print_message("%-34s %7d steps %3d holes %7d named %7d needed\n",
                          lele_technique_at(i)->name, tally->steps[i], tally->holes[i],
                          tally->named[i], tally->needed[i]);
        else if (tally->holes[i] > 0)
            print_message("%s: %d holes\n", lele_technique_at(i)->name, tally->holes[i]);
        steps += tally->steps[i];
        holes += tally->holes[i];
    }
    print_message("%d puzzles, %d steps, %d holes\n", tally->puzzles, steps, holes);
    return holes;
}

/* Techniques that name more than their steps need, and how much more at most, in percent.  The
 * reasons are in docs/steps.md.  All others name exactly what they need. */
static const struct {
    const char *technique;
    int percent;
} extras[] = {
    { "swordfish", 6 },
    { "skyscraper", 7 },
    { "two-string-kite", 3 },
    { "turbot-fish", 8 },
    { "empty-rectangle", 3 },
    { "finned-x-wing", 5 },
    { "sashimi-x-wing", 39 },
    { "jellyfish", 34 },
    { "finned-swordfish", 12 },
    { "sashimi-swordfish", 16 },
    { "wxyz-wing", 1 },
    { "sue-de-coq", 2 },
    { "fireworks", 75 },
    { "als-xz", 17 },
    { "als-xy-wing", 5 },
    { "grouped-continuous-nice-loop", 6 },
    { "grouped-aic", 7 },
    { "grouped-discontinuous-nice-loop", 5 },
    { "nishio", 1 },
    { "cell-forcing-chain", 2 },
    { "dynamic-forcing-chain", 4 },
    { "dynamic-forcing-chain-plus", 29 },
    { "remote-pair", 32 },
    { "bug-plus-1", 158 },
    { "bug-2", 193 },
    { "bug-4", 188 },
    { "bug-3", 446 },
    { "xy-chain", 3 },
    { "aligned-pair-exclusion", 20 },
    { "aic", 5 },
    { "discontinuous-nice-loop", 8 },
    { "medusa-3d", 164 },
    { "als-chain", 6 },
    { "aligned-triple-exclusion", 17 },
    { "whale", 50 },
    { "finned-leviathan", 134 },
    { "sashimi-whale", 20 },
    { "franken-x-wing", 100 },
    { "tridagon", 10 },
    { "junior-exocet", 41 },
    { "junior-exocet-mirror", 34 },
    { "double-exocet", 13 },
    { "unit-forcing-chain", 6 },
    { "forcing-chain-contradiction", 56 },
    { "forcing-chain-verity", 52 },
    { "forcing-net-contradiction", 4 },
    { "forcing-net-verity", 35 },
    { "nested-forcing-chain", 50 },
    { "franken-squirmbag", 25 },
    { "finned-franken-whale", 20 },
    { "mutant-x-wing", 67 },
    { "mutant-jellyfish", 34 },
    { "mutant-squirmbag", 25 },
    { "mutant-whale", 50 },
    { "finned-mutant-jellyfish", 15 },
    { "finned-mutant-squirmbag", 16 },
    { "finned-mutant-whale", 13 },
    { "kraken-fish-1", 29 },
    { "kraken-fish-2", 85 },
    { "template-set", 372 },
    { "template-delete", 286 },
    { "x-wing", 1 },
    { "w-wing", 1 },
    { "chute-remote-pair", 1 },
    { "simple-colors-trap", 1 },
    { "finned-jellyfish", 34 },
    { "continuous-nice-loop", 1 },
};

static int extra_of(const char *technique)
{
    for (size_t i = 0; i < sizeof extras / sizeof extras[0]; i++)
        if (strcmp(extras[i].technique, technique) == 0)
            return extras[i].percent;
    return 0;
}

static void check_thrift(const struct tally *tally)
{
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const char *name = lele_technique_at(i)->name;
        if ((tally->named[i] - tally->needed[i]) * 100 > tally->needed[i] * extra_of(name))
            fail_msg("%s: %d premises named, %d needed", name, tally->named[i], tally->needed[i]);
    }
}

static void every_step_follows_from_what_it_names(void **state)
{
    static const char *const layouts[] = {
        "classic",    "x",       "windoku", "windoku-x", "centre-dot", "centre-dot-x", "asterisk",
        "asterisk-x", "4x4",     "4x4-x",   "6x6",       "6x6-x",      "8x8",          "8x8-x",
        "10x10",      "10x10-x", "12x12",   "16x16",     "jigsaw",
    };
    static struct tally tally;
    (void)state;
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++)
        for (int level = 0; level < LELE_LEVEL_COUNT; level++) {
            char seed[128];
            snprintf(seed, sizeof seed, "1:%s:%s:premises", lele_level_name((lele_level)level),
                     layouts[i]);
            walk_seed(&tally, seed, is_long() ? 12 : 1);
        }
    assert_int_equal(print_tally(&tally, is_long()), 0);
    assert_true(tally.puzzles > (is_long() ? 1000 : 90));
    check_thrift(&tally);
}

struct list {
    struct tally *tally;
    const lele_board *board;
};

static bool check_found(void *data, const lele_step *step)
{
    const struct list *list = data;
    check_premises(list->tally, list->board, step, NULL);
    return true;
}

/* Paths meet few of the harder techniques, so the worked examples stand for the rest. */
static void every_technique_names_what_it_needs(void **state)
{
    static struct tally tally;
    static lele_board board;
    lele_layouts *layouts = lele_layouts_new();
    (void)state;
    for (size_t i = 0; i < lele_technique_count(); i++) {
        if (!set_example(layouts, i, &board))
            continue;
        lele_engine *engine = lele_engine_new(board.layout);
        const lele_technique_list only = { .order = { (uint8_t)i }, .count = 1 };
        const lele_find_options options = { &only, LELE_UNIQUENESS_PROVED };
        struct list list = { &tally, &board };
        lele_engine_each(engine, &board, &options, check_found, &list);
        assert_true(tally.steps[i] > 0);
        lele_engine_free(engine);
    }
    lele_layouts_free(layouts);
    assert_int_equal(print_tally(&tally, is_long()), 0);
    check_thrift(&tally);
}

/* A rectangle of two digits is deadly in two boxes and not in four; a corner of its own digit keeps
 * it from being so. */
static void a_deadly_pattern_has_a_second_filling(void **state)
{
    static const struct {
        int cells[6];
        lele_digits digits[6];
        bool deadly;
    } cases[] = {
        { { 0, 1, 27, 28 }, { 6, 6, 6, 6 }, true },
        { { 0, 3, 27, 30 }, { 6, 6, 6, 6 }, false },
        { { 0, 1, 27, 28 }, { 6, 6, 6, 4 }, false },
        { { 0, 1, 27, 28 }, { 6, 6, 6, 10 }, false },
        { { 0, 1, 2, 27, 28, 29 }, { 14, 14, 14, 14, 14, 14 }, true },
        { { 0, 1, 2, 27, 28, 29 }, { 6, 12, 10, 6, 12, 10 }, true },
        { { 0, 1, 2, 27, 28, 30 }, { 14, 14, 14, 14, 14, 14 }, false },
    };
    lele_layouts *layouts = lele_layouts_new();
    const lele_layout *classic = lele_layouts_get(layouts, "classic", NULL);
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_digits pattern[LELE_MAX_CELLS] = { 0 };
        for (int k = 0; k < 6 && cases[i].digits[k] != 0; k++)
            pattern[cases[i].cells[k]] = cases[i].digits[k];
        if (lele_deadly_is_true(classic, pattern) != cases[i].deadly)
            fail_msg("pattern %zu", i);
    }
    lele_layouts_free(layouts);
}

/* The corners of an avoidable rectangle must not be givens. */
static void a_given_is_part_of_no_deadly_pattern(void **state)
{
    static lele_board board;
    static lele_premises premises;
    static lele_step step;
    lele_layouts *layouts = lele_layouts_new();
    const int technique = lele_technique_find("avoidable-rectangle-1");
    (void)state;
    assert_true(set_example(layouts, (size_t)technique, &board));
    lele_engine *engine = lele_engine_new(board.layout);
    const lele_technique_list only = { .order = { (uint8_t)technique }, .count = 1 };
    const lele_find_options options = { &only, LELE_UNIQUENESS_PROVED };
    assert_true(lele_engine_next(engine, &board, &options, &step));
    assert_true(lele_step_premises(&step, &board, &premises));
    assert_true(lele_premises_hold(&premises, &board));
    for (int cell = 0; cell < board.layout->cell_count; cell++)
        if (board.grid.cell[cell] != 0 && premises.deadly[cell] != 0)
            lele_cellset_add(&board.givens, cell);
    assert_false(lele_premises_hold(&premises, &board));
    lele_engine_free(engine);
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_follows_from_what_it_names),
        cmocka_unit_test(every_technique_names_what_it_needs),
        cmocka_unit_test(a_deadly_pattern_has_a_second_filling),
        cmocka_unit_test(a_given_is_part_of_no_deadly_pattern),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
