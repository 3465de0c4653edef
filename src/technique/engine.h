/*
 * The engine: what it keeps from one search to the next, and the search itself.  For the frame
 * only; a finder sees search.h.
 */
#ifndef LELE_TECHNIQUE_ENGINE_H
#define LELE_TECHNIQUE_ENGINE_H

#include "technique/search.h"

/* A rectangle of which one pair of digits is to be feared. */
struct lele_threat {
    const lele_cell *corner; /* four of them */
    lele_digits pair;
    uint8_t extra_count; /* corners with other candidates */
};

/* The rectangles that may still be deadly: what is out of the question stays so while
 * candidates only go. */
struct lele_rectangles {
    uint32_t story; /* see news.h; 0: none */
    size_t count;
    uint16_t *at; /* numbers, rising */
};

/* A puzzle with few givens has thousands of steps of one technique; none is offered twice. */
enum { LELE_SEEN_SLOTS = 1 << 15, LELE_MAX_THREATS = 512 };

struct lele_engine {
    struct lele_geometry geometry;
    lele_technique_list default_list;
    struct lele_facts facts;
    struct lele_memory memory;
    struct lele_rectangles rectangles;            /* see rectangles.c */
    struct lele_threat threats[LELE_MAX_THREATS]; /* ... */
    int threat_count;
    lele_step step;    /* of lele_engine_each */
    lele_hashset seen; /* hashes of conclusions already offered */
    uint64_t seen_slots[LELE_SEEN_SLOTS];
    uint32_t seen_used[LELE_SEEN_SLOTS];
    void *advanced;
};

/* A search of the board that has not begun. */
struct lele_search lele_engine_begin(lele_engine *engine, const lele_board *board,
                                     enum lele_search_mode mode, lele_step *step);

/* The search over one position, technique by technique; see lele_engine_next and _each. */
bool lele_engine_search(lele_engine *engine, const lele_board *board,
                        const lele_find_options *options, enum lele_search_mode mode,
                        lele_step *step, lele_step_fn found, void *data);

#endif
