/*
 * The clues in a share code.
 *
 *     how many looks there are; of each: its number, how many clues it has, the clues
 *     a clue: its value, how many cells, the first cell (not before that of the clue before it),
 *     the other cells
 *
 * The cells of most clues touch each other.  Where their order says nothing, a cell is one of those
 * that touch an earlier one; on a line it is one of the eight around the last.  One more digit stands
 * for any other cell.
 */
#include "codec/packer.h"

#include "core/clue_table.h"

/* The number of a look in a code is its place here.  Places never change; new looks follow. */
static const uint8_t looks[] = {
    LELE_LOOK_CAGE,
    LELE_LOOK_SUM,
    LELE_LOOK_LITTLE_KILLER,
    LELE_LOOK_ARROW,
    LELE_LOOK_PILL,
    LELE_LOOK_DOUBLE_ARROW,
    LELE_LOOK_THERMOMETER,
    LELE_LOOK_SLOW_THERMOMETER,
    LELE_LOOK_DIFFERENCE,
    LELE_LOOK_RATIO,
    LELE_LOOK_PAIR_SUM,
    LELE_LOOK_LESS,
    LELE_LOOK_MAXIMUM,
    LELE_LOOK_MINIMUM,
    LELE_LOOK_ODD,
    LELE_LOOK_EVEN,
    LELE_LOOK_RESTRICTED,
    LELE_LOOK_PALINDROME,
    LELE_LOOK_CLONE,
    LELE_LOOK_RENBAN,
    LELE_LOOK_WHISPERS,
    LELE_LOOK_BETWEEN,
    LELE_LOOK_REGION_SUM,
    LELE_LOOK_ENTROPIC,
    LELE_LOOK_MODULAR,
    LELE_LOOK_NABNER,
    LELE_LOOK_ZIPPER,
    LELE_LOOK_SANDWICH,
    LELE_LOOK_X_SUM,
    LELE_LOOK_SKYSCRAPER,
    LELE_LOOK_NUMBERED_ROOM,
    LELE_LOOK_QUADRUPLE,
    LELE_LOOK_EXTRA_REGION,
    LELE_LOOK_EQUAL_SUM,
    LELE_LOOK_KNIGHT,
    LELE_LOOK_KING,
    LELE_LOOK_NONCONSECUTIVE,
    LELE_LOOK_ALL_RATIOS,
    LELE_LOOK_ALL_DIFFERENCES,
    LELE_LOOK_ALL_PAIR_SUMS,
    LELE_LOOK_DISJOINT,
};

enum { LOOKS = sizeof looks / sizeof looks[0], LOOK_NUMBERS = 64 };

_Static_assert((int)LOOKS == (int)LELE_LOOK_COUNT, "every look has a number");

enum { SMALL = 63, CHUNK = 1 << 12, CHUNKS = 3, AROUND = 8 };

/* A clue and the layout without clues that it is on. */
struct passing {
    lele_packer *packer;
    const lele_layout *layout;
    const lele_clue_row *row;
    int first; /* cell of the clue before; 0 at first */
    int count;
    lele_cell cells[LELE_MAX_CLUE_CELLS];
};

/* A number of any size; one below 63 takes one digit. */
static void pass_number(lele_packer *packer, uint32_t *number)
{
    uint64_t value = *number;
    uint32_t digit = value < SMALL ? *number : SMALL;
    lele_packer_pass(packer, SMALL + 1, &digit);
    for (int i = 0; digit == SMALL && i < CHUNKS; i++) {
        uint32_t part = (uint32_t)(value >> 12 * i) % CHUNK;
        lele_packer_pass(packer, CHUNK, &part);
        value = i == 0 ? part : value | (uint64_t)part << 12 * i;
    }
    if (!packer->reading)
        return;
    if (value > INT32_MAX)
        packer->broken = true;
    else
        *number = digit < SMALL ? digit : (uint32_t)value;
}

/* The digits of a quadruple, whose value is large. */
static void pass_corner(const struct passing *passing, int *value)
{
    const int given = *value;
    uint32_t count = (uint32_t)given >> 16;
    lele_packer_pass(passing->packer, 5, &count);
    *value = (int)(count << 16);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t digit = (uint32_t)(given >> 4 * i) & 15;
        lele_packer_pass(passing->packer, (uint32_t)passing->layout->size, &digit);
        *value |= (int)(digit << 4 * i);
    }
}

static void pass_value(const struct passing *passing, int *value)
{
    uint32_t number = (uint32_t)(*value + 1);
    switch (passing->row->number) {
    case LELE_NUMBER_CORNER:
        pass_corner(passing, value);
        return;
    case LELE_NUMBER_DIGITS:
        lele_packer_pass(passing->packer, UINT32_C(2) << passing->layout->size, &number);
        break;
    default:
        pass_number(passing->packer, &number);
    }
    *value = (int)number - 1;
}

/* The cells that touch this one: at an edge, and at a corner too. */
static int list_around(const lele_layout *layout, int cell, bool corners, lele_cell ret[AROUND])
{
    const int n = layout->size, row = cell / n, column = cell % n;
    int count = 0;
    for (int r = row - 1; r <= row + 1; r++)
        for (int c = column - 1; c <= column + 1; c++)
            if (r >= 0 && r < n && c >= 0 && c < n && (r != row || c != column) &&
                (corners || r == row || c == column))
                ret[count++] = (lele_cell)(r * n + c);
    return count;
}

static void pass_any(const struct passing *passing, int *cell)
{
    uint32_t number = (uint32_t)*cell;
    lele_packer_pass(passing->packer, (uint32_t)passing->layout->cell_count, &number);
    *cell = (int)number;
}

/* Passes one of the cells in a list, or any other one. */
static void pass_near(const struct passing *passing, const lele_cell *near, int count, int *cell)
{
    uint32_t number = 0;
    while (number < (uint32_t)count && near[number] != *cell)
        number++;
    lele_packer_pass(passing->packer, (uint32_t)count + 1, &number);
    if (number < (uint32_t)count)
        *cell = near[number];
    else
        pass_any(passing, cell);
}

static void pass_line(struct passing *passing)
{
    for (int i = 1; i < passing->count && !passing->packer->broken; i++) {
        lele_cell around[AROUND];
        const int count = list_around(passing->layout, passing->cells[i - 1], true, around);
        int cell = passing->packer->reading ? 0 : passing->cells[i];
        pass_near(passing, around, count, &cell);
        passing->cells[i] = (lele_cell)cell;
    }
}

/* Those that touch one of `done` and are after the first one, as the first one is the lowest. */
static int list_open(const lele_layout *layout, lele_cellset done, int first,
                     lele_cell ret[LELE_MAX_CELLS])
{
    lele_cellset open = LELE_CELLSET_EMPTY, rest = done;
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        lele_cell around[AROUND];
        const int touching = list_around(layout, cell, false, around);
        for (int i = 0; i < touching; i++)
            if (around[i] > first && !lele_cellset_has(&done, around[i]))
                lele_cellset_add(&open, around[i]);
    }
    for (int cell; (cell = lele_cellset_pop(&open)) >= 0;)
        ret[count++] = (lele_cell)cell;
    return count;
}

/* The first open cell that is left, else the first that is left. */
static int choose(const lele_cell *open, int count, const lele_cellset *left)
{
    for (int i = 0; i < count; i++)
        if (lele_cellset_has(left, open[i]))
            return open[i];
    return lele_cellset_first(left);
}

static void pass_set(struct passing *passing)
{
    lele_cellset left = LELE_CELLSET_EMPTY, done = lele_cellset_of(passing->cells[0]);
    for (int i = 1; !passing->packer->reading && i < passing->count; i++)
        lele_cellset_add(&left, passing->cells[i]);
    for (int i = 1; i < passing->count && !passing->packer->broken; i++) {
        lele_cell open[LELE_MAX_CELLS];
        const int count = list_open(passing->layout, done, passing->cells[0], open);
        int cell = passing->packer->reading ? 0 : choose(open, count, &left);
        pass_near(passing, open, count, &cell);
        lele_cellset_remove(&left, cell);
        lele_cellset_add(&done, cell);
        passing->cells[i] = (lele_cell)cell;
    }
}

static void pass_cells(struct passing *passing)
{
    const lele_clue_row *row = passing->row;
    uint32_t count = (uint32_t)passing->count;
    if (row->shape == LELE_SHAPE_GRID)
        return;
    if (row->shape == LELE_SHAPE_NEIGHBOURS)
        count = 2;
    else if (row->single)
        count = 1;
    else if (row->distinct)
        lele_packer_pass(passing->packer, (uint32_t)passing->layout->size + 1, &count);
    else
        pass_number(passing->packer, &count);
    if (count == 0 || count > LELE_MAX_CLUE_CELLS || passing->packer->broken) {
        passing->packer->broken = true;
        return;
    }
    passing->count = (int)count;
    uint32_t step = (uint32_t)(passing->cells[0] - passing->first);
    lele_packer_pass(passing->packer, (uint32_t)(passing->layout->cell_count - passing->first),
                     &step);
    passing->first += (int)step;
    passing->cells[0] = (lele_cell)passing->first;
    if (lele_clue_is_free(row))
        pass_set(passing);
    else
        pass_line(passing);
}

/* The clues of a look; those of a list are next to each other. */
static void pass_look(struct passing *passing, lele_look look, int from, uint32_t count,
                      lele_clue_list *list)
{
    passing->row = lele_clue_row_of(look);
    passing->first = 0;
    for (uint32_t i = 0; i < count && !passing->packer->broken; i++) {
        int value = LELE_CLUE_NO_VALUE;
        passing->count = 0;
        if (!passing->packer->reading) {
            const lele_clue *clue = &list->clue[from + (int)i];
            value = clue->value;
            passing->count = clue->cell_count;
            for (int c = 0; c < clue->cell_count; c++)
                passing->cells[c] = list->cell[clue->first_cell + c];
        }
        if (passing->row->number != LELE_NUMBER_NONE)
            pass_value(passing, &value);
        pass_cells(passing);
        if (passing->packer->reading && !passing->packer->broken &&
            lele_clue_list_add(list, look, value, passing->cells, passing->count, NULL) != LELE_OK)
            passing->packer->broken = true;
    }
}

static uint32_t number_of(int look)
{
    uint32_t number = 0;
    while (number < LOOKS && looks[number] != look)
        number++;
    return number;
}

/* The number of clues from this one on that have its look. */
static uint32_t count_run(const lele_clue_list *list, int from)
{
    uint32_t count = 0;
    for (int i = from; i < list->clue_count && list->clue[i].look == list->clue[from].look; i++)
        count++;
    return count;
}

static uint32_t count_runs(const lele_clue_list *list)
{
    uint32_t count = 0;
    for (int from = 0; from < list->clue_count; from += (int)count_run(list, from))
        count++;
    return count;
}

void lele_packer_clues(lele_packer *packer, const lele_layout *base, lele_clue_list *list)
{
    struct passing passing = { .packer = packer, .layout = base };
    uint32_t runs = packer->reading ? 0 : count_runs(list);
    int from = 0;
    lele_packer_pass(packer, LOOK_NUMBERS, &runs);
    for (uint32_t i = 0; i < runs && !packer->broken; i++) {
        uint32_t number = 0, count = 0;
        if (!packer->reading) {
            number = number_of(list->clue[from].look);
            count = count_run(list, from);
        }
        lele_packer_pass(packer, LOOK_NUMBERS, &number);
        pass_number(packer, &count);
        if (number >= LOOKS || count > LELE_MAX_CLUES)
            packer->broken = true;
        else
            pass_look(&passing, (lele_look)looks[number], from, count, list);
        from += (int)count;
    }
    packer->broken = packer->broken || list->clue_count == 0;
}
