/* The automata of rules that read a line, see core/scan.h. */
#include "core/scan.h"

enum { SUMS = 137, ENOUGH = 1 };

/* 0: before the first end; 1 + s: after a 1, with the sum s so far; 1 + SUMS + s: after the greatest
 * digit; AFTER: after both. */
enum { AFTER = LELE_SCAN_STATES - 1 };

static int step_sandwich(int total, int size, int state, int digit)
{
    const bool end = digit == 1 || digit == size;
    if (state == 0)
        return !end ? 0 : digit == 1 ? 1 : 1 + SUMS;
    if (state == AFTER)
        return end ? LELE_SCAN_DEAD : AFTER;
    const bool after_one = state <= SUMS;
    const int sum = state - 1 - (after_one ? 0 : SUMS);
    if (end)
        return sum == total && after_one == (digit == size) ? AFTER : LELE_SCAN_DEAD;
    return sum + digit <= total ? state + digit : LELE_SCAN_DEAD;
}

/* 0: the start; 1: enough cells; else 2 + what is missing + SUMS times the cells that still count. */
static int step_x_sum(int total, int size, int state, int digit)
{
    int cells, missing;
    (void)size;
    if (state == ENOUGH)
        return ENOUGH;
    if (state == 0) {
        cells = digit - 1;
        missing = total - digit;
    } else {
        cells = (state - 2) / SUMS - 1;
        missing = (state - 2) % SUMS - digit;
    }
    if (missing < 0 || missing >= SUMS || (cells == 0) != (missing == 0))
        return LELE_SCAN_DEAD;
    return cells == 0 ? ENOUGH : 2 + missing + SUMS * cells;
}

/* The greatest digit so far, and 17 times the number of digits seen. */
static int step_skyscraper(int total, int size, int state, int digit)
{
    const int top = state % 17, seen = state / 17;
    (void)size;
    if (digit < top)
        return state;
    return digit > top && seen < total ? digit + 17 * (seen + 1) : LELE_SCAN_DEAD;
}

int lele_scan_step(lele_scan scan, int total, int size, int state, int digit)
{
    static int (*const steps[LELE_SCAN_COUNT])(int, int, int, int) = {
        [LELE_SCAN_SANDWICH] = step_sandwich,
        [LELE_SCAN_X_SUM] = step_x_sum,
        [LELE_SCAN_SKYSCRAPER] = step_skyscraper,
    };
    return steps[scan](total, size, state, digit);
}

bool lele_scan_accepts(lele_scan scan, int total, int size, int state)
{
    return scan == LELE_SCAN_SANDWICH ? state == AFTER
           : scan == LELE_SCAN_X_SUM  ? state == ENOUGH
                                      : state == size + 17 * total;
}
