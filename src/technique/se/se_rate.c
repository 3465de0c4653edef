/*
 * The rating on Sudoku Explainer's scale: the producers in their order, and the solve that takes the
 * first hint of the first producer that has one.
 */
#include "lele/se.h"

#include <stdlib.h>

#include "technique/se/se_chain.h"

enum { WORK = 20 }; /* units of work per node of a propagation */

struct lele_se {
    lele_se_places places;
    lele_se_chains chains;
    lele_se_grid grid;
    lele_se_search search;
};

/* A producer: patterns, or chains (`find` NULL) of a mode. */
struct producer {
    lele_se_find_fn find;
    lele_se_task task;
    int mode;
};

static const struct producer producers[] = {
    { lele_se_hidden_single, { "Hidden Single", 1.0, 1, true }, 0 },
    { lele_se_locking, { "Direct Pointing", 1.7, 1, true }, 0 },
    { lele_se_hidden_set, { "Direct Hidden Pair", 2.0, 2, true }, 0 },
    { lele_se_naked_single, { "Naked Single", 2.3, 1, true }, 0 },
    { lele_se_hidden_set, { "Direct Hidden Triplet", 2.5, 3, true }, 0 },
    { lele_se_locking, { "Pointing", 2.6, 1, false }, 0 },
    { lele_se_naked_set, { "Naked Pair", 3.0, 2, false }, 0 },
    { lele_se_fish, { "X-Wing", 3.2, 2, false }, 0 },
    { lele_se_hidden_set, { "Hidden Pair", 3.4, 2, false }, 0 },
    { lele_se_naked_set, { "Naked Triplet", 3.6, 3, false }, 0 },
    { lele_se_fish, { "Swordfish", 3.8, 3, false }, 0 },
    { lele_se_hidden_set, { "Hidden Triplet", 4.0, 3, false }, 0 },
    { lele_se_wing, { "XY-Wing", 4.2, 2, false }, 0 },
    { lele_se_wing, { "XYZ-Wing", 4.4, 3, false }, 0 },
    { lele_se_unique_loop, { "Unique Rectangle", 4.5, 4, false }, 0 },
    { lele_se_naked_set, { "Naked Quad", 5.0, 4, false }, 0 },
    { lele_se_fish, { "Jellyfish", 5.2, 4, false }, 0 },
    { lele_se_hidden_set, { "Hidden Quad", 5.4, 4, false }, 0 },
    { lele_se_bug, { "BUG", 5.6, 1, false }, 0 },
    { lele_se_aligned, { "Aligned Pair Exclusion", 6.2, 2, false }, 0 },
    { NULL, { .size = 0 }, LELE_SE_UNARY },
    { lele_se_aligned, { "Aligned Triplet Exclusion", 7.5, 3, false }, 0 },
    { NULL, { .size = 0 }, LELE_SE_NISHIO },
    { NULL, { .size = 0 }, LELE_SE_MULTIPLE },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC + 1 },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC + 2 },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC + 3 },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC + 4 },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC + 5 },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC + 6 },
    { NULL, { .size = 0 }, LELE_SE_DYNAMIC + 7 },
};

static bool take_first(lele_se_search *search, void *data)
{
    (void)search;
    (void)data;
    return true;
}

lele_error lele_se_new(const lele_layout *layout, lele_se **ret)
{
    if (!lele_layout_is_classic(layout))
        return LELE_E_CLASSIC_ONLY;
    lele_se *se = malloc(sizeof *se);
    if (se == NULL)
        return LELE_E_MEMORY;
    lele_se_places_init(&se->places, layout);
    se->search = (lele_se_search){ .places = &se->places, .grid = &se->grid, .offer = take_first };
    if (!lele_se_chains_init(&se->chains, &se->places)) {
        lele_se_free(se);
        return LELE_E_MEMORY;
    }
    *ret = se;
    return LELE_OK;
}

void lele_se_free(lele_se *se)
{
    if (se == NULL)
        return;
    lele_se_chains_release(&se->chains);
    free(se);
}

/* Makes the hint of the best chain. */
static void write_chain(lele_se *se, const lele_se_frame *frame)
{
    const lele_se_found *best = &frame->best;
    lele_se_hint *hint = &se->search.hint;
    lele_se_hint_start(hint, best->name, best->rating);
    hint->complexity = best->complexity;
    if (best->cand != LELE_SE_NONE && best->state == LELE_SE_ON)
        lele_se_hint_place(hint, frame->cell[best->cand], frame->digit[best->cand]);
    else
        hint->gone_count = lele_se_found_gone(frame, best, hint->gone);
}

static bool search_chains(lele_se *se, const lele_se_mode *mode)
{
    lele_se_frame *frame = se->chains.frame[0];
    lele_se_chains_search(frame, &se->grid, mode, false);
    if (lele_se_must_stop(frame) || frame->best.name == NULL)
        return false;
    write_chain(se, frame);
    return true;
}

/* Finds the next hint; false: there is none, or the search was stopped. */
static bool find_hint(lele_se *se)
{
    for (size_t i = 0; i < sizeof producers / sizeof *producers; i++) {
        const struct producer *producer = &producers[i];
        if (producer->find != NULL ? producer->find(&se->search, &producer->task)
                                   : search_chains(se, &lele_se_modes[producer->mode]))
            return true;
        if (lele_se_must_stop(se->chains.frame[0]))
            return false;
    }
    return false;
}

static void apply_hint(lele_se *se)
{
    const lele_se_hint *hint = &se->search.hint;
    if (hint->cell >= 0) {
        lele_se_grid_place(&se->grid, &se->places, hint->cell, hint->digit);
        return;
    }
    for (int i = 0; i < hint->gone_count; i++)
        for (unsigned rest = hint->gone[i].digits; rest != 0;)
            lele_se_grid_remove(&se->grid, &se->places, hint->gone[i].cell, lele_se_pop(&rest));
}

/* As the program prints a rating: 2.6 is 26. */
static uint16_t tenths(double rating)
{
    return (uint16_t)((rating + 0.05) * 10);
}

/* Shows the hint to the caller; false: stop. */
static bool show_hint(const lele_se *se, const lele_se_options *options)
{
    const lele_se_hint *hint = &se->search.hint;
    if (options == NULL || options->step == NULL)
        return true;
    lele_se_step step = { .name = hint->name,
                          .rating = tenths(hint->rating),
                          .length = (uint16_t)hint->complexity };
    if (hint->cell >= 0) {
        step.cell = (lele_cell)hint->cell;
        step.digit = (lele_digit)(hint->digit + 1);
    }
    for (int i = 0; hint->cell < 0 && i < hint->gone_count; i++)
        step.gone[hint->gone[i].cell] |= hint->gone[i].digits;
    lele_grid before = { { 0 } };
    for (int cell = 0; cell < LELE_SE_CELLS; cell++)
        before.cell[cell] = se->grid.value[cell];
    return options->step(options->data, &before, &step);
}

/* The numbers so far. */
struct score {
    double most, pearl, diamond;
    lele_se_rating rating;
};

static void count_hint(struct score *score, const lele_se_hint *hint)
{
    score->rating.steps++;
    if (hint->rating > score->most) {
        score->most = hint->rating;
        score->rating.hardest = hint->name;
    }
    if (score->pearl > 0)
        return;
    if (score->diamond <= 0)
        score->diamond = score->most;
    if (hint->cell >= 0)
        score->pearl = score->most;
}

static lele_se_end solve(lele_se *se, const lele_se_options *options, struct score *score)
{
    while (se->grid.empty_count > 0) {
        if (!find_hint(se)) {
            if (lele_se_must_stop(se->chains.frame[0]))
                return LELE_SE_STOPPED;
            score->most = 20.0;
            return LELE_SE_STUCK;
        }
        count_hint(score, &se->search.hint);
        if (!show_hint(se, options))
            return LELE_SE_STOPPED;
        apply_hint(se);
    }
    return LELE_SE_SOLVED;
}

lele_error lele_se_rate(lele_se *se, const lele_board *board, const lele_se_options *options,
                        lele_se_rating *ret)
{
    struct score score = { .rating.hardest = "" };
    lele_se_grid_init(&se->grid, &se->places, board);
    se->chains.work = 0;
    se->chains.max_work = options != NULL ? (options->max_work + WORK - 1) / WORK : 0;
    se->chains.failed = false;
    score.rating.end = solve(se, options, &score);
    if (se->chains.failed)
        return LELE_E_MEMORY;
    score.rating.work = se->chains.work * WORK;
    score.rating.er = tenths(score.most);
    score.rating.ep = tenths(score.pearl);
    score.rating.ed = tenths(score.diamond);
    *ret = score.rating;
    return LELE_OK;
}
