/*
 * lele dataset: makes a table of puzzles with what is known about each, for people who analyse them or
 * train models.
 */
#include <stdio.h>
#include <string.h>

#include "cli/dataset.h"
#include "cli/journal.h"
#include "cli/message.h"

struct options {
    const char *layout, *split;
    int64_t threads, effort;
    int format;
    bool keep_duplicates, no_se, trace;
};

enum { GUESSES = 1 }; /* the limit of the search that counts guesses, in seconds of work */

static const struct options defaults = { .effort = CLI_TUTOR_EFFORT };

static const char *const formats[] = { [DATASET_CSV] = "csv", [DATASET_JSONL] = "jsonl", NULL };

static const cli_option options[] = {
    { .name = "format",
      .kind = CLI_WORD,
      .target = offsetof(struct options, format),
      .value = "NAME",
      .words = formats,
      .help = { "csv: a header and comma-separated values; jsonl: a JSON object per line",
                "csv：首行为列名，逗号分隔；jsonl：每行一个 JSON 对象" } },
    { .name = "split",
      .kind = CLI_STRING,
      .target = offsetof(struct options, split),
      .value = "NAME=WEIGHT,...",
      .help = { "add a column with the part of each puzzle (train=80,test=20); equivalent puzzles\n"
                "are always in the same part",
                "增加一列，写明每题所属的部分（如 train=80,test=20）；等价的题目总在同一部分" } },
    { .name = "keep-duplicates",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, keep_duplicates),
      .help = { "keep puzzles that are equivalent to an earlier one",
                "保留与前面题目等价的题目" } },
    { .name = "trace",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, trace),
      .help = { "add a column with every step of the solution", "增加一列，列出解题的每一步" } },
    { .name = "no-se",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, no_se),
      .help = { "leave out Sudoku Explainer's numbers, which take most of the time",
                "不计算 Sudoku Explainer 的评分（它最费时间）" } },
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    CLI_OPTION_EFFORT(struct options),
    { .name = NULL },
};

struct job {
    const struct options *options;
    dataset_split split;
    dataset_order order;
};

/* Skips a line that does not belong into the table, with a message. */
static void skip(cli_tutor *tutor, cli_work *work)
{
    static const lele_error errors[] = { [LELE_KNOWN_NONE] = LELE_E_NO_SOLUTION,
                                         [LELE_KNOWN_SEVERAL] = LELE_E_SEVERAL_SOLUTIONS,
                                         [LELE_KNOWN_NOT] = LELE_E_LIMIT };
    lele_problem problem;
    lele_problem_init(&problem);
    lele_problem_set(&problem, errors[tutor->known]);
    cli_work_warn(work, tutor->line, &problem);
    work->bad = true;
}

/* Tools of the tutor that only data sets need; false when memory is short. */
static bool equip(cli_tutor *tutor, const lele_layout *layout)
{
    if (tutor->solver == NULL)
        tutor->solver = lele_solver_new(layout, "gbfs", NULL);
    if (!lele_layout_is_classic(layout))
        return tutor->solver != NULL;
    if (tutor->canon == NULL)
        tutor->canon = lele_canon_new(layout, NULL);
    if (tutor->se == NULL && lele_se_new(layout, &tutor->se) != LELE_OK)
        return false;
    return tutor->solver != NULL && tutor->canon != NULL;
}

static void identify(cli_tutor *tutor, dataset_row *row)
{
    const lele_layout *layout = row->position->layout;
    const bool classic = lele_layout_is_classic(layout);
    char line[LELE_MAX_CELLS], hex[CLI_SHA256_SIZE];
    cli_sha256 hash;
    cli_sha256_init(&hash);
    row->automorphisms = classic ? lele_canon_form(tutor->canon, row->puzzle, &row->canonical) : 0;
    lele_grid_write(layout, classic ? &row->canonical : row->puzzle, '.', line);
    if (!classic) {
        cli_sha256_add(&hash, layout->name, strlen(layout->name));
        cli_sha256_add(&hash, ":", 1);
    }
    cli_sha256_add(&hash, line, (size_t)layout->cell_count);
    cli_sha256_text(&hash, hex);
    memcpy(row->id, hex, DATASET_ID);
    row->id[DATASET_ID] = '\0';
}

static void add_mark(const lele_layout *layout, const lele_mark *mark, const char *sign,
                     lele_text *out)
{
    char name[LELE_CELL_NAME_SIZE];
    lele_digits left = mark->digits;
    lele_cell_name(layout, mark->cell, name);
    lele_text_add_char(out, ' ');
    lele_text_add(out, name);
    lele_text_add(out, sign);
    for (int digit; (digit = lele_digits_pop(&left)) != 0;)
        lele_text_add_char(out, lele_digit_char(digit));
}

/* "naked-pair R1C2<>37 R1C5<>3; full-house R1C1=5" */
static bool add_step(void *data, const lele_board *before, const lele_step *step)
{
    lele_text *out = data;
    lele_text_add(out, out->length == 0 ? "" : "; ");
    lele_text_add(out, lele_technique_at(step->technique)->name);
    for (int i = 0; i < step->placement_count; i++)
        add_mark(before->layout, &step->placements[i], "=", out);
    for (int i = 0; i < step->elimination_count; i++)
        add_mark(before->layout, &step->eliminations[i], "<>", out);
    return true;
}

static void rate(const struct options *given, cli_tutor *tutor, dataset_row *row, lele_text *trace)
{
    lele_solve_result result;
    const lele_solve_limits limits = { .max_solutions = 1,
                                       .max_work = (uint64_t)GUESSES * LELE_WORK_SECOND };
    lele_rate(tutor->engine, &tutor->board, &tutor->options, trace != NULL ? add_step : NULL, trace,
              &row->rating);
    lele_solve(tutor->solver, row->puzzle, &limits, NULL, NULL, &result);
    row->guesses = result.guesses;
    row->se.hardest = NULL;
    const lele_se_options se = { .max_work = (uint64_t)given->effort * LELE_SE_SECOND };
    if (given->no_se || tutor->se == NULL ||
        lele_se_rate(tutor->se, &tutor->board, &se, &row->se) != LELE_OK ||
        row->se.end == LELE_SE_STOPPED)
        row->se.hardest = NULL;
}

static void write_row(const struct job *job, cli_tutor *tutor, dataset_row *row, cli_work *work)
{
    lele_text trace;
    lele_text_init(&trace);
    rate(job->options, tutor, row, job->options->trace ? &trace : NULL);
    row->steps = job->options->trace ? trace.data : NULL;
    identify(tutor, row);
    if (job->options->split != NULL)
        row->part = dataset_split_of(&job->split, row->id);
    lele_text_add(&work->out, row->id);
    dataset_row_add(row, (dataset_format)job->options->format, &work->out);
    cli_text_part_end(&trace, &work->out);
}

static void teach(const void *data, cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    const bool has_givens = lele_grid_count(position->layout, &position->givens) != 0;
    lele_position start = *position; /* without digits of a player and notes */
    lele_position_from_grid(&start, position->layout,
                            has_givens ? &position->givens : &position->values);
    cli_tutor_open(tutor, &start);
    if (tutor->known != LELE_KNOWN_ONE) {
        skip(tutor, work);
        return;
    }
    if (!equip(tutor, start.layout)) {
        work->out.failed = true;
        return;
    }
    dataset_row row = { .position = &start,
                        .puzzle = &start.givens,
                        .solution = lele_advisor_solution(tutor->advisor) };
    write_row(data, tutor, &row, work);
}

/* Whether a run with these options can be cut: duplicates are known only to who sees all rows. */
static bool check_cut(const cli_call *call, const struct options *given)
{
    if (given->keep_duplicates || !cli_journal_cuts(call->journal))
        return true;
    cli_complain(call->lang, CLI_M_NEEDS,
                 (cli_facts){ .name = "--shard / --resume", .want = "--keep-duplicates" });
    return false;
}

static bool read_split(const cli_call *call, const struct options *given, dataset_split *ret)
{
    if (given->split == NULL || dataset_split_read(given->split, ret))
        return true;
    lele_text want;
    lele_text_init(&want);
    cli_message_add(&want, call->lang, CLI_M_WANT_SPLIT, (cli_facts){ 0 });
    cli_complain(call->lang, CLI_M_VALUE, (cli_facts){ "--split", given->split, want.data });
    cli_text_end(&want);
    return false;
}

/* Whether this call writes the start of the table. */
static bool is_start(const cli_journal *journal)
{
    if (journal == NULL)
        return true;
    const bool first =
        journal->shard.count != 0 ? journal->shard.index == 1 : journal->shard.first == 1;
    return first && (!journal->has_found || journal->found.bytes == 0);
}

static int run(const cli_call *call, const void *target)
{
    struct job job = { .options = target };
    const dataset_row sample = { .part = job.options->split,
                                 .steps = job.options->trace ? "" : NULL };
    if (!check_cut(call, job.options) || !read_split(call, job.options, &job.split))
        return CLI_STATUS_USAGE;
    job.order =
        (dataset_order){ .header = job.options->format == DATASET_CSV && is_start(call->journal),
                         .keeps_duplicates = job.options->keep_duplicates,
                         .sample = &sample };
    lele_text_init(&job.order.room);
    const cli_list techniques = { .count = 0 };
    const cli_lesson lesson = { .teach = teach,
                                .data = &job,
                                .layout = job.options->layout,
                                .threads = job.options->threads,
                                .techniques = &techniques,
                                .effort = job.options->effort,
                                .grain = 8192,
                                .in_order = dataset_order_rows,
                                .order = &job.order,
                                .skips_bad = true };
    const int status = cli_tutor_run(call, &lesson);
    dataset_order_release(&job.order);
    return status;
}

const cli_command cli_command_dataset = {
    .name = "dataset",
    .summary = { "make a table of puzzles: solution, difficulty, techniques, canonical id",
                 "生成题目数据表：解、难度、技巧、标准形编号" },
    .notes = { "Puzzles that are equivalent to an earlier one are left out, and so are lines that "
               "are "
               "no\npuzzle with one solution, with a message.  The table does not depend on the "
               "number of threads.",
               "与前面题目等价的题目不再列出；不是唯一解题目的行会报告并跳过。\n"
               "结果与线程数无关。" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
