/* Facts of a net: assuming, following by singles, undoing, learning; see net.h. */
#include "technique/net/net.h"

#include <assert.h>
#include <string.h>

#include "lele/step.h"

const struct lele_scratch_kind lele_scratch_net = { .size = sizeof(lele_net) };

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

/* Resets the net to the board, which is faster than to remove fact by fact. */
static void restore(lele_net *net)
{
    const lele_layout *layout = net->layout;
    const size_t cells = (size_t)layout->cell_count;
    const size_t digits = (size_t)layout->size + 1;
    memcpy(net->left, net->board->candidates, cells * sizeof *net->left);
    memset(net->on, 0, cells * sizeof *net->on);
    memset(net->decided, 0, digits * sizeof *net->decided);
    memcpy(net->places, net->compact.all, digits * sizeof *net->places);
    if (net->compact.any_wide)
        memcpy(net->wide_places, net->board->places, digits * sizeof *net->wide_places);
    net->fact_count = 0;
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
    lele_compact_make(&net->compact, board);
    net->unseen.facts = 0;
    restore(net);
}

/* The reason of a fact, as it is stored in the fact itself. */
struct reason {
    lele_why why;
    int unit;
    int parent;
};

/* Adds a fact; the caller has checked that it is new, and updates `left`, `on` and `places`.  The
 * fields are written in place: to copy a struct whose fields were just written one by one would
 * stall, and this is the innermost loop of all nets. */
static inline bool note(lele_net *net, lele_literal literal, struct reason reason)
{
    if (net->fact_count == LELE_NET_FACTS) {
        net->full = true;
        return false;
    }
    lele_fact *fact = &net->facts[net->fact_count];
    fact->parents = (uint32_t)reason.parent;
    fact->literal = literal;
    fact->why = (uint8_t)reason.why;
    fact->unit = (uint8_t)reason.unit;
    fact->depth = (uint8_t)net->depth;
    fact->listed = false;
    net->fact_of[literal] = (uint16_t)net->fact_count++;
    return true;
}

static inline void take_place(lele_net *net, int cell, int digit)
{
    if (net->compact.wide[digit])
        lele_cellset_remove(&net->wide_places[digit], cell);
    else
        net->places[digit] &= ~lele_compact_at(&net->compact, cell, digit)->bit;
}

static inline bool push_on(lele_net *net, int cell, int digit, struct reason reason)
{
    if (!note(net, lele_literal_of(cell, digit, 1), reason))
        return false;
    net->on[cell] = (uint8_t)digit;
    net->decided[digit] |= lele_compact_at(&net->compact, cell, digit)->bit;
    return true;
}

static inline bool push_off(lele_net *net, int cell, int digit, struct reason reason)
{
    if (!note(net, lele_literal_of(cell, digit, 0), reason))
        return false;
    lele_digits_remove(&net->left[cell], lele_digits_of(digit));
    take_place(net, cell, digit);
    return true;
}

static bool push(lele_net *net, lele_literal literal, struct reason reason)
{
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    return lele_literal_on(literal) != 0 ? push_on(net, cell, digit, reason)
                                         : push_off(net, cell, digit, reason);
}

static void take_back(lele_net *net, lele_literal literal)
{
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    if (lele_literal_on(literal) != 0) {
        net->on[cell] = 0;
        net->decided[digit] &= ~lele_compact_at(&net->compact, cell, digit)->bit;
        return;
    }
    net->left[cell] |= lele_digits_of(digit);
    if (net->compact.wide[digit])
        lele_cellset_add(&net->wide_places[digit], cell);
    else
        net->places[digit] |= lele_compact_at(&net->compact, cell, digit)->bit;
}

lele_net_mark lele_net_assume(lele_net *net, lele_literal literal)
{
    const lele_net_mark mark = { net->fact_count, net->pool_count };
    net->depth++;
    net->head = net->fact_count;
    push(net, literal, (struct reason){ LELE_WHY_ASSUMED, 0, 0 });
    return mark;
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
    net->unseen.facts = 0;
    net->head = mark.fact_count;
    net->conflict.kind = LELE_DEAD_NOT;
    net->still = false;
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

/* Turns the digit off in all peers of the cell. */
static inline void follow_peers(lele_net *net, int cell, int digit, struct reason reason)
{
    const lele_compact *compact = &net->compact;
    if (compact->wide[digit]) {
        lele_cellset losers = lele_cellset_and(net->wide_places[digit], net->layout->peers[cell]);
        for (int peer; (peer = lele_cellset_pop(&losers)) >= 0;)
            push_off(net, peer, digit, reason);
        return;
    }
    const lele_digits others = (lele_digits)~lele_digits_of(digit);
    uint64_t losers = net->places[digit] & lele_compact_at(compact, cell, digit)->peers;
    net->places[digit] &= ~losers;
    for (; losers != 0; losers &= losers - 1) {
        const int peer = compact->cells[digit][lele_lowest64(losers)];
        if (!note(net, lele_literal_of(peer, digit, 0), reason))
            break;
        net->left[peer] &= others;
    }
    net->places[digit] |= losers; /* facts without room */
}

static inline void follow_on(lele_net *net, int index)
{
    const lele_literal literal = net->facts[index].literal;
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    const struct reason reason = { LELE_WHY_ON, 0, index };
    lele_digits others = lele_digits_minus(net->left[cell], lele_digits_of(digit));
    if (net->only != 0)
        others = 0;
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        push_off(net, cell, d, reason);
    follow_peers(net, cell, digit, reason);
}

static bool conflict(lele_net *net, lele_contradiction found)
{
    net->conflict = found;
    return false;
}

lele_cellset lele_net_places(const lele_net *net, int unit, int digit)
{
    if (net->compact.wide[digit])
        return lele_cellset_and(net->wide_places[digit], net->layout->units[unit].set);
    return lele_compact_cells(&net->compact, net->places[digit] & net->compact.units[digit][unit],
                              digit);
}

int lele_net_place_count(const lele_net *net, int unit, int digit)
{
    const lele_cellset in =
        net->compact.wide[digit] ? lele_net_places(net, unit, digit) : LELE_CELLSET_EMPTY;
    return net->compact.wide[digit]
               ? lele_cellset_count(&in)
               : lele_popcount64(net->places[digit] & net->compact.units[digit][unit]);
}

/* Whether the unit had two places for the digit when lele_net_hold_still was called. */
static bool was_pair(const lele_net *net, int unit, int digit)
{
    const uint64_t in = net->still_places[digit] & net->compact.units[digit][unit];
    const lele_cellset wide =
        lele_cellset_and(net->still_wide[digit], net->layout->units[unit].set);
    return net->compact.wide[digit] ? lele_cellset_count(&wide) == 2 : lele_popcount64(in) == 2;
}

/* The unit has no other place left for the digit than `last`; false when there is none (-1). */
static inline bool follow_last(lele_net *net, int unit, int digit, int last)
{
    if (last < 0)
        return conflict(net, (lele_contradiction){ LELE_DEAD_UNIT, -1, unit, digit });
    if (net->on[last] == 0 && (!net->still || was_pair(net, unit, digit)))
        push_on(net, last, digit, (struct reason){ LELE_WHY_UNIT, unit, 0 });
    return true;
}

static bool follow_wide(lele_net *net, int cell, int digit)
{
    const lele_layout *layout = net->layout;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int unit = layout->cell_units[cell][i];
        const lele_cellset in = lele_net_places(net, unit, digit);
        if (lele_cellset_count(&in) <= 1 && !follow_last(net, unit, digit, lele_cellset_first(&in)))
            return false;
    }
    return true;
}

/* Follows an eliminated candidate in the units of its cell that have at most one place left. */
static inline bool follow_units(lele_net *net, int cell, int digit)
{
    const lele_compact *compact = &net->compact;
    const uint64_t *around = lele_compact_at(compact, cell, digit)->around;
    const uint64_t places = net->places[digit];
    const uint64_t decided = net->decided[digit];
    const int count = net->layout->cell_unit_count[cell];
    for (int i = 0; i < count; i++) {
        const uint64_t in = places & around[i];
        if ((in & (in - 1)) != 0 || (in & decided) != 0)
            continue;
        const int last = in != 0 ? compact->cells[digit][lele_lowest64(in)] : -1;
        if (!follow_last(net, net->layout->cell_units[cell][i], digit, last))
            return false;
    }
    return true;
}

static inline bool follow_off(lele_net *net, int index)
{
    const lele_literal literal = net->facts[index].literal;
    const int cell = lele_literal_cell(literal);
    const int digit = lele_literal_digit(literal);
    const lele_digits left = net->left[cell];
    if (net->only == 0 && left == 0)
        return conflict(net, (lele_contradiction){ LELE_DEAD_CELL, cell, -1, 0 });
    if (net->only == 0 && net->on[cell] == 0 && lele_digits_single(left) &&
        (!net->still || lele_digits_count(net->still_left[cell]) == 2))
        push_on(net, cell, lele_digits_first(left), (struct reason){ LELE_WHY_CELL, 0, 0 });
    return net->compact.wide[digit] ? follow_wide(net, cell, digit)
                                    : follow_units(net, cell, digit);
}

void lele_net_hold_still(lele_net *net)
{
    const size_t digits = (size_t)net->layout->size + 1;
    net->still = true;
    memcpy(net->still_left, net->left, (size_t)net->layout->cell_count * sizeof *net->left);
    memcpy(net->still_places, net->places, digits * sizeof *net->places);
    if (net->compact.any_wide)
        memcpy(net->still_wide, net->wide_places, digits * sizeof *net->wide_places);
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
    lele_digits off = lele_digits_minus(net->board->candidates[cell], net->left[cell]);
    for (int d; (d = lele_digits_pop(&off)) != 0;)
        if (d != except)
            buffer[count++] = net->fact_of[lele_literal_of(cell, d, 0)];
    return count;
}

int lele_net_off_in_unit(const lele_net *net, int unit, int digit, int except, uint16_t *buffer)
{
    int count = 0;
    if (net->compact.wide[digit]) {
        lele_cellset off = lele_cellset_minus(net->board->places[digit], net->wide_places[digit]);
        off = lele_cellset_and(off, net->layout->units[unit].set);
        for (int cell; (cell = lele_cellset_pop(&off)) >= 0;)
            if (cell != except)
                buffer[count++] = net->fact_of[lele_literal_of(cell, digit, 0)];
        return count;
    }
    uint64_t off = net->compact.units[digit][unit] & ~net->places[digit];
    while (off != 0) {
        const int cell = net->compact.cells[digit][lele_word_pop(&off)];
        if (cell != except)
            buffer[count++] = net->fact_of[lele_literal_of(cell, digit, 0)];
    }
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

/* Assigns new indices after the mark (`moved`) to the needed facts and lists their parents; returns
 * the new number of facts, or -1 when the pool is too small. */
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
    const int count = lele_net_conflict_parents(net, targets);
    const int worth = lele_net_complexity(net, mark, count, targets);
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
    if (!lele_net_add(net, opposite, LELE_WHY_NESTED, count, targets))
        return false;
    net->facts[net->fact_count - 1].worth = (uint16_t)(worth < UINT16_MAX ? worth : UINT16_MAX);
    return true;
}
