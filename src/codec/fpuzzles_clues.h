/* The clues of f-puzzles' JSON: one table for reading and writing. */
#ifndef LELE_CODEC_FPUZZLES_CLUES_H
#define LELE_CODEC_FPUZZLES_CLUES_H

#include "codec/jsontree.h"
#include "lele/clue.h"
#include "lele/json.h"

/* How the objects of a key are built. */
typedef enum lele_fpuzzles_form {
    LELE_KEY_CELLS,     /* cells, value */
    LELE_KEY_CELL,      /* cell */
    LELE_KEY_LINES,     /* lines; value */
    LELE_KEY_ARROW,     /* cells, lines */
    LELE_KEY_OUTSIDE,   /* cell outside the grid, value */
    LELE_KEY_CLONE,     /* cells, cloneCells */
    LELE_KEY_QUADRUPLE, /* cells, values */
    LELE_KEY_FLAG,      /* true */
    LELE_KEY_NEGATIVE,  /* a word in the list "negative" */
} lele_fpuzzles_form;

/* Numbers that the size of the grid determines. */
enum {
    LELE_KEY_NONE = 0,
    LELE_KEY_HALF = -2,
    LELE_KEY_HALF_LESS = -3,
    LELE_KEY_OPTIONAL = -4,
    LELE_KEY_NEEDED = -5
};

typedef struct lele_fpuzzles_row {
    const char *key;
    lele_look look;
    lele_fpuzzles_form form;
    int usual; /* the value when there is none: a number, or one of the above */
} lele_fpuzzles_row;

/* The rows; rows of the same key follow each other.  A row without a key ends them. */
extern const lele_fpuzzles_row lele_fpuzzles_rows[];

/* Whether a key of the puzzle object is one of the table. */
bool lele_fpuzzles_is_clue(lele_span key);

/* Whether a key says only what is drawn. */
bool lele_fpuzzles_is_paint(lele_span key);

/* Whether an object of a paint key is more than a copy of a clue. */
bool lele_fpuzzles_is_own_paint(const lele_jsontree *tree, const lele_jsontree_node *list);

/* Adds the clues of a puzzle object.  `layout` is any of the size. */
lele_error lele_fpuzzles_read_clues(const lele_jsontree *tree, lele_source *source,
                                    const lele_layout *layout, lele_clue_list *list);

/* Writes the keys of all clues of a layout; LELE_E_UNSUPPORTED for a clue without a key. */
lele_error lele_fpuzzles_write_clues(const lele_layout *layout, lele_json *json);

#endif
