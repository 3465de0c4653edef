/* Nets: assumptions, their consequences, and undoing them. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "technique/net/net.h"
#include "technique/net/pattern.h"

static const char *const escargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

struct fixture {
    lele_layout layout;
    lele_board board;
    lele_net *net;
};

static void set_up(struct fixture *f, const char *layout, const char *line)
{
    layout_of(&f->layout, layout);
    const lele_grid grid = grid_of(&f->layout, line);
    lele_board_init(&f->board, &f->layout, &grid);
    f->net = calloc(1, sizeof *f->net);
    assert_non_null(f->net);
    lele_net_init_plus(f->net, &f->board);
}

static void check_same(const lele_net *a, const lele_net *b)
{
    assert_memory_equal(a->left, b->left, sizeof a->left);
    assert_memory_equal(a->on, b->on, sizeof a->on);
    assert_memory_equal(a->places, b->places, sizeof a->places);
    assert_memory_equal(a->decided, b->decided, sizeof a->decided);
    assert_memory_equal(a->wide_places, b->wide_places, sizeof a->wide_places);
    assert_int_equal(a->depth, b->depth);
}

static void undoing_an_assumption_restores_the_board(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "classic", escargot);
    lele_net *before = malloc(sizeof *before);
    *before = *f.net;
    for (int cell = 0; cell < 81; cell++) {
        lele_digits digits = f.board.candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const lele_net_mark mark = lele_net_assume(f.net, lele_literal_of(cell, d, 1));
            lele_net_spread_plus(f.net);
            lele_net_undo(f.net, mark);
            check_same(f.net, before);
        }
    }
    free(before);
    free(f.net);
}

/* Examines every unit, also those without changes. */
static int facts_after_a_look_at_everything(lele_net *net)
{
    const lele_unseen on_board = net->on_board;
    net->unseen.facts = 0;
    net->on_board.lock_units = net->on_board.pair_units =
        ~(~UINT64_C(0) << net->layout->unit_count);
    memset(net->on_board.locks, 0xFF, sizeof net->on_board.locks);
    lele_net_spread_plus(net);
    net->on_board = on_board;
    return net->fact_count;
}

static void patterns_are_found_though_only_what_changed_is_looked_at(void **state)
{
    (void)state;
    const struct {
        const char *layout, *line;
    } cases[] = {
        { "classic", escargot },
        { "x", ".1......49.3.....5...3...........6........7.2.4..7...146..9..7.....8.5.........."
               "." },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct fixture f;
        int patterns = 0;
        set_up(&f, cases[i].layout, cases[i].line);
        for (int cell = 0; cell < f.layout.cell_count; cell++) {
            lele_digits digits = f.board.candidates[cell];
            for (int d; (d = lele_digits_pop(&digits)) != 0;) {
                const lele_net_mark mark = lele_net_assume(f.net, lele_literal_of(cell, d, 1));
                if (lele_net_spread_plus(f.net)) {
                    const int count = f.net->fact_count;
                    patterns += f.net->pool_count > 0;
                    assert_int_equal(facts_after_a_look_at_everything(f.net), count);
                }
                lele_net_undo(f.net, mark);
            }
        }
        assert_true(patterns > 5);
        free(f.net);
    }
}

static void every_fact_rests_on_earlier_ones(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "classic", escargot);
    lele_net_assume(f.net, lele_literal_of(1, lele_digits_first(f.board.candidates[1]), 1));
    lele_net_spread(f.net);
    assert_true(f.net->fact_count > 10);
    for (int i = 1; i < f.net->fact_count; i++) {
        uint16_t buffer[16];
        const uint16_t *parents;
        const int count = lele_net_parents(f.net, i, &parents, buffer);
        assert_true(count > 0);
        for (int k = 0; k < count; k++)
            assert_true(parents[k] < i);
    }
    free(f.net);
}

static void a_refuted_inner_assumption_becomes_a_fact_of_the_outer_one(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "classic", escargot);
    const lele_net_mark outer = lele_net_assume(f.net, lele_literal_of(1, 5, 1));
    bool alive = lele_net_spread(f.net);
    int learnt = 0;
    for (int literal = 1; alive && literal < LELE_LITERALS; literal += 2) {
        const int cell = lele_literal_cell((lele_literal)literal);
        const int digit = lele_literal_digit((lele_literal)literal);
        if (f.net->on[cell] != 0 || !lele_digits_has(f.net->left[cell], digit))
            continue;
        const lele_net_mark mark = lele_net_assume(f.net, (lele_literal)literal);
        if (lele_net_spread(f.net)) {
            lele_net_undo(f.net, mark);
            continue;
        }
        assert_true(lele_net_learn(f.net, mark));
        assert_true(lele_net_holds(f.net, (lele_literal)(literal ^ 1)));
        const lele_fact *fact = &f.net->facts[f.net->fact_count - 1];
        assert_int_equal(fact->why, LELE_WHY_NESTED);
        assert_int_equal(fact->depth, 1);
        learnt++;
        alive = lele_net_spread(f.net);
    }
    assert_true(learnt > 0);
    lele_net_undo(f.net, outer);
    assert_int_equal(f.net->fact_count, 0);
    assert_int_equal(f.net->pool_count, 0);
    free(f.net);
}

static void a_cell_without_candidates_is_a_contradiction(void **state)
{
    (void)state;
    struct fixture f;
    set_up(&f, "4x4", "1...............");
    lele_board_eliminate(&f.board, 2, lele_digits_of(2) | lele_digits_of(4)); /* r1c3: 3 */
    lele_net_init(f.net, &f.board);
    lele_net_assume(f.net, lele_literal_of(3, 3, 1)); /* r1c4 = 3 */
    assert_false(lele_net_spread(f.net));
    assert_int_equal(f.net->conflict.kind, LELE_DEAD_CELL);
    assert_int_equal(f.net->conflict.cell, 2);
    free(f.net);
}

/* An empty 16x16 grid has more places for a digit than a word has bits. */
static void a_digit_with_very_many_places_is_followed_too(void **state)
{
    (void)state;
    struct fixture f;
    char empty[257];
    memset(empty, '.', sizeof empty - 1);
    empty[256] = 0;
    set_up(&f, "16x16", empty);
    for (int cell = 0; cell < 16; cell++)
        if (cell != 2 && cell != 9)
            lele_board_eliminate(&f.board, cell, lele_digits_of(1));
    lele_net_init(f.net, &f.board);
    assert_true(f.net->compact.wide[1]);
    lele_net *before = malloc(sizeof *before);
    *before = *f.net;
    const lele_net_mark mark = lele_net_assume(f.net, lele_literal_of(2, 1, 0));
    assert_true(lele_net_spread(f.net));
    assert_int_equal(f.net->on[9], 1); /* the other place of the row */
    for (int cell = 0; cell < 256; cell++)
        assert_int_equal(lele_digits_has(f.net->left[cell], 1),
                         cell == 9 || (lele_digits_has(f.board.candidates[cell], 1) && cell != 2 &&
                                       !lele_layout_sees(&f.layout, 9, cell)));
    assert_int_equal(lele_net_place_count(f.net, 0, 1), 1);
    uint16_t reasons[16];
    assert_int_equal(lele_net_off_in_unit(f.net, 0, 1, 9, reasons), 1);
    assert_int_equal(f.net->facts[reasons[0]].literal, lele_literal_of(2, 1, 0));
    lele_net_undo(f.net, mark);
    check_same(f.net, before);
    free(before);
    free(f.net);
}

/* Marks a fact and all facts that it depends on. */
static void go_back(const lele_net *net, int fact, bool *seen)
{
    uint16_t buffer[16];
    const uint16_t *parents;
    if (seen[fact])
        return;
    seen[fact] = true;
    const int count = lele_net_parents(net, fact, &parents, buffer);
    for (int i = 0; i < count; i++)
        go_back(net, parents[i], seen);
}

/* Counts the facts from `first` on that the targets depend on, leaving out one target. */
static int count_back(const lele_net *net, int first, int count, const uint16_t *targets,
                      int leave_out)
{
    static bool seen[LELE_NET_FACTS];
    memset(seen, 0, sizeof seen);
    for (int i = 0; i < count; i++)
        if (i != leave_out)
            go_back(net, targets[i], seen);
    int facts = 0;
    for (int f = first; f < net->fact_count; f++)
        facts += seen[f];
    return facts;
}

/* The other targets force the last removed candidate, and it is off: both sides are counted. */
static void a_contradiction_is_counted_from_both_sides(void **state)
{
    (void)state;
    struct fixture f;
    int found = 0;
    set_up(&f, "classic", escargot);
    for (int cell = 0; cell < 81; cell++) {
        lele_digits digits = f.board.candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            uint16_t targets[16];
            const lele_net_mark mark = lele_net_assume(f.net, lele_literal_of(cell, d, 1));
            if (!lele_net_spread_plus(f.net)) {
                const int count = lele_net_conflict_parents(f.net, targets);
                int last = 0;
                for (int i = 0; i < count; i++)
                    if (targets[i] > targets[last])
                        last = i;
                if (count > 1)
                    assert_int_equal(lele_net_complexity(f.net, mark, count, targets),
                                     count_back(f.net, 0, count, targets, last) + 1 +
                                         count_back(f.net, 0, 1, &targets[last], -1));
                assert_int_equal(lele_net_complexity(f.net, mark, 1, targets),
                                 lele_net_weight(f.net, targets[0]));
                found += count > 1;
            }
            lele_net_undo(f.net, mark);
        }
    }
    assert_true(found > 3);
    free(f.net);
}

/* Chains to all candidates of a cell, for example, are written one by one: facts that they
 * share count for each. */
static void a_refuted_inner_assumption_adds_its_chains(void **state)
{
    (void)state;
    struct fixture f;
    int found = 0;
    set_up(&f, "classic", escargot);
    for (int cell = 0; cell < 81; cell++) {
        lele_digits digits = f.board.candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const lele_net_mark outer = lele_net_assume(f.net, lele_literal_of(1, 2, 1));
            assert_true(lele_net_spread_plus(f.net));
            const int known = f.net->fact_count;
            lele_net_hold_still(f.net);
            const lele_net_mark mark = lele_net_assume(f.net, lele_literal_of(cell, d, 1));
            if (f.net->on[cell] == d && lele_digits_has(f.net->left[cell], d) &&
                !lele_net_spread(f.net)) {
                uint16_t targets[16];
                const int count = lele_net_conflict_parents(f.net, targets);
                int apart = 0;
                for (int i = 0; i < count; i++)
                    apart += count_back(f.net, known, 1, &targets[i], -1);
                assert_true(lele_net_learn(f.net, mark));
                assert_int_equal(f.net->facts[f.net->fact_count - 1].worth, apart);
                found++;
            } else {
                lele_net_undo(f.net, mark);
            }
            lele_net_undo(f.net, outer);
        }
    }
    assert_true(found > 3);
    free(f.net);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(undoing_an_assumption_restores_the_board),
        cmocka_unit_test(patterns_are_found_though_only_what_changed_is_looked_at),
        cmocka_unit_test(every_fact_rests_on_earlier_ones),
        cmocka_unit_test(a_refuted_inner_assumption_becomes_a_fact_of_the_outer_one),
        cmocka_unit_test(a_cell_without_candidates_is_a_contradiction),
        cmocka_unit_test(a_digit_with_very_many_places_is_followed_too),
        cmocka_unit_test(a_contradiction_is_counted_from_both_sides),
        cmocka_unit_test(a_refuted_inner_assumption_adds_its_chains),
    };
    return RUN(tests);
}
