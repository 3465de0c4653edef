/*
 * Combinations of a group: a digit in none of its possible sets goes; a set that cannot be placed is not
 * possible; a digit of every set is in the group, and what sees all its places there loses it; a set
 * without a digit that a unit needs from the group is not possible.
 */
#include <string.h>

#include "technique/clue/finders.h"
#include "technique/clue/groups.h"
#include "technique/step.h"

static bool concerns(struct lele_search *search, const struct lele_cell_group *group)
{
    const lele_clues *clues = search->layout->clues;
    return group->count > 0 &&
           lele_cellset_meets(&group->cells, &lele_search_news(search)->cells) &&
           (group->clue < 0 ||
            lele_row_has_look(search->row, (lele_look)clues->list.clue[group->clue].look));
}

static lele_digits digits_of(const lele_step *step)
{
    lele_digits digits = 0;
    for (int i = 0; i < step->elimination_count; i++)
        digits |= step->eliminations[i].digits;
    return digits;
}

static bool finish(struct lele_search *search, const struct lele_groups *groups,
                   const struct lele_cell_group *group)
{
    lele_step *step = search->step;
    if (step->elimination_count + step->placement_count == 0)
        return false;
    if (step->digits == 0)
        step->digits = digits_of(step);
    if (group->derived >= 0)
        step->rating =
            (uint16_t)(step->rating + 2 * (groups->derived[group->derived].unit_count - 1));
    lele_step_add_group(step, search->board, groups, group, LELE_ROLE_BASE);
    lele_step_add_filled(step, search->board);
    return lele_search_offer(search);
}

static bool offer_combinations(struct lele_search *search, const struct lele_groups *groups,
                               const struct lele_cell_group *group)
{
    lele_digits some = 0;
    for (int i = 0; i < group->near_count; i++)
        some |= group->set[i];
    lele_search_begin(search);
    for (int i = 0; i < group->sum.count; i++)
        lele_search_eliminate_cell(search, group->sum.cell[i],
                                   lele_digits_minus(lele_digits_all(search->layout->size), some));
    return finish(search, groups, group);
}

static bool offer_places(struct lele_search *search, const struct lele_groups *groups,
                         const struct lele_cell_group *group)
{
    bool kept[LELE_GROUP_SETS];
    memset(kept, 1, sizeof kept);
    lele_search_begin(search);
    lele_group_eliminate(search, group, kept);
    return finish(search, groups, group);
}

/* The cells that see all places of the digit in the group; a single place holds it. */
static bool offer_locked(struct lele_search *search, const struct lele_groups *groups,
                         const struct lele_cell_group *group)
{
    lele_digits every = group->every;
    for (int d; (d = lele_digits_pop(&every)) != 0;) {
        const lele_cellset places = lele_cellset_and(group->cells, search->board->places[d]);
        lele_search_begin(search)->digits = lele_digits_of(d);
        if (lele_cellset_count(&places) == 1)
            lele_search_place(search, lele_cellset_first(&places), d);
        else
            lele_search_eliminate(
                search,
                lele_cellset_minus(lele_layout_common_peers(search->layout, places), group->cells),
                d);
        if (finish(search, groups, group))
            return true;
    }
    return false;
}

typedef bool (*offer_fn)(struct lele_search *search, const struct lele_groups *groups,
                         const struct lele_cell_group *group);

static bool offer_each(struct lele_search *search, offer_fn offer)
{
    if (search->layout->clues == NULL)
        return false;
    const struct lele_groups *groups = lele_clue_groups(search);
    for (int i = 0; i < groups->clue_count; i++)
        if (concerns(search, &groups->groups[i]) && offer(search, groups, &groups->groups[i]))
            return true;
    return false;
}

bool lele_find_combinations(struct lele_search *search)
{
    return offer_each(search, offer_combinations);
}

bool lele_find_combination_places(struct lele_search *search)
{
    return offer_each(search, offer_places);
}

bool lele_find_locked_in_group(struct lele_search *search)
{
    return offer_each(search, offer_locked);
}

/* The digit has no place in the unit outside the group. */
static bool offer_needed(struct lele_search *search, const struct lele_groups *groups,
                         const struct lele_cell_group *group, int unit, int digit)
{
    bool kept[LELE_GROUP_SETS];
    for (int i = 0; i < group->count; i++)
        kept[i] = lele_digits_has(group->set[i], digit);
    lele_search_begin(search)->digits = lele_digits_of(digit);
    lele_group_eliminate(search, group, kept);
    if (search->step->elimination_count == 0)
        return false;
    lele_step_unit(search->step, unit, LELE_UNIT_ROLE_SEEN);
    return finish(search, groups, group);
}

static bool offer_units(struct lele_search *search, const struct lele_groups *groups,
                        const struct lele_cell_group *group)
{
    const lele_board *board = search->board;
    for (int unit = 0; unit < search->layout->unit_count; unit++) {
        lele_digits missing = board->missing[unit] & lele_digits_minus(group->some, group->every);
        if (!lele_cellset_meets(&group->cells, &search->layout->units[unit].set))
            continue;
        for (int d; (d = lele_digits_pop(&missing)) != 0;) {
            const lele_cellset places =
                lele_cellset_and(board->places[d], search->layout->units[unit].set);
            if (lele_cellset_within(&places, &group->cells) && !lele_cellset_is_empty(&places) &&
                offer_needed(search, groups, group, unit, d))
                return true;
        }
    }
    return false;
}

bool lele_find_group_and_unit(struct lele_search *search)
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    const struct lele_groups *groups = lele_clue_groups(search);
    for (int i = 0; i < groups->clue_count; i++)
        if (groups->groups[i].count > 0 && offer_units(search, groups, &groups->groups[i]))
            return true;
    return false;
}

bool lele_find_hidden_cage(struct lele_search *search)
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    const struct lele_groups *groups = lele_all_groups(search);
    for (int i = groups->clue_count; i < groups->clue_count + groups->hidden_count; i++)
        if (groups->groups[i].count > 0 && (offer_places(search, groups, &groups->groups[i]) ||
                                            offer_locked(search, groups, &groups->groups[i]) ||
                                            offer_units(search, groups, &groups->groups[i])))
            return true;
    return false;
}
