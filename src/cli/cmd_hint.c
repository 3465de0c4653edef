/* lele hint: the next step, as much of it as wanted. */
#include "cli/tutor.h"

struct options {
    const char *layout;
    int64_t threads, level;
    cli_list technique;
    bool json;
};

static const struct options defaults = { .level = LELE_HINT_WHY };

static const cli_option options[] = {
    { .name = "level",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, level),
      .value = "1-4",
      .min = LELE_HINT_NUDGE,
      .max = LELE_HINT_DO,
      .help = { "1 where to look, 2 technique and place, 3 the argument (default), 4 what to do",
                "1 看哪里，2 技巧与位置，3 完整推理（默认），4 怎么做" } },
    { .name = "technique",
      .kind = CLI_LIST,
      .target = offsetof(struct options, technique),
      .value = "NAME",
      .word_at = cli_technique_name_at,
      .help = { "use only these techniques; -NAME: all but this; +NAME: this too",
                "只用这些技巧；-NAME：不用这个；+NAME：另加这个" } },
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

struct job {
    const struct options *options;
    lele_technique_list list;
    lele_lang lang;
};

static void put_step(const struct job *job, const cli_tutor *tutor, lele_text *out)
{
    if (job->options->json) {
        lele_json json;
        lele_json_init(&json, out);
        lele_step_json(&tutor->step, &tutor->board, job->lang, &json);
    } else {
        lele_step_write(&tutor->step, &tutor->board, job->lang,
                        (lele_hint_level)job->options->level, out);
    }
    lele_text_add_char(out, '\n');
}

/* A sentence instead of a step. */
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
    lele_text_release(&sentence);
}

/* The first own digit that is wrong by the only solution of the givens; -1: none. */
static int wrong_digit(cli_tutor *tutor, const lele_position *position)
{
    const lele_solve_limits limits = { .max_solutions = 2 };
    lele_solve_result result;
    lele_solve(tutor->solver, &position->givens, &limits, NULL, NULL, &result);
    for (int cell = 0; result.solutions == 1 && cell < position->layout->cell_count; cell++)
        if (position->values.cell[cell] != 0 &&
            position->values.cell[cell] != result.first.cell[cell])
            return cell;
    return -1;
}

/* The first cell whose candidates lack the digit of the solution; -1: none. */
static int wrong_removal(const cli_tutor *tutor)
{
    for (int cell = 0; tutor->solutions == 1 && cell < tutor->board.layout->cell_count; cell++)
        if (tutor->board.grid.cell[cell] == 0 &&
            !lele_digits_has(tutor->board.candidates[cell], tutor->solution.cell[cell]))
            return cell;
    return -1;
}

/* What must be said before any step; false: nothing. */
static bool find_fault(cli_tutor *tutor, const lele_position *position, lele_problem *ret)
{
    lele_problem_init(ret);
    int cell = wrong_digit(tutor, position);
    if (cell >= 0) {
        ret->at = lele_cell_place(position->layout, cell);
        ret->digit = position->values.cell[cell];
        lele_problem_set(ret, LELE_E_WRONG_DIGIT);
        return true;
    }
    cell = wrong_removal(tutor);
    if (cell >= 0) {
        ret->at = lele_cell_place(position->layout, cell);
        ret->digit = tutor->solution.cell[cell];
        lele_problem_set(ret, LELE_E_WRONG_REMOVAL);
        return true;
    }
    return false;
}

static void teach(const void *data, cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    const struct job *job = data;
    lele_problem problem;
    cli_tutor_open(tutor, position, &job->list);
    if (find_fault(tutor, position, &problem)) {
        put_problem(job, &problem, &work->out);
        return;
    }
    if (tutor->solutions == 0) {
        lele_text_add(&work->out, job->options->json ? "{\"result\":\"none\"}\n" : "none\n");
        work->bad = true;
        return;
    }
    if (cli_tutor_next(tutor)) {
        put_step(job, tutor, &work->out);
        return;
    }
    lele_problem_init(&problem);
    lele_problem_set(&problem, LELE_E_NO_STEP);
    put_problem(job, &problem, &work->out);
}

static int run(const cli_call *call, const void *target)
{
    struct job job = { .options = target, .lang = call->lang };
    if (!cli_technique_list(call, &job.options->technique, &job.list))
        return CLI_STATUS_USAGE;
    const cli_lesson lesson = { .teach = teach,
                                .data = &job,
                                .layout = job.options->layout,
                                .threads = job.options->threads,
                                .grain = 4096,
                                .json = job.options->json };
    return cli_tutor_run(call, &lesson);
}

const cli_command cli_command_hint = {
    .name = "hint",
    .summary = { "the next step, as much of it as wanted", "下一步提示，要多少给多少" },
    .operands = "[FILE...]",
    .options = options,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
