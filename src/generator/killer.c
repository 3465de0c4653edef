/*
 * Killers by repair: cages are drawn over a grid, then changed where they allow another solution.
 *
 * A cage whose part has another sum in a second solution is split there, or a cell that differs
 * moves over the border to the next cage: both leave that solution no place.  Then the difficulty is
 * met: two cages are merged where the puzzle is too easy, one is split where it is too hard.
 */
#include "generator/setter.h"

#include <limits.h>

enum {
    REPAIRS = 24,
    MOVES = 192,  /* proposals that are compared */
    SPLITS = 5,   /* of each cage */
    AIMS = 60,    /* ratings of a grid */
    MERGES = 24,  /* tries to merge between two ratings */
    OPENINGS = 3, /* tries for each cage to uncover */
};

struct proposals {
    int count;
    uint32_t rank[MOVES];
    lele_cage_move move[MOVES];
};

static lele_others prove_cages(lele_setter *setter, int most)
{
    lele_clue_list_init(&setter->clues.list);
    if (lele_cages_write(&setter->cages, &setter->solution, &setter->clues.list) != LELE_OK)
        return LELE_OTHERS_UNKNOWN;
    return lele_setter_prove(setter, most);
}

static void propose(struct proposals *all, const lele_cage_move *move, int broken,
                    lele_random *random)
{
    if (all->count == MOVES)
        return;
    all->rank[all->count] = 1 + (uint32_t)broken * 64 + lele_random_below(random, 64);
    all->move[all->count++] = *move;
}

/* A random part of a cage that hangs together. */
static lele_cellset draw_part(const lele_setter *setter, const lele_cellset *cage, int size,
                              lele_random *random)
{
    lele_cellset part = LELE_CELLSET_EMPTY, open = *cage;
    for (int count = 0; count < size && !lele_cellset_is_empty(&open); count++) {
        lele_cellset left = open;
        int cell = -1;
        for (uint32_t skip = lele_random_below(random, (uint32_t)lele_cellset_count(&open)) + 1;
             skip > 0; skip--)
            cell = lele_cellset_pop(&left);
        lele_cellset_add(&part, cell);
        if (count == 0)
            open = LELE_CELLSET_EMPTY;
        open = lele_cellset_or(open, lele_cage_beside(setter->plain, cell));
        open = lele_cellset_minus(lele_cellset_and(open, *cage), part);
    }
    return part;
}

static void propose_splits(const lele_setter *setter, int cage, struct proposals *all,
                           lele_random *random)
{
    const lele_cellset *set = &setter->cages.set[cage];
    const int count = lele_cellset_count(set), least = setter->plan.least;
    for (int i = 0; count >= 2 * least && i < SPLITS; i++) {
        const int size = least + (int)lele_random_below(random, (uint32_t)(count - 2 * least + 1));
        lele_cage_move move = { 2, { draw_part(setter, set, size, random) } };
        move.area[1] = lele_cellset_minus(*set, move.area[0]);
        const int broken = lele_setter_breaks(setter, &move.area[0]);
        if (broken > 0 || setter->other_count == 0)
            propose(all, &move, broken, random);
    }
}

static void propose_borders(const lele_setter *setter, int cell, struct proposals *all,
                            lele_random *random)
{
    const lele_cages *cages = &setter->cages;
    const lele_cellset one = lele_cellset_of(cell);
    const int broken = lele_setter_breaks(setter, &one), from = cages->owner[cell];
    lele_cellset beside = lele_cage_beside(setter->plain, cell);
    if (from == LELE_CAGE_NONE || (broken == 0 && setter->other_count > 0))
        return;
    for (int other; (other = lele_cellset_pop(&beside)) >= 0;) {
        const int to = cages->owner[other];
        if (to == LELE_CAGE_NONE || to == from)
            continue;
        const lele_cage_move move = {
            2, { lele_cellset_minus(cages->set[from], one), lele_cellset_or(cages->set[to], one) }
        };
        propose(all, &move, broken, random);
    }
}

/* Makes the best proposal that is possible. */
static bool apply_best(lele_setter *setter, struct proposals *all)
{
    for (;;) {
        int best = -1;
        for (int i = 0; i < all->count; i++)
            if (all->rank[i] != 0 && (best < 0 || all->rank[i] > all->rank[best]))
                best = i;
        if (best < 0)
            return false;
        all->rank[best] = 0;
        if (lele_cages_apply(&setter->plan, &setter->solution, &all->move[best], &setter->cages))
            return true;
    }
}

/* With few other solutions, what breaks most of them; with many, anything: which of them are listed
 * depends on the search. */
static bool improve(lele_setter *setter, lele_others others, lele_random *random)
{
    struct proposals all = { 0 };
    if (others != LELE_OTHERS_FEW)
        setter->other_count = 0;
    for (int i = 0; i < setter->cages.count; i++)
        propose_splits(setter, i, &all, random);
    const int cells = setter->plain->cell_count;
    const int first = (int)lele_random_below(random, (uint32_t)cells);
    for (int i = 0; others == LELE_OTHERS_FEW && i < cells; i++)
        propose_borders(setter, (first + i) % cells, &all, random);
    return apply_best(setter, &all);
}

static bool repair(lele_setter *setter, lele_random *random)
{
    for (int i = 0; i < REPAIRS; i++) {
        const lele_others others = prove_cages(setter, LELE_SETTER_OTHERS);
        if (others == LELE_OTHERS_NONE)
            return true;
        if (others == LELE_OTHERS_UNKNOWN || !improve(setter, others, random))
            return false;
    }
    return false;
}

/* Merges two cages that touch, where the solution stays the only one. */
static bool merge(lele_setter *setter, lele_random *random)
{
    const int cells = setter->plain->cell_count;
    for (int i = 0; i < MERGES; i++) {
        const int cell = (int)lele_random_below(random, (uint32_t)cells);
        lele_cellset beside = lele_cage_beside(setter->plain, cell);
        const int other = lele_cellset_pop(&beside);
        const int a = setter->cages.owner[cell], b = setter->cages.owner[other];
        if (a == b || a == LELE_CAGE_NONE || b == LELE_CAGE_NONE)
            continue;
        const lele_cage_move move = {
            1, { lele_cellset_or(setter->cages.set[a], setter->cages.set[b]) }
        };
        if (!lele_cages_apply(&setter->plan, &setter->solution, &move, &setter->cages))
            continue;
        if (prove_cages(setter, 1) == LELE_OTHERS_NONE)
            return true;
        setter->cages = setter->kept;
    }
    return false;
}

/* Changes cages where cells are still open, where the solution stays the only one. */
static bool simplify(lele_setter *setter, const lele_cellset *open, lele_random *random)
{
    struct proposals all = { 0 };
    setter->other_count = 0;
    for (int i = 0; i < setter->cages.count; i++)
        if (lele_cellset_meets(&setter->cages.set[i], open))
            propose_splits(setter, i, &all, random);
    lele_cellset left = *open;
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;)
        if (lele_random_below(random, 2) == 0)
            propose_borders(setter, cell, &all, random);
    for (int i = 0; i < MERGES; i++) {
        if (!apply_best(setter, &all))
            return false;
        if (prove_cages(setter, 1) == LELE_OTHERS_NONE)
            return true;
        setter->cages = setter->kept;
    }
    return false;
}

/* A merge that goes too far is taken back, and so is a change that leaves more open. */
static bool aim(lele_setter *setter, lele_random *random)
{
    bool was_easy = false;
    int left, least = INT_MAX;
    lele_cellset open, kept_open = LELE_CELLSET_EMPTY;
    if (prove_cages(setter, 1) != LELE_OTHERS_NONE)
        return false;
    for (int i = 0; i < AIMS && !lele_setter_is_spent(setter); i++) {
        const lele_fit fit = lele_setter_look(setter, &left, &open);
        if (fit == LELE_FIT_RIGHT)
            return true;
        was_easy |= fit == LELE_FIT_TOO_EASY;
        if (fit == LELE_FIT_TOO_EASY || (!was_easy && left <= least)) {
            setter->kept = setter->cages;
            least = left;
            kept_open = open;
        } else {
            setter->cages = setter->kept;
        }
        if (was_easy ? !merge(setter, random) : !simplify(setter, &kept_open, random))
            return false;
    }
    return false;
}

static void give_orbits(lele_setter *setter, const uint8_t *cells, int count)
{
    for (int i = 0; i < count; i++) {
        lele_cellset orbit = lele_shape_orbit(setter->plain, setter->recipe->shape, cells[i]);
        for (int cell; (cell = lele_cellset_pop(&orbit)) >= 0;)
            setter->givens.cell[cell] = setter->solution.cell[cell];
    }
}

/* At the lowest level no technique finds a first digit in cages alone: givens of a random order come until
 * it is met, and those that are not needed go. */
static bool give_for_beginners(lele_setter *setter, lele_random *random)
{
    const lele_grid before = setter->givens;
    const int cells = setter->plain->cell_count;
    uint8_t order[LELE_MAX_CELLS];
    int low = 0, high = cells - 1;
    for (int cell = 0; cell < cells; cell++)
        order[cell] = (uint8_t)cell;
    lele_random_shuffle(random, order, (size_t)cells);
    (void)prove_cages(setter, 1);
    while (low < high) {
        const int middle = (low + high) / 2;
        setter->givens = before;
        give_orbits(setter, order, middle);
        if (lele_setter_judge(setter, NULL, NULL) == LELE_FIT_TOO_HARD)
            low = middle + 1;
        else
            high = middle;
    }
    setter->givens = before;
    give_orbits(setter, order, low);
    for (int i = 0; i < low; i++) {
        const lele_grid more = setter->givens;
        lele_cellset orbit = lele_shape_orbit(setter->plain, setter->recipe->shape, order[i]);
        for (int cell; (cell = lele_cellset_pop(&orbit)) >= 0;)
            setter->givens.cell[cell] = before.cell[cell];
        if (lele_setter_judge(setter, NULL, NULL) != LELE_FIT_RIGHT)
            setter->givens = more;
    }
    return lele_setter_judge(setter, NULL, NULL) == LELE_FIT_RIGHT;
}

/* Where the range says nothing, the present number stays; else one is drawn from it. */
static int draw_number(lele_range range, int most, lele_random *random)
{
    const int high = range.max == 0 || range.max > most ? most : range.max;
    if (range.max == 0 && range.min == 0)
        return 0;
    return high <= range.min
               ? range.min
               : range.min + (int)lele_random_below(random, (uint32_t)(high - range.min + 1));
}

static int count_uncovered(const lele_setter *setter)
{
    int count = 0;
    for (int cell = 0; cell < setter->plain->cell_count; cell++)
        count += setter->cages.owner[cell] == LELE_CAGE_NONE;
    return count;
}

static bool lies_in(int number, lele_range range)
{
    return number >= range.min && (range.max == 0 || number <= range.max);
}

/* Takes cages away until enough cells are in none. */
static bool uncover(lele_setter *setter, lele_random *random)
{
    const lele_range range = setter->recipe->uncovered;
    const int cells = setter->plain->cell_count;
    const int wanted = draw_number(range, cells / 4, random);
    for (int i = 0; count_uncovered(setter) < wanted && i < OPENINGS * cells; i++) {
        const int cage = (int)lele_random_below(random, (uint32_t)setter->cages.count);
        setter->kept = setter->cages;
        lele_cages_uncover(&setter->plan, cage, &setter->cages);
        if ((range.max != 0 && count_uncovered(setter) > range.max) || setter->cages.count == 0 ||
            prove_cages(setter, 1) != LELE_OTHERS_NONE)
            setter->cages = setter->kept;
    }
    return wanted == 0 || lies_in(count_uncovered(setter), range);
}

/* Hides totals. */
static bool hide(lele_setter *setter, lele_random *random)
{
    const lele_range range = setter->recipe->blank_cages;
    const int wanted = draw_number(range, setter->cages.count / 3, random);
    int blank = 0;
    for (int i = 0; blank < wanted && i < OPENINGS * setter->cages.count; i++) {
        const int cage = (int)lele_random_below(random, (uint32_t)setter->cages.count);
        const int more = lele_cages_set_blank(&setter->plan, cage, true, &setter->cages);
        blank += more;
        if (more == 0 ||
            ((range.max == 0 || blank <= range.max) && prove_cages(setter, 1) == LELE_OTHERS_NONE))
            continue;
        blank -= lele_cages_set_blank(&setter->plan, cage, false, &setter->cages);
    }
    return wanted == 0 || lies_in(blank, range);
}

/* A merge of cages can lose a total that was hidden. */
static bool is_kept(const lele_setter *setter)
{
    int blank = 0;
    for (int i = 0; i < setter->cages.count; i++)
        blank += setter->cages.blank[i];
    return lies_in(blank, setter->recipe->blank_cages) &&
           lies_in(count_uncovered(setter), setter->recipe->uncovered);
}

lele_error lele_set_killer(lele_setter *setter, lele_random *random)
{
    if (setter->fixed != NULL) {
        setter->solution = *setter->fixed;
    } else {
        const lele_error error = lele_filler_next(setter->filler, random, &setter->solution);
        if (error != LELE_OK)
            return error;
    }
    lele_setter_give(setter, random);
    if (!lele_cages_draw(&setter->plan, &setter->solution, random, &setter->cages) ||
        !repair(setter, random) || !uncover(setter, random) || !hide(setter, random))
        return LELE_E_LIMIT;
    const bool gives =
        setter->recipe->level == LELE_LEVEL_BEGINNER && setter->recipe->clues.max == 0;
    if (setter->has_target && !(gives ? give_for_beginners(setter, random) : aim(setter, random)))
        return LELE_E_LIMIT;
    return prove_cages(setter, 1) == LELE_OTHERS_NONE && is_kept(setter) ? LELE_OK : LELE_E_LIMIT;
}
