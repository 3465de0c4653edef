/*
 * The state of a running pipeline, for pipeline.c (its workers) and pipeline_run.c (its start and end).
 */
#ifndef LELE_CLI_PIPELINE_STATE_H
#define LELE_CLI_PIPELINE_STATE_H

#include <pthread.h>

#include "cli/journal.h"
#include "cli/pipeline.h"
#include "cli/progress.h"

/* A ring of works.  `filled` and `written` count works since the start; work n is
 * ring[n % ring_size], and written <= filled <= written + ring_size.  The unused works are a
 * stack: the work written last is filled next, because it is still in the cache. */
struct pipeline {
    const cli_call *call;
    const cli_stage *stage;
    cli_input *input;                /* NULL: numbered items */
    uint64_t item_first, item_count; /* the items first..count-1 */
    cli_journal *journal;            /* NULL: none */
    pthread_mutex_t lock;
    pthread_cond_t may_fill, turn_changed;
    cli_work *works, **ring, **spare;
    size_t ring_size, spare_count;
    uint64_t filled, written;
    bool filling; /* a worker is reading input */
    bool ended;   /* the input is at its end */
    bool stopped; /* something failed; nothing more is written */
    bool writing; /* a thread is writing finished works */
    bool to_file; /* standard output is a regular file: large writes cost less */
    int flushing; /* workers that wait to write part of their output */
    int status;
    int idle; /* workers that wait to read */
    struct pipeline_worker *workers;
    int worker_count, worker_limit;
    uint64_t items_done;
    uint64_t read_done; /* bytes of the input whose output is written */
    double speed;       /* bytes per second in the last finished work; 0: unknown */
    cli_progress progress;
};

struct pipeline_worker {
    struct pipeline *pipeline;
    pthread_t thread;
    void *state;
};

/* Does all the work with the calling thread and others, and waits for its end.  Everything but the
 * status, the counters and the workers' states is set. */
void cli_pipeline_work(struct pipeline *pipeline);

#endif
