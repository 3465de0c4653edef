/*
 * The nested levels: when a propagation has nothing left to do, patterns and chains in its grid turn
 * more candidates off.
 *
 * A hint counts only if it needs what the propagation removed: these candidates are the parents of
 * the new nodes.  "Start" is the grid when the propagation began, "now" the grid without what it
 * removed.
 */
#include <string.h>

#include "technique/se/se_chain.h"

/* Candidates that the propagation removed, each once, in the order of finding. */
struct parents {
    lele_se_frame *frame;
    uint64_t set[LELE_SE_WORDS];
    uint16_t node[LELE_SE_CANDIDATES];
    int count;
};

static void start_parents(struct parents *parents, lele_se_frame *frame)
{
    parents->frame = frame;
    parents->count = 0;
    memset(parents->set, 0, sizeof parents->set);
}

static void add_parent(struct parents *parents, int cell, int digit)
{
    const int cand = parents->frame->index[cell][digit];
    if (lele_se_in(parents->set, cand))
        return;
    lele_se_set_add(parents->set, cand);
    parents->node[parents->count++] = parents->frame->growing->at[LELE_SE_OFF][cand];
}

/* The removed digits of the cell among `digits`. */
static void add_cell_parents(struct parents *parents, int cell, unsigned digits)
{
    const lele_se_frame *frame = parents->frame;
    for (unsigned rest = frame->start.cand[cell] & ~(unsigned)frame->now.cand[cell] & digits;
         rest != 0;)
        add_parent(parents, cell, lele_se_pop(&rest));
}

/* The removed places of the digit in the region, but not the positions of `except`. */
static void add_region_parents(struct parents *parents, int region, int digit, unsigned except)
{
    const lele_se_frame *frame = parents->frame;
    unsigned rest =
        frame->start.place[region][digit] & ~(unsigned)frame->now.place[region][digit] & ~except;
    while (rest != 0)
        add_parent(parents, lele_se_cell_of(frame->places, region, lele_se_pop(&rest)), digit);
}

static void parents_of_lines(struct parents *parents, const lele_se_hint *hint)
{
    for (int i = 0; i < hint->base_count; i++) {
        unsigned covered = 0;
        for (int k = 0; k < hint->cover_count; k++)
            covered |= parents->frame->places->cross[hint->base[i]][hint->cover[k]];
        add_region_parents(parents, hint->base[i], lele_se_lowest(hint->digits), covered);
    }
}

static void parents_of_hidden(struct parents *parents, const lele_se_hint *hint)
{
    const lele_se_frame *frame = parents->frame;
    for (int i = 0; i < LELE_SE_SIZE; i++) {
        const int cell = lele_se_cell_of(frame->places, hint->base[0], i);
        if ((frame->now.cand[cell] & hint->digits) == 0)
            add_cell_parents(parents, cell, hint->digits);
    }
}

static void parents_of_naked(struct parents *parents, const lele_se_hint *hint)
{
    for (int i = 0; i < hint->base_count; i++)
        add_cell_parents(parents, hint->base[i], ~hint->digits);
}

/* The order in which a Java HashMap with the cells as keys returns them. */
static void order_as_map(lele_se_gone *gone, int count)
{
    int size = 16;
    while (count > size / 4 * 3)
        size *= 2;
    for (int i = 1; i < count; i++) {
        const lele_se_gone moved = gone[i];
        int at = i;
        for (; at > 0 && gone[at - 1].cell % size > moved.cell % size; at--)
            gone[at] = gone[at - 1];
        gone[at] = moved;
    }
}

/* Whether an elimination is not known to the propagation. */
static bool is_new(const lele_se_frame *frame, const lele_se_gone *gone, int count)
{
    const uint64_t *off = frame->growing->set[LELE_SE_OFF];
    for (int i = 0; i < count; i++)
        for (unsigned rest = gone[i].digits; rest != 0;)
            if (!lele_se_in(off, frame->index[gone[i].cell][lele_se_pop(&rest)]))
                return true;
    return false;
}

static void add_nodes(lele_se_frame *frame, const struct parents *parents, lele_se_gone *gone,
                      int count, const lele_se_nested *nested)
{
    const size_t bytes = (size_t)parents->count * sizeof *parents->node;
    uint16_t *copy = lele_se_arena_take(&frame->arena, bytes);
    if (copy == NULL) {
        frame->chains->failed = true;
        return;
    }
    memcpy(copy, parents->node, bytes);
    const int index = frame->advance_count++;
    frame->advance[index] = (lele_se_advance){ copy, parents->count, nested };
    order_as_map(gone, count);
    for (int i = 0; i < count; i++)
        for (unsigned rest = gone[i].digits; rest != 0;)
            lele_se_spread_add(frame, frame->index[gone[i].cell][lele_se_pop(&rest)], index);
}

/* Takes a hint without chains; never stops the producer. */
static bool take_pattern(lele_se_search *search, void *data)
{
    static void (*const parents_of[])(struct parents *, const lele_se_hint *) = {
        [LELE_SE_LINES] = parents_of_lines,
        [LELE_SE_HIDDEN] = parents_of_hidden,
        [LELE_SE_NAKED] = parents_of_naked,
    };
    lele_se_frame *frame = data;
    lele_se_hint *hint = &search->hint;
    struct parents parents;
    start_parents(&parents, frame);
    parents_of[hint->pattern](&parents, hint);
    if (parents.count > 0 && is_new(frame, hint->gone, hint->gone_count))
        add_nodes(frame, &parents, hint->gone, hint->gone_count, NULL);
    return false;
}

static bool add_patterns(lele_se_frame *frame)
{
    static const struct {
        lele_se_find_fn find;
        lele_se_task task;
    } producers[] = {
        { lele_se_locking, { .direct = false } },
        { lele_se_hidden_set, { .size = 2 } },
        { lele_se_naked_set, { .size = 2 } },
        { lele_se_fish, { .size = 2 } },
    };
    lele_se_search search = {
        .places = frame->places, .grid = &frame->now, .offer = take_pattern, .data = frame
    };
    const int before = frame->growing->count;
    for (size_t i = 0; i < sizeof producers / sizeof *producers; i++) {
        producers[i].find(&search, &producers[i].task);
        if (frame->growing->count > before)
            return true;
    }
    return false;
}

/* What a node that is on, by this cause, needs in the outer grid. */
static void parents_of_node(struct parents *parents, const lele_se_frame *inner, int cand,
                            int cause)
{
    const int cell = inner->cell[cand];
    if (cause == LELE_SE_BY_CELL)
        add_cell_parents(parents, cell, ~0U);
    else if (cause < LELE_SE_KINDS)
        add_region_parents(parents, inner->places->region[cell][cause], inner->digit[cand], 0);
}

static void parents_of_chain(struct parents *parents, lele_se_frame *inner,
                             const lele_se_found *found)
{
    for (int i = 0; i < found->end_count; i++) {
        const lele_se_tree *tree = found->end[i].tree;
        const int count = lele_se_walk(inner, &found->end[i], LELE_SE_NODES);
        for (int k = 0; k < count; k++) {
            const lele_se_node *node = &tree->node[inner->order[k]];
            const int cause = node->cause == LELE_SE_BY_NOTHING ? found->source : node->cause;
            if (node->state == LELE_SE_ON)
                parents_of_node(parents, inner, node->cand, cause);
        }
    }
    if (!found->cycle)
        return;
    /* The reversed cycle: what was off is on there, by the cause it had. */
    const lele_se_tree *tree = found->end[0].tree;
    for (int k = 0; k < tree->count; k++)
        if (tree->node[k].state == LELE_SE_OFF)
            parents_of_node(parents, inner, tree->node[k].cand, tree->node[k].cause);
}

/* The nodes of all ends as one text, with cells and digits; its length. */
static int write_nested(lele_se_frame *inner, const lele_se_found *found, uint16_t *ret)
{
    int length = 0;
    for (int i = 0; i < found->end_count; i++) {
        const lele_se_tree *tree = found->end[i].tree;
        const int count = lele_se_walk(inner, &found->end[i], LELE_SE_NODES);
        for (int k = 0; k < count; k++) {
            const lele_se_node *node = &tree->node[inner->order[k]];
            ret[length++] =
                (uint16_t)((inner->cell[node->cand] * LELE_SE_SIZE + inner->digit[node->cand]) * 2 +
                           node->state);
        }
        ret[length++] = LELE_SE_NONE;
    }
    return length;
}

/* The record of the chain; equal chains have the same one.  NULL: memory is short. */
static const lele_se_nested *record(lele_se_frame *inner, const lele_se_found *found)
{
    lele_se_chains *chains = inner->chains;
    uint16_t text[LELE_SE_ENDS * (LELE_SE_NODES + 1)];
    const int length = write_nested(inner, found, text);
    const size_t bytes = (size_t)length * sizeof *text;
    uint32_t mix = 0;
    for (int i = 0; i < length; i++)
        mix = (mix ^ text[i]) * UINT32_C(0x9E3779B1);
    const lele_se_nested **bucket = &chains->nested[mix >> 24];
    for (const lele_se_nested *at = *bucket; at != NULL; at = at->next)
        if (at->length == length && memcmp(at->text, text, bytes) == 0)
            return at;
    lele_se_nested *nested = lele_se_arena_take(&chains->nested_arena, sizeof *nested);
    uint16_t *copy = lele_se_arena_take(&chains->nested_arena, bytes);
    if (nested == NULL || copy == NULL) {
        chains->failed = true;
        return NULL;
    }
    memcpy(copy, text, bytes);
    *nested = (lele_se_nested){ *bucket, found->complexity, length, copy };
    *bucket = nested;
    return nested;
}

static bool add_chains(lele_se_frame *frame, int mode)
{
    lele_se_frame *inner = lele_se_chains_frame(frame->chains, frame->depth + 1);
    const int before = frame->growing->count;
    if (inner == NULL)
        return false;
    lele_se_chains_search(inner, &frame->now, &lele_se_modes[mode], true);
    for (int i = 0; i < inner->found_count && !frame->chains->failed; i++) {
        const lele_se_found *found = inner->sorted[i].found;
        lele_se_gone gone[LELE_SE_CELLS];
        struct parents parents;
        const int count = lele_se_found_gone(inner, found, gone);
        if (!is_new(frame, gone, count))
            continue;
        start_parents(&parents, frame);
        parents_of_chain(&parents, inner, found);
        if (parents.count > 0)
            add_nodes(frame, &parents, gone, count, record(inner, found));
    }
    return frame->growing->count > before;
}

bool lele_se_advance_nodes(lele_se_frame *frame)
{
    const lele_se_mode *mode = frame->mode;
    if (add_patterns(frame))
        return true;
    if (mode->level >= 4)
        return add_chains(frame, LELE_SE_DYNAMIC + mode->inner);
    return (mode->level >= 2 && add_chains(frame, LELE_SE_UNARY)) ||
           (mode->level >= 3 && add_chains(frame, LELE_SE_MULTIPLE));
}
