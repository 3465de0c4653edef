/* Words for what cells can hold together: the combinations of cages, and why others are not possible. */
#include "technique/clue_sum.h"
#include "technique/tell/clues.h"

enum { SETS_TOLD = 12, STRUCK_TOLD = 6 };

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

static void tell_set(const struct lele_telling *telling, lele_digits set)
{
    lele_text_add_char(telling->out, '{');
    for (int d; (d = lele_digits_pop(&set)) != 0;) {
        lele_text_add_char(telling->out, lele_digit_char(d));
        lele_text_add(telling->out, set != 0 ? " " : "");
    }
    lele_text_add_char(telling->out, '}');
}

/* Why a set is not possible: the digit that no cell can take, or none such. */
static lele_digits without_cell(const struct lele_telling *telling, const struct lele_sum *sum,
                                lele_digits set)
{
    for (int i = 0; i < sum->count; i++)
        lele_digits_remove(&set, telling->board->candidates[sum->cell[i]]);
    return set;
}

static void tell_struck(const struct lele_telling *telling, const struct lele_sum *sum,
                        lele_digits set)
{
    const lele_digits missing = without_cell(telling, sum, set);
    tell_set(telling, set);
    say(telling, missing != 0 ? ": no cell can be " : ": no way to place it",
        missing != 0 ? "：没有格能填 " : "：放不下");
    lele_tell_digits(telling, missing, LELE_JOIN_OR);
}

/* The sets that the cells can hold, then those that they cannot, with the reason. */
static void tell_sets(const struct lele_telling *telling, const struct lele_sum *sum,
                      const struct lele_sets *sets)
{
    int fits = 0, struck = 0;
    for (int i = 0; i < sets->count; i++) {
        if (!lele_set_fits(telling->board, sum->cell, sum->count, sets->set[i], 0, 0))
            continue;
        if (fits < SETS_TOLD) {
            lele_text_add(telling->out,
                          fits > 0 ? (telling->lang == LELE_LANG_ZH ? "、" : ", ") : "");
            tell_set(telling, sets->set[i]);
        }
        fits++;
    }
    if (fits > SETS_TOLD)
        say(telling, ", ...", "……");
    for (int i = 0; i < sets->count; i++) {
        if (lele_set_fits(telling->board, sum->cell, sum->count, sets->set[i], 0, 0))
            continue;
        if (struck == STRUCK_TOLD) {
            say(telling, "; ...", "；……");
            break;
        }
        say(telling, struck == 0 ? " (not " : "; ", struck == 0 ? "（排除 " : "；");
        struck++;
        tell_struck(telling, sum, sets->set[i]);
    }
    if (struck > 0)
        say(telling, ")", "）");
}

/* The groups that the step names. */
static int count_groups(const struct lele_telling *telling)
{
    return lele_telling_count_clues(telling, LELE_CLUE_ROLE_RULE) +
           (lele_telling_count_units(telling, LELE_UNIT_ROLE_COVER) > 0);
}

static void tell_groups(const struct lele_telling *telling, bool named)
{
    const lele_step *step = telling->step;
    struct lele_balance balance;
    struct lele_sum sum;
    struct lele_sets sets;
    int told = 0;
    if (lele_telling_count_units(telling, LELE_UNIT_ROLE_COVER) > 0 &&
        lele_sum_of_step(step, telling->board, &balance, &sum) && sum.distinct) {
        lele_sets_by_sum(sum.count, sum.total, lele_digits_all(telling->layout->size), &sets);
        if (named)
            say(telling, "the hidden cage: ", "隐藏笼：");
        tell_sets(telling, &sum, &sets);
        told++;
    }
    for (int i = 0; i < step->clue_count; i++) {
        if (step->clues[i].role != LELE_CLUE_ROLE_RULE ||
            !lele_clue_group(telling->board, step->clues[i].clue, &sum, &sets))
            continue;
        if (told++ > 0)
            say(telling, "; ", "；");
        if (named) {
            say(telling, "the ", "");
            lele_clue_write(telling->layout, step->clues[i].clue, telling->lang, telling->out);
            say(telling, ": ", "：");
        }
        tell_sets(telling, &sum, &sets);
    }
}

void lele_tell_sets(const struct lele_telling *telling)
{
    tell_groups(telling, count_groups(telling) > 1);
}

void lele_tell_named_sets(const struct lele_telling *telling)
{
    tell_groups(telling, true);
}
