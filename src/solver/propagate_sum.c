/*
 * Filters of sums.
 *
 * A sum with weights keeps the bounds of its cells, and is exact when two or three cells are open.
 * A cage, whose digits are all different, goes through the combinations of its sum; with up to four
 * open cells it also tries who takes which digit.
 */
#include <string.h>

#include "solver/propagate.h"

/* The open cells of a sum, and what they must sum to. */
struct terms {
    int count, total, low, high;
    int cell[LELE_MAX_CELLS];
    int weight[LELE_MAX_CELLS];
    uint8_t group[LELE_MAX_CELLS];
    lele_digits left[LELE_MAX_CELLS];
};

/* Returns the digits of the decided cells. */
static lele_digits collect(const lele_rulenet *net, const lele_filter *filter, struct terms *ret)
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

/* The digits from low to high. */
static lele_digits between(int low, int high)
{
    low = low < 1 ? 1 : low;
    high = high > LELE_MAX_SIZE ? LELE_MAX_SIZE : high;
    return low > high ? 0 : lele_digits_minus(lele_digits_all(high), lele_digits_all(low - 1));
}

/* The digits d of a set with low <= weight * d <= high. */
static lele_digits in_range(lele_digits set, int weight, int low, int high)
{
    if (weight == 1)
        return set & between(low, high);
    if (weight == -1)
        return set & between(-high, -low);
    lele_digits kept = 0;
    while (set != 0) {
        const int digit = lele_digits_pop(&set), term = weight * digit;
        if (term >= low && term <= high)
            kept |= lele_digits_of(digit);
    }
    return kept;
}

/* Cuts each cell to what the bounds of the others leave it; false when nothing is left. */
static bool bound(struct terms *terms)
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
static bool take_group(const struct terms *terms, int first, struct group *ret)
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
static bool cut_group(struct terms *terms, const struct group *group, int low, int high)
{
    const int others = group->end - group->first - 1;
    const int fewest = sum_of_smallest(group->digits, others);
    const int greatest = sum_of_largest(group->digits, others);
    for (int i = group->first; i < group->end; i++) {
        terms->left[i] &= between(low - greatest, high - fewest);
        if (terms->left[i] == 0)
            return false;
    }
    return true;
}

/* The bounds again, with what is known of groups whose cells differ. */
static bool bound_groups(struct terms *terms)
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

/* The digits in the opposite order: bit 0 becomes bit 15. */
static unsigned turn(unsigned set)
{
    set = (set & 0x5555) << 1 | (set >> 1 & 0x5555);
    set = (set & 0x3333) << 2 | (set >> 2 & 0x3333);
    set = (set & 0x0F0F) << 4 | (set >> 4 & 0x0F0F);
    return (set & 0x00FF) << 8 | set >> 8;
}

static lele_digits shift(unsigned set, int up)
{
    if (up <= -16 || up >= 16)
        return 0;
    return (lele_digits)(up >= 0 ? set << up : set >> -up);
}

/* The digits b with weight a + other b = total for a digit a of the set. */
static lele_digits partners(lele_digits set, int weight, int other, int total)
{
    if (weight == other && weight * weight == 1) /* b = total - a */
        return shift(turn(set), weight * total - 17);
    if (weight == -other && weight * weight == 1) /* b = a - total */
        return shift(set, -weight * total);
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
static bool differ(const lele_rulenet *net, const struct terms *terms, int i, int k)
{
    return lele_layout_sees(net->layout, terms->cell[i], terms->cell[k]);
}

static struct two two_of(const lele_rulenet *net, const struct terms *terms, int i)
{
    return (struct two){ { terms->weight[i], terms->weight[i + 1] },
                         { terms->left[i], terms->left[i + 1] },
                         differ(net, terms, i, i + 1) };
}

static void exact_two(const lele_rulenet *net, struct terms *terms)
{
    struct two two = two_of(net, terms, 0);
    solve_two(&two, terms->total);
    terms->left[0] = two.left[0];
    terms->left[1] = two.left[1];
}

static void exact_three(const lele_rulenet *net, struct terms *terms)
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
    struct terms terms;
    collect(net, filter, &terms);
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
static bool match(const struct terms *terms, int i, lele_digits set, lele_digits *got)
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
static bool cover(const struct terms *terms, lele_digits set, lele_digits *got)
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
static lele_digits combine(const lele_rulenet *net, const struct terms *terms, lele_digits fixed,
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

/* A digit that the cage holds in any case leaves the cells that see all its places there. */
static bool clear_seen(lele_rulenet *net, const struct terms *terms, lele_digits always)
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
    struct terms terms;
    lele_digits got[LELE_MAX_SIZE] = { 0 };
    const lele_digits fixed = collect(net, filter, &terms);
    if (terms.count == 0)
        return terms.total == 0;
    if (terms.total < terms.low || terms.total > terms.high)
        return false;
    if (!net->combinations.made)
        lele_combinations_make(&net->combinations, net->size);
    const lele_digits always = combine(net, &terms, fixed, got);
    for (int i = 0; i < terms.count; i++)
        if (!lele_rulenet_keep(net, terms.cell[i], got[i]))
            return false;
    return clear_seen(net, &terms, always);
}
