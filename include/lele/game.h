/*
 * A game: a puzzle and a log of commands.  Saving, loading, replaying and checking a result
 * all run the log; a front end draws a view of the game (lele/view.h).
 *
 * Time is an argument: `now` is in milliseconds on a clock of the caller that starts at 0
 * with the game and goes on while it is paused.  An earlier `now` than the last one counts as
 * the last one.  docs/view.md describes the commands.
 *
 * Arguments: commands, saves and questions may be any text.  A position with a digit out of range
 * is refused (LELE_E_RANGE); a language that does not exist is English.  NULL: see lele/lele.h.
 */
#ifndef LELE_GAME_H
#define LELE_GAME_H

#include "lele/grid.h"
#include "lele/json.h"

typedef struct lele_game lele_game;

enum {
    LELE_COLOURS = 9,              /* a cell may have any set of the colours 1..9 */
    LELE_GAME_SAVE_VERSION = 2,    /* of games with clues, 1 of all others; both are read */
    LELE_GAME_MAX_NODES = 1 << 18, /* changes in one game; then LELE_E_LIMIT */
    LELE_GAME_MAX_NAME = 200,      /* bytes of the name of a node; longer is LELE_E_TOO_LONG */
    LELE_GAME_MAX_LOG = 16 << 20,  /* bytes of the log; then LELE_E_LIMIT, so every save loads */
};

typedef enum lele_several {
    LELE_SEVERAL_REFUSE, /* a puzzle with several solutions is a LELE_E_SEVERAL_SOLUTIONS */
    LELE_SEVERAL_ALLOW,
} lele_several;

/* A game on the givens of `position`; its other digits, notes and missing candidates become the
 * first change.  The layout is copied, with its clues.  NULL with `problem` (may be NULL) filled: conflicts, no
 * solution, no memory; unless several solutions are allowed also several solutions, and fewer
 * givens than lele_layout_fewest_givens. */
LELE_API lele_game *lele_game_new(const lele_position *position, lele_several several,
                                  lele_problem *problem);

/* A game on an empty board, whose givens the player enters first (`given`, `confirm`). */
LELE_API lele_game *lele_game_new_custom(const lele_layout *layout, lele_problem *problem);
LELE_API void lele_game_free(lele_game *game);

/* Runs one command.  A refused command changes nothing at all, and `problem` (may be NULL)
 * says why. */
LELE_API lele_error lele_game_command(lele_game *game, int64_t now, const char *line,
                                      lele_problem *problem);

/* The log as text: a head line, the puzzle, one line per command with its time. */
LELE_API void lele_game_save(const lele_game *game, lele_text *out);

/* The same as one short word of A-Z a-z 0-9 - _ for links. */
LELE_API void lele_game_save_compact(const lele_game *game, lele_text *out);

/* Reads either form, of every version up to LELE_GAME_SAVE_VERSION.  NULL with `problem` (may be
 * NULL) filled. */
LELE_API lele_game *lele_game_load(const char *text, size_t length, lele_problem *problem);

/* What codecs write: givens, values, notes, and the candidates where the rules alone do not give
 * them: what applied steps, an imported text or complete notes have removed is missing. */
LELE_API void lele_game_position(const lele_game *game, lele_position *ret);
LELE_API const lele_layout *lele_game_layout(const lele_game *game);
LELE_API int64_t lele_game_now(const lele_game *game);

/*
 * Questions that cost no hint and change nothing, answered as one JSON value each:
 *     history       every node of the tree
 *     branches      the nodes that a branch panel shows
 *     compare NODE  the cells whose digits differ from those at a node
 *     analysis      each digit of the player on the current path, with the technique that
 *                   justifies it, or "guess"
 *     basis CELL    why the candidate overlay shows these candidates (overlay must be on)
 *     unit UNIT     the missing digits of a unit and their places, in words
 */
LELE_API lele_error lele_game_query(lele_game *game, const char *line, lele_lang lang,
                                    lele_json *json, lele_problem *problem);

/* The list of commands, for help: index from 0; NULL after the last.  "set", "CELLS DIGIT". */
LELE_API const char *lele_game_command_word(size_t index);
LELE_API const char *lele_game_command_usage(size_t index);
LELE_API const char *lele_game_command_summary(size_t index, lele_lang lang);

#endif
