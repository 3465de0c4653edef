/*
 * Propagation of one assumption.
 *
 * What is on turns off the rest of its cell and the same digit in its regions; what is off turns on
 * the last other candidate of its cell or its regions.  All that is on is treated before the next
 * that is off.  `left` has the candidates that are not off yet, so each look at a mask gives new
 * nodes or a contradiction.
 */
#include <string.h>

#include "technique/se/se_chain.h"

static int add_node(lele_se_frame *frame, int cand, int state, int parent, int cause)
{
    const int index = frame->growing->count++;
    lele_se_node *node = &frame->node[index];
    node->cand = (uint16_t)cand;
    node->parent = (uint16_t)parent;
    node->hidden = 0;
    node->count = (uint16_t)(frame->node[parent].count + 1);
    node->state = (uint8_t)state;
    node->cause = (uint8_t)cause;
    node->exact = frame->node[parent].exact;
    return index;
}

/* Enters the last node into the sets and the queue of its state. */
static void enter(lele_se_frame *frame, int index)
{
    lele_se_tree *tree = frame->growing;
    const lele_se_node *node = &frame->node[index];
    const int cand = node->cand, state = node->state;
    lele_se_set_add(tree->set[state], cand);
    tree->at[state][cand] = (uint16_t)index;
    frame->queue[state][frame->tail[state]++] = (uint16_t)index;
}

static void leave(lele_se_frame *frame, int cell, int digit)
{
    const uint8_t *region = frame->places->region[cell];
    const uint8_t *position = frame->places->position[cell];
    frame->left[cell] &= (uint16_t) ~(1U << digit);
    for (int kind = 0; kind < LELE_SE_KINDS; kind++)
        frame->left_place[region[kind]][digit] &= (uint16_t) ~(1U << position[kind]);
}

/* The last node contradicts a node of the tree. */
static bool conflict(lele_se_frame *frame, int index)
{
    lele_se_tree *tree = frame->growing;
    const lele_se_node *node = &frame->node[index];
    tree->contradiction = true;
    tree->conflict[node->state] = (uint16_t)index;
    tree->conflict[!node->state] = tree->at[!node->state][node->cand];
    if (frame->mode->level > 0)
        frame->node[index].exact = false; /* an equal node may be an ancestor */
    return true;
}

/* True: a contradiction. */
static bool turn_off(lele_se_frame *frame, int cell, int digit, int parent, int cause)
{
    const int cand = frame->index[cell][digit];
    const int index = add_node(frame, cand, LELE_SE_OFF, parent, cause);
    if (lele_se_in(frame->growing->set[LELE_SE_ON], cand))
        return conflict(frame, index);
    enter(frame, index);
    leave(frame, cell, digit);
    return false;
}

static bool expand_on(lele_se_frame *frame, int index)
{
    const lele_se_places *places = frame->places;
    const int cell = frame->cell[frame->node[index].cand];
    const int digit = frame->digit[frame->node[index].cand];
    if (!frame->mode->nishio)
        for (unsigned rest = frame->left[cell] & ~(1U << digit); rest != 0;)
            if (turn_off(frame, cell, lele_se_pop(&rest), index, LELE_SE_BY_CELL))
                return true;
    for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
        const int region = places->region[cell][kind];
        unsigned rest = frame->left_place[region][digit] & ~(1U << places->position[cell][kind]);
        while (rest != 0)
            if (turn_off(frame, places->cell[region][lele_se_pop(&rest)], digit, index, kind))
                return true;
    }
    return false;
}

struct result {
    uint16_t cand, hidden;
    uint8_t cause;
};

/* What must be on when the candidate is off; up to four results, each candidate once. */
static int turned_on(const lele_se_frame *frame, int cell, int digit, struct result *ret)
{
    const lele_se_places *places = frame->places;
    const unsigned pair = frame->now.cand[cell];
    int count = 0;
    if (!frame->mode->nishio && lele_se_is_single(pair & ~(1U << digit)))
        ret[count++] =
            (struct result){ frame->index[cell][lele_se_lowest(pair & ~(1U << digit))],
                             (uint16_t)(frame->start.cand[cell] & ~pair), LELE_SE_BY_CELL };
    for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
        const int region = places->region[cell][kind];
        const unsigned there = frame->now.place[region][digit];
        const unsigned others = there & ~(1U << places->position[cell][kind]);
        if (!lele_se_is_single(others))
            continue;
        const int cand = frame->index[places->cell[region][lele_se_lowest(others)]][digit];
        bool listed = false;
        for (int i = 0; i < count; i++)
            listed |= ret[i].cand == cand;
        if (!listed)
            ret[count++] = (struct result){ (uint16_t)cand,
                                            (uint16_t)(frame->start.place[region][digit] & ~there),
                                            (uint8_t)kind };
    }
    return count;
}

static void remove_now(lele_se_frame *frame, int cell, int digit)
{
    const uint8_t *region = frame->places->region[cell];
    const uint8_t *position = frame->places->position[cell];
    frame->now.cand[cell] &= (uint16_t) ~(1U << digit);
    for (int kind = 0; kind < LELE_SE_KINDS; kind++)
        frame->now.place[region[kind]][digit] &= (uint16_t) ~(1U << position[kind]);
}

static bool turn_on(lele_se_frame *frame, const struct result *result, int parent)
{
    const lele_se_tree *tree = frame->growing;
    const bool refuted = lele_se_in(tree->set[LELE_SE_OFF], result->cand);
    if (!refuted && lele_se_in(tree->set[LELE_SE_ON], result->cand))
        return false;
    const int index = add_node(frame, result->cand, LELE_SE_ON, parent, result->cause);
    lele_se_node *node = &frame->node[index];
    if (result->hidden != 0) {
        const int least = lele_se_count(result->hidden) + 2;
        node->hidden = result->hidden;
        node->exact = false;
        if (node->count < least)
            node->count = (uint16_t)least;
    }
    if (refuted)
        return conflict(frame, index);
    enter(frame, index);
    return false;
}

static bool expand_off(lele_se_frame *frame, int index)
{
    struct result result[LELE_SE_KINDS + 1];
    const int cell = frame->cell[frame->node[index].cand];
    const int digit = frame->digit[frame->node[index].cand];
    const int count = turned_on(frame, cell, digit, result);
    if (frame->mode->dynamic) {
        remove_now(frame, cell, digit);
        if ((frame->left[cell] >> digit & 1) != 0)
            leave(frame, cell, digit); /* a pattern turned it off although it is on */
    }
    for (int i = 0; i < count; i++)
        if (turn_on(frame, &result[i], index))
            return true;
    return false;
}

void lele_se_spread_add(lele_se_frame *frame, int cand, int advance)
{
    lele_se_tree *tree = frame->growing;
    if (lele_se_in(tree->set[LELE_SE_OFF], cand))
        return;
    const lele_se_advance *why = &frame->advance[advance];
    const int index = add_node(frame, cand, LELE_SE_OFF, why->parent[0], LELE_SE_BY_PATTERN);
    frame->node[index].hidden = (uint16_t)advance;
    frame->node[index].exact = false;
    enter(frame, index);
    tree->has_nested |= why->nested != NULL;
    /* It stays in `left` where it is on: who turns it off later meets the contradiction. */
    if (!lele_se_in(tree->set[LELE_SE_ON], cand))
        leave(frame, frame->cell[cand], frame->digit[cand]);
}

static void run(lele_se_frame *frame)
{
    for (;;) {
        if (frame->head[LELE_SE_ON] < frame->tail[LELE_SE_ON]) {
            if (expand_on(frame, frame->queue[LELE_SE_ON][frame->head[LELE_SE_ON]++]))
                return;
        } else if (frame->head[LELE_SE_OFF] < frame->tail[LELE_SE_OFF]) {
            if (expand_off(frame, frame->queue[LELE_SE_OFF][frame->head[LELE_SE_OFF]++]))
                return;
        } else if (frame->mode->level == 0 || lele_se_must_stop(frame) ||
                   !lele_se_advance_nodes(frame)) {
            return;
        }
    }
}

/* Memory for the tree; false: there is none, and the tree is empty. */
static bool prepare(lele_se_frame *frame, lele_se_tree *tree)
{
    const size_t words = (size_t)frame->words, count = (size_t)frame->count;
    memset(tree, 0, sizeof *tree);
    uint64_t *sets = lele_se_arena_take(&frame->arena, 2 * words * sizeof *sets);
    uint16_t *at = lele_se_arena_take(&frame->arena, 2 * count * sizeof *at);
    if (sets == NULL || at == NULL)
        return false;
    memset(sets, 0, 2 * words * sizeof *sets);
    for (int state = 0; state < 2; state++) {
        tree->set[state] = sets + (size_t)state * words;
        tree->at[state] = at + (size_t)state * count;
        frame->head[state] = frame->tail[state] = 0;
    }
    frame->now = frame->start;
    memcpy(frame->left, frame->start.cand, sizeof frame->left);
    memcpy(frame->left_place, frame->start.place, sizeof frame->left_place);
    frame->advance_count = 0;
    frame->growing = tree;
    return true;
}

/* Moves what was scratch into the memory of the search. */
static bool finish(lele_se_frame *frame, lele_se_tree *tree)
{
    const size_t nodes = (size_t)tree->count * sizeof *tree->node;
    const size_t advances = (size_t)frame->advance_count * sizeof *tree->advance;
    tree->node = lele_se_arena_take(&frame->arena, nodes);
    lele_se_advance *advance = lele_se_arena_take(&frame->arena, advances);
    if (tree->node == NULL || advance == NULL)
        return false;
    memcpy(tree->node, frame->node, nodes);
    memcpy(advance, frame->advance, advances);
    tree->advance = advance;
    frame->chains->work += (uint64_t)tree->count + 16;
    return true;
}

const lele_se_tree *lele_se_spread(lele_se_frame *frame, int cand, int state)
{
    lele_se_tree *tree = &frame->tree[state][cand];
    if (frame->done[state][cand])
        return tree;
    frame->done[state][cand] = true;
    bool good = prepare(frame, tree);
    if (good) {
        const lele_se_node start = { .cand = (uint16_t)cand,
                                     .parent = LELE_SE_NONE,
                                     .count = 1,
                                     .state = (uint8_t)state,
                                     .cause = LELE_SE_BY_NOTHING,
                                     .exact = true };
        frame->node[tree->count++] = start;
        enter(frame, 0);
        if (state == LELE_SE_OFF)
            leave(frame, frame->cell[cand], frame->digit[cand]);
        run(frame);
        good = finish(frame, tree);
    }
    if (!good) {
        frame->chains->failed = true;
        *tree = (lele_se_tree){ .set = { frame->nothing, frame->nothing } };
    }
    return tree;
}
