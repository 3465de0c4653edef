/*
 * Files one after the other, or standard input, as bytes.
 *
 * Waiting for input can be ended from another thread.  A file that cannot be read is said on
 * standard error, remembered, and passed over.
 */
#ifndef LELE_CLI_SOURCE_H
#define LELE_CLI_SOURCE_H

#include <stdatomic.h>

#include "lele/lele.h"

typedef struct cli_source {
    lele_lang lang;
    const char *const *files;
    size_t file_count, next_file;
    const char *file; /* the open one; NULL: none */
    int fd;
    int wake[2];  /* a pipe: a byte in it ends the waiting for input */
    bool regular; /* the open file never makes anyone wait */
    bool at_end;  /* of the open file */
    bool failed;  /* some file could not be read */
    atomic_bool stopped;
    uint64_t total; /* bytes of all files; 0: not known */
} cli_source;

/* No files: standard input.  "-" is standard input too. */
void cli_source_init(cli_source *source, lele_lang lang, size_t count, const char *const *files);
void cli_source_release(cli_source *source);

/* Opens the next file that can be opened; false behind the last. */
bool cli_source_open(cli_source *source);
void cli_source_close(cli_source *source);

/* Waits until there is something to read; false when the reading was stopped.  `timeout` as in
 * poll; *ready says whether there is something. */
bool cli_source_wait(const cli_source *source, int timeout, bool *ready);

/* Reads once; the number of bytes, 0 at the end of the file or when nothing is there. */
size_t cli_source_read(cli_source *source, char *room, size_t size);

/* Ends the reading from another thread, even where it waits for a terminal. */
void cli_source_stop(cli_source *source);

/* Reads a whole file ("-": standard input) of at most `limit` bytes.  False: it could not be
 * read, which was said on standard error.  A longer file gives limit + 1 bytes. */
bool cli_source_read_all(lele_lang lang, const char *file, size_t limit, lele_text *ret);

#endif
