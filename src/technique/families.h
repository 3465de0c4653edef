/* The finders, family by family. */
#ifndef LELE_TECHNIQUE_FAMILIES_H
#define LELE_TECHNIQUE_FAMILIES_H

#include "technique/technique.h"

/* singles.c */
bool lele_find_full_house(struct lele_search *search);
bool lele_find_hidden_single(struct lele_search *search);
bool lele_find_naked_single(struct lele_search *search);

/* locked.c */
bool lele_find_pointing(struct lele_search *search);
bool lele_find_claiming(struct lele_search *search);

/* forcing.c, nested.c */
bool lele_find_nishio(struct lele_search *search);
bool lele_find_cell_forcing_chain(struct lele_search *search);
bool lele_find_unit_forcing_chain(struct lele_search *search);
bool lele_find_forcing_chain_contradiction(struct lele_search *search);
bool lele_find_forcing_chain_verity(struct lele_search *search);
bool lele_find_dynamic_forcing_chain(struct lele_search *search);
bool lele_find_forcing_net_contradiction(struct lele_search *search);
bool lele_find_forcing_net_verity(struct lele_search *search);
bool lele_find_dynamic_forcing_chain_plus(struct lele_search *search);
bool lele_find_nested_forcing_chain(struct lele_search *search);

#endif
