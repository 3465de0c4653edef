/*
 * The history tree: a node is a reversible change of cells.  Undo goes to the parent, redo to
 * the child last visited, a branch is a second child.  Nodes are only ever added, so nothing
 * the player did is lost.
 */
#ifndef LELE_GAME_TREE_H
#define LELE_GAME_TREE_H

#include "lele/board.h"

/* Without padding: compared bytewise. */
typedef struct lele_cell_state {
    uint16_t value;
    lele_digits notes[LELE_NOTE_KINDS];
    lele_digits gone; /* candidates that applied steps took away */
    uint16_t colours;
} lele_cell_state;

typedef struct lele_change {
    lele_cell cell;
    lele_cell_state before, after;
} lele_change;

typedef enum lele_mark_kind { LELE_MARK_NONE, LELE_MARK_AUTO, LELE_MARK_MANUAL } lele_mark_kind;

#define LELE_NO_NODE UINT32_MAX /* too great for an enumerator of C17 */

enum { LELE_NODE_NAME_SIZE = 64, LELE_CULPRITS_SIZE = 16 };

typedef struct lele_tree_node {
    uint32_t parent, redo; /* redo: the child last visited, or LELE_NO_NODE */
    uint32_t depth;        /* steps from the root */
    uint32_t first_change, change_count;
    uint32_t child_count;
    uint32_t tried;      /* head of its list in `tries`, or LELE_NO_NODE */
    uint32_t name;       /* index in `names`, or LELE_NO_NODE */
    int64_t time;        /* played when it was made, in milliseconds */
    int16_t cell, digit; /* what it was about, for labels; -1, 0: several or none */
    uint8_t verb;
    uint8_t mark;    /* lele_mark_kind */
    bool is_closed;  /* a mark with nothing left to try */
    bool is_barrier; /* a restart: marks above do not count below */
    bool is_dropped;
    bool is_assisted;
    bool is_wrong;           /* entered a digit that the solution has not */
    lele_contradiction dead; /* why the branch that starts here was left */
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

/* A tree of nothing but a root; false when memory is short. */
bool lele_tree_init(lele_tree *tree);
void lele_tree_release(lele_tree *tree);

/* Makes sure that a node with `changes` changes, a try and a name can be added without
 * failing.  Call it before anything is changed. */
lele_error lele_tree_reserve(lele_tree *tree, uint32_t changes);

/* Adds a child of the current node that brings `cells` to `after` (equal cells are left out),
 * goes there, and returns it.  Room must have been reserved. */
lele_tree_node *lele_tree_add(lele_tree *tree, const lele_layout *layout, lele_cell_state *cells,
                              const lele_cell_state *after);

void lele_tree_undo(lele_tree *tree, lele_cell_state *cells);
void lele_tree_redo(lele_tree *tree, lele_cell_state *cells);
/* Along the tree to any node; every node on the way down becomes the one last visited. */
void lele_tree_go(lele_tree *tree, lele_cell_state *cells, uint32_t node);

bool lele_tree_is_above(const lele_tree *tree, uint32_t above, uint32_t node); /* or equal */
/* The nearest open mark above the current node, or LELE_NO_NODE. */
uint32_t lele_tree_mark_above(const lele_tree *tree);
/* The child of `above` that leads to `node`. */
uint32_t lele_tree_child_towards(const lele_tree *tree, uint32_t above, uint32_t node);

void lele_tree_add_try(lele_tree *tree, uint32_t node, int cell, int digit);
/* What was tried in the cell from the marks on the path. */
lele_digits lele_tree_tried(const lele_tree *tree, int cell);
void lele_tree_name(lele_tree *tree, uint32_t node, const char *name, size_t length);
/* The number of steps that redo can go. */
uint32_t lele_tree_ahead(const lele_tree *tree);

#endif
