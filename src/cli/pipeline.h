/*
 * The pipeline of every command that reads puzzles or makes many: worker threads take pieces of
 * the work in turn, and their output is written in the order of the input.
 *
 * Memory is constant: a ring of a few pieces per thread; a worker that is ahead waits.  The
 * workers also read the input and write the output, so a piece stays in the cache of the core
 * that read it.
 * Output, messages and exit status do not depend on the number of threads.
 *
 *     static void *open_worker(void *data)                   one state for each thread
 *     static void work_line(void *state, cli_work *work, const cli_line *line)
 *     {
 *         if (bad) { cli_work_fail(work, line, &problem); return; }
 *         lele_text_add(&work->out, "...\n");                 a line in, a line out
 *     }
 */
#ifndef LELE_CLI_PIPELINE_H
#define LELE_CLI_PIPELINE_H

#include "cli/command.h"
#include "cli/work.h"

typedef struct cli_stage {
    /* One worker's state, made by the thread that uses it; NULL: memory is short. */
    void *(*open)(void *data);
    /* Called by one thread when all work is done, so sums may go into `data`. */
    void (*close)(void *data, void *state);
    /* Either: one line.  The line is no comment, not empty, not too long. */
    void (*line)(void *state, cli_work *work, const cli_line *line);
    /* Or: a whole piece, lines taken by cli_work_next or items first .. first+count-1. */
    void (*piece)(void *state, cli_work *work);
    /* What the workers wrote, in the order of the input, one call at a time: a last chance to
     * change it.  The last call has an empty text, to be filled with what ends the output.  May be
     * NULL. */
    void (*in_order)(void *data, lele_text *out);
    void *data;
    int64_t threads;        /* 0: one per core */
    size_t grain;           /* of lines: the bytes of a piece at most; 0: 128 KB, for quick work;
                               1: one line at a time, for work of milliseconds.
                               Of items: their number in a piece; 0: one */
    const lele_codec *from; /* the format of the input; NULL: found out by the content */
    bool json;              /* a bad line's output is {"error":"..."} instead of error */
    bool paragraphs;        /* the output of a line is several lines and an empty one */
} cli_stage;

/* Runs the lines of the call's operands through the stage; returns the exit status. */
int cli_pipeline_lines(const cli_call *call, const cli_stage *stage);

/* Runs the numbers 0 .. count-1 through `stage->piece`: for commands that make things. */
int cli_pipeline_items(const cli_call *call, const cli_stage *stage, uint64_t count);

/* Waits until all work before is written, then writes what is in `work->out`: for a single line
 * with more output than memory should hold.  False: output failed, stop making more. */
bool cli_work_flush(cli_work *work);

/* How many threads `threads` (an option; 0: one per core) means. */
int cli_thread_count(int64_t threads);

#endif
