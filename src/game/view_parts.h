/* The parts of a view's JSON that are in separate files, and the functions they share. */
#ifndef LELE_GAME_VIEW_PARTS_H
#define LELE_GAME_VIEW_PARTS_H

#include "game/state.h"

void lele_hint_json(lele_game *game, lele_lang lang, lele_json *json);
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
