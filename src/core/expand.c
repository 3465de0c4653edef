/*
 * From clues to rules: what each look means, in the six kinds of rules.
 *
 * The functions below add the rules of one clue each; the table at the end says which look has
 * which function.  Pairs of cells that must differ also become peers.
 */
#include <stdlib.h>

#include "core/clue_table.h"

struct expansion {
    lele_layout *layout;
    lele_clues *clues;
    int clue;        /* the one being expanded */
    lele_rule *rule; /* the one being filled */
    bool full;
};

static const lele_clue *clue_of(const struct expansion *e)
{
    return &e->clues->list.clue[e->clue];
}

static const lele_cell *cells_of(const struct expansion *e)
{
    return e->clues->list.cell + clue_of(e)->first_cell;
}

static lele_rule *start_rule(struct expansion *e, lele_rule_kind kind)
{
    lele_clues *clues = e->clues;
    if (clues->rule_count == LELE_MAX_RULES) {
        e->full = true;
        clues->rule_count--; /* the result is thrown away */
    }
    e->rule = &clues->rule[clues->rule_count++];
    *e->rule = (lele_rule){ .kind = (uint8_t)kind,
                            .clue = (int16_t)e->clue,
                            .first_cell = (uint16_t)clues->cell_count };
    return e->rule;
}

static void add_weighed(struct expansion *e, int cell, int weight)
{
    lele_clues *clues = e->clues;
    /* A cell that a sum has twice counts twice. */
    for (int i = 0; e->rule->kind == LELE_RULE_SUM && i < e->rule->cell_count; i++)
        if (clues->cell[e->rule->first_cell + i] == cell) {
            clues->weight[e->rule->first_cell + i] =
                (int8_t)(clues->weight[e->rule->first_cell + i] + weight);
            return;
        }
    if (clues->cell_count == LELE_MAX_RULE_CELLS) {
        e->full = true;
        return;
    }
    clues->cell[clues->cell_count] = (lele_cell)cell;
    clues->weight[clues->cell_count++] = (int8_t)weight;
    e->rule->cell_count++;
}

static void add_cells(struct expansion *e, const lele_cell *cells, int count, int weight)
{
    for (int i = 0; i < count; i++)
        add_weighed(e, cells[i], weight);
}

static void start_pairs(struct expansion *e, lele_relation relation, int number)
{
    lele_rule *rule = start_rule(e, LELE_RULE_PAIR);
    rule->relation = (uint8_t)relation;
    rule->number = (uint8_t)number;
}

static void add_pair(struct expansion *e, int a, int b)
{
    add_weighed(e, a, 0);
    add_weighed(e, b, 0);
}

static void expand_different(struct expansion *e)
{
    start_rule(e, LELE_RULE_DIFFER);
    add_cells(e, cells_of(e), clue_of(e)->cell_count, 1);
}

static void expand_sum(struct expansion *e)
{
    start_rule(e, LELE_RULE_SUM)->total = clue_of(e)->value;
    add_cells(e, cells_of(e), clue_of(e)->cell_count, 1);
}

static void expand_cage(struct expansion *e)
{
    expand_different(e);
    if (clue_of(e)->value == LELE_CLUE_NO_VALUE)
        return;
    expand_sum(e);
    e->rule->flags = LELE_RULE_DISTINCT;
}

/* How many of the cells of a head come later in reading order. */
static int count_later(const lele_cell *cells, int head, int i)
{
    int later = 0;
    for (int k = 0; k < head; k++)
        later += cells[k] > cells[i];
    return later;
}

/* The number in the circle is read from left to right or from top to bottom: its digits have the
 * weights -100, -10, -1. */
static void expand_arrow(struct expansion *e)
{
    static const int weights[] = { -1, -10, -100 };
    const int head = clue_of(e)->look == LELE_LOOK_PILL ? clue_of(e)->value : 1;
    const lele_cell *cells = cells_of(e);
    start_rule(e, LELE_RULE_SUM);
    for (int i = 0; i < head; i++)
        add_weighed(e, cells[i], weights[count_later(cells, head, i)]);
    add_cells(e, cells + head, clue_of(e)->cell_count - head, 1);
}

static void expand_double_arrow(struct expansion *e)
{
    const lele_cell *cells = cells_of(e);
    const int last = clue_of(e)->cell_count - 1;
    start_rule(e, LELE_RULE_SUM);
    add_weighed(e, cells[0], -1);
    add_weighed(e, cells[last], -1);
    add_cells(e, cells + 1, last - 1, 1);
}

/* Cells of a line in order: the relation of each to the next one, or to all later ones. */
static void expand_thermometer(struct expansion *e)
{
    const lele_cell *cells = cells_of(e);
    for (int apart = 1; apart < clue_of(e)->cell_count; apart++) {
        start_pairs(e, LELE_RELATION_LESS, apart);
        for (int i = 0; i + apart < clue_of(e)->cell_count; i++)
            add_pair(e, cells[i], cells[i + apart]);
    }
}

/* The relation of each cell of a line to those at most `apart` cells further. */
static void expand_near(struct expansion *e, lele_relation relation, int number, int apart)
{
    start_pairs(e, relation, number);
    for (int i = 0; i < clue_of(e)->cell_count; i++)
        for (int k = i + 1; k <= i + apart && k < clue_of(e)->cell_count; k++)
            add_pair(e, cells_of(e)[i], cells_of(e)[k]);
}

static void expand_slow(struct expansion *e)
{
    expand_near(e, LELE_RELATION_LESS, 0, LELE_MAX_CELLS);
}

static void expand_entropic(struct expansion *e)
{
    expand_near(e, LELE_RELATION_OTHER_THIRD, (e->layout->size + 2) / 3, 2);
}

static void expand_modular(struct expansion *e)
{
    expand_near(e, LELE_RELATION_OTHER_REST, 3, 2);
}

static void expand_nabner(struct expansion *e)
{
    expand_near(e, LELE_RELATION_APART, 2, LELE_MAX_CELLS);
}

/* With an odd number of cells every pair sums to the middle, else all pairs to the innermost one. */
static void expand_zipper(struct expansion *e)
{
    const lele_cell *cells = cells_of(e);
    const int count = clue_of(e)->cell_count, half = count / 2;
    for (int i = 0; i < half - 1 + count % 2; i++) {
        start_rule(e, LELE_RULE_SUM);
        add_weighed(e, cells[i], 1);
        add_weighed(e, cells[count - 1 - i], 1);
        add_weighed(e, cells[half], -1);
        if (count % 2 == 0)
            add_weighed(e, cells[half - 1], -1);
    }
}

static void expand_line(struct expansion *e, lele_relation relation, int number)
{
    start_pairs(e, relation, number);
    for (int i = 0; i + 1 < clue_of(e)->cell_count; i++)
        add_pair(e, cells_of(e)[i], cells_of(e)[i + 1]);
}

static void expand_difference(struct expansion *e)
{
    expand_line(e, LELE_RELATION_DIFFERENCE, clue_of(e)->value);
}

static void expand_ratio(struct expansion *e)
{
    expand_line(e, LELE_RELATION_RATIO, clue_of(e)->value);
}

static void expand_pair_sum(struct expansion *e)
{
    expand_line(e, LELE_RELATION_SUM, clue_of(e)->value);
}

static void expand_less(struct expansion *e)
{
    expand_line(e, LELE_RELATION_LESS, 1);
}

static void expand_whispers(struct expansion *e)
{
    expand_line(e, LELE_RELATION_APART, clue_of(e)->value);
}

/* Whether a cell is in a clue of this look. */
static bool is_marked(const struct expansion *e, lele_look look, int cell)
{
    const lele_clue_list *list = &e->clues->list;
    for (int i = 0; i < list->clue_count; i++)
        for (int c = 0; list->clue[i].look == look && c < list->clue[i].cell_count; c++)
            if (list->cell[list->clue[i].first_cell + c] == cell)
                return true;
    return false;
}

/* The cells with a common edge; returns their number. */
static int list_neighbours(const lele_layout *layout, int cell, int ret[4])
{
    const int n = layout->size;
    int count = 0;
    if (cell >= n)
        ret[count++] = cell - n;
    if (cell % n > 0)
        ret[count++] = cell - 1;
    if (cell % n < n - 1)
        ret[count++] = cell + 1;
    if (cell < n * (n - 1))
        ret[count++] = cell + n;
    return count;
}

static void expand_extreme(struct expansion *e)
{
    const lele_look look = (lele_look)clue_of(e)->look;
    start_pairs(e, LELE_RELATION_LESS, 1);
    for (int i = 0; i < clue_of(e)->cell_count; i++) {
        const int cell = cells_of(e)[i];
        int beside[4];
        for (int k = list_neighbours(e->layout, cell, beside); k-- > 0;) {
            if (is_marked(e, look, beside[k]))
                continue;
            if (look == LELE_LOOK_MAXIMUM)
                add_pair(e, beside[k], cell);
            else
                add_pair(e, cell, beside[k]);
        }
    }
}

static void expand_mask(struct expansion *e)
{
    enum { ODD = 0x5555, EVEN = 0xAAAA };
    const lele_look look = (lele_look)clue_of(e)->look;
    const int digits = look == LELE_LOOK_ODD    ? ODD
                       : look == LELE_LOOK_EVEN ? EVEN
                                                : clue_of(e)->value;
    start_rule(e, LELE_RULE_MASK)->digits = (lele_digits)digits & lele_digits_all(e->layout->size);
    add_cells(e, cells_of(e), clue_of(e)->cell_count, 0);
}

static void expand_equal(struct expansion *e)
{
    const int count = clue_of(e)->cell_count;
    const bool mirrored = clue_of(e)->look == LELE_LOOK_PALINDROME;
    start_pairs(e, LELE_RELATION_EQUAL, 0);
    for (int i = 0; i < count / 2; i++) {
        const int a = cells_of(e)[i], b = cells_of(e)[mirrored ? count - 1 - i : i + count / 2];
        if (a != b)
            add_pair(e, a, b);
    }
}

/* k different digits, none more than k - 1 apart, are consecutive. */
static void expand_renban(struct expansion *e)
{
    const int count = clue_of(e)->cell_count;
    expand_different(e);
    start_pairs(e, LELE_RELATION_NEAR, count - 1);
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            add_pair(e, cells_of(e)[i], cells_of(e)[k]);
}

static void expand_between(struct expansion *e)
{
    const int last = clue_of(e)->cell_count - 1;
    if (last < 2)
        return;
    start_rule(e, LELE_RULE_BETWEEN);
    add_pair(e, cells_of(e)[0], cells_of(e)[last]);
    add_cells(e, cells_of(e) + 1, last - 1, 0);
}

/* Two pieces of a line have the same sum. */
static void add_equation(struct expansion *e, const lele_cell *a, int a_count, const lele_cell *b,
                         int b_count)
{
    start_rule(e, LELE_RULE_SUM);
    add_cells(e, a, a_count, 1);
    add_cells(e, b, b_count, -1);
}

static int piece_end(const struct expansion *e, int start)
{
    const lele_cell *cells = cells_of(e);
    int end = start + 1;
    while (end < clue_of(e)->cell_count &&
           lele_layout_box(e->layout, cells[end]) == lele_layout_box(e->layout, cells[start]))
        end++;
    return end;
}

/* Each piece equals the first one, and the one before it. */
static void expand_region_sum(struct expansion *e)
{
    const lele_cell *cells = cells_of(e);
    const int count = clue_of(e)->cell_count, first = piece_end(e, 0);
    for (int start = first, before = 0, end; start < count; before = start, start = end) {
        end = piece_end(e, start);
        add_equation(e, cells, first, cells + start, end - start);
        if (before > 0)
            add_equation(e, cells + before, start - before, cells + start, end - start);
    }
}

static void expand_equal_sum(struct expansion *e)
{
    const int each = clue_of(e)->cell_count / clue_of(e)->value;
    for (int i = 1; i < clue_of(e)->value; i++)
        add_equation(e, cells_of(e), each, cells_of(e) + i * each, each);
}

static void expand_quadruple(struct expansion *e)
{
    start_rule(e, LELE_RULE_CONTAIN)->total = clue_of(e)->value;
    add_cells(e, cells_of(e), clue_of(e)->cell_count, 0);
}

static void expand_scan(struct expansion *e)
{
    const lele_look look = (lele_look)clue_of(e)->look;
    lele_rule *rule = start_rule(e, LELE_RULE_SCAN);
    rule->relation = look == LELE_LOOK_SANDWICH ? LELE_SCAN_SANDWICH
                     : look == LELE_LOOK_X_SUM  ? LELE_SCAN_X_SUM
                                                : LELE_SCAN_SKYSCRAPER;
    rule->total = clue_of(e)->value;
    add_cells(e, cells_of(e), clue_of(e)->cell_count, 0);
}

/* The first cell has X if and only if the X-th cell has the digit. */
static void expand_room(struct expansion *e)
{
    const lele_cell *cells = cells_of(e);
    const int digit = clue_of(e)->value;
    for (int i = 0; i < clue_of(e)->cell_count; i++) {
        start_pairs(e, LELE_RELATION_ROOM, i * 16 + digit - 1);
        add_pair(e, cells[0], cells[i]);
    }
}

/* All pairs of cells that lie so far apart must differ. */
static void expand_move(struct expansion *e, const int (*moves)[2], int count)
{
    const int n = e->layout->size;
    start_pairs(e, LELE_RELATION_UNEQUAL, 0);
    for (int cell = 0; cell < n * n; cell++)
        for (int i = 0; i < count; i++) {
            const int row = cell / n + moves[i][0], column = cell % n + moves[i][1];
            if (row < n && column >= 0 && column < n)
                add_pair(e, cell, row * n + column);
        }
}

static void expand_knight(struct expansion *e)
{
    static const int moves[][2] = { { 1, -2 }, { 1, 2 }, { 2, -1 }, { 2, 1 } };
    expand_move(e, moves, 4);
}

static void expand_king(struct expansion *e)
{
    static const int moves[][2] = { { 1, -1 }, { 1, 1 } };
    expand_move(e, moves, 2);
}

/* Whether two neighbours have a clue of this look. */
static bool has_dot(const struct expansion *e, lele_look look, int a, int b)
{
    const lele_clue_list *list = &e->clues->list;
    for (int i = 0; i < list->clue_count; i++) {
        const lele_cell *cells = list->cell + list->clue[i].first_cell;
        if (list->clue[i].look == look &&
            ((cells[0] == a && cells[1] == b) || (cells[0] == b && cells[1] == a)))
            return true;
    }
    return false;
}

/* The edges without a clue of one of two looks; LELE_LOOK_COUNT: no look. */
static void add_bare_edges(struct expansion *e, lele_look look, lele_look also)
{
    const int n = e->layout->size;
    for (int cell = 0; cell < n * n; cell++)
        for (int down = 0; down < 2; down++) {
            const int other = cell + (down ? n : 1);
            if (down ? cell >= n * (n - 1) : cell % n == n - 1)
                continue;
            if (!has_dot(e, look, cell, other) && !has_dot(e, also, cell, other))
                add_pair(e, cell, other);
        }
}

static void expand_nonconsecutive(struct expansion *e)
{
    start_pairs(e, LELE_RELATION_NO_DIFFERENCE, 1);
    add_bare_edges(e, LELE_LOOK_DIFFERENCE, LELE_LOOK_COUNT);
}

/* One rule for each number that clues of the look have; without any for the usual one. */
static void expand_all_given(struct expansion *e, lele_look look, lele_relation relation, int usual)
{
    unsigned numbers = 0;
    for (int i = 0; i < e->clues->list.clue_count; i++)
        if (e->clues->list.clue[i].look == look)
            numbers |= 1U << e->clues->list.clue[i].value;
    if (numbers == 0)
        numbers = 1U << usual;
    for (int number = 1; number <= LELE_MAX_SIZE; number++) {
        if ((numbers >> number & 1) == 0)
            continue;
        start_pairs(e, relation, number);
        add_bare_edges(e, LELE_LOOK_DIFFERENCE, LELE_LOOK_RATIO);
    }
}

static void expand_all_ratios(struct expansion *e)
{
    expand_all_given(e, LELE_LOOK_RATIO, LELE_RELATION_NO_RATIO, 2);
}

static void expand_all_differences(struct expansion *e)
{
    expand_all_given(e, LELE_LOOK_DIFFERENCE, LELE_RELATION_NO_DIFFERENCE, 1);
}

static void expand_all_pair_sums(struct expansion *e)
{
    static const int sums[] = { 5, 10 };
    for (int i = 0; i < 2; i++) {
        start_pairs(e, LELE_RELATION_NO_SUM, sums[i]);
        add_bare_edges(e, LELE_LOOK_PAIR_SUM, LELE_LOOK_COUNT);
    }
}

static void expand_disjoint(struct expansion *e)
{
    const lele_layout *layout = e->layout;
    const int first = lele_layout_first_box(layout);
    for (int place = 0; place < layout->size; place++) {
        start_rule(e, LELE_RULE_DIFFER);
        for (int box = 0; box < layout->size; box++)
            add_weighed(e, layout->units[first + box].cells[place], 1);
    }
}

static void (*const expand[LELE_LOOK_COUNT])(struct expansion *e) = {
    [LELE_LOOK_CAGE] = expand_cage,
    [LELE_LOOK_SUM] = expand_sum,
    [LELE_LOOK_LITTLE_KILLER] = expand_sum,
    [LELE_LOOK_ARROW] = expand_arrow,
    [LELE_LOOK_PILL] = expand_arrow,
    [LELE_LOOK_DOUBLE_ARROW] = expand_double_arrow,
    [LELE_LOOK_THERMOMETER] = expand_thermometer,
    [LELE_LOOK_SLOW_THERMOMETER] = expand_slow,
    [LELE_LOOK_ENTROPIC] = expand_entropic,
    [LELE_LOOK_MODULAR] = expand_modular,
    [LELE_LOOK_NABNER] = expand_nabner,
    [LELE_LOOK_ZIPPER] = expand_zipper,
    [LELE_LOOK_DIFFERENCE] = expand_difference,
    [LELE_LOOK_RATIO] = expand_ratio,
    [LELE_LOOK_PAIR_SUM] = expand_pair_sum,
    [LELE_LOOK_LESS] = expand_less,
    [LELE_LOOK_MAXIMUM] = expand_extreme,
    [LELE_LOOK_MINIMUM] = expand_extreme,
    [LELE_LOOK_ODD] = expand_mask,
    [LELE_LOOK_EVEN] = expand_mask,
    [LELE_LOOK_RESTRICTED] = expand_mask,
    [LELE_LOOK_PALINDROME] = expand_equal,
    [LELE_LOOK_CLONE] = expand_equal,
    [LELE_LOOK_RENBAN] = expand_renban,
    [LELE_LOOK_WHISPERS] = expand_whispers,
    [LELE_LOOK_BETWEEN] = expand_between,
    [LELE_LOOK_REGION_SUM] = expand_region_sum,
    [LELE_LOOK_SANDWICH] = expand_scan,
    [LELE_LOOK_X_SUM] = expand_scan,
    [LELE_LOOK_SKYSCRAPER] = expand_scan,
    [LELE_LOOK_NUMBERED_ROOM] = expand_room,
    [LELE_LOOK_QUADRUPLE] = expand_quadruple,
    [LELE_LOOK_EXTRA_REGION] = expand_different,
    [LELE_LOOK_EQUAL_SUM] = expand_equal_sum,
    [LELE_LOOK_KNIGHT] = expand_knight,
    [LELE_LOOK_KING] = expand_king,
    [LELE_LOOK_NONCONSECUTIVE] = expand_nonconsecutive,
    [LELE_LOOK_ALL_RATIOS] = expand_all_ratios,
    [LELE_LOOK_ALL_DIFFERENCES] = expand_all_differences,
    [LELE_LOOK_ALL_PAIR_SUMS] = expand_all_pair_sums,
    [LELE_LOOK_DISJOINT] = expand_disjoint,
};

static void add_peers(lele_layout *layout, int a, int b)
{
    lele_cellset_add(&layout->peers[a], b);
    lele_cellset_add(&layout->peers[b], a);
}

/* Digits that are less or differ by some number differ, too. */
static bool differ(lele_relation relation, int number)
{
    return relation == LELE_RELATION_UNEQUAL ||
           ((relation == LELE_RELATION_LESS || relation == LELE_RELATION_APART ||
             relation == LELE_RELATION_DIFFERENCE) &&
            number > 0) ||
           (relation == LELE_RELATION_RATIO && number > 1) ||
           relation == LELE_RELATION_OTHER_THIRD || relation == LELE_RELATION_OTHER_REST;
}

static void extend_peers(lele_layout *layout, const lele_clues *clues, const lele_rule *rule)
{
    const lele_cell *cells = clues->cell + rule->first_cell;
    if (rule->kind == LELE_RULE_DIFFER)
        for (int i = 0; i < rule->cell_count; i++)
            for (int k = 0; k < i; k++)
                add_peers(layout, cells[i], cells[k]);
    if (rule->kind == LELE_RULE_PAIR && differ((lele_relation)rule->relation, rule->number))
        for (int i = 0; i < rule->cell_count; i += 2)
            add_peers(layout, cells[i], cells[i + 1]);
}

lele_error lele_clues_expand(lele_layout *layout, lele_clues *clues, lele_problem *problem)
{
    struct expansion e = { .layout = layout, .clues = clues };
    clues->rule_count = clues->cell_count = 0;
    for (e.clue = 0; e.clue < clues->list.clue_count; e.clue++)
        expand[clue_of(&e)->look](&e);
    if (e.full) {
        if (problem != NULL)
            problem->want = LELE_MAX_CLUES;
        return lele_problem_set(problem, LELE_E_CLUES);
    }
    for (int i = 0; i < clues->rule_count; i++)
        extend_peers(layout, clues, &clues->rule[i]);
    layout->clues = clues;
    return LELE_OK;
}
