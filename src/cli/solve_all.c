/*
 * lele solve --count and --all: finds every solution of a puzzle.
 *
 * First one thread searches, within limits.  If there are more solutions, or the search takes
 * longer, all threads repeat the search together, and solutions are written as they are found.  Each
 * of the two has the limit of --effort; what it cuts off is said.
 */

#include "cli/solve.h"

enum {
    ALONE_SOLUTIONS = 4096, /* the limit of solutions for one thread */
    ALONE_NODES = 1 << 20,  /* the limit of search nodes for one thread */
    FLUSH_SIZE = 256 << 10, /* bytes of solutions that are written at once */
};

/* The receiver of the solutions; without `found` they are only counted.  `restart` is called before
 * the search is repeated from the start. */
struct receiver {
    lele_solution_fn found;
    void (*restart)(void *data);
    void *data;
};

/* Whether one thread has come to an end: that of the search, or a limit of the job. */
static bool is_settled(const solve_job *job, const lele_solve_result *result, uint64_t most)
{
    if (result->stopped)
        return job->max_work != 0 && result->work > job->max_work;
    return result->solutions < ALONE_SOLUTIONS || most == (uint64_t)job->limit;
}

/* False when memory is short; the work then says so. */
static bool search(const solve_worker *worker, cli_work *work, const solve_task *task,
                   const struct receiver *receiver, lele_solve_result *ret)
{
    const solve_job *job = worker->job;
    const uint64_t limit = (uint64_t)job->limit;
    const uint64_t most = limit != 0 && limit <= ALONE_SOLUTIONS ? limit : ALONE_SOLUTIONS;
    const lele_solve_limits alone = { .max_solutions = most,
                                      .max_nodes = ALONE_NODES,
                                      .max_work = job->max_work };
    lele_solve(task->solver, task->grid, &alone, receiver->found, receiver->data, ret);
    if (is_settled(job, ret, most))
        return true;
    const uint64_t guesses = ret->guesses;
    const lele_enumerate_options together = {
        .algorithm = job->algorithm,
        .threads = cli_thread_count(job->threads),
        .order = receiver->found != NULL ? LELE_ORDER_FIXED : LELE_ORDER_ANY,
        .limits = { .max_solutions = limit, .max_work = job->max_work },
    };
    if (receiver->restart != NULL)
        receiver->restart(receiver->data);
    if (lele_solve_parallel(task->layout, task->grid, &together, receiver->found, receiver->data,
                            ret) != LELE_OK) {
        work->out.failed = true;
        return false;
    }
    ret->guesses += guesses;
    return true;
}

/* The search ended at its limit: what was found is not all. */
static void say_unfinished(cli_work *work, const solve_task *task, uint64_t solutions)
{
    lele_text number;
    lele_text_init(&number);
    lele_text_add_int(&number, (int64_t)solutions);
    cli_work_say(work, task->line, CLI_M_UNFINISHED, (cli_facts){ .got = number.data });
    cli_text_part_end(&number, &work->messages);
    work->bad = true;
}

static void begin_json(lele_json *json, const solve_task *task, lele_text *out)
{
    lele_json_init(json, out);
    lele_json_object_begin(json);
    if (!lele_layout_is_classic(task->layout))
        cli_layout_json(task->layout, json);
    solve_cells_add_json(task->layout, task->grid->cell, "puzzle", json);
}

static void print_count(const solve_job *job, cli_work *work, const solve_task *task,
                        const lele_solve_result *result)
{
    lele_json json;
    if (!job->json) {
        lele_text_add_int(&work->out, (int64_t)result->solutions);
        lele_text_add(&work->out, result->stopped ? "+\n" : "\n");
        return;
    }
    begin_json(&json, task, &work->out);
    lele_json_key_int(&json, "solutions", (int64_t)result->solutions);
    if (result->stopped)
        lele_json_key_bool(&json, "complete", false);
    lele_json_object_end(&json);
    lele_text_add_char(&work->out, '\n');
}

/* What a search has found, for the totals and the status. */
static void sum_up(solve_worker *worker, cli_work *work, const solve_task *task,
                   const lele_solve_result *result)
{
    const bool is_known = !result->stopped || result->solutions > 1;
    solve_sum_up(worker, work, is_known ? result->solutions : SOLVE_UNDECIDED);
    worker->totals.guesses += result->guesses;
    if (result->stopped)
        say_unfinished(work, task, result->solutions);
}

void solve_count(solve_worker *worker, cli_work *work, const solve_task *task)
{
    lele_solve_result result;
    if (!search(worker, work, task, &(struct receiver){ .found = NULL }, &result))
        return;
    print_count(worker->job, work, task, &result);
    sum_up(worker, work, task, &result);
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
static void take_back(void *data)
{
    struct listing *listing = data;
    lele_text *out = &listing->work->out;
    if (listing->start < out->length) {
        out->length = listing->start;
        out->data[out->length] = '\0';
    }
    listing->many = true;
    listing->any = false;
}

static void end_list(const struct listing *listing, const lele_solve_result *result)
{
    const bool rows = listing->job->format == CLI_FORMAT_ROWS;
    lele_text *out = &listing->work->out;
    if (listing->job->json) {
        lele_text_add(out, result->stopped ? "],\"complete\":false}\n" : "]}\n");
    } else if (result->solutions == 0) {
        lele_text_add(out, result->stopped ? lele_solutions_known_name(LELE_KNOWN_NOT) : "none");
        lele_text_add(out, rows ? "\n\n" : "\n");
    }
}

void solve_list(solve_worker *worker, cli_work *work, const solve_task *task)
{
    struct listing listing = { .job = worker->job, .work = work, .layout = task->layout };
    const struct receiver receiver = { add_solution, take_back, &listing };
    lele_solve_result result;
    lele_json json;
    if (worker->job->json) {
        begin_json(&json, task, &work->out);
        lele_json_key(&json, "solutions");
        lele_json_array_begin(&json);
    }
    listing.start = work->out.length;
    if (!search(worker, work, task, &receiver, &result))
        return;
    end_list(&listing, &result);
    sum_up(worker, work, task, &result);
}
