/*
 * XY-wing (pivot of two candidates) and XYZ-wing (three): the pivot, and two cells with two
 * candidates that it sees.  One of the three cells holds the digit that both wings have.
 */
#include "technique/se/se_hint.h"

static bool offer_wing(lele_se_search *search, const lele_se_task *task, int pivot, int b, int c)
{
    const lele_se_places *places = search->places;
    const unsigned digit = search->grid->cand[b] & search->grid->cand[c];
    lele_cellset seen = lele_cellset_and(places->peers[b], places->peers[c]);
    if (task->size == 3)
        seen = lele_cellset_and(seen, places->peers[pivot]);
    lele_cellset_remove(&seen, pivot);
    lele_se_hint_start(&search->hint, task->name, task->rating);
    for (int cell; (cell = lele_cellset_pop(&seen)) >= 0;)
        lele_se_hint_remove(search, cell, digit);
    return search->hint.gone_count > 0 && lele_se_offer(search);
}

static bool second_wing(lele_se_search *search, const lele_se_task *task, int pivot, int b)
{
    const uint16_t *cand = search->grid->cand;
    for (int i = 0; i < LELE_SE_SEEN; i++) {
        const int c = search->places->see[pivot][i];
        if (lele_se_count(cand[c]) != 2 ||
            lele_se_count((unsigned)cand[pivot] | cand[b] | cand[c]) != 3 ||
            lele_se_count((unsigned)cand[pivot] & cand[b] & cand[c]) != task->size - 2)
            continue;
        if (offer_wing(search, task, pivot, b, c))
            return true;
    }
    return false;
}

bool lele_se_wing(lele_se_search *search, const lele_se_task *task)
{
    const uint16_t *cand = search->grid->cand;
    for (int pivot = 0; pivot < LELE_SE_CELLS; pivot++) {
        if (lele_se_count(cand[pivot]) != task->size)
            continue;
        for (int i = 0; i < LELE_SE_SEEN; i++) {
            const int b = search->places->see[pivot][i];
            if (lele_se_count(cand[b]) == 2 &&
                lele_se_is_single(cand[pivot] & ~(unsigned)cand[b]) &&
                second_wing(search, task, pivot, b))
                return true;
        }
    }
    return false;
}
