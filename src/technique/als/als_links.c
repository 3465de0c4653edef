/* Finds the restricted commons of all pairs of sets, see als_links.h. */
#include "technique/als/als_links.h"

#include <stdlib.h>
#include <string.h>

/* Large and mostly unused: not cleared. */
static void *make(const struct lele_geometry *geometry)
{
    (void)geometry;
    lele_als_links *links = malloc(sizeof *links);
    if (links != NULL)
        links->valid = false;
    return links;
}

const struct lele_scratch_kind lele_scratch_als_links = { .make = make };

enum { NONE = 0xFFFF };

/* Lists the sets by digit and by the first place of the digit. */
static void sort_by_digit(const lele_als_links *links, struct lele_als_lists *lists)
{
    memset(lists->first, 0xFF, sizeof lists->first);
    for (int a = 0; a < links->sets->count; a++) {
        lele_digits digits = links->sets->at[a].useful;
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const uint64_t word = links->sets->places_word[a][d];
            uint16_t *first = &lists->first[d][word != 0 ? lele_lowest64(word) : 0];
            lists->next[a][d] = *first;
            *first = (uint16_t)a;
        }
    }
}

/* The restricted commons of one set with each other set. */
struct commons {
    uint64_t any[LELE_ALS_MAX / 64];
    lele_digits digits[LELE_ALS_MAX]; /* by the other set */
};

static inline void add_common(struct commons *commons, int als, int digit)
{
    commons->any[als >> 6] |= UINT64_C(1) << (als & 63);
    commons->digits[als] |= lele_digits_of(digit);
}

/* Adds a digit that is too wide for words to the commons of `a` with the sets whose places it sees
 * all. */
static void add_wide(const lele_als_links *links, int a, int digit, struct commons *commons)
{
    const lele_als_list *sets = links->sets;
    const lele_cellset sees = lele_als_sees(sets, a, digit);
    for (int b = links->lists.first[digit][0]; b != NONE; b = links->lists.next[b][digit]) {
        const lele_cellset places = lele_als_places(sets, b, digit);
        if (lele_cellset_within(&places, &sees))
            add_common(commons, b, digit);
    }
}

static void add_digit(const lele_als_links *links, int a, int digit, struct commons *commons)
{
    const lele_als_list *sets = links->sets;
    const uint64_t sees = sets->sees_word[a][digit];
    if (sets->compact.wide[digit]) {
        add_wide(links, a, digit, commons);
        return;
    }
    for (uint64_t rest = sees; rest != 0;)
        for (int b = links->lists.first[digit][lele_word_pop(&rest)]; b != NONE;
             b = links->lists.next[b][digit])
            if ((sets->places_word[b][digit] & ~sees) == 0)
                add_common(commons, b, digit);
}

static bool is_aimed(const lele_als_links *links, int als)
{
    return (links->aim[als >> 6] >> (als & 63) & 1) != 0;
}

/* Stores the links of a set and clears the commons; returns the number of links so far. */
static uint32_t list_commons(lele_als_links *links, int a, struct commons *commons, uint32_t count)
{
    uint64_t *near = links->near + (size_t)a * (size_t)links->words;
    for (int w = 0; w < links->words; w++) {
        near[w] = commons->any[w];
        for (uint64_t rest = commons->any[w]; rest != 0;) {
            const int b = w * 64 + lele_word_pop(&rest);
            if (a != b && count < LELE_ALS_LINKS)
                links->at[count++] = (lele_als_link){ (uint16_t)b, commons->digits[b] };
            commons->digits[b] = 0;
        }
        commons->any[w] = 0;
    }
    return count;
}

static void link_sets(lele_als_links *links)
{
    const lele_als_list *sets = links->sets;
    uint32_t count = 0;
    struct commons commons;
    memset(&commons, 0, sizeof commons);
    links->words = (sets->count + 63) / 64;
    for (int a = 0; a < sets->count; a++) {
        links->start[a] = count;
        if (links->aimed && !is_aimed(links, a))
            continue;
        lele_digits digits = links->sets->at[a].useful;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            add_digit(links, a, d, &commons);
        count = list_commons(links, a, &commons, count);
    }
    links->start[sets->count] = count;
}

static bool is_made(const lele_als_links *links, const lele_board *board, int largest)
{
    return links->valid && links->largest == largest &&
           links->numbering == links->sets->numbering &&
           memcmp(links->known, board->candidates, sizeof links->known) == 0;
}

static void begin(lele_als_links *links, const lele_als_list *sets, const lele_board *board,
                  int largest)
{
    memcpy(links->known, board->candidates, sizeof links->known);
    links->sets = sets;
    links->largest = largest;
    links->numbering = sets->numbering;
    links->valid = true;
    sort_by_digit(links, &links->lists);
}

void lele_als_links_make(lele_als_links *links, lele_als_list *sets, const lele_board *board,
                         int largest)
{
    lele_als_list_make(sets, board, largest);
    if (is_made(links, board, largest) && !links->aimed)
        return;
    begin(links, sets, board, largest);
    links->aimed = false;
    link_sets(links);
}

static void aim_at(lele_als_links *links, const lele_cellset targets[LELE_MAX_SIZE + 1])
{
    const lele_als_list *sets = links->sets;
    for (int d = 1; d <= sets->board->layout->size; d++)
        links->targets[d] = lele_compact_places(&sets->compact, targets[d], d);
    memset(links->aim, 0, sizeof links->aim);
    for (int a = 0; a < sets->count; a++) {
        lele_digits digits = sets->at[a].useful;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (sets->compact.wide[d] || (sets->sees_word[a][d] & links->targets[d]) != 0)
                links->aim[a >> 6] |= UINT64_C(1) << (a & 63);
    }
}

void lele_als_links_aim(lele_als_links *links, lele_als_list *sets, const lele_board *board,
                        int largest, const lele_cellset targets[LELE_MAX_SIZE + 1])
{
    lele_als_list_make(sets, board, largest);
    if (is_made(links, board, largest))
        return;
    begin(links, sets, board, largest);
    links->aimed = true;
    aim_at(links, targets);
    link_sets(links);
}
