/*
 * A JSON text as a tree, for the formats that are JSON inside.
 *
 * Nodes stand in one array and point at each other by index; strings stay where they are in
 * the text.  Nothing recurses, and depth and number of nodes are bounded.
 */
#ifndef LELE_CODEC_TREE_H
#define LELE_CODEC_TREE_H

#include "codec/url.h"

enum { LELE_TREE_DEPTH = 32, LELE_TREE_NODES = 1 << 18 };

typedef enum lele_tree_kind {
    LELE_TREE_NULL,
    LELE_TREE_BOOL,
    LELE_TREE_NUMBER,
    LELE_TREE_STRING,
    LELE_TREE_ARRAY,
    LELE_TREE_OBJECT,
} lele_tree_kind;

typedef struct lele_tree_node {
    lele_tree_kind kind;
    lele_span key;         /* in an object; as written, without quotes */
    lele_span text;        /* of a string, as written, without quotes */
    int value;             /* of a number without fraction that fits, or of a bool; else -1 */
    uint32_t next;         /* the next in the same array or object; 0: none */
    uint32_t first, count; /* children */
} lele_tree_node;

typedef struct lele_tree {
    lele_tree_node *node; /* node[0] is the root */
    uint32_t count, capacity;
} lele_tree;

/* Zipped is SudokuPad's shorthand: keys without quotes, strings in single quotes, t and f,
 * nothing for an empty object. */
typedef enum lele_tree_style { LELE_TREE_JSON, LELE_TREE_ZIPPED } lele_tree_style;

/* LELE_E_SYNTAX, LELE_E_TOO_LONG (too deep, too many) or LELE_E_MEMORY on failure. */
lele_error lele_tree_read(lele_tree *tree, const char *text, size_t length, lele_tree_style style);
void lele_tree_release(lele_tree *tree);

/* The child of an object with one of two names (the second may be NULL); NULL where none. */
const lele_tree_node *lele_tree_get(const lele_tree *tree, const lele_tree_node *object,
                                    const char *name, const char *other);

/* Walks children: NULL behind the last. */
const lele_tree_node *lele_tree_first(const lele_tree *tree, const lele_tree_node *node);
const lele_tree_node *lele_tree_next(const lele_tree *tree, const lele_tree_node *node);

/* Sets a field of a position from a string node, with its escapes undone. */
void lele_tree_field(const lele_tree_node *node, char *field, size_t size);

#endif
