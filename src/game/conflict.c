/*
 * Conflicts of the player's digits: equal digits that see each other, and clues that are broken, by
 * which cells, in which words.
 */
#include "game/state.h"

int lele_game_conflicting_peer(const lele_layout *layout, const lele_cell_state *cells, int cell,
                               int digit)
{
    lele_cellset peers = layout->peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (cells[peer].value == digit)
            return peer;
    return -1;
}

static lele_error refuse_clue(lele_problem *problem, const lele_layout *layout, int clue, int cell)
{
    if (problem != NULL)
        problem->look = layout->clues->list.clue[clue].look;
    return lele_refuse_cell(problem, LELE_E_CLUE_BROKEN, layout, cell);
}

lele_error lele_game_refuse_conflict(const lele_game *game, int cell, int other, int digit,
                                     lele_problem *problem)
{
    const lele_layout *layout = &game->layout;
    const int unit = lele_layout_shared_unit(layout, cell, other);
    if (problem != NULL) {
        problem->other = lele_cell_place(layout, other);
        problem->digit = digit;
    }
    if (unit < 0)
        return refuse_clue(problem, layout, lele_layout_shared_clue(layout, cell, other), cell);
    if (problem != NULL)
        problem->unit_kind = (int)layout->units[unit].kind;
    return lele_refuse_cell(problem, LELE_E_TAKEN, layout, cell);
}

const lele_rule *lele_game_broken_rule(const lele_game *game, const lele_cell_state *cells,
                                       int cell, lele_cellset *broken)
{
    const lele_layout *layout = &game->layout;
    lele_grid grid;
    if (layout->clues == NULL)
        return NULL;
    lele_grid_clear(&grid);
    for (int i = 0; i < layout->cell_count; i++)
        grid.cell[i] = (uint8_t)cells[i].value;
    return lele_layout_broken_rule_at(layout, &grid, cell, broken);
}

lele_error lele_game_refuse_broken(const lele_game *game, const lele_cell_state *cells, int cell,
                                   lele_problem *problem)
{
    const lele_layout *layout = &game->layout;
    lele_cellset broken;
    const lele_rule *rule = lele_game_broken_rule(game, cells, cell, &broken);
    if (rule == NULL)
        return LELE_OK;
    lele_cellset_remove(&broken, cell);
    if (problem != NULL)
        problem->other = lele_cell_place(
            layout, lele_cellset_is_empty(&broken) ? cell : lele_cellset_first(&broken));
    return refuse_clue(problem, layout, rule->clue, cell);
}

/* Says which clue a digit breaks. */
static void say_broken(lele_game *game, int cell, int digit)
{
    lele_said said = { .word = LELE_WORD_CLUE_BROKEN };
    const lele_rule *rule = lele_game_broken_rule(game, game->cells, cell, &said.cells);
    if (rule == NULL)
        return;
    said.clue = lele_mention_of(rule->clue);
    lele_game_note_event(game, LELE_EVENT_CONFLICT, cell, digit, -1);
    lele_game_say(game, said);
}

void lele_game_say_conflict(lele_game *game, int cell, int digit)
{
    const int other = lele_game_conflicting_peer(&game->layout, game->cells, cell, digit);
    if (game->settings.conflict == LELE_CONFLICT_OFF)
        return;
    if (other < 0) {
        say_broken(game, cell, digit);
        return;
    }
    lele_game_note_event(game, LELE_EVENT_CONFLICT, cell, digit, -1);
    const bool given = lele_game_is_given(game, other);
    lele_game_say(game, (lele_said){ .word = given ? LELE_WORD_CONFLICT_GIVEN : LELE_WORD_CONFLICT,
                                     .cell = lele_mention_of(cell),
                                     .other = lele_mention_of(other),
                                     .digit = digit });
}

lele_said lele_game_errors(const lele_game *game)
{
    lele_said said = { .word = LELE_WORD_ERRORS };
    lele_grid values;
    lele_game_values(game, &values);
    const lele_rule *rule = lele_layout_broken_rule(&game->layout, &values, &said.cells);
    if (rule != NULL) {
        said.word = LELE_WORD_ERRORS_CLUE;
        said.clue = lele_mention_of(rule->clue);
    }
    return said;
}
