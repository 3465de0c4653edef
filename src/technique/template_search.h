/*
 * Templates of one digit: a place for it in every unit that lacks it, no two of which see each
 * other.
 *
 * To find the places that are in no template, a search for one template at a time is enough.  A
 * technique that uses the places of one digit alone (all fish) can eliminate only these places.
 */
#ifndef LELE_TECHNIQUE_TEMPLATE_SEARCH_H
#define LELE_TECHNIQUE_TEMPLATE_SEARCH_H

#include "technique/search.h"

/* The units that lack a digit, as bits. */
uint64_t lele_template_units(const lele_board *board, int digit);

/* A template within these places; empty when there is none.  A search that exceeds its limit counts
 * as success: the result is the places that it has chosen and those still open to it. */
lele_cellset lele_template_within(const struct lele_search *search, int digit, lele_cellset places);

/* The same, for a template that contains the cell, which is one of the places. */
lele_cellset lele_template_through(const struct lele_search *search, int digit, lele_cellset places,
                                   int cell);

/* The places that are in a template. */
lele_cellset lele_template_union(const struct lele_search *search, int digit, lele_cellset places);

/* The places of a digit that are in no template; all techniques of a search share the result. */
lele_cellset lele_search_wrong_places(struct lele_search *search, int digit);

/* Whether lele_search_wrong_places has all of them: no search exceeded its limit. */
bool lele_search_knows_wrong_places(struct lele_search *search, int digit);

/* The digits, of these, that may have a wrong place.  For the others, no technique about a single
 * digit can eliminate anything. */
lele_digits lele_search_flawed_digits(struct lele_search *search, lele_digits digits);

#endif
