/*
 * Telling nets.  A branch starts with its assumption; then come the digits that follow, each
 * with the unit or cell that leaves no other choice.  A candidate that merely goes is told
 * only where it matters by itself: as the end of the branch, or where a pattern or an inner
 * assumption took it.
 */
#include "technique/explain_chain.h"

static bool is_zh(const struct lele_telling *telling)
{
    return telling->lang == LELE_LANG_ZH;
}

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, is_zh(telling) ? zh : en);
}

/* The link into a node, or NULL: the node was assumed (or its reason had no room). */
static const lele_link *link_into(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].to == node)
            return &step->links[i];
    return NULL;
}

static bool leads_on(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].from == node)
            return true;
    return false;
}

/* Whether the branch is a plain chain: no node rests on two others. */
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

/* The smallest marked set that holds both ends of the link. */
static lele_cellset set_of(const lele_step *step, const lele_link *link)
{
    const lele_cellset ends =
        lele_cellset_or(step->nodes[link->from].cells, step->nodes[link->to].cells);
    lele_cellset best = LELE_CELLSET_EMPTY;
    for (int role = LELE_ROLE_ALS_A; role <= LELE_ROLE_ALS_E; role++) {
        lele_cellset cells = LELE_CELLSET_EMPTY;
        for (int i = 0; i < step->mark_count; i++)
            if (step->marks[i].role == role)
                lele_cellset_add(&cells, step->marks[i].cell);
        if (lele_cellset_within(&ends, &cells) &&
            (lele_cellset_is_empty(&best) ||
             lele_cellset_count(&cells) < lele_cellset_count(&best)))
            best = cells;
    }
    return lele_cellset_is_empty(&best) ? ends : best;
}

void lele_tell_set(const struct lele_telling *telling, const lele_link *link)
{
    say(telling, "the set ", "数组 ");
    lele_tell_cells(telling, set_of(telling->step, link), LELE_JOIN_AND);
    say(telling, " locks", " 锁定");
}

static void tell_reason(const struct lele_telling *telling, const lele_node *node,
                        const lele_link *link)
{
    if (link->unit == LELE_LINK_CELL && node->on) {
        say(telling, " (nothing else is left in the cell)", "（格内只剩它）");
    } else if (link->unit < telling->layout->unit_count && node->on) {
        say(telling, " (the last place in ", "（");
        lele_tell_unit(telling, link->unit);
        say(telling, ")", "只剩此处）");
    } else if (link->unit < telling->layout->unit_count) {
        say(telling, " (", "（");
        lele_tell_unit(telling, link->unit);
        say(telling, ")", "）");
    } else if (link->unit == LELE_LINK_ALS) {
        say(telling, " (", "（");
        lele_tell_set(telling, link);
        say(telling, ")", "）");
    }
}

/* Nodes that are left out: a candidate that goes because a digit came, and from which more
 * follows. */
static bool is_silent(const lele_step *step, int node, bool plain)
{
    const lele_link *link = link_into(step, node);
    return !plain && !step->nodes[node].on && link != NULL && link->unit != LELE_LINK_OTHER &&
           leads_on(step, node);
}

static void tell_start(const struct lele_telling *telling, int node)
{
    const int depth = telling->step->nodes[node].depth;
    if (depth == 0)
        say(telling, "if ", "如果 ");
    else
        say(telling, "; inside this, if ", "；在此之内，如果 ");
    lele_tell_node(telling, &telling->step->nodes[node]);
}

/* An inner assumption came to nothing: its opposite is a fact. */
static bool ends_inner(const lele_step *step, int node)
{
    for (int i = 0; i < step->link_count; i++)
        if (step->links[i].to == node &&
            step->nodes[step->links[i].from].depth > step->nodes[node].depth)
            return true;
    return false;
}

static void tell_branch(const struct lele_telling *telling, int branch)
{
    const lele_step *step = telling->step;
    const bool plain = is_plain(step, branch);
    bool first = true;
    for (int i = 0; i < step->node_count; i++) {
        const lele_node *node = &step->nodes[i];
        const lele_link *link = link_into(step, i);
        if (node->branch != branch || is_silent(step, i, plain))
            continue;
        if (link == NULL) {
            tell_start(telling, i);
            first = true;
            continue;
        }
        if (ends_inner(step, i))
            say(telling, ", which is impossible; so ", "，这不可能；所以 ");
        else
            say(telling, first ? ", then " : ", so ", first ? "，那么 " : "，于是 ");
        lele_tell_node(telling, node);
        tell_reason(telling, node, link);
        first = false;
    }
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
    for (int branch = 0; branch <= last; branch++) {
        if (last > 0) {
            say(telling, branch == 0 ? "(" : "; (", branch == 0 ? "（" : "；（");
            lele_text_add_int(telling->out, branch + 1);
            say(telling, ") ", "）");
        }
        tell_branch(telling, branch);
    }
}

void lele_tell_premises(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const int last = last_branch(step);
    for (int i = 0, told = -1; last > 0 && i < step->node_count; i++) {
        if (step->nodes[i].branch == told || step->nodes[i].depth != 0)
            continue;
        if (told >= 0)
            say(telling, " or ", " 或 ");
        lele_tell_node(telling, &step->nodes[i]);
        told = step->nodes[i].branch;
    }
}

/* A unit that the branch leaves without a place (its marks name the digit), a cell without a
 * candidate, or a candidate that would have to be there and not be there. */
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
            lele_tell_unit(telling, step->units[i].unit);
            say(telling, " has no place left for ", "再也放不下 ");
            lele_tell_digits(telling, reason->digits, LELE_JOIN_AND);
            return;
        }
    lele_tell_cells(telling, lele_cellset_of(reason->cell), LELE_JOIN_AND);
    if (reason->digits == telling->board->candidates[reason->cell]) {
        say(telling, " has no candidate left", " 没有候选数可填");
        return;
    }
    say(telling, " would have to be and not to be ", " 既要是又不能是 ");
    lele_tell_digits(telling, reason->digits, LELE_JOIN_AND);
}
