/*
 * Words for conclusions: as an order ("7 from R1C4"), as a statement ("R1C4 is not 7"), and the
 * cells and digits alone.
 */
#include "technique/tell/conclude.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

static void tell_join(const struct lele_telling *telling, int index, int count)
{
    lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, index, count));
}

void lele_tell_place(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    for (int i = 0; i < step->placement_count; i++) {
        tell_join(telling, i, step->placement_count);
        lele_tell_cell(telling, step->placements[i].cell);
        lele_text_add(telling->out, " = ");
        lele_tell_digits(telling, step->placements[i].digits, LELE_JOIN_AND);
    }
}

void lele_tell_placed(const struct lele_telling *telling)
{
    lele_digits digits = 0;
    for (int i = 0; i < telling->step->placement_count; i++)
        digits |= telling->step->placements[i].digits;
    lele_tell_digits(telling, digits, LELE_JOIN_AND);
}

static lele_cellset cells_that_lose(const lele_step *step, int digit)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->elimination_count; i++)
        if (lele_digits_has(step->eliminations[i].digits, digit))
            lele_cellset_add(&cells, step->eliminations[i].cell);
    return cells;
}

/* "3 and 5 from R4C7": digits that are eliminated from the same cells are written together. */
void lele_tell_remove(const struct lele_telling *telling)
{
    lele_digits told = 0;
    for (int d = 1; d <= telling->layout->size; d++) {
        const lele_cellset cells = cells_that_lose(telling->step, d);
        if (lele_cellset_is_empty(&cells) || lele_digits_has(told, d))
            continue;
        lele_digits alike = 0;
        for (int other = d; other <= telling->layout->size; other++) {
            const lele_cellset same = cells_that_lose(telling->step, other);
            if (lele_cellset_equal(&cells, &same))
                alike |= lele_digits_of(other);
        }
        say(telling, told == 0 ? "" : "; ", told == 0 ? "" : "；");
        told |= alike;
        if (telling->lang == LELE_LANG_ZH) {
            lele_tell_cells(telling, cells, LELE_JOIN_AND);
            lele_text_add(telling->out, " 的 ");
            lele_tell_digits(telling, alike, LELE_JOIN_AND);
        } else {
            lele_tell_digits(telling, alike, LELE_JOIN_AND);
            lele_text_add(telling->out, " from ");
            lele_tell_cells(telling, cells, LELE_JOIN_AND);
        }
    }
}

/* The cells that lose exactly these digits. */
static lele_cellset cells_losing(const lele_step *step, lele_digits digits)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].digits == digits)
            lele_cellset_add(&cells, step->eliminations[i].cell);
    return cells;
}

void lele_tell_result(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    int told = 0;
    for (int i = 0; i < step->placement_count; i++) {
        const lele_mark *mark = &step->placements[i];
        tell_join(telling, told++, step->placement_count);
        lele_tell_cell(telling, mark->cell);
        say(telling, " is ", " 是 ");
        lele_tell_digits(telling, mark->digits, LELE_JOIN_AND);
    }
    for (int i = 0; i < step->elimination_count; i++) {
        const lele_mark *mark = &step->eliminations[i];
        const lele_cellset cells = cells_losing(step, mark->digits);
        if (lele_cellset_first(&cells) != mark->cell)
            continue;
        say(telling, told == 0 ? "" : "; ", told == 0 ? "" : "；");
        told++;
        lele_tell_cells(telling, cells, LELE_JOIN_AND);
        say(telling, lele_cellset_count(&cells) > 1 ? " are not " : " is not ", " 不能是 ");
        lele_tell_digits(telling, mark->digits, LELE_JOIN_OR);
    }
}

lele_digits lele_step_lost(const lele_step *step)
{
    lele_digits digits = 0;
    for (int i = 0; i < step->elimination_count; i++)
        digits |= step->eliminations[i].digits;
    return digits;
}

void lele_tell_gone(const struct lele_telling *telling)
{
    lele_tell_digits(telling, lele_step_lost(telling->step), LELE_JOIN_OR);
}

void lele_tell_lost(const struct lele_telling *telling)
{
    lele_tell_digits(telling, lele_step_lost(telling->step), LELE_JOIN_AND);
}

static lele_cellset losers_of(const lele_step *step)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->elimination_count; i++)
        lele_cellset_add(&cells, step->eliminations[i].cell);
    return cells;
}

void lele_tell_losers(const struct lele_telling *telling)
{
    lele_tell_cells(telling, losers_of(telling->step), LELE_JOIN_AND);
}

void lele_tell_holders(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const lele_digits lost = lele_step_lost(step);
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; lele_digits_single(lost) && i < step->mark_count; i++)
        if ((step->marks[i].digits & lost) != 0 && step->marks[i].role != LELE_ROLE_REASON)
            lele_cellset_add(&cells, step->marks[i].cell);
    lele_tell_cells(telling, cells, LELE_JOIN_AND);
}

void lele_tell_left(const struct lele_telling *telling)
{
    const lele_mark *mark = telling->step->eliminations;
    if (telling->step->elimination_count != 1)
        return;
    const lele_digits left =
        lele_digits_minus(telling->board->candidates[mark->cell], mark->digits);
    if (lele_digits_single(left))
        lele_tell_digits(telling, left, LELE_JOIN_AND);
}
