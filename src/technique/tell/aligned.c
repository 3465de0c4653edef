/*
 * Words for aligned exclusion: for each eliminated candidate, the digits of the other cells and why
 * each is impossible beside it.  Of three cells, the text first excludes the digits of each other
 * cell that are impossible for any digit of the third, so that few ways remain to be listed.
 */
#include "technique/tell/explain.h"

enum { CELLS_MAX = 3 };

struct ways {
    const struct lele_telling *telling;
    int count;
    int cells[CELLS_MAX];
    lele_digits way[CELLS_MAX]; /* the digit of each cell as a set; 0: not filled */
};

static void say(const struct ways *ways, const char *en, const char *zh)
{
    lele_text_add(ways->telling->out, ways->telling->lang == LELE_LANG_ZH ? zh : en);
}

/* Whether two cells that see each other hold the same digit. */
static bool is_equal(const struct ways *ways)
{
    for (int i = 0; i < ways->count; i++)
        for (int k = i + 1; k < ways->count; k++)
            if (ways->way[i] != 0 && ways->way[i] == ways->way[k] &&
                lele_layout_sees(ways->telling->layout, ways->cells[i], ways->cells[k]))
                return true;
    return false;
}

/* Whether the filled cells exclude all candidates of the cell. */
static bool is_emptied(const struct ways *ways, int cell)
{
    lele_digits left = ways->telling->board->candidates[cell];
    for (int i = 0; i < ways->count; i++)
        if (lele_layout_sees(ways->telling->layout, cell, ways->cells[i]))
            lele_digits_remove(&left, ways->way[i]);
    return left == 0;
}

/* The first witness of the step without a candidate left; -1: none. */
static int emptied(const struct ways *ways)
{
    const lele_step *step = ways->telling->step;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == LELE_ROLE_COVER && is_emptied(ways, step->marks[i].cell))
            return step->marks[i].cell;
    return -1;
}

static lele_digits candidates_at(const struct ways *ways, int index)
{
    return ways->telling->board->candidates[ways->cells[index]];
}

/* The candidates of the cell that the filled cells exclude. */
static lele_digits forbidden(struct ways *ways, int index)
{
    lele_digits digits = candidates_at(ways, index), out = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        ways->way[index] = lele_digits_of(d);
        if (is_equal(ways) || emptied(ways) >= 0)
            out |= ways->way[index];
    }
    ways->way[index] = 0;
    return out;
}

/* Why a way is impossible: two cells are equal, or a witness (its cell) has no candidate left. */
enum { EQUAL = -1 };

static int reason_of(const struct ways *ways)
{
    return is_equal(ways) ? EQUAL : emptied(ways);
}

static void tell_reason(const struct ways *ways, int reason)
{
    if (reason == EQUAL) {
        say(ways, " (the same digit)", "（同数）");
        return;
    }
    say(ways, " (nothing left for ", "（");
    lele_tell_cell(ways->telling, reason);
    say(ways, ")", " 无数可填）");
}

/* Groups the digits by the reason that excludes them; returns the number of reasons. */
static int sort_by_reason(struct ways *ways, int index, lele_digits digits,
                          int reasons[LELE_MAX_SIZE], lele_digits by[LELE_MAX_SIZE])
{
    int count = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        ways->way[index] = lele_digits_of(d);
        const int reason = reason_of(ways);
        int at = 0;
        while (at < count && reasons[at] != reason)
            at++;
        if (at == count) {
            reasons[count] = reason;
            by[count++] = 0;
        }
        by[at] |= ways->way[index];
    }
    ways->way[index] = 0;
    return count;
}

/* "R8C6 cannot be 4, 7 (nothing left for R9C6) or 5 (the same digit)". */
static void tell_forbidden(struct ways *ways, int index, lele_digits digits)
{
    const struct lele_telling *telling = ways->telling;
    int reasons[LELE_MAX_SIZE];
    lele_digits by[LELE_MAX_SIZE];
    const int count = sort_by_reason(ways, index, digits, reasons, by);
    lele_tell_cell(telling, ways->cells[index]);
    say(ways, " cannot be ", " 不能是 ");
    for (int i = 0; i < count; i++) {
        say(ways, lele_join_before(telling->lang, LELE_JOIN_OR, i, count), i > 0 ? "、" : "");
        for (int d, told = 0; (d = lele_digits_pop(&by[i])) != 0; told++) {
            lele_text_add(telling->out, told == 0                       ? ""
                                        : telling->lang == LELE_LANG_ZH ? "、"
                                                                        : ", ");
            lele_text_add_char(telling->out, lele_digit_char(d));
        }
        tell_reason(ways, reasons[i]);
    }
}

static void tell_filled(const struct ways *ways, int index)
{
    lele_tell_cell(ways->telling, ways->cells[index]);
    lele_text_add(ways->telling->out, " = ");
    lele_text_add_char(ways->telling->out, lele_digit_char(lele_digits_first(ways->way[index])));
}

/* Two more cells: first the digits that each cannot be for any digit of the other, then one case
 * for each digit left in the cell with fewer. */
static void tell_two(struct ways *ways, int a, int b)
{
    const lele_digits out[2] = { forbidden(ways, a), forbidden(ways, b) };
    const lele_digits left[2] = { lele_digits_minus(candidates_at(ways, a), out[0]),
                                  lele_digits_minus(candidates_at(ways, b), out[1]) };
    if (left[0] == 0 || left[1] == 0) {
        tell_forbidden(ways, left[0] == 0 ? a : b, left[0] == 0 ? out[0] : out[1]);
        return;
    }
    if (out[0] != 0)
        tell_forbidden(ways, a, out[0]);
    if (out[0] != 0 && out[1] != 0)
        say(ways, " and ", "，");
    if (out[1] != 0)
        tell_forbidden(ways, b, out[1]);
    const bool swapped = lele_digits_count(left[1]) < lele_digits_count(left[0]);
    const int outer = swapped ? b : a, inner = swapped ? a : b;
    lele_digits digits = left[swapped];
    bool first = (out[0] | out[1]) == 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0; first = false) {
        say(ways, first ? "if " : "; if ", first ? "若 " : "；若 ");
        ways->way[outer] = lele_digits_of(d);
        tell_filled(ways, outer);
        say(ways, ", ", "，");
        tell_forbidden(ways, inner, left[!swapped]);
    }
    ways->way[outer] = 0;
}

static void tell_going(struct ways *ways, int own, int digit)
{
    ways->way[own] = lele_digits_of(digit);
    tell_filled(ways, own);
    say(ways, ", ", " 时，");
    if (ways->count == 2)
        tell_forbidden(ways, 1 - own, candidates_at(ways, 1 - own));
    else
        tell_two(ways, own == 0 ? 1 : 0, own == 2 ? 1 : 2);
    ways->way[own] = 0;
}

void lele_tell_ways(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    struct ways ways = { .telling = telling };
    for (int i = 0; i < step->mark_count && ways.count < CELLS_MAX; i++)
        if (step->marks[i].role == LELE_ROLE_BASE)
            ways.cells[ways.count++] = step->marks[i].cell;
    bool first = true;
    for (int i = 0; i < step->elimination_count; i++) {
        lele_digits digits = step->eliminations[i].digits;
        int own = 0;
        while (own < ways.count - 1 && ways.cells[own] != step->eliminations[i].cell)
            own++;
        for (int d; (d = lele_digits_pop(&digits)) != 0; first = false) {
            if (!first)
                say(&ways, ways.count == 2 ? "; with " : ";\nwith ",
                    ways.count == 2 ? "；" : "；\n");
            tell_going(&ways, own, d);
        }
    }
}
