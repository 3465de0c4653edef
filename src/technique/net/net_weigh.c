/* Counts the facts of a net that a conclusion depends on, see net.h. */
#include <string.h>

#include "technique/net/net.h"

int lele_net_need(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets)
{
    const int first = mark.fact_count;
    memset(net->needed + first, 0, (size_t)(net->fact_count - first) * sizeof *net->needed);
    for (int i = 0; i < count; i++)
        net->needed[targets[i]] = true;
    int needed = 0;
    for (int f = net->fact_count - 1; f >= first; f--) {
        if (!net->needed[f])
            continue;
        needed++;
        uint16_t buffer[16];
        const uint16_t *parents;
        const int parent_count = lele_net_parents(net, f, &parents, buffer);
        for (int i = 0; i < parent_count; i++)
            net->needed[parents[i]] = true;
    }
    return needed;
}

/* The fast case of a fact with one parent: it depends on the same facts and itself. */
static bool weigh_on(lele_net *net, int fact)
{
    const lele_fact *at = &net->facts[fact];
    if (at->why != LELE_WHY_ON || at->listed)
        return false;
    uint64_t *mine = net->rests_on[fact];
    const uint64_t *before = net->rests_on[at->parents];
    for (int w = 0; w <= fact / 64; w++)
        mine[w] = w <= (int)at->parents / 64 ? before[w] : 0;
    mine[fact / 64] |= UINT64_C(1) << (fact % 64);
    net->weight[fact] = (uint16_t)(net->weight[at->parents] + 1);
    return true;
}

static void weigh(lele_net *net, int fact)
{
    uint64_t *mine = net->rests_on[fact];
    uint16_t buffer[16];
    const uint16_t *parents;
    const int count = lele_net_parents(net, fact, &parents, buffer);
    const int words = fact / 64 + 1;
    int weight = 0;
    memset(mine, 0, (size_t)words * sizeof *mine);
    mine[fact / 64] = UINT64_C(1) << (fact % 64);
    for (int i = 0; i < count; i++)
        for (int w = 0; w <= parents[i] / 64; w++)
            mine[w] |= net->rests_on[parents[i]][w];
    for (int w = 0; w < words; w++)
        weight += lele_popcount64(mine[w]);
    net->weight[fact] = (uint16_t)weight;
}

int lele_net_weight(lele_net *net, int fact)
{
    const uint16_t target = (uint16_t)fact;
    if (fact >= LELE_NET_WEIGHED)
        return lele_net_need(net, (lele_net_mark){ 0, 0 }, 1, &target);
    for (; net->weighed <= fact; net->weighed++)
        if (!weigh_on(net, net->weighed))
            weigh(net, net->weighed);
    return net->weight[fact];
}

/* The number of facts of the net's own depth that the targets depend on. */
static int count_own(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets)
{
    int own = 0;
    lele_net_need(net, mark, count, targets);
    for (int f = mark.fact_count; f < net->fact_count; f++)
        own += net->needed[f] && net->facts[f].depth == net->depth;
    return own;
}

/* The sum over all targets, each counted alone. */
static int count_apart(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets)
{
    int own = 0;
    for (int i = 0; i < count; i++)
        if (targets[i] >= mark.fact_count)
            own += count_own(net, mark, 1, &targets[i]);
    return own;
}

/* The contradiction is read as: all targets but the last are off, so the last candidate is on; but
 * it is off. */
static int count_contradiction(lele_net *net, lele_net_mark mark, int count,
                               const uint16_t *targets)
{
    uint16_t others[16];
    int last = 0;
    for (int i = 1; i < count; i++)
        last = targets[i] > targets[last] ? i : last;
    memcpy(others, targets, (size_t)count * sizeof *targets);
    others[last] = targets[count - 1];
    return count_own(net, mark, count - 1, others) + 1 + count_own(net, mark, 1, &targets[last]);
}

int lele_net_complexity(lele_net *net, lele_net_mark mark, int count, const uint16_t *targets)
{
    int complexity = net->still || count == 1 ? count_apart(net, mark, count, targets)
                                              : count_contradiction(net, mark, count, targets);
    lele_net_need(net, mark, count, targets);
    for (int f = mark.fact_count; f < net->fact_count; f++)
        if (net->needed[f] && net->facts[f].depth == net->depth &&
            net->facts[f].why == LELE_WHY_NESTED)
            complexity += net->facts[f].worth;
    return complexity;
}
