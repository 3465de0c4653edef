/* The finders of this folder, for the rows. */
#ifndef LELE_TECHNIQUE_NET_FINDERS_H
#define LELE_TECHNIQUE_NET_FINDERS_H

#include "technique/row.h"

/* forcing.c */
bool lele_find_nishio(struct lele_search *search);
bool lele_find_cell_forcing_chain(struct lele_search *search);
bool lele_find_unit_forcing_chain(struct lele_search *search);
bool lele_find_forcing_chain_contradiction(struct lele_search *search);
bool lele_find_forcing_chain_verity(struct lele_search *search);
bool lele_find_dynamic_forcing_chain(struct lele_search *search);
bool lele_find_forcing_net_contradiction(struct lele_search *search);
bool lele_find_forcing_net_verity(struct lele_search *search);
bool lele_find_dynamic_forcing_chain_plus(struct lele_search *search);

/* whip.c, braid.c */
bool lele_find_whip(struct lele_search *search);
bool lele_find_braid(struct lele_search *search);

/* nested.c */
bool lele_find_nested_forcing_chain(struct lele_search *search);

#endif
