/*
 * Premises of steps: what a step names is on the board, its conclusions follow from it, and no
 * premise can be left out.
 *
 * The puzzles are of every layout and level.  With LELE_LONG=1 there are more than a thousand, and
 * the test prints a table: technique, steps, reduced steps, holes, premises named.
 */
#include "lele/lele.h"
#include "technique/deadly_pattern.h"
#include "technique/premise_list.h"
#include "technique/tell/explain.h"
#include "worked.h"

#include <stdlib.h>

enum { TECHNIQUES_MAX = 256 };

struct tally {
    int puzzles;
    int steps[TECHNIQUES_MAX], holes[TECHNIQUES_MAX], reduced[TECHNIQUES_MAX];
    int named[TECHNIQUES_MAX];
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

/* Without any one of its premises the step does not follow. */
static void check_dropped(const lele_layout *layout, const lele_premises *needed,
                          const lele_step *step)
{
    static lele_premises fewer;
    for (int i = 0; i < needed->count; i++) {
        fewer = *needed;
        lele_premise_take(&fewer, i);
        assert_false(lele_premises_follow(layout, &fewer, step));
    }
}

/* Whether the text has the cell, and not only as the beginning of another ("R1C1" of "R1C12"). */
static bool has_cell(const char *text, const lele_layout *layout, int cell)
{
    char name[16];
    snprintf(name, sizeof name, "R%dC%d", cell / layout->size + 1, cell % layout->size + 1);
    for (const char *at = text; (at = strstr(at, name)) != NULL; at++)
        if (at[strlen(name)] < '0' || at[strlen(name)] > '9')
            return true;
    return false;
}

static void check_names(const lele_board *board, const lele_premises *named, const char *text)
{
    for (int i = 0; i < named->count; i++) {
        lele_cellset cells = named->items[i].cells;
        if (named->items[i].kind == LELE_PREMISE_DEADLY || named->items[i].kind == LELE_PREMISE_MAP)
            continue;
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            assert_true(has_cell(text, board->layout, cell));
    }
}

/* The text of a reduced step names each of its premises, and both languages have all levels. */
static void check_words(const lele_board *board, const lele_step *step, const lele_premises *named)
{
    lele_text text;
    lele_text_init(&text);
    for (int lang = 0; lang < LELE_LANG_COUNT && step->claim_count > 0; lang++)
        for (int level = LELE_HINT_NUDGE; level <= LELE_HINT_DO; level++) {
            text.length = 0;
            lele_step_write(step, board, (lele_lang)lang, (lele_hint_level)level, &text);
            assert_true(text.length > 0);
            if (level == LELE_HINT_WHY && lele_tell_has_proof(step))
                check_names(board, named, text.data);
            if (getenv("LELE_SHOW") != NULL)
                print_message("%s\n", text.data);
        }
    lele_text_release(&text);
}

/* Each case is one deeper than the line that it divides, or stands beside an earlier one. */
static void check_depths(const lele_step *step)
{
    int depth = 0;
    for (int i = 0; i < step->move_count; i++) {
        const lele_move *move = &step->moves[i];
        assert_in_range(move->depth, 0, depth + (move->kind == LELE_MOVE_CASE));
        if (move->kind == LELE_MOVE_FORCED || move->kind == LELE_MOVE_DEAD)
            assert_int_equal(move->depth, depth);
        depth = move->depth;
    }
}

static void check_premises(struct tally *tally, const lele_board *board, const lele_step *step,
                           const lele_grid *solution)
{
    static lele_premises named, needed;
    static lele_step wrong, reduced;
    const int technique = step->technique;
    tally->steps[technique]++;
    lele_step_copy(&reduced, step);
    tally->reduced[technique] += lele_step_reduce(&reduced, board);
    check_depths(&reduced);
    step = &reduced;
    if (!lele_step_named(step, board, &named) || !lele_premises_hold(&named, board)) {
        tally->holes[technique]++;
        return;
    }
    /* An argument about clues names all cells of a clue, also those that it could do without. */
    if (lele_technique_at((size_t)technique)->needs_clues) {
        tally->named[technique] += named.count;
        return;
    }
    assert_true(lele_step_premises(step, board, &needed));
    assert_int_equal(needed.count, named.count);
    check_words(board, step, &named);
    check_dropped(board->layout, &named, step);
    tally->named[technique] += named.count;
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
            print_message("%-34s %7d steps %7d reduced %3d holes %7d named\n",
                          lele_technique_at(i)->name, tally->steps[i], tally->reduced[i],
                          tally->holes[i], tally->named[i]);
        else if (tally->holes[i] > 0)
            print_message("%s: %d holes\n", lele_technique_at(i)->name, tally->holes[i]);
        steps += tally->steps[i];
        holes += tally->holes[i];
    }
    print_message("%d puzzles, %d steps, %d holes\n", tally->puzzles, steps, holes);
    return holes;
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

/* A large step has so many cases that dropping each premise of hundreds takes minutes. */
static void check_first(lele_engine *engine, const lele_find_options *options, struct list *list)
{
    static lele_step step;
    if (lele_engine_next(engine, list->board, options, &step))
        check_found(list, &step);
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
        if (strcmp(lele_technique_at(i)->name, "msls") == 0)
            check_first(engine, &options, &list);
        else
            lele_engine_each(engine, &board, &options, check_found, &list);
        assert_true(tally.steps[i] > 0);
        lele_engine_free(engine);
    }
    lele_layouts_free(layouts);
    assert_int_equal(print_tally(&tally, is_long()), 0);
}

/* A reduced step of 3D Medusa still says which candidates have which colour, and which is wrong. */
static void a_proof_with_colours_names_them(void **state)
{
    static lele_board board;
    static lele_step step;
    lele_text text;
    lele_layouts *layouts = lele_layouts_new();
    const int technique = lele_technique_find("medusa-3d");
    (void)state;
    assert_true(set_example(layouts, (size_t)technique, &board));
    lele_engine *engine = lele_engine_new(board.layout);
    const lele_technique_list only = { .order = { (uint8_t)technique }, .count = 1 };
    const lele_find_options options = { &only, LELE_UNIQUENESS_PROVED };
    assert_true(lele_engine_next(engine, &board, &options, &step));
    assert_true(lele_step_reduce(&step, &board));
    lele_text_init(&text);
    lele_step_write(&step, &board, LELE_LANG_EN, LELE_HINT_WHY, &text);
    assert_non_null(strstr(text.data, "two colours: A is R1C4 (4), R3C5 (2)"));
    assert_non_null(strstr(text.data, "so A is wrong"));
    lele_text_release(&text);
    lele_engine_free(engine);
    lele_layouts_free(layouts);
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
        { { 0, 1, 3, 9, 10, 12 }, { 14, 14, 14, 14, 14, 14 }, true }, /* four cells of a box */
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

/* With r3c3 the placed 2 and 8 are two or none in every unit; with r1c7 or of other digits they are
 * not. */
static void a_reverse_grave_has_two_or_none_in_every_unit(void **state)
{
    static const struct {
        int cell;
        lele_digits digits;
        bool deadly;
    } cases[] = { { 20, 1 << 1 | 1 << 7, true },
                  { 6, 1 << 1 | 1 << 7, false },
                  { 20, 1 << 1 | 1 << 6, false },
                  { 20, 1 << 1, false } };
    lele_layouts *layouts = lele_layouts_new();
    const lele_layout *classic = lele_layouts_get(layouts, "classic", NULL);
    const lele_grid grid = grid_of(
        classic,
        "79541..3663.7.59.442.39657.15364.7.9.791.3465.649573..912834657587269143346571.9.");
    lele_board board;
    (void)state;
    lele_board_init(&board, classic, &grid);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        lele_digits pattern[LELE_MAX_CELLS] = { 0 };
        pattern[cases[i].cell] = cases[i].digits;
        assert_int_equal(lele_deadly_is_reverse(&board, pattern), cases[i].deadly);
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

/* Positions in which a digit of the pattern has no place in a marked cell of a unit. */
static void a_digit_without_a_marked_cell_is_named_as_well(void **state)
{
    static const struct {
        const char *technique, *position;
    } cases[] = {
        { "fireworks",
          ":0000:x:98+27+4+5+1+6+376+4+3+1+98+2+5+1+35+2+8+6+7+9+44+5+9+16+8+23+7.+189+7.4+5+6.+7.."
          "24+9+81..76+9.5+1+8..+1.3+7+64+9.+9.+4+51+3+72:272 281 ::" },
        { "almost-locked-pair",
          ":0000:x:98.7.+26..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52..."
          ".6:115 419 124 126 327 928 229 131 132 432 635 242 143 643 843 144 944 849 151 752 656 "
          "258 461 662 463 663 664 864 666 568 968 769 672 772 273 473 673 277 977 183 483 783 684 "
          "685 389 492 195 995 997 ::" },
        { "junior-exocet-mirror",
          ":0000:x:98.7.+26..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52..."
          ".6:419 124 126 327 928 229 635 242 843 144 944 849 151 752 656 662 463 663 664 864 666 "
          "568 968 769 672 772 273 473 673 977 183 783 684 685 389 492 195 995 997 ::" },
        { "junior-exocet-mirror",
          ":0000:x:98.7..6..5...9..7...7.+86...4...3.2....96...5......4....9..6.1...1...2..3..58+1."
          "."
          "6.:413 215 116 419 222 322 123 223 324 424 427 429 331 434 949 751 761 264 373 279 479 "
          "487 792 ::" },
    };
    static lele_board board;
    static lele_premises premises;
    static lele_step step;
    lele_layouts *layouts = lele_layouts_new();
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int technique = lele_technique_find(cases[i].technique);
        const lele_technique_list only = { .order = { (uint8_t)technique }, .count = 1 };
        const lele_find_options options = { &only, LELE_UNIQUENESS_PROVED };
        set_line(layouts, cases[i].position, &board);
        lele_engine *engine = lele_engine_new(board.layout);
        assert_true(lele_engine_next(engine, &board, &options, &step));
        assert_true(lele_step_named(&step, &board, &premises));
        assert_true(lele_premises_hold(&premises, &board));
        lele_engine_free(engine);
    }
    lele_layouts_free(layouts);
}

static bool is_told(void *data, const lele_step *step)
{
    static lele_premises premises;
    lele_text text;
    lele_text_init(&text);
    assert_true(lele_step_named(step, data, &premises));
    lele_step_write(step, data, LELE_LANG_EN, LELE_HINT_WHY, &text);
    assert_null(strstr(text.data, "the opposite leads to a contradiction"));
    lele_text_release(&text);
    return true;
}

/* A net starts from singles that the board has already; a rectangle is never in one box, where no two
 * digits could be swapped. */
static void every_step_of_a_list_names_what_it_needs(void **state)
{
    static const struct {
        const char *technique, *position;
    } cases[] = {
        { "dynamic-forcing-chain",
          ":0000:x:98+57..6..76+3.5......4+8+36+5978+3...5.79...32...+6......1..4........+59.+2.4."
          "68...5....4:124 262 263 173 773 191 193 793 397 ::" },
        { "unique-rectangle-chain",
          ":0000:x:98.7..6.+575..+8..9..+46.+9+5...4...6+9+5.3+8.75..+96+2.+9+5..21+4...89...5..+7."
          ".3+82.+9....+51..6:124 324 424 326 426 331 234 337 738 838 139 143 172 272 475 476 777 "
          "779 291 392 293 393 397 497 ::" },
    };
    static lele_board board;
    lele_layouts *layouts = lele_layouts_new();
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int technique = lele_technique_find(cases[i].technique);
        const lele_technique_list only = { .order = { (uint8_t)technique }, .count = 1 };
        const lele_find_options options = { &only, LELE_UNIQUENESS_PROVED };
        set_line(layouts, cases[i].position, &board);
        lele_engine *engine = lele_engine_new(board.layout);
        lele_engine_each(engine, &board, &options, is_told, &board);
        lele_engine_free(engine);
    }
    lele_layouts_free(layouts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_step_follows_from_what_it_names),
        cmocka_unit_test(every_technique_names_what_it_needs),
        cmocka_unit_test(a_proof_with_colours_names_them),
        cmocka_unit_test(a_deadly_pattern_has_a_second_filling),
        cmocka_unit_test(a_reverse_grave_has_two_or_none_in_every_unit),
        cmocka_unit_test(a_given_is_part_of_no_deadly_pattern),
        cmocka_unit_test(a_digit_without_a_marked_cell_is_named_as_well),
        cmocka_unit_test(every_step_of_a_list_names_what_it_needs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
