/* Words for the symmetry of givens (Gurth's theorem). */
#include "technique/rare.h"
#include "technique/tell/explain.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

/* Whether the step can be about this symmetry: it leaves the base cells in their places. */
static bool fits(const struct lele_telling *telling, lele_symmetry symmetry,
                 uint8_t becomes[LELE_MAX_SIZE + 1])
{
    const lele_step *step = telling->step;
    const lele_cellset fixed = lele_gurth_fixed(telling->layout, symmetry);
    for (int i = 0; i < step->mark_count; i++)
        if (step->marks[i].role == LELE_ROLE_BASE && !lele_cellset_has(&fixed, step->marks[i].cell))
            return false;
    return lele_gurth_read(telling->board, symmetry, becomes);
}

static lele_symmetry symmetry_of(const struct lele_telling *telling,
                                 uint8_t becomes[LELE_MAX_SIZE + 1])
{
    for (int i = 0; i < LELE_GURTH_SYMMETRIES; i++)
        if (fits(telling, lele_gurth_symmetries[i], becomes))
            return lele_gurth_symmetries[i];
    return LELE_SYMMETRY_NONE;
}

void lele_tell_turn(const struct lele_telling *telling)
{
    uint8_t becomes[LELE_MAX_SIZE + 1];
    const lele_symmetry symmetry = symmetry_of(telling, becomes);
    const int last = telling->layout->size - 1, count = telling->layout->cell_count;
    if (symmetry == LELE_SYMMETRY_ROTATE_180) {
        say(telling, "half a turn of the grid", "把盘面旋转半圈");
        return;
    }
    const bool main = symmetry == LELE_SYMMETRY_DIAGONAL;
    say(telling, "a reflection in the diagonal from ", "沿 ");
    lele_tell_cell(telling, main ? 0 : last);
    say(telling, " to ", " 到 ");
    lele_tell_cell(telling, main ? count - 1 : count - 1 - last);
    say(telling, "", " 的对角线翻转");
}

void lele_tell_swaps(const struct lele_telling *telling)
{
    uint8_t becomes[LELE_MAX_SIZE + 1];
    int count = 0, told = 0;
    if (symmetry_of(telling, becomes) == LELE_SYMMETRY_NONE)
        return;
    for (int d = 1; d <= telling->layout->size; d++)
        count += becomes[d] > d;
    for (int d = 1; d <= telling->layout->size; d++) {
        if (becomes[d] <= d)
            continue;
        if (told > 0)
            say(telling, told == count - 1 ? ", and " : ", ", "、");
        told++;
        lele_text_add_char(telling->out, lele_digit_char(d));
        say(telling, " with ", " 与 ");
        lele_text_add_char(telling->out, lele_digit_char(becomes[d]));
    }
}
