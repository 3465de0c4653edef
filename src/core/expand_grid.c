/* Clues of the whole grid, and the tools for adding rules.  See expand.h. */
#include "core/expand.h"

const lele_clue *lele_expansion_clue(const lele_expansion *e)
{
    return &e->clues->list.clue[e->clue];
}

const lele_cell *lele_expansion_cells(const lele_expansion *e)
{
    return e->clues->list.cell + lele_expansion_clue(e)->first_cell;
}

lele_rule *lele_expansion_rule(lele_expansion *e, lele_rule_kind kind)
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

void lele_expansion_add(lele_expansion *e, int cell, int weight)
{
    lele_clues *clues = e->clues;
    /* A cell that a sum has twice counts twice. */
    for (int i = 0; e->rule->kind == LELE_RULE_SUM && i < e->rule->cell_count; i++)
        if (clues->cell[e->rule->first_cell + i] == cell) {
            clues->weight[e->rule->first_cell + i] =
                (int16_t)(clues->weight[e->rule->first_cell + i] + weight);
            return;
        }
    if (clues->cell_count == LELE_MAX_RULE_CELLS) {
        e->full = true;
        return;
    }
    clues->cell[clues->cell_count] = (lele_cell)cell;
    clues->weight[clues->cell_count++] = (int16_t)weight;
    e->rule->cell_count++;
}

void lele_expansion_add_cells(lele_expansion *e, const lele_cell *cells, int count, int weight)
{
    for (int i = 0; i < count; i++)
        lele_expansion_add(e, cells[i], weight);
}

void lele_expansion_pairs(lele_expansion *e, lele_relation relation, int number)
{
    lele_rule *rule = lele_expansion_rule(e, LELE_RULE_PAIR);
    rule->relation = (uint8_t)relation;
    rule->number = (uint8_t)number;
}

void lele_expansion_add_pair(lele_expansion *e, int a, int b)
{
    lele_expansion_add(e, a, 0);
    lele_expansion_add(e, b, 0);
}

/* All pairs of cells that lie so far apart must differ. */
static void expand_move(lele_expansion *e, const int (*moves)[2], int count)
{
    const int n = e->layout->size;
    lele_expansion_pairs(e, LELE_RELATION_UNEQUAL, 0);
    for (int cell = 0; cell < n * n; cell++)
        for (int i = 0; i < count; i++) {
            const int row = cell / n + moves[i][0], column = cell % n + moves[i][1];
            if (row < n && column >= 0 && column < n)
                lele_expansion_add_pair(e, cell, row * n + column);
        }
}

void lele_expand_knight(lele_expansion *e)
{
    static const int moves[][2] = { { 1, -2 }, { 1, 2 }, { 2, -1 }, { 2, 1 } };
    expand_move(e, moves, 4);
}

void lele_expand_king(lele_expansion *e)
{
    static const int moves[][2] = { { 1, -1 }, { 1, 1 } };
    expand_move(e, moves, 2);
}

/* Whether two neighbours have a clue of this look. */
static bool has_dot(const lele_expansion *e, lele_look look, int a, int b)
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
static void add_bare_edges(lele_expansion *e, lele_look look, lele_look also)
{
    const int n = e->layout->size;
    for (int cell = 0; cell < n * n; cell++)
        for (int down = 0; down < 2; down++) {
            const int other = cell + (down ? n : 1);
            if (down ? cell >= n * (n - 1) : cell % n == n - 1)
                continue;
            if (!has_dot(e, look, cell, other) && !has_dot(e, also, cell, other))
                lele_expansion_add_pair(e, cell, other);
        }
}

void lele_expand_nonconsecutive(lele_expansion *e)
{
    lele_expansion_pairs(e, LELE_RELATION_NO_DIFFERENCE, 1);
    add_bare_edges(e, LELE_LOOK_DIFFERENCE, LELE_LOOK_COUNT);
}

/* One rule for each number that clues of the look have; without any for the usual one. */
static void expand_all_given(lele_expansion *e, lele_look look, lele_relation relation, int usual)
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
        lele_expansion_pairs(e, relation, number);
        add_bare_edges(e, LELE_LOOK_DIFFERENCE, LELE_LOOK_RATIO);
    }
}

void lele_expand_all_ratios(lele_expansion *e)
{
    expand_all_given(e, LELE_LOOK_RATIO, LELE_RELATION_NO_RATIO, 2);
}

void lele_expand_all_differences(lele_expansion *e)
{
    expand_all_given(e, LELE_LOOK_DIFFERENCE, LELE_RELATION_NO_DIFFERENCE, 1);
}

void lele_expand_all_pair_sums(lele_expansion *e)
{
    static const int sums[] = { 5, 10 };
    for (int i = 0; i < 2; i++) {
        lele_expansion_pairs(e, LELE_RELATION_NO_SUM, sums[i]);
        add_bare_edges(e, LELE_LOOK_PAIR_SUM, LELE_LOOK_COUNT);
    }
}

void lele_expand_disjoint(lele_expansion *e)
{
    const lele_layout *layout = e->layout;
    const int first = lele_layout_first_box(layout);
    for (int place = 0; place < layout->size; place++) {
        lele_expansion_rule(e, LELE_RULE_DIFFER);
        for (int box = 0; box < layout->size; box++)
            lele_expansion_add(e, layout->units[first + box].cells[place], 1);
    }
}
