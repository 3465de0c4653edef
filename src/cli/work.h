/*
 * A piece of the work that the pipeline hands to a worker: some lines of the input, or some
 * numbered items, and what came out of them.
 */
#ifndef LELE_CLI_WORK_H
#define LELE_CLI_WORK_H

#include "cli/input.h"
#include "cli/message.h"

/* A piece of the work, and what came out of it. */
typedef struct cli_work {
    cli_piece piece;       /* of the input; see cli_work_next */
    uint64_t first, count; /* of numbered items instead, see cli_pipeline_items */
    lele_text out;         /* for standard output: whole lines */
    lele_text messages;    /* for standard error */
    bool bad;              /* set it for a puzzle without solution: exit status 1 */
    uint64_t items;        /* lines seen, for the progress bar */
    lele_lang lang;        /* of the messages */
    bool json;             /* a bad line's output is {"error":"..."} instead of error */
    bool paragraphs;       /* an empty line behind it, as behind every other output */
    /* the pipeline's own: */
    struct pipeline *pipeline;
    uint64_t sequence;
    uint64_t read; /* bytes of all input when this was handed out */
    bool done;
} cli_work;

/* The next line of the work's piece; false behind the last.  Lines that are too long are
 * dealt with on the way.  `lines` is set up with cli_lines_init(&lines, &work->piece). */
bool cli_work_next(cli_work *work, cli_lines *lines, cli_line *ret);

/* Says what is wrong with a line; its output line is `error`. */
void cli_work_fail(cli_work *work, const cli_line *line, const lele_problem *problem);

/* The same for number `item` of a run that makes things. */
void cli_work_fail_item(cli_work *work, uint64_t item, cli_message message);

#endif
