/* lele hint: prints the next step at one of four levels of detail. */
#include <string.h>

#include "cli/tutor.h"

struct options {
    const char *layout;
    int64_t threads, effort, level;
    cli_list technique;
    bool json;
};

static const struct options defaults = { .effort = CLI_TUTOR_EFFORT, .level = LELE_HINT_WHY };

static const cli_option options[] = {
    { .name = "level",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, level),
      .value = "1-4",
      .min = LELE_HINT_NUDGE,
      .max = LELE_HINT_DO,
      .help = { "1 where to look, 2 technique and place, 3 why (default), 4 what to do",
                "1 看哪里，2 技巧和位置，3 完整推理（默认），4 怎么做" } },
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
};

static void put_step(const struct job *job, const lele_hint *hint, const lele_past *past,
                     lele_text *out)
{
    if (job->options->json) {
        lele_json json;
        lele_json_init(&json, out);
        lele_step_json_past(&hint->step, &hint->board, past, job->lang, &json);
    } else {
        cli_tutor_say(&hint->step, &hint->board, past, job->lang,
                      (lele_hint_level)job->options->level, out);
    }
    lele_text_add_char(out, '\n');
}

/* Writes the problem of a position that has no step. */
static void put_problem(const struct job *job, const lele_problem *problem, lele_text *out)
{
    lele_text sentence;
    lele_text_init(&sentence);
    lele_problem_write(problem, job->lang, &sentence);
    if (job->options->json) {
        lele_json json;
        lele_json_init(&json, out);
        lele_json_object_begin(&json);
        lele_json_key_string(&json, "problem", lele_error_name(problem->code));
        lele_json_key_string(&json, "text", sentence.data);
        lele_json_object_end(&json);
    } else {
        lele_text_add(out, sentence.data);
    }
    lele_text_add_char(out, '\n');
    cli_text_part_end(&sentence, out);
}

/* The problem that a hint without a step describes. */
static lele_problem problem_of(const lele_layout *layout, const lele_hint *hint)
{
    static const lele_error codes[LELE_HINT_KIND_COUNT] = {
        [LELE_HINT_NONE] = LELE_E_NO_STEP,
        [LELE_HINT_CONFLICT] = LELE_E_CONFLICT,
        [LELE_HINT_WRONG] = LELE_E_WRONG_DIGIT,
        [LELE_HINT_MISSING] = LELE_E_WRONG_REMOVAL,
        [LELE_HINT_UNSOLVABLE] = LELE_E_NO_SOLUTION,
        [LELE_HINT_STEP] = LELE_OK,
        [LELE_HINT_CONTRADICTION] = LELE_E_NO_SOLUTION,
    };
    lele_problem problem;
    lele_problem_init(&problem);
    problem.digit = hint->digit;
    if (hint->cell_count > 0)
        problem.at = lele_cell_place(layout, hint->cells[0]);
    if (hint->cell_count > 1)
        problem.other = lele_cell_place(layout, hint->cells[1]);
    lele_problem_set(&problem, codes[hint->kind]);
    return problem;
}

static void teach(const void *data, cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    const struct job *job = data;
    cli_tutor_open(tutor, position);
    cli_tutor_recall(tutor, position);
    if (lele_advisor_known(tutor->advisor) == LELE_KNOWN_NONE) {
        cli_tutor_verdict(work, position, LELE_KNOWN_NONE);
        return;
    }
    lele_hint_position asked = { .values = position->values };
    memcpy(asked.candidates, tutor->board.candidates, sizeof asked.candidates);
    lele_hint hint;
    lele_advisor_hint(tutor->advisor, &asked, 0, &hint);
    if (hint.kind == LELE_HINT_STEP) {
        put_step(job, &hint, &tutor->past, &work->out);
        return;
    }
    const lele_problem problem = problem_of(position->layout, &hint);
    put_problem(job, &problem, &work->out);
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
                                .grain = 4096,
                                .json = job.options->json };
    return cli_tutor_run(call, &lesson);
}

const cli_command cli_command_hint = {
    .name = "hint",
    .summary = { "show the next step, at one of four levels", "提示下一步，分四个级别" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
