/*
 * The workers of lele solve: they read the lines of a piece and call the solvers.
 *
 * Most files have only lines of plain cells.  Runs of them are solved in place: the solver reads
 * the input text and writes the output text, without copies.  Other formats are read by a codec;
 * puzzles of the worker's layout join a packed group for lele_solve_many.  A line that cannot join
 * ends the group first, so the order of lines is kept.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/rows.h"
#include "cli/solve.h"

/* Solves the group and writes its lines. */
static void end_group(solve_worker *worker, cli_work *work)
{
    lele_solve_batch batch = {
        .puzzles = worker->puzzles,
        .solutions = worker->solutions,
        .counts = worker->counts,
        .count = worker->count,
        .max_solutions = worker->job->mode == SOLVE_FIRST ? 1 : 2,
    };
    if (worker->count == 0)
        return;
    lele_solve_many(worker->solver, &batch);
    worker->totals.guesses += batch.guesses;
    solve_print_group(worker, work);
    worker->count = 0;
}

/* The cells of the next puzzle of the group. */
static uint8_t *next_room(const solve_worker *worker)
{
    return worker->puzzles + worker->count * (size_t)worker->layout.cell_count;
}

static void join_group(solve_worker *worker, cli_work *work)
{
    if (++worker->count == SOLVE_GROUP)
        end_group(worker, work);
}

static bool in_group(const solve_worker *worker, const lele_layout *layout)
{
    return layout == &worker->layout || strcmp(layout->name, worker->layout.name) == 0;
}

/* Solves a puzzle outside the group: of another layout, or in a mode that needs all solutions. */
static void solve_alone(solve_worker *worker, cli_work *work, const cli_line *line,
                        const lele_layout *layout, const lele_grid *grid)
{
    lele_problem problem;
    lele_problem_init(&problem);
    lele_solver *solver = in_group(worker, layout)
                              ? worker->solver
                              : cli_reader_tool(worker->reader, layout, &problem);
    const solve_task task = { line, layout, solver, grid };
    if (solver == NULL) {
        cli_work_fail(work, line, &problem);
    } else if (worker->job->mode == SOLVE_ALL) {
        solve_list(worker, work, &task);
    } else if (worker->job->mode == SOLVE_CANDIDATES) {
        solve_candidates(worker, work, &task);
    } else if (worker->job->mode == SOLVE_COUNT) {
        solve_count(worker, work, &task);
    } else {
        const uint64_t most = worker->job->mode == SOLVE_FIRST ? 1 : 2;
        const lele_solve_limits limits = { .max_solutions = most,
                                           .max_work = worker->job->max_work };
        lele_solve_result result;
        lele_solve(solver, grid, &limits, NULL, NULL, &result);
        worker->totals.guesses += result.guesses;
        const bool undecided = result.stopped && result.solutions < most;
        solve_print(worker, work, layout, grid->cell,
                    undecided ? SOLVE_UNDECIDED : result.solutions, result.first.cell);
    }
}

/* The context of work_position: the line or document being read. */
struct passage {
    solve_worker *worker;
    cli_work *work;
    const cli_line *line;
};

/* The puzzle of a position: its givens; or all its digits if the text marks none as givens. */
static const lele_grid *puzzle_of(const lele_position *position)
{
    return lele_grid_count(position->layout, &position->givens) != 0 ? &position->givens
                                                                     : &position->values;
}

static bool work_position(void *data, const lele_position *position)
{
    const struct passage *passage = data;
    solve_worker *worker = passage->worker;
    const lele_grid *grid = puzzle_of(position);
    if (position->unread[0] != '\0')
        cli_work_say(passage->work, passage->line, CLI_M_UNREAD,
                     (cli_facts){ .got = position->unread });
    if (worker->groups && in_group(worker, position->layout)) {
        memcpy(next_room(worker), grid->cell, (size_t)worker->layout.cell_count);
        join_group(worker, passage->work);
    } else {
        end_group(worker, passage->work);
        solve_alone(worker, passage->work, passage->line, position->layout, grid);
    }
    return true;
}

/* Works on a line that is not plain cells, or on a document. */
static void work_other(solve_worker *worker, cli_work *work, const cli_line *line)
{
    struct passage passage = { worker, work, line };
    lele_problem problem;
    const lele_error error =
        cli_reader_each(worker->reader, line, work_position, &passage, &problem);
    if (error == LELE_OK)
        return;
    end_group(worker, work);
    if (error == LELE_E_CLUE_BROKEN && !line->document)
        cli_work_warn(work, line, &problem); /* no one sees a broken clue at a glance */
    if ((error == LELE_E_CONFLICT || error == LELE_E_CLUE_BROKEN) && !line->document)
        solve_print_conflict(worker, work, line);
    else
        cli_work_fail(work, line, &problem);
}

static bool ends_field(char c)
{
    return c == ' ' || c == '\t' || c == ',' || c == ':' || c == ';';
}

/* Reads a line that starts with plain cells; false for any other line. */
static bool read_plain(const lele_layout *layout, const cli_line *line, uint8_t *ret)
{
    const size_t count = (size_t)layout->cell_count;
    if (line->length < count || layout->size > 9)
        return false;
    if (line->length > count && !ends_field(line->text[count]))
        return false;
    return solve_cells_read(layout, line->text, ret);
}

static void work_line(solve_worker *worker, cli_work *work, const cli_line *line)
{
    const bool groups = worker->groups;
    lele_grid grid;
    if (!read_plain(&worker->layout, line, groups ? next_room(worker) : grid.cell))
        work_other(worker, work, line);
    else if (groups)
        join_group(worker, work);
    else
        solve_alone(worker, work, line, &worker->layout, &grid);
}

/* Takes the longest run, up to a limit, of lines that are only cells.  Returns their number and
 * moves `lines` past them. */
static size_t take_run(const solve_worker *worker, cli_lines *lines, const char **text)
{
    size_t length;
    *text = cli_lines_rest(lines, &length);
    if (*text == NULL)
        return 0;
    const size_t stride = (size_t)worker->layout.cell_count + 1;
    const size_t most = length < SOLVE_RUN * stride ? length : SOLVE_RUN * stride;
    const size_t count = lele_solve_count_lines(worker->solver, *text, most);
    cli_lines_skip(lines, count, count * stride);
    return count;
}

/* Solves a run of lines in place.  The group must be empty, so that the order is kept. */
static void solve_run(solve_worker *worker, cli_work *work, const char *text, size_t count)
{
    const size_t stride = (size_t)worker->layout.cell_count + 1;
    char *room = lele_text_room(&work->out, count * stride);
    lele_solve_batch batch = {
        .puzzles = (const uint8_t *)text,
        .solutions = worker->job->mode == SOLVE_CHECK ? NULL : (uint8_t *)room,
        .counts = worker->counts,
        .count = count,
        .form = LELE_FORM_LINES,
        .max_solutions = worker->job->mode == SOLVE_FIRST ? 1 : 2,
    };
    if (room == NULL)
        return;
    lele_solve_many(worker->solver, &batch);
    worker->totals.guesses += batch.guesses;
    solve_print_run(worker, work, count);
}

static void join_run(solve_worker *worker, cli_work *work, const char *text, size_t count)
{
    const size_t stride = (size_t)worker->layout.cell_count + 1;
    for (size_t i = 0; i < count; i++) {
        (void)solve_cells_read(&worker->layout, text + i * stride, next_room(worker));
        join_group(worker, work);
    }
}

/* Adds plain puzzles in rows to the group while there are any. */
static void join_rows(solve_worker *worker, cli_work *work, cli_lines *lines)
{
    size_t left, bytes;
    uint64_t newlines = 0;
    if (lines->rows != worker->layout.size || worker->layout.size > 9)
        return;
    for (const char *text; (text = cli_lines_rest(lines, &left)) != NULL; newlines = 0) {
        bytes = cli_rows_read(&worker->layout, text, left, next_room(worker), &newlines);
        if (bytes == 0)
            return;
        cli_lines_skip(lines, newlines, bytes);
        work->items++;
        join_group(worker, work);
    }
}

/* Works on plain lines while there are any.  A short run joins the group, because the solver is
 * faster with more puzzles per call. */
static void work_plain_lines(solve_worker *worker, cli_work *work, cli_lines *lines)
{
    enum { FEW = 64 };
    const char *text;
    size_t count;
    if (!worker->groups)
        return;
    if (lines->rows != 0) {
        join_rows(worker, work, lines);
        return;
    }
    while ((count = take_run(worker, lines, &text)) != 0) {
        work->items += count;
        if (worker->job->json || worker->job->format != CLI_FORMAT_LINE || count < FEW) {
            join_run(worker, work, text, count);
        } else {
            end_group(worker, work);
            solve_run(worker, work, text, count);
        }
    }
}

void solve_worker_piece(void *state, cli_work *work)
{
    solve_worker *worker = state;
    cli_lines lines;
    cli_line line;
    cli_lines_init(&lines, &work->piece);
    work_plain_lines(worker, work, &lines);
    while (cli_work_next(work, &lines, &line)) {
        work_line(worker, work, &line);
        work_plain_lines(worker, work, &lines);
    }
    end_group(worker, work);
    worker->totals.lines += work->items;
}

static void *make_solver(void *data, const lele_layout *layout, lele_problem *problem)
{
    const solve_job *job = data;
    return lele_solver_new(layout, job->algorithm, problem);
}

static void free_solver(void *solver)
{
    lele_solver_free(solver);
}

static void free_worker(solve_worker *worker)
{
    lele_solver_free(worker->solver);
    cli_reader_free(worker->reader);
    free(worker->puzzles);
    free(worker->solutions);
    free(worker);
}

/* A group has no limit of work.  It needs none on classic grids: `fast` decides the slowest one in
 * about a second. */
static bool is_grouped(const solve_job *job, const lele_layout *layout)
{
    const bool fast = job->algorithm == NULL || strcmp(job->algorithm, "fast") == 0;
    return job->mode < SOLVE_CANDIDATES &&
           (job->max_work == 0 || (fast && lele_layout_is_classic(layout)));
}

void *solve_worker_open(void *data)
{
    solve_job *job = data;
    solve_worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->job = job;
    const char *name = job->layout != NULL ? job->layout : LELE_LAYOUT_CLASSIC;
    const cli_tool_kind kind = { make_solver, free_solver, job };
    worker->reader = cli_reader_new(job->layout, NULL, &kind);
    if (worker->reader != NULL)
        cli_reader_allow_clues(worker->reader);
    if (lele_layout_init(&worker->layout, name, NULL) == LELE_OK) {
        worker->groups = is_grouped(job, &worker->layout);
        const size_t size = (size_t)worker->layout.cell_count * SOLVE_GROUP;
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

void solve_worker_close(void *data, void *state)
{
    solve_job *job = data;
    solve_worker *worker = state;
    job->totals.lines += worker->totals.lines;
    job->totals.unique += worker->totals.unique;
    job->totals.multiple += worker->totals.multiple;
    job->totals.none += worker->totals.none;
    job->totals.solutions += worker->totals.solutions;
    job->totals.guesses += worker->totals.guesses;
    free_worker(worker);
}
