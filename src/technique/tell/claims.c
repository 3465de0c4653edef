/*
 * The argument of a reduced step: its premises one by one, then the proof from them.
 *
 * Every conclusion and every case has a line of its own.  Templates have no such proof: the reader
 * may try all ways to place their digits.
 */
#include "lele/premise.h"
#include "technique/tell/conclude.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

static void tell_digit(const struct lele_telling *telling, int digit)
{
    lele_text_add_char(telling->out, lele_digit_char(digit));
}

static void tell_cell_claim(const struct lele_telling *telling, const lele_claim *claim)
{
    lele_tell_cell(telling, claim->cell);
    say(telling, " is ", " 是 ");
    lele_tell_digits(telling, claim->digits, LELE_JOIN_OR);
}

static void tell_gone_claim(const struct lele_telling *telling, const lele_claim *claim)
{
    lele_tell_cell(telling, claim->cell);
    say(telling, " is no longer ", " 已不能是 ");
    lele_tell_digits(telling, claim->digits, LELE_JOIN_OR);
}

/* "the 7 of row 3" */
static void tell_unit_digit(const struct lele_telling *telling, const lele_claim *claim)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    if (zh) {
        lele_tell_unit(telling, claim->unit);
        lele_text_add(telling->out, "的 ");
        tell_digit(telling, lele_digits_first(claim->digits));
        return;
    }
    lele_text_add(telling->out, "the ");
    tell_digit(telling, lele_digits_first(claim->digits));
    lele_text_add(telling->out, " of ");
    lele_tell_unit(telling, claim->unit);
}

static void tell_places_claim(const struct lele_telling *telling, const lele_claim *claim)
{
    tell_unit_digit(telling, claim);
    say(telling, " is at ", " 在 ");
    lele_tell_cells(telling,
                    lele_cellset_and(telling->board->places[lele_digits_first(claim->digits)],
                                     telling->layout->units[claim->unit].set),
                    LELE_JOIN_OR);
}

static void tell_map_claim(const struct lele_telling *telling, const lele_claim *claim)
{
    const int digit = lele_digits_first(claim->digits);
    say(telling, "on the whole grid the ", "全盘还没填的 ");
    tell_digit(telling, digit);
    say(telling, "s still to place are at ", " 在 ");
    lele_tell_cells(telling, telling->board->places[digit], LELE_JOIN_OR);
}

static void tell_deadly_claim(const struct lele_telling *telling, const lele_claim *claim)
{
    (void)claim;
    say(telling, "the pattern must be broken, or there would be a second solution",
        "图形必须被打破，否则会有第二个解");
}

static void tell_symmetry_claim(const struct lele_telling *telling, const lele_claim *claim)
{
    say(telling, "by the symmetry of the givens ", "由已知数的对称，");
    tell_cell_claim(telling, claim);
}

static void tell_claims(const struct lele_telling *telling)
{
    static void (*const tellers[LELE_PREMISE_COUNT])(const struct lele_telling *,
                                                     const lele_claim *) = {
        [LELE_PREMISE_VALUE] = tell_cell_claim,        [LELE_PREMISE_CELL] = tell_cell_claim,
        [LELE_PREMISE_PLACES] = tell_places_claim,     [LELE_PREMISE_GONE] = tell_gone_claim,
        [LELE_PREMISE_DEADLY] = tell_deadly_claim,     [LELE_PREMISE_MAP] = tell_map_claim,
        [LELE_PREMISE_SYMMETRY] = tell_symmetry_claim,
    };
    const lele_step *step = telling->step;
    say(telling, "All that is needed here: ", "这里只需要：");
    for (int i = 0; i < step->claim_count; i++) {
        if (i > 0)
            say(telling, "; ", "；");
        tellers[step->claims[i].kind](telling, &step->claims[i]);
    }
    say(telling, ".", "。");
}

/* "R3C2 = 7" */
static void tell_entry(const struct lele_telling *telling, const lele_move *move)
{
    lele_tell_cell(telling, move->cell);
    lele_text_add(telling->out, " = ");
    tell_digit(telling, move->digit);
}

static void tell_forced(const struct lele_telling *telling, const lele_move *move)
{
    const lele_claim *claim = &telling->step->claims[move->claim];
    if (claim->kind == LELE_PREMISE_DEADLY && move->digit == 0) {
        say(telling, "only ", "只有 ");
        lele_tell_cell(telling, move->cell);
        say(telling, " can break the pattern", " 能打破图形");
        return;
    }
    tell_entry(telling, move);
    say(telling, " (", "（");
    if (claim->kind == LELE_PREMISE_CELL) {
        say(telling, "nothing else is left there", "只剩这个数");
    } else if (claim->kind == LELE_PREMISE_PLACES) {
        say(telling, "the only place left in ", "");
        lele_tell_unit(telling, claim->unit);
        say(telling, "", "只剩这里");
    } else {
        say(telling, "to break the pattern", "打破图形");
    }
    say(telling, ")", "）");
}

static void tell_dead(const struct lele_telling *telling, const lele_move *move)
{
    const lele_claim *claim = &telling->step->claims[move->claim];
    if (claim->kind == LELE_PREMISE_CELL) {
        say(telling, "nothing is left for ", "");
        lele_tell_cell(telling, claim->cell);
        say(telling, "", " 没有数可填");
    } else if (claim->kind == LELE_PREMISE_PLACES) {
        tell_unit_digit(telling, claim);
        say(telling, " has no place left", " 无处可填");
    } else {
        say(telling, "nothing breaks the pattern", "图形无法打破");
    }
}

/* The first line of the proof of a conclusion, and of a case. */
static void tell_opening(const struct lele_telling *telling, const lele_move *move)
{
    lele_text_add_char(telling->out, '\n');
    for (int i = 0; i < move->depth; i++)
        lele_text_add(telling->out, "· ");
    say(telling, "If ", "假设 ");
    if (move->kind == LELE_MOVE_DENY) {
        lele_tell_cell(telling, move->cell);
        say(telling, " is not ", " 不是 ");
        tell_digit(telling, move->digit);
    } else {
        tell_entry(telling, move);
    }
    say(telling, ": ", "：");
}

static bool opens(const lele_move *move)
{
    return move->kind == LELE_MOVE_SUPPOSE || move->kind == LELE_MOVE_DENY ||
           move->kind == LELE_MOVE_CASE;
}

/* "either R3C2 or R3C5 is 7" before its cases. */
static void tell_division(const struct lele_telling *telling, const lele_move *move, const char *en,
                          const char *zh)
{
    const lele_claim *claim = &telling->step->claims[move->claim];
    say(telling, en, zh);
    if (claim->kind == LELE_PREMISE_PLACES)
        tell_places_claim(telling, claim);
    else
        tell_cell_claim(telling, claim);
    say(telling, ".", "。");
}

static void tell_moves(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    for (int i = 0; i < step->move_count; i++) {
        const lele_move *move = &step->moves[i];
        const lele_move *next = i + 1 < step->move_count ? move + 1 : NULL;
        if (opens(move))
            tell_opening(telling, move);
        else if (move->kind == LELE_MOVE_FORCED)
            tell_forced(telling, move);
        else
            tell_dead(telling, move);
        if (move->kind == LELE_MOVE_DEAD)
            say(telling, ".", "。");
        else if (next != NULL && next->kind == LELE_MOVE_CASE)
            tell_division(telling, next, opens(move) ? "" : "; ", opens(move) ? "" : "；");
        else if (!opens(move))
            say(telling, ", ", "，");
    }
}

void lele_tell_claims(const struct lele_telling *telling)
{
    tell_claims(telling);
    if (telling->step->move_count > 0)
        tell_moves(telling);
    else
        say(telling, " In every way to place them, the same follows.",
            "这些数无论怎样放，结论都一样。");
    say(telling, "\nSo ", "\n所以 ");
    lele_tell_result(telling);
    say(telling, ".", "。");
}
