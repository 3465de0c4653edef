/*
 * The shift family: rows are left shifts of the first by 3 6 | 1 4 7 | 2 5 8, with rows 4-6 and
 * rows 7-9 in any order.  These are 8! x 3! x 3! = 1,451,520 different grids for each first
 * digit.  Classic only.
 */
#ifndef LELE_GENERATOR_SHIFT_H
#define LELE_GENERATOR_SHIFT_H

#include "lele/bits.h"

enum { LELE_SHIFT_ORDERS = 36, LELE_SHIFT_ROWS = 40320 };

/* The 36 grids whose first row is number `row` (below 8!; below 9! when `first` is 0). */
void lele_shift_write(uint32_t row, int first, uint8_t cells[LELE_SHIFT_ORDERS * 81]);

#endif
