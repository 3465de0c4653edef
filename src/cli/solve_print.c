/*
 * The output lines of lele solve but for --count and --all: a solution or a verdict; or a JSON object:
 *
 * {"puzzle":"...","result":"unique","solution":"..."}
 *
 * With --format rows an empty line follows every output.
 */
#include <string.h>

#include "cli/solve.h"
#include "cli/verdict.h"

static const char *word_of(uint64_t solutions)
{
    return solutions == SOLVE_UNDECIDED ? lele_solutions_known_name(LELE_KNOWN_NOT)
                                        : cli_verdict_of(solutions)->word;
}

/* Whether the output of a puzzle with that many solutions is a solution. */
static bool shows_solution(solve_mode mode, uint64_t solutions)
{
    return (mode == SOLVE_UNIQUE && solutions == 1) ||
           (mode == SOLVE_FIRST && solutions > 0 && solutions != SOLVE_UNDECIDED);
}

void solve_sum_up(solve_worker *worker, cli_work *work, uint64_t solutions)
{
    if (solutions == SOLVE_UNDECIDED) {
        work->bad = true;
        return;
    }
    worker->totals.none += solutions == 0;
    worker->totals.unique += solutions == 1;
    worker->totals.multiple += solutions > 1;
    worker->totals.solutions += solutions;
    if (solutions == 0 || (solutions > 1 && worker->job->mode == SOLVE_UNIQUE))
        work->bad = true;
}

static void add_json(solve_mode mode, const lele_layout *layout, const uint8_t *puzzle,
                     uint64_t solutions, const uint8_t *solution, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    if (!lele_layout_is_classic(layout))
        cli_layout_json(layout, &json);
    solve_cells_add_json(layout, puzzle, "puzzle", &json);
    if (!shows_solution(mode, solutions) || mode != SOLVE_FIRST)
        lele_json_key_string(&json, "result", word_of(solutions));
    if (shows_solution(mode, solutions))
        solve_cells_add_json(layout, solution, "solution", &json);
    lele_json_object_end(&json);
}

void solve_print(solve_worker *worker, cli_work *work, const lele_layout *layout,
                 const uint8_t *puzzle, uint64_t solutions, const uint8_t *solution)
{
    const solve_mode mode = worker->job->mode;
    const bool rows = worker->job->format == CLI_FORMAT_ROWS;
    solve_sum_up(worker, work, solutions);
    if (!worker->job->json && shows_solution(mode, solutions)) {
        solve_cells_add(layout, solution, worker->job->format, &work->out);
        lele_text_add(&work->out, rows ? "\n" : "");
        return;
    }
    if (worker->job->json)
        add_json(mode, layout, puzzle, solutions, solution, &work->out);
    else
        lele_text_add(&work->out, word_of(solutions));
    lele_text_add(&work->out, rows ? "\n\n" : "\n");
}

static char *write_verdict(const solve_worker *worker, uint64_t solutions, char *to)
{
    const cli_verdict *verdict = cli_verdict_of(solutions);
    memcpy(to, verdict->word, verdict->length);
    to += verdict->length;
    *to++ = '\n';
    if (worker->job->format == CLI_FORMAT_ROWS)
        *to++ = '\n';
    return to;
}

/* Writes the line of one puzzle of the group; returns the end of the line. */
static char *write_line(const solve_worker *worker, size_t index, char *to)
{
    const size_t cells = (size_t)worker->layout.cell_count;
    const uint32_t solutions = worker->counts[index];
    if (!shows_solution(worker->job->mode, solutions))
        return write_verdict(worker, solutions, to);
    if (worker->job->format == CLI_FORMAT_ROWS) {
        to = lele_rows_write(&worker->layout, worker->solutions + index * cells, to);
    } else {
        solve_cells_write_full(&worker->layout, worker->solutions + index * cells, to);
        to += cells;
    }
    *to++ = '\n';
    return to;
}

/* Writes the lines straight into the memory of the text.  One line of cells per puzzle is enough
 * memory: a verdict is shorter than the cells of the smallest grid. */
static void print_lines(solve_worker *worker, cli_work *work)
{
    const size_t cells = (size_t)worker->layout.cell_count;
    const size_t most = worker->job->format == CLI_FORMAT_ROWS ? 2 * cells + 1 : cells + 1;
    char *start = lele_text_room(&work->out, worker->count * most);
    if (start == NULL)
        return;
    char *end = start;
    for (size_t i = 0; i < worker->count; i++) {
        solve_sum_up(worker, work, worker->counts[i]);
        end = write_line(worker, i, end);
    }
    lele_text_grow(&work->out, (size_t)(end - start));
}

void solve_print_group(solve_worker *worker, cli_work *work)
{
    const size_t cells = (size_t)worker->layout.cell_count;
    if (!worker->job->json) {
        print_lines(worker, work);
        return;
    }
    for (size_t i = 0; i < worker->count; i++)
        solve_print(worker, work, &worker->layout, worker->puzzles + i * cells, worker->counts[i],
                    worker->solutions + i * cells);
}

/* Whether every puzzle has one solution and solutions are shown: the lines are then complete. */
static bool all_unique(const solve_worker *worker, size_t count)
{
    uint32_t others = 0;
    for (size_t i = 0; i < count; i++)
        others |= worker->counts[i] ^ 1;
    return others == 0 && shows_solution(worker->job->mode, 1);
}

/* Replaces solutions by verdicts where needed.  A verdict is shorter than the line it replaces, so
 * later lines only move towards the start. */
static char *move_lines(solve_worker *worker, cli_work *work, size_t count, char *start)
{
    const size_t stride = (size_t)worker->layout.cell_count + 1;
    char *to = start;
    for (size_t i = 0; i < count; i++) {
        const uint32_t solutions = worker->counts[i];
        solve_sum_up(worker, work, solutions);
        if (shows_solution(worker->job->mode, solutions)) {
            memmove(to, start + i * stride, stride);
            to += stride;
        } else {
            to = write_verdict(worker, solutions, to);
        }
    }
    return to;
}

void solve_print_run(solve_worker *worker, cli_work *work, size_t count)
{
    char *const start = work->out.data + work->out.length;
    if (all_unique(worker, count)) {
        worker->totals.unique += count;
        worker->totals.solutions += count;
        lele_text_grow(&work->out, count * ((size_t)worker->layout.cell_count + 1));
    } else {
        lele_text_grow(&work->out, (size_t)(move_lines(worker, work, count, start) - start));
    }
}

/* Writes the text of a line as it is; that of a puzzle in rows without what is between its cells. */
static void json_text(lele_json *json, const cli_line *line)
{
    char cells[LELE_MAX_CELLS];
    size_t count = 0;
    if (line->rows == 0) {
        lele_json_string_bytes(json, line->text, line->length);
        return;
    }
    for (size_t i = 0; i < line->length && count < sizeof cells; i++)
        if (strchr(" \t\r\n,", line->text[i]) == NULL)
            cells[count++] = line->text[i];
    lele_json_string_bytes(json, cells, count);
}

/* Givens that break the rules have no solution: the output is a verdict, not an error. */
void solve_print_conflict(solve_worker *worker, cli_work *work, const cli_line *line)
{
    const solve_mode mode = worker->job->mode;
    solve_sum_up(worker, work, 0);
    if (!worker->job->json) {
        lele_text_add(&work->out, mode == SOLVE_COUNT ? "0\n" : "none\n");
        lele_text_add(&work->out, worker->job->format == CLI_FORMAT_ROWS ? "\n" : "");
        return;
    }
    lele_json json;
    lele_json_init(&json, &work->out);
    lele_json_object_begin(&json);
    lele_json_key(&json, "puzzle");
    json_text(&json, line);
    if (mode == SOLVE_COUNT)
        lele_json_key_int(&json, "solutions", 0);
    else if (mode != SOLVE_ALL)
        lele_json_key_string(&json, "result", cli_verdict_of(0)->word);
    lele_text_add(&work->out, mode == SOLVE_ALL ? ",\"solutions\":[]" : "");
    lele_json_object_end(&json);
    lele_text_add_char(&work->out, '\n');
}
