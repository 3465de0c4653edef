/* Finds the almost locked set of each link again from the marks of the step, see sets.h. */
#include "technique/tell/sets.h"

#include "technique/tell/patterns.h"
#include "technique/step.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

static lele_digits digits_of(const lele_board *board, lele_cellset cells)
{
    lele_digits digits = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        digits |= board->candidates[cell];
    return digits;
}

/* Whether the node has all places of its digit in the cells. */
static bool is_whole(const lele_board *board, const lele_node *node, lele_cellset cells)
{
    const lele_cellset places = lele_cellset_and(cells, board->places[node->digit]);
    return lele_cellset_equal(&places, &node->cells);
}

/* Whether the cells have one digit more than cells. */
static bool is_almost_locked(const struct lele_telling *telling, lele_cellset cells)
{
    return lele_digits_count(digits_of(telling->board, cells)) == lele_cellset_count(&cells) + 1;
}

/* The cell that the set of the link forces, if these cells are the set and that cell: it sees all
 * that the set leaves of its candidates but one.  -1: they are not. */
static int forced_among(const struct lele_telling *telling, const lele_link *link,
                        lele_cellset cells)
{
    const lele_node *nodes = telling->step->nodes;
    for (int i = 0; i < 2; i++) {
        const lele_node *lost = &nodes[i == 0 ? link->from : link->to];
        const lele_node *forced = &nodes[i == 0 ? link->to : link->from];
        const lele_cellset set = lele_cellset_minus(cells, forced->cells);
        const int cell = lele_cellset_first(&forced->cells);
        lele_digits taken =
            lele_digits_minus(telling->board->candidates[cell], lele_digits_of(forced->digit));
        bool taken_all = lele_cellset_count(&forced->cells) == 1 &&
                         is_whole(telling->board, lost, set) && is_almost_locked(telling, set) &&
                         lele_layout_unit_of(telling->layout, &set) >= 0 &&
                         !lele_digits_has(taken, lost->digit);
        for (int d; taken_all && (d = lele_digits_pop(&taken)) != 0;) {
            const lele_cellset places = lele_cellset_and(set, telling->board->places[d]);
            taken_all = !lele_cellset_is_empty(&places) &&
                        lele_cellset_within(&places, &telling->layout->peers[cell]);
        }
        if (taken_all)
            return cell;
    }
    return -1;
}

/* Whether the cells are an almost locked set that contains both ends of the link. */
static bool is_set(const struct lele_telling *telling, const lele_link *link, lele_cellset cells)
{
    const lele_node *nodes = telling->step->nodes;
    return is_whole(telling->board, &nodes[link->from], cells) &&
           is_whole(telling->board, &nodes[link->to], cells) && is_almost_locked(telling, cells);
}

/* Adds `more` of the other cells so that the cells are the set of the link; false: impossible. */
static bool complete_set(const struct lele_telling *telling, const lele_link *link,
                         lele_cellset others, int more, lele_cellset *cells)
{
    if (more == 0)
        return is_set(telling, link, *cells);
    for (int cell; (cell = lele_cellset_pop(&others)) >= 0;) {
        lele_cellset_add(cells, cell);
        if (complete_set(telling, link, others, more - 1, cells))
            return true;
        lele_cellset_remove(cells, cell);
    }
    return false;
}

/* The smallest set among the cells that has the link; empty when there is none.  The cells can be
 * those of several sets, because long chains mark more than one set with the last role. */
static lele_cellset set_among(const struct lele_telling *telling, const lele_link *link,
                              lele_cellset cells, lele_cellset ends)
{
    const lele_layout *layout = telling->layout;
    if ((lele_layout_unit_of(layout, &cells) >= 0 && is_set(telling, link, cells)) ||
        forced_among(telling, link, cells) >= 0)
        return cells;
    for (int more = 0; more < layout->size; more++)
        for (int u = 0; u < layout->unit_count; u++) {
            const lele_cellset in = lele_cellset_and(cells, layout->units[u].set);
            lele_cellset set = ends;
            if (lele_cellset_within(&ends, &in) &&
                complete_set(telling, link, lele_cellset_minus(in, ends), more, &set))
                return set;
        }
    return LELE_CELLSET_EMPTY;
}

/* The set that has the link among the marks of a role; empty when there is none. */
static lele_cellset set_of_role(const struct lele_telling *telling, const lele_link *link, int role)
{
    const lele_step *step = telling->step;
    const lele_cellset ends =
        lele_cellset_or(step->nodes[link->from].cells, step->nodes[link->to].cells);
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == role)
            lele_cellset_add(&cells, step->marks[i].cell);
    return lele_cellset_within(&ends, &cells) ? set_among(telling, link, cells, ends)
                                              : LELE_CELLSET_EMPTY;
}

/* The set of a strong link.  Sets are usually marked in the order of their links, so the role of
 * that index comes first, then all roles; empty when no set has the link. */
static lele_cellset set_of(const struct lele_telling *telling, const lele_link *link)
{
    const lele_step *step = telling->step;
    int role = LELE_ROLE_ALS_A;
    for (const lele_link *before = step->links; before < link && role < LELE_ROLE_ALS_E; before++)
        role += before->unit == LELE_LINK_ALS && before->strong != 0;
    lele_cellset set = set_of_role(telling, link, role);
    for (role = LELE_ROLE_ALS_A; lele_cellset_is_empty(&set) && role <= LELE_ROLE_ALS_E; role++)
        set = set_of_role(telling, link, role);
    return set;
}

/* The cell that is forced takes one digit from the set, which holds all its others then. */
static void tell_taken(const struct lele_telling *telling, const lele_link *link, lele_cellset set,
                       int cell)
{
    const lele_digits lost = lele_digits_of(telling->step->nodes[link->from].digit);
    say(telling, " (", "（");
    lele_tell_cell(telling, cell);
    say(telling, " takes ", " 占去 ");
    lele_tell_digits(telling, lele_digits_minus(telling->board->candidates[cell], lost),
                     LELE_JOIN_OR);
    say(telling, ", and ", "，");
    lele_tell_cells(telling, set, LELE_JOIN_AND);
    say(telling, " need all their other digits)", " 其余的数都要用上）");
}

/* Without the digit of the first end, the set has as many digits as cells: a naked subset. */
static void tell_locked(const struct lele_telling *telling, const lele_link *link)
{
    lele_cellset set = set_of(telling, link);
    const lele_digits lost = lele_digits_of(telling->step->nodes[link->from].digit);
    const int forced = lele_cellset_is_empty(&set) || is_set(telling, link, set)
                           ? -1
                           : forced_among(telling, link, set);
    if (forced >= 0)
        lele_cellset_remove(&set, forced);
    const int count = lele_cellset_count(&set);
    if (forced >= 0 && lele_cellset_has(&telling->step->nodes[link->from].cells, forced))
        tell_taken(telling, link, set, forced);
    else if (count == 1)
        say(telling, " (nothing else is left in the cell)", "（格内只剩它）");
    else if (count > 1)
        lele_tell_inner(telling, &(lele_inner){ .kind = LELE_INNER_NAKED,
                                                .cells = set,
                                                .digits = lele_digits_minus(
                                                    digits_of(telling->board, set), lost) });
}

/* A weak link between two sets: the unit that contains all the places, if there is one. */
static void tell_seen(const struct lele_telling *telling, const lele_link *link)
{
    const lele_node *nodes = telling->step->nodes;
    const lele_cellset cells = lele_cellset_or(nodes[link->from].cells, nodes[link->to].cells);
    const int unit = lele_layout_unit_of(telling->layout, &cells);
    if (unit < 0)
        return;
    say(telling, " (", "（");
    lele_tell_unit(telling, unit);
    say(telling, ")", "）");
}

void lele_tell_set(const struct lele_telling *telling, const lele_link *link)
{
    if (link->strong != 0)
        tell_locked(telling, link);
    else
        tell_seen(telling, link);
}

/* The digits that the step eliminates from cells which see all places of the digit in the set. */
static lele_digits kept_from(const struct lele_telling *telling, lele_cellset set,
                             lele_digits digits)
{
    const lele_step *step = telling->step;
    lele_digits kept = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_cellset places = lele_cellset_and(set, telling->board->places[d]);
        for (int i = 0; i < step->elimination_count; i++)
            if (lele_digits_has(step->eliminations[i].digits, d) &&
                lele_cellset_within(&places, &telling->layout->peers[step->eliminations[i].cell]))
                kept |= lele_digits_of(d);
    }
    return kept;
}

void lele_tell_kept(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    bool first = true;
    for (const lele_link *link = step->links; link < step->links + step->link_count; link++) {
        if (link->unit != LELE_LINK_ALS || link->strong == 0)
            continue;
        const lele_cellset set = set_of(telling, link);
        const lele_digits ends = lele_digits_of(step->nodes[link->from].digit) |
                                 lele_digits_of(step->nodes[link->to].digit);
        const lele_digits kept =
            kept_from(telling, set, lele_digits_minus(digits_of(telling->board, set), ends));
        if (kept == 0)
            continue;
        say(telling, first ? "" : "; ", first ? "" : "；");
        lele_tell_cells(telling, set, LELE_JOIN_AND);
        say(telling, " have ", " 有 ");
        lele_tell_digits(telling, kept, LELE_JOIN_AND);
        first = false;
    }
}
