/* Why a branch cannot be finished: the entries in it that cannot stand together. */
#include "game/state.h"

#include <string.h>

/* The position at the end of the branch that starts at `node`, following the redo links. */
static void branch_position(const lele_game *game, uint32_t node, lele_hint_position *ret)
{
    const lele_tree *tree = &game->tree;
    while (tree->nodes[node].redo != LELE_NO_NODE)
        node = tree->nodes[node].redo;
    memset(ret, 0, sizeof *ret);
    ret->values = game->start;
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
