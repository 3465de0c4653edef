/*
 * Writes whole texts with system calls.  There is no stdio buffer, so every failure is reported
 * by the call that caused it.
 */
#ifndef LELE_CLI_OUTPUT_H
#define LELE_CLI_OUTPUT_H

#include <sys/uio.h>

#include "lele/lele.h"

/* Writes all bytes; returns 0 or the errno.  If a file cannot take them all (a full disk), it is
 * truncated after the last whole line: a file never ends in a partial line. */
int cli_write(int fd, const char *bytes, size_t length);

/* The same for at most CLI_PARTS texts of whole lines, with one system call if possible. */
enum { CLI_PARTS = 16 };
int cli_write_parts(int fd, struct iovec *parts, int count);

/* Whether `fd` is a regular file.  No reader waits for its next line, so it can be written in
 * larger parts, which costs less. */
bool cli_is_file(int fd);

/* Writes the text to standard output and clears it.  Returns the exit status; for anything but
 * CLI_STATUS_OK the caller must stop.  Failures other than a closed pipe are reported on standard
 * error. */
int cli_print(lele_lang lang, lele_text *text);

/* The exit status after a write that returned `error`.  Reports failures other than a closed pipe
 * on standard error. */
int cli_write_status(lele_lang lang, int error);

#endif
