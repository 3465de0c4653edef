/*
 * The reasoning of the fast solver, on nine vectors.
 *
 * Vector cell[r][c] holds the candidates of the cell in row r and column c of several boxes,
 * one box per lane.  The lanes of a group are the boxes of a band, so a rotation within the
 * groups moves to the next stack.  The caller decides the meaning of the groups: the three
 * bands of one grid (fast_node.h), or the same band of several grids (fast_team.h, where the
 * other bands are other vectors).
 *
 * A round has three steps: decided cells, then rows, then columns.  Only the last step looks for
 * hidden singles, because by then each of them is a digit with one cell left in a box.
 */
#include "core/simd.h"

enum { SIDE = 3, CELLS = 81, DIGITS = 9, ALL = (1 << DIGITS) - 1 };

enum outcome { DEAD, SOLVED, STUCK };

struct node {
    lanes cell[SIDE][SIDE];
};

/* Vector by vector, because compilers copy a struct of this size slowly. */
LELE_INLINE void copy(struct node *to, const struct node *from)
{
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            to->cell[i][j] = from->cell[i][j];
}

/* The candidates of the cells that have exactly one. */
LELE_INLINE lanes singles(lanes cell)
{
    return lanes_and(cell, lanes_is_zero(lanes_drop_lowest(cell)));
}

/*
 * Removes the digits of decided cells from the other cells of their boxes.  The permutations of
 * the next steps remove them from the rest of the lines.
 *
 * The digits of a box are added, not joined.  Two equal digits carry, so that neither finds its
 * bit in the sum and both are removed.  The carry may remove others too; this does not matter,
 * because such a box cannot be filled any more.
 */
LELE_INLINE void exclude_decided(struct node *node)
{
    struct node decided;
    lanes sum = lanes_fill(0);
    for (int i = 0; i < SIDE; i++) {
        for (int j = 0; j < SIDE; j++) {
            decided.cell[i][j] = singles(node->cell[i][j]);
            sum = lanes_add(sum, decided.cell[i][j]);
        }
    }
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            node->cell[i][j] = lanes_and_equal(node->cell[i][j], sum, decided.cell[i][j]);
}

/*
 * In a band a digit takes one mini-line (three cells of a box in a line) of each row and of
 * each box: a permutation of the 3x3 mini-lines.  A mini-line keeps a digit only if some
 * permutation uses it.  This is locked candidates in both directions, to the fixed point.  A
 * decided cell leaves its box no other mini-line for the digit, so this also removes the digit
 * from the rest of the line.
 *
 * `own`, `next` and `after` are the candidates of the mini-lines of a box and of the two others in
 * its band or stack; `line` is a mini-line of the first.
 */
LELE_INLINE lanes permuted(const lanes own[SIDE], const lanes next[SIDE], const lanes after[SIDE],
                           int line)
{
    const int j = (line + 1) % SIDE, k = (line + 2) % SIDE;
    return lanes_and(own[line], lanes_or_both(lanes_and(next[j], after[k]), after[j], next[k]));
}

/* The step along rows.  Returns for each box the digits that still have a place in it. */
LELE_INLINE lanes reason_rows(struct node *node)
{
    lanes own[SIDE], next[SIDE], after[SIDE], kept[SIDE];
    for (int i = 0; i < SIDE; i++) {
        own[i] = lanes_or3(node->cell[i][0], node->cell[i][1], node->cell[i][2]);
        next[i] = lanes_turn_in_group(own[i], 1);
        after[i] = lanes_turn_in_group(own[i], 2);
    }
    for (int i = 0; i < SIDE; i++) {
        kept[i] = permuted(own, next, after, i);
        for (int c = 0; c < SIDE; c++)
            node->cell[i][c] = lanes_and(node->cell[i][c], kept[i]);
    }
    return lanes_or3(kept[0], kept[1], kept[2]);
}

/* The candidates of at least one cell and of at least two cells of each
 * mini-line, along columns. */
struct columns {
    lanes any[SIDE], twice[SIDE];
};

LELE_INLINE void look_at_columns(const struct node *node, struct columns *ret)
{
    for (int i = 0; i < SIDE; i++) {
        const lanes a = node->cell[0][i], b = node->cell[1][i], c = node->cell[2][i];
        ret->any[i] = lanes_or3(a, b, c);
        ret->twice[i] = lanes_in_two(a, b, c);
    }
}

/* The first half of the step along columns: the digits that the mini-lines keep, given those of
 * the boxes above and below.  Returns for each box the digits that still have a place in it. */
LELE_INLINE lanes keep_in_columns(const struct columns *own, const lanes next[SIDE],
                                  const lanes after[SIDE], lanes kept[SIDE])
{
    for (int i = 0; i < SIDE; i++)
        kept[i] = permuted(own->any, next, after, i);
    return lanes_or3(kept[0], kept[1], kept[2]);
}

/*
 * The second half: updates the cells.  A digit that no other mini-line of its box keeps, and that
 * has one cell in this one, is a hidden single of the box.  The permutations turn every hidden
 * single of a line into one of a box.
 *
 * Returns the sum of the candidates of each box, which decreases whenever a cell loses one.
 */
LELE_INLINE lanes reason_columns(struct node *node, const struct columns *own,
                                 const lanes kept[SIDE])
{
    lanes sum = lanes_fill(0);
    for (int i = 0; i < SIDE; i++) {
        const int j = (i + 1) % SIDE, k = (i + 2) % SIDE;
        const lanes hidden = lanes_minus(kept[i], lanes_or3(kept[j], kept[k], own->twice[i]));
        const lanes rest = lanes_minus(kept[i], hidden);
        for (int r = 0; r < SIDE; r++) {
            lanes *cell = &node->cell[r][i];
            const lanes only = lanes_and(*cell, hidden);
            *cell = lanes_and_either(*cell, kept[i], lanes_where(rest, only));
            sum = lanes_add(sum, *cell);
        }
    }
    return sum;
}
