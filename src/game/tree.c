/* The history tree, as arrays of nodes, changes, tries and names; see game/tree.h. */
#include "game/tree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "lele/game.h"

/* Doubles an array until it has memory for `count + more` items. */
static bool make_room(void **items, uint32_t *room, uint32_t count, uint32_t more, size_t size)
{
    uint32_t wanted = *room < 16 ? 16 : *room;
    while (wanted - count < more)
        wanted *= 2;
    if (wanted == *room)
        return true;
    void *grown = realloc(*items, wanted * size);
    if (grown == NULL)
        return false;
    *items = grown;
    *room = wanted;
    return true;
}

lele_error lele_tree_reserve(lele_tree *tree, uint32_t changes)
{
    if (tree->node_count >= LELE_GAME_MAX_NODES)
        return LELE_E_LIMIT;
    void *nodes = tree->nodes, *all = tree->changes, *tries = tree->tries, *names = tree->names;
    const bool fits =
        make_room(&nodes, &tree->node_room, tree->node_count, 1, sizeof *tree->nodes) &&
        make_room(&all, &tree->change_room, tree->change_count, changes, sizeof *tree->changes) &&
        make_room(&tries, &tree->try_room, tree->try_count, 1, sizeof *tree->tries) &&
        make_room(&names, &tree->name_room, tree->name_count, 1, sizeof *tree->names);
    tree->nodes = nodes;
    tree->changes = all;
    tree->tries = tries;
    tree->names = names;
    return fits ? LELE_OK : LELE_E_MEMORY;
}

static lele_tree_node *append(lele_tree *tree, uint32_t parent)
{
    lele_tree_node *node = &tree->nodes[tree->node_count++];
    memset(node, 0, sizeof *node);
    node->parent = parent;
    node->redo = node->tried = node->name = LELE_NO_NODE;
    node->first_change = tree->change_count;
    node->cell = -1;
    if (parent != LELE_NO_NODE) {
        node->depth = tree->nodes[parent].depth + 1;
        tree->nodes[parent].child_count++;
    }
    return node;
}

bool lele_tree_init(lele_tree *tree)
{
    *tree = (lele_tree){ 0 };
    if (lele_tree_reserve(tree, 1) != LELE_OK) {
        lele_tree_release(tree);
        return false;
    }
    append(tree, LELE_NO_NODE);
    return true;
}

void lele_tree_release(lele_tree *tree)
{
    free(tree->nodes);
    free(tree->changes);
    free(tree->tries);
    free(tree->names);
    *tree = (lele_tree){ 0 };
}

lele_tree_node *lele_tree_add(lele_tree *tree, const lele_layout *layout, lele_cell_state *cells,
                              const lele_cell_state *after)
{
    assert(tree->node_count < tree->node_room);
    const uint32_t index = tree->node_count;
    lele_tree_node *node = append(tree, tree->current);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (memcmp(&cells[cell], &after[cell], sizeof cells[cell]) == 0)
            continue;
        tree->changes[tree->change_count++] =
            (lele_change){ (lele_cell)cell, cells[cell], after[cell] };
        cells[cell] = after[cell];
    }
    node->change_count = tree->change_count - node->first_change;
    tree->nodes[tree->current].redo = index;
    tree->current = index;
    return node;
}

static void enter(lele_tree *tree, lele_cell_state *cells, uint32_t index)
{
    lele_tree_node *node = &tree->nodes[index];
    for (uint32_t i = 0; i < node->change_count; i++) {
        const lele_change *change = &tree->changes[node->first_change + i];
        cells[change->cell] = change->after;
    }
    node->is_dropped = false;
    tree->nodes[node->parent].redo = index;
    tree->current = index;
}

void lele_tree_undo(lele_tree *tree, lele_cell_state *cells)
{
    const lele_tree_node *node = &tree->nodes[tree->current];
    assert(node->parent != LELE_NO_NODE);
    for (uint32_t i = 0; i < node->change_count; i++) {
        const lele_change *change = &tree->changes[node->first_change + i];
        cells[change->cell] = change->before;
    }
    tree->current = node->parent;
}

void lele_tree_redo(lele_tree *tree, lele_cell_state *cells)
{
    assert(tree->nodes[tree->current].redo != LELE_NO_NODE);
    enter(tree, cells, tree->nodes[tree->current].redo);
}

bool lele_tree_is_above(const lele_tree *tree, uint32_t above, uint32_t node)
{
    while (tree->nodes[node].depth > tree->nodes[above].depth)
        node = tree->nodes[node].parent;
    return node == above;
}

void lele_tree_go(lele_tree *tree, lele_cell_state *cells, uint32_t node)
{
    while (!lele_tree_is_above(tree, tree->current, node))
        lele_tree_undo(tree, cells);
    /* The redo links store the path down to the node, so it needs no memory of its own. */
    for (uint32_t below = node; below != tree->current; below = tree->nodes[below].parent)
        tree->nodes[tree->nodes[below].parent].redo = below;
    while (tree->current != node)
        lele_tree_redo(tree, cells);
}

uint32_t lele_tree_mark_above(const lele_tree *tree)
{
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        const lele_tree_node *node = &tree->nodes[at];
        if (at != tree->current && node->mark != LELE_MARK_NONE && !node->is_closed)
            return at;
        if (node->is_barrier)
            return LELE_NO_NODE;
    }
    return LELE_NO_NODE;
}

uint32_t lele_tree_child_towards(const lele_tree *tree, uint32_t above, uint32_t node)
{
    assert(above != node);
    while (tree->nodes[node].parent != above)
        node = tree->nodes[node].parent;
    return node;
}

void lele_tree_add_try(lele_tree *tree, uint32_t node, int cell, int digit)
{
    for (uint32_t t = tree->nodes[node].tried; t != LELE_NO_NODE; t = tree->tries[t].next) {
        if (tree->tries[t].cell != cell)
            continue;
        tree->tries[t].digits |= lele_digits_of(digit);
        return;
    }
    assert(tree->try_count < tree->try_room);
    tree->tries[tree->try_count] =
        (lele_try){ tree->nodes[node].tried, (lele_cell)cell, lele_digits_of(digit) };
    tree->nodes[node].tried = tree->try_count++;
}

bool lele_tree_has_try(const lele_tree *tree, uint32_t node, int cell)
{
    for (uint32_t t = tree->nodes[node].tried; t != LELE_NO_NODE; t = tree->tries[t].next)
        if (tree->tries[t].cell == cell)
            return true;
    return false;
}

lele_digits lele_tree_tried(const lele_tree *tree, int cell)
{
    lele_digits tried = 0;
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        const lele_tree_node *node = &tree->nodes[at];
        for (uint32_t t = node->tried; t != LELE_NO_NODE; t = tree->tries[t].next)
            if (tree->tries[t].cell == cell)
                tried |= tree->tries[t].digits;
        if (node->is_barrier)
            break;
    }
    return tried;
}

void lele_tree_name(lele_tree *tree, uint32_t node, const char *name, size_t length)
{
    if (tree->nodes[node].name == LELE_NO_NODE) {
        if (length == 0)
            return;
        assert(tree->name_count < tree->name_room);
        tree->nodes[node].name = tree->name_count++;
    }
    lele_problem cut; /* the quote ends at a whole character; control characters become '?' */
    lele_problem_init(&cut);
    lele_problem_quote(&cut, name, length);
    memcpy(tree->names[tree->nodes[node].name], cut.text, LELE_NODE_NAME_SIZE);
}

uint32_t lele_tree_ahead(const lele_tree *tree)
{
    uint32_t steps = 0;
    for (uint32_t at = tree->nodes[tree->current].redo; at != LELE_NO_NODE;
         at = tree->nodes[at].redo)
        steps++;
    return steps;
}
