/* The filters of a net, and how they run until nothing changes.  See propagate.h. */
#include "solver/propagate.h"

#include <string.h>

static void make_due(lele_rulenet *net, int cell)
{
    const int end = net->touched_start[cell + 1];
    for (int i = net->touched_start[cell]; i < end; i++)
        net->due[net->touched[i] >> 6] |= UINT64_C(1) << (net->touched[i] & 63);
}

bool lele_rulenet_keep(lele_rulenet *net, int cell, lele_digits digits)
{
    const lele_digits before = net->candidates[cell], left = before & digits;
    if (left == before)
        return true;
    net->candidates[cell] = left;
    if (left == 0) {
        net->emptied = cell;
        return false;
    }
    if (lele_digits_single(left))
        net->fixed[net->fixed_count++] = (lele_cell)cell;
    make_due(net, cell);
    return true;
}

bool lele_rulenet_start(lele_rulenet *net, lele_digits *candidates, const lele_grid *grid)
{
    net->candidates = candidates;
    net->fixed_count = 0;
    memset(net->due, 0, sizeof net->due[0] * (size_t)net->words);
    for (int cell = 0; cell < net->cells; cell++) {
        const int digit = grid->cell[cell];
        candidates[cell] = net->start[cell];
        if (digit > net->size)
            return false;
        if (digit != 0)
            candidates[cell] &= lele_digits_of(digit);
        if (candidates[cell] == 0)
            return false;
        if (lele_digits_single(candidates[cell]))
            net->fixed[net->fixed_count++] = (lele_cell)cell;
        make_due(net, cell);
    }
    return true;
}

void lele_rulenet_resume(lele_rulenet *net, lele_digits *candidates, int cell)
{
    net->candidates = candidates;
    net->fixed_count = 0;
    memset(net->due, 0, sizeof net->due[0] * (size_t)net->words);
    if (lele_digits_single(candidates[cell]))
        net->fixed[net->fixed_count++] = (lele_cell)cell;
    make_due(net, cell);
}

/* Takes the digit of a decided cell from its peers. */
static bool clear_peers(lele_rulenet *net, int cell)
{
    const lele_digits digit = net->candidates[cell];
    net->work += 30;
    for (int w = 0; w * 64 < net->cells; w++)
        for (uint64_t rest = net->layout->peers[cell].word[w]; rest != 0;) {
            const int peer = w * 64 + lele_word_pop(&rest);
            if ((net->candidates[peer] & digit) != 0 &&
                !lele_rulenet_keep(net, peer, lele_digits_minus(net->candidates[peer], digit)))
                return false;
        }
    return true;
}

static bool filter_unit(lele_rulenet *net, const lele_filter *filter)
{
    const lele_cell *cells = net->cell + filter->first;
    lele_digits once = 0, twice = 0;
    for (int i = 0; i < filter->count; i++) {
        const lele_digits here = net->candidates[cells[i]];
        twice |= once & here;
        once |= here;
    }
    if (once != lele_digits_all(net->size))
        return false;
    const lele_digits hidden = lele_digits_minus(once, twice);
    for (int i = 0; hidden != 0 && i < filter->count; i++) {
        const lele_digits here = net->candidates[cells[i]] & hidden;
        if (here != 0 && (!lele_digits_single(here) || !lele_rulenet_keep(net, cells[i], here)))
            return false;
    }
    return true;
}

/* Takes a digit from all cells that see its places among some cells. */
static bool clear_common(lele_rulenet *net, const lele_cell *cells, int count, lele_digits digit)
{
    for (int w = 0; w * 64 < net->cells; w++) {
        uint64_t seen = net->layout->all.word[w];
        for (int i = 0; seen != 0 && i < count; i++)
            if ((net->candidates[cells[i]] & digit) != 0)
                seen &= net->layout->peers[cells[i]].word[w];
        while (seen != 0) {
            const int cell = w * 64 + lele_word_pop(&seen);
            if ((net->candidates[cell] & digit) != 0 &&
                !lele_rulenet_keep(net, cell, (lele_digits)~digit))
                return false;
        }
    }
    return true;
}

/* What the cells may be if they hold the digits of a window, each once. */
static bool fit_window(const lele_rulenet *net, const lele_filter *filter, lele_digits window,
                       lele_digits *got)
{
    const lele_cell *cells = net->cell + filter->first;
    lele_digits all = 0, once = 0, twice = 0;
    for (int i = 0; i < filter->count; i++) {
        const lele_digits here = net->candidates[cells[i]] & window;
        if (here == 0)
            return false;
        all |= here;
        twice |= once & here;
        once |= here;
    }
    if (all != window)
        return false;
    const lele_digits hidden = lele_digits_minus(once, twice);
    for (int i = 0; i < filter->count; i++) {
        const lele_digits here = net->candidates[cells[i]] & window;
        got[i] |= (here & hidden) != 0 ? here & hidden : here;
    }
    return true;
}

static bool filter_run(lele_rulenet *net, const lele_filter *filter)
{
    const lele_cell *cells = net->cell + filter->first;
    lele_digits got[LELE_MAX_SIZE] = { 0 }, always = lele_digits_all(net->size);
    lele_digits window = lele_digits_all(filter->count);
    for (int low = 1; low + filter->count - 1 <= net->size;
         low++, window = (lele_digits)(window << 1))
        if (fit_window(net, filter, window, got))
            always &= window;
    for (int i = 0; i < filter->count; i++)
        if (!lele_rulenet_keep(net, cells[i], got[i]))
            return false;
    while (always != 0)
        if (!clear_common(net, cells, filter->count, lele_digits_of(lele_digits_pop(&always))))
            return false;
    return true;
}

/* Digits with two or three places are looked at: more places seldom have a common peer. */
static bool filter_locked(lele_rulenet *net, const lele_filter *filter)
{
    const lele_cell *cells = net->cell + filter->first;
    lele_digits once = 0, twice = 0, thrice = 0, often = 0;
    for (int i = 0; i < filter->count; i++) {
        const lele_digits here = net->candidates[cells[i]];
        often |= thrice & here;
        thrice |= twice & here;
        twice |= once & here;
        once |= here;
    }
    for (lele_digits few = lele_digits_minus(twice, often); few != 0;)
        if (!clear_common(net, cells, filter->count, lele_digits_of(lele_digits_pop(&few))))
            return false;
    return true;
}

static lele_digits look_up(const lele_digits half[4][16], lele_digits set)
{
    return half[0][set & 15] | half[1][set >> 4 & 15] | half[2][set >> 8 & 15] | half[3][set >> 12];
}

static bool filter_pair(lele_rulenet *net, const lele_filter *filter)
{
    const lele_pair_table *table = &net->table[filter->table];
    const int a = net->cell[filter->first], b = net->cell[filter->first + 1];
    return lele_rulenet_keep(net, b, look_up(table->second, net->candidates[a])) &&
           lele_rulenet_keep(net, a, look_up(table->first, net->candidates[b]));
}

/* The digits strictly between two. */
static lele_digits inside(int low, int high)
{
    return high - low < 2 ? 0 : lele_digits_minus(lele_digits_all(high - 1), lele_digits_all(low));
}

/* What each cell of a between line may be if its first end is the lower one. */
static bool order_ends(const lele_rulenet *net, const lele_filter *filter, int low_end,
                       lele_digits ret[LELE_MAX_CELLS])
{
    const lele_cell *cells = net->cell + filter->first;
    const lele_digits low = net->candidates[cells[low_end]];
    const lele_digits high = net->candidates[cells[1 - low_end]];
    const lele_digits between = inside(lele_digits_first(low), lele_digits_most(high));
    int below = net->size, above = 1;
    for (int i = 2; i < filter->count; i++) {
        ret[i] = net->candidates[cells[i]] & between;
        if (ret[i] == 0)
            return false;
        below = lele_digits_most(ret[i]) < below ? lele_digits_most(ret[i]) : below;
        above = lele_digits_first(ret[i]) > above ? lele_digits_first(ret[i]) : above;
    }
    ret[low_end] = low & lele_digits_all(below - 1);
    ret[1 - low_end] = lele_digits_minus(high, lele_digits_all(above));
    return ret[0] != 0 && ret[1] != 0;
}

static bool filter_between(lele_rulenet *net, const lele_filter *filter)
{
    lele_digits rising[LELE_MAX_CELLS], falling[LELE_MAX_CELLS];
    const bool up = order_ends(net, filter, 0, rising);
    const bool down = order_ends(net, filter, 1, falling);
    for (int i = 0; i < filter->count; i++)
        if (!lele_rulenet_keep(net, net->cell[filter->first + i],
                               (up ? rising[i] : 0) | (down ? falling[i] : 0)))
            return false;
    return true;
}

/* How often the digits of a quadruple are wanted. */
static void count_wanted(int total, int wanted[LELE_MAX_SIZE + 1])
{
    for (int i = 0; i < total >> 16; i++)
        wanted[(total >> 4 * i & 15) + 1]++;
}

static bool filter_contain(lele_rulenet *net, const lele_filter *filter)
{
    const lele_cell *cells = net->cell + filter->first;
    int wanted[LELE_MAX_SIZE + 1] = { 0 }, missing = 0, open = 0;
    lele_digits still = 0;
    count_wanted(filter->total, wanted);
    for (int i = 0; i < filter->count; i++) {
        const lele_digits here = net->candidates[cells[i]];
        if (lele_digits_single(here))
            wanted[lele_digits_first(here)]--;
        else
            open++;
    }
    for (int digit = 1; digit <= net->size; digit++) {
        int places = 0;
        if (wanted[digit] <= 0)
            continue;
        missing += wanted[digit];
        still |= lele_digits_of(digit);
        for (int i = 0; i < filter->count; i++) {
            const lele_digits here = net->candidates[cells[i]];
            places += !lele_digits_single(here) && lele_digits_has(here, digit);
        }
        if (places < wanted[digit])
            return false;
        for (int i = 0; places == wanted[digit] && i < filter->count; i++) {
            const lele_digits here = net->candidates[cells[i]];
            if (!lele_digits_single(here) && lele_digits_has(here, digit) &&
                !lele_rulenet_keep(net, cells[i], lele_digits_of(digit)))
                return false;
        }
    }
    if (missing < open || missing == 0)
        return missing <= open;
    for (int i = 0; i < filter->count; i++)
        if (!lele_digits_single(net->candidates[cells[i]]) &&
            !lele_rulenet_keep(net, cells[i], still))
            return false;
    return missing == open;
}

static const struct {
    bool (*run)(lele_rulenet *net, const lele_filter *filter);
    int work;
} filters[LELE_FILTER_KIND_COUNT] = {
    [LELE_FILTER_SUM] = { lele_filter_sum, 40 },     [LELE_FILTER_PAIR] = { filter_pair, 6 },
    [LELE_FILTER_UNIT] = { filter_unit, 12 },        [LELE_FILTER_CAGE] = { lele_filter_cage, 80 },
    [LELE_FILTER_BETWEEN] = { filter_between, 30 },  [LELE_FILTER_CONTAIN] = { filter_contain, 60 },
    [LELE_FILTER_SCAN] = { lele_filter_scan, 2000 }, [LELE_FILTER_RUN] = { filter_run, 60 },
    [LELE_FILTER_LOCKED] = { filter_locked, 100 },
};

static int first_due(const lele_rulenet *net)
{
    for (int w = 0; w < net->words; w++)
        if (net->due[w] != 0)
            return w * 64 + lele_lowest64(net->due[w]);
    return -1;
}

bool lele_rulenet_settle(lele_rulenet *net)
{
    net->culprit = net->emptied = -1;
    for (;;) {
        while (net->fixed_count > 0)
            if (!clear_peers(net, net->fixed[--net->fixed_count]))
                return false;
        const int next = first_due(net);
        if (next < 0)
            return true;
        net->due[next >> 6] &= ~(UINT64_C(1) << (next & 63));
        const lele_filter *filter = &net->filter[next];
        net->work += (uint64_t)filters[filter->kind].work;
        if (!filters[filter->kind].run(net, filter)) {
            net->culprit = next;
            return false;
        }
    }
}
