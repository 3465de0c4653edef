/*
 * The choice of the cell in which the fast solver guesses.
 *
 * Cells of all nine boxes are ranked at once.  A rank also encodes the position of its cell, so
 * the greatest rank gives the cell directly.
 */

/* A cell to guess in: vector `at` of the nine, and a lane. */
struct place {
    int at, lane;
};

/* Cells to guess in at once; no two are in the same band or in the same stack. */
struct places {
    int count;
    struct place place[SIDE];
};

/* The candidates in the same line of the two other boxes of the band or stack. */
LELE_INLINE lanes outside_row(const struct node *node, int row)
{
    return beside(lanes_or3(node->cell[row][0], node->cell[row][1], node->cell[row][2]));
}

LELE_INLINE lanes outside_column(const struct node *node, int column)
{
    return above_and_below(
        lanes_or3(node->cell[0][column], node->cell[1][column], node->cell[2][column]));
}

/* Adds 1 for cells whose candidates are all in `seen`, subtracts 1 for those with none in it. */
LELE_INLINE lanes weigh(lanes weight, lanes cell, lanes seen)
{
    const lanes common = lanes_and(cell, seen);
    return lanes_down(lanes_up(weight, lanes_equal(common, cell)), lanes_is_zero(common));
}

/* A number that grows with the weight and, for equal weights, is greater for an earlier cell.  Its
 * low byte encodes the cell. */
LELE_INLINE lanes rank(lanes weight, int at)
{
#define BACK(at, lane)  255 - 16 * (at) - (lane)
#define BACK4(at, lane) BACK(at, lane), BACK(at, lane + 1), BACK(at, lane + 2), BACK(at, lane + 3)
#define BACKS(at)                                                                                  \
    {                                                                                              \
        BACK4(at, 0), BACK4(at, 4), BACK4(at, 8)                                                   \
    }
    static const uint16_t back[SIDE * SIDE][LANE_SLOTS] = { BACKS(0), BACKS(1), BACKS(2),
                                                            BACKS(3), BACKS(4), BACKS(5),
                                                            BACKS(6), BACKS(7), BACKS(8) };
#undef BACKS
#undef BACK4
#undef BACK
    return lanes_add(lanes_shift_left(weight, 8), lanes_load(back[at]));
}

LELE_INLINE struct place place_of_rank(uint16_t rank)
{
    const int number = 255 - (rank & 255);
    return (struct place){ number / 16, number % 16 };
}

/* The mask of the boxes that share neither band nor stack with the box of a lane. */
LELE_INLINE lanes apart_from(int lane)
{
#define APART(lane, other)  ((lane) / 4 == (other) / 4 || (lane) % 4 == (other) % 4 ? 0 : 0xFFFF)
#define APARTS(lane, first) APART(lane, first), APART(lane, first + 1), APART(lane, first + 2), 0
#define APART_FROM(lane)                                                                           \
    {                                                                                              \
        APARTS(lane, 0), APARTS(lane, 4), APARTS(lane, 8)                                          \
    }
    static const uint16_t apart[LANES][LANE_SLOTS] = {
        APART_FROM(0), APART_FROM(1), APART_FROM(2), { 0 },         APART_FROM(4),  APART_FROM(5),
        APART_FROM(6), { 0 },         APART_FROM(8), APART_FROM(9), APART_FROM(10),
    };
#undef APART_FROM
#undef APARTS
#undef APART
    return lanes_load(apart[lane]);
}

/* `open`: the candidates of undecided cells.  `few`: those of the undecided cells with the fewest
 * candidates.  `only_pairs`: every undecided cell has two. */
struct choices {
    struct node open, few;
    bool only_pairs;
};

LELE_INLINE void find_choices(const struct node *node, struct choices *ret)
{
    struct node rest;
    for (int i = 0; i < SIDE * SIDE; i++) {
        const int r = i / SIDE, c = i % SIDE;
        rest.cell[r][c] = lanes_drop_lowest(node->cell[r][c]);
        ret->open.cell[r][c] = lanes_where(node->cell[r][c], rest.cell[r][c]);
    }
    lanes any, more;
    bool pairs = true;
    for (;; pairs = false) {
        any = more = lanes_fill(0);
        for (int i = 0; i < SIDE * SIDE; i++) {
            const int r = i / SIDE, c = i % SIDE;
            rest.cell[r][c] = lanes_drop_lowest(rest.cell[r][c]);
            ret->few.cell[r][c] = lanes_and(ret->open.cell[r][c], lanes_is_zero(rest.cell[r][c]));
            any = lanes_or(any, ret->few.cell[r][c]);
            more = lanes_or(more, rest.cell[r][c]);
        }
        if (lanes_any(any))
            break;
    }
    ret->only_pairs = pairs && !lanes_any(more);
}

/*
 * Chooses, among the cells with the fewest candidates (mostly two), one whose candidates appear
 * again in its row and its column outside its box, so that either outcome decides much.  An
 * appearance in another cell with the fewest candidates counts three times.
 *
 * With `several`, chooses up to three such cells that do not see each other.
 */
static void choose(const struct choices *choices, bool several, struct places *ret)
{
    lanes open_row[SIDE], few_row[SIDE], open_column[SIDE], few_column[SIDE];
    for (int i = 0; i < SIDE; i++) {
        open_row[i] = outside_row(&choices->open, i);
        few_row[i] = outside_row(&choices->few, i);
        open_column[i] = outside_column(&choices->open, i);
        few_column[i] = outside_column(&choices->few, i);
    }
    lanes best = lanes_fill(0);
    for (int r = 0; r < SIDE; r++) {
        for (int c = 0; c < SIDE; c++) {
            const lanes cell = choices->few.cell[r][c];
            lanes weight = lanes_fill(3); /* so that it never gets negative */
            weight = weigh(weight, cell, few_row[r]);
            weight = weigh(weight, cell, few_column[c]);
            weight = lanes_add(weight, weight);
            weight = weigh(weight, cell, open_row[r]);
            weight = weigh(weight, cell, open_column[c]);
            best = lanes_max(best, lanes_where(rank(weight, SIDE * r + c), cell));
        }
    }
    uint16_t highest = lanes_highest(best);
    ret->count = 0;
    do {
        const struct place place = place_of_rank(highest);
        ret->place[ret->count++] = place;
        best = lanes_and(best, apart_from(place.lane));
        highest = lanes_highest(best);
    } while (several && highest != 0);
}

/* Any cell with more than one candidate. */
static struct place choose_any(const struct node *node)
{
    int at = 0;
    lanes more = lanes_drop_lowest(node->cell[0][0]);
    while (!lanes_any(more)) {
        at++;
        more = lanes_drop_lowest(node->cell[at / SIDE][at % SIDE]);
    }
    return (struct place){ at, lanes_first(more) };
}
