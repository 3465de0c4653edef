/*
 * Killer puzzles in the two forms of the forums.
 *
 *     81 characters: the total of a cage at its first cell, in base 36 and on (A is 10, a is 36); every
 *     other cell points at its neighbour in the cage with < > ^ v, or ` ' , . for the diagonals
 *     3x3::k:2561:5122:…  for each cell 256 times the total plus the number of its cage; a total of 0 is
 *     none; "d" in the place before k: both diagonals
 */
#include <string.h>

#include "codec/clues.h"

enum { SIZE = 9, CELLS = 81, MAX_TOTAL = 45, TOTAL_SHIFT = 256, MAX_CAGES = 256 };

/* The cage of each cell, by any number, and its total. */
struct cages {
    int of[CELLS]; /* -1: none */
    int total[MAX_CAGES];
};

static lele_error read_layout(lele_source *source, const struct cages *cages, bool crossed,
                              lele_position *ret)
{
    const lele_clue_base base = { .size = SIZE, .falling = crossed, .rising = crossed };
    lele_clue_list list;
    lele_clue_list_init(&list);
    for (int cage = 0; cage < MAX_CAGES; cage++) {
        lele_cell cells[CELLS];
        int count = 0;
        for (int cell = 0; cell < CELLS; cell++)
            if (cages->of[cell] == cage)
                cells[count++] = (lele_cell)cell;
        const int total = cages->total[cage] != 0 ? cages->total[cage] : LELE_CLUE_NO_VALUE;
        if (count == 0 || (count == 1 && total == LELE_CLUE_NO_VALUE))
            continue;
        const lele_error error =
            lele_clue_list_add(&list, LELE_LOOK_CAGE, total, cells, count, source->problem);
        if (error != LELE_OK)
            return lele_source_refuse(source, source->at, error);
    }
    return lele_clue_base_layout(&base, source, &list, &ret->layout);
}

/* How far the cell lies that a character points at; 0 when it points nowhere. */
static int pointing(char c, int cell)
{
    static const struct {
        char c;
        int down, right;
    } arrows[] = { { '<', 0, -1 },  { '>', 0, 1 },   { '^', -1, 0 }, { 'v', 1, 0 },
                   { '`', -1, -1 }, { '\'', -1, 1 }, { ',', 1, -1 }, { '.', 1, 1 } };
    for (size_t i = 0; i < sizeof arrows / sizeof arrows[0]; i++) {
        const int row = cell / SIZE + arrows[i].down, column = cell % SIZE + arrows[i].right;
        if (arrows[i].c == c && row >= 0 && row < SIZE && column >= 0 && column < SIZE)
            return arrows[i].down * SIZE + arrows[i].right;
    }
    return 0;
}

/* 0 to 9, A to Z, a to j; -1 for any other character. */
static int total_of(char c)
{
    const int total = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                      : c >= 'a' && c <= 'j' ? c - 'a' + 36
                                             : -1;
    return total;
}

/* The first cell of the cage of a cell; -1 when the arrows run in a circle or out of the grid. */
static int find_head(const char *text, int cell)
{
    for (int steps = 0; steps < CELLS; steps++) {
        if (total_of(text[cell]) >= 0)
            return cell;
        const int to = pointing(text[cell], cell);
        if (to == 0)
            return -1;
        cell += to;
    }
    return -1;
}

static lele_error read_arrows(lele_source *source, lele_position *ret)
{
    const char *text = source->at;
    struct cages cages = { .of = { 0 } };
    memset(cages.total, 0, sizeof cages.total);
    if (source->end - text < CELLS)
        return lele_source_refuse_length(source, (size_t)(source->end - text), CELLS);
    for (int cell = 0; cell < CELLS; cell++) {
        cages.of[cell] = find_head(text, cell);
        if (cages.of[cell] < 0)
            return lele_source_refuse_character(source, text + cell);
        if (cages.of[cell] == cell)
            cages.total[cell] = total_of(text[cell]);
    }
    source->at = text + CELLS;
    return read_layout(source, &cages, false, ret);
}

/* Reads the numbers after the head; each ends with a colon, the last perhaps not. */
static lele_error read_numbers(lele_source *source, struct cages *cages)
{
    for (int cell = 0; cell < CELLS; cell++) {
        int number = 0;
        const char *start = source->at;
        for (; source->at < source->end && *source->at >= '0' && *source->at <= '9' &&
               number <= TOTAL_SHIFT * MAX_TOTAL + TOTAL_SHIFT;
             source->at++)
            number = number * 10 + *source->at - '0';
        if (source->at == start || number / TOTAL_SHIFT > MAX_TOTAL)
            return lele_source_refuse_character(source, start);
        cages->of[cell] = number % TOTAL_SHIFT;
        cages->total[number % TOTAL_SHIFT] = number / TOTAL_SHIFT;
        if (source->at < source->end && *source->at == ':')
            source->at++;
    }
    return LELE_OK;
}

static const char *const heads[] = { "3x3::k:", "3x3:d:k:" };

static int find_numbers_head(const char *text, size_t length)
{
    for (int i = 0; i < 2; i++)
        if (length > strlen(heads[i]) && memcmp(text, heads[i], strlen(heads[i])) == 0)
            return i;
    return -1;
}

static lele_error read_killer(lele_source *source, lele_position *ret)
{
    struct cages cages = { .of = { 0 } };
    const int head = find_numbers_head(source->at, (size_t)(source->end - source->at));
    if (head < 0)
        return read_arrows(source, ret);
    memset(cages.total, 0, sizeof cages.total);
    source->at += strlen(heads[head]);
    const lele_error error = read_numbers(source, &cages);
    return error == LELE_OK ? read_layout(source, &cages, head == 1, ret) : error;
}

/* Gives each cage a number; false for clues that are no cages, or cages that overlap. */
static bool number_cages(const lele_clue_list *list, struct cages *ret)
{
    memset(ret->of, 0, sizeof ret->of);
    memset(ret->total, 0, sizeof ret->total);
    for (int i = 0; i < list->clue_count; i++) {
        const lele_clue *clue = &list->clue[i];
        if (clue->look != LELE_LOOK_CAGE || i + 1 >= MAX_CAGES)
            return false;
        ret->total[i + 1] = clue->value == LELE_CLUE_NO_VALUE ? 0 : clue->value;
        for (int c = 0; c < clue->cell_count; c++) {
            int *cage = &ret->of[list->cell[clue->first_cell + c]];
            if (*cage != 0)
                return false;
            *cage = i + 1;
        }
    }
    return true;
}

/* Cells in no cage get numbers of their own, without a total. */
static lele_error write_killer(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    const bool crossed = strncmp(layout->name, "x+", 2) == 0;
    struct cages cages = { .of = { 0 } };
    if (layout->clues == NULL || lele_grid_count(layout, &position->values) != 0 ||
        (!crossed && strncmp(layout->name, "classic+", 8) != 0) ||
        !number_cages(&layout->clues->list, &cages))
        return LELE_E_UNSUPPORTED;
    lele_text_add(out, heads[crossed]);
    for (int cell = 0, own = layout->clues->list.clue_count; cell < CELLS; cell++) {
        const int cage = cages.of[cell] != 0 ? cages.of[cell] : ++own;
        if (cage >= MAX_CAGES)
            return LELE_E_UNSUPPORTED;
        lele_text_add_int(out, cages.total[cage] * TOTAL_SHIFT + cage);
        lele_text_add_char(out, ':');
    }
    return LELE_OK;
}

static int match(const char *text, size_t length)
{
    int arrows = 0;
    if (find_numbers_head(text, length) >= 0)
        return LELE_MATCH_SURE;
    if (length < CELLS || (length > CELLS && !lele_is_space(text[CELLS])))
        return LELE_MATCH_NO;
    for (int i = 0; i < CELLS; i++) {
        if (total_of(text[i]) < 0 && (text[i] == '\0' || strchr("<>^v`',.", text[i]) == NULL))
            return LELE_MATCH_NO;
        arrows += text[i] == '<' || text[i] == '>' || text[i] == '^' || text[i] == '`';
    }
    return arrows > 8 ? LELE_MATCH_SURE : LELE_MATCH_NO;
}

const lele_codec lele_codec_killer = {
    .name = "killer",
    .summary = { "killer cages as 81 characters or as 3x3::k: and 81 numbers",
                 "杀手数独：81 个字符，或 3x3::k: 加 81 个数" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE | LELE_CODEC_CLUES |
                 LELE_CODEC_NEEDS_CLUES,
    .match = match,
    .read = read_killer,
    .write = write_killer,
};
