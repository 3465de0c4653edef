/* lele steps: lists the steps that apply in each position, one JSON array per line. */
#include "cli/tutor.h"

struct options {
    const char *layout;
    int64_t threads, effort;
    cli_list technique;
    bool all;
};

static const struct options defaults = { .effort = CLI_TUTOR_EFFORT };

static const cli_option options[] = {
    { .name = "technique",
      .kind = CLI_LIST,
      .target = offsetof(struct options, technique),
      .value = "NAME",
      .word_at = cli_technique_name_at,
      .help = { "only this technique; may be repeated (default: all); -NAME leaves one out",
                "只用这个技巧，可以重复给出（默认全部）；-NAME 表示除去一个" } },
    { .name = "all",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, all),
      .help = { "list every step, not only the first of each technique",
                "列出所有步骤，而不只是每种技巧的第一个" } },
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    CLI_OPTION_EFFORT(struct options),
    { .name = NULL },
};

struct job {
    const struct options *options;
    lele_lang lang;
};

enum { FLUSH_SIZE = 4 << 20 }; /* of the output that a position holds in memory */

struct sink {
    const struct job *job;
    const cli_tutor *tutor;
    cli_work *work;
    lele_json json;
    lele_step step;
};

/* All steps of a position can be hundreds of megabytes, so they are written as they are found. */
static bool put_step(void *data, const lele_step *step)
{
    struct sink *sink = data;
    lele_step_copy(&sink->step, step);
    if (!sink->job->options->all) /* a list of thousands has the steps as they are found */
        lele_step_reduce(&sink->step, &sink->tutor->board);
    lele_step_json_past(&sink->step, &sink->tutor->board, &sink->tutor->past, sink->job->lang,
                        &sink->json);
    return sink->work->out.length < FLUSH_SIZE || cli_work_flush(sink->work);
}

/* Writes the first step of each technique. */
static void put_first(struct sink *sink, cli_tutor *tutor)
{
    const lele_technique_list *list = tutor->options.techniques;
    for (size_t i = 0; i < list->count; i++) {
        const lele_technique_list one = { .order = { list->order[i] }, .count = 1 };
        const lele_find_options only = { &one, tutor->options.uniqueness };
        if (lele_engine_next(tutor->engine, &tutor->board, &only, &tutor->step))
            put_step(sink, &tutor->step);
    }
}

static void teach(const void *data, cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    struct sink sink = { .job = data, .tutor = tutor, .work = work };
    cli_tutor_open(tutor, position);
    cli_tutor_recall(tutor, position);
    lele_json_init(&sink.json, &work->out);
    lele_json_array_begin(&sink.json);
    if (sink.job->options->all)
        lele_engine_each(tutor->engine, &tutor->board, &tutor->options, put_step, &sink);
    else
        put_first(&sink, tutor);
    lele_json_array_end(&sink.json);
    lele_text_add_char(&work->out, '\n');
}

static int run(const cli_call *call, const void *target)
{
    struct job job = { .options = target, .lang = call->lang };
    const cli_lesson lesson = { .teach = teach,
                                .data = &job,
                                .layout = job.options->layout,
                                .threads = job.options->threads,
                                .techniques = &job.options->technique,
                                .effort = job.options->effort,
                                .base = "all",
                                .grain = job.options->all ? 1 : 4096,
                                .json = true };
    return cli_tutor_run(call, &lesson);
}

const cli_command cli_command_steps = {
    .name = "steps",
    .summary = { "list the steps that apply in each position, as JSON",
                 "列出每个局面可用的步骤（JSON）" },
    .notes = { "A position is a puzzle, or any format with candidates: a HoDoKu library line, or a "
               "line\n"
               "or grid of pencil marks.",
               "局面可以是普通题目，也可以是任何带候选数的格式：HoDoKu "
               "题库行、候选数行或候选数盘面。" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
