/* Marks, eliminations and nodes of almost locked sets, see als_step.h. */
#include "technique/als/als_step.h"

#include "technique/step.h"

void lele_als_mark(struct lele_search *search, const lele_als_list *sets, int als, int n)
{
    static const lele_role roles[] = { LELE_ROLE_ALS_A, LELE_ROLE_ALS_B, LELE_ROLE_ALS_C,
                                       LELE_ROLE_ALS_D, LELE_ROLE_ALS_E };
    lele_cellset cells = sets->at[als].cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_mark(search->step, cell, roles[n < 5 ? n : 4], search->board->candidates[cell]);
}

void lele_als_eliminate(struct lele_search *search, const lele_als_list *sets, int a, int b,
                        int digit)
{
    lele_search_eliminate(
        search, lele_cellset_and(lele_als_sees(sets, a, digit), lele_als_sees(sets, b, digit)),
        digit);
}

static int add_node(lele_step *step, const lele_als_list *sets, int als, int digit, int on)
{
    return lele_step_node(step, (lele_node){ .cells = lele_als_places(sets, als, digit),
                                             .digit = (uint8_t)digit,
                                             .kind = LELE_NODE_ALS,
                                             .on = (uint8_t)on });
}

/* The first set lacks z, so it has x; the second set lacks x, so it has y; and so on. */
void lele_step_add_als_chain(lele_step *step, const lele_als_list *sets, int count,
                             const uint16_t *chain, const uint8_t *commons, int end_digit)
{
    int before = add_node(step, sets, chain[0], end_digit, 0);
    for (int i = 0; i < count; i++) {
        const int out = i + 1 < count ? commons[i] : end_digit;
        const int holds = add_node(step, sets, chain[i], out, 1);
        lele_step_link(step, before, holds, LELE_LINK_STRONG, LELE_LINK_ALS);
        if (i + 1 == count)
            break;
        before = add_node(step, sets, chain[i + 1], out, 0);
        lele_step_link(step, holds, before, LELE_LINK_WEAK, LELE_LINK_ALS);
    }
}
