/*
 * Words for nets.  A branch starts with its assumption; then come the digits that follow, each
 * with the unit or cell that leaves no other choice.  An eliminated candidate is written only at
 * the end of a branch, or where a pattern or an inner assumption eliminated it; the placed digits
 * imply the others.
 */
#include "technique/tell/chains.h"
#include "technique/tell/clues.h"
#include "technique/tell/order.h"
#include "technique/tell/patterns.h"
#include "technique/tell/sets.h"

static bool is_zh(const struct lele_telling *telling)
{
    return telling->lang == LELE_LANG_ZH;
}

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, is_zh(telling) ? zh : en);
}

struct net {
    struct lele_tell_order order;
    bool plain;       /* the current branch is a chain */
    bool assumed;     /* the last node written is an assumption */
    lele_inner inner; /* the last pattern written */
};

/* Whether the branch is a chain: no node depends on two others. */
static bool is_plain(const lele_step *step, int branch)
{
    int before = -1;
    for (int i = 0; i < step->link_count; i++) {
        if (step->nodes[step->links[i].to].branch != branch)
            continue;
        if (step->links[i].to <= before)
            return false;
        before = step->links[i].to;
    }
    return true;
}

static void tell_reason(const struct lele_telling *telling, const lele_node *node,
                        const lele_link *link)
{
    if (link->unit == LELE_LINK_CELL && node->on) {
        say(telling, " (nothing else is left in the cell)", "（格内只剩它）");
    } else if (link->unit < telling->layout->unit_count && node->on) {
        const bool one = lele_cellset_count(&node->cells) == 1;
        say(telling, one ? " (the last place in " : " (the last places in ", "（");
        lele_tell_unit(telling, link->unit);
        say(telling, ")", "只剩此处）");
    } else if (link->unit < telling->layout->unit_count) {
        say(telling, " (", "（");
        lele_tell_unit(telling, link->unit);
        say(telling, ")", "）");
    } else if (link->unit == LELE_LINK_ALS) {
        lele_tell_set(telling, link);
    } else if (link->unit == LELE_LINK_OTHER) {
        lele_tell_sight(telling, &telling->step->nodes[link->from], node);
    }
}

/* Whether the text leaves the node out: a candidate that a placed digit eliminates, and that has
 * consequences. */
static bool is_silent(const struct net *net, int node)
{
    if (net->plain || net->order.step->nodes[node].on)
        return false;
    const lele_link *link = lele_order_link_into(&net->order, node);
    return link != NULL && link->unit != LELE_LINK_OTHER &&
           net->order.from[node] != LELE_ORDER_NONE;
}

/* For an inner assumption that had no room in the step. */
static void tell_no_room(const struct lele_telling *telling)
{
    say(telling, " (the opposite leads to a contradiction, too)", "（反过来也会推出矛盾）");
}

/* Writes the pattern that eliminates the node; if it eliminates several in a row, only once. */
static void tell_pattern(const struct lele_telling *telling, struct net *net, int node)
{
    if (!lele_inner_takes(&net->order, node)) {
        net->inner.kind = LELE_INNER_NONE;
        return;
    }
    const lele_inner inner = lele_inner_of(telling->board, &net->order, node);
    if (inner.kind == LELE_INNER_NONE)
        tell_no_room(telling);
    else if (!lele_inner_equal(&inner, &net->inner))
        lele_tell_inner(telling, &inner);
    net->inner = inner;
}

static void tell_start(const struct lele_telling *telling, int node)
{
    const int depth = telling->step->nodes[node].depth;
    if (depth == 0)
        say(telling, "if ", "如果 ");
    else
        say(telling, ";\ninside this, if ", "；\n在此之内，如果 ");
    lele_tell_node(telling, &telling->step->nodes[node]);
}

/* The node of the text that this node follows from: `prefer` if it has a link into the node, else
 * the last that has one; -1 when there is none.  A silent node stands for its own cause. */
static int cause_of(const struct net *net, int node, int prefer)
{
    const struct lele_tell_order *order = &net->order;
    int cause = -1;
    for (int i = order->into[node]; i != LELE_ORDER_NONE; i = order->next_into[i]) {
        int from = order->step->links[i].from;
        if (is_silent(net, from))
            from = lele_order_link_into(order, from)->from;
        if (from == prefer)
            return prefer;
        if (from > cause)
            cause = from;
    }
    return cause;
}

/* A contradiction: the last eliminated candidates of a cell or of a digit in a unit. */
struct death {
    lele_cellset cells;
    lele_digits digits;
    lele_cellset places; /* if there is one digit: where else it was eliminated before */
    lele_digits others;  /* if there is one cell: the digits eliminated there before */
};

static void add_gone(struct death *death, const lele_node *node)
{
    death->cells = lele_cellset_or(death->cells, node->cells);
    death->digits |= lele_digits_of(node->digit);
}

/* Adds a candidate that was eliminated earlier in the branch. */
static void add_before(struct death *death, const lele_node *node)
{
    if (death->digits == lele_digits_of(node->digit))
        death->places = lele_cellset_or(death->places, node->cells);
    if (lele_cellset_equal(&death->cells, &node->cells))
        death->others |= lele_digits_of(node->digit);
}

/* The unit in which all places of the digit are eliminated, or -1. */
static int dead_unit(const struct lele_telling *telling, const struct death *death)
{
    const lele_layout *layout = telling->layout;
    const lele_cellset gone = lele_cellset_or(death->cells, death->places);
    for (int u = 0; lele_digits_single(death->digits) && u < layout->unit_count; u++) {
        const lele_cellset places = lele_cellset_and(
            layout->units[u].set, telling->board->places[lele_digits_first(death->digits)]);
        if (lele_cellset_within(&death->cells, &layout->units[u].set) &&
            lele_cellset_within(&places, &gone))
            return u;
    }
    return -1;
}

static void tell_no_candidate(const struct lele_telling *telling, int cell)
{
    say(telling, "", " ");
    lele_tell_cell(telling, cell);
    say(telling, " has no candidate left", " 没有候选数可填");
}

static void tell_no_place(const struct lele_telling *telling, int unit, lele_digits digits)
{
    lele_tell_unit(telling, unit);
    say(telling, " has no place left for ", "再也放不下 ");
    lele_tell_digits(telling, digits, LELE_JOIN_AND);
}

static void tell_death(const struct lele_telling *telling, const struct death *death)
{
    const int cell = lele_cellset_first(&death->cells);
    const int unit = dead_unit(telling, death);
    if (lele_cellset_count(&death->cells) == 1 &&
        (death->digits | death->others) == telling->board->candidates[cell])
        tell_no_candidate(telling, cell);
    else if (unit >= 0)
        tell_no_place(telling, unit, death->digits);
    else
        say(telling, "nothing fits any more", "无处可填");
}

/* The contradiction of an inner assumption: the links into its opposite come from the candidates
 * that it eliminates. */
static void tell_inner_end(const struct lele_telling *telling, const struct lele_tell_order *order,
                           int node)
{
    const lele_step *step = telling->step;
    struct death death = { .digits = 0 };
    for (int i = order->into[node]; i != LELE_ORDER_NONE; i = order->next_into[i])
        add_gone(&death, &step->nodes[step->links[i].from]);
    tell_death(telling, &death);
}

/* The words between the last node and this one.  They name the cause if it is not the last node. */
static void tell_joint(const struct lele_telling *telling, const struct net *net, int node,
                       int last)
{
    const int cause = cause_of(net, node, last);
    const bool starts = net->assumed;
    if (lele_order_ends_inner(&net->order, node)) {
        say(telling, starts ? ", then " : ", and ", starts ? "，那么" : "，结果");
        tell_inner_end(telling, &net->order, node);
        say(telling, ", which is impossible; so ", "，这不可能；所以 ");
    } else if (starts) {
        say(telling, ", then ", "，那么 ");
    } else if (cause < 0 || cause == last) {
        say(telling, ", so ", "，于是 ");
    } else if (cause == cause_of(net, last, -1)) {
        say(telling, " and ", "，并且 ");
    } else {
        say(telling, "; as ", "；因为 ");
        lele_tell_node(telling, &telling->step->nodes[cause]);
        say(telling, ", ", "，");
    }
}

/* As if the step had a link into the node. */
static void tell_single(const struct lele_telling *telling, int node, const lele_inner *inner)
{
    const int unit = inner->kind == LELE_INNER_NAKED ? LELE_LINK_CELL : inner->unit;
    const lele_link link = { .to = (uint16_t)node, .strong = true, .unit = (uint8_t)unit };
    tell_reason(telling, &telling->step->nodes[node], &link);
}

/* A node without a link into it that is no assumption: a pattern of the board itself eliminates it, a
 * single places it, or it is the opposite of an inner assumption that had no room. */
static void tell_bare(const struct lele_telling *telling, struct net *net, int node)
{
    const lele_inner inner = lele_inner_of(telling->board, &net->order, node);
    const bool same = inner.kind != LELE_INNER_NONE && lele_inner_equal(&inner, &net->inner);
    say(telling, same ? " and " : "; besides, ", same ? "，并且 " : "；另外 ");
    lele_tell_node(telling, &telling->step->nodes[node]);
    if (inner.kind == LELE_INNER_NONE)
        tell_no_room(telling);
    else if (telling->step->nodes[node].on != 0)
        tell_single(telling, node, &inner);
    else if (!same)
        lele_tell_inner(telling, &inner);
    net->inner = inner;
}

/* A node without a link into it is an assumption at the start of a branch and where the depth
 * increases; else it depends on the board alone. */
static void tell_branch(const struct lele_telling *telling, struct net *net, int branch)
{
    const lele_step *step = telling->step;
    uint16_t order[LELE_STEP_NODES];
    const int count = lele_order_branch(&net->order, branch, order);
    net->plain = is_plain(step, branch);
    net->inner = (lele_inner){ .kind = LELE_INNER_NONE };
    for (int i = 0, last = -1, depth = -1; i < count; i++) {
        const lele_node *node = &step->nodes[order[i]];
        const lele_link *link = lele_order_link_into(&net->order, order[i]);
        if (is_silent(net, order[i]))
            continue;
        const bool assumed = link == NULL && node->depth > depth;
        if (link != NULL) {
            tell_joint(telling, net, order[i], last);
            lele_tell_node(telling, node);
            tell_reason(telling, node, link);
            tell_pattern(telling, net, order[i]);
        } else if (assumed) {
            tell_start(telling, order[i]);
        } else {
            tell_bare(telling, net, order[i]);
        }
        net->assumed = assumed;
        last = order[i];
        depth = node->depth;
    }
}

static bool is_conclusion(const lele_step *step, const lele_node *node)
{
    const bool places = step->placement_count > 0;
    const lele_mark *mark = places ? step->placements : step->eliminations;
    return (node->on != 0) == places && lele_cellset_has(&node->cells, mark->cell) &&
           lele_digits_has(mark->digits, node->digit);
}

/* Whether the branch ends in the node: nothing follows from it. */
static bool is_end(const struct net *net, int branch, int node)
{
    return net->order.step->nodes[node].branch == branch &&
           net->order.from[node] == LELE_ORDER_NONE;
}

/* Whether the branch ends in a contradiction: it has an end that is not the conclusion, even if it
 * also reaches the conclusion.  The premise may be an end too, if nothing depends on it. */
static bool dies(const struct net *net, int branch)
{
    const lele_step *step = net->order.step;
    bool concluded = false;
    for (int i = 0; i < step->node_count; i++) {
        const bool first = i == 0 || step->nodes[i - 1].branch != branch;
        if (is_end(net, branch, i) && !is_conclusion(step, &step->nodes[i]) && !first)
            return true;
        concluded |= step->nodes[i].branch == branch && is_conclusion(step, &step->nodes[i]);
    }
    return !concluded;
}

static void tell_branch_death(const struct lele_telling *telling, const struct net *net, int branch)
{
    const lele_step *step = telling->step;
    struct death death = { .digits = 0 };
    if (!dies(net, branch))
        return;
    for (int i = 0; i < step->node_count; i++)
        if (is_end(net, branch, i))
            add_gone(&death, &step->nodes[i]);
    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].branch == branch && step->nodes[i].depth == 0 && step->nodes[i].on == 0)
            add_before(&death, &step->nodes[i]);
    say(telling, ", and ", "，结果");
    tell_death(telling, &death);
    say(telling, ", which is impossible", "，这不可能");
}

static int last_branch(const lele_step *step)
{
    int last = 0;
    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].branch > last)
            last = step->nodes[i].branch;
    return last;
}

void lele_tell_branches(const struct lele_telling *telling)
{
    const int last = last_branch(telling->step);
    struct net net;
    lele_order_init(&net.order, telling->step);
    for (int branch = 0; branch <= last; branch++) {
        if (last > 0) {
            say(telling, branch == 0 ? "(" : ";\n(", branch == 0 ? "（" : "；\n（");
            lele_text_add_int(telling->out, branch + 1);
            say(telling, ") ", "）");
        }
        tell_branch(telling, &net, branch);
        if (last > 0)
            tell_branch_death(telling, &net, branch);
    }
}

/* The unit in which these are all places of the digit, or -1. */
static int unit_of_places(const struct lele_telling *telling, int digit, const lele_cellset *cells)
{
    for (int u = 0; u < telling->layout->unit_count; u++) {
        const lele_cellset places =
            lele_cellset_and(telling->layout->units[u].set, telling->board->places[digit]);
        if (lele_cellset_equal(&places, cells))
            return u;
    }
    return -1;
}

/* The first nodes of the branches: their cells, digits, number, and whether all of them are on. */
struct premises {
    lele_cellset cells;
    lele_digits digits;
    int first[LELE_STEP_NODES];
    int count;
    bool on;
};

static void list_premises(const lele_step *step, struct premises *ret)
{
    ret->cells = LELE_CELLSET_EMPTY;
    ret->digits = 0;
    ret->count = 0;
    ret->on = true;
    for (int i = 0, listed = -1; i < step->node_count; i++) {
        const lele_node *node = &step->nodes[i];
        if (node->branch == listed || node->depth != 0)
            continue;
        listed = node->branch;
        ret->first[ret->count++] = i;
        ret->cells = lele_cellset_or(ret->cells, node->cells);
        ret->digits |= lele_digits_of(node->digit);
        ret->on = ret->on && node->on != 0;
    }
}

void lele_tell_premises(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    struct premises all;
    if (last_branch(step) == 0)
        return;
    list_premises(step, &all);
    const int unit = all.on && lele_digits_single(all.digits)
                         ? unit_of_places(telling, lele_digits_first(all.digits), &all.cells)
                         : -1;
    if (all.on && lele_cellset_count(&all.cells) == 1) {
        lele_tell_cells(telling, all.cells, LELE_JOIN_AND);
        say(telling, " is ", " 是 ");
        lele_tell_digits(telling, all.digits, LELE_JOIN_OR);
    } else if (unit >= 0) {
        if (is_zh(telling)) {
            lele_tell_unit(telling, unit);
            lele_text_add(telling->out, "的 ");
            lele_tell_digits(telling, all.digits, LELE_JOIN_AND);
            lele_text_add(telling->out, " 在 ");
        } else {
            lele_text_add(telling->out, "the ");
            lele_tell_digits(telling, all.digits, LELE_JOIN_AND);
            lele_text_add(telling->out, " of ");
            lele_tell_unit(telling, unit);
            lele_text_add(telling->out, " is at ");
        }
        lele_tell_cells(telling, all.cells, LELE_JOIN_OR);
    } else {
        for (int i = 0; i < all.count; i++) {
            say(telling, i > 0 ? " or " : "", i > 0 ? " 或 " : "");
            lele_tell_node(telling, &step->nodes[all.first[i]]);
        }
    }
}

/* One of three: a unit without a place for the digit of the mark, a cell without a candidate, or a
 * candidate that would have to be both on and off. */
void lele_tell_dead(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    if (last_branch(step) > 0)
        return;
    const lele_mark *reason = NULL;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == LELE_ROLE_REASON)
            reason = &step->marks[i];
    if (reason == NULL)
        return;
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].role == LELE_UNIT_ROLE_SEEN) {
            tell_no_place(telling, step->units[i].unit, reason->digits);
            return;
        }
    if (reason->digits == telling->board->candidates[reason->cell]) {
        tell_no_candidate(telling, reason->cell);
        return;
    }
    say(telling, "", " ");
    lele_tell_cell(telling, reason->cell);
    say(telling, " would have to be and not to be ", " 既要是又不能是 ");
    lele_tell_digits(telling, reason->digits, LELE_JOIN_AND);
}
