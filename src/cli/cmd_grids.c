/*
 * lele grids: makes distinct complete grids.
 *
 * If the grids of a run are numbered, threads share the run block by block.  Otherwise they share its
 * tries, and repeats are dropped in the order of the tries; one thread makes what tries hardly find.
 * Either way the output depends only on the options and the seed.
 */
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/journal.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/pipeline.h"
#include "cli/progress.h"
#include "cli/reader.h"
#include "cli/seed.h"

enum { PIECE_BLOCKS = 4, PIECE_TRIES = 64 };

struct options {
    int64_t count, first, threads;
    int method, format;
    const char *layout, *seed;
};

static const struct options defaults = { .count = 1 };

static const char *method_at(size_t index)
{
    return index < LELE_FILL_METHOD_COUNT ? lele_fill_method_name((lele_fill_method)index) : NULL;
}

static const cli_option options[] = {
    CLI_OPTION_NUMBER(struct options),
    { .name = "first",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, first),
      .value = "D",
      .min = 1,
      .max = LELE_MAX_SIZE,
      .help = { "the digit of the top left cell (default: any)", "左上角的数字（默认不限）" } },
    { .name = "method",
      .kind = CLI_WORD,
      .target = offsetof(struct options, method),
      .value = "NAME",
      .word_at = method_at,
      .help = { "random: on classic every grid is equally likely; box: filled box by box;\n"
                "shift: rows are shifts of the first row, classic only, the fastest",
                "random：classic 的所有终盘机会均等；box：逐宫填充；\n"
                "shift：各行由首行平移得到，只支持 classic，速度最快" } },
    { .name = "layout",
      .kind = CLI_STRING,
      .target = offsetof(struct options, layout),
      .value = "NAME",
      .word_at = lele_layout_name_at,
      .help = { "the layout (default: classic)", "盘面种类（默认 classic）" } },
    { .name = "seed",
      .kind = CLI_STRING,
      .target = offsetof(struct options, seed),
      .value = "S",
      .help = { "any text; the same text gives the same grids (default: new grids each time)",
                "任意文本；文本相同，结果就相同（默认每次不同）" } },
    CLI_OPTION_FORMAT(struct options),
    CLI_OPTION_THREADS(struct options),
    { .name = NULL },
};

struct job {
    lele_layout layout;
    lele_grids_options run;
    cli_format format;
};

static char *add_line(const lele_layout *layout, const uint8_t *cells, char *to)
{
    if (layout->size <= 9) { /* no branch per cell, so that the compiler vectorises the loop */
        for (int i = 0; i < layout->cell_count; i++)
            to[i] = (char)('0' + cells[i]);
    } else {
        for (int i = 0; i < layout->cell_count; i++)
            to[i] = lele_digit_char(cells[i]);
    }
    to[layout->cell_count] = '\n';
    return to + layout->cell_count + 1;
}

static char *add_rows(const lele_layout *layout, const uint8_t *cells, char *to)
{
    to = lele_rows_write(layout, cells, to);
    *to++ = '\n';
    return to;
}

/* Adds the lines of some grids. */
static void add_grids(const struct job *job, const uint8_t *cells, size_t count, lele_text *out)
{
    const bool rows = job->format == CLI_FORMAT_ROWS;
    const size_t size = (size_t)job->layout.cell_count;
    const size_t start = out->length;
    lele_text_add_repeat(out, '\n', count * (rows ? 2 * size + 1 : size + 1)); /* one allocation */
    if (out->failed)
        return;
    char *to = out->data + start;
    for (size_t i = 0; i < count; i++)
        to = (rows ? add_rows : add_line)(&job->layout, cells + i * size, to);
}

/* The tries of a run without numbers. */
struct tries {
    struct job *job;
    lele_grids *grids; /* knows the repeats */
    uint64_t kept;
    lele_error error;
    atomic_bool ended;
    lele_text lines; /* of one piece */
};

struct worker {
    struct job *job;
    struct tries *tries; /* NULL: the grids are numbered */
    lele_grids *grids;
    uint8_t cells[LELE_GRIDS_BLOCK * LELE_MAX_CELLS];
};

static void close_worker(void *data, void *state)
{
    (void)data;
    struct worker *worker = state;
    if (worker != NULL)
        lele_grids_free(worker->grids);
    free(worker);
}

static struct worker *new_worker(struct job *job, lele_problem *problem)
{
    struct worker *worker = malloc(sizeof *worker);
    if (worker == NULL) {
        lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    worker->job = job;
    worker->tries = NULL;
    worker->grids = lele_grids_new(&job->layout, &job->run, problem);
    if (worker->grids != NULL)
        return worker;
    free(worker);
    return NULL;
}

static void *open_worker(void *data)
{
    return new_worker(data, NULL);
}

static void work_block(void *state, cli_work *work)
{
    struct worker *worker = state;
    const uint64_t block = work->first - work->first % LELE_GRIDS_BLOCK;
    size_t skipped = (size_t)(work->first - block); /* a shard may begin inside a block */
    (void)lele_grids_seek(worker->grids, block);
    for (uint64_t left = work->count + skipped; left > 0; skipped = 0) {
        size_t count = left < LELE_GRIDS_BLOCK ? (size_t)left : LELE_GRIDS_BLOCK;
        left -= count;
        (void)lele_grids_next(worker->grids, count, worker->cells, &count);
        add_grids(worker->job, worker->cells + skipped * (size_t)worker->job->layout.cell_count,
                  count - skipped, &work->out);
    }
}

/* Reports that a run made fewer grids than requested, and how many there are. */
static int complain_short(lele_lang lang, uint64_t got, lele_error error)
{
    lele_problem problem;
    lele_problem_init(&problem);
    problem.got = (int64_t)got;
    lele_problem_set(&problem, error == LELE_E_NO_SOLUTION ? LELE_E_EXHAUSTED : error);
    cli_complain_problem(lang, &problem);
    return error == LELE_E_MEMORY ? CLI_STATUS_IO : CLI_STATUS_BAD;
}

static void *open_tries(void *data)
{
    struct tries *tries = data;
    struct worker *worker = new_worker(tries->job, NULL);
    if (worker != NULL)
        worker->tries = tries;
    return worker;
}

static bool tries_ended(void *data)
{
    struct tries *tries = data;
    return atomic_load(&tries->ended);
}

/* Writes the cells of the grids.  A try without a grid has a first cell 0, then its error. */
static void work_tries(void *state, cli_work *work)
{
    struct worker *worker = state;
    const size_t size = (size_t)worker->job->layout.cell_count;
    for (uint64_t i = 0; i < work->count && !tries_ended(worker->tries); i++) {
        const lele_error error = lele_grids_try(worker->grids, work->first + i, worker->cells);
        if (error != LELE_OK) {
            worker->cells[0] = 0;
            worker->cells[1] = (uint8_t)error;
        }
        lele_text_add_bytes(&work->out, (const char *)worker->cells, size);
    }
}

/* Whether the next try gave a new grid. */
static bool is_new(struct tries *tries, const uint8_t *cells)
{
    if (tries_ended(tries))
        return false;
    const lele_error error =
        cells[0] == 0 ? (lele_error)cells[1] : lele_grids_offer(tries->grids, cells);
    if (error == LELE_OK || (error == LELE_E_LIMIT && cells[0] != 0))
        return error == LELE_OK;
    atomic_store(&tries->ended, true);
    if (error != LELE_E_EXHAUSTED)
        tries->error = error;
    return false;
}

/* Replaces the cells of a piece by the lines of its new grids. */
static void keep_new(void *data, lele_text *out)
{
    struct tries *tries = data;
    const size_t size = (size_t)tries->job->layout.cell_count;
    const uint8_t *cells = (const uint8_t *)out->data;
    if (out->failed)
        return;
    lele_text_clear(&tries->lines);
    for (size_t i = 0; i + size <= out->length; i += size)
        if (is_new(tries, cells + i)) {
            add_grids(tries->job, cells + i, 1, &tries->lines);
            tries->kept++;
        }
    const lele_text lines = tries->lines;
    tries->lines = *out;
    *out = lines;
}

/* Makes the rest of a run that tries hardly find, in one thread. */
static int run_alone(const cli_call *call, struct worker *worker, uint64_t done, uint64_t wanted)
{
    lele_error error = LELE_OK;
    int status = CLI_STATUS_OK, failed = 0;
    lele_text out;
    lele_text_init(&out);
    cli_progress progress;
    cli_progress_init(&progress, call->lang);
    while (done < wanted && error == LELE_OK && failed == 0) {
        size_t count = wanted - done < 64 ? (size_t)(wanted - done) : 64;
        error = lele_grids_next(worker->grids, count, worker->cells, &count);
        add_grids(worker->job, worker->cells, count, &out);
        done += count;
        if (out.failed) {
            error = LELE_E_MEMORY;
            break;
        }
        failed = cli_write(STDOUT_FILENO, out.data, out.length);
        lele_text_clear(&out);
        cli_progress_update(&progress, done, (double)done / (double)wanted);
    }
    cli_progress_hide(&progress);
    lele_text_release(&out);
    if (failed != 0)
        status = cli_write_status(call->lang, failed);
    else if (error != LELE_OK)
        status = complain_short(call->lang, done, error);
    return status;
}

/* Makes the grids of a run without numbers. */
static int run_tries(const cli_call *call, struct worker *worker, int64_t threads, uint64_t wanted)
{
    struct tries tries = { .job = worker->job, .grids = worker->grids };
    const cli_stage stage = {
        .open = open_tries,
        .close = close_worker,
        .piece = work_tries,
        .in_order = keep_new,
        .enough = tries_ended,
        .data = &tries,
        .threads = threads,
        .grain = PIECE_TRIES,
    };
    lele_text_init(&tries.lines);
    const int status = cli_pipeline_items(call, &stage, wanted);
    lele_text_release(&tries.lines);
    if (status != CLI_STATUS_OK || tries.kept == wanted)
        return status;
    if (tries.error != LELE_OK)
        return complain_short(call->lang, tries.kept, tries.error);
    return run_alone(call, worker, tries.kept, wanted);
}

static int refuse_cut(const cli_call *call, const struct job *job)
{
    cli_complain(call->lang, CLI_M_NOT_NUMBERED,
                 (cli_facts){ .name = lele_fill_method_name(job->run.method) });
    return CLI_STATUS_USAGE;
}

static int run_all(const cli_call *call, struct job *job, const struct options *chosen)
{
    lele_problem problem;
    lele_problem_init(&problem);
    struct worker *worker = new_worker(job, &problem);
    if (worker == NULL) {
        cli_complain_problem(call->lang, &problem);
        return problem.code == LELE_E_MEMORY ? CLI_STATUS_IO : CLI_STATUS_USAGE;
    }
    uint64_t count = (uint64_t)chosen->count;
    int status;
    if (lele_grids_seek(worker->grids, 0) != LELE_OK) {
        status = call->journal == NULL ? run_tries(call, worker, chosen->threads, count)
                                       : refuse_cut(call, job);
    } else {
        const uint64_t total = lele_grids_total(worker->grids);
        const bool is_short = total != 0 && count > total;
        const cli_stage stage = {
            .open = open_worker,
            .close = close_worker,
            .piece = work_block,
            .data = job,
            .threads = chosen->threads,
            .grain = (size_t)LELE_GRIDS_BLOCK * PIECE_BLOCKS,
        };
        status = cli_pipeline_items(call, &stage, is_short ? total : count);
        if (is_short && status == CLI_STATUS_OK)
            status = complain_short(call->lang, total, LELE_E_NO_SOLUTION);
    }
    close_worker(job, worker);
    return status;
}

static void complain_first(lele_lang lang, int size, int64_t first)
{
    lele_text got, high, want;
    lele_text_init(&got), lele_text_init(&high), lele_text_init(&want);
    lele_text_add_int(&got, first);
    lele_text_add_int(&high, size);
    cli_message_add(&want, lang, CLI_M_WANT_NUMBER, (cli_facts){ .name = "1", .got = high.data });
    cli_complain(lang, CLI_M_VALUE,
                 (cli_facts){ .name = "--first", .got = got.data, .want = want.data });
    cli_text_end(&got), cli_text_end(&high), cli_text_end(&want);
}

static int run(const cli_call *call, const void *target)
{
    const struct options *chosen = target;
    char fresh[CLI_SEED_SIZE];
    cli_seed_fresh(fresh);
    struct job job = {
        .run = { .method = (lele_fill_method)chosen->method,
                 .first = (int)chosen->first,
                 .seed = cli_seed_number(chosen->seed != NULL ? chosen->seed : fresh) },
        .format = (cli_format)chosen->format,
    };
    lele_problem problem;
    lele_problem_init(&problem);
    const char *layout = chosen->layout != NULL ? chosen->layout : LELE_LAYOUT_CLASSIC;
    if (lele_layout_init(&job.layout, layout, &problem) != LELE_OK) {
        cli_complain_value(call->lang, "--layout", layout, &problem);
        return CLI_STATUS_USAGE;
    }
    if (chosen->seed == NULL && cli_journal_cuts(call->journal))
        return cli_complain_seed(call->lang);
    if (chosen->first > job.layout.size) {
        complain_first(call->lang, job.layout.size, chosen->first);
        return CLI_STATUS_USAGE;
    }
    return run_all(call, &job, chosen);
}

const cli_command cli_command_grids = {
    .name = "grids",
    .summary = { "make distinct complete grids", "生成互不相同的终盘" },
    .notes = { "A run never prints the same grid twice.", "一次运行不会输出相同的终盘。" },
    .options = options,
    .is_bulk = true,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
