/* Steps as JSON: the same bytes as the general writer gives, token by token. */
#include "../soundness.h"
#include "technique/tell/explain.h"
#include "../worked.h"

struct slow {
    const lele_step *step;
    const lele_layout *layout;
    lele_json json;
};

static void cell_name(const struct slow *slow, int cell, char name[LELE_CELL_NAME_SIZE])
{
    lele_cell_name(slow->layout, cell, name);
    for (char *c = name; *c != '\0'; c++)
        *c = (char)(*c >= 'A' ? *c - 'A' + 'a' : *c);
}

static void put_cell(struct slow *slow, int cell)
{
    char name[LELE_CELL_NAME_SIZE];
    cell_name(slow, cell, name);
    lele_json_string(&slow->json, name);
}

static void put_cells(struct slow *slow, lele_cellset cells)
{
    lele_json_key(&slow->json, "cells");
    lele_json_array_begin(&slow->json);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        put_cell(slow, cell);
    lele_json_array_end(&slow->json);
}

/* Writes `before`, then digits, as a string. */
static void put_digits(struct slow *slow, const char *before, const char *sign, lele_digits digits)
{
    lele_text text;
    lele_text_init(&text);
    lele_text_add(&text, before);
    lele_text_add(&text, sign);
    for (int d = 1; d <= LELE_MAX_SIZE; d++)
        if (lele_digits_has(digits, d))
            lele_text_add_char(&text, "?123456789ABCDEFG"[d]);
    lele_json_string(&slow->json, text.data);
    lele_text_release(&text);
}

static void put_unit(struct slow *slow, const char *key, int unit)
{
    lele_text text;
    lele_text_init(&text);
    lele_unit_write(&slow->layout->units[unit], LELE_LANG_EN, &text);
    lele_json_key_string(&slow->json, key, text.data);
    lele_text_release(&text);
}

static void put_conclusions(struct slow *slow, const char *key, const lele_mark *marks, int count,
                            const char *sign)
{
    lele_json_key(&slow->json, key);
    lele_json_array_begin(&slow->json);
    for (int i = 0; i < count; i++) {
        char name[LELE_CELL_NAME_SIZE];
        cell_name(slow, marks[i].cell, name);
        put_digits(slow, name, sign, marks[i].digits);
    }
    lele_json_array_end(&slow->json);
}

static void put_pattern(struct slow *slow)
{
    lele_json_key(&slow->json, "pattern");
    lele_json_array_begin(&slow->json);
    for (int i = 0; i < slow->step->mark_count; i++) {
        const lele_mark *mark = &slow->step->marks[i];
        lele_json_object_begin(&slow->json);
        lele_json_key(&slow->json, "cell");
        put_cell(slow, mark->cell);
        lele_json_key_string(&slow->json, "role", lele_role_name((lele_role)mark->role));
        lele_json_key(&slow->json, "digits");
        put_digits(slow, "", "", mark->digits);
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
}

static void put_units(struct slow *slow)
{
    lele_json_key(&slow->json, "units");
    lele_json_array_begin(&slow->json);
    for (int i = 0; i < slow->step->unit_count; i++) {
        const lele_unit_mark *mark = &slow->step->units[i];
        lele_json_object_begin(&slow->json);
        put_unit(slow, "unit", mark->unit);
        lele_json_key_string(&slow->json, "role", lele_unit_role_name((lele_unit_role)mark->role));
        put_cells(slow, slow->layout->units[mark->unit].set);
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
}

static void put_nodes(struct slow *slow)
{
    static const char *const kinds[] = { "candidate", "group", "als" };
    lele_json_key(&slow->json, "nodes");
    lele_json_array_begin(&slow->json);
    for (int i = 0; i < slow->step->node_count; i++) {
        const lele_node *node = &slow->step->nodes[i];
        lele_json_object_begin(&slow->json);
        put_cells(slow, node->cells);
        lele_json_key_int(&slow->json, "digit", node->digit);
        lele_json_key_bool(&slow->json, "on", node->on != 0);
        lele_json_key_string(&slow->json, "kind", kinds[node->kind]);
        lele_json_key_int(&slow->json, "branch", node->branch);
        lele_json_key_int(&slow->json, "depth", node->depth);
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
}

static void put_links(struct slow *slow)
{
    lele_json_key(&slow->json, "links");
    lele_json_array_begin(&slow->json);
    for (int i = 0; i < slow->step->link_count; i++) {
        const lele_link *link = &slow->step->links[i];
        lele_json_object_begin(&slow->json);
        lele_json_key_int(&slow->json, "from", link->from);
        lele_json_key_int(&slow->json, "to", link->to);
        lele_json_key_bool(&slow->json, "strong", link->strong != 0);
        if (link->unit < slow->layout->unit_count)
            put_unit(slow, "by", link->unit);
        else
            lele_json_key_string(&slow->json, "by",
                                 link->unit == LELE_LINK_CELL     ? "cell"
                                 : link->unit == LELE_LINK_ALS    ? "als"
                                 : link->unit == LELE_LINK_DEADLY ? "deadly"
                                 : link->unit == LELE_LINK_CLUE   ? "clue"
                                                                  : "other");
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
}

static void put_inners(struct slow *slow, const lele_board *board)
{
    lele_inner inners[LELE_STEP_INNERS];
    const size_t count = lele_step_inners(slow->step, board, inners, LELE_STEP_INNERS);
    lele_json_key(&slow->json, "inner");
    lele_json_array_begin(&slow->json);
    for (size_t i = 0; i < count; i++) {
        char digits[LELE_MAX_SIZE + 1] = "";
        size_t length = 0;
        for (int d; (d = lele_digits_pop(&inners[i].digits)) != 0;)
            digits[length++] = lele_digit_char(d);
        lele_json_object_begin(&slow->json);
        lele_json_key_int(&slow->json, "node", inners[i].node);
        lele_json_key_string(&slow->json, "kind",
                             lele_inner_kind_name((lele_inner_kind)inners[i].kind));
        put_unit(slow, "unit", inners[i].unit);
        lele_json_key_string(&slow->json, "digits", digits);
        put_cells(slow, inners[i].cells);
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
}

static void put_lines(struct slow *slow, const lele_board *board)
{
    lele_line lines[LELE_STEP_LINES];
    const size_t count = lele_step_lines(slow->step, board, lines, LELE_STEP_LINES);
    lele_json_key(&slow->json, "lines");
    lele_json_array_begin(&slow->json);
    for (size_t i = 0; i < count; i++) {
        lele_json_object_begin(&slow->json);
        lele_json_key(&slow->json, "from");
        put_cell(slow, lines[i].from);
        lele_json_key(&slow->json, "to");
        put_cell(slow, lines[i].to);
        lele_json_key_int(&slow->json, "digit", lines[i].digit);
        lele_json_key_string(&slow->json, "kind",
                             lele_line_kind_name((lele_line_kind)lines[i].kind));
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
}

static void put_reasons(struct slow *slow, const lele_board *board)
{
    lele_reason reasons[LELE_STEP_REASONS];
    const size_t count = lele_step_reasons(slow->step, board, NULL, reasons);
    lele_json_key(&slow->json, "reasons");
    lele_json_array_begin(&slow->json);
    for (size_t i = 0; i < count; i++) {
        lele_json_object_begin(&slow->json);
        lele_json_key(&slow->json, "cell");
        put_cell(slow, reasons[i].cell);
        lele_json_key_int(&slow->json, "digit", reasons[i].digit);
        lele_json_key_string(&slow->json, "kind", reasons[i].is_seen ? "seen" : "unknown");
        if (reasons[i].is_seen) {
            lele_json_key(&slow->json, "by");
            put_cell(slow, reasons[i].by);
        }
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
}

static void put_clues(struct slow *slow, lele_lang lang)
{
    lele_text title;
    lele_text_init(&title);
    lele_json_key(&slow->json, "clues");
    lele_json_array_begin(&slow->json);
    for (int i = 0; i < slow->step->clue_count; i++) {
        const lele_clue_mark *mark = &slow->step->clues[i];
        lele_text_clear(&title);
        lele_clue_write(slow->layout, mark->clue, lang, &title);
        lele_json_object_begin(&slow->json);
        lele_json_key_int(&slow->json, "clue", mark->clue);
        lele_json_key_string(&slow->json, "title", title.data);
        lele_json_key_string(&slow->json, "role",
                             mark->role == LELE_CLUE_ROLE_RULE ? "rule" : "total");
        lele_json_object_end(&slow->json);
    }
    lele_json_array_end(&slow->json);
    lele_text_release(&title);
}

static void write_slowly(const lele_step *step, const lele_board *board, lele_lang lang,
                         lele_text *out)
{
    struct slow slow = { .step = step, .layout = board->layout };
    lele_text why;
    lele_text_init(&why);
    lele_json_init(&slow.json, out);
    lele_json_object_begin(&slow.json);
    lele_json_key_string(&slow.json, "technique", lele_technique_at(step->technique)->name);
    lele_json_key_tenths(&slow.json, "rating", step->rating);
    put_conclusions(&slow, "place", step->placements, step->placement_count, "=");
    put_conclusions(&slow, "eliminate", step->eliminations, step->elimination_count, "-");
    put_pattern(&slow);
    put_units(&slow);
    put_nodes(&slow);
    put_links(&slow);
    put_inners(&slow, board);
    put_lines(&slow, board);
    put_reasons(&slow, board);
    if (board->layout->clues != NULL)
        put_clues(&slow, lang);
    lele_step_write(step, board, lang, LELE_HINT_WHY, &why);
    lele_json_key_string(&slow.json, "text", why.data);
    lele_json_object_end(&slow.json);
    lele_text_release(&why);
}

static void check_json(const lele_step *step, const lele_board *board, lele_lang lang)
{
    lele_text slow, fast;
    lele_json json;
    lele_text_init(&slow);
    lele_text_init(&fast);
    write_slowly(step, board, lang, &slow);
    lele_json_init(&json, &fast);
    lele_step_json(step, board, lang, &json);
    assert_string_equal(fast.data, slow.data);
    assert_int_equal(fast.length, slow.length);
    lele_text_release(&slow);
    lele_text_release(&fast);
}

static bool found_step(void *data, const lele_step *step)
{
    check_json(step, data, LELE_LANG_EN);
    check_json(step, data, LELE_LANG_ZH);
    return true;
}

static void every_worked_example_is_written_as_the_general_writer_would(void **state)
{
    (void)state;
    lele_layouts *layouts = lele_layouts_new();
    lele_technique_list list = { .count = 1 };
    const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
    for (size_t i = 0; i < lele_technique_count(); i++) {
        lele_board board;
        if (!set_example(layouts, i, &board))
            continue;
        lele_engine *engine = lele_engine_new(board.layout);
        list.order[0] = (uint8_t)i;
        lele_engine_each(engine, &board, &options, found_step, &board);
        lele_engine_free(engine);
    }
    lele_layouts_free(layouts);
}

/* Fills a step to capacity, whether or not it makes sense. */
static void fill_to_the_brim(const lele_layout *layout, lele_step *step)
{
    const lele_digits all = lele_digits_all(layout->size);
    *step = (lele_step){ .technique = (uint8_t)lele_technique_find("x-wing"), .rating = 119 };
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const lele_mark mark = { (lele_cell)cell, 0, all };
        step->placements[step->placement_count++] = mark;
        step->eliminations[step->elimination_count++] = mark;
    }
    for (int i = 0; i < LELE_STEP_MARKS; i++)
        step->marks[step->mark_count++] =
            (lele_mark){ (lele_cell)(layout->cell_count - 1), (uint8_t)(i % LELE_ROLE_COUNT), all };
    for (int i = 0; i < layout->unit_count; i++)
        step->units[step->unit_count++] =
            (lele_unit_mark){ (uint8_t)i, (uint8_t)(i % (LELE_UNIT_ROLE_SEEN + 1)) };
    for (int i = 0; i < LELE_STEP_NODES; i++)
        step->nodes[step->node_count++] = (lele_node){ i == 0 ? LELE_CELLSET_EMPTY : layout->all,
                                                       (uint8_t)layout->size,
                                                       (uint8_t)(i % 3),
                                                       (uint8_t)(i % 2),
                                                       (uint8_t)(i % 256),
                                                       (uint8_t)(255 - i % 256) };
    for (int i = 0; i < LELE_STEP_LINKS; i++)
        step->links[step->link_count++] =
            (lele_link){ LELE_STEP_NODES - 1, (uint16_t)(i % LELE_STEP_NODES), (uint8_t)(i % 2),
                         (uint8_t)(i < layout->unit_count ? i : LELE_LINK_CELL + i % 4) };
}

static void the_longest_step_has_room(void **state)
{
    (void)state;
    static const char *const names[] = { "classic", "centre-dot-x", "asterisk", "16x16-x" };
    static lele_step step;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        lele_layout layout;
        lele_grid grid;
        lele_board board;
        layout_of(&layout, names[i]);
        lele_grid_clear(&grid);
        lele_board_init(&board, &layout, &grid);
        fill_to_the_brim(&layout, &step);
        check_json(&step, &board, LELE_LANG_EN);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_worked_example_is_written_as_the_general_writer_would),
        cmocka_unit_test(the_longest_step_has_room),
    };
    return RUN(tests);
}
