/*
 * Where the fast solver guesses.
 *
 * A cell is chosen for all nine boxes at once, by a rank in which the cell itself can be
 * read, so that the greatest rank is all there is to find.
 */

/* A cell to guess in: vector `at` of the nine, and a lane. */
struct place {
    int at, lane;
};

/* The candidates in the same line of the two other boxes. */
LELE_INLINE lanes outside_row(const struct node *node, int row)
{
    return beside(lanes_or3(node->cell[row][0], node->cell[row][1], node->cell[row][2]));
}

LELE_INLINE lanes outside_column(const struct node *node, int column)
{
    return above_and_below(
        lanes_or3(node->cell[0][column], node->cell[1][column], node->cell[2][column]));
}

/* One more for cells that see all their candidates, one less for those that see none. */
LELE_INLINE lanes weigh(lanes weight, lanes cell, lanes seen)
{
    const lanes common = lanes_and(cell, seen);
    return lanes_down(lanes_up(weight, lanes_equal(common, cell)), lanes_is_zero(common));
}

/* A number that is greater for a greater weight, and then for an earlier cell; from it the
 * cell can be told. */
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

/* The candidates of the undecided cells, of those of them with the fewest, and whether the
 * fewest are two and no cell has more. */
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
 * Of the cells with the fewest candidates, mostly two, the one that sees them again in its row
 * and its column outside its box; in cells of its own kind counts three times.  Either choice
 * will then decide much.
 */
static struct place choose(const struct choices *choices)
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
            lanes weight = lanes_fill(3); /* so that it stays positive */
            weight = weigh(weight, cell, few_row[r]);
            weight = weigh(weight, cell, few_column[c]);
            weight = lanes_add(weight, weight);
            weight = weigh(weight, cell, open_row[r]);
            weight = weigh(weight, cell, open_column[c]);
            best = lanes_max(best, lanes_where(rank(weight, SIDE * r + c), cell));
        }
    }
    return place_of_rank(lanes_highest(best));
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
