/*
 * lele bench: measures puzzles per second for files held in memory: one thread, each solution
 * proved unique.
 *
 * A puzzle with clues is kept as its text: reading it and making its solver are part of the time,
 * because each has a layout of its own.
 *
 * The first pass over a file gives its part of the signature: the numbers of solutions and
 * guesses.  A change that only improves speed must not change the signature.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/reader.h"

enum { SLICE = 1 << 16 }; /* puzzles per call of lele_solve_many */

enum { MODE_BATCH, MODE_SINGLE };

static const char *const modes[] = { "batch", "single", NULL };

struct options {
    int algorithm, mode;
    const char *layout;
    int64_t seconds; /* thousandths */
    bool json;
};

static const struct options defaults = { .algorithm = -1, .seconds = 3000 };

static const cli_option options[] = {
    CLI_OPTION_ALGORITHM(struct options),
    { .name = "mode",
      .kind = CLI_WORD,
      .target = offsetof(struct options, mode),
      .value = "NAME",
      .words = modes,
      .help = { "solve many puzzles per call, or one (default: batch)",
                "一次调用解多题（batch，默认）或一题（single）" } },
    { .name = "layout",
      .kind = CLI_STRING,
      .target = offsetof(struct options, layout),
      .value = "NAME",
      .word_at = lele_layout_name_at,
      .help = { "the layout of all puzzles (default: classic)",
                "所有题目的盘面种类（默认 classic）" } },
    { .name = "seconds",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, seconds),
      .value = "S",
      .min = 1,
      .max = 3600000,
      .decimals = 3,
      .help = { "how long to measure each file, at least one pass (default: 3)",
                "每个文件测量的秒数，至少测一遍（默认 3）" } },
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

/* A file in memory, and buffers for its results. */
struct bench {
    const cli_call *call;
    const struct options *options;
    lele_layout layout;
    lele_solver *solver;
    lele_text puzzles; /* packed, cell_count bytes each */
    size_t count;
    lele_text texts; /* of the puzzles with clues, each terminated by NUL */
    const cli_line *line;
    size_t text_count;
    const char *text_algorithm;  /* that solves them */
    uint8_t *solutions_of_slice; /* real callers want the solutions, so writing them counts */
    uint32_t counts[SLICE];
    uint64_t solutions, guesses; /* of one pass */
    int status;
};

static size_t count_of(const struct bench *bench)
{
    return bench->count + bench->text_count;
}

/* NULL: the best one for a layout. */
static const char *algorithm_of(const struct bench *bench)
{
    const int algorithm = bench->options->algorithm;
    return algorithm >= 0 ? cli_algorithm_name_at((size_t)algorithm) : NULL;
}

static void complain_line(struct bench *bench, const char *file, const cli_line *line,
                          const lele_problem *problem)
{
    lele_text message;
    lele_text_init(&message);
    cli_place_add(&message, file, line, problem);
    cli_problem_add(&message, bench->call->lang, line, problem);
    lele_text_add_char(&message, '\n');
    (void)cli_write(STDERR_FILENO, message.data, message.length);
    cli_text_end(&message);
    bench->status = CLI_STATUS_BAD;
}

/* One puzzle of a text: the others are not measured. */
static bool keep_text(struct bench *bench)
{
    lele_text_add_bytes(&bench->texts, bench->line->text, bench->line->length);
    lele_text_add_char(&bench->texts, '\0');
    bench->text_count++;
    return false;
}

static bool add_puzzle(void *data, const lele_position *position)
{
    struct bench *bench = data;
    if (position->layout->clues != NULL && bench->options->layout == NULL)
        return keep_text(bench);
    if (strcmp(position->layout->name, bench->layout.name) != 0)
        return false;
    lele_text_add_bytes(&bench->puzzles, (const char *)position->values.cell,
                        (size_t)bench->layout.cell_count);
    bench->count++;
    return true;
}

/* Plain cells are not checked: a puzzle whose givens break the rules counts as one without a
 * solution. */
static void load_line(struct bench *bench, cli_reader *reader, const char *file,
                      const cli_line *line)
{
    lele_problem problem;
    lele_grid grid;
    if (!line->document && line->rows == 0 &&
        lele_grid_read(&bench->layout, line->text, line->length, &grid, NULL) == LELE_OK) {
        lele_text_add_bytes(&bench->puzzles, (const char *)grid.cell,
                            (size_t)bench->layout.cell_count);
        bench->count++;
        return;
    }
    const size_t before = count_of(bench);
    bench->line = line;
    if (cli_reader_each(reader, line, add_puzzle, bench, &problem) == LELE_OK) {
        if (count_of(bench) != before)
            return;
        lele_problem_quote(&problem, bench->layout.name, strlen(bench->layout.name));
        lele_problem_set(&problem, LELE_E_UNSUPPORTED);
    }
    complain_line(bench, file, line, &problem);
}

static void load_lines(struct bench *bench, cli_reader *reader, cli_input *input)
{
    cli_piece piece = { 0 };
    lele_text_init(&piece.text);
    while (cli_input_next(input, CLI_LINE_MAX, &piece)) {
        cli_lines lines;
        cli_line line;
        cli_lines_init(&lines, &piece);
        while (cli_lines_next(&lines, &line)) {
            lele_problem problem;
            if (cli_line_too_long(&line, &problem))
                complain_line(bench, piece.file, &line, &problem);
            else
                load_line(bench, reader, piece.file, &line);
        }
    }
    lele_text_release(&piece.text);
}

/* Reads a file into memory; false if it cannot be read or memory is short. */
static bool load(struct bench *bench, const char *file)
{
    lele_text_clear(&bench->puzzles);
    lele_text_clear(&bench->texts);
    bench->count = bench->text_count = 0;
    cli_reader *reader = cli_reader_new(bench->options->layout, NULL, NULL);
    cli_input *input = cli_input_new(bench->call->lang, NULL, 1, &file);
    bool ok = reader != NULL && input != NULL;
    if (ok) {
        cli_reader_allow_clues(reader);
        cli_input_expect(input, bench->options->layout != NULL ? bench->layout.size : 0);
        load_lines(bench, reader, input);
        ok = !cli_input_failed(input);
    }
    if (reader == NULL || input == NULL || bench->puzzles.failed || bench->texts.failed) {
        cli_complain_memory(bench->call->lang);
        ok = false;
    }
    cli_input_free(input);
    cli_reader_free(reader);
    return ok;
}

static void pass_batch(struct bench *bench)
{
    const size_t cells = (size_t)bench->layout.cell_count;
    for (size_t first = 0; first < bench->count; first += SLICE) {
        const size_t left = bench->count - first;
        lele_solve_batch batch = {
            .puzzles = (const uint8_t *)bench->puzzles.data + first * cells,
            .solutions = bench->solutions_of_slice,
            .counts = bench->counts,
            .count = left < SLICE ? left : SLICE,
            .max_solutions = 2,
        };
        lele_solve_many(bench->solver, &batch);
        bench->guesses += batch.guesses;
        for (size_t i = 0; i < batch.count; i++)
            bench->solutions += bench->counts[i];
    }
}

static void pass_single(struct bench *bench)
{
    const size_t cells = (size_t)bench->layout.cell_count;
    const lele_solve_limits limits = { .max_solutions = 2 };
    lele_grid grid;
    lele_solve_result result;
    lele_grid_clear(&grid);
    for (size_t i = 0; i < bench->count; i++) {
        memcpy(grid.cell, bench->puzzles.data + i * cells, cells);
        lele_solve(bench->solver, &grid, &limits, NULL, NULL, &result);
        bench->solutions += result.solutions;
        bench->guesses += result.guesses;
    }
}

/* Solves a puzzle with clues from its text. */
static void solve_text(struct bench *bench, const char *text, size_t length)
{
    const lele_solve_limits limits = { .max_solutions = 2 };
    lele_solve_result result;
    lele_position position;
    lele_solver *solver = NULL;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts };
    if (layouts != NULL) {
        lele_layouts_allow_clues(layouts);
        if (lele_codec_read(NULL, &context, text, length, &position, NULL) == LELE_OK)
            solver = lele_solver_new(position.layout, algorithm_of(bench), NULL);
    }
    if (solver != NULL) {
        bench->text_algorithm = lele_solver_algorithm(solver)->name;
        lele_solve(solver, &position.values, &limits, NULL, NULL, &result);
        bench->solutions += result.solutions;
        bench->guesses += result.guesses;
    }
    lele_solver_free(solver);
    lele_layouts_free(layouts);
}

static void pass_texts(struct bench *bench)
{
    const char *text = bench->texts.data;
    for (size_t i = 0; i < bench->text_count; i++) {
        const size_t length = strlen(text);
        solve_text(bench, text, length);
        text += length + 1;
    }
}

/* Seconds per puzzle, measured over whole passes.  The result is processor time, so other programs
 * on the machine do not count; --seconds limits the elapsed time. */
static double measure(struct bench *bench)
{
    const double start = cli_seconds(), start_of_work = cli_processor_seconds();
    uint64_t passes = 0;
    bench->solutions = bench->guesses = 0;
    do {
        const uint64_t solutions = bench->solutions, guesses = bench->guesses;
        (bench->options->mode == MODE_BATCH ? pass_batch : pass_single)(bench);
        pass_texts(bench);
        if (passes++ != 0) {
            bench->solutions = solutions;
            bench->guesses = guesses;
        }
    } while ((cli_seconds() - start) * 1000 < (double)bench->options->seconds);
    const double seconds =
        (cli_processor_seconds() - start_of_work) / (double)(passes * count_of(bench));
    return seconds > 0 ? seconds : 1e-9;
}

/* Appends a number with three decimals. */
static void add_thousandths(lele_text *out, double value)
{
    const uint64_t thousandths = (uint64_t)(value * 1000 + 0.5);
    lele_text_add_int(out, (int64_t)(thousandths / 1000));
    lele_text_add_char(out, '.');
    lele_text_add_repeat(out, '0', thousandths % 1000 < 10 ? 2 : thousandths % 1000 < 100 ? 1 : 0);
    lele_text_add_int(out, (int64_t)(thousandths % 1000));
}

static void json_number(lele_json *json, const char *key, double value)
{
    lele_json_key(json, key);
    add_thousandths(json->out, value);
    json->needs_comma = true;
}

static void add_row(const struct bench *bench, const char *file, double seconds, lele_text *out)
{
    const char *algorithm = bench->count == 0 && bench->text_algorithm != NULL
                                ? bench->text_algorithm
                                : lele_solver_algorithm(bench->solver)->name;
    const double guesses = (double)bench->guesses / (double)count_of(bench);
    if (bench->options->json) {
        lele_json json;
        lele_json_init(&json, out);
        lele_json_object_begin(&json);
        lele_json_key_string(&json, "file", file);
        lele_json_key_string(&json, "algorithm", algorithm);
        lele_json_key_string(&json, "mode", modes[bench->options->mode]);
        lele_json_key_int(&json, "puzzles", (int64_t)count_of(bench));
        json_number(&json, "puzzlesPerSecond", 1 / seconds);
        json_number(&json, "microsecondsPerPuzzle", seconds * 1e6);
        json_number(&json, "guessesPerPuzzle", guesses);
        lele_json_key_int(&json, "solutions", (int64_t)bench->solutions);
        lele_json_key_int(&json, "guesses", (int64_t)bench->guesses);
        lele_json_object_end(&json);
    } else {
        lele_text_add(out, file);
        lele_text_add_char(out, '\t');
        lele_text_add(out, algorithm);
        lele_text_add_char(out, '\t');
        lele_text_add_int(out, (int64_t)(1 / seconds));
        lele_text_add_char(out, '\t');
        add_thousandths(out, seconds * 1e6);
        lele_text_add_char(out, '\t');
        add_thousandths(out, guesses);
    }
    lele_text_add_char(out, '\n');
}

static void add_signature(bool json, uint64_t solutions, uint64_t guesses, lele_text *out)
{
    lele_text_add(out, json ? "{\"signature\":{\"solutions\":" : "signature\t");
    lele_text_add_int(out, (int64_t)solutions);
    lele_text_add(out, json ? ",\"guesses\":" : "\t");
    lele_text_add_int(out, (int64_t)guesses);
    lele_text_add(out, json ? "}}\n" : "\n");
}

static int run_files(struct bench *bench)
{
    static const char *const standard_input[] = { "-" };
    const cli_call *call = bench->call;
    const size_t count = call->operand_count != 0 ? call->operand_count : 1;
    const char *const *files = call->operand_count != 0 ? call->operands : standard_input;
    uint64_t solutions = 0, guesses = 0;
    int status = CLI_STATUS_OK;
    lele_text out;
    lele_text_init(&out);
    for (size_t i = 0; i < count && status == CLI_STATUS_OK; i++) {
        if (!load(bench, files[i])) {
            bench->status = CLI_STATUS_IO;
            continue;
        }
        if (count_of(bench) == 0) {
            complain_line(bench, files[i], &(cli_line){ .number = 1 },
                          &(lele_problem){ .code = LELE_E_EMPTY });
            continue;
        }
        add_row(bench, files[i], measure(bench), &out);
        solutions += bench->solutions;
        guesses += bench->guesses;
        status = cli_print(call->lang, &out);
    }
    if (status == CLI_STATUS_OK) {
        add_signature(bench->options->json, solutions, guesses, &out);
        status = cli_print(call->lang, &out);
    }
    lele_text_release(&out);
    return status != CLI_STATUS_OK ? status : bench->status;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *chosen = target;
    if (!cli_layout_check(call, "--layout", chosen->layout))
        return CLI_STATUS_USAGE;
    struct bench *bench = calloc(1, sizeof *bench);
    if (bench == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    bench->call = call;
    bench->options = chosen;
    lele_text_init(&bench->puzzles);
    lele_text_init(&bench->texts);
    lele_problem problem;
    lele_problem_init(&problem);
    if (lele_layout_init(&bench->layout,
                         chosen->layout != NULL ? chosen->layout : LELE_LAYOUT_CLASSIC,
                         &problem) == LELE_OK)
        bench->solver = lele_solver_new(&bench->layout, algorithm_of(bench), &problem);
    bench->solutions_of_slice = malloc((size_t)SLICE * LELE_MAX_CELLS);
    int status = CLI_STATUS_USAGE;
    if (bench->solver != NULL && bench->solutions_of_slice != NULL)
        status = run_files(bench);
    else if (bench->solver != NULL)
        cli_complain_memory(call->lang);
    else
        cli_complain_problem(call->lang, &problem);
    lele_solver_free(bench->solver);
    free(bench->solutions_of_slice);
    lele_text_release(&bench->puzzles);
    lele_text_release(&bench->texts);
    free(bench);
    return status;
}

const cli_command cli_command_bench = {
    .name = "bench",
    .summary = { "measure solving speed: one thread, each solution proved unique",
                 "测量求解速度（单线程，并证明解唯一）" },
    .notes = { "Prints one row per file, tab-separated: file, algorithm, puzzles per second,\n"
               "microseconds per puzzle, guesses per puzzle.  The last row is `signature` with "
               "the\n"
               "numbers of solutions and guesses of all files.",
               "每个文件输出一行，以制表符分隔：文件、算法、每秒题数、每题微秒数、每题猜测次数。\n"
               "最后一行以 signature 开头，是所有文件的解的总数和猜测总数。" },
    .operands = "[FILE...]",
    .options = options,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
