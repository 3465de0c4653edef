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

/* The cell with the fewest candidates of those that have more than one. */
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

static struct place choose(const struct node *node)
{
    struct place place;
    return choose_pair(node, &place) ? place : choose_fewest(node);
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

/* Whether no cell has more than two candidates. */
LELE_INLINE bool has_only_pairs(const struct node *node)
{
    lanes third = lanes_fill(0);
    for (int at = 0; at < SIDE * SIDE; at++) {
        const lanes second = lanes_drop_lowest(node->cell[at / SIDE][at % SIDE]);
        third = lanes_or(third, lanes_drop_lowest(second));
    }
    return !lanes_any(third);
}
