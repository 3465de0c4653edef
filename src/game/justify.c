/*
 * Finds the technique that justifies a digit of the player.  From the position before the entry,
 * take the easiest step again and again until one places the digit; the answer is the hardest
 * technique among these steps.  Steps that place other digits are not taken: the player had not
 * entered those digits.
 */
#include "game/advisor.h"

typedef struct target {
    int cell, digit;
    bool found;
} target;

static bool places(const lele_step *step, int cell, int digit)
{
    for (int i = 0; i < step->placement_count; i++)
        if (step->placements[i].cell == cell && step->placements[i].digits == lele_digits_of(digit))
            return true;
    return false;
}

static bool look(void *data, const lele_step *step)
{
    target *wanted = data;
    wanted->found = places(step, wanted->cell, wanted->digit);
    return !wanted->found;
}

/* Whether any step of the technique places the digit. */
static bool offers(lele_advisor *advisor, const lele_board *board, int technique, int cell,
                   int digit)
{
    const lele_technique_list one = { { (uint8_t)technique }, 1 };
    const lele_find_options options = lele_advisor_options(advisor, &one);
    target wanted = { cell, digit, false };
    lele_engine_each(advisor->engine, board, &options, look, &wanted);
    return wanted.found;
}

static int position_in(const lele_technique_list *list, int technique)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->order[i] == technique)
            return (int)i;
    return -1;
}

static int harder(const lele_technique_list *list, int a, int b)
{
    return position_in(list, a) > position_in(list, b) ? a : b;
}

/* The technique that places the digit on this board, if no elimination is easier; else -1.  Then
 * advisor->step is the easiest elimination, if there is one (*has_step). */
static int direct(lele_advisor *advisor, const lele_board *board, const lele_technique_list *all,
                  int cell, int digit, bool *has_step)
{
    lele_technique_list list = *all;
    *has_step = false;
    for (;;) {
        const lele_find_options options = lele_advisor_options(advisor, &list);
        if (!lele_engine_next(advisor->engine, board, &options, &advisor->step))
            return -1;
        const int technique = advisor->step.technique;
        if (advisor->step.placement_count == 0) {
            *has_step = true;
            return -1;
        }
        if (places(&advisor->step, cell, digit) || offers(advisor, board, technique, cell, digit))
            return technique;
        const int at = position_in(&list, technique);
        for (size_t i = (size_t)at + 1; i < list.count; i++)
            list.order[i - 1] = list.order[i];
        list.count--;
    }
}

int lele_advisor_justify(lele_advisor *advisor, const lele_grid *values, int cell, int digit)
{
    if (lele_advisor_engine(advisor) == NULL)
        return -1;
    lele_advisor_assume(advisor, NULL);
    lele_technique_list all;
    lele_technique_list_default(&all);
    lele_board *board = &advisor->board;
    lele_board_init(board, advisor->layout, values);
    int hardest = -1;
    for (int i = 0; i < LELE_TRAIL_STEPS; i++) {
        bool has_step;
        const int technique = direct(advisor, board, &all, cell, digit, &has_step);
        if (technique >= 0)
            return hardest < 0 ? technique : harder(&all, technique, hardest);
        if (!has_step || !lele_step_apply(&advisor->step, board) ||
            !lele_digits_has(board->candidates[cell], digit))
            return -1;
        hardest =
            hardest < 0 ? advisor->step.technique : harder(&all, advisor->step.technique, hardest);
    }
    return -1;
}
