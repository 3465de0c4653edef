/* Checks a clue against its row of the table: its cells, their shape, its value. */
#include "core/clue_table.h"

#include <stdlib.h>

struct check {
    const lele_layout *layout;
    const lele_clue *clue;
    const lele_cell *cells;
    const lele_clue_row *row;
    lele_problem *problem; /* never NULL */
};

static lele_error refuse(const struct check *check, lele_error error, int64_t got, int64_t want)
{
    lele_problem *problem = check->problem;
    problem->look = check->clue->look;
    problem->got = got;
    problem->want = want;
    if (check->clue->cell_count > 0)
        problem->at = lele_cell_place(check->layout, check->cells[0]);
    return lele_problem_set(problem, error);
}

static lele_error refuse_pair(const struct check *check, lele_error error, int a, int b)
{
    refuse(check, error, 0, 0);
    check->problem->at = lele_cell_place(check->layout, a);
    check->problem->other = lele_cell_place(check->layout, b);
    return error;
}

bool lele_cells_touch(const lele_layout *layout, int a, int b)
{
    const int n = layout->size;
    const int rows = abs(a / n - b / n), columns = abs(a % n - b % n);
    return rows + columns == 1;
}

static lele_error check_cells(const struct check *check)
{
    const int count = check->clue->cell_count;
    lele_cellset seen = LELE_CELLSET_EMPTY;
    if (check->row->shape == LELE_SHAPE_GRID ? count != 0 : count < check->row->fewest)
        return refuse(check, LELE_E_CLUE_CELLS, count, check->row->fewest);
    for (int i = 0; i < count; i++) {
        const int cell = check->cells[i];
        if (cell >= check->layout->cell_count)
            return refuse(check, LELE_E_RANGE, cell, check->layout->cell_count);
        /* A line may cross itself where its digits may repeat. */
        const bool free = check->row->shape == LELE_SHAPE_LINE && !check->row->distinct;
        if (!free && lele_cellset_has(&seen, cell))
            return refuse_pair(check, LELE_E_CLUE_TWICE, cell, cell);
        lele_cellset_add(&seen, cell);
    }
    if (check->row->distinct && count > check->layout->size)
        return refuse(check, LELE_E_CLUE_SIZE, count, check->layout->size);
    return LELE_OK;
}

/* Whether four cells in reading order are a square of 2x2. */
static bool is_square(const struct check *check)
{
    const int n = check->layout->size, first = check->cells[0];
    lele_cellset want = lele_cellset_of(first), got = LELE_CELLSET_EMPTY;
    if (check->clue->cell_count != 4 || first % n == n - 1 || first / n == n - 1)
        return false;
    lele_cellset_add(&want, first + 1);
    lele_cellset_add(&want, first + n);
    lele_cellset_add(&want, first + n + 1);
    for (int i = 0; i < 4; i++)
        lele_cellset_add(&got, check->cells[i]);
    return lele_cellset_equal(&got, &want);
}

static lele_error check_shape(const struct check *check)
{
    const lele_cell *cells = check->cells;
    switch (check->row->shape) {
    case LELE_SHAPE_NEIGHBOURS:
        if (check->clue->cell_count != 2)
            return refuse(check, LELE_E_CLUE_CELLS, check->clue->cell_count, 2);
        return lele_cells_touch(check->layout, cells[0], cells[1])
                   ? LELE_OK
                   : refuse_pair(check, LELE_E_CLUE_NEIGHBOURS, cells[0], cells[1]);
    case LELE_SHAPE_SQUARE:
        return is_square(check) ? LELE_OK : refuse(check, LELE_E_CLUE_SQUARE, 0, 0);
    default:
        return LELE_OK;
    }
}

/* The least sum of `count` digits: 1 + 2 + ... for different ones, else one for each. */
static int least_sum(bool distinct, int count)
{
    return distinct ? count * (count + 1) / 2 : count;
}

static lele_error check_total(const struct check *check)
{
    const int count = check->clue->cell_count, value = check->clue->value;
    const int n = check->layout->size, least = least_sum(check->row->distinct, count);
    const int most = count * (n + 1) - least;
    if (value < least || value > most)
        return refuse(check, LELE_E_CLUE_TOTAL, value, value < least ? least : most);
    return LELE_OK;
}

/* The digits of a quadruple, read from its value: each must exist, four at most. */
static bool is_corner(const struct check *check)
{
    const int value = check->clue->value, count = value >> 16;
    if (value < 0 || count < 1 || count > 4)
        return false;
    for (int i = 0; i < count; i++)
        if ((value >> 4 * i & 15) >= check->layout->size)
            return false;
    return true;
}

static bool fits_number(const struct check *check)
{
    const int value = check->clue->value, count = check->clue->cell_count;
    const int n = check->layout->size;
    switch (check->row->number) {
    case LELE_NUMBER_NONE:
        return value == LELE_CLUE_NO_VALUE;
    case LELE_NUMBER_SMALL:
        return value >= 1 && value <= n;
    case LELE_NUMBER_PAIR:
        return value >= 2 && value <= 2 * n;
    case LELE_NUMBER_PARTS:
        return value >= 2 && value <= count && count % value == 0;
    case LELE_NUMBER_PILL:
        return value >= 2 && value <= 3 && value < count;
    case LELE_NUMBER_LINE:
        return count == n && value >= 0 && value <= n * (n + 1) / 2;
    case LELE_NUMBER_DIGITS:
        return value >= 1 && value <= lele_digits_all(n);
    case LELE_NUMBER_CORNER:
        return is_corner(check);
    default:
        return true;
    }
}

static lele_error check_number(const struct check *check)
{
    const lele_clue_number number = check->row->number;
    if (number == LELE_NUMBER_SUM ||
        (number == LELE_NUMBER_MAYBE && check->clue->value != LELE_CLUE_NO_VALUE))
        return check_total(check);
    return fits_number(check) ? LELE_OK : refuse(check, LELE_E_CLUE_VALUE, check->clue->value, 0);
}

/* The two cells of each pair of a palindrome or a clone, which must not see each other. */
static lele_error check_equal(const struct check *check)
{
    const int count = check->clue->cell_count;
    const bool mirrored = check->clue->look == LELE_LOOK_PALINDROME;
    if (!mirrored && check->clue->look != LELE_LOOK_CLONE)
        return LELE_OK;
    if (!mirrored && count % 2 != 0)
        return refuse(check, LELE_E_CLUE_CELLS, count, count + 1);
    for (int i = 0; i < count / 2; i++) {
        const int a = check->cells[i], b = check->cells[mirrored ? count - 1 - i : i + count / 2];
        if (a != b && lele_layout_sees(check->layout, a, b))
            return refuse_pair(check, LELE_E_CLUE_EQUAL, a, b);
    }
    return LELE_OK;
}

static lele_error check_boxes(const struct check *check)
{
    if (check->clue->look == LELE_LOOK_DISJOINT && lele_layout_is_jigsaw(check->layout))
        return refuse(check, LELE_E_CLUE_BOXES, 0, 0);
    return LELE_OK;
}

lele_error lele_clue_check(const lele_layout *layout, const lele_clue_list *list, int clue,
                           lele_problem *problem)
{
    static lele_error (*const checks[])(const struct check *) = {
        check_cells, check_shape, check_number, check_equal, check_boxes,
    };
    lele_problem unasked;
    const struct check check = {
        .layout = layout,
        .clue = &list->clue[clue],
        .cells = list->cell + list->clue[clue].first_cell,
        .row = lele_clue_row_of((lele_look)list->clue[clue].look),
        .problem = problem != NULL ? problem : &unasked,
    };
    lele_error error = LELE_OK;
    for (size_t i = 0; error == LELE_OK && i < sizeof checks / sizeof checks[0]; i++)
        error = checks[i](&check);
    return error;
}
