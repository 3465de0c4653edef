/*
 * lele generate: new puzzles, each proved unique and checked for what was asked.
 * Here are its options; generate_job.c reads them, generate_work.c does the work.
 */
#include <stdlib.h>

#include "cli/generate.h"

static const cli_generate_options defaults = {
    .count = 1,
    .difficulty = -1,
    .fraction = -1,
    .rating = { -1, -1 },
    .clues = { -1, -1 },
    .holes = { -1, -1 },
};

static const char *level_at(size_t index)
{
    return index < LELE_LEVEL_COUNT ? lele_level_name((lele_level)index) : NULL;
}

static const char *shape_at(size_t index)
{
    return index < LELE_SHAPE_COUNT ? lele_shape_name((lele_shape)index) : NULL;
}

static const char *technique_at(size_t index)
{
    const lele_technique *technique = lele_technique_at(index);
    return technique != NULL ? technique->name : NULL;
}

static const cli_option options[] = {
    CLI_OPTION_NUMBER(cli_generate_options),
    { .name = "difficulty",
      .kind = CLI_WORD,
      .target = offsetof(cli_generate_options, difficulty),
      .value = "NAME",
      .word_at = level_at,
      .help = { "exactly this level", "恰好为此难度" } },
    { .name = "rating",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, rating),
      .value = "A-B",
      .min = 0,
      .max = 200,
      .decimals = 1,
      .help = { "the rating of the hardest step", "最难一步的评分" } },
    { .name = "technique",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, technique),
      .value = "NAME",
      .word_at = technique_at,
      .help = { "cannot be solved without it, and needs nothing harder",
                "必须用到此技巧，且无需更难的技巧" } },
    { .name = "train",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, train),
      .value = "NAME",
      .word_at = technique_at,
      .help = { "such a puzzle, solved up to the step with this technique",
                "同上，并已解到该技巧出现的那一步" } },
    { .name = "clues",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, clues),
      .value = "A-B",
      .min = 0,
      .max = LELE_MAX_CELLS,
      .help = { "the number of givens", "提示数个数" } },
    { .name = "holes",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, holes),
      .value = "A-B",
      .min = 0,
      .max = LELE_MAX_CELLS,
      .help = { "the number of empty cells", "空格个数" } },
    { .name = "row-frac",
      .kind = CLI_WORD,
      .target = offsetof(cli_generate_options, fraction),
      .value = "F",
      .words = cli_generate_fractions,
      .help = { "empty this part of every row (rounded down)", "每行挖去这一比例（向下取整）" } },
    { .name = "min-holes-per-box",
      .kind = CLI_NUMBER,
      .target = offsetof(cli_generate_options, box_holes),
      .value = "N",
      .min = 0,
      .max = LELE_MAX_SIZE,
      .help = { "at least so many empty cells in every box", "每宫至少这么多空格" } },
    { .name = "symmetry",
      .kind = CLI_WORD,
      .target = offsetof(cli_generate_options, symmetry),
      .value = "NAME",
      .word_at = shape_at,
      .help = { "of the pattern of givens", "提示数图案的对称" } },
    { .name = "minimal",
      .kind = CLI_FLAG,
      .target = offsetof(cli_generate_options, minimal),
      .help = { "no given can be left out", "任何提示数都不可省去" } },
    { .name = "pattern",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, pattern),
      .value = "CELLS",
      .help = { "givens in exactly these cells: one character a cell, . for empty",
                "提示数恰在这些格：每格一个字符，. 表示空" } },
    { .name = "solution",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, solution),
      .value = "CELLS",
      .help = { "with this solution", "以此为解" } },
    { .name = "layout",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, layout),
      .value = "NAME",
      .word_at = lele_layout_name_at,
      .help = { "the kind of grid (default: classic); jigsaw: a new map for every puzzle",
                "盘面种类（默认 classic）；jigsaw：每题一张新的锯齿图" } },
    { .name = "seed",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, seed),
      .value = "S",
      .help = { "any name, or a whole seed like 1:hard:classic:2026-11-15",
                "任意名字，或完整的种子，如 1:hard:classic:2026-11-15" } },
    CLI_OPTION_THREADS(cli_generate_options),
    CLI_OPTION_JSON(cli_generate_options),
    { .name = NULL },
};

/* Whether the options can stand together; says so where not. */
static bool check_options(const cli_call *call, const cli_generate_options *chosen)
{
    if (cli_generate_says_twice(chosen)) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--seed 1:...", .got = "--difficulty, --layout ..." });
        return false;
    }
    if (chosen->technique != NULL && chosen->train != NULL) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--technique", .got = "--train" });
        return false;
    }
    if (chosen->seed == NULL || cli_generate_seed_fits(chosen->seed))
        return true;
    lele_text want;
    lele_text_init(&want);
    cli_message_add(&want, call->lang, CLI_M_WANT_SEED, (cli_facts){ 0 });
    cli_complain(call->lang, CLI_M_VALUE,
                 (cli_facts){ .name = "--seed", .got = chosen->seed, .want = want.data });
    lele_text_release(&want);
    return false;
}

static void complain(const cli_call *call, const cli_generate_job *job, const lele_problem *problem)
{
    if (job->option != NULL)
        cli_complain_value(call->lang, job->option, job->value, problem);
    else
        cli_complain_problem(call->lang, problem);
}

static int run(const cli_call *call, const void *target)
{
    const cli_generate_options *chosen = target;
    if (!check_options(call, chosen))
        return CLI_STATUS_USAGE;
    lele_problem problem;
    lele_problem_init(&problem);
    cli_generate_job *job = calloc(1, sizeof *job);
    if (job == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    int status = CLI_STATUS_USAGE;
    if (cli_generate_read(chosen, job, &problem) == LELE_OK)
        status = cli_generate_work(call, job, (uint64_t)chosen->count, chosen->threads);
    else
        complain(call, job, &problem);
    free(job);
    return status;
}

const cli_command cli_command_generate = {
    .name = "generate",
    .summary = { "make new puzzles, each proved unique", "生成新题，每题都证明有唯一解" },
    .notes = { "The same seed gives the same puzzles on every machine, with any number of "
               "threads.\n"
               "A wish that was not met within the effort prints error; exit status 1.",
               "同一种子在任何机器上、用任意线程数都得到同样的题目。\n"
               "限定工作量内未能满足要求时输出 error，退出状态为 1。" },
    .options = options,
    .size = sizeof(cli_generate_options),
    .defaults = &defaults,
    .run = run,
};
