/* See als_links.h. */
#include "technique/als_links.h"

#include <string.h>

static void find_useful(lele_als_links *links, const lele_board *board)
{
    const lele_als_list *sets = links->sets;
    for (int a = 0; a < sets->count; a++) {
        lele_digits digits = sets->at[a].digits;
        links->useful[a] = 0;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (sets->compact.wide[d] ? lele_cellset_meets(&sets->sees[a][d], &board->places[d])
                                      : sets->sees_word[a][d] != 0)
                links->useful[a] |= lele_digits_of(d);
    }
}

static void sort_by_digit(const lele_als_links *links, struct lele_als_lists *lists)
{
    memset(lists->count, 0, sizeof lists->count);
    for (int a = 0; a < links->sets->count; a++) {
        lele_digits digits = links->useful[a];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            lists->at[d][lists->count[d]++] = (uint16_t)a;
    }
}

/* Adds the digit to the commons of `a` with every set whose places it sees all. */
static void add_digit(const lele_als_links *links, const struct lele_als_lists *lists, int a,
                      int digit, lele_digits *commons)
{
    const lele_als_list *sets = links->sets;
    const lele_digits bit = lele_digits_of(digit);
    const uint64_t unseen = ~sets->sees_word[a][digit];
    for (int i = 0; i < lists->count[digit]; i++) {
        const int b = lists->at[digit][i];
        if (sets->compact.wide[digit]
                ? lele_cellset_within(&sets->places[b][digit], &sets->sees[a][digit])
                : (sets->places_word[b][digit] & unseen) == 0)
            commons[b] |= bit;
    }
}

static void link_sets(lele_als_links *links, struct lele_als_lists *lists)
{
    const lele_als_list *sets = links->sets;
    uint32_t count = 0;
    for (int a = 0; a < sets->count; a++) {
        lele_digits commons[LELE_ALS_MAX];
        memset(commons, 0, (size_t)sets->count * sizeof *commons);
        lele_digits digits = links->useful[a];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_digit(links, lists, a, d, commons);
        links->start[a] = count;
        for (int b = 0; b < sets->count && count < LELE_ALS_LINKS; b++)
            if (commons[b] != 0 && a != b)
                links->at[count++] = (lele_als_link){ (uint16_t)b, commons[b] };
    }
    links->start[sets->count] = count;
}

void lele_als_links_make(lele_als_links *links, lele_als_list *sets, const lele_board *board)
{
    lele_als_list_make(sets, board);
    if (links->valid && memcmp(links->known, board->candidates, sizeof links->known) == 0)
        return;
    memcpy(links->known, board->candidates, sizeof links->known);
    links->sets = sets;
    links->valid = true;
    find_useful(links, board);
    sort_by_digit(links, &links->lists);
    link_sets(links, &links->lists);
}
