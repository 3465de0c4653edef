/*
 * What is new since a technique last looked in vain.
 *
 * While a puzzle is being solved candidates only go, and most stay as they were from one
 * search to the next.  A pattern that was not there before must contain something that
 * changed; so a technique that found nothing last time need not look at the rest again.
 * The memory notices by itself when the board is not a later stage of the one before.
 */
#ifndef LELE_TECHNIQUE_NEWS_H
#define LELE_TECHNIQUE_NEWS_H

#include "lele/technique.h"

struct lele_news {
    lele_digits digits; /* that lost a place */
    lele_cellset cells; /* that lost a candidate */
    uint64_t units;     /* of these cells */
};

/* How many changes back are remembered; longer ago, everything is new. */
enum { LELE_NEWS_KEPT = 32 };

struct lele_memory {
    lele_cellset places[LELE_MAX_SIZE + 1]; /* of the board at the last look */
    lele_grid grid;
    lele_cellset givens;
    uint32_t story;                       /* counts the boards that were no later stages */
    uint32_t now;                         /* counts the changes; 0: no board yet */
    struct lele_news log[LELE_NEWS_KEPT]; /* the last changes, in a ring */
    uint32_t failed[LELE_MAX_TECHNIQUES]; /* when a technique last found nothing; 0: never */
};

/* Compares the board with the one before. */
void lele_memory_look(struct lele_memory *memory, const lele_board *board);

/* What changed since the technique failed. */
void lele_memory_news(const struct lele_memory *memory, const lele_layout *layout, int technique,
                      struct lele_news *ret);

static inline void lele_news_all(const lele_layout *layout, struct lele_news *ret)
{
    *ret = (struct lele_news){ lele_digits_all(layout->size), layout->all, ~UINT64_C(0) };
}

static inline bool lele_news_has_unit(const struct lele_news *news, int unit)
{
    return (news->units >> unit & 1) != 0;
}

#endif
