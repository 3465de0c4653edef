/*
 * Quick solves of puzzles with clues, without a rating: all steps of a technique are made at once, so a
 * solve takes a few rounds where a rating takes more than a hundred steps.
 */
#include "generator/completer.h"
#include "generator/price.h"
#include "generator/setter.h"
#include "technique/rate.h"

#include <string.h>

enum { GLANCED_SIZE = 9 };

/* What the steps of a round remove. */
struct round {
    int technique; /* whose steps they are; -1: none yet */
    const lele_board *board;
    lele_digits gone[LELE_MAX_CELLS];
};

/* Techniques above medium that look at clues and units only: the engine of glances must not see others. */
static const char *const hard[] = {
    "killer-pair",          "hidden-killer-pair",        "killer-triple",
    "hidden-killer-triple", "combination-against-cells",
};

static bool is_single(const lele_technique *technique)
{
    return strcmp(technique->name, "full-house") == 0 ||
           strcmp(technique->name, "hidden-single") == 0 ||
           strcmp(technique->name, "naked-single") == 0;
}

void lele_setter_list_glanced(lele_setter *setter)
{
    const lele_technique_list *full = &setter->target.full;
    for (size_t i = 0; i < full->count; i++) {
        const lele_technique *technique = lele_technique_at(full->order[i]);
        bool wanted = technique->level <= LELE_LEVEL_MEDIUM && !is_single(technique);
        for (size_t k = 0; k < sizeof hard / sizeof hard[0]; k++)
            wanted |= strcmp(technique->name, hard[k]) == 0;
        if (wanted)
            for (int level = (int)technique->level; level < LELE_LEVEL_COUNT; level++)
                setter->glanced[level].order[setter->glanced[level].count++] = full->order[i];
    }
}

/* Takes the steps of the first technique that has any. */
static bool collect(void *data, const lele_step *step)
{
    struct round *round = data;
    if (round->technique >= 0 && round->technique != step->technique)
        return false;
    round->technique = step->technique;
    for (int i = 0; i < step->elimination_count; i++)
        round->gone[step->eliminations[i].cell] |= step->eliminations[i].digits;
    for (int i = 0; i < step->placement_count; i++) {
        const int cell = step->placements[i].cell;
        round->gone[cell] |=
            lele_digits_minus(round->board->candidates[cell], step->placements[i].digits);
    }
    return true;
}

/* Makes all steps of the easiest technique that has any; -1: there is none. */
static int work(lele_setter *setter, lele_board *board, const lele_technique_list *list)
{
    const lele_find_options options = { .techniques = list, .uniqueness = LELE_UNIQUENESS_UNKNOWN };
    struct round round = { .technique = -1, .board = board };
    lele_engine_each(setter->quick, board, &options, collect, &round);
    for (int cell = 0; round.technique >= 0 && cell < board->layout->cell_count; cell++)
        if ((round.gone[cell] & board->candidates[cell]) != 0)
            lele_board_eliminate(board, cell, round.gone[cell]);
    return round.technique;
}

static int count_left(const lele_board *board)
{
    int left = 0;
    for (int d = 1; d <= board->layout->size; d++)
        left += lele_cellset_count(&board->places[d]);
    return left;
}

static bool begin(lele_setter *setter)
{
    if (lele_layout_init_with(&setter->layout, setter->plain, &setter->clues, NULL) != LELE_OK)
        return false;
    if (setter->quick != NULL)
        return lele_engine_renew(setter->quick, &setter->layout);
    setter->quick = lele_engine_new(&setter->layout);
    return setter->quick != NULL;
}

lele_level lele_setter_glance(lele_setter *setter, lele_level most, int *left, lele_cellset *open)
{
    const lele_technique_list *list = &setter->glanced[most];
    lele_board board;
    lele_level needed = LELE_LEVEL_BEGINNER;
    *left = 0;
    *open = LELE_CELLSET_EMPTY;
    if (!begin(setter))
        return LELE_LEVEL_COUNT;
    lele_board_init(&board, &setter->layout, &setter->givens);
    for (;;) {
        if (!lele_completer_singles(&board) || board.empty_count == 0)
            return board.empty_count == 0 ? needed : LELE_LEVEL_COUNT;
        const int technique = work(setter, &board, list);
        if (technique < 0)
            break;
        const lele_level level = lele_technique_at((size_t)technique)->level;
        needed = level > needed ? level : needed;
    }
    *left = count_left(&board);
    *open = board.places[0];
    return LELE_LEVEL_COUNT;
}

/* A guess of the fit; LELE_FIT_RIGHT: the puzzle must be rated. */
static lele_fit guess(lele_setter *setter, int *left, lele_cellset *open)
{
    const lele_recipe *recipe = setter->recipe;
    const lele_level wanted = recipe->level;
    const lele_level most = wanted < LELE_LEVEL_HARD ? wanted : LELE_LEVEL_HARD;
    *left = 0;
    *open = setter->plain->all;
    if (wanted == LELE_LEVEL_COUNT || wanted == LELE_LEVEL_BEGINNER || recipe->technique >= 0 ||
        setter->plain->size > GLANCED_SIZE)
        return LELE_FIT_RIGHT;
    const lele_level needed = lele_setter_glance(setter, most, left, open);
    setter->work += LELE_PRICE_WORK * lele_price_of_look(setter->plain, most) / 4;
    if (needed == LELE_LEVEL_COUNT)
        return wanted > LELE_LEVEL_HARD ? LELE_FIT_RIGHT : LELE_FIT_TOO_HARD;
    return needed < wanted && (needed > LELE_LEVEL_BEGINNER || wanted > LELE_LEVEL_EASY)
               ? LELE_FIT_TOO_EASY
               : LELE_FIT_RIGHT;
}

lele_fit lele_setter_look(lele_setter *setter, int *left, lele_cellset *open)
{
    const lele_fit fit = guess(setter, left, open);
    return fit == LELE_FIT_RIGHT ? lele_setter_judge(setter, NULL, NULL) : fit;
}
