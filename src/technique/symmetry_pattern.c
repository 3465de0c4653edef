/* Whether the givens are symmetrical, see symmetry_pattern.h. */
#include "technique/symmetry_pattern.h"

/* Two cells that share a unit do so after the symmetry. */
static bool keeps_peers(const lele_layout *layout, lele_symmetry symmetry)
{
    for (int a = 0; a < layout->cell_count; a++)
        for (int b = 0; b < a; b++)
            if (lele_layout_sees(layout, a, b) !=
                lele_layout_sees(layout, lele_symmetry_map(layout, symmetry, a),
                                 lele_symmetry_map(layout, symmetry, b)))
                return false;
    return true;
}

/* The digits of the images of all givens with the digit; an image that is no given counts as none. */
static bool images_of(const lele_board *board, lele_symmetry symmetry, int digit, lele_digits *ret)
{
    *ret = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const int image = lele_symmetry_map(board->layout, symmetry, cell);
        if (!lele_cellset_has(&board->givens, cell) || board->grid.cell[cell] != digit)
            continue;
        if (!lele_cellset_has(&board->givens, image))
            return false;
        *ret |= lele_digits_of(board->grid.cell[image]);
    }
    return true;
}

/* The digits that the rule does not exchange.  False: there is no rule.  Two digits that no given has
 * could be exchanged in the solution, so with them there would be several solutions. */
static bool find_rule(const lele_board *board, lele_symmetry symmetry, lele_digits *ret)
{
    lele_digits reached = 0;
    int absent = 0;
    *ret = 0;
    for (int d = 1; d <= board->layout->size; d++) {
        lele_digits images;
        if (!images_of(board, symmetry, d, &images) || (images & (images - 1)) != 0 ||
            (images & reached) != 0)
            return false;
        reached |= images;
        absent += images == 0;
        if (images == 0 || images == lele_digits_of(d))
            *ret |= lele_digits_of(d);
    }
    return absent <= 1;
}

bool lele_symmetry_allows_only(const lele_board *board, int cell, lele_digits digits)
{
    static const lele_symmetry all[] = { LELE_SYMMETRY_ROTATE_180, LELE_SYMMETRY_DIAGONAL,
                                         LELE_SYMMETRY_ANTIDIAGONAL };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        lele_digits staying;
        if (lele_symmetry_map(board->layout, all[i], cell) == cell &&
            find_rule(board, all[i], &staying) && (staying & ~digits) == 0 &&
            keeps_peers(board->layout, all[i]))
            return true;
    }
    return false;
}
