/*
 * The link graph and the list of almost locked sets, kept up to date along a solve path: the same
 * as those that are made for each position from nothing.
 */
#include "soundness.h"
#include "technique/graph.h"

struct made {
    lele_als_list *sets;
    lele_graph *graph;
};

static struct made made_for(const lele_layout *layout)
{
    struct made made = { .sets = calloc(1, sizeof *made.sets) };
    assert_non_null(made.sets);
    made.graph = lele_graph_new(layout, made.sets);
    assert_non_null(made.graph);
    return made;
}

static void release(struct made *made)
{
    free(made->graph);
    free(made->sets);
}

/* What is made next starts from nothing. */
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

/* Numbers the nodes without those that are gone; returns how many there are. */
static int number(const lele_graph *graph, int ret[LELE_GRAPH_NODES])
{
    int count = 0;
    for (int n = 0; n < graph->node_count; n++)
        ret[n] = n >= graph->candidate_count || lele_nodes_have(graph->alive, n) ? count++ : -1;
    return count;
}

static void compare_links(const lele_graph *kept, const lele_graph *fresh, int n, const int *to)
{
    const uint32_t strong = kept->strong_start[n], weak = kept->weak_start[n];
    const uint32_t other_strong = fresh->strong_start[to[n]], other_weak = fresh->weak_start[to[n]];
    const uint32_t strong_count = kept->strong_start[n + 1] - strong;
    const uint32_t weak_count = kept->weak_start[n + 1] - weak;
    assert_int_equal(strong_count, fresh->strong_start[to[n] + 1] - other_strong);
    assert_int_equal(weak_count, fresh->weak_start[to[n] + 1] - other_weak);
    for (uint32_t i = 0; i < strong_count; i++) {
        const lele_graph_link *a = &kept->strong[strong + i];
        const lele_graph_link *b = &fresh->strong[other_strong + i];
        assert_true(to[a->to] == b->to && a->unit == b->unit && a->als == b->als);
    }
    for (uint32_t i = 0; i < weak_count; i++)
        assert_int_equal(to[kept->weak_nodes[weak + i]], fresh->weak_nodes[other_weak + i]);
    for (int m = 0; m < kept->candidate_count; m++)
        assert_int_equal(lele_nodes_have(lele_graph_weak(kept, n), m),
                         to[m] >= 0 && lele_nodes_have(lele_graph_weak(fresh, to[n]), to[m]));
}

static void compare_graphs(const lele_graph *kept, const lele_graph *fresh)
{
    static int to[LELE_GRAPH_NODES];
    assert_int_equal(number(kept, to), fresh->node_count);
    for (int n = 0; n < kept->node_count; n++) {
        if (to[n] < 0) {
            assert_int_equal(kept->strong_start[n], kept->strong_start[n + 1]);
            continue;
        }
        const lele_graph_node *a = &kept->nodes[n], *b = &fresh->nodes[to[n]];
        assert_true(lele_cellset_equal(&a->cells, &b->cells));
        assert_true(a->digit == b->digit && a->kind == b->kind);
        compare_links(kept, fresh, n, to);
    }
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
            lele_graph_make(kept.graph, &s.board, scope, LELE_ALS_HANDY);
            forget(&fresh);
            lele_graph_make(fresh.graph, &s.board, scope, LELE_ALS_HANDY);
            if (scope == LELE_GRAPH_SETS)
                compare_sets(kept.sets, fresh.sets);
            compare_graphs(kept.graph, fresh.graph);
            compared += kept.graph->node_count > fresh.graph->node_count;
            lele_step_apply(&step, &s.board);
        }
    }
    assert_true(compared > 0); /* some graphs were not numbered anew */
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
    walk("x", 3, LELE_GRAPH_SETS);
    walk("6x6", 3, LELE_GRAPH_SETS);
}

/* Lists that were made in one position, and asked for in another and back. */
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
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        lele_graph_make(kept.graph, boards[i], LELE_GRAPH_SETS, LELE_ALS_HANDY);
        forget(&fresh);
        lele_graph_make(fresh.graph, boards[i], LELE_GRAPH_SETS, LELE_ALS_HANDY);
        compare_sets(kept.sets, fresh.sets);
        compare_graphs(kept.graph, fresh.graph);
    }
    release(&kept);
    release(&fresh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plain_graph_is_kept_up_to_date),
        cmocka_unit_test(a_graph_with_groups_and_sets_is_kept_up_to_date),
        SOUNDNESS_TEST(a_candidate_that_comes_back_is_noticed),
    };
    return RUN(tests);
}
