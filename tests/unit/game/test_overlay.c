/*
 * The candidate overlay and its basis.  The oracle is a plain search over all sequences of steps
 * that the engine lists; it shares nothing with the trails and the search of the advisor.
 */
#include "check.h"

#include <stdlib.h>

/* The shortest sequences of these positions have up to four steps. */
static const struct {
    const char *layout, *puzzle;
} positions[] = {
    { "4x4", "....4.3..41....3" },
    { "4x4", "...1.13.1..4...." },
    { "4x4", "4...234..2....2." },
    { "6x6", "...4.5..2....5.3.4..4...1256....3..2" },
    { "6x6", ".15.242.3.5.1....2...16....4..3....." },
    { "6x6", ".5....6345.....64.5....1321.564....." },
    { "6x6", "2...54.4...65..41.......451..3632..." },
    { "6x6", "1.......51.2.2.4......3.2..61..6...5" },
};
enum { POSITIONS = sizeof positions / sizeof positions[0], DEEPEST = 4, MANY = 256 };

#define EVERYDAY                                                                                   \
    "full-house,hidden-single,naked-single,pointing,claiming,naked-pair,hidden-pair,naked-triple," \
    "hidden-triple,x-wing"

struct table {
    lele_layout layout;
    lele_grid givens;
    lele_technique_list list;
    lele_engine *engine; /* the oracle's own */
    lele_advisor *advisor;
    lele_hint_position position;
    lele_overlay overlay;
};

static void set_up(struct table *table, const char *layout, const char *puzzle, const char *names)
{
    memset(table, 0, sizeof *table);
    layout_of(&table->layout, layout);
    table->givens = grid_of(&table->layout, puzzle);
    table->advisor = lele_advisor_new(&table->layout, &table->givens);
    table->engine = lele_engine_new(&table->layout);
    assert_int_equal(lele_technique_list_read(&table->list, names, NULL), LELE_OK);
    lele_advisor_use(table->advisor, &table->list);
    table->position.values = table->givens;
    lele_board board;
    lele_board_init(&board, &table->layout, &table->givens);
    memcpy(table->position.candidates, board.candidates, sizeof board.candidates);
    lele_advisor_overlay(table->advisor, &table->position, &table->overlay);
}

static void tear_down(struct table *table)
{
    lele_engine_free(table->engine);
    lele_advisor_free(table->advisor);
}

/* The conclusions of the steps on one board, listed before the engine is used again. */
struct list {
    int count;
    struct {
        int cell, digit; /* a placement; -1: none */
        int eliminations;
        lele_mark marks[64];
    } steps[MANY];
};

static bool note_step(void *data, const lele_step *step)
{
    struct list *list = data;
    assert_true(list->count < MANY && step->elimination_count <= 64);
    list->steps[list->count].cell = step->placement_count > 0 ? step->placements[0].cell : -1;
    list->steps[list->count].digit =
        step->placement_count > 0 ? lele_digits_first(step->placements[0].digits) : 0;
    list->steps[list->count].eliminations = step->elimination_count;
    memcpy(list->steps[list->count++].marks, step->eliminations,
           step->elimination_count * sizeof(lele_mark));
    return true;
}

static struct list *list_steps(struct table *table, const lele_board *board)
{
    const lele_find_options options = { &table->list, LELE_UNIQUENESS_PROVED };
    struct list *list = calloc(1, sizeof *list);
    assert_non_null(list);
    lele_engine_each(table->engine, board, &options, note_step, list);
    return list;
}

static void eliminate(const struct list *list, int index, lele_board *board)
{
    for (int i = 0; i < list->steps[index].eliminations; i++)
        lele_board_eliminate(board, list->steps[index].marks[i].cell,
                             list->steps[index].marks[i].digits);
}

/* Whether some sequence of `left` steps, of which only the last may place a digit, leaves the cell
 * no other candidates than these. */
static bool can_reach(struct table *table, const lele_board *board, int cell, lele_digits wanted,
                      int left)
{
    if ((board->candidates[cell] & ~wanted) == 0)
        return true;
    if (left == 0)
        return false;
    struct list *list = list_steps(table, board);
    bool reached = false;
    for (int i = 0; i < list->count && !reached; i++) {
        if (list->steps[i].cell >= 0) {
            reached = list->steps[i].cell == cell && lele_digits_of(list->steps[i].digit) == wanted;
            continue;
        }
        lele_board next = *board;
        eliminate(list, i, &next);
        reached = can_reach(table, &next, cell, wanted, left - 1);
    }
    free(list);
    return reached;
}

struct told {
    int steps;
    bool placed;
};

static void count_step(void *data, const lele_board *before, const lele_step *step)
{
    struct told *told = data;
    (void)before;
    assert_false(told->placed); /* only the last step places a digit */
    told->placed = step->placement_count > 0;
    told->steps++;
}

static void the_basis_is_as_short_as_brute_force_finds(void **state)
{
    (void)state;
    int lengths[DEEPEST + 2] = { 0 };
    for (int i = 0; i < POSITIONS; i++) {
        struct table table;
        lele_board start;
        set_up(&table, positions[i].layout, positions[i].puzzle, EVERYDAY);
        lele_board_init(&start, &table.layout, &table.givens);
        for (int cell = 0; cell < table.layout.cell_count; cell++) {
            if (table.givens.cell[cell] != 0)
                continue;
            struct told told = { 0, false };
            lele_advisor_basis(table.advisor, &table.position, cell, count_step, &told);
            const lele_digits wanted = table.overlay.candidates[cell];
            int least = 0;
            while (least <= DEEPEST && !can_reach(&table, &start, cell, wanted, least))
                least++;
            if (least <= DEEPEST ? told.steps != least : told.steps <= DEEPEST)
                fail_msg("%s, cell %d: %d steps, brute force %d", positions[i].puzzle, cell,
                         told.steps, least);
            lengths[least]++;
        }
        tear_down(&table);
    }
    for (int length = 0; length <= 3; length++)
        assert_true(lengths[length] > 0);
}

/* Applies the first elimination that the engine lists until there is none, then looks for digits. */
static void close_up(struct table *table, lele_digits ret[LELE_MAX_CELLS])
{
    lele_board board;
    lele_board_init(&board, &table->layout, &table->givens);
    for (bool changed = true; changed;) {
        struct list *list = list_steps(table, &board);
        changed = false;
        for (int i = 0; i < list->count && !changed; i++) {
            changed = list->steps[i].cell < 0;
            if (changed)
                eliminate(list, i, &board);
        }
        memcpy(ret, board.candidates, sizeof board.candidates);
        for (int i = 0; i < list->count && !changed; i++)
            ret[list->steps[i].cell] = lele_digits_of(list->steps[i].digit);
        free(list);
    }
}

static void the_overlay_applies_all_eliminations_and_places_nothing(void **state)
{
    (void)state;
    for (int i = 0; i < POSITIONS; i++) {
        struct table table;
        lele_digits want[LELE_MAX_CELLS];
        set_up(&table, positions[i].layout, positions[i].puzzle, EVERYDAY);
        close_up(&table, want);
        for (int cell = 0; cell < table.layout.cell_count; cell++)
            if (table.givens.cell[cell] == 0)
                assert_int_equal(table.overlay.candidates[cell], want[cell]);
        tear_down(&table);
    }
}

static int narrow_cells(const struct table *table)
{
    int count = 0;
    for (int cell = 0; cell < table->layout.cell_count; cell++)
        count += table->givens.cell[cell] == 0 &&
                 table->overlay.candidates[cell] != table->position.candidates[cell];
    return count;
}

#define USUAL ".3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5."

static void the_enabled_techniques_decide_and_not_a_rating(void **state)
{
    (void)state;
    static const char *const wings = "naked-pair,pointing,claiming,xy-wing,simple-colors-trap";
    static const char *const plain = "naked-pair,pointing,claiming";
    struct table with, without;
    set_up(&with, "classic", USUAL, wings);
    set_up(&without, "classic", USUAL, plain);
    assert_true(narrow_cells(&with) > narrow_cells(&without));
    tear_down(&with);
    tear_down(&without);
}

static int single_cells(const struct table *table)
{
    int single = 0;
    for (int cell = 0; cell < table->layout.cell_count; cell++)
        single += table->givens.cell[cell] == 0 &&
                  lele_digits_count(table->overlay.candidates[cell]) == 1;
    return single;
}

/* With chains the overlay of this puzzle is its solution. */
static void the_overlay_ends_before_the_solution_unless_it_is_wanted(void **state)
{
    (void)state;
    static const char *const lists[] = { "all", "-x-wing" };
    for (int i = 0; i < 2; i++) {
        struct table table;
        set_up(&table, "classic", USUAL, lists[i]);
        assert_int_equal(table.overlay.end, LELE_OVERLAY_HELD);
        assert_true(single_cells(&table) < 27);
        lele_advisor_overlay_reach(table.advisor, LELE_OVERLAY_TO_SOLUTION);
        lele_advisor_overlay(table.advisor, &table.position, &table.overlay);
        assert_int_equal(table.overlay.end, LELE_OVERLAY_SOLUTION);
        assert_int_equal(single_cells(&table), 54);
        const lele_grid *solution = lele_advisor_solution(table.advisor);
        for (int cell = 0; cell < 81; cell++)
            if (table.givens.cell[cell] == 0)
                assert_int_equal(table.overlay.candidates[cell],
                                 lele_digits_of(solution->cell[cell]));
        tear_down(&table);
    }
}

/* Techniques of three levels, of which the hardest eliminates too, and no solution at the end. */
static void chains_count_where_they_do_not_lead_to_the_solution(void **state)
{
    (void)state;
    static const char *const puzzle =
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    struct table with, without;
    lele_digits want[LELE_MAX_CELLS];
    set_up(&with, "classic", puzzle, "naked-pair,pointing,claiming,xy-chain,medusa-3d,als-xz");
    set_up(&without, "classic", puzzle, "naked-pair,pointing,claiming");
    close_up(&with, want);
    for (int cell = 0; cell < 81; cell++)
        if (with.givens.cell[cell] == 0)
            assert_int_equal(with.overlay.candidates[cell], want[cell]);
    assert_int_equal(with.overlay.end, LELE_OVERLAY_FIXPOINT);
    assert_true(narrow_cells(&with) > narrow_cells(&without));
    tear_down(&with);
    tear_down(&without);
}

/* Nets on the hardest puzzles would take minutes. */
static void a_long_search_ends_and_says_so(void **state)
{
    (void)state;
    struct table table;
    set_up(&table, "classic",
           "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
           "all");
    assert_int_equal(table.overlay.end, LELE_OVERLAY_LIMIT);
    assert_string_equal(lele_overlay_end_name((lele_overlay_end)table.overlay.end), "limit");
    tear_down(&table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_basis_is_as_short_as_brute_force_finds),
        cmocka_unit_test(the_overlay_applies_all_eliminations_and_places_nothing),
        cmocka_unit_test(the_enabled_techniques_decide_and_not_a_rating),
        cmocka_unit_test(the_overlay_ends_before_the_solution_unless_it_is_wanted),
        cmocka_unit_test(chains_count_where_they_do_not_lead_to_the_solution),
        cmocka_unit_test(a_long_search_ends_and_says_so),
    };
    return RUN(tests);
}
