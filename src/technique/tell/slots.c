/* The slots of templates and the table of them, see explain.h. */
#include <string.h>

#include "technique/tell/explain.h"
#include "technique/tell/cases.h"
#include "technique/tell/chains.h"
#include "technique/tell/clues.h"
#include "technique/tell/conclude.h"
#include "technique/tell/ends.h"
#include "technique/tell/sets.h"

static bool equals(const char *name, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (name[i] != text[i])
            return false;
    return name[length] == '\0';
}

static int find_role(const char *role, size_t length)
{
    for (int i = 0; length != 0 && i < LELE_ROLE_COUNT; i++)
        if (equals(lele_role_name((lele_role)i), role, length))
            return i;
    return -1;
}

static int find_unit_role(const char *role, size_t length)
{
    for (int i = 0; i <= LELE_UNIT_ROLE_SEEN; i++)
        if (equals(lele_unit_role_name((lele_unit_role)i), role, length))
            return i;
    return -1;
}

/* Whether the mark belongs to the pattern, and not to the reasons for it. */
static bool is_pattern(const lele_mark *mark)
{
    return mark->role != LELE_ROLE_REASON && mark->role != LELE_ROLE_EXCLUDED;
}

/* The cells of a role; without a role, those of all marks except reasons and of all nodes. */
static lele_cellset cells_of(const struct lele_telling *telling, const char *role, size_t length)
{
    const int wanted = find_role(role, length);
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < telling->step->mark_count; i++) {
        const lele_mark *mark = &telling->step->marks[i];
        if (length == 0 ? is_pattern(mark) : mark->role == wanted)
            lele_cellset_add(&cells, mark->cell);
    }
    for (int i = 0; length == 0 && i < telling->step->node_count; i++)
        cells = lele_cellset_or(cells, telling->step->nodes[i].cells);
    return cells;
}

lele_cellset lele_telling_pattern(const struct lele_telling *telling)
{
    return cells_of(telling, "", 0);
}

static void slot_tech(const struct lele_telling *telling)
{
    lele_step_write_title(telling->step, telling->board, telling->lang, telling->out);
}

static lele_digits digits_of(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_digits digits = length == 0 ? telling->step->digits : 0;
    const int wanted = find_role(role, length);
    for (int i = 0; length != 0 && i < telling->step->mark_count; i++)
        if (telling->step->marks[i].role == wanted)
            digits |= telling->step->marks[i].digits;
    return digits;
}

static void slot_digits(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_tell_digits(telling, digits_of(telling, role, length), LELE_JOIN_AND);
}

static void slot_cells(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_tell_cells(telling, cells_of(telling, role, length), LELE_JOIN_AND);
}

/* The same cells and digits as alternatives: "R1C2 or R1C3". */
static void slot_any(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_tell_cells(telling, cells_of(telling, role, length), LELE_JOIN_OR);
}

static void slot_either(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_tell_digits(telling, digits_of(telling, role, length), LELE_JOIN_OR);
}

/* The number of the cells as a word, as far as a technique needs one. */
static void slot_count(const struct lele_telling *telling, const char *role, size_t length)
{
    static const char *const words[][LELE_LANG_COUNT] = {
        { "no", "零" },   { "one", "一" }, { "two", "两" },   { "three", "三" }, { "four", "四" },
        { "five", "五" }, { "six", "六" }, { "seven", "七" }, { "eight", "八" },
    };
    const lele_cellset cells = cells_of(telling, role, length);
    const size_t count = (size_t)lele_cellset_count(&cells);
    if (count < sizeof words / sizeof words[0])
        lele_text_add(telling->out, words[count][telling->lang]);
    else
        lele_text_add_int(telling->out, (int)count);
}

static void slot_values(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_cellset cells = cells_of(telling, role, length);
    const int wanted = find_role(role, length), count = lele_cellset_count(&cells);
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++) {
        lele_digits digits = 0;
        for (int k = 0; k < telling->step->mark_count; k++)
            if (telling->step->marks[k].cell == cell &&
                (length == 0 ? telling->step->marks[k].role != LELE_ROLE_REASON
                             : telling->step->marks[k].role == wanted))
                digits |= telling->step->marks[k].digits;
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, i, count));
        lele_tell_value(telling, cell, digits);
    }
}

int lele_telling_count_units(const struct lele_telling *telling, int role)
{
    int count = 0;
    for (int i = 0; i < telling->step->unit_count; i++)
        count += telling->step->units[i].role == role;
    return count;
}

/* The units of a role: bases and covers in the order of the layout, others in that of the step. */
static int units_of(const struct lele_telling *telling, int role, uint8_t ret[LELE_STEP_UNITS])
{
    int count = 0;
    for (int i = 0; i < telling->step->unit_count; i++) {
        const uint8_t unit = telling->step->units[i].unit;
        if (telling->step->units[i].role != role)
            continue;
        int at = count++;
        for (; role != LELE_UNIT_ROLE_SEEN && at > 0 && ret[at - 1] > unit; at--)
            ret[at] = ret[at - 1];
        ret[at] = unit;
    }
    return count;
}

/* "rows 2 and 6", "第 2、6 行": several rows, columns or boxes share the word for their kind.
 * False: there are not several units of one such kind. */
static bool tell_alike(const struct lele_telling *telling, const uint8_t *units, int count)
{
    static const char *const words[][LELE_LANG_COUNT][2] = {
        [LELE_UNIT_ROW] = { { "rows ", "" }, { "第 ", " 行" } },
        [LELE_UNIT_COLUMN] = { { "columns ", "" }, { "第 ", " 列" } },
        [LELE_UNIT_BOX] = { { "boxes ", "" }, { "第 ", " 宫" } },
    };
    const lele_unit *all = telling->layout->units;
    for (int i = 0; i < count; i++)
        if (all[units[i]].kind > LELE_UNIT_BOX || all[units[i]].kind != all[units[0]].kind)
            return false;
    if (count < 2)
        return false;
    const bool regions = all[units[0]].kind == LELE_UNIT_BOX &&
                         lele_layout_is_jigsaw(telling->layout) && telling->lang == LELE_LANG_EN;
    const char *const *around = words[all[units[0]].kind][telling->lang];
    lele_text_add(telling->out, regions ? "regions " : around[0]);
    for (int i = 0; i < count; i++) {
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, i, count));
        lele_text_add_int(telling->out, all[units[i]].number);
    }
    lele_text_add(telling->out, around[1]);
    return true;
}

void lele_tell_units(const struct lele_telling *telling, const uint8_t *units, int count)
{
    if (tell_alike(telling, units, count))
        return;
    for (int i = 0; i < count; i++) {
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, i, count));
        lele_tell_unit(telling, units[i]);
    }
}

static void slot_units(const struct lele_telling *telling, const char *role, size_t length)
{
    uint8_t units[LELE_STEP_UNITS];
    const int count = units_of(telling, find_unit_role(role, length), units);
    lele_tell_units(telling, units, count);
}

static void slot_where(const struct lele_telling *telling, const char *role, size_t length)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    const int wanted = find_unit_role(role, length);
    const lele_cellset cells = cells_of(telling, "", 0);
    const int count = lele_telling_count_units(telling, wanted);
    int told = 0;
    for (int i = 0; i < telling->step->unit_count; i++) {
        const int unit = telling->step->units[i].unit;
        if (telling->step->units[i].role != wanted)
            continue;
        if (told++ > 0)
            lele_text_add(telling->out, zh ? "，" : told == count ? ", and " : ", ");
        lele_text_add(telling->out, zh ? "在" : "in ");
        lele_tell_unit(telling, unit);
        lele_text_add(telling->out, zh ? "只能填 " : " only at ");
        lele_tell_cells(telling, lele_cellset_and(cells, telling->layout->units[unit].set),
                        LELE_JOIN_OR);
    }
}

static void slot_own(const struct lele_telling *telling, const char *role, size_t length)
{
    const lele_cellset pattern = cells_of(telling, role, length);
    lele_cellset own = LELE_CELLSET_EMPTY;
    for (int i = 0; i < telling->step->elimination_count; i++)
        if (lele_cellset_has(&pattern, telling->step->eliminations[i].cell))
            lele_cellset_add(&own, telling->step->eliminations[i].cell);
    lele_tell_cells(telling, own, LELE_JOIN_OR);
}

/* The corners of a rectangle that are neither its pivot nor its base. */
static void slot_beside(const struct lele_telling *telling)
{
    lele_cellset cells = cells_of(telling, "corner", 6);
    cells = lele_cellset_minus(cells, cells_of(telling, "pivot", 5));
    cells = lele_cellset_minus(cells, cells_of(telling, "base", 4));
    lele_tell_cells(telling, cells, LELE_JOIN_AND);
}

static void slot_fins(const struct lele_telling *telling)
{
    lele_tell_cells(telling,
                    lele_cellset_or(cells_of(telling, "fin", 3), cells_of(telling, "endo-fin", 8)),
                    LELE_JOIN_AND);
}

/* The letter of the colour that the step eliminates as a whole. */
static void slot_wrong(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const lele_mark *gone = step->eliminations;
    for (int i = 0; step->elimination_count > 0 && i < step->mark_count; i++) {
        const lele_mark *mark = &step->marks[i];
        if (mark->cell == gone->cell && (mark->digits & gone->digits) != 0 &&
            mark->role >= LELE_ROLE_COLOR_A && mark->role <= LELE_ROLE_COLOR_D) {
            lele_text_add_char(telling->out, (char)('A' + mark->role - LELE_ROLE_COLOR_A));
            return;
        }
    }
}

/* Two candidates of one colour that exclude each other, or a cell of which one colour sees all
 * candidates. */
static void slot_clash(const struct lele_telling *telling)
{
    static const char *const words[2][LELE_LANG_COUNT] = {
        { "If colour {wrong} were right, {cells:reason} would have no candidate left, because each "
          "of its candidates sees colour {wrong}; so {wrong} is wrong throughout",
          "若 {wrong} 色成立，{cells:reason} 的候选数就全被排除，所以 {wrong} "
          "色不成立，整色都不要" },
        { "{values:reason} both have colour {wrong}, but only one of them can be right; so {wrong} "
          "is wrong throughout",
          "{values:reason}都是 {wrong} 色，却不能同时成立，所以 {wrong} 色不成立，整色都不要" },
    };
    const lele_step *step = telling->step;
    int reasons = 0, colored = 0;
    for (int i = 0; i < step->mark_count; i++) {
        reasons += step->marks[i].role == LELE_ROLE_REASON;
        for (int k = 0; step->marks[i].role == LELE_ROLE_REASON && k < i; k++)
            colored += (step->marks[k].role == LELE_ROLE_COLOR_A ||
                        step->marks[k].role == LELE_ROLE_COLOR_B) &&
                       step->marks[k].cell == step->marks[i].cell &&
                       (step->marks[k].digits & step->marks[i].digits) != 0;
    }
    if (reasons > 0)
        lele_tell_template(telling, words[colored == reasons && reasons == 2][telling->lang]);
}

/* A slot has one of the two functions; `tell_role` also gets the role of {name:role}. */
static const struct {
    const char *name;
    void (*tell)(const struct lele_telling *telling);
    void (*tell_role)(const struct lele_telling *telling, const char *role, size_t length);
} slots[] = {
    { .name = "digits", .tell_role = slot_digits },
    { .name = "cells", .tell_role = slot_cells },
    { .name = "any", .tell_role = slot_any },
    { .name = "either", .tell_role = slot_either },
    { .name = "count", .tell_role = slot_count },
    { .name = "values", .tell_role = slot_values },
    { .name = "units", .tell_role = slot_units },
    { .name = "where", .tell_role = slot_where },
    { .name = "own", .tell_role = slot_own },
    { .name = "tech", .tell = slot_tech },
    { .name = "place", .tell = lele_tell_place },
    { .name = "placed", .tell = lele_tell_placed },
    { .name = "remove", .tell = lele_tell_remove },
    { .name = "result", .tell = lele_tell_result },
    { .name = "gone", .tell = lele_tell_gone },
    { .name = "lost", .tell = lele_tell_lost },
    { .name = "losers", .tell = lele_tell_losers },
    { .name = "holders", .tell = lele_tell_holders },
    { .name = "left", .tell = lele_tell_left },
    { .name = "ends", .tell = lele_tell_ends },
    { .name = "start", .tell = lele_tell_start },
    { .name = "opposite", .tell = lele_tell_opposite },
    { .name = "also", .tell = lele_tell_also },
    { .name = "meet", .tell = lele_tell_meet },
    { .name = "weak", .tell = lele_tell_weak },
    { .name = "kites", .tell = lele_tell_kites },
    { .name = "strands", .tell = lele_tell_strands },
    { .name = "cases", .tell = lele_tell_cases },
    { .name = "petals", .tell = lele_tell_petals },
    { .name = "letters", .tell = lele_tell_letters },
    { .name = "beside", .tell = slot_beside },
    { .name = "fins", .tell = slot_fins },
    { .name = "wrong", .tell = slot_wrong },
    { .name = "reasons", .tell = lele_tell_reasons },
    { .name = "clash", .tell = slot_clash },
    { .name = "kept", .tell = lele_tell_kept },
    { .name = "chain", .tell = lele_tell_chain },
    { .name = "branches", .tell = lele_tell_branches },
    { .name = "premises", .tell = lele_tell_premises },
    { .name = "dead", .tell = lele_tell_dead },
    { .name = "deadly", .tell = lele_tell_deadly },
    { .name = "links", .tell = lele_tell_links },
    { .name = "twins", .tell = lele_tell_twins },
    { .name = "ways", .tell = lele_tell_ways },
    { .name = "shares", .tell = lele_tell_shares },
    { .name = "tight", .tell = lele_tell_tight },
    { .name = "mirrors", .tell = lele_tell_mirrors },
    { .name = "bases", .tell = lele_tell_bases },
    { .name = "turn", .tell = lele_tell_turn },
    { .name = "swaps", .tell = lele_tell_swaps },
    { .name = "clue", .tell = lele_tell_clue },
    { .name = "meaning", .tell = lele_tell_meaning },
    { .name = "total", .tell = lele_tell_total },
    { .name = "rest", .tell = lele_tell_rest },
    { .name = "bounds", .tell = lele_tell_bounds },
    { .name = "sets", .tell = lele_tell_sets },
    { .name = "partner", .tell = lele_tell_partner },
    { .name = "walk", .tell = lele_tell_walk },
    { .name = "named-sets", .tell = lele_tell_named_sets },
    { .name = "homes", .tell = lele_tell_homes },
};

void lele_tell_slot(const struct lele_telling *telling, const char *name, size_t length)
{
    const char *colon = memchr(name, ':', length);
    const size_t used = colon != NULL ? (size_t)(colon - name) : length;
    const char *role = colon != NULL ? colon + 1 : "";
    for (size_t i = 0; i < sizeof slots / sizeof slots[0]; i++) {
        if (!equals(slots[i].name, name, used))
            continue;
        if (slots[i].tell != NULL)
            slots[i].tell(telling);
        else
            slots[i].tell_role(telling, role, colon != NULL ? length - used - 1 : 0);
        return;
    }
}
