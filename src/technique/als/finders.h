/* The finders of this folder, for the rows. */
#ifndef LELE_TECHNIQUE_ALS_FINDERS_H
#define LELE_TECHNIQUE_ALS_FINDERS_H

#include "technique/row.h"

/* als_xz.c */
bool lele_find_als_xz(struct lele_search *search);
bool lele_find_als_xy_wing(struct lele_search *search);

/* als_chain.c, death_blossom.c */
bool lele_find_als_chain(struct lele_search *search);
bool lele_find_death_blossom(struct lele_search *search);
bool lele_find_house_blossom(struct lele_search *search);

/* als_w_wing.c */
bool lele_find_als_w_wing(struct lele_search *search);

#endif
