/*
 * The strong links of a position as a list, for chains of a few links with a name of their own.
 *
 * A strand is a strong link between two ends: both candidates of a cell with two, or the two places
 * of a digit in a unit.  With groups, an end can be several places: those where two units cross.
 * Unlike the link graph this list is cheap to make, and it has no sets.
 */
#ifndef LELE_TECHNIQUE_CHAIN_STRANDS_H
#define LELE_TECHNIQUE_CHAIN_STRANDS_H

#include "technique/search.h"

enum { LELE_STRANDS = 8192, LELE_STRAND_NONE = 0xFFFF };

struct lele_strand_end {
    lele_cellset cells;
    uint8_t digit;
};

/* Every strand is there twice, once in each direction; the other one is number ^ 1. */
struct lele_strand {
    struct lele_strand_end from, to;
    uint16_t next; /* the next one that starts with the same digit */
    uint8_t unit;  /* or LELE_LINK_CELL */
    bool grouped;  /* an end has several places */
};

struct lele_strands {
    bool has_groups;
    int count; /* 0: not made for this position */
    uint16_t first[LELE_MAX_SIZE + 1];
    uint16_t last[LELE_MAX_SIZE + 1];
    struct lele_strand at[LELE_STRANDS];
};

enum lele_strand_scope { LELE_STRANDS_PLAIN, LELE_STRANDS_GROUPED };

/* The strands of the position; none with a group comes before one without. */
const struct lele_strands *lele_search_strands(struct lele_search *search,
                                               enum lele_strand_scope scope);

/* Whether at most one of the two ends is right. */
bool lele_strand_excludes(const lele_layout *layout, const struct lele_strand_end *a,
                          const struct lele_strand_end *b);

/* A chain of strands: node 2k and 2k + 1 are the ends of strand k. */
enum { LELE_STRAND_CHAIN = 12 };

struct lele_strand_chain {
    int count; /* of strands */
    const struct lele_strand *strand[LELE_STRAND_CHAIN];
};

/* Whether no candidate of the strand is on the chain. */
bool lele_strand_is_fresh(const struct lele_strand_chain *chain, const struct lele_strand *strand);

/* The unit of the weak link from strand `index` to the next, or back to the first. */
int lele_strand_joint(const lele_layout *layout, const struct lele_strand_chain *chain, int index);

/* Adds nodes and links of the chain; `closed`: also the weak link from its end to its start. */
enum lele_strand_form { LELE_STRAND_OPEN, LELE_STRAND_CLOSED };
void lele_step_add_strands(lele_step *step, const lele_layout *layout,
                           const struct lele_strand_chain *chain, enum lele_strand_form form);

#endif
