/* The files of a journal; see journal_files.h. */
#include "cli/journal_files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/output.h"
#include "cli/progress.h"
#include "cli/source.h"
#include "cli/target.h"

int cli_complain_file(lele_lang lang, cli_message message, const char *file, int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, lang, error);
    cli_complain(lang, message, (cli_facts){ .name = file, .got = reason.data });
    cli_text_end(&reason);
    return CLI_STATUS_IO;
}

int cli_record_load(lele_lang lang, cli_record_kind kind, const char *file, cli_record *ret)
{
    static const char *const names[] = { "manifest", "checkpoint" };
    lele_text text, number;
    lele_text_init(&text), lele_text_init(&number);
    int status = CLI_STATUS_IO, line = 0;
    if (cli_source_read_all(lang, file, CLI_RECORD_MAX, &text)) {
        line = cli_record_read(kind, text.data, text.length, ret);
        status = line == 0 ? CLI_STATUS_OK : CLI_STATUS_USAGE;
    }
    lele_text_add_int(&number, line);
    if (line != 0)
        cli_complain(lang, CLI_M_BAD_RECORD, (cli_facts){ file, number.data, names[kind] });
    cli_text_end(&text), cli_text_end(&number);
    return status;
}

static int write_into(const char *file, const lele_text *text)
{
    const int fd = open(file, O_WRONLY | O_CLOEXEC);
    int error = fd < 0 ? errno : cli_write(fd, text->data, text->length);
    if (fd >= 0 && close(fd) != 0 && error == 0)
        error = errno;
    return error;
}

/* Writes a file so that at any time its name means the old or the new one, whole. */
static int replace_file(const char *file, const lele_text *text)
{
    const size_t size = strlen(file) + 32;
    char *temporary = malloc(size);
    if (temporary == NULL)
        return ENOMEM;
    (void)snprintf(temporary, size, "%s.%ld.tmp", file, (long)getpid());
    const int fd = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    int error = fd < 0 ? errno : cli_write(fd, text->data, text->length);
    if (error == 0 && fsync(fd) != 0)
        error = errno;
    if (fd >= 0 && close(fd) != 0 && error == 0)
        error = errno;
    if (error == 0 && rename(temporary, file) != 0)
        error = errno;
    if (error != 0 && fd >= 0)
        (void)unlink(temporary);
    free(temporary);
    return error;
}

/* A link stays one: the file that it names is replaced.  A device or a pipe is written directly. */
static int write_file(const char *file, const lele_text *text)
{
    if (text->failed)
        return ENOMEM;
    if (cli_target_is_special(file))
        return write_into(file, text);
    char *path = cli_target_path(file);
    if (path == NULL)
        return errno;
    const int error = replace_file(path, text);
    free(path);
    return error;
}

/* Brings what the record says of the work done up to date. */
static void update(cli_journal *journal)
{
    cli_record *record = &journal->record;
    record->bytes = journal->bytes;
    record->lines = journal->lines;
    cli_sha256_text(&journal->in, record->input_hash);
    cli_sha256_text(&journal->out, record->output_hash);
}

static bool write_record(cli_journal *journal, cli_record_kind kind, const char *file)
{
    cli_record *record = &journal->record;
    lele_text text;
    lele_text_init(&text);
    record->kind = kind;
    cli_record_write(record, &text);
    const int error = write_file(file, &text);
    lele_text_release(&text);
    if (error == ENOMEM)
        cli_complain_memory(journal->call->lang);
    else if (error != 0)
        (void)cli_complain_file(journal->call->lang, CLI_M_CANNOT_WRITE_FILE, file, error);
    return error == 0;
}

bool cli_journal_save(cli_journal *journal)
{
    if (fsync(STDOUT_FILENO) != 0 && errno != EINVAL) {
        (void)cli_complain_file(journal->call->lang, CLI_M_CANNOT_WRITE_FILE, journal->output,
                                errno);
        return false;
    }
    journal->saved = cli_seconds();
    update(journal);
    return write_record(journal, CLI_CHECKPOINT, journal->bulk->resume);
}

bool cli_journal_drop(const cli_journal *journal)
{
    if (journal->has_found || journal->foreign)
        return false;
    if (journal->saved > 0)
        (void)unlink(journal->bulk->resume);
    return true;
}

int cli_journal_end(cli_journal *journal, int status)
{
    const cli_bulk *bulk = journal->bulk;
    if (cli_journal_is_done(journal))
        journal->record = journal->found;
    else
        update(journal);
    if (bulk->manifest != NULL && !write_record(journal, CLI_MANIFEST, bulk->manifest))
        return CLI_STATUS_IO;
    if (bulk->resume != NULL && unlink(bulk->resume) != 0)
        return cli_complain_file(journal->call->lang, CLI_M_CANNOT_WRITE_FILE, bulk->resume, errno);
    return status;
}
