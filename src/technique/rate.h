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

/* Continues with a layout that has other clues on the same units, so that nothing is allocated but the
 * memory of clues.  From then on only techniques of the rooms `find` and `clue` may be listed: chains
 * and locked sets remember what cells see.  False when memory is short; then the engine must not be
 * used. */
bool lele_engine_renew(lele_engine *engine, const lele_layout *layout);

#endif
