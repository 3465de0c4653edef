/*
 * The hints of a chain search.
 *
 * Sudoku Explainer sorts all hints stably by rating, complexity and sort key.  A rating takes only the
 * first, so the frame keeps the first of the best.  A nested level takes all, but of those with the
 * same eliminations only the first: the frame then keeps one entry per set of eliminations.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "technique/se/se_chain.h"

bool lele_se_found_is_better(const lele_se_found *found, double rating, int complexity, int key)
{
    if (found->name == NULL || rating < found->rating)
        return true;
    if (rating > found->rating)
        return false;
    return complexity < found->complexity || (complexity == found->complexity && key < found->key);
}

static unsigned bucket_of(const uint64_t *set, int words)
{
    uint64_t mix = 0;
    for (int i = 0; i < words; i++)
        mix = (mix ^ set[i]) * UINT64_C(0x9E3779B97F4A7C15);
    return (unsigned)(mix >> 56);
}

static lele_se_found *entry_of(lele_se_frame *frame, const uint64_t *set)
{
    const size_t bytes = (size_t)frame->words * sizeof *set;
    lele_se_found **bucket = &frame->bucket[bucket_of(set, frame->words)];
    for (lele_se_found *found = *bucket; found != NULL; found = found->next)
        if (memcmp(found->set, set, bytes) == 0)
            return found;
    lele_se_found *found = lele_se_arena_take(&frame->arena, sizeof *found);
    uint64_t *copy = lele_se_arena_take(&frame->arena, bytes);
    if (found == NULL || copy == NULL) {
        frame->chains->failed = true;
        return NULL;
    }
    memcpy(copy, set, bytes);
    *found = (lele_se_found){ .next = *bucket, .set = copy };
    *bucket = found;
    frame->found_count++;
    return found;
}

lele_se_found *lele_se_found_of(lele_se_frame *frame, const lele_se_gone *gone, int count)
{
    if (!frame->list)
        return &frame->best;
    uint64_t set[LELE_SE_WORDS] = { 0 };
    for (int i = 0; i < count; i++)
        for (unsigned rest = gone[i].digits; rest != 0;)
            lele_se_set_add(set, frame->index[gone[i].cell][lele_se_pop(&rest)]);
    return entry_of(frame, set);
}

/* What a conclusion eliminates: the candidate, or the others of its cell. */
static lele_se_gone gone_by(const lele_se_frame *frame, int cand, int state)
{
    const unsigned bit = 1U << frame->digit[cand];
    const int cell = frame->cell[cand];
    return (lele_se_gone){
        (uint8_t)cell, (uint16_t)(state == LELE_SE_OFF ? bit : frame->start.cand[cell] & ~bit)
    };
}

lele_se_found *lele_se_found_slot(lele_se_frame *frame, int cand, int state)
{
    if (!frame->list)
        return &frame->best;
    lele_se_found **slot = &frame->slot[state][cand];
    if (*slot == NULL) {
        const lele_se_gone gone = gone_by(frame, cand, state);
        *slot = lele_se_found_of(frame, &gone, 1);
    }
    return *slot;
}

int lele_se_found_gone(const lele_se_frame *frame, const lele_se_found *found, lele_se_gone *ret)
{
    if (found->cand != LELE_SE_NONE) {
        *ret = gone_by(frame, found->cand, found->state);
        return 1;
    }
    memcpy(ret, found->gone, (size_t)found->gone_count * sizeof *ret);
    return found->gone_count;
}

static int compare(const void *left, const void *right)
{
    const lele_se_found *a = ((const lele_se_entry *)left)->found;
    const lele_se_found *b = ((const lele_se_entry *)right)->found;
    if (lele_se_found_is_better(b, a->rating, a->complexity, a->key))
        return -1;
    if (lele_se_found_is_better(a, b->rating, b->complexity, b->key))
        return 1;
    return (a->sequence > b->sequence) - (a->sequence < b->sequence);
}

void lele_se_found_sort(lele_se_frame *frame)
{
    const size_t bytes = (size_t)frame->found_count * sizeof(lele_se_entry);
    frame->sorted = lele_se_arena_take(&frame->arena, bytes);
    if (frame->sorted == NULL) {
        frame->chains->failed = true;
        frame->found_count = 0;
        return;
    }
    int count = 0;
    for (int i = 0; i < LELE_SE_BUCKETS; i++)
        for (lele_se_found *found = frame->bucket[i]; found != NULL; found = found->next)
            if (found->name != NULL)
                frame->sorted[count++].found = found;
    frame->found_count = count;
    qsort(frame->sorted, (size_t)count, sizeof *frame->sorted, compare);
}
