/* Puzzles out of lines, see reader.h. */
#include "cli/reader.h"

#include <stdlib.h>
#include <string.h>

#include "cli/message.h"

enum {
    KEPT = 32,      /* layouts and tools before everything is dropped and built anew */
    FAILURES = 256, /* the same for bad lines, which may have built a layout too */
};

struct cli_reader {
    cli_tool_kind kind;
    lele_layouts *layouts;
    bool has_layout;
    lele_layout layout; /* of --layout: it outlives the others */
    void *tool;         /* for it */
    size_t count, failures;
    struct {
        const lele_layout *layout;
        void *tool;
    } kept[KEPT];
};

cli_reader *cli_reader_new(const char *layout, const cli_tool_kind *kind)
{
    cli_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL)
        return NULL;
    if (kind != NULL)
        reader->kind = *kind;
    reader->layouts = lele_layouts_new();
    reader->has_layout = layout != NULL;
    if (reader->layouts == NULL ||
        (layout != NULL && lele_layout_init(&reader->layout, layout, NULL) != LELE_OK)) {
        cli_reader_free(reader);
        return NULL;
    }
    return reader;
}

static void drop_kept(cli_reader *reader)
{
    for (size_t i = 0; i < reader->count; i++)
        if (reader->kept[i].tool != NULL)
            reader->kind.free(reader->kept[i].tool);
    reader->count = reader->failures = 0;
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

static lele_error refuse_memory(lele_problem *problem)
{
    return lele_problem_set(problem, LELE_E_MEMORY);
}

/* The place of a layout among the kept ones. */
static size_t keep(cli_reader *reader, const lele_layout *layout)
{
    for (size_t i = 0; i < reader->count; i++)
        if (reader->kept[i].layout == layout)
            return i;
    reader->kept[reader->count].layout = layout;
    reader->kept[reader->count].tool = NULL;
    return reader->count++;
}

lele_error cli_reader_read(cli_reader *reader, const cli_line *line, lele_position *ret,
                           lele_problem *problem)
{
    lele_problem_init(problem);
    if (reader->count == KEPT || reader->failures == FAILURES)
        drop_kept(reader);
    if (reader->layouts == NULL && (reader->layouts = lele_layouts_new()) == NULL)
        return refuse_memory(problem);
    const lele_codec_context context = { reader->layouts, cli_reader_layout(reader) };
    const lele_error error =
        lele_codec_read(NULL, &context, line->text, line->length, ret, problem);
    if (error != LELE_OK)
        reader->failures++;
    else if (ret->layout != &reader->layout)
        (void)keep(reader, ret->layout);
    return error;
}

void *cli_reader_tool(cli_reader *reader, const lele_layout *layout, lele_problem *problem)
{
    void **tool =
        layout == &reader->layout ? &reader->tool : &reader->kept[keep(reader, layout)].tool;
    if (*tool == NULL)
        *tool = reader->kind.make(reader->kind.data, layout, problem);
    return *tool;
}

bool cli_layout_check(const cli_call *call, const char *layout)
{
    lele_layout built;
    lele_problem problem;
    lele_problem_init(&problem);
    if (layout == NULL || lele_layout_init(&built, layout, &problem) == LELE_OK)
        return true;
    cli_complain_problem(call->lang, &problem);
    return false;
}
