/*
 * Words for what a chain proves: one of its two ends holds, and why that eliminates a candidate.
 *
 * A chain starts with "is not" and ends with "is", so the two statements are the opposite of the
 * first node and the last node.  In a continuous loop the same is true of both ends of each weak
 * link.
 */
#include "technique/tell/ends.h"

#include "technique/tell/conclude.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

/* "R1C2 or R1C8 is 4", "R1C2 is 4 or 7", "R1C2 is 4 or R1C8 is 7". */
static void tell_either(const struct lele_telling *telling, const lele_node *a, const lele_node *b)
{
    const lele_node on[2] = { { .cells = a->cells, .digit = a->digit, .on = 1 },
                              { .cells = b->cells, .digit = b->digit, .on = 1 } };
    if (a->digit == b->digit) {
        lele_tell_cells(telling, lele_cellset_or(a->cells, b->cells), LELE_JOIN_OR);
        say(telling, " is ", " 是 ");
        lele_tell_digits(telling, lele_digits_of(a->digit), LELE_JOIN_OR);
    } else if (lele_cellset_equal(&a->cells, &b->cells) && lele_cellset_count(&a->cells) == 1) {
        lele_tell_cells(telling, a->cells, LELE_JOIN_OR);
        say(telling, " is ", " 是 ");
        lele_tell_digits(telling, lele_digits_of(a->digit) | lele_digits_of(b->digit),
                         LELE_JOIN_OR);
    } else {
        lele_tell_node(telling, &on[0]);
        say(telling, " or ", "，或者 ");
        lele_tell_node(telling, &on[1]);
    }
}

void lele_tell_ends(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    if (step->node_count > 0)
        tell_either(telling, &step->nodes[0], &step->nodes[step->node_count - 1]);
}

void lele_tell_start(const struct lele_telling *telling)
{
    lele_tell_digits(telling, lele_digits_of(telling->step->nodes[0].digit), LELE_JOIN_AND);
}

void lele_tell_opposite(const struct lele_telling *telling)
{
    lele_node opposite = telling->step->nodes[0];
    opposite.on = opposite.on == 0;
    lele_tell_node(telling, &opposite);
}

void lele_tell_also(const struct lele_telling *telling)
{
    const lele_digits told = lele_digits_of(telling->step->nodes[0].digit);
    lele_tell_digits(telling, lele_digits_minus(lele_step_lost(telling->step), told),
                     LELE_JOIN_AND);
}

/* The cells of eliminations that are themselves an end of the chain, or that are not. */
enum losers { LOSERS_AT_END, LOSERS_AWAY };

static lele_cellset losers(const lele_step *step, const lele_node *end, enum losers which)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->elimination_count; i++)
        if (lele_cellset_has(&end->cells, step->eliminations[i].cell) == (which == LOSERS_AT_END))
            lele_cellset_add(&cells, step->eliminations[i].cell);
    return cells;
}

/* The ends have different digits: the cell of one end loses the digit of the other end, which it
 * sees. */
static void tell_crossed(const struct lele_telling *telling, const lele_node *own,
                         const lele_node *other)
{
    lele_tell_cells(telling, own->cells, LELE_JOIN_AND);
    say(telling, " either is ", " 要么自己是 ");
    lele_tell_digits(telling, lele_digits_of(own->digit), LELE_JOIN_AND);
    say(telling, " itself or sees the ", "，要么看到 ");
    if (telling->lang == LELE_LANG_ZH) {
        lele_tell_cells(telling, other->cells, LELE_JOIN_OR);
        lele_text_add(telling->out, " 的 ");
        lele_tell_digits(telling, lele_digits_of(other->digit), LELE_JOIN_AND);
        return;
    }
    lele_tell_digits(telling, lele_digits_of(other->digit), LELE_JOIN_AND);
    lele_text_add(telling->out, lele_cellset_count(&other->cells) > 1 ? " of " : " at ");
    lele_tell_cells(telling, other->cells, LELE_JOIN_OR);
}

/* Each eliminated candidate either sees an end or shares its cell. */
void lele_tell_meet(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const lele_node *first = &step->nodes[0], *last = &step->nodes[step->node_count - 1];
    const lele_cellset at_first = losers(step, first, LOSERS_AT_END);
    const lele_cellset at_last = losers(step, last, LOSERS_AT_END);
    const bool crossed = first->digit != last->digit;
    if (crossed && lele_cellset_equal(&first->cells, &last->cells)) {
        lele_tell_cells(telling, first->cells, LELE_JOIN_AND);
        say(telling, " is nothing else", " 不是别的数");
        return;
    }
    if (!crossed) {
        lele_tell_cells(telling, losers(step, first, LOSERS_AWAY), LELE_JOIN_AND);
        say(telling, " can see ", " 看得到 ");
        lele_tell_cells(telling, lele_cellset_or(first->cells, last->cells), LELE_JOIN_AND);
        return;
    }
    const bool both = !lele_cellset_is_empty(&at_first) && !lele_cellset_is_empty(&at_last);
    if (!lele_cellset_is_empty(&at_first))
        tell_crossed(telling, first, last);
    say(telling, both ? ", and " : "", both ? "；" : "");
    if (!lele_cellset_is_empty(&at_last))
        tell_crossed(telling, last, first);
}

/* Whether the weak link of a loop eliminates a candidate of the step. */
static bool is_used(const struct lele_telling *telling, const lele_node *a, const lele_node *b)
{
    const lele_step *step = telling->step;
    const lele_cellset cells = lele_cellset_or(a->cells, b->cells);
    for (int i = 0; i < step->elimination_count; i++) {
        const lele_mark *mark = &step->eliminations[i];
        if (a->digit == b->digit) {
            if (lele_digits_has(mark->digits, a->digit) &&
                lele_cellset_within(&cells, &telling->layout->peers[mark->cell]))
                return true;
        } else if (lele_cellset_count(&cells) == 1 && lele_cellset_has(&cells, mark->cell)) {
            return true;
        }
    }
    return false;
}

/* A weak link that closes a loop of sets or groups can cross digits; it eliminates nothing. */
void lele_tell_weak(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    bool first = true;
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *link = &step->links[i];
        const lele_node *a = &step->nodes[link->from], *b = &step->nodes[link->to];
        if (link->strong != 0 || !is_used(telling, a, b))
            continue;
        say(telling, first ? "" : "; ", first ? "" : "；");
        tell_either(telling, a, b);
        first = false;
    }
}

/* Strong links of several digits, each with its unit. */
void lele_tell_strands(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    bool first = true;
    for (const lele_link *link = step->links; link < step->links + step->link_count; link++) {
        if (link->strong == 0 || link->unit >= telling->layout->unit_count)
            continue;
        const lele_node *a = &step->nodes[link->from], *b = &step->nodes[link->to];
        say(telling, first ? "" : ", ", first ? "" : "，");
        lele_tell_digits(telling, lele_digits_of(a->digit), LELE_JOIN_AND);
        say(telling, " is in ", " 在");
        lele_tell_unit(telling, link->unit);
        say(telling, " only at ", "只能填 ");
        lele_tell_cells(telling, lele_cellset_or(a->cells, b->cells), LELE_JOIN_OR);
        first = false;
    }
}

/* Each kite is a chain of four nodes; its far ends are the first and the last. */
void lele_tell_kites(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    for (int i = 0; i + 3 < step->node_count; i += 4) {
        say(telling, i == 0 ? "" : ", and ", i == 0 ? "" : "，");
        tell_either(telling, &step->nodes[i], &step->nodes[i + 3]);
    }
}
