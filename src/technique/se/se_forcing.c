/*
 * Nishio, multiple and dynamic forcing chains: what follows from a candidate whether it is on or
 * off, from every candidate of a cell, or from every place of a digit in a region; and what
 * contradicts itself.
 */
#include <limits.h>
#include <string.h>

#include "technique/se/se_chain.h"

enum { KEY_DOUBLE = 1, KEY_CELL = 5, KEY_REGION = 6, KEY_CONTRADICTION = 7 };

struct argument {
    int key;
    int source; /* of lele_se_found */
    int count;
    const lele_se_tree *tree[LELE_SE_ENDS];
};

static void offer(lele_se_frame *frame, const lele_se_found *hint)
{
    lele_se_found *found = lele_se_found_slot(frame, hint->cand, hint->state);
    frame->sequence++;
    if (found == NULL)
        return;
    const int most =
        found->name == NULL ? INT_MAX / 2 : found->complexity + (hint->key < found->key ? 1 : 0);
    const int complexity = lele_se_complexity(frame, hint->end, hint->end_count, most);
    if (complexity >= most)
        return;
    lele_se_found *next = found->next;
    uint64_t *set = found->set;
    *found = *hint;
    found->next = next;
    found->set = set;
    found->complexity = complexity;
    found->rating = lele_se_chain_rating(frame->mode->base, complexity);
    found->name = frame->mode->name[hint->key];
    found->sequence = frame->sequence;
}

static void refute(lele_se_frame *frame, int cand, int state, const lele_se_tree *tree)
{
    const lele_se_found hint = { .key = KEY_CONTRADICTION,
                                 .cand = (uint16_t)cand,
                                 .state = (uint8_t)!state,
                                 .source = LELE_SE_BY_NOTHING,
                                 .end_count = 2,
                                 .end = { { tree, tree->conflict[LELE_SE_ON] },
                                          { tree, tree->conflict[LELE_SE_OFF] } } };
    offer(frame, &hint);
}

static bool intersect(const lele_se_frame *frame, const struct argument *argument, int state,
                      uint64_t *ret)
{
    uint64_t any = 0;
    for (int w = 0; w < frame->words; w++) {
        uint64_t word = argument->tree[0]->set[state][w];
        for (int i = 1; i < argument->count; i++)
            word &= argument->tree[i]->set[state][w];
        ret[w] = word;
        any |= word;
    }
    return any != 0;
}

/* Offers what the trees have in common and leave in this state, in the order of the first tree. */
static void offer_common(lele_se_frame *frame, const struct argument *argument, int state)
{
    uint64_t common[LELE_SE_WORDS];
    if (!intersect(frame, argument, state, common))
        return;
    const lele_se_tree *first = argument->tree[0];
    lele_se_found hint = { .key = argument->key,
                           .state = (uint8_t)state,
                           .source = (uint8_t)argument->source,
                           .end_count = argument->count };
    for (int i = 0; i < first->count; i++) {
        const int cand = first->node[i].cand;
        if (first->node[i].state != state || !lele_se_in(common, cand) ||
            first->at[state][cand] != i)
            continue;
        if (state == LELE_SE_ON && lele_se_is_single(frame->start.cand[frame->cell[cand]]))
            continue;
        hint.cand = (uint16_t)cand;
        for (int k = 0; k < argument->count; k++)
            hint.end[k] = (lele_se_tip){ argument->tree[k], argument->tree[k]->at[state][cand] };
        offer(frame, &hint);
    }
}

static void conclude(lele_se_frame *frame, const struct argument *argument)
{
    if (argument->count == 0)
        return;
    offer_common(frame, argument, LELE_SE_ON);
    offer_common(frame, argument, LELE_SE_OFF);
}

/* The regions where the cell is the first place of the digit. */
static void examine_regions(lele_se_frame *frame, int cell, int digit)
{
    const lele_se_places *places = frame->places;
    for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
        const int region = places->region[cell][kind];
        unsigned rest = frame->start.place[region][digit];
        if (lele_se_is_single(rest) || lele_se_lowest(rest) != places->position[cell][kind])
            continue;
        struct argument argument = { .key = KEY_REGION, .source = kind };
        while (rest != 0) {
            const int place = lele_se_cell_of(places, region, lele_se_pop(&rest));
            argument.tree[argument.count++] =
                lele_se_spread(frame, frame->index[place][digit], LELE_SE_ON);
        }
        conclude(frame, &argument);
    }
}

static void examine_digit(lele_se_frame *frame, int cell, int digit)
{
    const lele_se_mode *mode = frame->mode;
    const int cand = frame->index[cell][digit];
    const lele_se_tree *on = lele_se_spread(frame, cand, LELE_SE_ON);
    if (mode->dynamic && on->contradiction)
        refute(frame, cand, LELE_SE_ON, on);
    if (mode->dynamic) {
        const lele_se_tree *off = lele_se_spread(frame, cand, LELE_SE_OFF);
        if (off->contradiction)
            refute(frame, cand, LELE_SE_OFF, off);
        if (!mode->nishio && lele_se_count(frame->start.cand[cell]) >= 3) {
            const struct argument argument = {
                .key = KEY_DOUBLE, .source = LELE_SE_BY_NOTHING, .count = 2, .tree = { on, off }
            };
            conclude(frame, &argument);
        }
    }
    if (!mode->nishio)
        examine_regions(frame, cell, digit);
}

static void examine_cell(lele_se_frame *frame, int cell)
{
    struct argument argument = { .key = KEY_CELL, .source = LELE_SE_BY_CELL };
    for (unsigned rest = frame->start.cand[cell]; rest != 0;) {
        const int digit = lele_se_pop(&rest);
        examine_digit(frame, cell, digit);
        argument.tree[argument.count++] = &frame->tree[LELE_SE_ON][frame->index[cell][digit]];
    }
    if (!frame->mode->nishio)
        conclude(frame, &argument);
}

void lele_se_forcing(lele_se_frame *frame)
{
    const int fewest = frame->mode->dynamic ? 2 : 3;
    for (int cell = 0; cell < LELE_SE_CELLS && !lele_se_must_stop(frame); cell++)
        if (lele_se_count(frame->start.cand[cell]) >= fewest)
            examine_cell(frame, cell);
}
