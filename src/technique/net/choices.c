/* The step of a supposed candidate and what follows from it by singles, see choices.h. */
#include "technique/net/choices.h"
#include "technique/net/net_step.h"
#include "technique/step.h"

/* The nodes of the step: what is supposed and chosen, and what that excludes. */
struct telling {
    struct lele_search *search;
    const struct lele_choices *chain;
    uint16_t chosen[LELE_CHOICES_MOST];
    uint16_t gone[LELE_MAX_CELLS][LELE_MAX_SIZE + 1]; /* index + 1; 0: not in the step yet */
};

/* The node of an excluded candidate. */
static int node_of(struct telling *telling, int cell, int digit)
{
    const struct lele_choices *chain = telling->chain;
    lele_step *step = telling->search->step;
    if (telling->gone[cell][digit] == 0) {
        const int cause = chain->cause[cell][digit];
        const struct lele_choice *by = &chain->at[cause];
        lele_cellset both = lele_cellset_of(cell);
        lele_cellset_add(&both, by->cell);
        const int node = lele_step_node(step, lele_node_of(cell, digit, 0));
        lele_step_link(step, telling->chosen[cause], node, LELE_LINK_WEAK,
                       by->cell == cell ? LELE_LINK_CELL
                                        : lele_layout_unit_of(telling->search->layout, &both));
        telling->gone[cell][digit] = (uint16_t)(node + 1);
    }
    return telling->gone[cell][digit] - 1;
}

/* Adds what is excluded in a cell or a unit beside the choice that is left there.  With a cell, it
 * is LELE_LINK_CELL and the cell; with a unit, the unit and the digit.  Returns how many nodes. */
static int add_excluded(struct telling *telling, int by, int cell, int digit,
                        int ret[LELE_MAX_SIZE])
{
    const struct lele_search *search = telling->search;
    int count = 0;
    if (by == LELE_LINK_CELL) {
        for (int d = 1; d <= search->layout->size; d++)
            if (d != digit && lele_digits_has(search->board->candidates[cell], d))
                ret[count++] = node_of(telling, cell, d);
        return count;
    }
    lele_cellset cells =
        lele_cellset_and(search->layout->units[by].set, search->board->places[digit]);
    for (int place; (place = lele_cellset_pop(&cells)) >= 0;)
        if (place != cell)
            ret[count++] = node_of(telling, place, digit);
    return count;
}

static void add_end(struct telling *telling)
{
    const lele_contradiction *dead = &telling->chain->dead;
    int nodes[LELE_MAX_SIZE];
    add_excluded(telling, dead->kind == LELE_DEAD_CELL ? LELE_LINK_CELL : dead->unit, dead->cell,
                 dead->digit, nodes);
    lele_step_add_contradiction(telling->search->step, dead, telling->search->board);
}

static void add_nodes(struct lele_search *search, const struct lele_choices *chain)
{
    lele_step *step = search->step;
    struct telling telling = { .search = search, .chain = chain };
    for (int i = 0; i < chain->count; i++) {
        const struct lele_choice *choice = &chain->at[i];
        int nodes[LELE_MAX_SIZE];
        const int count =
            i > 0 ? add_excluded(&telling, choice->by, choice->cell, choice->digit, nodes) : 0;
        telling.chosen[i] =
            (uint16_t)lele_step_node(step, lele_node_of(choice->cell, choice->digit, 1));
        for (int k = 0; k < count; k++)
            lele_step_link(step, nodes[k], telling.chosen[i], LELE_LINK_STRONG, choice->by);
    }
    add_end(&telling);
}

bool lele_choices_offer(struct lele_search *search, const struct lele_choices *chain)
{
    const struct lele_choice *target = &chain->at[0];
    lele_step *step = lele_search_begin(search);
    step->rating = (uint16_t)(step->rating + lele_chain_addition(2 * chain->count));
    step->digits = lele_digits_of(target->digit);
    lele_search_eliminate_cell(search, target->cell, step->digits);
    add_nodes(search, chain);
    return lele_search_offer(search);
}
