/* Cuts files and numbers into shards; see shard.h. */
#include "cli/shard.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 64 << 10 };

static const char *read_number(const char *text, uint64_t *ret)
{
    uint64_t value = 0;
    const char *at = text;
    for (; *at >= '0' && *at <= '9'; at++) {
        if (value > (uint64_t)INT64_MAX / 10 - 1)
            return NULL;
        value = value * 10 + (uint64_t)(*at - '0');
    }
    *ret = value;
    return at == text ? NULL : at;
}

bool cli_shard_read(const char *text, cli_shard *ret)
{
    uint64_t one, two;
    const char *at = read_number(text, &one);
    if (at == NULL || (*at != '/' && *at != '-'))
        return false;
    const char *end = read_number(at + 1, &two);
    if (end == NULL || *end != '\0' || one == 0 || one > two)
        return false;
    if (*at == '/' && two > CLI_SHARDS_MAX)
        return false;
    *ret = *at == '/' ? (cli_shard){ .index = one, .count = two }
                      : (cli_shard){ .first = one, .last = two };
    return true;
}

/* whole * index / count, which fits into 64 bits while the product may not. */
static uint64_t border(uint64_t whole, uint64_t index, uint64_t count)
{
    return whole / count * index + whole % count * index / count;
}

bool cli_shard_of_items(const cli_shard *shard, uint64_t count, cli_part *ret)
{
    if (shard->count == 0) {
        *ret = (cli_part){ shard->first - 1, shard->last < count ? shard->last : count, 1 };
        return shard->first <= count;
    }
    *ret = (cli_part){ border(count, shard->index - 1, shard->count),
                       border(count, shard->index, shard->count), 1 };
    return true;
}

/* Reads a whole block if the file has it; returns its length or -1. */
static ssize_t read_block(int fd, char *block, uint64_t at)
{
    ssize_t count;
    do {
        count = pread(fd, block, BLOCK, (off_t)at);
    } while (count < 0 && errno == EINTR);
    return count;
}

/* The place after newline number `count` from `at` on, in *ret; *count is left with the newlines that
 * the file lacks.  Without one it is the end of the file. */
static int after_newlines(int fd, uint64_t size, uint64_t at, uint64_t *count, uint64_t *ret)
{
    char block[BLOCK];
    while (*count > 0 && at < size) {
        const ssize_t length = read_block(fd, block, at);
        if (length < 0)
            return errno;
        if (length == 0)
            break;
        const char *from = block, *end = block + length;
        while (*count > 0 && (from = memchr(from, '\n', (size_t)(end - from))) != NULL) {
            from++;
            (*count)--;
        }
        at += (uint64_t)(*count == 0 ? from - block : length);
    }
    *ret = at < size ? at : size;
    return 0;
}

/* The start of the first line that begins at `at` or after it. */
static int line_start(int fd, uint64_t size, uint64_t at, uint64_t *ret)
{
    uint64_t count = 1;
    *ret = at;
    return at == 0 || at >= size ? 0 : after_newlines(fd, size, at - 1, &count, ret);
}

static int cut_lines(const cli_shard *shard, int fd, uint64_t size, cli_part *ret)
{
    uint64_t before = shard->first - 1, inside = shard->last - shard->first + 1;
    *ret = (cli_part){ .line = shard->first };
    int error = after_newlines(fd, size, 0, &before, &ret->from);
    if (error == 0 && (before != 0 || ret->from == size)) {
        char last = '\n';
        if (size != 0 && pread(fd, &last, 1, (off_t)(size - 1)) < 0)
            return errno;
        ret->line = shard->first - 1 - before + (last != '\n');
        return CLI_SHARD_BEYOND;
    }
    if (error == 0)
        error = after_newlines(fd, size, ret->from, &inside, &ret->to);
    return error;
}

int cli_shard_of_file(const cli_shard *shard, int fd, uint64_t size, cli_part *ret)
{
    if (shard->count == 0)
        return cut_lines(shard, fd, size, ret);
    ret->line = 1;
    const int error =
        line_start(fd, size, border(size, shard->index - 1, shard->count), &ret->from);
    if (error != 0)
        return error;
    return line_start(fd, size, border(size, shard->index, shard->count), &ret->to);
}

int cli_shard_hash(int fd, uint64_t from, uint64_t to, cli_sha256 *hash)
{
    char block[BLOCK];
    while (from < to) {
        const ssize_t length = read_block(fd, block, from);
        if (length <= 0)
            return length < 0 ? errno : EPIPE;
        const uint64_t left = to - from;
        const uint64_t count = (uint64_t)length < left ? (uint64_t)length : left;
        cli_sha256_add(hash, block, (size_t)count);
        from += count;
    }
    return 0;
}

int cli_shard_fingerprint(int fd, uint64_t size, char ret[CLI_SHA256_SIZE])
{
    cli_sha256 hash;
    cli_sha256_init(&hash);
    int error = cli_shard_hash(fd, 0, size < BLOCK ? size : BLOCK, &hash);
    if (error == 0 && size > BLOCK)
        error = cli_shard_hash(fd, size - BLOCK > BLOCK ? size - BLOCK : BLOCK, size, &hash);
    cli_sha256_text(&hash, ret);
    return error;
}
