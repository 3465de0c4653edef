/*
 * The filter of sums: with weights, and digits that may repeat.
 *
 * It keeps the bounds of the cells, with what is known of cells that differ, and is exact when two or
 * three cells are open.
 */
#include <string.h>

#include "solver/propagate_terms.h"

lele_digits lele_terms_collect(const lele_rulenet *net, const lele_filter *filter, lele_terms *ret)
{
    lele_digits fixed = 0;
    ret->count = ret->low = ret->high = 0;
    ret->total = filter->total;
    for (int i = 0; i < filter->count; i++) {
        const int cell = net->cell[filter->first + i], weight = net->weight[filter->first + i];
        const lele_digits here = net->candidates[cell];
        const int a = weight * lele_digits_first(here), b = weight * lele_digits_most(here);
        if (lele_digits_single(here)) {
            ret->total -= a;
            fixed |= here;
            continue;
        }
        ret->cell[ret->count] = cell;
        ret->weight[ret->count] = weight;
        ret->group[ret->count] = net->group[filter->first + i];
        ret->left[ret->count++] = here;
        ret->low += weight > 0 ? a : b;
        ret->high += weight > 0 ? b : a;
    }
    return fixed;
}

/* The digits d of a set with low <= weight * d <= high. */
static lele_digits in_range(lele_digits set, int weight, int low, int high)
{
    if (weight == 1)
        return set & lele_digits_between(low, high);
    if (weight == -1)
        return set & lele_digits_between(-high, -low);
    lele_digits kept = 0;
    while (set != 0) {
        const int digit = lele_digits_pop(&set), term = weight * digit;
        if (term >= low && term <= high)
            kept |= lele_digits_of(digit);
    }
    return kept;
}

/* Cuts each cell to what the bounds of the others leave it; false when nothing is left. */
static bool bound(lele_terms *terms)
{
    for (bool again = true; again;) {
        again = false;
        if (terms->low > terms->total || terms->high < terms->total)
            return false;
        for (int i = 0; i < terms->count; i++) {
            const int weight = terms->weight[i];
            const int a = weight * lele_digits_first(terms->left[i]),
                      b = weight * lele_digits_most(terms->left[i]);
            const int low = weight > 0 ? a : b, high = weight > 0 ? b : a;
            /* The others sum to at least terms->low - low. */
            const int up = terms->total - (terms->low - low);
            const int down = terms->total - (terms->high - high);
            if (up >= high && down <= low)
                continue;
            const lele_digits kept = in_range(terms->left[i], weight, down, up);
            if (kept == 0)
                return false;
            terms->left[i] = kept;
            const int c = weight * lele_digits_first(kept), d = weight * lele_digits_most(kept);
            terms->low += (weight > 0 ? c : d) - low;
            terms->high += (weight > 0 ? d : c) - high;
            again = true;
        }
    }
    return true;
}

/* A group of open cells that all differ: what they sum to at least and at most, and the digits that
 * they may hold. */
struct group {
    int first, end, low, high;
    int weight;
    lele_digits digits;
};

static int sum_of_smallest(lele_digits set, int count)
{
    int sum = 0;
    for (; count > 0; count--)
        sum += lele_digits_pop(&set);
    return sum;
}

static int sum_of_largest(lele_digits set, int count)
{
    int sum = 0;
    for (; count > 0 && set != 0; count--) {
        const int digit = lele_digits_most(set);
        lele_digits_remove(&set, lele_digits_of(digit));
        sum += digit;
    }
    return sum;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* The group that starts at a term; false when it has fewer digits than cells. */
static bool take_group(const lele_terms *terms, int first, struct group *ret)
{
    int low = 0, high = 0, end = first;
    lele_digits digits = 0;
    for (; end < terms->count && terms->group[end] == terms->group[first]; end++) {
        low += lele_digits_first(terms->left[end]);
        high += lele_digits_most(terms->left[end]);
        digits |= terms->left[end];
    }
    if (lele_digits_count(digits) < end - first)
        return false;
    *ret = (struct group){ .first = first,
                           .end = end,
                           .low = larger(low, sum_of_smallest(digits, end - first)),
                           .high = smaller(high, sum_of_largest(digits, end - first)),
                           .weight = terms->weight[first],
                           .digits = digits };
    return true;
}

/* Cuts the cells of a group whose digits sum to something from `low` to `high`. */
static bool cut_group(lele_terms *terms, const struct group *group, int low, int high)
{
    const int others = group->end - group->first - 1;
    const int fewest = sum_of_smallest(group->digits, others);
    const int greatest = sum_of_largest(group->digits, others);
    for (int i = group->first; i < group->end; i++) {
        terms->left[i] &= lele_digits_between(low - greatest, high - fewest);
        if (terms->left[i] == 0)
            return false;
    }
    return true;
}

/* The bounds again, with what is known of groups whose cells differ. */
static bool bound_groups(lele_terms *terms)
{
    struct group groups[LELE_MAX_CELLS];
    int count = 0, low = 0, high = 0;
    for (int i = 0; i < terms->count; i = groups[count++].end) {
        if (!take_group(terms, i, &groups[count]))
            return false;
        const int a = groups[count].weight * groups[count].low;
        const int b = groups[count].weight * groups[count].high;
        low += smaller(a, b);
        high += larger(a, b);
    }
    if (low > terms->total || high < terms->total)
        return false;
    for (int g = 0; g < count; g++) {
        const struct group *group = &groups[g];
        if (group->end == group->first + 1 || group->weight * group->weight != 1)
            continue;
        const int a = group->weight * group->low, b = group->weight * group->high;
        /* The terms of the group sum to something between these. */
        const int up = terms->total - (low - smaller(a, b));
        const int down = terms->total - (high - larger(a, b));
        if (!cut_group(terms, group, larger(group->low, group->weight > 0 ? down : -up),
                       smaller(group->high, group->weight > 0 ? up : -down)))
            return false;
    }
    return true;
}

/* The digits b with weight a + other b = total for a digit a of the set. */
static lele_digits partners(lele_digits set, int weight, int other, int total)
{
    if (weight == other && weight * weight == 1) /* b = total - a */
        return lele_digits_shifted(lele_digits_turned(set), weight * total - 17);
    if (weight == -other && weight * weight == 1) /* b = a - total */
        return lele_digits_shifted(set, -weight * total);
    lele_digits found = 0;
    while (set != 0) {
        const int rest = total - weight * lele_digits_pop(&set), digit = rest / other;
        if (digit * other == rest && digit >= 1 && digit <= LELE_MAX_SIZE)
            found |= lele_digits_of(digit);
    }
    return found;
}

/* Two cells of an exact sum: their weights, and their digits, which are cut to what is possible. */
struct two {
    int weight[2];
    lele_digits left[2];
    bool distinct;
};

/* No digit may be in both cells: the one that would make the total twice is taken out. */
static void part(struct two *two, int total)
{
    const int weight = two->weight[0] + two->weight[1];
    if (weight == 0 && total == 0)
        two->left[0] = two->left[1] = 0;
    else if (weight != 0 && total % weight == 0 && total / weight >= 1 &&
             total / weight <= LELE_MAX_SIZE) {
        lele_digits_remove(&two->left[0], lele_digits_of(total / weight));
        lele_digits_remove(&two->left[1], lele_digits_of(total / weight));
    }
}

static void solve_two(struct two *two, int total)
{
    if (two->distinct)
        part(two, total);
    two->left[1] &= partners(two->left[0], two->weight[0], two->weight[1], total);
    two->left[0] &= partners(two->left[1], two->weight[1], two->weight[0], total);
}

/* Whether two cells see each other, so that their digits differ. */
static bool differ(const lele_rulenet *net, const lele_terms *terms, int i, int k)
{
    return lele_layout_sees(net->layout, terms->cell[i], terms->cell[k]);
}

static struct two two_of(const lele_rulenet *net, const lele_terms *terms, int i)
{
    return (struct two){ { terms->weight[i], terms->weight[i + 1] },
                         { terms->left[i], terms->left[i + 1] },
                         differ(net, terms, i, i + 1) };
}

static void exact_two(const lele_rulenet *net, lele_terms *terms)
{
    struct two two = two_of(net, terms, 0);
    solve_two(&two, terms->total);
    terms->left[0] = two.left[0];
    terms->left[1] = two.left[1];
}

static void exact_three(const lele_rulenet *net, lele_terms *terms)
{
    const struct two both = two_of(net, terms, 1);
    const bool first = differ(net, terms, 0, 1), second = differ(net, terms, 0, 2);
    lele_digits got[3] = { 0 };
    for (lele_digits rest = terms->left[0]; rest != 0;) {
        const int digit = lele_digits_pop(&rest);
        struct two two = both;
        if (first)
            lele_digits_remove(&two.left[0], lele_digits_of(digit));
        if (second)
            lele_digits_remove(&two.left[1], lele_digits_of(digit));
        solve_two(&two, terms->total - terms->weight[0] * digit);
        if (two.left[0] == 0)
            continue;
        got[0] |= lele_digits_of(digit);
        got[1] |= two.left[0];
        got[2] |= two.left[1];
    }
    memcpy(terms->left, got, sizeof got);
}

/* Whether the bounds leave every cell all its digits, and the sum is no exact one: a quick look. */
static bool is_loose(const lele_rulenet *net, const lele_filter *filter)
{
    const lele_cell *cells = net->cell + filter->first;
    const int16_t *weights = net->weight + filter->first;
    int low = 0, high = 0, widest = 0, open = 0;
    for (int i = 0; i < filter->count; i++) {
        const lele_digits here = net->candidates[cells[i]];
        const int a = weights[i] * lele_digits_first(here), b = weights[i] * lele_digits_most(here);
        const int span = b > a ? b - a : a - b;
        low += b > a ? a : b;
        high += b > a ? b : a;
        widest = span > widest ? span : widest;
        open += span != 0;
    }
    return open > 3 && filter->total - low >= widest && high - filter->total >= widest;
}

bool lele_filter_sum(lele_rulenet *net, const lele_filter *filter)
{
    if (!filter->grouped && is_loose(net, filter))
        return true;
    lele_terms terms;
    lele_terms_collect(net, filter, &terms);
    if (terms.count == 0)
        return terms.total == 0;
    if (!bound(&terms))
        return false;
    if (terms.count == 2)
        exact_two(net, &terms);
    else if (terms.count == 3)
        exact_three(net, &terms);
    else if (filter->grouped && !bound_groups(&terms))
        return false;
    for (int i = 0; i < terms.count; i++)
        if (!lele_rulenet_keep(net, terms.cell[i], terms.left[i]))
            return false;
    return true;
}
