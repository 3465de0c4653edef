/*
 * Reads files one after the other, or standard input, as UTF-8 (see decode.h).
 *
 * Another thread can end the waiting for input.  A file that cannot be read is reported on
 * standard error and skipped, and sets `failed`.
 */
#ifndef LELE_CLI_SOURCE_H
#define LELE_CLI_SOURCE_H

#include <stdatomic.h>

#include "cli/decode.h"

typedef struct cli_source {
    lele_lang lang;
    const char *const *files;
    size_t file_count, next_file;
    const char *file; /* the open one; NULL: none */
    int fd;
    int wake[2];  /* a pipe: a byte in it ends the waiting for input */
    bool regular; /* the open file is a regular file: reading never waits */
    bool at_end;  /* the open file is read to its end */
    bool broken;  /* it could not be read to its end */
    bool failed;  /* some file could not be read */
    atomic_bool stopped;
    bool ranged;    /* only a part of the file is read; a lone carriage return ends it as broken */
    uint64_t left;  /* bytes of that part that are not read yet */
    uint64_t total; /* bytes of all files; 0: unknown */
    uint64_t done;  /* bytes read of all files, before they were decoded */
    bool begun;     /* the first bytes of the open file were read */
    cli_decoder decoder;
    size_t held, held_end; /* decoded bytes of a file in UTF-16 that are not handed out */
    char kept[8 << 10];
} cli_source;

/* Without files, and for "-", reads standard input. */
void cli_source_init(cli_source *source, lele_lang lang, size_t count, const char *const *files);
void cli_source_release(cli_source *source);

/* Opens the next file that can be opened; false after the last. */
bool cli_source_open(cli_source *source);
void cli_source_close(cli_source *source);

/* Reads only the bytes from..to-1 of the open file, which must be a regular one in UTF-8.  Returns 0 or
 * an errno. */
int cli_source_range(cli_source *source, uint64_t from, uint64_t to);

/* Waits for input, at most `timeout` as in poll; *ready says whether a read will not wait.  Returns
 * false if the reading was stopped. */
bool cli_source_wait(const cli_source *source, int timeout, bool *ready);

/* Reads once.  Returns the number of bytes; 0 at the end of the file, if nothing is available, or
 * after an error, which ends the file too. */
size_t cli_source_read(cli_source *source, char *room, size_t size);

/* Ends the reading; may be called from another thread, even while the reader waits for input. */
void cli_source_stop(cli_source *source);

/* Reads a whole file ("-": standard input) of at most `limit` bytes.  Returns false, after a
 * message on standard error, if it cannot be read.  A longer file gives limit + 1 bytes. */
bool cli_source_read_all(lele_lang lang, const char *file, size_t limit, lele_text *ret);

#endif
