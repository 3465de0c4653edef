/* Turns the options of `lele generate` into a job; see generate.h. */
#include "cli/generate.h"

#include <string.h>

#include "cli/seed.h"

static const struct {
    int part, whole;
} fraction_values[] = { { 1, 3 }, { 1, 2 }, { 2, 3 } };
const char *const cli_generate_fractions[] = { "1/3", "1/2", "2/3", NULL };

lele_generator *cli_generate_new(const cli_generate_job *job, const lele_layout *layout,
                                 lele_problem *problem)
{
    lele_generator *generator = lele_generator_new(layout, &job->seed.recipe, problem);
    if (generator == NULL)
        return NULL;
    lele_generator_set_pattern(generator, job->pattern);
    lele_generator_set_solution(generator, job->has_solution ? &job->solution : NULL);
    lele_generator_set_work(generator, (uint64_t)job->effort * LELE_WORK_SECOND);
    return generator;
}

/* A text that starts with a version number ("1:...") is a whole seed, any other text a name. */
static bool is_whole_seed(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 && text[digits] == ':';
}

static bool is_given(cli_range range)
{
    return range.low >= 0;
}

static bool has_recipe(const cli_generate_options *chosen)
{
    return chosen->difficulty >= 0 || chosen->technique != NULL || chosen->train != NULL ||
           chosen->symmetry != 0 || chosen->scale != 0 || chosen->minimal ||
           is_given(chosen->rating) || is_given(chosen->clues) || is_given(chosen->holes) ||
           chosen->fraction >= 0 || chosen->box_holes != 0 || chosen->layout != NULL ||
           chosen->kind != NULL;
}

static lele_error read_technique(const cli_generate_options *chosen, cli_generate_job *job,
                                 lele_problem *problem)
{
    job->option = chosen->train != NULL ? "--train" : "--technique";
    job->value = chosen->train != NULL ? chosen->train : chosen->technique;
    if (job->value == NULL)
        return LELE_OK;
    job->seed.recipe.technique = lele_technique_find(job->value);
    return job->seed.recipe.technique >= 0 ? LELE_OK : lele_problem_set(problem, LELE_E_TECHNIQUE);
}

static lele_error refuse_recipe(lele_problem *problem, const char *options)
{
    lele_problem_quote(problem, options, strlen(options));
    return lele_problem_set(problem, LELE_E_RECIPE);
}

/* --clues and --holes limit the same number: the range is their intersection. */
static lele_error read_clues(const cli_generate_options *chosen, int cells, lele_recipe *recipe,
                             lele_problem *problem)
{
    const cli_range clues = chosen->clues, holes = chosen->holes;
    int64_t low = 0, high = cells;
    if (is_given(clues)) {
        low = clues.low;
        high = clues.high < cells ? clues.high : cells;
    }
    if (is_given(holes)) {
        low = cells - holes.high > low ? cells - holes.high : low;
        high = cells - holes.low < high ? cells - holes.low : high;
    }
    if (low > high || high == 0)
        return refuse_recipe(problem, !is_given(holes)   ? "--clues"
                                      : !is_given(clues) ? "--holes"
                                                         : "--clues, --holes");
    recipe->clues = (lele_range){ (int)low, high == cells ? 0 : (int)high };
    return LELE_OK;
}

/* Reads all of the recipe except the technique. */
static lele_error read_recipe(const cli_generate_options *chosen, const lele_layout *layout,
                              lele_recipe *recipe, lele_problem *problem)
{
    if (chosen->difficulty >= 0)
        recipe->level = (lele_level)chosen->difficulty;
    recipe->shape = (lele_shape)chosen->symmetry;
    recipe->thrift = chosen->minimal ? LELE_THRIFT_MINIMAL : LELE_THRIFT_ANY;
    if (is_given(chosen->rating)) {
        recipe->rating = (lele_range){ (int)chosen->rating.low, (int)chosen->rating.high };
        if (recipe->rating.max == 0)
            return refuse_recipe(problem, "--rating");
    }
    recipe->scale = (lele_scale)chosen->scale;
    recipe->box_holes.min = (int)chosen->box_holes;
    if (chosen->fraction >= 0) {
        const int holes = layout->size * fraction_values[chosen->fraction].part /
                          fraction_values[chosen->fraction].whole;
        recipe->row_holes = (lele_range){ holes, holes };
    }
    return read_clues(chosen, layout->cell_count, recipe, problem);
}

bool cli_generate_says_twice(const cli_generate_options *chosen)
{
    return chosen->seed != NULL && is_whole_seed(chosen->seed) && has_recipe(chosen);
}

bool cli_generate_seed_fits(const char *seed)
{
    return is_whole_seed(seed) ||
           (seed[0] != '\0' && strlen(seed) < LELE_SEED_NAME_SIZE && strchr(seed, '/') == NULL);
}

static lele_error read_layout(cli_generate_job *job, lele_problem *problem)
{
    job->new_maps = strcmp(job->seed.layout, "jigsaw") == 0;
    return job->new_maps ? lele_layout_init(&job->layout, LELE_LAYOUT_CLASSIC, problem)
                         : lele_layout_init(&job->layout, job->seed.layout, problem);
}

static lele_error read_whole_seed(const char *seed, cli_generate_job *job, lele_problem *problem)
{
    job->option = "--seed";
    const lele_error error = lele_seed_read(&job->seed, seed, problem);
    return error == LELE_OK ? read_layout(job, problem) : error;
}

static lele_error read_wishes(const cli_generate_options *chosen, const char *layout,
                              cli_generate_job *job, lele_problem *problem)
{
    job->option = "--layout";
    job->value = layout;
    if (strlen(layout) >= sizeof job->seed.layout)
        return lele_problem_set(problem, LELE_E_LAYOUT);
    memcpy(job->seed.layout, layout, strlen(layout) + 1);
    lele_recipe_init(&job->seed.recipe);
    lele_error error = read_layout(job, problem);
    if (error == LELE_OK)
        error = read_technique(chosen, job, problem);
    if (error != LELE_OK)
        return error;
    job->option = NULL;
    if (!job->new_maps)
        memcpy(job->seed.layout, job->layout.name, sizeof job->layout.name);
    error = cli_generate_read_clues(chosen, job, problem);
    return error == LELE_OK ? read_recipe(chosen, &job->layout, &job->seed.recipe, problem) : error;
}

static lele_error read_seed(const cli_generate_options *chosen, cli_generate_job *job,
                            lele_problem *problem)
{
    if (chosen->seed != NULL && is_whole_seed(chosen->seed))
        return read_whole_seed(chosen->seed, job, problem);
    char fresh[CLI_SEED_SIZE];
    cli_seed_fresh(fresh);
    const char *name = chosen->seed != NULL ? chosen->seed : fresh;
    memcpy(job->seed.name, name, strlen(name) + 1);
    return read_wishes(chosen, chosen->layout != NULL ? chosen->layout : LELE_LAYOUT_CLASSIC, job,
                       problem);
}

static bool lies_in(int number, lele_range range)
{
    return number >= range.min && (range.max == 0 || number <= range.max);
}

/* Whether the number of holes that the pattern leaves is within `range` in each of the rows or
 * boxes, the units from `first` on. */
static bool holes_fit(const cli_generate_job *job, int first, lele_range range)
{
    const lele_layout *layout = &job->layout;
    for (int i = first; i < first + layout->size; i++) {
        const lele_cellset clues = lele_cellset_and(layout->units[i].set, job->pattern);
        if (!lies_in(layout->size - lele_cellset_count(&clues), range))
            return false;
    }
    return true;
}

/* Whether the pattern meets the recipe: its symmetry and its numbers of clues and holes. */
static bool pattern_fits(const cli_generate_job *job)
{
    const lele_recipe *recipe = &job->seed.recipe;
    lele_cellset left = job->pattern;
    for (int cell; (cell = lele_cellset_pop(&left)) >= 0;) {
        const lele_cellset orbit = lele_shape_orbit(&job->layout, recipe->shape, cell);
        if (!lele_cellset_within(&orbit, &job->pattern))
            return false;
    }
    return lies_in(lele_cellset_count(&job->pattern), recipe->clues) &&
           holes_fit(job, 0, recipe->row_holes) &&
           (job->new_maps ? recipe->box_holes.min == 0 /* the map changes, the pattern does not */
                          : holes_fit(job, lele_layout_first_box(&job->layout), recipe->box_holes));
}

static lele_error read_pattern(const char *text, cli_generate_job *job, lele_problem *problem)
{
    job->option = "--pattern";
    job->value = NULL;
    if (strlen(text) != (size_t)job->layout.cell_count) {
        problem->got = (int64_t)strlen(text);
        problem->want = job->layout.cell_count;
        return lele_problem_set(problem, LELE_E_LENGTH);
    }
    for (int i = 0; i < job->layout.cell_count; i++)
        if (!lele_grid_is_blank(text[i]))
            lele_cellset_add(&job->pattern, i);
    job->option = NULL;
    if (lele_cellset_is_empty(&job->pattern))
        return refuse_recipe(problem, "--pattern");
    if (pattern_fits(job))
        return LELE_OK;
    lele_text both;
    lele_text_init(&both);
    lele_text_add(&both, "--pattern, ");
    lele_recipe_write(&job->seed.recipe, &both);
    const lele_error error = refuse_recipe(problem, both.data);
    cli_text_end(&both);
    return error;
}

static lele_error read_solution(const char *text, cli_generate_job *job, lele_problem *problem)
{
    if (job->new_maps) {
        job->option = NULL;
        return refuse_recipe(problem, "--layout jigsaw, --solution");
    }
    job->option = "--solution";
    job->value = NULL;
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

lele_error cli_generate_read(const cli_generate_options *chosen, cli_generate_job *job,
                             lele_problem *problem)
{
    lele_error error = read_seed(chosen, job, problem);
    if (error == LELE_OK)
        error = cli_generate_read_format(chosen, job, problem);
    if (error == LELE_OK && chosen->pattern != NULL)
        error = read_pattern(chosen->pattern, job, problem);
    if (error == LELE_OK && chosen->solution != NULL)
        error = read_solution(chosen->solution, job, problem);
    if (error != LELE_OK)
        return error;
    job->option = NULL;
    job->effort = chosen->effort;
    job->train = chosen->train != NULL ? job->seed.recipe.technique : -1;
    job->json = chosen->json;
    job->number = lele_seed_number(&job->seed);
    lele_generator *generator = cli_generate_new(job, &job->layout, problem);
    lele_generator_free(generator);
    return generator == NULL ? problem->code : LELE_OK;
}
