/*
 * lele merge: checks the shards of a run by their manifests, and joins their outputs in order.
 *
 * Everything is checked before the first byte is written: that the manifests are of one run, that
 * their parts follow each other without a gap, and that each output is the one that was hashed.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/journal_files.h"
#include "cli/output.h"

/* A shard: its manifest, and the path of its output, next to the manifest. */
struct shard {
    const char *manifest;
    char *output;
    cli_record record;
};

struct merge {
    lele_lang lang;
    size_t count;
    struct shard *shards;
};

static int refuse(const struct merge *merge, cli_message message, cli_facts facts)
{
    cli_complain(merge->lang, message, facts);
    return CLI_STATUS_USAGE;
}

static int load(const struct merge *merge, struct shard *shard)
{
    const int status = cli_record_load(merge->lang, CLI_MANIFEST, shard->manifest, &shard->record);
    if (status != CLI_STATUS_OK)
        return status;
    if (strcmp(shard->record.output, "-") == 0)
        return refuse(merge, CLI_M_SHARD_OPEN, (cli_facts){ .name = shard->manifest });
    const char *slash = strrchr(shard->manifest, '/');
    const size_t folder = slash != NULL ? (size_t)(slash - shard->manifest) + 1 : 0;
    const size_t size = folder + strlen(shard->record.output) + 1;
    shard->output = malloc(size);
    if (shard->output == NULL) {
        cli_complain_memory(merge->lang);
        return CLI_STATUS_IO;
    }
    memcpy(shard->output, shard->manifest, folder);
    (void)cli_record_plain(shard->record.output, shard->output + folder);
    return CLI_STATUS_OK;
}

static int by_place(const void *one, const void *other)
{
    const cli_record *a = &((const struct shard *)one)->record;
    const cli_record *b = &((const struct shard *)other)->record;
    if (a->from != b->from)
        return a->from < b->from ? -1 : 1;
    return a->to < b->to ? -1 : a->to > b->to;
}

static int refuse_gap(const struct merge *merge, uint64_t from, uint64_t to)
{
    char low[24], high[24];
    (void)snprintf(low, sizeof low, "%llu", (unsigned long long)from);
    (void)snprintf(high, sizeof high, "%llu", (unsigned long long)to);
    return refuse(merge, CLI_M_SHARD_MISSING, (cli_facts){ .got = low, .want = high });
}

/* Whether the manifest is of the same run as the first one. */
static int check_run(const struct merge *merge, const struct shard *shard)
{
    lele_text values;
    lele_text_init(&values);
    const char *field =
        cli_record_difference(&shard->record, &merge->shards[0].record, CLI_RECORD_RUN, &values);
    const int status = field == NULL ? CLI_STATUS_OK
                                     : refuse(merge, CLI_M_OTHER_RUN,
                                              (cli_facts){ shard->manifest, values.data, field });
    cli_text_end(&values);
    return status;
}

/* Whether the shards, in order, are the whole. */
static int check_parts(const struct merge *merge)
{
    uint64_t at = 0;
    for (size_t i = 0; i < merge->count; i++) {
        const struct shard *shard = &merge->shards[i];
        if (shard->record.from > at)
            return refuse_gap(merge, at, shard->record.from);
        const bool again = i > 0 && shard->record.from == shard[-1].record.from &&
                           shard->record.to == shard[-1].record.to &&
                           strcmp(shard->record.shard, shard[-1].record.shard) == 0;
        if (shard->record.from < at || again)
            return refuse(merge, CLI_M_SHARD_TWICE,
                          (cli_facts){ .name = shard->manifest, .got = shard[-1].manifest });
        at = shard->record.to;
    }
    const uint64_t whole = merge->shards[0].record.whole;
    return at < whole ? refuse_gap(merge, at, whole) : CLI_STATUS_OK;
}

static int complain_size(const struct merge *merge, const struct shard *shard, uint64_t size)
{
    char got[24], want[24];
    (void)snprintf(got, sizeof got, "%llu", (unsigned long long)size);
    (void)snprintf(want, sizeof want, "%llu", (unsigned long long)shard->record.bytes);
    (void)refuse(merge, CLI_M_SHARD_SIZE,
                 (cli_facts){ .name = shard->output, .got = got, .want = want });
    return CLI_STATUS_USAGE;
}

static int check_bytes(const struct merge *merge, const struct shard *shard, int fd)
{
    struct stat status;
    if (fstat(fd, &status) != 0)
        return cli_complain_file(merge->lang, CLI_M_CANNOT_READ, shard->output, errno);
    if ((uint64_t)status.st_size != shard->record.bytes)
        return complain_size(merge, shard, (uint64_t)status.st_size);
    char text[CLI_SHA256_SIZE];
    cli_sha256 hash;
    cli_sha256_init(&hash);
    const int error = cli_shard_hash(fd, 0, shard->record.bytes, &hash);
    cli_sha256_text(&hash, text);
    if (error != 0 && error != EPIPE)
        return cli_complain_file(merge->lang, CLI_M_CANNOT_READ, shard->output, error);
    if (error == EPIPE || strcmp(text, shard->record.output_hash) != 0)
        return refuse(merge, CLI_M_SHARD_CHANGED, (cli_facts){ .name = shard->output });
    return CLI_STATUS_OK;
}

static int with_output(const struct merge *merge, const struct shard *shard,
                       int (*act)(const struct merge *merge, const struct shard *shard, int fd))
{
    const int fd = open(shard->output, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return cli_complain_file(merge->lang, CLI_M_CANNOT_READ, shard->output, errno);
    const int status = act(merge, shard, fd);
    (void)close(fd);
    return status;
}

static int copy(const struct merge *merge, const struct shard *shard, int fd)
{
    enum { BLOCK = 256 << 10 };
    static char block[BLOCK];
    for (uint64_t left = shard->record.bytes; left > 0;) {
        const ssize_t count = read(fd, block, left < BLOCK ? (size_t)left : BLOCK);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count < 0
                       ? cli_complain_file(merge->lang, CLI_M_CANNOT_READ, shard->output, errno)
                       : complain_size(merge, shard, shard->record.bytes - left);
        const int error = cli_write(STDOUT_FILENO, block, (size_t)count);
        if (error != 0)
            return cli_write_status(merge->lang, error);
        left -= (uint64_t)count;
    }
    return CLI_STATUS_OK;
}

/* Adds the numbers that the shards have printed. */
static int add_up(const struct merge *merge)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < merge->count; i++) {
        if (merge->shards[i].record.sum > INT64_MAX - sum)
            return refuse(merge, CLI_M_SHARD_CHANGED,
                          (cli_facts){ .name = merge->shards[i].manifest });
        sum += merge->shards[i].record.sum;
    }
    lele_text out;
    lele_text_init(&out);
    lele_text_add_int(&out, (int64_t)sum);
    lele_text_add_char(&out, '\n');
    const int status = cli_print(merge->lang, &out);
    lele_text_release(&out);
    return status == CLI_STATUS_OK && sum == 0 ? CLI_STATUS_BAD : status;
}

/* Joins the outputs.  A search tree without a solution has no output in any shard; then the answer is
 * that of the whole search. */
static int join(const struct merge *merge)
{
    uint64_t bytes = 0;
    for (size_t i = 0; i < merge->count; i++) {
        const int status = with_output(merge, &merge->shards[i], copy);
        if (status != CLI_STATUS_OK)
            return status;
        bytes += merge->shards[i].record.bytes;
    }
    if (bytes != 0 || strcmp(merge->shards[0].record.unit, "pieces") != 0)
        return CLI_STATUS_OK;
    const int error = cli_write(STDOUT_FILENO, "none\n", strlen("none\n"));
    return error == 0 ? CLI_STATUS_BAD : cli_write_status(merge->lang, error);
}

static int check(const struct merge *merge)
{
    int status = CLI_STATUS_OK;
    for (size_t i = 0; i < merge->count && status == CLI_STATUS_OK; i++)
        status = load(merge, &merge->shards[i]);
    for (size_t i = 1; i < merge->count && status == CLI_STATUS_OK; i++)
        status = check_run(merge, &merge->shards[i]);
    if (status != CLI_STATUS_OK)
        return status;
    qsort(merge->shards, merge->count, sizeof *merge->shards, by_place);
    status = check_parts(merge);
    for (size_t i = 0; i < merge->count && status == CLI_STATUS_OK; i++)
        status = with_output(merge, &merge->shards[i], check_bytes);
    return status;
}

static int work(const struct merge *merge)
{
    int status = check(merge);
    if (status == CLI_STATUS_OK)
        status = strcmp(merge->shards[0].record.join, "sum") == 0 ? add_up(merge) : join(merge);
    for (size_t i = 0; i < merge->count && status == CLI_STATUS_OK; i++)
        status = (int)merge->shards[i].record.status;
    return status;
}

static int run(const cli_call *call, const void *options)
{
    (void)options;
    struct merge merge = { .lang = call->lang, .count = call->operand_count };
    if (call->operand_count == 0) {
        cli_complain(call->lang, CLI_M_MISSING_OPERAND,
                     (cli_facts){ .name = "merge", .want = "MANIFEST..." });
        return CLI_STATUS_USAGE;
    }
    merge.shards = calloc(merge.count, sizeof *merge.shards);
    if (merge.shards == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    for (size_t i = 0; i < merge.count; i++)
        merge.shards[i].manifest = call->operands[i];
    const int status = work(&merge);
    for (size_t i = 0; i < merge.count; i++)
        free(merge.shards[i].output);
    free(merge.shards);
    return status;
}

const cli_command cli_command_merge = {
    .name = "merge",
    .summary = { "check the shards of a run and join their outputs",
                 "核对一次运行的各份结果并按顺序合并" },
    .notes = { "Each MANIFEST was written by --manifest; the output of its shard is the file of "
               "its\n"
               "--output in the same folder.  Nothing is written unless every shard is there, "
               "once,\n"
               "whole, and of the same run.",
               "每个 MANIFEST 由 --manifest 写出；该份的输出是同一文件夹中 --output 的文件。\n"
               "只有各份齐全、不重复、完整且属于同一次运行时，才会输出。" },
    .operands = "MANIFEST...",
    .run = run,
};
