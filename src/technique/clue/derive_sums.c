/*
 * Sums that follow from units and cages: neighbouring rows, columns, boxes or regions hold a known sum.
 * Cages inside them are subtracted, and what is left are the innies; a cage that reaches outside may be
 * subtracted as well, and its cells outside are the outies.
 */
#include <string.h>

#include "technique/clue/groups.h"

enum { LINES_MOST = 5, OPEN_MOST = 8 };

/* Which cages are subtracted. */
enum choice {
    WHOLE,  /* those without an open cell outside */
    ALL,    /* all that have an open cell inside */
    NEARLY, /* those with more open cells inside than outside */
    CHOICES
};

/* A cage that has cells in the region, and how many of its open cells are inside and outside. */
struct touching {
    const struct lele_plain_sum *sum;
    int in, out;
};

struct derivation {
    const lele_board *board;
    struct lele_groups *groups;
    lele_cellset region;
    int touching_count;
    struct touching touching[LELE_STEP_CLUES];
    struct lele_derived derived;
};

static bool is_subtracted(const struct touching *touching, enum choice choice)
{
    return touching->out == 0 || (choice == ALL && touching->in > 0) ||
           (choice == NEARLY && touching->in > touching->out);
}

/* False: there are too many, or none. */
static bool list_touching(struct derivation *d)
{
    d->touching_count = 0;
    for (int i = 0; i < d->groups->plain_count; i++) {
        const struct lele_plain_sum *sum = &d->groups->plain[i];
        if (!lele_cellset_meets(&sum->cells, &d->region))
            continue;
        if (d->touching_count == LELE_STEP_CLUES)
            return false;
        const lele_cellset open = lele_cellset_and(sum->cells, d->board->places[0]);
        const lele_cellset inside = lele_cellset_and(open, d->region);
        const int in = lele_cellset_count(&inside);
        d->touching[d->touching_count++] =
            (struct touching){ sum, in, lele_cellset_count(&open) - in };
    }
    return d->touching_count > 0;
}

/* How many open cells are left when these cages are subtracted; cages that overlap may leave others, too. */
static int count_left(const struct derivation *d, enum choice choice)
{
    lele_cellset covered = LELE_CELLSET_EMPTY;
    for (int i = 0; i < d->touching_count; i++)
        if (is_subtracted(&d->touching[i], choice))
            covered = lele_cellset_or(covered, d->touching[i].sum->cells);
    const lele_cellset apart = lele_cellset_or(lele_cellset_minus(d->region, covered),
                                               lele_cellset_minus(covered, d->region));
    const lele_cellset open = lele_cellset_and(apart, d->board->places[0]);
    return lele_cellset_count(&open);
}

static bool subtract(struct derivation *d, struct lele_balance *balance, enum choice choice)
{
    struct lele_derived *derived = &d->derived;
    derived->clue_count = 0;
    for (int i = 0; i < d->touching_count; i++) {
        if (!is_subtracted(&d->touching[i], choice))
            continue;
        const lele_rule *rule = d->touching[i].sum->rule;
        derived->clues[derived->clue_count++] = (uint16_t)rule->clue;
        lele_balance_add_rule(balance, d->board->layout->clues, rule, -1);
    }
    return derived->clue_count > 0;
}

static bool is_new(const struct lele_groups *groups, const struct lele_sum *sum)
{
    for (int i = 0; i < groups->derived_count; i++) {
        const struct lele_sum *other = &groups->derived[i].sum;
        if (other->count == sum->count && other->total == sum->total &&
            memcmp(other->cell, sum->cell, (size_t)sum->count) == 0)
            return false;
    }
    return true;
}

static void derive(struct derivation *d)
{
    const lele_layout *layout = d->board->layout;
    struct lele_derived *derived = &d->derived;
    d->region = LELE_CELLSET_EMPTY;
    for (int i = 0; i < derived->unit_count; i++)
        d->region = lele_cellset_or(d->region, layout->units[derived->units[i]].set);
    if (!list_touching(d))
        return;
    for (enum choice choice = WHOLE; choice < CHOICES; choice++) {
        if (count_left(d, choice) > OPEN_MOST)
            continue;
        struct lele_balance balance = { .total = 0 };
        for (int i = 0; i < derived->unit_count; i++)
            lele_balance_add_unit(&balance, layout, derived->units[i]);
        if (!subtract(d, &balance, choice) || !lele_sum_open(&balance, d->board, &derived->sum) ||
            derived->sum.count > OPEN_MOST)
            continue;
        if (d->groups->derived_count < LELE_DERIVED_MOST && is_new(d->groups, &derived->sum))
            d->groups->derived[d->groups->derived_count++] = *derived;
    }
}

static void derive_lines(struct derivation *d, int from, int count)
{
    const int size = d->board->layout->size;
    for (int first = from; first + count <= from + size; first++) {
        d->derived.unit_count = (uint8_t)count;
        for (int i = 0; i < count; i++)
            d->derived.units[i] = (uint8_t)(first + i);
        derive(d);
    }
}

/* Boxes with a common edge. */
static bool touch(const lele_layout *layout, int a, int b)
{
    const lele_unit *unit = &layout->units[a];
    for (int i = 0; i < layout->size; i++) {
        const int cell = unit->cells[i], n = layout->size;
        if ((cell % n < n - 1 && lele_cellset_has(&layout->units[b].set, cell + 1)) ||
            (cell % n > 0 && lele_cellset_has(&layout->units[b].set, cell - 1)) ||
            (cell + n < layout->cell_count && lele_cellset_has(&layout->units[b].set, cell + n)) ||
            (cell >= n && lele_cellset_has(&layout->units[b].set, cell - n)))
            return true;
    }
    return false;
}

static void derive_boxes(struct derivation *d, int count)
{
    const lele_layout *layout = d->board->layout;
    const int first = lele_layout_first_box(layout), end = first + layout->size;
    for (int a = first; a < end; a++) {
        d->derived.unit_count = (uint8_t)count;
        d->derived.units[0] = (uint8_t)a;
        if (count == 1)
            derive(d);
        for (int b = a + 1; count == 2 && b < end; b++) {
            d->derived.units[1] = (uint8_t)b;
            if (touch(layout, a, b))
                derive(d);
        }
    }
}

void lele_derive_sums(const lele_board *board, struct lele_groups *groups)
{
    struct derivation d = { .board = board, .groups = groups };
    const int size = board->layout->size;
    groups->derived_count = 0;
    for (int count = 1; count <= LINES_MOST && count <= size / 2 + 1; count++) {
        derive_lines(&d, 0, count);
        derive_lines(&d, size, count);
        if (count <= 2)
            derive_boxes(&d, count);
    }
}
