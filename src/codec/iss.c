/*
 * Lines of the Interactive Sudoku Solver: ".Cage~15~R1C1~R1C2.Thermo~R9C4~R8C3.~R1C2_4".
 *
 * Every part after a dot is a name and its arguments, separated by tildes; the part without a name
 * has the givens.  Rows and columns above 9 are letters.  It carries rules only, so it is read
 * exactly or refused.
 */
#include <string.h>

#include "codec/clues.h"
#include "codec/codec.h"

struct reading {
    lele_source *source;
    lele_clue_base base;
    int size;
    lele_clue_list list;
    lele_digits given[LELE_MAX_CELLS]; /* 0: not said */
};

/* A part: its name, and its arguments without the tildes. */
struct part {
    lele_span name;
    const char *at, *end; /* of the rest of the arguments */
    int value;            /* the number before the cells */
    lele_cell cells[LELE_MAX_CELLS];
    int count;
};

static lele_error refuse_part(struct reading *reading, const char *at, const char *end)
{
    lele_problem_quote(reading->source->problem, at, (size_t)(end - at));
    return lele_source_refuse(reading->source, at, LELE_E_CONSTRAINT);
}

static lele_span next_argument(struct part *part)
{
    const char *start = part->at;
    const char *tilde = memchr(start, '~', (size_t)(part->end - start));
    const char *end = tilde != NULL ? tilde : part->end;
    part->at = tilde != NULL ? tilde + 1 : part->end;
    return (lele_span){ start, (size_t)(end - start) };
}

static int coordinate(char c, int size)
{
    const int number = lele_digit_of_char(c);
    return number >= 1 && number <= size ? number - 1 : -1;
}

/* "R1C2" at the start of an argument; -1 when it is none. */
static int read_cell(const struct reading *reading, lele_span text)
{
    if (text.length < 4 || (text.at[0] | 0x20) != 'r' || (text.at[2] | 0x20) != 'c')
        return -1;
    const int row = coordinate(text.at[1], reading->size);
    const int column = coordinate(text.at[3], reading->size);
    return row < 0 || column < 0 ? -1 : row * reading->size + column;
}

/* A number of up to five digits; -1 when it is none. */
static int read_number(lele_span text)
{
    int number = 0;
    for (size_t i = 0; i < text.length; i++) {
        if (text.at[i] < '0' || text.at[i] > '9' || i == 5)
            return -1;
        number = number * 10 + text.at[i] - '0';
    }
    return text.length == 0 ? -1 : number;
}

/* Reads all arguments that are left as cells. */
static lele_error read_cells(struct reading *reading, struct part *part)
{
    while (part->at < part->end) {
        const lele_span argument = next_argument(part);
        const int cell = argument.length == 4 ? read_cell(reading, argument) : -1;
        if (cell < 0 || part->count == LELE_MAX_CELLS)
            return refuse_part(reading, argument.at, argument.at + argument.length);
        part->cells[part->count++] = (lele_cell)cell;
    }
    return LELE_OK;
}

static lele_error add(struct reading *reading, lele_look look, int value, const lele_cell *cells,
                      int count)
{
    const lele_error error =
        lele_clue_list_add(&reading->list, look, value, cells, count, reading->source->problem);
    return error == LELE_OK ? LELE_OK
                            : lele_source_refuse(reading->source, reading->source->at, error);
}

static lele_error add_whole(struct reading *reading, lele_look look, const struct part *part)
{
    return add(reading, look, part->value, part->cells, part->count);
}

/* A cage that names a cell twice counts it twice; its different cells hold different digits. */
static lele_error add_cage(struct reading *reading, lele_look look, const struct part *part)
{
    struct part once = *part;
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
static lele_error add_touching(struct reading *reading, lele_look look, const struct part *part)
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
                error = add(reading, look, part->value, pair, 2);
        }
    return error;
}

/* The diagonal that starts at a cell of the border; each such cell has one direction. */
static lele_error add_little_killer(struct reading *reading, lele_look look,
                                    const struct part *part)
{
    const int n = reading->size;
    if (part->count != 1)
        return refuse_part(reading, part->name.at, part->end);
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
        return refuse_part(reading, part->name.at, part->end);
    lele_cell cells[LELE_MAX_SIZE];
    for (; row >= 0 && row < n && column >= 0 && column < n; row += down, column += right)
        cells[count++] = (lele_cell)(row * n + column);
    return add(reading, look, part->value, cells, count);
}

static lele_error read_quadruple(struct reading *reading, lele_look look, struct part *part)
{
    const int n = reading->size, first = read_cell(reading, next_argument(part));
    int value = 0, count = 0;
    for (; part->at < part->end; count++) {
        const int digit = read_number(next_argument(part));
        if (digit < 1 || digit > n || count == 4)
            return refuse_part(reading, part->name.at, part->end);
        value |= (digit - 1) << 4 * count;
    }
    if (first < 0 || first % n == n - 1 || first / n == n - 1)
        return refuse_part(reading, part->name.at, part->end);
    const lele_cell cells[4] = { (lele_cell)first, (lele_cell)(first + 1), (lele_cell)(first + n),
                                 (lele_cell)(first + n + 1) };
    return add(reading, look, value | count << 16, cells, 4);
}

/* The cells of "C2" or "R2", from the first one or from the last one. */
static bool line_cells(const struct reading *reading, lele_span name, bool turned,
                       lele_cell ret[LELE_MAX_SIZE])
{
    const int n = reading->size;
    const int line = name.length == 2 ? coordinate(name.at[1], n) : -1;
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
static lele_error read_sandwich(struct reading *reading, lele_look look, struct part *part)
{
    lele_cell cells[LELE_MAX_SIZE];
    const int value = read_number(next_argument(part));
    if (value < 0 || !line_cells(reading, next_argument(part), false, cells))
        return refuse_part(reading, part->name.at, part->end);
    return add(reading, look, value, cells, reading->size);
}

/* "C2~27~": a number at the start of a line and one at its end; either may be missing. */
static lele_error read_outside(struct reading *reading, lele_look look, struct part *part)
{
    const lele_span name = next_argument(part);
    for (int turned = 0; turned < 2; turned++) {
        lele_cell cells[LELE_MAX_SIZE];
        const lele_span number = next_argument(part);
        const int value = read_number(number);
        if (!line_cells(reading, name, turned, cells) || (value < 0 && number.length > 0))
            return refuse_part(reading, part->name.at, part->end);
        const lele_error error =
            value > 0 ? add(reading, look, value, cells, reading->size) : LELE_OK;
        if (error != LELE_OK)
            return error;
    }
    return LELE_OK;
}

/* Sets of cells, separated by an argument that is a dash. */
static lele_error read_sets(struct reading *reading, lele_look look, struct part *part)
{
    int sets = 1;
    while (part->at < part->end) {
        const lele_span argument = next_argument(part);
        const int cell = read_cell(reading, argument);
        if (argument.length == 1 && argument.at[0] == '-')
            sets++;
        else if (cell < 0 || part->count == LELE_MAX_CELLS)
            return refuse_part(reading, argument.at, argument.at + argument.length);
        else
            part->cells[part->count++] = (lele_cell)cell;
    }
    return add(reading, look, sets, part->cells, part->count);
}

/* "6~R1C1~R2C8": so many sets with the same digits; only sets of one cell are read. */
static lele_error read_same(struct reading *reading, lele_look look, struct part *part)
{
    lele_error error = LELE_OK;
    part->value = read_number(next_argument(part));
    if (read_cells(reading, part) != LELE_OK || part->value != part->count)
        return refuse_part(reading, part->name.at, part->end);
    for (int i = 1; error == LELE_OK && i < part->count; i++) {
        const lele_cell pair[2] = { part->cells[i - 1], part->cells[i] };
        error = add(reading, look, LELE_CLUE_NO_VALUE, pair, 2);
    }
    return error;
}

static lele_error read_diagonal(struct reading *reading, lele_look look, struct part *part)
{
    const lele_span which = next_argument(part);
    (void)look;
    if (which.length == 1 && which.at[0] == '1')
        reading->base.rising = true;
    else if (which.length == 2 && memcmp(which.at, "-1", 2) == 0)
        reading->base.falling = true;
    else
        return refuse_part(reading, which.at, part->end);
    return LELE_OK;
}

static lele_error read_windoku(struct reading *reading, lele_look look, struct part *part)
{
    (void)look, (void)part;
    reading->base.windows = true;
    return LELE_OK;
}

static lele_error read_no_boxes(struct reading *reading, lele_look look, struct part *part)
{
    (void)look, (void)part;
    reading->base.no_boxes = true;
    return LELE_OK;
}

static lele_error read_jigsaw(struct reading *reading, lele_look look, struct part *part)
{
    const lele_span map = next_argument(part);
    (void)look;
    if (map.length != (size_t)(reading->size * reading->size))
        return refuse_part(reading, map.at, part->end);
    reading->base.regions = map.at;
    return LELE_OK;
}

/* Set when the size is read. */
static lele_error read_shape(struct reading *reading, lele_look look, struct part *part)
{
    (void)reading, (void)look, (void)part;
    return LELE_OK;
}

/* Something that holds for the whole grid. */
static lele_error read_grid_rule(struct reading *reading, lele_look look, struct part *part)
{
    (void)part;
    return add(reading, look, LELE_CLUE_NO_VALUE, NULL, 0);
}

static lele_error read_kropki(struct reading *reading, lele_look look, struct part *part)
{
    (void)look, (void)part;
    const lele_error error = add(reading, LELE_LOOK_ALL_DIFFERENCES, LELE_CLUE_NO_VALUE, NULL, 0);
    return error != LELE_OK ? error
                            : add(reading, LELE_LOOK_ALL_RATIOS, LELE_CLUE_NO_VALUE, NULL, 0);
}

enum number { NO_NUMBER, ITS_NUMBER, FIXED_NUMBER };

/* Parts that are a number and cells have `add`, others read their arguments themselves. */
static const struct row {
    const char *name;
    lele_look look;
    enum number number;
    int fixed; /* the number, or the usual one of ITS_NUMBER when there is none; 0: must be there */
    lele_error (*add)(struct reading *reading, lele_look look, const struct part *part);
    lele_error (*read)(struct reading *reading, lele_look look, struct part *part);
} rows[] = {
    { "Cage", LELE_LOOK_CAGE, ITS_NUMBER, 0, add_cage, NULL },
    { "Sum", LELE_LOOK_SUM, ITS_NUMBER, 0, add_whole, NULL },
    { "LittleKiller", LELE_LOOK_LITTLE_KILLER, ITS_NUMBER, 0, add_little_killer, NULL },
    { "Arrow", LELE_LOOK_ARROW, NO_NUMBER, 0, add_whole, NULL },
    { "PillArrow", LELE_LOOK_PILL, ITS_NUMBER, 0, add_whole, NULL },
    { "DoubleArrow", LELE_LOOK_DOUBLE_ARROW, NO_NUMBER, 0, add_whole, NULL },
    { "Thermo", LELE_LOOK_THERMOMETER, NO_NUMBER, 0, add_whole, NULL },
    { "Whisper", LELE_LOOK_WHISPERS, ITS_NUMBER, 5, add_whole, NULL },
    { "Renban", LELE_LOOK_RENBAN, NO_NUMBER, 0, add_whole, NULL },
    { "Palindrome", LELE_LOOK_PALINDROME, NO_NUMBER, 0, add_whole, NULL },
    { "Between", LELE_LOOK_BETWEEN, NO_NUMBER, 0, add_whole, NULL },
    { "RegionSumLine", LELE_LOOK_REGION_SUM, NO_NUMBER, 0, add_whole, NULL },
    { "AllDifferent", LELE_LOOK_EXTRA_REGION, NO_NUMBER, 0, add_whole, NULL },
    { "WhiteDot", LELE_LOOK_DIFFERENCE, FIXED_NUMBER, 1, add_touching, NULL },
    { "BlackDot", LELE_LOOK_RATIO, FIXED_NUMBER, 2, add_touching, NULL },
    { "X", LELE_LOOK_PAIR_SUM, FIXED_NUMBER, 10, add_touching, NULL },
    { "V", LELE_LOOK_PAIR_SUM, FIXED_NUMBER, 5, add_touching, NULL },
    { "GreaterThan", LELE_LOOK_LESS, NO_NUMBER, 0, add_touching, NULL },
    { "Quad", LELE_LOOK_QUADRUPLE, NO_NUMBER, 0, NULL, read_quadruple },
    { "Sandwich", LELE_LOOK_SANDWICH, NO_NUMBER, 0, NULL, read_sandwich },
    { "XSum", LELE_LOOK_X_SUM, NO_NUMBER, 0, NULL, read_outside },
    { "Skyscraper", LELE_LOOK_SKYSCRAPER, NO_NUMBER, 0, NULL, read_outside },
    { "NumberedRooms", LELE_LOOK_NUMBERED_ROOM, NO_NUMBER, 0, NULL, read_outside },
    { "SameValues", LELE_LOOK_CLONE, NO_NUMBER, 0, NULL, read_same },
    { "EqualSum", LELE_LOOK_EQUAL_SUM, NO_NUMBER, 0, NULL, read_sets },
    { "AntiKnight", LELE_LOOK_KNIGHT, NO_NUMBER, 0, NULL, read_grid_rule },
    { "AntiKing", LELE_LOOK_KING, NO_NUMBER, 0, NULL, read_grid_rule },
    { "AntiConsecutive", LELE_LOOK_NONCONSECUTIVE, NO_NUMBER, 0, NULL, read_grid_rule },
    { "StrictXV", LELE_LOOK_ALL_PAIR_SUMS, NO_NUMBER, 0, NULL, read_grid_rule },
    { "DisjointSets", LELE_LOOK_DISJOINT, NO_NUMBER, 0, NULL, read_grid_rule },
    { "StrictKropki", LELE_LOOK_COUNT, NO_NUMBER, 0, NULL, read_kropki },
    { "Diagonal", LELE_LOOK_COUNT, NO_NUMBER, 0, NULL, read_diagonal },
    { "Windoku", LELE_LOOK_COUNT, NO_NUMBER, 0, NULL, read_windoku },
    { "NoBoxes", LELE_LOOK_COUNT, NO_NUMBER, 0, NULL, read_no_boxes },
    { "Jigsaw", LELE_LOOK_COUNT, NO_NUMBER, 0, NULL, read_jigsaw },
    { "Shape", LELE_LOOK_COUNT, NO_NUMBER, 0, NULL, read_shape },
};

static const struct row *find_row(lele_span name)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strlen(rows[i].name) == name.length && memcmp(rows[i].name, name.at, name.length) == 0)
            return &rows[i];
    return NULL;
}

/* The number before the cells.  0 stands for none. */
static lele_error read_its_number(struct reading *reading, const struct row *row, struct part *part)
{
    if (row->number != ITS_NUMBER) {
        part->value = row->number == FIXED_NUMBER ? row->fixed : LELE_CLUE_NO_VALUE;
        return LELE_OK;
    }
    if (row->fixed != 0 && part->at < part->end && *part->at == 'R') {
        part->value = row->fixed;
        return LELE_OK;
    }
    const lele_span text = next_argument(part);
    part->value = read_number(text);
    if (part->value < 0)
        return refuse_part(reading, text.at, part->end);
    if (part->value == 0)
        part->value = LELE_CLUE_NO_VALUE;
    return LELE_OK;
}

/* "R1C2_4": a given; several digits: one of them. */
static lele_error read_givens(struct reading *reading, struct part *part)
{
    while (part->at < part->end) {
        lele_span argument = next_argument(part);
        const int cell = read_cell(reading, argument);
        if (cell < 0 || argument.length < 6 || argument.at[4] != '_')
            return refuse_part(reading, argument.at, argument.at + argument.length);
        struct part digits = { .at = argument.at + 5, .end = argument.at + argument.length };
        while (digits.at < digits.end) {
            const char *end = memchr(digits.at, '_', (size_t)(digits.end - digits.at));
            end = end != NULL ? end : digits.end;
            const int digit = read_number((lele_span){ digits.at, (size_t)(end - digits.at) });
            if (digit < 1 || digit > reading->size)
                return refuse_part(reading, argument.at, digits.end);
            reading->given[cell] |= lele_digits_of(digit);
            digits.at = end < digits.end ? end + 1 : end;
        }
    }
    return LELE_OK;
}

static lele_error read_part(struct reading *reading, struct part *part)
{
    const struct row *row = find_row(part->name);
    if (part->name.length == 0)
        return read_givens(reading, part);
    if (row == NULL)
        return refuse_part(reading, part->name.at, part->name.at + part->name.length);
    if (row->read != NULL)
        return row->read(reading, row->look, part);
    lele_error error = read_its_number(reading, row, part);
    if (error == LELE_OK)
        error = read_cells(reading, part);
    return error == LELE_OK ? row->add(reading, row->look, part) : error;
}

/* The next part; false after the last. */
static bool next_part(const char **at, const char *end, struct part *ret)
{
    if (*at >= end)
        return false;
    const char *start = *at + 1; /* after the dot */
    const char *dot = start < end ? memchr(start, '.', (size_t)(end - start)) : NULL;
    const char *stop = dot != NULL ? dot : end;
    const char *tilde = start < stop ? memchr(start, '~', (size_t)(stop - start)) : NULL;
    const char *name_end = tilde != NULL ? tilde : stop;
    *ret = (struct part){ .name = { start, (size_t)(name_end - start) },
                          .at = tilde != NULL ? tilde + 1 : stop,
                          .end = stop };
    *at = stop;
    return true;
}

/* The side named by ".Shape~6x6"; 9 without it. */
static int find_size(const char *at, const char *end)
{
    struct part part;
    while (next_part(&at, end, &part)) {
        if (part.name.length != 5 || memcmp(part.name.at, "Shape", 5) != 0)
            continue;
        const char *x = memchr(part.at, 'x', (size_t)(part.end - part.at));
        const int size =
            x != NULL ? read_number((lele_span){ part.at, (size_t)(x - part.at) }) : -1;
        return size >= 4 && size <= LELE_MAX_SIZE ? size : 0;
    }
    return 9;
}

/* Single digits are givens, several are a clue. */
static lele_error place_givens(struct reading *reading, lele_position *ret)
{
    lele_error error = LELE_OK;
    for (int cell = 0; error == LELE_OK && cell < reading->size * reading->size; cell++) {
        const lele_cell one = (lele_cell)cell;
        if (lele_digits_single(reading->given[cell]))
            lele_position_give(ret, cell, lele_digits_first(reading->given[cell]));
        else if (reading->given[cell] != 0)
            error = add(reading, LELE_LOOK_RESTRICTED, reading->given[cell], &one, 1);
    }
    return error;
}

static const char *line_end(const lele_source *source)
{
    const char *end = source->at;
    while (end < source->end && !lele_is_space(*end))
        end++;
    return end;
}

static lele_error read(lele_source *source, lele_position *ret)
{
    struct reading reading = { .source = source };
    struct part part;
    const char *end = line_end(source), *at = source->at;
    reading.size = reading.base.size = find_size(at, end);
    if (reading.size == 0)
        return refuse_part(&reading, at, end);
    lele_error error = LELE_OK;
    while (error == LELE_OK && next_part(&at, end, &part))
        error = read_part(&reading, &part);
    if (error == LELE_OK)
        error = place_givens(&reading, ret);
    if (error == LELE_OK)
        error = lele_clue_base_layout(&reading.base, source, &reading.list, &ret->layout);
    source->at = end;
    return error;
}

static int match(const char *text, size_t length)
{
    while (length > 4 && text[0] == '.' && text[1] == '.') {
        text++;
        length--;
    }
    if (length < 4 || text[0] != '.')
        return LELE_MATCH_NO;
    const char *tilde = memchr(text, '~', length);
    if (tilde == NULL)
        return LELE_MATCH_NO;
    const lele_span name = { text + 1, (size_t)(tilde - text) - 1 };
    return name.length == 0 || find_row(name) != NULL || text[1] >= 'A' ? LELE_MATCH_LIKELY
                                                                        : LELE_MATCH_NO;
}

const lele_codec lele_codec_iss = {
    .name = "iss",
    .summary = { "line of the Interactive Sudoku Solver: givens and clues",
                 "Interactive Sudoku Solver 的单行格式：已知数与线索" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_ONE_LINE | LELE_CODEC_ANY_LAYOUT | LELE_CODEC_CLUES,
    .match = match,
    .read = read,
};
