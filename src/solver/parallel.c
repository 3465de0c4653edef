/*
 * All solutions with a pool of threads.
 *
 * The search tree is cut into many pieces in a fixed order.  Workers take them one after another,
 * so a thread with easy pieces takes more of them.  A worker collects solutions in its own buffer
 * and delivers them under the lock of the pool.  In fixed order only the worker with the first
 * unfinished piece may deliver; the others wait when their buffer is full or their piece ends.
 * The first unfinished piece never waits, so there is no deadlock, and memory does not grow with
 * the number of solutions.
 *
 * With a limit of work the search ends where the works of the pieces in order add up to the limit.
 * Where only the number matters, the pieces are counted side by side, and the one in which the limit
 * lies is counted once more with what the earlier ones left of it.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "solver/pieces.h"
#include "solver/solver.h"

/* The number of pieces does not depend on the threads, so neither does the fixed order. */
enum { MAX_THREADS = 256, PIECES = 1024, BUFFER = 1024, NODES_PER_POLL = 1024 };

/* What is known of a piece that is finished. */
struct outcome {
    bool finished;
    uint64_t solutions, work;
    uint64_t limit; /* of its work; 0: none */
};

struct pool {
    const lele_layout *layout;
    const lele_enumerate_options *options;
    lele_solution_fn found;
    void *data;
    lele_solve_result *result;
    lele_pieces pieces;
    struct outcome *outcomes; /* one per piece */
    pthread_mutex_t lock;
    pthread_cond_t turned;
    size_t next;        /* the first piece not taken yet */
    size_t turn;        /* the first unfinished piece */
    uint64_t work;      /* of the pieces before `turn` */
    size_t first_piece; /* that `first` of the result is from, where solutions are only counted */
    atomic_bool ended;
    atomic_uint_fast64_t nodes;
};

struct worker {
    struct pool *pool;
    lele_solver *solver;
    pthread_t thread;
    size_t piece;
    uint64_t limit;           /* of the work of the piece; 0: none */
    lele_solve_result result; /* of the piece */
    uint64_t counted; /* solutions already added to the pool, where only the count matters */
    size_t count;     /* solutions in the buffer */
    lele_grid buffer[BUFFER];
    uint64_t works[BUFFER]; /* of the piece until each of them */
};

static void end(struct pool *pool)
{
    atomic_store(&pool->ended, true);
    pthread_cond_broadcast(&pool->turned);
}

/* Whether the pieces in order and then `work` are more than the limit. */
static bool exceeds(const struct pool *pool, uint64_t work)
{
    const uint64_t most = pool->options->limits.max_work;
    return most != 0 && work > most - pool->work;
}

/* Ends the search at a limit, under the lock. */
static void end_early(struct pool *pool)
{
    pool->result->stopped = true;
    end(pool);
}

/* Delivers one solution, under the lock.  `work` is that of its piece until then. */
static void deliver(struct pool *pool, const lele_grid *solution, uint64_t work)
{
    lele_solve_result *result = pool->result;
    if (exceeds(pool, work)) {
        end_early(pool);
        return;
    }
    if (result->solutions++ == 0)
        result->first = *solution;
    const uint64_t most = pool->options->limits.max_solutions;
    const bool wanted = pool->found == NULL || pool->found(pool->data, solution);
    if (!wanted || result->solutions == most)
        end(pool);
}

static bool must_wait(const struct worker *worker)
{
    struct pool *pool = worker->pool;
    const bool is_fixed =
        pool->options->order == LELE_ORDER_FIXED || pool->options->limits.max_work != 0;
    return is_fixed && pool->turn != worker->piece && !atomic_load(&pool->ended);
}

static void flush(struct worker *worker)
{
    struct pool *pool = worker->pool;
    if (worker->count == 0)
        return;
    pthread_mutex_lock(&pool->lock);
    while (must_wait(worker))
        pthread_cond_wait(&pool->turned, &pool->lock);
    for (size_t i = 0; i < worker->count && !atomic_load(&pool->ended); i++)
        deliver(pool, &worker->buffer[i], worker->works[i]);
    pthread_mutex_unlock(&pool->lock);
    worker->count = 0;
}

static bool gather(void *data, const lele_grid *solution)
{
    struct worker *worker = data;
    worker->works[worker->count] = worker->result.work;
    worker->buffer[worker->count++] = *solution;
    if (worker->count == BUFFER)
        flush(worker);
    return !atomic_load(&worker->pool->ended);
}

/* Without a callback counting is enough.  The exception is a limit in fixed order, where `first`
 * must be the first solution in order. */
static bool only_counts(const struct pool *pool)
{
    const lele_enumerate_options *options = pool->options;
    return pool->found == NULL &&
           (options->limits.max_solutions == 0 || options->order == LELE_ORDER_ANY);
}

/* Adds the solutions counted since the last call.  With a limit of work finish() adds them. */
static void add_count(struct worker *worker)
{
    struct pool *pool = worker->pool;
    lele_solve_result *result = pool->result;
    const uint64_t most = pool->options->limits.max_solutions;
    pthread_mutex_lock(&pool->lock);
    if (result->solutions == 0 && worker->result.solutions != 0)
        result->first = worker->result.first;
    result->solutions += worker->result.solutions - worker->counted;
    worker->counted = worker->result.solutions;
    if (most != 0 && result->solutions >= most) {
        result->solutions = most;
        end(pool);
    }
    pthread_mutex_unlock(&pool->lock);
}

/* Polled by the solver: true when the pool has ended or the caller's limits are reached. */
static bool stop(void *data)
{
    struct worker *worker = data;
    struct pool *pool = worker->pool;
    const lele_solve_limits *limits = &pool->options->limits;
    const uint64_t nodes = atomic_fetch_add(&pool->nodes, NODES_PER_POLL) + NODES_PER_POLL;
    if (only_counts(pool) && limits->max_work == 0)
        add_count(worker);
    bool out = limits->max_nodes != 0 && nodes > limits->max_nodes;
    if (!out && limits->stop != NULL) {
        pthread_mutex_lock(&pool->lock);
        out = limits->stop(limits->stop_data);
        pthread_mutex_unlock(&pool->lock);
    }
    if (out) {
        pthread_mutex_lock(&pool->lock);
        end_early(pool);
        pthread_mutex_unlock(&pool->lock);
    }
    return atomic_load(&pool->ended);
}

static bool take(struct worker *worker)
{
    struct pool *pool = worker->pool;
    pthread_mutex_lock(&pool->lock);
    const bool some = !atomic_load(&pool->ended) && pool->next < pool->pieces.count;
    if (some)
        worker->piece = pool->next++;
    const uint64_t most = pool->options->limits.max_work;
    worker->limit = most == 0 ? 0 : most > pool->work ? most - pool->work : 1;
    pthread_mutex_unlock(&pool->lock);
    return some;
}

/* Counts the piece in which the limit of work lies up to it: again, unless it was counted so. */
static void count_part(struct worker *worker, const struct outcome *outcome)
{
    struct pool *pool = worker->pool;
    lele_solve_result *result = pool->result, part = { .solutions = outcome->solutions };
    lele_solve_limits limits = pool->options->limits;
    limits.max_work -= pool->work;
    if (limits.max_solutions != 0)
        limits.max_solutions -= result->solutions;
    if (limits.max_work == 0) {
        part.solutions = 0;
    } else if (limits.max_work != outcome->limit) {
        lele_solve(worker->solver, &pool->pieces.grids[pool->turn], &limits, NULL, NULL, &part);
        if (result->solutions == 0 && part.solutions != 0)
            result->first = part.first;
    }
    result->stopped = limits.max_solutions == 0 || part.solutions < limits.max_solutions;
    result->solutions += result->stopped ? part.solutions : limits.max_solutions;
}

/* Adds the finished piece whose turn it is, where there is a limit of work; under the lock. */
static void add_piece(struct worker *worker)
{
    struct pool *pool = worker->pool;
    const struct outcome *outcome = &pool->outcomes[pool->turn];
    const uint64_t most = pool->options->limits.max_solutions;
    lele_solve_result *result = pool->result;
    if (exceeds(pool, outcome->work)) {
        end_early(pool);
        if (only_counts(pool))
            count_part(worker, outcome);
        return;
    }
    pool->work += outcome->work;
    if (!only_counts(pool))
        return;
    result->solutions += outcome->solutions;
    if (most != 0 && result->solutions >= most) {
        result->solutions = most;
        end(pool);
    }
}

static void keep_first(struct worker *worker)
{
    struct pool *pool = worker->pool;
    if (worker->result.solutions == 0 || worker->piece > pool->first_piece)
        return;
    pool->result->first = worker->result.first;
    pool->first_piece = worker->piece;
}

static void finish(struct worker *worker)
{
    struct pool *pool = worker->pool;
    const bool adds = pool->options->limits.max_work != 0;
    pthread_mutex_lock(&pool->lock);
    pool->result->nodes += worker->result.nodes;
    pool->result->guesses += worker->result.guesses;
    pool->result->backtracks += worker->result.backtracks;
    if (adds && only_counts(pool) && !atomic_load(&pool->ended))
        keep_first(worker);
    pool->outcomes[worker->piece] =
        (struct outcome){ true, worker->result.solutions, worker->result.work, worker->limit };
    while (pool->turn < pool->pieces.count && pool->outcomes[pool->turn].finished &&
           !(adds && atomic_load(&pool->ended))) {
        if (adds)
            add_piece(worker);
        pool->turn++;
    }
    pthread_cond_broadcast(&pool->turned);
    pthread_mutex_unlock(&pool->lock);
}

static void *work(void *data)
{
    struct worker *worker = data;
    struct pool *pool = worker->pool;
    const bool counts = only_counts(pool);
    lele_solve_limits limits = {
        .max_solutions = counts ? pool->options->limits.max_solutions : 0,
        .stop = stop,
        .stop_data = worker,
    };
    while (take(worker)) {
        worker->counted = 0;
        limits.max_work = worker->limit;
        lele_solve(worker->solver, &pool->pieces.grids[worker->piece], &limits,
                   counts ? NULL : gather, worker, &worker->result);
        if (counts && worker->limit == 0)
            add_count(worker);
        flush(worker);
        finish(worker);
    }
    return NULL;
}

static int thread_count(const lele_enumerate_options *options)
{
    const long cores = options->threads > 0 ? options->threads : sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > MAX_THREADS ? MAX_THREADS : (int)cores;
}

/* Starts as many threads as possible.  The calling thread is a worker too, so none is needed. */
static void run_workers(struct worker *workers, int count)
{
    int started = 0;
    for (int i = 1; i < count; i++) {
        if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0)
            break;
        started = i;
    }
    work(&workers[0]);
    for (int i = 1; i <= started; i++)
        pthread_join(workers[i].thread, NULL);
}

static lele_error make_workers(struct pool *pool, struct worker *workers, int count)
{
    for (int i = 0; i < count; i++) {
        lele_problem problem;
        lele_problem_init(&problem);
        workers[i].pool = pool;
        workers[i].solver = lele_solver_new(pool->layout, pool->options->algorithm, &problem);
        if (workers[i].solver == NULL)
            return problem.code;
    }
    return LELE_OK;
}

static void run_pool(struct pool *pool, struct worker *workers, int count)
{
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->turned, NULL);
    run_workers(workers, count);
    pthread_cond_destroy(&pool->turned);
    pthread_mutex_destroy(&pool->lock);
}

lele_error lele_solve_parallel(const lele_layout *layout, const lele_grid *grid,
                               const lele_enumerate_options *options, lele_solution_fn found,
                               void *data, lele_solve_result *ret)
{
    const int count = thread_count(options);
    struct pool pool = {
        .layout = layout,
        .options = options,
        .found = found,
        .data = data,
        .result = ret,
        .first_piece = SIZE_MAX,
    };
    lele_error error = lele_pieces_init(&pool.pieces, layout, grid, PIECES);
    if (error != LELE_OK)
        return error;
    struct worker *workers = calloc((size_t)count, sizeof *workers);
    pool.outcomes = calloc(pool.pieces.count + 1, sizeof *pool.outcomes);
    error = LELE_E_MEMORY;
    if (workers != NULL && pool.outcomes != NULL)
        error = make_workers(&pool, workers, count);
    if (error == LELE_OK) {
        ret->solutions = ret->nodes = ret->guesses = ret->backtracks = 0;
        ret->stopped = false;
        run_pool(&pool, workers, count);
    }
    for (int i = 0; workers != NULL && i < count; i++)
        lele_solver_free(workers[i].solver);
    free(workers);
    free(pool.outcomes);
    lele_pieces_release(&pool.pieces);
    return error;
}
