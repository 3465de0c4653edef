/* Checks a finished game: the log is replayed in the core, which alone says what the result is. */
#ifndef LELE_SERVER_API_REPLAY_H
#define LELE_SERVER_API_REPLAY_H

#include "server/api/call.h"
#include "store/results.h"

enum {
    REPLAY_LOG = 512 << 10, /* bytes of a log, at most */
    REPLAY_FASTEST_MS =
        150, /* per digit entered: nobody finds and enters digits faster over a whole game */
    REPLAY_UNLIKELY_MS = 600, /* faster than this per digit is kept, but not on boards */
    REPLAY_FEWEST_STAMPS = 5, /* so many different gaps a person leaves between moves */
};

typedef struct replay_facts {
    int64_t total_ms, elapsed_ms, hints, mistakes;
    int64_t entered; /* digits that the player entered, those that were taken back as well */
    bool with_solution, suspicious;
    char puzzle[2 * PLAYER_HASH + 1]; /* a hash of layout and givens */
} replay_facts;

/* API_E_NONE, API_E_LOG, API_E_UNSOLVED or API_E_FAST, with the detail in the call. */
api_error replay_log(api_call *, const char *log, size_t length, replay_facts *ret);

/* The hash of a puzzle, as `replay_facts.puzzle`. */
void replay_hash_puzzle(const lele_layout *, const lele_grid *givens,
                        char ret[2 * PLAYER_HASH + 1]);

#endif
