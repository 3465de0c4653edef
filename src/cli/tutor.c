/* Positions made ready for teaching, see tutor.h. */
#include "cli/tutor.h"

#include <stdlib.h>
#include <string.h>

#include "cli/message.h"
#include "cli/verdict.h"

static void free_tutor(void *tool)
{
    cli_tutor *tutor = tool;
    lele_engine_free(tutor->engine);
    lele_solver_free(tutor->solver);
    lele_advisor_free(tutor->advisor);
    free(tutor);
}

static void *make_tutor(void *data, const lele_layout *layout, lele_problem *problem)
{
    (void)data;
    cli_tutor *tutor = calloc(1, sizeof *tutor);
    if (tutor != NULL) {
        tutor->engine = lele_engine_new(layout);
        tutor->solver = lele_solver_new(layout, NULL, NULL);
        if (tutor->engine != NULL && tutor->solver != NULL)
            return tutor;
        free_tutor(tutor);
    }
    lele_problem_set(problem, LELE_E_MEMORY);
    return NULL;
}

const cli_tool_kind cli_tutor_tools = { make_tutor, free_tutor, NULL };

struct school {
    const cli_lesson *lesson;
    lele_technique_list techniques;
};

struct worker {
    const struct school *school;
    cli_reader *reader;
};

static void work_line(void *state, cli_work *work, const cli_line *line)
{
    struct worker *worker = state;
    lele_position position;
    lele_problem problem;
    lele_problem_init(&problem);
    cli_tutor *tutor = NULL;
    if (cli_reader_read(worker->reader, line, &position, &problem) == LELE_OK)
        tutor = cli_reader_tool(worker->reader, position.layout, &problem);
    if (tutor == NULL) {
        cli_work_fail(work, line, &problem);
        return;
    }
    tutor->techniques = &worker->school->techniques;
    const cli_lesson *lesson = worker->school->lesson;
    lesson->teach(lesson->data, tutor, &position, work);
}

static void *open_worker(void *data)
{
    const struct school *school = data;
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->school = school;
    worker->reader = cli_reader_new(school->lesson->layout, NULL, &cli_tutor_tools);
    if (worker->reader != NULL)
        return worker;
    free(worker);
    return NULL;
}

static void close_worker(void *data, void *state)
{
    (void)data;
    struct worker *worker = state;
    cli_reader_free(worker->reader);
    free(worker);
}

/* Whether the names change a list instead of being one; none, or an empty one, change nothing. */
static bool is_change(const cli_list *names)
{
    const char first = names->count > 0 ? names->item[0][0] : '\0';
    return first == '\0' || first == '-' || first == '+';
}

/* Reads the techniques of --technique; false (and said) when one is unknown. */
static bool read_techniques(const cli_call *call, const cli_lesson *lesson,
                            lele_technique_list *ret)
{
    const cli_list *names = lesson->techniques;
    lele_text text;
    lele_text_init(&text);
    if (lesson->base != NULL && is_change(names))
        lele_text_add(&text, lesson->base);
    for (size_t i = 0; i < names->count; i++) {
        lele_text_add(&text, text.length == 0 ? "" : ",");
        lele_text_add(&text, names->item[i]);
    }
    lele_problem problem;
    lele_problem_init(&problem);
    const bool any = text.length > 0;
    if (!any)
        lele_technique_list_default(ret);
    const bool good = !any || lele_technique_list_read(ret, text.data, &problem) == LELE_OK;
    if (!good)
        cli_complain_value(call->lang, "--technique", problem.text, &problem);
    lele_text_release(&text);
    return good;
}

int cli_tutor_run(const cli_call *call, const cli_lesson *lesson)
{
    struct school school = { .lesson = lesson };
    if (!cli_layout_check(call, "--layout", lesson->layout) ||
        !read_techniques(call, lesson, &school.techniques))
        return CLI_STATUS_USAGE;
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .line = work_line,
        .data = &school,
        .threads = lesson->threads,
        .grain = lesson->grain,
        .json = lesson->json,
        .paragraphs = lesson->paragraphs,
    };
    return cli_pipeline_lines(call, &stage);
}

static uint64_t count_solutions(cli_tutor *tutor, const lele_grid *grid, lele_grid *first)
{
    const lele_solve_limits limits = { .max_solutions = 2 };
    lele_solve_result result;
    lele_solve(tutor->solver, grid, &limits, NULL, NULL, &result);
    if (result.solutions > 0)
        *first = result.first;
    return result.solutions;
}

/* The digits that the puzzle is made of. */
static const lele_grid *puzzle_of(cli_tutor *tutor, const lele_position *position)
{
    lele_grid ignored;
    const bool has_own = !lele_grid_equal(position->layout, &position->givens, &position->values);
    return has_own && count_solutions(tutor, &position->givens, &ignored) == 1 ? &position->givens
                                                                               : &position->values;
}

void cli_tutor_open(cli_tutor *tutor, const lele_position *position)
{
    lele_board_init_position(&tutor->board, position);
    tutor->solutions = count_solutions(tutor, &position->values, &tutor->solution);
    tutor->options.techniques = tutor->techniques;
    tutor->options.uniqueness =
        tutor->solutions == 1 ? LELE_UNIQUENESS_PROVED : LELE_UNIQUENESS_UNKNOWN;
    if (puzzle_of(tutor, position) == &position->values)
        tutor->board.givens = lele_cellset_minus(position->layout->all, tutor->board.places[0]);
}

lele_advisor *cli_tutor_advisor(cli_tutor *tutor, const lele_position *position)
{
    const lele_grid *puzzle = puzzle_of(tutor, position);
    if (tutor->advisor == NULL)
        tutor->advisor = lele_advisor_new(position->layout, puzzle);
    else
        lele_advisor_turn(tutor->advisor, puzzle);
    return tutor->advisor;
}

bool cli_tutor_next(cli_tutor *tutor)
{
    if (tutor->board.empty_count == 0)
        return false;
    if (lele_engine_next(tutor->engine, &tutor->board, &tutor->options, &tutor->step))
        return true;
    if (tutor->solutions != 1)
        return false;
    lele_step_brute_force(&tutor->board, &tutor->solution, &tutor->step);
    return true;
}

void cli_tutor_verdict(cli_work *work, const lele_position *position, uint64_t solutions)
{
    const char *verdict = cli_verdict_of(solutions)->word;
    work->bad = true;
    if (!work->json) {
        lele_text_add(&work->out, verdict);
        lele_text_add(&work->out, work->paragraphs ? "\n\n" : "\n");
        return;
    }
    lele_json json;
    lele_json_init(&json, &work->out);
    lele_json_object_begin(&json);
    cli_puzzle_json(position->layout, &position->values, &json);
    lele_json_key_string(&json, "result", verdict);
    lele_json_object_end(&json);
    lele_text_add_char(&work->out, '\n');
}

void cli_tutor_add_puzzle(lele_text *out, const lele_layout *layout, const lele_grid *grid)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(layout, grid, '.', line);
    lele_text_add_bytes(out, line, (size_t)layout->cell_count);
}

const char *cli_technique_name_at(size_t index)
{
    const lele_technique *technique = lele_technique_at(index);
    if (technique != NULL)
        return technique->name;
    return index == lele_technique_count() ? LELE_TECHNIQUE_ALL : NULL;
}

void cli_tutor_say(const lele_step *step, const lele_board *board, lele_lang lang,
                   lele_hint_level level, lele_text *out)
{
    lele_text lines;
    lele_text_init(&lines);
    lele_step_write(step, board, lang, level, &lines);
    const char *line = lines.data;
    for (const char *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        lele_text_add_bytes(out, line, (size_t)(end - line));
        if (lang != LELE_LANG_ZH)
            lele_text_add_char(out, ' ');
    }
    lele_text_add(out, line);
    lele_text_release(&lines);
}
