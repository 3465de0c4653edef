/*
 * lele solve --count and --all: every solution of a puzzle.
 *
 * One thread looks for a while; where there are too many solutions, or the search is long,
 * all threads do it again together, and solutions are written as they come.
 */

#include "cli/solve.h"

enum {
    ALONE_SOLUTIONS = 4096, /* more are left to all threads together */
    ALONE_NODES = 1 << 20,  /* the same for the length of the search */
    FLUSH_SIZE = 256 << 10, /* bytes of solutions before they are written */
};

/* Who gets the solutions; `restart` is called before they come a second time, from the start.
 * Without `found` they are only counted. */
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

/* Solutions of one puzzle on their way out. */
struct listing {
    const solve_job *job;
    cli_work *work;
    const lele_layout *layout;
    size_t start; /* where this puzzle's lines begin in work->out */
    bool many;    /* too many to keep: they are written as they come */
    bool any;
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
    const bool json = listing->job->json;
    lele_text *out = &listing->work->out;
    char line[LELE_MAX_CELLS];
    if (json)
        lele_text_add(out, listing->any ? ",\"" : "\"");
    solve_cells_write_full(listing->layout, solution->cell, line);
    lele_text_add_bytes(out, line, (size_t)listing->layout->cell_count);
    lele_text_add_char(out, json ? '"' : '\n');
    listing->any = true;
    return !listing->many || out->length < FLUSH_SIZE || cli_work_flush(listing->work);
}

/* Takes back what one thread has listed, for the list to begin anew. */
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
        lele_text_add(&work->out, "none\n");
    solve_sum_up(worker, work, result.solutions);
    worker->totals.guesses += result.guesses;
}
