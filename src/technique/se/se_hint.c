/* Filling a hint, see se_hint.h. */
#include "technique/se/se_hint.h"

void lele_se_hint_start(lele_se_hint *hint, const char *name, double rating)
{
    hint->name = name;
    hint->rating = rating;
    hint->complexity = 0;
    hint->cell = -1;
    hint->digit = 0;
    hint->gone_count = 0;
    hint->pattern = LELE_SE_PLAIN;
    hint->digits = 0;
    hint->base_count = 0;
    hint->cover_count = 0;
}

void lele_se_hint_remove(lele_se_search *search, int cell, unsigned digits)
{
    lele_se_hint *hint = &search->hint;
    const unsigned there = digits & search->grid->cand[cell];
    if (there == 0)
        return;
    for (int i = 0; i < hint->gone_count; i++) {
        if (hint->gone[i].cell == cell) {
            hint->gone[i].digits |= (uint16_t)there;
            return;
        }
    }
    hint->gone[hint->gone_count++] = (lele_se_gone){ (uint8_t)cell, (uint16_t)there };
}

void lele_se_hint_place(lele_se_hint *hint, int cell, int digit)
{
    hint->cell = cell;
    hint->digit = digit;
}
