/* Reads positions, and keeps layouts with their tools; see reader.h. */
#include "cli/reader.h"

#include <stdlib.h>
#include <string.h>

#include "cli/message.h"

enum {
    KEPT = 32,   /* tools kept at a time */
    BUILT = 256, /* layouts built before all are dropped; a bad line counts as one */
};

struct cli_reader {
    cli_tool_kind kind;
    bool clues;
    const lele_codec *codec, *rows;
    lele_layouts *layouts;
    bool has_layout;
    lele_layout layout; /* of --layout; never dropped */
    void *tool;         /* for that layout */
    size_t count, built;
    struct {
        const lele_layout *layout;
        void *tool;
    } kept[KEPT];
    lele_position position; /* scratch memory of cli_reader_each */
};

cli_reader *cli_reader_new(const char *layout, const lele_codec *codec, const cli_tool_kind *kind)
{
    cli_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    if (kind != NULL)
        reader->kind = *kind;
    reader->codec = codec;
    reader->rows = lele_codec_find("rows");
    reader->layouts = lele_layouts_new();
    reader->has_layout = layout != NULL;
    if (reader->layouts == NULL ||
        (layout != NULL && lele_layout_init(&reader->layout, layout, NULL) != LELE_OK)) {
        cli_reader_free(reader);
        return NULL;
    }
    return reader;
}

void cli_reader_allow_clues(cli_reader *reader)
{
    reader->clues = true;
    lele_layouts_allow_clues(reader->layouts);
}

static void free_tool(const cli_reader *reader, size_t index)
{
    if (reader->kept[index].tool != NULL)
        reader->kind.free(reader->kept[index].tool);
}

static void drop_kept(cli_reader *reader)
{
    for (size_t i = 0; i < reader->count; i++)
        free_tool(reader, i);
    reader->count = reader->built = 0;
    lele_layouts_free(reader->layouts);
    reader->layouts = NULL;
}

void cli_reader_free(cli_reader *reader)
{
    if (reader == NULL)
        return;
    drop_kept(reader);
    if (reader->tool != NULL)
        reader->kind.free(reader->tool);
    free(reader);
}

const lele_layout *cli_reader_layout(const cli_reader *reader)
{
    return reader->has_layout ? &reader->layout : NULL;
}

/* The index of a layout in `kept`; adds the layout if it is new. */
static size_t keep(cli_reader *reader, const lele_layout *layout)
{
    for (size_t i = 0; i < reader->count; i++)
        if (reader->kept[i].layout == layout)
            return i;
    if (reader->count == KEPT) {
        free_tool(reader, 0);
        memmove(reader->kept, reader->kept + 1, (KEPT - 1) * sizeof reader->kept[0]);
        reader->count--;
    }
    reader->kept[reader->count].layout = layout;
    reader->kept[reader->count].tool = NULL;
    reader->built++;
    return reader->count++;
}

/* Called before a line is read: drops the layouts if there are too many, so that the store stays
 * small. */
static lele_error prepare(cli_reader *reader, lele_problem *problem)
{
    lele_problem_init(problem);
    if (reader->built >= BUILT)
        drop_kept(reader);
    if (reader->layouts == NULL)
        reader->layouts = lele_layouts_new();
    if (reader->layouts != NULL && reader->clues)
        lele_layouts_allow_clues(reader->layouts);
    return reader->layouts != NULL ? LELE_OK : lele_problem_set(problem, LELE_E_MEMORY);
}

lele_error cli_reader_read(cli_reader *reader, const cli_line *line, lele_position *ret,
                           lele_problem *problem)
{
    lele_error error = prepare(reader, problem);
    if (error != LELE_OK)
        return error;
    const lele_codec_context context = { .layouts = reader->layouts,
                                         .layout = cli_reader_layout(reader) };
    const lele_codec *codec = line->rows != 0 ? reader->rows : reader->codec;
    error = lele_codec_read(codec, &context, line->text, line->length, ret, problem);
    if (error != LELE_OK)
        reader->built++;
    else if (ret->layout != &reader->layout)
        (void)keep(reader, ret->layout);
    return error;
}

lele_error cli_reader_each(cli_reader *reader, const cli_line *line, lele_position_fn found,
                           void *data, lele_problem *problem)
{
    if (!line->document) {
        const lele_error error = cli_reader_read(reader, line, &reader->position, problem);
        if (error == LELE_OK)
            (void)found(data, &reader->position);
        return error;
    }
    const lele_error error = prepare(reader, problem);
    if (error != LELE_OK)
        return error;
    const lele_codec_context context = { .layouts = reader->layouts,
                                         .layout = cli_reader_layout(reader) };
    reader->built = BUILT; /* the number is unknown: drop all layouts before the next line */
    return lele_codec_read_all(reader->codec, &context, line->text, line->length, found, data,
                               problem);
}

void *cli_reader_tool(cli_reader *reader, const lele_layout *layout, lele_problem *problem)
{
    void **tool =
        layout == &reader->layout ? &reader->tool : &reader->kept[keep(reader, layout)].tool;
    if (*tool == NULL)
        *tool = reader->kind.make(reader->kind.data, layout, problem);
    return *tool;
}

void cli_puzzle_json(const lele_layout *layout, const lele_grid *puzzle, lele_json *json)
{
    char line[LELE_MAX_CELLS];
    if (!lele_layout_is_classic(layout))
        cli_layout_json(layout, json);
    lele_grid_write(layout, puzzle, '.', line);
    lele_json_key(json, "puzzle");
    lele_json_string_bytes(json, line, (size_t)layout->cell_count);
}

void cli_layout_json(const lele_layout *layout, lele_json *json)
{
    lele_text text;
    lele_text_init(&text);
    lele_layout_write_text(layout, &text);
    lele_json_key(json, "layout");
    lele_json_string_bytes(json, text.data, text.length);
    cli_text_part_end(&text, json->out);
}

bool cli_layout_check(const cli_call *call, const char *option, const char *layout)
{
    lele_layout built;
    lele_problem problem;
    lele_problem_init(&problem);
    if (layout == NULL || lele_layout_init(&built, layout, &problem) == LELE_OK)
        return true;
    cli_complain_value(call->lang, option, layout, &problem);
    return false;
}
