/*
 * The journal of a run in bulk: which part of the whole it does, how much of it is written, and
 * the files of --resume and --manifest, where others read that.
 *
 * With --resume the output goes to OUTPUT.part.  A checkpoint is written after its output is on disk,
 * and says how many bytes of output belong to it and their hash.  The next run with the same
 * options cuts OUTPUT.part there and goes on, so after kill -9 no line is lost or doubled.  At the end
 * the output gets its name, the manifest is written, and the checkpoint is removed, in this
 * order; a checkpoint of a complete output only finishes that.  So where there is a manifest, there is
 * the whole output.
 */
#ifndef LELE_CLI_JOURNAL_H
#define LELE_CLI_JOURNAL_H

#include "cli/bulk.h"
#include "cli/command.h"
#include "cli/record.h"
#include "cli/shard.h"

struct cli_journal {
    const cli_call *call;
    const cli_bulk *bulk;
    const char *output; /* of --output; NULL: standard output */
    cli_shard shard;
    cli_record record;     /* `bytes`, `lines` and the hashes are set when it is written */
    cli_record found;      /* the checkpoint of an earlier run */
    bool has_found;        /* there is one */
    cli_sha256 in, out;    /* of what is done: the input (a file), the output */
    uint64_t bytes, lines; /* of output */
    bool foreign;          /* OUTPUT.part is there without a checkpoint: it is not ours */
    bool hashes;           /* the hashes are wanted: for a manifest or a checkpoint */
    int fd;                /* the input, for its hash; -1: none */
    double seconds;        /* between checkpoints, at least */
    double saved;          /* when the last checkpoint was written; 0: never */
};

/* Starts the journal of a call; reads an earlier checkpoint.  *ret is NULL if no bulk option is given.
 * Returns the exit status; for anything but CLI_STATUS_OK a message was written. */
int cli_journal_new(const cli_call *call, const cli_bulk *bulk, const char *output,
                    const void *options, cli_journal **ret);
void cli_journal_free(cli_journal *journal);

/* Whether an earlier run has completed the output, so that only cli_journal_end is left. */
bool cli_journal_is_done(const cli_journal *journal);

/* Compares the complete output, open as `fd`, with its checkpoint.  Returns the status of the run that
 * has made it, or another one after a message. */
int cli_journal_check_done(cli_journal *journal, int fd);

/* Whether the run may begin or end inside the whole: with --shard or --resume. */
bool cli_journal_cuts(const cli_journal *journal);

/* Says that such a run needs --seed, and returns CLI_STATUS_USAGE. */
int cli_complain_seed(lele_lang lang);

/* Finds the part of the file that the call names, or of `count` items (`unit` is "items" or "pieces")
 * whose outputs are joined as `join` says, and goes on after an earlier checkpoint: `ret` is what
 * is left.  Return the exit status, after a message. */
int cli_journal_cut_file(cli_journal *journal, cli_part *ret);
int cli_journal_cut_items(cli_journal *journal, uint64_t count, const char *unit, const char *join,
                          cli_part *ret);

/* The name of the part in messages: "FILE", or "FILE[2/8]". */
void cli_journal_label(const cli_journal *journal, char *ret, size_t size);

/* Notes output that was written, in order. */
void cli_journal_wrote(cli_journal *journal, const char *bytes, size_t length);

/* Notes that everything before `at` is written; `line` is the number of the next line.  Writes a
 * checkpoint from time to time.  Returns false, after a message, if that fails. */
bool cli_journal_reached(cli_journal *journal, uint64_t at, uint64_t line, uint64_t items,
                         int status);

/* All output is written: a last checkpoint.  Returns the status, or CLI_STATUS_IO after a message. */
int cli_journal_complete(cli_journal *journal, int status);

/* After a refusal: removes the checkpoint if this run has begun it, and says whether it has.  So a
 * wrong call leaves nothing. */
bool cli_journal_drop(const cli_journal *journal);

/* The output has its name: writes the manifest and removes the checkpoint. */
int cli_journal_end(cli_journal *journal, int status);

#endif
