/*
 * Aligned pair and triplet exclusion: of all ways to fill two or three cells, those are forbidden that
 * repeat a digit in cells that see each other, or that leave a cell which sees all of them (an
 * excluder) without a candidate.  A candidate that no allowed way uses is eliminated.
 */
#include "technique/se/se_hint.h"

enum { MOST = 3 }; /* cells of a triplet */

struct aligned {
    lele_se_search *search;
    const lele_se_task *task;
    int count;
    uint8_t base[LELE_SE_CELLS]; /* the cells that can take part, ascending */
    lele_cellset is_base;
    lele_cellset excluders[LELE_SE_CELLS]; /* of each base cell */
    uint8_t cell[MOST];                    /* the cells that are tried */
    unsigned allowed[MOST];                /* the candidates of allowed ways */
    int common_count;
    uint16_t common[LELE_SE_SEEN]; /* the candidates of the common excluders */
};

static void find_base(struct aligned *aligned)
{
    const lele_se_search *search = aligned->search;
    for (int cell = 0; cell < LELE_SE_CELLS; cell++) {
        if (lele_se_count(search->grid->cand[cell]) < 2)
            continue;
        lele_cellset excluders = LELE_CELLSET_EMPTY;
        bool beside_single = false;
        for (int i = 0; i < LELE_SE_SEEN; i++) {
            const int seen = search->places->see[cell][i];
            const int count = lele_se_count(search->grid->cand[seen]);
            beside_single |= count == 1;
            if (count >= 2 && count <= aligned->task->size)
                lele_cellset_add(&excluders, seen);
        }
        if (beside_single || lele_cellset_is_empty(&excluders))
            continue;
        aligned->excluders[cell] = excluders;
        aligned->base[aligned->count++] = (uint8_t)cell;
        lele_cellset_add(&aligned->is_base, cell);
    }
}

static bool leaves_all(const struct aligned *aligned, unsigned digits)
{
    for (int i = 0; i < aligned->common_count; i++)
        if ((aligned->common[i] & ~digits) == 0)
            return false;
    return true;
}

/* Whether the cells from `depth` on can be filled with digits of `choice` after digits[0 .. depth-1]; a
 * way that is allowed is marked. */
static bool fill(struct aligned *aligned, int depth, const unsigned *choice, unsigned *digits)
{
    const lele_cellset *peers = aligned->search->places->peers;
    const int size = aligned->task->size;
    if (depth == size || depth == MOST) {
        if (!leaves_all(aligned, digits[0] | digits[1] | (size > 2 ? digits[2] : 0)))
            return false;
        for (int i = 0; i < size; i++)
            aligned->allowed[i] |= digits[i];
        return true;
    }
    unsigned rest = choice[depth];
    for (int i = 0; i < depth; i++)
        if (lele_cellset_has(&peers[aligned->cell[depth]], aligned->cell[i]))
            rest &= ~digits[i];
    while (rest != 0) {
        digits[depth] = 1U << lele_se_pop(&rest);
        if (fill(aligned, depth + 1, choice, digits))
            return true;
    }
    return false;
}

/* Looks for an allowed way with each candidate that is not yet part of one; true: some candidate has
 * none. */
static bool find_allowed(struct aligned *aligned)
{
    const uint16_t *cand = aligned->search->grid->cand;
    const int size = aligned->task->size;
    unsigned choice[MOST] = { 0 }, digits[MOST] = { 0 };
    bool missing = false;
    for (int i = 0; i < size; i++) {
        choice[i] = cand[aligned->cell[i]];
        aligned->allowed[i] = 0;
    }
    for (int i = 0; i < size; i++) {
        const unsigned all = choice[i];
        for (unsigned rest = all & ~aligned->allowed[i]; rest != 0; rest &= ~aligned->allowed[i]) {
            choice[i] = 1U << lele_se_pop(&rest);
            missing |= !fill(aligned, 0, choice, digits);
        }
        choice[i] = all;
    }
    return missing;
}

static bool try_cells(struct aligned *aligned, lele_cellset common)
{
    lele_se_search *search = aligned->search;
    aligned->common_count = 0;
    for (int cell; (cell = lele_cellset_pop(&common)) >= 0;)
        aligned->common[aligned->common_count++] = search->grid->cand[cell];
    if (aligned->common_count < 2 || !find_allowed(aligned))
        return false;
    lele_se_hint_start(&search->hint, aligned->task->name, aligned->task->rating);
    for (int i = 0; i < aligned->task->size; i++)
        lele_se_hint_remove(search, aligned->cell[i], ~aligned->allowed[i]);
    return lele_se_offer(search);
}

static bool try_thirds(struct aligned *aligned, lele_cellset thirds, lele_cellset common)
{
    for (int cell; (cell = lele_cellset_pop(&thirds)) >= 0;) {
        aligned->cell[2] = (uint8_t)cell;
        if (try_cells(aligned, lele_cellset_and(common, aligned->excluders[cell])))
            return true;
    }
    return false;
}

static bool try_pair(struct aligned *aligned, int a, int b)
{
    const lele_cellset first = aligned->excluders[a], second = aligned->excluders[b];
    const lele_cellset common = lele_cellset_and(first, second);
    if (lele_cellset_count(&common) < 2)
        return false;
    aligned->cell[0] = (uint8_t)a;
    aligned->cell[1] = (uint8_t)b;
    if (aligned->task->size == 2)
        return try_cells(aligned, common);
    lele_cellset possible = aligned->is_base;
    lele_cellset_remove(&possible, a);
    lele_cellset_remove(&possible, b);
    return try_thirds(aligned, lele_cellset_and(first, possible), common) ||
           try_thirds(aligned, lele_cellset_and(lele_cellset_minus(second, first), possible),
                      common);
}

bool lele_se_aligned(lele_se_search *search, const lele_se_task *task)
{
    struct aligned aligned = { .search = search, .task = task };
    find_base(&aligned);
    for (int j = 1; j < aligned.count; j++)
        for (int i = 0; i < j; i++)
            if (try_pair(&aligned, aligned.base[i], aligned.base[j]))
                return true;
    return false;
}
