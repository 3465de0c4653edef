/*
 * News: the changes of the board since a finder last failed.
 *
 * During a solve candidates only disappear, and most of the board is the same from one search to
 * the next.  A new pattern must contain something that changed, so a finder that failed
 * re-examines only what changed since.  A board that is not a later stage of the previous one
 * starts a new story, in which everything is new.
 */
#ifndef LELE_TECHNIQUE_NEWS_H
#define LELE_TECHNIQUE_NEWS_H

#include "lele/technique.h"

struct lele_news {
    lele_digits digits; /* that lost a place */
    lele_cellset cells; /* that lost a candidate */
    uint64_t units;     /* of these cells */
};

/* The number of changes in the log.  For a finder that failed earlier, everything is new. */
enum { LELE_NEWS_KEPT = 32 };

struct lele_memory {
    lele_cellset places[LELE_MAX_SIZE + 1]; /* of the previous board */
    lele_grid grid;
    lele_cellset givens;
    uint32_t story;                       /* number of stories so far */
    uint32_t now;                         /* number of changes in this story + 1; 0: no board yet */
    struct lele_news log[LELE_NEWS_KEPT]; /* the last changes, a ring buffer */
    uint32_t failed[LELE_MAX_TECHNIQUES]; /* the value of `now` at the last failure; 0: never */
};

/* Compares the board with the previous one and logs the change. */
void lele_memory_look(struct lele_memory *memory, const lele_board *board);

/* The changes since the finder of the technique failed. */
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
