/*
 * Classification by trial depth, see lele/trial.h.
 *
 * Before candidates are assumed at depth n, everything that depth n - 1 removes is removed.  A
 * candidate that has led to no contradiction is tried again only after another one was removed.
 */
#include "lele/trial.h"

#include <string.h>

/* A position under assumptions.  A cell is done when its digit has been taken from its peers. */
struct state {
    lele_digits left[LELE_MAX_CELLS];
    lele_cellset places[LELE_MAX_SIZE + 1];
    lele_cellset done;
    int open; /* cells that are not done */
    uint8_t count[LELE_MAX_UNITS][LELE_MAX_SIZE + 1];
};

struct trial {
    const lele_layout *layout;
    uint64_t work, most;
    struct state states[LELE_TRIAL_DEEPEST + 1]; /* by depth below */
};

enum verdict { OPEN, FULL, DEAD, STOPPED };

/* The cells whose digit is certain and not yet taken from their peers. */
struct queue {
    int count;
    lele_cell cells[LELE_MAX_CELLS];
};

static bool settle(struct state *state, struct queue *queue, int cell)
{
    if (!lele_cellset_has(&state->done, cell)) {
        lele_cellset_add(&state->done, cell);
        state->open--;
        queue->cells[queue->count++] = (lele_cell)cell;
    }
    return true;
}

static bool keep_only(const struct trial *trial, struct state *state, struct queue *queue, int cell,
                      int digit);

/* The digit has one place left in the unit. */
static bool fill_unit(const struct trial *trial, struct state *state, struct queue *queue, int unit,
                      int digit)
{
    const lele_cellset place =
        lele_cellset_and(trial->layout->units[unit].set, state->places[digit]);
    return keep_only(trial, state, queue, lele_cellset_first(&place), digit);
}

/* False: a contradiction. */
static bool rule_out(const struct trial *trial, struct state *state, struct queue *queue, int cell,
                     int digit)
{
    const lele_layout *layout = trial->layout;
    if (!lele_digits_has(state->left[cell], digit))
        return true;
    lele_digits_remove(&state->left[cell], lele_digits_of(digit));
    lele_cellset_remove(&state->places[digit], cell);
    if (state->left[cell] == 0)
        return false;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int unit = layout->cell_units[cell][i];
        if (--state->count[unit][digit] == 0)
            return false;
    }
    if (lele_digits_single(state->left[cell]) && !settle(state, queue, cell))
        return false;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int unit = layout->cell_units[cell][i];
        if (state->count[unit][digit] == 1 && !fill_unit(trial, state, queue, unit, digit))
            return false;
    }
    return true;
}

static bool keep_only(const struct trial *trial, struct state *state, struct queue *queue, int cell,
                      int digit)
{
    if (cell < 0 || !lele_digits_has(state->left[cell], digit))
        return false;
    lele_digits others = state->left[cell] & (lele_digits)~lele_digits_of(digit);
    if (others == 0)
        return settle(state, queue, cell);
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        if (!rule_out(trial, state, queue, cell, d))
            return false;
    return lele_digits_has(state->left[cell], digit);
}

/* Takes the digits of certain cells from their peers. */
static bool spread(const struct trial *trial, struct state *state, struct queue *queue)
{
    while (queue->count > 0) {
        const int cell = queue->cells[--queue->count];
        const int digit = lele_digits_first(state->left[cell]);
        lele_cellset seen = lele_cellset_and(trial->layout->peers[cell], state->places[digit]);
        for (int peer; (peer = lele_cellset_pop(&seen)) >= 0;)
            if (!rule_out(trial, state, queue, peer, digit))
                return false;
    }
    return true;
}

/* The position of the board after all singles. */
static enum verdict start(const struct trial *trial, const lele_board *board, struct state *state)
{
    const lele_layout *layout = trial->layout;
    struct queue queue = { 0 };
    bool alive = true;
    memset(state, 0, sizeof *state);
    state->open = layout->cell_count;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = board->grid.cell[cell];
        lele_digits digits = digit != 0 ? lele_digits_of(digit) : board->candidates[cell];
        state->left[cell] = digits;
        alive = alive && digits != 0;
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            lele_cellset_add(&state->places[d], cell);
            for (int i = 0; i < layout->cell_unit_count[cell]; i++)
                state->count[layout->cell_units[cell][i]][d]++;
        }
    }
    for (int cell = 0; alive && cell < layout->cell_count; cell++)
        alive = !lele_digits_single(state->left[cell]) || settle(state, &queue, cell);
    for (int u = 0; u < layout->unit_count; u++)
        for (int d = 1; alive && d <= layout->size; d++)
            alive = state->count[u][d] > 1 ||
                    (state->count[u][d] == 1 && fill_unit(trial, state, &queue, u, d));
    alive = alive && spread(trial, state, &queue);
    return !alive ? DEAD : state->open == 0 ? FULL : OPEN;
}

static enum verdict change(const struct trial *trial, struct state *state, int cell, int digit,
                           bool (*how)(const struct trial *trial, struct state *state,
                                       struct queue *queue, int cell, int digit))
{
    struct queue queue;
    queue.count = 0;
    if (!how(trial, state, &queue, cell, digit) || !spread(trial, state, &queue))
        return DEAD;
    return state->open == 0 ? FULL : OPEN;
}

static enum verdict work_at(struct trial *trial, struct state *state, int depth);

/* Assumes the candidate and works at the depth below.  DEAD: it is wrong. */
static enum verdict assume(struct trial *trial, const struct state *state, int cell, int digit,
                           int depth)
{
    struct state *below = &trial->states[depth - 1];
    if (trial->most != 0 && trial->work >= trial->most)
        return STOPPED;
    trial->work++;
    *below = *state;
    const enum verdict verdict = change(trial, below, cell, digit, keep_only);
    return verdict == OPEN ? work_at(trial, below, depth - 1) : verdict;
}

/* Tries the candidates once around, from `*next` on, until one is wrong and removed.  OPEN: none
 * was. */
static enum verdict remove_one(struct trial *trial, struct state *state, int depth, int *next,
                               bool *removed)
{
    const int cells = trial->layout->cell_count;
    for (int i = 0; i < cells; i++) {
        const int cell = (*next + i) % cells;
        lele_digits digits = state->left[cell];
        if (lele_digits_single(digits))
            continue;
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const enum verdict verdict = assume(trial, state, cell, d, depth);
            if (verdict == STOPPED)
                return STOPPED;
            if (verdict != DEAD)
                continue;
            *removed = true;
            *next = cell;
            return change(trial, state, cell, d, rule_out);
        }
    }
    return OPEN;
}

/* Removes all that this depth can.  `state` has all singles. */
static enum verdict work_at(struct trial *trial, struct state *state, int depth)
{
    int next = 0;
    for (bool removed = depth > 0; removed;) {
        enum verdict verdict = work_at(trial, state, depth - 1);
        removed = false;
        if (verdict == OPEN)
            verdict = remove_one(trial, state, depth, &next, &removed);
        if (verdict != OPEN)
            return verdict;
    }
    return OPEN;
}

void lele_trial_rate(const lele_board *board, uint64_t max_work, lele_trial_rating *ret)
{
    struct trial trial = { .layout = board->layout, .most = max_work };
    struct state *state = &trial.states[LELE_TRIAL_DEEPEST];
    enum verdict verdict = start(&trial, board, state);
    int depth = 0;
    while (verdict == OPEN && depth < LELE_TRIAL_DEEPEST)
        verdict = work_at(&trial, state, ++depth);
    *ret = (lele_trial_rating){ .end = verdict == FULL      ? LELE_TRIAL_SOLVED
                                       : verdict == DEAD    ? LELE_TRIAL_DEAD
                                       : verdict == STOPPED ? LELE_TRIAL_STOPPED
                                                            : LELE_TRIAL_STUCK,
                                .depth = depth + (verdict == OPEN),
                                .work = trial.work };
}
