/*
 * lele solve: solves puzzles and proves each solution unique.  This file has the options and the
 * totals; see solve.h for the other files.
 */
#include <unistd.h>

#include "cli/journal.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/solve.h"

struct options {
    int algorithm, format;
    const char *layout;
    int64_t threads, limit, effort;
    bool check, count, all, first, candidates, stats, json;
};

enum { EFFORT = 8 };

static const struct options defaults = { .algorithm = -1, .effort = EFFORT };

static const cli_option options[] = {
    CLI_OPTION_ALGORITHM(struct options),
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    { .name = "check",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, check),
      .help = { "print unique, multiple or none instead of the solution",
                "不输出解，只输出 unique（唯一解）、multiple（多解）或 none（无解）" } },
    { .name = "count",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, count),
      .help = { "print the number of solutions", "输出解的个数" } },
    { .name = "all",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, all),
      .help = { "print every solution, one per line", "输出所有解，每行一个" } },
    { .name = "limit",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, limit),
      .value = "N",
      .min = 1,
      .max = INT64_MAX,
      .help = { "with --count and --all: stop after N solutions per puzzle",
                "与 --count 或 --all 合用：每题找到 N 个解就停止" } },
    { .name = "first",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, first),
      .help = { "print the first solution found and do not look for a second one",
                "输出找到的第一个解，不再查找第二个解" } },
    { .name = "candidates",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, candidates),
      .help = { "print the digits that each cell has in some solution, as a line of pencilmarks",
                "输出每格在某个解中出现的数字，写成一行候选数" } },
    { .name = "effort",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, effort),
      .value = "N",
      .min = 0,
      .max = 1000000,
      .help = { "the limit of the search for each puzzle, about N seconds; a puzzle that needs "
                "more is\nunknown, --count then prints a number with +, --all what it has found; "
                "0: no\nlimit (default: 8)",
                "每题搜索的上限，约 N 秒；超出时输出 unknown，--count 输出带 + 的个数，\n"
                "--all 输出已找到的解；0 表示不限（默认 8）" } },
    { .name = "stats",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, stats),
      .help = { "print totals on standard error at the end", "结束时在标准错误中输出总计" } },
    CLI_OPTION_FORMAT(struct options),
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

static void print_totals(const solve_totals *totals, double seconds)
{
    const uint64_t solved = totals->unique + totals->multiple + totals->none;
    const struct {
        const char *name;
        uint64_t value;
    } rows[] = {
        { "puzzles", totals->lines },
        { "unique", totals->unique },
        { "multiple", totals->multiple },
        { "none", totals->none },
        { "bad", totals->lines - solved },
        { "solutions", totals->solutions },
        { "guesses", totals->guesses },
        { "milliseconds", (uint64_t)(seconds * 1e3) },
        { "puzzles/s", (uint64_t)((double)totals->lines / (seconds > 0 ? seconds : 1)) },
    };
    lele_text out;
    lele_text_init(&out);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        lele_text_add(&out, rows[i].name);
        lele_text_add_char(&out, '\t');
        lele_text_add_int(&out, (int64_t)rows[i].value);
        lele_text_add_char(&out, '\n');
    }
    (void)cli_write(STDERR_FILENO, out.data, out.length);
    lele_text_release(&out);
}

/* Finds the mode.  Reports two modes at once, and --limit without --count or --all. */
static bool choose_mode(const cli_call *call, const struct options *chosen, solve_mode *ret)
{
    const struct {
        const char *name;
        solve_mode mode;
        bool chosen;
    } modes[] = {
        { "--check", SOLVE_CHECK, chosen->check },
        { "--first", SOLVE_FIRST, chosen->first },
        { "--candidates", SOLVE_CANDIDATES, chosen->candidates },
        { "--count", SOLVE_COUNT, chosen->count },
        { "--all", SOLVE_ALL, chosen->all },
    };
    const char *name = NULL;
    *ret = SOLVE_UNIQUE;
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        if (!modes[i].chosen)
            continue;
        if (name != NULL) {
            cli_complain(call->lang, CLI_M_EXCLUSIVE,
                         (cli_facts){ .name = name, .got = modes[i].name });
            return false;
        }
        name = modes[i].name;
        *ret = modes[i].mode;
    }
    if (chosen->limit != 0 && *ret < SOLVE_COUNT) {
        cli_complain(call->lang, CLI_M_NEEDS,
                     (cli_facts){ .name = "--limit", .want = "--count / --all" });
        return false;
    }
    return true;
}

/* Reports --format rows with an option whose output is no grid. */
static bool check_format(const cli_call *call, const struct options *chosen)
{
    const char *other = chosen->json    ? "--json"
                        : chosen->check ? "--check"
                        : chosen->count ? "--count"
                                        : NULL;
    if (chosen->format == CLI_FORMAT_LINE || other == NULL)
        return true;
    cli_complain(call->lang, CLI_M_EXCLUSIVE, (cli_facts){ .name = "--format rows", .got = other });
    return false;
}

/* Whether the algorithm supports the layout; if not, reports it. */
static bool check_algorithm(const cli_call *call, const char *layout, const char *algorithm)
{
    lele_layout built;
    lele_problem problem;
    lele_problem_init(&problem);
    if (lele_layout_init(&built, layout != NULL ? layout : LELE_LAYOUT_CLASSIC, &problem) ==
        LELE_OK) {
        lele_solver *solver = lele_solver_new(&built, algorithm, &problem);
        lele_solver_free(solver);
        if (solver != NULL)
            return true;
    }
    cli_complain_problem(call->lang, &problem);
    return false;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *chosen = target;
    solve_job job = { .layout = chosen->layout,
                      .threads = chosen->threads,
                      .limit = chosen->limit,
                      .max_work = (uint64_t)chosen->effort * LELE_WORK_SECOND,
                      .json = chosen->json,
                      .format = (cli_format)chosen->format };
    if (chosen->algorithm >= 0)
        job.algorithm = cli_algorithm_name_at((size_t)chosen->algorithm);
    if (!choose_mode(call, chosen, &job.mode) || !check_format(call, chosen) ||
        !cli_layout_check(call, "--layout", chosen->layout) ||
        !check_algorithm(call, chosen->layout, job.algorithm))
        return CLI_STATUS_USAGE;
    const cli_stage stage = {
        .open = solve_worker_open,
        .close = solve_worker_close,
        .piece = solve_worker_piece,
        .data = &job,
        .threads = chosen->threads,
        .grain = SOLVE_GRAIN,
        .layout = chosen->layout,
        .json = chosen->json,
        .paragraphs = job.format == CLI_FORMAT_ROWS,
    };
    const double start = cli_seconds();
    const bool tree =
        job.mode >= SOLVE_COUNT && call->journal != NULL && call->journal->bulk->shard != NULL;
    const int status = tree ? solve_tree(call, &job) : cli_pipeline_lines(call, &stage);
    if (chosen->stats)
        print_totals(&job.totals, cli_seconds() - start);
    return status;
}

const cli_command cli_command_solve = {
    .name = "solve",
    .summary = { "solve puzzles and prove each solution unique", "解题，并证明解唯一" },
    .notes = { "Prints the solution of each puzzle; `none` if it has no solution, `multiple` if it "
               "has\n"
               "several (see --first and --all), `unknown` if the search did not decide within "
               "--effort,\n"
               "`error` if the line is not a puzzle.",
               "每题输出它的解；无解输出 none；多解输出 multiple（可用 --first 或 --all 查看）；\n"
               "在 --effort 之内不能判定时输出 unknown；不是题目的行输出 error。" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
