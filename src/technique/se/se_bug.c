/*
 * BUG, "bivalue universal grave": but for a few bug digits in a few bug cells, every empty cell has two
 * candidates and every digit two places in each region.  Such a grid would have two solutions, so
 * one of the bug digits is true.
 */
#include "technique/se/se_hint.h"

struct bug {
    lele_se_search *search;
    int count;
    uint8_t cell[LELE_SE_CELLS]; /* the bug cells in order of discovery */
    uint16_t digits[LELE_SE_CELLS];
    unsigned all;        /* the bug digits of all cells */
    lele_cellset common; /* what all bug cells see */
    unsigned odd;        /* the digits with another number of places than 0 or 2 */
    lele_cellset many;   /* the cells of these with three candidates or more */
};

static int find_cell(const struct bug *bug, int cell)
{
    for (int i = 0; i < bug->count; i++)
        if (bug->cell[i] == cell)
            return i;
    return -1;
}

/* False: there is no BUG. */
static bool add_cell(struct bug *bug, int cell, int digit)
{
    const lele_se_places *places = bug->search->places;
    int i = find_cell(bug, cell);
    if (i < 0) {
        i = bug->count++;
        bug->cell[i] = (uint8_t)cell;
        bug->digits[i] = 0;
        bug->common =
            i == 0 ? places->peers[cell] : lele_cellset_and(bug->common, places->peers[cell]);
        for (int k = 0; k < bug->count; k++)
            lele_cellset_remove(&bug->common, bug->cell[k]);
    }
    bug->digits[i] |= (uint16_t)(1U << digit);
    bug->all |= 1U << digit;
    return bug->count < 2 || lele_se_is_single(bug->all) || !lele_cellset_is_empty(&bug->common);
}

/* False: there is no BUG. */
static bool look_at(struct bug *bug, int region, int digit)
{
    const lele_se_search *search = bug->search;
    unsigned rest = search->grid->place[region][digit];
    if (rest == 0 || lele_se_count(rest) == 2)
        return true;
    int count = 0, only = 0;
    while (rest != 0) {
        const int cell = lele_se_cell_of(search->places, region, lele_se_pop(&rest));
        if (lele_se_count(search->grid->cand[cell]) < 3)
            continue;
        only = cell;
        count++;
        lele_cellset_add(&bug->many, cell);
    }
    bug->odd |= 1U << digit;
    return count > 0 && (count > 1 || add_cell(bug, only, digit));
}

/* Takes the bug digits away from a copy; true when every cell has two candidates left and every
 * digit no or two places in each region. */
static bool is_grave(const struct bug *bug)
{
    const lele_se_places *places = bug->search->places;
    lele_se_grid copy = *bug->search->grid;
    for (int i = 0; i < bug->count; i++)
        for (unsigned rest = bug->digits[i]; rest != 0;)
            lele_se_grid_remove(&copy, places, bug->cell[i], lele_se_pop(&rest));
    for (int cell = 0; cell < LELE_SE_CELLS; cell++)
        if (copy.value[cell] == 0 && lele_se_count(copy.cand[cell]) != 2)
            return false;
    for (int region = 0; region < LELE_SE_REGIONS; region++)
        for (int digit = 0; digit < LELE_SE_SIZE; digit++)
            if (copy.place[region][digit] != 0 && lele_se_count(copy.place[region][digit]) != 2)
                return false;
    return true;
}

static bool find_cells(struct bug *bug)
{
    for (int region = 0; region < LELE_SE_REGIONS; region++)
        for (int digit = 0; digit < LELE_SE_SIZE; digit++)
            if (!look_at(bug, region, digit))
                return false;
    if (lele_se_is_single(bug->odd))
        for (int cell; (cell = lele_cellset_pop(&bug->many)) >= 0;)
            if (find_cell(bug, cell) < 0 && !add_cell(bug, cell, lele_se_lowest(bug->odd)))
                return false;
    return bug->count > 0 && is_grave(bug);
}

static bool offer_any(lele_se_search *search)
{
    return search->hint.gone_count > 0 && lele_se_offer(search);
}

static bool type_1(struct bug *bug)
{
    lele_se_hint_start(&bug->search->hint, "BUG type 1", 5.6);
    lele_se_hint_remove(bug->search, bug->cell[0], ~(unsigned)bug->digits[0]);
    return offer_any(bug->search);
}

static bool type_2(struct bug *bug)
{
    lele_cellset seen = bug->common;
    lele_se_hint_start(&bug->search->hint, "BUG type 2", 5.7);
    for (int cell; (cell = lele_cellset_pop(&seen)) >= 0;)
        lele_se_hint_remove(bug->search, cell, bug->all);
    return offer_any(bug->search);
}

static bool type_4(struct bug *bug)
{
    lele_se_search *search = bug->search;
    const unsigned shared =
        search->grid->cand[bug->cell[0]] & search->grid->cand[bug->cell[1]] & ~bug->all;
    if (!lele_se_is_single(shared) ||
        !lele_cellset_has(&search->places->peers[bug->cell[0]], bug->cell[1]))
        return false;
    lele_se_hint_start(&search->hint, "BUG type 4", 5.7);
    for (int i = 0; i < 2; i++)
        lele_se_hint_remove(search, bug->cell[i], ~(bug->digits[i] | shared));
    return offer_any(search);
}

/* `chosen` of the cells and the bug digits together are a naked set of `size` digits. */
static bool type_3_with(struct bug *bug, const uint8_t *cells, int count, unsigned chosen, int size)
{
    const uint16_t *cand = bug->search->grid->cand;
    unsigned all = 0;
    for (unsigned rest = chosen; rest != 0;) {
        const unsigned own = cand[cells[lele_se_pop(&rest)]];
        if (lele_se_is_single(own))
            return false;
        all |= own;
    }
    if (lele_se_count(all) != size || lele_se_is_single(bug->all) || (bug->all & ~all) != 0)
        return false;
    lele_se_hint_start(&bug->search->hint, "BUG type 3", 5.7 + 0.1 * (size - 1));
    for (int i = 0; i < count; i++)
        if ((chosen >> i & 1) == 0)
            lele_se_hint_remove(bug->search, cells[i], all);
    return offer_any(bug->search);
}

static bool type_3_in(struct bug *bug, int region, int size)
{
    const lele_se_search *search = bug->search;
    uint8_t cells[LELE_SE_SIZE];
    int count = 0;
    for (int i = 0; i < LELE_SE_SIZE; i++) {
        const int cell = lele_se_cell_of(search->places, region, i);
        if (search->grid->value[cell] == 0 && lele_cellset_has(&bug->common, cell))
            cells[count++] = (uint8_t)cell;
    }
    if (count < size)
        return false;
    for (unsigned chosen = (1U << (size - 1)) - 1; chosen < 1U << count;
         chosen = lele_se_next_subset(chosen))
        if (type_3_with(bug, cells, count, chosen, size))
            return true;
    return false;
}

static bool type_3(struct bug *bug)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < bug->count; i++)
        lele_cellset_add(&cells, bug->cell[i]);
    for (int size = 2; size <= 6; size++) {
        for (int kind = 0; kind < LELE_SE_KINDS; kind++) {
            const int region = bug->search->places->region[bug->cell[0]][kind];
            if (lele_cellset_within(&cells, &bug->search->places->set[region]) &&
                type_3_in(bug, region, size))
                return true;
        }
    }
    return false;
}

bool lele_se_bug(lele_se_search *search, const lele_se_task *task)
{
    (void)task;
    struct bug bug = { .search = search };
    if (!find_cells(&bug))
        return false;
    if (bug.count == 1)
        return type_1(&bug);
    if (lele_se_is_single(bug.all))
        return type_2(&bug) || (bug.count == 2 && type_4(&bug));
    return !lele_cellset_is_empty(&bug.common) &&
           ((bug.count == 2 && type_4(&bug)) || type_3(&bug));
}
