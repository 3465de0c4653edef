/*
 * The filter of cages: sums of digits that are all different.
 *
 * It goes through the combinations of the sum; with up to four open cells it also tries who takes which
 * digit.
 */
#include <string.h>

#include "solver/propagate_terms.h"

void lele_combinations_make(lele_combinations *combinations, int size)
{
    uint16_t sum[1 << LELE_MAX_SIZE];
    uint32_t *start = combinations->start;
    const int sets = 1 << size;
    memset(start, 0, sizeof combinations->start);
    sum[0] = 0;
    for (int set = 0; set < sets; set++) {
        if (set != 0)
            sum[set] = (uint16_t)(sum[set & (set - 1)] + lele_lowest64((uint64_t)set) + 1);
        start[lele_digits_count((lele_digits)set) * LELE_RULENET_SUMS + sum[set] + 1]++;
    }
    for (int i = 0; i < (LELE_MAX_SIZE + 1) * LELE_RULENET_SUMS; i++)
        start[i + 1] += start[i];
    uint32_t next[(LELE_MAX_SIZE + 1) * LELE_RULENET_SUMS];
    memcpy(next, start, sizeof next);
    for (int set = 0; set < sets; set++)
        combinations
            ->set[next[lele_digits_count((lele_digits)set) * LELE_RULENET_SUMS + sum[set]]++] =
            (lele_digits)set;
    combinations->made = true;
}

/* Gives each cell from `i` on a digit of `set`, each digit once, in all ways; adds to `got` what they
 * take.  False when there is no way. */
static bool match(const lele_terms *terms, int i, lele_digits set, lele_digits *got)
{
    bool any = false;
    if (i == terms->count)
        return true;
    for (lele_digits rest = terms->left[i] & set; rest != 0;) {
        const lele_digits digit = lele_digits_of(lele_digits_pop(&rest));
        if (!match(terms, i + 1, lele_digits_minus(set, digit), got))
            continue;
        got[i] |= digit;
        any = true;
    }
    return any;
}

/* The same for many cells, without who takes which. */
static bool cover(const lele_terms *terms, lele_digits set, lele_digits *got)
{
    lele_digits all = 0;
    for (int i = 0; i < terms->count; i++) {
        if ((terms->left[i] & set) == 0)
            return false;
        all |= terms->left[i] & set;
    }
    if (all != set)
        return false;
    for (int i = 0; i < terms->count; i++)
        got[i] |= terms->left[i] & set;
    return true;
}

/* What the cells may be in any combination; returns the digits that all combinations have. */
static lele_digits combine(const lele_rulenet *net, const lele_terms *terms, lele_digits fixed,
                           lele_digits *got)
{
    enum { MATCHED = 4 };
    lele_digits all = 0, always = lele_digits_all(net->size);
    const lele_combinations *table = &net->combinations;
    const int at = terms->count * LELE_RULENET_SUMS + terms->total;
    for (int i = 0; i < terms->count; i++)
        all |= terms->left[i];
    lele_digits_remove(&all, fixed);
    for (uint32_t c = table->start[at]; c < table->start[at + 1]; c++) {
        const lele_digits set = table->set[c];
        if ((set & ~(unsigned)all) != 0)
            continue;
        if (terms->count <= MATCHED ? match(terms, 0, set, got) : cover(terms, set, got))
            always &= set;
    }
    return always;
}

/* Two cells with different digits and this sum.  Returns both digits if there is one combination. */
static lele_digits pair_up(lele_digits *a, lele_digits *b, int total)
{
    lele_digits half = 0;
    if (total % 2 == 0)
        half = lele_digits_between(total / 2, total / 2);
    *b &= lele_digits_shifted(lele_digits_turned(lele_digits_minus(*a, half)), total - 17);
    *b = lele_digits_minus(*b, half);
    *a &= lele_digits_shifted(lele_digits_turned(*b), total - 17);
    const lele_digits both = *a | *b, rest = both & (lele_digits)(both - 1);
    return lele_digits_single(rest) ? both : 0;
}

/* What three cells of a cage may be; returns the digits of every combination. */
static lele_digits combine_three(const lele_terms *terms, lele_digits *got)
{
    lele_digits always = lele_digits_all(LELE_MAX_SIZE);
    for (lele_digits rest = terms->left[0]; rest != 0;) {
        const int first = lele_digits_pop(&rest);
        const lele_digits digit = lele_digits_of(first);
        lele_digits b = lele_digits_minus(terms->left[1], digit);
        lele_digits c = lele_digits_minus(terms->left[2], digit);
        const lele_digits both = pair_up(&b, &c, terms->total - first);
        if (b == 0)
            continue;
        always &= digit | both;
        got[0] |= digit;
        got[1] |= b;
        got[2] |= c;
    }
    return always;
}

/* The same as combine; most cages have two or three open cells, for which there are shorter ways. */
static lele_digits combine_few(const lele_rulenet *net, lele_terms *terms, lele_digits fixed,
                               lele_digits *got)
{
    if (terms->count > 3)
        return combine(net, terms, fixed, got);
    for (int i = 0; i < terms->count; i++)
        lele_digits_remove(&terms->left[i], fixed);
    if (terms->count == 3)
        return combine_three(terms, got);
    got[0] = terms->left[0];
    if (terms->count == 1)
        return got[0] &= lele_digits_between(terms->total, terms->total);
    got[1] = terms->left[1];
    return pair_up(&got[0], &got[1], terms->total);
}

/* A digit that the cage holds in any case leaves the cells that see all its places there. */
static bool clear_seen(lele_rulenet *net, const lele_terms *terms, lele_digits always)
{
    while (always != 0) {
        const int digit = lele_digits_pop(&always);
        lele_cellset seen = net->layout->all;
        for (int i = 0; i < terms->count; i++)
            if (lele_digits_has(net->candidates[terms->cell[i]], digit))
                seen = lele_cellset_and(seen, net->layout->peers[terms->cell[i]]);
        for (int cell; (cell = lele_cellset_pop(&seen)) >= 0;)
            if (!lele_rulenet_keep(net, cell, (lele_digits)~lele_digits_of(digit)))
                return false;
    }
    return true;
}

bool lele_filter_cage(lele_rulenet *net, const lele_filter *filter)
{
    lele_terms terms;
    lele_digits got[LELE_MAX_SIZE] = { 0 };
    const lele_digits fixed = lele_terms_collect(net, filter, &terms);
    if (terms.count == 0)
        return terms.total == 0;
    if (terms.total < terms.low || terms.total > terms.high)
        return false;
    if (terms.count > 3 && !net->combinations.made)
        lele_combinations_make(&net->combinations, net->size);
    const lele_digits always = combine_few(net, &terms, fixed, got);
    for (int i = 0; i < terms.count; i++)
        if (!lele_rulenet_keep(net, terms.cell[i], got[i]))
            return false;
    return clear_seen(net, &terms, always);
}
