/* Functions of the engine for rating and generating that are not public. */
#ifndef LELE_TECHNIQUE_RATE_H
#define LELE_TECHNIQUE_RATE_H

#include "lele/rate.h"

/* The first step of the easiest technique, with its conclusions only.  The step belongs to the
 * engine until the next search.  NULL: none. */
const lele_step *lele_engine_brief(lele_engine *engine, const lele_board *board,
                                   const lele_find_options *options);

/* Like lele_rate, but solves on the caller's board, as far as techniques and `path` allow. */
void lele_rate_in_place(lele_engine *engine, lele_board *board, const lele_find_options *options,
                        lele_path_fn path, void *data, lele_rating *ret);

#endif
