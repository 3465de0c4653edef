/* The order in which the nodes of nets are written. */
#include "technique/tell/order.h"
#include "../soundness.h"

static void add_nodes(lele_step *step, int count, const uint8_t depths[])
{
    for (int i = 0; i < count; i++)
        step->nodes[step->node_count++].depth = depths[i];
}

static void add_links(lele_step *step, size_t count, const uint16_t links[][2])
{
    for (size_t i = 0; i < count; i++) {
        step->links[step->link_count].from = links[i][0];
        step->links[step->link_count++].to = links[i][1];
    }
}

static void check_order(const lele_step *step, int count, const uint16_t want[])
{
    struct lele_tell_order order;
    uint16_t nodes[LELE_STEP_NODES];
    lele_order_init(&order, step);
    assert_int_equal(lele_order_branch(&order, 0, nodes), count);
    assert_memory_equal(nodes, want, (size_t)count * sizeof want[0]);
}

static void a_line_of_thought_goes_on_to_its_end(void **state)
{
    (void)state;
    static const uint8_t depths[6] = { 0 };
    static const uint16_t links[][2] = {
        { 0, 1 }, { 0, 2 }, { 1, 3 }, { 2, 4 }, { 3, 5 }, { 4, 5 }
    };
    static const uint16_t want[] = { 0, 1, 3, 2, 4, 5 };
    lele_step step = { .node_count = 0 };
    add_nodes(&step, 6, depths);
    add_links(&step, 6, links);
    check_order(&step, 6, want);
}

static void an_inner_assumption_stays_in_one_piece(void **state)
{
    (void)state;
    static const uint8_t depths[] = { 0, 0, 0, 1, 1, 1, 0, 0, 0 };
    static const uint16_t links[][2] = { { 0, 1 }, { 0, 2 }, { 3, 4 }, { 3, 5 }, { 1, 5 },
                                         { 4, 6 }, { 5, 6 }, { 2, 7 }, { 6, 8 } };
    static const uint16_t want[] = { 0, 1, 2, 3, 4, 5, 6, 8, 7 };
    lele_step step = { .node_count = 0 };
    add_nodes(&step, 9, depths);
    add_links(&step, sizeof links / sizeof links[0], links);
    check_order(&step, 9, want);
}

/* Whether each node of a branch occurs once, after its reasons. */
static bool check_branches(void *data, const lele_board *before, const lele_step *step)
{
    (void)before;
    long *nets = data;
    struct lele_tell_order order;
    uint16_t nodes[LELE_STEP_NODES];
    lele_order_init(&order, step);
    int place[LELE_STEP_NODES], told = 0;
    for (int branch = 0; told < step->node_count; branch++) {
        const int count = lele_order_branch(&order, branch, nodes);
        assert_true(branch < 256);
        for (int i = 0; i < count; i++)
            place[nodes[i]] = told++;
    }
    assert_int_equal(told, step->node_count);
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *link = &step->links[i];
        if (link->from < link->to) /* except the link that closes a loop */
            assert_true(place[link->from] < place[link->to]);
    }
    *nets += step->node_count > 10;
    return true;
}

static void what_a_node_rests_on_comes_before_it(void **state)
{
    (void)state;
    struct soundness s;
    soundness_init(&s, "classic");
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    /* AI Escargot */
    soundness_line(&s, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1."
                       ".4......7..7...3..");
    lele_rating rating;
    long nets = 0;
    lele_rate(s.engine, &s.board, &options, check_branches, &nets, &rating);
    assert_true(rating.solved);
    assert_true(nets > 5);
    soundness_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_of_thought_goes_on_to_its_end),
        cmocka_unit_test(an_inner_assumption_stays_in_one_piece),
        cmocka_unit_test(what_a_node_rests_on_comes_before_it),
    };
    return RUN(tests);
}
