/*
 * The almost locked sets of a position: k cells of a unit with k + 1 candidates.  Without one of
 * the digits the others are locked into the cells.
 *
 * One list serves the link graph, the techniques of als/ and nets.
 */
#ifndef LELE_TECHNIQUE_ALS_LIST_H
#define LELE_TECHNIQUE_ALS_LIST_H

#include "technique/compact.h"
#include "technique/search.h"

enum { LELE_ALS_MAX = 1536 };

typedef struct lele_als {
    lele_cellset cells;
    lele_digits digits;
    lele_digits useful; /* digits of which a place outside sees all places in the set */
    uint8_t unit;
    uint8_t size;
    uint32_t stamp; /* changes when the set is new, or when `useful` has changed */
} lele_als;

/* The most cells of a set when one step is wanted; players rarely see larger ones. */
enum { LELE_ALS_HANDY = 5 };

/* Sets by unit.  For each set and each of its digits: the places in the set, and the places outside
 * that see all of these, as words (compact.h); 0 when the digit is too wide. */
typedef struct lele_als_store {
    int start[LELE_MAX_UNITS + 1]; /* index of the first set of a unit */
    lele_als at[LELE_ALS_MAX];
    uint64_t places_word[LELE_ALS_MAX][LELE_MAX_SIZE + 1];
    uint64_t sees_word[LELE_ALS_MAX][LELE_MAX_SIZE + 1];
} lele_als_store;

typedef struct lele_als_list {
    const lele_board *board;
    lele_digits known[LELE_MAX_CELLS]; /* the candidates that the list was made for */
    int largest;                       /* the most cells of a set */
    uint32_t stamp;                    /* the last stamp given */
    lele_cellset changed;              /* the cells that changed since the previous list */
    int count;
    bool valid;
    lele_compact compact;
    uint32_t numbering; /* of `compact` when the words were made */
    const lele_als *at; /* this pointer and the next two: into the store `now` */
    const uint64_t (*places_word)[LELE_MAX_SIZE + 1];
    const uint64_t (*sees_word)[LELE_MAX_SIZE + 1];
    /* Sets without a changed cell are copied from the previous list. */
    lele_als_store *now, *before;
    lele_als_store stores[2];
} lele_als_list;

/* Lists the sets of the position with at most `largest` cells and at least two useful digits; other
 * sets allow no conclusion.  For the same candidates as before nothing is done. */
void lele_als_list_make(lele_als_list *list, const lele_board *board, int largest);

/* The places of a digit in a set, and the places outside that see all of these, as cells. */
lele_cellset lele_als_places(const lele_als_list *list, int als, int digit);
lele_cellset lele_als_sees(const lele_als_list *list, int als, int digit);

/* The most cells of a set in this search. */
static inline int lele_als_largest(const struct lele_search *search)
{
    return search->mode == LELE_SEARCH_ALL ? search->layout->size : LELE_ALS_HANDY;
}

/* The list of the engine, as an earlier search left it. */
static inline lele_als_list *lele_als_list_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_als_list);
}

/* The list for the board of this search. */
static inline lele_als_list *lele_search_sets(const struct lele_search *search)
{
    lele_als_list *list = lele_als_list_scratch(search);
    lele_als_list_make(list, search->board, lele_als_largest(search));
    return list;
}

#endif
