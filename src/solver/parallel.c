/*
 * All solutions with a pool of threads.
 *
 * The search tree is cut into many pieces in a fixed order.  Workers take them one after another,
 * so a thread with easy pieces takes more of them.  A worker collects solutions in its own buffer
 * and delivers them under the lock of the pool.  In fixed order only the worker with the first
 * unfinished piece may deliver; the others wait when their buffer is full or their piece ends.
 * The first unfinished piece never waits, so there is no deadlock, and memory does not grow with
 * the number of solutions.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "solver/pieces.h"
#include "solver/solver.h"

/* The number of pieces does not depend on the threads, so neither does the fixed order. */
enum { MAX_THREADS = 256, PIECES = 1024, BUFFER = 1024, NODES_PER_POLL = 1024 };

struct pool {
    const lele_layout *layout;
    const lele_enumerate_options *options;
    lele_solution_fn found;
    void *data;
    lele_solve_result *result;
    lele_pieces pieces;
    bool *finished;
    pthread_mutex_t lock;
    pthread_cond_t turned;
    size_t next; /* the first piece not taken yet */
    size_t turn; /* the first unfinished piece */
    atomic_bool ended;
    atomic_uint_fast64_t nodes;
};

struct worker {
    struct pool *pool;
    lele_solver *solver;
    pthread_t thread;
    size_t piece;
    lele_solve_result result; /* of the piece */
    uint64_t counted; /* solutions already added to the pool, where only the count matters */
    size_t count;     /* solutions in the buffer */
    lele_grid buffer[BUFFER];
};

static void end(struct pool *pool)
{
    atomic_store(&pool->ended, true);
    pthread_cond_broadcast(&pool->turned);
}

/* Delivers one solution, under the lock. */
static void deliver(struct pool *pool, const lele_grid *solution)
{
    lele_solve_result *result = pool->result;
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
    return pool->options->order == LELE_ORDER_FIXED && pool->turn != worker->piece &&
           !atomic_load(&pool->ended);
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
        deliver(pool, &worker->buffer[i]);
    pthread_mutex_unlock(&pool->lock);
    worker->count = 0;
}

static bool gather(void *data, const lele_grid *solution)
{
    struct worker *worker = data;
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

/* Adds the solutions counted since the last call. */
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
    if (only_counts(pool))
        add_count(worker);
    bool out = limits->max_nodes != 0 && nodes > limits->max_nodes;
    if (!out && limits->stop != NULL) {
        pthread_mutex_lock(&pool->lock);
        out = limits->stop(limits->stop_data);
        pthread_mutex_unlock(&pool->lock);
    }
    if (out) {
        pthread_mutex_lock(&pool->lock);
        pool->result->stopped = true;
        end(pool);
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
    pthread_mutex_unlock(&pool->lock);
    return some;
}

static void finish(struct worker *worker)
{
    struct pool *pool = worker->pool;
    pthread_mutex_lock(&pool->lock);
    pool->result->nodes += worker->result.nodes;
    pool->result->guesses += worker->result.guesses;
    pool->result->backtracks += worker->result.backtracks;
    pool->finished[worker->piece] = true;
    while (pool->turn < pool->pieces.count && pool->finished[pool->turn])
        pool->turn++;
    pthread_cond_broadcast(&pool->turned);
    pthread_mutex_unlock(&pool->lock);
}

static void *work(void *data)
{
    struct worker *worker = data;
    struct pool *pool = worker->pool;
    const bool counts = only_counts(pool);
    const lele_solve_limits limits = {
        .max_solutions = counts ? pool->options->limits.max_solutions : 0,
        .stop = stop,
        .stop_data = worker,
    };
    while (take(worker)) {
        worker->counted = 0;
        lele_solve(worker->solver, &pool->pieces.grids[worker->piece], &limits,
                   counts ? NULL : gather, worker, &worker->result);
        if (counts)
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
        .layout = layout, .options = options, .found = found, .data = data, .result = ret
    };
    lele_error error = lele_pieces_init(&pool.pieces, layout, grid, PIECES);
    if (error != LELE_OK)
        return error;
    struct worker *workers = calloc((size_t)count, sizeof *workers);
    pool.finished = calloc(pool.pieces.count + 1, sizeof *pool.finished);
    error = LELE_E_MEMORY;
    if (workers != NULL && pool.finished != NULL)
        error = make_workers(&pool, workers, count);
    if (error == LELE_OK) {
        ret->solutions = ret->nodes = ret->guesses = ret->backtracks = 0;
        ret->stopped = false;
        run_pool(&pool, workers, count);
    }
    for (int i = 0; workers != NULL && i < count; i++)
        lele_solver_free(workers[i].solver);
    free(workers);
    free(pool.finished);
    lele_pieces_release(&pool.pieces);
    return error;
}
