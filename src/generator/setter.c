/* Making puzzles with clues, see setter.h. */
#include "generator/setter.h"
#include "generator/clue_pool.h"
#include "generator/price.h"
#include "generator/wishes.h"
#include "technique/rate.h"

#include <stdlib.h>
#include <string.h>

/* The nodes of a search, per cell of the layout. */
enum { MOST_NODES = 16 };

static lele_error prepare(lele_setter *setter)
{
    if (!lele_wishes_of_clues(setter->plain, setter->recipe))
        return LELE_E_RECIPE;
    const lele_error error = lele_target_init(&setter->target, setter->plain, setter->recipe);
    if (error != LELE_OK)
        return error;
    setter->has_target = lele_target_is_set(setter->recipe);
    lele_setter_list_glanced(setter);
    lele_cage_plan_init(&setter->plan, setter->plain, setter->recipe);
    setter->filler = lele_filler_new(setter->plain, LELE_FILL_RANDOM, NULL);
    setter->search = malloc(lele_rules_search_size());
    setter->pool = malloc(sizeof *setter->pool);
    return setter->filler == NULL || setter->search == NULL || setter->pool == NULL ? LELE_E_MEMORY
                                                                                    : LELE_OK;
}

lele_setter *lele_setter_new(const lele_layout *layout, const lele_recipe *recipe,
                             lele_problem *problem)
{
    lele_setter *setter = calloc(1, sizeof *setter);
    lele_error error = LELE_E_MEMORY;
    if (setter != NULL) {
        setter->plain = layout;
        setter->recipe = recipe;
        error = prepare(setter);
    }
    if (error == LELE_OK)
        return setter;
    lele_setter_free(setter);
    lele_problem_set(problem, error);
    return NULL;
}

void lele_setter_free(lele_setter *setter)
{
    if (setter == NULL)
        return;
    lele_target_release(&setter->target);
    lele_engine_free(setter->quick);
    lele_filler_free(setter->filler);
    free(setter->search);
    free(setter->pool);
    free(setter);
}

lele_others lele_setter_prove(lele_setter *setter, int most)
{
    lele_rules_search *search = setter->search;
    lele_grid found;
    int nodes = MOST_NODES * setter->plain->cell_count;
    setter->layout = *setter->plain;
    setter->other_count = 0;
    if (lele_clues_expand(&setter->layout, &setter->clues, NULL) != LELE_OK)
        return LELE_OTHERS_UNKNOWN;
    lele_rules_search_init(search, &setter->layout);
    lele_rules_search_start(search, &setter->givens);
    lele_others others = LELE_OTHERS_UNKNOWN;
    while (nodes > 0 && others == LELE_OTHERS_UNKNOWN) {
        const lele_rules_event event = lele_rules_search_next(search, &found);
        nodes--;
        if (event == LELE_RULES_END)
            others = setter->other_count > 0 ? LELE_OTHERS_FEW : LELE_OTHERS_NONE;
        if (event != LELE_RULES_SOLUTION ||
            memcmp(&found, &setter->solution, (size_t)setter->plain->cell_count) == 0)
            continue;
        if (setter->other_count == most)
            others = LELE_OTHERS_MANY;
        else
            setter->other[setter->other_count++] = found;
    }
    setter->work += lele_rules_search_work(search) + LELE_PRICE_WORK;
    return others;
}

int lele_setter_breaks(const lele_setter *setter, const lele_cellset *cells)
{
    int broken = 0;
    for (int i = 0; i < setter->other_count; i++) {
        lele_cellset left = *cells;
        int difference = 0;
        for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
            difference += setter->other[i].cell[cell] - setter->solution.cell[cell];
        broken += difference != 0;
    }
    return broken;
}

bool lele_setter_is_spent(const lele_setter *setter)
{
    return setter->work / LELE_PRICE_WORK > LELE_PRICE_LIMIT ||
           (setter->max_work != 0 && setter->work > setter->max_work);
}

lele_engine *lele_setter_engine(lele_setter *setter, const lele_clue_list *list)
{
    if (list != &setter->clues.list)
        setter->clues.list = *list;
    lele_engine_free(setter->target.engine);
    setter->target.engine = NULL;
    if (lele_layout_init_with(&setter->layout, setter->plain, &setter->clues, NULL) == LELE_OK)
        setter->target.engine = lele_engine_new(&setter->layout);
    return setter->target.engine;
}

static void rate(lele_setter *setter, const lele_technique_list *list, lele_path_fn path,
                 void *data, lele_rating *ret)
{
    /* Uniqueness does not follow from givens alone, so techniques must not use it. */
    const lele_find_options options = { .techniques = list, .uniqueness = LELE_UNIQUENESS_UNKNOWN };
    lele_board board;
    memset(ret, 0, sizeof *ret);
    if (lele_setter_engine(setter, &setter->clues.list) == NULL)
        return;
    lele_board_init(&board, &setter->layout, &setter->givens);
    lele_rate_in_place(setter->target.engine, &board, &options, path, data, ret);
}

void lele_setter_rate(lele_setter *setter, lele_puzzle *puzzle)
{
    setter->clues.list = puzzle->list;
    setter->givens = puzzle->givens;
    rate(setter, &setter->target.full, NULL, NULL, &puzzle->rating);
    puzzle->is_rated = true;
}

lele_fit lele_setter_judge(lele_setter *setter, lele_path_fn path, void *data)
{
    lele_rating rating;
    rate(setter, &setter->target.allowed, path, data, &rating);
    const lele_level level = rating.solved ? rating.level : setter->target.level;
    setter->work += LELE_PRICE_WORK * lele_price_of_look(setter->plain, level);
    return lele_target_judge(&setter->target, &rating);
}

void lele_setter_give(lele_setter *setter, lele_random *random)
{
    const int cells = setter->plain->cell_count, most = setter->recipe->clues.max;
    uint8_t order[LELE_MAX_CELLS];
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
        order[cell] = (uint8_t)cell;
        count += setter->givens.cell[cell] != 0;
    }
    lele_random_shuffle(random, order, (size_t)cells);
    for (int i = 0; i < cells && count < setter->recipe->clues.min; i++) {
        lele_cellset orbit = lele_shape_orbit(setter->plain, setter->recipe->shape, order[i]);
        if (setter->givens.cell[order[i]] != 0 ||
            (most != 0 && count + lele_cellset_count(&orbit) > most))
            continue;
        for (int cell; (cell = lele_cellset_pop(&orbit)) >= 0; count++)
            setter->givens.cell[cell] = setter->solution.cell[cell];
    }
}

/* The clues only, so that equal puzzles are equal bytes. */
static void copy_list(const lele_clue_list *from, lele_clue_list *to)
{
    to->clue_count = from->clue_count;
    to->cell_count = from->cell_count;
    memcpy(to->clue, from->clue, sizeof from->clue[0] * (size_t)from->clue_count);
    memcpy(to->cell, from->cell, (size_t)from->cell_count);
}

/* Takes the puzzle in progress; false where it does not keep what the recipe promises. */
static bool finish(lele_setter *setter, lele_puzzle *ret)
{
    const lele_range clues = setter->recipe->clues;
    memset(ret, 0, sizeof *ret);
    lele_clue_list_sort(&setter->clues.list);
    copy_list(&setter->clues.list, &ret->list);
    ret->givens = setter->givens;
    ret->solution = setter->solution;
    for (int cell = 0; cell < setter->plain->cell_count; cell++)
        ret->clues += ret->givens.cell[cell] != 0;
    if (ret->clues < clues.min || (clues.max != 0 && ret->clues > clues.max))
        return false;
    if (!setter->has_target)
        return true;
    lele_setter_rate(setter, ret);
    return lele_target_kept(&setter->target, &ret->rating);
}

lele_error lele_setter_make(lele_setter *setter, lele_random *random, lele_puzzle *ret)
{
    const bool killer = setter->recipe->kinds == UINT32_C(1) << LELE_KIND_KILLER;
    lele_error error = LELE_E_LIMIT;
    setter->work = 0;
    while (error == LELE_E_LIMIT && !lele_setter_is_spent(setter)) {
        if (setter->stop != NULL && setter->stop(setter->stop_data))
            return LELE_E_STOPPED;
        setter->work += LELE_PRICE_WORK * lele_price_of_dig(setter->plain);
        lele_grid_clear(&setter->givens);
        lele_clue_list_init(&setter->clues.list);
        error = killer ? lele_set_killer(setter, random) : lele_set_kinds(setter, random);
        if (error == LELE_OK && !finish(setter, ret))
            error = LELE_E_LIMIT;
    }
    return error;
}
