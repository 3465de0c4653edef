/* The check of deadly patterns, see deadly_pattern.h. */
#include "technique/deadly_pattern.h"

#include <string.h>

enum { CELLS_MOST = 12, FILLINGS_MOST = 5280 };

/* Whether every cell has two digits and every unit has each of its digits twice.  Then the other
 * digits of a filling are a filling, too: as many digits as cells, each once. */
static bool is_swap(const lele_layout *layout, const lele_digits *pattern)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (pattern[cell] != 0 && lele_digits_count(pattern[cell]) != 2)
            return false;
    for (int u = 0; u < layout->unit_count; u++) {
        lele_digits once = 0, twice = 0, more = 0;
        for (int i = 0; i < layout->size; i++) {
            const lele_digits digits = pattern[layout->units[u].cells[i]];
            more |= twice & digits;
            twice |= once & digits;
            once |= digits;
        }
        if (more != 0 || once != twice)
            return false;
    }
    return true;
}

/* All ways to fill a small pattern. */
struct fillings {
    const lele_layout *layout;
    int cell_count, count;
    int cells[CELLS_MOST];
    lele_digits own[CELLS_MOST];
    uint8_t digit[FILLINGS_MOST][CELLS_MOST];
};

static bool fits(const struct fillings *all, const uint8_t *digit, int at, int d)
{
    for (int i = 0; i < at; i++)
        if (digit[i] == d && lele_layout_sees(all->layout, all->cells[i], all->cells[at]))
            return false;
    return true;
}

/* False: there are too many. */
static bool fill(struct fillings *all, uint8_t digit[CELLS_MOST], int at)
{
    if (at == all->cell_count) {
        if (all->count == FILLINGS_MOST)
            return false;
        memcpy(all->digit[all->count++], digit, CELLS_MOST);
        return true;
    }
    lele_digits own = all->own[at];
    for (int d; (d = lele_digits_pop(&own)) != 0;) {
        digit[at] = (uint8_t)d;
        if (fits(all, digit, at, d) && !fill(all, digit, at + 1))
            return false;
    }
    return true;
}

/* Whether both fillings have the same digits in every unit. */
static bool is_alike(const struct fillings *all, const uint8_t *a, const uint8_t *b)
{
    for (int u = 0; u < all->layout->unit_count; u++) {
        lele_digits in_a = 0, in_b = 0;
        for (int i = 0; i < all->cell_count; i++)
            if (lele_cellset_has(&all->layout->units[u].set, all->cells[i])) {
                in_a |= lele_digits_of(a[i]);
                in_b |= lele_digits_of(b[i]);
            }
        if (in_a != in_b)
            return false;
    }
    return true;
}

static bool has_twin(const struct fillings *all, int index)
{
    for (int i = 0; i < all->count; i++)
        if (i != index && is_alike(all, all->digit[i], all->digit[index]))
            return true;
    return false;
}

/* A pattern that cannot be filled at all needs another digit as well. */
static bool have_twins(const lele_layout *layout, const lele_digits *pattern)
{
    struct fillings all = { .layout = layout };
    uint8_t digit[CELLS_MOST] = { 0 };
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (pattern[cell] == 0)
            continue;
        if (all.cell_count == CELLS_MOST)
            return false;
        all.own[all.cell_count] = pattern[cell];
        all.cells[all.cell_count++] = cell;
    }
    if (!fill(&all, digit, 0))
        return false;
    for (int i = 0; i < all.count; i++)
        if (!has_twin(&all, i))
            return false;
    return all.cell_count > 0;
}

bool lele_deadly_is_true(const lele_layout *layout, const lele_digits pattern[LELE_MAX_CELLS])
{
    return is_swap(layout, pattern) || have_twins(layout, pattern);
}

bool lele_deadly_is_reverse(const lele_board *board, const lele_digits pattern[LELE_MAX_CELLS])
{
    const lele_layout *layout = board->layout;
    lele_digits pair = 0;
    for (int cell = 0; cell < layout->cell_count; cell++)
        pair |= pattern[cell];
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (pattern[cell] != 0 && (pattern[cell] != pair || board->grid.cell[cell] != 0))
            return false;
    int empty = 0;
    for (int u = 0; u < layout->unit_count; u++) {
        int count = 0;
        for (int i = 0; i < layout->size; i++) {
            const int cell = layout->units[u].cells[i];
            count += pattern[cell] != 0 ||
                     (board->grid.cell[cell] != 0 && lele_digits_has(pair, board->grid.cell[cell]));
        }
        if (count != 0 && count != 2)
            return false;
        empty += count == 0;
    }
    return lele_digits_count(pair) == 2 && empty > 0;
}

void lele_deadly_of_corners(const lele_step *step, const lele_board *board,
                            lele_digits ret[LELE_MAX_CELLS])
{
    lele_digits all = step->digits;
    memset(ret, 0, LELE_MAX_CELLS * sizeof *ret);
    for (int i = 0; i < step->mark_count; i++) {
        const lele_mark *mark = &step->marks[i];
        if (mark->role != LELE_ROLE_CORNER)
            continue;
        ret[mark->cell] |= mark->digits;
        if (board->grid.cell[mark->cell] != 0)
            all |= mark->digits;
    }
    if (lele_deadly_is_true(board->layout, ret))
        return;
    for (int cell = 0; cell < board->layout->cell_count; cell++)
        if (ret[cell] != 0)
            ret[cell] = all;
}
