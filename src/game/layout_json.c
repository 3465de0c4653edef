/* The JSON of a layout, and of a problem with its cells on a layout. */
#include <stdlib.h>

#include "game/view_parts.h"
#include "lele/clue_sketch.h"

static void write_unit(const lele_layout *layout, const lele_unit *unit, lele_lang lang,
                       lele_json *json)
{
    lele_text title;
    lele_text_init(&title);
    lele_layout_write_unit(layout, (int)(unit - layout->units), lang, &title);
    lele_json_object_begin(json);
    lele_json_key_string(json, "kind", lele_unit_kind_name(unit->kind));
    lele_json_key_int(json, "number", unit->number);
    lele_json_key_text(json, "title", &title);
    lele_json_key_bool(json, "extra", unit->kind > LELE_UNIT_BOX);
    lele_json_key_cells(json, "cells", unit->cells, layout->size);
    lele_json_object_end(json);
    lele_text_release(&title);
}

static void write_clue(const lele_layout *layout, int index, lele_lang lang, lele_json *json)
{
    const lele_clue_list *list = &layout->clues->list;
    const lele_clue *clue = &list->clue[index];
    const lele_look look = (lele_look)clue->look;
    lele_text name;
    lele_text_init(&name);
    lele_clue_write(layout, index, lang, &name);
    lele_json_object_begin(json);
    lele_json_key_string(json, "look", lele_look_name(look));
    lele_json_key_string(json, "title", lele_look_title(look, lang));
    lele_json_key_string(json, "meaning", lele_look_meaning(look, lang));
    lele_json_key_text(json, "name", &name);
    lele_json_key_cells(json, "cells", list->cell + clue->first_cell, clue->cell_count);
    lele_json_key(json, "value");
    if (clue->value == LELE_CLUE_NO_VALUE)
        lele_json_null(json);
    else
        lele_json_int(json, clue->value);
    lele_json_object_end(json);
    lele_text_release(&name);
}

/* The clues and how they are drawn; a layout without clues has no such members. */
static void write_clues(const lele_layout *layout, lele_lang lang, lele_json *json)
{
    if (layout->clues == NULL)
        return;
    lele_clue_sketch *sketch = malloc(sizeof *sketch);
    if (sketch == NULL) {
        json->out->failed = true;
        return;
    }
    lele_json_key(json, "clues");
    lele_json_array_begin(json);
    for (int i = 0; i < layout->clues->list.clue_count; i++)
        write_clue(layout, i, lang, json);
    lele_json_array_end(json);
    lele_clue_sketch_init(sketch, layout);
    lele_clue_sketch_json(sketch, json);
    free(sketch);
}

void lele_layout_json(const lele_layout *layout, lele_lang lang, lele_json *json)
{
    lele_json_object_begin(json);
    lele_text text;
    lele_text_init(&text);
    lele_layout_write_text(layout, &text);
    lele_json_key_text(json, "name", &text);
    lele_text_part_end(&text, json->out);
    lele_json_key_int(json, "size", layout->size);
    lele_json_key_int(json, "boxRows", layout->box_rows);
    lele_json_key_int(json, "boxColumns", layout->box_columns);
    lele_json_key_string(json, "highestLevel", lele_level_name(lele_level_highest(layout)));
    lele_json_key(json, "symbols");
    lele_json_array_begin(json);
    for (int digit = 1; digit <= layout->size; digit++)
        lele_json_symbol(json, digit);
    lele_json_array_end(json);
    lele_json_key(json, "box");
    lele_json_array_begin(json);
    for (int cell = 0; cell < layout->cell_count; cell++)
        lele_json_int(json, lele_layout_box_unit(layout, cell));
    lele_json_array_end(json);
    lele_json_key(json, "units");
    lele_json_array_begin(json);
    for (int u = 0; u < layout->unit_count; u++)
        write_unit(layout, &layout->units[u], lang, json);
    lele_json_array_end(json);
    write_clues(layout, lang, json);
    lele_json_object_end(json);
}

static int cell_at(const lele_layout *layout, lele_place place)
{
    return place.row == 0 || layout == NULL ? -1
                                            : (place.row - 1) * layout->size + place.column - 1;
}

void lele_problem_json(const lele_problem *problem, const lele_layout *layout, lele_lang lang,
                       lele_json *json)
{
    lele_text text;
    lele_text_init(&text);
    lele_problem_write(problem, lang, &text);
    lele_json_object_begin(json);
    lele_json_key_string(json, "code", lele_error_name(problem->code));
    lele_json_key_text(json, "text", &text);
    lele_json_key_int(json, "cell", cell_at(layout, problem->at));
    lele_json_key_int(json, "other", cell_at(layout, problem->other));
    lele_json_key_int(json, "digit", problem->digit);
    lele_json_key_int(json, "line", problem->line);
    lele_json_key_int(json, "column", problem->column);
    lele_json_object_end(json);
    lele_text_release(&text);
}
