/* Threads that take jobs from a list; each starts a process and moves its bytes with poll(). */
#include "server/api/workshop.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

struct workshop {
    const char *program;
    pthread_mutex_t lock, starting; /* starting: no process inherits the pipes of another */
    pthread_cond_t added;
    workshop_job *first, **last;
    size_t waiting;
    bool ends;
    int hands;
    pthread_t threads[WORKSHOP_HANDS];
};

static int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* The standard descriptors of a process, and our ends of the pipes. */
enum { IN, OUT, ERR, PIPES };

struct process {
    pid_t id;
    int ours[PIPES]; /* -1: closed */
    size_t written;  /* of the input */
};

static void close_one(int *fd)
{
    if (*fd >= 0)
        close(*fd);
    *fd = -1;
}

static bool make_pipe(int *ours, int *theirs, bool to_child)
{
    int ends[2];
    if (pipe(ends) != 0)
        return false;
    *ours = ends[to_child];
    *theirs = ends[!to_child];
    return fcntl(*ours, F_SETFD, FD_CLOEXEC) == 0 && fcntl(*theirs, F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(*ours, F_SETFL, O_NONBLOCK) == 0;
}

/* The signals that the server blocks are not blocked in the process. */
static bool spawn(const char *program, const char *const *arguments, const int theirs[PIPES],
                  pid_t *ret)
{
    const char *all[WORKSHOP_ARGUMENTS + 1] = { program };
    for (size_t i = 0; i + 1 < WORKSHOP_ARGUMENTS && arguments[i] != NULL; i++)
        all[i + 1] = arguments[i];
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none;
    sigemptyset(&none);
    if (posix_spawn_file_actions_init(&actions) != 0)
        return false;
    if (posix_spawnattr_init(&attributes) != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return false;
    }
    bool ready = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK) == 0 &&
                 posix_spawnattr_setsigmask(&attributes, &none) == 0;
    for (int i = 0; i < PIPES; i++)
        ready = ready && posix_spawn_file_actions_adddup2(&actions, theirs[i], i) == 0;
    /* posix_spawn() does not change the strings */
    ready =
        ready && posix_spawn(ret, program, &actions, &attributes, (char *const *)all, environ) == 0;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return ready;
}

static bool start(workshop *shop, const workshop_job *job, struct process *ret)
{
    int theirs[PIPES] = { -1, -1, -1 };
    *ret = (struct process){ .ours = { -1, -1, -1 } };
    pthread_mutex_lock(&shop->starting);
    bool started = true;
    for (int i = 0; i < PIPES; i++)
        started = started && make_pipe(&ret->ours[i], &theirs[i], i == IN);
    started = started && spawn(shop->program, job->arguments, theirs, &ret->id);
    for (int i = 0; i < PIPES; i++)
        close_one(&theirs[i]);
    pthread_mutex_unlock(&shop->starting);
    for (int i = 0; i < PIPES && !started; i++)
        close_one(&ret->ours[i]);
    return started;
}

static bool may_come(void)
{
    return errno == EAGAIN || errno == EINTR;
}

static void give(const workshop_job *job, struct process *process)
{
    const ssize_t sent = write(process->ours[IN], job->input + process->written,
                               job->input_length - process->written);
    if (sent > 0)
        process->written += (size_t)sent;
    if (process->written == job->input_length || (sent < 0 && !may_come()))
        close_one(&process->ours[IN]);
}

/* Keeps what was printed, up to a limit; the rest is read and dropped. */
static void take(int *fd, lele_text *text, size_t most)
{
    char bytes[16384];
    const ssize_t got = read(*fd, bytes, sizeof bytes);
    if (got == 0 || (got < 0 && !may_come()))
        close_one(fd);
    else if (got > 0 && text->length < most)
        lele_text_add_bytes(text, bytes, (size_t)got);
}

/* Moves bytes until the process has closed its output.  False: the deadline passed. */
static bool attend(workshop_job *job, struct process *process)
{
    const int64_t until = now_ms() + WORKSHOP_MS;
    while (process->ours[OUT] >= 0 || process->ours[ERR] >= 0) {
        struct pollfd polled[PIPES];
        const int64_t left = until - now_ms();
        for (int i = 0; i < PIPES; i++)
            polled[i] =
                (struct pollfd){ .fd = process->ours[i], .events = i == IN ? POLLOUT : POLLIN };
        if (left <= 0 || (poll(polled, PIPES, (int)left) < 0 && errno != EINTR))
            return false;
        if (polled[IN].revents != 0)
            give(job, process);
        if (polled[OUT].revents != 0)
            take(&process->ours[OUT], &job->output, WORKSHOP_OUTPUT + 1);
        if (polled[ERR].revents != 0)
            take(&process->ours[ERR], &job->message, WORKSHOP_MESSAGE);
    }
    return true;
}

/* Waits for the end of a process that has closed its output, which is near. */
static bool reap(pid_t id, int *status)
{
    int how = 0;
    while (waitpid(id, &how, 0) < 0)
        if (errno != EINTR)
            return false;
    *status = WIFEXITED(how) ? WEXITSTATUS(how) : -1;
    return WIFEXITED(how);
}

static void run_job(workshop *shop, workshop_job *job)
{
    struct process process;
    job->end = WORKSHOP_FAILED;
    if (!start(shop, job, &process))
        return;
    const bool in_time = attend(job, &process);
    if (!in_time)
        kill(process.id, SIGKILL);
    for (int i = 0; i < PIPES; i++)
        close_one(&process.ours[i]);
    const bool exited = reap(process.id, &job->status);
    job->end = !in_time                               ? WORKSHOP_LATE
               : !exited                              ? WORKSHOP_FAILED
               : job->output.length > WORKSHOP_OUTPUT ? WORKSHOP_LARGE
                                                      : WORKSHOP_EXITED;
}

static workshop_job *next_job(workshop *shop)
{
    pthread_mutex_lock(&shop->lock);
    while (shop->first == NULL && !shop->ends)
        pthread_cond_wait(&shop->added, &shop->lock);
    workshop_job *job = shop->first;
    if (job != NULL) {
        shop->first = job->next;
        shop->waiting--;
        if (shop->first == NULL)
            shop->last = &shop->first;
    }
    pthread_mutex_unlock(&shop->lock);
    return job;
}

static void *run(void *data)
{
    workshop *shop = data;
    for (workshop_job *job; (job = next_job(shop)) != NULL;) {
        run_job(shop, job);
        job->done(job->data); /* the job may be gone after this */
    }
    return NULL;
}

workshop *workshop_new(const char *program)
{
    workshop *shop = calloc(1, sizeof *shop);
    if (shop == NULL)
        return NULL;
    shop->program = program;
    shop->last = &shop->first;
    pthread_mutex_init(&shop->lock, NULL);
    pthread_mutex_init(&shop->starting, NULL);
    pthread_cond_init(&shop->added, NULL);
    while (shop->hands < WORKSHOP_HANDS &&
           pthread_create(&shop->threads[shop->hands], NULL, run, shop) == 0)
        shop->hands++;
    if (shop->hands > 0)
        return shop;
    workshop_free(shop);
    return NULL;
}

void workshop_free(workshop *shop)
{
    if (shop == NULL)
        return;
    pthread_mutex_lock(&shop->lock);
    shop->ends = true;
    pthread_cond_broadcast(&shop->added);
    pthread_mutex_unlock(&shop->lock);
    for (int i = 0; i < shop->hands; i++)
        pthread_join(shop->threads[i], NULL);
    pthread_cond_destroy(&shop->added);
    pthread_mutex_destroy(&shop->starting);
    pthread_mutex_destroy(&shop->lock);
    free(shop);
}

bool workshop_add(workshop *shop, workshop_job *job)
{
    pthread_mutex_lock(&shop->lock);
    const bool fits = shop->waiting < WORKSHOP_WAITING && !shop->ends;
    if (fits) {
        job->next = NULL;
        *shop->last = job;
        shop->last = &job->next;
        shop->waiting++;
        pthread_cond_signal(&shop->added);
    }
    pthread_mutex_unlock(&shop->lock);
    return fits;
}
