/*
 * Restricted commons: digits that at most one of two almost locked sets can hold, because all
 * places of the digit in the one see all its places in the other.  A link is a pair of sets with
 * at least one restricted common.
 */
#ifndef LELE_TECHNIQUE_ALS_ALS_LINKS_H
#define LELE_TECHNIQUE_ALS_ALS_LINKS_H

#include "technique/als_list.h"

enum { LELE_ALS_LINKS = 1 << 18 };

typedef struct lele_als_link {
    uint16_t to;
    lele_digits common;
} lele_als_link;

/* Lists of the sets in which a digit is useful, by its first place in the set.  A digit that is too
 * wide (compact.h) has one list. */
struct lele_als_lists {
    uint16_t first[LELE_MAX_SIZE + 1][LELE_COMPACT_PLACES];
    uint16_t next[LELE_ALS_MAX][LELE_MAX_SIZE + 1];
};

typedef struct lele_als_links {
    const lele_als_list *sets;
    lele_digits known[LELE_MAX_CELLS];
    bool valid;
    int largest;
    uint32_t numbering; /* of the sets */
    bool aimed;         /* only the sets of `aim` have links */
    uint64_t aim[LELE_ALS_MAX / 64];
    uint64_t targets[LELE_MAX_SIZE + 1]; /* by digit: places as a word, see compact.h */
    struct lele_als_lists lists;
    int words;                                       /* of a bit set of sets */
    uint64_t near[LELE_ALS_MAX * LELE_ALS_MAX / 64]; /* by set: the sets that it has links to */
    uint32_t start[LELE_ALS_MAX + 1];
    lele_als_link at[LELE_ALS_LINKS]; /* by set, in both directions */
} lele_als_links;

/* Makes the list of sets and the links of the position.  For the same candidates as before nothing
 * is done. */
void lele_als_links_make(lele_als_links *links, lele_als_list *sets, const lele_board *board,
                         int largest);

/* The same, but only sets with a useful digit that can eliminate a target have links.  Links that
 * were made before for the same candidates are kept, for any targets. */
void lele_als_links_aim(lele_als_links *links, lele_als_list *sets, const lele_board *board,
                        int largest, const lele_cellset targets[LELE_MAX_SIZE + 1]);

static inline lele_als_links *lele_als_links_scratch(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_als_links);
}

/* The sets that a set has links to, as bits.  If the links are aimed, only for sets of `aim`. */
static inline const uint64_t *lele_als_near(const lele_als_links *links, int als)
{
    return links->near + (size_t)als * (size_t)links->words;
}

#endif
