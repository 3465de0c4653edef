/*
 * What help calls assumed when it goes on from wrong digits (setting wrong-first off): the digits
 * that were entered directly after an open mark of the player, and the first wrong digit unless one
 * of these before it is wrong.
 *
 * So a guess is named whether it is right or wrong, and at least one of several assumed digits is
 * wrong wherever they lead to a contradiction.  What was entered later counts as their consequence.
 */
#include "game/state.h"

typedef struct entry {
    uint32_t depth; /* of the node that set the digit; 0: no digit of the player */
    bool is_guess;
} entry;

static bool is_guess(const lele_tree *tree, uint32_t parent)
{
    return parent != LELE_NO_NODE && tree->nodes[parent].mark == LELE_MARK_MANUAL &&
           !tree->nodes[parent].is_closed;
}

/* Follows the path upwards: the first node that changed the digit of a cell is the one that set
 * it. */
static void find_entries(const lele_game *game, entry *ret)
{
    const lele_tree *tree = &game->tree;
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        const lele_tree_node *node = &tree->nodes[at];
        for (uint32_t i = 0; i < node->change_count; i++) {
            const lele_change *change = &tree->changes[node->first_change + i];
            if (change->before.value == change->after.value || ret[change->cell].depth != 0)
                continue;
            ret[change->cell] = (entry){ node->depth, is_guess(tree, node->parent) };
        }
        if (node->is_barrier)
            return;
    }
}

/* The earliest digit that was entered after `depth`, or in the same command in a later cell. */
static int next_entry(const lele_game *game, const entry *entries, uint32_t depth, int after)
{
    int best = -1;
    for (int cell = 0; cell < game->layout.cell_count; cell++) {
        const uint32_t own = entries[cell].depth;
        if (game->cells[cell].value == 0 || own == 0 || own < depth ||
            (own == depth && cell <= after))
            continue;
        if (best < 0 || own < entries[best].depth)
            best = cell;
    }
    return best;
}

int lele_game_assumed(const lele_game *game, lele_cell ret[LELE_MAX_CELLS])
{
    entry entries[LELE_MAX_CELLS] = { 0 };
    int count = 0, last = -1;
    uint32_t depth = 0;
    bool found = false;
    if (game->settings.wrong_first || lele_advisor_solution(game->advisor) == NULL)
        return 0;
    find_entries(game, entries);
    for (int cell; (cell = next_entry(game, entries, depth, last)) >= 0; last = cell) {
        const bool wrong = lele_game_is_wrong(game, cell);
        if (entries[cell].is_guess || (wrong && !found))
            ret[count++] = (lele_cell)cell;
        found = found || wrong;
        depth = entries[cell].depth;
    }
    return count;
}
