/* The clues of the Interactive Sudoku Solver: a row for each name. */
#include <string.h>

#include "codec/iss.h"

static lele_error add_whole(lele_iss_reading *reading, lele_look look, const lele_iss_part *part)
{
    return lele_iss_add(reading, look, part->value, part->cells, part->count);
}

/* A cage that names a cell twice counts it twice; its different cells hold different digits. */
static lele_error add_cage(lele_iss_reading *reading, lele_look look, const lele_iss_part *part)
{
    lele_iss_part once = *part;
    lele_cellset seen = LELE_CELLSET_EMPTY;
    once.count = 0;
    for (int i = 0; i < part->count; i++) {
        if (!lele_cellset_has(&seen, part->cells[i]))
            once.cells[once.count++] = part->cells[i];
        lele_cellset_add(&seen, part->cells[i]);
    }
    if (once.count == part->count || part->value == LELE_CLUE_NO_VALUE)
        return add_whole(reading, look, &once);
    once.value = LELE_CLUE_NO_VALUE;
    const lele_error error = add_whole(reading, look, &once);
    return error == LELE_OK ? add_whole(reading, LELE_LOOK_SUM, part) : error;
}

/* A clue for each two cells of the part that touch. */
static lele_error add_touching(lele_iss_reading *reading, lele_look look, const lele_iss_part *part)
{
    const int n = reading->size;
    lele_error error = LELE_OK;
    for (int i = 0; i < part->count; i++)
        for (int k = i + 1; error == LELE_OK && k < part->count; k++) {
            const int a = part->cells[i], b = part->cells[k];
            const int apart = a > b ? a - b : b - a;
            const bool beside = apart == n || (apart == 1 && a / n == b / n);
            /* The first cell of an inequality is the greater one. */
            const bool swapped = look == LELE_LOOK_LESS;
            const lele_cell pair[2] = { (lele_cell)(swapped ? b : a),
                                        (lele_cell)(swapped ? a : b) };
            if (beside)
                error = lele_iss_add(reading, look, part->value, pair, 2);
        }
    return error;
}

/* The diagonal that starts at a cell of the border; each such cell has one direction. */
static lele_error add_little_killer(lele_iss_reading *reading, lele_look look,
                                    const lele_iss_part *part)
{
    const int n = reading->size;
    if (part->count != 1)
        return lele_iss_refuse_part(reading, part->name.at, part->end);
    int row = part->cells[0] / n, column = part->cells[0] % n, down, right, count = 0;
    if (column == 0 && row < n - 1)
        down = 1, right = 1;
    else if (row == 0)
        down = 1, right = -1;
    else if (column == n - 1)
        down = -1, right = -1;
    else if (row == n - 1)
        down = -1, right = 1;
    else
        return lele_iss_refuse_part(reading, part->name.at, part->end);
    lele_cell cells[LELE_MAX_SIZE];
    for (; row >= 0 && row < n && column >= 0 && column < n; row += down, column += right)
        cells[count++] = (lele_cell)(row * n + column);
    return lele_iss_add(reading, look, part->value, cells, count);
}

static lele_error read_quadruple(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    const int n = reading->size, first = lele_iss_read_cell(reading, lele_iss_next_argument(part));
    int value = 0, count = 0;
    for (; part->at < part->end; count++) {
        const int digit = lele_iss_read_number(lele_iss_next_argument(part));
        if (digit < 1 || digit > n || count == 4)
            return lele_iss_refuse_part(reading, part->name.at, part->end);
        value |= (digit - 1) << 4 * count;
    }
    if (first < 0 || first % n == n - 1 || first / n == n - 1)
        return lele_iss_refuse_part(reading, part->name.at, part->end);
    const lele_cell cells[4] = { (lele_cell)first, (lele_cell)(first + 1), (lele_cell)(first + n),
                                 (lele_cell)(first + n + 1) };
    return lele_iss_add(reading, look, value | count << 16, cells, 4);
}

/* The cells of "C2" or "R2", from the first one or from the last one. */
static bool line_cells(const lele_iss_reading *reading, lele_span name, bool turned,
                       lele_cell ret[LELE_MAX_SIZE])
{
    const int n = reading->size;
    const int line = name.length == 2 ? lele_iss_coordinate(name.at[1], n) : -1;
    const char kind = name.length == 2 ? (char)(name.at[0] | 0x20) : ' ';
    if (line < 0 || (kind != 'r' && kind != 'c'))
        return false;
    for (int i = 0; i < n; i++) {
        const int at = turned ? n - 1 - i : i;
        ret[i] = (lele_cell)(kind == 'r' ? line * n + at : at * n + line);
    }
    return true;
}

/* "8~C1", the same from both ends. */
static lele_error read_sandwich(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    lele_cell cells[LELE_MAX_SIZE];
    const int value = lele_iss_read_number(lele_iss_next_argument(part));
    if (value < 0 || !line_cells(reading, lele_iss_next_argument(part), false, cells))
        return lele_iss_refuse_part(reading, part->name.at, part->end);
    return lele_iss_add(reading, look, value, cells, reading->size);
}

/* "C2~27~": a number at the start of a line and one at its end; either may be missing. */
static lele_error read_outside(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    const lele_span name = lele_iss_next_argument(part);
    for (int turned = 0; turned < 2; turned++) {
        lele_cell cells[LELE_MAX_SIZE];
        const lele_span number = lele_iss_next_argument(part);
        const int value = lele_iss_read_number(number);
        if (!line_cells(reading, name, turned, cells) || (value < 0 && number.length > 0))
            return lele_iss_refuse_part(reading, part->name.at, part->end);
        const lele_error error =
            value > 0 ? lele_iss_add(reading, look, value, cells, reading->size) : LELE_OK;
        if (error != LELE_OK)
            return error;
    }
    return LELE_OK;
}

/* Sets of cells, separated by an argument that is a dash. */
static lele_error read_sets(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    int sets = 1;
    while (part->at < part->end) {
        const lele_span argument = lele_iss_next_argument(part);
        const int cell = lele_iss_read_cell(reading, argument);
        if (argument.length == 1 && argument.at[0] == '-')
            sets++;
        else if (cell < 0 || part->count == LELE_MAX_CELLS)
            return lele_iss_refuse_part(reading, argument.at, argument.at + argument.length);
        else
            part->cells[part->count++] = (lele_cell)cell;
    }
    return lele_iss_add(reading, look, sets, part->cells, part->count);
}

/* "6~R1C1~R2C8": so many sets with the same digits; only sets of one cell are read. */
static lele_error read_same(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    lele_error error = LELE_OK;
    part->value = lele_iss_read_number(lele_iss_next_argument(part));
    if (lele_iss_read_cells(reading, part) != LELE_OK || part->value != part->count)
        return lele_iss_refuse_part(reading, part->name.at, part->end);
    for (int i = 1; error == LELE_OK && i < part->count; i++) {
        const lele_cell pair[2] = { part->cells[i - 1], part->cells[i] };
        error = lele_iss_add(reading, look, LELE_CLUE_NO_VALUE, pair, 2);
    }
    return error;
}

static lele_error read_diagonal(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    const lele_span which = lele_iss_next_argument(part);
    (void)look;
    if (which.length == 1 && which.at[0] == '1')
        reading->base.rising = true;
    else if (which.length == 2 && memcmp(which.at, "-1", 2) == 0)
        reading->base.falling = true;
    else
        return lele_iss_refuse_part(reading, which.at, part->end);
    return LELE_OK;
}

static lele_error read_windoku(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    (void)look, (void)part;
    reading->base.windows = true;
    return LELE_OK;
}

static lele_error read_no_boxes(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    (void)look, (void)part;
    reading->base.no_boxes = true;
    return LELE_OK;
}

static lele_error read_jigsaw(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    const lele_span map = lele_iss_next_argument(part);
    (void)look;
    if (map.length != (size_t)reading->size * (size_t)reading->size)
        return lele_iss_refuse_part(reading, map.at, part->end);
    reading->base.regions = map.at;
    return LELE_OK;
}

/* Set when the size is read. */
static lele_error read_shape(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    (void)reading, (void)look, (void)part;
    return LELE_OK;
}

/* Something that holds for the whole grid. */
static lele_error read_grid_rule(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    (void)part;
    return lele_iss_add(reading, look, LELE_CLUE_NO_VALUE, NULL, 0);
}

static lele_error read_kropki(lele_iss_reading *reading, lele_look look, lele_iss_part *part)
{
    (void)look, (void)part;
    const lele_error error =
        lele_iss_add(reading, LELE_LOOK_ALL_DIFFERENCES, LELE_CLUE_NO_VALUE, NULL, 0);
    return error != LELE_OK
               ? error
               : lele_iss_add(reading, LELE_LOOK_ALL_RATIOS, LELE_CLUE_NO_VALUE, NULL, 0);
}

static const lele_iss_row rows[] = {
    { "Cage", LELE_LOOK_CAGE, LELE_ISS_ITS_NUMBER, 0, add_cage, NULL },
    { "Sum", LELE_LOOK_SUM, LELE_ISS_ITS_NUMBER, 0, add_whole, NULL },
    { "LittleKiller", LELE_LOOK_LITTLE_KILLER, LELE_ISS_ITS_NUMBER, 0, add_little_killer, NULL },
    { "Arrow", LELE_LOOK_ARROW, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "PillArrow", LELE_LOOK_PILL, LELE_ISS_ITS_NUMBER, 0, add_whole, NULL },
    { "DoubleArrow", LELE_LOOK_DOUBLE_ARROW, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "Thermo", LELE_LOOK_THERMOMETER, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "Whisper", LELE_LOOK_WHISPERS, LELE_ISS_ITS_NUMBER, 5, add_whole, NULL },
    { "Renban", LELE_LOOK_RENBAN, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "Palindrome", LELE_LOOK_PALINDROME, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "Between", LELE_LOOK_BETWEEN, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "RegionSumLine", LELE_LOOK_REGION_SUM, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "AllDifferent", LELE_LOOK_EXTRA_REGION, LELE_ISS_NO_NUMBER, 0, add_whole, NULL },
    { "WhiteDot", LELE_LOOK_DIFFERENCE, LELE_ISS_FIXED_NUMBER, 1, add_touching, NULL },
    { "BlackDot", LELE_LOOK_RATIO, LELE_ISS_FIXED_NUMBER, 2, add_touching, NULL },
    { "X", LELE_LOOK_PAIR_SUM, LELE_ISS_FIXED_NUMBER, 10, add_touching, NULL },
    { "V", LELE_LOOK_PAIR_SUM, LELE_ISS_FIXED_NUMBER, 5, add_touching, NULL },
    { "GreaterThan", LELE_LOOK_LESS, LELE_ISS_NO_NUMBER, 0, add_touching, NULL },
    { "Quad", LELE_LOOK_QUADRUPLE, LELE_ISS_NO_NUMBER, 0, NULL, read_quadruple },
    { "Sandwich", LELE_LOOK_SANDWICH, LELE_ISS_NO_NUMBER, 0, NULL, read_sandwich },
    { "XSum", LELE_LOOK_X_SUM, LELE_ISS_NO_NUMBER, 0, NULL, read_outside },
    { "Skyscraper", LELE_LOOK_SKYSCRAPER, LELE_ISS_NO_NUMBER, 0, NULL, read_outside },
    { "NumberedRooms", LELE_LOOK_NUMBERED_ROOM, LELE_ISS_NO_NUMBER, 0, NULL, read_outside },
    { "SameValues", LELE_LOOK_CLONE, LELE_ISS_NO_NUMBER, 0, NULL, read_same },
    { "EqualSum", LELE_LOOK_EQUAL_SUM, LELE_ISS_NO_NUMBER, 0, NULL, read_sets },
    { "AntiKnight", LELE_LOOK_KNIGHT, LELE_ISS_NO_NUMBER, 0, NULL, read_grid_rule },
    { "AntiKing", LELE_LOOK_KING, LELE_ISS_NO_NUMBER, 0, NULL, read_grid_rule },
    { "AntiConsecutive", LELE_LOOK_NONCONSECUTIVE, LELE_ISS_NO_NUMBER, 0, NULL, read_grid_rule },
    { "StrictXV", LELE_LOOK_ALL_PAIR_SUMS, LELE_ISS_NO_NUMBER, 0, NULL, read_grid_rule },
    { "DisjointSets", LELE_LOOK_DISJOINT, LELE_ISS_NO_NUMBER, 0, NULL, read_grid_rule },
    { "StrictKropki", LELE_LOOK_COUNT, LELE_ISS_NO_NUMBER, 0, NULL, read_kropki },
    { "Diagonal", LELE_LOOK_COUNT, LELE_ISS_NO_NUMBER, 0, NULL, read_diagonal },
    { "Windoku", LELE_LOOK_COUNT, LELE_ISS_NO_NUMBER, 0, NULL, read_windoku },
    { "NoBoxes", LELE_LOOK_COUNT, LELE_ISS_NO_NUMBER, 0, NULL, read_no_boxes },
    { "Jigsaw", LELE_LOOK_COUNT, LELE_ISS_NO_NUMBER, 0, NULL, read_jigsaw },
    { "Shape", LELE_LOOK_COUNT, LELE_ISS_NO_NUMBER, 0, NULL, read_shape },
};

const lele_iss_row *lele_iss_row_of(lele_span name)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strlen(rows[i].name) == name.length && memcmp(rows[i].name, name.at, name.length) == 0)
            return &rows[i];
    return NULL;
}
