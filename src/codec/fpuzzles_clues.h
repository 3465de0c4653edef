/* The clues of f-puzzles' JSON: one table for reading and writing. */
#ifndef LELE_CODEC_FPUZZLES_CLUES_H
#define LELE_CODEC_FPUZZLES_CLUES_H

#include "codec/jsontree.h"
#include "lele/clue.h"
#include "lele/json.h"

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
