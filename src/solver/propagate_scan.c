/*
 * The filter of rules that read a line: which states can be reached from the start, and from which of
 * them the end can be reached.  A digit stays if it leads from the one to the other.
 */
#include <string.h>

#include "core/scan.h"
#include "solver/propagate.h"

enum { WORDS = (LELE_SCAN_STATES + 63) / 64 };

struct states {
    uint64_t word[WORDS];
};

static void add(struct states *states, int state)
{
    states->word[state >> 6] |= UINT64_C(1) << (state & 63);
}

static bool has(const struct states *states, int state)
{
    return (states->word[state >> 6] >> (state & 63) & 1) != 0;
}

/* Calls the automaton for every state and candidate of one cell.  `next` NULL: adds to `after` what is
 * reached.  Else keeps the digits that lead into `next`, and in `back` the states that have one. */
static lele_digits scan_cell(const lele_rulenet *net, const lele_filter *filter, int i,
                             const struct states *before, struct states *after,
                             const struct states *next)
{
    const lele_digits here = net->candidates[net->cell[filter->first + i]];
    lele_digits kept = 0;
    for (int w = 0; w < WORDS; w++)
        for (uint64_t rest = before->word[w]; rest != 0;) {
            const int state = w * 64 + lele_word_pop(&rest);
            for (lele_digits digits = here; digits != 0;) {
                const int digit = lele_digits_pop(&digits);
                const int to = lele_scan_step((lele_scan)filter->table, filter->total, net->size,
                                              state, digit);
                if (to == LELE_SCAN_DEAD || (next != NULL && !has(next, to)))
                    continue;
                kept |= lele_digits_of(digit);
                add(after, next == NULL ? to : state);
            }
        }
    return kept;
}

bool lele_filter_scan(lele_rulenet *net, const lele_filter *filter)
{
    struct states reached[LELE_MAX_SIZE + 1], good, back;
    memset(reached, 0, sizeof reached[0] * ((size_t)filter->count + 1));
    add(&reached[0], 0);
    for (int i = 0; i < filter->count; i++)
        scan_cell(net, filter, i, &reached[i], &reached[i + 1], NULL);
    memset(&good, 0, sizeof good);
    for (int state = 0; state < LELE_SCAN_STATES; state++)
        if (has(&reached[filter->count], state) &&
            lele_scan_accepts((lele_scan)filter->table, filter->total, net->size, state))
            add(&good, state);
    for (int i = filter->count - 1; i >= 0; i--) {
        memset(&back, 0, sizeof back);
        const lele_digits kept = scan_cell(net, filter, i, &reached[i], &back, &good);
        if (!lele_rulenet_keep(net, net->cell[filter->first + i], kept))
            return false;
        good = back;
    }
    return true;
}
