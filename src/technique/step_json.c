/* Steps as JSON, see lele/step.h for the shape. */
#include "technique/explain.h"
#include "technique/step.h"

/* "r1c2": cells in programs are written small.  Returns the length. */
static size_t name_cell(const lele_layout *layout, int cell, char name[LELE_CELL_NAME_SIZE])
{
    lele_cell_name(layout, cell, name);
    size_t length = 0;
    for (; name[length] != '\0'; length++)
        if (name[length] >= 'A')
            name[length] = (char)(name[length] - 'A' + 'a');
    return length;
}

/* Returns how many. */
static size_t name_digits(lele_digits digits, char name[LELE_MAX_SIZE])
{
    size_t length = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        name[length++] = lele_digit_char(d);
    return length;
}

struct writer {
    const lele_step *step;
    const lele_layout *layout;
    lele_json *json;
    lele_text scratch;
};

static void put_cell(struct writer *writer, int cell)
{
    char name[LELE_CELL_NAME_SIZE];
    const size_t length = name_cell(writer->layout, cell, name);
    lele_json_plain_bytes(writer->json, name, length);
}

static void put_digits(struct writer *writer, lele_digits digits)
{
    char name[LELE_MAX_SIZE];
    lele_json_plain_bytes(writer->json, name, name_digits(digits, name));
}

static void put_cells(struct writer *writer, lele_cellset cells)
{
    lele_json_array_begin(writer->json);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        put_cell(writer, cell);
    lele_json_array_end(writer->json);
}

static void put_conclusions(struct writer *writer, const char *key, const lele_mark *marks,
                            int count, char sign)
{
    lele_json_key(writer->json, key);
    lele_json_array_begin(writer->json);
    for (int i = 0; i < count; i++) {
        char name[LELE_CELL_NAME_SIZE + LELE_MAX_SIZE];
        size_t length = name_cell(writer->layout, marks[i].cell, name);
        name[length++] = sign;
        length += name_digits(marks[i].digits, name + length);
        lele_json_plain_bytes(writer->json, name, length);
    }
    lele_json_array_end(writer->json);
}

static void put_unit_name(struct writer *writer, int unit)
{
    lele_text_clear(&writer->scratch);
    lele_unit_write(&writer->layout->units[unit], LELE_LANG_EN, &writer->scratch);
    lele_json_plain_bytes(writer->json, writer->scratch.data, writer->scratch.length);
}

static void put_pattern(struct writer *writer)
{
    lele_json *json = writer->json;
    lele_json_key(json, "pattern");
    lele_json_array_begin(json);
    for (int i = 0; i < writer->step->mark_count; i++) {
        const lele_mark *mark = &writer->step->marks[i];
        lele_json_object_begin(json);
        lele_json_key(json, "cell");
        put_cell(writer, mark->cell);
        lele_json_key_plain(json, "role", lele_role_name((lele_role)mark->role));
        lele_json_key(json, "digits");
        put_digits(writer, mark->digits);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void put_units(struct writer *writer)
{
    lele_json *json = writer->json;
    lele_json_key(json, "units");
    lele_json_array_begin(json);
    for (int i = 0; i < writer->step->unit_count; i++) {
        const lele_unit_mark *mark = &writer->step->units[i];
        lele_json_object_begin(json);
        lele_json_key(json, "unit");
        put_unit_name(writer, mark->unit);
        lele_json_key_plain(json, "role", lele_unit_role_name((lele_unit_role)mark->role));
        lele_json_key(json, "cells");
        put_cells(writer, writer->layout->units[mark->unit].set);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void put_nodes(struct writer *writer)
{
    static const char *const kinds[] = { "candidate", "group", "als" };
    lele_json *json = writer->json;
    lele_json_key(json, "nodes");
    lele_json_array_begin(json);
    for (int i = 0; i < writer->step->node_count; i++) {
        const lele_node *node = &writer->step->nodes[i];
        lele_json_object_begin(json);
        lele_json_key(json, "cells");
        put_cells(writer, node->cells);
        lele_json_key_int(json, "digit", node->digit);
        lele_json_key_bool(json, "on", node->on != 0);
        lele_json_key_plain(json, "kind", kinds[node->kind]);
        lele_json_key_int(json, "branch", node->branch);
        lele_json_key_int(json, "depth", node->depth);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void put_link_reason(struct writer *writer, int unit)
{
    lele_json_key(writer->json, "by");
    if (unit < writer->layout->unit_count)
        put_unit_name(writer, unit);
    else
        lele_json_plain(writer->json, unit == LELE_LINK_CELL  ? "cell"
                                      : unit == LELE_LINK_ALS ? "als"
                                                              : "other");
}

static void put_links(struct writer *writer)
{
    lele_json *json = writer->json;
    lele_json_key(json, "links");
    lele_json_array_begin(json);
    for (int i = 0; i < writer->step->link_count; i++) {
        const lele_link *link = &writer->step->links[i];
        lele_json_object_begin(json);
        lele_json_key_int(json, "from", link->from);
        lele_json_key_int(json, "to", link->to);
        lele_json_key_bool(json, "strong", link->strong != 0);
        put_link_reason(writer, link->unit);
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

static void put_lines(struct writer *writer, const lele_board *board)
{
    lele_line lines[LELE_STEP_LINES];
    lele_json *json = writer->json;
    const size_t count = lele_step_lines(writer->step, board, lines, LELE_STEP_LINES);
    lele_json_key(json, "lines");
    lele_json_array_begin(json);
    for (size_t i = 0; i < count; i++) {
        lele_json_object_begin(json);
        lele_json_key(json, "from");
        put_cell(writer, lines[i].from);
        lele_json_key(json, "to");
        put_cell(writer, lines[i].to);
        lele_json_key_int(json, "digit", lines[i].digit);
        lele_json_key_plain(json, "kind", lele_line_kind_name((lele_line_kind)lines[i].kind));
        lele_json_object_end(json);
    }
    lele_json_array_end(json);
}

void lele_step_json(const lele_step *step, const lele_board *board, lele_lang lang, lele_json *json)
{
    struct writer writer = { .step = step, .layout = board->layout, .json = json };
    lele_text_init(&writer.scratch);
    lele_json_object_begin(json);
    lele_json_key_plain(json, "technique", lele_technique_at(step->technique)->name);
    lele_json_key_tenths(json, "rating", step->rating);
    put_conclusions(&writer, "place", step->placements, step->placement_count, '=');
    put_conclusions(&writer, "eliminate", step->eliminations, step->elimination_count, '-');
    put_pattern(&writer);
    put_units(&writer);
    put_nodes(&writer);
    put_links(&writer);
    put_lines(&writer, board);
    lele_json_key(json, "text");
    lele_text_clear(&writer.scratch);
    lele_step_write(step, board, lang, LELE_HINT_WHY, &writer.scratch);
    lele_json_string_bytes(json, writer.scratch.data, writer.scratch.length);
    lele_json_object_end(json);
    json->out->failed |= writer.scratch.failed;
    lele_text_release(&writer.scratch);
}
