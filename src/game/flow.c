/*
 * The commands for the course of a game: pause, restart, submit, giving up, confirming an own
 * puzzle, importing progress.
 */
#include "game/state.h"

#include <string.h>

lele_error lele_run_tick(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)game, (void)command, (void)problem;
    return LELE_OK;
}

lele_error lele_run_pause(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)command, (void)problem;
    game->status = LELE_STATUS_PAUSED;
    game->clock.running = false;
    lele_game_say_number(game, LELE_WORD_PAUSED, 0);
    return LELE_OK;
}

lele_error lele_run_resume(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)command, (void)problem;
    game->status = LELE_STATUS_PLAYING;
    game->clock.running = true;
    lele_game_say_number(game, LELE_WORD_RESUMED, 0);
    return LELE_OK;
}

/* A restart is a node of the tree, so it can be undone.  After the end of the game, or without the
 * setting restart-keeps-timer, it also sets the time, the hints and the mistakes to 0. */
lele_error lele_run_restart(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_cell_state after[LELE_MAX_CELLS];
    memset(after, 0, sizeof after);
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        after[cell].value = game->givens.cell[cell];
    const bool anew = game->status != LELE_STATUS_PLAYING || !game->settings.restart_keeps_timer;
    const lele_error error = lele_game_commit(game, command->verb, after, problem);
    if (error != LELE_OK && !(error == LELE_E_NO_CHANGE && anew))
        return error;
    if (error == LELE_OK)
        game->tree.nodes[game->tree.current].is_barrier = true;
    if (anew) {
        game->clock.elapsed = game->clock.penalty = 0;
        game->hints_used = game->mistakes = 0;
        lele_account_clear(&game->account);
    }
    game->status = LELE_STATUS_PLAYING;
    game->clock.running = true;
    game->verdict = LELE_VERDICT_NONE;
    lele_game_say_number(game, LELE_WORD_RESTARTED, 0);
    return lele_problem_set(problem, LELE_OK);
}

lele_error lele_run_submit(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)command, (void)problem;
    static const lele_word words[LELE_VERDICT_COUNT] = {
        [LELE_VERDICT_UNFINISHED] = LELE_WORD_UNFINISHED,
        [LELE_VERDICT_SOLVED] = LELE_WORD_SOLVED,
    };
    lele_grid values;
    lele_game_values(game, &values);
    const int empty = lele_game_empty_count(game);
    game->verdict = empty > 0                                       ? LELE_VERDICT_UNFINISHED
                    : lele_grid_is_solution(&game->layout, &values) ? LELE_VERDICT_SOLVED
                                                                    : LELE_VERDICT_ERRORS;
    if (game->verdict == LELE_VERDICT_ERRORS)
        lele_game_say(game, lele_game_errors(game));
    else
        lele_game_say_number(game, empty == 1 ? LELE_WORD_UNFINISHED_ONE : words[game->verdict],
                             empty);
    return LELE_OK;
}

/* Reads the grid of `solve VALUES`.  It must be a solution of the puzzle. */
static lele_error read_solution(const lele_game *game, const lele_command *command, lele_grid *ret,
                                lele_problem *problem)
{
    const lele_layout *layout = &game->layout;
    const lele_error error =
        lele_grid_read(layout, command->text, command->text_length, ret, problem);
    if (error != LELE_OK)
        return error;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (game->givens.cell[cell] != 0 && ret->cell[cell] != game->givens.cell[cell])
            return lele_refuse_cell(problem, LELE_E_GIVEN, layout, cell);
    if (lele_grid_is_solution(layout, ret))
        return LELE_OK;
    if (problem != NULL)
        lele_problem_quote(problem, "solve", 5);
    return lele_problem_set(problem, LELE_E_VALUE);
}

static lele_error find_solution(const lele_game *game, lele_grid *ret, lele_problem *problem)
{
    lele_grid values;
    lele_game_values(game, &values);
    if (lele_advisor_complete(game->advisor, &values, ret) ||
        lele_advisor_complete(game->advisor, &game->givens, ret))
        return LELE_OK;
    return lele_problem_set(problem, LELE_E_NO_SOLUTION);
}

lele_error lele_run_solve(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_grid solution;
    lele_error error = command->text_length != 0 ? read_solution(game, command, &solution, problem)
                                                 : find_solution(game, &solution, problem);
    if (error != LELE_OK)
        return error;
    lele_cell_state after[LELE_MAX_CELLS];
    memcpy(after, game->cells, sizeof after);
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        after[cell].value = solution.cell[cell];
    error = lele_game_commit(game, command->verb, after, problem);
    if (error != LELE_OK)
        return error;
    game->tree.nodes[game->tree.current].is_assisted = true;
    game->with_solution = true; /* also after a restart */
    game->status = LELE_STATUS_SHOWN;
    game->clock.running = false;
    lele_game_say_number(game, LELE_WORD_SHOWN, 0);
    return LELE_OK;
}

/* Nobody can forget a solution, so no restart takes this back. */
lele_error lele_run_peek(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)command;
    if (game->with_solution)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    game->with_solution = true;
    lele_game_say_number(game, LELE_WORD_PEEKED, 0);
    return LELE_OK;
}

lele_error lele_run_confirm(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)command;
    lele_grid values;
    lele_game_values(game, &values);
    return lele_game_begin(game, &values, problem);
}

static lele_error refuse_text(lele_problem *problem, const char *text)
{
    if (problem != NULL)
        lele_problem_quote(problem, text, strlen(text));
    return lele_problem_set(problem, LELE_E_SYNTAX);
}

/* Reads "R1C1:12/345/6": corner notes, centre notes, eliminated candidates.  Empty parts at the end
 * may be left out. */
static bool read_notes(const lele_layout *layout, const char **next, lele_cell_state *cells)
{
    int cell;
    const size_t used = lele_cell_read(layout, *next, &cell);
    const char *at = *next + used;
    if (used == 0 || *at++ != ':')
        return false;
    lele_digits parts[LELE_NOTE_KINDS + 1] = { 0 };
    int part = 0;
    for (; *at != ' ' && *at != '\0'; at++) {
        const int digit = lele_digit_of_char(*at);
        if (*at == '/' && part < LELE_NOTE_KINDS)
            part++;
        else if (digit == 0 || digit > layout->size)
            return false;
        else
            parts[part] |= lele_digits_of(digit);
    }
    while (*at == ' ')
        at++;
    memcpy(cells[cell].notes, parts, sizeof cells[cell].notes);
    cells[cell].gone = parts[LELE_NOTE_KINDS];
    *next = at;
    return true;
}

static lele_error read_progress(const lele_game *game, const lele_command *command,
                                lele_cell_state *after, lele_problem *problem)
{
    const lele_layout *layout = &game->layout;
    lele_grid values;
    const lele_error error =
        lele_grid_read(layout, command->text, command->text_length, &values, problem);
    if (error != LELE_OK)
        return error;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (game->givens.cell[cell] == 0)
            after[cell].value = values.cell[cell];
        else if (values.cell[cell] != 0 && values.cell[cell] != game->givens.cell[cell])
            return lele_refuse_cell(problem, LELE_E_GIVEN, layout, cell);
    }
    lele_text notes; /* a copy with a NUL at its end, which the command's text lacks */
    lele_text_init(&notes);
    const char *rest = command->text + layout->cell_count;
    while (rest < command->text + command->text_length && *rest == ' ')
        rest++;
    lele_text_add_bytes(&notes, rest, command->text_length - (size_t)(rest - command->text));
    const char *next = notes.data;
    bool good = !notes.failed;
    while (good && *next != '\0')
        good = read_notes(layout, &next, after);
    lele_text_release(&notes);
    return good ? LELE_OK : refuse_text(problem, "R1C1:12/34/5");
}

/* Reads the position of a first command into `after`. */
static lele_error read_first(const lele_game *game, const lele_command *command,
                             lele_cell_state *after, lele_problem *problem)
{
    const char *word = lele_verb_at(command->verb)->word;
    if (game->tree.node_count != 1) {
        if (problem != NULL)
            lele_problem_quote(problem, word, strlen(word));
        return lele_problem_set(problem, LELE_E_NOT_NOW);
    }
    memcpy(after, game->cells, sizeof game->cells);
    return read_progress(game, command, after, problem);
}

static void after_taking_over(lele_game *game)
{
    lele_game_say_number(game, LELE_WORD_LOADED,
                         game->layout.cell_count - lele_game_empty_count(game) -
                             lele_grid_count(&game->layout, &game->givens));
    lele_game_look_for_end(game);
}

lele_error lele_run_import(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_cell_state after[LELE_MAX_CELLS];
    lele_error error = read_first(game, command, after, problem);
    if (error == LELE_OK)
        error = lele_game_commit(game, command->verb, after, problem);
    if (error == LELE_OK)
        after_taking_over(game);
    return error;
}

/* Changes the root itself, so that no undo can take the digits away. */
lele_error lele_run_start_from(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_cell_state after[LELE_MAX_CELLS];
    const lele_error error = read_first(game, command, after, problem);
    if (error != LELE_OK)
        return error;
    if (memcmp(game->cells, after, sizeof after) == 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    memcpy(game->cells, after, sizeof after);
    lele_game_values(game, &game->start);
    lele_game_forget_help(game);
    lele_game_forget_overlay(game);
    after_taking_over(game);
    return LELE_OK;
}
