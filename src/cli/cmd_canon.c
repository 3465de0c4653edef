/*
 * lele canon: prints the smallest equivalent puzzle or grid.  Duplicates in a collection can then
 * be found with sort and uniq.
 */
#include <stdlib.h>

#include "cli/output.h"
#include "cli/pipeline.h"
#include "cli/reader.h"

struct options {
    int64_t threads;
    bool automorphisms, form;
};

static const cli_option options[] = {
    { .name = "automorphisms",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, automorphisms),
      .help = { "also print, after a tab, how many transformations leave the puzzle unchanged",
                "在制表符后再输出使题目不变的变换的个数" } },
    { .name = "form",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, form),
      .help = { "print the number of the canonical form and read nothing; another number, other "
                "forms",
                "只输出标准形的编号，不读取题目；编号不同，标准形也不同" } },
    CLI_OPTION_THREADS(struct options),
    { .name = NULL },
};

struct worker {
    const struct options *options;
    cli_reader *reader;
    lele_layout classic;
    lele_canon *canon;
};

static void *make_canon(void *data, const lele_layout *layout, lele_problem *problem)
{
    (void)data;
    return lele_canon_new(layout, problem);
}

static void free_canon(void *canon)
{
    lele_canon_free(canon);
}

static void close_worker(void *data, void *state)
{
    (void)data;
    struct worker *worker = state;
    cli_reader_free(worker->reader);
    lele_canon_free(worker->canon);
    free(worker);
}

static void *open_worker(void *data)
{
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    const cli_tool_kind kind = { make_canon, free_canon, NULL };
    worker->options = data;
    worker->reader = cli_reader_new(NULL, NULL, &kind);
    if (lele_layout_init(&worker->classic, LELE_LAYOUT_CLASSIC, NULL) == LELE_OK)
        worker->canon = lele_canon_new(&worker->classic, NULL);
    if (worker->reader != NULL && worker->canon != NULL)
        return worker;
    close_worker(NULL, worker);
    return NULL;
}

/* Reads a line that is not plain classic cells. */
static lele_error read_other(struct worker *worker, const cli_line *line, lele_grid *ret,
                             lele_problem *problem)
{
    lele_position position;
    const lele_error error = cli_reader_read(worker->reader, line, &position, problem);
    if (error != LELE_OK)
        return error;
    if (cli_reader_tool(worker->reader, position.layout, problem) == NULL)
        return problem->code; /* not classic */
    const bool has_givens = lele_grid_count(position.layout, &position.givens) != 0;
    *ret = has_givens ? position.givens : position.values;
    return LELE_OK;
}

static void work_line(void *state, cli_work *work, const cli_line *line)
{
    struct worker *worker = state;
    lele_problem problem;
    lele_problem_init(&problem);
    lele_grid grid;
    const bool plain =
        lele_grid_read(&worker->classic, line->text, line->length, &grid, NULL) == LELE_OK;
    const lele_error error = plain ? lele_grid_check(&worker->classic, &grid, &problem)
                                   : read_other(worker, line, &grid, &problem);
    if (error != LELE_OK) {
        cli_work_fail(work, line, &problem);
        return;
    }
    const uint64_t count = lele_canon_form(worker->canon, &grid, &grid);
    char cells[LELE_MAX_CELLS];
    lele_grid_write(&worker->classic, &grid, '.', cells);
    lele_text_add_bytes(&work->out, cells, (size_t)worker->classic.cell_count);
    if (worker->options->automorphisms) {
        lele_text_add_char(&work->out, '\t');
        lele_text_add_int(&work->out, (int64_t)count);
    }
    lele_text_add_char(&work->out, '\n');
}

static int print_form(const cli_call *call)
{
    lele_text out;
    lele_text_init(&out);
    lele_text_add_int(&out, LELE_CANON_FORM);
    lele_text_add_char(&out, '\n');
    const int status = cli_print(call->lang, &out);
    lele_text_release(&out);
    return status;
}

static int run(const cli_call *call, const void *target)
{
    struct options chosen = *(const struct options *)target;
    if (chosen.form)
        return print_form(call);
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .line = work_line,
        .data = &chosen,
        .threads = chosen.threads,
    };
    return cli_pipeline_lines(call, &stage);
}

const cli_command cli_command_canon = {
    .name = "canon",
    .summary = { "print the smallest equivalent puzzle or grid", "输出等价题目中最小的一个" },
    .notes = { "Two puzzles are equivalent if renaming digits, transposing, and permuting rows,\n"
               "columns, bands and stacks turns one into the other.  The smallest one has the "
               "smallest\n"
               "pattern of givens and among those the smallest digits; an empty cell counts as "
               "less\n"
               "than a given.  Classic grids only.",
               "两道题等价，是指经过数字换名、转置，以及行、列、大行、大列的置换，可以把一道变成另"
               "一道。\n"
               "先比较已知数的分布（空格小于已知数），再比较数字。只支持标准 9×9 数独。" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .run = run,
};
