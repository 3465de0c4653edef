/* Words for cells, digits, units and chains, see explain.h. */
#include "technique/tell/explain.h"

#include "core/pen.h"
#include "technique/tell/chains.h"
#include "technique/tell/sets.h"

/* The most bytes that lele_join_before returns. */
enum { JOINT_MOST = 5 };

const char *lele_join_before(lele_lang lang, enum lele_join join, int index, int count)
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

void lele_tell_cell(const struct lele_telling *telling, int cell)
{
    lele_tell_cells(telling, lele_cellset_of(cell), LELE_JOIN_AND);
}

void lele_tell_cells(const struct lele_telling *telling, lele_cellset cells, enum lele_join join)
{
    const int count = lele_cellset_count(&cells);
    char *to = lele_text_room(telling->out, (size_t)count * (JOINT_MOST + LELE_PEN_CELL));
    for (int i = 0, cell; to != NULL && (cell = lele_cellset_pop(&cells)) >= 0; i++) {
        to = lele_pen_name(to, lele_join_before(telling->lang, join, i, count));
        to = lele_pen_cell(to, telling->layout, cell, 'R', 'C');
    }
    if (to != NULL)
        lele_pen_lift(telling->out, to);
}

void lele_tell_digits(const struct lele_telling *telling, lele_digits digits, enum lele_join join)
{
    const int count = lele_digits_count(digits);
    char *to = lele_text_room(telling->out, (size_t)count * (JOINT_MOST + 1));
    for (int i = 0, d; to != NULL && (d = lele_digits_pop(&digits)) != 0; i++) {
        to = lele_pen_name(to, lele_join_before(telling->lang, join, i, count));
        *to++ = lele_digit_char(d);
    }
    if (to != NULL)
        lele_pen_lift(telling->out, to);
}

void lele_tell_value(const struct lele_telling *telling, int cell, lele_digits digits)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    lele_tell_cell(telling, cell);
    lele_text_add(telling->out, zh ? "（" : " (");
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        lele_text_add_char(telling->out, lele_digit_char(d));
        lele_text_add(telling->out, digits == 0 ? "" : (zh ? "、" : ", "));
    }
    lele_text_add(telling->out, zh ? "）" : ")");
}

void lele_tell_unit(const struct lele_telling *telling, int unit)
{
    lele_layout_write_unit(telling->layout, unit, telling->lang, telling->out);
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

/* The reason for a node in brackets: the unit of the link, the set or the pattern.  Links within a cell need
 * no words. */
static void tell_link(const struct lele_telling *telling, int to)
{
    const bool zh = telling->lang == LELE_LANG_ZH;
    for (int i = 0; i < telling->step->link_count; i++) {
        const lele_link *link = &telling->step->links[i];
        if (link->to != to)
            continue;
        if (link->unit == LELE_LINK_ALS) {
            lele_tell_set(telling, link);
        } else if (link->unit < telling->layout->unit_count) {
            lele_text_add(telling->out, zh ? "（" : " (");
            lele_tell_unit(telling, link->unit);
            lele_text_add(telling->out, zh ? "）" : ")");
        } else if (link->unit == LELE_LINK_DEADLY) {
            lele_text_add(telling->out,
                          zh ? "（否则有第二个解）" : " (else there is a second solution)");
        } else {
            continue;
        }
        return;
    }
}

void lele_tell_chain(const struct lele_telling *telling)
{
    static const char *const joints[3][LELE_LANG_COUNT] = { { "if ", "如果 " },
                                                            { ", then ", "，那么 " },
                                                            { ", so ", "，于是 " } };
    for (int i = 0; i < telling->step->node_count; i++) {
        lele_text_add(telling->out, joints[i < 2 ? i : 2][telling->lang]);
        lele_tell_node(telling, &telling->step->nodes[i]);
        if (i > 0)
            tell_link(telling, i);
    }
}
