/* The shift family, see shift.h. */
#include "generator/shift.h"
#include "generator/permute.h"

#include <string.h>

void lele_shift_write(uint32_t row, int first, uint8_t cells[LELE_SHIFT_ORDERS * 81])
{
    static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                          { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
    uint8_t twice[18];
    lele_permute_digits(row, first, twice);
    memcpy(twice + 9, twice, 9);
    for (int a = 0; a < 6; a++) {
        for (int b = 0; b < 6; b++, cells += 81) {
            for (int i = 0; i < 3; i++) {
                memcpy(cells + i * 9, twice + i * 3, 9);
                memcpy(cells + 27 + i * 9, twice + 1 + orders[a][i] * 3, 9);
                memcpy(cells + 54 + i * 9, twice + 2 + orders[b][i] * 3, 9);
            }
        }
    }
}
