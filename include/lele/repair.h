/*
 * Repair: corrections of a mistyped puzzle.
 *
 * For a puzzle without exactly one solution: the single-cell corrections that give it one,
 * best first; for a puzzle with several solutions also a small set of extra givens.
 *
 * Arguments: the puzzle may have any bytes; a digit out of range is one that is wrong.  NULL: see
 * lele/lele.h.
 */
#ifndef LELE_REPAIR_H
#define LELE_REPAIR_H

#include "lele/solve.h"

typedef enum lele_repair_kind {
    LELE_REPAIR_CHANGE, /* another digit in a given's cell */
    LELE_REPAIR_REMOVE, /* a given too many */
    LELE_REPAIR_ADD,    /* a given was left out */
} lele_repair_kind;

typedef struct lele_correction {
    lele_cell cell;
    uint8_t from, to; /* 0: empty */
    uint8_t kind;     /* lele_repair_kind */
    uint16_t cost;    /* smaller is likelier; docs/generator.md has the order */
} lele_correction;

enum { LELE_REPAIR_CORRECTIONS = 512, LELE_REPAIR_EXTRAS = 64 };

typedef struct lele_repair_result {
    uint64_t solutions; /* found of the puzzle as it is: 0, 1, or 2 for several */
    bool complete;      /* false: the effort was used up, more may exist */
    size_t correction_count;
    lele_correction corrections[LELE_REPAIR_CORRECTIONS]; /* best first */
    size_t extra_count;                                   /* 0 unless there are several solutions */
    bool extra_is_smallest;                     /* false: small, but not proved smallest */
    lele_correction extras[LELE_REPAIR_EXTRAS]; /* givens that together make it unique */
    bool decided; /* false: `solutions` is a lower bound, the effort was not enough to tell */
} lele_repair_result;

typedef struct lele_repairer lele_repairer;

/* NULL when memory is short; `problem` may be NULL.  The layout must outlive the repairer. */
LELE_API lele_repairer *lele_repairer_new(const lele_layout *layout, lele_problem *problem);
LELE_API void lele_repairer_free(lele_repairer *repairer);

/* `puzzle` may break the rules.  Allocates nothing; effort is bounded. */
LELE_API void lele_repair(lele_repairer *repairer, const lele_grid *puzzle,
                          lele_repair_result *ret);

#endif
