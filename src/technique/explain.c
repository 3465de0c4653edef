/* Sentences from steps; see explain.h for the slots. */
#include "technique/explain.h"

#include <string.h>

#include "technique/explain_chain.h"
#include "technique/rows.h"

static const char *const role_names[LELE_ROLE_COUNT] = {
    [LELE_ROLE_CELL] = "cell",         [LELE_ROLE_BASE] = "base",
    [LELE_ROLE_COVER] = "cover",       [LELE_ROLE_FIN] = "fin",
    [LELE_ROLE_ENDO_FIN] = "endo_fin", [LELE_ROLE_PIVOT] = "pivot",
    [LELE_ROLE_PINCER] = "pincer",     [LELE_ROLE_CORNER] = "corner",
    [LELE_ROLE_EXTRA] = "extra",       [LELE_ROLE_COLOR_A] = "color_a",
    [LELE_ROLE_COLOR_B] = "color_b",   [LELE_ROLE_COLOR_C] = "color_c",
    [LELE_ROLE_COLOR_D] = "color_d",   [LELE_ROLE_ALS_A] = "als_a",
    [LELE_ROLE_ALS_B] = "als_b",       [LELE_ROLE_ALS_C] = "als_c",
    [LELE_ROLE_ALS_D] = "als_d",       [LELE_ROLE_ALS_E] = "als_e",
    [LELE_ROLE_REASON] = "reason",
};

static const char *const unit_role_names[] = {
    [LELE_UNIT_ROLE_BASE] = "base",
    [LELE_UNIT_ROLE_COVER] = "cover",
    [LELE_UNIT_ROLE_SEEN] = "seen",
};

const char *lele_role_name(lele_role role)
{
    return role_names[role];
}

const char *lele_unit_role_name(lele_unit_role role)
{
    return unit_role_names[role];
}

static bool equals(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && memcmp(name, text, length) == 0;
}

/* The separator in front of item `index` of `count`. */
static const char *separator(lele_lang lang, enum lele_join join, int index, int count)
{
    static const char *const last[LELE_LANG_COUNT][2] = {
        [LELE_LANG_EN] = { " and ", " or " },
        [LELE_LANG_ZH] = { "、", " 或 " },
    };
    if (index == 0)
        return "";
    if (index == count - 1)
        return last[lang][join];
    return lang == LELE_LANG_ZH ? "、" : ", ";
}

static void tell_cell(const struct lele_telling *telling, int cell)
{
    char name[LELE_CELL_NAME_SIZE];
    lele_cell_name(telling->layout, cell, name);
    lele_text_add(telling->out, name);
}

void lele_tell_cells(const struct lele_telling *telling, lele_cellset cells, enum lele_join join)
{
    const int count = lele_cellset_count(&cells);
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++) {
        lele_text_add(telling->out, separator(telling->lang, join, i, count));
        tell_cell(telling, cell);
    }
}

void lele_tell_digits(const struct lele_telling *telling, lele_digits digits, enum lele_join join)
{
    const int count = lele_digits_count(digits);
    for (int i = 0, d; (d = lele_digits_pop(&digits)) != 0; i++) {
        lele_text_add(telling->out, separator(telling->lang, join, i, count));
        lele_text_add_char(telling->out, lele_digit_char(d));
    }
}

/* "R1C2 (37)": a cell and digits, without words between. */
static void tell_value(const struct lele_telling *telling, int cell, lele_digits digits)
{
    tell_cell(telling, cell);
    lele_text_add(telling->out, telling->lang == LELE_LANG_ZH ? "(" : " (");
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        lele_text_add_char(telling->out, lele_digit_char(d));
    lele_text_add_char(telling->out, ')');
}

void lele_tell_unit(const struct lele_telling *telling, int unit)
{
    lele_unit_write(&telling->layout->units[unit], telling->lang, telling->out);
}

void lele_tell_node(const struct lele_telling *telling, const lele_node *node)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    const bool many = lele_cellset_count(&node->cells) > 1;
    const char *is = zh ? (node->on ? " 是 " : " 不是 ") : (node->on ? " is " : " is not ");
    if (many)
        lele_text_add(telling->out, zh ? "" : (node->on ? "one of " : "none of "));
    lele_tell_cells(telling, node->cells, LELE_JOIN_AND);
    if (many && zh)
        lele_text_add(telling->out, node->on ? " 之一是 " : " 都不是 ");
    else
        lele_text_add(telling->out, many ? " is " : is);
    lele_text_add_char(telling->out, lele_digit_char(node->digit));
}

/* Why one node follows from the one before it: "in row 3", "in the cell". */
static void tell_link(const struct lele_telling *telling, int to)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    for (int i = 0; i < telling->step->link_count; i++) {
        const lele_link *link = &telling->step->links[i];
        if (link->to != to || (link->unit >= telling->layout->unit_count &&
                               !(link->unit == LELE_LINK_ALS && link->strong)))
            continue;
        lele_text_add(telling->out, zh ? "（" : " (");
        if (link->unit == LELE_LINK_ALS)
            lele_tell_set(telling, link);
        else
            lele_tell_unit(telling, link->unit);
        lele_text_add(telling->out, zh ? "）" : ")");
        return;
    }
}

void lele_tell_chain(const struct lele_telling *telling, int branch)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    int told = 0;
    for (int i = 0; i < telling->step->node_count; i++) {
        const lele_node *node = &telling->step->nodes[i];
        if (node->branch != branch)
            continue;
        if (told == 0)
            lele_text_add(telling->out, zh ? "如果 " : "if ");
        else if (told == 1)
            lele_text_add(telling->out, zh ? "，那么 " : ", then ");
        else
            lele_text_add(telling->out, zh ? "，于是 " : ", so ");
        lele_tell_node(telling, node);
        if (told > 0)
            tell_link(telling, i);
        told++;
    }
}

/* The slots. */

static int find_role(const char *role, size_t length)
{
    for (int i = 0; i < LELE_ROLE_COUNT; i++)
        if (equals(role_names[i], role, length))
            return i;
    return -1;
}

static int find_unit_role(const char *role, size_t length)
{
    for (size_t i = 0; i < sizeof unit_role_names / sizeof unit_role_names[0]; i++)
        if (equals(unit_role_names[i], role, length))
            return (int)i;
    return -1;
}

/* The cells of a role; of all roles but reasons where none is named. */
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

static void slot_tech(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
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
        lele_text_add(telling->out, separator(telling->lang, LELE_JOIN_AND, i, count));
        tell_value(telling, cell, digits);
    }
}

static int count_units(const struct lele_telling *telling, int role)
{
    int count = 0;
    for (int i = 0; i < telling->step->unit_count; i++)
        count += telling->step->units[i].role == role;
    return count;
}

/* "rows 2 and 6", "第 2、6 行": units of one kind share the word for it.  False: they differ,
 * or there is only one. */
static bool tell_alike(const struct lele_telling *telling, int role, int count)
{
    static const char *const words[][LELE_LANG_COUNT][2] = {
        [LELE_UNIT_ROW] = { { "rows ", "" }, { "第 ", " 行" } },
        [LELE_UNIT_COLUMN] = { { "columns ", "" }, { "第 ", " 列" } },
        [LELE_UNIT_BOX] = { { "boxes ", "" }, { "第 ", " 宫" } },
    };
    int kind = -1, told = 0;
    for (int i = 0; i < telling->step->unit_count; i++) {
        const int own = (int)telling->layout->units[telling->step->units[i].unit].kind;
        if (telling->step->units[i].role != role)
            continue;
        if (own > LELE_UNIT_BOX || (kind >= 0 && own != kind))
            return false;
        kind = own;
    }
    if (count < 2)
        return false;
    lele_text_add(telling->out, words[kind][telling->lang][0]);
    for (int i = 0; i < telling->step->unit_count; i++) {
        if (telling->step->units[i].role != role)
            continue;
        lele_text_add(telling->out, separator(telling->lang, LELE_JOIN_AND, told++, count));
        lele_text_add_int(telling->out,
                          telling->layout->units[telling->step->units[i].unit].number);
    }
    lele_text_add(telling->out, words[kind][telling->lang][1]);
    return true;
}

static void slot_units(const struct lele_telling *telling, const char *role, size_t length)
{
    const int wanted = find_unit_role(role, length), count = count_units(telling, wanted);
    if (tell_alike(telling, wanted, count))
        return;
    for (int i = 0, told = 0; i < telling->step->unit_count; i++) {
        if (telling->step->units[i].role != wanted)
            continue;
        lele_text_add(telling->out, separator(telling->lang, LELE_JOIN_AND, told++, count));
        lele_tell_unit(telling, telling->step->units[i].unit);
    }
}

/* The cover sets beyond as many as there are base sets: a siamese fish has a second fish's. */
static void slot_others(const struct lele_telling *telling, const char *role, size_t length)
{
    const int wanted = find_unit_role(role, length);
    const int enough = count_units(telling, LELE_UNIT_ROLE_BASE);
    const int count = count_units(telling, wanted) - enough;
    for (int i = 0, index = -enough; i < telling->step->unit_count; i++) {
        if (telling->step->units[i].role != wanted || index++ < 0)
            continue;
        lele_text_add(telling->out, separator(telling->lang, LELE_JOIN_AND, index - 1, count));
        lele_tell_unit(telling, telling->step->units[i].unit);
    }
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

static void slot_place(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    for (int i = 0; i < telling->step->placement_count; i++) {
        const lele_mark *mark = &telling->step->placements[i];
        lele_text_add(telling->out,
                      separator(telling->lang, LELE_JOIN_AND, i, telling->step->placement_count));
        tell_cell(telling, mark->cell);
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

/* "3 and 5 from R4C7": digits that go from the same cells are told together. */
static void slot_remove(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
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

static void slot_gone(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    lele_digits digits = 0;
    for (int i = 0; i < telling->step->elimination_count; i++)
        digits |= telling->step->eliminations[i].digits;
    lele_tell_digits(telling, digits, LELE_JOIN_OR);
}

static void slot_chain(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    lele_tell_chain(telling, 0);
}

static void slot_branches(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    lele_tell_branches(telling);
}

static void slot_premises(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    lele_tell_premises(telling);
}

static void slot_dead(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    lele_tell_dead(telling);
}

static void slot_ends(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    if (telling->step->node_count == 0)
        return;
    const lele_cellset ends = lele_cellset_or(
        telling->step->nodes[0].cells, telling->step->nodes[telling->step->node_count - 1].cells);
    lele_tell_cells(telling, ends, LELE_JOIN_AND);
}

static void slot_reasons(const struct lele_telling *telling, const char *role, size_t length)
{
    (void)role;
    (void)length;
    lele_cellset cells = cells_of(telling, "reason", 6);
    const int count = lele_cellset_count(&cells);
    for (int i = 0, cell; (cell = lele_cellset_pop(&cells)) >= 0; i++) {
        lele_text_add(telling->out, separator(telling->lang, LELE_JOIN_AND, i, count));
        tell_cell(telling, cell);
        const int digit = telling->board->grid.cell[cell];
        if (digit == 0)
            continue;
        lele_text_add(telling->out, " = ");
        lele_text_add_char(telling->out, lele_digit_char(digit));
    }
}

static const struct {
    const char *name;
    void (*tell)(const struct lele_telling *telling, const char *role, size_t length);
} slots[] = {
    { "tech", slot_tech },         { "digits", slot_digits },     { "cells", slot_cells },
    { "values", slot_values },     { "units", slot_units },       { "where", slot_where },
    { "place", slot_place },       { "remove", slot_remove },     { "chain", slot_chain },
    { "ends", slot_ends },         { "branches", slot_branches }, { "reasons", slot_reasons },
    { "premises", slot_premises }, { "dead", slot_dead },         { "gone", slot_gone },
    { "others", slot_others },
};

static void tell_named(const struct lele_telling *telling, const char *name, size_t length)
{
    const char *colon = memchr(name, ':', length);
    const size_t used = colon != NULL ? (size_t)(colon - name) : length;
    for (size_t i = 0; i < sizeof slots / sizeof slots[0]; i++)
        if (equals(slots[i].name, name, used)) {
            slots[i].tell(telling, colon != NULL ? colon + 1 : "",
                          colon != NULL ? length - used - 1 : 0);
            return;
        }
}

static void cut(lele_text *text, size_t length)
{
    text->length = length;
    if (text->capacity != 0)
        text->data[length] = '\0';
}

/* {slot?before|behind}: the words around it appear only when the slot has something to say. */
static void tell_slot(const struct lele_telling *telling, const char *slot, size_t length)
{
    const char *mark = memchr(slot, '?', length);
    if (mark == NULL) {
        tell_named(telling, slot, length);
        return;
    }
    const char *bar = memchr(mark, '|', length - (size_t)(mark - slot));
    const size_t start = telling->out->length;
    lele_text_add_bytes(telling->out, mark + 1, (size_t)(bar - mark - 1));
    const size_t before = telling->out->length;
    tell_named(telling, slot, (size_t)(mark - slot));
    if (telling->out->length == before)
        cut(telling->out, start);
    else
        lele_text_add_bytes(telling->out, bar + 1, (size_t)(slot + length - bar - 1));
}

void lele_tell_template(const struct lele_telling *telling, const char *template)
{
    for (const char *p = template; *p != '\0';) {
        const size_t plain = strcspn(p, "{");
        lele_text_add_bytes(telling->out, p, plain);
        p += plain;
        if (*p == '\0')
            return;
        const size_t length = strcspn(p + 1, "}");
        tell_slot(telling, p + 1, length);
        p += length + 2;
    }
}

/* The unit that a nudge points at: the first one named, else the first that all cells share,
 * else the box of the first cell. */
static int area(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    if (step->unit_count > 0)
        return step->units[0].unit;
    lele_cellset cells = cells_of(telling, "", 0);
    if (lele_cellset_is_empty(&cells) && step->placement_count > 0)
        lele_cellset_add(&cells, step->placements[0].cell);
    if (lele_cellset_is_empty(&cells) && step->elimination_count > 0)
        lele_cellset_add(&cells, step->eliminations[0].cell);
    const int first = lele_cellset_first(&cells);
    return first >= 0 ? lele_layout_box_unit(telling->layout, first) : 0;
}

static void write_nudge(const struct lele_telling *telling)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    const lele_technique *technique = lele_technique_at(telling->step->technique);
    lele_text_add(telling->out, zh ? "看看" : "Look at ");
    lele_tell_unit(telling, area(telling));
    const char *family = technique->family[telling->lang];
    const char *article = strchr("aeio", family[0]) != NULL ? ". There is an " : ". There is a ";
    lele_text_add(telling->out, zh ? "。这里有一个「" : article);
    lele_text_add(telling->out, family);
    lele_text_add(telling->out, zh ? "」。" : " here.");
}

static void write_place(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const bool has_digits = step->digits != 0;
    static const char *const with_digits[LELE_LANG_COUNT] = {
        "{tech} on {digits} in {cells}.", "{tech}：数字 {digits}，格 {cells}。"
    };
    static const char *const without[LELE_LANG_COUNT] = { "{tech} in {cells}.",
                                                          "{tech}：格 {cells}。" };
    lele_tell_template(telling, has_digits ? with_digits[telling->lang] : without[telling->lang]);
}

static void write_why(const struct lele_telling *telling)
{
    const struct lele_row *row = lele_row_at(telling->step->technique);
    const bool joined = row->why_joined != NULL && count_units(telling, LELE_UNIT_ROLE_COVER) >
                                                       count_units(telling, LELE_UNIT_ROLE_BASE);
    lele_tell_template(telling, (joined ? row->why_joined : row->why)[telling->lang]);
}

static void write_do(const struct lele_telling *telling)
{
    const lele_step *step = telling->step;
    const char *comma = telling->lang == LELE_LANG_ZH ? "，" : ", ";
    int told = 0;
    for (int i = 0; i < step->placement_count; i++) {
        lele_text_add(telling->out, told++ == 0 ? "" : comma);
        tell_cell(telling, step->placements[i].cell);
        lele_text_add_char(telling->out, '=');
        lele_text_add_char(telling->out,
                           lele_digit_char(lele_digits_first(step->placements[i].digits)));
    }
    for (int i = 0; i < step->elimination_count; i++) {
        lele_digits digits = step->eliminations[i].digits;
        lele_text_add(telling->out, told++ == 0 ? "" : comma);
        tell_cell(telling, step->eliminations[i].cell);
        lele_text_add(telling->out, "≠");
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            lele_text_add_char(telling->out, lele_digit_char(d));
    }
}

int lele_step_area(const lele_step *step, const lele_board *board)
{
    return area(&(struct lele_telling){ .step = step, .board = board, .layout = board->layout });
}

void lele_step_write(const lele_step *step, const lele_board *board, lele_lang lang,
                     lele_hint_level level, lele_text *out)
{
    static void (*const writers[])(const struct lele_telling *telling) = {
        [LELE_HINT_NUDGE] = write_nudge,
        [LELE_HINT_PLACE] = write_place,
        [LELE_HINT_WHY] = write_why,
        [LELE_HINT_DO] = write_do,
    };
    const struct lele_telling telling = { step, board, board->layout, lang, out };
    writers[level](&telling);
}
