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
    lele_digits useful; /* digits that some place outside would lose to the set */
    uint8_t unit;
    uint8_t size;
    uint32_t stamp; /* another one when it is listed for the first time, or has lost a use */
} lele_als;

/* The cells of a set that a person may see; a list of all steps has larger ones too. */
enum { LELE_ALS_HANDY = 5 };

/* Sets unit by unit, and per set and digit of it: the places in the set, and the places outside
 * that see all of them, as words; 0 where the digit is too wide. */
typedef struct lele_als_store {
    int start[LELE_MAX_UNITS + 1]; /* where the sets of a unit begin */
    lele_als at[LELE_ALS_MAX];
    uint64_t places_word[LELE_ALS_MAX][LELE_MAX_SIZE + 1];
    uint64_t sees_word[LELE_ALS_MAX][LELE_MAX_SIZE + 1];
} lele_als_store;

typedef struct lele_als_list {
    const lele_board *board;
    lele_digits known[LELE_MAX_CELLS]; /* the candidates that the list was made for */
    int largest;                       /* cells of the largest sets listed */
    uint32_t stamp;                    /* the last one given */
    lele_cellset changed;              /* the cells that are not as in the list before */
    int count;
    bool valid;
    lele_compact compact;
    uint32_t numbering; /* of `compact`, for which the words are */
    const lele_als *at; /* those of the store in use */
    const uint64_t (*places_word)[LELE_MAX_SIZE + 1];
    const uint64_t (*sees_word)[LELE_MAX_SIZE + 1];
    /* The sets of a unit that has not changed are taken over from the list before. */
    lele_als_store *now, *before;
    lele_als_store stores[2];
} lele_als_list;

/* Lists the sets of the position with at most `largest` cells that touch the outside by two
 * digits at least (others lead nowhere); again for the same candidates it costs nothing. */
void lele_als_list_make(lele_als_list *list, const lele_board *board, int largest);

/* The same as sets of cells. */
lele_cellset lele_als_places(const lele_als_list *list, int als, int digit);
lele_cellset lele_als_sees(const lele_als_list *list, int als, int digit);

/* How large sets may be in this search. */
static inline int lele_als_largest(const struct lele_search *search)
{
    return search->mode == LELE_SEARCH_ALL ? search->layout->size : LELE_ALS_HANDY;
}

/* The engine's list, made for the board of some earlier search. */
static inline lele_als_list *lele_als_list_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_als_list);
}

/* ... made for the board of this one. */
static inline lele_als_list *lele_search_sets(const struct lele_search *search)
{
    lele_als_list *list = lele_als_list_scratch(search);
    lele_als_list_make(list, search->board, lele_als_largest(search));
    return list;
}

#endif
