/*
 * Reads files or standard input as pieces of whole lines, in constant memory.
 *
 * Input is read with large read() calls.  But once a whole line is buffered, the reader does not
 * wait for more input, so a filter in the middle of a pipe answers at once.
 * A file of rows (rows.h) is a stream like lines: its pieces hold whole puzzles.  A file in another
 * format of several lines (a pencilmark grid, an XML file) is a document and becomes one piece; such
 * a file may hold several documents, separated by empty lines.
 */
#ifndef LELE_CLI_INPUT_H
#define LELE_CLI_INPUT_H

#include "cli/lines.h"

typedef struct cli_input cli_input;

/* Without files, and for "-", reads standard input.  `format` determines whether the files are
 * lines, rows or documents; NULL: detected for each file.  Returns NULL when memory is short. */
cli_input *cli_input_new(lele_lang lang, const lele_codec *format, size_t count,
                         const char *const *files);
void cli_input_free(cli_input *input);

/* The side of the layout that the user has named: a file of rows has that many cells per row. */
void cli_input_expect(cli_input *input, int side);

/* Reads only the part from..to-1 of the only file, a regular one; `line` is the number of its first
 * line, and `label` names it in messages.  CLI_RANGE_NOT_LINES: its puzzles are not one per line in
 * UTF-8. */
typedef enum cli_range_result {
    CLI_RANGE_OK,
    CLI_RANGE_NOT_LINES,
    CLI_RANGE_FAILED
} cli_range_result;
cli_range_result cli_input_range(cli_input *input, uint64_t from, uint64_t to, uint64_t line,
                                 const char *label);

/* The place in the file, and the number, of the line that the next piece starts with. */
uint64_t cli_input_place(const cli_input *input, uint64_t *line);

/* Reads the next piece: about `wanted` bytes, at least one line or puzzle; or a whole document.  Returns
 * false at the end of the last file or after cli_input_stop.  `piece->text` must be initialised;
 * it is overwritten. */
bool cli_input_next(cli_input *input, size_t wanted, cli_piece *piece);

/* Ends the reading; may be called from another thread, even while the reader waits for input. */
void cli_input_stop(cli_input *input);

/* Whether some file could not be read.  Each such failure was reported on standard error. */
bool cli_input_failed(const cli_input *input);

/* The bytes handed out so far, and the size of all files together; 0 if the size is unknown. */
uint64_t cli_input_done(const cli_input *input);
uint64_t cli_input_total(const cli_input *input);

#endif
