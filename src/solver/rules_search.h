/*
 * The search of the algorithm `propagate`, as an object that stops after every node and can be resumed.
 */
#ifndef LELE_SOLVER_RULES_SEARCH_H
#define LELE_SOLVER_RULES_SEARCH_H

#include "lele/clue.h"

typedef struct lele_rules_search lele_rules_search;

typedef enum lele_rules_event {
    LELE_RULES_NODE,     /* a guess was made */
    LELE_RULES_SOLUTION, /* `ret` is the next one */
    LELE_RULES_END,
} lele_rules_event;

size_t lele_rules_search_size(void);
void lele_rules_search_init(lele_rules_search *search, const lele_layout *layout);
void lele_rules_search_start(lele_rules_search *search, const lele_grid *grid);
lele_rules_event lele_rules_search_next(lele_rules_search *search, lele_grid *ret);

/* Since the start, in about nanoseconds. */
uint64_t lele_rules_search_work(const lele_rules_search *search);
/* The guesses that stand. */
uint64_t lele_rules_search_open(const lele_rules_search *search);

#endif
