/*
 * The JSON of the history tree.  The branch panel omits long runs of moves.  It lists the root, the
 * current node, marks and forks with their children, leaves, restarts and named nodes.
 */
#include "game/view_parts.h"

#include <stdlib.h>

static bool is_branching(const lele_tree_node *node)
{
    return node->mark != LELE_MARK_NONE || node->child_count > 1;
}

/* Whether the node is the first digit after an open mark: the choice itself. */
static bool is_guess(const lele_tree *tree, uint32_t index)
{
    const lele_tree_node *node = &tree->nodes[index];
    if (node->digit == 0 || node->is_barrier)
        return false;
    do {
        node = &tree->nodes[node->parent];
        if (node->mark != LELE_MARK_NONE)
            return !node->is_closed;
    } while (node->digit == 0 && !node->is_barrier && node->parent != LELE_NO_NODE);
    return false;
}

static bool is_listed(const lele_tree *tree, uint32_t index)
{
    const lele_tree_node *node = &tree->nodes[index];
    return index == 0 || index == tree->current || is_branching(node) || node->child_count == 0 ||
           node->name != LELE_NO_NODE || node->is_barrier ||
           is_branching(&tree->nodes[node->parent]) || is_guess(tree, index);
}

/* What a change did that is not one digit in one cell; {cell} is empty where it changed several. */
static const lele_word moves[LELE_VERB_COUNT] = {
    [LELE_VERB_SET] = LELE_WORD_MOVE_SET,
    [LELE_VERB_ERASE] = LELE_WORD_MOVE_ERASE,
    [LELE_VERB_NOTE] = LELE_WORD_MOVE_NOTE,
    [LELE_VERB_FILL_NOTES] = LELE_WORD_MOVE_FILL_NOTES,
    [LELE_VERB_CLEAR_NOTES] = LELE_WORD_MOVE_CLEAR_NOTES,
    [LELE_VERB_COLOR] = LELE_WORD_MOVE_COLOR,
    [LELE_VERB_APPLY] = LELE_WORD_MOVE_APPLY,
    [LELE_VERB_RESTART] = LELE_WORD_MOVE_RESTART,
    [LELE_VERB_SOLVE] = LELE_WORD_MOVE_SOLVE,
    [LELE_VERB_IMPORT] = LELE_WORD_MOVE_IMPORT,
};

static void write_label(const lele_game *game, const lele_tree_node *node, lele_lang lang,
                        lele_json *json)
{
    const bool is_root = node->parent == LELE_NO_NODE;
    const lele_word_facts facts = { .layout = &game->layout,
                                    .cell = lele_mention_of(node->cell),
                                    .digit = node->digit };
    const lele_word word = is_root            ? LELE_WORD_MOVE_NONE
                           : node->digit != 0 ? LELE_WORD_MOVE_DIGIT
                                              : moves[node->verb];
    lele_text label;
    lele_text_init(&label);
    lele_words_write(word, lang, &facts, &label);
    while (label.length > 0 && label.data[label.length - 1] == ' ') /* no cell to name */
        label.data[--label.length] = '\0';
    lele_json_key_text(json, "label", &label);
    lele_text_release(&label);
}

static void write_death(const lele_game *game, const lele_tree_node *node, lele_lang lang,
                        lele_json *json)
{
    static const lele_word words[] = {
        [LELE_DEAD_NOT] = LELE_WORD_NOTHING,
        [LELE_DEAD_CONFLICT] = LELE_WORD_DEAD_CONFLICT,
        [LELE_DEAD_CELL] = LELE_WORD_DEAD_CELL,
        [LELE_DEAD_UNIT] = LELE_WORD_DEAD_UNIT,
    };
    const lele_dead_end kind = node->dead.kind;
    const bool cell_is_dead = kind == LELE_DEAD_CELL;
    const bool unit_is_dead = kind == LELE_DEAD_CONFLICT || kind == LELE_DEAD_UNIT;
    const lele_word_facts facts = { .layout = &game->layout,
                                    .cell = lele_mention_of(cell_is_dead ? node->dead.cell : -1),
                                    .unit = lele_mention_of(unit_is_dead ? node->dead.unit : -1),
                                    .digit = node->dead.digit,
                                    .cells = node->culprits,
                                    .cell_count = node->culprit_count };
    lele_json_key(json, "dead");
    lele_json_words(json,
                    node->culprit_count > 0 ? LELE_WORD_DEAD_CULPRITS : words[node->dead.kind],
                    lang, &facts);
}

static void write_tries(const lele_tree *tree, const lele_tree_node *node, lele_json *json)
{
    lele_json_key(json, "tried");
    lele_json_array_begin(json);
    for (uint32_t t = node->tried; t != LELE_NO_NODE; t = tree->tries[t].next) {
        lele_json_object_begin(json);
        lele_json_key_int(json, "cell", tree->tries[t].cell);
        lele_json_key_digits(json, "digits", tree->tries[t].digits);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void write_node(const lele_game *game, uint32_t index, lele_tree_extent extent, bool on_path,
                       lele_lang lang, lele_json *json)
{
    static const char *const marks[] = { "", "auto", "manual" };
    const lele_tree *tree = &game->tree;
    const lele_tree_node *node = &tree->nodes[index];
    uint32_t parent = node->parent;
    while (extent == LELE_TREE_BRANCHES && parent != LELE_NO_NODE && !is_listed(tree, parent))
        parent = tree->nodes[parent].parent;
    lele_json_object_begin(json);
    lele_json_key_int(json, "id", index);
    lele_json_key_int(json, "parent", parent == LELE_NO_NODE ? -1 : (int64_t)parent);
    lele_json_key_int(json, "steps",
                      parent == LELE_NO_NODE ? 0 : node->depth - tree->nodes[parent].depth);
    write_label(game, node, lang, json);
    lele_json_key_string(json, "move", index == 0 ? "" : lele_verb_at(node->verb)->word);
    lele_json_key_int(json, "cell", node->cell);
    lele_json_key_int(json, "digit", node->digit);
    lele_json_key_string(json, "mark", marks[node->mark]);
    lele_json_key_bool(json, "closed", node->is_closed);
    lele_json_key_bool(json, "guess", index != 0 && is_guess(tree, index));
    lele_json_key_string(json, "name", node->name != LELE_NO_NODE ? tree->names[node->name] : "");
    lele_json_key_bool(json, "onPath", on_path);
    write_death(game, node, lang, json);
    lele_json_key_bool(json, "dropped", node->is_dropped);
    write_tries(tree, node, json);
    lele_json_key_int(json, "time", node->time);
    lele_json_object_end(json);
}

void lele_tree_nodes_json(const lele_game *game, lele_tree_extent extent, lele_lang lang,
                          lele_json *json)
{
    const lele_tree *tree = &game->tree;
    bool *on_path = calloc(tree->node_count, sizeof *on_path);
    if (on_path == NULL) {
        json->out->failed = true;
        return;
    }
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent)
        on_path[at] = true;
    lele_json_array_begin(json);
    for (uint32_t i = 0; i < tree->node_count; i++)
        if (extent == LELE_TREE_ALL || is_listed(tree, i))
            write_node(game, i, extent, on_path[i], lang, json);
    lele_json_array_end(json);
    free(on_path);
}

/* Writes the open marks from the last restart to the current node, and the number of the first
 * one that the player made (0: none). */
static void write_marks(const lele_tree *tree, lele_json *json)
{
    uint32_t marks[LELE_MAX_CELLS];
    int count = 0;
    for (uint32_t at = tree->current; at != LELE_NO_NODE; at = tree->nodes[at].parent) {
        const lele_tree_node *node = &tree->nodes[at];
        if (node->mark != LELE_MARK_NONE && !node->is_closed && count < LELE_MAX_CELLS)
            marks[count++] = at;
        if (node->is_barrier)
            break;
    }
    int guess = 0;
    lele_json_key(json, "marks");
    lele_json_array_begin(json);
    for (int i = 1; i <= count; i++) {
        const uint32_t mark = marks[count - i];
        guess = guess == 0 && tree->nodes[mark].mark == LELE_MARK_MANUAL ? i : guess;
        lele_json_int(json, mark);
    }
    lele_json_array_end(json);
    lele_json_key_int(json, "guess", guess);
}

void lele_tree_json(const lele_game *game, lele_tree_extent extent, lele_lang lang, lele_json *json)
{
    const lele_tree *tree = &game->tree;
    const uint32_t depth = tree->nodes[tree->current].depth;
    lele_json_object_begin(json);
    lele_json_key_int(json, "current", tree->current);
    lele_json_key_int(json, "depth", depth);
    lele_json_key_int(json, "length", depth + lele_tree_ahead(tree));
    write_marks(tree, json);
    if (extent != LELE_TREE_NO_NODES) {
        lele_json_key(json, "nodes");
        lele_tree_nodes_json(game, extent, lang, json);
    }
    lele_json_object_end(json);
}
