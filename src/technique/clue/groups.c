/* Groups of clues and hidden cages, see groups.h. */
#include "technique/clue/groups.h"

#include <stdlib.h>
#include <string.h>

#include "technique/step.h"

enum { HIDDEN_MOST = 256, HIDDEN_CELLS = 5 };

/* Whether all terms of a sum have weight 1: no arrow. */
static bool is_plain(const lele_clues *clues, const lele_rule *rule)
{
    if (rule->kind != LELE_RULE_SUM || clues->list.clue[rule->clue].value == LELE_CLUE_NO_VALUE)
        return false;
    for (int i = 0; i < rule->cell_count; i++)
        if (clues->weight[rule->first_cell + i] != 1)
            return false;
    return true;
}

static void list_plain(const lele_clues *clues, struct lele_groups *groups)
{
    for (int i = 0; i < clues->rule_count && groups->plain_count < LELE_MAX_CLUES; i++)
        if (is_plain(clues, &clues->rule[i]))
            groups->plain[groups->plain_count++] =
                (struct lele_plain_sum){ &clues->rule[i], lele_rule_cells(clues, &clues->rule[i]) };
}

static void *make(const struct lele_geometry *geometry)
{
    const lele_clues *clues = geometry->layout->clues;
    struct lele_groups *groups = calloc(1, sizeof *groups);
    if (groups == NULL || clues == NULL)
        return groups;
    groups->clue_count = clues->list.clue_count;
    list_plain(clues, groups);
    groups->groups = calloc((size_t)groups->clue_count + HIDDEN_MOST, sizeof *groups->groups);
    groups->derived = calloc(LELE_DERIVED_MOST, sizeof *groups->derived);
    if (groups->groups == NULL || groups->derived == NULL) {
        free(groups->groups);
        free(groups->derived);
        free(groups);
        return NULL;
    }
    return groups;
}

static void release(void *memory)
{
    struct lele_groups *groups = memory;
    if (groups == NULL)
        return;
    free(groups->groups);
    free(groups->derived);
    free(groups);
}

static void begin(void *memory)
{
    struct lele_groups *groups = memory;
    groups->has_clues = groups->has_derived = groups->has_hidden = false;
}

const struct lele_scratch_kind lele_scratch_clue_groups = {
    .make = make,
    .release = release,
    .begin = begin,
};

static struct lele_groups *groups_of(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_clue_groups);
}

static void swap(lele_digits *a, lele_digits *b)
{
    const lele_digits first = *a;
    *a = *b;
    *b = first;
}

/* Keeps the sets whose digits all have a cell, those that fit first. */
static void take_sets(const lele_board *board, const struct lele_sets *sets,
                      struct lele_cell_group *group)
{
    const struct lele_sum *sum = &group->sum;
    group->near_count = group->count = 0;
    group->every = group->some = 0;
    for (int i = 0; i < sets->count; i++) {
        if (!lele_set_is_near(board, sum->cell, sum->count, sets->set[i]))
            continue;
        if (group->near_count == LELE_GROUP_SETS) {
            group->near_count = group->count = 0; /* too many to reason about */
            return;
        }
        group->set[group->near_count++] = sets->set[i];
    }
    for (int i = 0; i < group->near_count; i++)
        if (lele_set_fits(board, sum->cell, sum->count, group->set[i], 0, 0)) {
            group->every = group->count == 0 ? group->set[i] : group->every & group->set[i];
            group->some |= group->set[i];
            swap(&group->set[group->count++], &group->set[i]);
        }
}

static void remember(const lele_board *board, struct lele_cell_group *group)
{
    group->cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < group->sum.count; i++) {
        lele_cellset_add(&group->cells, group->sum.cell[i]);
        group->known[i] = board->candidates[group->sum.cell[i]];
    }
}

static bool is_known(const lele_board *board, const struct lele_cell_group *group)
{
    const int clue_cells = lele_cellset_count(&group->cells);
    for (int i = 0; i < group->sum.count; i++)
        if (group->known[i] != board->candidates[group->sum.cell[i]])
            return false;
    return group->sum.count > 0 && clue_cells == group->sum.count;
}

static void look_at_clue(const lele_board *board, int clue, struct lele_cell_group *group)
{
    struct lele_sets sets;
    if (is_known(board, group))
        return;
    group->clue = clue;
    group->derived = -1;
    if (!lele_clue_group(board, clue, &group->sum, &sets) || sets.is_full) {
        group->sum.count = group->count = group->near_count = 0;
        group->cells = LELE_CELLSET_EMPTY;
        return;
    }
    take_sets(board, &sets, group);
    remember(board, group);
}

const struct lele_groups *lele_clue_groups(struct lele_search *search)
{
    struct lele_groups *groups = groups_of(search);
    for (int clue = 0; !groups->has_clues && clue < groups->clue_count; clue++)
        look_at_clue(search->board, clue, &groups->groups[clue]);
    groups->has_clues = true;
    return groups;
}

const struct lele_groups *lele_derived_sums(struct lele_search *search)
{
    struct lele_groups *groups = groups_of(search);
    if (!groups->has_derived)
        lele_derive_sums(search->board, groups);
    groups->has_derived = true;
    return groups;
}

static void add_hidden(const lele_board *board, struct lele_groups *groups, int number)
{
    const struct lele_sum *sum = &groups->derived[number].sum;
    struct lele_cell_group *group = &groups->groups[groups->clue_count + groups->hidden_count];
    struct lele_sets sets;
    if (!sum->distinct || sum->count < 2 || sum->count > HIDDEN_CELLS || sum->total < 0 ||
        groups->hidden_count == HIDDEN_MOST)
        return;
    *group = (struct lele_cell_group){ .clue = -1, .derived = number, .sum = *sum };
    remember(board, group);
    for (int i = 0; i < groups->clue_count + groups->hidden_count; i++)
        if (groups->groups[i].count > 0 &&
            lele_cellset_equal(&groups->groups[i].cells, &group->cells))
            return;
    lele_sets_by_sum(sum->count, sum->total, lele_digits_all(board->layout->size), &sets);
    take_sets(board, &sets, group);
    groups->hidden_count++;
}

const struct lele_groups *lele_all_groups(struct lele_search *search)
{
    struct lele_groups *groups = groups_of(search);
    if (groups->has_hidden)
        return groups;
    lele_clue_groups(search);
    lele_derived_sums(search);
    groups->hidden_count = 0;
    for (int i = 0; i < groups->derived_count; i++)
        add_hidden(search->board, groups, i);
    groups->has_hidden = true;
    return groups;
}

void lele_step_add_derived(lele_step *step, const struct lele_derived *derived)
{
    for (int i = 0; i < derived->unit_count; i++)
        lele_step_unit(step, derived->units[i], LELE_UNIT_ROLE_COVER);
    for (int i = 0; i < derived->clue_count; i++)
        lele_step_clue(step, derived->clues[i], LELE_CLUE_ROLE_TOTAL);
}

void lele_step_add_group(lele_step *step, const lele_board *board, const struct lele_groups *groups,
                         const struct lele_cell_group *group, lele_role role)
{
    if (group->clue >= 0)
        lele_step_clue(step, group->clue, LELE_CLUE_ROLE_RULE);
    else
        lele_step_add_derived(step, &groups->derived[group->derived]);
    for (int i = 0; i < group->sum.count; i++)
        lele_step_mark(step, group->sum.cell[i], role, board->candidates[group->sum.cell[i]]);
}

void lele_step_add_filled(lele_step *step, const lele_board *board)
{
    struct lele_balance balance;
    struct lele_sum sum;
    lele_cellset cells = LELE_CELLSET_EMPTY;
    lele_sum_of_step(step, board, &balance, &sum);
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        if (balance.weight[cell] != 0)
            lele_cellset_add(&cells, cell);
    for (int i = 0; i < step->clue_count; i++)
        if (step->clues[i].role == LELE_CLUE_ROLE_RULE)
            cells =
                lele_cellset_or(cells, lele_clue_cells(board->layout->clues, step->clues[i].clue));
    cells = lele_cellset_minus(cells, board->places[0]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_mark(step, cell, LELE_ROLE_REASON, lele_digits_of(board->grid.cell[cell]));
}

void lele_group_eliminate(struct lele_search *search, const struct lele_cell_group *group,
                          const bool kept[LELE_GROUP_SETS])
{
    const struct lele_sum *sum = &group->sum;
    for (int i = 0; i < sum->count; i++) {
        lele_digits wrong = search->board->candidates[sum->cell[i]];
        for (int k = 0; k < group->count && wrong != 0; k++) {
            lele_digits tried = kept[k] ? wrong & group->set[k] : 0;
            for (int d; (d = lele_digits_pop(&tried)) != 0;)
                if (lele_set_fits(search->board, sum->cell, sum->count, group->set[k], i, d))
                    lele_digits_remove(&wrong, lele_digits_of(d));
        }
        lele_search_eliminate_cell(search, sum->cell[i], wrong);
    }
}
