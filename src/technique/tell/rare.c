/* Words for rare patterns: the counts of digits that SK loops and exocets depend on. */
#include "technique/tell/explain.h"
#include "technique/rare.h"

static void say(const struct lele_telling *telling, const char *en, const char *zh)
{
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? zh : en);
}

/* Whether the digits of the joints explain all eliminations. */
static bool explain_all(const struct lele_telling *telling, const lele_digits *shared)
{
    const lele_step *step = telling->step;
    for (int i = 0; i < step->elimination_count; i++) {
        lele_digits left = step->eliminations[i].digits;
        for (int u = 0; u < LELE_SK_PAIRS; u++)
            if (lele_cellset_has(&telling->layout->units[step->units[u].unit].set,
                                 step->eliminations[i].cell))
                lele_digits_remove(&left, shared[u]);
        if (left != 0)
            return false;
    }
    return true;
}

void lele_tell_shares(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    lele_digits pairs[LELE_SK_PAIRS], shared[LELE_SK_PAIRS];
    for (int i = 0; i < LELE_SK_PAIRS; i++) /* two marks each, in the order of the ring */
        pairs[i] = step->marks[2 * i].digits | step->marks[2 * i + 1].digits;
    const lele_digits both = pairs[0] & pairs[1];
    lele_digits first = both;
    while (first != 0 && !(lele_sk_share(pairs, first, shared) && explain_all(telling, shared)))
        first = (lele_digits)((first - 1) & both);
    for (int i = 0; first != 0 && i < LELE_SK_PAIRS; i++) {
        say(telling, i > 0 ? "; " : "", i > 0 ? "；" : "");
        lele_tell_unit(telling, step->units[i].unit);
        say(telling, " has ", "有 ");
        lele_tell_digits(telling, shared[i], LELE_JOIN_AND);
    }
}

/* The cells of the cross lines outside the three boxes of base and targets. */
static lele_cellset outer_cells(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const lele_layout *layout = telling->layout;
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->unit_count; i++)
        cells = lele_cellset_or(cells, layout->units[step->units[i].unit].set);
    for (int i = 0; i < step->mark_count; i++)
        cells = lele_cellset_minus(
            cells, layout->units[lele_layout_box_unit(layout, step->marks[i].cell)].set);
    return cells;
}

void lele_tell_tight(const struct lele_telling *telling)
{
    const lele_cellset cells = outer_cells(telling);
    lele_digits digits = telling->step->digits;
    bool first = true;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        int units[2];
        const int count = lele_exocet_cover(telling->board, d, cells, units);
        if (count <= 0)
            continue;
        say(telling, first ? "" : "; ", first ? "" : "；");
        lele_text_add_char(telling->out, lele_digit_char(d));
        say(telling, " in ", " 在");
        for (int i = 0; i < count; i++) {
            lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, i, count));
            lele_tell_unit(telling, units[i]);
        }
        first = false;
    }
}

/* The marks with the role, in the order of the step. */
static int list_marks(const lele_step *step, lele_role role, lele_cell ret[4])
{
    int count = 0;
    for (int i = 0; i < step->mark_count && count < 4; i++)
        if (step->marks[i].role == role)
            ret[count++] = step->marks[i].cell;
    return count;
}

static void tell_two(const struct lele_telling *telling, const lele_cell cells[2],
                     enum lele_join join)
{
    lele_cellset both = lele_cellset_of(cells[0]);
    lele_cellset_add(&both, cells[1]);
    lele_tell_cells(telling, both, join);
}

/* The marks of the mirror cells are in the order of the targets, two each. */
void lele_tell_mirrors(const struct lele_telling *telling)
{
    lele_cell targets[4], mirrors[4];
    if (list_marks(telling->step, LELE_ROLE_COVER, mirrors) != 4 ||
        list_marks(telling->step, LELE_ROLE_PINCER, targets) != 2)
        return;
    for (int i = 0; i < 2; i++) {
        say(telling, i > 0 ? ", " : "", i > 0 ? "，" : "");
        say(telling, "that of ", "");
        lele_tell_cell(telling, targets[i]);
        say(telling, " is at ", " 的数在 ");
        tell_two(telling, &mirrors[2 * i], LELE_JOIN_OR);
    }
}

void lele_tell_bases(const struct lele_telling *telling)
{
    lele_cell bases[4], targets[4];
    if (list_marks(telling->step, LELE_ROLE_BASE, bases) != 4 ||
        list_marks(telling->step, LELE_ROLE_PINCER, targets) != 4)
        return;
    for (int i = 0; i < 4; i += 2) {
        say(telling, i > 0 ? ", the base cells " : "The base cells ",
            i > 0 ? "；基准格 " : "基准格 ");
        tell_two(telling, &bases[i], LELE_JOIN_AND);
        say(telling, " have the targets ", " 的目标格是 ");
        tell_two(telling, &targets[i], LELE_JOIN_AND);
    }
    say(telling, "; both bases have only ", "；两组基准格都只有 ");
    lele_tell_digits(telling, telling->step->digits, LELE_JOIN_AND);
}
