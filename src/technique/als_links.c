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
            if (lele_cellset_meets(&sets->sees[a][d], &board->places[d]))
                links->useful[a] |= lele_digits_of(d);
    }
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
    uint32_t count = 0;
    for (int a = 0; a < sets->count; a++) {
        links->start[a] = count;
        for (int b = 0; b < sets->count; b++) {
            /* what no cell outside sees the other set does not see either */
            if (a == b || (links->useful[a] & links->useful[b]) == 0 || count == LELE_ALS_LINKS)
                continue;
            const lele_digits common = lele_als_common(sets, a, b);
            if (common != 0)
                links->at[count++] = (lele_als_link){ (uint16_t)b, common };
        }
    }
    links->start[sets->count] = count;
}
