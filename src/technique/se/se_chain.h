/*
 * Chains: nodes, the trees that a propagation leaves, and the search for hints.
 *
 * A node says that a candidate is on or off, and why.  A propagation from one assumption meets each
 * candidate at most once as on and once as off, so the parents of a node are a few numbers: its first
 * parent, and a mask of candidates that were removed before.
 *
 * A frame is the memory of one search on one grid.  The nested levels search inside a propagation
 * of the level below, each in a frame of its own.
 */
#ifndef LELE_TECHNIQUE_SE_CHAIN_H
#define LELE_TECHNIQUE_SE_CHAIN_H

#include "technique/se/se_arena.h"
#include "technique/se/se_hint.h"

enum {
    /* The cause of a node: a kind of region, or one of these. */
    LELE_SE_BY_CELL = LELE_SE_KINDS,
    LELE_SE_BY_PATTERN, /* a technique found it in the grid of the propagation */
    LELE_SE_BY_NOTHING,
    LELE_SE_OFF = 0,
    LELE_SE_ON = 1,
    LELE_SE_WORDS = (LELE_SE_CANDIDATES + 63) / 64,
    LELE_SE_NODES = 2 * LELE_SE_CANDIDATES + 1,
    LELE_SE_FRAMES = 3,
    LELE_SE_ENDS = 9,
    LELE_SE_BUCKETS = 256,
};

#define LELE_SE_NONE UINT16_MAX

typedef struct lele_se_node {
    uint16_t cand;   /* its number in the frame */
    uint16_t parent; /* the first parent; LELE_SE_NONE: none */
    uint16_t
        hidden; /* the other parents: digits of the cell or positions of the region that are off;
                        by a pattern: the index of the lele_se_advance */
    uint16_t count; /* distinct nodes among it and its ancestors: exact, or a lower bound */
    uint8_t state;  /* LELE_SE_OFF, LELE_SE_ON */
    uint8_t cause;
    bool exact;
} lele_se_node;

/* A chain inside a propagation, as far as others need it: equal ones are counted once. */
typedef struct lele_se_nested lele_se_nested;
struct lele_se_nested {
    const lele_se_nested *next; /* in the same bucket */
    int complexity;
    int length;
    const uint16_t *text; /* for each end: its nodes breadth first, then LELE_SE_NONE */
};

/* Why a pattern eliminates: the parents, and the chain where it is one. */
typedef struct lele_se_advance {
    const uint16_t *parent; /* nodes */
    int parent_count;
    const lele_se_nested *nested; /* NULL: no chain */
} lele_se_advance;

/* What follows from one assumption. */
typedef struct lele_se_tree {
    lele_se_node *node; /* in the order of entry; a parent precedes its children */
    int count;
    uint16_t *at[2];  /* candidate -> node, by state; only where `set` has it */
    uint64_t *set[2]; /* the candidates that are off, on */
    bool contradiction;
    uint16_t conflict[2]; /* the nodes of a contradiction: off, on */
    const lele_se_advance *advance;
    bool has_nested;
} lele_se_tree;

typedef struct lele_se_tip {
    const lele_se_tree *tree;
    uint16_t node;
} lele_se_tip;

/* Which links a propagation uses. */
typedef struct lele_se_mode {
    const char *name[8]; /* of the hints, by sort key */
    double base;         /* of the rating */
    bool unary;          /* no propagation: cycles and single chains */
    bool dynamic;        /* what is off is removed from the grid of the propagation */
    bool nishio;         /* no links inside cells */
    int level, inner;    /* of nesting; the level of the chains inside */
} lele_se_mode;

/* A hint before it is written: the best of those that eliminate the same. */
typedef struct lele_se_found lele_se_found;
struct lele_se_found {
    lele_se_found *next; /* in the same bucket */
    uint64_t *set;       /* the candidates it eliminates; NULL: not needed */
    const char *name;    /* NULL: no hint yet */
    double rating;
    int complexity, key;
    uint32_t sequence; /* order of insertion */
    uint16_t cand;     /* the conclusion; LELE_SE_NONE: `gone` */
    uint8_t state;
    uint8_t source; /* what the start nodes count as for the nested levels: BY_CELL, a kind, or
                       BY_NOTHING */
    bool cycle;
    int end_count;
    lele_se_tip end[LELE_SE_ENDS];
    int gone_count;
    const lele_se_gone *gone; /* of a cycle */
};

/* A line of the sorted list. */
typedef struct lele_se_entry {
    const lele_se_found *found;
} lele_se_entry;

typedef struct lele_se_frame lele_se_frame;
typedef struct lele_se_graph lele_se_graph;

/* What all frames share. */
typedef struct lele_se_chains {
    const lele_se_places *places;
    lele_se_frame *frame[LELE_SE_FRAMES];
    lele_se_arena nested_arena;
    const lele_se_nested *nested[LELE_SE_BUCKETS]; /* all of this search */
    uint64_t work, max_work;
    bool failed; /* memory is short */
} lele_se_chains;

struct lele_se_frame {
    lele_se_chains *chains;
    const lele_se_places *places;
    const lele_se_mode *mode;
    int depth;
    lele_se_arena arena;
    lele_se_grid start; /* the grid that is searched */

    int count, words; /* of candidates, of sets of them */
    uint16_t index[LELE_SE_CELLS][LELE_SE_SIZE];
    uint8_t cell[LELE_SE_CANDIDATES], digit[LELE_SE_CANDIDATES];

    /* The trees of this search, each computed when it is first needed. */
    lele_se_tree tree[2][LELE_SE_CANDIDATES];
    bool done[2][LELE_SE_CANDIDATES];
    uint64_t nothing[LELE_SE_WORDS]; /* the sets of a tree without memory */

    /* The propagation that is running. */
    lele_se_grid now;
    uint16_t left[LELE_SE_CELLS]; /* candidates that are not off */
    uint16_t left_place[LELE_SE_REGIONS][LELE_SE_SIZE];
    lele_se_tree *growing;
    lele_se_node node[LELE_SE_NODES];
    uint16_t queue[2][LELE_SE_CANDIDATES];
    int head[2], tail[2];
    lele_se_advance advance[LELE_SE_CANDIDATES];
    int advance_count;

    /* Walks through ancestors. */
    uint32_t stamp[2][LELE_SE_CANDIDATES], stamp_now;
    uint16_t order[LELE_SE_NODES];

    /* The hints: the best one, or the best of each set of eliminations. */
    bool list;
    uint32_t sequence;
    lele_se_found best;
    lele_se_found *bucket[LELE_SE_BUCKETS];
    lele_se_found *slot[2][LELE_SE_CANDIDATES]; /* by conclusion */
    int found_count;
    lele_se_entry *sorted;

    lele_se_graph *graph; /* of unary chains */
};

/* What follows if the candidate is on (off). */
const lele_se_tree *lele_se_spread(lele_se_frame *frame, int cand, int state);

/* Adds to the running propagation what a pattern or an inner chain eliminates in its grid; false:
 * nothing. */
bool lele_se_advance_nodes(lele_se_frame *frame);

/* Adds an off node by a pattern to the running propagation, unless it has it. */
void lele_se_spread_add(lele_se_frame *frame, int cand, int advance);

/* The nodes of the end and all its ancestors, breadth first, into frame->order; stops when there are
 * `most`.  Returns the number. */
int lele_se_walk(lele_se_frame *frame, const lele_se_tip *end, int most);

/* The sum of the nodes of all ends and of the chains inside; any number from `most` on where it is
 * not below `most`. */
int lele_se_complexity(lele_se_frame *frame, const lele_se_tip *end, int count, int most);

/* The base, and 0.1 for each threshold that the complexity exceeds. */
double lele_se_chain_rating(double base, int complexity);

/* The entry of all hints with this conclusion; where one hint is enough, always the best.  NULL: memory
 * is short. */
lele_se_found *lele_se_found_slot(lele_se_frame *frame, int cand, int state);

/* The entry of all hints that eliminate exactly this. */
lele_se_found *lele_se_found_of(lele_se_frame *frame, const lele_se_gone *gone, int count);

/* Whether a hint with this rating comes before the one of the entry. */
bool lele_se_found_is_better(const lele_se_found *found, double rating, int complexity, int key);

/* Writes what the hint eliminates; returns the number of cells. */
int lele_se_found_gone(const lele_se_frame *frame, const lele_se_found *found, lele_se_gone *ret);

/* Sorts the list into frame->sorted. */
void lele_se_found_sort(lele_se_frame *frame);

/* Find hints of several chains (nishio, multiple, dynamic), or unary ones. */
void lele_se_forcing(lele_se_frame *frame);
void lele_se_unary(lele_se_frame *frame);

/* The chain producers in their order: unary, nishio, multiple, dynamic, then the nested levels. */
enum {
    LELE_SE_UNARY,
    LELE_SE_NISHIO,
    LELE_SE_MULTIPLE,
    LELE_SE_DYNAMIC, /* then levels 1, 2, 3, and level 4 with inner levels 0 to 3 */
    LELE_SE_MODES = LELE_SE_DYNAMIC + 8,
};
extern const lele_se_mode lele_se_modes[LELE_SE_MODES];

/* The memory of all searches; false: there is none. */
bool lele_se_chains_init(lele_se_chains *chains, const lele_se_places *places);
void lele_se_chains_release(lele_se_chains *chains);

/* The frame of a depth; NULL: memory is short. */
lele_se_frame *lele_se_chains_frame(lele_se_chains *chains, int depth);

/* Starts and runs a search on the grid; the hints are in frame->best or frame->sorted. */
void lele_se_chains_search(lele_se_frame *frame, const lele_se_grid *grid, const lele_se_mode *mode,
                           bool list);

/* True: the search must end, because of the limit or memory. */
static inline bool lele_se_must_stop(const lele_se_frame *frame)
{
    const lele_se_chains *chains = frame->chains;
    return chains->failed || (chains->max_work != 0 && chains->work > chains->max_work);
}

static inline bool lele_se_in(const uint64_t *set, int cand)
{
    return (set[cand >> 6] >> (cand & 63) & 1) != 0;
}

static inline void lele_se_set_add(uint64_t *set, int cand)
{
    set[cand >> 6] |= UINT64_C(1) << (cand & 63);
}

#endif
