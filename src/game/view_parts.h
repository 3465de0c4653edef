/* The parts of a view's JSON that are in separate files, and the functions they share. */
#ifndef LELE_GAME_VIEW_PARTS_H
#define LELE_GAME_VIEW_PARTS_H

#include "game/state.h"
#include "lele/past.h"

void lele_hint_json(lele_game *game, lele_lang lang, lele_json *json);
/* Answers the query `steps`. */
lele_error lele_steps_json(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                           lele_problem *problem);
/* The first placements and eliminations of a step, as "place" and "eliminate". */
void lele_conclusions_json(const lele_step *step, int placements, int eliminations,
                           lele_json *json);
/* Why the overlay, which must be on, shows these candidates in the cell; false when memory is
 * short. */
bool lele_basis_json(lele_game *game, int cell, lele_lang lang, lele_json *json);
/* Writes the members of an object that draw a step, as far as a hint of this level shows them.
 * Level 0: there is no step, and all members are empty.  `past` NULL: nothing is known. */
void lele_step_members(const lele_step *step, const lele_board *board, const lele_past *past,
                       int level, lele_lang lang, lele_json *json);
/* The cells of a step's nodes that none of its marks has. */
lele_cellset lele_step_chain_cells(const lele_step *step);
/* Appends a sentence of the status line. */
void lele_said_write(const lele_game *game, const lele_said *said, lele_lang lang, lele_text *out);
/* "As long as R2C3 = 5 is assumed: "; nothing if no digit is. */
void lele_assumed_write(const lele_game *game, lele_lang lang, lele_text *out);
void lele_why_not_json(lele_game *game, lele_lang lang, lele_json *json);
/* The nodes to write: those of the branch panel, all of them, or none. */
typedef enum lele_tree_extent {
    LELE_TREE_BRANCHES,
    LELE_TREE_ALL,
    LELE_TREE_NO_NODES
} lele_tree_extent;
void lele_tree_nodes_json(const lele_game *game, lele_tree_extent extent, lele_lang lang,
                          lele_json *json);
void lele_tree_json(const lele_game *game, lele_tree_extent extent, lele_lang lang,
                    lele_json *json);

/* Writes a name of several words as a key: "hint-limit" as hintLimit, "why_not" as whyNot. */
void lele_json_key_named(lele_json *json, const char *name);
void lele_json_key_digits(lele_json *json, const char *key, lele_digits digits);
void lele_json_key_cells(lele_json *json, const char *key, const lele_cell *cells, int count);
void lele_json_key_cellset(lele_json *json, const char *key, const lele_cellset *cells);
void lele_json_key_text(lele_json *json, const char *key, const lele_text *text);
/* Writes the character of a digit. */
void lele_json_symbol(lele_json *json, int digit);
/* Writes a sentence of the table. */
void lele_json_words(lele_json *json, lele_word word, lele_lang lang, const lele_word_facts *facts);

#endif
