/*
 * Templates of one digit: a place for it in every unit that lacks it, no two of which see each
 * other.  The search is for one at a time, which tells quickly what is in none: whatever follows
 * from the places of one digit alone (all fish) can only eliminate that.
 */
#ifndef LELE_TECHNIQUE_TEMPLATE_SEARCH_H
#define LELE_TECHNIQUE_TEMPLATE_SEARCH_H

#include "technique/search.h"

/* The units that lack a digit, as bits. */
uint64_t lele_template_units(const lele_board *board, int digit);

/* A template within these places; empty when there is none.  One that takes too long to find
 * counts as found, with places that no others rule out. */
lele_cellset lele_template_within(const struct lele_search *search, int digit, lele_cellset places);

/* ... that has this cell (of the places). */
lele_cellset lele_template_through(const struct lele_search *search, int digit, lele_cellset places,
                                   int cell);

/* The places that are in any. */
lele_cellset lele_template_union(const struct lele_search *search, int digit, lele_cellset places);

/* The places of a digit that are in none; known to all techniques of the search. */
lele_cellset lele_search_wrong_places(struct lele_search *search, int digit);

/* ... whether these are all of them: no search was given up. */
bool lele_search_knows_wrong_places(struct lele_search *search, int digit);

/* Of these digits, those of which some place may be wrong: nothing follows from the places of
 * one of the others alone. */
lele_digits lele_search_flawed_digits(struct lele_search *search, lele_digits digits);

#endif
