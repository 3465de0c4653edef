/* See explain_set.h. */
#include "technique/explain_set.h"

#include "technique/step.h"

/* Whether the node is all that the cells have of its digit. */
static bool is_whole(const lele_board *board, const lele_node *node, lele_cellset cells)
{
    const lele_cellset places = lele_cellset_and(cells, board->places[node->digit]);
    return lele_cellset_equal(&places, &node->cells);
}

/* Whether the cells have one candidate more than they are, and the link runs through them. */
static bool is_set(const struct lele_telling *telling, const lele_link *link, lele_cellset cells)
{
    const lele_node *nodes = telling->step->nodes;
    const int count = lele_cellset_count(&cells);
    lele_digits digits = 0;
    if (!is_whole(telling->board, &nodes[link->from], cells) ||
        !is_whole(telling->board, &nodes[link->to], cells))
        return false;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        digits |= telling->board->candidates[cell];
    return lele_digits_count(digits) == count + 1;
}

/* Adds `more` of the others so that the cells are the set of the link; false: none are. */
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

/* Long chains mark several sets alike: the smallest one among the cells that has the link; empty
 * where none has. */
static lele_cellset set_among(const struct lele_telling *telling, const lele_link *link,
                              lele_cellset cells, lele_cellset ends)
{
    const lele_layout *layout = telling->layout;
    if (lele_layout_unit_of(layout, &cells) >= 0 && is_set(telling, link, cells))
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

/* The marked set of a role that has the link; empty: it has not. */
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

/* Sets are marked in the order of the links through them; where they are marked in another one,
 * the first that has the link. */
static lele_cellset set_of(const struct lele_telling *telling, const lele_link *link)
{
    const lele_step *step = telling->step;
    int role = LELE_ROLE_ALS_A;
    for (const lele_link *before = step->links; before < link && role < LELE_ROLE_ALS_E; before++)
        role += before->unit == LELE_LINK_ALS && before->strong != 0;
    lele_cellset set = set_of_role(telling, link, role);
    for (role = LELE_ROLE_ALS_A; lele_cellset_is_empty(&set) && role <= LELE_ROLE_ALS_E; role++)
        set = set_of_role(telling, link, role);
    return lele_cellset_is_empty(&set)
               ? lele_cellset_or(step->nodes[link->from].cells, step->nodes[link->to].cells)
               : set;
}

void lele_tell_set(const struct lele_telling *telling, const lele_link *link)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    lele_text_add(telling->out, zh ? "数组 " : "the set ");
    lele_tell_cells(telling, set_of(telling, link), LELE_JOIN_AND);
    lele_text_add(telling->out, zh ? " 锁定" : " locks");
}
