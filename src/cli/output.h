/*
 * Writing: whole texts by write(), no stdio in between, so that what is out is known.
 */
#ifndef LELE_CLI_OUTPUT_H
#define LELE_CLI_OUTPUT_H

#include <sys/uio.h>

#include "lele/lele.h"

/* Writes it all; 0 or the errno.  Where a file cannot take it all (a full disk), what was
 * written of the last line is taken back: a file never ends in a partial line. */
int cli_write(int fd, const char *bytes, size_t length);

/* The same for several texts of whole lines in one go, at most CLI_PARTS. */
enum { CLI_PARTS = 16 };
int cli_write_parts(int fd, struct iovec *parts, int count);

/* Whether it is a regular file: nobody waits for its next line, so it may be written in bigger
 * parts, which costs less. */
bool cli_is_file(int fd);

/* Writes the text to standard output and clears it.  Returns the exit status; anything but
 * CLI_STATUS_OK means to stop.  A closed pipe is quiet, anything else is said on standard
 * error. */
int cli_print(lele_lang lang, lele_text *text);

/* What the exit status is after a write failed with `error`; says why where it must. */
int cli_write_status(lele_lang lang, int error);

#endif
