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

#endif
