/*
 * The lines of files or standard input, as pieces of whole lines, in constant memory.
 *
 * Reads with big read() calls, but never waits for more while it has a whole line and
 * nothing else is there to read: a filter in the middle of a pipe answers at once.
 * A file in a format of several lines (a pencilmark grid, an XML file) is a document, and
 * handed out as one piece; several of them may follow each other with empty lines between.
 */
#ifndef LELE_CLI_INPUT_H
#define LELE_CLI_INPUT_H

#include "cli/lines.h"

typedef struct cli_input cli_input;

/* No files: standard input.  "-" is standard input too.  `format` says whether the files are
 * lines or documents; NULL: each is looked at.  NULL when memory is short. */
cli_input *cli_input_new(lele_lang lang, const lele_codec *format, size_t count,
                         const char *const *files);
void cli_input_free(cli_input *input);

/* The next piece, of about `wanted` bytes (at least one line).  False: the end of the last
 * file, or cli_input_stop was called.  `piece->text` must be initialised; it is overwritten. */
bool cli_input_next(cli_input *input, size_t wanted, cli_piece *piece);

/* Ends the reading from another thread, even where it waits for a terminal. */
void cli_input_stop(cli_input *input);

/* Whether a file could not be read (which was then said on standard error). */
bool cli_input_failed(const cli_input *input);

/* Bytes handed out so far, and in all files together; 0 when that is not known. */
uint64_t cli_input_done(const cli_input *input);
uint64_t cli_input_total(const cli_input *input);

#endif
