/* Prepares a run of the pipeline: its memory, its input, and the part that the journal says. */
#include <stdlib.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/pipeline_state.h"

int cli_thread_count(int64_t threads)
{
    if (threads > 0)
        return (int)threads;
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > 1024 ? 1024 : (int)cores;
}

static bool allocate(struct pipeline *pipeline)
{
    pipeline->worker_limit = cli_thread_count(pipeline->stage->threads);
    pipeline->ring_size = (size_t)pipeline->worker_limit * 2 + 4;
    pipeline->to_file = cli_is_file(STDOUT_FILENO);
    pipeline->workers = calloc((size_t)pipeline->worker_limit, sizeof *pipeline->workers);
    pipeline->works = calloc(pipeline->ring_size, sizeof *pipeline->works);
    pipeline->ring = calloc(pipeline->ring_size, sizeof(cli_work *));
    pipeline->spare = calloc(pipeline->ring_size, sizeof(cli_work *));
    if (pipeline->workers == NULL || pipeline->works == NULL || pipeline->ring == NULL ||
        pipeline->spare == NULL)
        return false;
    for (size_t i = 0; i < pipeline->ring_size; i++) {
        cli_work *work = &pipeline->works[i];
        pipeline->spare[pipeline->spare_count++] = work;
        work->pipeline = pipeline;
        work->lang = pipeline->call->lang;
        work->json = pipeline->stage->json;
        work->paragraphs = pipeline->stage->paragraphs;
        work->skips_bad = pipeline->stage->skips_bad;
        lele_text_init(&work->piece.text);
        lele_text_init(&work->out);
        lele_text_init(&work->messages);
    }
    return true;
}

static void release(struct pipeline *pipeline)
{
    for (size_t i = 0; pipeline->works != NULL && i < pipeline->ring_size; i++) {
        lele_text_release(&pipeline->works[i].piece.text);
        lele_text_release(&pipeline->works[i].out);
        lele_text_release(&pipeline->works[i].messages);
    }
    free(pipeline->spare);
    free(pipeline->ring);
    free(pipeline->works);
    free(pipeline->workers);
}

static int run(struct pipeline *pipeline)
{
    (void)pthread_mutex_init(&pipeline->lock, NULL);
    (void)pthread_cond_init(&pipeline->may_fill, NULL);
    (void)pthread_cond_init(&pipeline->turn_changed, NULL);
    cli_progress_init(&pipeline->progress, pipeline->call->lang);
    if (allocate(pipeline)) {
        cli_pipeline_work(pipeline);
    } else {
        cli_complain_memory(pipeline->call->lang);
        pipeline->status = CLI_STATUS_IO;
    }
    release(pipeline);
    (void)pthread_cond_destroy(&pipeline->turn_changed);
    (void)pthread_cond_destroy(&pipeline->may_fill);
    (void)pthread_mutex_destroy(&pipeline->lock);
    return pipeline->status;
}

/* The side of the layout of a name that was checked; 0 for NULL. */
static int side_of(const char *name)
{
    lele_layout layout;
    return name != NULL && lele_layout_init(&layout, name, NULL) == LELE_OK ? layout.size : 0;
}

/* Limits the input to the part of the journal; returns the exit status.  `label` must outlive the
 * input. */
static int cut_input(const cli_call *call, cli_input *input, char *label, size_t size)
{
    cli_part part;
    const int status = cli_journal_cut_file(call->journal, &part);
    if (status != CLI_STATUS_OK)
        return status;
    cli_journal_label(call->journal, label, size);
    const cli_range_result result = cli_input_range(input, part.from, part.to, part.line, label);
    if (result == CLI_RANGE_NOT_LINES) {
        cli_complain(call->lang, CLI_M_NOT_LINES, (cli_facts){ .name = label });
        return CLI_STATUS_USAGE;
    }
    return result == CLI_RANGE_OK ? CLI_STATUS_OK : CLI_STATUS_IO;
}

int cli_pipeline_lines(const cli_call *call, const cli_stage *stage)
{
    enum { LABEL = 4096 };
    char label[LABEL];
    struct pipeline pipeline = { .call = call, .stage = stage, .journal = call->journal };
    pipeline.input = cli_input_new(call->lang, stage->from, call->operand_count, call->operands);
    if (pipeline.input == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    cli_input_expect(pipeline.input, side_of(stage->layout));
    int status = CLI_STATUS_OK;
    if (call->journal != NULL)
        status = cut_input(call, pipeline.input, label, sizeof label);
    if (status == CLI_STATUS_OK)
        status = run(&pipeline);
    if (cli_input_failed(pipeline.input) && status != CLI_STATUS_CLOSED)
        status = CLI_STATUS_IO;
    cli_input_free(pipeline.input);
    return status;
}

int cli_pipeline_items(const cli_call *call, const cli_stage *stage, uint64_t count)
{
    struct pipeline pipeline = {
        .call = call, .stage = stage, .item_count = count, .journal = call->journal
    };
    if (call->journal != NULL) {
        cli_part part;
        const int status =
            cli_journal_cut_items(call->journal, count, stage->unit != NULL ? stage->unit : "items",
                                  stage->join != NULL ? stage->join : "text", &part);
        if (status != CLI_STATUS_OK)
            return status;
        pipeline.item_first = part.from;
        pipeline.item_count = part.to;
    }
    return run(&pipeline);
}
