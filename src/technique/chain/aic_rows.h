/* Arguments of chains that several files of rows share. */
#ifndef LELE_TECHNIQUE_CHAIN_AIC_ROWS_H
#define LELE_TECHNIQUE_CHAIN_AIC_ROWS_H

#include "technique/row.h"

extern const struct lele_argument lele_aic_why, lele_loop_why;

#endif
