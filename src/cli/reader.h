/*
 * Reads positions from lines and documents, for the workers of the pipeline: any format, any
 * layout, and for each layout a tool (a solver, an advisor) that works on it.
 *
 * A stream may have a new layout in every line.  Only a few layouts and tools are kept, so memory
 * stays constant.
 */
#ifndef LELE_CLI_READER_H
#define LELE_CLI_READER_H

#include "cli/command.h"
#include "cli/input.h"

/* How to make and free the tool that a command needs for each layout. */
typedef struct cli_tool_kind {
    void *(*make)(void *data, const lele_layout *layout, lele_problem *problem);
    void (*free)(void *tool);
    void *data;
} cli_tool_kind;

typedef struct cli_reader cli_reader;

/* `layout` is for lines that name none; NULL: derived from their length.  `codec` NULL: detected
 * for each line.  `kind` is copied; NULL: no tools.  Returns NULL when memory is short or the
 * layout is unknown (see cli_layout_check). */
cli_reader *cli_reader_new(const char *layout, const lele_codec *codec, const cli_tool_kind *kind);
void cli_reader_free(cli_reader *reader);

/* Puzzles with clues are read, too; without this call they are refused. */
void cli_reader_allow_clues(cli_reader *reader);

/* The layout given to cli_reader_new; NULL if none was given. */
const lele_layout *cli_reader_layout(const cli_reader *reader);

/* Reads the position of a line, or the first position of a document.  The layout in `ret` is valid
 * until the next call. */
lele_error cli_reader_read(cli_reader *reader, const cli_line *line, lele_position *ret,
                           lele_problem *problem);

/* Calls `found` for the position of a line, or for every position of a document.  A problem ends
 * the reading after the positions before it.  `found` may also end it (the result is LELE_OK). */
lele_error cli_reader_each(cli_reader *reader, const cli_line *line, lele_position_fn found,
                           void *data, lele_problem *problem);

/* The tool for the layout of a position just read, or for cli_reader_layout.  Returns NULL, with
 * `problem` filled, if it cannot be made. */
void *cli_reader_tool(cli_reader *reader, const lele_layout *layout, lele_problem *problem);

/* Writes the member "layout": its name, with clues its text. */
void cli_layout_json(const lele_layout *layout, lele_json *json);

/* Writes the members "layout" (if not classic) and "puzzle" of a JSON object. */
void cli_puzzle_json(const lele_layout *layout, const lele_grid *puzzle, lele_json *json);

/* Whether `layout` is the name of a layout or NULL (not given); if not, reports it on standard
 * error as the value of `option`. */
bool cli_layout_check(const cli_call *call, const char *option, const char *layout);

#endif
