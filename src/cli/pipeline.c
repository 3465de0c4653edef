/* The workers of the pipeline: a ring of works, shared by them under one lock. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/pipeline_state.h"

enum {
    FIRST_GRAIN = 4 << 10, /* the first pieces are small, so that threads share short inputs */
    DEFAULT_GRAIN = 128 << 10,
    STACK_SIZE = 8 << 20,
};

/* Ends all reading and writing; the first status is kept.  The lock is held. */
static void stop(struct pipeline *pipeline, int status)
{
    if (!pipeline->stopped)
        pipeline->status = status;
    pipeline->stopped = true;
    if (pipeline->input != NULL)
        cli_input_stop(pipeline->input);
    (void)pthread_cond_broadcast(&pipeline->may_fill);
    (void)pthread_cond_broadcast(&pipeline->turn_changed);
}

/* Reports a failure, either lack of memory or the error of a write, and stops. */
static void fail(struct pipeline *pipeline, bool memory, int error)
{
    cli_progress_hide(&pipeline->progress);
    if (memory)
        cli_complain_memory(pipeline->call->lang);
    const int status = memory ? CLI_STATUS_IO : cli_write_status(pipeline->call->lang, error);
    (void)pthread_mutex_lock(&pipeline->lock);
    stop(pipeline, status);
    (void)pthread_mutex_unlock(&pipeline->lock);
}

static void *order_data(const cli_stage *stage)
{
    return stage->order != NULL ? stage->order : stage->data;
}

/* Writes the texts of the works and clears them; false after a failure.  Only the first work may
 * have messages.  Called without the lock, by the only thread that may write. */
static bool write_out(struct pipeline *pipeline, cli_work *const *works, int count)
{
    struct iovec parts[CLI_PARTS];
    cli_work *first = works[0];
    bool memory = first->messages.failed;
    if (first->messages.length != 0) {
        cli_progress_hide(&pipeline->progress);
        (void)cli_write(STDERR_FILENO, first->messages.data, first->messages.length);
        lele_text_clear(&first->messages);
    }
    for (int i = 0; i < count; i++) {
        if (pipeline->stage->in_order != NULL && works[i]->out.length != 0)
            pipeline->stage->in_order(order_data(pipeline->stage), &works[i]->out);
        parts[i] = (struct iovec){ works[i]->out.data, works[i]->out.length };
        memory = memory || works[i]->out.failed;
    }
    const int error = memory ? 0 : cli_write_parts(STDOUT_FILENO, parts, count);
    for (int i = 0; i < count; i++) {
        if (pipeline->journal != NULL && !memory && error == 0)
            cli_journal_wrote(pipeline->journal, works[i]->out.data, works[i]->out.length);
        lele_text_clear(&works[i]->out);
    }
    if (!memory && error == 0)
        return true;
    fail(pipeline, memory, error);
    return false;
}

static double share_done(const struct pipeline *pipeline)
{
    if (pipeline->input == NULL)
        return pipeline->item_count == pipeline->item_first
                   ? 1
                   : (double)pipeline->items_done /
                         (double)(pipeline->item_count - pipeline->item_first);
    const uint64_t total = cli_input_total(pipeline->input);
    return total == 0 ? -1 : (double)pipeline->read_done / (double)total;
}

/* The work `ahead` places after the last written one (0: the next to write); NULL: it is not filled
 * yet.  The lock is held. */
static cli_work *work_ahead(const struct pipeline *pipeline, int ahead)
{
    const uint64_t number = pipeline->written + (uint64_t)ahead;
    return number < pipeline->filled ? pipeline->ring[number % pipeline->ring_size] : NULL;
}

/* Collects the finished works that are next in order and can be written together: a work with
 * messages must be the first.  The lock is held. */
static int gather(const struct pipeline *pipeline, cli_work *ret[CLI_PARTS], size_t *bytes)
{
    int count = 0;
    *bytes = 0;
    for (cli_work *work; count < CLI_PARTS && (work = work_ahead(pipeline, count)) != NULL;) {
        if (!work->done || (count > 0 && (work->messages.length != 0 || work->messages.failed)))
            break;
        ret[count++] = work;
        *bytes += work->out.length;
    }
    return count;
}

/* Whether to delay a write, to write more at once.  That pays only for a file and for large works.
 * It is safe only while another worker is busy with the next work (it will write these too), and
 * no worker waits for a free work or to flush.  The lock is held. */
static bool may_wait(const struct pipeline *pipeline, int count, size_t bytes)
{
    enum { MASS = 64 << 10, ENOUGH = 1000 << 10 };
    const cli_work *next = work_ahead(pipeline, count);
    return pipeline->to_file && bytes >= (size_t)count * MASS && bytes < ENOUGH && next != NULL &&
           !next->done && pipeline->flushing == 0 &&
           pipeline->spare_count >= (size_t)pipeline->worker_limit;
}

/* Notes in the journal that the works are written.  Called without the lock, by the only thread that
 * may write. */
static bool note_in_journal(struct pipeline *pipeline, cli_work *const *works, int count)
{
    const cli_work *last = works[count - 1];
    uint64_t items = 0;
    bool bad = false;
    for (int i = 0; i < count; i++) {
        items += works[i]->items;
        bad = bad || works[i]->bad;
    }
    /* In one step: the output of all of them is written. */
    if (pipeline->journal == NULL ||
        cli_journal_reached(pipeline->journal, last->place, last->line, items,
                            bad ? CLI_STATUS_BAD : CLI_STATUS_OK))
        return true;
    (void)pthread_mutex_lock(&pipeline->lock);
    stop(pipeline, CLI_STATUS_IO);
    (void)pthread_mutex_unlock(&pipeline->lock);
    return false;
}

static void note_written(struct pipeline *pipeline, cli_work *const *works, int count)
{
    for (int i = 0; i < count; i++) {
        works[i]->done = false;
        pipeline->spare[pipeline->spare_count++] = works[i];
        pipeline->written++;
    }
    (void)pthread_cond_broadcast(&pipeline->may_fill);
    (void)pthread_cond_broadcast(&pipeline->turn_changed);
}

/* Writes the finished works that are next in order.  The lock is held, except while writing. */
static void write_finished(struct pipeline *pipeline)
{
    cli_work *works[CLI_PARTS];
    size_t bytes;
    int count;
    if (pipeline->writing)
        return;
    pipeline->writing = true;
    while (!pipeline->stopped && (count = gather(pipeline, works, &bytes)) != 0 &&
           !may_wait(pipeline, count, bytes)) {
        for (int i = 0; i < count; i++) {
            if (works[i]->bad && pipeline->status == CLI_STATUS_OK)
                pipeline->status = CLI_STATUS_BAD;
            pipeline->items_done += works[i]->items;
            pipeline->read_done = works[i]->read;
        }
        (void)pthread_mutex_unlock(&pipeline->lock);
        const bool ok =
            write_out(pipeline, works, count) && note_in_journal(pipeline, works, count);
        if (ok)
            cli_progress_update(&pipeline->progress, pipeline->items_done, share_done(pipeline));
        (void)pthread_mutex_lock(&pipeline->lock);
        if (ok)
            note_written(pipeline, works, count);
    }
    pipeline->writing = false;
}

bool cli_work_flush(cli_work *work)
{
    struct pipeline *pipeline = work->pipeline;
    (void)pthread_mutex_lock(&pipeline->lock);
    pipeline->flushing++;
    write_finished(pipeline);
    while (!pipeline->stopped && (pipeline->written != work->sequence || pipeline->writing))
        (void)pthread_cond_wait(&pipeline->turn_changed, &pipeline->lock);
    pipeline->flushing--;
    const bool stopped = pipeline->stopped;
    (void)pthread_mutex_unlock(&pipeline->lock);
    /* This work is the next to write and is not finished, so no other thread writes now. */
    return !stopped && write_out(pipeline, &work, 1);
}

static void do_work(struct pipeline *pipeline, void *state, cli_work *work)
{
    if (pipeline->stage->piece != NULL) {
        pipeline->stage->piece(state, work);
        return;
    }
    cli_lines lines;
    cli_line line;
    cli_lines_init(&lines, &work->piece);
    while (cli_work_next(work, &lines, &line))
        pipeline->stage->line(state, work, &line);
}

/* The size of the next work in bytes: small at first, then growing, but never more than a worker
 * does in a moment.  The lock is held. */
static size_t next_grain(const struct pipeline *pipeline)
{
    const double moment = 0.05;
    const size_t most = pipeline->stage->grain != 0 ? pipeline->stage->grain : DEFAULT_GRAIN;
    const uint64_t round = pipeline->filled / (uint64_t)pipeline->worker_limit;
    size_t grain = round > 8 ? most : (size_t)FIRST_GRAIN << round;
    if (pipeline->speed > 0 && pipeline->speed * moment < (double)grain)
        grain = (size_t)(pipeline->speed * moment) + 1;
    return grain < most ? grain : most;
}

static bool fill_items(const struct pipeline *pipeline, cli_work *work)
{
    const uint64_t grain = pipeline->stage->grain != 0 ? pipeline->stage->grain : 1;
    work->first = pipeline->item_first + pipeline->filled * grain;
    if (work->first >= pipeline->item_count)
        return false;
    if (pipeline->stage->enough != NULL && pipeline->stage->enough(pipeline->stage->data))
        return false;
    const uint64_t left = pipeline->item_count - work->first;
    work->count = left < grain ? left : grain;
    work->items = work->count;
    work->place = work->first + work->count;
    work->line = 1;
    return true;
}

/* Fills the next work; false at the end of the input.  Called without the lock, by the only worker
 * that may fill. */
static bool fill(struct pipeline *pipeline, cli_work *work, size_t grain)
{
    work->bad = false;
    work->items = 0;
    work->sequence = pipeline->filled;
    if (pipeline->input == NULL)
        return fill_items(pipeline, work);
    const bool more = cli_input_next(pipeline->input, grain, &work->piece);
    work->read = cli_input_done(pipeline->input);
    work->place = cli_input_place(pipeline->input, &work->line);
    return more;
}

static bool may_fill(const struct pipeline *pipeline)
{
    return !pipeline->filling && pipeline->spare_count != 0;
}

static void start_worker(struct pipeline *pipeline);

/* Waits until it may read, then reads the next work; NULL when there is none left.  Starts another
 * worker if no other one waits to read.  The lock is held, except while reading. */
static cli_work *take(struct pipeline *pipeline)
{
    pipeline->idle++;
    while (!pipeline->stopped && !pipeline->ended && !may_fill(pipeline))
        (void)pthread_cond_wait(&pipeline->may_fill, &pipeline->lock);
    pipeline->idle--;
    if (pipeline->stopped || pipeline->ended)
        return NULL;
    cli_work *work = pipeline->spare[--pipeline->spare_count];
    pipeline->ring[pipeline->filled % pipeline->ring_size] = work;
    const size_t grain = next_grain(pipeline);
    pipeline->filling = true;
    (void)pthread_mutex_unlock(&pipeline->lock);
    const bool more = fill(pipeline, work, grain);
    (void)pthread_mutex_lock(&pipeline->lock);
    pipeline->filling = false;
    pipeline->filled += more;
    pipeline->ended = !more;
    if (!more || pipeline->stopped) {
        (void)pthread_cond_broadcast(&pipeline->may_fill);
        return NULL;
    }
    if (pipeline->idle == 0)
        start_worker(pipeline);
    (void)pthread_cond_signal(&pipeline->may_fill);
    return work;
}

/* Does a work with the worker's state, which is made before its first work; false when memory is
 * short.  *speed gets the bytes per second.  Called without the lock. */
static bool work_on(struct pipeline_worker *worker, cli_work *work, double *speed)
{
    const cli_stage *stage = worker->pipeline->stage;
    if (worker->state == NULL)
        worker->state = stage->open(stage->data);
    if (worker->state == NULL)
        return false;
    const double start = cli_seconds();
    do_work(worker->pipeline, worker->state, work);
    const double seconds = cli_seconds() - start;
    *speed = (double)work->piece.text.length / (seconds > 1e-6 ? seconds : 1e-6);
    return true;
}

static void *run_worker(void *argument)
{
    struct pipeline_worker *worker = argument;
    struct pipeline *pipeline = worker->pipeline;
    (void)pthread_mutex_lock(&pipeline->lock);
    for (cli_work *work; (work = take(pipeline)) != NULL;) {
        double speed = 0;
        (void)pthread_mutex_unlock(&pipeline->lock);
        const bool ok = work_on(worker, work, &speed);
        (void)pthread_mutex_lock(&pipeline->lock);
        if (!ok) {
            if (!pipeline->stopped)
                cli_complain_memory(pipeline->call->lang);
            stop(pipeline, CLI_STATUS_IO);
            break;
        }
        pipeline->speed = speed;
        work->done = true;
        write_finished(pipeline);
    }
    (void)pthread_mutex_unlock(&pipeline->lock);
    return NULL;
}

/* Starts one more worker, unless the limit is reached.  The lock is held. */
static void start_worker(struct pipeline *pipeline)
{
    if (pipeline->worker_count == pipeline->worker_limit)
        return;
    struct pipeline_worker *worker = &pipeline->workers[pipeline->worker_count];
    *worker = (struct pipeline_worker){ .pipeline = pipeline };
    pthread_attr_t attributes;
    (void)pthread_attr_init(&attributes);
    (void)pthread_attr_setstacksize(&attributes, STACK_SIZE);
    if (pthread_create(&worker->thread, &attributes, run_worker, worker) == 0)
        pipeline->worker_count++;
    else
        pipeline->worker_limit = pipeline->worker_count; /* go on with the existing workers */
    (void)pthread_attr_destroy(&attributes);
}

/* Makes the calling thread the first worker. */
static void work_through(struct pipeline *pipeline)
{
    pipeline->workers[0] = (struct pipeline_worker){ .pipeline = pipeline };
    pipeline->worker_count = 1;
    (void)run_worker(&pipeline->workers[0]);
}

/* Writes the end of the output.  All work is done and written. */
static void write_end(struct pipeline *pipeline)
{
    cli_work *work = &pipeline->works[0];
    pipeline->stage->in_order(order_data(pipeline->stage), &work->out);
    const int error = cli_write(STDOUT_FILENO, work->out.data, work->out.length);
    if (work->out.failed || error != 0)
        fail(pipeline, work->out.failed, error);
    else if (pipeline->journal != NULL)
        cli_journal_wrote(pipeline->journal, work->out.data, work->out.length);
}

/* Waits for the other workers and closes their states.  The calling thread gets here when the
 * input has ended or the pipeline was stopped, so no worker starts another. */
static void finish(struct pipeline *pipeline)
{
    for (int i = 1; i < pipeline->worker_count; i++)
        (void)pthread_join(pipeline->workers[i].thread, NULL);
    if (pipeline->stage->in_order != NULL && !pipeline->stopped)
        write_end(pipeline);
    for (int i = 0; i < pipeline->worker_count; i++)
        if (pipeline->workers[i].state != NULL)
            pipeline->stage->close(pipeline->stage->data, pipeline->workers[i].state);
    cli_progress_hide(&pipeline->progress);
}

void cli_pipeline_work(struct pipeline *pipeline)
{
    work_through(pipeline);
    finish(pipeline);
}
