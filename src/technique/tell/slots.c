/* The slots of templates and the table of them, see explain.h. */
#include <string.h>

#include "technique/tell/explain.h"
#include "technique/tell/chains.h"
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

/* The cells of a role; without a role, those of all marks except reasons and of all nodes. */
static lele_cellset cells_of(const struct lele_telling *telling, const char *role, size_t length)
{
    const int wanted = find_role(role, length);
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int i = 0; i < telling->step->mark_count; i++) {
        const lele_mark *mark = &telling->step->marks[i];
        if (length == 0 ? mark->role != LELE_ROLE_REASON : mark->role == wanted)
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
    lele_text_add(telling->out, lele_technique_at(telling->step->technique)->title[telling->lang]);
}

static void slot_digits(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_digits digits = length == 0 ? telling->step->digits : 0;
    const int wanted = find_role(role, length);
    for (int i = 0; length != 0 && i < telling->step->mark_count; i++)
        if (telling->step->marks[i].role == wanted)
            digits |= telling->step->marks[i].digits;
    lele_tell_digits(telling, digits, LELE_JOIN_AND);
}

static void slot_cells(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_tell_cells(telling, cells_of(telling, role, length), LELE_JOIN_AND);
}

static void slot_values(const struct lele_telling *telling, const char *role, size_t length)
{
    lele_cellset cells = cells_of(telling, role, length);
    const int wanted = find_role(role, length), count = lele_cellset_count(&cells);
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++) {
        lele_digits digits = 0;
        for (int k = 0; k < telling->step->mark_count; k++)
            if (telling->step->marks[k].cell == cell && telling->step->marks[k].role == wanted)
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
    const char *const *around = words[all[units[0]].kind][telling->lang];
    lele_text_add(telling->out, around[0]);
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
    bool first = true;
    for (int i = 0; i < telling->step->unit_count; i++) {
        const int unit = telling->step->units[i].unit;
        if (telling->step->units[i].role != wanted)
            continue;
        lele_text_add(telling->out, first ? "" : (zh ? "，" : ", "));
        lele_text_add(telling->out, zh ? "在" : "in ");
        lele_tell_unit(telling, unit);
        lele_text_add(telling->out, zh ? "只能填 " : " only at ");
        lele_tell_cells(telling, lele_cellset_and(cells, telling->layout->units[unit].set),
                        LELE_JOIN_OR);
        first = false;
    }
}

static void slot_place(const struct lele_telling *telling)
{
    for (int i = 0; i < telling->step->placement_count; i++) {
        const lele_mark *mark = &telling->step->placements[i];
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, i,
                                                     telling->step->placement_count));
        lele_tell_cell(telling, mark->cell);
        lele_text_add(telling->out, " = ");
        lele_text_add_char(telling->out, lele_digit_char(lele_digits_first(mark->digits)));
    }
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
static void slot_remove(const struct lele_telling *telling)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
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
        lele_text_add(telling->out, told == 0 ? "" : (zh ? "；" : "; "));
        told |= alike;
        if (zh) {
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

static lele_digits digits_that_go(const lele_step *step)
{
    lele_digits digits = 0;
    for (int i = 0; i < step->elimination_count; i++)
        digits |= step->eliminations[i].digits;
    return digits;
}

static void slot_gone(const struct lele_telling *telling)
{
    lele_tell_digits(telling, digits_that_go(telling->step), LELE_JOIN_OR);
}

static void slot_also(const struct lele_telling *telling)
{
    const lele_digits told = lele_digits_of(telling->step->nodes[0].digit);
    lele_tell_digits(telling, lele_digits_minus(digits_that_go(telling->step), told),
                     LELE_JOIN_AND);
}

/* For a chain that starts with "is not" and refutes itself: the digit holds, and the other
 * candidates of the cell are eliminated. */
static void slot_is(const struct lele_telling *telling)
{
    lele_node opposite = telling->step->nodes[0];
    if (opposite.on != 0 || telling->step->placement_count > 0)
        return;
    opposite.on = 1;
    lele_tell_node(telling, &opposite);
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

/* Two candidates of one colour that exclude each other, or a cell of which one colour sees all
 * candidates. */
static void slot_clash(const struct lele_telling *telling)
{
    static const char *const words[2][LELE_LANG_COUNT] = {
        { "One colour sees every candidate of {cells:reason}",
          "有一色看到 {cells:reason} 的所有候选数" },
        { "One colour stands at {values:reason}, where only one can be right",
          "{values:reason} 同色，却只能有一个为真" },
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

static void slot_ends(const struct lele_telling *telling)
{
    if (telling->step->node_count == 0)
        return;
    const lele_cellset ends = lele_cellset_or(
        telling->step->nodes[0].cells, telling->step->nodes[telling->step->node_count - 1].cells);
    lele_tell_cells(telling, ends, LELE_JOIN_AND);
}

static void slot_reasons(const struct lele_telling *telling)
{
    lele_cellset cells = cells_of(telling, "reason", 6);
    const int count = lele_cellset_count(&cells);
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++) {
        lele_text_add(telling->out, lele_join_before(telling->lang, LELE_JOIN_AND, i, count));
        lele_tell_cell(telling, cell);
        const int digit = telling->board->grid.cell[cell];
        if (digit == 0)
            continue;
        lele_text_add(telling->out, " = ");
        lele_text_add_char(telling->out, lele_digit_char(digit));
    }
}

/* A slot has one of the two functions; `tell_role` also gets the role of {name:role}. */
static const struct {
    const char *name;
    void (*tell)(const struct lele_telling *telling);
    void (*tell_role)(const struct lele_telling *telling, const char *role, size_t length);
} slots[] = {
    { .name = "digits", .tell_role = slot_digits },
    { .name = "cells", .tell_role = slot_cells },
    { .name = "values", .tell_role = slot_values },
    { .name = "units", .tell_role = slot_units },
    { .name = "where", .tell_role = slot_where },
    { .name = "own", .tell_role = slot_own },
    { .name = "tech", .tell = slot_tech },
    { .name = "place", .tell = slot_place },
    { .name = "remove", .tell = slot_remove },
    { .name = "ends", .tell = slot_ends },
    { .name = "reasons", .tell = slot_reasons },
    { .name = "gone", .tell = slot_gone },
    { .name = "clash", .tell = slot_clash },
    { .name = "also", .tell = slot_also },
    { .name = "is", .tell = slot_is },
    { .name = "kept", .tell = lele_tell_kept },
    { .name = "chain", .tell = lele_tell_chain },
    { .name = "branches", .tell = lele_tell_branches },
    { .name = "premises", .tell = lele_tell_premises },
    { .name = "dead", .tell = lele_tell_dead },
    { .name = "deadly", .tell = lele_tell_deadly },
    { .name = "twins", .tell = lele_tell_twins },
    { .name = "ways", .tell = lele_tell_ways },
    { .name = "shares", .tell = lele_tell_shares },
    { .name = "tight", .tell = lele_tell_tight },
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
