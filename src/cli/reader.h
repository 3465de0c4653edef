/*
 * Puzzles out of lines, for the workers of the pipeline: any one-line format, any layout,
 * and for each layout met the tool (a solver, an engine) that works on it.
 *
 * A stream may bring a new layout with every line; only a few are kept, so memory stays
 * constant.
 */
#ifndef LELE_CLI_READER_H
#define LELE_CLI_READER_H

#include "cli/command.h"
#include "cli/input.h"

/* What a command needs for each layout. */
typedef struct cli_tool_kind {
    void *(*make)(void *data, const lele_layout *layout, lele_problem *problem);
    void (*free)(void *tool);
    void *data;
} cli_tool_kind;

typedef struct cli_reader cli_reader;

/* `layout`: for lines that name none; NULL: by their length.  `codec` NULL: detected line by
 * line.  `kind` (may be NULL: no tools) is copied.  NULL when memory is short or the layout is unknown (see cli_layout_check). */
cli_reader *cli_reader_new(const char *layout, const lele_codec *codec, const cli_tool_kind *kind);
void cli_reader_free(cli_reader *reader);

/* The layout of --layout; NULL where none was given. */
const lele_layout *cli_reader_layout(const cli_reader *reader);

/* Reads the position of a line (of a document: the first).  `ret` is good until the next
 * call. */
lele_error cli_reader_read(cli_reader *reader, const cli_line *line, lele_position *ret,
                           lele_problem *problem);

/* Reads every position: one of a line, all of a document.  A problem ends the reading; the
 * positions before it have been given to `found`, which may also end it (with LELE_OK). */
lele_error cli_reader_each(cli_reader *reader, const cli_line *line, lele_position_fn found,
                           void *data, lele_problem *problem);

/* The tool for a layout that cli_reader_read has given, or cli_reader_layout; NULL with the
 * problem when it cannot be made. */
void *cli_reader_tool(cli_reader *reader, const lele_layout *layout, lele_problem *problem);

/* "layout" (where it is not classic) and "puzzle", for the object of a line. */
void cli_puzzle_json(const lele_layout *layout, const lele_grid *puzzle, lele_json *json);

/* Whether the option names a layout (NULL: not given, which is fine); says so on standard error
 * where not. */
bool cli_layout_check(const cli_call *call, const char *option, const char *layout);

#endif
