/* "Why not 7 here?": the shortest honest answer that can be found. */
#include "game/advisor.h"

static int seen_by(const lele_advisor *advisor, const lele_hint_position *position, int cell,
                   int digit)
{
    lele_cellset peers = advisor->layout->peers[cell];
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        if (position->values.cell[peer] == digit)
            return peer;
    return -1;
}

static bool leads_nowhere(lele_advisor *advisor, const lele_hint_position *position, int cell,
                          int digit)
{
    lele_grid tried = position->values;
    tried.cell[cell] = (uint8_t)digit;
    return !lele_advisor_is_solvable(advisor, &tried);
}

/* Runs twice: once to learn which steps matter, once more to show them. */
static bool exclude(lele_advisor *advisor, const lele_hint_position *position, lele_run run)
{
    const lele_run silent = { run.kind, run.list, run.cell, run.digit, NULL, NULL, false };
    lele_advisor_board(advisor, position, &advisor->board);
    const int count = lele_advisor_run(advisor, &silent, &advisor->board);
    const int value = advisor->board.grid.cell[run.cell];
    if (value == run.digit ||
        (value == 0 && lele_digits_has(advisor->board.candidates[run.cell], run.digit)))
        return false;
    lele_advisor_mark_needed(advisor, count, run.cell, run.digit);
    lele_advisor_board(advisor, position, &advisor->board);
    run.only_needed = true;
    lele_advisor_run(advisor, &run, &advisor->board);
    return true;
}

lele_why_not lele_advisor_why_not(lele_advisor *advisor, const lele_hint_position *position,
                                  int cell, int digit, int *other, lele_basis_fn found, void *data)
{
    *other = -1;
    if (position->values.cell[cell] != 0)
        return LELE_WHY_NOT_FILLED;
    *other = seen_by(advisor, position, cell, digit);
    if (*other >= 0)
        return LELE_WHY_NOT_SEEN;
    if (!lele_digits_has(position->candidates[cell], digit))
        return LELE_WHY_NOT_REMOVED;
    if (!leads_nowhere(advisor, position, cell, digit))
        return LELE_WHY_NOT_POSSIBLE;
    const lele_run run = { .kind = LELE_RUN_SOLVE,
                           .list = &advisor->techniques,
                           .cell = cell,
                           .digit = digit,
                           .found = found,
                           .data = data };
    return exclude(advisor, position, run) ? LELE_WHY_NOT_EXCLUDED : LELE_WHY_NOT_DEAD_END;
}
