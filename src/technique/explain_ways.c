/*
 * Aligned pairs: for each candidate that goes, what the other cell could be beside it, and why it
 * cannot.
 */
#include "technique/explain.h"

struct pair {
    const struct lele_telling *telling;
    int cell, other;
    int digit; /* what goes from the cell */
};

/* Whether a cell has no candidates but what the two cells take from it. */
static bool is_emptied(const struct pair *pair, int cell, int digit)
{
    const lele_layout *layout = pair->telling->layout;
    lele_digits left = pair->telling->board->candidates[cell];
    if (lele_layout_sees(layout, cell, pair->cell))
        left &= (lele_digits)~lele_digits_of(pair->digit);
    if (lele_layout_sees(layout, cell, pair->other))
        left &= (lele_digits)~lele_digits_of(digit);
    return left == 0;
}

static void tell_reason(const struct pair *pair, int digit)
{
    const struct lele_telling *telling = pair->telling;
    const bool zh = telling->lang == LELE_LANG_ZH;
    const lele_step *step = telling->step;
    if (digit == pair->digit && lele_layout_sees(telling->layout, pair->cell, pair->other)) {
        lele_text_add(telling->out, zh ? "（同数）" : " (the same)");
        return;
    }
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == LELE_ROLE_COVER &&
            is_emptied(pair, step->marks[i].cell, digit)) {
            lele_text_add(telling->out, zh ? "（占尽 " : " (empties ");
            lele_tell_cell(telling, step->marks[i].cell);
            lele_text_add(telling->out, zh ? "）" : ")");
            return;
        }
}

static void tell_pair(const struct pair *pair)
{
    const struct lele_telling *telling = pair->telling;
    const bool zh = telling->lang == LELE_LANG_ZH;
    lele_digits digits = telling->board->candidates[pair->other];
    const int count = lele_digits_count(digits);
    lele_tell_cell(telling, pair->cell);
    lele_text_add(telling->out, " = ");
    lele_text_add_char(telling->out, lele_digit_char(pair->digit));
    lele_text_add(telling->out, zh ? " 时，" : ", ");
    lele_tell_cell(telling, pair->other);
    lele_text_add(telling->out, zh ? " 不能是 " : " cannot be ");
    for (int i = 0, d; (d = lele_digits_pop(&digits)) != 0; i++) {
        if (i > 0)
            lele_text_add(telling->out,
                          zh ? "、" : lele_join_before(telling->lang, LELE_JOIN_OR, i, count));
        lele_text_add_char(telling->out, lele_digit_char(d));
        tell_reason(pair, d);
    }
}

void lele_tell_ways(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    int cells[2], count = 0;
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == LELE_ROLE_BASE) {
            if (count == 2)
                return; /* of three cells there are too many */
            cells[count++] = step->marks[i].cell;
        }
    bool first = true;
    for (int i = 0; count == 2 && i < step->elimination_count; i++) {
        const int own = step->eliminations[i].cell == cells[1];
        lele_digits digits = step->eliminations[i].digits;
        for (int d; (d = lele_digits_pop(&digits)) != 0; first = false) {
            if (!first)
                lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? "；" : "; with ");
            tell_pair(&(struct pair){ telling, cells[own], cells[1 - own], d });
        }
    }
}
