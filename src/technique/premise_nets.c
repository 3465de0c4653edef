/* Premises that chains and nets name, see premise_list.h. */
#include <string.h>

#include "technique/premise_list.h"

/* An inner assumption ends in a node from which it was made: the links into that node come from the
 * candidates of a cell, or of a digit in a unit, that are all eliminated. */
static void add_inner_end(struct lele_premise_list *list, int node)
{
    const lele_step *step = list->step;
    lele_cellset cells = LELE_CELLSET_EMPTY;
    lele_digits digits = 0;
    for (int i = 0; i < step->link_count; i++) {
        const lele_node *from = &step->nodes[step->links[i].from];
        if (step->links[i].to != node || from->depth <= step->nodes[node].depth)
            continue;
        cells = lele_cellset_or(cells, from->cells);
        digits |= lele_digits_of(from->digit);
    }
    if (lele_cellset_count(&cells) == 1)
        lele_premise_add_cells(list, cells);
    for (int u = 0; lele_digits_single(digits) && u < list->layout->unit_count; u++)
        if (lele_cellset_within(&cells, &list->layout->units[u].set))
            lele_premise_add_places(list, u, digits);
}

void lele_premises_from_links(struct lele_premise_list *list)
{
    const lele_step *step = list->step;
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *link = &step->links[i];
        const lele_node *to = &step->nodes[link->to];
        if (step->nodes[link->from].depth > to->depth)
            add_inner_end(list, link->to);
        if (!link->strong)
            continue;
        if (link->unit == LELE_LINK_CELL)
            lele_premise_add_cells(list, to->cells);
        else if (link->unit < list->layout->unit_count)
            lele_premise_add_places(list, link->unit, lele_digits_of(to->digit));
    }
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role >= LELE_ROLE_ALS_A && step->marks[i].role <= LELE_ROLE_ALS_E)
            lele_premise_add_cell(list, step->marks[i].cell);
}

/* What one branch of a net eliminates. */
struct branch {
    lele_digits lost[LELE_MAX_CELLS];
    lele_cellset gone[LELE_MAX_SIZE + 1]; /* the same by digit */
};

static void follow_branch(const lele_step *step, int number, struct branch *ret)
{
    memset(ret, 0, sizeof *ret);
    for (int i = 0; i < step->node_count; i++) {
        const lele_node *node = &step->nodes[i];
        lele_cellset cells =
            node->branch == number && node->on == 0 ? node->cells : LELE_CELLSET_EMPTY;
        ret->gone[node->digit] = lele_cellset_or(ret->gone[node->digit], cells);
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            ret->lost[cell] |= lele_digits_of(node->digit);
    }
}

/* A branch can end in a contradiction: it eliminates all places of a digit in a unit or all
 * candidates of a cell. */
static void add_branch_end(struct lele_premise_list *list, int number)
{
    const lele_board *board = list->board;
    struct branch branch;
    follow_branch(list->step, number, &branch);
    for (int cell = 0; cell < list->layout->cell_count; cell++)
        if (branch.lost[cell] != 0 && branch.lost[cell] == board->candidates[cell])
            lele_premise_add_cell(list, cell);
    for (int d = 1; d <= list->layout->size; d++)
        for (int u = 0; u < list->layout->unit_count; u++) {
            const lele_cellset places =
                lele_cellset_and(board->places[d], list->layout->units[u].set);
            if (lele_cellset_within(&places, &branch.gone[d]))
                lele_premise_add_places(list, u, lele_digits_of(d));
        }
}

static bool has_unit(const lele_step *step, lele_unit_role role)
{
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].role == role)
            return true;
    return false;
}

/* A net starts from the places in a base unit or the candidates of the pivot.  With one branch it
 * ends in a unit with role seen or in the cell with role reason, with several see above. */
void lele_premises_from_ends(struct lele_premise_list *list)
{
    const lele_step *step = list->step;
    const int branches = step->node_count > 0 ? step->nodes[step->node_count - 1].branch + 1 : 0;
    for (int i = 0; branches > 1 && i < branches; i++)
        add_branch_end(list, i);
    lele_premises_from_bases(list);
    lele_premises_from_seen(list);
    if (!has_unit(step, LELE_UNIT_ROLE_BASE))
        lele_premise_add_cells(list, lele_step_cells_of(step, LELE_ROLE_PIVOT));
    if (!has_unit(step, LELE_UNIT_ROLE_SEEN))
        lele_premise_add_cells(list, lele_step_cells_of(step, LELE_ROLE_REASON));
}

void lele_premises_from_inners(struct lele_premise_list *list)
{
    lele_inner inners[LELE_STEP_INNERS];
    const size_t count = lele_step_inners(list->step, list->board, inners, LELE_STEP_INNERS);
    for (size_t i = 0; i < count; i++)
        if (inners[i].kind == LELE_INNER_NAKED)
            lele_premise_add_cells(list, inners[i].cells);
        else
            lele_premise_add_places(list, inners[i].unit, inners[i].digits);
}
