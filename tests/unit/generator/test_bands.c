/* The tables of bands, compared with their definitions and with the known number of grids. */
#include "check.h"
#include "generator/bands.h"

#include <stdlib.h>

enum { PARTITIONS = LELE_BANDS_PARTITIONS, SPLITS = LELE_BANDS_SPLITS };

static int make(void **state)
{
    *state = lele_bands_new();
    return *state == NULL;
}

static int drop(void **state)
{
    free(*state);
    return 0;
}

static void partitions_are_found_by_their_triples_in_any_order(void **state)
{
    const lele_bands *bands = *state;
    for (int p = 0; p < PARTITIONS; p++) {
        const uint16_t *t = bands->partition[p].triple;
        assert_int_equal(t[0] | t[1] | t[2], 0x1FF);
        for (int i = 0; i < 6; i++) {
            const uint8_t *order = lele_bands_orders[i];
            const uint16_t mixed[3] = { t[order[0]], t[order[1]], t[order[2]] };
            assert_int_equal(lele_bands_index(bands, mixed), p);
        }
    }
}

static void a_split_fills_three_boxes_and_has_its_reverse_28_further(void **state)
{
    const lele_bands *bands = *state;
    for (int p = 0; p < PARTITIONS; p++)
        for (int k = 0; k < SPLITS; k++) {
            const lele_bands_split *split = &bands->split[p][k];
            const lele_bands_split *reverse = &bands->split[p][(k + SPLITS / 2) % SPLITS];
            for (int i = 0; i < 3; i++)
                assert_int_equal(bands->partition[p].triple[i] + split->second[i] + split->third[i],
                                 0x1FF);
            assert_memory_equal(split->second, reverse->third, sizeof split->second);
            for (int other = 0; other < k; other++)
                assert_memory_not_equal(split, &bands->split[p][other], sizeof *split);
        }
}

/* Whether rows and columns form a box, by counting the digits in each intersection. */
static bool cross(const uint16_t rows[3], const uint16_t columns[3])
{
    for (int i = 0; i < 9; i++)
        if (lele_popcount64((uint64_t)rows[i / 3] & columns[i % 3]) != 1)
            return false;
    return true;
}

/* Counts the bands with these columns: every partition and every split of it as
 * rows, in six orders. */
static uint32_t count_bands(const lele_bands *bands, int b, int c)
{
    uint32_t count = 0;
    for (int p = 0; p < PARTITIONS; p++) {
        if (!cross(bands->partition[p].triple, bands->partition[0].triple))
            continue;
        for (int k = 0; k < SPLITS; k++)
            count += cross(bands->split[p][k].second, bands->partition[b].triple) &&
                     cross(bands->split[p][k].third, bands->partition[c].triple);
    }
    return count * 6;
}

static void ways_of_a_kind_are_those_counted_one_by_one(void **state)
{
    const lele_bands *bands = *state;
    for (int n = 0; n < PARTITIONS * PARTITIONS; n += 61) {
        const int b = n / PARTITIONS, c = n % PARTITIONS;
        assert_int_equal(lele_bands_kind_of(bands, 0, b, c)->ways, count_bands(bands, b, c));
    }
}

struct sums {
    uint64_t fillings, most;
};

static struct sums sum_of_splits(const lele_bands *bands, int b, int c)
{
    struct sums sums = { 0, 0 };
    for (int n = 0; n < SPLITS * SPLITS * SPLITS; n++) {
        const uint16_t *x = bands->rest[0][n % SPLITS];
        const uint16_t *y = bands->rest[b][n / SPLITS % SPLITS];
        const uint16_t *z = bands->rest[c][n / SPLITS / SPLITS];
        const uint64_t product = (uint64_t)lele_bands_kind_of(bands, x[0], y[0], z[0])->ways *
                                 lele_bands_kind_of(bands, x[1], y[1], z[1])->ways;
        sums.fillings += product;
        sums.most = product > sums.most ? product : sums.most;
    }
    return sums;
}

/* There are 6,670,903,752,021,072,936,960 grids: 9!/6 times the sum over all
 * pairs of partitions. */
static void kinds_add_up_to_the_number_of_all_grids(void **state)
{
    const lele_bands *bands = *state;
    bool met[LELE_BANDS_KINDS] = { false };
    uint64_t total = 0;
    for (int b = 0; b < PARTITIONS; b++)
        for (int c = 0; c < PARTITIONS; c++) {
            const int number = bands->kind[b][c];
            const lele_bands_kind *kind = &lele_bands_kinds[number];
            total += UINT64_C(576) * kind->fillings * kind->ways;
            if (met[number])
                continue;
            met[number] = true;
            const struct sums sums = sum_of_splits(bands, b, c);
            assert_int_equal(sums.fillings, UINT64_C(576) * kind->fillings);
            assert_int_equal(sums.most, kind->most);
            assert_true(kind->fillings <= LELE_BANDS_FILLINGS);
        }
    for (int i = 0; i < LELE_BANDS_KINDS; i++)
        assert_true(met[i]);
    assert_int_equal(total, UINT64_C(110299334524157952));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(partitions_are_found_by_their_triples_in_any_order),
        cmocka_unit_test(a_split_fills_three_boxes_and_has_its_reverse_28_further),
        cmocka_unit_test(ways_of_a_kind_are_those_counted_one_by_one),
        cmocka_unit_test(kinds_add_up_to_the_number_of_all_grids),
    };
    return cmocka_run_group_tests(tests, make, drop);
}
