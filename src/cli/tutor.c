/* Positions made ready for teaching, see tutor.h. */
#include "cli/tutor.h"

#include <stdlib.h>
#include <string.h>

#include "cli/message.h"
#include "cli/verdict.h"

struct school {
    const cli_lesson *lesson;
    cli_tutor_rules rules;
};

struct worker {
    const cli_lesson *lesson;
    cli_reader *reader;
};

static void free_tutor(void *tool)
{
    cli_tutor *tutor = tool;
    lele_advisor_free(tutor->advisor);
    lele_se_free(tutor->se);
    lele_canon_free(tutor->canon);
    lele_solver_free(tutor->solver);
    free(tutor);
}

static bool equip(cli_tutor *tutor, const lele_layout *layout, const cli_tutor_rules *rules)
{
    tutor->advisor = lele_advisor_new(layout, NULL);
    if (tutor->advisor == NULL)
        return false;
    lele_advisor_use(tutor->advisor, &rules->techniques);
    lele_advisor_limit_work(tutor->advisor, rules->max_work);
    tutor->options.techniques = &rules->techniques;
    tutor->engine = lele_advisor_engine(tutor->advisor);
    return tutor->engine != NULL;
}

static void *make_tutor(void *data, const lele_layout *layout, lele_problem *problem)
{
    cli_tutor *tutor = calloc(1, sizeof *tutor);
    if (tutor != NULL) {
        if (equip(tutor, layout, data))
            return tutor;
        free_tutor(tutor);
    }
    lele_problem_set(problem, LELE_E_MEMORY);
    return NULL;
}

cli_tool_kind cli_tutor_kind(cli_tutor_rules *rules)
{
    return (cli_tool_kind){ .make = make_tutor, .free = free_tutor, .data = rules };
}

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
        (worker->lesson->skips_bad ? cli_work_skip : cli_work_fail)(work, line, &problem);
        return;
    }
    tutor->line = line;
    worker->lesson->teach(worker->lesson->data, tutor, &position, work);
}

static void *open_worker(void *data)
{
    struct school *school = data;
    const cli_tool_kind tutors = cli_tutor_kind(&school->rules);
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->lesson = school->lesson;
    worker->reader = cli_reader_new(school->lesson->layout, NULL, &tutors);
    if (worker->reader != NULL)
        cli_reader_allow_clues(worker->reader);
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
    const bool any = text.length > 0 && !text.failed;
    if (!any)
        lele_technique_list_default(ret);
    const bool good = !any || lele_technique_list_read(ret, text.data, &problem) == LELE_OK;
    if (!good && !text.failed)
        cli_complain_value(call->lang, "--technique", problem.text, &problem);
    cli_text_end(&text);
    return good;
}

int cli_tutor_run(const cli_call *call, const cli_lesson *lesson)
{
    struct school school = { .lesson = lesson,
                             .rules.max_work = (uint64_t)lesson->effort * LELE_WORK_SECOND };
    if (!cli_layout_check(call, "--layout", lesson->layout) ||
        !read_techniques(call, lesson, &school.rules.techniques))
        return CLI_STATUS_USAGE;
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .line = work_line,
        .data = &school,
        .threads = lesson->threads,
        .grain = lesson->grain,
        .layout = lesson->layout,
        .json = lesson->json,
        .paragraphs = lesson->paragraphs,
        .in_order = lesson->in_order,
        .order = lesson->order,
        .skips_bad = lesson->skips_bad,
    };
    return cli_pipeline_lines(call, &stage);
}

static bool is_part_of(const lele_layout *layout, const lele_grid *values, const lele_grid *whole)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (values->cell[cell] != 0 && values->cell[cell] != whole->cell[cell])
            return false;
    return true;
}

/* With digits of the player's own the givens come first: where they fix the solution, the values
 * have that one or none. */
static bool open_givens(cli_tutor *tutor, const lele_position *position)
{
    if (lele_grid_equal(position->layout, &position->givens, &position->values))
        return false;
    lele_advisor_turn(tutor->advisor, &position->givens);
    tutor->known = lele_advisor_known(tutor->advisor);
    const lele_grid *solution = lele_advisor_solution(tutor->advisor);
    if (solution != NULL && !is_part_of(position->layout, &position->values, solution))
        tutor->known = LELE_KNOWN_NONE;
    return solution != NULL || tutor->known == LELE_KNOWN_NOT;
}

static void open_values(cli_tutor *tutor, const lele_position *position)
{
    lele_advisor_turn(tutor->advisor, &position->values);
    tutor->known = lele_advisor_known(tutor->advisor);
    tutor->board.givens = lele_cellset_minus(position->layout->all, tutor->board.places[0]);
}

void cli_tutor_open(cli_tutor *tutor, const lele_position *position)
{
    lele_board_init_position(&tutor->board, position);
    if (!open_givens(tutor, position))
        open_values(tutor, position);
    tutor->options.uniqueness =
        tutor->known == LELE_KNOWN_ONE ? LELE_UNIQUENESS_PROVED : LELE_UNIQUENESS_UNKNOWN;
}

void cli_tutor_recall(cli_tutor *tutor, const lele_position *position)
{
    lele_past_init(&tutor->past);
    if (position->has_candidates)
        lele_past_add_board(&tutor->past, &tutor->board,
                            (lele_removal){ LELE_REMOVAL_INPUT, 0, 0 });
}

void cli_tutor_take(cli_tutor *tutor, int number)
{
    lele_past_add_step(&tutor->past, &tutor->step, number);
    lele_step_apply(&tutor->step, &tutor->board);
}

void cli_tutor_verdict(cli_work *work, const lele_position *position, lele_solutions_known known)
{
    const char *verdict = known == LELE_KNOWN_NOT
                              ? lele_solutions_known_name(known)
                              : cli_verdict_of(known == LELE_KNOWN_NONE ? 0 : 2)->word;
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

void cli_tutor_say(const lele_step *step, const lele_board *board, const lele_past *past,
                   lele_lang lang, lele_hint_level level, lele_text *out)
{
    lele_text lines;
    lele_text_init(&lines);
    lele_step_write_past(step, board, past, lang, level, &lines);
    const char *line = lines.data;
    for (const char *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        lele_text_add_bytes(out, line, (size_t)(end - line));
        if (lang != LELE_LANG_ZH)
            lele_text_add_char(out, ' ');
    }
    lele_text_add(out, line);
    cli_text_part_end(&lines, out);
}
