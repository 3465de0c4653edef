/* Keeps the journal of a run in bulk; see journal.h. */
#include "cli/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/journal_files.h"
#include "cli/message.h"
#include "cli/progress.h"
#include "cli/target.h"

/* The least time between two checkpoints. */
static double seconds_between(void)
{
    const char *said = getenv("LELE_CHECKPOINT_SECONDS");
    char *end = NULL;
    const double seconds = said != NULL ? strtod(said, &end) : 1;
    return end != said && seconds >= 0 ? seconds : 1;
}

static int refuse(const cli_journal *journal, cli_message message, cli_facts facts)
{
    cli_complain(journal->call->lang, message, facts);
    return CLI_STATUS_USAGE;
}

static int refuse_file(const cli_journal *journal, const char *file, int error)
{
    return cli_complain_file(journal->call->lang, CLI_M_CANNOT_READ, file, error);
}

static int refuse_shard(const cli_journal *journal)
{
    lele_text want;
    lele_text_init(&want);
    cli_message_add(&want, journal->call->lang, CLI_M_WANT_SHARD, (cli_facts){ 0 });
    (void)refuse(journal, CLI_M_VALUE, (cli_facts){ "--shard", journal->bulk->shard, want.data });
    cli_text_end(&want);
    return CLI_STATUS_USAGE;
}

static int check_options(cli_journal *journal)
{
    const cli_bulk *bulk = journal->bulk;
    journal->shard = (cli_shard){ 1, 1, 0, 0 };
    if (bulk->shard != NULL && !cli_shard_read(bulk->shard, &journal->shard))
        return refuse_shard(journal);
    const bool to_file = journal->output != NULL && strcmp(journal->output, "-") != 0;
    if (bulk->resume != NULL && !to_file)
        return refuse(journal, CLI_M_NEEDS, (cli_facts){ .name = "--resume", .want = "--output" });
    return CLI_STATUS_OK;
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

static void describe(cli_journal *journal, const void *options)
{
    const cli_call *call = journal->call;
    cli_record *record = &journal->record;
    lele_text text;
    lele_text_init(&text);
    cli_options_describe(call->command, options, &text);
    cli_record_set(record->version, sizeof record->version, LELE_VERSION);
    cli_record_set(record->command, sizeof record->command, call->command->name);
    cli_record_set(record->lang, sizeof record->lang, call->lang == LELE_LANG_ZH ? "zh" : "en");
    cli_record_set(record->options, sizeof record->options, text.length != 0 ? text.data : "-");
    const char *shard = journal->bulk->shard != NULL ? journal->bulk->shard : "1/1";
    cli_record_set(record->shard, sizeof record->shard, shard);
    const char *output = journal->output != NULL ? base_name(journal->output) : "-";
    cli_record_set(record->output, sizeof record->output, output);
    cli_record_set(record->input, sizeof record->input,
                   call->operand_count != 0 ? base_name(call->operands[0]) : "-");
    cli_record_set(record->fingerprint, sizeof record->fingerprint, "-");
    cli_text_end(&text);
}

/* Reads the checkpoint, if there is one. */
static int read_checkpoint(cli_journal *journal)
{
    const char *file = journal->bulk->resume;
    for (int i = 0; i < 2 && file != NULL; i++) {
        const char *name = i == 0 ? file : journal->output;
        if (cli_target_is_special(name))
            return refuse(journal, CLI_M_NOT_RESUMED, (cli_facts){ .name = name });
    }
    if (file == NULL || (access(file, F_OK) != 0 && errno == ENOENT))
        return CLI_STATUS_OK;
    journal->has_found = true;
    return cli_record_load(journal->call->lang, CLI_CHECKPOINT, file, &journal->found);
}

int cli_journal_new(const cli_call *call, const cli_bulk *bulk, const char *output,
                    const void *options, cli_journal **ret)
{
    *ret = NULL;
    if (bulk->shard == NULL && bulk->resume == NULL && bulk->manifest == NULL)
        return CLI_STATUS_OK;
    cli_journal *journal = calloc(1, sizeof *journal);
    if (journal == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    journal->call = call;
    journal->bulk = bulk;
    journal->output = output;
    journal->fd = -1;
    journal->seconds = seconds_between();
    journal->hashes = bulk->resume != NULL || bulk->manifest != NULL;
    cli_sha256_init(&journal->in), cli_sha256_init(&journal->out);
    describe(journal, options);
    int status = check_options(journal);
    if (status == CLI_STATUS_OK)
        status = read_checkpoint(journal);
    if (status == CLI_STATUS_OK)
        *ret = journal;
    else
        cli_journal_free(journal);
    return status;
}

void cli_journal_free(cli_journal *journal)
{
    if (journal != NULL && journal->fd > STDIN_FILENO)
        (void)close(journal->fd);
    free(journal);
}

bool cli_journal_is_done(const cli_journal *journal)
{
    return journal != NULL && journal->has_found && journal->found.done != 0;
}

bool cli_journal_cuts(const cli_journal *journal)
{
    return journal != NULL && (journal->bulk->shard != NULL || journal->bulk->resume != NULL);
}

int cli_complain_seed(lele_lang lang)
{
    cli_complain(lang, CLI_M_NEEDS, (cli_facts){ .name = "--shard / --resume", .want = "--seed" });
    return CLI_STATUS_USAGE;
}

static int refuse_other(const cli_journal *journal, const char *field, const char *values)
{
    return refuse(journal, CLI_M_OTHER_RUN, (cli_facts){ journal->bulk->resume, values, field });
}

/* Hashes the output of an earlier run and compares it with the checkpoint. */
static int check_output(cli_journal *journal, int fd)
{
    const cli_record *found = &journal->found;
    char hash[CLI_SHA256_SIZE];
    const int error = cli_shard_hash(fd, 0, found->bytes, &journal->out);
    if (error != 0 && error != EPIPE)
        return refuse_file(journal, journal->output, error);
    cli_sha256_text(&journal->out, hash);
    if (error == EPIPE || strcmp(hash, found->output_hash) != 0)
        return refuse_other(journal, "output-sha256", hash);
    return CLI_STATUS_OK;
}

/* Hashes what an earlier run has read and written, and compares it with the checkpoint. */
static int check_done_part(cli_journal *journal)
{
    const cli_record *found = &journal->found;
    char hash[CLI_SHA256_SIZE];
    int error = 0;
    if (journal->fd >= 0)
        error = cli_shard_hash(journal->fd, found->from, found->at, &journal->in);
    if (error != 0 && error != EPIPE)
        return refuse_file(journal, journal->record.input, error);
    cli_sha256_text(&journal->in, hash);
    if (error == EPIPE || strcmp(hash, found->input_hash) != 0)
        return refuse_other(journal, "input-sha256", hash);
    return check_output(journal, STDOUT_FILENO);
}

/* Takes over the progress of the earlier run. */
static int go_on(cli_journal *journal)
{
    lele_text values;
    lele_text_init(&values);
    const char *field =
        cli_record_difference(&journal->found, &journal->record, CLI_RECORD_SHARD, &values);
    int status =
        field == NULL ? check_done_part(journal) : refuse_other(journal, field, values.data);
    cli_text_end(&values);
    if (status != CLI_STATUS_OK)
        return status;
    const cli_record mine = journal->record;
    journal->record = journal->found;
    memcpy(journal->record.output, mine.output, sizeof mine.output);
    memcpy(journal->record.input, mine.input, sizeof mine.input);
    journal->bytes = journal->found.bytes;
    journal->lines = journal->found.lines;
    return CLI_STATUS_OK;
}

/* Cuts OUTPUT.part at the checkpoint; writes the first checkpoint where there is none. */
static int prepare_output(cli_journal *journal)
{
    if (journal->bulk->resume == NULL)
        return CLI_STATUS_OK;
    int status = journal->has_found ? go_on(journal) : CLI_STATUS_OK;
    if (status != CLI_STATUS_OK)
        return status;
    struct stat part;
    journal->foreign = !journal->has_found && fstat(STDOUT_FILENO, &part) == 0 && part.st_size != 0;
    if (journal->foreign)
        return refuse(journal, CLI_M_PART_ALONE, (cli_facts){ journal->output, NULL, NULL });
    if (ftruncate(STDOUT_FILENO, (off_t)journal->bytes) != 0 ||
        lseek(STDOUT_FILENO, (off_t)journal->bytes, SEEK_SET) < 0)
        return cli_complain_file(journal->call->lang, CLI_M_CANNOT_WRITE_FILE, journal->output,
                                 errno);
    return cli_journal_save(journal) ? CLI_STATUS_OK : CLI_STATUS_IO;
}

int cli_journal_check_done(cli_journal *journal, int fd)
{
    lele_text values;
    lele_text_init(&values);
    cli_record *mine = &journal->record, *found = &journal->found;
    /* The part is not cut again. */
    mine->whole = found->whole, mine->from = found->from, mine->to = found->to;
    memcpy(mine->unit, found->unit, sizeof mine->unit);
    memcpy(mine->join, found->join, sizeof mine->join);
    memcpy(mine->fingerprint, found->fingerprint, sizeof mine->fingerprint);
    const char *field = cli_record_difference(found, mine, CLI_RECORD_SHARD, &values);
    const int status =
        field == NULL ? check_output(journal, fd) : refuse_other(journal, field, values.data);
    cli_text_end(&values);
    return status != CLI_STATUS_OK ? status : (int)found->status;
}

static int start_part(cli_journal *journal, const cli_part *part, cli_part *ret)
{
    cli_record *record = &journal->record;
    record->from = record->at = part->from;
    record->to = part->to > part->from ? part->to : part->from;
    record->line = part->line;
    const int status = prepare_output(journal);
    *ret = (cli_part){ record->at, record->to, record->line };
    return status;
}

static int refuse_beyond(const cli_journal *journal, uint64_t count)
{
    lele_text want;
    lele_text_init(&want);
    lele_text_add_int(&want, (int64_t)count);
    (void)refuse(journal, CLI_M_SHARD_BEYOND,
                 (cli_facts){ .got = journal->bulk->shard, .want = want.data });
    cli_text_end(&want);
    return CLI_STATUS_USAGE;
}

int cli_journal_cut_items(cli_journal *journal, uint64_t count, const char *unit, const char *join,
                          cli_part *ret)
{
    cli_part part;
    cli_record_set(journal->record.unit, sizeof journal->record.unit, unit);
    cli_record_set(journal->record.join, sizeof journal->record.join, join);
    journal->record.whole = count;
    if (!cli_shard_of_items(&journal->shard, count, &part))
        return refuse_beyond(journal, count);
    return start_part(journal, &part, ret);
}

/* Opens the only file of the call, which must be a regular one. */
static int open_input(cli_journal *journal)
{
    const cli_call *call = journal->call;
    struct stat status;
    if (call->operand_count > 1)
        return refuse(journal, CLI_M_ONE_FILE, (cli_facts){ 0 });
    const char *file = call->operand_count != 0 ? call->operands[0] : "-";
    journal->fd =
        strcmp(file, "-") == 0 ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (journal->fd < 0 || fstat(journal->fd, &status) != 0) {
        (void)refuse_file(journal, file, errno);
        return CLI_STATUS_IO;
    }
    if (!S_ISREG(status.st_mode))
        return refuse(journal, CLI_M_NOT_REGULAR, (cli_facts){ .name = file });
    journal->record.whole = (uint64_t)status.st_size;
    return CLI_STATUS_OK;
}

int cli_journal_cut_file(cli_journal *journal, cli_part *ret)
{
    cli_part part = { 0 };
    int status = open_input(journal);
    if (status != CLI_STATUS_OK)
        return status;
    cli_record *record = &journal->record;
    cli_record_set(record->unit, sizeof record->unit, "bytes");
    cli_record_set(record->join, sizeof record->join, "text");
    int error = cli_shard_fingerprint(journal->fd, record->whole, record->fingerprint);
    if (error == 0)
        error = cli_shard_of_file(&journal->shard, journal->fd, record->whole, &part);
    if (error == CLI_SHARD_BEYOND)
        return refuse_beyond(journal, part.line);
    if (error != 0) {
        (void)refuse_file(journal, record->input, error);
        return CLI_STATUS_IO;
    }
    return start_part(journal, &part, ret);
}

void cli_journal_label(const cli_journal *journal, char *ret, size_t size)
{
    const cli_call *call = journal->call;
    const char *file = call->operand_count != 0 ? call->operands[0] : "-";
    if (journal->shard.count > 1)
        (void)snprintf(ret, size, "%s[%s]", file, journal->bulk->shard);
    else
        (void)snprintf(ret, size, "%s", file);
}

void cli_journal_wrote(cli_journal *journal, const char *bytes, size_t length)
{
    if (!journal->hashes)
        return;
    journal->bytes += length;
    cli_sha256_add(&journal->out, bytes, length);
    const char *at = bytes, *end = bytes + length;
    while (at < end && (at = memchr(at, '\n', (size_t)(end - at))) != NULL) {
        at++;
        journal->lines++;
    }
}

/* Moves the hash of the input up to `at`. */
static bool hash_input(cli_journal *journal, uint64_t at)
{
    const int error = journal->fd < 0 || !journal->hashes
                          ? 0
                          : cli_shard_hash(journal->fd, journal->record.at, at, &journal->in);
    if (error != 0)
        (void)refuse_file(journal, journal->record.input, error);
    return error == 0;
}

bool cli_journal_reached(cli_journal *journal, uint64_t at, uint64_t line, uint64_t items,
                         int status)
{
    if (!hash_input(journal, at))
        return false;
    journal->record.at = at;
    journal->record.line = line;
    journal->record.items += items;
    if (status == CLI_STATUS_BAD)
        journal->record.status = CLI_STATUS_BAD;
    return journal->bulk->resume == NULL || cli_seconds() < journal->saved + journal->seconds ||
           cli_journal_save(journal);
}

int cli_journal_complete(cli_journal *journal, int status)
{
    if (status != CLI_STATUS_OK && status != CLI_STATUS_BAD)
        return status; /* the last checkpoint stands: output after it may be of a piece in part */
    if (!hash_input(journal, journal->record.to))
        return CLI_STATUS_IO;
    journal->record.at = journal->record.to;
    journal->record.done = 1;
    if (journal->record.status == CLI_STATUS_BAD)
        status = CLI_STATUS_BAD;
    journal->record.status = (uint64_t)status;
    return journal->bulk->resume == NULL || cli_journal_save(journal) ? status : CLI_STATUS_IO;
}
