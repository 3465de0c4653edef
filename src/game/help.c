/*
 * The commands that help.  A command that gives new information counts as a hint and costs the
 * penalty; a command that gives none is refused or free.
 *
 * Loading a save searches for no steps: the lines of the log contain the result of each command.
 * So a save loads fast, and has the same meaning in a later version that finds other steps.
 */
#include "game/exclude.h"

#include <stdlib.h>
#include <string.h>

int lele_hint_levels(lele_hint_kind kind)
{
    static const int levels[LELE_HINT_KIND_COUNT] = {
        [LELE_HINT_CONFLICT] = 1,   [LELE_HINT_WRONG] = 2, [LELE_HINT_MISSING] = 2,
        [LELE_HINT_UNSOLVABLE] = 2, [LELE_HINT_STEP] = 4,  [LELE_HINT_CONTRADICTION] = 1,
    };
    return levels[kind];
}

/* The memory of the hint.  It is large, so it is allocated at the first hint of a game. */
static lele_hint *hint_memory(lele_game *game)
{
    if (game->hint == NULL)
        game->hint = calloc(1, sizeof *game->hint);
    return game->hint;
}

bool lele_game_equip(lele_game *game)
{
    return game->advisor == NULL ||
           (lele_advisor_engine(game->advisor) != NULL && hint_memory(game) != NULL &&
            lele_game_overlay_memory(game) != NULL);
}

lele_hint_kind lele_game_trouble(lele_game *game)
{
    lele_hint_position position;
    if (hint_memory(game) == NULL)
        return LELE_HINT_NONE;
    lele_game_hint_position(game, &position);
    game->hint_is_ready = false;
    lele_advisor_trouble(game->advisor, &position, game->hint);
    return game->hint->kind;
}

const lele_hint *lele_game_hint(lele_game *game)
{
    lele_hint_position position;
    if (game->hint_is_ready || hint_memory(game) == NULL)
        return game->hint;
    lele_game_hint_position(game, &position);
    if (game->help.technique != 0)
        lele_advisor_step(game->advisor, &position, game->help.technique - 1, game->help.skip,
                          game->hint);
    else
        lele_advisor_hint(game->advisor, &position, game->help.skip, game->hint);
    if (game->hint->kind == LELE_HINT_WRONG && game->help.level >= 2)
        lele_game_prove_wrong(game, &position);
    game->hint_is_ready = true;
    return game->hint;
}

/* Whether there is a step after skipping `skip` steps.  While a log is replayed the answer is yes:
 * its lines were checked when they were written. */
static bool has_step(lele_game *game, int skip)
{
    if (game->is_replaying)
        return true;
    const lele_help before = game->help;
    game->help.skip = skip;
    game->help.technique = 0;
    game->hint_is_ready = false;
    const lele_hint *hint = lele_game_hint(game);
    const bool found = hint != NULL && hint->kind == LELE_HINT_STEP;
    game->help = before;
    game->hint_is_ready = game->hint_is_ready && skip == before.skip && before.technique == 0;
    return found;
}

static bool is_free(const lele_game *game, lele_hint_kind kind, int level)
{
    if (kind == LELE_HINT_STEP) /* the last level only repeats the conclusions of the third */
        return level == LELE_HINT_DO && game->help.level == LELE_HINT_WHY;
    return kind == LELE_HINT_CONFLICT && game->settings.conflict == LELE_CONFLICT_HIGHLIGHT;
}

lele_error lele_game_no_step(const lele_game *game)
{
    return lele_advisor_known(game->advisor) == LELE_KNOWN_SEVERAL ? LELE_E_SEVERAL_SOLUTIONS
                                                                   : LELE_E_NO_STEP;
}

/* What the hint on the screen, or the next one of this kind, tells. */
static lele_paid told_by(const lele_game *game, lele_hint_kind kind, int level)
{
    const lele_help *help = &game->help;
    if (kind == LELE_HINT_WRONG)
        return (lele_paid){ LELE_PAID_WRONG, game->hint->cells[0], game->hint->digit, level };
    if (kind != LELE_HINT_STEP)
        return (lele_paid){ LELE_PAID_TROUBLE, (int)kind, 0, level };
    if (help->technique != 0)
        return (lele_paid){ LELE_PAID_STEP, help->technique - 1, help->skip, level };
    return (lele_paid){ LELE_PAID_HINT, help->skip, 0, level };
}

/* The levels of the hint that the player knows. */
static int known_levels(lele_game *game, lele_hint_kind kind)
{
    const lele_paid paid = told_by(game, kind, 0);
    if (kind == LELE_HINT_STEP)
        return lele_account_step_level(game, paid);
    const int level = lele_account_level(game, paid);
    return level == 0 && kind == LELE_HINT_WRONG && game->settings.show_mistakes ? 1 : level;
}

static lele_error give_hint(lele_game *game, lele_command *command, lele_hint_kind kind, int level,
                            lele_problem *problem)
{
    const bool free_press = is_free(game, kind, level);
    if (!free_press) {
        const lele_novelty news =
            level <= known_levels(game, kind) ? LELE_NOVELTY_NONE : LELE_NOVELTY_NEW;
        const lele_error error = lele_account_ask(game, command, news, problem);
        if (error != LELE_OK)
            return error;
    }
    const lele_paid paid = told_by(game, kind, level);
    game->help.level = level;
    game->help.kind = kind;
    game->help.why_not = false;
    if (free_press)
        lele_account_add(game, paid);
    else
        lele_account_settle(game, command, paid);
    /* The same mistake is met again in this position; a view asks without a search. */
    if (kind == LELE_HINT_WRONG)
        lele_account_add(game, (lele_paid){ LELE_PAID_TROUBLE, (int)kind, 0, level });
    game->hint_is_ready = game->hint_is_ready && kind == LELE_HINT_STEP;
    command->verb = LELE_VERB_HINT;
    command->cells = LELE_CELLSET_EMPTY;
    command->number = level;
    lele_game_say_number(game, LELE_WORD_HINT_GIVEN, level);
    return LELE_OK;
}

/* The level that a press without a number shows: the next one; at first what is known already. */
static int next_level(lele_game *game, lele_hint_kind kind)
{
    const int known = game->help.level == 0 && !game->is_replaying ? known_levels(game, kind) : 0;
    return known > 0 ? known : game->help.level + 1;
}

lele_hint_kind lele_game_hint_kind(lele_game *game)
{
    return game->help.level > 0 ? game->help.kind : lele_game_trouble(game);
}

lele_error lele_run_hint(lele_game *game, lele_command *command, lele_problem *problem)
{
    const lele_hint_kind kind = lele_game_hint_kind(game);
    const int levels = lele_hint_levels(kind);
    if (levels == 0) /* while a log is loaded, nothing was reserved */
        return lele_problem_set(problem, game->hint == NULL ? LELE_E_MEMORY : LELE_E_NO_STEP);
    if (kind == LELE_HINT_STEP && game->help.level == 0 && !has_step(game, 0))
        return lele_problem_set(problem, lele_game_no_step(game));
    const int64_t level =
        command->number == LELE_NO_NUMBER ? next_level(game, kind) : command->number;
    if (level > LELE_HINT_DO || level < 1) {
        if (command->number == LELE_NO_NUMBER)
            return lele_problem_set(problem, LELE_E_HINT_COMPLETE);
        if (problem != NULL)
            lele_problem_quote(problem, "LEVEL", 5);
        return lele_problem_set(problem, LELE_E_RANGE);
    }
    const int wanted = level > levels ? levels : (int)level;
    if (wanted <= game->help.level)
        return lele_problem_set(problem, LELE_E_HINT_COMPLETE);
    return give_hint(game, command, kind, wanted, problem);
}

/* After a chosen step, the other one is the easiest. */
static int next_skip(const lele_game *game)
{
    return game->help.technique != 0 ? 0 : game->help.skip + 1;
}

lele_error lele_run_another(lele_game *game, lele_command *command, lele_problem *problem)
{
    if (game->help.level == 0 || game->help.kind != LELE_HINT_STEP)
        return lele_problem_set(problem, LELE_E_NO_HINT);
    const lele_help before = game->help;
    const int64_t skip = command->number == LELE_NO_NUMBER ? next_skip(game) : command->number;
    if (skip > 9999 || (skip == before.skip && before.technique == 0))
        return lele_problem_set(problem, LELE_E_NO_STEP);
    if (!has_step(game, (int)skip)) {
        game->hint_is_ready = false;
        return lele_problem_set(problem, LELE_E_NO_STEP);
    }
    game->help.skip = (int)skip;
    game->help.technique = 0;
    game->hint_is_ready = false;
    const int known = known_levels(game, LELE_HINT_STEP);
    const lele_error error =
        lele_account_ask(game, command, known > 0 ? LELE_NOVELTY_NONE : LELE_NOVELTY_NEW, problem);
    if (error != LELE_OK) {
        game->help = before;
        game->hint_is_ready = false;
        return error;
    }
    game->help.level = LELE_HINT_NUDGE;
    command->number = skip;
    lele_account_settle(game, command, told_by(game, LELE_HINT_STEP, LELE_HINT_NUDGE));
    lele_game_say_number(game, LELE_WORD_HINT_GIVEN, LELE_HINT_NUDGE);
    return LELE_OK;
}

lele_error lele_run_close(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)command;
    const lele_help *help = &game->help;
    if (help->level == 0 && help->overlay == 0 && !help->checked && !help->why_not)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    lele_game_forget_help(game);
    lele_game_forget_overlay(game);
    lele_game_say_number(game, LELE_WORD_CLOSED, 0);
    return LELE_OK;
}

bool lele_hint_comes_first(lele_hint_kind kind)
{
    return kind == LELE_HINT_CONFLICT || kind == LELE_HINT_WRONG || kind == LELE_HINT_UNSOLVABLE ||
           kind == LELE_HINT_CONTRADICTION;
}

lele_error lele_game_say_trouble(lele_game *game, lele_command *command, lele_hint_kind kind,
                                 lele_problem *problem)
{
    if (game->help.level > 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    return give_hint(game, command, kind, 1, problem);
}

static int first_empty(const lele_game *game)
{
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        if (game->cells[cell].value == 0)
            return cell;
    return -1;
}

static lele_error reveal_cell(lele_game *game, lele_command *command, int cell, int digit,
                              lele_problem *problem)
{
    lele_cell_state after[LELE_MAX_CELLS];
    memcpy(after, game->cells, sizeof after);
    after[cell].value = (uint16_t)digit;
    if (game->settings.auto_notes)
        lele_game_take_notes_away(game, after, cell, digit);
    const lele_error error = lele_game_commit(game, command->verb, after, problem);
    if (error != LELE_OK)
        return error;
    lele_tree_node *node = &game->tree.nodes[game->tree.current];
    node->is_assisted = true;
    node->cell = (int16_t)cell;
    node->digit = (int16_t)digit;
    const lele_cellset entered = lele_cellset_of(cell);
    lele_game_after_entry(game, &entered, digit);
    if (game->said.word == LELE_WORD_PLACED)
        game->said.word = LELE_WORD_REVEALED;
    lele_game_look_for_end(game);
    command->cells = entered;
    command->number = digit;
    return LELE_OK;
}

/* The first wrong digit; without a known solution the first cell that the hint names. */
static int first_wrong(const lele_game *game)
{
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        if (lele_game_is_wrong(game, cell))
            return cell;
    return game->hint->cells[0];
}

/* Without a chosen cell, a wrong digit comes before the empty cells: it is named first, and the
 * right digit takes its place if the player asks again.  A wrong digit that is taken as assumed is
 * not named. */
lele_error lele_run_reveal(lele_game *game, lele_command *command, lele_problem *problem)
{
    const bool chosen = !lele_cellset_is_empty(&command->cells);
    const lele_hint_kind kind = lele_game_trouble(game);
    const bool wrong = lele_hint_comes_first(kind) || lele_game_wrong_count(game) > 0;
    if (!chosen && lele_hint_comes_first(kind) && game->help.level == 0)
        return lele_game_say_trouble(game, command, kind, problem);
    const int cell = chosen  ? lele_cellset_first(&command->cells)
                     : wrong ? first_wrong(game)
                             : first_empty(game);
    if (cell < 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    if (lele_game_is_given(game, cell))
        return lele_refuse_cell(problem, LELE_E_GIVEN, &game->layout, cell);
    const lele_paid paid = { LELE_PAID_REVEAL, cell, 0, 1 };
    const lele_novelty news =
        lele_account_level(game, paid) > 0 ? LELE_NOVELTY_NONE : LELE_NOVELTY_NEW;
    lele_error error = lele_account_ask(game, command, news, problem);
    if (error != LELE_OK)
        return error;
    lele_grid values;
    lele_game_values(game, &values);
    int digit = lele_advisor_digit(game->advisor, &values, cell);
    if (game->is_replaying && command->number >= 1 && command->number <= game->layout.size)
        digit = (int)command->number;
    if (digit == 0)
        return lele_problem_set(problem, LELE_E_NO_SOLUTION);
    if (game->cells[cell].value == digit)
        return lele_refuse_cell(problem, LELE_E_NOT_EMPTY, &game->layout, cell);
    error = lele_tree_reserve(&game->tree, (uint32_t)game->layout.cell_count);
    if (error != LELE_OK)
        return lele_problem_set(problem, error);
    lele_account_settle(game, command, paid); /* before the position changes */
    return reveal_cell(game, command, cell, digit, problem);
}

lele_error lele_run_why_not(lele_game *game, lele_command *command, lele_problem *problem)
{
    const int cell = lele_cellset_first(&command->cells), digit = command->digit;
    if (lele_cellset_count(&command->cells) != 1)
        return lele_problem_set(problem, LELE_E_NOT_NOW);
    if (game->cells[cell].value != 0)
        return lele_refuse_cell(problem, LELE_E_NOT_EMPTY, &game->layout, cell);
    const lele_help *help = &game->help;
    if (help->why_not && help->why_cell == cell && help->why_digit == digit)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    const lele_hint_kind kind = lele_game_hint_kind(game);
    /* The reason is visible on the board if the digit is no candidate: the answer is free. */
    const bool plain = !lele_digits_has(lele_game_candidates(game, cell), digit);
    if (!plain && lele_hint_comes_first(kind))
        return lele_game_say_trouble(game, command, kind, problem);
    if (!plain) {
        const lele_paid paid = { LELE_PAID_WHY_NOT, cell, digit, 1 };
        const lele_novelty news =
            lele_account_level(game, paid) > 0 ? LELE_NOVELTY_NONE : LELE_NOVELTY_NEW;
        const lele_error error = lele_account_ask(game, command, news, problem);
        if (error != LELE_OK)
            return error;
        lele_account_settle(game, command, paid);
    }
    game->help.why_not = true;
    game->why_not_is_ready = false;
    game->help.why_cell = cell;
    game->help.why_digit = digit;
    lele_game_say(
        game,
        (lele_said){ .word = LELE_WORD_WHY_ASKED, .cell = lele_mention_of(cell), .digit = digit });
    return LELE_OK;
}

lele_error lele_run_check(lele_game *game, lele_command *command, lele_problem *problem)
{
    if (lele_advisor_solution(game->advisor) == NULL)
        return lele_problem_set(problem, LELE_E_SEVERAL_SOLUTIONS);
    if (game->help.checked)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    const lele_paid paid = { LELE_PAID_CHECK, 0, 0, 1 };
    const lele_novelty news = lele_account_knows_check(game) ? LELE_NOVELTY_NONE : LELE_NOVELTY_NEW;
    const lele_error error = lele_account_ask(game, command, news, problem);
    if (error != LELE_OK)
        return error;
    const int wrong = lele_game_wrong_count(game);
    game->help.checked = true;
    lele_account_settle(game, command, paid);
    for (int cell = 0; cell < game->layout.cell_count; cell++)
        if (lele_game_is_wrong(game, cell))
            lele_account_add(game,
                             (lele_paid){ LELE_PAID_WRONG, cell, game->cells[cell].value, 1 });
    lele_game_say_number(game, wrong == 0 ? LELE_WORD_CHECKED_RIGHT : LELE_WORD_CHECKED_WRONG,
                         wrong);
    return LELE_OK;
}
