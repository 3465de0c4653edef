/*
 * The pipeline that runs every filter command as its stage.  Worker threads read pieces of lines
 * in turn and work on them in parallel; the output is written in the order of the input.
 *
 * Memory is constant: there is a ring of a few pieces per thread, and a worker that is too far
 * ahead waits.  The worker that finishes the next piece in order writes it, with all finished
 * pieces after it.  No thread only reads or writes, so a piece stays in the cache of its core.
 * Output, messages and exit status do not depend on the number of threads.
 *
 *     static void *open_worker(void *data)                   one state per thread
 *     static void work_line(void *state, cli_work *work, const cli_line *line)
 *     {
 *         if (bad) { cli_work_fail(work, line, &problem); return; }
 *         lele_text_add(&work->out, "...\n");                 one line of output per line
 *     }
 */
#ifndef LELE_CLI_PIPELINE_H
#define LELE_CLI_PIPELINE_H

#include "cli/command.h"
#include "cli/work.h"

typedef struct cli_stage {
    /* Makes the state of one worker, in the thread that uses it; NULL when memory is short. */
    void *(*open)(void *data);
    /* Called by one thread when all work is done, so it may add sums to `data`. */
    void (*close)(void *data, void *state);
    /* Either: works on one line.  The line is no comment, not empty, not too long. */
    void (*line)(void *state, cli_work *work, const cli_line *line);
    /* Or: works on a piece: lines from cli_work_next, or the items first .. first+count-1. */
    void (*piece)(void *state, cli_work *work);
    /* Changes the output of the workers before it is written, in the order of the input, one call
     * at a time.  The last call has an empty text, for the end of the output.  May be NULL. */
    void (*in_order)(void *data, lele_text *out);
    /* Whether items after those that are given out already are not needed.  May be NULL. */
    bool (*enough)(void *data);
    void *data;
    void *order;             /* the data of in_order; NULL: `data` */
    bool skips_bad;          /* there is no output for a bad line, only its message */
    int64_t threads;         /* 0: one per core */
    size_t grain;            /* the most bytes (or items) of a piece; 0: 128 KB (or one item), for
                               quick work; 1: one line per piece, for work of milliseconds */
    const lele_codec *from;  /* the format of the input; NULL: detected from the content */
    const char *layout;      /* of puzzles that name none; NULL: by their length */
    bool json;               /* the output for a bad line is {"error":"..."} instead of error */
    bool paragraphs;         /* the output for a line is several lines, ended by an empty one */
    const char *unit, *join; /* of items, in the journal: "items" and "text" if NULL */
} cli_stage;

/* Runs the lines of the call's operands through the stage; returns the exit status. */
int cli_pipeline_lines(const cli_call *call, const cli_stage *stage);

/* Runs the numbers 0 .. count-1 through `stage->piece`, for commands that make puzzles or grids. */
int cli_pipeline_items(const cli_call *call, const cli_stage *stage, uint64_t count);

/* Waits until all earlier work is written, then writes `work->out`; for a line with more output
 * than memory should hold.  Returns false if the pipeline has stopped: make no more output. */
bool cli_work_flush(cli_work *work);

/* The number of threads for the value of --threads (0: one per core). */
int cli_thread_count(int64_t threads);

#endif
