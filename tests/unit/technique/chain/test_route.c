/*
 * Routes compared with their definition, link by link, and the lists of chains made of them: no
 * node twice, and a grouped chain contains a group or a set.
 */
#include "lele/step.h"
#include "../soundness.h"
#include "technique/chain/aic.h"

struct routed {
    struct soundness s;
    lele_als_list *sets;
    lele_graph *graph;
    lele_walk *walk;
    lele_route *route;
};

static int set_up(void **state)
{
    struct routed *made = calloc(1, sizeof *made);
    assert_non_null(made);
    soundness_init(&made->s, "classic");
    made->sets = calloc(1, sizeof *made->sets);
    made->graph = lele_graph_new(&made->s.layout);
    made->walk = malloc(sizeof *made->walk);
    made->route = malloc(sizeof *made->route);
    assert_true(made->sets != NULL && made->graph != NULL && made->walk != NULL &&
                made->route != NULL);
    *state = made;
    return 0;
}

static int tear_down(void **state)
{
    struct routed *made = *state;
    soundness_release(&made->s);
    free(made->sets);
    free(made->graph);
    free(made->walk);
    free(made->route);
    free(made);
    return 0;
}

/* A position that singles and locked candidates do not solve. */
static bool set_position(struct soundness *s, uint64_t seed)
{
    const lele_grid grid = dig(s, seed);
    soundness_start(s, &grid);
    while (take_step(s, "full-house,hidden-single,naked-single,pointing,claiming"))
        continue;
    return s->board.empty_count > 0;
}

/* A node occurs twice only as start and end. */
static void check_nodes_differ(const uint16_t *path, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            assert_true(path[i] != path[j] || (j == 0 && i == count - 1));
}

static void check_links(const lele_graph *graph, const uint16_t *path, int count, int on)
{
    for (int i = 1; i < count; i++)
        if (((on + i) & 1) != 0)
            assert_non_null(lele_graph_strong(graph, path[i - 1], path[i]));
        else
            assert_true(lele_graph_sees(graph, path[i - 1], path[i]));
}

/* Checks all routes from a node; returns the number of routes for which the walk is shorter. */
static int check_routes(struct routed *made, int start, int on, lele_route_kind kind)
{
    int longer = 0;
    uint16_t path[LELE_GRAPH_NODES];
    lele_walk_run(made->walk, made->graph, start, on, UINT16_MAX);
    lele_route_run(made->route, made->graph, start, on, UINT16_MAX, kind);
    const lele_walk *ways = &made->route->ways;
    for (int i = 0; i < ways->queue_count; i++) {
        const int end = ways->queue[i] >> 1, end_on = ways->queue[i] & 1;
        const int count = lele_route_path(made->route, end, end_on, path);
        assert_int_equal(path[0], start);
        assert_int_equal(path[count - 1], end);
        assert_int_equal((count - 1 + on) & 1, end_on);
        check_nodes_differ(path, count);
        check_links(made->graph, path, count, on);
        if (kind == LELE_ROUTE_GROUPED)
            assert_true(lele_chain_is_grouped(made->graph, path, count, on));
        assert_true(lele_nodes_have(made->walk->seen[end_on], end));
        assert_true(count > made->walk->distance[end_on][end]);
        longer += count - 1 > made->walk->distance[end_on][end];
    }
    return longer;
}

static void routes_are_chains_without_a_node_twice(void **state)
{
    struct routed *made = *state;
    int checked = 0, longer[2] = { 0, 0 };
    for (uint64_t seed = 1; checked < 4; seed++) {
        if (!set_position(&made->s, seed))
            continue;
        lele_graph_make(made->graph, &made->s.board, LELE_GRAPH_SETS, made->sets, LELE_ALS_HANDY);
        for (int start = 0; start < made->graph->node_count; start++)
            if (lele_graph_is_active(made->graph, start))
                for (int on = 0; on < 2; on++) {
                    longer[0] += check_routes(made, start, on, LELE_ROUTE_ANY);
                    longer[1] += check_routes(made, start, on, LELE_ROUTE_GROUPED);
                }
        checked++;
    }
    assert_true(longer[0] > 0 && longer[1] > longer[0]);
}

static void a_limit_leaves_shorter_routes_as_they_are(void **state)
{
    struct routed *made = *state;
    static lele_route whole;
    uint16_t path[LELE_GRAPH_NODES], again[LELE_GRAPH_NODES];
    for (uint64_t seed = 1; !set_position(&made->s, seed); seed++)
        continue;
    lele_graph_make(made->graph, &made->s.board, LELE_GRAPH_SETS, made->sets, LELE_ALS_HANDY);
    int compared = 0;
    for (int start = 0; start < made->graph->candidate_count; start += 5) {
        lele_route_run(&whole, made->graph, start, 1, UINT16_MAX, LELE_ROUTE_GROUPED);
        for (int i = 0; i < whole.ways.queue_count; i += 7, compared++) {
            const int end = whole.ways.queue[i] >> 1, on = whole.ways.queue[i] & 1;
            const int count = lele_route_path(&whole, end, on, path);
            lele_route_run(made->route, made->graph, start, 1, count - 1, LELE_ROUTE_GROUPED);
            assert_true(lele_nodes_have(made->route->ways.seen[on], end));
            assert_int_equal(lele_route_path(made->route, end, on, again), count);
            assert_memory_equal(path, again, (size_t)count * sizeof *path);
        }
    }
    assert_true(compared > 100);
}

static bool are_same(const lele_node *a, const lele_node *b)
{
    return a->digit == b->digit && lele_cellset_equal(&a->cells, &b->cells);
}

struct lists {
    int grouped, plain, proved;
};

static bool check_step_of_list(void *data, const lele_step *step)
{
    struct lists *lists = data;
    const lele_technique *technique = lele_technique_at(step->technique);
    bool has_group = false;
    for (int i = 0; i < step->node_count; i++)
        has_group = has_group || step->nodes[i].kind != LELE_NODE_CANDIDATE;
    for (int i = 0; i < step->link_count; i++)
        has_group = has_group || step->links[i].unit == LELE_LINK_ALS;
    assert_int_equal(has_group, strncmp(technique->name, "grouped-", 8) == 0);
    lists->grouped += has_group;
    lists->plain += !has_group;
    for (int i = 0; i < step->node_count; i++)
        for (int j = 0; j < i; j++) {
            if (!are_same(&step->nodes[i], &step->nodes[j]) ||
                (j == 0 && i == step->node_count - 1))
                continue;
            assert_int_not_equal(step->nodes[i].kind, LELE_NODE_CANDIDATE); /* a group is proved */
            lists->proved++;
        }
    return true;
}

static void listed_chains_pass_nothing_twice_and_are_grouped_if_their_name_says_so(void **state)
{
    struct routed *made = *state;
    struct lists lists = { 0 };
    lele_technique_list list;
    assert_int_equal(lele_technique_list_read(
                         &list,
                         "x-chain,xy-chain,continuous-nice-loop,aic,discontinuous-nice-loop,"
                         "grouped-continuous-nice-loop,grouped-aic,grouped-discontinuous-nice-loop",
                         NULL),
                     LELE_OK);
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    int positions = 0;
    for (uint64_t seed = 1; positions < 40; seed++) {
        if (!set_position(&made->s, seed))
            continue;
        lele_engine_each(made->s.engine, &made->s.board, &options, check_step_of_list, &lists);
        positions++;
    }
    assert_true(lists.plain > 100 && lists.grouped > 100 && lists.proved > 0);
}

#define ROUTE_TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROUTE_TEST(routes_are_chains_without_a_node_twice),
        ROUTE_TEST(a_limit_leaves_shorter_routes_as_they_are),
        ROUTE_TEST(listed_chains_pass_nothing_twice_and_are_grouped_if_their_name_says_so),
    };
    return RUN(tests);
}
