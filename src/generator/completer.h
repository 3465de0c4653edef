/*
 * Fills a grid by a random search, for any layout.
 *
 * Singles are placed, then a cell gets its candidates in random order.  An attempt that takes too
 * long is abandoned for a new one, so the search ends on every layout.
 */
#ifndef LELE_GENERATOR_COMPLETER_H
#define LELE_GENERATOR_COMPLETER_H

#include "lele/board.h"
#include "lele/random.h"
#include "solver/bitboard.h"

/* Chooses the next cell to fill of a position that has an open cell. */
typedef int (*lele_completer_choose)(lele_bitboard *position, const lele_layout *layout,
                                     lele_random *random);

/* The cell with the fewest candidates; among equals the first one from a random cell on. */
int lele_completer_fewest(lele_bitboard *position, const lele_layout *layout, lele_random *random);

/* The same within the first box that has an open cell. */
int lele_completer_box(lele_bitboard *position, const lele_layout *layout, lele_random *random);

typedef struct lele_completer lele_completer;

lele_completer *lele_completer_new(const lele_layout *layout, lele_completer_choose choose);
void lele_completer_free(lele_completer *completer);

/* Completes `start`.  LELE_E_NO_SOLUTION: there is no completion.  LELE_E_LIMIT: none was found. */
lele_error lele_completer_fill(lele_completer *completer, const lele_grid *start,
                               lele_random *random, lele_grid *ret);

/* Places all naked and hidden singles; false when the board has a contradiction. */
bool lele_completer_singles(lele_board *board);

#endif
