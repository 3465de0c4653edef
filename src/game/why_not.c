/* "Why not 7 here?": tries the reasons from the simplest to the most expensive. */
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

static bool exclude(lele_advisor *advisor, const lele_hint_position *position, int cell, int digit,
                    lele_basis_fn found, void *data)
{
    const lele_digits others =
        lele_digits_minus(lele_digits_all(advisor->layout->size), lele_digits_of(digit));
    const lele_goal goal = { cell, others };
    lele_board start;
    lele_advisor_board(advisor, position, &start);
    advisor->board = start;
    lele_trail_run(advisor, LELE_TRAIL_SOLVE, &advisor->techniques, &goal, &advisor->board);
    if (!lele_goal_is_reached(&goal, &advisor->board))
        return false;
    lele_trail_each(advisor, &start, &goal, &advisor->techniques, found, data);
    return true;
}

lele_why_not lele_advisor_why_not(lele_advisor *advisor, const lele_hint_position *position,
                                  int cell, int digit, int *other, lele_basis_fn found, void *data)
{
    *other = -1;
    lele_advisor_assume(advisor, position);
    if (position->values.cell[cell] != 0)
        return LELE_WHY_NOT_FILLED;
    *other = seen_by(advisor, position, cell, digit);
    if (*other >= 0)
        return LELE_WHY_NOT_SEEN;
    if (!lele_digits_has(position->candidates[cell], digit))
        return LELE_WHY_NOT_REMOVED;
    /* From wrong digits every digit leads nowhere: only steps say something. */
    if (advisor->assumes)
        return exclude(advisor, position, cell, digit, found, data) ? LELE_WHY_NOT_EXCLUDED
                                                                    : LELE_WHY_NOT_POSSIBLE;
    if (!leads_nowhere(advisor, position, cell, digit))
        return LELE_WHY_NOT_POSSIBLE;
    return exclude(advisor, position, cell, digit, found, data) ? LELE_WHY_NOT_EXCLUDED
                                                                : LELE_WHY_NOT_DEAD_END;
}
