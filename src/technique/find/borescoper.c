/*
 * Borescoper's deadly pattern: four cells at the crossings of two rows and two columns in one box, two
 * more cells of these columns in a row of another box, and two more of these rows in a column of a
 * third.  Filled with four digits they can always be filled in a second way; so can they without one of
 * the four crossings, with three digits.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/find/guards.h"
#include "technique/step.h"

enum { CELLS_MOST = 8, WHOLE = 4 };

struct pattern {
    struct lele_search *search;
    struct lele_deadly_use use;
    int row[2], column[2]; /* of the crossings */
    int missing;           /* crossing that is left out; WHOLE: none */
    int below, beside;     /* the row and the column of the other cells */
    int count, digits;     /* cells, and digits to fill them with */
    lele_cell cells[CELLS_MOST];
};

static int cell_at(const struct pattern *pattern, int row, int column)
{
    return row * pattern->search->layout->size + column;
}

static void list_cells(struct pattern *pattern)
{
    pattern->count = 0;
    for (int i = 0; i < 4; i++)
        if (i != pattern->missing)
            pattern->cells[pattern->count++] =
                (lele_cell)cell_at(pattern, pattern->row[i / 2], pattern->column[i % 2]);
    for (int i = 0; i < 2; i++)
        pattern->cells[pattern->count++] =
            (lele_cell)cell_at(pattern, pattern->below, pattern->column[i]);
    for (int i = 0; i < 2; i++)
        pattern->cells[pattern->count++] =
            (lele_cell)cell_at(pattern, pattern->row[i], pattern->beside);
    pattern->digits = pattern->count - 4;
}

/* The box of the cells from `first` to `end`; -1: they are in different ones. */
static int common_box(const struct pattern *pattern, int first, int end)
{
    const lele_layout *layout = pattern->search->layout;
    const int box = lele_layout_box(layout, pattern->cells[first]);
    for (int i = first + 1; i < end; i++)
        if (lele_layout_box(layout, pattern->cells[i]) != box)
            return -1;
    return box;
}

static bool are_boxes_right(const struct pattern *pattern)
{
    const int crossings = pattern->count - 4;
    const int box = common_box(pattern, 0, crossings);
    const int below = common_box(pattern, crossings, crossings + 2);
    const int beside = common_box(pattern, crossings + 2, crossings + 4);
    return box >= 0 && below >= 0 && beside >= 0 && box != below && box != beside &&
           below != beside;
}

static bool offer_pattern(const struct pattern *pattern, lele_digits digits)
{
    const lele_board *board = pattern->search->board;
    struct lele_deadly deadly = { .digits = digits };
    for (int i = 0; i < pattern->count; i++) {
        if ((board->candidates[pattern->cells[i]] & digits) == 0)
            return false;
        lele_cellset_add(&deadly.cells, pattern->cells[i]);
        deadly.deadly[pattern->cells[i]] = digits;
    }
    lele_deadly_weigh(&deadly, board);
    return lele_deadly_may_conclude(&pattern->use, &deadly) &&
           lele_deadly_use(pattern->search, &pattern->use, &deadly);
}

static bool choose_digits(const struct pattern *pattern, lele_digits chosen, lele_digits rest)
{
    if (lele_digits_count(chosen) == pattern->digits)
        return offer_pattern(pattern, chosen);
    for (int d; (d = lele_digits_pop(&rest)) != 0;)
        if (choose_digits(pattern, chosen | lele_digits_of(d), rest))
            return true;
    return false;
}

/* Whether so many cells with too many candidates, and so many digits, can have a conclusion: all
 * cells but two have only the digits of the pattern, or all of them have one digit more; as a link of
 * a chain, two digits more. */
static bool are_few(const struct pattern *pattern, int large, int digits)
{
    return pattern->use.offer != NULL ? digits <= pattern->digits + 2
                                      : large <= 2 || digits <= pattern->digits + 1;
}

static bool try_cells(struct pattern *pattern)
{
    const lele_digits *candidates = pattern->search->board->candidates;
    lele_digits all = 0;
    int large = 0;
    list_cells(pattern);
    for (int i = 0; i < pattern->count; i++) {
        const lele_digits here = candidates[pattern->cells[i]];
        if (here == 0)
            return false;
        all |= here;
        large += lele_digits_count(here) > pattern->digits;
    }
    return are_few(pattern, large, lele_digits_count(all)) && are_boxes_right(pattern) &&
           choose_digits(pattern, 0, all);
}

static bool try_arms(struct pattern *pattern)
{
    const int size = pattern->search->layout->size;
    for (pattern->below = 0; pattern->below < size; pattern->below++)
        for (pattern->beside = 0; pattern->beside < size; pattern->beside++)
            for (pattern->missing = 0; pattern->missing <= WHOLE; pattern->missing++)
                if (pattern->below != pattern->row[0] && pattern->below != pattern->row[1] &&
                    pattern->beside != pattern->column[0] &&
                    pattern->beside != pattern->column[1] && try_cells(pattern))
                    return true;
    return false;
}

/* Whether three of the crossings are open and in one box. */
static bool is_block(const struct pattern *pattern)
{
    const lele_layout *layout = pattern->search->layout;
    int open[4], count = 0;
    for (int i = 0; i < 4; i++) {
        const int cell = cell_at(pattern, pattern->row[i / 2], pattern->column[i % 2]);
        if (pattern->search->board->grid.cell[cell] == 0)
            open[count++] = lele_layout_box(layout, cell);
    }
    return count == 4 || (count == 3 && open[0] == open[1] && open[1] == open[2]);
}

static bool try_rows(struct pattern *pattern)
{
    const int size = pattern->search->layout->size;
    for (pattern->column[0] = 0; pattern->column[0] < size; pattern->column[0]++)
        for (pattern->column[1] = pattern->column[0] + 1; pattern->column[1] < size;
             pattern->column[1]++)
            if (is_block(pattern) && try_arms(pattern))
                return true;
    return false;
}

/* Diagonals and windows would see cells of the pattern that no other does. */
static bool try_patterns(struct lele_search *search, struct lele_deadly_use use)
{
    const int size = search->layout->size;
    struct pattern pattern = { .search = search, .use = use };
    if (search->layout->unit_count != 3 * size)
        return false;
    for (pattern.row[0] = 0; pattern.row[0] < size; pattern.row[0]++)
        for (pattern.row[1] = pattern.row[0] + 1; pattern.row[1] < size; pattern.row[1]++)
            if (try_rows(&pattern))
                return true;
    return false;
}

bool lele_find_borescoper(struct lele_search *search)
{
    return try_patterns(search, (struct lele_deadly_use){ NULL, NULL });
}

bool lele_each_guarded_borescoper(struct lele_search *search, lele_guarded_fn offer, void *data)
{
    return try_patterns(search, (struct lele_deadly_use){ offer, data });
}
