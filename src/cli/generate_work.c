/* The workers of `lele generate`, which make puzzles and write them; see generate.h. */
#include "cli/generate.h"

#include <stdlib.h>

enum {
    GROUP = 64,     /* puzzles per call of the generator */
    RARE_GROUP = 4, /* the same if each puzzle takes milliseconds */
    RETRIES = 1,    /* other indices tried when no puzzle was found for one */
};

#define RETRY_STEP (UINT64_C(1) << 48) /* to an index far from those of the run */

struct worker {
    const cli_generate_job *job;
    lele_layout layout; /* with new_maps: the current map */
    lele_generator *generator;
    lele_layout with; /* the layout with the clues of a puzzle */
    lele_clues clues;
    lele_puzzle puzzles[GROUP];
    lele_error errors[GROUP];
};

static void close_worker(void *data, void *state)
{
    (void)data;
    struct worker *worker = state;
    lele_generator_free(worker->generator);
    free(worker);
}

static void *open_worker(void *data)
{
    struct worker *worker = calloc(1, sizeof *worker);
    if (worker == NULL)
        return NULL;
    worker->job = data;
    if (worker->job->new_maps)
        return worker;
    worker->generator = cli_generate_new(worker->job, &worker->job->layout, NULL);
    if (worker->generator != NULL)
        return worker;
    free(worker);
    return NULL;
}

static void add_cells(const lele_layout *layout, const lele_grid *grid, lele_text *out)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(layout, grid, '.', line);
    lele_text_add_bytes(out, line, (size_t)layout->cell_count);
}

/* Appends a position in the first of these formats that can hold it. */
static void add_position(const lele_position *position, const char *const *formats, lele_text *out)
{
    for (; *formats != NULL; formats++)
        if (lele_codec_write(lele_codec_find(*formats), position, out, NULL) == LELE_OK)
            return;
}

static void add_train(struct worker *worker, const lele_layout *layout, const lele_puzzle *puzzle,
                      lele_text *out)
{
    static const char *const formats[] = { "hodoku", "share", "pmline", NULL };
    lele_position position;
    if (lele_generator_train(worker->generator, puzzle, worker->job->train, &position))
        add_position(&position, formats, out);
    else
        add_cells(layout, &puzzle->givens, out);
}

/* The layout of a puzzle: with its clues, if it has any. */
static const lele_layout *layout_of(struct worker *worker, const lele_layout *layout,
                                    const lele_puzzle *puzzle)
{
    if (worker->job->seed.recipe.kinds == 0)
        return layout;
    worker->clues.list = puzzle->list;
    return lele_layout_init_with(&worker->with, layout, &worker->clues, NULL) == LELE_OK
               ? &worker->with
               : layout;
}

static void add_puzzle(struct worker *worker, const lele_layout *layout, const lele_puzzle *puzzle,
                       lele_text *out)
{
    const lele_codec *codec = worker->job->to != NULL ? worker->job->to : lele_codec_find("share");
    if (worker->job->to == NULL && !worker->job->new_maps) {
        add_cells(layout, &puzzle->givens, out);
        return;
    }
    lele_position position;
    lele_position_from_grid(&position, layout_of(worker, layout, puzzle), &puzzle->givens);
    (void)lele_codec_write(codec, &position, out, NULL);
}

static void json_layout(struct worker *worker, lele_json *json, const lele_layout *layout,
                        const lele_puzzle *puzzle)
{
    lele_text text;
    lele_text_init(&text);
    lele_layout_write_text(layout_of(worker, layout, puzzle), &text);
    lele_json_key_string(json, "layout", text.data);
    cli_text_part_end(&text, json->out);
}

static void json_grid(lele_json *json, const char *key, const lele_layout *layout,
                      const lele_grid *grid)
{
    char line[LELE_MAX_CELLS];
    lele_grid_write(layout, grid, '.', line);
    lele_json_key(json, key);
    lele_json_string_bytes(json, line, (size_t)layout->cell_count);
}

static void json_rating(lele_json *json, const lele_rating *rating)
{
    lele_json_key_string(json, "level", lele_level_name(rating->level));
    lele_json_key_tenths(json, "rating", rating->rating);
    lele_json_key_string(json, "hardest", lele_technique_at(rating->hardest)->name);
    lele_json_key(json, "techniques");
    lele_json_object_begin(json);
    for (size_t i = 0; i < lele_technique_count(); i++)
        if (rating->counts[i] != 0)
            lele_json_key_int(json, lele_technique_at(i)->name, rating->counts[i]);
    lele_json_object_end(json);
}

static void add_json(struct worker *worker, const lele_layout *layout, uint64_t index,
                     lele_puzzle *puzzle, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    if (!lele_layout_is_classic(layout) || worker->job->seed.recipe.kinds != 0)
        json_layout(worker, &json, layout, puzzle);
    json_grid(&json, "puzzle", layout, &puzzle->givens);
    json_grid(&json, "solution", layout, &puzzle->solution);
    lele_generator_rate(worker->generator, puzzle);
    json_rating(&json, &puzzle->rating);
    if (puzzle->er != 0)
        lele_json_key_tenths(&json, "er", puzzle->er);
    lele_json_key_int(&json, "clues", puzzle->clues);
    if (worker->job->train >= 0) {
        lele_text position;
        lele_text_init(&position);
        add_train(worker, layout, puzzle, &position);
        lele_json_key_string(&json, "position", position.data);
        cli_text_part_end(&position, out);
    }
    lele_seed seed = worker->job->seed;
    seed.index = index;
    lele_text text;
    lele_text_init(&text);
    lele_seed_write(&seed, &text);
    lele_json_key_string(&json, "seed", text.data);
    cli_text_part_end(&text, out);
    lele_json_object_end(&json);
}

static void add_result(struct worker *worker, cli_work *work, const lele_layout *layout,
                       uint64_t index, uint64_t number, size_t i)
{
    const cli_generate_job *job = worker->job;
    lele_error *error = &worker->errors[i];
    lele_puzzle *puzzle = &worker->puzzles[i];
    for (int retry = 1; *error == LELE_E_LIMIT && retry <= RETRIES; retry++) {
        index += RETRY_STEP;
        *error = lele_generator_make(worker->generator, job->number, index, puzzle);
    }
    if (*error != LELE_OK) {
        cli_work_fail_item(work, number, CLI_M_EFFORT);
        return;
    }
    if (job->json)
        add_json(worker, layout, index, puzzle, &work->out);
    else if (job->train >= 0)
        add_train(worker, layout, puzzle, &work->out);
    else
        add_puzzle(worker, layout, puzzle, &work->out);
    lele_text_add_char(&work->out, '\n');
}

static void work_items(void *state, cli_work *work)
{
    struct worker *worker = state;
    const cli_generate_job *job = worker->job;
    const uint64_t first = job->seed.index + work->first;
    lele_generator_make_many(worker->generator, job->number, first, (size_t)work->count,
                             worker->puzzles, worker->errors);
    for (size_t i = 0; i < work->count; i++)
        add_result(worker, work, &job->layout, first + i, work->first + i, i);
}

/* Makes a new map for each puzzle, one by one: a generator belongs to a map. */
static void work_maps(void *state, cli_work *work)
{
    struct worker *worker = state;
    for (uint64_t i = 0; i < work->count; i++) {
        lele_seed seed = worker->job->seed;
        seed.index += work->first + i;
        lele_generator_free(worker->generator);
        worker->generator = NULL;
        if (lele_seed_layout(&seed, &worker->layout, NULL) == LELE_OK)
            worker->generator = cli_generate_new(worker->job, &worker->layout, NULL);
        if (worker->generator == NULL) {
            cli_work_fail_item(work, work->first + i, CLI_M_EFFORT);
            continue;
        }
        worker->errors[0] = lele_generator_make(worker->generator, worker->job->number, seed.index,
                                                &worker->puzzles[0]);
        add_result(worker, work, &worker->layout, seed.index, work->first + i, 0);
    }
}

/* Whether one puzzle of this job usually takes milliseconds. */
static bool is_rare(const cli_generate_job *job)
{
    const lele_recipe *recipe = &job->seed.recipe;
    return recipe->technique >= 0 || recipe->rating.min > 0 ||
           (recipe->level >= LELE_LEVEL_EXPERT && recipe->level != LELE_LEVEL_COUNT) ||
           recipe->kinds != 0 || job->layout.size > 9 || job->new_maps;
}

int cli_generate_work(const cli_call *call, cli_generate_job *job, uint64_t count, int64_t threads)
{
    const cli_stage stage = {
        .open = open_worker,
        .close = close_worker,
        .piece = job->new_maps ? work_maps : work_items,
        .data = job,
        .threads = threads,
        .grain = is_rare(job) ? RARE_GROUP : GROUP,
        .json = job->json,
    };
    return cli_pipeline_items(call, &stage, count);
}
