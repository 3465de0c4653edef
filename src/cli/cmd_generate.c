/*
 * lele generate: makes puzzles, each proved unique and checked against the options.
 * This file has the options; generate_job.c reads them, generate_work.c makes the puzzles.
 */
#include <stdlib.h>

#include "cli/generate.h"
#include "cli/journal.h"

static const cli_generate_options defaults = {
    .effort = 5,
    .count = 1,
    .difficulty = -1,
    .fraction = -1,
    .rating = { -1, -1 },
    .clues = { -1, -1 },
    .holes = { -1, -1 },
    .cage_size = { -1, -1 },
    .uncovered = { -1, -1 },
    .blank_cages = { -1, -1 },
    .to = -1,
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

static const char *kind_at(size_t index)
{
    return index < LELE_KIND_COUNT ? lele_kind_name((lele_kind)index) : NULL;
}

static const char *codec_at(size_t index)
{
    const lele_codec *codec = lele_codec_at(index);
    return codec != NULL ? lele_codec_name(codec) : NULL;
}

static const cli_option options[] = {
    CLI_OPTION_NUMBER(cli_generate_options),
    { .name = "difficulty",
      .kind = CLI_WORD,
      .target = offsetof(cli_generate_options, difficulty),
      .value = "NAME",
      .word_at = level_at,
      .help = { "the level, exactly", "难度级别，恰好为此级" } },
    { .name = "rating",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, rating),
      .value = "A-B",
      .min = 0,
      .max = 200,
      .decimals = 1,
      .help = { "the range for the rating of the hardest step", "最难一步的评分范围" } },
    { .name = "scale",
      .kind = CLI_WORD,
      .target = offsetof(cli_generate_options, scale),
      .value = "NAME",
      .word_at = cli_scale_at,
      .help = { "the scale of --rating; se: Sudoku Explainer's ER, classic only (default: lele)",
                "--rating 的标准；se 即 Sudoku Explainer 的 ER，仅限标准数独（默认 lele）" } },
    { .name = "technique",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, technique),
      .value = "NAME",
      .word_at = technique_at,
      .help = { "easier techniques do not solve the puzzle, but with this one they do",
                "只用更容易的技巧解不出，加上此技巧就能解出" } },
    { .name = "train",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, train),
      .value = "NAME",
      .word_at = technique_at,
      .help = { "such a puzzle, solved up to the step that needs this technique",
                "同上，并已解到需要此技巧的那一步" } },
    { .name = "clues",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, clues),
      .value = "A-B",
      .min = 0,
      .max = LELE_MAX_CELLS,
      .help = { "the number of givens", "已知数个数" } },
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
      .help = { "the fraction of empty cells in every row, rounded down",
                "每行空格的比例，向下取整" } },
    { .name = "min-holes-per-box",
      .kind = CLI_NUMBER,
      .target = offsetof(cli_generate_options, box_holes),
      .value = "N",
      .min = 0,
      .max = LELE_MAX_SIZE,
      .help = { "the least number of empty cells in every box", "每宫空格的最少个数" } },
    { .name = "symmetry",
      .kind = CLI_WORD,
      .target = offsetof(cli_generate_options, symmetry),
      .value = "NAME",
      .word_at = shape_at,
      .help = { "the symmetry of the pattern of givens", "已知数图案的对称性" } },
    { .name = "minimal",
      .kind = CLI_FLAG,
      .target = offsetof(cli_generate_options, minimal),
      .help = { "no given can be removed without losing uniqueness",
                "去掉任何一个已知数，解都不再唯一" } },
    { .name = "pattern",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, pattern),
      .value = "CELLS",
      .help = { "givens in exactly these cells: one character per cell, . for empty",
                "已知数恰好在这些格里：每格一个字符，. 表示空格" } },
    { .name = "solution",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, solution),
      .value = "CELLS",
      .help = { "the solution of the puzzle", "题目的解" } },
    { .name = "kind",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, kind),
      .value = "NAMES",
      .word_at = kind_at,
      .help = { "clues besides the givens, of which there are then as few as possible; several\n"
                "kinds with + between them",
                "除已知数外的线索种类，已知数则尽量少；多种之间用 + 连接" } },
    { .name = "cage-size",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, cage_size),
      .value = "A-B",
      .min = 1,
      .max = LELE_MAX_SIZE,
      .help = { "of a killer: the cells of a cage (default: from 2 on, by the level)",
                "杀手数独：每个笼的格数（默认从 2 起，上限随难度）" } },
    { .name = "dominoes",
      .kind = CLI_NUMBER,
      .target = offsetof(cli_generate_options, dominoes),
      .value = "N",
      .min = 1,
      .max = 100,
      .help = { "of a killer: at most N per cent of the cages have two cells (default: 50, from\n"
                "hard on 33)",
                "杀手数独：两格的笼至多占百分之 N（默认 50，hard 起为 33）" } },
    { .name = "uncovered",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, uncovered),
      .value = "A-B",
      .min = 0,
      .max = LELE_MAX_CELLS,
      .help = { "of a killer: the number of cells in no cage (default: 0)",
                "杀手数独：不在任何笼里的格数（默认 0）" } },
    { .name = "blank-cages",
      .kind = CLI_RANGE,
      .target = offsetof(cli_generate_options, blank_cages),
      .value = "A-B",
      .min = 0,
      .max = LELE_MAX_CELLS,
      .help = { "of a killer: the number of cages without a total (default: 0)",
                "杀手数独：不写和数的笼的个数（默认 0）" } },
    { .name = "some-marks",
      .kind = CLI_FLAG,
      .target = offsetof(cli_generate_options, some_marks),
      .help = { "of kropki and xv: not all dots, Xs and Vs are shown, so a missing one says\n"
                "nothing",
                "黑白点与 XV：不全部标出，未标之处不含信息" } },
    { .name = "to",
      .kind = CLI_WORD,
      .target = offsetof(cli_generate_options, to),
      .value = "NAME",
      .word_at = codec_at,
      .help = { "the format to write, as of lele convert (default: the cells, with clues the\n"
                "format clues)",
                "输出格式，同 lele convert（默认只写各格，有线索时为 clues 格式）" } },
    { .name = "layout",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, layout),
      .value = "NAME",
      .word_at = lele_layout_name_at,
      .help = { "the layout (default: classic); jigsaw makes a new map for every puzzle",
                "盘面种类（默认 classic）；jigsaw 为每题生成一张新的锯齿图" } },
    { .name = "seed",
      .kind = CLI_STRING,
      .target = offsetof(cli_generate_options, seed),
      .value = "S",
      .help = { "any name, or a whole seed like 2:hard:classic:2026-11-15",
                "任意名字，或完整的种子，例如 2:hard:classic:2026-11-15" } },
    CLI_OPTION_THREADS(cli_generate_options),
    { .name = "effort",
      .kind = CLI_NUMBER,
      .target = offsetof(cli_generate_options, effort),
      .value = "N",
      .min = 0,
      .max = 1000000,
      .help = { "give up a puzzle after about N seconds; counted, so the result never depends on\n"
                "the machine; 0: only the limit of the seed, minutes for rare wishes (default: 5)",
                "每题约 N 秒后放弃；按工作量计算，结果与机器快慢无关；\n"
                "0 表示只受种子自身的上限约束，罕见的要求可能需要数分钟（默认 5）" } },
    CLI_OPTION_JSON(cli_generate_options),
    { .name = NULL },
};

static bool check_clues(const cli_call *call, const cli_generate_options *chosen)
{
    const cli_facts needs = { .name = "--cage-size, --dominoes, --uncovered, --blank-cages, "
                                      "--some-marks",
                              .want = "--kind" };
    if (chosen->kind == NULL && cli_generate_has_clues(chosen)) {
        cli_complain(call->lang, CLI_M_NEEDS, needs);
        return false;
    }
    if (chosen->kind == NULL || chosen->pattern == NULL)
        return true;
    cli_complain(call->lang, CLI_M_EXCLUSIVE, (cli_facts){ .name = "--kind", .got = "--pattern" });
    return false;
}

/* Whether the options are compatible; if not, reports which exclude each other. */
static bool check_options(const cli_call *call, const cli_generate_options *chosen)
{
    if (chosen->seed == NULL && cli_journal_cuts(call->journal)) {
        (void)cli_complain_seed(call->lang);
        return false;
    }
    if (cli_generate_says_twice(chosen)) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--seed N:...", .got = "--difficulty, --layout ..." });
        return false;
    }
    if (chosen->technique != NULL && chosen->train != NULL) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--technique", .got = "--train" });
        return false;
    }
    if (!check_clues(call, chosen))
        return false;
    if (chosen->scale != LELE_SCALE_LELE && chosen->rating.low < 0) {
        cli_complain(call->lang, CLI_M_NEEDS, (cli_facts){ .name = "--scale", .want = "--rating" });
        return false;
    }
    if (chosen->seed == NULL || cli_generate_seed_fits(chosen->seed))
        return true;
    lele_text want;
    lele_text_init(&want);
    cli_message_add(&want, call->lang, CLI_M_WANT_SEED, (cli_facts){ 0 });
    cli_complain(call->lang, CLI_M_VALUE,
                 (cli_facts){ .name = "--seed", .got = chosen->seed, .want = want.data });
    cli_text_end(&want);
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
    .summary = { "make new puzzles, each proved unique", "生成新题，逐题证明解唯一" },
    .notes = { "The same seed gives the same puzzles on every machine and with any number of "
               "threads.\n"
               "If no puzzle meets the options within a bounded effort, the line is `error` and "
               "the\n"
               "exit status 1.",
               "同一个种子在任何机器上、用任意多个线程，都得到同样的题目。\n"
               "如果在限定的工作量内找不到符合要求的题目，就输出 error，退出状态为 1。" },
    .options = options,
    .is_bulk = true,
    .size = sizeof(cli_generate_options),
    .defaults = &defaults,
    .run = run,
};
