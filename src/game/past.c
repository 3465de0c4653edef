/* The past of a game's position: which candidates applied hints, imported candidates and the
 * player's notes removed. */
#include "game/past.h"

/* Adds the candidates that a node of the tree eliminated. */
static void add_change(const lele_tree_node *node, const lele_change *change, lele_past *past)
{
    const lele_digits before = change->before.gone | change->before.supposed;
    const lele_digits after = change->after.gone | change->after.supposed;
    const bool hint = node->verb == LELE_VERB_APPLY;
    const lele_removal removal = { hint ? LELE_REMOVAL_HINT : LELE_REMOVAL_INPUT, node->technique,
                                   0 };
    lele_past_add(past, change->cell, lele_digits_minus(after, before), removal);
}

static void add_notes(const lele_game *game, lele_past *past)
{
    const lele_digits all = lele_digits_all(game->layout.size);
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        const lele_digits *notes = game->cells[cell].notes;
        const lele_digits noted = notes[LELE_NOTE_CORNER] | notes[LELE_NOTE_CENTRE];
        lele_past_add(past, cell, lele_digits_minus(all, noted),
                      (lele_removal){ LELE_REMOVAL_NOTE, 0, 0 });
    }
}

void lele_game_past(const lele_game *game, lele_past *ret)
{
    const lele_tree *tree = &game->tree;
    lele_past_init(ret);
    if (lele_game_notes_count(game))
        add_notes(game, ret);
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent)
        for (uint32_t i = 0; i < tree->nodes[at].change_count; i++)
            add_change(&tree->nodes[at], &tree->changes[tree->nodes[at].first_change + i], ret);
}
