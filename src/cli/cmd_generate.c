/*
 * lele generate: new puzzles, each proved unique and checked for what was asked.
 *
 * The options become a recipe, recipe and layout and name become a seed; puzzle number i of
 * the seed is the same with any number of threads.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/message.h"
#include "cli/pipeline.h"
#include "cli/reader.h"
#include "cli/seed.h"

enum {
    GROUP = 64,     /* puzzles made side by side */
    RARE_GROUP = 4, /* the same when each takes milliseconds */
    RETRIES = 1,    /* other numbers tried for a puzzle that was not found */
};

#define RETRY_STEP (UINT64_C(1) << 48) /* far away from the numbers of the run */

struct options {
    int64_t count, threads, box_holes;
    int difficulty, symmetry, fraction;
    cli_range rating, clues, holes;
    const char *technique, *train, *layout, *seed, *pattern, *solution;
    bool minimal, json;
};

static const struct options defaults = {
    .count = 1,
    .difficulty = -1,
    .fraction = -1,
    .rating = { -1, -1 },
    .clues = { -1, -1 },
    .holes = { -1, -1 },
};

static const char *level_at(size_t index)
{
    return index < LELE_LEVEL_COUNT ? lele_level_name((lele_level)index) : NULL;
}

static const char *shape_at(size_t index)
{
    return index < LELE_SHAPE_COUNT ? lele_shape_name((lele_shape)index) : NULL;
}

static const char *technique_at(size_t index)
{
    const lele_technique *technique = lele_technique_at(index);
    return technique != NULL ? technique->name : NULL;
}

static const struct {
    int part, whole;
} fraction_values[] = { { 1, 3 }, { 1, 2 }, { 2, 3 } };
static const char *const fractions[] = { "1/3", "1/2", "2/3", NULL };

static const cli_option options[] = {
    { .name = "number",
      .letter = 'n',
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, count),
      .value = "N",
      .min = 0,
      .max = INT64_MAX,
      .help = { "how many (default: 1)", "个数（默认 1）" } },
    { .name = "difficulty",
      .kind = CLI_WORD,
      .target = offsetof(struct options, difficulty),
      .value = "NAME",
      .word_at = level_at,
      .help = { "exactly this level", "恰好为此难度" } },
    { .name = "rating",
      .kind = CLI_RANGE,
      .target = offsetof(struct options, rating),
      .value = "A-B",
      .min = 0,
      .max = 200,
      .decimals = 1,
      .help = { "the rating of the hardest step", "最难一步的评分" } },
    { .name = "technique",
      .kind = CLI_STRING,
      .target = offsetof(struct options, technique),
      .value = "NAME",
      .word_at = technique_at,
      .help = { "cannot be solved without it, and needs nothing harder",
                "必须用到此技巧，且无需更难的技巧" } },
    { .name = "train",
      .kind = CLI_STRING,
      .target = offsetof(struct options, train),
      .value = "NAME",
      .word_at = technique_at,
      .help = { "such a puzzle, solved up to the step with this technique",
                "同上，并已解到该技巧出现的那一步" } },
    { .name = "clues",
      .kind = CLI_RANGE,
      .target = offsetof(struct options, clues),
      .value = "A-B",
      .min = 0,
      .max = LELE_MAX_CELLS,
      .help = { "the number of givens", "提示数个数" } },
    { .name = "holes",
      .kind = CLI_RANGE,
      .target = offsetof(struct options, holes),
      .value = "A-B",
      .min = 0,
      .max = LELE_MAX_CELLS,
      .help = { "the number of empty cells", "空格个数" } },
    { .name = "row-frac",
      .kind = CLI_WORD,
      .target = offsetof(struct options, fraction),
      .value = "F",
      .words = fractions,
      .help = { "empty this part of every row (rounded down)", "每行挖去这一比例（向下取整）" } },
    { .name = "min-holes-per-box",
      .kind = CLI_NUMBER,
      .target = offsetof(struct options, box_holes),
      .value = "N",
      .min = 0,
      .max = LELE_MAX_SIZE,
      .help = { "at least so many empty cells in every box", "每宫至少这么多空格" } },
    { .name = "symmetry",
      .kind = CLI_WORD,
      .target = offsetof(struct options, symmetry),
      .value = "NAME",
      .word_at = shape_at,
      .help = { "of the pattern of givens", "提示数图案的对称" } },
    { .name = "minimal",
      .kind = CLI_FLAG,
      .target = offsetof(struct options, minimal),
      .help = { "no given can be left out", "任何提示数都不可省去" } },
    { .name = "pattern",
      .kind = CLI_STRING,
      .target = offsetof(struct options, pattern),
      .value = "CELLS",
      .help = { "givens in exactly these cells: one character a cell, . for empty",
                "提示数恰在这些格：每格一个字符，. 表示空" } },
    { .name = "solution",
      .kind = CLI_STRING,
      .target = offsetof(struct options, solution),
      .value = "CELLS",
      .help = { "with this solution", "以此为解" } },
    { .name = "layout",
      .kind = CLI_STRING,
      .target = offsetof(struct options, layout),
      .value = "NAME",
      .word_at = lele_layout_name_at,
      .help = { "the kind of grid (default: classic); jigsaw: a new map for every puzzle",
                "盘面种类（默认 classic）；jigsaw：每题一张新的锯齿图" } },
    { .name = "seed",
      .kind = CLI_STRING,
      .target = offsetof(struct options, seed),
      .value = "S",
      .help = { "any name, or a whole seed like 1:hard:classic:2026-11-15",
                "任意名字，或完整的种子，如 1:hard:classic:2026-11-15" } },
    CLI_OPTION_THREADS(struct options),
    CLI_OPTION_JSON(struct options),
    { .name = NULL },
};

struct job {
    lele_seed seed;
    uint64_t number; /* of the seed */
    lele_layout layout;
    bool new_maps; /* a random jigsaw for every puzzle */
    bool has_solution;
    lele_grid solution;
    lele_cellset pattern;
    int train; /* technique; -1: none */
    bool json;
};

struct worker {
    const struct job *job;
    lele_layout layout; /* of the random map */
    lele_generator *generator;
    lele_puzzle puzzles[GROUP];
    lele_error errors[GROUP];
};

static lele_generator *new_generator(const struct job *job, const lele_layout *layout,
                                     lele_problem *problem)
{
    lele_generator *generator = lele_generator_new(layout, &job->seed.recipe, problem);
    if (generator == NULL)
        return NULL;
    lele_generator_set_pattern(generator, job->pattern);
    lele_generator_set_solution(generator, job->has_solution ? &job->solution : NULL);
    return generator;
}

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
    worker->generator = new_generator(worker->job, &worker->job->layout, NULL);
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

/* A position in the first of these formats that can hold it. */
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

static void add_puzzle(const struct worker *worker, const lele_layout *layout,
                       const lele_puzzle *puzzle, lele_text *out)
{
    static const char *const formats[] = { "share", NULL };
    if (!worker->job->new_maps) {
        add_cells(layout, &puzzle->givens, out);
        return;
    }
    lele_position position;
    lele_position_from_grid(&position, layout, &puzzle->givens);
    add_position(&position, formats, out);
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
    if (strcmp(layout->name, "classic") != 0)
        lele_json_key_string(&json, "layout", layout->name);
    json_grid(&json, "puzzle", layout, &puzzle->givens);
    json_grid(&json, "solution", layout, &puzzle->solution);
    lele_generator_rate(worker->generator, puzzle);
    json_rating(&json, &puzzle->rating);
    lele_json_key_int(&json, "clues", puzzle->clues);
    if (worker->job->train >= 0) {
        lele_text position;
        lele_text_init(&position);
        add_train(worker, layout, puzzle, &position);
        lele_json_key_string(&json, "position", position.data);
        lele_text_release(&position);
    }
    lele_seed seed = worker->job->seed;
    seed.index = index;
    lele_text text;
    lele_text_init(&text);
    lele_seed_write(&seed, &text);
    lele_json_key_string(&json, "seed", text.data);
    lele_text_release(&text);
    lele_json_object_end(&json);
}

static void add_result(struct worker *worker, cli_work *work, const lele_layout *layout,
                       uint64_t index, uint64_t number, size_t i)
{
    const struct job *job = worker->job;
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
    const struct job *job = worker->job;
    const uint64_t first = job->seed.index + work->first;
    lele_generator_make_many(worker->generator, job->number, first, (size_t)work->count,
                             worker->puzzles, worker->errors);
    for (size_t i = 0; i < work->count; i++)
        add_result(worker, work, &job->layout, first + i, work->first + i, i);
}

/* A map of its own for each puzzle: one by one, as the generator belongs to the map. */
static void work_maps(void *state, cli_work *work)
{
    struct worker *worker = state;
    for (uint64_t i = 0; i < work->count; i++) {
        lele_seed seed = worker->job->seed;
        seed.index += work->first + i;
        lele_generator_free(worker->generator);
        worker->generator = NULL;
        if (lele_seed_layout(&seed, &worker->layout, NULL) == LELE_OK)
            worker->generator = new_generator(worker->job, &worker->layout, NULL);
        if (worker->generator == NULL) {
            cli_work_fail_item(work, work->first + i, CLI_M_EFFORT);
            continue;
        }
        worker->errors[0] = lele_generator_make(worker->generator, worker->job->number, seed.index,
                                                &worker->puzzles[0]);
        add_result(worker, work, &worker->layout, seed.index, work->first + i, 0);
    }
}

static lele_error find_technique(const char *name, int *ret, lele_problem *problem)
{
    *ret = lele_technique_find(name);
    if (*ret >= 0)
        return LELE_OK;
    lele_problem_quote(problem, name, strlen(name));
    return lele_problem_set(problem, LELE_E_TECHNIQUE);
}

static lele_range range_of(cli_range range, int top)
{
    if (range.low < 0 && range.high < 0)
        return (lele_range){ 0, 0 };
    return (lele_range){ range.low < 0 ? 0 : (int)range.low,
                         range.high < 0 || range.high > top ? 0 : (int)range.high };
}

/* Everything but the layout's size; holes and fractions need that, see read_sized. */
static lele_error read_recipe(const struct options *chosen, lele_recipe *recipe,
                              lele_problem *problem)
{
    lele_recipe_init(recipe);
    if (chosen->difficulty >= 0)
        recipe->level = (lele_level)chosen->difficulty;
    recipe->shape = (lele_shape)chosen->symmetry;
    recipe->thrift = chosen->minimal ? LELE_THRIFT_MINIMAL : LELE_THRIFT_ANY;
    recipe->rating = range_of(chosen->rating, INT16_MAX);
    recipe->clues = range_of(chosen->clues, LELE_MAX_CELLS);
    recipe->box_holes.min = (int)chosen->box_holes;
    const char *technique = chosen->train != NULL ? chosen->train : chosen->technique;
    return technique != NULL ? find_technique(technique, &recipe->technique, problem) : LELE_OK;
}

static void read_sized(const struct options *chosen, const lele_layout *layout, lele_recipe *recipe)
{
    if (chosen->fraction >= 0) {
        const int holes = layout->size * fraction_values[chosen->fraction].part /
                          fraction_values[chosen->fraction].whole;
        recipe->row_holes = (lele_range){ holes, holes };
    }
    const lele_range holes = range_of(chosen->holes, LELE_MAX_CELLS);
    if (holes.max != 0)
        recipe->clues.min = layout->cell_count - holes.max;
    if (holes.min != 0)
        recipe->clues.max = layout->cell_count - holes.min;
}

/* "1:..." is a whole seed, everything else a name. */
static bool is_whole_seed(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 && text[digits] == ':';
}

static bool has_recipe(const struct options *chosen)
{
    return chosen->difficulty >= 0 || chosen->technique != NULL || chosen->train != NULL ||
           chosen->symmetry != 0 || chosen->minimal || chosen->rating.low >= 0 ||
           chosen->rating.high >= 0 || chosen->clues.low >= 0 || chosen->clues.high >= 0 ||
           chosen->holes.low >= 0 || chosen->holes.high >= 0 || chosen->fraction >= 0 ||
           chosen->box_holes != 0 || chosen->layout != NULL;
}

static lele_error read_layout(struct job *job, lele_problem *problem)
{
    job->new_maps = strcmp(job->seed.layout, "jigsaw") == 0;
    return job->new_maps ? lele_layout_init(&job->layout, "classic", problem)
                         : lele_layout_init(&job->layout, job->seed.layout, problem);
}

static lele_error read_name(struct job *job, const char *name, lele_problem *problem)
{
    if (strlen(name) < sizeof job->seed.name && name[0] != '\0' && strchr(name, '/') == NULL) {
        memcpy(job->seed.name, name, strlen(name) + 1);
        return LELE_OK;
    }
    lele_problem_quote(problem, "--seed", 6);
    return lele_problem_set(problem, LELE_E_RANGE);
}

static lele_error read_seed(const struct options *chosen, struct job *job, lele_problem *problem)
{
    if (chosen->seed != NULL && is_whole_seed(chosen->seed)) {
        const lele_error error = lele_seed_read(&job->seed, chosen->seed, problem);
        return error == LELE_OK ? read_layout(job, problem) : error;
    }
    const char *layout = chosen->layout != NULL ? chosen->layout : "classic";
    char fresh[CLI_SEED_SIZE];
    cli_seed_fresh(fresh);
    if (strlen(layout) >= sizeof job->seed.layout) {
        lele_problem_quote(problem, layout, strlen(layout));
        return lele_problem_set(problem, LELE_E_LAYOUT);
    }
    memcpy(job->seed.layout, layout, strlen(layout) + 1);
    lele_error error = read_recipe(chosen, &job->seed.recipe, problem);
    if (error == LELE_OK)
        error = read_layout(job, problem);
    if (error == LELE_OK)
        error = read_name(job, chosen->seed != NULL ? chosen->seed : fresh, problem);
    if (error != LELE_OK)
        return error;
    if (!job->new_maps)
        memcpy(job->seed.layout, job->layout.name, sizeof job->layout.name);
    read_sized(chosen, &job->layout, &job->seed.recipe);
    return LELE_OK;
}

static lele_error read_pattern(const char *text, struct job *job, lele_problem *problem)
{
    if (strlen(text) != (size_t)job->layout.cell_count) {
        problem->got = (int64_t)strlen(text);
        problem->want = job->layout.cell_count;
        return lele_problem_set(problem, LELE_E_LENGTH);
    }
    for (int i = 0; i < job->layout.cell_count; i++)
        if (strchr(".0*_", text[i]) == NULL)
            lele_cellset_add(&job->pattern, i);
    return LELE_OK;
}

static lele_error read_solution(const char *text, struct job *job, lele_problem *problem)
{
    const lele_error error =
        lele_grid_read(&job->layout, text, strlen(text), &job->solution, problem);
    if (error != LELE_OK)
        return error;
    job->has_solution = true;
    if (lele_grid_is_solution(&job->layout, &job->solution))
        return LELE_OK;
    return lele_grid_check(&job->layout, &job->solution, problem) != LELE_OK
               ? LELE_E_CONFLICT
               : lele_problem_set(problem, LELE_E_NO_SOLUTION);
}

static lele_error read_job(const struct options *chosen, struct job *job, lele_problem *problem)
{
    lele_error error = read_seed(chosen, job, problem);
    if (error == LELE_OK && chosen->pattern != NULL)
        error = read_pattern(chosen->pattern, job, problem);
    if (error == LELE_OK && chosen->solution != NULL)
        error = read_solution(chosen->solution, job, problem);
    if (error != LELE_OK)
        return error;
    job->train = chosen->train != NULL ? job->seed.recipe.technique : -1;
    job->json = chosen->json;
    job->number = lele_seed_number(&job->seed);
    lele_generator *generator = new_generator(job, &job->layout, problem);
    lele_generator_free(generator);
    return generator == NULL ? problem->code : LELE_OK;
}

static int run(const cli_call *call, const void *target)
{
    const struct options *chosen = target;
    if (chosen->seed != NULL && is_whole_seed(chosen->seed) && has_recipe(chosen)) {
        cli_complain(call->lang, CLI_M_EXCLUSIVE,
                     (cli_facts){ .name = "--seed 1:...", .got = "--difficulty, --layout ..." });
        return CLI_STATUS_USAGE;
    }
    lele_problem problem;
    lele_problem_init(&problem);
    struct job *job = calloc(1, sizeof *job);
    if (job == NULL) {
        cli_complain_memory(call->lang);
        return CLI_STATUS_IO;
    }
    int status = CLI_STATUS_USAGE;
    if (read_job(chosen, job, &problem) == LELE_OK) {
        const lele_recipe *recipe = &job->seed.recipe;
        const bool rare =
            recipe->technique >= 0 || recipe->rating.min > 0 ||
            (recipe->level >= LELE_LEVEL_EXPERT && recipe->level != LELE_LEVEL_COUNT) ||
            job->layout.size > 9 || job->new_maps;
        const cli_stage stage = {
            .open = open_worker,
            .close = close_worker,
            .piece = job->new_maps ? work_maps : work_items,
            .data = job,
            .threads = chosen->threads,
            .grain = rare ? RARE_GROUP : GROUP,
            .json = chosen->json,
        };
        status = cli_pipeline_items(call, &stage, (uint64_t)chosen->count);
    } else {
        cli_complain_problem(call->lang, &problem);
    }
    free(job);
    return status;
}

const cli_command cli_command_generate = {
    .name = "generate",
    .summary = { "make new puzzles, each proved unique", "生成新题，每题都证明有唯一解" },
    .notes = { "The same seed gives the same puzzles on every machine, with any number of "
               "threads.\n"
               "A wish that was not met within the effort prints error; exit status 1.",
               "同一种子在任何机器上、用任意线程数都得到同样的题目。\n"
               "限定工作量内未能满足要求时输出 error，退出状态为 1。" },
    .options = options,
    .size = sizeof(struct options),
    .defaults = &defaults,
    .run = run,
};
