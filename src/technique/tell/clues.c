/* Words for clues: sums, what units and cages leave, bounds, combinations; see explain.h. */
#include "technique/tell/clues.h"

#include "technique/clue_sum.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

static void tell_join(const struct lele_telling *telling, int index, int count)
{
    lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, index, count));
}

static const lele_clues *clues_of(const struct lele_telling *telling)
{
    return telling->layout->clues;
}

int lele_telling_count_clues(const struct lele_telling *telling, lele_clue_role role)
{
    int count = 0;
    for (int i = 0; i < telling->step->clue_count; i++)
        count += telling->step->clues[i].role == role;
    return count;
}

void lele_tell_clue(const struct lele_telling *telling)
{
    const int count = lele_telling_count_clues(telling, LELE_CLUE_ROLE_RULE);
    for (int i = 0, told = 0; i < telling->step->clue_count; i++) {
        if (telling->step->clues[i].role != LELE_CLUE_ROLE_RULE)
            continue;
        tell_join(telling, told, count);
        say(telling, "the ", "");
        told++;
        lele_clue_write(telling->layout, telling->step->clues[i].clue, telling->lang, telling->out);
    }
}

void lele_tell_meaning(const struct lele_telling *telling)
{
    for (int i = 0; i < telling->step->clue_count; i++)
        if (telling->step->clues[i].role == LELE_CLUE_ROLE_RULE) {
            const lele_look look =
                (lele_look)clues_of(telling)->list.clue[telling->step->clues[i].clue].look;
            lele_text_add(telling->out, lele_look_meaning(look, telling->lang));
            return;
        }
}

/* "15(3) at R1C7": a cage by its total and its size. */
static void tell_cage(const struct lele_telling *telling, int clue)
{
    const lele_clue *cage = &clues_of(telling)->list.clue[clue];
    const int first = clues_of(telling)->list.cell[cage->first_cell];
    if (telling->lang == LELE_LANG_ZH)
        lele_tell_cell(telling, first);
    say(telling, "", " 的 ");
    lele_text_add_int(telling->out, cage->value);
    lele_text_add_char(telling->out, '(');
    lele_text_add_int(telling->out, cage->cell_count);
    lele_text_add_char(telling->out, ')');
    say(telling, " at ", "");
    if (telling->lang != LELE_LANG_ZH)
        lele_tell_cell(telling, first);
}

static void tell_cages(const struct lele_telling *telling, int *total)
{
    const int count = lele_telling_count_clues(telling, LELE_CLUE_ROLE_TOTAL);
    *total = 0;
    say(telling, count == 1 ? "The cage " : "The cages ", count == 1 ? "笼 " : "各笼 ");
    for (int i = 0, told = 0; i < telling->step->clue_count; i++) {
        const int clue = telling->step->clues[i].clue;
        if (telling->step->clues[i].role != LELE_CLUE_ROLE_TOTAL)
            continue;
        tell_join(telling, told++, count);
        tell_cage(telling, clue);
        *total += clues_of(telling)->list.clue[clue].value;
    }
    if (count > 1) {
        say(telling, " sum to ", "合计 ");
        lele_text_add_int(telling->out, *total);
    } else {
        say(telling, " is part of the count", " 计入");
    }
}

/* Terms with their signs: "R1C1 + R1C2 - R4C2", "10×R1C1". */
static void tell_terms(const struct lele_telling *telling, const struct lele_sum *sum, int sign)
{
    bool first = true;
    for (int i = 0; i < sum->count; i++) {
        const int weight = sum->weight[i] * sign;
        if (weight <= 0)
            continue;
        lele_text_add(telling->out, first ? "" : " + ");
        first = false;
        if (weight > 1) {
            lele_text_add_int(telling->out, weight);
            lele_text_add(telling->out, "×");
        }
        lele_tell_cell(telling, sum->cell[i]);
    }
}

static bool has_sign(const struct lele_sum *sum, int sign)
{
    for (int i = 0; i < sum->count; i++)
        if (sum->weight[i] * sign > 0)
            return true;
    return false;
}

/* "R1C1 + R1C2 = 8", "R1C1 + R1C2 = R4C2 + 3". */
static void tell_equation(const struct lele_telling *telling, const struct lele_sum *sum)
{
    const bool both = has_sign(sum, -1);
    tell_terms(telling, sum, 1);
    if (both && sum->total < 0) {
        lele_text_add(telling->out, " + ");
        lele_text_add_int(telling->out, -sum->total);
    }
    lele_text_add(telling->out, " = ");
    tell_terms(telling, sum, -1);
    if (both && sum->total > 0)
        lele_text_add(telling->out, " + ");
    if (!both || sum->total > 0)
        lele_text_add_int(telling->out, sum->total);
}

/* The filled cells that the sum counts: "R2C2 = 3". */
static void tell_filled(const struct lele_telling *telling, const struct lele_balance *balance)
{
    const lele_board *board = telling->board;
    int count = 0, told = 0;
    for (int cell = 0; cell < telling->layout->cell_count; cell++)
        count += balance->weight[cell] != 0 && board->grid.cell[cell] != 0;
    if (count == 0)
        return;
    say(telling, "; ", "；");
    for (int cell = 0; cell < telling->layout->cell_count; cell++) {
        if (balance->weight[cell] == 0 || board->grid.cell[cell] == 0)
            continue;
        tell_join(telling, told++, count);
        lele_tell_cell(telling, cell);
        lele_text_add(telling->out, " = ");
        lele_text_add_char(telling->out, lele_digit_char(board->grid.cell[cell]));
    }
    say(telling, count == 1 ? " is filled" : " are filled", " 已填");
}

void lele_tell_total(const struct lele_telling *telling)
{
    struct lele_balance balance;
    struct lele_sum sum;
    int cages;
    const int units = lele_telling_count_units(telling, LELE_UNIT_ROLE_COVER);
    if (units == 0 || !lele_sum_of_step(telling->step, telling->board, &balance, &sum))
        return;
    const size_t start = telling->out->length;
    lele_tell_template(telling, "{units:cover}");
    if (!telling->out->failed && telling->out->data[start] >= 'a' &&
        telling->out->data[start] <= 'z')
        telling->out->data[start] = (char)(telling->out->data[start] - 'a' + 'A');
    say(telling, units > 1 ? " sum to " : " sums to ", " 的和是 ");
    lele_text_add_int(telling->out,
                      units * telling->layout->size * (telling->layout->size + 1) / 2);
    say(telling, ". ", "。");
    tell_cages(telling, &cages);
    tell_filled(telling, &balance);
    say(telling, ". So ", "。所以 ");
    tell_equation(telling, &sum);
}

/* The open sum that the step is about: of its units, else of its first clue. */
static bool sum_of(const struct lele_telling *telling, struct lele_balance *balance,
                   struct lele_sum *ret)
{
    const lele_step *step = telling->step;
    lele_cellset cells = LELE_CELLSET_EMPTY;
    if (lele_telling_count_units(telling, LELE_UNIT_ROLE_COVER) > 0)
        return lele_sum_of_step(step, telling->board, balance, ret);
    for (int i = 0; i < step->mark_count; i++)
        lele_cellset_add(&cells, step->marks[i].cell);
    for (int i = 0; i < step->clue_count; i++) {
        const lele_rule *rule = lele_clue_sum_rule(clues_of(telling), step->clues[i].clue, &cells);
        if (step->clues[i].role != LELE_CLUE_ROLE_RULE || rule == NULL)
            continue;
        *balance = (struct lele_balance){ .total = 0 };
        lele_balance_add_rule(balance, clues_of(telling), rule, 1);
        return lele_sum_open(balance, telling->board, ret);
    }
    return false;
}

/* "15 - 7 = 8": what is left of the total of a clue. */
void lele_tell_rest(const struct lele_telling *telling)
{
    struct lele_balance balance;
    struct lele_sum sum;
    if (!sum_of(telling, &balance, &sum))
        return;
    if (has_sign(&sum, -1) || balance.total == sum.total) {
        tell_equation(telling, &sum);
        return;
    }
    tell_terms(telling, &sum, 1);
    lele_text_add(telling->out, " = ");
    if (balance.total != 0)
        lele_text_add_int(telling->out, balance.total);
    for (int cell = 0; cell < telling->layout->cell_count; cell++) {
        const int digit = telling->board->grid.cell[cell], weight = balance.weight[cell];
        if (digit == 0 || weight == 0)
            continue;
        lele_text_add(telling->out, weight > 0 ? " − " : balance.total != 0 ? " + " : "");
        lele_text_add_int(telling->out, weight > 0 ? weight * digit : -weight * digit);
    }
    lele_text_add(telling->out, " = ");
    lele_text_add_int(telling->out, sum.total);
}

/* "9 + 8 - 1 = 16": what the other cells give. */
static void tell_others(const struct lele_telling *telling, const struct lele_sum *sum, int at,
                        int sign)
{
    uint8_t digits[LELE_SUM_CELLS];
    int value, told = 0;
    lele_sum_extreme(sum, telling->board, at, sign, &value, digits);
    for (int i = 0; i < sum->count; i++) {
        if (i == at)
            continue;
        const int part = sum->weight[i] * digits[i];
        lele_text_add(telling->out, part < 0 ? (told > 0 ? " − " : "−") : told > 0 ? " + " : "");
        lele_text_add_int(telling->out, part < 0 ? -part : part);
        told++;
    }
    if (told > 1) {
        lele_text_add(telling->out, " = ");
        lele_text_add_int(telling->out, value);
    }
}

/* What the other cells give at most or at least, and so the bound of the cell. */
struct bound {
    int value, others, sign; /* sign: 1 when the others give at most */
};

static struct bound bound_of(const struct lele_telling *telling, const struct lele_sum *sum, int at,
                             bool least)
{
    uint8_t digits[LELE_SUM_CELLS];
    const int weight = sum->weight[at], apart = weight > 0 ? weight : -weight;
    struct bound bound = { .sign = (weight > 0) == least ? 1 : -1 };
    lele_sum_extreme(sum, telling->board, at, bound.sign, &bound.others, digits);
    const int rest = weight > 0 ? sum->total - bound.others : bound.others - sum->total;
    bound.value = least ? (rest + apart - 1) / apart : rest / apart;
    return bound;
}

static lele_digits lost_by(const lele_step *step, int cell)
{
    for (int i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell == cell)
            return step->eliminations[i].digits;
    return 0;
}

/* Whether the step removes what is below (least) or above the digits that the cell keeps. */
static bool is_bounded(const struct lele_telling *telling, int cell, bool least)
{
    const lele_digits lost = lost_by(telling->step, cell);
    const lele_digits left = lele_digits_minus(telling->board->candidates[cell], lost);
    if (lost == 0 || left == 0)
        return false;
    return least ? lele_digits_first(lost) < lele_digits_first(left) : lost > left;
}

/* "R1C1 and R1C2 are at most 7, because the others give at least 1 + 2 = 3": the cells from `at` on that
 * have the same bound for the same reason. */
static void tell_bound(const struct lele_telling *telling, const struct lele_sum *sum, int at,
                       bool least, unsigned *told)
{
    const struct bound bound = bound_of(telling, sum, at, least);
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = at; i < sum->count; i++) {
        const struct bound other = bound_of(telling, sum, i, least);
        if (!is_bounded(telling, sum->cell[i], least) || other.value != bound.value ||
            other.others != bound.others || other.sign != bound.sign)
            continue;
        lele_cellset_add(&cells, sum->cell[i]);
        *told |= 1U << i;
    }
    const bool many = lele_cellset_count(&cells) > 1, single = sum->count == 2;
    lele_tell_cells(telling, cells, LELE_JOIN_AND);
    say(telling, many ? " are" : " is", "");
    say(telling, least ? " at least " : " at most ", least ? " 至少是 " : " 至多是 ");
    lele_text_add_int(telling->out, bound.value);
    say(telling, single ? ", because the other cell gives" : ", because the other cells give",
        single ? "，因为另一格" : "，因为其余格");
    say(telling, bound.sign > 0 ? " at most " : " at least ",
        bound.sign > 0 ? "至多合计 " : "至少合计 ");
    tell_others(telling, sum, at, bound.sign);
}

void lele_tell_bounds(const struct lele_telling *telling)
{
    struct lele_balance balance;
    struct lele_sum sum;
    bool first = true;
    if (!sum_of(telling, &balance, &sum))
        return;
    for (int side = 0; side < 2; side++) {
        unsigned told = 0;
        for (int i = 0; i < sum.count; i++) {
            if ((told >> i & 1) != 0 || !is_bounded(telling, sum.cell[i], side == 0))
                continue;
            if (!first)
                say(telling, "; ", "；");
            first = false;
            tell_bound(telling, &sum, i, side == 0, &told);
        }
    }
}

/* The cells of the base that can hold a digit of the step. */
void lele_tell_homes(const struct lele_telling *telling)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < telling->step->mark_count; i++) {
        const lele_mark *mark = &telling->step->marks[i];
        if (mark->role == LELE_ROLE_BASE && (mark->digits & telling->step->digits) != 0)
            lele_cellset_add(&cells, mark->cell);
    }
    lele_tell_cells(telling, cells, LELE_JOIN_OR);
}

/* The cells that a pair depends on, with their digits: open ones, else filled ones. */
void lele_tell_partner(const struct lele_telling *telling)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    const lele_step *step = telling->step;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role != LELE_ROLE_PIVOT)
            lele_cellset_add(&cells, step->marks[i].cell);
    const int count = lele_cellset_count(&cells);
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++) {
        const int digit = telling->board->grid.cell[cell];
        tell_join(telling, i, count);
        lele_tell_value(telling, cell,
                        digit != 0 ? lele_digits_of(digit) : telling->board->candidates[cell]);
    }
}

/* The clue of the step that has both cells. */
static int clue_between(const struct lele_telling *telling, const lele_node *a, const lele_node *b)
{
    const lele_cellset both = lele_cellset_or(a->cells, b->cells);
    for (int i = 0; i < telling->step->clue_count; i++) {
        const lele_cellset cells = lele_clue_cells(clues_of(telling), telling->step->clues[i].clue);
        if (lele_cellset_within(&both, &cells) || lele_cellset_is_empty(&cells))
            return telling->step->clues[i].clue;
    }
    return telling->step->clue_count > 0 ? telling->step->clues[0].clue : -1;
}

void lele_tell_sight(const struct lele_telling *telling, const lele_node *a, const lele_node *b)
{
    const int clue = telling->layout->clues == NULL || a->digit != b->digit
                         ? -1
                         : lele_layout_shared_clue(telling->layout, lele_cellset_first(&a->cells),
                                                   lele_cellset_first(&b->cells));
    if (clue < 0)
        return;
    say(telling, " (", "（");
    lele_clue_write(telling->layout, clue, telling->lang, telling->out);
    say(telling, ")", "）");
}

static void tell_link(const struct lele_telling *telling, const lele_link *link)
{
    const lele_node *from = &telling->step->nodes[link->from],
                    *to = &telling->step->nodes[link->to];
    const int clue = link->unit == LELE_LINK_CLUE ? clue_between(telling, from, to) : -1;
    if (clue < 0 && link->unit >= telling->layout->unit_count) {
        lele_tell_sight(telling, from, to);
        return;
    }
    say(telling, " (", "（");
    if (clue >= 0)
        lele_clue_write(telling->layout, clue, telling->lang, telling->out);
    else
        lele_tell_unit(telling, link->unit);
    say(telling, ")", "）");
}

/* "If R1C1 is 3, then R1C2 is 5 (killer cage 8 at R1C1), so ...". */
void lele_tell_walk(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    say(telling, "If ", "如果 ");
    for (int i = 0; i < step->node_count; i++) {
        if (i > 0)
            say(telling, i == 1 ? ", then " : ", so ", i == 1 ? "，则 " : "，所以 ");
        lele_tell_node(telling, &step->nodes[i]);
        if (i > 0 && i <= step->link_count)
            tell_link(telling, &step->links[i - 1]);
    }
}
