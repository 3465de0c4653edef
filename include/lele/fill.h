/*
 * Complete grids: one at a time for puzzles, or long runs of distinct ones.
 *
 * Methods: `random` reaches every grid (exactly uniform on classic, nearly uniform elsewhere);
 * `box` fills box by box; `shift` makes the classic grids whose rows are shifts of the first.
 * The caller gives the seed; the effort is bounded.
 *
 * Arguments: a method, first digit or size out of range is a LELE_E_RANGE; the name of no method
 * is "?".  NULL: see lele/lele.h.
 */
#ifndef LELE_FILL_H
#define LELE_FILL_H

#include "lele/grid.h"
#include "lele/random.h"

typedef enum lele_fill_method {
    LELE_FILL_RANDOM,
    LELE_FILL_BOX,
    LELE_FILL_SHIFT,
    LELE_FILL_METHOD_COUNT
} lele_fill_method;

LELE_API const char *lele_fill_method_name(lele_fill_method method);
LELE_API lele_fill_method lele_fill_method_find(const char *name); /* _COUNT when unknown */

/* The working memory for one layout, one method and one thread.  NULL when memory is short or
 * the method does not work on the layout (`shift`: LELE_E_CLASSIC_ONLY); `problem` may be NULL.
 * The layout must outlive it. */
typedef struct lele_filler lele_filler;

LELE_API lele_filler *lele_filler_new(const lele_layout *layout, lele_fill_method method,
                                      lele_problem *problem);
LELE_API void lele_filler_free(lele_filler *filler);

/* One grid, drawn with `random`.  LELE_E_NO_SOLUTION when the layout has no grid at all,
 * LELE_E_LIMIT when none was found within the effort (some jigsaws). */
LELE_API lele_error lele_filler_next(lele_filler *filler, lele_random *random, lele_grid *ret);

/*
 * A run of pairwise distinct grids.  The run depends on layout, method, seed and first digit
 * only.  Classic `random` and `shift` number their grids, so none can come twice, in constant
 * memory.  Other runs remember a 64-bit fingerprint of each grid: equal grids have equal
 * fingerprints, so none comes twice; a new grid with the fingerprint of another is left out.
 * When a small layout gives hardly anything new, the rest is enumerated.
 */
typedef struct lele_grids lele_grids;

typedef struct lele_grids_options {
    lele_fill_method method;
    int first; /* the digit of the top left cell; 0: any */
    uint64_t seed;
} lele_grids_options;

/* NULL as with lele_filler_new. */
LELE_API lele_grids *lele_grids_new(const lele_layout *layout, const lele_grids_options *options,
                                    lele_problem *problem);
LELE_API void lele_grids_free(lele_grids *grids);

/* Writes up to `count` grids into `cells`, layout->cell_count bytes each, and their number
 * into `ret`.  Fewer than asked for only with an error: LELE_E_NO_SOLUTION when there is no
 * further grid, LELE_E_LIMIT, LELE_E_MEMORY. */
LELE_API lele_error lele_grids_next(lele_grids *grids, size_t count, uint8_t *cells, size_t *ret);

/* Moves to grid number `index`, a multiple of LELE_GRIDS_BLOCK, so that threads with a
 * lele_grids each can share a run.  LELE_E_UNSUPPORTED where grids are not numbered. */
enum { LELE_GRIDS_BLOCK = 1008 };
LELE_API lele_error lele_grids_seek(lele_grids *grids, uint64_t index);

/* A run without numbers consists of tries: try `index` gives a grid that depends on the run and the
 * index only, and may be a repeat.  Threads with a lele_grids each can make the tries, in any order;
 * one lele_grids of the same options is offered them in the order of the index, from 0 on, and says
 * which belong to the run.
 * lele_grids_try: LELE_E_UNSUPPORTED where grids are numbered; otherwise as lele_filler_next.
 * lele_grids_offer: LELE_OK: the grid is new.  LELE_E_LIMIT: it is a repeat.  LELE_E_EXHAUSTED: it is
 * a repeat after many, or grids are numbered, so offer no more: lele_grids_next makes the rest.
 * LELE_E_MEMORY. */
LELE_API lele_error lele_grids_try(lele_grids *grids, uint64_t index, uint8_t *cells);
LELE_API lele_error lele_grids_offer(lele_grids *grids, const uint8_t *cells);

/* How many grids the method has for this layout and first digit; 0 when that is unknown or more
 * than 64 bits hold (classic `random`). */
LELE_API uint64_t lele_grids_total(const lele_grids *grids);

/* A jigsaw of `size` (4 to 16, else LELE_E_RANGE) random regions, each in one piece, that has at
 * least one grid; LELE_E_LIMIT when none was found.  Allocates while it works. */
LELE_API lele_error lele_jigsaw_init(lele_layout *ret, int size, lele_random *random);

#endif
