/*
 * The kernel of the fast solver, for classic grids only: one grid in nine vectors.
 *
 * Vector cell[r][c] holds the candidates of the cell in row r and column c of every box, a
 * lane each: the box in band b and stack s is lane s of group b.  So one operation works on
 * nine boxes, a turn in the groups goes to the next stack, a turn of the groups to the next
 * band, and the whole state of a search node fits into nine registers.
 *
 * Included once a vector width, with LELE_SIMD_BITS and LELE_FAST_KERNEL defined.
 */
#include "core/simd.h"
#include "solver/fast.h"

enum {
    SIDE = 3,
    CELLS = 81,
    DIGITS = 9,
    ALL = (1 << DIGITS) - 1,
    MAX_DEPTH = CELLS + 1, /* a guess decides a cell */
};

/* Along ROWS, the lines of a box are its rows, and its neighbours lie in its band. */
enum direction { ROWS, COLUMNS };

enum outcome { DEAD, SOLVED, STUCK };

enum event { GUESS, SOLUTION, END };

struct node {
    lanes cell[SIDE][SIDE];
};

struct search {
    int depth;
    struct node stack[MAX_DEPTH];
};

#include "solver/fast_cells.h"

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
    lanes least = node->cell[0][0];
    for (int at = 1; at < SIDE * SIDE; at++)
        least = lanes_min(least, node->cell[at / SIDE][at % SIDE]);
    return lanes_any(lanes_and(all_digits(), lanes_is_zero(least)));
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

/* A cell to guess in: vector `at` of the nine, and a lane. */
struct place {
    int at, lane;
};

/* Adds, for cells with two candidates, how many of them are among those seen, minus one. */
LELE_INLINE lanes weigh(lanes weight, lanes cell, lanes seen)
{
    const lanes common = lanes_and(cell, seen);
    return lanes_down(lanes_up(weight, lanes_equal(common, cell)), lanes_is_zero(common));
}

/* A number that is greater for a greater weight, and then for an earlier cell; from it the
 * cell can be told. */
LELE_INLINE lanes rank(lanes weight, int at)
{
    static const uint16_t order[LANE_SLOTS] = { 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1 };
    const lanes back = lanes_add(lanes_load(order), lanes_fill((uint16_t)((8 - at) * LANES)));
    return lanes_add(lanes_shift_left(weight, 8), back);
}

LELE_INLINE struct place place_of_rank(uint16_t rank)
{
    const int back = (rank & 255) - 1;
    return (struct place){ 8 - back / LANES, LANES - 1 - back % LANES };
}

/*
 * Of the cells with two candidates, the one that sees most of them again in its row and its
 * column outside its box, where those in cells with two candidates count three times: either
 * choice will then decide much.  False when there is no such cell.
 */
static bool choose_pair(const struct node *node, struct place *ret)
{
    lanes pair[SIDE][SIDE], open[SIDE][SIDE];
    for (int r = 0; r < SIDE; r++) {
        for (int c = 0; c < SIDE; c++) {
            const lanes more = lanes_drop_lowest(node->cell[r][c]);
            open[r][c] = lanes_minus(node->cell[r][c], lanes_is_zero(more));
            pair[r][c] = lanes_and(open[r][c], lanes_is_zero(lanes_drop_lowest(more)));
        }
    }
    lanes open_row[SIDE], pair_row[SIDE], open_column[SIDE], pair_column[SIDE];
    for (int i = 0; i < SIDE; i++) {
        open_row[i] = neighbours(ROWS, lanes_or3(open[i][0], open[i][1], open[i][2]));
        pair_row[i] = neighbours(ROWS, lanes_or3(pair[i][0], pair[i][1], pair[i][2]));
        open_column[i] = neighbours(COLUMNS, lanes_or3(open[0][i], open[1][i], open[2][i]));
        pair_column[i] = neighbours(COLUMNS, lanes_or3(pair[0][i], pair[1][i], pair[2][i]));
    }
    lanes best = lanes_fill(0);
    for (int r = 0; r < SIDE; r++) {
        for (int c = 0; c < SIDE; c++) {
            lanes weight = lanes_fill(3); /* so that it stays positive */
            weight = weigh(weight, pair[r][c], pair_row[r]);
            weight = weigh(weight, pair[r][c], pair_column[c]);
            weight = lanes_add(weight, weight);
            weight = weigh(weight, pair[r][c], open_row[r]);
            weight = weigh(weight, pair[r][c], open_column[c]);
            const lanes ranks = rank(weight, SIDE * r + c);
            best = lanes_max(best, lanes_minus(ranks, lanes_is_zero(pair[r][c])));
        }
    }
    const uint16_t highest = lanes_highest(best);
    *ret = place_of_rank(highest);
    return highest != 0;
}

/* The undecided cell with the fewest candidates. */
static struct place choose_fewest(const struct node *node)
{
    struct place best = { 0, 0 };
    int fewest = DIGITS + 1;
    for (int at = 0; at < SIDE * SIDE; at++) {
        uint16_t lane[LANE_SLOTS];
        lanes_store(node->cell[at / SIDE][at % SIDE], lane);
        for (int i = 0; i < LANES; i++) {
            const int count = lele_digits_count(lane[i]);
            if (count > 1 && count < fewest) {
                fewest = count;
                best = (struct place){ at, i };
            }
        }
    }
    return best;
}

/* Tries a digit on top of the stack, and leaves below what is left without it. */
static void guess(struct search *search)
{
    struct node *rest = &search->stack[search->depth - 1];
    struct node *try = &search->stack[search->depth++];
    struct place place;
    if (!choose_pair(rest, &place))
        place = choose_fewest(rest);
    copy(try, rest);
    lanes *cell = &rest->cell[place.at / SIDE][place.at % SIDE];
    const unsigned candidates = lanes_get(cell, place.lane);
    const lanes here = lanes_at(place.lane);
    const lanes digit = lanes_and(here, lanes_fill((uint16_t)(candidates & -candidates)));
    try->cell[place.at / SIDE][place.at % SIDE] = lanes_or(lanes_minus(*cell, here), digit);
    *cell = lanes_minus(*cell, digit);
}

/* Goes on to the next event.  After a solution it is on top of the stack, until the next
 * call. */
static enum event step(struct search *search)
{
    while (search->depth > 0) {
        switch (propagate(&search->stack[search->depth - 1])) {
        case DEAD:
            search->depth--;
            break;
        case SOLVED:
            search->depth--;
            return SOLUTION;
        case STUCK:
            guess(search);
            return GUESS;
        }
    }
    return END;
}

static void start(struct search *search, const uint8_t *puzzle)
{
    read_cells(&search->stack[0], puzzle);
    search->depth = 1;
}

static void write_solution(const struct search *search, uint8_t *ret)
{
    write_cells(&search->stack[search->depth], ret);
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    struct search *search = state;
    lele_grid solution;
    lele_grid_clear(&solution);
    start(search, grid->cell);
    for (bool going = true; going;) {
        switch (step(search)) {
        case GUESS:
            run->result->guesses++;
            going = lele_run_enter(run);
            break;
        case SOLUTION:
            write_solution(search, solution.cell);
            going = lele_run_report(run, &solution);
            break;
        case END:
            going = false;
            break;
        }
    }
}

static uint32_t solve_one(struct search *search, lele_solve_batch *batch, size_t index)
{
    uint32_t count = 0;
    start(search, batch->puzzles + index * CELLS);
    for (;;) {
        switch (step(search)) {
        case GUESS:
            batch->guesses++;
            break;
        case SOLUTION:
            if (count++ == 0 && batch->solutions != NULL)
                write_solution(search, batch->solutions + index * CELLS);
            if (count == batch->max_solutions)
                return count;
            break;
        case END:
            return count;
        }
    }
}

static void solve_many(void *state, lele_solve_batch *batch)
{
    batch->guesses = 0;
    for (size_t i = 0; i < batch->count; i++)
        batch->counts[i] = solve_one(state, batch, i);
}

const lele_fast_kernel LELE_FAST_KERNEL = {
    .state_size = sizeof(struct search),
    .solve = solve,
    .solve_many = solve_many,
};
