/*
 * The view: everything that a front end draws of a game, as one JSON.
 *
 * A view is derived from the game at a moment, in a language; drawing it needs no rule of
 * Sudoku.  The struct has the board, the clock and the status line; the JSON adds the hint, the
 * tree and the rest from the game.  docs/view.md describes the JSON key by key.
 *
 * Arguments: a language that does not exist is English.  NULL: see lele/lele.h.
 */
#ifndef LELE_VIEW_H
#define LELE_VIEW_H

#include "lele/game.h"
#include "lele/hint.h"
#include "lele/rate.h"

typedef enum lele_status {
    LELE_STATUS_ENTERING, /* the player enters the givens of an own puzzle */
    LELE_STATUS_PLAYING,
    LELE_STATUS_PAUSED,
    LELE_STATUS_SOLVED,
    LELE_STATUS_SHOWN, /* given up: the solution was shown */
    LELE_STATUS_LOST,  /* the mistakes have reached the limit of the setting */
    LELE_STATUS_COUNT
} lele_status;

typedef enum lele_verdict {
    LELE_VERDICT_NONE,
    LELE_VERDICT_UNFINISHED,
    LELE_VERDICT_ERRORS,
    LELE_VERDICT_SOLVED,
    LELE_VERDICT_COUNT
} lele_verdict;

typedef struct lele_view_cell {
    uint8_t value;
    bool given;
    bool conflict;  /* its digit is twice in a unit (only when the game shows conflicts) */
    bool wrong;     /* shown to differ from the solution: by `check`, a hint, or the setting */
    bool guess;     /* its digit is the first one entered after an open mark */
    uint8_t branch; /* the open mark (1, 2, ... along the path) the digit came after; 0 */
    lele_digits notes[LELE_NOTE_KINDS];
    lele_digits candidates; /* by the rules, without those that applied steps eliminated */
    lele_digits tried;      /* tried at this cell from the marks on the path */
    lele_digits overlay;    /* candidates the overlay shows; 0: not shown */
    uint16_t colours;       /* bit n-1 for colour n */
    uint32_t roles;         /* bit r for lele_role r of the hint */
    lele_digits hint_place; /* the conclusions of the hint, from the level on that tells them */
    lele_digits hint_remove;
} lele_view_cell;

/* What the player may do now, for buttons and keys.  A command that is not listed may still be
 * refused. */
/* clang-format off */
#define LELE_VIEW_ALLOWED(X) \
    X(edit) X(undo) X(redo) X(mark) X(back) X(before_mistake) X(hint) \
    X(another) X(apply) X(candidates) X(reveal) X(why_not) X(check) X(pause) \
    X(resume) X(restart) X(submit) X(confirm) X(solve)
/* clang-format on */

typedef struct lele_view_allowed {
#define LELE_VIEW_FLAG(name) bool name;
    LELE_VIEW_ALLOWED(LELE_VIEW_FLAG)
#undef LELE_VIEW_FLAG
} lele_view_allowed;

typedef struct lele_view_clock {
    int64_t now, elapsed, penalty, total; /* milliseconds; total = elapsed + penalty */
    bool running;
} lele_view_clock;

typedef struct lele_view {
    lele_game *game; /* the tree and the hint's step are read from it */
    lele_lang lang;
    lele_status status;
    lele_verdict verdict; /* of the last submit, until something changes */
    int empty_count;
    lele_view_cell cells[LELE_MAX_CELLS];
    int counts[LELE_MAX_SIZE + 1]; /* how often each digit is on the board */
    lele_view_clock clock;
    lele_view_allowed allowed;
    bool leaves_rating; /* the JSON has a rating only if an earlier one had it: rating takes long */
    int hints_used, mistakes;
    int depth, length; /* the node's place on the path, and the path's length with redo */
    lele_text message; /* one sentence for the status line */
} lele_view;

/* The game must outlive the view and not change while it is used. */
LELE_API void lele_view_init(lele_view *view, lele_game *game, int64_t now, lele_lang lang);
LELE_API void lele_view_release(lele_view *view);
LELE_API void lele_view_json(const lele_view *view, lele_json *json);
/* The same for a caller that has the cells `before` and asks for the tree when it shows it
 * (query "branches"): "changed", pairs of index and cell, takes the place of "cells". */
LELE_API void lele_view_json_since(const lele_view *view, const lele_view_cell *before,
                                   lele_json *json);

/* Both in one: the JSON of the game at `now`. */
LELE_API void lele_game_view(lele_game *game, int64_t now, lele_lang lang, lele_text *out);

/* What is known of the solutions of the puzzle; LELE_KNOWN_NOT while its givens are entered. */
LELE_API lele_solutions_known lele_game_known(const lele_game *game);

/* Appends a board for terminals: digits, dots for empty cells, lines between boxes. */
LELE_API void lele_view_board(const lele_view *view, lele_text *out);

/* The help that is on the screen, a line for each level of the hint; nothing when there is none. */
LELE_API void lele_view_hint_text(const lele_view *view, lele_text *out);

/* What a page needs to draw a layout: size, units with kinds, symbols. */
LELE_API void lele_layout_json(const lele_layout *layout, lele_lang lang, lele_json *json);

/* {"level":"hard","title":"困难","rating":4.2,"score":...,"hardest":"x-wing",...}. */
LELE_API void lele_rating_write_json(const lele_rating *rating, lele_lang lang, lele_json *json);

/* {"code":"CONFLICT","text":"...","cell":0,"other":8,"digit":5,"line":0,"column":0}; cells are
 * indices, -1 for none. */
LELE_API void lele_problem_json(const lele_problem *problem, const lele_layout *layout,
                                lele_lang lang, lele_json *json);

#endif
