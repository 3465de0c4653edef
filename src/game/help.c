/*
 * The commands that help.  A command that gives new information counts as a hint and costs the
 * penalty; a command that gives none is refused or free.
 *
 * Loading a save searches for no steps: the lines of the log contain the result of each command.
 * So a save loads fast, and has the same meaning in a later version that finds other steps.
 */
#include "game/state.h"

#include <stdlib.h>
#include <string.h>

int lele_hint_levels(lele_hint_kind kind)
{
    static const int levels[LELE_HINT_KIND_COUNT] = {
        [LELE_HINT_CONFLICT] = 1,   [LELE_HINT_WRONG] = 2, [LELE_HINT_MISSING] = 2,
        [LELE_HINT_UNSOLVABLE] = 2, [LELE_HINT_STEP] = 4,
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
    lele_advisor_hint(game->advisor, &position, game->help.skip, game->hint);
    if (game->hint->kind == LELE_HINT_WRONG && game->help.level >= 2)
        lele_advisor_prove_wrong(game->advisor, &position, game->hint);
    game->hint_is_ready = true;
    return game->hint;
}

const lele_overlay *lele_game_overlay(lele_game *game)
{
    lele_hint_position position;
    if (game->overlay_is_ready)
        return game->overlay;
    if (game->overlay == NULL)
        game->overlay = calloc(1, sizeof *game->overlay);
    if (game->overlay == NULL)
        return NULL;
    lele_game_hint_position(game, &position);
    lele_advisor_overlay(game->advisor, &position, game->overlay);
    game->overlay_is_ready = true;
    return game->overlay;
}

/* Whether there is a step after skipping `skip` steps.  While a log is replayed the answer is yes:
 * its lines were checked when they were written. */
static bool has_step(lele_game *game, int skip)
{
    if (game->is_replaying)
        return true;
    const int before = game->help.skip;
    game->help.skip = skip;
    game->hint_is_ready = false;
    const lele_hint *hint = lele_game_hint(game);
    const bool found = hint != NULL && hint->kind == LELE_HINT_STEP;
    game->help.skip = before;
    game->hint_is_ready = game->hint_is_ready && skip == before;
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

static lele_error give_hint(lele_game *game, lele_command *command, lele_hint_kind kind, int level,
                            lele_problem *problem)
{
    const bool free_press = is_free(game, kind, level);
    if (!free_press) {
        const lele_error error = lele_game_may_charge(game, problem);
        if (error != LELE_OK)
            return error;
    }
    if (kind == LELE_HINT_STEP && game->help.level == 0 && !has_step(game, 0))
        return lele_problem_set(problem, lele_game_no_step(game));
    if (game->help.level == 0)
        game->help.skip = 0;
    game->help.level = level;
    game->help.kind = kind;
    game->help.why_not = false;
    game->hint_is_ready = game->hint_is_ready && kind == LELE_HINT_STEP;
    if (!free_press)
        lele_game_charge(game);
    command->verb = LELE_VERB_HINT;
    command->cells = LELE_CELLSET_EMPTY;
    command->number = level;
    lele_game_say_number(game, LELE_WORD_HINT_GIVEN, level);
    return LELE_OK;
}

lele_error lele_run_hint(lele_game *game, lele_command *command, lele_problem *problem)
{
    const lele_hint_kind kind = game->help.level > 0 ? game->help.kind : lele_game_trouble(game);
    const int levels = lele_hint_levels(kind);
    const int64_t level =
        command->number == LELE_NO_NUMBER ? game->help.level + 1 : command->number;
    if (levels == 0)
        return lele_problem_set(problem, LELE_E_NO_STEP);
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

lele_error lele_run_another(lele_game *game, lele_command *command, lele_problem *problem)
{
    if (game->help.level == 0 || game->help.kind != LELE_HINT_STEP)
        return lele_problem_set(problem, LELE_E_NO_HINT);
    const int64_t skip = command->number == LELE_NO_NUMBER ? game->help.skip + 1 : command->number;
    if (skip > 9999 || skip == game->help.skip)
        return lele_problem_set(problem, LELE_E_NO_STEP);
    const lele_error error = lele_game_may_charge(game, problem);
    if (error != LELE_OK)
        return error;
    if (!has_step(game, (int)skip)) {
        game->hint_is_ready = false;
        return lele_problem_set(problem, LELE_E_NO_STEP);
    }
    game->help.skip = (int)skip;
    game->help.level = LELE_HINT_NUDGE;
    game->hint_is_ready = false;
    command->number = skip;
    lele_game_charge(game);
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

static int overlay_count(lele_game *game, int level)
{
    const lele_overlay *overlay = lele_game_overlay(game);
    int count = 0;
    for (int cell = 0; overlay != NULL && cell < game->layout.cell_count; cell++) {
        const int candidates = lele_digits_count(overlay->candidates[cell]);
        count += game->cells[cell].value == 0 && candidates >= 1 && candidates <= level;
    }
    return count;
}

static int next_overlay(const lele_game *game)
{
    if (game->help.overlay == 0)
        return (int)game->settings.hint_start;
    return (game->help.overlay + 1) % (LELE_OVERLAY_LEVELS + 1);
}

/* Whether the hint must come before other help: on a wrong board, help about candidates or digits
 * is useless. */
static bool comes_first(lele_hint_kind kind)
{
    return kind == LELE_HINT_CONFLICT || kind == LELE_HINT_WRONG || kind == LELE_HINT_UNSOLVABLE;
}

static lele_error say_trouble(lele_game *game, lele_command *command, lele_hint_kind kind,
                              lele_problem *problem)
{
    if (game->help.level > 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    command->is_free = false;
    return give_hint(game, command, kind, 1, problem);
}

lele_error lele_run_candidates(lele_game *game, lele_command *command, lele_problem *problem)
{
    const int level =
        command->number == LELE_NO_NUMBER ? next_overlay(game) : (int)(command->number % 100);
    if (level > LELE_OVERLAY_LEVELS) {
        if (problem != NULL)
            lele_problem_quote(problem, "LEVEL", 5);
        return lele_problem_set(problem, LELE_E_RANGE);
    }
    if (level == game->help.overlay)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    const lele_hint_kind kind = game->help.level > 0 ? game->help.kind : lele_game_trouble(game);
    if (level > 0 && comes_first(kind))
        return say_trouble(game, command, kind, problem);
    if (!game->is_replaying)
        command->is_free = level < game->help.overlay ||
                           overlay_count(game, level) == overlay_count(game, game->help.overlay);
    if (!command->is_free) {
        const lele_error error = lele_game_may_charge(game, problem);
        if (error != LELE_OK)
            return error;
        lele_game_charge(game);
    }
    game->help.overlay = level;
    command->number = level;
    lele_game_say_number(game, level == 0 ? LELE_WORD_OVERLAY_OFF : LELE_WORD_OVERLAY, level);
    return LELE_OK;
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
    if (game->cells[cell].value == digit)
        return lele_refuse_cell(problem, LELE_E_NOT_EMPTY, &game->layout, cell);
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
    lele_game_charge(game);
    const lele_cellset entered = lele_cellset_of(cell);
    lele_game_after_entry(game, &entered, digit);
    if (game->said.word == LELE_WORD_PLACED)
        game->said.word = LELE_WORD_REVEALED;
    lele_game_look_for_end(game);
    command->cells = entered;
    command->number = digit;
    return LELE_OK;
}

lele_error lele_run_reveal(lele_game *game, lele_command *command, lele_problem *problem)
{
    const bool chosen = !lele_cellset_is_empty(&command->cells);
    const lele_hint_kind kind = lele_game_trouble(game);
    if (!chosen && comes_first(kind))
        return say_trouble(game, command, kind, problem);
    const int cell = chosen ? lele_cellset_first(&command->cells) : first_empty(game);
    if (cell < 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    if (lele_game_is_given(game, cell))
        return lele_refuse_cell(problem, LELE_E_GIVEN, &game->layout, cell);
    const lele_error error = lele_game_may_charge(game, problem);
    if (error != LELE_OK)
        return error;
    lele_grid values;
    lele_game_values(game, &values);
    int digit = lele_advisor_digit(game->advisor, &values, cell);
    if (game->is_replaying && command->number >= 1 && command->number <= game->layout.size)
        digit = (int)command->number;
    if (digit == 0)
        return lele_problem_set(problem, LELE_E_NO_SOLUTION);
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
    const lele_hint_kind kind = help->level > 0 ? help->kind : lele_game_trouble(game);
    /* The reason is visible on the board if the digit is no candidate: the answer is free. */
    const bool plain = !lele_digits_has(lele_game_candidates(game, cell), digit);
    if (!plain && comes_first(kind))
        return say_trouble(game, command, kind, problem);
    if (!plain) {
        const lele_error error = lele_game_may_charge(game, problem);
        if (error != LELE_OK)
            return error;
        lele_game_charge(game);
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
    (void)command;
    if (lele_advisor_solution(game->advisor) == NULL)
        return lele_problem_set(problem, LELE_E_SEVERAL_SOLUTIONS);
    if (game->help.checked)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    const lele_error error = lele_game_may_charge(game, problem);
    if (error != LELE_OK)
        return error;
    const int wrong = lele_game_wrong_count(game);
    game->help.checked = true;
    lele_game_charge(game);
    lele_game_say_number(game, wrong == 0 ? LELE_WORD_CHECKED_RIGHT : LELE_WORD_CHECKED_WRONG,
                         wrong);
    return LELE_OK;
}

/* The position at the end of the branch that starts at `node`, following the redo links. */
static void branch_position(const lele_game *game, uint32_t node, lele_hint_position *ret)
{
    const lele_tree *tree = &game->tree;
    while (tree->nodes[node].redo != LELE_NO_NODE)
        node = tree->nodes[node].redo;
    memset(ret, 0, sizeof *ret);
    ret->values = game->givens;
    lele_cellset known = LELE_CELLSET_EMPTY;
    for (uint32_t at = node; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        for (uint32_t i = 0; i < tree->nodes[at].change_count; i++) {
            const lele_change *change = &tree->changes[tree->nodes[at].first_change + i];
            if (change->before.value == change->after.value ||
                lele_cellset_has(&known, change->cell))
                continue;
            lele_cellset_add(&known, change->cell);
            ret->values.cell[change->cell] = (uint8_t)change->after.value;
            ret->order[change->cell] = tree->nodes[at].depth;
        }
    }
}

lele_error lele_run_why_dead(lele_game *game, lele_command *command, lele_problem *problem)
{
    if (command->number >= game->tree.node_count) {
        if (problem != NULL)
            problem->got = command->number;
        return lele_problem_set(problem, LELE_E_NODE);
    }
    lele_tree_node *node = &game->tree.nodes[command->number];
    if (node->culprit_count != 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    lele_error error = lele_game_may_charge(game, problem);
    if (error != LELE_OK)
        return error;
    lele_hint_position position;
    lele_cell culprits[LELE_MAX_CELLS];
    branch_position(game, (uint32_t)command->number, &position);
    const int count = lele_advisor_culprits(game->advisor, &position, culprits);
    if (count == 0)
        return lele_problem_set(problem, LELE_E_NOT_DEAD);
    node->culprit_count = (uint8_t)(count < LELE_CULPRITS_SIZE ? count : LELE_CULPRITS_SIZE);
    memcpy(node->culprits, culprits, node->culprit_count);
    lele_game_charge(game);
    lele_game_say_number(game, LELE_WORD_WHY_DEAD, 0);
    return LELE_OK;
}
