/*
 * Puzzles with clues that are drawn from a grid, see clue_pool.h.
 *
 * All clues of the pool are taken.  While there are other solutions, the given comes that most of them
 * break.  Then givens, and after them clues, go in random order as long as the solution stays the only
 * one.  If that is too hard, some come back.
 */
#include "generator/setter.h"
#include "generator/clue_pool.h"

#include <string.h>

enum { ADDITIONS = 200, PARTS = LELE_POOL_CLUES + LELE_MAX_CELLS, FEWEST_CLUES = 3 };

/* What can be taken away or come back: a clue of the pool, or LELE_POOL_CLUES plus a cell. */
struct parts {
    int count;
    uint16_t part[PARTS];
};

static void shuffle(struct parts *parts, int first, lele_random *random)
{
    for (int i = parts->count - 1; i > first; i--) {
        const int k = first + (int)lele_random_below(random, (uint32_t)(i - first + 1));
        const uint16_t swap = parts->part[i];
        parts->part[i] = parts->part[k], parts->part[k] = swap;
    }
}

/* Takes a part into the puzzle, or out of it; a given with its orbit. */
static void set_part(lele_setter *setter, int part, bool taken)
{
    if (part < LELE_POOL_CLUES) {
        setter->pool->clue[part].taken = taken;
        return;
    }
    lele_cellset orbit =
        lele_shape_orbit(setter->plain, setter->recipe->shape, part - LELE_POOL_CLUES);
    for (int cell; (cell = lele_cellset_pop(&orbit)) >= 0;)
        setter->givens.cell[cell] = taken ? setter->solution.cell[cell] : 0;
}

static lele_others prove(lele_setter *setter, int most)
{
    return lele_pool_write(setter->pool, &setter->clues.list) == LELE_OK
               ? lele_setter_prove(setter, most)
               : LELE_OTHERS_UNKNOWN;
}

/* One cell of each orbit that is given, or that is not. */
static void list_cells(const lele_setter *setter, bool given, struct parts *ret)
{
    for (int cell = 0; cell < setter->plain->cell_count; cell++) {
        const lele_cellset orbit = lele_shape_orbit(setter->plain, setter->recipe->shape, cell);
        if ((setter->givens.cell[cell] != 0) == given && lele_cellset_first(&orbit) == cell)
            ret->part[ret->count++] = (uint16_t)(LELE_POOL_CLUES + cell);
    }
}

/* The cell that most of the other solutions fill with another digit. */
static int best_cell(const lele_setter *setter, const struct parts *cells)
{
    int best = -1, most = 0;
    for (int i = 0; i < cells->count; i++) {
        const lele_cellset one = lele_cellset_of(cells->part[i] - LELE_POOL_CLUES);
        const int broken = lele_setter_breaks(setter, &one);
        if (broken > most)
            most = broken, best = cells->part[i];
    }
    return best;
}

/* Gives cells until there is one solution. */
static bool add_givens(lele_setter *setter, lele_random *random)
{
    for (int i = 0; i < ADDITIONS; i++) {
        const lele_others others = prove(setter, LELE_SETTER_OTHERS);
        struct parts cells = { .count = 0 };
        if (others == LELE_OTHERS_NONE)
            return true;
        list_cells(setter, false, &cells);
        if (cells.count == 0)
            return false;
        shuffle(&cells, 0, random);
        if (others == LELE_OTHERS_FEW && best_cell(setter, &cells) >= 0) {
            set_part(setter, best_cell(setter, &cells), true);
            continue;
        }
        for (int k = 0; k < setter->plain->size / 3 && k < cells.count; k++)
            set_part(setter, cells.part[k], true);
    }
    return false;
}

/* Takes away what is not needed; lists it. */
static void prune(lele_setter *setter, lele_random *random, struct parts *gone)
{
    struct parts all = { .count = 0 };
    int clues = 0, fewest = 0;
    list_cells(setter, true, &all);
    shuffle(&all, 0, random);
    const int givens = all.count;
    for (int i = 0; i < setter->pool->count; i++)
        if (!setter->pool->clue[i].fixed)
            all.part[all.count++] = (uint16_t)i;
    shuffle(&all, givens, random);
    clues = all.count - givens;
    fewest = clues / 3 > FEWEST_CLUES ? clues / 3 : FEWEST_CLUES;
    for (int i = 0; i < all.count && !lele_setter_is_spent(setter); i++) {
        if (i >= givens && clues <= fewest)
            return;
        set_part(setter, all.part[i], false);
        if (prove(setter, 1) == LELE_OTHERS_NONE) {
            gone->part[gone->count++] = all.part[i];
            clues -= i >= givens;
        } else {
            set_part(setter, all.part[i], true);
        }
    }
}

/* Puts back the parts that went last, and then givens, until the puzzle is as hard as wanted. */
static bool aim(lele_setter *setter, lele_random *random, struct parts *gone)
{
    int low = 0, high = gone->count, left;
    lele_cellset open;
    for (int i = 0; i < gone->count / 2; i++) {
        const uint16_t swap = gone->part[i];
        gone->part[i] = gone->part[gone->count - 1 - i];
        gone->part[gone->count - 1 - i] = swap;
    }
    list_cells(setter, false, gone);
    shuffle(gone, high, random);
    high = gone->count;
    for (int at = 0; !lele_setter_is_spent(setter); at = (low + high) / 2) {
        for (int i = 0; i < gone->count; i++)
            if (i >= at)
                set_part(setter, gone->part[i], false);
        for (int i = 0; i < at; i++)
            set_part(setter, gone->part[i], true);
        if (lele_pool_write(setter->pool, &setter->clues.list) != LELE_OK)
            return false;
        const lele_fit fit = lele_setter_look(setter, &left, &open);
        if (fit == LELE_FIT_RIGHT)
            return true;
        if (fit == LELE_FIT_TOO_HARD)
            low = at;
        else
            high = at;
        if (high - low < 2)
            return false;
    }
    return false;
}

/* A digit for a cell of a grid that clues of the whole grid rule.  The first solution in a random order
 * of cells and digits does not depend on how the search finds solutions. */
static bool place(lele_setter *setter, int cell, lele_random *random, bool *known)
{
    enum { MOST_STEPS = 20000 };
    uint8_t digits[LELE_MAX_SIZE];
    for (int i = 0; i < setter->plain->size; i++)
        digits[i] = (uint8_t)(i + 1);
    lele_random_shuffle(random, digits, (size_t)setter->plain->size);
    for (int i = 0; i < setter->plain->size; i++) {
        setter->givens.cell[cell] = digits[i];
        if (*known && setter->solution.cell[cell] == digits[i])
            return true;
        lele_rules_search_start(setter->search, &setter->givens);
        lele_rules_event event = LELE_RULES_NODE;
        for (int k = 0; event == LELE_RULES_NODE && k < MOST_STEPS; k++)
            event = lele_rules_search_next(setter->search, &setter->solution);
        setter->work += lele_rules_search_work(setter->search);
        *known = event == LELE_RULES_SOLUTION;
        if (*known)
            return true;
    }
    return false;
}

/* Whether the digits so far leave one solution, which is then setter->solution. */
static bool is_settled(lele_setter *setter)
{
    lele_grid other;
    lele_rules_search_start(setter->search, &setter->givens);
    lele_rules_event event = LELE_RULES_NODE;
    int found = 0;
    while (event != LELE_RULES_END && found < 2) {
        event = lele_rules_search_next(setter->search, &other);
        found += event == LELE_RULES_SOLUTION;
    }
    setter->work += lele_rules_search_work(setter->search);
    return found == 1;
}

static lele_error fill_by_rules(lele_setter *setter, lele_random *random)
{
    const int cells = setter->plain->cell_count;
    uint8_t order[LELE_MAX_CELLS];
    bool known = false, settled = false;
    setter->layout = *setter->plain;
    if (lele_pool_write(setter->pool, &setter->clues.list) != LELE_OK ||
        lele_clues_expand(&setter->layout, &setter->clues, NULL) != LELE_OK)
        return LELE_E_MEMORY;
    lele_rules_search_init(setter->search, &setter->layout);
    for (int cell = 0; cell < cells; cell++)
        order[cell] = (uint8_t)cell;
    lele_random_shuffle(random, order, (size_t)cells);
    for (int i = 0; i < cells && !settled; i++) {
        if (!place(setter, order[i], random, &known))
            return i == 0 ? LELE_E_NO_SOLUTION : LELE_E_LIMIT;
        settled = i >= setter->plain->size && i % 3 == 0 && is_settled(setter);
    }
    lele_grid_clear(&setter->givens);
    return LELE_OK;
}

/* The kinds of a puzzle: those of the recipe, or two or three at random. */
static uint32_t draw_kinds(const lele_setter *setter, lele_random *random)
{
    uint32_t kinds = 0;
    if (setter->recipe->kinds != UINT32_C(1) << LELE_KIND_MIXED)
        return setter->recipe->kinds;
    uint8_t order[LELE_KIND_MIXED];
    for (int i = 0; i < LELE_KIND_MIXED; i++)
        order[i] = (uint8_t)i;
    lele_random_shuffle(random, order, LELE_KIND_KING);
    const int count = 2 + (int)lele_random_below(random, 2);
    for (int i = 0; i < count; i++)
        kinds |= UINT32_C(1) << order[i];
    return kinds;
}

static lele_error find_solution(lele_setter *setter, lele_random *random)
{
    if (setter->fixed != NULL) {
        setter->solution = *setter->fixed;
        if (setter->pool->count == 0)
            return LELE_OK;
        setter->givens = setter->solution;
        lele_cellset broken;
        (void)prove(setter, 1);
        lele_grid_clear(&setter->givens);
        return lele_layout_broken_rule(&setter->layout, &setter->solution, &broken) == NULL
                   ? LELE_OK
                   : LELE_E_NO_SOLUTION;
    }
    return setter->pool->count > 0 ? fill_by_rules(setter, random)
                                   : lele_filler_next(setter->filler, random, &setter->solution);
}

lele_error lele_set_kinds(lele_setter *setter, lele_random *random)
{
    lele_clue_pool *pool = setter->pool;
    const uint32_t kinds = draw_kinds(setter, random);
    const bool alone = (kinds & (kinds - 1)) == 0;
    struct parts gone = { .count = 0 };
    *pool = (lele_clue_pool){
        .layout = setter->plain,
        .grid = &setter->solution,
        .random = random,
        .alone = alone,
        .all_marks = setter->recipe->marks == LELE_MARKS_ALL && alone,
    };
    lele_pool_draw_global(pool, kinds);
    const lele_error error = find_solution(setter, random);
    if (error != LELE_OK)
        return error;
    lele_pool_draw(pool, kinds);
    if (!add_givens(setter, random))
        return LELE_E_LIMIT;
    prune(setter, random, &gone);
    if (setter->has_target && !aim(setter, random, &gone))
        return LELE_E_LIMIT;
    lele_setter_give(setter, random);
    return prove(setter, 1) == LELE_OTHERS_NONE ? LELE_OK : LELE_E_LIMIT;
}
