/*
 * Killer subsets: a cage that must hold one of some digits of a unit acts like a cell that has no other
 * candidates.  With as many such cages and cells as digits, the unit has these digits there.
 *
 * Hidden ones: a cage that can hold at most one of some digits acts like a cell.  With as many cages and
 * cells that have places of the digits in a unit as digits, each holds one of them.
 */
#include "technique/clue/finders.h"
#include "technique/clue/groups.h"
#include "technique/step.h"

enum { PARTS_MOST = 3 };

struct subset {
    struct lele_search *search;
    const struct lele_groups *groups;
    int unit;
    lele_digits digits;
    lele_cellset places; /* of the digits in the unit */
    lele_cellset used;   /* cells of the parts */
    int cells, group_count;
    lele_cell cell[PARTS_MOST];
    const struct lele_cell_group *group[PARTS_MOST];
};

static int size_of(const struct subset *subset)
{
    return subset->search->row->clue.size;
}

static lele_cellset places_of(const lele_board *board, lele_digits digits, lele_cellset within)
{
    lele_cellset places = LELE_CELLSET_EMPTY;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        places = lele_cellset_or(places, board->places[d]);
    return lele_cellset_and(places, within);
}

/* The least and the greatest number of these digits in a set of the group. */
static void count_in_sets(const struct lele_cell_group *group, lele_digits digits, int *least,
                          int *most)
{
    *least = LELE_MAX_SIZE;
    *most = 0;
    for (int i = 0; i < group->count; i++) {
        const int count = lele_digits_count(group->set[i] & digits);
        *least = count < *least ? count : *least;
        *most = count > *most ? count : *most;
    }
}

static void mark_cells(const struct subset *subset)
{
    for (int i = 0; i < subset->cells; i++)
        lele_step_mark(subset->search->step, subset->cell[i], LELE_ROLE_PINCER,
                       subset->search->board->candidates[subset->cell[i]]);
}

static bool finish(const struct subset *subset, lele_unit_role role)
{
    static const lele_role roles[PARTS_MOST] = { LELE_ROLE_ALS_A, LELE_ROLE_ALS_B,
                                                 LELE_ROLE_ALS_C };
    lele_step *step = subset->search->step;
    int hidden = 0;
    if (step->elimination_count == 0)
        return false;
    lele_step_unit(step, subset->unit, role);
    for (int i = 0; i < subset->group_count; i++) {
        hidden += subset->group[i]->derived >= 0;
        lele_step_add_group(step, subset->search->board, subset->groups, subset->group[i],
                            roles[i]);
    }
    mark_cells(subset);
    lele_step_add_filled(step, subset->search->board);
    return hidden <= 1 && lele_search_offer(subset->search);
}

static bool conclude_naked(const struct subset *subset)
{
    lele_digits digits = subset->digits;
    const lele_cellset rest =
        lele_cellset_minus(subset->search->layout->units[subset->unit].set, subset->used);
    lele_search_begin(subset->search)->digits = digits;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_search_eliminate(subset->search, rest, d);
    return finish(subset, LELE_UNIT_ROLE_SEEN);
}

/* The group holds at least one of the digits, and only in the unit. */
static bool is_part(const struct subset *subset, const struct lele_cell_group *group)
{
    const lele_cellset all = places_of(subset->search->board, subset->digits, group->cells);
    int least, most;
    if (group->count == 0 || !lele_cellset_meets(&group->cells, &subset->places) ||
        lele_cellset_meets(&all, &subset->used) ||
        !lele_cellset_within(&all, &subset->search->layout->units[subset->unit].set))
        return false;
    count_in_sets(group, subset->digits, &least, &most);
    return least >= 1;
}

static bool add_groups(struct subset *subset, int from, int end)
{
    if (subset->cells + subset->group_count == size_of(subset))
        return subset->group_count > 0 && conclude_naked(subset);
    for (int i = from; i < end; i++) {
        const struct lele_cell_group *group = &subset->groups->groups[i];
        if (!is_part(subset, group))
            continue;
        struct subset more = *subset;
        more.group[more.group_count++] = group;
        more.used = lele_cellset_or(more.used,
                                    places_of(subset->search->board, subset->digits, group->cells));
        if (add_groups(&more, i + 1, end))
            return true;
    }
    return false;
}

/* Cells of the unit that have no candidates but these. */
static void add_cells(struct subset *subset)
{
    const lele_unit *unit = &subset->search->layout->units[subset->unit];
    for (int i = 0; i < subset->search->layout->size; i++) {
        const lele_digits left = subset->search->board->candidates[unit->cells[i]];
        if (left == 0 || (left & ~subset->digits) != 0 || subset->cells == size_of(subset) - 1)
            continue;
        subset->cell[subset->cells++] = unit->cells[i];
        lele_cellset_add(&subset->used, unit->cells[i]);
    }
}

static bool find_naked(struct subset *subset)
{
    add_cells(subset);
    return add_groups(subset, 0, subset->groups->clue_count + subset->groups->hidden_count);
}

/* The cells hold only these digits, and of the groups only sets with one of them are possible. */
static bool conclude_hidden(struct subset *subset, lele_cellset rest)
{
    lele_search_begin(subset->search)->digits = subset->digits;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        subset->cell[subset->cells++] = (lele_cell)cell;
        lele_search_eliminate_cell(
            subset->search, cell,
            lele_digits_minus(lele_digits_all(subset->search->layout->size), subset->digits));
    }
    for (int i = 0; i < subset->group_count; i++) {
        bool kept[LELE_GROUP_SETS];
        for (int k = 0; k < subset->group[i]->count; k++)
            kept[k] = (subset->group[i]->set[k] & subset->digits) != 0;
        lele_group_eliminate(subset->search, subset->group[i], kept);
    }
    return finish(subset, LELE_UNIT_ROLE_SEEN);
}

/* The group holds at most one of the digits. */
static bool is_single(const struct subset *subset, const struct lele_cell_group *group)
{
    int least, most;
    if (group->count == 0 || !lele_cellset_meets(&group->cells, &subset->places) ||
        lele_cellset_meets(&group->cells, &subset->used))
        return false;
    count_in_sets(group, subset->digits, &least, &most);
    return most == 1;
}

static bool hide_in_groups(struct subset *subset, int from, int end)
{
    const lele_cellset rest = lele_cellset_minus(subset->places, subset->used);
    if (subset->group_count > 0 &&
        lele_cellset_count(&rest) + subset->group_count == size_of(subset)) {
        struct subset whole = *subset;
        if (conclude_hidden(&whole, rest))
            return true;
    }
    if (subset->group_count == size_of(subset) || subset->group_count == 2)
        return false;
    for (int i = from; i < end; i++) {
        if (!is_single(subset, &subset->groups->groups[i]))
            continue;
        struct subset more = *subset;
        more.group[more.group_count++] = &subset->groups->groups[i];
        more.used = lele_cellset_or(more.used, subset->groups->groups[i].cells);
        if (hide_in_groups(&more, i + 1, end))
            return true;
    }
    return false;
}

static bool find_hidden(struct subset *subset)
{
    return hide_in_groups(subset, 0, subset->groups->clue_count + subset->groups->hidden_count);
}

/* Calls `find` for each choice of digits that the unit lacks. */
static bool choose_digits(const struct subset *subset, lele_digits chosen, lele_digits left,
                          bool (*find)(struct subset *subset))
{
    if (lele_digits_count(chosen) == size_of(subset)) {
        struct subset one = *subset;
        one.digits = chosen;
        one.places = places_of(subset->search->board, chosen,
                               subset->search->layout->units[subset->unit].set);
        return find(&one);
    }
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        if (choose_digits(subset, chosen | lele_digits_of(d), left, find))
            return true;
    return false;
}

static bool find_in_units(struct lele_search *search, bool (*find)(struct subset *subset))
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    struct subset subset = { .search = search, .groups = lele_all_groups(search) };
    for (subset.unit = 0; subset.unit < search->layout->unit_count; subset.unit++)
        if (lele_news_has_unit(lele_search_news(search), subset.unit) &&
            choose_digits(&subset, 0, search->board->missing[subset.unit], find))
            return true;
    return false;
}

bool lele_find_killer_subset(struct lele_search *search)
{
    return find_in_units(search, find_naked);
}

bool lele_find_hidden_killer_subset(struct lele_search *search)
{
    return find_in_units(search, find_hidden);
}
