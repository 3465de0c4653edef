/*
 * Rating: how hard a puzzle is for a person, by the steps that a solve needs.
 *
 * Arguments: the board may have no solution; then the rating is not solved.  NULL: see
 * lele/lele.h.
 */
#ifndef LELE_RATE_H
#define LELE_RATE_H

#include "lele/technique.h"

typedef struct lele_rating {
    lele_level level;
    uint16_t rating;  /* the hardest step, tenths on Sudoku Explainer's scale */
    uint16_t pearl;   /* the hardest step up to the first digit that is placed */
    uint16_t diamond; /* the first step */
    uint32_t score;   /* the sum of HoDoKu's step scores: the amount of work */
    uint8_t hardest;  /* the last technique in table order that was needed */
    uint16_t steps;
    uint16_t bottleneck; /* the step (from 0) that opens the puzzle: the first of the hardest */
    bool solved;         /* false: the techniques of the list were not enough */
    uint16_t counts[LELE_MAX_TECHNIQUES]; /* steps of each technique */
} lele_rating;

/* Solves the board as a person would, always by the first step of the easiest technique, and sums
 * up.  `path` (may be NULL) sees each step with the board before it; when it returns false the
 * rating ends there, not solved.  Deterministic. */
typedef bool (*lele_path_fn)(void *data, const lele_board *before, const lele_step *step);
LELE_API void lele_rate(lele_engine *engine, const lele_board *board,
                        const lele_find_options *options, lele_path_fn path, void *data,
                        lele_rating *ret);

/* The hardest level that it makes sense to ask for on the layout: harder puzzles of a small grid
 * do not exist or are too rare to be found. */
LELE_API lele_level lele_level_highest(const lele_layout *layout);

#endif
