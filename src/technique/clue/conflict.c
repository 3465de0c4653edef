/*
 * Combination against cells: a set of digits in a cage that would leave a cell, or another cage, nothing is
 * not possible.
 */
#include <string.h>

#include "technique/clue/finders.h"
#include "technique/clue/groups.h"
#include "technique/step.h"

/* The digits of the set that the cell cannot have when the group holds them. */
static lele_digits taken_from(const struct lele_search *search, const struct lele_cell_group *group,
                              lele_digits set, int cell)
{
    lele_digits digits = set & search->board->candidates[cell], taken = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const lele_cellset places = lele_cellset_and(group->cells, search->board->places[d]);
        if (lele_cellset_within(&places, &search->layout->peers[cell]))
            taken |= lele_digits_of(d);
    }
    return taken;
}

/* An empty cell that has no other candidates; -1: none. */
static int starved_cell(const struct lele_search *search, const struct lele_cell_group *group,
                        lele_digits set)
{
    lele_cellset cells = search->board->places[0];
    lele_digits digits = set;
    lele_cellset near = LELE_CELLSET_EMPTY;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        near = lele_cellset_or(near, search->board->places[d]);
    cells = lele_cellset_minus(lele_cellset_and(cells, near), group->cells);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits left = search->board->candidates[cell];
        if ((left & ~set) == 0 && taken_from(search, group, set, cell) == left)
            return cell;
    }
    return -1;
}

/* The digits that no cell of the other group can have. */
static lele_digits taken_from_all(const struct lele_search *search,
                                  const struct lele_cell_group *group, lele_digits set,
                                  const struct lele_cell_group *other)
{
    lele_digits taken = set & other->some;
    for (int i = 0; i < other->sum.count; i++) {
        const int cell = other->sum.cell[i];
        lele_digits_remove(&taken, lele_digits_minus(search->board->candidates[cell] & set,
                                                     taken_from(search, group, set, cell)));
    }
    return taken;
}

/* A group each set of which has such a digit; NULL: none. */
static const struct lele_cell_group *starved_group(const struct lele_search *search,
                                                   const struct lele_groups *groups,
                                                   const struct lele_cell_group *group,
                                                   lele_digits set)
{
    for (int i = 0; i < groups->clue_count; i++) {
        const struct lele_cell_group *other = &groups->groups[i];
        if (other->count == 0 || lele_cellset_meets(&other->cells, &group->cells))
            continue;
        const lele_digits taken = taken_from_all(search, group, set, other);
        bool starved = taken != 0;
        for (int k = 0; starved && k < other->count; k++)
            starved = (other->set[k] & taken) != 0;
        if (starved)
            return other;
    }
    return NULL;
}

/* Names whom the set leaves nothing. */
static void name_victim(struct lele_search *search, const struct lele_groups *groups,
                        const struct lele_cell_group *group, lele_digits set)
{
    const int cell = starved_cell(search, group, set);
    if (cell >= 0)
        lele_step_mark(search->step, cell, LELE_ROLE_PINCER, search->board->candidates[cell]);
    else
        lele_step_add_group(search->step, search->board, groups,
                            starved_group(search, groups, group, set), LELE_ROLE_ALS_B);
}

static bool offer_conflict(struct lele_search *search, const struct lele_groups *groups,
                           const struct lele_cell_group *group)
{
    bool kept[LELE_GROUP_SETS], some_gone = false;
    for (int i = 0; i < group->count; i++) {
        kept[i] = starved_cell(search, group, group->set[i]) < 0 &&
                  starved_group(search, groups, group, group->set[i]) == NULL;
        some_gone |= !kept[i];
    }
    if (!some_gone)
        return false;
    lele_step *step = lele_search_begin(search);
    lele_group_eliminate(search, group, kept);
    if (step->elimination_count == 0)
        return false;
    for (int i = 0; i < step->elimination_count; i++)
        step->digits |= step->eliminations[i].digits;
    lele_step_add_group(step, search->board, groups, group, LELE_ROLE_ALS_A);
    for (int i = 0; i < group->count; i++)
        if (!kept[i])
            name_victim(search, groups, group, group->set[i]);
    lele_step_add_filled(step, search->board);
    return lele_search_offer(search);
}

bool lele_find_combination_conflict(struct lele_search *search)
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    const struct lele_groups *groups = lele_all_groups(search);
    for (int i = 0; i < groups->clue_count; i++)
        if (groups->groups[i].count > 0 && offer_conflict(search, groups, &groups->groups[i]))
            return true;
    return false;
}
