/*
 * Scratch: the working memory of the families of techniques.
 *
 * A family that keeps data from one search to the next, or needs too much memory for the stack,
 * declares a struct: in its own file, or in its header if several files use it.  `const struct
 * lele_scratch_kind lele_scratch_<name>` describes the memory, and X(<name>) in the list below
 * adds it to every engine.  So finders allocate nothing.
 */
#ifndef LELE_TECHNIQUE_SCRATCH_H
#define LELE_TECHNIQUE_SCRATCH_H

#include "technique/geometry.h"

#define LELE_SCRATCHES(X)                                                                          \
    /* the frame */                                                                                \
    X(als_list)                                                                                    \
    X(templates)                                                                                   \
    /* clue */                                                                                     \
    X(clue_chain)                                                                                  \
    X(clue_groups)                                                                                 \
    /* find */                                                                                     \
    X(fish)                                                                                        \
    X(rectangles)                                                                                  \
    X(turbot)                                                                                      \
    /* chain */                                                                                    \
    X(aic)                                                                                         \
    X(chain)                                                                                       \
    X(kraken)                                                                                      \
    X(strands)                                                                                     \
    /* als */                                                                                      \
    X(als_chain)                                                                                   \
    X(als_links)                                                                                   \
    /* net */                                                                                      \
    X(closures)                                                                                    \
    X(implier_chain)                                                                               \
    X(nested)                                                                                      \
    X(net)                                                                                         \
    X(net_memory)

struct lele_scratch_kind {
    /* The memory is `size` bytes of zeros, or the result of `make`; NULL when memory is short. */
    size_t size;
    void *(*make)(const struct lele_geometry *geometry);
    /* Frees the memory; NULL: free() is enough. */
    void (*release)(void *memory);
    /* Called on the first use in a search: clears data that is valid for one position only.  NULL:
     * there is none. */
    void (*begin)(void *memory);
};

#define LELE_SCRATCH_DECLARE(name) extern const struct lele_scratch_kind lele_scratch_##name;
LELE_SCRATCHES(LELE_SCRATCH_DECLARE)
#undef LELE_SCRATCH_DECLARE

/* Indices: LELE_SCRATCH_fish. */
enum lele_scratch_index {
#define LELE_SCRATCH_INDEX(name) LELE_SCRATCH_##name,
    LELE_SCRATCHES(LELE_SCRATCH_INDEX)
#undef LELE_SCRATCH_INDEX
        LELE_SCRATCH_COUNT
};

/* The memory of one kind in an engine. */
struct lele_scratch {
    void *memory;
    uint64_t search; /* the number of the search that last used it; 0: none */
};

/* Allocates all kinds.  The array must be zero before.  False when memory is short;
 * lele_scratch_release is needed then as well. */
bool lele_scratch_init(struct lele_scratch all[LELE_SCRATCH_COUNT],
                       const struct lele_geometry *geometry);
void lele_scratch_release(struct lele_scratch all[LELE_SCRATCH_COUNT]);

/* Makes one kind anew, for a layout with other clues. */
bool lele_scratch_renew(struct lele_scratch all[LELE_SCRATCH_COUNT], enum lele_scratch_index index,
                        const struct lele_geometry *geometry);

/* Prepares one kind for its first use in a search. */
void lele_scratch_begin(struct lele_scratch all[LELE_SCRATCH_COUNT], enum lele_scratch_index index,
                        uint64_t search);

#endif
