/*
 * The argument of a reduced step: the idea of its technique, its premises one by one, then the proof
 * from them.
 *
 * Every conclusion and every case has a line of its own.  Templates have no such proof: the reader
 * may try all ways to place their digits.
 */
#include "lele/premise.h"
#include "technique/rows.h"
#include "technique/tell/conclude.h"
#include "technique/tell/explain.h"

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

/* Whether the deadly pattern is all empty cells of the board. */
static bool is_bug(const struct lele_telling *telling)
{
    lele_premises premises;
    lele_step_named(telling->step, telling->board, &premises);
    return premises.is_closed;
}

/* What must be prevented, and which cells or candidates prevent it. */
static void tell_deadly_claim(const struct lele_telling *telling, const lele_claim *claim)
{
    static const char *const corners[LELE_LANG_COUNT] = {
        "{cells:corner} must not hold only {digits}, or there would be a second solution",
        "{cells:corner} 不能只填 {digits}，否则会有第二个解",
    };
    static const char *const bug[LELE_LANG_COUNT] = {
        "one of {values:extra} must be right, because without them every open cell would have "
        "exactly two candidates and every missing digit exactly two places in each unit, and such "
        "a position never has just one solution",
        "{values:extra}必有一个成立，因为没有它们，每个空格就恰有两个候选数，每个缺的数在每个区域"
        "也恰有两个位置，这样的盘面不可能只有一个解",
    };
    (void)claim;
    lele_tell_template(telling, (is_bug(telling) ? bug : corners)[telling->lang]);
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
    lele_text_add(telling->out, lele_technique_at(step->technique)->summary[telling->lang]);
    say(telling, "\nAll that is needed here: ", "\n这里只需要：");
    for (int i = 0; i < step->claim_count; i++) {
        if (i > 0)
            say(telling, "; ", "；");
        tellers[step->claims[i].kind](telling, &step->claims[i]);
    }
    say(telling, ".", "。");
}

/* The colour of the candidates that the step removes; LELE_ROLE_COUNT: they have none. */
static int lost_colour(const lele_step *step)
{
    const lele_mark *lost = &step->eliminations[0];
    for (int i = 0; i < step->mark_count && step->elimination_count > 0; i++) {
        const lele_mark *mark = &step->marks[i];
        const bool is_colour = mark->role == LELE_ROLE_COLOR_A || mark->role == LELE_ROLE_COLOR_B;
        if (is_colour && mark->cell == lost->cell && (mark->digits & lost->digits) != 0)
            return mark->role;
    }
    return LELE_ROLE_COUNT;
}

/* The two colours of the linked candidates, and which of them is wrong. */
static void tell_colours(const struct lele_telling *telling)
{
    static const char *const colours[LELE_LANG_COUNT] = {
        "\nThe linked candidates get two colours: A is {values:color-a}, B is {values:color-b}.",
        "\n相连的候选数染成两色：A 色 {values:color-a}，B 色 {values:color-b}。",
    };
    const int lost = lost_colour(telling->step);
    if (telling->step->technique != LELE_TECHNIQUE_INDEX_medusa_3d)
        return;
    lele_tell_template(telling, colours[telling->lang]);
    if (lost == LELE_ROLE_COLOR_A)
        say(telling, " Each A leads to a contradiction, so A is wrong:",
            "每个 A 都推出矛盾，所以 A 色不成立：");
    else if (lost == LELE_ROLE_COLOR_B)
        say(telling, " Each B leads to a contradiction, so B is wrong:",
            "每个 B 都推出矛盾，所以 B 色不成立：");
    else
        say(telling,
            " What is removed would rule out both colours:", "要删的候选数会使两色都不成立：");
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
        say(telling, " can prevent the second solution", " 能避免第二个解");
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
        say(telling, "to prevent the second solution", "以避免第二个解");
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
        say(telling, "nothing prevents the second solution", "第二个解无法避免");
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

bool lele_tell_has_proof(const lele_step *step)
{
    return step->move_count > 0 ||
           (step->claim_count > 0 && step->claims[0].kind == LELE_PREMISE_MAP);
}

void lele_tell_claims(const struct lele_telling *telling)
{
    tell_claims(telling);
    tell_colours(telling);
    if (telling->step->move_count > 0)
        tell_moves(telling);
    else
        say(telling, " In every way to place them, the same follows.",
            "这些数无论怎样放，结论都一样。");
    say(telling, "\nSo ", "\n所以 ");
    lele_tell_result(telling);
    say(telling, ".", "。");
}
