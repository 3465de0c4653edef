/* The finders of this room: techniques for clues. */
#ifndef LELE_TECHNIQUE_CLUE_FINDERS_H
#define LELE_TECHNIQUE_CLUE_FINDERS_H

#include "technique/row.h"

bool lele_find_last_cell_of_sum(struct lele_search *search);
bool lele_find_sum_extremes(struct lele_search *search);
bool lele_find_combinations(struct lele_search *search);
bool lele_find_combination_places(struct lele_search *search);
bool lele_find_locked_in_group(struct lele_search *search);
bool lele_find_group_and_unit(struct lele_search *search);
bool lele_find_rule_of_45(struct lele_search *search);
bool lele_find_hidden_cage(struct lele_search *search);
bool lele_find_innies_and_outies(struct lele_search *search);
bool lele_find_killer_subset(struct lele_search *search);
bool lele_find_hidden_killer_subset(struct lele_search *search);
bool lele_find_combination_conflict(struct lele_search *search);
bool lele_find_pair_support(struct lele_search *search);
bool lele_find_dot_chain(struct lele_search *search);
bool lele_find_equal_cells(struct lele_search *search);
bool lele_find_cage_chain(struct lele_search *search);
bool lele_find_all_places_seen(struct lele_search *search);
bool lele_find_between(struct lele_search *search);
bool lele_find_quadruple(struct lele_search *search);

#endif
