/*
 * A search of one position, technique by technique, as the finders see it.
 *
 * A finder searches the board for its pattern, builds a step with the lele_step_* functions of
 * step.h and offers it.  "True means stop" holds for all finders: `if (lele_search_offer(search))
 * return true;`.  To add a technique, see rows.h.
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
    LELE_SEARCH_BRIEF, /* one step and only its conclusions: finders may skip marks and reasons */
    LELE_SEARCH_ALL,   /* every step; of those with equal conclusions only the first */
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
    /* Data of the engine, for the functions below. */
    struct lele_facts *facts;
    struct lele_memory *memory;
    struct lele_scratch *scratch; /* by index */
    uint64_t number;              /* of this search, counted by the engine */
    lele_hashset *seen;  /* in mode ALL: hashes of conclusions that the technique has offered */
    bool has_facts;      /* the facts are those of this board */
    bool has_looked;     /* the memory has compared this board with the previous one */
    uint32_t news_since; /* the failure that `news` starts from */
    struct lele_news news;
    lele_step_fn found; /* in mode ALL: gets the steps */
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

/* The working memory of a family.  Most families have a typed function that calls this. */
static inline void *lele_search_scratch(const struct lele_search *search,
                                        enum lele_scratch_index index)
{
    if (search->scratch[index].search != search->number)
        lele_scratch_begin(search->scratch, index, search->number);
    return search->scratch[index].memory;
}

/* News: the changes since the finder of the technique last failed.  A new pattern contains some of
 * them.  In mode ALL everything counts as changed. */
const struct lele_news *lele_search_news(struct lele_search *search);

/* Starts an empty step of the current technique with the rating and score of its row. */
lele_step *lele_search_begin(struct lele_search *search);

/* Offers the step.  One without conclusions is ignored; so is, in mode ALL, one with the same
 * conclusions as an earlier step of the technique.  True: stop. */
bool lele_search_offer(struct lele_search *search);

/* Eliminates `digit` from all cells of `cells` where the board has it. */
void lele_search_eliminate(struct lele_search *search, lele_cellset cells, int digit);
/* Eliminates those of `digits` from one cell that the board has there. */
void lele_search_eliminate_cell(struct lele_search *search, int cell, lele_digits digits);
void lele_search_place(struct lele_search *search, int cell, int digit);

#endif
