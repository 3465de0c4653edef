/* The pipeline: order, completeness, memory, failing output, with any number of threads. */
#include "check.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/pipeline.h"
#include "cli/source.h"

static const cli_command command = { .name = "test" };
static const cli_call call = { .command = &command };

/* Each item writes its number and is slow or fast at random. */
struct state {
    lele_random random;
    uint64_t sum;
};

struct job {
    uint64_t sum;
    int opened, closed;
    uint64_t bad;     /* the item that is bad */
    uint64_t many;    /* the item that writes a lot, by flushing */
    size_t padding;   /* bytes that every item writes after its number */
    uint64_t message; /* every n-th item has a message; 0: none has */
    uint64_t slow;    /* every n-th item is slow; 0: none is */
};

static void *open_state(void *data)
{
    struct job *job = data;
    struct state *state = calloc(1, sizeof *state);
    __atomic_add_fetch(&job->opened, 1, __ATOMIC_RELAXED);
    lele_random_init(&state->random, (uint64_t)job->opened);
    return state;
}

static void close_state(void *data, void *worker)
{
    struct job *job = data;
    struct state *state = worker;
    job->sum += state->sum;
    job->closed++;
    free(state);
}

static struct job *current;

static void work_items(void *worker, cli_work *work)
{
    struct state *state = worker;
    for (uint64_t i = work->first; i < work->first + work->count; i++) {
        if (current->slow != 0 && i % current->slow == 0)
            (void)poll(NULL, 0, 5);
        volatile uint32_t spin = lele_random_below(&state->random, 3000);
        while (spin > 0)
            spin--;
        state->sum += i;
        work->bad |= i == current->bad;
        lele_text_add_int(&work->out, (int64_t)i);
        lele_text_add_repeat(&work->out, '.', current->padding);
        lele_text_add_char(&work->out, '\n');
        if (current->message != 0 && i % current->message == 0)
            lele_text_add(&work->messages, "message\n");
        for (int k = 0; i == current->many && k < 3; k++)
            if (!cli_work_flush(work))
                return;
    }
}

/* Runs `count` items with standard output redirected to a file, and returns its bytes. */
static int run_items(struct job *job, int threads, size_t grain, uint64_t count, lele_text *out)
{
    char name[] = "/tmp/lele-test-pipeline-XXXXXX";
    const int fd = mkstemp(name), saved = dup(STDOUT_FILENO);
    const cli_stage stage = { .open = open_state,
                              .close = close_state,
                              .piece = work_items,
                              .data = job,
                              .threads = threads,
                              .grain = grain };
    current = job;
    fflush(stdout);
    dup2(fd, STDOUT_FILENO);
    const int status = cli_pipeline_items(&call, &stage, count);
    dup2(saved, STDOUT_FILENO);
    close(saved);
    close(fd);
    assert_true(cli_source_read_all(LELE_LANG_EN, name, 1 << 26, out));
    unlink(name);
    return status;
}

static void items_come_out_in_order(void **state)
{
    (void)state;
    enum { COUNT = 5000 };
    lele_text wanted, out;
    lele_text_init(&wanted);
    lele_text_init(&out);
    for (int i = 0; i < COUNT; i++) {
        lele_text_add_int(&wanted, i);
        lele_text_add_char(&wanted, '\n');
    }
    static const struct {
        int threads;
        size_t grain;
    } cases[] = { { 1, 1 }, { 2, 1 }, { 3, 7 }, { 8, 100 }, { 16, 1 }, { 4, 100000 } };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct job job = { .bad = UINT64_MAX, .many = 4321 };
        assert_int_equal(run_items(&job, cases[i].threads, cases[i].grain, COUNT, &out),
                         CLI_STATUS_OK);
        assert_string_equal(out.data, wanted.data);
        assert_true(job.sum == (uint64_t)COUNT * (COUNT - 1) / 2);
        assert_int_equal(job.opened, job.closed);
        assert_true(job.opened <= cases[i].threads);
    }
    lele_text_release(&wanted);
    lele_text_release(&out);
}

/* A file gets the output of several work items at a time.  Nothing may be lost, even with messages
 * in between or with flushes. */
static void masses_of_output_come_out_in_order(void **state)
{
    (void)state;
    enum { COUNT = 300, PADDING = 3000 };
    static const struct {
        int threads;
        uint64_t message, many;
    } cases[] = { { 1, 0, UINT64_MAX }, { 2, 0, UINT64_MAX }, { 2, 30, UINT64_MAX }, { 2, 0, 150 },
                  { 3, 97, 299 },       { 8, 1, 0 },          { 5, 45, 151 } };
    const int errors = dup(STDERR_FILENO), nowhere = open("/dev/null", O_WRONLY);
    lele_text wanted, out;
    lele_text_init(&wanted);
    lele_text_init(&out);
    for (int i = 0; i < COUNT; i++) {
        lele_text_add_int(&wanted, i);
        lele_text_add_repeat(&wanted, '.', PADDING);
        lele_text_add_char(&wanted, '\n');
    }
    dup2(nowhere, STDERR_FILENO);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct job job = { .bad = UINT64_MAX,
                           .many = cases[i].many,
                           .padding = PADDING,
                           .message = cases[i].message,
                           .slow = 60 };
        assert_int_equal(run_items(&job, cases[i].threads, 30, COUNT, &out), CLI_STATUS_OK);
        assert_int_equal(out.length, wanted.length);
        assert_string_equal(out.data, wanted.data);
    }
    dup2(errors, STDERR_FILENO);
    close(errors);
    close(nowhere);
    lele_text_release(&wanted);
    lele_text_release(&out);
}

static void no_items_are_fine(void **state)
{
    (void)state;
    struct job job = { .bad = UINT64_MAX, .many = UINT64_MAX };
    lele_text out;
    lele_text_init(&out);
    assert_int_equal(run_items(&job, 4, 1, 0, &out), CLI_STATUS_OK);
    assert_int_equal(out.length, 0);
    assert_int_equal(job.opened, 0);
    lele_text_release(&out);
}

static void one_bad_item_makes_the_status(void **state)
{
    (void)state;
    struct job job = { .bad = 77, .many = UINT64_MAX };
    lele_text out;
    lele_text_init(&out);
    assert_int_equal(run_items(&job, 3, 5, 1000, &out), CLI_STATUS_BAD);
    lele_text_release(&out);
}

static int run_into(int fd, int threads)
{
    const int saved = dup(STDOUT_FILENO), errors = dup(STDERR_FILENO);
    const int nowhere = open("/dev/null", O_WRONLY);
    struct job job = { .bad = 3, .many = 50 };
    const cli_stage stage = { .open = open_state,
                              .close = close_state,
                              .piece = work_items,
                              .data = &job,
                              .threads = threads,
                              .grain = 10 };
    current = &job;
    fflush(stdout);
    dup2(fd, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    const int status =
        cli_pipeline_items(&call, &stage, UINT64_C(1) << 40); /* it never runs to the end */
    dup2(saved, STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    close(saved);
    close(errors);
    close(nowhere);
    assert_int_equal(job.opened, job.closed);
    return status;
}

static void a_closed_pipe_ends_everything_quietly(void **state)
{
    (void)state;
    for (int threads = 1; threads <= 4; threads++) {
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        close(ends[0]);
        assert_int_equal(run_into(ends[1], threads), CLI_STATUS_CLOSED);
        close(ends[1]);
    }
}

static void a_full_disk_ends_everything_with_its_status(void **state)
{
    (void)state;
    const int fd = open("/dev/full", O_WRONLY);
    for (int threads = 1; threads <= 4; threads++)
        assert_int_equal(run_into(fd, threads), CLI_STATUS_IO);
    close(fd);
}

static void *open_nothing(void *data)
{
    (void)data;
    return NULL;
}

static void a_worker_without_memory_ends_everything(void **state)
{
    (void)state;
    const cli_stage stage = {
        .open = open_nothing, .close = close_state, .piece = work_items, .threads = 2, .grain = 10
    };
    const int errors = dup(STDERR_FILENO), nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDERR_FILENO);
    assert_int_equal(cli_pipeline_items(&call, &stage, UINT64_C(1) << 40), CLI_STATUS_IO);
    dup2(errors, STDERR_FILENO);
    close(errors);
    close(nowhere);
}

static void thread_counts_have_a_default(void **state)
{
    (void)state;
    assert_int_equal(cli_thread_count(5), 5);
    assert_true(cli_thread_count(0) >= 1);
}

int main(void)
{
    signal(SIGPIPE, SIG_IGN);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_come_out_in_order),
        cmocka_unit_test(masses_of_output_come_out_in_order),
        cmocka_unit_test(no_items_are_fine),
        cmocka_unit_test(one_bad_item_makes_the_status),
        cmocka_unit_test(a_closed_pipe_ends_everything_quietly),
        cmocka_unit_test(a_full_disk_ends_everything_with_its_status),
        cmocka_unit_test(a_worker_without_memory_ends_everything),
        cmocka_unit_test(thread_counts_have_a_default),
    };
    return RUN(tests);
}
