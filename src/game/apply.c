/*
 * Applies a step: its conclusions, checked against the solution, become one node of the tree.
 * They come from the hint on the screen or, in a log, from the line itself.
 */
#include "game/state.h"

#include <string.h>

static void add_conclusions(lele_command *command, const lele_step *step)
{
    for (int i = 0; i < step->placement_count; i++)
        command->place[step->placements[i].cell] =
            (uint8_t)lele_digits_first(step->placements[i].digits);
    for (int i = 0; i < step->elimination_count; i++)
        command->remove[step->eliminations[i].cell] |= step->eliminations[i].digits;
    command->has_conclusions = true;
}

static void collect(void *data, const lele_board *before, const lele_step *step)
{
    (void)before;
    add_conclusions(data, step);
}

/* Takes the conclusions of the hint's step; with "all" also those of all further steps of its
 * technique. */
static lele_error take_conclusions(lele_game *game, lele_command *command, lele_problem *problem)
{
    if (game->help.level > 0 && game->help.kind != LELE_HINT_STEP)
        return lele_problem_set(problem, LELE_E_NO_HINT);
    if (game->help.level == 0 && lele_game_trouble(game) != LELE_HINT_STEP)
        return lele_problem_set(problem, LELE_E_NO_HINT);
    const lele_hint *hint = lele_game_hint(game);
    if (hint == NULL || !hint->has_step)
        return lele_problem_set(problem, lele_game_no_step(game));
    add_conclusions(command, &hint->step);
    command->technique = (uint8_t)(hint->step.technique + 1);
    if (!command->is_all)
        return LELE_OK;
    lele_board board = hint->board;
    lele_step_apply(&hint->step, &board);
    lele_advisor_repeat(game->advisor, hint->step.technique, &board, collect, command);
    return LELE_OK;
}

/* Whether the step rests on wrong digits, which the player takes as assumed. */
static bool assumes(const lele_game *game)
{
    return !game->settings.wrong_first && lele_game_wrong_count(game) > 0;
}

/* A line may contain any conclusions, so they must agree with the solution, if that is known and
 * if the step does not rest on an assumption. */
static lele_error check_conclusions(const lele_game *game, const lele_command *command,
                                    lele_problem *problem)
{
    const lele_grid *solution = assumes(game) ? NULL : lele_advisor_solution(game->advisor);
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        const bool placed = command->place[cell] != 0;
        if (!placed && command->remove[cell] == 0)
            continue;
        if (game->cells[cell].value != 0)
            return lele_refuse_cell(problem, LELE_E_NOT_EMPTY, &game->layout, cell);
        if (solution == NULL)
            continue;
        const int right = solution->cell[cell];
        if ((placed && command->place[cell] != right) ||
            lele_digits_has(command->remove[cell], right))
            return lele_refuse_cell(problem, LELE_E_WRONG_STEP, &game->layout, cell);
    }
    return LELE_OK;
}

static void conclude(const lele_game *game, const lele_command *command, lele_cell_state *after)
{
    const bool assumed = assumes(game);
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        const lele_digits removed = command->remove[cell];
        lele_cell_state *state = &after[cell];
        if (removed != 0) {
            /* A cell without notes gets its candidates as notes, so that the change is visible. */
            if ((state->notes[LELE_NOTE_CORNER] | state->notes[LELE_NOTE_CENTRE]) == 0)
                state->notes[LELE_NOTE_CORNER] = lele_game_candidates(game, cell);
            for (int kind = 0; kind < LELE_NOTE_KINDS; kind++)
                lele_digits_remove(&state->notes[kind], removed);
            *(assumed ? &state->supposed : &state->gone) |= removed;
        }
    }
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        if (command->place[cell] == 0)
            continue;
        after[cell].value = command->place[cell];
        if (game->settings.auto_notes)
            lele_game_take_notes_away(game, after, cell, command->place[cell]);
    }
}

static void after_apply(lele_game *game, const lele_command *command)
{
    int places = 0, cell = -1;
    for (int i = 0; i < game->layout.cell_count; i++) {
        if (command->place[i] == 0)
            continue;
        places++;
        cell = i;
    }
    lele_tree_node *node = &game->tree.nodes[game->tree.current];
    node->is_assisted = true;
    node->technique = command->technique;
    lele_game_say_number(game, LELE_WORD_APPLIED, 0);
    if (places == 1) {
        const lele_cellset entered = lele_cellset_of(cell);
        node->cell = (int16_t)cell;
        node->digit = command->place[cell];
        lele_game_after_entry(game, &entered, command->place[cell]);
    }
    lele_game_look_for_end(game);
}

/* Whether the conclusions of the hint's step were told before, by a reason or by applying them. */
static lele_novelty news_of_step(lele_game *game, lele_paid paid)
{
    const lele_paid hint = { LELE_PAID_HINT, paid.about, 0, 0 };
    return lele_account_step_level(game, hint) >= LELE_HINT_WHY ||
                   lele_account_step_level(game, paid) > 0
               ? LELE_NOVELTY_NONE
               : LELE_NOVELTY_NEW;
}

lele_error lele_run_apply(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_error error = LELE_OK;
    const bool knows = game->help.kind == LELE_HINT_STEP && game->help.level >= LELE_HINT_WHY;
    const lele_paid paid = { LELE_PAID_APPLY, game->help.skip, 0, 1 };
    const bool finds = !command->has_conclusions;
    if (finds)
        error = take_conclusions(game, command, problem);
    if (error == LELE_OK && !knows)
        error = lele_account_ask(game, command, finds ? news_of_step(game, paid) : LELE_NOVELTY_NEW,
                                 problem);
    if (error == LELE_OK)
        error = check_conclusions(game, command, problem);
    if (error != LELE_OK)
        return error;
    lele_cell_state after[LELE_MAX_CELLS];
    memcpy(after, game->cells, sizeof after);
    conclude(game, command, after);
    error = lele_tree_reserve(&game->tree, (uint32_t)game->layout.cell_count);
    if (error == LELE_OK && memcmp(after, game->cells, sizeof after) == 0)
        error = LELE_E_NO_CHANGE;
    if (error != LELE_OK)
        return lele_problem_set(problem, error);
    if (!knows)
        lele_account_settle(game, command, paid); /* before the position changes */
    lele_game_commit(game, command->verb, after, problem);
    after_apply(game, command);
    return LELE_OK;
}
