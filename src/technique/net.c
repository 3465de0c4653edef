/* Nets, see net.h. */
#include "technique/net.h"

#include <assert.h>
#include <string.h>

#include "lele/step.h"

static int widest_crossing(const lele_layout *layout)
{
    int widest = 0;
    for (int u = 0; u < layout->unit_count; u++)
        for (int v = u + 1; v < layout->unit_count; v++) {
            const lele_cellset both = lele_cellset_and(layout->units[u].set, layout->units[v].set);
            const int count = lele_cellset_count(&both);
            widest = count > widest ? count : widest;
        }
    return widest;
}

void lele_net_init(lele_net *net, const lele_board *board)
{
    const lele_layout *layout = board->layout;
    if (net->layout != layout)
        net->widest = widest_crossing(layout);
    net->board = board;
    net->layout = layout;
    net->only = net->depth = net->head = net->fact_count = net->pool_count = net->weighed = 0;
    net->full = net->still = false;
    net->conflict.kind = LELE_DEAD_NOT;
    memcpy(net->left, board->candidates, sizeof net->left);
    memset(net->on, 0, sizeof net->on);
    memcpy(net->places, board->places, sizeof net->places);
    for (int u = 0; u < layout->unit_count; u++)
        for (int d = 1; d <= layout->size; d++) {
            const lele_cellset in = lele_cellset_and(board->places[d], layout->units[u].set);
            net->count[u][d] = (uint8_t)lele_cellset_count(&in);
        }
    memcpy(net->first_count, net->count, sizeof net->count);
}

/* Why a fact holds, as far as the fact itself tells. */
struct reason {
    lele_why why;
    int unit;
    int parent;
};

/* Changes what is left. */
static inline void put(lele_net *net, lele_literal literal)
{
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    if (lele_literal_on(literal) != 0) {
        net->on[cell] = (uint8_t)digit;
        return;
    }
    net->left[cell] &= (lele_digits)~lele_digits_of(digit);
    lele_cellset_remove(&net->places[digit], cell);
    for (int i = 0; i < net->layout->cell_unit_count[cell]; i++)
        net->count[net->layout->cell_units[cell][i]][digit]--;
}

/* Writes the fact down and changes what is left; the caller has seen that it is new.  The
 * fact is put together where it stays: reading back a record whose fields have just been
 * written one by one would stall, and this is the innermost loop of all nets. */
static inline bool push(lele_net *net, lele_literal literal, struct reason reason)
{
    if (net->fact_count == LELE_NET_FACTS) {
        net->full = true;
        return false;
    }
    lele_fact *fact = &net->facts[net->fact_count];
    fact->parents = (uint32_t)reason.parent;
    fact->parent_count = 0;
    fact->literal = literal;
    fact->why = (uint8_t)reason.why;
    fact->unit = (uint8_t)reason.unit;
    fact->depth = (uint8_t)net->depth;
    fact->listed = false;
    net->fact_of[literal] = (uint16_t)net->fact_count++;
    put(net, literal);
    return true;
}

static void take_back(lele_net *net, lele_literal literal)
{
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    if (lele_literal_on(literal) != 0) {
        net->on[cell] = 0;
        return;
    }
    net->left[cell] |= lele_digits_of(digit);
    lele_cellset_add(&net->places[digit], cell);
    for (int i = 0; i < net->layout->cell_unit_count[cell]; i++)
        net->count[net->layout->cell_units[cell][i]][digit]++;
}

lele_net_mark lele_net_assume(lele_net *net, lele_literal literal)
{
    const lele_net_mark mark = { net->fact_count, net->pool_count };
    net->depth++;
    net->head = net->fact_count;
    push(net, literal, (struct reason){ LELE_WHY_ASSUMED, 0, 0 });
    return mark;
}

/* Back to the board: quicker than taking back fact by fact. */
static void restore(lele_net *net)
{
    const lele_layout *layout = net->layout;
    const size_t cells = (size_t)layout->cell_count;
    memcpy(net->left, net->board->candidates, cells * sizeof *net->left);
    memset(net->on, 0, cells * sizeof *net->on);
    memcpy(net->places, net->board->places, ((size_t)layout->size + 1) * sizeof *net->places);
    memcpy(net->count, net->first_count, (size_t)layout->unit_count * sizeof *net->count);
    net->fact_count = 0;
}

void lele_net_undo(lele_net *net, lele_net_mark mark)
{
    if (mark.fact_count == 0)
        restore(net);
    while (net->fact_count > mark.fact_count) {
        const lele_fact *fact = &net->facts[--net->fact_count];
        if (fact->depth == net->depth)
            take_back(net, fact->literal);
    }
    if (net->weighed > mark.fact_count)
        net->weighed = mark.fact_count;
    net->pool_count = mark.pool_count;
    net->head = mark.fact_count;
    net->conflict.kind = LELE_DEAD_NOT;
    net->depth--;
}

bool lele_net_add(lele_net *net, lele_literal literal, lele_why why, int parent_count,
                  const uint16_t *parents)
{
    if (lele_net_holds(net, literal))
        return false;
    if (net->pool_count + parent_count > LELE_NET_PARENTS) {
        net->full = true;
        return false;
    }
    memcpy(net->pool + net->pool_count, parents, (size_t)parent_count * sizeof *parents);
    if (!push(net, literal, (struct reason){ why, 0, net->pool_count }))
        return false;
    lele_fact *fact = &net->facts[net->fact_count - 1];
    fact->listed = true;
    fact->parent_count = (uint16_t)parent_count;
    net->pool_count += parent_count;
    return true;
}

static void follow_on(lele_net *net, int index)
{
    const lele_literal literal = net->facts[index].literal;
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    const struct reason reason = { LELE_WHY_ON, 0, index };
    lele_digits others = net->left[cell] & (lele_digits)~lele_digits_of(digit);
    if (net->only != 0)
        others = 0;
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        push(net, lele_literal_of(cell, d, 0), reason);
    lele_cellset losers = lele_cellset_and(net->places[digit], net->layout->peers[cell]);
    for (int peer; (peer = lele_cellset_pop(&losers)) >= 0;)
        push(net, lele_literal_of(peer, digit, 0), reason);
}

static bool conflict(lele_net *net, lele_contradiction found)
{
    net->conflict = found;
    return false;
}

static bool follow_off(lele_net *net, int index)
{
    const lele_literal literal = net->facts[index].literal;
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    const lele_layout *layout = net->layout;
    const lele_digits left = net->left[cell];
    if (net->only == 0 && left == 0)
        return conflict(net, (lele_contradiction){ LELE_DEAD_CELL, cell, -1, 0 });
    if (net->only == 0 && net->on[cell] == 0 && lele_digits_single(left) &&
        (!net->still || lele_digits_count(net->still_left[cell]) == 2))
        push(net, lele_literal_of(cell, lele_digits_first(left), 1),
             (struct reason){ LELE_WHY_CELL, 0, 0 });
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const uint8_t unit = layout->cell_units[cell][i];
        if (net->count[unit][digit] > 1)
            continue;
        const lele_cellset in = lele_cellset_and(net->places[digit], layout->units[unit].set);
        const int last = lele_cellset_first(&in);
        if (last < 0)
            return conflict(net, (lele_contradiction){ LELE_DEAD_UNIT, -1, unit, digit });
        if (net->on[last] == 0 && (!net->still || net->still_count[unit][digit] == 2))
            push(net, lele_literal_of(last, digit, 1), (struct reason){ LELE_WHY_UNIT, unit, 0 });
    }
    return true;
}

void lele_net_hold_still(lele_net *net)
{
    net->still = true;
    memcpy(net->still_left, net->left, (size_t)net->layout->cell_count * sizeof *net->left);
    memcpy(net->still_count, net->count, (size_t)net->layout->unit_count * sizeof *net->count);
}

bool lele_net_spread(lele_net *net)
{
    for (; net->head < net->fact_count; net->head++) {
        const lele_fact *fact = &net->facts[net->head];
        if (fact->depth != net->depth)
            continue;
        if (lele_literal_on(fact->literal) != 0)
            follow_on(net, net->head);
        else if (!follow_off(net, net->head))
            return false;
    }
    return true;
}

int lele_net_off_in_cell(const lele_net *net, int cell, int except, uint16_t *buffer)
{
    int count = 0;
    lele_digits off = net->board->candidates[cell] & (lele_digits)~net->left[cell];
    for (int d; (d = lele_digits_pop(&off)) != 0;)
        if (d != except)
            buffer[count++] = net->fact_of[lele_literal_of(cell, d, 0)];
    return count;
}

int lele_net_off_in_unit(const lele_net *net, int unit, int digit, int except, uint16_t *buffer)
{
    int count = 0;
    lele_cellset off = lele_cellset_minus(net->board->places[digit], net->places[digit]);
    off = lele_cellset_and(off, net->layout->units[unit].set);
    for (int cell; (cell = lele_cellset_pop(&off)) >= 0;)
        if (cell != except)
            buffer[count++] = net->fact_of[lele_literal_of(cell, digit, 0)];
    return count;
}

int lele_net_parents(const lele_net *net, int index, const uint16_t **ret, uint16_t buffer[16])
{
    const lele_fact *fact = &net->facts[index];
    const int cell = lele_literal_cell(fact->literal);
    const int digit = lele_literal_digit(fact->literal);
    *ret = buffer;
    if (fact->listed) {
        *ret = net->pool + fact->parents;
        return fact->parent_count;
    }
    switch ((lele_why)fact->why) {
    case LELE_WHY_ON:
        buffer[0] = (uint16_t)fact->parents;
        return 1;
    case LELE_WHY_CELL:
        return lele_net_off_in_cell(net, cell, digit, buffer);
    case LELE_WHY_UNIT:
        return lele_net_off_in_unit(net, fact->unit, digit, cell, buffer);
    default:
        return 0;
    }
}

int lele_net_conflict_parents(const lele_net *net, uint16_t buffer[16])
{
    const lele_contradiction *found = &net->conflict;
    return found->kind == LELE_DEAD_CELL
               ? lele_net_off_in_cell(net, found->cell, 0, buffer)
               : lele_net_off_in_unit(net, found->unit, found->digit, -1, buffer);
}

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

static void weigh(lele_net *net, int fact)
{
    uint64_t *mine = net->rests_on[fact];
    uint16_t buffer[16];
    const uint16_t *parents;
    const int count = lele_net_parents(net, fact, &parents, buffer);
    const int words = fact / 64 + 1;
    memset(mine, 0, (size_t)words * sizeof *mine);
    mine[fact / 64] = UINT64_C(1) << (fact % 64);
    for (int i = 0; i < count; i++)
        for (int w = 0; w <= parents[i] / 64; w++)
            mine[w] |= net->rests_on[parents[i]][w];
}

int lele_net_weight(lele_net *net, int fact)
{
    const uint16_t target = (uint16_t)fact;
    if (fact >= LELE_NET_WEIGHED)
        return lele_net_need(net, (lele_net_mark){ 0, 0 }, 1, &target);
    for (; net->weighed <= fact; net->weighed++)
        weigh(net, net->weighed);
    int weight = 0;
    for (int w = 0; w <= fact / 64; w++)
        weight += lele_popcount64(net->rests_on[fact][w]);
    return weight;
}

/* Moves the needed facts together behind the mark, parents listed; returns the new end of
 * the facts, or -1 when the pool is too small. */
static int prune(lele_net *net, lele_net_mark mark, int *pool_count)
{
    int kept = mark.fact_count;
    int listed = 0;
    for (int f = mark.fact_count; f < net->fact_count; f++) {
        if (!net->needed[f])
            continue;
        uint16_t buffer[16];
        const uint16_t *parents;
        const int count = lele_net_parents(net, f, &parents, buffer);
        if (mark.pool_count + listed + count > LELE_NET_PARENTS)
            return -1;
        for (int i = 0; i < count; i++)
            net->listing[listed + i] =
                parents[i] < mark.fact_count ? parents[i] : net->moved[parents[i]];
        net->moved[f] = (uint16_t)kept++;
        listed += count;
        net->facts[f].parent_count = (uint16_t)count; /* its list is rebuilt below */
    }
    *pool_count = listed;
    return kept;
}

bool lele_net_learn(lele_net *net, lele_net_mark mark)
{
    uint16_t targets[16];
    int count = lele_net_conflict_parents(net, targets);
    lele_net_need(net, mark, count, targets);
    const lele_literal opposite = net->facts[mark.fact_count].literal ^ 1;
    int listed = 0;
    const int kept = prune(net, mark, &listed);
    const int end = net->fact_count;
    lele_net_undo(net, mark);
    if (kept < 0 || kept == LELE_NET_FACTS) {
        net->full = true;
        return false;
    }
    memcpy(net->pool + mark.pool_count, net->listing, (size_t)listed * sizeof *net->pool);
    uint32_t at = (uint32_t)mark.pool_count;
    for (int f = mark.fact_count; f < end; f++) {
        if (!net->needed[f])
            continue;
        lele_fact *fact = &net->facts[net->moved[f]];
        *fact = net->facts[f];
        fact->listed = true;
        fact->parents = at;
        at += fact->parent_count;
    }
    for (int i = 0; i < count; i++)
        if (targets[i] >= mark.fact_count)
            targets[i] = net->moved[targets[i]];
    net->fact_count = kept;
    net->pool_count = (int)at;
    return lele_net_add(net, opposite, LELE_WHY_NESTED, count, targets);
}
