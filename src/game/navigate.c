/*
 * Moves in the history tree: undo, redo, jumps, marks, and going back to a mark.
 *
 * A mark is a node to which the player may want to return.  Going back records the digit that was
 * tried there.  When at most one digit is left to try, the mark is closed: it is no branch point.
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

lele_error lele_run_mark(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_tree_node *node = current(game);
    if (node->mark == LELE_MARK_MANUAL && !node->is_closed && command->text_length == 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
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

/* Closes the mark if at most one digit is left to try in the cell, and sets the status line. */
static void judge_mark(lele_game *game, int cell, int digit)
{
    lele_tree_node *mark = current(game);
    lele_digits open = lele_game_candidates(game, cell);
    lele_digits_remove(&open, lele_tree_tried(&game->tree, cell));
    const int left = lele_digits_count(open);
    const int number = mark_number(&game->tree, game->tree.current);
    lele_said words = about_cell(LELE_WORD_BACK, cell, digit, number);
    if (left <= 1) {
        mark->is_closed = true;
        words.word = left == 1 ? LELE_WORD_BACK_LAST : LELE_WORD_BACK_DEAD;
        words.other_digit = left == 1 ? lele_digits_first(open) : 0;
    }
    lele_game_say(game, words);
}

lele_error lele_run_back(lele_game *game, lele_command *command, lele_problem *problem)
{
    (void)command;
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
    if (tried == NULL) {
        lele_game_say_number(game, LELE_WORD_BACK_PLAIN, mark_number(&game->tree, mark));
        return LELE_OK;
    }
    lele_tree_add_try(&game->tree, mark, cell, digit);
    judge_mark(game, cell, digit);
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

lele_error lele_run_before_mistake(lele_game *game, lele_command *command, lele_problem *problem)
{
    const uint32_t node = before_mistake(game);
    if (node == game->tree.current) { /* nothing is wrong: the same information as a check */
        command->verb = LELE_VERB_CHECK;
        return lele_run_check(game, command, problem);
    }
    const bool known = is_mistake_known(game);
    if (!known) {
        const lele_error error = lele_game_may_charge(game, problem);
        if (error != LELE_OK)
            return error;
        lele_game_charge(game);
    }
    const int64_t steps = current(game)->depth - game->tree.nodes[node].depth;
    go(game, node);
    lele_game_say_number(game, LELE_WORD_BEFORE_MISTAKE, steps);
    return LELE_OK;
}
