/*
 * lele solve --count and --all with --shard: splits the search tree of one puzzle.
 *
 * The tree is cut into numbered pieces in a fixed order; a shard is a run of them.  Up to 64 shards use
 * the pieces of the whole search (lele_solve_parallel), so their outputs are its output in parts.
 * More shards need more pieces, 16 for each, so that the shards are of similar size.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/journal.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/solve.h"

enum {
    PIECES = 1024, /* those of lele_solve_parallel */
    PIECES_PER_SHARD = 16,
    PIECES_MAX = 65536,     /* more shards than this have empty ones among them */
    FLUSH_SIZE = 256 << 10, /* bytes of solutions that are written at once */
};

struct tree {
    solve_job *job;
    cli_journal *journal;
    lele_layout layout; /* of the puzzle */
    lele_grid grid;
    uint64_t puzzles; /* read */
    lele_grid *pieces;
    size_t count, room;
    bool is_short; /* of memory */
};

/* The only puzzle. */

static bool take_puzzle(void *data, const lele_position *position)
{
    struct tree *tree = data;
    if (tree->puzzles++ == 0) {
        const bool has_givens = lele_grid_count(position->layout, &position->givens) != 0;
        tree->layout = *position->layout;
        tree->grid = has_givens ? position->givens : position->values;
    }
    return true;
}

static bool read_line(struct tree *tree, cli_reader *reader, cli_work *work, const cli_line *line)
{
    lele_problem problem;
    const lele_error error = cli_reader_each(reader, line, take_puzzle, tree, &problem);
    if (error != LELE_OK)
        cli_work_fail(work, line, &problem);
    return error == LELE_OK;
}

static int read_all(struct tree *tree, cli_input *input, cli_reader *reader, cli_work *work)
{
    bool good = true;
    while (good && cli_input_next(input, PIECES, &work->piece)) {
        cli_lines lines;
        cli_line line;
        cli_lines_init(&lines, &work->piece);
        while (good && cli_work_next(work, &lines, &line))
            good = read_line(tree, reader, work, &line);
        good = good && !work->bad;
    }
    if (cli_input_failed(input))
        return CLI_STATUS_IO;
    if (work->messages.length != 0)
        (void)cli_write(STDERR_FILENO, work->messages.data, work->messages.length);
    return good ? CLI_STATUS_OK : CLI_STATUS_BAD;
}

static int refuse_number(const cli_call *call, uint64_t number)
{
    char got[24];
    (void)snprintf(got, sizeof got, "%llu", (unsigned long long)number);
    cli_complain(call->lang, CLI_M_ONE_GRID, (cli_facts){ .name = "--shard", .got = got });
    return CLI_STATUS_USAGE;
}

static int read_puzzle(const cli_call *call, struct tree *tree)
{
    cli_work work = { .lang = call->lang };
    lele_text_init(&work.piece.text), lele_text_init(&work.out), lele_text_init(&work.messages);
    cli_input *input = cli_input_new(call->lang, NULL, call->operand_count, call->operands);
    cli_reader *reader = cli_reader_new(tree->job->layout, NULL, NULL);
    int status = CLI_STATUS_IO;
    if (input != NULL && reader != NULL)
        status = read_all(tree, input, reader, &work);
    else
        cli_complain_memory(call->lang);
    cli_input_free(input);
    cli_reader_free(reader);
    lele_text_release(&work.piece.text), lele_text_release(&work.out);
    lele_text_release(&work.messages);
    if (status == CLI_STATUS_OK && tree->puzzles != 1)
        status = refuse_number(call, tree->puzzles);
    return status;
}

/* Its pieces. */

static bool keep_piece(void *data, const lele_grid *piece)
{
    struct tree *tree = data;
    if (tree->count == tree->room) {
        const size_t room = tree->room * 2 + PIECES;
        lele_grid *more = realloc(tree->pieces, room * sizeof *more);
        tree->is_short = more == NULL;
        if (more == NULL)
            return false;
        tree->pieces = more;
        tree->room = room;
    }
    tree->pieces[tree->count++] = *piece;
    return true;
}

static lele_error cut(struct tree *tree)
{
    const uint64_t shards = tree->journal->shard.count;
    const uint64_t wanted = shards * PIECES_PER_SHARD;
    const size_t pieces = wanted < PIECES       ? PIECES
                          : wanted < PIECES_MAX ? (size_t)wanted
                                                : PIECES_MAX;
    const lele_error error =
        lele_solve_pieces(&tree->layout, &tree->grid, pieces, keep_piece, tree);
    return tree->is_short ? LELE_E_MEMORY : error;
}

/* The workers. */

struct worker {
    struct tree *tree;
    cli_work *work;
    lele_solver *solver;
    uint64_t guesses;
};

static void *open_worker(void *data)
{
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->tree = data;
    worker->solver = lele_solver_new(&worker->tree->layout, worker->tree->job->algorithm, NULL);
    if (worker->solver != NULL)
        return worker;
    free(worker);
    return NULL;
}

static void close_worker(void *data, void *state)
{
    struct tree *tree = data;
    struct worker *worker = state;
    tree->job->totals.guesses += worker->guesses;
    lele_solver_free(worker->solver);
    free(worker);
}

static bool add_solution(void *data, const lele_grid *solution)
{
    struct worker *worker = data;
    lele_text *out = &worker->work->out;
    const cli_format format = worker->tree->job->format;
    solve_cells_add(&worker->tree->layout, solution->cell, format, out);
    lele_text_add(out, format == CLI_FORMAT_ROWS ? "\n" : "");
    return out->length < FLUSH_SIZE || cli_work_flush(worker->work);
}

static void work_pieces(void *state, cli_work *work)
{
    struct worker *worker = state;
    const struct tree *tree = worker->tree;
    const bool counts = tree->job->mode == SOLVE_COUNT;
    const lele_solve_limits limits = { .max_solutions = 0 };
    worker->work = work;
    for (uint64_t i = work->first; i < work->first + work->count; i++) {
        lele_solve_result result;
        lele_solve(worker->solver, &tree->pieces[i], &limits, counts ? NULL : add_solution, worker,
                   &result);
        worker->guesses += result.guesses;
        if (!counts)
            continue;
        lele_text_add_int(&work->out, (int64_t)result.solutions);
        lele_text_add_char(&work->out, '\n');
    }
}

/* Adds the numbers of the pieces, which are not written; at the end writes their sum. */
static void add_up(void *data, lele_text *out)
{
    struct tree *tree = data;
    uint64_t *sum = &tree->journal->record.sum;
    if (out->length == 0) {
        lele_text_add_int(out, (int64_t)*sum);
        lele_text_add_char(out, '\n');
        tree->job->totals.solutions = *sum;
        return;
    }
    for (char *at = out->data, *end; *at != '\0'; at = end + 1)
        *sum += strtoull(at, &end, 10);
    lele_text_clear(out);
}

/* The puzzle is what the shards have in common. */
static void identify(struct tree *tree)
{
    cli_sha256 hash;
    cli_sha256_init(&hash);
    cli_sha256_add(&hash, tree->layout.name, strlen(tree->layout.name) + 1);
    cli_sha256_add(&hash, (const char *)tree->grid.cell, (size_t)tree->layout.cell_count);
    cli_sha256_text(&hash, tree->journal->record.fingerprint);
}

static int run(const cli_call *call, struct tree *tree)
{
    const bool counts = tree->job->mode == SOLVE_COUNT;
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .piece = work_pieces,
        .in_order = counts ? add_up : NULL,
        .data = tree,
        .threads = tree->job->threads,
        .unit = "pieces",
        .join = counts ? "sum" : "text",
    };
    identify(tree);
    lele_problem problem;
    lele_problem_init(&problem);
    lele_solver *solver = lele_solver_new(&tree->layout, tree->job->algorithm, &problem);
    lele_solver_free(solver);
    if (solver == NULL) {
        cli_complain_problem(call->lang, &problem);
        return CLI_STATUS_USAGE;
    }
    if (cut(tree) == LELE_OK)
        return cli_pipeline_items(call, &stage, tree->count);
    cli_complain_memory(call->lang);
    return CLI_STATUS_IO;
}

int solve_tree(const cli_call *call, solve_job *job)
{
    const char *other = job->json ? "--json" : job->limit != 0 ? "--limit" : NULL;
    if (other != NULL) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE, (cli_facts){ .name = "--shard", .got = other });
        return CLI_STATUS_USAGE;
    }
    struct tree *tree = calloc(1, sizeof *tree);
    if (tree == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    tree->job = job;
    tree->journal = call->journal;
    int status = read_puzzle(call, tree);
    if (status == CLI_STATUS_OK)
        status = run(call, tree);
    free(tree->pieces);
    free(tree);
    return status;
}
