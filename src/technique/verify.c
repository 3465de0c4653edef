/*
 * The verifier: an independent check of a step; it shares no code with the finders.
 *
 * Premises: the conclusions change the board, marked candidates and digits are there, strong and
 * weak links hold, base units have no place outside the pattern.  Conclusion: the solution agrees.
 */
#include "lele/step.h"

static bool has(const lele_board *board, int cell, lele_digits digits)
{
    return digits != 0 && (board->candidates[cell] & digits) == digits;
}

static bool are_conclusions_open(const lele_step *step, const lele_board *board)
{
    for (int i = 0; i < step->placement_count; i++)
        if (board->grid.cell[step->placements[i].cell] != 0 ||
            !lele_digits_single(step->placements[i].digits))
            return false;
    for (int i = 0; i < step->elimination_count; i++)
        if (!has(board, step->eliminations[i].cell, step->eliminations[i].digits))
            return false;
    return step->placement_count + step->elimination_count > 0;
}

/* Whether the cell is empty and has none of the digits. */
static bool lacks(const lele_board *board, int cell, lele_digits digits)
{
    return digits != 0 && board->grid.cell[cell] == 0 && (board->candidates[cell] & digits) == 0;
}

/* A mark has candidates, a placed digit that the argument uses, or no digits: then it is a cell.
 * The digits of an excluded mark are none of its candidates. */
static bool are_marks_there(const lele_step *step, const lele_board *board)
{
    for (int i = 0; i < step->mark_count; i++) {
        const lele_mark *mark = &step->marks[i];
        const int value = board->grid.cell[mark->cell];
        if (mark->digits == 0 ||
            (mark->role == LELE_ROLE_EXCLUDED && lacks(board, mark->cell, mark->digits)))
            continue;
        if (value != 0 ? mark->digits != lele_digits_of(value)
                       : !has(board, mark->cell, mark->digits))
            return false;
    }
    return true;
}

static bool are_nodes_there(const lele_step *step, const lele_board *board)
{
    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].depth == 0 &&
            !lele_cellset_within(&step->nodes[i].cells, &board->places[step->nodes[i].digit]))
            return false;
    return true;
}

/* A strong link: the node must be on when all nodes with such links into it are off.  Together they
 * have all places of the digit in the unit, or all candidates of the cell. */
static bool is_strong(const lele_step *step, const lele_board *board, const lele_link *link)
{
    const lele_node *to = &step->nodes[link->to];
    lele_cellset cells = to->cells;
    lele_digits digits = lele_digits_of(to->digit);
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *other = &step->links[i];
        if (other->to != link->to || !other->strong || other->unit != link->unit)
            continue;
        const lele_node *from = &step->nodes[other->from];
        cells = lele_cellset_or(cells, from->cells);
        digits |= lele_digits_of(from->digit);
    }
    if (link->unit == LELE_LINK_CELL)
        return lele_cellset_count(&cells) == 1 &&
               board->candidates[lele_cellset_first(&cells)] == digits;
    if (link->unit >= board->layout->unit_count)
        return false;
    const lele_cellset places =
        lele_cellset_and(board->places[to->digit], board->layout->units[link->unit].set);
    return lele_digits_single(digits) && lele_cellset_within(&places, &cells);
}

/* A weak link: the two nodes cannot both be on. */
static bool is_weak(const lele_board *board, const lele_node *a, const lele_node *b)
{
    if (a->digit != b->digit) {
        return lele_cellset_count(&a->cells) == 1 && lele_cellset_equal(&a->cells, &b->cells);
    }
    lele_cellset cells = a->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (!lele_cellset_within(&b->cells, &board->layout->peers[cell]))
            return false;
    return true;
}

/* Links of almost locked sets and deadly patterns, with other reasons, and inside nested assumptions are not checked;
 * only the conclusion is. */
static bool are_links_true(const lele_step *step, const lele_board *board)
{
    for (int i = 0; i < step->link_count; i++) {
        const lele_link *link = &step->links[i];
        const lele_node *from = &step->nodes[link->from], *to = &step->nodes[link->to];
        if (link->from >= step->node_count || link->to >= step->node_count)
            return false;
        if (link->unit == LELE_LINK_ALS || link->unit == LELE_LINK_OTHER ||
            link->unit == LELE_LINK_DEADLY || link->unit == LELE_LINK_CLUE || from->depth != 0 ||
            to->depth != 0 || from->kind == LELE_NODE_ALS || to->kind == LELE_NODE_ALS)
            continue;
        if (link->strong ? !is_strong(step, board, link) : !is_weak(board, from, to))
            return false;
    }
    return true;
}

/* For a pattern of one digit, all places of the digit in base units must be marked. */
static bool are_bases_covered(const lele_step *step, const lele_board *board)
{
    if (!lele_digits_single(step->digits))
        return true;
    lele_cellset marked = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->mark_count; i++)
        lele_cellset_add(&marked, step->marks[i].cell);
    for (int i = 0; i < step->unit_count; i++) {
        const lele_cellset places = lele_cellset_and(board->places[lele_digits_first(step->digits)],
                                                     board->layout->units[step->units[i].unit].set);
        if (step->units[i].role == LELE_UNIT_ROLE_BASE && !lele_cellset_within(&places, &marked))
            return false;
    }
    return true;
}

static bool agrees(const lele_step *step, const lele_grid *solution)
{
    for (int i = 0; i < step->placement_count; i++)
        if (!lele_digits_has(step->placements[i].digits, solution->cell[step->placements[i].cell]))
            return false;
    for (int i = 0; i < step->elimination_count; i++)
        if (lele_digits_has(step->eliminations[i].digits,
                            solution->cell[step->eliminations[i].cell]))
            return false;
    return true;
}

bool lele_step_verify(const lele_step *step, const lele_board *board, const lele_grid *solution)
{
    return are_conclusions_open(step, board) && are_marks_there(step, board) &&
           are_nodes_there(step, board) && are_links_true(step, board) &&
           are_bases_covered(step, board) && (solution == NULL || agrees(step, solution));
}
