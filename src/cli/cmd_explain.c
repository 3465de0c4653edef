/* lele explain: prints the solution of a puzzle step by step, in words. */
#include <unistd.h>

#include "cli/tutor.h"

struct options {
    const char *layout;
    int64_t threads, effort, until;
    cli_list technique;
    bool json;
};

static const struct options defaults = { .effort = CLI_TUTOR_EFFORT };

static const cli_option options[] = {
    { .name = "until",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, until),
      .value = "N",
      .min = 1,
      .max = INT64_MAX,
      .help = { "stop after N steps", "讲到第 N 步为止" } },
    CLI_OPTION_TECHNIQUES(struct options),
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    CLI_OPTION_EFFORT(struct options),
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

struct job {
    const struct options *options;
    lele_lang lang;
    bool draws; /* the output is a terminal: draw each step */
};

/* "12. X-Wing (3.2): the argument" */
static void put_step(const struct job *job, const cli_tutor *tutor, int64_t number, lele_text *out)
{
    const lele_step *step = &tutor->step;
    const bool zh = job->lang == LELE_LANG_ZH;
    if (job->draws)
        cli_draw_step(out, &tutor->board, step);
    lele_text_add_int(out, number);
    lele_text_add(out, ". ");
    lele_step_write_title(step, &tutor->board, job->lang, out);
    lele_text_add(out, zh ? "（" : " (");
    lele_text_add_tenths(out, step->rating);
    lele_text_add(out, zh ? "）：" : "): ");
    (job->draws ? lele_step_write_past : cli_tutor_say)(step, &tutor->board, &tutor->past,
                                                        job->lang, LELE_HINT_WHY, out);
    lele_text_add(out, job->draws ? "\n\n" : "\n");
}

static void put_result(const lele_board *board, lele_json *json)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(board->layout, &board->grid, '.', line);
    lele_json_key(json, "result");
    lele_json_string_bytes(json, line, (size_t)board->layout->cell_count);
}

/* {"puzzle":"...","steps":[...],"result":"..."} */
static void explain_json(const struct job *job, cli_tutor *tutor, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    cli_puzzle_json(tutor->board.layout, &tutor->board.grid, &json);
    lele_json_key(&json, "steps");
    lele_json_array_begin(&json);
    for (int64_t n = 1; job->options->until == 0 || n <= job->options->until; n++) {
        if (!lele_advisor_next(tutor->advisor, &tutor->board, &tutor->step))
            break;
        lele_step_reduce(&tutor->step, &tutor->board);
        lele_step_json_past(&tutor->step, &tutor->board, &tutor->past, job->lang, &json);
        cli_tutor_take(tutor, (int)n);
    }
    lele_json_array_end(&json);
    put_result(&tutor->board, &json);
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

static void explain_text(const struct job *job, cli_tutor *tutor, lele_text *out)
{
    cli_tutor_add_puzzle(out, tutor->board.layout, &tutor->board.grid);
    lele_text_add_char(out, '\n');
    for (int64_t n = 1; job->options->until == 0 || n <= job->options->until; n++) {
        if (!lele_advisor_next(tutor->advisor, &tutor->board, &tutor->step))
            break;
        lele_step_reduce(&tutor->step, &tutor->board);
        put_step(job, tutor, n, out);
        cli_tutor_take(tutor, (int)n);
    }
    cli_tutor_add_puzzle(out, tutor->board.layout, &tutor->board.grid);
    lele_text_add(out, "\n\n");
}

static void teach(const void *data, cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    const struct job *job = data;
    cli_tutor_open(tutor, position);
    cli_tutor_recall(tutor, position);
    if (tutor->known == LELE_KNOWN_NONE) {
        cli_tutor_verdict(work, position, LELE_KNOWN_NONE);
        return;
    }
    if (job->options->json)
        explain_json(job, tutor, &work->out);
    else
        explain_text(job, tutor, &work->out);
}

static int run(const cli_call *call, const void *target)
{
    struct job job = { .options = target, .lang = call->lang, .draws = isatty(STDOUT_FILENO) != 0 };
    const cli_lesson lesson = { .teach = teach,
                                .data = &job,
                                .layout = job.options->layout,
                                .threads = job.options->threads,
                                .techniques = &job.options->technique,
                                .effort = job.options->effort,
                                .grain = 1024,
                                .json = job.options->json,
                                .paragraphs = true };
    return cli_tutor_run(call, &lesson);
}

const cli_command cli_command_explain = {
    .name = "explain",
    .summary = { "explain the whole solution, step by step", "逐步讲解整道题的解法" },
    .notes = { "Prints the puzzle, one line per step, the grid at the end, and an empty line.  On "
               "a\n"
               "terminal each step is also drawn in colours.",
               "先输出题目，然后每步一行，再输出最后的盘面，以空行结束。\n"
               "输出到终端时，每一步还会画出彩色盘面。" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
