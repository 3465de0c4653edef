/*
 * Checks of values that callers of the library pass in; lele/lele.h has the rules.
 */
#ifndef LELE_CORE_BORDER_H
#define LELE_CORE_BORDER_H

#include "lele/grid.h"

/* Any language that the tables do not have is English. */
static inline lele_lang lele_border_lang(lele_lang lang)
{
    return (unsigned)lang < LELE_LANG_COUNT ? lang : LELE_LANG_EN;
}

/* The name at `index` of a table; "?" when there is none. */
static inline const char *lele_border_name(const char *const *names, size_t count, unsigned index)
{
    return index < count ? names[index] : "?";
}

/* Whether every cell is empty or has a digit of the layout. */
static inline bool lele_border_grid(const lele_layout *layout, const lele_grid *grid)
{
    bool above = false;
    for (int cell = 0; cell < layout->cell_count; cell++)
        above |= grid->cell[cell] > layout->size;
    return !above;
}

#endif
