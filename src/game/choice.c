/* Whether a digit of the player is a choice among several, and so a branch point. */
#include "game/state.h"

/* Whether the cell is the only place for the digit in one of its units. */
static bool is_only_place(const lele_game *game, int cell, int digit)
{
    const lele_layout *layout = &game->layout;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const lele_unit *unit = &layout->units[layout->cell_units[cell][i]];
        int others = 0;
        for (int k = 0; k < layout->size; k++) {
            const int other = unit->cells[k];
            others += other != cell && game->cells[other].value == 0 &&
                      lele_digits_has(lele_game_candidates(game, other), digit);
        }
        if (others == 0)
            return true;
    }
    return false;
}

bool lele_game_is_choice(const lele_game *game, int cell, int digit)
{
    lele_digits open = lele_game_candidates(game, cell);
    if (!lele_digits_has(open, digit))
        return false;
    const lele_cell_state *state = &game->cells[cell];
    if (lele_game_notes_count(game) && state->value == 0)
        open &= state->notes[LELE_NOTE_CORNER] | state->notes[LELE_NOTE_CENTRE];
    lele_digits_remove(&open, lele_tree_tried(&game->tree, cell));
    return lele_digits_count(open) > 1 && !is_only_place(game, cell, digit);
}

lele_digits lele_game_inferred(lele_game *game, int cell)
{
    lele_hint_position position;
    lele_game_hint_position(game, &position);
    if (position.values.cell[cell] != 0) {
        position.values.cell[cell] = 0;
        position.candidates[cell] = lele_game_candidates(game, cell);
    }
    return lele_advisor_infer(game->advisor, &position, cell);
}
