/*
 * The commands that change cells: digits, notes, colours, givens of an own puzzle.
 *
 * Each command builds the new cells, then commits them as one node.  So a refused command changes
 * nothing, and one undo reverts one command.
 */
#include "game/state.h"

#include <string.h>

/* Copies the cells.  What was eliminated on an assumption is a candidate again as soon as the
 * player takes a digit back, because it may be the assumed one. */
static void copy_cells(const lele_game *game, const lele_cell_state *from, lele_cell_state *to)
{
    bool takes_back = false;
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        const int before = game->cells[cell].value;
        takes_back = takes_back || (before != 0 && from[cell].value != before);
        to[cell] = from[cell];
    }
    for (int cell = 0; takes_back && cell < game->layout.cell_count; cell++)
        to[cell].supposed = 0;
}

lele_error lele_game_commit(lele_game *game, lele_verb verb, const lele_cell_state *wanted,
                            lele_problem *problem)
{
    lele_cell_state after[LELE_MAX_CELLS];
    copy_cells(game, wanted, after);
    uint32_t changes = 0;
    bool digits_change = false;
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        changes += memcmp(&game->cells[cell], &after[cell], sizeof after[cell]) != 0;
        digits_change = digits_change || game->cells[cell].value != after[cell].value;
    }
    if (changes == 0)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    const lele_error error = lele_tree_reserve(&game->tree, changes);
    if (error != LELE_OK)
        return lele_problem_set(problem, error);
    lele_tree_node *node = lele_tree_add(&game->tree, &game->layout, game->cells, after);
    node->verb = (uint8_t)verb;
    node->time = game->clock.elapsed;
    lele_game_forget_help(game);
    if (digits_change)
        lele_game_forget_overlay(game);
    return LELE_OK;
}

static lele_tree_node *current(lele_game *game)
{
    return &game->tree.nodes[game->tree.current];
}

void lele_game_take_notes_away(const lele_game *game, lele_cell_state *cells, int cell, int digit)
{
    lele_cellset peers = game->layout.peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        for (int kind = 0; kind < LELE_NOTE_KINDS; kind++)
            if (cells[peer].value == 0)
                lele_digits_remove(&cells[peer].notes[kind], lele_digits_of(digit));
}

/* The cells of a selection without the givens; an error if nothing is left. */
static lele_error editable(const lele_game *game, const lele_cellset *chosen, lele_cellset *ret,
                           lele_problem *problem)
{
    *ret = *chosen;
    lele_cellset cells = *chosen;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (lele_game_is_given(game, cell))
            lele_cellset_remove(ret, cell);
    if (!lele_cellset_is_empty(ret))
        return LELE_OK;
    return lele_refuse_cell(problem, LELE_E_GIVEN, &game->layout, lele_cellset_first(chosen));
}

static bool is_complete(const lele_game *game, const lele_unit *unit)
{
    unsigned seen = 0;
    for (int i = 0; i < game->layout.size; i++)
        if (game->cells[unit->cells[i]].value != 0)
            seen |= 1U << (game->cells[unit->cells[i]].value - 1);
    return seen == lele_digits_all(game->layout.size);
}

static bool is_digit_complete(const lele_game *game, int digit)
{
    int count = 0;
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        if (game->cells[cell].value != digit)
            continue;
        if (lele_game_conflicting_peer(&game->layout, game->cells, cell, digit) >= 0)
            return false;
        count++;
    }
    return count == game->layout.size;
}

/* The status line shows the last sentence, so the most important one comes last. */
void lele_game_after_entry(lele_game *game, const lele_cellset *entered, int digit)
{
    const lele_layout *layout = &game->layout;
    const int count = lele_cellset_count(entered);
    lele_said said = { .word = count == 1 ? LELE_WORD_PLACED : LELE_WORD_PLACED_MANY,
                       .cell = lele_mention_of(lele_cellset_first(entered)),
                       .digit = digit,
                       .number = count };
    lele_game_say(game, said);
    if (is_digit_complete(game, digit)) {
        lele_game_note_event(game, LELE_EVENT_DIGIT_COMPLETE, -1, digit, -1);
        said.word = LELE_WORD_DIGIT_COMPLETE;
        lele_game_say(game, said);
    }
    lele_cellset cells = *entered;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_game_note_event(game, LELE_EVENT_PLACED, cell, digit, -1);
        for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
            const int unit = layout->cell_units[cell][i];
            if (!is_complete(game, &layout->units[unit]))
                continue;
            lele_game_note_event(game, LELE_EVENT_UNIT_COMPLETE, -1, 0, unit);
            said.word = LELE_WORD_UNIT_COMPLETE;
            said.unit = lele_mention_of(unit);
            lele_game_say(game, said);
        }
    }
    cells = *entered;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_game_say_conflict(game, cell, digit);
}

bool lele_game_has_lost(const lele_game *game)
{
    const int64_t limit = game->settings.mistake_limit;
    return limit != LELE_NO_LIMIT && game->mistakes >= limit;
}

static void lose(lele_game *game)
{
    game->status = LELE_STATUS_LOST;
    game->clock.running = false;
    lele_game_say_number(game, LELE_WORD_LOST, game->mistakes);
}

void lele_game_look_for_end(lele_game *game)
{
    lele_grid values;
    lele_game_values(game, &values);
    if (game->status != LELE_STATUS_PLAYING || lele_game_empty_count(game) > 0)
        return;
    if (!lele_grid_is_solution(&game->layout, &values)) {
        lele_game_note_event(game, LELE_EVENT_FULL_WRONG, -1, 0, -1);
        lele_game_say(game, lele_game_errors(game));
        return;
    }
    game->status = LELE_STATUS_SOLVED;
    game->verdict = LELE_VERDICT_SOLVED;
    game->clock.running = false;
    lele_game_note_event(game, LELE_EVENT_SOLVED, -1, 0, -1);
    lele_game_say_number(game, LELE_WORD_SOLVED, 0);
}

/* Whether entering the digit is a choice, and so a branch point: neither the rules nor the everyday
 * techniques leave the cell with one untried candidate.  The log says where the techniques decided,
 * so loading it needs no search, and lines without the word keep the rules. */
static bool is_choice(lele_game *game, lele_command *command, int cell)
{
    if (!lele_game_is_choice(game, cell, command->digit))
        return false;
    if (!game->is_replaying) {
        lele_digits open = lele_game_inferred(game, cell);
        lele_digits_remove(&open, lele_tree_tried(&game->tree, cell));
        command->is_forced = lele_digits_count(open) <= 1;
    }
    return !command->is_forced;
}

static void put(const lele_game *game, lele_cell_state *cells, int cell, int digit)
{
    const bool conflicts = lele_game_conflicting_peer(&game->layout, cells, cell, digit) >= 0;
    cells[cell].value = (uint16_t)digit;
    if (game->settings.auto_notes && !conflicts && game->status != LELE_STATUS_ENTERING)
        lele_game_take_notes_away(game, cells, cell, digit);
}

/* If the limit was lowered below the present count, the game is lost at the next mistake. */
static void count_mistakes(lele_game *game, const lele_cellset *entered, int digit)
{
    const int before = game->mistakes;
    const bool has_solution = lele_advisor_solution(game->advisor) != NULL;
    lele_cellset cells = *entered, broken;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const bool wrong =
            has_solution
                ? lele_game_is_wrong(game, cell)
                : lele_game_conflicting_peer(&game->layout, game->cells, cell, digit) >= 0 ||
                      lele_game_broken_rule(game, game->cells, cell, &broken) != NULL;
        game->mistakes += wrong;
        current(game)->is_wrong = current(game)->is_wrong || wrong;
    }
    if (game->mistakes > before && lele_game_has_lost(game))
        lose(game);
}

/* A choice makes the node before it a branch point.  A forced digit at a branch point that marked
 * itself is the last one to try there: it is no branch point any more. */
static void mark_choice(lele_game *game, const lele_command *command, bool chooses)
{
    lele_tree_node *parent = &game->tree.nodes[current(game)->parent];
    if (chooses) {
        parent->mark = parent->mark == LELE_MARK_NONE ? LELE_MARK_AUTO : parent->mark;
        parent->is_closed = false;
    } else if (command->is_forced && parent->mark == LELE_MARK_AUTO &&
               lele_tree_has_try(&game->tree, current(game)->parent, current(game)->cell)) {
        parent->is_closed = true;
    }
}

static lele_error enter_digit(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_cellset entered, cells;
    lele_error error = editable(game, &command->cells, &entered, problem);
    if (error != LELE_OK)
        return error;
    const int digit = command->digit, first = lele_cellset_first(&entered);
    const bool blocks =
        game->status == LELE_STATUS_ENTERING || game->settings.conflict == LELE_CONFLICT_BLOCK;
    lele_cell_state after[LELE_MAX_CELLS];
    memcpy(after, game->cells, sizeof after);
    cells = entered;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const int other = lele_game_conflicting_peer(&game->layout, after, cell, digit);
        if (blocks && other >= 0)
            return lele_game_refuse_conflict(game, cell, other, digit, problem);
        put(game, after, cell, digit);
        if (blocks && lele_game_refuse_broken(game, after, cell, problem) != LELE_OK)
            return LELE_E_CLUE_BROKEN;
    }
    command->is_forced = command->is_forced && game->is_replaying;
    const bool chooses = game->status == LELE_STATUS_PLAYING && game->settings.auto_branch &&
                         lele_cellset_count(&entered) == 1 && is_choice(game, command, first);
    error = lele_game_commit(game, command->verb, after, problem);
    if (error != LELE_OK)
        return error;
    if (lele_cellset_count(&entered) == 1) {
        current(game)->cell = (int16_t)first;
        current(game)->digit = (int16_t)digit;
    }
    mark_choice(game, command, chooses);
    lele_game_after_entry(game, &entered, digit);
    if (game->status == LELE_STATUS_PLAYING) {
        count_mistakes(game, &entered, digit);
        lele_game_look_for_end(game);
    }
    return LELE_OK;
}

lele_error lele_run_set(lele_game *game, lele_command *command, lele_problem *problem)
{
    return enter_digit(game, command, problem);
}

lele_error lele_run_given(lele_game *game, lele_command *command, lele_problem *problem)
{
    const lele_error error = enter_digit(game, command, problem);
    if (error == LELE_OK)
        game->said.word = LELE_WORD_GIVEN_SET;
    return error;
}

typedef enum layer { LAYER_DIGIT, LAYER_NOTES, LAYER_COLOURS, LAYER_COUNT } layer;

static bool has_layer(const lele_cell_state *cell, layer which)
{
    const bool has[LAYER_COUNT] = {
        [LAYER_DIGIT] = cell->value != 0,
        [LAYER_NOTES] = (cell->notes[LELE_NOTE_CORNER] | cell->notes[LELE_NOTE_CENTRE]) != 0,
        [LAYER_COLOURS] = cell->colours != 0,
    };
    return has[which];
}

static void clear_layer(lele_cell_state *cell, layer which)
{
    if (which == LAYER_DIGIT)
        cell->value = 0;
    else if (which == LAYER_NOTES)
        cell->notes[LELE_NOTE_CORNER] = cell->notes[LELE_NOTE_CENTRE] = 0;
    else
        cell->colours = 0;
}

/* The first layer, in the order of erasing, that one of the cells has. */
static layer top_layer(const lele_game *game, const lele_cellset *chosen)
{
    for (int which = 0; which < LAYER_COLOURS; which++) {
        lele_cellset cells = *chosen;
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
            if (has_layer(&game->cells[cell], (layer)which))
                return (layer)which;
    }
    return LAYER_COLOURS;
}

static void say_cells(lele_game *game, const lele_cellset *cells, lele_word one, lele_word many)
{
    const int count = lele_cellset_count(cells);
    lele_game_say(game, (lele_said){ .word = count == 1 ? one : many,
                                     .cell = lele_mention_of(lele_cellset_first(cells)),
                                     .number = count });
    if (count == 1)
        current(game)->cell = (int16_t)lele_cellset_first(cells);
}

lele_error lele_run_erase(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_cellset chosen = command->cells, cells;
    lele_cell_state after[LELE_MAX_CELLS];
    layer which = LAYER_COLOURS;
    /* The digit of a given cannot be erased, but its colours can. */
    if (editable(game, &command->cells, &chosen, NULL) == LELE_OK)
        which = top_layer(game, &chosen);
    if (which == LAYER_COLOURS)
        chosen = command->cells;
    memcpy(after, game->cells, sizeof after);
    cells = chosen;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        clear_layer(&after[cell], which);
        if (which == LAYER_DIGIT && game->cells[cell].value == 0)
            lele_cellset_remove(&chosen, cell);
    }
    const lele_error error = lele_game_commit(game, command->verb, after, problem);
    if (error != LELE_OK && lele_game_is_given(game, lele_cellset_first(&command->cells)))
        return lele_refuse_cell(problem, LELE_E_GIVEN, &game->layout,
                                lele_cellset_first(&command->cells));
    if (error != LELE_OK)
        return error;
    say_cells(game, &chosen, LELE_WORD_ERASED, LELE_WORD_ERASED_MANY);
    cells = chosen;
    for (int cell; which == LAYER_DIGIT && (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_game_note_event(game, LELE_EVENT_ERASED, cell, 0, -1);
    return LELE_OK;
}

/* The empty cells of a selection, which can have notes; an error if there are none. */
static lele_error empty_cells(const lele_game *game, const lele_cellset *chosen, lele_cellset *ret,
                              lele_problem *problem)
{
    const lele_error error = editable(game, chosen, ret, problem);
    if (error != LELE_OK)
        return error;
    lele_cellset cells = *ret;
    const int first = lele_cellset_first(&cells);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (game->cells[cell].value != 0)
            lele_cellset_remove(ret, cell);
    if (!lele_cellset_is_empty(ret))
        return LELE_OK;
    return lele_refuse_cell(problem, LELE_E_NOT_EMPTY, &game->layout, first);
}

static bool all_have(const lele_game *game, lele_cellset cells, int kind, lele_digits digits)
{
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if ((digits & ~game->cells[cell].notes[kind]) != 0)
            return false;
    return true;
}

lele_error lele_run_note(lele_game *game, lele_command *command, lele_problem *problem)
{
    lele_cellset chosen, cells;
    lele_error error = empty_cells(game, &command->cells, &chosen, problem);
    if (error != LELE_OK)
        return error;
    const int kind = command->note_kind;
    const lele_digits digits = command->digits;
    const bool removes =
        command->sign == '-' || (command->sign == 0 && all_have(game, chosen, kind, digits));
    lele_cell_state after[LELE_MAX_CELLS];
    memcpy(after, game->cells, sizeof after);
    cells = chosen;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits *notes = &after[cell].notes[kind];
        *notes = removes ? lele_digits_minus(*notes, digits) : *notes | digits;
    }
    error = lele_game_commit(game, command->verb, after, problem);
    if (error == LELE_OK)
        say_cells(game, &chosen, LELE_WORD_NOTED, LELE_WORD_NOTED_MANY);
    return error;
}

/* Sets the corner notes and clears the centre notes of the empty cells among the chosen ones; of
 * all empty cells if none is chosen. */
static lele_error replace_notes(lele_game *game, lele_command *command,
                                lele_digits (*corner)(const lele_game *game, int cell),
                                lele_problem *problem)
{
    lele_cellset wanted = command->cells, chosen, cells;
    if (lele_cellset_is_empty(&wanted))
        wanted = game->layout.all;
    lele_error error = empty_cells(game, &wanted, &chosen, problem);
    if (error != LELE_OK)
        return error;
    lele_cell_state after[LELE_MAX_CELLS];
    memcpy(after, game->cells, sizeof after);
    cells = chosen;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        after[cell].notes[LELE_NOTE_CORNER] = corner(game, cell);
        after[cell].notes[LELE_NOTE_CENTRE] = 0;
    }
    error = lele_game_commit(game, command->verb, after, problem);
    if (error == LELE_OK)
        say_cells(game, &chosen, LELE_WORD_NOTED, LELE_WORD_NOTED_MANY);
    return error;
}

static lele_digits no_notes(const lele_game *game, int cell)
{
    (void)game, (void)cell;
    return 0;
}

lele_error lele_run_fill_notes(lele_game *game, lele_command *command, lele_problem *problem)
{
    return replace_notes(game, command, lele_game_candidates, problem);
}

lele_error lele_run_clear_notes(lele_game *game, lele_command *command, lele_problem *problem)
{
    return replace_notes(game, command, no_notes, problem);
}

static bool all_coloured(const lele_game *game, lele_cellset cells, unsigned bit)
{
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if ((game->cells[cell].colours & bit) == 0)
            return false;
    return true;
}

lele_error lele_run_color(lele_game *game, lele_command *command, lele_problem *problem)
{
    if (command->number > LELE_COLOURS) {
        if (problem != NULL)
            lele_problem_quote(problem, "N", 1);
        return lele_problem_set(problem, LELE_E_RANGE);
    }
    const unsigned bit = command->number == 0 ? 0 : 1U << (command->number - 1);
    const bool removes = all_coloured(game, command->cells, bit);
    lele_cell_state after[LELE_MAX_CELLS];
    memcpy(after, game->cells, sizeof after);
    lele_cellset cells = command->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const unsigned colours = after[cell].colours;
        after[cell].colours = (uint16_t)(bit == 0 ? 0 : removes ? colours & ~bit : colours | bit);
    }
    const lele_error error = lele_game_commit(game, command->verb, after, problem);
    if (error == LELE_OK)
        say_cells(game, &command->cells, LELE_WORD_COLOURED, LELE_WORD_COLOURED_MANY);
    return error;
}
