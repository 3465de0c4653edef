/*
 * Counts the solutions of a grid with few open cells, with all candidates in two words.
 *
 * A count of many solutions spends most of its time in nodes with few open cells, and hardly any
 * of these is a dead end.  If there are at most 32 open cells with at most four candidates each,
 * candidate k of open cell c is number 32 * k + c: a bit in one of two words.  Each candidate has
 * a mask of those it excludes.  The only reasoning is to decide the cells with one candidate left.
 */
enum {
    REST_CELLS = 32,
    REST_CHOICES = 4,
    REST_WORDS = 2,
    REST_NUMBERS = REST_CELLS * REST_CHOICES,
    UNITS_OF_CELL = 3,
    REST_UNITS = 2 * DIGITS + LANES, /* rows, columns, and boxes by their lanes */
};

/* The two bits of the first cell in a word. */
#define REST_CELL UINT64_C(0x100000001)

struct rest_node {
    uint64_t alive[REST_WORDS];
    uint64_t open; /* the undecided cells, both bits of each */
};

struct rest {
    struct rest_node start;
    uint64_t excluded[REST_NUMBERS][REST_WORDS]; /* by each candidate, in its own cell too */
};

struct rest_cell {
    uint8_t unit[UNITS_OF_CELL];
    uint8_t digit[REST_CHOICES]; /* DIGITS: none */
};

/* Finds the open cells, one word per group: bit 16 * lane + at.  Returns their number, or more
 * than REST_CELLS when a cell has too many candidates. */
LELE_INLINE int find_open(const struct node *node, uint64_t ret[LANE_GROUPS])
{
    lanes open = lanes_fill(0), many = lanes_fill(0);
    for (int at = 0; at < SIDE * SIDE; at++) {
        lanes left = lanes_drop_lowest(node->cell[at / SIDE][at % SIDE]);
        open = lanes_or(open, lanes_where(lanes_fill((uint16_t)(1 << at)), left));
        for (int k = 1; k < REST_CHOICES; k++)
            left = lanes_drop_lowest(left);
        many = lanes_or(many, left);
    }
    int count = 0;
    for (int g = 0; g < LANE_GROUPS; g++) {
        ret[g] = lanes_group(&open, g);
        count += lele_popcount64(ret[g]);
    }
    return lanes_any(many) ? REST_CELLS + 1 : count;
}

/* The units and candidates of the cell of this bit. */
LELE_INLINE struct rest_cell describe(const struct node *node, int group, int bit)
{
    static const uint8_t row[SIDE * SIDE] = { 0, 0, 0, 1, 1, 1, 2, 2, 2 };
    static const uint8_t column[SIDE * SIDE] = { 0, 1, 2, 0, 1, 2, 0, 1, 2 };
    const int lane = bit / 16, at = bit % 16;
    struct rest_cell cell = { .unit = { (uint8_t)(group * SIDE + row[at]),
                                        (uint8_t)(DIGITS + lane * SIDE + column[at]),
                                        (uint8_t)(2 * DIGITS + group * LANE_GROUP + lane) } };
    unsigned left = (unsigned)(lanes_group(&node->cell[0][0] + at, group) >> 16 * lane) & ALL;
    for (int k = 0; k < REST_CHOICES; k++, left &= left - 1)
        cell.digit[k] = (uint8_t)lele_lowest64(left | 1U << DIGITS);
    return cell;
}

/* False when there are too many open cells or candidates. */
static bool rest_init(struct rest *rest, const struct node *node)
{
    uint64_t open[LANE_GROUPS], place[DIGITS + 1][REST_WORDS] = { { 0 } };
    uint32_t unit[REST_UNITS] = { 0 };
    struct rest_cell cells[REST_CELLS];
    int count = 0;
    if (find_open(node, open) > REST_CELLS)
        return false;
    for (int g = 0; g < LANE_GROUPS; g++) {
        for (; open[g] != 0; count++) {
            const struct rest_cell cell = describe(node, g, lele_word_pop(&open[g]));
            cells[count] = cell;
            for (int u = 0; u < UNITS_OF_CELL; u++)
                unit[cell.unit[u]] |= 1U << count;
            for (int k = 0; k < REST_CHOICES; k++)
                place[cell.digit[k]][k / 2] |= UINT64_C(1) << (REST_CELLS * (k % 2) + count);
        }
    }
    rest->start = (struct rest_node){ .open = ((UINT64_C(1) << count) - 1) * REST_CELL };
    for (int w = 0; w < REST_WORDS; w++)
        rest->start.alive[w] = rest->start.open & ~place[DIGITS][w];
    for (int c = 0; c < count; c++) {
        const uint8_t *u = cells[c].unit;
        const uint64_t own = REST_CELL << c,
                       seen = (unit[u[0]] | unit[u[1]] | unit[u[2]]) * REST_CELL;
        for (int k = 0; k < REST_CHOICES; k++) {
            const uint64_t self = UINT64_C(1) << (REST_CELLS * (k % 2) + c);
            for (int w = 0; w < REST_WORDS; w++)
                rest->excluded[REST_CELLS * k + c][w] =
                    ((place[cells[c].digit[k]][w] & seen) | own) & ~(w == k / 2 ? self : 0);
        }
    }
    return true;
}

LELE_INLINE uint64_t other_half(uint64_t word)
{
    return word << REST_CELLS | word >> REST_CELLS;
}

/* Decides the cell of a candidate. */
LELE_INLINE void rest_put(const struct rest *rest, struct rest_node *node, int number)
{
    for (int w = 0; w < REST_WORDS; w++)
        node->alive[w] &= ~rest->excluded[number][w];
    node->open &= ~(REST_CELL << number % REST_CELLS);
}

/* Decides cells with one candidate left until there are none; false when a cell
 * has no candidate. */
LELE_INLINE bool rest_reason(const struct rest *rest, struct rest_node *node)
{
    for (;;) {
        const uint64_t a = node->alive[0], b = node->alive[1];
        const uint64_t a_turned = other_half(a), b_turned = other_half(b);
        const uint64_t any_a = a | a_turned, any_b = b | b_turned;
        uint64_t single_a = a & ~(a_turned | any_b) & node->open;
        uint64_t single_b = b & ~(b_turned | any_a) & node->open;
        if ((rest->start.open & ~(any_a | any_b)) != 0)
            return false;
        if ((single_a | single_b) == 0)
            return true;
        while (single_a != 0)
            rest_put(rest, node, lele_word_pop(&single_a));
        while (single_b != 0)
            rest_put(rest, node, lele_word_pop(&single_b) + 64);
    }
}

/* Branches on a candidate, of a cell with two if there is one: puts it into `node` and removes
 * it from `other`. */
LELE_INLINE void rest_guess(const struct rest *rest, struct rest_node *node,
                            struct rest_node *other)
{
    const uint64_t a = node->alive[0] & node->open, b = node->alive[1] & node->open;
    const uint64_t a_turned = other_half(a), b_turned = other_half(b);
    const uint64_t three = (a & a_turned & (b | b_turned)) | (b & b_turned & (a | a_turned));
    const uint64_t pairs = ~(three | other_half(three));
    const uint64_t wanted = ((a | b) & pairs) != 0 ? pairs : node->open;
    *other = *node;
    if ((a & wanted) != 0) {
        other->alive[0] ^= a & wanted & -(a & wanted);
        rest_put(rest, node, lele_lowest64(a & wanted));
    } else {
        other->alive[1] ^= b & wanted & -(b & wanted);
        rest_put(rest, node, lele_lowest64(b & wanted) + 64);
    }
}

/* Whether both nodes have the same open cells with the same candidates. */
LELE_INLINE bool leave_the_same(const struct rest_node *a, const struct rest_node *b)
{
    const uint64_t unlike = (a->alive[0] ^ b->alive[0]) | (a->alive[1] ^ b->alive[1]);
    return a->open == b->open && (unlike & a->open) == 0;
}

/* Counts the solutions of all branches.  If both branches of a guess leave the same open cells and
 * candidates, only one is searched, with twice the weight. */
static uint64_t rest_count(const struct rest *rest, uint64_t *guesses)
{
    struct {
        struct rest_node node;
        uint64_t weight;
    } stack[REST_CELLS];
    int depth = 0;
    uint64_t count = 0, weight = 1;
    struct rest_node node = rest->start;
    for (;;) {
        struct rest_node other;
        rest_guess(rest, &node, &other);
        ++*guesses;
        bool first = rest_reason(rest, &node), second = rest_reason(rest, &other);
        if (first && second && leave_the_same(&node, &other)) {
            weight *= 2;
            second = false;
        }
        if (first && node.open == 0) {
            count += weight;
            first = false;
        }
        if (second && other.open == 0) {
            count += weight;
            second = false;
        }
        if (first && second) {
            stack[depth].node = other;
            stack[depth++].weight = weight;
        } else if (second) {
            node = other;
        } else if (!first) {
            if (depth == 0)
                return count;
            node = stack[--depth].node;
            weight = stack[depth].weight;
        }
    }
}
