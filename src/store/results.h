/*
 * Results: games that were finished and replayed by the server.
 *
 * A result belongs to a puzzle, and to a board if the puzzle is on one: "daily/2026-11-18/2".  A player's
 * first result of a puzzle counts.  A game log is accepted once, whoever sends it.
 */
#ifndef LELE_STORE_RESULTS_H
#define LELE_STORE_RESULTS_H

#include "store/players.h"

enum {
    RESULT_PUZZLE = 64,  /* bytes: the hash of a puzzle, at most */
    RESULT_BOARD = 40,   /* bytes, at most */
    RESULT_TOP = 100,    /* rows of a board at a time, at most */
    RESULT_NO_HINTS = 0, /* as `most_hints` */
};
static const int64_t RESULT_ANY_HINTS = INT64_MAX;

/* Bits of what the replay found out. */
typedef enum result_flag {
    RESULT_WITH_SOLUTION = 1, /* the player looked at it: not on boards */
    RESULT_SUSPICIOUS = 2,    /* possible but unlikely: kept, not on boards */
    RESULT_OFF_BOARD = RESULT_WITH_SOLUTION | RESULT_SUSPICIOUS,
} result_flag;

typedef struct result_facts {
    const char *puzzle, *board, *day; /* board and day: "" without one */
    int64_t total_ms, hints, mistakes, flags, finished, received;
} result_facts;

/* STORE_DUPLICATE: the log or the puzzle is there already; `ret` is then whose it is. */
typedef enum result_repeat {
    RESULT_NEW,
    RESULT_OWN_LOG,
    RESULT_LOG_OF_ANOTHER,
    RESULT_PUZZLE_DONE
} result_repeat;

store_status result_add(store_session *, const player_id *,
                        const unsigned char log_hash[PLAYER_HASH], const result_facts *,
                        const void *log, size_t length, result_repeat *ret);

typedef struct board_row {
    const char *player, *name;
    int64_t rank; /* equal times share a rank: 1 2 2 4 */
    int64_t total_ms, hints, mistakes;
} board_row;

typedef struct board_wish {
    const char *board;
    int64_t most_hints;
    const player_id *friends_of; /* NULL: everybody */
    int64_t limit, offset;
} board_wish;

typedef void board_row_fn(void *data, const board_row *);
store_status board_top(store_session *, const board_wish *, board_row_fn *, void *data);

typedef struct board_place {
    int64_t rank, of; /* rank 0: not on the board */
    int64_t total_ms;
} board_place;

/* Where a time would stand. */
store_status board_place_of(store_session *, const char *board, int64_t most_hints,
                            int64_t total_ms, board_place *ret);

/* The place of the player's own result, and how many are slower; rank 0: there is none on this board. */
store_status board_place_mine(store_session *, const player_id *, const board_wish *,
                              board_place *ret, int64_t *slower);

/* The player's own result of a puzzle; STORE_NOT_FOUND without one. */
store_status result_of_puzzle(store_session *, const player_id *, const char *puzzle,
                              result_facts *ret);

/* The player's results that are of a board, in the order of the boards' names, with `board` and without `puzzle`. */
typedef void day_row(void *data, const result_facts *);
store_status results_of_days(store_session *, const player_id *, day_row *, void *data);

typedef void result_row(void *data, const result_facts *, const void *log, size_t length);
store_status results_of_player(store_session *, const player_id *, result_row *, void *data);

#endif
