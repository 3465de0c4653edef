/*
 * Inside the engine: searches, and the facts that finders share.
 *
 * A finder walks the board, builds a step with the lele_step_* helpers of step.h and offers
 * it.  "True means stop" runs through all finders: `if (lele_search_offer(search)) return
 * true;`.  To add a technique, see rows.h.
 */
#ifndef LELE_TECHNIQUE_TECHNIQUE_H
#define LELE_TECHNIQUE_TECHNIQUE_H

#include "core/hashset.h"
#include "lele/technique.h"
#include "technique/news.h"
#include "technique/row.h"

/* A link between two cells of a unit that are the only places of a digit there. */
struct lele_strong {
    lele_cell a, b; /* a < b */
    uint8_t unit;   /* the first unit that makes it strong */
};

enum { LELE_MAX_STRONG = LELE_MAX_UNITS };

/* What follows from a board by counting; filled on first use in a search, where something
 * changed since the last time. */
struct lele_facts {
    lele_digits known[LELE_MAX_CELLS];                 /* the candidates that were counted */
    lele_digits at[LELE_MAX_UNITS][LELE_MAX_SIZE + 1]; /* positions of a digit in a unit */
    lele_cellset bivalue;                              /* cells with two candidates */
    uint8_t strong_count[LELE_MAX_SIZE + 1];
    struct lele_strong strong[LELE_MAX_SIZE + 1][LELE_MAX_STRONG]; /* each pair of cells once */
    lele_digits (*beside)[2]; /* by overlap: what its units a and b have outside it */
};

/* Four cells in two rows and two columns whose two digits could be swapped without any
 * unit noticing: corner[0] and [3] lie on one diagonal of it, [1] and [2] on the other;
 * [0], [1] share a row and [0], [2] a column. */
struct lele_rectangle {
    lele_cell corner[4];
};

/* Two units that share at least two cells. */
struct lele_overlap {
    uint8_t a, b; /* a < b */
    lele_cellset common;
    uint8_t beside_count; /* cells of each that are not common */
    lele_cell beside[2][LELE_MAX_SIZE];
};

/* Two parallel lines, and where their cells share all units but these two. */
struct lele_ladder {
    uint8_t line[2];
    lele_digits rungs; /* positions, three at least */
};

/* What a layout gives once and for all. */
struct lele_geometry {
    struct lele_rectangle *rectangles;
    size_t rectangle_count;
    struct lele_overlap *overlaps;
    size_t overlap_count;
    struct lele_ladder *ladders;
    size_t ladder_count;
    uint8_t position[LELE_MAX_CELLS][LELE_MAX_CELL_UNITS]; /* of a cell in each of its units */
    /* For finned fish: the positions in a line that a cell sees, without the one straight
     * across. */
    lele_digits seen[LELE_MAX_CELLS][2 * LELE_MAX_SIZE];
    lele_digits touched[LELE_MAX_CELLS][2]; /* the rows, the columns in which that is any */
};

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

/* A puzzle with few givens has thousands of steps of one technique: none is to be there twice. */
enum { LELE_SEEN_SLOTS = 1 << 15, LELE_MAX_THREATS = 512 };

struct lele_engine {
    const lele_layout *layout;
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
    void *advanced; /* working memory of the advanced families */
};

enum lele_search_mode {
    LELE_SEARCH_FIRST, /* one step is wanted */
    LELE_SEARCH_BRIEF, /* one step, and only its conclusions: marks and reasons may be left out */
    LELE_SEARCH_ALL,   /* every step; of those with equal conclusions the first */
};

struct lele_search {
    const lele_board *board;
    const lele_layout *layout;
    lele_engine *engine;
    const struct lele_row *row;
    uint8_t index; /* of the row */
    enum lele_search_mode mode;
    lele_uniqueness uniqueness;
    lele_step *step; /* the step being built */
    bool has_facts;
    /* What techniques of a family found out for those after them, in this position: */
    bool has_rectangles, has_threats;
    lele_digits turbot_known;               /* digits searched to the end */
    lele_digits turbot_digits[3];           /* by kind: of these, the ones that have one */
    lele_digits finless[LELE_MAX_SIZE + 1]; /* by size: digits without a finned fish */
    lele_digits templates_known;            /* digits whose templates were looked at */
    bool has_looked;                        /* the memory knows this board */
    uint32_t news_since;                    /* the failure that `news` is about */
    struct lele_news news;
    lele_step_fn found; /* where the steps go in mode ALL */
    void *data;
};

void lele_facts_fill(struct lele_facts *facts, const struct lele_geometry *geometry,
                     const lele_board *board);

static inline const struct lele_facts *lele_search_facts(struct lele_search *search)
{
    if (!search->has_facts) {
        lele_facts_fill(&search->engine->facts, &search->engine->geometry, search->board);
        search->has_facts = true;
    }
    return &search->engine->facts;
}

/* What is new to the search's technique: only patterns with something of it can be there.  In
 * mode ALL everything is. */
const struct lele_news *lele_search_news(struct lele_search *search);

/* Starts an empty step of the search's technique with the row's rating and score. */
lele_step *lele_search_begin(struct lele_search *search);

/* Hands the step over when it changes the board (and, in mode ALL, when no step with the same
 * conclusions went before).  True: the search is over. */
bool lele_search_offer(struct lele_search *search);

/* Takes `digit` from all cells of `cells` where the board has it. */
void lele_search_eliminate(struct lele_search *search, lele_cellset cells, int digit);
/* Takes `digits` from one cell, as far as the board has them there. */
void lele_search_eliminate_cell(struct lele_search *search, int cell, lele_digits digits);
void lele_search_place(struct lele_search *search, int cell, int digit);

/* The search over one position, technique by technique; see lele_engine_next and _each. */
bool lele_engine_search(lele_engine *engine, const lele_board *board,
                        const lele_find_options *options, enum lele_search_mode mode,
                        lele_step *step, lele_step_fn found, void *data);

bool lele_geometry_init(struct lele_geometry *geometry, const lele_layout *layout);
void lele_geometry_release(struct lele_geometry *geometry);

/* Sudoku Explainer's add-on for the length of a chain, in tenths: `nodes` counts the distinct
 * on/off statements of the argument. */
int lele_chain_addition(int nodes);

/* The cells that see both. */
static inline lele_cellset lele_common_peers(const lele_layout *layout, int a, int b)
{
    return lele_cellset_and(layout->peers[a], layout->peers[b]);
}

#endif
