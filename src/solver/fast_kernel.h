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

LELE_INLINE lanes *cell_of(struct node *node, enum direction along, int line, int place)
{
    return along == ROWS ? &node->cell[line][place] : &node->cell[place][line];
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

LELE_INLINE lanes used_lanes(uint16_t value)
{
    const uint16_t v = value;
    return lanes_load((const uint16_t[LANES]){ v, v, v, 0, v, v, v, 0, v, v, v, 0 });
}

/* The candidates of the cells that have exactly one. */
LELE_INLINE lanes singles(lanes cell)
{
    return lanes_and(cell, lanes_is_zero(lanes_drop_lowest(cell)));
}

/*
 * What is known of the mini-lines (three cells of a box in one line) with the same line
 * number: candidates, candidates of at least two cells, digits of decided cells.
 */
struct miniline {
    lanes any, twice, decided;
    lanes decided_elsewhere[SIDE]; /* by the two other cells */
};

LELE_INLINE struct miniline look(struct node *node, enum direction along, int line)
{
    struct miniline m;
    const lanes a = *cell_of(node, along, line, 0);
    const lanes b = *cell_of(node, along, line, 1);
    const lanes c = *cell_of(node, along, line, 2);
    const lanes sa = singles(a), sb = singles(b), sc = singles(c);
    const lanes a_or_b = lanes_or(a, b);
    m.any = lanes_or(a_or_b, c);
    m.twice = lanes_or(lanes_and(a, b), lanes_and(a_or_b, c));
    m.decided_elsewhere[0] = lanes_or(sb, sc);
    m.decided_elsewhere[1] = lanes_or(sa, sc);
    m.decided_elsewhere[2] = lanes_or(sa, sb);
    m.decided = lanes_or(m.decided_elsewhere[0], sa);
    return m;
}

/*
 * One step of reasoning on all bands (along ROWS) or all stacks (along COLUMNS).
 *
 * In a band a digit takes one mini-line of each row and of each box: of the 3x3 mini-lines
 * it takes a permutation.  A mini-line keeps a digit only where a permutation goes through
 * it; that is locked candidates in both directions, to the end.  When only one mini-line of
 * a box is left for a digit then it is the only one of its row too, so hidden singles of
 * rows and boxes are one case: a digit without another mini-line in the box, in one cell.
 *
 * A decided cell takes its digit from its box and line.  Two equal ones take it from each
 * other, so a contradiction leaves a cell empty or a unit without a digit.
 *
 * Returns the digits that every box, and with it every line, still has a place for.
 */
LELE_INLINE lanes reason(struct node *node, enum direction along)
{
    struct miniline m[SIDE];
    lanes open[SIDE], next[SIDE], after[SIDE], kept[SIDE];
    for (int i = 0; i < SIDE; i++)
        m[i] = look(node, along, i);
    for (int i = 0; i < SIDE; i++) {
        const lanes in_box = lanes_or(m[(i + 1) % SIDE].decided, m[(i + 2) % SIDE].decided);
        const lanes in_line = neighbours(along, m[i].decided);
        open[i] = lanes_minus(m[i].any, lanes_or(in_box, in_line));
        next[i] = neighbour(along, open[i], 1);
        after[i] = neighbour(along, open[i], 2);
    }
    for (int i = 0; i < SIDE; i++) {
        const int j = (i + 1) % SIDE, k = (i + 2) % SIDE;
        kept[i] = lanes_and(open[i],
                            lanes_or(lanes_and(next[j], after[k]), lanes_and(after[j], next[k])));
    }
    for (int i = 0; i < SIDE; i++) {
        const lanes other_lines = lanes_or(kept[(i + 1) % SIDE], kept[(i + 2) % SIDE]);
        const lanes hidden = lanes_minus(kept[i], lanes_or(other_lines, m[i].twice));
        for (int j = 0; j < SIDE; j++) {
            lanes *cell = cell_of(node, along, i, j);
            const lanes left = lanes_minus(lanes_and(*cell, kept[i]), m[i].decided_elsewhere[j]);
            const lanes only = lanes_and(left, hidden);
            *cell = lanes_or(only, lanes_and(left, lanes_is_zero(only)));
        }
    }
    return lanes_or3(kept[0], kept[1], kept[2]);
}

/* Whether every unit has every digit; with one candidate a cell that is a solution. */
LELE_INLINE bool all_units_full(const struct node *node)
{
    lanes full = lanes_fill(ALL), box = lanes_fill(0);
    for (int i = 0; i < SIDE; i++) {
        const lanes row = lanes_or3(node->cell[i][0], node->cell[i][1], node->cell[i][2]);
        const lanes column = lanes_or3(node->cell[0][i], node->cell[1][i], node->cell[2][i]);
        full = lanes_and(full, lanes_or(row, neighbours(ROWS, row)));
        full = lanes_and(full, lanes_or(column, neighbours(COLUMNS, column)));
        box = lanes_or(box, row);
    }
    return !lanes_any(lanes_minus(used_lanes(ALL), lanes_and(full, box)));
}

/* Reasons until nothing changes.  The node is up to date unless it is dead. */
static enum outcome propagate(struct node *shared)
{
    struct node node = *shared;
    for (;;) {
        const struct node before = node;
        lanes places = reason(&node, ROWS);
        places = lanes_and(places, reason(&node, COLUMNS));
        if (lanes_any(lanes_minus(used_lanes(ALL), places)))
            return DEAD;
        lanes undecided = lanes_fill(0), changed = lanes_fill(0);
        for (int r = 0; r < SIDE; r++) {
            for (int c = 0; c < SIDE; c++) {
                const lanes cell = node.cell[r][c];
                undecided = lanes_or(undecided, lanes_drop_lowest(cell));
                changed = lanes_or(changed, lanes_xor(cell, before.cell[r][c]));
            }
        }
        if (!lanes_any(undecided)) {
            *shared = node;
            return all_units_full(&node) ? SOLVED : DEAD;
        }
        if (!lanes_any(changed)) {
            *shared = node;
            return STUCK;
        }
    }
}

/* A cell to guess in: vector `at` of the nine, and a lane. */
struct place {
    int at, lane;
};

/* Adds how many of the two digits of each cell are among those seen. */
LELE_INLINE lanes count_seen(lanes count, lanes cell, lanes seen)
{
    const lanes common = lanes_and(cell, seen);
    const lanes some = lanes_minus(lanes_fill(1), lanes_is_zero(common));
    return lanes_count(lanes_add(count, some), lanes_equal(common, cell));
}

/* The candidates of three cells in the next two boxes, as seen from each box. */
struct view {
    lanes next, after;
};

LELE_INLINE struct view view_of(enum direction along, lanes a, lanes b, lanes c)
{
    const lanes any = lanes_or3(a, b, c);
    return (struct view){ neighbour(along, any, 1), neighbour(along, any, 2) };
}

LELE_INLINE lanes count_views(lanes count, lanes cell, struct view row, struct view column)
{
    count = count_seen(count, cell, row.next);
    count = count_seen(count, cell, row.after);
    count = count_seen(count, cell, column.next);
    return count_seen(count, cell, column.after);
}

/* A number that is greater for a greater score, and then for an earlier cell; from it the
 * cell can be told. */
LELE_INLINE lanes rank(lanes score, int at)
{
    static const uint16_t back[LANES] = { 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1 };
    const lanes order = lanes_add(lanes_load(back), lanes_fill((uint16_t)((8 - at) * LANES)));
    return lanes_add(lanes_shift_left(score, 8), order);
}

LELE_INLINE struct place place_of_rank(uint16_t rank)
{
    const int back = (rank & 255) - 1;
    return (struct place){ 8 - back / LANES, LANES - 1 - back % LANES };
}

/*
 * Of the cells with two candidates, the one that sees its digits in most mini-lines of other
 * boxes, where those in cells with two candidates count three times: then either digit will
 * decide much.  False when there is no such cell.
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
    struct view open_row[SIDE], pair_row[SIDE], open_column[SIDE], pair_column[SIDE];
    for (int i = 0; i < SIDE; i++) {
        open_row[i] = view_of(ROWS, open[i][0], open[i][1], open[i][2]);
        pair_row[i] = view_of(ROWS, pair[i][0], pair[i][1], pair[i][2]);
        open_column[i] = view_of(COLUMNS, open[0][i], open[1][i], open[2][i]);
        pair_column[i] = view_of(COLUMNS, pair[0][i], pair[1][i], pair[2][i]);
    }
    lanes best = lanes_fill(0);
    for (int r = 0; r < SIDE; r++) {
        for (int c = 0; c < SIDE; c++) {
            const lanes cell = pair[r][c];
            lanes score = count_views(lanes_fill(0), cell, pair_row[r], pair_column[c]);
            score = count_views(lanes_add(score, score), cell, open_row[r], open_column[c]);
            best = lanes_max(best, lanes_minus(rank(score, SIDE * r + c), lanes_is_zero(cell)));
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
        uint16_t lane[LANES];
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
    *try = *rest;
    lanes *cell = &rest->cell[place.at / SIDE][place.at % SIDE];
    const unsigned candidates = lanes_get(*cell, place.lane);
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

/* Where a cell in reading order is: nine vectors, LANES each. */
LELE_INLINE int index_of(int cell)
{
    const int row = cell / DIGITS, column = cell % DIGITS;
    const int at = row % SIDE * SIDE + column % SIDE;
    return at * LANES + row / SIDE * LANE_GROUP + column / SIDE;
}

static void start(struct search *search, const uint8_t *puzzle)
{
    static const uint16_t candidates[] = { ALL, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0 };
    uint16_t lane[SIDE * SIDE * LANES] = { 0 };
    for (int cell = 0; cell < CELLS; cell++)
        lane[index_of(cell)] = candidates[puzzle[cell] <= DIGITS ? puzzle[cell] : DIGITS + 1];
    for (int at = 0; at < SIDE * SIDE; at++)
        search->stack[0].cell[at / SIDE][at % SIDE] = lanes_load(lane + at * LANES);
    search->depth = 1;
}

static void write_solution(const struct search *search, uint8_t *ret)
{
    const struct node *node = &search->stack[search->depth];
    uint16_t lane[SIDE * SIDE * LANES];
    for (int at = 0; at < SIDE * SIDE; at++)
        lanes_store(node->cell[at / SIDE][at % SIDE], lane + at * LANES);
    for (int cell = 0; cell < CELLS; cell++)
        ret[cell] = (uint8_t)lele_digits_first(lane[index_of(cell)]);
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
