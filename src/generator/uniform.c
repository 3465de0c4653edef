/*
 * Uniform classic grids by exact rejection.  Classic only; knows that boxes are 3 by 3.
 *
 * A box is given by two partitions of the digits into triples: its rows and its columns, each
 * row meeting each column in one digit ("across").  A band fits given columns in f ways, and f
 * depends only on the three column partitions up to renaming: a table of 280 x 280.  So: take
 * any top band, split the rest of each stack's columns between the lower two bands in one of
 * 56^3 ways (the number is the same for every band), and keep this with probability
 * f(middle) f(bottom) / f_max^2.  What is kept is uniform over all grids; then fill in the two
 * bands, each uniform over its f ways.
 */
#include "generator/uniform.h"
#include "generator/permute.h"

#include <stdlib.h>
#include <string.h>

enum {
    TRIPLES = 84,
    PARTITIONS = 280, /* of nine digits into three triples */
    SPLITS = 56,      /* ordered partitions whose triples avoid those of a given one */
    ACROSS = 36,      /* partitions across a given one */
    ORDERS = 6,
    ALL = 0x1FF,
    F_MAX = 1728, /* all three column partitions equal */
};

/* Triples in the order of their smallest digit. */
struct partition {
    uint16_t triple[3];
};

/* Triple i of `second` and of `third` and of the partition itself make up all nine digits. */
struct split {
    uint16_t second[3], third[3];
};

struct lele_uniform {
    uint16_t triples[TRIPLES];
    struct partition partition[PARTITIONS];
    struct split split[PARTITIONS][SPLITS];
    uint16_t rest[PARTITIONS][SPLITS][2]; /* the partitions of split: the hot part */
    uint16_t across[PARTITIONS][ACROSS];  /* the partitions across one */
    uint8_t is_across[PARTITIONS][PARTITIONS];
    uint16_t renamed[PARTITIONS][PARTITIONS]; /* [p][q]: q after renaming p to partition 0 */
    uint16_t ways[PARTITIONS][PARTITIONS];    /* f of partition 0 and these two */
    uint16_t columns[2][SPLITS][216]; /* column partition of boxes 2 and 3 of the top band */
    uint16_t index[ALL + 1][ALL + 1]; /* of the partition with these two first triples */
};

static const uint8_t orders[ORDERS][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                           { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

static int lowest(unsigned triple)
{
    return lele_lowest64(triple);
}

/* Puts three disjoint triples into the order of their smallest digits. */
static struct partition sorted(uint16_t a, uint16_t b, uint16_t c)
{
    struct partition p = { { a, b, c } };
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++)
            if (lowest(p.triple[k]) > lowest(p.triple[k + 1])) {
                const uint16_t swapped = p.triple[k];
                p.triple[k] = p.triple[k + 1];
                p.triple[k + 1] = swapped;
            }
    return p;
}

static int index_of(const lele_uniform *u, const uint16_t triple[3])
{
    const struct partition p = sorted(triple[0], triple[1], triple[2]);
    return u->index[p.triple[0]][p.triple[1]];
}

/* The 84 triples of nine digits. */
static void list_triples(lele_uniform *u)
{
    int count = 0;
    for (unsigned a = 1; a <= ALL; a++)
        if (lele_popcount64(a) == 3)
            u->triples[count++] = (uint16_t)a;
}

static void list_partitions(lele_uniform *u)
{
    int count = 0;
    for (int i = 0; i < TRIPLES; i++) {
        for (int k = 0; k < TRIPLES; k++) {
            const uint16_t a = u->triples[i], b = u->triples[k], c = ALL & ~(a | b);
            if ((a & 1) == 0 || (a & b) != 0 || lowest(b) > lowest(c))
                continue;
            u->index[a][b] = (uint16_t)count;
            u->partition[count++] = (struct partition){ { a, b, c } };
        }
    }
}

static void list_splits_of(lele_uniform *u, int p)
{
    const uint16_t *own = u->partition[p].triple;
    int count = 0;
    for (int at = 0; at < TRIPLES * TRIPLES; at++) {
        const uint16_t a = u->triples[at / TRIPLES], b = u->triples[at % TRIPLES];
        if ((a & own[0]) != 0 || (b & (own[1] | a)) != 0 || (own[2] & ~(a | b)) != 0)
            continue;
        struct split *s = &u->split[p][count];
        *s = (struct split){ .second = { a, b, ALL & ~(a | b) } };
        for (int i = 0; i < 3; i++)
            s->third[i] = (uint16_t)(ALL & ~(own[i] | s->second[i]));
        u->rest[p][count][0] = (uint16_t)index_of(u, s->second);
        u->rest[p][count][1] = (uint16_t)index_of(u, s->third);
        count++;
    }
}

static bool is_one(unsigned digits)
{
    return digits != 0 && (digits & (digits - 1)) == 0;
}

static bool are_across(const struct partition *p, const struct partition *q)
{
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            if (!is_one(p->triple[i] & q->triple[k]))
                return false;
    return true;
}

static void list_across(lele_uniform *u)
{
    for (int p = 0; p < PARTITIONS; p++)
        for (int q = 0, count = 0; q < PARTITIONS; q++)
            if (are_across(&u->partition[p], &u->partition[q])) {
                u->is_across[p][q] = 1;
                u->across[p][count++] = (uint16_t)q;
            }
}

/* The image of a set of digits under a renaming. */
static uint16_t image(const uint8_t map[9], unsigned digits)
{
    unsigned to = 0;
    for (; digits != 0; digits &= digits - 1)
        to |= 1U << map[lowest(digits)];
    return (uint16_t)to;
}

static void list_renamings_of(lele_uniform *u, int p)
{
    uint8_t map[9];
    for (int i = 0, next = 0; i < 3; i++)
        for (unsigned rest = u->partition[p].triple[i]; rest != 0; rest &= rest - 1)
            map[lowest(rest)] = (uint8_t)next++;
    for (int q = 0; q < PARTITIONS; q++) {
        const uint16_t *t = u->partition[q].triple;
        const uint16_t to[3] = { image(map, t[0]), image(map, t[1]), image(map, t[2]) };
        u->renamed[p][q] = (uint16_t)index_of(u, to);
    }
}

/* Every row structure across partition 0, counted for all columns that it fits. */
static void count_ways(lele_uniform *u)
{
    for (int i = 0; i < ACROSS; i++)
        for (int k = 0; k < SPLITS; k++) {
            const uint16_t *rows = u->rest[u->across[0][i]][k];
            for (int a = 0; a < ACROSS; a++)
                for (int b = 0; b < ACROSS; b++)
                    u->ways[u->across[rows[0]][a]][u->across[rows[1]][b]] += ORDERS;
        }
}

/* Digit k (0..2) of a triple. */
static int digit_of(unsigned triple, int k)
{
    for (; k > 0; k--)
        triple &= triple - 1;
    return lowest(triple);
}

/* The columns of a box with these rows, each written in one of six orders. */
static void arrange(const uint16_t rows[3], int arrangement, uint8_t cells[3][3])
{
    for (int i = 0; i < 3; i++, arrangement /= ORDERS)
        for (int k = 0; k < 3; k++)
            cells[i][k] = (uint8_t)digit_of(rows[i], orders[arrangement % ORDERS][k]);
}

static void columns_of(uint8_t cells[3][3], uint16_t columns[3])
{
    for (int k = 0; k < 3; k++)
        columns[k] = (uint16_t)(1U << cells[0][k] | 1U << cells[1][k] | 1U << cells[2][k]);
}

/* Box 1 is 123/456/789 until the digits are renamed; its rows are partition 0. */
static void list_top_columns(lele_uniform *u)
{
    for (int k = 0; k < SPLITS; k++)
        for (int box = 0; box < 2; box++)
            for (int a = 0; a < 216; a++) {
                const struct split *s = &u->split[0][k];
                uint8_t cells[3][3];
                uint16_t columns[3];
                arrange(box == 0 ? s->second : s->third, a, cells);
                columns_of(cells, columns);
                u->columns[box][k][a] = (uint16_t)index_of(u, columns);
            }
}

lele_uniform *lele_uniform_new(void)
{
    lele_uniform *u = calloc(1, sizeof *u);
    if (u == NULL)
        return NULL;
    list_triples(u);
    list_partitions(u);
    for (int p = 0; p < PARTITIONS; p++)
        list_splits_of(u, p);
    list_across(u);
    for (int p = 0; p < PARTITIONS; p++)
        list_renamings_of(u, p);
    count_ways(u);
    list_top_columns(u);
    return u;
}

void lele_uniform_free(lele_uniform *uniform)
{
    free(uniform);
}

/* A band number taken apart. */
struct top {
    int split, arrangement[2];
    uint32_t naming;
};

static struct top top_of(uint64_t band)
{
    struct top top;
    top.split = (int)(band % SPLITS);
    band /= SPLITS;
    top.arrangement[0] = (int)(band % 216);
    band /= 216;
    top.arrangement[1] = (int)(band % 216);
    top.naming = (uint32_t)(band / 216);
    return top;
}

static int ways_of(const lele_uniform *u, int a, int b, int c)
{
    return u->ways[u->renamed[a][b]][u->renamed[a][c]];
}

/* Uniform below `bound` (at most 2^18) with a bias below 2^-28. */
static uint32_t scale(uint64_t word, uint32_t bound)
{
    return (uint32_t)(((word >> 18) * bound) >> 46);
}

/* The split of a column partition, with its triples in the order that the box has them. */
static void split_columns(const lele_uniform *u, const uint16_t own[3], int k, uint16_t second[3],
                          uint16_t third[3])
{
    const int p = index_of(u, own);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (u->partition[p].triple[j] == own[i]) {
                second[i] = u->split[p][k].second[j];
                third[i] = u->split[p][k].third[j];
            }
}

static void write_box(const uint16_t *rows, const uint8_t *order, const uint16_t columns[3],
                      const uint8_t name[9], uint8_t *cells)
{
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            cells[i * 9 + k] = name[lowest((unsigned)(rows[order[i]] & columns[k]))];
}

/* One of the f bands with these columns: draw row structures until one is across them all. */
static void fill_band(const lele_uniform *u, lele_random *random, uint16_t columns[3][3],
                      const uint8_t name[9], uint8_t *cells)
{
    int p[3];
    for (int box = 0; box < 3; box++)
        p[box] = index_of(u, columns[box]);
    for (;;) {
        const uint32_t draw = scale(lele_random_next(random), ACROSS * SPLITS * ORDERS);
        const int left = u->across[p[0]][draw % ACROSS];
        const int k = (int)(draw / ACROSS % SPLITS);
        if (!u->is_across[u->rest[left][k][0]][p[1]] || !u->is_across[u->rest[left][k][1]][p[2]])
            continue;
        const uint8_t *order = orders[draw / ACROSS / SPLITS];
        write_box(u->partition[left].triple, order, columns[0], name, cells);
        write_box(u->split[left][k].second, order, columns[1], name, cells + 3);
        write_box(u->split[left][k].third, order, columns[2], name, cells + 6);
        return;
    }
}

static void write_top(const lele_uniform *u, const struct top *top, const uint8_t name[9],
                      uint16_t columns[3][3], uint8_t *cells)
{
    const struct split *s = &u->split[0][top->split];
    uint8_t box[3][3][3];
    arrange(u->partition[0].triple, 0, box[0]);
    arrange(s->second, top->arrangement[0], box[1]);
    arrange(s->third, top->arrangement[1], box[2]);
    for (int b = 0; b < 3; b++) {
        columns_of(box[b], columns[b]);
        for (int i = 0; i < 9; i++)
            cells[i / 3 * 9 + b * 3 + i % 3] = name[box[b][i / 3][i % 3]];
    }
}

static void finish(const lele_uniform *u, const struct top *top, uint32_t choice, int first,
                   lele_random *random, uint8_t cells[81])
{
    uint8_t name[9];
    uint16_t columns[3][3], middle[3][3], bottom[3][3];
    lele_permute_digits(top->naming, first, name);
    write_top(u, top, name, columns, cells);
    for (int stack = 0; stack < 3; stack++, choice /= SPLITS)
        split_columns(u, columns[stack], (int)(choice % SPLITS), middle[stack], bottom[stack]);
    fill_band(u, random, middle, name, cells + 27);
    fill_band(u, random, bottom, name, cells + 54);
}

/* The column partition of box 1 (147/258/369) as an index; rows are partition 0. */
static int first_columns(const lele_uniform *u)
{
    return u->index[0x049][0x092];
}

bool lele_uniform_try(const lele_uniform *u, uint64_t band, int first, const uint64_t luck[2],
                      uint8_t cells[81])
{
    const struct top top = top_of(band);
    const uint32_t choice = scale(luck[0], SPLITS * SPLITS * SPLITS);
    const uint16_t *a = u->rest[first_columns(u)][choice % SPLITS];
    const uint16_t *b =
        u->rest[u->columns[0][top.split][top.arrangement[0]]][choice / SPLITS % SPLITS];
    const uint16_t *c =
        u->rest[u->columns[1][top.split][top.arrangement[1]]][choice / SPLITS / SPLITS];
    if ((int)scale(luck[1], F_MAX) >= ways_of(u, a[0], b[0], c[0]))
        return false;
    lele_random random;
    lele_random_init_item(&random, luck[0], luck[1]);
    if ((int)lele_random_below(&random, F_MAX) >= ways_of(u, a[1], b[1], c[1]))
        return false;
    finish(u, &top, choice, first, &random, cells);
    return true;
}

void lele_uniform_next(const lele_uniform *u, lele_random *random, uint8_t cells[81])
{
    for (;;) {
        const uint64_t high = lele_random_below(random, (uint32_t)(LELE_UNIFORM_BANDS >> 16));
        const uint64_t band = high << 16 | lele_random_next(random) >> 48; /* 2^16 divides it */
        const uint64_t luck[2] = { lele_random_next(random), lele_random_next(random) };
        if (lele_uniform_try(u, band, 0, luck, cells))
            return;
    }
}
