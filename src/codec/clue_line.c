/*
 * A puzzle with clues as a line: the layout with its clues, a space, the givens.
 *
 *     classic+cage:15:r1c1r1c2;knight:: 53..7....
 *
 * It carries every clue exactly, so it is what is kept and shared; equal puzzles have equal lines.
 */
#include <stdlib.h>
#include <string.h>

#include "codec/codec.h"
#include "core/clue_table.h"

static lele_error read_layout(lele_source *source, const char *end, const lele_layout **ret)
{
    const size_t length = (size_t)(end - source->at);
    char *name = malloc(length + 1);
    if (name == NULL)
        return lele_source_refuse(source, source->at, LELE_E_MEMORY);
    memcpy(name, source->at, length);
    name[length] = '\0';
    const lele_error error = lele_source_layout_named(source, name, ret);
    free(name);
    return error;
}

static lele_error read_clue_line(lele_source *source, lele_position *ret)
{
    const char *end = source->at;
    while (end < source->end && !lele_is_space(*end))
        end++;
    lele_error error = read_layout(source, end, &ret->layout);
    if (error != LELE_OK)
        return error;
    source->at = end;
    lele_source_skip_space(source);
    lele_grid grid = { 0 };
    if (source->at < source->end) {
        error = lele_grid_read(ret->layout, source->at, (size_t)(source->end - source->at), &grid,
                               source->problem);
        if (error != LELE_OK)
            return lele_source_refuse(source, source->at, error);
        source->at += ret->layout->cell_count;
    }
    for (int cell = 0; cell < ret->layout->cell_count; cell++)
        lele_position_give(ret, cell, grid.cell[cell]);
    return LELE_OK;
}

static lele_error write_clue_line(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    if (layout->clues == NULL)
        return LELE_E_UNSUPPORTED; /* a plain line says as much */
    lele_layout_write_text(layout, out);
    lele_text_add_char(out, ' ');
    char *cells = lele_text_room(out, (size_t)layout->cell_count);
    if (cells == NULL)
        return LELE_E_MEMORY;
    lele_grid_write(layout, &position->values, '.', cells);
    lele_text_grow(out, (size_t)layout->cell_count);
    return LELE_OK;
}

/* A name, a plus, the name of a look and a colon. */
static int match(const char *text, size_t length)
{
    const char *plus = memchr(text, '+', length);
    if (plus == NULL || plus == text)
        return LELE_MATCH_NO;
    const char *name = plus + 1;
    const char *colon = memchr(name, ':', (size_t)(text + length - name));
    for (const char *at = text; at < plus; at++)
        if (lele_is_space(*at))
            return LELE_MATCH_NO;
    return colon != NULL && lele_look_find(name, (size_t)(colon - name)) != LELE_LOOK_COUNT
               ? LELE_MATCH_SURE
               : LELE_MATCH_NO;
}

const lele_codec lele_codec_clues = {
    .name = "clues",
    .summary = { "line with the clues of a puzzle: classic+cage:15:r1c1r1c2 and its givens",
                 "带线索的单行格式：classic+cage:15:r1c1r1c2 与已知数" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ONE_LINE | LELE_CODEC_CLUES |
                 LELE_CODEC_NEEDS_CLUES,
    .match = match,
    .read = read_clue_line,
    .write = write_clue_line,
};
