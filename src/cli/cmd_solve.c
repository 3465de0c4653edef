/*
 * lele solve: completes puzzles and proves each solution unique.
 *
 * Lines of plain cells go straight into packed groups for lele_solve_many; every other
 * one-line format is read by its codec and, where the layout is the same, joins the group.
 * Groups end before a line that cannot join, so the order of lines is kept.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/pipeline.h"
#include "cli/progress.h"
#include "cli/reader.h"

enum {
    GROUP = 2048,           /* puzzles for one call of lele_solve_many */
    ALONE_SOLUTIONS = 4096, /* more are left to all threads together */
    ALONE_NODES = 1 << 20,  /* the same for the length of the search */
    FLUSH_SIZE = 256 << 10, /* bytes of solutions before they are written */
};

enum mode { MODE_SOLVE, MODE_CHECK, MODE_FIRST, MODE_COUNT, MODE_ALL };

struct options {
    int algorithm;
    const char *layout;
    int64_t threads, limit;
    bool check, count, all, first, stats, json;
};

static const struct options defaults = { .algorithm = -1 };

static const cli_option options[] = {
    CLI_OPTION_ALGORITHM(struct options),
    CLI_OPTION_LAYOUT(struct options),
    CLI_OPTION_THREADS(struct options),
    { .name = "check",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, check),
      .help = { "print unique, multiple or none instead of the solution",
                "不输出解，只输出 unique（唯一）、multiple（多解）或 none（无解）" } },
    { .name = "count",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, count),
      .help = { "print the number of solutions", "输出解的个数" } },
    { .name = "all",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, all),
      .help = { "print every solution, one a line", "输出所有解，每行一个" } },
    { .name = "limit",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, limit),
      .value = "N",
      .min = 1,
      .max = INT64_MAX,
      .help = { "with --count and --all: stop after N solutions of a puzzle",
                "与 --count、--all 合用：每题到 N 个解为止" } },
    { .name = "first",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, first),
      .help = { "print the first solution found, do not look for a second one",
                "输出找到的第一个解，不查是否还有别的解" } },
    { .name = "stats",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, stats),
      .help = { "print totals on standard error at the end", "最后在标准错误输出总计" } },
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

/* What was found, summed up over all workers. */
struct totals {
    uint64_t lines, unique, multiple, none, solutions, guesses;
};

struct job {
    const struct options *options;
    enum mode mode;
    const char *algorithm;
    struct totals totals;
};

struct worker {
    struct job *job;
    cli_reader *reader;
    lele_layout layout; /* of the groups: --layout, else classic */
    lele_solver *solver;
    struct totals totals;
    size_t count; /* puzzles in the group */
    uint8_t *puzzles, *solutions;
    uint32_t counts[GROUP];
};

static const char *const verdicts[] = { "none", "unique", "multiple" };

static const char *verdict(uint64_t solutions)
{
    return verdicts[solutions > 2 ? 2 : solutions];
}

static void write_cells(char *restrict line, int count, const uint8_t *restrict cells)
{
    for (int i = 0; i < count; i++) {
        const uint8_t cell = cells[i];
        const uint8_t base = cell > 9 ? 'A' - 10 : '0';
        line[i] = (char)(cell == 0 ? '.' : cell + base);
    }
}

static void add_cells(lele_text *out, int count, const uint8_t *cells)
{
    char line[LELE_MAX_CELLS];
    write_cells(line, count, cells);
    lele_text_add_bytes(out, line, (size_t)count);
}

static void json_cells(lele_json *json, const char *key, int count, const uint8_t *cells)
{
    char line[LELE_MAX_CELLS];
    write_cells(line, count, cells);
    lele_json_key(json, key);
    lele_json_string_bytes(json, line, (size_t)count);
}

/* {"puzzle":"...","result":"unique","solution":"..."} */
static void add_json(const struct job *job, const lele_layout *layout, const uint8_t *puzzle,
                     uint64_t solutions, const uint8_t *solution, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    if (strcmp(layout->name, "classic") != 0)
        lele_json_key_string(&json, "layout", layout->name);
    json_cells(&json, "puzzle", layout->cell_count, puzzle);
    if (job->mode == MODE_COUNT)
        lele_json_key_int(&json, "solutions", (int64_t)solutions);
    else if (job->mode != MODE_FIRST || solutions == 0)
        lele_json_key_string(&json, "result", verdict(solutions));
    if ((job->mode == MODE_SOLVE && solutions == 1) || (job->mode == MODE_FIRST && solutions > 0))
        json_cells(&json, "solution", layout->cell_count, solution);
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

static void sum_up(struct worker *worker, cli_work *work, uint64_t solutions)
{
    worker->totals.none += solutions == 0;
    worker->totals.unique += solutions == 1;
    worker->totals.multiple += solutions > 1;
    worker->totals.solutions += solutions;
    if (solutions == 0 || (solutions > 1 && worker->job->mode == MODE_SOLVE))
        work->bad = true;
}

/* The output line of one puzzle. */
static void emit(struct worker *worker, cli_work *work, const lele_layout *layout,
                 const uint8_t *puzzle, uint64_t solutions, const uint8_t *solution)
{
    const enum mode mode = worker->job->mode;
    sum_up(worker, work, solutions);
    if (worker->job->options->json) {
        add_json(worker->job, layout, puzzle, solutions, solution, &work->out);
        return;
    }
    if ((mode == MODE_SOLVE && solutions == 1) || (mode == MODE_FIRST && solutions > 0))
        add_cells(&work->out, layout->cell_count, solution);
    else if (mode == MODE_COUNT)
        lele_text_add_int(&work->out, (int64_t)solutions);
    else
        lele_text_add(&work->out, verdict(solutions));
    lele_text_add_char(&work->out, '\n');
}

/* A full grid; the common one without any choice in the loop. */
static void write_solution(char *restrict line, const lele_layout *layout,
                           const uint8_t *restrict cells)
{
    if (layout->size > 9) {
        write_cells(line, layout->cell_count, cells);
        return;
    }
    for (int i = 0; i < layout->cell_count; i++)
        line[i] = (char)('0' + cells[i]);
}

/* The plain lines of a group, written straight into the text: half the cost of a line. */
static void emit_group(struct worker *worker, cli_work *work)
{
    const size_t cells = (size_t)worker->layout.cell_count;
    const uint32_t most = worker->job->mode == MODE_FIRST ? UINT32_MAX : 1;
    const size_t start = work->out.length;
    lele_text_add_repeat(&work->out, '\n', worker->count * (cells + 1));
    if (work->out.failed)
        return;
    char *to = work->out.data + start;
    for (size_t i = 0; i < worker->count; i++) {
        const uint32_t solutions = worker->counts[i];
        size_t length = cells;
        sum_up(worker, work, solutions);
        if (solutions >= 1 && solutions <= most) {
            write_solution(to, &worker->layout, worker->solutions + i * cells);
        } else {
            const char *word = verdict(solutions);
            length = strlen(word);
            memcpy(to, word, length);
        }
        to[length] = '\n';
        to += length + 1;
    }
    work->out.length = (size_t)(to - work->out.data);
    *to = '\0';
}

static void emit_each(struct worker *worker, cli_work *work)
{
    const size_t cells = (size_t)worker->layout.cell_count;
    for (size_t i = 0; i < worker->count; i++)
        emit(worker, work, &worker->layout, worker->puzzles + i * cells, worker->counts[i],
             worker->solutions + i * cells);
}

/* Solves the group and writes its lines. */
static void end_group(struct worker *worker, cli_work *work)
{
    const struct job *job = worker->job;
    lele_solve_batch batch = {
        .puzzles = worker->puzzles,
        .solutions = worker->solutions,
        .counts = worker->counts,
        .count = worker->count,
        .max_solutions = job->mode == MODE_FIRST ? 1 : 2,
    };
    if (worker->count == 0)
        return;
    lele_solve_many(worker->solver, &batch);
    worker->totals.guesses += batch.guesses;
    /* a verdict is no longer than a line of the smallest grid */
    (job->options->json || job->mode == MODE_CHECK ? emit_each : emit_group)(worker, work);
    worker->count = 0;
}

/* Reads `count` cells of at most `size` into `ret`; false when some character is none.  All
 * in bytes and without branches in the loop, so that compilers turn it into vector code. */
static bool read_cells(const char *restrict text, size_t count, uint8_t size, uint8_t *restrict ret)
{
    uint8_t bad = 0;
    for (size_t i = 0; i < count; i++) {
        const uint8_t c = (uint8_t)text[i], digit = (uint8_t)(c - '0');
        const uint8_t in_range = digit <= size ? 0xFF : 0;
        const uint8_t blank = (c == '.' ? 0xFF : 0) | (c == '*' ? 0xFF : 0) | (c == '_' ? 0xFF : 0);
        ret[i] = digit & in_range;
        bad |= (uint8_t) ~(in_range | blank);
    }
    return bad == 0;
}

static bool ends_field(char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == ':' || c == ';';
}

/* Reads a line of plain cells; false when it is anything else. */
static bool read_plain(const lele_layout *layout, const cli_line *line, uint8_t *ret)
{
    const size_t count = (size_t)layout->cell_count;
    if (line->length < count || layout->size > 9)
        return false;
    if (line->length > count && !ends_field(line->text[count]))
        return false;
    return read_cells(line->text, count, (uint8_t)layout->size, ret);
}

/* The puzzle of a position: its givens, or all its digits where no text tells them apart. */
static const lele_grid *puzzle_of(const lele_position *position)
{
    return lele_grid_count(position->layout, &position->givens) != 0 ? &position->givens
                                                                     : &position->values;
}

static bool in_group(const struct worker *worker, const lele_layout *layout)
{
    return layout == &worker->layout || strcmp(layout->name, worker->layout.name) == 0;
}

/* Looks for all solutions with one thread; where there are too many of them, or the search
 * is long, with all threads together. */
static void search(struct worker *worker, const lele_layout *layout, lele_solver *solver,
                   const lele_grid *grid, lele_solution_fn found, void *data,
                   bool (*restart)(void *), lele_solve_result *ret)
{
    const struct options *chosen = worker->job->options;
    const uint64_t limit = (uint64_t)chosen->limit;
    const bool short_limit = limit != 0 && limit <= ALONE_SOLUTIONS;
    const lele_solve_limits alone = { .max_solutions = short_limit ? limit : ALONE_SOLUTIONS,
                                      .max_nodes = ALONE_NODES };
    lele_solve(solver, grid, &alone, found, data, ret);
    if (!ret->stopped && (short_limit || ret->solutions < ALONE_SOLUTIONS))
        return;
    const uint64_t guesses = ret->guesses;
    const lele_enumerate_options together = {
        .algorithm = worker->job->algorithm,
        .threads = cli_thread_count(chosen->threads),
        .order = found != NULL ? LELE_ORDER_FIXED : LELE_ORDER_ANY,
        .limits = { .max_solutions = limit },
    };
    if (restart == NULL || restart(data))
        (void)lele_solve_parallel(layout, grid, &together, found, data, ret);
    ret->guesses += guesses;
}

/* Solutions of one puzzle on their way out. */
struct listing {
    struct worker *worker;
    cli_work *work;
    const lele_layout *layout;
    size_t start; /* where this puzzle's lines begin in work->out */
    bool many;    /* too many to keep: they are written as they come */
    bool any;
};

static void begin_json_list(struct listing *listing, const lele_grid *grid)
{
    lele_text *out = &listing->work->out;
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    if (strcmp(listing->layout->name, "classic") != 0)
        lele_json_key_string(&json, "layout", listing->layout->name);
    json_cells(&json, "puzzle", listing->layout->cell_count, grid->cell);
    lele_json_key(&json, "solutions");
    lele_json_array_begin(&json);
}

static bool list_solution(void *data, const lele_grid *solution)
{
    struct listing *listing = data;
    lele_text *out = &listing->work->out;
    if (listing->worker->job->options->json) {
        lele_text_add(out, listing->any ? ",\"" : "\"");
        add_cells(out, listing->layout->cell_count, solution->cell);
        lele_text_add_char(out, '"');
    } else {
        add_cells(out, listing->layout->cell_count, solution->cell);
        lele_text_add_char(out, '\n');
    }
    listing->any = true;
    return !listing->many || out->length < FLUSH_SIZE || cli_work_flush(listing->work);
}

/* Takes back what one thread has listed, for the list to begin anew. */
static bool restart_list(void *data)
{
    struct listing *listing = data;
    lele_text *out = &listing->work->out;
    if (listing->start < out->length) {
        out->length = listing->start;
        out->data[out->length] = '\0';
    }
    listing->many = true;
    listing->any = false;
    return true;
}

static void list_all(struct worker *worker, cli_work *work, const lele_layout *layout,
                     lele_solver *solver, const lele_grid *grid)
{
    struct listing listing = { .worker = worker, .work = work, .layout = layout };
    const bool json = worker->job->options->json;
    lele_solve_result result;
    if (json)
        begin_json_list(&listing, grid);
    listing.start = work->out.length;
    search(worker, layout, solver, grid, list_solution, &listing, restart_list, &result);
    if (json)
        lele_text_add(&work->out, "]}\n");
    else if (result.solutions == 0)
        lele_text_add(&work->out, "none\n");
    sum_up(worker, work, result.solutions);
    worker->totals.guesses += result.guesses;
}

static void count_all(struct worker *worker, cli_work *work, const lele_layout *layout,
                      lele_solver *solver, const lele_grid *grid)
{
    lele_solve_result result;
    search(worker, layout, solver, grid, NULL, NULL, NULL, &result);
    worker->totals.guesses += result.guesses;
    emit(worker, work, layout, grid->cell, result.solutions, result.first.cell);
}

/* One puzzle by itself: of another layout than the group's, or with all its solutions. */
static void solve_alone(struct worker *worker, cli_work *work, const cli_line *line,
                        const lele_layout *layout, const lele_grid *grid)
{
    lele_problem problem;
    lele_problem_init(&problem);
    lele_solver *solver = in_group(worker, layout)
                              ? worker->solver
                              : cli_reader_tool(worker->reader, layout, &problem);
    if (solver == NULL) {
        cli_work_fail(work, line, &problem);
        return;
    }
    if (worker->job->mode == MODE_ALL) {
        list_all(worker, work, layout, solver, grid);
    } else if (worker->job->mode == MODE_COUNT) {
        count_all(worker, work, layout, solver, grid);
    } else {
        const lele_solve_limits limits = { .max_solutions =
                                               worker->job->mode == MODE_FIRST ? 1 : 2 };
        lele_solve_result result;
        lele_solve(solver, grid, &limits, NULL, NULL, &result);
        worker->totals.guesses += result.guesses;
        emit(worker, work, layout, grid->cell, result.solutions, result.first.cell);
    }
}

/* Givens that break the rules leave no solution: that is a verdict, not a bad line. */
static void emit_conflict(struct worker *worker, cli_work *work, const cli_line *line)
{
    const enum mode mode = worker->job->mode;
    sum_up(worker, work, 0);
    if (!worker->job->options->json) {
        lele_text_add(&work->out, mode == MODE_COUNT ? "0\n" : "none\n");
        return;
    }
    lele_json json;
    lele_json_init(&json, &work->out);
    lele_json_object_begin(&json);
    lele_json_key(&json, "puzzle");
    lele_json_string_bytes(&json, line->text, line->length);
    if (mode == MODE_COUNT)
        lele_json_key_int(&json, "solutions", 0);
    else if (mode != MODE_ALL)
        lele_json_key_string(&json, "result", verdict(0));
    lele_text_add(&work->out, mode == MODE_ALL ? ",\"solutions\":[]" : "");
    lele_json_object_end(&json);
    lele_text_add_char(&work->out, '\n');
}

/* A line or document on its way through a codec. */
struct passage {
    struct worker *worker;
    cli_work *work;
    const cli_line *line;
};

static bool work_position(void *data, const lele_position *position)
{
    const struct passage *passage = data;
    struct worker *worker = passage->worker;
    const lele_grid *grid = puzzle_of(position);
    if (worker->job->mode < MODE_COUNT && in_group(worker, position->layout)) {
        const size_t cells = (size_t)worker->layout.cell_count;
        memcpy(worker->puzzles + worker->count * cells, grid->cell, cells);
        if (++worker->count == GROUP)
            end_group(worker, passage->work);
    } else {
        end_group(worker, passage->work);
        solve_alone(worker, passage->work, passage->line, position->layout, grid);
    }
    return true;
}

/* A line that is not plain cells. */
static void work_other(struct worker *worker, cli_work *work, const cli_line *line)
{
    struct passage passage = { worker, work, line };
    lele_problem problem;
    const lele_error error =
        cli_reader_each(worker->reader, line, work_position, &passage, &problem);
    if (error == LELE_OK)
        return;
    end_group(worker, work);
    if (error == LELE_E_CONFLICT && !line->document)
        emit_conflict(worker, work, line);
    else
        cli_work_fail(work, line, &problem);
}

static void work_piece(void *state, cli_work *work)
{
    struct worker *worker = state;
    const size_t cells = (size_t)worker->layout.cell_count;
    const bool groups = worker->job->mode < MODE_COUNT;
    lele_grid grid;
    cli_lines lines;
    cli_line line;
    cli_lines_init(&lines, &work->piece);
    while (cli_work_next(work, &lines, &line)) {
        uint8_t *room = groups ? worker->puzzles + worker->count * cells : grid.cell;
        if (!read_plain(&worker->layout, &line, room))
            work_other(worker, work, &line);
        else if (groups)
            worker->count++;
        else
            solve_alone(worker, work, &line, &worker->layout, &grid);
        if (worker->count == GROUP)
            end_group(worker, work);
    }
    end_group(worker, work);
    worker->totals.lines += work->items;
}

static void *make_solver(void *data, const lele_layout *layout, lele_problem *problem)
{
    const struct job *job = data;
    return lele_solver_new(layout, job->algorithm, problem);
}

static void free_solver(void *solver)
{
    lele_solver_free(solver);
}

static void free_worker(struct worker *worker)
{
    if (worker == NULL)
        return;
    lele_solver_free(worker->solver);
    cli_reader_free(worker->reader);
    free(worker->puzzles);
    free(worker->solutions);
    free(worker);
}

static void *open_worker(void *data)
{
    struct job *job = data;
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->job = job;
    const char *name = job->options->layout != NULL ? job->options->layout : "classic";
    const cli_tool_kind kind = { make_solver, free_solver, job };
    worker->reader = cli_reader_new(job->options->layout, NULL, &kind);
    if (lele_layout_init(&worker->layout, name, NULL) == LELE_OK) {
        const size_t size = (size_t)worker->layout.cell_count * GROUP;
        worker->solver = lele_solver_new(&worker->layout, job->algorithm, NULL);
        worker->puzzles = malloc(size);
        worker->solutions = malloc(size);
    }
    if (worker->reader != NULL && worker->solver != NULL && worker->puzzles != NULL &&
        worker->solutions != NULL)
        return worker;
    free_worker(worker);
    return NULL;
}

static void close_worker(void *data, void *state)
{
    struct job *job = data;
    struct worker *worker = state;
    job->totals.lines += worker->totals.lines;
    job->totals.unique += worker->totals.unique;
    job->totals.multiple += worker->totals.multiple;
    job->totals.none += worker->totals.none;
    job->totals.solutions += worker->totals.solutions;
    job->totals.guesses += worker->totals.guesses;
    free_worker(worker);
}

static void print_totals(const struct totals *totals, double seconds)
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

/* At most one of the modes, and --limit only where it means something. */
static bool choose_mode(const cli_call *call, const struct options *chosen, enum mode *ret)
{
    const struct {
        const char *name;
        enum mode mode;
        bool chosen;
    } modes[] = {
        { "--check", MODE_CHECK, chosen->check },
        { "--first", MODE_FIRST, chosen->first },
        { "--count", MODE_COUNT, chosen->count },
        { "--all", MODE_ALL, chosen->all },
    };
    const char *name = NULL;
    *ret = MODE_SOLVE;
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
    if (chosen->limit != 0 && *ret < MODE_COUNT) {
        cli_complain(call->lang, CLI_M_NEEDS,
                     (cli_facts){ .name = "--limit", .want = "--count / --all" });
        return false;
    }
    return true;
}

/* Whether the algorithm knows the layout; says so where not. */
static bool check_algorithm(const cli_call *call, const char *layout, const char *algorithm)
{
    lele_layout built;
    lele_problem problem;
    lele_problem_init(&problem);
    if (lele_layout_init(&built, layout != NULL ? layout : "classic", &problem) == LELE_OK) {
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
    struct job job = { .options = chosen };
    if (chosen->algorithm >= 0)
        job.algorithm = cli_algorithm_name_at((size_t)chosen->algorithm);
    if (!choose_mode(call, chosen, &job.mode) ||
        !check_algorithm(call, chosen->layout, job.algorithm))
        return CLI_STATUS_USAGE;
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .piece = work_piece,
        .data = &job,
        .threads = chosen->threads,
        .json = chosen->json,
    };
    const double start = cli_seconds();
    const int status = cli_pipeline_lines(call, &stage);
    if (chosen->stats)
        print_totals(&job.totals, cli_seconds() - start);
    return status;
}

const cli_command cli_command_solve = {
    .name = "solve",
    .summary = { "complete puzzles and prove each solution unique", "解题，并证明解是唯一的" },
    .notes = { "Each line gives the solution, `none` for a puzzle without one, `multiple` for one\n"
               "with several (see --first and --all), `error` for a line that is no puzzle.",
               "每行输出解；无解输出 none；多解输出 multiple（可用 --first 或 --all）；\n"
               "不是题目的行输出 error。" },
    .operands = "[FILE...]",
    .options = options,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
