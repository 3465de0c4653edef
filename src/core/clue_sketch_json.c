/* The JSON of a sketch of clues, see lele/clue_sketch.h. */
#include "lele/clue_sketch.h"

static void write_size(lele_json *json, const char *key, int value)
{
    if (value != 0)
        lele_json_key_int(json, key, value);
}

static void write_figure(const lele_clue_sketch *sketch, const lele_figure *figure, lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_plain(json, "kind", lele_figure_kind_name((lele_figure_kind)figure->kind));
    lele_json_key_plain(json, "layer", lele_clue_layer_name((lele_clue_layer)figure->layer));
    lele_json_key_plain(json, "ink", lele_clue_ink_name((lele_clue_ink)figure->ink));
    lele_json_key_plain(json, "look", lele_look_name((lele_look)figure->look));
    lele_json_key_int(json, "clue", figure->clue);
    lele_json_key(json, "points");
    lele_json_array_begin(json);
    for (int i = 0; i < figure->point_count; i++) {
        lele_json_int(json, sketch->point[figure->first_point + i].x);
        lele_json_int(json, sketch->point[figure->first_point + i].y);
    }
    lele_json_array_end(json);
    write_size(json, "size", figure->size);
    write_size(json, "width", figure->width);
    write_size(json, "dash", figure->dash);
    write_size(json, "gap", figure->gap);
    if (figure->plate)
        lele_json_key_bool(json, "plate", true);
    if (figure->text[0] != '\0')
        lele_json_key_string(json, "text", figure->text);
    lele_json_object_end(json);
}

void lele_clue_sketch_json(const lele_clue_sketch *sketch, lele_json *json)
{
    lele_json_key(json, "clueShapes");
    lele_json_array_begin(json);
    for (int i = 0; i < sketch->figure_count; i++)
        write_figure(sketch, &sketch->figure[i], json);
    lele_json_array_end(json);
    lele_json_key(json, "clueMargin");
    lele_json_object_begin(json);
    lele_json_key_int(json, "top", sketch->top);
    lele_json_key_int(json, "right", sketch->right);
    lele_json_key_int(json, "bottom", sketch->bottom);
    lele_json_key_int(json, "left", sketch->left);
    lele_json_object_end(json);
    lele_json_key(json, "clueTotals");
    lele_json_array_begin(json);
    lele_cellset totals = sketch->totals;
    for (int cell; (cell = lele_cellset_pop(&totals)) >= 0;)
        lele_json_int(json, cell);
    lele_json_array_end(json);
}
