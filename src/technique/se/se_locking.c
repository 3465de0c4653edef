/*
 * Pointing and claiming: all places of a digit in a region lie in a second region, so the digit
 * leaves the rest of the second one.  The direct form places the digit in another region of the first
 * kind, where the elimination leaves one place; it does not keep the elimination.
 */
#include "technique/se/se_hint.h"

static const struct {
    uint8_t first, second; /* kinds */
} pairs[] = {
    { LELE_SE_BLOCK, LELE_SE_COLUMN },
    { LELE_SE_BLOCK, LELE_SE_ROW },
    { LELE_SE_COLUMN, LELE_SE_BLOCK },
    { LELE_SE_ROW, LELE_SE_BLOCK },
};

static bool is_pointing(int a)
{
    return a < LELE_SE_SIZE;
}

static bool offer_direct(lele_se_search *search, int digit, int a, int b)
{
    const lele_se_places *places = search->places;
    const int first = a - a % LELE_SE_SIZE;
    for (int r = first; r < first + LELE_SE_SIZE; r++) {
        const unsigned there = search->grid->place[r][digit];
        const unsigned outside = there & ~(unsigned)places->cross[r][b];
        if (r == a || outside == there || !lele_se_is_single(outside))
            continue;
        lele_se_hint_start(&search->hint, is_pointing(a) ? "Direct Pointing" : "Direct Claiming",
                           is_pointing(a) ? 1.7 : 1.9);
        lele_se_hint_place(&search->hint, lele_se_cell_of(places, r, lele_se_lowest(outside)),
                           digit);
        if (lele_se_offer(search))
            return true;
    }
    return false;
}

static bool offer_indirect(lele_se_search *search, int digit, int a, int b)
{
    const lele_se_places *places = search->places;
    lele_se_hint *hint = &search->hint;
    unsigned rest = search->grid->place[b][digit] & ~(unsigned)places->cross[b][a];
    if (rest == 0)
        return false;
    lele_se_hint_start(hint, is_pointing(a) ? "Pointing" : "Claiming", is_pointing(a) ? 2.6 : 2.8);
    while (rest != 0)
        lele_se_hint_remove(search, lele_se_cell_of(places, b, lele_se_pop(&rest)), 1U << digit);
    hint->pattern = LELE_SE_LINES;
    hint->digits = 1U << digit;
    hint->base[hint->base_count++] = (uint8_t)a;
    hint->cover[hint->cover_count++] = (uint8_t)b;
    return lele_se_offer(search);
}

static bool find_in(lele_se_search *search, const lele_se_task *task, int digit, int pair)
{
    const int second = pairs[pair].second * LELE_SE_SIZE;
    for (int i = 0; i < LELE_SE_SIZE; i++) {
        const int a = pairs[pair].first * LELE_SE_SIZE + i;
        const unsigned there = search->grid->place[a][digit];
        if (there == 0 || lele_se_is_single(there))
            continue;
        for (int b = second; b < second + LELE_SE_SIZE; b++) {
            if ((there & ~(unsigned)search->places->cross[a][b]) != 0)
                continue;
            if (task->direct ? offer_direct(search, digit, a, b)
                             : offer_indirect(search, digit, a, b))
                return true;
        }
    }
    return false;
}

bool lele_se_locking(lele_se_search *search, const lele_se_task *task)
{
    for (int pair = 0; pair < 4; pair++)
        for (int digit = 0; digit < LELE_SE_SIZE; digit++)
            if (find_in(search, task, digit, pair))
                return true;
    return false;
}
