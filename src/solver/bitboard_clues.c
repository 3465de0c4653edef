/* What the bitboard solver knows of clues: the cells that may not hold a digit.  Those that differ are
 * peers. */
#include <string.h>

#include "lele/clue.h"
#include "solver/bitboard_state.h"

void lele_bitboard_bar(lele_bitboard *bitboard)
{
    const lele_clues *clues = bitboard->layout->clues;
    memset(bitboard->barred, 0, sizeof bitboard->barred);
    for (int i = 0; i < clues->rule_count; i++) {
        const lele_rule *rule = &clues->rule[i];
        for (int c = 0; rule->kind == LELE_RULE_MASK && c < rule->cell_count; c++)
            for (int d = 1; d <= bitboard->layout->size; d++)
                if (!lele_digits_has(rule->digits, d))
                    lele_cellset_add(&bitboard->barred[d], clues->cell[rule->first_cell + c]);
    }
}
