/* The finders of this folder, for the rows. */
#ifndef LELE_TECHNIQUE_CHAIN_FINDERS_H
#define LELE_TECHNIQUE_CHAIN_FINDERS_H

#include "technique/row.h"

/* colors.c, medusa.c */
bool lele_find_colors(struct lele_search *search);
bool lele_find_medusa_3d(struct lele_search *search);

/* simple_chains.c */
bool lele_find_x_chain(struct lele_search *search);
bool lele_find_xy_chain(struct lele_search *search);
bool lele_find_remote_pair(struct lele_search *search);

/* short_chains.c, cycles.c */
bool lele_find_short_chain(struct lele_search *search);
bool lele_find_cycle(struct lele_search *search);

/* deadly_chain.c */
bool lele_find_rectangle_chain(struct lele_search *search);
bool lele_find_loop_chain(struct lele_search *search);
bool lele_find_ladder_chain(struct lele_search *search);
bool lele_find_borescoper_chain(struct lele_search *search);
bool lele_find_grave_chain(struct lele_search *search);
bool lele_find_reverse_grave_chain(struct lele_search *search);

/* aic.c, kraken.c */
bool lele_find_aic(struct lele_search *search);
bool lele_find_kraken_fish(struct lele_search *search);

#endif
