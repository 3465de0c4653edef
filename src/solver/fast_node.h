/*
 * One grid in nine vectors.  The groups are its bands, so a rotation of the groups moves
 * to the next band.
 */
#include "solver/fast_reason.h"

/* The union of the lanes of the two other boxes, in the same band or in the same stack. */
LELE_INLINE lanes beside(lanes a)
{
    return lanes_or(lanes_turn_in_group(a, 1), lanes_turn_in_group(a, 2));
}

LELE_INLINE lanes above_and_below(lanes a)
{
    return lanes_or(lanes_turn_groups(a, 1), lanes_turn_groups(a, 2));
}

/* All nine digits in every lane that holds a box. */
LELE_INLINE lanes all_digits(void)
{
    static const uint16_t all[LANE_SLOTS] = { ALL, ALL, ALL, 0, ALL, ALL, ALL, 0, ALL, ALL, ALL };
    return lanes_load(all);
}

LELE_INLINE bool has_empty_cell(const struct node *node)
{
    lanes least = node->cell[0][0];
    for (int at = 1; at < SIDE * SIDE; at++)
        least = lanes_min(least, node->cell[at / SIDE][at % SIDE]);
    return lanes_any(lanes_and(all_digits(), lanes_is_zero(least)));
}

/* Whether every unit has every digit.  If in addition each box has the sum of nine different
 * digits and no cell is empty, every digit stands once in each unit: the node is a solution. */
LELE_INLINE bool is_complete(const struct node *node)
{
    lanes full = all_digits(), box = lanes_fill(0);
    for (int i = 0; i < SIDE; i++) {
        const lanes row = lanes_or3(node->cell[i][0], node->cell[i][1], node->cell[i][2]);
        const lanes column = lanes_or3(node->cell[0][i], node->cell[1][i], node->cell[2][i]);
        full = lanes_and(full, lanes_or(row, beside(row)));
        full = lanes_and(full, lanes_or(column, above_and_below(column)));
        box = lanes_or(box, row);
    }
    return !lanes_any(lanes_xor(lanes_and(full, box), all_digits()));
}

/* The outcome of a node that no longer changes, or whose sums are those of a solution (`full`). */
LELE_INLINE enum outcome judge(const struct node *node, bool full)
{
    if (has_empty_cell(node))
        return DEAD;
    if (!full)
        return STUCK;
    return is_complete(node) ? SOLVED : DEAD;
}

/* One round of reasoning; returns false, without the last step, when a box has no
 * place for some digit. */
LELE_INLINE bool reason(struct node *node, lanes *sum)
{
    struct columns own;
    lanes next[SIDE], after[SIDE], kept[SIDE];
    exclude_decided(node);
    const lanes rows = reason_rows(node);
    look_at_columns(node, &own);
    for (int i = 0; i < SIDE; i++) {
        next[i] = lanes_turn_groups(own.any[i], 1);
        after[i] = lanes_turn_groups(own.any[i], 2);
    }
    const lanes columns = keep_in_columns(&own, next, after, kept);
    if (lanes_any(lanes_minus(all_digits(), lanes_and(rows, columns))))
        return false;
    *sum = reason_columns(node, &own, kept);
    return true;
}

/* Reasons until nothing changes or the sums are those of a solution.  The node is not updated
 * where a box has no place for some digit. */
static enum outcome propagate(struct node *shared)
{
    struct node node;
    copy(&node, shared);
    const lanes all = all_digits();
    lanes sum = lanes_fill(0), before;
    do {
        before = sum;
        if (!reason(&node, &sum))
            return DEAD;
    } while (lanes_any(lanes_xor(sum, before)) && lanes_any(lanes_xor(sum, all)));
    copy(shared, &node);
    return judge(&node, !lanes_any(lanes_xor(sum, all)));
}
