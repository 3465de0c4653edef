/* Quick solves without a rating, see glance.h. */
#include "generator/glance.h"
#include "generator/completer.h"
#include "technique/rate.h"

bool lele_glance(lele_engine *engine, lele_board *board, const lele_technique_list *list,
                 int wanted, bool *shows)
{
    const lele_find_options options = { .techniques = list, .uniqueness = LELE_UNIQUENESS_PROVED };
    while (lele_completer_singles(board) && board->empty_count > 0) {
        const lele_step *step = lele_engine_brief(engine, board, &options);
        if (step == NULL)
            return false;
        if (step->technique == wanted && shows != NULL)
            *shows = true;
        lele_step_apply(step, board);
    }
    return board->empty_count == 0;
}
