/*
 * The value of --shard, and the part of a file or of a number of items that it means.
 *
 * I/N cuts at bytes: a line belongs to the shard in which its first byte lies.  So every shard is found
 * with a few reads around its two ends, and together they are the file.  A-B are the lines A to B:
 * the newlines before them are counted, and nothing after them is read.
 */
#ifndef LELE_CLI_SHARD_H
#define LELE_CLI_SHARD_H

#include "cli/sha256.h"
#include "lele/lele.h"

enum { CLI_SHARDS_MAX = 1000000000 };

typedef struct cli_shard {
    uint64_t index, count; /* I/N; count 0: it is A-B */
    uint64_t first, last;  /* A-B */
} cli_shard;

/* Reads "I/N" or "A-B"; false for anything else, also for I > N and A > B. */
bool cli_shard_read(const char *text, cli_shard *ret);

/* A part: from..to-1. */
typedef struct cli_part {
    uint64_t from, to;
    uint64_t line; /* of a file: the number of its first line; with I/N counted from the part */
} cli_part;

/* The part of `count` items.  False if it begins after the last one. */
bool cli_shard_of_items(const cli_shard *shard, uint64_t count, cli_part *ret);

/* The part of an open regular file of `size` bytes.  The result is 0, an errno, or CLI_SHARD_BEYOND if
 * A is more than the number of lines, which is `ret->line` then. */
enum { CLI_SHARD_BEYOND = -1 };
int cli_shard_of_file(const cli_shard *shard, int fd, uint64_t size, cli_part *ret);

/* What a file is recognised by without reading all of it: the hash of its first and last 64 KB. */
int cli_shard_fingerprint(int fd, uint64_t size, char ret[CLI_SHA256_SIZE]);

/* Adds the bytes from..to-1 of a file to the hash.  The result is 0 or an errno; EPIPE if the file is
 * shorter. */
int cli_shard_hash(int fd, uint64_t from, uint64_t to, cli_sha256 *hash);

#endif
