/* Chains inside an assumption: the result for all candidates at once equals that of trying
 * them one by one. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "technique/net/inner_chains.h"
#include "technique/net/pattern.h"

struct fixture {
    lele_layout layout;
    lele_board board;
    lele_net *net;
    lele_inner_chains *chains;
    int refuted, kept;
};

static void set_up(struct fixture *f, const char *layout, const char *line)
{
    *f = (struct fixture){ .net = calloc(1, sizeof *f->net),
                           .chains = calloc(1, sizeof *f->chains) };
    layout_of(&f->layout, layout);
    const lele_grid grid = grid_of(&f->layout, line);
    lele_board_init(&f->board, &f->layout, &grid);
    lele_net_init_plus(f->net, &f->board);
    lele_inner_chains_init(f->chains, f->net);
}

static void tear_down(struct fixture *f)
{
    free(f->net);
    free(f->chains);
}

/* By definition: from a candidate that is on to those it sees, and from there to
 * the other of two. */
struct walk {
    const lele_net *net;
    lele_digits on[LELE_MAX_CELLS], off[LELE_MAX_CELLS];
};

static void walk_on(struct walk *walk, int cell, int digit);

static void walk_off(struct walk *walk, int cell, int digit)
{
    const lele_net *net = walk->net;
    if (!lele_digits_has(net->left[cell], digit) || lele_digits_has(walk->off[cell], digit))
        return;
    walk->off[cell] |= lele_digits_of(digit);
    const lele_digits rest = lele_digits_minus(net->left[cell], lele_digits_of(digit));
    if (lele_digits_count(net->left[cell]) == 2)
        walk_on(walk, cell, lele_digits_first(rest));
    for (int i = 0; i < net->layout->cell_unit_count[cell]; i++) {
        lele_cellset in = lele_net_places(net, net->layout->cell_units[cell][i], digit);
        if (lele_cellset_count(&in) != 2)
            continue;
        lele_cellset_remove(&in, cell);
        walk_on(walk, lele_cellset_first(&in), digit);
    }
}

static void walk_on(struct walk *walk, int cell, int digit)
{
    const lele_net *net = walk->net;
    if (lele_digits_has(walk->on[cell], digit))
        return;
    walk->on[cell] |= lele_digits_of(digit);
    for (int d = 1; d <= net->layout->size; d++)
        if (d != digit)
            walk_off(walk, cell, d);
    lele_cellset peers = net->layout->peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        walk_off(walk, peer, digit);
}

static bool turns_against_itself(const lele_net *net, int cell, int digit)
{
    struct walk walk = { .net = net };
    walk_on(&walk, cell, digit);
    return lele_digits_has(walk.off[cell], digit);
}

/* Whether assuming the candidate leads to a contradiction. */
static bool is_refuted(lele_net *net, int cell, int digit)
{
    lele_net_hold_still(net);
    const lele_net_mark mark = lele_net_assume(net, lele_literal_of(cell, digit, 1));
    const bool consistent = lele_net_spread(net);
    lele_net_undo(net, mark);
    return !consistent;
}

/* Compares both results and returns a refuted literal, or 0. */
static lele_literal compare(struct fixture *f, lele_chains_reach reach)
{
    lele_literal found = 0;
    const bool any = lele_inner_chains_look(f->chains, f->net, reach);
    for (int cell = 0; cell < f->layout.cell_count; cell++) {
        if (f->net->on[cell] != 0)
            continue;
        const lele_digits refuted = lele_inner_chains_refuted(f->chains, f->net, cell);
        lele_digits left = f->net->left[cell];
        for (int d; (d = lele_digits_pop(&left)) != 0;) {
            const bool expected = reach == LELE_CHAINS_SINGLE
                                      ? turns_against_itself(f->net, cell, d)
                                      : is_refuted(f->net, cell, d);
            assert_int_equal(lele_digits_has(refuted, d), expected);
            f->refuted += expected;
            f->kept += !expected;
            if (expected)
                found = lele_literal_of(cell, d, 1);
        }
    }
    assert_int_equal(any, found != 0);
    return found;
}

/* Adds a refutation as a fact; false when the net is then contradictory. */
static bool learn(lele_net *net, lele_literal literal)
{
    lele_net_hold_still(net);
    const lele_net_mark mark = lele_net_assume(net, literal);
    const bool consistent = lele_net_spread(net);
    assert_false(consistent);
    assert_true(lele_net_learn(net, mark));
    return lele_net_spread(net);
}

/* Compares again after each learnt fact, a few times. */
static void compare_on_the_way(struct fixture *f, lele_chains_reach reach)
{
    for (int i = 0; i < 3; i++) {
        const lele_literal found = compare(f, reach);
        if (found == 0 || !learn(f->net, found))
            return;
    }
}

static void compare_inside_assumptions(struct fixture *f, int every)
{
    int number = 0;
    for (int cell = 0; cell < f->layout.cell_count; cell++) {
        lele_digits digits = f->board.candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            for (int reach = 0; number++ % every == 0 && reach < 2; reach++) {
                lele_inner_chains_restart(f->chains);
                lele_net_assume(f->net, lele_literal_of(cell, d, 1));
                if (lele_net_spread_plus(f->net))
                    compare_on_the_way(f, (lele_chains_reach)reach);
                lele_net_undo(f->net, (lele_net_mark){ 0, 0 });
            }
    }
}

static void all_at_once_is_the_same_as_one_by_one(void **state)
{
    (void)state;
    static const struct {
        const char *layout, *line;
    } cases[] = {
        { "classic",
          "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.." },
        { "classic",
          ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....." },
        { "x",
          ".1......49.3.....5...3...........6........7.2.4..7...146..9..7.....8.5..........." },
        { "6x6", "1...5..3...4...2......1.......6...6." },
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct fixture f;
        set_up(&f, cases[i].layout, cases[i].line);
        assert_false(f.chains->too_large);
        compare_inside_assumptions(&f, 5);
        assert_true(f.refuted > 20 && f.kept > 20);
        tear_down(&f);
    }
}

static void a_board_with_too_many_candidates_leaves_everything_to_be_tried(void **state)
{
    (void)state;
    static char empty[256 + 1];
    memset(empty, '.', 256);
    struct fixture f;
    set_up(&f, "16x16", empty);
    assert_true(f.chains->too_large);
    lele_inner_chains_restart(f.chains);
    assert_true(lele_inner_chains_look(f.chains, f.net, LELE_CHAINS_SEVERAL));
    assert_int_equal(lele_inner_chains_refuted(f.chains, f.net, 0), f.net->left[0]);
    tear_down(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_at_once_is_the_same_as_one_by_one),
        cmocka_unit_test(a_board_with_too_many_candidates_leaves_everything_to_be_tried),
    };
    return RUN(tests);
}
