/*
 * The state of a game, and the functions that the files of this folder share.
 *
 * `cells` is the board of the player; the tree is its history.  A command changes nothing outside
 * lele_game.
 */
#ifndef LELE_GAME_STATE_H
#define LELE_GAME_STATE_H

#include "lele/clue.h"
#include "lele/game.h"
#include "lele/hint.h"
#include "lele/view.h"

#include "game/account.h"
#include "game/command.h"
#include "game/tree.h"
#include "game/words.h"

typedef enum lele_conflict_mode {
    LELE_CONFLICT_HIGHLIGHT,
    LELE_CONFLICT_BLOCK,
    LELE_CONFLICT_OFF,
} lele_conflict_mode;

enum { LELE_NO_LIMIT = -1, LELE_TECHNIQUES_TEXT = 4096 }; /* fits the names of all techniques */

typedef struct lele_settings {
    int64_t conflict; /* lele_conflict_mode */
    int64_t hint_limit, hint_penalty, hint_start;
    int64_t auto_branch, auto_notes, restart_keeps_timer;
    int64_t show_mistakes, mistake_limit, several;
    int64_t wrong_first;
    char techniques[LELE_TECHNIQUES_TEXT];
} lele_settings;

/* What a game was made from; its save begins with that.  A later setting does not change it. */
typedef enum lele_origin {
    LELE_ORIGIN_ONE,    /* a puzzle that had to have one solution */
    LELE_ORIGIN_ANY,    /* a puzzle that was allowed to have several */
    LELE_ORIGIN_CUSTOM, /* an empty grid: the log begins with the givens */
    LELE_ORIGIN_COUNT
} lele_origin;

typedef struct lele_clock {
    int64_t now, elapsed, penalty;
    bool running;
} lele_clock;

/* The help on the screen.  It belongs to the current position and is removed when that changes. */
typedef struct lele_help {
    int level, skip; /* of the hint; level 0: none is shown */
    int technique;   /* the step was chosen: `skip` of this technique; 0: none, else index + 1 */
    lele_hint_kind kind;
    int overlay;              /* level of the candidate overlay; 0: off */
    bool overlay_is_solution; /* the player wanted the techniques that lead to the solution too */
    bool checked;             /* wrong digits are marked */
    bool why_not;
    int why_cell, why_digit;
} lele_help;

/* The sentence of the status line, as data.  A fact that is zero is not named. */
typedef struct lele_said {
    lele_word word;
    lele_mention cell, other, unit, clue;
    int digit, other_digit;
    int64_t number;
    lele_cellset cells;
} lele_said;

enum { LELE_MAX_EVENTS = 32 };

typedef enum lele_event_kind {
    LELE_EVENT_PLACED,
    LELE_EVENT_ERASED,
    LELE_EVENT_DIGIT_COMPLETE,
    LELE_EVENT_UNIT_COMPLETE,
    LELE_EVENT_CONFLICT,
    LELE_EVENT_SOLVED,
    LELE_EVENT_FULL_WRONG, /* the last cell was filled, and something is wrong */
    LELE_EVENT_KIND_COUNT
} lele_event_kind;

typedef struct lele_event {
    uint8_t kind;
    int16_t cell, digit, unit;
} lele_event;

struct lele_game {
    lele_layout layout;
    lele_clues *clues; /* those of the layout; NULL: none */
    lele_grid givens;
    lele_origin origin;
    bool is_replaying; /* a log is being loaded: its results are used without a search */
    lele_status status;
    lele_tree tree;
    lele_cell_state cells[LELE_MAX_CELLS];
    lele_settings settings;
    lele_clock clock;
    lele_help help;
    lele_verdict verdict;
    int hints_used, mistakes;
    lele_account account;
    bool with_solution; /* the player has looked at the solution */
    lele_grid start;    /* the digits at the root: the givens, and what was taken over */
    lele_said said;
    int event_count;
    lele_event events[LELE_MAX_EVENTS];
    lele_text log; /* one line per command, with its time */
    /* Derived from the rest, and computed when needed. */
    lele_advisor *advisor; /* NULL while the givens are entered */
    lele_hint *hint;       /* the hint on the screen */
    bool hint_is_ready;
    lele_overlay *overlay;
    bool overlay_is_ready;
    lele_text proof[LELE_LANG_COUNT]; /* that the digit of the hint is wrong, if it has a step */
    lele_text why_not;                /* the JSON of the answer, in the language why_not_lang */
    bool why_not_is_ready;
    lele_lang why_not_lang;
};

/* The position, in the forms that other modules need. */
void lele_game_values(const lele_game *game, lele_grid *ret);
void lele_game_hint_position(const lele_game *game, lele_hint_position *ret);
lele_digits lele_game_candidates(const lele_game *game, int cell);
/* The candidates that the everyday techniques leave in a cell, as if it were empty. */
lele_digits lele_game_inferred(lele_game *game, int cell);
/* Whether entering the digit is a choice by the rules alone: the cell has another candidate that
 * was not tried, and the digit is not forced by a unit. */
bool lele_game_is_choice(const lele_game *game, int cell, int digit);
/* Whether the player's notes count as candidates: every empty cell has notes. */
bool lele_game_notes_count(const lele_game *game);
bool lele_game_is_given(const lele_game *game, int cell);
/* Whether the digit in the cell differs from the solution; false without a unique solution. */
bool lele_game_is_wrong(const lele_game *game, int cell);
int lele_game_wrong_count(const lele_game *game);
int lele_game_empty_count(const lele_game *game);

/* Advances the clock to `now`; an earlier `now` changes nothing. */
void lele_clock_advance(lele_clock *clock, int64_t now);
/* lele_game_charge counts one hint, with its penalty.  lele_game_may_charge checks beforehand that
 * the limit of hints allows one more. */
void lele_game_charge(lele_game *game);
lele_error lele_game_may_charge(const lele_game *game, lele_problem *problem);

/* lele_game_forget_help removes the help on the screen except for the overlay, which stays valid
 * while no digit changes.  lele_game_forget_overlay removes the overlay. */
void lele_game_forget_help(lele_game *game);
void lele_game_forget_overlay(lele_game *game);

/* Makes what searches need.  False: memory is short, and a search would find nothing. */
bool lele_game_equip(lele_game *game);

/* Appends the command that brings a new game to the position; nothing if none is needed. */
void lele_start_write(const lele_position *position, lele_text *out);
/* The hint and the overlay on the screen, computed when needed; NULL when memory is short. */
const lele_hint *lele_game_hint(lele_game *game);
const lele_overlay *lele_game_overlay(lele_game *game);
/* NULL when memory is short. */
lele_overlay *lele_game_overlay_memory(lele_game *game);
/* Tells the advisor whether its overlay may be the whole solution; before each overlay and basis. */
void lele_game_reach_overlay(lele_game *game);
/* The kind of the next hint, without a search for a step. */
lele_hint_kind lele_game_trouble(lele_game *game);
/* The kind of the hint on the screen, or of the next one. */
lele_hint_kind lele_game_hint_kind(lele_game *game);
/* The cells whose digits help takes as assumed, in the order of entry; none with wrong-first on.
 * See assume.c. */
int lele_game_assumed(const lele_game *game, lele_cell ret[LELE_MAX_CELLS]);
/* The error for a position without a step: the puzzle has several solutions, or no technique finds
 * one. */
lele_error lele_game_no_step(const lele_game *game);
/* The number of levels of a kind of hint. */
int lele_hint_levels(lele_hint_kind kind);
/* Whether the hint must come before other help: on a wrong board, help about candidates or digits
 * is useless. */
bool lele_hint_comes_first(lele_hint_kind kind);
/* Shows the hint about a mistake instead of what the command asked for. */
lele_error lele_game_say_trouble(lele_game *game, lele_command *command, lele_hint_kind kind,
                                 lele_problem *problem);
/* The level of the overlay after the next press; 0: off. */
int lele_game_next_overlay(const lele_game *game);

/* Adds a node with these cells to the tree and makes it the current one.  LELE_E_NO_CHANGE if no
 * cell differs. */
lele_error lele_game_commit(lele_game *game, lele_verb verb, const lele_cell_state *after,
                            lele_problem *problem);
/* Sets the events and the status line after a digit was entered. */
void lele_game_after_entry(lele_game *game, const lele_cellset *entered, int digit);
/* Once the grid is full: ends the game if it is correct, else says that it is not. */
void lele_game_look_for_end(lele_game *game);
/* Whether the mistakes have reached their limit. */
bool lele_game_has_lost(const lele_game *game);
/* Removes the digit from the notes of the cell's peers. */
void lele_game_take_notes_away(const lele_game *game, lele_cell_state *cells, int cell, int digit);

/* Checks that the givens are a puzzle, with this much work for the proof, and makes its advisor;
 * `ret` is untouched on failure.  A puzzle that could not be decided passes. */
lele_error lele_puzzle_check(const lele_layout *layout, const lele_grid *givens,
                             lele_several several, uint64_t max_work, lele_advisor **ret,
                             lele_problem *problem);
/* Fixes the givens and starts the game, with a new tree. */
lele_error lele_game_begin(lele_game *game, const lele_grid *givens, lele_problem *problem);
void lele_settings_init(lele_settings *settings);
lele_error lele_game_use_techniques(lele_game *game, lele_problem *problem);
void lele_settings_json(const lele_settings *settings, lele_json *json);

/* Sets the problem's cell and code. */
lele_error lele_refuse_cell(lele_problem *problem, lele_error code, const lele_layout *layout,
                            int cell);

/* The functions of the command table. */
/* clang-format off */
#define LELE_RUNS(X) \
    X(tick) X(set) X(erase) X(note) X(fill_notes) X(clear_notes) \
    X(color) X(undo) X(redo) X(goto) X(mark) X(unmark) \
    X(name) X(drop) X(back) X(before_mistake) X(hint) X(another) \
    X(close) X(apply) X(candidates) X(reveal) X(why_not) X(check) \
    X(why_dead) X(pause) X(resume) X(restart) X(submit) X(solve) \
    X(setting) X(given) X(confirm) X(import) X(step) X(peek) \
    X(start_from)
/* clang-format on */
#define LELE_RUN(name)                                                                             \
    lele_error lele_run_##name(lele_game *game, lele_command *command, lele_problem *problem);
LELE_RUNS(LELE_RUN)
#undef LELE_RUN

/* A peer of the cell that holds the digit; -1: none. */
int lele_game_conflicting_peer(const lele_layout *layout, const lele_cell_state *cells, int cell,
                               int digit);
/* Refuses a digit that `other` holds. */
lele_error lele_game_refuse_conflict(const lele_game *game, int cell, int other, int digit,
                                     lele_problem *problem);
/* The first rule about the cell that these digits break, with the cells that break it; NULL: none. */
const lele_rule *lele_game_broken_rule(const lele_game *game, const lele_cell_state *cells,
                                       int cell, lele_cellset *broken);
/* Refuses a digit, already in `cells`, that breaks a clue. */
lele_error lele_game_refuse_broken(const lele_game *game, const lele_cell_state *cells, int cell,
                                   lele_problem *problem);
/* Says with which digit or clue a digit on the board is in conflict, if it is. */
void lele_game_say_conflict(lele_game *game, int cell, int digit);
/* What is said of a full board that is wrong: which clue it breaks, if it breaks one. */
lele_said lele_game_errors(const lele_game *game);

/* Status line and events. */
void lele_game_say(lele_game *game, lele_said said);
void lele_game_say_number(lele_game *game, lele_word word, int64_t number);
void lele_game_note_event(lele_game *game, lele_event_kind kind, int cell, int digit, int unit);

#endif
