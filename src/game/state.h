/*
 * What a game is made of.  Only this folder sees it.
 *
 * The board of the player is `cells`; the tree says how it came about.  Everything a command
 * may change is here, so that "a refused command changes nothing" can be tested bytewise.
 */
#ifndef LELE_GAME_STATE_H
#define LELE_GAME_STATE_H

#include "lele/game.h"
#include "lele/hint.h"
#include "lele/view.h"

#include "game/command.h"
#include "game/tree.h"
#include "game/words.h"

typedef enum lele_conflict_mode {
    LELE_CONFLICT_HIGHLIGHT,
    LELE_CONFLICT_BLOCK,
    LELE_CONFLICT_OFF,
} lele_conflict_mode;

enum { LELE_NO_LIMIT = -1, LELE_TECHNIQUES_TEXT = 4096 }; /* all by name */

typedef struct lele_settings {
    int64_t conflict; /* lele_conflict_mode */
    int64_t hint_limit, hint_penalty, hint_start;
    int64_t auto_branch, auto_notes, restart_keeps_timer;
    int64_t show_mistakes, mistake_limit, several;
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

/* What help is on the screen.  It belongs to the current position and goes with it. */
typedef struct lele_help {
    int level, skip; /* of the hint; level 0: none is shown */
    lele_hint_kind kind;
    int overlay;  /* level of the candidate overlay; 0: off */
    bool checked; /* wrong digits are marked */
    bool why_not;
    int why_cell, why_digit;
} lele_help;

/* The sentence of the status line, as data.  A fact that is zero is not named. */
typedef struct lele_said {
    lele_word word;
    lele_mention cell, other, unit;
    int digit, other_digit;
    int64_t number;
} lele_said;

enum { LELE_MAX_EVENTS = 32 };

typedef enum lele_event_kind {
    LELE_EVENT_PLACED,
    LELE_EVENT_ERASED,
    LELE_EVENT_DIGIT_COMPLETE,
    LELE_EVENT_UNIT_COMPLETE,
    LELE_EVENT_CONFLICT,
    LELE_EVENT_SOLVED,
    LELE_EVENT_KIND_COUNT
} lele_event_kind;

typedef struct lele_event {
    uint8_t kind;
    int16_t cell, digit, unit;
} lele_event;

struct lele_game {
    lele_layout layout;
    lele_grid givens;
    lele_origin origin;
    bool is_replaying; /* a log is being read: outcomes in it are taken as they stand */
    lele_status status;
    lele_tree tree;
    lele_cell_state cells[LELE_MAX_CELLS];
    lele_settings settings;
    lele_clock clock;
    lele_help help;
    lele_verdict verdict;
    int hints_used, mistakes;
    lele_said said;
    int event_count;
    lele_event events[LELE_MAX_EVENTS];
    lele_text log; /* one line a command, with its time */
    /* Derived, worked out when needed; says nothing that the rest does not. */
    lele_advisor *advisor; /* NULL while the givens are entered */
    lele_hint *hint;       /* the step of the hint on the screen */
    bool hint_is_ready;
    lele_overlay *overlay;
    bool overlay_is_ready;
    lele_text why_not; /* its JSON, in this language */
    bool why_not_is_ready;
    lele_lang why_not_lang;
};

/* Positions, as the other modules want them. */
void lele_game_values(const lele_game *game, lele_grid *ret);
void lele_game_hint_position(const lele_game *game, lele_hint_position *ret);
lele_digits lele_game_candidates(const lele_game *game, int cell);
/* Whether the player's notes stand for candidates: every empty cell has some. */
bool lele_game_notes_count(const lele_game *game);
bool lele_game_is_given(const lele_game *game, int cell);
/* The digit in the cell is known to be wrong (only where there is one solution). */
bool lele_game_is_wrong(const lele_game *game, int cell);
int lele_game_wrong_count(const lele_game *game);
int lele_game_empty_count(const lele_game *game);

/* Clock. */
void lele_clock_advance(lele_clock *clock, int64_t now);
void lele_game_charge(lele_game *game); /* one hint more, with its penalty */
lele_error lele_game_may_charge(const lele_game *game, lele_problem *problem);

/* Ends whatever help belongs to the position; the overlay stays when no digit changed. */
void lele_game_forget_help(lele_game *game);
void lele_game_forget_overlay(lele_game *game);

/* The hint on the screen, found when needed; NULL when memory is short. */
const lele_hint *lele_game_hint(lele_game *game);
const lele_overlay *lele_game_overlay(lele_game *game);
/* What a hint would be about, without looking for a step. */
lele_hint_kind lele_game_trouble(lele_game *game);
/* Why there is no step: logic ends where the puzzle does not say more. */
lele_error lele_game_no_step(const lele_game *game);
/* How many levels a kind of hint has. */
int lele_hint_levels(lele_hint_kind kind);

/* A new node with these cells, unless nothing differs (LELE_E_NO_CHANGE). */
lele_error lele_game_commit(lele_game *game, lele_verb verb, const lele_cell_state *after,
                            lele_problem *problem);
/* What follows from a digit that was just entered: events, the sentence, the end. */
void lele_game_after_entry(lele_game *game, const lele_cellset *entered, int digit);
/* Ends the game when the grid is full and right. */
void lele_game_look_for_end(lele_game *game);
/* The mistakes have reached their limit. */
bool lele_game_has_lost(const lele_game *game);
void lele_game_take_notes_away(const lele_game *game, lele_cell_state *cells, int cell, int digit);

/* LELE_OK and an advisor, or why the givens are no puzzle. */
lele_error lele_puzzle_check(const lele_layout *layout, const lele_grid *givens,
                             lele_several several, lele_advisor **ret, lele_problem *problem);
/* The givens become fixed and play begins, with a new tree. */
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
    X(setting) X(given) X(confirm) X(import)
/* clang-format on */
#define LELE_RUN(name)                                                                             \
    lele_error lele_run_##name(lele_game *game, lele_command *command, lele_problem *problem);
LELE_RUNS(LELE_RUN)
#undef LELE_RUN

/* Status line and events. */
void lele_game_say(lele_game *game, lele_said said);
void lele_game_say_number(lele_game *game, lele_word word, int64_t number);
void lele_game_note_event(lele_game *game, lele_event_kind kind, int cell, int digit, int unit);

#endif
