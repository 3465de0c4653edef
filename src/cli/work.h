/*
 * A work: the unit that the pipeline gives to a worker.  It holds some lines of the input, or a
 * range of numbered items, and the output made from them.
 */
#ifndef LELE_CLI_WORK_H
#define LELE_CLI_WORK_H

#include "cli/input.h"
#include "cli/message.h"

typedef struct cli_work {
    cli_piece piece;       /* of the input; see cli_work_next */
    uint64_t first, count; /* or a range of items; see cli_pipeline_items */
    lele_text out;         /* for standard output: whole lines */
    lele_text messages;    /* for standard error */
    bool bad;              /* set it for a puzzle without solution: exit status 1 */
    uint64_t items;        /* lines or items, for the progress bar */
    lele_lang lang;        /* of the messages */
    bool json;             /* the output for a bad line is {"error":"..."} instead of error */
    bool skips_bad;        /* there is no output for a bad line */
    bool paragraphs;       /* an empty line follows `error`, as it follows every other output */
    /* Used by the pipeline only: */
    struct pipeline *pipeline;
    uint64_t sequence;    /* its number since the start */
    uint64_t place, line; /* with a journal: of the next line of the input after this work */
    uint64_t read;        /* bytes of input handed out up to the end of this work */
    bool done;            /* finished, but not written */
} cli_work;

/* The next line of the work's piece; false after the last.  Lines that are too long are reported
 * and skipped.  Initialise `lines` with cli_lines_init(&lines, &work->piece). */
bool cli_work_next(cli_work *work, cli_lines *lines, cli_line *ret);

/* Reports a problem with a line: a message, and `error` in the output. */
void cli_work_fail(cli_work *work, const cli_line *line, const lele_problem *problem);

/* The same without output. */
void cli_work_skip(cli_work *work, const cli_line *line, const lele_problem *problem);

/* Only the message. */
void cli_work_warn(cli_work *work, const cli_line *line, const lele_problem *problem);

/* The same for a sentence of the command itself. */
void cli_work_say(cli_work *work, const cli_line *line, cli_message message, cli_facts facts);

/* The same as cli_work_fail for item number `item`, counted from 0. */
void cli_work_fail_item(cli_work *work, uint64_t item, cli_message message);

#endif
