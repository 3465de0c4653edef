/*
 * Rating: solves the puzzle, always with the first step of the easiest technique.
 *
 * The level of a puzzle is the highest level of the techniques used.  It is raised if the hardest
 * step or the sum of scores exceeds the limits of that level.  So a puzzle never needs a technique
 * above its level.
 */
#include "lele/rate.h"

#include <string.h>

#include "technique/engine.h"
#include "technique/rate.h"
#include "technique/rows.h"

/* The limits of a level: the rating of a step, and the sum of scores for a 9x9 grid (for other
 * sizes it is in proportion to the cells). */
static const struct {
    uint16_t rating;
    uint32_t score;
} most[LELE_LEVEL_COUNT] = {
    [LELE_LEVEL_BEGINNER] = { 12, 700 },
    [LELE_LEVEL_EASY] = { 23, 800 },
    [LELE_LEVEL_MEDIUM] = { UINT16_MAX, 1600 },
    [LELE_LEVEL_HARD] = { UINT16_MAX, 3000 },
    [LELE_LEVEL_EXPERT] = { UINT16_MAX, 6000 },
    [LELE_LEVEL_MASTER] = { UINT16_MAX, 20000 },
    [LELE_LEVEL_EXTREME] = { UINT16_MAX, UINT32_MAX },
};

/* A puzzle with clues starts from nothing but clues, and each of them is looked at again and again, so its
 * path has many more easy steps. */
enum { CLUES_FACTOR = 3 };

static bool asks_too_much(const lele_rating *rating, const lele_layout *layout)
{
    const uint64_t allowed = (uint64_t)most[rating->level].score *
                             (layout->clues != NULL ? CLUES_FACTOR : 1) *
                             (uint64_t)layout->cell_count / 81;
    return rating->level < LELE_LEVEL_EXTREME &&
           (rating->rating > most[rating->level].rating || rating->score > allowed);
}

static void count_step(lele_rating *rating, const lele_step *step)
{
    const lele_technique *technique = lele_technique_at(step->technique);
    rating->score += step->score;
    rating->counts[step->technique]++;
    if (technique->level > rating->level)
        rating->level = technique->level;
    if (step->rating > rating->rating) {
        rating->rating = step->rating;
        rating->bottleneck = rating->steps;
    }
    if (step->technique > rating->hardest)
        rating->hardest = step->technique;
    if (rating->steps == 0)
        rating->diamond = step->rating;
    if (rating->pearl == 0 && step->placement_count > 0)
        rating->pearl = rating->rating;
    rating->steps++;
}

static void give_up(lele_rating *rating)
{
    rating->level = LELE_LEVEL_EXTREME;
    rating->rating = lele_row_brute_force.about.rating;
    rating->hardest = LELE_TECHNIQUE_INDEX_brute_force;
    rating->bottleneck = rating->steps;
    if (rating->steps == 0)
        rating->diamond = rating->rating;
    if (rating->pearl == 0)
        rating->pearl = rating->rating;
}

void lele_rate_in_place(lele_engine *engine, lele_board *board, const lele_find_options *options,
                        lele_path_fn path, void *data, lele_rating *ret)
{
    const enum lele_search_mode mode = path != NULL ? LELE_SEARCH_FIRST : LELE_SEARCH_BRIEF;
    memset(ret, 0, sizeof *ret);
    while (board->empty_count > 0) {
        lele_step *step = &engine->step;
        if (!lele_engine_search(engine, board, options, mode, step, NULL, NULL)) {
            give_up(ret);
            return;
        }
        if (path != NULL && !path(data, board, step))
            return;
        count_step(ret, step);
        lele_step_apply(step, board);
    }
    ret->solved = true;
    while (asks_too_much(ret, board->layout))
        ret->level = (lele_level)(ret->level + 1);
}

void lele_rate(lele_engine *engine, const lele_board *board, const lele_find_options *options,
               lele_path_fn path, void *data, lele_rating *ret)
{
    lele_board now = *board;
    lele_rate_in_place(engine, &now, options, path, data, ret);
}

/* For 4x4 the tests rate all puzzles with up to six givens, which include all minimal ones.  Of
 * 200,000 minimal puzzles of 6x6, three had a higher level than this one; they are too rare for the
 * generator to search for. */
lele_level lele_level_highest(const lele_layout *layout)
{
    static const struct {
        const char *layout;
        lele_level level;
    } small[] = {
        { "4x4", LELE_LEVEL_BEGINNER },
        { "4x4-x", LELE_LEVEL_EASY },
        { "6x6", LELE_LEVEL_EXPERT },
    };
    for (size_t i = 0; i < sizeof small / sizeof small[0]; i++)
        if (strcmp(layout->name, small[i].layout) == 0)
            return small[i].level;
    return LELE_LEVEL_EXTREME;
}
