/*
 * A node of the fast solver's search, and all the reasoning that it does on one.
 *
 * Vector cell[r][c] holds the candidates of the cell in row r and column c of every box, a
 * lane each: the box in band b and stack s is lane s of group b.  So one operation works on
 * nine boxes, a turn in the groups goes to the next stack, a turn of the groups to the next
 * band, and the whole state of a search node is nine vectors.
 */
#include "core/simd.h"

enum { SIDE = 3, CELLS = 81, DIGITS = 9, ALL = (1 << DIGITS) - 1 };

/* Along ROWS, the lines of a box are its rows, and its neighbours lie in its band. */
enum direction { ROWS, COLUMNS };

enum outcome { DEAD, SOLVED, STUCK };

struct node {
    lanes cell[SIDE][SIDE];
};

/* Vector by vector: compilers copy a struct of this size slowly. */
LELE_INLINE void copy(struct node *to, const struct node *from)
{
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            to->cell[i][j] = from->cell[i][j];
}

LELE_INLINE lanes *cell_of(const struct node *node, enum direction along, int line, int place)
{
    return (lanes *)(along == ROWS ? &node->cell[line][place] : &node->cell[place][line]);
}

/* What the next box, or the next but one, in the same band or stack has. */
LELE_INLINE lanes neighbour(enum direction along, lanes a, int by)
{
    return along == ROWS ? lanes_turn_in_group(a, by) : lanes_turn_groups(a, by);
}

LELE_INLINE lanes neighbours(enum direction along, lanes a)
{
    return lanes_or(neighbour(along, a, 1), neighbour(along, a, 2));
}

/* All nine digits in every lane that is a box. */
LELE_INLINE lanes all_digits(void)
{
    static const uint16_t all[LANE_SLOTS] = { ALL, ALL, ALL, 0, ALL, ALL, ALL, 0, ALL, ALL, ALL };
    return lanes_load(all);
}

/* The candidates of the cells that have exactly one. */
LELE_INLINE lanes singles(lanes cell)
{
    return lanes_and(cell, lanes_is_zero(lanes_drop_lowest(cell)));
}

/*
 * What is known of the mini-lines (three cells of a box in one line) with the same number in
 * their boxes: candidates of any cell, of at least two cells, and of decided cells.
 */
struct miniline {
    lanes any, twice, decided;
};

LELE_INLINE struct miniline look(const struct node *node, enum direction along, int line)
{
    const lanes a = *cell_of(node, along, line, 0);
    const lanes b = *cell_of(node, along, line, 1);
    const lanes c = *cell_of(node, along, line, 2);
    const lanes a_or_b = lanes_or(a, b);
    return (struct miniline){
        .any = lanes_or(a_or_b, c),
        .twice = lanes_or(lanes_and(a, b), lanes_and(a_or_b, c)),
        .decided = lanes_or3(singles(a), singles(b), singles(c)),
    };
}

/*
 * One step of reasoning on all bands (along ROWS) or all stacks (along COLUMNS).
 *
 * In a band a digit takes one mini-line of each row and of each box: a permutation of the
 * 3x3 mini-lines.  A mini-line keeps a digit only where a permutation goes through it.  That
 * is locked candidates in both directions, to the end; and since a decided cell leaves its
 * box no other mini-line, it also takes the digit from the rest of the line.
 *
 * When a digit has only one mini-line of a box left then this is the only one of its line,
 * too.  So hidden singles of lines and boxes are one case: no other mini-line in the box,
 * and one cell in this one.
 *
 * Decided cells never change.  Two equal ones in a unit leave no permutation for the digit
 * (those in one mini-line when it is the turn of the other direction).
 *
 * Returns the digits that every box, and with it every line, has a place for.
 */
LELE_INLINE lanes reason(struct node *node, enum direction along)
{
    struct miniline m[SIDE];
    lanes open[SIDE], next[SIDE], after[SIDE], kept[SIDE];
    for (int i = 0; i < SIDE; i++)
        m[i] = look(node, along, i);
    for (int i = 0; i < SIDE; i++) {
        const int j = (i + 1) % SIDE, k = (i + 2) % SIDE;
        open[i] = lanes_minus(m[i].any, lanes_or(m[j].decided, m[k].decided));
        next[i] = neighbour(along, open[i], 1);
        after[i] = neighbour(along, open[i], 2);
    }
    for (int i = 0; i < SIDE; i++) {
        const int j = (i + 1) % SIDE, k = (i + 2) % SIDE;
        kept[i] = lanes_and(open[i],
                            lanes_or(lanes_and(next[j], after[k]), lanes_and(after[j], next[k])));
    }
    for (int i = 0; i < SIDE; i++) {
        const int j = (i + 1) % SIDE, k = (i + 2) % SIDE;
        const lanes hidden = lanes_minus(kept[i], lanes_or3(kept[j], kept[k], m[i].twice));
        const lanes rest = lanes_minus(kept[i], hidden);
        for (int c = 0; c < SIDE; c++) {
            lanes *cell = cell_of(node, along, i, c);
            const lanes only = lanes_and(*cell, hidden);
            *cell = lanes_and(*cell, lanes_xor(kept[i], lanes_where(rest, only)));
        }
    }
    return lanes_or3(kept[0], kept[1], kept[2]);
}

/* The sum of the candidates of each box: smaller whenever a cell loses one. */
LELE_INLINE lanes sum_of(const struct node *node)
{
    lanes sum = lanes_fill(0);
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            sum = lanes_add(sum, node->cell[i][j]);
    return sum;
}

LELE_INLINE bool has_empty_cell(const struct node *node)
{
    lanes empty = lanes_fill(0);
    for (int at = 0; at < SIDE * SIDE; at++)
        empty = lanes_or(empty, lanes_is_zero(node->cell[at / SIDE][at % SIDE]));
    return lanes_any(lanes_and(all_digits(), empty));
}

/* Whether every unit has every digit.  Where the sum of each box is that of its digits, and
 * no cell is empty, this means a solution: each digit then stands once in each unit. */
LELE_INLINE bool is_complete(const struct node *node)
{
    lanes full = all_digits(), box = lanes_fill(0);
    for (int i = 0; i < SIDE; i++) {
        const lanes row = lanes_or3(node->cell[i][0], node->cell[i][1], node->cell[i][2]);
        const lanes column = lanes_or3(node->cell[0][i], node->cell[1][i], node->cell[2][i]);
        full = lanes_and(full, lanes_or(row, neighbours(ROWS, row)));
        full = lanes_and(full, lanes_or(column, neighbours(COLUMNS, column)));
        box = lanes_or(box, row);
    }
    return !lanes_any(lanes_xor(lanes_and(full, box), all_digits()));
}

/* Reasons until nothing changes.  The node is up to date unless it is dead. */
static enum outcome propagate(struct node *shared)
{
    struct node node;
    copy(&node, shared);
    const lanes all = all_digits();
    lanes sum = lanes_fill(0), before;
    do {
        before = sum;
        const lanes rows = reason(&node, ROWS);
        const lanes columns = reason(&node, COLUMNS);
        if (lanes_any(lanes_minus(all, lanes_and(rows, columns))))
            return DEAD;
        sum = sum_of(&node);
    } while (lanes_any(lanes_xor(sum, before)) && lanes_any(lanes_xor(sum, all)));
    if (has_empty_cell(&node))
        return DEAD;
    copy(shared, &node);
    if (lanes_any(lanes_xor(sum, all)))
        return STUCK;
    return is_complete(&node) ? SOLVED : DEAD;
}
