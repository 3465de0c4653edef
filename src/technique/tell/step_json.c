/*
 * Steps as JSON, see lele/step.h for the shape.
 *
 * A list of all steps has a hundred thousand small objects.  Each is written with a pen
 * (core/pen.h) into memory reserved for the longest item; none contains a character that JSON must
 * escape.
 */
#include "lele/clue.h"
#include "core/border.h"
#include "core/pen.h"
#include "technique/tell/explain.h"
#include "technique/step.h"

/* The most bytes of an item: a node with all cells of the largest layout. */
enum { ITEM_MOST = 128 + LELE_MAX_CELLS * (LELE_PEN_CELL + 3) };

struct writer {
    const lele_step *step;
    const lele_layout *layout;
    lele_json *json;
    lele_line lines[LELE_STEP_LINES];
    lele_inner inners[LELE_STEP_INNERS];
    lele_reason reasons[LELE_STEP_REASONS];
};

/* Writes `before`, '{' or ',', and then the key. */
static inline char *key(char *to, char before, const char *name)
{
    *to++ = before;
    *to++ = '"';
    to = lele_pen_words(to, name);
    *to++ = '"';
    *to++ = ':';
    return to;
}

static char *quote(char *to, const char *name)
{
    *to++ = '"';
    to = lele_pen_name(to, name);
    *to++ = '"';
    return to;
}

static inline char *boolean(char *to, bool value)
{
    return value ? lele_pen_words(to, "true") : lele_pen_words(to, "false");
}

/* Cell names in JSON are in lower case: "r1c2". */
static char *quote_cell(char *to, const struct writer *writer, int cell)
{
    *to++ = '"';
    to = lele_pen_cell(to, writer->layout, cell, 'r', 'c');
    *to++ = '"';
    return to;
}

static char *list_cells(char *to, const struct writer *writer, lele_cellset cells)
{
    char before = '[';
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0; before = ',') {
        *to++ = before;
        to = quote_cell(to, writer, cell);
    }
    if (before == '[')
        *to++ = before;
    *to++ = ']';
    return to;
}

static char *quote_unit(char *to, const struct writer *writer, int unit)
{
    *to++ = '"';
    to = lele_pen_unit(to, &writer->layout->units[unit], LELE_LANG_EN);
    *to++ = '"';
    return to;
}

static char *write_mark(char *to, const struct writer *writer, int index)
{
    const lele_mark *mark = &writer->step->marks[index];
    to = key(to, '{', "cell");
    to = quote_cell(to, writer, mark->cell);
    to = key(to, ',', "role");
    to = quote(to, lele_role_name((lele_role)mark->role));
    to = key(to, ',', "digits");
    *to++ = '"';
    to = lele_pen_digits(to, mark->digits);
    return lele_pen_words(to, "\"}");
}

static char *write_unit(char *to, const struct writer *writer, int index)
{
    const lele_unit_mark *mark = &writer->step->units[index];
    to = key(to, '{', "unit");
    to = quote_unit(to, writer, mark->unit);
    to = key(to, ',', "role");
    to = quote(to, lele_unit_role_name((lele_unit_role)mark->role));
    to = key(to, ',', "cells");
    to = list_cells(to, writer, writer->layout->units[mark->unit].set);
    *to++ = '}';
    return to;
}

static char *write_node(char *to, const struct writer *writer, int index)
{
    const lele_node *node = &writer->step->nodes[index];
    to = key(to, '{', "cells");
    to = list_cells(to, writer, node->cells);
    to = key(to, ',', "digit");
    to = lele_pen_number(to, node->digit);
    to = key(to, ',', "on");
    to = boolean(to, node->on != 0);
    to = key(to, ',', "kind");
    to = quote(to, lele_node_kind_name((lele_node_kind)node->kind));
    to = key(to, ',', "branch");
    to = lele_pen_number(to, node->branch);
    to = key(to, ',', "depth");
    to = lele_pen_number(to, node->depth);
    *to++ = '}';
    return to;
}

static char *write_link(char *to, const struct writer *writer, int index)
{
    const lele_link *link = &writer->step->links[index];
    to = key(to, '{', "from");
    to = lele_pen_number(to, link->from);
    to = key(to, ',', "to");
    to = lele_pen_number(to, link->to);
    to = key(to, ',', "strong");
    to = boolean(to, link->strong != 0);
    to = key(to, ',', "by");
    to = link->unit < LELE_LINK_CELL ? quote_unit(to, writer, link->unit)
                                     : quote(to, lele_link_by_name(link));
    *to++ = '}';
    return to;
}

static char *write_inner(char *to, const struct writer *writer, int index)
{
    const lele_inner *inner = &writer->inners[index];
    to = key(to, '{', "node");
    to = lele_pen_number(to, inner->node);
    to = key(to, ',', "kind");
    to = quote(to, lele_inner_kind_name((lele_inner_kind)inner->kind));
    to = key(to, ',', "unit");
    to = quote_unit(to, writer, inner->unit);
    to = key(to, ',', "digits");
    *to++ = '"';
    to = lele_pen_digits(to, inner->digits);
    *to++ = '"';
    to = key(to, ',', "cells");
    to = list_cells(to, writer, inner->cells);
    *to++ = '}';
    return to;
}

static char *write_line(char *to, const struct writer *writer, int index)
{
    const lele_line *line = &writer->lines[index];
    to = key(to, '{', "from");
    to = quote_cell(to, writer, line->from);
    to = key(to, ',', "to");
    to = quote_cell(to, writer, line->to);
    to = key(to, ',', "digit");
    to = lele_pen_number(to, line->digit);
    to = key(to, ',', "kind");
    to = quote(to, lele_line_kind_name((lele_line_kind)line->kind));
    *to++ = '}';
    return to;
}

static char *write_removal(char *to, lele_removal removal)
{
    to = quote(to, lele_removal_kind_name((lele_removal_kind)removal.kind));
    if (removal.step != 0) {
        to = key(to, ',', "step");
        to = lele_pen_number(to, removal.step);
    }
    if (removal.technique != 0) {
        to = key(to, ',', "technique");
        to = quote(to, lele_technique_at(removal.technique - 1U)->name);
    }
    return to;
}

static char *write_reason(char *to, const struct writer *writer, int index)
{
    const lele_reason *reason = &writer->reasons[index];
    to = key(to, '{', "cell");
    to = quote_cell(to, writer, reason->cell);
    to = key(to, ',', "digit");
    to = lele_pen_number(to, reason->digit);
    to = key(to, ',', "kind");
    if (reason->is_seen) {
        to = quote(to, "seen");
        to = key(to, ',', "by");
        to = quote_cell(to, writer, reason->by);
    } else {
        to = write_removal(to, reason->removal);
    }
    *to++ = '}';
    return to;
}

static char *write_conclusion(char *to, const struct writer *writer, const lele_mark *mark,
                              char sign)
{
    *to++ = '"';
    to = lele_pen_cell(to, writer->layout, mark->cell, 'r', 'c');
    *to++ = sign;
    to = lele_pen_digits(to, mark->digits);
    *to++ = '"';
    return to;
}

static char *write_placement(char *to, const struct writer *writer, int index)
{
    return write_conclusion(to, writer, &writer->step->placements[index], '=');
}

static char *write_elimination(char *to, const struct writer *writer, int index)
{
    return write_conclusion(to, writer, &writer->step->eliminations[index], '-');
}

static void put_list(const struct writer *writer, const char *name, int count,
                     char *(*write)(char *to, const struct writer *writer, int index))
{
    lele_json *json = writer->json;
    lele_json_key(json, name);
    lele_json_array_begin(json);
    for (int i = 0; i < count; i++) {
        char *to = lele_pen_json(json, ITEM_MOST);
        if (to != NULL)
            lele_pen_lift(json->out, write(to, writer, i));
    }
    lele_json_array_end(json);
}

static void put_text(const struct writer *writer, const lele_board *board, const lele_past *past,
                     lele_lang lang)
{
    lele_text text;
    lele_text_init(&text);
    lele_step_write_past(writer->step, board, past, lang, LELE_HINT_WHY, &text);
    lele_json_key(writer->json, "text");
    lele_json_string_bytes(writer->json, text.data, text.length);
    writer->json->out->failed |= text.failed;
    lele_text_release(&text);
}

/* Of a layout with clues: those that the step uses. */
static void put_clues(const struct writer *writer, lele_lang lang)
{
    const lele_clues *clues = writer->layout->clues;
    lele_json *json = writer->json;
    lele_text title;
    if (clues == NULL)
        return;
    lele_text_init(&title);
    lele_json_key(json, "clues");
    lele_json_array_begin(json);
    for (int i = 0; i < writer->step->clue_count; i++) {
        const lele_clue_mark *mark = &writer->step->clues[i];
        lele_text_clear(&title);
        lele_clue_write(writer->layout, mark->clue, lang, &title);
        lele_json_object_begin(json);
        lele_json_key_int(json, "clue", mark->clue);
        lele_json_key(json, "title");
        lele_json_string_bytes(json, title.data, title.length);
        lele_json_key_string(json, "role", lele_clue_role_name((lele_clue_role)mark->role));
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
    lele_text_release(&title);
}

void lele_step_json_past(const lele_step *step, const lele_board *board, const lele_past *past,
                         lele_lang lang, lele_json *json)
{
    struct writer writer;
    lang = lele_border_lang(lang);
    writer.step = step;
    writer.layout = board->layout;
    writer.json = json;
    const size_t lines = lele_step_lines(step, board, writer.lines, LELE_STEP_LINES);
    const size_t inners = lele_step_inners(step, board, writer.inners, LELE_STEP_INNERS);
    const size_t reasons = lele_step_reasons(step, board, past, writer.reasons);
    lele_json_object_begin(json);
    lele_json_key_plain(json, "technique", lele_technique_at(step->technique)->name);
    lele_json_key_tenths(json, "rating", step->rating);
    put_list(&writer, "place", step->placement_count, write_placement);
    put_list(&writer, "eliminate", step->elimination_count, write_elimination);
    put_list(&writer, "pattern", step->mark_count, write_mark);
    put_list(&writer, "units", step->unit_count, write_unit);
    put_list(&writer, "nodes", step->node_count, write_node);
    put_list(&writer, "links", step->link_count, write_link);
    put_list(&writer, "inner", (int)inners, write_inner);
    put_list(&writer, "lines", (int)lines, write_line);
    put_list(&writer, "reasons", (int)reasons, write_reason);
    put_clues(&writer, lang);
    put_text(&writer, board, past, lang);
    lele_json_object_end(json);
}

void lele_step_json(const lele_step *step, const lele_board *board, lele_lang lang, lele_json *json)
{
    lele_step_json_past(step, board, NULL, lang, json);
}
