/*
 * The link graph and the list of almost locked sets, updated along a solve path, equal those that
 * are built from scratch for each position.
 */
#include "../soundness.h"
#include "technique/chain/graph.h"

struct made {
    lele_als_list *sets;
    lele_graph *graph;
};

static struct made made_for(const lele_layout *layout)
{
    struct made made = { .sets = calloc(1, sizeof *made.sets) };
    assert_non_null(made.sets);
    made.graph = lele_graph_new(layout);
    assert_non_null(made.graph);
    return made;
}

static void release(struct made *made)
{
    free(made->graph);
    free(made->sets);
}

/* Makes the next build start from scratch. */
static void forget(struct made *made)
{
    made->sets->valid = made->graph->valid = false;
    made->sets->compact.layout = NULL;
}

static void compare_sets(const lele_als_list *a, const lele_als_list *b)
{
    assert_int_equal(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        lele_digits digits = a->at[i].digits;
        assert_true(lele_cellset_equal(&a->at[i].cells, &b->at[i].cells));
        assert_int_equal(digits, b->at[i].digits);
        assert_int_equal(a->at[i].useful, b->at[i].useful);
        assert_int_equal(a->at[i].unit, b->at[i].unit);
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const lele_cellset x = lele_als_sees(a, i, d), y = lele_als_sees(b, i, d);
            assert_true(lele_cellset_equal(&x, &y));
        }
    }
}

static bool is_there(const lele_graph *graph, int node)
{
    return node < graph->candidate_count ? lele_nodes_have(graph->alive, node)
                                         : lele_graph_is_active(graph, node);
}

static int count_nodes(const lele_graph *graph)
{
    int count = 0;
    for (int n = 0; n < graph->node_count; n++)
        count += is_there(graph, n);
    return count;
}

/* The equivalent node of the other graph, or -1. */
static int same_node(const lele_graph *graph, const lele_graph_node *node)
{
    for (int n = 0; n < graph->node_count; n++)
        if (is_there(graph, n) && graph->nodes[n].digit == node->digit &&
            lele_cellset_equal(&graph->nodes[n].cells, &node->cells))
            return n;
    return -1;
}

/* Compares both lists in their own order, which is not numerical. */
static void compare_lists(const lele_graph *kept, const lele_graph *fresh, int n, const int *to)
{
    int i = kept->strong_first[n], k = fresh->strong_first[to[n]];
    for (; i != 0 && k != 0; i = kept->strong[i].next, k = fresh->strong[k].next) {
        const lele_graph_link *a = &kept->strong[i], *b = &fresh->strong[k];
        assert_true(to[a->to] == b->to && a->unit == b->unit);
        if (a->unit == LELE_LINK_ALS)
            assert_int_equal(lele_graph_set_of(kept, a), lele_graph_set_of(fresh, b));
        assert_true((kept->strong_last[n] == i) == (a->next == 0));
    }
    assert_true(i == 0 && k == 0);
    uint32_t x = kept->weak_first[n], y = fresh->weak_first[to[n]];
    for (; x != 0 && y != 0; x = kept->listed[x].next, y = fresh->listed[y].next)
        assert_int_equal(to[kept->listed[x].to], fresh->listed[y].to);
    assert_true(x == 0 && y == 0);
}

static void compare_graphs(const lele_graph *kept, const lele_graph *fresh)
{
    static int to[LELE_GRAPH_NODES];
    assert_false(kept->full || fresh->full);
    assert_int_equal(count_nodes(kept), count_nodes(fresh));
    for (int n = 0; n < kept->node_count; n++)
        to[n] = is_there(kept, n) ? same_node(fresh, &kept->nodes[n]) : -1;
    for (int n = 0; n < kept->node_count; n++) {
        if (!is_there(kept, n)) {
            assert_true(kept->strong_first[n] == 0 && kept->weak_first[n] == 0);
            continue;
        }
        assert_true(to[n] >= 0);
        assert_int_equal(lele_graph_kind(kept, n), lele_graph_kind(fresh, to[n]));
        compare_lists(kept, fresh, n, to);
        for (int m = 0; m < kept->candidate_count; m++)
            assert_int_equal(lele_nodes_have(lele_graph_weak(kept, n), m),
                             to[m] >= 0 && lele_nodes_have(lele_graph_weak(fresh, to[n]), to[m]));
    }
}

static void compare_made(struct made *kept, struct made *fresh, const lele_board *board,
                         lele_graph_scope scope)
{
    lele_graph_make(kept->graph, board, scope, kept->sets, LELE_ALS_HANDY);
    forget(fresh);
    lele_graph_make(fresh->graph, board, scope, fresh->sets, LELE_ALS_HANDY);
    if (scope == LELE_GRAPH_SETS)
        compare_sets(kept->sets, fresh->sets);
    compare_graphs(kept->graph, fresh->graph);
}

static void walk(const char *layout, uint64_t seeds, lele_graph_scope scope)
{
    static lele_step step;
    struct soundness s;
    soundness_init(&s, layout);
    struct made kept = made_for(&s.layout), fresh = made_for(&s.layout);
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    int compared = 0;
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        while (s.board.empty_count > 0 && lele_engine_next(s.engine, &s.board, &options, &step)) {
            compare_made(&kept, &fresh, &s.board, scope);
            compared += kept.graph->candidate_count > fresh.graph->candidate_count;
            lele_step_apply(&step, &s.board);
        }
    }
    assert_true(compared > 0); /* some graphs were not renumbered */
    release(&kept);
    release(&fresh);
    soundness_release(&s);
}

static void a_plain_graph_is_kept_up_to_date(void **state)
{
    (void)state;
    walk("classic", 5, LELE_GRAPH_PLAIN);
    walk("x", 3, LELE_GRAPH_PLAIN);
}

static void a_graph_with_groups_and_sets_is_kept_up_to_date(void **state)
{
    (void)state;
    walk("classic", 5, LELE_GRAPH_SETS);
    walk("classic", 2, LELE_GRAPH_GROUPS);
    walk("x", 3, LELE_GRAPH_SETS);
    walk("windoku", 2, LELE_GRAPH_SETS);
    walk("6x6", 3, LELE_GRAPH_SETS);
}

/* A grid with some cells of a solution; the others are empty. */
static lele_grid open_grid(struct soundness *s, int clues, lele_random *random)
{
    lele_grid grid;
    lele_solve_result result;
    const lele_solve_limits one = { .max_solutions = 1 };
    lele_grid_clear(&grid);
    lele_solve(s->solver, &grid, &one, NULL, NULL, &result);
    assert_int_equal(result.solutions, 1);
    s->solution = result.first;
    grid = result.first;
    for (int left = s->layout.cell_count; left > clues;) {
        const uint32_t cell = lele_random_below(random, (uint32_t)s->layout.cell_count);
        left -= grid.cell[cell] != 0;
        grid.cell[cell] = 0;
    }
    return grid;
}

/* Eliminates some wrong candidates and sometimes fills a cell. */
static void go_on(struct soundness *s, lele_random *random)
{
    const int cell = (int)lele_random_below(random, (uint32_t)s->layout.cell_count);
    const int digit = s->solution.cell[cell];
    if (s->board.candidates[cell] == 0)
        return;
    if (lele_random_below(random, 8) == 0)
        lele_board_place(&s->board, cell, digit);
    else
        lele_board_eliminate(&s->board, cell,
                             (lele_digits)(lele_random_below(random, 1U << s->layout.size) &
                                           (unsigned)~lele_digits_of(digit)));
}

/* Changes a board step by step and sometimes returns to an earlier state. */
static void wander(const char *layout, int clues, int moves)
{
    struct soundness s;
    lele_random random;
    lele_random_init(&random, 5);
    soundness_init(&s, layout);
    struct made kept = made_for(&s.layout), fresh = made_for(&s.layout);
    const lele_grid grid = open_grid(&s, clues, &random);
    lele_board_init(&s.board, &s.layout, &grid);
    lele_board before = s.board;
    for (int i = 0; i < moves && s.board.empty_count > 0; i++) {
        compare_made(&kept, &fresh, &s.board, LELE_GRAPH_SETS);
        if (i % 7 == 6)
            before = s.board;
        go_on(&s, &random);
        if (i % 11 == 10)
            s.board = before;
    }
    release(&kept);
    release(&fresh);
    soundness_release(&s);
}

static void changes_of_any_kind_are_followed_forth_and_back(void **state)
{
    (void)state;
    wander("classic", 26, 150);
    wander("windoku", 22, 100);
    wander("x", 20, 100);
    wander("16x16", 130, 30);
    wander("16x16", 70, 6);
}

/* The lists are built in one position, then requested in another and again in the first. */
static void a_candidate_that_comes_back_is_noticed(void **state)
{
    struct soundness *s = *state;
    struct made kept = made_for(&s->layout), fresh = made_for(&s->layout);
    const lele_grid grid = dig(s, 7);
    soundness_start(s, &grid);
    lele_board later = s->board;
    for (int d = 1; d <= 9; d++)
        lele_board_eliminate(&later, lele_cellset_first(&later.places[d]), lele_digits_of(d));
    const lele_board *const boards[] = { &s->board, &later, &s->board, &later, &later };
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++)
        compare_made(&kept, &fresh, boards[i], LELE_GRAPH_SETS);
    release(&kept);
    release(&fresh);
}

/* The list of sets may be updated, even for another board, without the graph. */
static void sets_listed_for_others_in_between_do_no_harm(void **state)
{
    struct soundness *s = *state;
    struct made kept = made_for(&s->layout), fresh = made_for(&s->layout);
    lele_random random;
    lele_random_init(&random, 9);
    const lele_grid grid = open_grid(s, 30, &random);
    lele_board_init(&s->board, &s->layout, &grid);
    const lele_board other = s->board;
    for (int i = 0; i < 60 && s->board.empty_count > 0; i++) {
        if (i % 3 == 0)
            compare_made(&kept, &fresh, &s->board, LELE_GRAPH_SETS);
        lele_als_list_make(kept.sets, i % 5 == 4 ? &other : &s->board,
                           i % 4 == 3 ? 9 : LELE_ALS_HANDY);
        go_on(s, &random);
    }
    release(&kept);
    release(&fresh);
}

static void compare_steps(const lele_step *a, const lele_step *b)
{
    assert_int_equal(a->technique, b->technique);
    assert_int_equal(a->node_count, b->node_count);
    assert_int_equal(a->link_count, b->link_count);
    assert_int_equal(a->elimination_count, b->elimination_count);
    assert_memory_equal(a->eliminations, b->eliminations,
                        (size_t)a->elimination_count * sizeof *a->eliminations);
    for (int i = 0; i < a->node_count; i++)
        assert_true(lele_cellset_equal(&a->nodes[i].cells, &b->nodes[i].cells) &&
                    a->nodes[i].digit == b->nodes[i].digit && a->nodes[i].kind == b->nodes[i].kind);
    for (int i = 0; i < a->link_count; i++)
        assert_int_equal(a->links[i].unit, b->links[i].unit);
}

static bool count_step(void *data, const lele_step *step)
{
    (void)step;
    ++*(int *)data;
    return true;
}

/* Walks a path, sometimes lists all steps, and compares with an engine that starts from scratch. */
static void a_chain_does_not_depend_on_how_the_position_came_about(void **state)
{
    struct soundness *s = *state;
    static lele_step step, other;
    lele_technique_list list;
    int chains = 0, listed = 0;
    assert_int_equal(lele_technique_list_read(&list,
                                              "full-house,hidden-single,naked-single,grouped-aic,"
                                              "grouped-discontinuous-nice-loop,aic",
                                              NULL),
                     LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    for (uint64_t seed = 1; seed <= 6; seed++) {
        const lele_grid grid = dig(s, seed);
        soundness_start(s, &grid);
        for (int i = 0; lele_engine_next(s->engine, &s->board, &options, &step); i++) {
            lele_engine *first = lele_engine_new(&s->layout);
            assert_non_null(first);
            if (i % 5 == 0)
                lele_engine_each(s->engine, &s->board, &options, count_step, &listed);
            assert_true(lele_engine_next(s->engine, &s->board, &options, &step));
            assert_true(lele_engine_next(first, &s->board, &options, &other));
            compare_steps(&step, &other);
            lele_engine_free(first);
            chains += step.node_count > 0;
            lele_step_apply(&step, &s->board);
        }
    }
    assert_true(chains > 20 && listed > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plain_graph_is_kept_up_to_date),
        cmocka_unit_test(a_graph_with_groups_and_sets_is_kept_up_to_date),
        cmocka_unit_test(changes_of_any_kind_are_followed_forth_and_back),
        SOUNDNESS_TEST(a_candidate_that_comes_back_is_noticed),
        SOUNDNESS_TEST(sets_listed_for_others_in_between_do_no_harm),
        SOUNDNESS_TEST(a_chain_does_not_depend_on_how_the_position_came_about),
    };
    return RUN(tests);
}
