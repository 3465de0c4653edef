/*
 * The generator: up to 64 puzzles side by side.  Each slot fills a grid, digs, checks the puzzle
 * against the recipe, and starts again if it does not match.
 *
 * A slot draws only from the random stream of its own seed and index, so its result does not
 * depend on the other slots.
 */
#include "lele/generate.h"
#include "generator/dig.h"
#include "generator/exercise.h"
#include "generator/pattern.h"
#include "generator/price.h"
#include "generator/prove.h"
#include "generator/setter.h"
#include "generator/wishes.h"
#include "generator/aim.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    lele_random random;
    lele_dig dig;
    lele_grid solution;
    uint64_t spent; /* see price.h */
    uint64_t work;  /* the same in units of lele_solve_result, proofs included */
    size_t item;    /* index of the puzzle in the call */
};

struct lele_generator {
    const lele_layout *layout;
    lele_recipe recipe;
    lele_dig_plan plan;
    lele_filler *filler;
    lele_prover *prover;
    lele_target target;
    lele_pattern *pattern;
    bool has_target, has_pattern, has_solution;
    lele_cellset clue_cells;
    lele_grid fixed_solution;
    bool (*stop)(void *data);
    void *stop_data;
    uint64_t max_work; /* per puzzle; 0: no limit besides LELE_PRICE_LIMIT */
    lele_setter
        *setter; /* of a recipe with kinds, which uses nothing of the above but the recipe */
    struct slot slots[LELE_PROVE_BATCH];
};

static lele_error prepare(lele_generator *generator)
{
    if (!lele_wishes_are_known(&generator->recipe))
        return LELE_E_RECIPE;
    if (generator->recipe.kinds != 0) {
        lele_problem problem;
        lele_problem_init(&problem);
        generator->setter = lele_setter_new(generator->layout, &generator->recipe, &problem);
        return generator->setter != NULL ? LELE_OK : problem.code;
    }
    if (!lele_wishes_of_givens(generator->layout, &generator->recipe))
        return LELE_E_RECIPE;
    lele_dig_plan_init(&generator->plan, generator->layout, &generator->recipe);
    generator->has_target = lele_target_is_set(&generator->recipe);
    const lele_error error =
        lele_target_init(&generator->target, generator->layout, &generator->recipe);
    if (error != LELE_OK)
        return error;
    generator->filler = lele_filler_new(generator->layout, LELE_FILL_RANDOM, NULL);
    generator->prover = lele_prover_new(
        generator->layout,
        generator->recipe.thrift == LELE_THRIFT_MINIMAL ? LELE_EFFORT_LONG : LELE_EFFORT_QUICK);
    generator->pattern = lele_pattern_new(generator->layout);
    return generator->filler == NULL || generator->prover == NULL || generator->pattern == NULL
               ? LELE_E_MEMORY
               : LELE_OK;
}

/* Describes the impossible part of the recipe. */
static void explain(lele_problem *problem, lele_error error, const lele_layout *layout,
                    const lele_recipe *recipe)
{
    if (problem == NULL)
        return;
    lele_text text;
    lele_text_init(&text);
    if (error == LELE_E_RECIPE)
        lele_recipe_write(recipe, &text);
    if (error == LELE_E_LEVEL)
        lele_text_add(&text, layout->name);
    if (error == LELE_E_CLASSIC_ONLY)
        lele_text_add(&text, "scale=se");
    lele_problem_quote(problem, text.data, text.length);
    lele_text_release(&text);
}

lele_generator *lele_generator_new(const lele_layout *layout, const lele_recipe *recipe,
                                   lele_problem *problem)
{
    lele_generator *generator = calloc(1, sizeof *generator);
    lele_error error = LELE_E_MEMORY;
    if (generator != NULL) {
        generator->layout = layout;
        generator->recipe = *recipe;
        error = prepare(generator);
    }
    if (error == LELE_OK)
        return generator;
    lele_generator_free(generator);
    explain(problem, error, layout, recipe);
    lele_problem_set(problem, error);
    return NULL;
}

void lele_generator_free(lele_generator *generator)
{
    if (generator == NULL)
        return;
    lele_filler_free(generator->filler);
    lele_prover_free(generator->prover);
    lele_pattern_free(generator->pattern);
    lele_setter_free(generator->setter);
    lele_target_release(&generator->target);
    free(generator);
}

void lele_generator_set_pattern(lele_generator *generator, lele_cellset clues)
{
    generator->has_pattern = !lele_cellset_is_empty(&clues);
    generator->clue_cells = clues;
}

void lele_generator_set_solution(lele_generator *generator, const lele_grid *solution)
{
    generator->has_solution = solution != NULL;
    if (solution != NULL)
        generator->fixed_solution = *solution;
}

void lele_generator_set_stop(lele_generator *generator, bool (*stop)(void *data), void *data)
{
    generator->stop = stop;
    generator->stop_data = data;
}

void lele_generator_set_work(lele_generator *generator, uint64_t max_work)
{
    generator->max_work = max_work;
}

static bool is_stopped(const lele_generator *generator)
{
    return generator->stop != NULL && generator->stop(generator->stop_data);
}

void lele_generator_rate(lele_generator *generator, lele_puzzle *puzzle)
{
    if (puzzle->is_rated)
        return;
    if (generator->setter != NULL) {
        lele_setter_rate(generator->setter, puzzle);
        return;
    }
    lele_target_rate(&generator->target, &puzzle->givens, &puzzle->rating);
    puzzle->is_rated = true;
}

/* The number of clues at which a dig stops: drawn from the range of the recipe, or without one
 * from 28/81 to 34/81 of the cells.  Minimal puzzles dig to the end; with a difficulty or a least
 * number of holes the dig stops only at the minimum of the range. */
static int draw_min_clues(const lele_generator *generator, lele_random *random)
{
    const lele_recipe *recipe = &generator->recipe;
    const int cells = generator->layout->cell_count;
    int low = recipe->clues.min, high = recipe->clues.max;
    if (recipe->thrift == LELE_THRIFT_MINIMAL)
        return 0;
    const bool wants_holes = recipe->row_holes.min != 0 || recipe->box_holes.min != 0;
    if (generator->has_target || (wants_holes && low == 0 && high == 0))
        return low;
    if (low == 0)
        low = high != 0 && high < cells * 28 / 81 ? 0 : cells * 28 / 81;
    if (high == 0 || high > cells)
        high = low > cells * 34 / 81 ? low : cells * 34 / 81;
    return low + (int)lele_random_below(random, (uint32_t)(high - low + 1));
}

static lele_error begin(lele_generator *generator, struct slot *slot)
{
    if (slot->spent > LELE_PRICE_LIMIT ||
        (generator->max_work != 0 && slot->work > generator->max_work))
        return LELE_E_LIMIT;
    slot->spent += lele_price_of_dig(generator->layout);
    if (generator->has_solution) {
        slot->solution = generator->fixed_solution;
    } else {
        const lele_error error =
            lele_filler_next(generator->filler, &slot->random, &slot->solution);
        if (error != LELE_OK)
            return error;
    }
    lele_dig_init(&slot->dig, &generator->plan, draw_min_clues(generator, &slot->random),
                  &slot->random);
    return LELE_OK;
}

/* Whether every single clue is needed, which a dig by orbits does not prove. */
static bool is_minimal(lele_generator *generator, const lele_grid *puzzle)
{
    for (int cell = 0; cell < generator->layout->cell_count; cell++) {
        lele_grid without = *puzzle;
        without.cell[cell] = 0;
        if (puzzle->cell[cell] != 0 &&
            lele_prover_one(generator->prover, &without) != LELE_E_SEVERAL_SOLUTIONS)
            return false;
    }
    return true;
}

/* Checks the parts of the recipe that the construction does not guarantee. */
static bool promises_kept(lele_generator *generator, lele_puzzle *puzzle)
{
    const bool dug_to_the_end =
        generator->recipe.shape == LELE_SHAPE_NONE && !generator->has_pattern;
    if (generator->recipe.thrift == LELE_THRIFT_MINIMAL && !dug_to_the_end &&
        !is_minimal(generator, &puzzle->givens))
        return false;
    if (!generator->has_target)
        return true;
    lele_generator_rate(generator, puzzle);
    puzzle->er = generator->target.er;
    return lele_target_kept(&generator->target, &puzzle->rating);
}

/* Takes the puzzle of a finished dig; false when it does not match the recipe. */
static bool finish(lele_generator *generator, struct slot *slot, lele_puzzle *ret)
{
    const lele_dig *dig = &slot->dig;
    if (generator->recipe.thrift == LELE_THRIFT_MINIMAL && dig->is_undecided)
        return false;
    if (generator->has_target) {
        generator->target.spent = 0;
        const bool found = lele_aim(&generator->target, dig, &slot->solution, &slot->random, ret);
        slot->spent += generator->target.spent;
        slot->work += generator->target.spent * LELE_PRICE_WORK;
        if (!found)
            return false;
    } else {
        if (!lele_dig_plan_fits(&generator->plan, &dig->clues))
            return false;
        lele_target_puzzle(&slot->solution, &dig->clues, ret);
    }
    return promises_kept(generator, ret);
}

/* A call: items first .. first+count-1, distributed over the slots. */
struct call {
    uint64_t seed, first;
    size_t count, next; /* `next`: the next item to start */
    lele_puzzle *puzzles;
    lele_error *errors;
};

/* Gives the slot its next item; false when there is none. */
static bool start_item(lele_generator *generator, struct slot *slot, struct call *call)
{
    while (call->next < call->count) {
        slot->item = call->next++;
        slot->spent = slot->work = 0;
        lele_random_init_item(&slot->random, call->seed, call->first + slot->item);
        call->errors[slot->item] = begin(generator, slot);
        if (call->errors[slot->item] == LELE_OK)
            return true;
    }
    return false;
}

/* Advances the slot to its next proposal; false when no work is left for it. */
static bool advance(lele_generator *generator, struct slot *slot, struct call *call)
{
    while (!lele_dig_propose(&slot->dig)) {
        lele_error *error = &call->errors[slot->item];
        const bool done = finish(generator, slot, &call->puzzles[slot->item]);
        if (!done && is_stopped(generator))
            *error = LELE_E_STOPPED;
        else if (!done)
            *error = begin(generator, slot);
        if ((done || *error != LELE_OK) && !start_item(generator, slot, call))
            return false;
    }
    return true;
}

/* Eight bytes, each all ones where its bit is set, the others 0. */
static uint64_t bytes_of_bits(uint64_t bits)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    const uint64_t bit_of_byte = UINT64_C(0x0102040810204080);
#else
    const uint64_t bit_of_byte = UINT64_C(0x8040201008040201);
#endif
    const uint64_t ones = UINT64_C(0x0101010101010101);
    const uint64_t own = (bits & 0xFF) * ones & bit_of_byte;
    return (((own + 0x7F * ones) >> 7) & ones) * 0xFF;
}

/* Eight cells at a time.  The bytes that this writes after the last cell belong to proposals that
 * follow. */
static void write_proposal(lele_generator *generator, const struct slot *slot, size_t index)
{
    uint8_t *room = lele_prover_room(generator->prover, index);
    const lele_dig *dig = &slot->dig;
    for (int cell = 0; cell < generator->layout->cell_count; cell += 8) {
        uint64_t cells;
        memcpy(&cells, &slot->solution.cell[cell], sizeof cells);
        cells &= bytes_of_bits(dig->proposal.word[cell / 64] >> (cell % 64));
        memcpy(room + cell, &cells, sizeof cells);
    }
    if (dig->proposal_count == dig->clue_count - 1) {
        const lele_cellset removed = lele_cellset_minus(dig->clues, dig->proposal);
        const int cell = lele_cellset_first(&removed);
        lele_prover_note(generator->prover, index, cell, slot->solution.cell[cell]);
    }
}

/* The price, or what the proof took: with diagonals and windows that is several times the price. */
static uint64_t work_of_proof(const lele_generator *generator, size_t index)
{
    const uint64_t price = lele_price_of_proof(generator->layout) * LELE_PRICE_WORK;
    const uint64_t work = lele_prover_work(generator->prover, index);
    return work > price ? work : price;
}

static void make_by_digging(lele_generator *generator, struct call *call)
{
    struct slot *busy[LELE_PROVE_BATCH];
    size_t count = 0;
    for (size_t i = 0; i < LELE_PROVE_BATCH; i++)
        if (start_item(generator, &generator->slots[i], call))
            busy[count++] = &generator->slots[i];
    for (;;) {
        size_t kept = 0;
        for (size_t i = 0; i < count; i++)
            if (advance(generator, busy[i], call))
                busy[kept++] = busy[i];
        count = kept;
        if (count == 0)
            return;
        for (size_t i = 0; i < count; i++)
            write_proposal(generator, busy[i], i);
        lele_prover_run(generator->prover, count);
        for (size_t i = 0; i < count; i++)
            busy[i]->work += work_of_proof(generator, i);
        for (size_t i = 0; i < count; i++)
            lele_dig_learn(&busy[i]->dig, lele_prover_outcome(generator->prover, i));
    }
}

static lele_error make_by_pattern(lele_generator *generator, lele_random *random, lele_puzzle *ret)
{
    const uint64_t price = lele_price_of_pattern(generator->layout);
    const uint64_t allowed = generator->max_work / LELE_PRICE_WORK;
    const uint64_t limit = allowed != 0 && allowed < LELE_PRICE_LIMIT ? allowed : LELE_PRICE_LIMIT;
    for (uint64_t spent = 0; spent <= limit; spent += price) {
        const lele_error error =
            lele_pattern_find(generator->pattern, generator->filler,
                              generator->has_solution ? &generator->fixed_solution : NULL,
                              generator->clue_cells, random, ret);
        if (error == LELE_OK && promises_kept(generator, ret))
            return LELE_OK;
        if (error != LELE_OK && error != LELE_E_SEVERAL_SOLUTIONS)
            return error;
        if (generator->has_solution)
            return LELE_E_LIMIT;
        if (is_stopped(generator))
            return LELE_E_STOPPED;
    }
    return LELE_E_LIMIT;
}

/* For a technique that a search seldom finds: a stored puzzle in disguise. */
static lele_error make_from_stock(lele_generator *generator, lele_random *random, lele_puzzle *ret)
{
    lele_solve_result result;
    *ret = (lele_puzzle){ .clues = 0 };
    lele_exercise_draw(&generator->recipe, generator->layout, random, &ret->givens);
    lele_solve(generator->target.solver, &ret->givens, NULL, NULL, NULL, &result);
    ret->solution = result.first;
    for (int cell = 0; cell < generator->layout->cell_count; cell++)
        ret->clues += ret->givens.cell[cell] != 0;
    return result.solutions == 1 && promises_kept(generator, ret) ? LELE_OK : LELE_E_LIMIT;
}

static lele_error make_with_clues(lele_generator *generator, lele_random *random, lele_puzzle *ret)
{
    lele_setter *setter = generator->setter;
    setter->stop = generator->stop;
    setter->stop_data = generator->stop_data;
    setter->max_work = generator->max_work;
    setter->fixed = generator->has_solution ? &generator->fixed_solution : NULL;
    return generator->has_pattern ? LELE_E_RECIPE : lele_setter_make(setter, random, ret);
}

/* Makes the puzzles one by one. */
static void make_singly(lele_generator *generator, struct call *call,
                        lele_error (*make)(lele_generator *generator, lele_random *random,
                                           lele_puzzle *ret))
{
    for (size_t i = 0; i < call->count; i++) {
        lele_random random;
        lele_random_init_item(&random, call->seed, call->first + i);
        call->errors[i] = make(generator, &random, &call->puzzles[i]);
    }
}

void lele_generator_make_many(lele_generator *generator, uint64_t seed, uint64_t first,
                              size_t count, lele_puzzle *puzzles, lele_error *errors)
{
    struct call call = { seed, first, count, 0, puzzles, errors };
    if (generator->setter != NULL) {
        make_singly(generator, &call, make_with_clues);
        return;
    }
    const bool has_stock = !generator->has_pattern && !generator->has_solution &&
                           lele_exercise_serves(&generator->recipe, generator->layout);
    if (generator->has_pattern)
        make_singly(generator, &call, make_by_pattern);
    else if (has_stock)
        make_singly(generator, &call, make_from_stock);
    else
        make_by_digging(generator, &call);
}

lele_error lele_generator_make(lele_generator *generator, uint64_t seed, uint64_t index,
                               lele_puzzle *ret)
{
    lele_puzzle puzzle;
    lele_error error;
    lele_generator_make_many(generator, seed, index, 1, &puzzle, &error);
    if (error == LELE_OK)
        *ret = puzzle;
    return error;
}

/* The step that the walk along the solve path looks for. */
struct lesson {
    int technique;
    bool found;
    lele_position *position;
};

static bool watch(void *data, const lele_board *before, const lele_step *step)
{
    struct lesson *lesson = data;
    if (step->technique != lesson->technique)
        return true;
    lesson->found = true;
    lesson->position->values = before->grid;
    memcpy(lesson->position->candidates, before->candidates, sizeof before->candidates);
    return false;
}

bool lele_generator_train(lele_generator *generator, const lele_puzzle *puzzle, int technique,
                          lele_position *ret)
{
    lele_position position;
    lele_position_from_grid(&position, generator->layout, &puzzle->givens);
    position.has_candidates = true;
    struct lesson lesson = { technique, false, &position };
    const lele_find_options options = { .techniques = &generator->target.full,
                                        .uniqueness = LELE_UNIQUENESS_PROVED };
    lele_board board;
    lele_board_init(&board, generator->layout, &puzzle->givens);
    lele_rating rating;
    lele_rate(generator->target.engine, &board, &options, watch, &lesson, &rating);
    if (lesson.found)
        *ret = position;
    return lesson.found;
}
