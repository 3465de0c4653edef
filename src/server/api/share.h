/*
 * What a short link shows: a puzzle, a game in progress, a result or a replay.
 *
 * It is read and rated once, when the link is made, and kept as JSON with the share code of the board.
 */
#ifndef LELE_SERVER_API_SHARE_H
#define LELE_SERVER_API_SHARE_H

#include "server/api/call.h"

enum {
    SHARE_TEXT = 64 << 10,   /* bytes of what a link is made from, at most */
    SHARE_RATED_CELLS = 100, /* larger boards are not rated: that can take seconds */
};

typedef enum share_kind {
    SHARE_PUZZLE,
    SHARE_PROGRESS,
    SHARE_RESULT,
    SHARE_REPLAY,
    SHARE_KINDS
} share_kind;

typedef struct share_facts {
    share_kind kind;
    lele_layout layout;
    lele_grid givens,
        values; /* of a result or replay: the givens alone, the solution is not shown */
    bool is_rated;
    lele_level level;
    int rating, minutes;              /* the estimated time of a player */
    int64_t total_ms, hints;          /* of a result or replay */
    bool is_solved, is_with_solution; /* of the same */
    lele_text code, replay;           /* the share code; the short form of the game, for a replay */
} share_facts;

void share_init(share_facts *);
void share_release(share_facts *);

const char *share_kind_name(share_kind);
share_kind share_kind_find(const char *name); /* SHARE_KINDS: there is none */

/* Reads a puzzle text, or the save of a game for a result or replay.  API_E_LOG with the reason in the
 * call if it cannot be read, API_E_UNSOLVED for a result that is none. */
api_error share_make(api_call *, share_kind, const char *text, share_facts *ret);

/* What the store keeps, and back.  False: damaged, or memory is short. */
void share_write(const share_facts *, lele_text *out);
bool share_read(const void *bytes, size_t length, share_facts *ret);

/* The target on the page: "/#/p/CODE". */
void share_add_target(const share_facts *, lele_text *out);

#endif
