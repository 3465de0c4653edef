/*
 * A JSON text as a tree, for the formats that contain JSON.
 *
 * Nodes are stored in one array and refer to each other by index; strings stay in the text.  The
 * parser does not recurse, and the depth and the number of nodes are bounded.
 */
#ifndef LELE_CODEC_JSONTREE_H
#define LELE_CODEC_JSONTREE_H

#include "codec/url.h"

enum { LELE_JSONTREE_DEPTH = 32, LELE_JSONTREE_NODES = 1 << 18 };

typedef enum lele_jsontree_kind {
    LELE_JSONTREE_NULL,
    LELE_JSONTREE_BOOL,
    LELE_JSONTREE_NUMBER,
    LELE_JSONTREE_STRING,
    LELE_JSONTREE_ARRAY,
    LELE_JSONTREE_OBJECT,
} lele_jsontree_kind;

typedef struct lele_jsontree_node {
    lele_jsontree_kind kind;
    lele_span key;         /* in an object; as written, without quotes */
    lele_span text;        /* of a string, as written, without quotes */
    int value;             /* of a whole number that fits, or of a bool; else -1 */
    uint32_t next;         /* the next in the same array or object; 0: none */
    uint32_t first, count; /* children */
} lele_jsontree_node;

typedef struct lele_jsontree {
    lele_jsontree_node *node; /* node[0] is the root */
    uint32_t count, capacity;
} lele_jsontree;

/* ZIPPED is SudokuPad's shorthand: keys without quotes, strings in single quotes, t and f for true
 * and false, nothing for an empty object; six hexadecimal digits, #0 and #F are colours, which become
 * strings unless they are numbers too. */
typedef enum lele_jsontree_style { LELE_JSONTREE_JSON, LELE_JSONTREE_ZIPPED } lele_jsontree_style;

/* LELE_E_SYNTAX, LELE_E_TOO_LONG (too deep, too many) or LELE_E_MEMORY on failure. */
lele_error lele_jsontree_read(lele_jsontree *tree, const char *text, size_t length,
                              lele_jsontree_style style);
void lele_jsontree_release(lele_jsontree *tree);

/* The child of an object with one of two names (the second may be NULL), or NULL. */
const lele_jsontree_node *lele_jsontree_get(const lele_jsontree *tree,
                                            const lele_jsontree_node *object, const char *name,
                                            const char *other);

/* The first child and the next sibling; NULL after the last. */
const lele_jsontree_node *lele_jsontree_first(const lele_jsontree *tree,
                                              const lele_jsontree_node *node);
const lele_jsontree_node *lele_jsontree_next(const lele_jsontree *tree,
                                             const lele_jsontree_node *node);

/* Appends a string with its escapes decoded; nothing for any other node. */
void lele_jsontree_text(const lele_jsontree_node *node, lele_text *out);

/* Sets a field of a position from a string node, with its escapes decoded. */
void lele_jsontree_field(const lele_jsontree_node *node, char *field, size_t size);

#endif
