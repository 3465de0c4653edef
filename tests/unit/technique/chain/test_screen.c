/*
 * The screen, updated along paths, compared with walks: candidates that lead to their own
 * negation, and candidates that are off when another is on.
 */
#include "../soundness.h"
#include "technique/chain/screen.h"

struct screened {
    lele_als_list *sets;
    lele_graph *graph;
    lele_screen *screen;
    lele_walk *walk;
};

static struct screened screened_for(const lele_layout *layout)
{
    struct screened made = { .sets = calloc(1, sizeof *made.sets) };
    assert_non_null(made.sets);
    made.graph = lele_graph_new(layout);
    made.screen = lele_screen_new(layout);
    made.walk = malloc(sizeof *made.walk);
    assert_non_null(made.graph);
    assert_non_null(made.screen);
    assert_non_null(made.walk);
    return made;
}

static void release(struct screened *made)
{
    free(made->walk);
    free(made->screen);
    free(made->graph);
    free(made->sets);
}

/* Starts a walk from each candidate; returns the number of refuted ones. */
static int compare_walks(struct screened *made, bool with_reach)
{
    const lele_graph *graph = made->graph;
    int refuted = 0;
    for (int n = 0; n < graph->candidate_count; n++) {
        if (!lele_nodes_have(graph->alive, n)) {
            assert_false(lele_nodes_have(made->screen->refuted, n));
            continue;
        }
        lele_walk_run(made->walk, graph, n, 1, UINT16_MAX);
        const bool off = lele_nodes_have(made->walk->seen[0], n);
        assert_int_equal(lele_nodes_have(made->screen->refuted, n), off);
        refuted += off;
        if (!with_reach)
            continue;
        const uint64_t *reach = lele_screen_reach(made->screen, graph, n);
        for (int m = 0; m < graph->candidate_count; m++)
            assert_int_equal(lele_nodes_have(reach, m), lele_nodes_have(made->walk->seen[0], m));
    }
    return refuted;
}

/* A literal and one that it leads to are in one component if the latter leads back. */
static void compare_components(struct screened *made, int node)
{
    const lele_graph *graph = made->graph;
    uint64_t outside[2][LELE_GRAPH_WORDS];
    const int component = lele_screen_component(made->screen, graph, node, 0);
    lele_screen_outside(made->screen, graph, component, outside);
    lele_walk_run(made->walk, graph, node, 0, UINT16_MAX);
    for (int i = 0; i < made->walk->queue_count; i++) {
        const int to = made->walk->queue[i] >> 1, on = made->walk->queue[i] & 1;
        static lele_walk back;
        lele_walk_run(&back, graph, to, on, UINT16_MAX);
        assert_int_equal(!lele_nodes_have(outside[on], to), lele_nodes_have(back.seen[0], node));
    }
}

static void go(const char *layout, uint64_t seeds, lele_graph_scope scope)
{
    static lele_step step;
    struct soundness s;
    soundness_init(&s, layout);
    struct screened made = screened_for(&s.layout);
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    int refuted = 0, updated = 0;
    for (uint64_t seed = 1; seed <= seeds; seed++) {
        const lele_grid grid = dig(&s, seed);
        soundness_start(&s, &grid);
        for (int i = 0;
             s.board.empty_count > 0 && lele_engine_next(s.engine, &s.board, &options, &step);
             i++) {
            lele_graph_make(made.graph, &s.board, scope, made.sets, LELE_ALS_HANDY);
            lele_step_apply(&step, &s.board);
            if (i % 6 == 5) /* a change that the screen is not informed of */
                continue;
            lele_screen_run(made.screen, made.graph);
            updated += made.graph->fresh_count > 0;
            refuted += compare_walks(&made, i % 4 == 3);
            if (i % 16 == 1)
                for (int n = 0; n < made.graph->candidate_count; n += 7)
                    if (lele_graph_is_active(made.graph, n))
                        compare_components(&made, n);
        }
    }
    assert_true(refuted > 0 && updated > 0);
    release(&made);
    soundness_release(&s);
}

static void what_is_refuted_leads_to_its_own_off(void **state)
{
    (void)state;
    go("classic", 5, LELE_GRAPH_PLAIN);
    go("classic", 4, LELE_GRAPH_SETS);
    go("x", 2, LELE_GRAPH_SETS);
    go("6x6", 3, LELE_GRAPH_SETS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_refuted_leads_to_its_own_off),
    };
    return RUN(tests);
}
