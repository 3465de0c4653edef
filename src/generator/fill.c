/*
 * Fillers: one complete grid at a time, with one table row per method.  Classic `random` and
 * `shift` have their own algorithms; everything else is a random search.
 */
#include "lele/fill.h"
#include "generator/completer.h"
#include "generator/shift.h"
#include "generator/uniform.h"

#include <stdlib.h>
#include <string.h>

struct lele_filler {
    const lele_layout *layout;
    lele_error (*fill)(lele_filler *filler, lele_random *random, lele_grid *ret);
    lele_completer *completer;
    lele_uniform *uniform;
};

static lele_error fill_uniform(lele_filler *filler, lele_random *random, lele_grid *ret)
{
    lele_grid_clear(ret);
    lele_uniform_next(filler->uniform, random, ret->cell);
    return LELE_OK;
}

static lele_error fill_search(lele_filler *filler, lele_random *random, lele_grid *ret)
{
    lele_grid empty;
    lele_grid_clear(&empty);
    return lele_completer_fill(filler->completer, &empty, random, ret);
}

static lele_error fill_shift(lele_filler *filler, lele_random *random, lele_grid *ret)
{
    (void)filler;
    uint8_t cells[LELE_SHIFT_ORDERS * 81];
    lele_shift_write(lele_random_below(random, LELE_SHIFT_ROWS * 9), 0, cells);
    lele_grid_clear(ret);
    memcpy(ret->cell, cells + lele_random_below(random, LELE_SHIFT_ORDERS) * 81, 81);
    return LELE_OK;
}

static const struct {
    const char *name;
    lele_completer_choose choose;
} methods[LELE_FILL_METHOD_COUNT] = {
    [LELE_FILL_RANDOM] = { "random", lele_completer_fewest },
    [LELE_FILL_BOX] = { "box", lele_completer_box },
    [LELE_FILL_SHIFT] = { "shift", NULL },
};

const char *lele_fill_method_name(lele_fill_method method)
{
    return (unsigned)method < LELE_FILL_METHOD_COUNT ? methods[method].name : "?";
}

lele_fill_method lele_fill_method_find(const char *name)
{
    int method = 0;
    while (method < LELE_FILL_METHOD_COUNT && strcmp(methods[method].name, name) != 0)
        method++;
    return (lele_fill_method)method;
}

static bool prepare(lele_filler *filler, lele_fill_method method)
{
    if (method == LELE_FILL_SHIFT) {
        filler->fill = fill_shift;
        return true;
    }
    if (method == LELE_FILL_RANDOM && lele_layout_is_classic(filler->layout)) {
        filler->fill = fill_uniform;
        filler->uniform = lele_uniform_new();
        return filler->uniform != NULL;
    }
    filler->fill = fill_search;
    filler->completer = lele_completer_new(filler->layout, methods[method].choose);
    return filler->completer != NULL;
}

lele_filler *lele_filler_new(const lele_layout *layout, lele_fill_method method,
                             lele_problem *problem)
{
    if ((unsigned)method >= LELE_FILL_METHOD_COUNT) {
        if (problem != NULL)
            lele_problem_quote(problem, "method", 6);
        lele_problem_set(problem, LELE_E_RANGE);
        return NULL;
    }
    if (method == LELE_FILL_SHIFT && !lele_layout_is_classic(layout)) {
        if (problem != NULL)
            lele_problem_quote(problem, "shift", 5);
        lele_problem_set(problem, LELE_E_CLASSIC_ONLY);
        return NULL;
    }
    lele_filler *filler = calloc(1, sizeof *filler);
    if (filler != NULL) {
        filler->layout = layout;
        if (prepare(filler, method))
            return filler;
    }
    lele_filler_free(filler);
    lele_problem_set(problem, LELE_E_MEMORY);
    return NULL;
}

void lele_filler_free(lele_filler *filler)
{
    if (filler == NULL)
        return;
    lele_completer_free(filler->completer);
    lele_uniform_free(filler->uniform);
    free(filler);
}

lele_error lele_filler_next(lele_filler *filler, lele_random *random, lele_grid *ret)
{
    return filler->fill(filler, random, ret);
}
