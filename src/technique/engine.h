/*
 * The engine: the data that it keeps from one search to the next, and the search itself.  Only the
 * frame includes this header; finders include search.h.
 */
#ifndef LELE_TECHNIQUE_ENGINE_H
#define LELE_TECHNIQUE_ENGINE_H

#include "technique/search.h"

/* Room for the steps of one technique, so that none is offered twice: a puzzle with few givens has
 * thousands of them. */
enum { LELE_SEEN_SLOTS = 1 << 15 };

struct lele_engine {
    struct lele_geometry geometry;
    lele_technique_list default_list;
    struct lele_facts facts;
    struct lele_memory memory;
    struct lele_scratch scratch[LELE_SCRATCH_COUNT];
    uint64_t searches; /* number of searches so far */
    lele_step step;    /* of lele_engine_each, lele_engine_brief and ratings */
    lele_hashset seen; /* hashes of conclusions already offered */
    uint64_t seen_slots[LELE_SEEN_SLOTS];
    uint32_t seen_used[LELE_SEEN_SLOTS];
};

/* Prepares a search of the board; the caller sets the technique. */
void lele_engine_begin(lele_engine *engine, const lele_board *board, enum lele_search_mode mode,
                       lele_step *step, struct lele_search *ret);

/* Searches one position, technique by technique; see lele_engine_next and lele_engine_each. */
bool lele_engine_search(lele_engine *engine, const lele_board *board,
                        const lele_find_options *options, enum lele_search_mode mode,
                        lele_step *step, lele_step_fn found, void *data);

#endif
