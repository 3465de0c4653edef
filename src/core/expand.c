/*
 * From clues to rules: what each look means, in the six kinds of rules.
 *
 * The functions below add the rules of one clue each; the table at the end says which look has
 * which function.  Pairs of cells that must differ also become peers.
 */
#include <stdlib.h>

#include "core/expand.h"

static void expand_different(lele_expansion *e)
{
    lele_expansion_rule(e, LELE_RULE_DIFFER);
    lele_expansion_add_cells(e, lele_expansion_cells(e), lele_expansion_clue(e)->cell_count, 1);
}

static void expand_sum(lele_expansion *e)
{
    lele_expansion_rule(e, LELE_RULE_SUM)->total = lele_expansion_clue(e)->value;
    lele_expansion_add_cells(e, lele_expansion_cells(e), lele_expansion_clue(e)->cell_count, 1);
}

static void expand_cage(lele_expansion *e)
{
    expand_different(e);
    if (lele_expansion_clue(e)->value == LELE_CLUE_NO_VALUE)
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
static void expand_arrow(lele_expansion *e)
{
    static const int weights[] = { -1, -10, -100 };
    const int head =
        lele_expansion_clue(e)->look == LELE_LOOK_PILL ? lele_expansion_clue(e)->value : 1;
    const lele_cell *cells = lele_expansion_cells(e);
    lele_expansion_rule(e, LELE_RULE_SUM);
    for (int i = 0; i < head; i++)
        lele_expansion_add(e, cells[i], weights[count_later(cells, head, i)]);
    lele_expansion_add_cells(e, cells + head, lele_expansion_clue(e)->cell_count - head, 1);
}

static void expand_double_arrow(lele_expansion *e)
{
    const lele_cell *cells = lele_expansion_cells(e);
    const int last = lele_expansion_clue(e)->cell_count - 1;
    lele_expansion_rule(e, LELE_RULE_SUM);
    lele_expansion_add(e, cells[0], -1);
    lele_expansion_add(e, cells[last], -1);
    lele_expansion_add_cells(e, cells + 1, last - 1, 1);
}

/* Cells of a line in order: the relation of each to the next one, or to all later ones. */
static void expand_thermometer(lele_expansion *e)
{
    const lele_cell *cells = lele_expansion_cells(e);
    for (int apart = 1; apart < lele_expansion_clue(e)->cell_count; apart++) {
        lele_expansion_pairs(e, LELE_RELATION_LESS, apart);
        for (int i = 0; i + apart < lele_expansion_clue(e)->cell_count; i++)
            lele_expansion_add_pair(e, cells[i], cells[i + apart]);
    }
}

/* The relation of each cell of a line to those at most `apart` cells further. */
static void expand_near(lele_expansion *e, lele_relation relation, int number, int apart)
{
    lele_expansion_pairs(e, relation, number);
    for (int i = 0; i < lele_expansion_clue(e)->cell_count; i++)
        for (int k = i + 1; k <= i + apart && k < lele_expansion_clue(e)->cell_count; k++)
            lele_expansion_add_pair(e, lele_expansion_cells(e)[i], lele_expansion_cells(e)[k]);
}

static void expand_slow(lele_expansion *e)
{
    expand_near(e, LELE_RELATION_LESS, 0, LELE_MAX_CELLS);
}

static void expand_entropic(lele_expansion *e)
{
    expand_near(e, LELE_RELATION_OTHER_THIRD, (e->layout->size + 2) / 3, 2);
}

static void expand_modular(lele_expansion *e)
{
    expand_near(e, LELE_RELATION_OTHER_REST, 3, 2);
}

static void expand_nabner(lele_expansion *e)
{
    expand_near(e, LELE_RELATION_APART, 2, LELE_MAX_CELLS);
}

/* With an odd number of cells every pair sums to the middle, else all pairs to the innermost one. */
static void expand_zipper(lele_expansion *e)
{
    const lele_cell *cells = lele_expansion_cells(e);
    const int count = lele_expansion_clue(e)->cell_count, half = count / 2;
    for (int i = 0; i < half - 1 + count % 2; i++) {
        lele_expansion_rule(e, LELE_RULE_SUM);
        lele_expansion_add(e, cells[i], 1);
        lele_expansion_add(e, cells[count - 1 - i], 1);
        lele_expansion_add(e, cells[half], -1);
        if (count % 2 == 0)
            lele_expansion_add(e, cells[half - 1], -1);
    }
}

static void expand_line(lele_expansion *e, lele_relation relation, int number)
{
    lele_expansion_pairs(e, relation, number);
    for (int i = 0; i + 1 < lele_expansion_clue(e)->cell_count; i++)
        lele_expansion_add_pair(e, lele_expansion_cells(e)[i], lele_expansion_cells(e)[i + 1]);
}

static void expand_difference(lele_expansion *e)
{
    expand_line(e, LELE_RELATION_DIFFERENCE, lele_expansion_clue(e)->value);
}

static void expand_ratio(lele_expansion *e)
{
    expand_line(e, LELE_RELATION_RATIO, lele_expansion_clue(e)->value);
}

static void expand_pair_sum(lele_expansion *e)
{
    expand_line(e, LELE_RELATION_SUM, lele_expansion_clue(e)->value);
}

static void expand_less(lele_expansion *e)
{
    expand_line(e, LELE_RELATION_LESS, 1);
}

static void expand_whispers(lele_expansion *e)
{
    expand_line(e, LELE_RELATION_APART, lele_expansion_clue(e)->value);
}

/* Whether a cell is in a clue of this look. */
static bool is_marked(const lele_expansion *e, lele_look look, int cell)
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

static void expand_extreme(lele_expansion *e)
{
    const lele_look look = (lele_look)lele_expansion_clue(e)->look;
    lele_expansion_pairs(e, LELE_RELATION_LESS, 1);
    for (int i = 0; i < lele_expansion_clue(e)->cell_count; i++) {
        const int cell = lele_expansion_cells(e)[i];
        int beside[4];
        for (int k = list_neighbours(e->layout, cell, beside); k-- > 0;) {
            if (is_marked(e, look, beside[k]))
                continue;
            if (look == LELE_LOOK_MAXIMUM)
                lele_expansion_add_pair(e, beside[k], cell);
            else
                lele_expansion_add_pair(e, cell, beside[k]);
        }
    }
}

static void expand_mask(lele_expansion *e)
{
    enum { ODD = 0x5555, EVEN = 0xAAAA };
    const lele_look look = (lele_look)lele_expansion_clue(e)->look;
    const int digits = look == LELE_LOOK_ODD    ? ODD
                       : look == LELE_LOOK_EVEN ? EVEN
                                                : lele_expansion_clue(e)->value;
    lele_expansion_rule(e, LELE_RULE_MASK)->digits =
        (lele_digits)digits & lele_digits_all(e->layout->size);
    lele_expansion_add_cells(e, lele_expansion_cells(e), lele_expansion_clue(e)->cell_count, 0);
}

static void expand_equal(lele_expansion *e)
{
    const int count = lele_expansion_clue(e)->cell_count;
    const bool mirrored = lele_expansion_clue(e)->look == LELE_LOOK_PALINDROME;
    lele_expansion_pairs(e, LELE_RELATION_EQUAL, 0);
    for (int i = 0; i < count / 2; i++) {
        const int a = lele_expansion_cells(e)[i],
                  b = lele_expansion_cells(e)[mirrored ? count - 1 - i : i + count / 2];
        if (a != b)
            lele_expansion_add_pair(e, a, b);
    }
}

/* k different digits, none more than k - 1 apart, are consecutive. */
static void expand_renban(lele_expansion *e)
{
    const int count = lele_expansion_clue(e)->cell_count;
    expand_different(e);
    lele_expansion_pairs(e, LELE_RELATION_NEAR, count - 1);
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            lele_expansion_add_pair(e, lele_expansion_cells(e)[i], lele_expansion_cells(e)[k]);
}

static void expand_between(lele_expansion *e)
{
    const int last = lele_expansion_clue(e)->cell_count - 1;
    if (last < 2)
        return;
    lele_expansion_rule(e, LELE_RULE_BETWEEN);
    lele_expansion_add_pair(e, lele_expansion_cells(e)[0], lele_expansion_cells(e)[last]);
    lele_expansion_add_cells(e, lele_expansion_cells(e) + 1, last - 1, 0);
}

/* Two pieces of a line have the same sum. */
static void add_equation(lele_expansion *e, const lele_cell *a, int a_count, const lele_cell *b,
                         int b_count)
{
    lele_expansion_rule(e, LELE_RULE_SUM);
    lele_expansion_add_cells(e, a, a_count, 1);
    lele_expansion_add_cells(e, b, b_count, -1);
}

static int piece_end(const lele_expansion *e, int start)
{
    const lele_cell *cells = lele_expansion_cells(e);
    int end = start + 1;
    while (end < lele_expansion_clue(e)->cell_count &&
           lele_layout_box(e->layout, cells[end]) == lele_layout_box(e->layout, cells[start]))
        end++;
    return end;
}

/* Each piece equals the first one, and the one before it. */
static void expand_region_sum(lele_expansion *e)
{
    const lele_cell *cells = lele_expansion_cells(e);
    const int count = lele_expansion_clue(e)->cell_count, first = piece_end(e, 0);
    for (int start = first, before = 0, end; start < count; before = start, start = end) {
        end = piece_end(e, start);
        add_equation(e, cells, first, cells + start, end - start);
        if (before > 0)
            add_equation(e, cells + before, start - before, cells + start, end - start);
    }
}

static void expand_equal_sum(lele_expansion *e)
{
    const int each = lele_expansion_clue(e)->cell_count / lele_expansion_clue(e)->value;
    for (int i = 1; i < lele_expansion_clue(e)->value; i++)
        add_equation(e, lele_expansion_cells(e), each, lele_expansion_cells(e) + i * each, each);
}

static void expand_quadruple(lele_expansion *e)
{
    lele_expansion_rule(e, LELE_RULE_CONTAIN)->total = lele_expansion_clue(e)->value;
    lele_expansion_add_cells(e, lele_expansion_cells(e), lele_expansion_clue(e)->cell_count, 0);
}

static void expand_scan(lele_expansion *e)
{
    const lele_look look = (lele_look)lele_expansion_clue(e)->look;
    lele_rule *rule = lele_expansion_rule(e, LELE_RULE_SCAN);
    rule->relation = look == LELE_LOOK_SANDWICH ? LELE_SCAN_SANDWICH
                     : look == LELE_LOOK_X_SUM  ? LELE_SCAN_X_SUM
                                                : LELE_SCAN_SKYSCRAPER;
    rule->total = lele_expansion_clue(e)->value;
    lele_expansion_add_cells(e, lele_expansion_cells(e), lele_expansion_clue(e)->cell_count, 0);
}

/* The first cell has X if and only if the X-th cell has the digit. */
static void expand_room(lele_expansion *e)
{
    const lele_cell *cells = lele_expansion_cells(e);
    const int digit = lele_expansion_clue(e)->value;
    for (int i = 0; i < lele_expansion_clue(e)->cell_count; i++) {
        lele_expansion_pairs(e, LELE_RELATION_ROOM, i * 16 + digit - 1);
        lele_expansion_add_pair(e, cells[0], cells[i]);
    }
}

static void (*const expand[LELE_LOOK_COUNT])(lele_expansion *e) = {
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
    [LELE_LOOK_KNIGHT] = lele_expand_knight,
    [LELE_LOOK_KING] = lele_expand_king,
    [LELE_LOOK_NONCONSECUTIVE] = lele_expand_nonconsecutive,
    [LELE_LOOK_ALL_RATIOS] = lele_expand_all_ratios,
    [LELE_LOOK_ALL_DIFFERENCES] = lele_expand_all_differences,
    [LELE_LOOK_ALL_PAIR_SUMS] = lele_expand_all_pair_sums,
    [LELE_LOOK_DISJOINT] = lele_expand_disjoint,
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
    lele_expansion e = { .layout = layout, .clues = clues };
    clues->rule_count = clues->cell_count = 0;
    for (e.clue = 0; e.clue < clues->list.clue_count; e.clue++)
        expand[lele_expansion_clue(&e)->look](&e);
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
