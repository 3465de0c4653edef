/* Search for extra givens, see extra.h. */
#include "generator/extra.h"

#include <stdlib.h>
#include <string.h>

enum {
    LISTED = 1024, /* solutions at most; with more, givens are chosen greedily */
    WORDS = LISTED / 64,
    WORK_OF_ALL = LELE_WORK_SECOND / 2,
    WORK_OF_ONE = LELE_WORK_SECOND / 20,
    PATIENCE = 4 << 20, /* sets of givens to try */
    DEEPEST = 4,        /* the largest sets that are searched exhaustively */
};

struct solutions {
    uint64_t word[WORDS];
};

struct lele_extra {
    const lele_layout *layout;
    lele_solver *solver;
    size_t count; /* solutions listed */
    uint8_t listed[LISTED][LELE_MAX_CELLS];
    struct solutions with[LELE_MAX_CELLS][LELE_MAX_SIZE + 1]; /* solutions with this given */
    uint8_t open[LELE_MAX_CELLS];                             /* cells in which solutions differ */
    int open_count;
    int64_t patience;
    uint64_t work_left;
    int chosen[LELE_REPAIR_EXTRAS]; /* cells */
};

lele_extra *lele_extra_new(const lele_layout *layout, lele_solver *solver)
{
    lele_extra *extra = calloc(1, sizeof *extra);
    if (extra == NULL)
        return NULL;
    extra->layout = layout;
    extra->solver = solver;
    return extra;
}

void lele_extra_free(lele_extra *extra)
{
    free(extra);
}

/* Looks for up to `most` solutions with what is left of the work. */
static void search(lele_extra *extra, const lele_grid *puzzle, uint64_t most,
                   lele_solution_fn found, lele_solve_result *ret)
{
    const lele_solve_limits limits = {
        .max_solutions = most,
        .max_work = extra->work_left < WORK_OF_ONE ? extra->work_left + 1 : WORK_OF_ONE,
    };
    lele_solve(extra->solver, puzzle, &limits, found, extra, ret);
    extra->work_left -= ret->work < extra->work_left ? ret->work : extra->work_left;
}

static bool list_one(void *data, const lele_grid *solution)
{
    lele_extra *extra = data;
    memcpy(extra->listed[extra->count++], solution->cell, (size_t)extra->layout->cell_count);
    return true;
}

/* Lists solutions; true when the list is complete. */
static bool list_all(lele_extra *extra, const lele_grid *puzzle)
{
    lele_solve_result result;
    extra->count = 0;
    search(extra, puzzle, LISTED, list_one, &result);
    memset(extra->with, 0, sizeof extra->with);
    for (size_t i = 0; i < extra->count; i++)
        for (int cell = 0; cell < extra->layout->cell_count; cell++)
            extra->with[cell][extra->listed[i][cell]].word[i / 64] |= UINT64_C(1) << (i % 64);
    return !result.stopped && extra->count < LISTED;
}

static unsigned count_of(const struct solutions *set)
{
    unsigned count = 0;
    for (int i = 0; i < WORDS; i++)
        count += (unsigned)lele_popcount64(set->word[i]);
    return count;
}

/* The given that the fewest listed solutions share, the first among equals. */
static lele_correction rarest(const lele_extra *extra)
{
    lele_correction best = { .kind = LELE_REPAIR_ADD };
    unsigned least = (unsigned)extra->count;
    for (int cell = 0; cell < extra->layout->cell_count; cell++)
        for (int d = 1; d <= extra->layout->size; d++) {
            const unsigned count = count_of(&extra->with[cell][d]);
            if (count == 0 || count >= least)
                continue;
            least = count;
            best.cell = (lele_cell)cell;
            best.to = (uint8_t)d;
        }
    return best;
}

static void find_open(lele_extra *extra)
{
    extra->open_count = 0;
    for (int cell = 0; cell < extra->layout->cell_count; cell++) {
        const unsigned count = count_of(&extra->with[cell][extra->listed[0][cell]]);
        if (count < extra->count)
            extra->open[extra->open_count++] = (uint8_t)cell;
    }
}

/* Whether `size` more givens of solution `target`, from open cell `first` on, exclude all other
 * solutions of `left`. */
static bool isolate(lele_extra *extra, size_t target, const struct solutions *left, int first,
                    int depth, int size)
{
    for (int i = first; i < extra->open_count; i++) {
        if (extra->patience-- <= 0)
            return false;
        const int cell = extra->open[i];
        const struct solutions *same = &extra->with[cell][extra->listed[target][cell]];
        struct solutions rest;
        for (int w = 0; w < WORDS; w++)
            rest.word[w] = left->word[w] & same->word[w];
        extra->chosen[depth] = cell;
        if (size == 1 ? count_of(&rest) == 1
                      : isolate(extra, target, &rest, i + 1, depth + 1, size - 1))
            return true;
    }
    return false;
}

static void add_extra(lele_repair_result *ret, int cell, int digit)
{
    if (ret->extra_count == LELE_REPAIR_EXTRAS) {
        ret->complete = false;
        return;
    }
    ret->extras[ret->extra_count++] =
        (lele_correction){ .cell = (lele_cell)cell, .to = (uint8_t)digit, .kind = LELE_REPAIR_ADD };
}

/* Finds a set of `size` givens for any of the listed solutions. */
static bool find_of_size(lele_extra *extra, int size, lele_repair_result *ret)
{
    struct solutions all = { { 0 } };
    for (size_t i = 0; i < extra->count; i++)
        all.word[i / 64] |= UINT64_C(1) << (i % 64);
    for (size_t target = 0; target < extra->count; target++) {
        if (!isolate(extra, target, &all, 0, 0, size))
            continue;
        for (int i = 0; i < size; i++)
            add_extra(ret, extra->chosen[i], extra->listed[target][extra->chosen[i]]);
        return true;
    }
    return false;
}

/* Adds the rarest given repeatedly until one solution is left. */
static void find_greedily(lele_extra *extra, lele_grid *puzzle, lele_repair_result *ret)
{
    while (extra->count > 1 && ret->extra_count < LELE_REPAIR_EXTRAS) {
        const lele_correction next = rarest(extra);
        add_extra(ret, next.cell, next.to);
        puzzle->cell[next.cell] = next.to;
        (void)list_all(extra, puzzle);
    }
    if (extra->count != 1)
        ret->complete = false;
}

/* Removes extra givens that the others make redundant. */
static void drop_needless(lele_extra *extra, lele_grid *puzzle, lele_repair_result *ret)
{
    size_t kept = 0;
    for (size_t i = 0; i < ret->extra_count; i++) {
        const lele_correction given = ret->extras[i];
        lele_solve_result result;
        puzzle->cell[given.cell] = 0;
        search(extra, puzzle, 2, NULL, &result);
        if (result.solutions == 1 && !result.stopped)
            continue;
        puzzle->cell[given.cell] = given.to;
        ret->extras[kept++] = given;
    }
    ret->extra_count = kept;
}

void lele_extra_find(lele_extra *extra, const lele_grid *puzzle, lele_repair_result *ret)
{
    lele_grid work = *puzzle;
    ret->extra_count = 0;
    ret->extra_is_smallest = false;
    extra->patience = PATIENCE;
    extra->work_left = WORK_OF_ALL;
    bool all = list_all(extra, &work);
    find_open(extra);
    for (int size = 1; all && size <= DEEPEST && extra->patience > 0; size++)
        if (find_of_size(extra, size, ret)) {
            ret->extra_is_smallest = true;
            return;
        }
    find_greedily(extra, &work, ret);
    drop_needless(extra, &work, ret);
}
