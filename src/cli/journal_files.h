/*
 * Reads and writes the files of a journal; for journal.c, and records for cmd_merge.c.
 */
#ifndef LELE_CLI_JOURNAL_FILES_H
#define LELE_CLI_JOURNAL_FILES_H

#include "cli/journal.h"
#include "cli/message.h"

/* Reads a record.  Returns the exit status, after a message. */
int cli_record_load(lele_lang lang, cli_record_kind kind, const char *file, cli_record *ret);

/* Writes a checkpoint of what is done, after its output is on disk.  False after a message. */
bool cli_journal_save(cli_journal *journal);

/* Says that a file cannot be read or written, and returns CLI_STATUS_IO. */
int cli_complain_file(lele_lang lang, cli_message message, const char *file, int error);

#endif
