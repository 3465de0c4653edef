/*
 * Siamese fish: two fish with one base.  The step has the covers of the first fish, then the covers
 * that only the second has.  The second shares some of the first's covers; these are found by
 * trial, because the second must make the eliminations that the first does not.
 */
#include "technique/tell/explain.h"

enum { COVERS_MAX = 16 };

/* A fish with these covers on the base of the step. */
struct fish {
    uint8_t covers[COVERS_MAX];
    int count;
    lele_cellset fins;
    lele_cellset gone; /* the eliminations of the step that this fish makes */
};

/* The cells of the units; `twice`: those in two of them. */
static lele_cellset join(const lele_layout *layout, const uint8_t *units, int count,
                         lele_cellset *twice)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    *twice = LELE_CELLSET_EMPTY;
    for (int i = 0; i < count; i++) {
        const lele_cellset *set = &layout->units[units[i]].set;
        *twice = lele_cellset_or(*twice, lele_cellset_and(cells, *set));
        cells = lele_cellset_or(cells, *set);
    }
    return cells;
}

static int list_units(const lele_step *step, int role, uint8_t ret[LELE_STEP_UNITS])
{
    int count = 0;
    for (int i = 0; i < step->unit_count; i++)
        if (step->units[i].role == role)
            ret[count++] = step->units[i].unit;
    return count;
}

/* Computes fins and eliminations of the fish from its covers. */
static void complete(const struct lele_telling *telling, struct fish *fish)
{
    const lele_step *step = telling->step;
    const lele_layout *layout = telling->layout;
    const lele_cellset places = telling->board->places[lele_digits_first(step->digits)];
    uint8_t bases[LELE_STEP_UNITS];
    lele_cellset endo, doubly;
    const int base_count = list_units(step, LELE_UNIT_ROLE_BASE, bases);
    lele_cellset body = lele_cellset_and(join(layout, bases, base_count, &endo), places);
    const lele_cellset covered = join(layout, fish->covers, fish->count, &doubly);
    endo = lele_cellset_and(endo, places);
    fish->fins = lele_cellset_or(lele_cellset_minus(body, covered), endo);
    body = lele_cellset_minus(body, fish->fins);
    fish->gone = LELE_CELLSET_EMPTY;
    for (int i = 0; i < step->elimination_count; i++) {
        const int cell = step->eliminations[i].cell;
        const bool own = lele_cellset_has(&body, cell);
        if (lele_cellset_has(own ? &doubly : &covered, cell) &&
            !lele_cellset_has(&fish->fins, cell) &&
            lele_cellset_within(&fish->fins, &layout->peers[cell]))
            lele_cellset_add(&fish->gone, cell);
    }
}

/* The second fish has all covers that the first has not, and enough of the first's to have as many
 * as the first. */
static bool find_second(const struct lele_telling *telling, const uint8_t *covers, int cover_count,
                        const struct fish *first, struct fish *ret)
{
    lele_cellset missing = LELE_CELLSET_EMPTY;
    for (int i = 0; i < telling->step->elimination_count; i++)
        if (!lele_cellset_has(&first->gone, telling->step->eliminations[i].cell))
            lele_cellset_add(&missing, telling->step->eliminations[i].cell);
    for (unsigned kept = 0; kept < 1U << first->count; kept++) {
        if (lele_popcount64(kept) != 2 * first->count - cover_count)
            continue;
        ret->count = 0;
        for (int i = 0; i < cover_count; i++)
            if (i >= first->count || (kept >> i & 1) != 0)
                ret->covers[ret->count++] = covers[i];
        complete(telling, ret);
        if (!lele_cellset_is_empty(&ret->fins) && lele_cellset_within(&missing, &ret->gone))
            return true;
    }
    return false;
}

static void tell_fish(const struct lele_telling *telling, const struct fish *fish)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    uint8_t units[COVERS_MAX];
    for (int i = 0; i < fish->count; i++) { /* in the order of the layout */
        int at = i;
        for (; at > 0 && units[at - 1] > fish->covers[i]; at--)
            units[at] = units[at - 1];
        units[at] = fish->covers[i];
    }
    lele_tell_units(telling, units, fish->count);
    lele_text_add(telling->out, zh ? "，鳍是 " : ", with the fin at ");
    lele_tell_cells(telling, fish->fins, LELE_JOIN_AND);
    lele_text_add(telling->out, zh ? "，排除 " : ", and rules out ");
    lele_tell_cells(telling, fish->gone, LELE_JOIN_AND);
}

void lele_tell_twins(const struct lele_telling *telling)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    uint8_t covers[LELE_STEP_UNITS] = { 0 };
    const int count = list_units(telling->step, LELE_UNIT_ROLE_COVER, covers);
    struct fish first = { .count = lele_telling_count_units(telling, LELE_UNIT_ROLE_BASE) }, second;
    if (first.count > COVERS_MAX || count > 2 * first.count)
        return;
    for (int i = 0; i < first.count; i++)
        first.covers[i] = covers[i];
    complete(telling, &first);
    if (!find_second(telling, covers, count, &first, &second))
        return;
    tell_fish(telling, &first);
    lele_text_add(telling->out, zh ? "；第二条在" : "; the second lies in ");
    tell_fish(telling, &second);
}
