/*
 * The links of unary chains: the candidates of a grid, and what each turns off and on.  Lists are in
 * the order of Sudoku Explainer: links inside the cell first, then block, row, column.
 */
#ifndef LELE_TECHNIQUE_SE_GRAPH_H
#define LELE_TECHNIQUE_SE_GRAPH_H

#include "technique/se/se_chain.h"

typedef struct lele_se_link {
    uint16_t cand;
    uint8_t cause;
} lele_se_link;

/* The links of a candidate; those inside the cell are the first `cell_count`. */
typedef struct lele_se_links {
    uint8_t count, cell_count;
    lele_se_link link[28];
} lele_se_links;

/* A candidate that is met on a walk. */
typedef struct lele_se_stop {
    uint16_t cand, parent;
    uint16_t via; /* of a cycle: the candidate that is off between its parent and it */
    uint16_t level;
    uint8_t state, cause, via_cause;
} lele_se_stop;

struct lele_se_graph {
    lele_se_links links[2]
                       [LELE_SE_CANDIDATES]; /* [on]: what it turns off; [off]: what it turns on */
    /* Of the present pass: what each candidate turns off and on, and on by way of one that is off. */
    uint64_t next[2][LELE_SE_CANDIDATES][LELE_SE_WORDS];
    uint64_t jump[LELE_SE_CANDIDATES][LELE_SE_WORDS];
    lele_se_stop stop[2 * LELE_SE_CANDIDATES];
};

/* The links of the frame's grid. */
void lele_se_graph_init(lele_se_graph *graph, const lele_se_frame *frame);

#endif
