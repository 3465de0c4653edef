/*
 * Positions with a step that must be found: three for each everyday technique, made by digging
 * holes into random grids and walking the solve path.  `near` is the position with one candidate
 * more or less, in which these conclusions must not be found any more.
 */
#ifndef LELE_TESTS_POSITIONS_H
#define LELE_TESTS_POSITIONS_H

#include <stddef.h>

/* clang-format off */
static const struct {
    const char *technique, *position, *conclusions, *near;
} positions[] = {
#include "positions_basic.inc"
#include "positions_links.inc"
#include "positions_chains.inc"
#include "positions_sets.inc"
#include "positions_odd.inc"
#include "positions_unique.inc"
#include "positions_guards.inc"
#include "positions_large.inc"
#include "positions_rare.inc"
};
/* clang-format on */

#endif
