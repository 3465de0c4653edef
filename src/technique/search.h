/*
 * A search: one position, gone through technique by technique.  This is what a finder sees.
 *
 * A finder walks the board, builds a step with the lele_step_* helpers of step.h and offers it.
 * "True means stop" holds for all finders: `if (lele_search_offer(search)) return true;`.  To add
 * a technique, see rows.h.
 */
#ifndef LELE_TECHNIQUE_SEARCH_H
#define LELE_TECHNIQUE_SEARCH_H

#include "core/hashset.h"
#include "lele/technique.h"
#include "technique/facts.h"
#include "technique/geometry.h"
#include "technique/news.h"
#include "technique/row.h"
#include "technique/scratch.h"

enum lele_search_mode {
    LELE_SEARCH_FIRST, /* one step is wanted */
    LELE_SEARCH_BRIEF, /* one step, and only its conclusions: marks and reasons may be left out */
    LELE_SEARCH_ALL,   /* every step; of those with equal conclusions the first */
};

struct lele_search {
    const lele_board *board;
    const lele_layout *layout;
    const struct lele_geometry *geometry;
    const struct lele_row *row; /* the technique that is searched for */
    uint8_t index;              /* of the row */
    enum lele_search_mode mode;
    lele_uniqueness uniqueness;
    lele_step *step; /* the step being built */
    /* Kept from one search to the next; the functions below read and fill these. */
    struct lele_facts *facts;
    struct lele_memory *memory;
    struct lele_scratch *scratch; /* by index */
    uint64_t number;              /* another one for every search of the engine */
    lele_hashset *seen;  /* in mode ALL: hashes of conclusions that the technique has offered */
    bool has_facts;      /* the facts are those of this board */
    bool has_looked;     /* the memory knows this board */
    uint32_t news_since; /* the failure that `news` is about */
    struct lele_news news;
    lele_step_fn found; /* where the steps go in mode ALL */
    void *data;
};

static inline const struct lele_facts *lele_search_facts(struct lele_search *search)
{
    if (!search->has_facts) {
        lele_facts_fill(search->facts, search->geometry, search->board);
        search->has_facts = true;
    }
    return search->facts;
}

/* The working memory of a family.  A family has its own typed function for it. */
static inline void *lele_search_scratch(const struct lele_search *search,
                                        enum lele_scratch_index index)
{
    if (search->scratch[index].search != search->number)
        lele_scratch_begin(search->scratch, index, search->number);
    return search->scratch[index].memory;
}

/* What changed since the search's technique last found nothing: a pattern that it has not seen
 * contains some of this.  In mode ALL everything counts as changed. */
const struct lele_news *lele_search_news(struct lele_search *search);

/* Starts an empty step of the search's technique with the row's rating and score. */
lele_step *lele_search_begin(struct lele_search *search);

/* Hands the step over when it changes the board and, in mode ALL, when the technique has offered
 * no step with the same conclusions.  True: the search is over. */
bool lele_search_offer(struct lele_search *search);

/* Eliminates `digit` from all cells of `cells` where the board has it. */
void lele_search_eliminate(struct lele_search *search, lele_cellset cells, int digit);
/* Eliminates `digits` from one cell, as far as the board has them there. */
void lele_search_eliminate_cell(struct lele_search *search, int cell, lele_digits digits);
void lele_search_place(struct lele_search *search, int cell, int digit);

#endif
