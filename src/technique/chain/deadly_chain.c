/*
 * Chains with a deadly pattern.  The guards of the pattern (find/guards.h) make a strong
 * link: if they are two groups, one of the groups has its digit.  A chain that starts at either group goes on
 * through the link graph.  What the far ends of both chains exclude is wrong, because one of the two
 * groups holds.
 */
#include "technique/chain/chain_scratch.h"
#include "technique/chain/chain_step.h"
#include "technique/chain/finders.h"
#include "technique/find/guards.h"

enum {
    SIDE_LONGEST = 9,    /* links from a group to an eliminated candidate */
    SHORTEST = 4,        /* nodes; with fewer, what both groups see goes: that is no chain */
    LONGEST = 14,        /* nodes */
    GROUP_LARGEST = 3,   /* cells */
    UNREACHED = 1 << 12, /* more than any distance */
};

/* A digit in one of some cells: a group of guards, or the end of a chain. */
struct end {
    lele_cellset cells, seen; /* what sees all of them */
    int digit;
};

struct weave {
    struct lele_search *search;
    const lele_graph *graph;
    lele_walk *walk;
    const struct lele_guarded *guarded;
    struct end group[2];
    uint16_t first[LELE_GRAPH_NODES]; /* the distance of each candidate from the first group */
    int shortest;                     /* nodes of the shortest chain so far */
    bool measures;                    /* only that is wanted */
};

static struct end end_of(const lele_layout *layout, lele_cellset cells, int digit)
{
    struct end end = { cells, layout->all, digit };
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        end.seen = lele_cellset_and(end.seen, layout->peers[cell]);
    return end;
}

static bool excludes(const struct end *end, const lele_graph_node *node)
{
    return node->digit == end->digit ? lele_cellset_within(&node->cells, &end->seen)
                                     : lele_cellset_count(&end->cells) == 1 &&
                                           lele_cellset_equal(&end->cells, &node->cells);
}

static bool is_alive(const lele_graph *graph, int node)
{
    return node < graph->candidate_count ? lele_nodes_have(graph->alive, node)
                                         : lele_graph_is_active(graph, node);
}

static void walk_from(struct weave *weave, int group)
{
    uint64_t off[LELE_GRAPH_WORDS] = { 0 };
    for (int n = 0; n < weave->graph->node_count; n++)
        if (is_alive(weave->graph, n) && excludes(&weave->group[group], &weave->graph->nodes[n]))
            lele_nodes_add(off, n);
    lele_walk_fan(weave->walk, weave->graph, off, SIDE_LONGEST - 1);
}

static int distance_of(const struct weave *weave, int candidate)
{
    return lele_nodes_have(weave->walk->seen[0], candidate) ? weave->walk->distance[0][candidate]
                                                            : UNREACHED;
}

/* The chain from a group to a candidate that it excludes: the nodes between them. */
struct side {
    int count;
    uint16_t path[LELE_GRAPH_NODES];
    struct end end;
};

static void follow(struct weave *weave, int group, int candidate, struct side *ret)
{
    walk_from(weave, group);
    ret->count = lele_walk_path(weave->walk, candidate, 0, ret->path) - 1;
    const lele_graph_node *last =
        ret->count > 0 ? &weave->graph->nodes[ret->path[ret->count - 1]] : NULL;
    ret->end = last != NULL ? end_of(weave->search->layout, last->cells, last->digit)
                            : weave->group[group];
}

static bool conclude(struct weave *weave, const struct side sides[2])
{
    const lele_graph *graph = weave->graph;
    for (int n = 0; n < graph->candidate_count; n++)
        if (lele_nodes_have(graph->alive, n) && excludes(&sides[0].end, &graph->nodes[n]) &&
            excludes(&sides[1].end, &graph->nodes[n]))
            lele_search_eliminate_cell(weave->search, lele_cellset_first(&graph->nodes[n].cells),
                                       lele_digits_of(graph->nodes[n].digit));
    return weave->search->step->elimination_count > 0;
}

static int add_group(struct weave *weave, int group, int on)
{
    const struct end *end = &weave->group[group];
    const int kind = lele_cellset_count(&end->cells) == 1 ? LELE_NODE_CANDIDATE : LELE_NODE_GROUP;
    return lele_step_node(weave->search->step, (lele_node){ .cells = end->cells,
                                                            .digit = (uint8_t)end->digit,
                                                            .kind = (uint8_t)kind,
                                                            .on = (uint8_t)on });
}

/* The weak link between a group and the chain beside it. */
static void join(struct weave *weave, int from, int to)
{
    lele_step *step = weave->search->step;
    const lele_node *a = &step->nodes[from], *b = &step->nodes[to];
    const lele_cellset both = lele_cellset_or(a->cells, b->cells);
    const int unit = lele_layout_unit_of(weave->search->layout, &both);
    lele_step_link(step, from, to, LELE_LINK_WEAK,
                   a->digit != b->digit ? LELE_LINK_CELL
                   : unit >= 0          ? unit
                                        : LELE_LINK_OTHER);
}

/* One side backwards, both groups, the other side. */
static void add_chain(struct weave *weave, const struct side sides[2])
{
    lele_step *step = weave->search->step;
    uint16_t back[LELE_GRAPH_NODES];
    for (int i = 0; i < sides[0].count; i++)
        back[i] = sides[0].path[sides[0].count - 1 - i];
    if (sides[0].count > 0)
        lele_step_add_chain(step, weave->graph, sides[0].count, back, 0, 0);
    const int first = add_group(weave, 0, 0);
    if (sides[0].count > 0)
        join(weave, first - 1, first);
    const int second = add_group(weave, 1, 1);
    lele_step_link(step, first, second, LELE_LINK_STRONG, LELE_LINK_DEADLY);
    if (sides[1].count > 0)
        join(weave, second,
             lele_step_add_chain(step, weave->graph, sides[1].count, sides[1].path, 0, 0));
}

static bool offer(struct weave *weave, int candidate, int length)
{
    struct side sides[2];
    for (int i = 0; i < 2; i++)
        follow(weave, i, candidate, &sides[i]);
    lele_step *step = lele_search_begin(weave->search);
    step->rating = (uint16_t)(step->rating + weave->guarded->rating + lele_chain_addition(length));
    if (!conclude(weave, sides))
        return false;
    weave->guarded->mark(weave->search, weave->guarded);
    add_chain(weave, sides);
    return lele_search_offer(weave->search);
}

/* Whether the candidate is one of the guards: a chain that excludes it does not need the others. */
static bool is_guard(const struct weave *weave, int candidate)
{
    const lele_graph_node *node = &weave->graph->nodes[candidate];
    return lele_cellset_has(&weave->guarded->guards.at[node->digit],
                            lele_cellset_first(&node->cells));
}

static bool weave_groups(struct weave *weave)
{
    const lele_graph *graph = weave->graph;
    uint16_t length[LELE_GRAPH_NODES];
    walk_from(weave, 0);
    for (int n = 0; n < graph->candidate_count; n++)
        weave->first[n] = (uint16_t)distance_of(weave, n);
    walk_from(weave, 1);
    for (int n = 0; n < graph->candidate_count; n++)
        length[n] = (uint16_t)(weave->first[n] + distance_of(weave, n) + 2);
    for (int n = 0; n < graph->candidate_count; n++) {
        if (!is_alive(graph, n) || length[n] < SHORTEST || length[n] > weave->shortest ||
            is_guard(weave, n))
            continue;
        if (weave->measures)
            weave->shortest = length[n];
        else if (offer(weave, n, length[n]))
            return true;
    }
    return false;
}

/* The guards as two groups: by digit, or two cells of one digit. */
static bool try_guards(void *data, struct lele_search *search, const struct lele_guarded *guarded)
{
    struct weave *weave = data;
    lele_digits digits = guarded->guards.digits;
    const int a = lele_digits_pop(&digits), b = lele_digits_pop(&digits);
    lele_cellset first = guarded->guards.at[a];
    lele_cellset second = b != 0 ? guarded->guards.at[b] : first;
    if (digits != 0 || a == 0)
        return false;
    if (b == 0) {
        first = lele_cellset_of(lele_cellset_pop(&second));
        if (lele_cellset_count(&second) != 1)
            return false;
    }
    if (lele_cellset_count(&first) > GROUP_LARGEST || lele_cellset_count(&second) > GROUP_LARGEST)
        return false;
    weave->guarded = guarded;
    weave->group[0] = end_of(search->layout, first, a);
    weave->group[1] = end_of(search->layout, second, b != 0 ? b : a);
    return weave_groups(weave);
}

/* The patterns of a row. */
typedef bool (*each_fn)(struct lele_search *search, lele_guarded_fn offer, void *data);

/* If one step is wanted, one of the shortest: their length is found first. */
static bool find(struct lele_search *search, each_fn each)
{
    struct weave weave = { .search = search,
                           .graph = lele_search_graph(search, LELE_GRAPH_SETS),
                           .walk = &lele_chain_scratch(search)->walk,
                           .shortest = LONGEST,
                           .measures = search->mode != LELE_SEARCH_ALL };
    if (weave.measures)
        each(search, try_guards, &weave);
    weave.measures = false;
    return each(search, try_guards, &weave);
}

bool lele_find_rectangle_chain(struct lele_search *search)
{
    return find(search, lele_each_guarded_rectangle);
}

bool lele_find_loop_chain(struct lele_search *search)
{
    return find(search, lele_each_guarded_loop);
}

bool lele_find_ladder_chain(struct lele_search *search)
{
    return find(search, lele_each_guarded_ladder);
}

bool lele_find_borescoper_chain(struct lele_search *search)
{
    return find(search, lele_each_guarded_borescoper);
}

bool lele_find_grave_chain(struct lele_search *search)
{
    return find(search, lele_each_guarded_grave);
}

bool lele_find_reverse_grave_chain(struct lele_search *search)
{
    return find(search, lele_each_guarded_reverse_grave);
}
