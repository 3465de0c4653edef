/* Rating on the caller's board, which is left solved or where the techniques got stuck. */
#ifndef LELE_TECHNIQUE_RATE_H
#define LELE_TECHNIQUE_RATE_H

#include "lele/rate.h"

/* As lele_rate otherwise. */
void lele_rate_in_place(lele_engine *engine, lele_board *board, const lele_find_options *options,
                        lele_path_fn path, void *data, lele_rating *ret);

#endif
