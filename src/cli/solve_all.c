/*
 * lele solve --count and --all: finds every solution of a puzzle.
 *
 * First one thread searches, within limits.  If there are more solutions, or the search takes
 * longer, all threads repeat the search together, and solutions are written as they are found.
 */

#include "cli/solve.h"

enum {
    ALONE_SOLUTIONS = 4096, /* the limit of solutions for one thread */
    ALONE_NODES = 1 << 20,  /* the limit of search nodes for one thread */
    FLUSH_SIZE = 256 << 10, /* bytes of solutions that are written at once */
};

/* The receiver of the solutions; without `found` they are only counted.  `restart` is called before
 * the search is repeated from the start; false ends the search. */
struct receiver {
    lele_solution_fn found;
    bool (*restart)(void *data);
    void *data;
};

static void search(const solve_worker *worker, const lele_layout *layout, lele_solver *solver,
                   const lele_grid *grid, const struct receiver *receiver, lele_solve_result *ret)
{
    const solve_job *job = worker->job;
    const uint64_t limit = (uint64_t)job->limit;
    const bool short_limit = limit != 0 && limit <= ALONE_SOLUTIONS;
    const lele_solve_limits alone = { .max_solutions = short_limit ? limit : ALONE_SOLUTIONS,
                                      .max_nodes = ALONE_NODES };
    lele_solve(solver, grid, &alone, receiver->found, receiver->data, ret);
    if (!ret->stopped && (short_limit || ret->solutions < ALONE_SOLUTIONS))
        return;
    const uint64_t guesses = ret->guesses;
    const lele_enumerate_options together = {
        .algorithm = job->algorithm,
        .threads = cli_thread_count(job->threads),
        .order = receiver->found != NULL ? LELE_ORDER_FIXED : LELE_ORDER_ANY,
        .limits = { .max_solutions = limit },
    };
    if (receiver->restart == NULL || receiver->restart(receiver->data))
        (void)lele_solve_parallel(layout, grid, &together, receiver->found, receiver->data, ret);
    ret->guesses += guesses;
}

void solve_count(solve_worker *worker, cli_work *work, const lele_layout *layout,
                 lele_solver *solver, const lele_grid *grid)
{
    lele_solve_result result;
    search(worker, layout, solver, grid, &(struct receiver){ .found = NULL }, &result);
    worker->totals.guesses += result.guesses;
    solve_print(worker, work, layout, grid->cell, result.solutions, result.first.cell);
}

/* The list of solutions of one puzzle. */
struct listing {
    const solve_job *job;
    cli_work *work;
    const lele_layout *layout;
    size_t start; /* where this puzzle's lines begin in work->out */
    bool many;    /* too many for memory: they are written as they are found */
    bool any;     /* the list is not empty */
};

static void begin_json(struct listing *listing, const lele_grid *grid)
{
    lele_json json;
    lele_json_init(&json, &listing->work->out);
    lele_json_object_begin(&json);
    if (!lele_layout_is_classic(listing->layout))
        lele_json_key_string(&json, "layout", listing->layout->name);
    solve_cells_add_json(listing->layout, grid->cell, "puzzle", &json);
    lele_json_key(&json, "solutions");
    lele_json_array_begin(&json);
}

static bool add_solution(void *data, const lele_grid *solution)
{
    struct listing *listing = data;
    lele_text *out = &listing->work->out;
    if (listing->job->json) {
        char line[LELE_MAX_CELLS];
        lele_text_add(out, listing->any ? ",\"" : "\"");
        solve_cells_write_full(listing->layout, solution->cell, line);
        lele_text_add_bytes(out, line, (size_t)listing->layout->cell_count);
        lele_text_add_char(out, '"');
    } else {
        solve_cells_add(listing->layout, solution->cell, listing->job->format, out);
        lele_text_add(out, listing->job->format == CLI_FORMAT_ROWS ? "\n" : "");
    }
    listing->any = true;
    return !listing->many || out->length < FLUSH_SIZE || cli_work_flush(listing->work);
}

/* Removes the solutions that one thread has listed: the list starts again. */
static bool take_back(void *data)
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

void solve_list(solve_worker *worker, cli_work *work, const lele_layout *layout,
                lele_solver *solver, const lele_grid *grid)
{
    struct listing listing = { .job = worker->job, .work = work, .layout = layout };
    const struct receiver receiver = { add_solution, take_back, &listing };
    lele_solve_result result;
    if (worker->job->json)
        begin_json(&listing, grid);
    listing.start = work->out.length;
    search(worker, layout, solver, grid, &receiver, &result);
    if (worker->job->json)
        lele_text_add(&work->out, "]}\n");
    else if (result.solutions == 0)
        lele_text_add(&work->out, worker->job->format == CLI_FORMAT_ROWS ? "none\n\n" : "none\n");
    solve_sum_up(worker, work, result.solutions);
    worker->totals.guesses += result.guesses;
}
