/* Difficulty as a test along a dig, see target.h. */
#include "generator/target.h"
#include "technique/rate.h"

#include <string.h>

enum {
    CLIMBS_LEVEL = 6, /* clues put back in search of a middling level */
    CLIMBS = 30,      /* clues put back in search of a rare technique */
    CLIMBS_NEAR = 40, /* the same once it shows */
    VERY_HARD = 70,   /* tenths */
    GUESSES = 5,      /* of a plain search; nine in ten of the hardest puzzles need as many */
};

bool lele_target_is_set(const lele_recipe *recipe)
{
    return recipe->level != LELE_LEVEL_COUNT || recipe->technique >= 0 || recipe->rating.min != 0 ||
           recipe->rating.max != 0;
}

static bool is_allowed(const lele_recipe *recipe, int index)
{
    const lele_technique *technique = lele_technique_at((size_t)index);
    if (recipe->level != LELE_LEVEL_COUNT && technique->level > recipe->level)
        return false;
    if (recipe->technique >= 0 && index > recipe->technique)
        return false;
    return recipe->rating.max == 0 || technique->rating <= recipe->rating.max;
}

static void list_techniques(lele_target *target)
{
    lele_technique_list list;
    lele_technique_list_default(&list);
    const int wanted = target->recipe->technique;
    bool has_wanted = wanted < 0;
    for (size_t i = 0; i <= list.count; i++) {
        const int index = i < list.count ? list.order[i] : LELE_MAX_TECHNIQUES;
        if (!has_wanted && index > wanted) /* off by default, but asked for */
            target->full.order[target->full.count++] = (uint8_t)wanted;
        has_wanted |= index >= wanted;
        if (i < list.count)
            target->full.order[target->full.count++] = (uint8_t)index;
    }
    for (size_t i = 0; i < target->full.count; i++)
        if (is_allowed(target->recipe, target->full.order[i]))
            target->allowed.order[target->allowed.count++] = target->full.order[i];
    target->is_start =
        memcmp(target->allowed.order, target->full.order, target->allowed.count) == 0;
}

lele_error lele_target_init(lele_target *target, const lele_layout *layout,
                            const lele_recipe *recipe)
{
    *target = (lele_target){ .recipe = recipe, .layout = layout };
    list_techniques(target);
    if (recipe->technique >= 0 && !is_allowed(recipe, recipe->technique)) {
        return LELE_E_RECIPE;
    }
    target->engine = lele_engine_new(layout);
    target->solver = lele_solver_new(layout, "bitboard", NULL);
    return target->engine == NULL || target->solver == NULL ? LELE_E_MEMORY : LELE_OK;
}

void lele_target_release(lele_target *target)
{
    lele_engine_free(target->engine);
    lele_solver_free(target->solver);
}

/* `unsolved` (may be NULL): the cells left where the techniques are stuck. */
static void rate(lele_target *target, const lele_grid *puzzle, const lele_technique_list *list,
                 lele_cellset *unsolved, lele_rating *ret)
{
    const lele_find_options options = { .techniques = list, .uniqueness = LELE_UNIQUENESS_PROVED };
    lele_board board;
    lele_board_init(&board, target->layout, puzzle);
    lele_rate_in_place(target->engine, &board, &options, NULL, NULL, ret);
    if (unsolved != NULL)
        *unsolved = board.places[0];
}

void lele_target_rate(lele_target *target, const lele_grid *puzzle, lele_rating *ret)
{
    rate(target, puzzle, &target->full, NULL, ret);
}

static lele_aim judge(const lele_recipe *recipe, const lele_rating *rating)
{
    if (!rating->solved)
        return LELE_AIM_HARD;
    if (recipe->level != LELE_LEVEL_COUNT && rating->level != recipe->level)
        return rating->level < recipe->level ? LELE_AIM_EASY : LELE_AIM_HARD;
    if (recipe->rating.max != 0 && rating->rating > recipe->rating.max)
        return LELE_AIM_HARD;
    if (rating->rating < recipe->rating.min)
        return LELE_AIM_EASY;
    if (recipe->technique >= 0 && rating->counts[recipe->technique] == 0)
        return LELE_AIM_EASY;
    return LELE_AIM_HIT;
}

bool lele_target_kept(const lele_target *target, const lele_rating *rating)
{
    const int technique = target->recipe->technique;
    return judge(target->recipe, rating) == LELE_AIM_HIT &&
           (technique < 0 || rating->hardest <= technique);
}

void lele_target_puzzle(const lele_grid *solution, const lele_cellset *clues, lele_puzzle *ret)
{
    lele_cellset left = *clues;
    ret->is_rated = false;
    ret->solution = *solution;
    ret->clues = lele_cellset_count(clues);
    lele_grid_clear(&ret->givens);
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
        ret->givens.cell[cell] = solution->cell[cell];
}

/* Where a search along a dig stands. */
struct aiming {
    lele_target *target;
    const lele_dig *dig;
    const lele_grid *solution;
    lele_puzzle *puzzle;   /* the last one looked at */
    lele_cellset unsolved; /* where it got stuck */
};

static lele_aim look(struct aiming *aiming, const lele_cellset *clues)
{
    lele_puzzle *puzzle = aiming->puzzle;
    lele_target_puzzle(aiming->solution, clues, puzzle);
    rate(aiming->target, &puzzle->givens, &aiming->target->allowed, &aiming->unsolved,
         &puzzle->rating);
    return judge(aiming->target->recipe, &puzzle->rating);
}

/* The fewest clues along the dig that are not too hard, by bisection: puzzles along a dig are,
 * with few exceptions, ever harder.  For levels that need many clues. */
static bool bisect(struct aiming *aiming)
{
    const lele_dig *dig = aiming->dig;
    int low = 0, high = dig->removed_count, found = -1; /* low: not too hard; high: too hard */
    while (high - low > 1) {
        const int at = (low + high) / 2;
        const lele_cellset clues = lele_dig_prefix(dig, at);
        const lele_aim aim = look(aiming, &clues);
        if (aim == LELE_AIM_HIT && lele_dig_plan_fits(dig->plan, &clues))
            found = at;
        if (aim == LELE_AIM_HARD)
            high = at;
        else
            low = at;
    }
    if (found < 0)
        return false;
    const lele_cellset clues = lele_dig_prefix(dig, found);
    return look(aiming, &clues) == LELE_AIM_HIT;
}

/* How much of what is asked for shows in a puzzle that is still too hard. */
static int nearness(const struct aiming *aiming)
{
    const int technique = aiming->target->recipe->technique;
    return technique >= 0 && aiming->puzzle->rating.counts[technique] > 0;
}

/* A removed orbit with a cell that is not solved where the techniques are stuck; the others
 * would change nothing. */
static lele_cellset helpful_orbit(const struct aiming *aiming, const lele_cellset *stuck,
                                  lele_random *random)
{
    const lele_dig *dig = aiming->dig;
    uint32_t at = lele_random_below(random, (uint32_t)dig->removed_count);
    for (int i = 0; i < dig->removed_count; i++) {
        const lele_cellset *orbit = &dig->plan->orbits[dig->removed[at]];
        if (lele_cellset_meets(orbit, stuck))
            return *orbit;
        at = (at + 1) % (uint32_t)dig->removed_count;
    }
    return LELE_CELLSET_EMPTY;
}

/* Puts single orbits back, those that do not make it too easy, until it is right.  For rare
 * targets: of a technique already in play nothing is given away again. */
static bool climb(struct aiming *aiming, lele_random *random)
{
    lele_cellset clues = aiming->dig->clues, stuck = aiming->unsolved;
    int near = nearness(aiming);
    const int tries = aiming->target->recipe->technique >= 0 ? CLIMBS : CLIMBS_LEVEL;
    for (int i = 0; i < (near != 0 ? CLIMBS_NEAR : tries); i++) {
        const lele_cellset more = lele_cellset_or(clues, helpful_orbit(aiming, &stuck, random));
        const lele_aim aim = look(aiming, &more);
        if (aim == LELE_AIM_HIT)
            return lele_dig_plan_fits(aiming->dig->plan, &more);
        if (aim == LELE_AIM_EASY || nearness(aiming) < near)
            continue;
        clues = more;
        stuck = aiming->unsolved;
        near = nearness(aiming);
    }
    return false;
}

/* A quick look at what is to be very hard: most puzzles that a plain search solves with hardly
 * a guess are not.  Left out where guesses say little. */
static bool looks_hard(lele_target *target, const lele_dig *dig, const lele_grid *solution)
{
    const lele_recipe *recipe = target->recipe;
    const bool very = (recipe->level >= LELE_LEVEL_MASTER && recipe->level != LELE_LEVEL_COUNT) ||
                      recipe->rating.min >= VERY_HARD;
    if (!very || target->layout->size != 9)
        return true;
    lele_puzzle puzzle;
    lele_target_puzzle(solution, &dig->clues, &puzzle);
    lele_solve_result result;
    lele_solve(target->solver, &puzzle.givens, NULL, NULL, NULL, &result);
    return result.guesses >= GUESSES;
}

static bool aim_along(struct aiming *aiming, lele_random *random)
{
    const lele_recipe *recipe = aiming->target->recipe;
    const lele_dig *dig = aiming->dig;
    const bool middling = recipe->level == LELE_LEVEL_MEDIUM || recipe->level == LELE_LEVEL_HARD;
    const lele_aim aim = look(aiming, &dig->clues);
    if (aim == LELE_AIM_HIT && lele_dig_plan_fits(dig->plan, &dig->clues))
        return true;
    if (aim == LELE_AIM_EASY || recipe->thrift == LELE_THRIFT_MINIMAL || dig->removed_count == 0)
        return false;
    if (recipe->technique >= 0 || recipe->rating.min != 0 || middling)
        return climb(aiming, random);
    /* of the hardest levels there is too much to look at; a new dig is the shorter way */
    if (recipe->level > LELE_LEVEL_HARD && recipe->level != LELE_LEVEL_COUNT)
        return false;
    return bisect(aiming);
}

bool lele_target_aim(lele_target *target, const lele_dig *dig, const lele_grid *solution,
                     lele_random *random, lele_puzzle *ret)
{
    struct aiming aiming = { target, dig, solution, ret, LELE_CELLSET_EMPTY };
    if (!looks_hard(target, dig, solution) || !aim_along(&aiming, random))
        return false;
    if (!target->is_start)
        lele_target_rate(target, &ret->givens, &ret->rating);
    ret->is_rated = true;
    return lele_target_kept(target, &ret->rating);
}
