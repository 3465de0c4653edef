/* lele rate: prints the difficulty of puzzles: on our scale, on Sudoku Explainer's, by trial depth. */
#include <string.h>

#include "cli/journal.h"
#include "cli/rate_format.h"
#include "cli/tutor.h"
#include "lele/trial.h"

struct options {
    const char *layout, *format;
    int64_t threads, effort;
    cli_list technique;
    int scale;
    bool json;
};

/* 2 for the search for solutions, no limit for --scale se, 8 for --scale te */
enum { EFFORT_DEFAULT = -1, TRIAL_EFFORT = 8 };

/* The scales of generated puzzles, and the trial depth. */
enum { SCALE_TRIAL = LELE_SCALE_COUNT };

static const char *scale_at(size_t index)
{
    return index == SCALE_TRIAL ? "te" : cli_scale_at(index);
}

static const struct options defaults = { .effort = EFFORT_DEFAULT };

static const cli_option options[] = {
    { .name = "scale",
      .kind = CLI_WORD,
      .target = offsetof(struct options, scale),
      .value = "NAME",
      .word_at = scale_at,
      .help = { "lele: our levels and techniques; se: exactly Sudoku Explainer's ER, EP and ED\n"
                "(classic grids only); te: how deep assumptions are nested until contradictions\n"
                "and singles solve the puzzle",
                "lele：本程序的级别和技巧；se：与 Sudoku Explainer 完全一致的 ER、EP、ED\n"
                "（仅限标准数独）；te：只用假设、矛盾和排除唯余，假设要嵌套几层才能解出" } },
    { .name = "format",
      .kind = CLI_STRING,
      .target = offsetof(struct options, format),
      .value = "TEXT",
      .help = { "print TEXT for each puzzle, with %g for the puzzle, %r %p %d for the ratings\n"
                "(hardest step, up to the first digit, first step), %h for the hardest step,\n"
                "%n for the line number, %t %l %% for a tab, a line end, a %",
                "每题输出 TEXT：%g 为题目，%r %p %d 为评分（最难一步、到首个数字为止、第一步），\n"
                "%h 为最难的一步，%n 为行号，%t %l %% 为制表符、换行、%" } },
    CLI_OPTION_TECHNIQUES(struct options),
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    { .name = "effort",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, effort),
      .value = "N",
      .min = 0,
      .max = 1000000,
      .help = { "the limit of the search for solutions of a puzzle (default: 2) and of a rating "
                "on\n"
                "the scales se (default: no limit) and te (default: 8), about N seconds each;\n"
                "counted, so the answer never depends on the machine; 0: no limit",
                "每题搜索解的上限（默认 2）、se 评分的上限（默认不限）和 te 的上限（默认 8），\n"
                "各约 N 秒；按工作量计算，结果与机器快慢无关；0 表示不限" } },
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

/* A rated puzzle. */
struct rated {
    const struct options *given;
    const cli_tutor *tutor;
    const lele_position *position;
    lele_rating rating; /* on our scale: where it is asked for, and in JSON */
    lele_se_rating se;
    lele_trial_rating trial;
};

/* "2"; "3+" if the depth may be greater. */
static void put_depth(lele_text *out, const struct rated *rated)
{
    cli_tutor_add_puzzle(out, rated->position->layout, &rated->position->values);
    lele_text_add_char(out, '\t');
    lele_text_add_int(out, rated->trial.depth);
    lele_text_add(out, rated->trial.end == LELE_TRIAL_SOLVED ? "\n" : "+\n");
}

static void put_row(lele_text *out, const struct rated *rated)
{
    const bool se = rated->given->scale == LELE_SCALE_SE;
    const cli_rate_row row = {
        .position = rated->position,
        .number = rated->tutor->line->number,
        .rating = se ? rated->se.er : rated->rating.rating,
        .pearl = se ? rated->se.ep : rated->rating.pearl,
        .diamond = se ? rated->se.ed : rated->rating.diamond,
        .hardest = se ? rated->se.hardest : lele_technique_at(rated->rating.hardest)->name,
    };
    const char *format = rated->given->format;
    if (format == NULL && se)
        format = "%g%t%r%t%p%t%d%t%h";
    if (format != NULL) {
        cli_rate_format_write(format, &row, out);
        return;
    }
    cli_tutor_add_puzzle(out, rated->position->layout, &rated->position->values);
    lele_text_add_char(out, '\t');
    lele_text_add(out, lele_level_name(rated->rating.level));
    lele_text_add_char(out, '\t');
    lele_text_add_tenths(out, row.rating);
    lele_text_add_char(out, '\t');
    lele_text_add(out, row.hardest);
    lele_text_add_char(out, '\n');
}

static void put_se(lele_json *json, const lele_se_rating *se)
{
    lele_json_key(json, "se");
    lele_json_object_begin(json);
    lele_json_key_tenths(json, "er", se->er);
    lele_json_key_tenths(json, "ep", se->ep);
    lele_json_key_tenths(json, "ed", se->ed);
    lele_json_key_string(json, "hardest", se->hardest);
    lele_json_key_int(json, "steps", se->steps);
    lele_json_object_end(json);
}

static void put_trial(lele_json *json, const lele_trial_rating *trial)
{
    lele_json_key(json, "te");
    lele_json_object_begin(json);
    lele_json_key_int(json, "depth", trial->depth);
    lele_json_key_bool(json, "exact", trial->end == LELE_TRIAL_SOLVED);
    lele_json_object_end(json);
}

/* {"puzzle":"...","level":"hard","rating":4.2,"pearl":1.5,"diamond":1.5,"score":812,
 *  "hardest":"xy-wing","solved":true,"steps":61,"bottleneck":23,"counts":{"full-house":20,...}} and
 * with --scale se "se":{"er":4.2,"ep":1.5,"ed":1.5,"hardest":"XY-Wing","steps":58},
 * with --scale te "te":{"depth":1,"exact":true} */
static void put_json(lele_text *out, const struct rated *rated)
{
    const lele_rating *rating = &rated->rating;
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    cli_puzzle_json(rated->position->layout, &rated->position->values, &json);
    lele_json_key_string(&json, "level", lele_level_name(rating->level));
    lele_json_key_tenths(&json, "rating", rating->rating);
    lele_json_key_tenths(&json, "pearl", rating->pearl);
    lele_json_key_tenths(&json, "diamond", rating->diamond);
    lele_json_key_int(&json, "score", rating->score);
    lele_json_key_string(&json, "hardest", lele_technique_at(rating->hardest)->name);
    lele_json_key_bool(&json, "solved", rating->solved);
    lele_json_key_int(&json, "steps", rating->steps);
    lele_json_key_int(&json, "bottleneck", rating->bottleneck);
    lele_json_key(&json, "counts");
    lele_json_object_begin(&json);
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (rating->counts[i] != 0)
            lele_json_key_int(&json, lele_technique_at(i)->name, rating->counts[i]);
    lele_json_object_end(&json);
    if (rated->given->scale == LELE_SCALE_SE)
        put_se(&json, &rated->se);
    if (rated->given->scale == SCALE_TRIAL)
        put_trial(&json, &rated->trial);
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

static int64_t search_effort(const struct options *given)
{
    return given->effort == EFFORT_DEFAULT ? CLI_TUTOR_EFFORT : given->effort;
}

/* Candidates limit the solutions: with them, the board is searched and not the digits. */
static void count_solutions(const struct options *given, cli_tutor *tutor,
                            const lele_position *position)
{
    const lele_solve_limits limits = { .max_solutions = 2,
                                       .max_work =
                                           (uint64_t)search_effort(given) * LELE_WORK_SECOND };
    lele_solve_result result;
    if (!position->has_candidates ||
        lele_grid_check(position->layout, &position->values, NULL) != LELE_OK)
        return;
    lele_solve_board(&tutor->board, &limits, &result);
    tutor->known = result.solutions >= 2   ? LELE_KNOWN_SEVERAL
                   : result.stopped        ? LELE_KNOWN_NOT
                   : result.solutions == 1 ? LELE_KNOWN_ONE
                                           : LELE_KNOWN_NONE;
    tutor->options.uniqueness =
        tutor->known == LELE_KNOWN_ONE ? LELE_UNIQUENESS_PROVED : LELE_UNIQUENESS_UNKNOWN;
}

static void refuse(cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    lele_problem problem;
    lele_problem_init(&problem);
    if (position->has_candidates && tutor->known == LELE_KNOWN_NONE) {
        lele_problem_set(&problem, LELE_E_CANDIDATES);
        cli_work_warn(work, tutor->line, &problem);
    }
    cli_tutor_verdict(work, position, tutor->known);
}

/* Rates on Sudoku Explainer's scale; false: it failed, and that is written. */
static bool rate_se(const struct options *given, cli_tutor *tutor, const lele_position *position,
                    cli_work *work, lele_se_rating *ret)
{
    const lele_se_options limits = { .max_work = given->effort > 0
                                                     ? (uint64_t)given->effort * LELE_SE_SECOND
                                                     : 0 };
    lele_error error = LELE_OK;
    if (tutor->se == NULL)
        error = lele_se_new(position->layout, &tutor->se);
    if (error == LELE_OK)
        error = lele_se_rate(tutor->se, &tutor->board, &limits, ret);
    if (error != LELE_OK) {
        lele_problem problem;
        lele_problem_init(&problem);
        lele_problem_quote(&problem, "--scale se", strlen("--scale se"));
        lele_problem_set(&problem, error);
        cli_work_fail(work, tutor->line, &problem);
        return false;
    }
    if (ret->end == LELE_SE_STOPPED)
        cli_tutor_verdict(work, position, LELE_KNOWN_NOT);
    return ret->end != LELE_SE_STOPPED;
}

static void rate_trial(const struct options *given, const cli_tutor *tutor, lele_trial_rating *ret)
{
    const int64_t effort = given->effort == EFFORT_DEFAULT ? TRIAL_EFFORT : given->effort;
    lele_trial_rate(&tutor->board, (uint64_t)effort * LELE_TRIAL_SECOND, ret);
}

static void teach(const void *data, cli_tutor *tutor, const lele_position *position, cli_work *work)
{
    struct rated rated = { .given = data, .tutor = tutor, .position = position };
    const struct options *given = data;
    cli_tutor_open(tutor, position);
    count_solutions(given, tutor, position);
    if (tutor->known != LELE_KNOWN_ONE) {
        refuse(tutor, position, work);
        return;
    }
    if (given->scale == LELE_SCALE_SE && !rate_se(given, tutor, position, work, &rated.se))
        return;
    if (given->scale == SCALE_TRIAL)
        rate_trial(given, tutor, &rated.trial);
    if (given->json || given->scale == LELE_SCALE_LELE)
        lele_rate(tutor->engine, &tutor->board, &tutor->options, NULL, NULL, &rated.rating);
    if (given->json)
        put_json(&work->out, &rated);
    else if (given->scale == SCALE_TRIAL)
        put_depth(&work->out, &rated);
    else
        put_row(&work->out, &rated);
}

/* Whether the options make sense together; if not, says why. */
static bool check_options(const cli_call *call, const struct options *given)
{
    static const char *const scales[] = {
        [LELE_SCALE_SE] = "--scale se", [SCALE_TRIAL] = "--scale te"
    };
    const char *other = given->scale != LELE_SCALE_LELE && given->technique.count > 0
                            ? "--technique"
                        : given->scale == SCALE_TRIAL && given->format != NULL ? "--format"
                                                                               : NULL;
    if (other != NULL) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = scales[given->scale], .got = other });
        return false;
    }
    if (given->json && given->format != NULL) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--json", .got = "--format" });
        return false;
    }
    /* The lines before a part in bytes are not counted. */
    if (given->format != NULL && strstr(given->format, "%n") != NULL && call->journal != NULL &&
        call->journal->shard.count > 1) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--shard I/N", .got = "--format %n" });
        return false;
    }
    const char *wrong = given->format != NULL ? cli_rate_format_check(given->format) : NULL;
    if (wrong == NULL)
        return true;
    lele_text want, got;
    lele_text_init(&want), lele_text_init(&got);
    cli_message_add(&want, call->lang, CLI_M_WANT_LETTERS,
                    (cli_facts){ .want = cli_rate_format_letters });
    lele_text_add_bytes(&got, wrong, cli_rate_format_length(wrong));
    cli_complain(call->lang, CLI_M_VALUE,
                 (cli_facts){ .name = "--format", .got = got.data, .want = want.data });
    cli_text_end(&want), cli_text_end(&got);
    return false;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *given = target;
    if (!check_options(call, given))
        return CLI_STATUS_USAGE;
    const cli_lesson lesson = { .teach = teach,
                                .data = given,
                                .layout = given->layout,
                                .threads = given->threads,
                                .techniques = &given->technique,
                                .effort = search_effort(given),
                                .grain = 8192,
                                .json = given->json };
    return cli_tutor_run(call, &lesson);
}

const cli_command cli_command_rate = {
    .name = "rate",
    .summary = { "rate the difficulty of puzzles", "评定题目的难度" },
    .notes = { "Prints the puzzle, its level, the rating of its hardest step and the technique of\n"
               "that step, separated by tabs; `none` or `multiple` for a puzzle with no or "
               "several\n"
               "solutions, `unknown` if the effort was not enough to tell.\n"
               "With --scale se: the puzzle, ER, EP, ED and the hardest step. With --scale te:\n"
               "the puzzle and the depth; 3+ means that it is 3 or more.",
               "每行输出题目、难度级别、最难一步的评分和技巧，以制表符分隔；\n"
               "无解的题目输出 none，多解的题目输出 multiple，在限定的搜索量内无法判定的输出 "
               "unknown。\n"
               "使用 --scale se 时输出题目、ER、EP、ED 和最难的一步；使用 --scale te "
               "时输出题目和层数，\n"
               "3+ 表示 3 层或更多。" },
    .operands = "[FILE...]",
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
