/*
 * The history tree.  A node is a reversible change of cells.  Undo moves to the parent, redo to the
 * child visited last; a branch is a second child.  Nodes are never removed, so no change of the
 * player is lost.
 */
#ifndef LELE_GAME_TREE_H
#define LELE_GAME_TREE_H

#include "lele/board.h"

/* Has no padding: memcmp compares it. */
typedef struct lele_cell_state {
    uint16_t value;
    lele_digits notes[LELE_NOTE_KINDS];
    lele_digits gone;     /* candidates eliminated by applied steps */
    lele_digits supposed; /* the same by steps that rest on an assumption */
    uint16_t colours;
} lele_cell_state;

typedef struct lele_change {
    lele_cell cell;
    lele_cell_state before, after;
} lele_change;

typedef enum lele_mark_kind { LELE_MARK_NONE, LELE_MARK_AUTO, LELE_MARK_MANUAL } lele_mark_kind;

#define LELE_NO_NODE UINT32_MAX /* too large for an enumerator in C17 */

enum { LELE_NODE_NAME_SIZE = 64, LELE_CULPRITS_SIZE = 16 };

typedef struct lele_tree_node {
    uint32_t parent, redo; /* redo: the child visited last, or LELE_NO_NODE */
    uint32_t depth;        /* steps from the root */
    uint32_t first_change, change_count;
    uint32_t child_count;
    uint32_t tried;      /* the first entry of its list in `tries`, or LELE_NO_NODE */
    uint32_t name;       /* the index in `names`, or LELE_NO_NODE */
    int64_t time;        /* the time played when it was made, in milliseconds */
    int16_t cell, digit; /* the cell and digit of its label; -1, 0: several or none */
    uint8_t verb;
    uint8_t technique;       /* of an applied hint, plus 1; 0: not known, as after a load */
    uint8_t mark;            /* lele_mark_kind */
    bool is_closed;          /* a mark with at most one digit left to try */
    bool is_barrier;         /* a restart: marks above it do not count below it */
    bool is_dropped;         /* hidden by the player */
    bool is_assisted;        /* made by apply, reveal or solve */
    bool is_wrong;           /* entered a digit that was counted as a mistake */
    lele_contradiction dead; /* the contradiction for which this branch was left */
    uint8_t culprit_count;   /* known culprits of a dead branch */
    lele_cell culprits[LELE_CULPRITS_SIZE];
} lele_tree_node;

typedef struct lele_try {
    uint32_t next;
    lele_cell cell;
    lele_digits digits;
} lele_try;

typedef struct lele_tree {
    lele_tree_node *nodes;
    lele_change *changes;
    lele_try *tries;
    char (*names)[LELE_NODE_NAME_SIZE];
    uint32_t node_count, change_count, try_count, name_count;
    uint32_t node_room, change_room, try_room, name_room;
    uint32_t current;
} lele_tree;

/* Makes a tree with only a root; false when memory is short. */
bool lele_tree_init(lele_tree *tree);
void lele_tree_release(lele_tree *tree);

/* Reserves memory for one node with `changes` changes, one try and one name, so that adding them
 * cannot fail.  Call it before changing anything.  LELE_E_MEMORY or LELE_E_LIMIT on failure. */
lele_error lele_tree_reserve(lele_tree *tree, uint32_t changes);

/* Adds a child of the current node that changes `cells` to `after`, makes it the current node, and
 * returns it.  Memory must have been reserved. */
lele_tree_node *lele_tree_add(lele_tree *tree, const lele_layout *layout, lele_cell_state *cells,
                              const lele_cell_state *after);

void lele_tree_undo(lele_tree *tree, lele_cell_state *cells);
void lele_tree_redo(lele_tree *tree, lele_cell_state *cells);
/* Moves along the tree to any node; every node on the way down becomes the child visited last. */
void lele_tree_go(lele_tree *tree, lele_cell_state *cells, uint32_t node);

bool lele_tree_is_above(const lele_tree *tree, uint32_t above, uint32_t node); /* or equal */
/* The nearest open mark above the current node, up to the last restart, or LELE_NO_NODE. */
uint32_t lele_tree_mark_above(const lele_tree *tree);
/* The child of `above` on the path to `node`. */
uint32_t lele_tree_child_towards(const lele_tree *tree, uint32_t above, uint32_t node);

void lele_tree_add_try(lele_tree *tree, uint32_t node, int cell, int digit);
/* Whether a digit of the cell was tried at this mark. */
bool lele_tree_has_try(const lele_tree *tree, uint32_t node, int cell);
/* The digits tried in the cell at the marks on the path since the last restart. */
lele_digits lele_tree_tried(const lele_tree *tree, int cell);
void lele_tree_name(lele_tree *tree, uint32_t node, const char *name, size_t length);
/* The number of times that redo is possible. */
uint32_t lele_tree_ahead(const lele_tree *tree);

#endif
