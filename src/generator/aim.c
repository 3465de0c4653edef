/* The search for a puzzle of the wanted difficulty along a dig, see aim.h. */
#include "generator/aim.h"
#include "generator/glance.h"
#include "generator/completer.h"

enum {
    CLIMBS_LEVEL = 12, /* orbits put back in search of a level */
    CLIMBS = 30,       /* orbits put back in search of a technique */
};

/* The state of a search along a dig. */
struct aiming {
    lele_target *target;
    const lele_dig *dig;
    const lele_grid *solution;
    lele_puzzle *puzzle; /* the last puzzle that was rated */
};

static lele_fit look(struct aiming *aiming, const lele_cellset *clues)
{
    lele_puzzle *puzzle = aiming->puzzle;
    lele_target_puzzle(aiming->solution, clues, puzzle);
    lele_target_rate_allowed(aiming->target, &puzzle->givens, &puzzle->rating);
    return lele_target_judge(aiming->target, &puzzle->rating);
}

static bool is_right(struct aiming *aiming, const lele_cellset *clues)
{
    return lele_dig_plan_fits(aiming->dig->plan, clues) && look(aiming, clues) == LELE_FIT_RIGHT;
}

/* Finds the fewest clues along the dig that are not too hard, by bisection: with few exceptions
 * puzzles get harder along a dig.  For levels that need many clues. */
static bool bisect(struct aiming *aiming)
{
    const lele_dig *dig = aiming->dig;
    int low = 0, high = dig->removed_count,
        found = -1; /* `low` is not too hard, `high` is too hard */
    while (high - low > 1) {
        const int at = (low + high) / 2;
        const lele_cellset clues = lele_dig_prefix(dig, at);
        const lele_fit fit = look(aiming, &clues);
        if (fit == LELE_FIT_RIGHT && lele_dig_plan_fits(dig->plan, &clues))
            found = at;
        if (fit == LELE_FIT_TOO_HARD)
            high = at;
        else
            low = at;
    }
    if (found < 0)
        return false;
    const lele_cellset clues = lele_dig_prefix(dig, found);
    return look(aiming, &clues) == LELE_FIT_RIGHT;
}

/* A removed orbit with a cell that is still unsolved where the techniques are stuck.  Any other
 * orbit would change nothing. */
static lele_cellset helpful_orbit(const lele_dig *dig, const lele_cellset *unsolved,
                                  lele_random *random)
{
    uint32_t at = lele_random_below(random, (uint32_t)dig->removed_count);
    for (int i = 0; i < dig->removed_count; i++) {
        const lele_cellset *orbit = &dig->plan->orbits[dig->removed[at]];
        if (lele_cellset_meets(orbit, unsolved))
            return *orbit;
        at = (at + 1) % (uint32_t)dig->removed_count;
    }
    return LELE_CELLSET_EMPTY;
}

/* Two boards of an unsolved puzzle: where the techniques that must not suffice are stuck, and
 * where the techniques that must suffice are stuck. */
struct stuck {
    lele_board below, all;
    bool shows; /* the wanted technique has found something */
};

/* Places more clues on the first board and judges the result. */
static lele_fit glance(struct aiming *aiming, struct stuck *stuck, lele_cellset more)
{
    lele_target *target = aiming->target;
    more = lele_cellset_and(more, stuck->below.places[0]);
    for (int cell; (cell = lele_cellset_pop(&more)) >= 0;)
        lele_board_place(&stuck->below, cell, aiming->solution->cell[cell]);
    if (lele_completer_singles(&stuck->below) && stuck->below.empty_count == 0)
        return LELE_FIT_TOO_EASY;
    target->spent += target->price;
    if (lele_glance(target->engine, &stuck->below, &target->below, -1, NULL))
        return LELE_FIT_TOO_EASY;
    stuck->all = stuck->below;
    stuck->shows = false;
    return lele_glance(target->engine, &stuck->all, &target->quick, target->recipe->technique,
                       &stuck->shows)
               ? LELE_FIT_RIGHT
               : LELE_FIT_TOO_HARD;
}

/* Puts orbits back one at a time until the puzzle is right.  An orbit is not kept if it makes the
 * puzzle too easy, or if the wanted technique no longer finds anything. */
static bool climb(struct aiming *aiming, struct stuck *stuck, lele_random *random)
{
    lele_cellset clues = aiming->dig->clues;
    const int tries = aiming->target->recipe->technique >= 0 ? CLIMBS : CLIMBS_LEVEL;
    for (int i = 0; i < tries; i++) {
        const lele_cellset orbit = helpful_orbit(aiming->dig, &stuck->all.places[0], random);
        const lele_cellset more = lele_cellset_or(clues, orbit);
        struct stuck next;
        next.below = stuck->below;
        const lele_fit fit = glance(aiming, &next, orbit);
        if (fit == LELE_FIT_RIGHT && is_right(aiming, &more))
            return true;
        if (fit != LELE_FIT_TOO_HARD || (stuck->shows && !next.shows))
            continue;
        clues = more;
        *stuck = next;
    }
    return false;
}

/* A quick test for the hardest levels: nine in ten of their puzzles need this many guesses of a
 * plain search, and few of the other puzzles do.  Other levels and sizes pass. */
static bool looks_hard(const struct aiming *aiming)
{
    static const uint8_t guesses[LELE_LEVEL_COUNT] = {
        [LELE_LEVEL_MASTER] = 3, [LELE_LEVEL_EXTREME] = 5
    };
    const lele_target *target = aiming->target;
    const uint8_t least = guesses[lele_target_least_level(target->recipe)];
    if (least == 0 || target->layout->size != 9)
        return true;
    lele_puzzle puzzle;
    lele_target_puzzle(aiming->solution, &aiming->dig->clues, &puzzle);
    lele_solve_result result;
    lele_solve(target->solver, &puzzle.givens, NULL, NULL, NULL, &result);
    return result.guesses >= least;
}

/* For easy recipes: rates whole puzzles. */
static bool aim_low(struct aiming *aiming)
{
    const lele_dig *dig = aiming->dig;
    const lele_fit fit = look(aiming, &dig->clues);
    if (fit == LELE_FIT_RIGHT && lele_dig_plan_fits(dig->plan, &dig->clues))
        return true;
    return fit != LELE_FIT_TOO_EASY && aiming->target->recipe->thrift != LELE_THRIFT_MINIMAL &&
           bisect(aiming);
}

static bool aim_high(struct aiming *aiming, lele_random *random)
{
    const lele_dig *dig = aiming->dig;
    lele_target_puzzle(aiming->solution, &dig->clues, aiming->puzzle);
    struct stuck stuck;
    lele_board_init(&stuck.below, aiming->target->layout, &aiming->puzzle->givens);
    const lele_fit fit = glance(aiming, &stuck, LELE_CELLSET_EMPTY);
    if (fit == LELE_FIT_RIGHT)
        return is_right(aiming, &dig->clues);
    return fit == LELE_FIT_TOO_HARD && aiming->target->recipe->thrift != LELE_THRIFT_MINIMAL &&
           dig->removed_count > 0 && climb(aiming, &stuck, random);
}

/* For the hardest levels a new dig is cheaper than a search along this one. */
static bool aims_at_the_top(const lele_recipe *recipe)
{
    return recipe->technique < 0 && recipe->level >= LELE_LEVEL_EXPERT &&
           recipe->level != LELE_LEVEL_COUNT;
}

static bool find(struct aiming *aiming, lele_random *random)
{
    lele_target *target = aiming->target;
    if (!looks_hard(aiming))
        return false;
    if (aims_at_the_top(target->recipe))
        return is_right(aiming, &aiming->dig->clues);
    return target->has_quick ? aim_high(aiming, random) : aim_low(aiming);
}

bool lele_aim(lele_target *target, const lele_dig *dig, const lele_grid *solution,
              lele_random *random, lele_puzzle *ret)
{
    struct aiming aiming = { target, dig, solution, ret };
    if (!find(&aiming, random))
        return false;
    if (!target->is_start)
        lele_target_rate(target, &ret->givens, &ret->rating);
    ret->is_rated = true;
    return lele_target_kept(target, &ret->rating);
}
