/*
 * Words for patterns that look at a cell and what follows from each of its candidates: wings and
 * death blossoms.
 */
#include "technique/tell/cases.h"

#include "technique/tell/conclude.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

static const lele_mark *mark_of(const lele_step *step, lele_role role)
{
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == role)
            return &step->marks[i];
    return NULL;
}

/* "If it is 4", "; if it is 7". */
static void tell_if(const struct lele_telling *telling, int digit, int index)
{
    say(telling, index == 0 ? "If it is " : "; if it is ", index == 0 ? "若是 " : "；若是 ");
    lele_tell_digits(telling, lele_digits_of(digit), LELE_JOIN_AND);
}

/* The pincer that loses the digit when the pivot takes it. */
static const lele_mark *pincer_of(const lele_step *step, int digit)
{
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == LELE_ROLE_PINCER &&
            lele_digits_has(step->marks[i].digits, digit))
            return &step->marks[i];
    return NULL;
}

void lele_tell_cases(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const lele_mark *pivot = mark_of(step, LELE_ROLE_PIVOT);
    lele_digits digits = pivot != NULL ? lele_digits_minus(pivot->digits, lele_step_lost(step)) : 0;
    for (int d, index = 0; (d = lele_digits_pop(&digits)) != 0; index++) {
        const lele_mark *pincer = pincer_of(step, d);
        if (pincer == NULL)
            continue;
        tell_if(telling, d, index);
        say(telling, ", ", "，");
        lele_tell_cell(telling, pincer->cell);
        say(telling, " must be ", " 就是 ");
        lele_tell_digits(telling, lele_digits_minus(pincer->digits, lele_digits_of(d)),
                         LELE_JOIN_OR);
    }
}

static void tell_petal(const struct lele_telling *telling, int role)
{
    const lele_step *step = telling->step;
    int count = 0, told = 0;
    for (int i = 0; i < step->mark_count; i++)
        count += step->marks[i].role == role;
    for (int i = 0; i < step->mark_count; i++) {
        if (step->marks[i].role != role)
            continue;
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, told++, count));
        lele_tell_value(telling, step->marks[i].cell, step->marks[i].digits);
    }
}

/* The petals have the order of the candidates of the stem. */
void lele_tell_petals(const struct lele_telling *telling)
{
    const lele_mark *stem = mark_of(telling->step, LELE_ROLE_PIVOT);
    lele_digits digits = stem != NULL ? stem->digits : 0;
    for (int d, index = 0; (d = lele_digits_pop(&digits)) != 0; index++) {
        tell_if(telling, d, index);
        say(telling, ", petal ", "，花瓣 ");
        lele_text_add_char(telling->out, (char)('A' + index));
        say(telling, ", that is ", "，即 ");
        tell_petal(telling, LELE_ROLE_ALS_A + index);
        say(telling, ", has no ", "，就没有 ");
        lele_tell_digits(telling, lele_digits_of(d), LELE_JOIN_AND);
    }
}

/* "A, B or C". */
void lele_tell_letters(const struct lele_telling *telling)
{
    const lele_mark *stem = mark_of(telling->step, LELE_ROLE_PIVOT);
    const int count = stem != NULL ? lele_digits_count(stem->digits) : 0;
    for (int i = 0; i < count; i++) {
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_OR, i, count));
        lele_text_add_char(telling->out, (char)('A' + i));
    }
}
