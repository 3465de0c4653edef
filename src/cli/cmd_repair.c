/*
 * lele repair: suggests corrections for mistyped puzzles.
 *
 * Each puzzle gives one line: `unique` if nothing is wrong; else `none` or `multiple` and the
 * corrections of a single cell, the likeliest first.  A puzzle with several solutions also gets a
 * small set of extra givens that make it unique.
 */
#include <stdlib.h>

#include "cli/pipeline.h"
#include "cli/reader.h"
#include "cli/rows.h"
#include "cli/verdict.h"

enum { SHOWN = 10 }; /* corrections in a line of text; JSON lists all of them */

struct options {
    int64_t threads;
    const char *layout;
    bool json;
};

static const cli_option options[] = {
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

struct worker {
    const struct options *options;
    cli_reader *reader;
    lele_repair_result result;
};

static void *make_repairer(void *data, const lele_layout *layout, lele_problem *problem)
{
    (void)data;
    return lele_repairer_new(layout, problem);
}

static void free_repairer(void *repairer)
{
    lele_repairer_free(repairer);
}

static void *open_worker(void *data)
{
    struct worker *worker = malloc(sizeof *worker);
    if (worker == NULL)
        return NULL;
    const cli_tool_kind kind = { make_repairer, free_repairer, NULL };
    worker->options = data;
    worker->reader = cli_reader_new(worker->options->layout, NULL, &kind);
    if (worker->reader != NULL) {
        cli_reader_allow_clues(worker->reader);
        return worker;
    }
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

/* Appends a correction: r1c2:5>7, with . for an empty cell. */
static void add_correction(const lele_layout *layout, const lele_correction *correction,
                           lele_text *out)
{
    const lele_place place = lele_cell_place(layout, correction->cell);
    lele_text_add_char(out, 'r');
    lele_text_add_int(out, place.row);
    lele_text_add_char(out, 'c');
    lele_text_add_int(out, place.column);
    lele_text_add_char(out, ':');
    lele_text_add_char(out, lele_cell_char(correction->from));
    lele_text_add_char(out, '>');
    lele_text_add_char(out, lele_cell_char(correction->to));
}

static const char *verdict_on(const lele_repair_result *result)
{
    return result->decided ? cli_verdict_of(result->solutions)->word
                           : lele_solutions_known_name(LELE_KNOWN_NOT);
}

static void add_line(const lele_layout *layout, const lele_repair_result *result, lele_text *out)
{
    lele_text_add(out, verdict_on(result));
    if (result->solutions == 1 && result->decided) {
        lele_text_add_char(out, '\n');
        return;
    }
    const size_t shown = result->correction_count < SHOWN ? result->correction_count : SHOWN;
    lele_text_add_char(out, '\t');
    for (size_t i = 0; i < shown; i++) {
        if (i > 0)
            lele_text_add_char(out, ' ');
        add_correction(layout, &result->corrections[i], out);
    }
    if (result->solutions > 1) {
        lele_text_add_char(out, '\t');
        for (size_t i = 0; i < result->extra_count; i++) {
            if (i > 0)
                lele_text_add_char(out, ' ');
            add_correction(layout, &result->extras[i], out);
        }
    }
    lele_text_add_char(out, '\n');
}

static void json_list(lele_json *json, const char *key, const lele_layout *layout,
                      const lele_correction *list, size_t count)
{
    lele_json_key(json, key);
    lele_json_array_begin(json);
    for (size_t i = 0; i < count; i++) {
        lele_text text;
        lele_text_init(&text);
        add_correction(layout, &list[i], &text);
        lele_json_string(json, text.data);
        cli_text_part_end(&text, json->out);
    }
    lele_json_array_end(json);
}

static void add_json(const lele_layout *layout, const lele_grid *puzzle,
                     const lele_repair_result *result, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    cli_puzzle_json(layout, puzzle, &json);
    lele_json_key_string(&json, "result", verdict_on(result));
    if (result->solutions != 1 || !result->decided) {
        json_list(&json, "corrections", layout, result->corrections, result->correction_count);
        lele_json_key_bool(&json, "complete", result->complete);
    }
    if (result->solutions > 1) {
        json_list(&json, "extra", layout, result->extras, result->extra_count);
        lele_json_key_bool(&json, "smallest", result->extra_is_smallest);
    }
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

/* Reads the cells of a plain line without checking the rules: broken rules are to be repaired. */
static bool read_raw(const struct worker *worker, const cli_line *line, lele_layout *layout,
                     lele_grid *grid)
{
    const lele_layout *named = cli_reader_layout(worker->reader);
    if (named != NULL)
        *layout = *named;
    else if (lele_layout_init(layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK)
        return false;
    uint64_t newlines = 0;
    if (line->rows != 0)
        return layout->size <= 9 &&
               cli_rows_read(layout, line->text, line->length, grid->cell, &newlines) != 0;
    return lele_grid_read(layout, line->text, line->length, grid, NULL) == LELE_OK;
}

static void work_line(void *state, cli_work *work, const cli_line *line)
{
    struct worker *worker = state;
    lele_problem problem;
    lele_problem_init(&problem);
    lele_position position;
    lele_layout layout;
    lele_repairer *repairer = NULL;
    const lele_error error = cli_reader_read(worker->reader, line, &position, &problem);
    if (error == LELE_OK) {
        layout = *position.layout;
        if (lele_grid_count(&layout, &position.givens) == 0)
            position.givens = position.values;
        repairer = cli_reader_tool(worker->reader, position.layout, &problem);
    } else if (error == LELE_E_CONFLICT && read_raw(worker, line, &layout, &position.givens)) {
        repairer = lele_repairer_new(&layout, &problem);
    }
    if (repairer == NULL) {
        cli_work_fail(work, line, &problem);
        return;
    }
    lele_repair(repairer, &position.givens, &worker->result);
    if (error == LELE_E_CONFLICT)
        lele_repairer_free(repairer);
    work->bad |= (worker->result.solutions != 1 || !worker->result.decided) &&
                 worker->result.correction_count == 0 && worker->result.extra_count == 0;
    if (worker->options->json)
        add_json(&layout, &position.givens, &worker->result, &work->out);
    else
        add_line(&layout, &worker->result, &work->out);
}

static int run(const cli_call *call, const void *target)
{
    struct options chosen = *(const struct options *)target;
    if (!cli_layout_check(call, "--layout", chosen.layout))
        return CLI_STATUS_USAGE;
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .line = work_line,
        .data = &chosen,
        .threads = chosen.threads,
        .grain = 1,
        .layout = chosen.layout,
        .json = chosen.json,
    };
    return cli_pipeline_lines(call, &stage);
}

const cli_command cli_command_repair = {
    .name = "repair",
    .summary = { "suggest corrections for mistyped puzzles", "为输错的题目提出更正建议" },
    .notes = { "Prints `unique`; or `none` or `multiple`, a tab, and up to ten corrections of a\n"
               "single cell, the likeliest first (r1c2:5>7; . is an empty cell).  After "
               "`multiple`\n"
               "another tab and extra givens that make the puzzle unique follow.  The exit status "
               "is\n"
               "1 if no correction was found for a puzzle.",
               "每题输出 unique；或者 none、multiple，再加制表符和至多十个只改一格的更正，\n"
               "最可能的在前（例如 r1c2:5>7，. 表示空格）。multiple 之后还有一个制表符，\n"
               "以及使解唯一所需补充的已知数。有题目找不到更正时，退出状态为 1。" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .run = run,
};
