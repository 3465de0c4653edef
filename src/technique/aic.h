/* Forms of alternating chains, see aic.c. */
#ifndef LELE_TECHNIQUE_AIC_H
#define LELE_TECHNIQUE_AIC_H

#include "technique/collector.h"
#include "technique/graph.h"

enum lele_aic_form { LELE_AIC_CHAIN, LELE_AIC_LOOP, LELE_AIC_DISCONTINUOUS, LELE_AIC_FORMS };

/* The shortest chain of each form in the graph it was last asked for. */
struct lele_chain_best {
    bool valid;
    lele_graph_scope scope;
    uint32_t serial; /* of the graph */
    bool has[LELE_AIC_FORMS];
    bool looked_for_loops;
    struct lele_chain_found at[LELE_AIC_FORMS];
};

/* All chains of each form in the graph it was last asked for: one walk from a node tells of all
 * forms. */
struct lele_chain_lists {
    bool valid;
    lele_graph_scope scope;
    uint32_t serial;
    struct lele_collector of[LELE_AIC_FORMS];
};

/* Adds the candidates that both nodes see. */
void lele_chain_add_common(const lele_graph *graph, int a, int b, uint64_t *gone);

/* ... that a closed loop removes. */
void lele_chain_add_loop(const lele_graph *graph, const uint16_t *path, int count, uint64_t *gone);

/* Whether a path that starts on (or off) has a group or a set in it. */
bool lele_chain_is_grouped(const lele_graph *graph, const uint16_t *path, int count, int on);

#endif
