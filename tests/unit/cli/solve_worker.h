/* A worker of lele solve with its own work item, for tests without the pipeline. */
#ifndef LELE_TESTS_CLI_SOLVE_WORKER_H
#define LELE_TESTS_CLI_SOLVE_WORKER_H

#include "cli/solve.h"

struct desk {
    solve_job job;
    solve_worker *worker;
    cli_work work;
};

static inline void desk_open(struct desk *desk, solve_mode mode, const char *layout)
{
    *desk = (struct desk){ .job = { .mode = mode, .layout = layout, .threads = 2 } };
    desk->worker = solve_worker_open(&desk->job);
    assert_non_null(desk->worker);
    lele_text_init(&desk->work.piece.text);
    lele_text_init(&desk->work.out);
    lele_text_init(&desk->work.messages);
    desk->work.piece.file = "-";
    desk->work.piece.line = 1;
}

/* Closes the worker; the totals are then in the job. */
static inline void desk_close(struct desk *desk)
{
    solve_worker_close(&desk->job, desk->worker);
    lele_text_release(&desk->work.piece.text);
    lele_text_release(&desk->work.out);
    lele_text_release(&desk->work.messages);
}

/* The output for this piece of lines; valid until the next call. */
static inline const char *desk_solve(struct desk *desk, const char *lines)
{
    lele_text_clear(&desk->work.out);
    lele_text_clear(&desk->work.piece.text);
    lele_text_add(&desk->work.piece.text, lines);
    desk->work.items = 0;
    desk->work.bad = false;
    solve_worker_piece(desk->worker, &desk->work);
    return desk->work.out.data;
}

#endif
