/*
 * Moves in the history tree: undo, redo, jumps, marks, and going back to a mark.
 *
 * A mark is a node to which the player may want to return.  Going back records the digit that was
 * tried there.  When at most one digit is left to try at a mark that set itself, it is closed: it is
 * no branch point.  A mark of the player stays open, and a digit that was no choice is not recorded.
 */
#include "game/state.h"

#include <string.h>

static lele_tree_node *current(lele_game *game)
{
    return &game->tree.nodes[game->tree.current];
}

/* Removes the help, which belongs to the old position; the overlay only if digits changed. */
static void arrive(lele_game *game, const lele_grid *before)
{
    lele_grid values;
    lele_game_values(game, &values);
    lele_game_forget_help(game);
    if (!lele_grid_equal(&game->layout, before, &values))
        lele_game_forget_overlay(game);
}

static lele_said about_cell(lele_word word, int cell, int digit, int64_t number)
{
    const lele_mention named = lele_mention_of(cell);
    return (lele_said){ .word = word, .cell = named, .digit = digit, .number = number };
}

lele_error lele_run_undo(lele_game *game, lele_command *command, lele_problem *problem)
{
    const int64_t depth = current(game)->depth;
    if (depth == 0 || command->number == 0)
        return lele_problem_set(problem, LELE_E_NO_UNDO);
    const int64_t steps = command->number == LELE_NO_NUMBER ? 1
                          : command->number > depth         ? depth
                                                            : command->number;
    const int cell = current(game)->cell;
    lele_grid before;
    lele_game_values(game, &before);
    for (int64_t i = 0; i < steps; i++)
        lele_tree_undo(&game->tree, game->cells);
    arrive(game, &before);
    const int digit = cell >= 0 ? game->cells[cell].value : 0;
    if (steps == 1 && cell >= 0 && digit != before.cell[cell])
        lele_game_say(
            game, about_cell(digit == 0 ? LELE_WORD_UNDID : LELE_WORD_UNDID_TO, cell, digit, 1));
    else
        lele_game_say_number(game, LELE_WORD_UNDID_OTHER, steps);
    return LELE_OK;
}

lele_error lele_run_redo(lele_game *game, lele_command *command, lele_problem *problem)
{
    const int64_t ahead = lele_tree_ahead(&game->tree);
    if (ahead == 0 || command->number == 0)
        return lele_problem_set(problem, LELE_E_NO_REDO);
    const int64_t steps = command->number == LELE_NO_NUMBER ? 1
                          : command->number > ahead         ? ahead
                                                            : command->number;
    lele_grid before;
    lele_game_values(game, &before);
    for (int64_t i = 0; i < steps; i++)
        lele_tree_redo(&game->tree, game->cells);
    arrive(game, &before);
    const lele_tree_node *node = current(game);
    if (steps == 1 && node->digit != 0)
        lele_game_say(game, about_cell(LELE_WORD_REDID, node->cell, node->digit, 1));
    else
        lele_game_say_number(game, LELE_WORD_REDID_OTHER, steps);
    return LELE_OK;
}

static lele_error find_node(const lele_game *game, int64_t number, uint32_t *ret,
                            lele_problem *problem)
{
    if (number < 0 || number >= game->tree.node_count) {
        if (problem != NULL)
            problem->got = number;
        return lele_problem_set(problem, LELE_E_NODE);
    }
    *ret = (uint32_t)number;
    return LELE_OK;
}

static void go(lele_game *game, uint32_t node)
{
    lele_grid before;
    lele_game_values(game, &before);
    lele_tree_go(&game->tree, game->cells, node);
    arrive(game, &before);
}

lele_error lele_run_goto(lele_game *game, lele_command *command, lele_problem *problem)
{
    uint32_t node = 0;
    const lele_error error = find_node(game, command->number, &node, problem);
    if (error != LELE_OK)
        return error;
    if (node == game->tree.current)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    go(game, node);
    lele_game_say_number(game, LELE_WORD_WENT, current(game)->depth);
    return LELE_OK;
}

/* The number of open marks on the path from the last restart to `node`. */
static int mark_number(const lele_tree *tree, uint32_t node)
{
    int number = 0;
    for (uint32_t at = node; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        number += tree->nodes[at].mark != LELE_MARK_NONE && !tree->nodes[at].is_closed;
        if (tree->nodes[at].is_barrier)
            break;
    }
    return number;
}

/* Saves contain every name in full, so their length is limited; a log of an older version may have
 * longer ones. */
static lele_error check_name(const lele_game *game, const lele_command *command,
                             lele_problem *problem)
{
    if (game->is_replaying || command->text_length <= LELE_GAME_MAX_NAME)
        return LELE_OK;
    if (problem != NULL) {
        problem->got = (int64_t)command->text_length;
        problem->want = LELE_GAME_MAX_NAME;
    }
    return lele_problem_set(problem, LELE_E_TOO_LONG);
}

lele_error lele_run_mark(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_tree_node *node = current(game);
    if (node->mark == LELE_MARK_MANUAL && !node->is_closed && command->text_length == 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    if (check_name(game, command, problem) != LELE_OK)
        return LELE_E_TOO_LONG;
    const lele_error error = lele_tree_reserve(&game->tree, 0);
    if (error != LELE_OK)
        return lele_problem_set(problem, error);
    node = current(game);
    node->mark = LELE_MARK_MANUAL;
    node->is_closed = false;
    if (command->text_length != 0)
        lele_tree_name(&game->tree, game->tree.current, command->text, command->text_length);
    lele_game_say_number(game, LELE_WORD_MARKED, mark_number(&game->tree, game->tree.current));
    return LELE_OK;
}

lele_error lele_run_unmark(lele_game *game, lele_command *command, lele_problem *problem)
{
    uint32_t node = game->tree.current;
    if (command->number != LELE_NO_NUMBER) {
        const lele_error error = find_node(game, command->number, &node, problem);
        if (error != LELE_OK)
            return error;
    }
    if (game->tree.nodes[node].mark == LELE_MARK_NONE)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    game->tree.nodes[node].mark = LELE_MARK_NONE;
    game->tree.nodes[node].is_closed = false;
    lele_game_say_number(game, LELE_WORD_UNMARKED, 0);
    return LELE_OK;
}

lele_error lele_run_name(lele_game *game, lele_command *command, lele_problem *problem)
{
    uint32_t node = 0;
    lele_error error = find_node(game, command->number, &node, problem);
    if (error == LELE_OK)
        error = check_name(game, command, problem);
    if (error == LELE_OK && (error = lele_tree_reserve(&game->tree, 0)) != LELE_OK)
        lele_problem_set(problem, error);
    if (error != LELE_OK)
        return error;
    lele_tree_name(&game->tree, node, command->text, command->text_length);
    lele_game_say_number(game, LELE_WORD_NAMED, 0);
    return LELE_OK;
}

lele_error lele_run_drop(lele_game *game, lele_command *command, lele_problem *problem)
{
    uint32_t node = 0;
    const lele_error error = find_node(game, command->number, &node, problem);
    if (error != LELE_OK)
        return error;
    const uint32_t parent = game->tree.nodes[node].parent;
    if (parent == LELE_NO_NODE || game->tree.nodes[node].is_dropped)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    if (lele_tree_is_above(&game->tree, node, game->tree.current))
        go(game, parent);
    game->tree.nodes[node].is_dropped = true;
    if (game->tree.nodes[parent].redo == node)
        game->tree.nodes[parent].redo = LELE_NO_NODE;
    lele_game_say_number(game, LELE_WORD_DROPPED, 0);
    return LELE_OK;
}

/* The node of the first digit entered after the mark, on the path to the current node: the digit
 * that was tried. */
static const lele_tree_node *tried_node(const lele_game *game, uint32_t mark)
{
    const lele_tree_node *found = NULL;
    for (uint32_t at = game->tree.current; at != mark; at = game->tree.nodes[at].parent)
        if (game->tree.nodes[at].digit != 0)
            found = &game->tree.nodes[at];
    return found;
}

static void plain_death(const lele_game *game, lele_contradiction *ret)
{
    lele_grid values;
    lele_board board;
    lele_game_values(game, &values);
    lele_board_init(&board, &game->layout, &values);
    *ret = (lele_contradiction){ LELE_DEAD_NOT, -1, -1, 0 };
    lele_board_is_dead(&board, ret);
}

/* Decides what becomes of the mark if these digits of the cell are still to be tried. */
static void judge(lele_digits open, lele_command *command)
{
    const int left = lele_digits_count(open);
    command->back = left > 1 ? LELE_BACK_TRIED : left == 1 ? LELE_BACK_LAST : LELE_BACK_DEAD;
    command->digit = left == 1 ? lele_digits_first(open) : 0;
}

/* At the mark, decides about the digit that was tried; `cell` -1: none was. */
static void judge_mark(lele_game *game, int cell, int digit, lele_command *command)
{
    if (cell < 0) {
        command->back = LELE_BACK_PLAIN;
    } else if (current(game)->mark == LELE_MARK_MANUAL) {
        command->back = lele_game_is_choice(game, cell, digit) ? LELE_BACK_TRIED : LELE_BACK_PLAIN;
    } else {
        lele_digits open = lele_game_inferred(game, cell);
        if (open == 0) /* other techniques than at the choice, and they find a contradiction */
            open = lele_game_candidates(game, cell);
        lele_digits_remove(&open, lele_tree_tried(&game->tree, cell) | lele_digits_of(digit));
        judge(open, command);
    }
}

/* Lines of old logs: the rules alone decide, at every mark. */
static void judge_by_rules(lele_game *game, int cell, int digit, lele_command *command)
{
    lele_digits open = lele_game_candidates(game, cell);
    lele_digits_remove(&open, lele_tree_tried(&game->tree, cell) | lele_digits_of(digit));
    judge(open, command);
}

/* Remembers the digit, closes the mark if it is no branch point any more, and says so. */
static void settle_mark(lele_game *game, int cell, int digit, const lele_command *command)
{
    static const lele_word words[LELE_BACK_COUNT] = {
        [LELE_BACK_PLAIN] = LELE_WORD_BACK_PLAIN,
        [LELE_BACK_TRIED] = LELE_WORD_BACK,
        [LELE_BACK_LAST] = LELE_WORD_BACK_LAST,
        [LELE_BACK_DEAD] = LELE_WORD_BACK_DEAD,
    };
    const int number = mark_number(&game->tree, game->tree.current);
    const bool plain = command->back == LELE_BACK_PLAIN || cell < 0;
    lele_said said = about_cell(plain ? LELE_WORD_BACK_PLAIN : words[command->back],
                                plain ? -1 : cell, plain ? 0 : digit, number);
    said.other_digit = command->back == LELE_BACK_LAST ? command->digit : 0;
    if (!plain)
        lele_tree_add_try(&game->tree, game->tree.current, cell, digit);
    if (!plain && command->back >= LELE_BACK_LAST)
        current(game)->is_closed = true;
    lele_game_say(game, said);
}

lele_error lele_run_back(lele_game *game, lele_command *command, lele_problem *problem)
{
    const uint32_t mark = lele_tree_mark_above(&game->tree);
    if (mark == LELE_NO_NODE)
        return lele_problem_set(problem, LELE_E_NO_MARK);
    const lele_error error = lele_tree_reserve(&game->tree, 0);
    if (error != LELE_OK)
        return lele_problem_set(problem, error);
    const uint32_t branch = lele_tree_child_towards(&game->tree, mark, game->tree.current);
    const lele_tree_node *tried = tried_node(game, mark);
    const int cell = tried != NULL ? tried->cell : -1, digit = tried != NULL ? tried->digit : 0;
    if (game->tree.nodes[branch].dead.kind == LELE_DEAD_NOT)
        plain_death(game, &game->tree.nodes[branch].dead);
    go(game, mark);
    current(game)->redo = LELE_NO_NODE;
    lele_command decided = *command;
    if (!game->is_replaying)
        judge_mark(game, cell, digit, command);
    else if (command->back == LELE_BACK_BY_RULES && cell >= 0)
        judge_by_rules(game, cell, digit, &decided);
    settle_mark(game, cell, digit, game->is_replaying ? &decided : command);
    return LELE_OK;
}

static bool is_right(const lele_game *game, const lele_cell_state *cells, const lele_grid *solution)
{
    lele_grid values;
    lele_grid_clear(&values);
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        values.cell[cell] = (uint8_t)cells[cell].value;
        if (solution != NULL && cells[cell].value != 0 && cells[cell].value != solution->cell[cell])
            return false;
    }
    return solution != NULL || lele_advisor_is_solvable(game->advisor, &values);
}

static void step_up(const lele_tree *tree, lele_cell_state *cells, uint32_t *node)
{
    const lele_tree_node *from = &tree->nodes[*node];
    for (uint32_t i = 0; i < from->change_count; i++) {
        const lele_change *change = &tree->changes[from->first_change + i];
        cells[change->cell] = change->before;
    }
    *node = from->parent;
}

/* The nearest node on the path, upwards, whose board has no wrong digit (without a known solution:
 * whose board is solvable).  Mistakes that were erased again do not count. */
static uint32_t before_mistake(const lele_game *game)
{
    const lele_grid *solution = lele_advisor_solution(game->advisor);
    lele_cell_state cells[LELE_MAX_CELLS];
    memcpy(cells, game->cells, sizeof cells);
    uint32_t at = game->tree.current;
    while (game->tree.nodes[at].parent != LELE_NO_NODE && !is_right(game, cells, solution))
        step_up(&game->tree, cells, &at);
    return at;
}

static bool is_mistake_known(const lele_game *game)
{
    return game->settings.show_mistakes || game->help.checked ||
           (game->help.kind == LELE_HINT_WRONG && game->help.level > 0);
}

/* Whether the player was told before of a wrong digit on the board, or of this way back. */
static lele_novelty news_of_mistake(const lele_game *game)
{
    bool told = lele_account_level(game, (lele_paid){ LELE_PAID_MISTAKE, 0, 0, 0 }) > 0;
    for (int cell = 0; cell < game->layout.cell_count && !told; cell++) {
        const lele_paid wrong = { LELE_PAID_WRONG, cell, game->cells[cell].value, 0 };
        told = lele_game_is_wrong(game, cell) && lele_account_level(game, wrong) > 0;
    }
    return told ? LELE_NOVELTY_NONE : LELE_NOVELTY_NEW;
}

lele_error lele_run_before_mistake(lele_game *game, lele_command *command, lele_problem *problem)
{
    const uint32_t node = before_mistake(game);
    if (node == game->tree.current) { /* nothing is wrong: the same information as a check */
        command->verb = LELE_VERB_CHECK;
        return lele_run_check(game, command, problem);
    }
    if (!is_mistake_known(game)) {
        const lele_error error = lele_account_ask(game, command, news_of_mistake(game), problem);
        if (error != LELE_OK)
            return error;
        lele_account_settle(game, command, (lele_paid){ LELE_PAID_MISTAKE, 0, 0, 1 });
    }
    const int64_t steps = current(game)->depth - game->tree.nodes[node].depth;
    go(game, node);
    lele_game_say_number(game, LELE_WORD_BEFORE_MISTAKE, steps);
    return LELE_OK;
}
