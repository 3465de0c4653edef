/* The tables of bands, see bands.h. */
#include "generator/bands.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    TRIPLES = LELE_BANDS_TRIPLES,
    PARTITIONS = LELE_BANDS_PARTITIONS,
    SPLITS = LELE_BANDS_SPLITS,
    ACROSS = LELE_BANDS_ACROSS,
    ORDERS = LELE_BANDS_ORDERS,
    ALL = 0x1FF,
};

const uint8_t lele_bands_orders[ORDERS][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                               { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

/* In the order in which list_kinds finds them. */
const lele_bands_kind lele_bands_kinds[LELE_BANDS_KINDS] = {
    { 1728, 13546872, 2985984 }, { 576, 12817896, 995328 }, { 192, 12385464, 331776 },
    { 192, 12528952, 331776 },   { 96, 12160340, 266256 },  { 576, 12641424, 995328 },
    { 864, 12755988, 746496 },   { 192, 12359408, 497664 }, { 192, 12249008, 331776 },
    { 192, 12219528, 331776 },   { 288, 12341696, 746496 }, { 192, 12348096, 331776 },
    { 192, 12440648, 331776 },   { 96, 12256088, 331776 },  { 144, 12266008, 497664 },
    { 192, 12341648, 497664 },   { 288, 12296180, 497664 }, { 168, 12160876, 445824 },
    { 144, 12047612, 266256 },   { 192, 12100928, 331776 }, { 192, 12078940, 165888 },
    { 288, 12192424, 297216 },   { 192, 12264984, 497664 }, { 144, 12214324, 266256 },
    { 168, 12168370, 331776 },   { 264, 12296458, 746496 }, { 228, 12184637, 445824 },
    { 276, 12245183, 476928 },   { 168, 12238754, 497664 }, { 144, 12181956, 497664 },
    { 144, 12311732, 497664 },   { 168, 12087780, 297216 }, { 180, 12139537, 445824 },
    { 168, 12269138, 746496 },   { 216, 12177002, 445824 }, { 156, 12060287, 269568 },
    { 120, 12171550, 290304 },   { 120, 11949574, 266256 }, { 228, 12193645, 393984 },
    { 192, 12210666, 331776 },   { 516, 12368759, 891648 }, { 168, 12012586, 266256 },
    { 96, 12407360, 331776 },    { 120, 11861072, 266256 },
};

static int lowest(unsigned triple)
{
    return lele_lowest64(triple);
}

/* The 84 triples of nine digits. */
static void list_triples(lele_bands *bands, uint16_t triples[TRIPLES])
{
    int count = 0;
    for (unsigned a = 1; a <= ALL; a++)
        if (lele_popcount64(a) == 3) {
            bands->number[a] = (uint8_t)count;
            triples[count++] = (uint16_t)a;
        }
}

/* Any two triples of a partition, in any order, give its index. */
static void set_partition(lele_bands *bands, int at, const lele_bands_partition *partition)
{
    bands->partition[at] = *partition;
    for (int i = 0; i < ORDERS; i++) {
        const uint8_t *order = lele_bands_orders[i];
        const int a = bands->number[partition->triple[order[0]]];
        const int b = bands->number[partition->triple[order[1]]];
        bands->index[a][b] = (uint16_t)at;
    }
}

static void list_partitions(lele_bands *bands, const uint16_t triples[TRIPLES])
{
    int count = 0;
    for (int i = 0; i < TRIPLES; i++) {
        for (int k = 0; k < TRIPLES; k++) {
            const uint16_t a = triples[i], b = triples[k], c = ALL & ~(a | b);
            if ((a & 1) == 0 || (a & b) != 0 || lowest(b) > lowest(c))
                continue;
            set_partition(bands, count++, &(lele_bands_partition){ { a, b, c } });
        }
    }
}

static void set_split(lele_bands *bands, int p, int at, const lele_bands_split *split)
{
    bands->split[p][at] = *split;
    bands->rest[p][at][0] = (uint16_t)lele_bands_index(bands, split->second);
    bands->rest[p][at][1] = (uint16_t)lele_bands_index(bands, split->third);
}

/* The order of splits, on which seeds depend: digits 1 to 8 first, as the bytes of the first machines. */
static unsigned rank_of(unsigned triple)
{
    return (triple & 0xFF) << 8 | triple >> 8;
}

static void list_splits_of(lele_bands *bands, int p, const uint16_t triples[TRIPLES])
{
    const uint16_t *own = bands->partition[p].triple;
    int count = 0;
    for (int i = 0; i < TRIPLES; i++) {
        const uint16_t a = triples[i];
        if ((a & own[0]) != 0)
            continue;
        for (int k = 0; k < TRIPLES; k++) {
            const uint16_t b = triples[k];
            if ((b & (own[1] | a)) != 0 || (own[2] & ~(a | b)) != 0)
                continue;
            lele_bands_split s = { .second = { a, b, ALL & ~(a | b) } }, reverse;
            for (int j = 0; j < 3; j++)
                s.third[j] = (uint16_t)(ALL & ~(own[j] | s.second[j]));
            memcpy(reverse.second, s.third, sizeof s.third);
            memcpy(reverse.third, s.second, sizeof s.second);
            if (rank_of(a) > rank_of(s.third[0]))
                continue;
            set_split(bands, p, count, &s);
            set_split(bands, p, SPLITS / 2 + count++, &reverse);
        }
    }
    assert(count == SPLITS / 2);
}

static bool is_one(unsigned digits)
{
    return digits != 0 && (digits & (digits - 1)) == 0;
}

static bool are_across(const lele_bands_partition *p, const lele_bands_partition *q)
{
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            if (!is_one(p->triple[i] & q->triple[k]))
                return false;
    return true;
}

static void list_across(lele_bands *bands)
{
    for (int p = 0; p < PARTITIONS; p++)
        for (int q = 0, count = 0; q < PARTITIONS; q++)
            if (are_across(&bands->partition[p], &bands->partition[q]))
                bands->across[p][count++] = (uint16_t)q;
}

static void list_fitting(lele_bands *bands)
{
    for (int p = 0; p < PARTITIONS; p++)
        for (int k = 0; k < SPLITS; k++) {
            const uint16_t *columns = bands->across[bands->rest[p][k][0]];
            for (int i = 0; i < ACROSS; i++)
                bands->fitting[p][columns[i]] |= UINT64_C(1) << k;
        }
}

static void rename_all(const lele_bands *bands, const uint8_t map[9], uint16_t ret[PARTITIONS])
{
    uint16_t image[ALL + 1] = { 0 };
    for (unsigned set = 1; set <= ALL; set++)
        image[set] = (uint16_t)(image[set & (set - 1)] | 1U << map[lowest(set)]);
    for (int q = 0; q < PARTITIONS; q++) {
        const uint16_t *t = bands->partition[q].triple;
        const uint16_t to[3] = { image[t[0]], image[t[1]], image[t[2]] };
        ret[q] = (uint16_t)lele_bands_index(bands, to);
    }
}

static void list_renamings_of(lele_bands *bands, int p)
{
    uint8_t map[9];
    for (int i = 0, next = 0; i < 3; i++)
        for (uint64_t rest = bands->partition[p].triple[i]; rest != 0;)
            map[lele_word_pop(&rest)] = (uint8_t)next++;
    rename_all(bands, map, bands->renamed[p]);
}

/* Equivalent pairs arise by renamings that keep partition 0, and by exchanges. */
enum { RENAMINGS = 4 };

struct kinds {
    lele_bands *bands;
    uint16_t renaming[RENAMINGS][PARTITIONS];
    uint32_t waiting[PARTITIONS * PARTITIONS];
    size_t count;
};

static void reach(struct kinds *kinds, int b, int c, uint8_t kind)
{
    if (kinds->bands->kind[b][c] != 0)
        return;
    kinds->bands->kind[b][c] = kind;
    kinds->waiting[kinds->count++] = (uint32_t)(b * PARTITIONS + c);
}

/* Assigns a number to the whole class of a pair. */
static void spread(struct kinds *kinds, int first, int second, uint8_t kind)
{
    reach(kinds, first, second, kind);
    while (kinds->count > 0) {
        const uint32_t pair = kinds->waiting[--kinds->count];
        const int b = (int)(pair / PARTITIONS), c = (int)(pair % PARTITIONS);
        const uint16_t *renamed = kinds->bands->renamed[b];
        for (int i = 0; i < RENAMINGS; i++)
            reach(kinds, kinds->renaming[i][b], kinds->renaming[i][c], kind);
        reach(kinds, c, b, kind);
        reach(kinds, renamed[0], renamed[c], kind);
    }
}

static bool list_kinds(lele_bands *bands)
{
    static const uint8_t maps[RENAMINGS][9] = { { 1, 0, 2, 3, 4, 5, 6, 7, 8 },
                                                { 1, 2, 0, 3, 4, 5, 6, 7, 8 },
                                                { 3, 4, 5, 0, 1, 2, 6, 7, 8 },
                                                { 3, 4, 5, 6, 7, 8, 0, 1, 2 } };
    struct kinds *kinds = malloc(sizeof *kinds);
    if (kinds == NULL)
        return false;
    kinds->bands = bands;
    kinds->count = 0;
    for (int i = 0; i < RENAMINGS; i++)
        rename_all(bands, maps[i], kinds->renaming[i]);
    uint8_t next = 1;
    for (int b = 0; b < PARTITIONS; b++)
        for (int c = 0; c < PARTITIONS; c++)
            if (bands->kind[b][c] == 0)
                spread(kinds, b, c, next++);
    assert(next == LELE_BANDS_KINDS + 1);
    for (int b = 0; b < PARTITIONS; b++)
        for (int c = 0; c < PARTITIONS; c++)
            bands->kind[b][c]--;
    free(kinds);
    return true;
}

/* Digit k (0..2) of a triple. */
static int digit_of(unsigned triple, int k)
{
    for (; k > 0; k--)
        triple &= triple - 1;
    return lowest(triple);
}

void lele_bands_arrange(const uint16_t rows[3], int arrangement, uint8_t cells[3][3])
{
    for (int i = 0; i < 3; i++, arrangement /= ORDERS)
        for (int k = 0; k < 3; k++)
            cells[i][k] = (uint8_t)digit_of(rows[i], lele_bands_orders[arrangement % ORDERS][k]);
}

void lele_bands_columns(uint8_t cells[3][3], uint16_t columns[3])
{
    for (int k = 0; k < 3; k++)
        columns[k] = (uint16_t)(1U << cells[0][k] | 1U << cells[1][k] | 1U << cells[2][k]);
}

static void list_columns(lele_bands *bands)
{
    for (int k = 0; k < SPLITS; k++)
        for (int box = 0; box < 2; box++)
            for (int a = 0; a < LELE_BANDS_ARRANGEMENTS; a++) {
                const lele_bands_split *s = &bands->split[0][k];
                uint8_t cells[3][3];
                uint16_t columns[3];
                lele_bands_arrange(box == 0 ? s->second : s->third, a, cells);
                lele_bands_columns(cells, columns);
                bands->columns[box][k][a] = (uint16_t)lele_bands_index(bands, columns);
            }
}

lele_bands *lele_bands_new(void)
{
    lele_bands *bands = calloc(1, sizeof *bands);
    if (bands == NULL)
        return NULL;
    uint16_t triples[TRIPLES];
    list_triples(bands, triples);
    list_partitions(bands, triples);
    for (int p = 0; p < PARTITIONS; p++)
        list_splits_of(bands, p, triples);
    list_across(bands);
    list_fitting(bands);
    for (int p = 0; p < PARTITIONS; p++)
        list_renamings_of(bands, p);
    list_columns(bands);
    if (list_kinds(bands))
        return bands;
    free(bands);
    return NULL;
}
