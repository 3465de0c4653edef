/*
 * Makes a puzzle in a thread of its own, so that the terminal answers meanwhile.  One at a time.
 */
#ifndef LELE_PLAY_MAKER_H
#define LELE_PLAY_MAKER_H

#include <pthread.h>
#include <stdatomic.h>

#include "lele/lele.h"

typedef struct play_maker {
    bool running;
    pthread_t thread;
    atomic_bool stop, done;
    atomic_int wake; /* a byte is written to it at the end; -1: nowhere */
    lele_seed seed;  /* with the number of the puzzle that was made */
    lele_game *game;
    lele_problem problem; /* why there is no game */
} play_maker;

/* Starts to make puzzle seed->index of the seed, or the first after it that can be made.  Returns 0
 * or the errno. */
int play_maker_start(play_maker *maker, const lele_seed *seed, int wake);

/* Asks the thread to end, and waits for it.  Nothing happens if there is none. */
void play_maker_stop(play_maker *maker);

static inline bool play_maker_done(play_maker *maker)
{
    return maker->running && atomic_load(&maker->done);
}

/* Waits for the end.  The game belongs to the caller; NULL: `maker->problem` says why. */
lele_game *play_maker_take(play_maker *maker);

/* The seed of a new puzzle of a level (LELE_LEVEL_COUNT: any).  `name` NULL: a fresh one.  A whole
 * seed as name ("2:hard:classic:tea") counts as it is. */
lele_error play_maker_seed(lele_level level, const char *layout, const char *name, lele_seed *ret,
                           lele_problem *problem);

#endif
