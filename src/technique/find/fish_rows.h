/* The argument that the rows of all finned fish share. */
#ifndef LELE_TECHNIQUE_FIND_FISH_ROWS_H
#define LELE_TECHNIQUE_FIND_FISH_ROWS_H

#include "technique/row.h"

/* Siamese fish: two fish on one base. */
extern const struct lele_argument lele_siamese_why;

#endif
