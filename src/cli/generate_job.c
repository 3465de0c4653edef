/* From options to a job, see generate.h. */
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
    return generator;
}

/* "1:..." is a whole seed, everything else a name. */
static bool is_whole_seed(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 && text[digits] == ':';
}

static bool has_recipe(const cli_generate_options *chosen)
{
    return chosen->difficulty >= 0 || chosen->technique != NULL || chosen->train != NULL ||
           chosen->symmetry != 0 || chosen->minimal || chosen->rating.low >= 0 ||
           chosen->rating.high >= 0 || chosen->clues.low >= 0 || chosen->clues.high >= 0 ||
           chosen->holes.low >= 0 || chosen->holes.high >= 0 || chosen->fraction >= 0 ||
           chosen->box_holes != 0 || chosen->layout != NULL;
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
static lele_error read_recipe(const cli_generate_options *chosen, lele_recipe *recipe,
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

static void read_sized(const cli_generate_options *chosen, const lele_layout *layout,
                       lele_recipe *recipe)
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

bool cli_generate_says_twice(const cli_generate_options *chosen)
{
    return chosen->seed != NULL && is_whole_seed(chosen->seed) && has_recipe(chosen);
}

static lele_error read_layout(cli_generate_job *job, lele_problem *problem)
{
    job->new_maps = strcmp(job->seed.layout, "jigsaw") == 0;
    return job->new_maps ? lele_layout_init(&job->layout, "classic", problem)
                         : lele_layout_init(&job->layout, job->seed.layout, problem);
}

static lele_error read_name(cli_generate_job *job, const char *name, lele_problem *problem)
{
    if (strlen(name) < sizeof job->seed.name && name[0] != '\0' && strchr(name, '/') == NULL) {
        memcpy(job->seed.name, name, strlen(name) + 1);
        return LELE_OK;
    }
    lele_problem_quote(problem, "--seed", 6);
    return lele_problem_set(problem, LELE_E_RANGE);
}

static lele_error read_seed(const cli_generate_options *chosen, cli_generate_job *job,
                            lele_problem *problem)
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

static lele_error read_pattern(const char *text, cli_generate_job *job, lele_problem *problem)
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

static lele_error read_solution(const char *text, cli_generate_job *job, lele_problem *problem)
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

lele_error cli_generate_read(const cli_generate_options *chosen, cli_generate_job *job,
                             lele_problem *problem)
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
    lele_generator *generator = cli_generate_new(job, &job->layout, problem);
    lele_generator_free(generator);
    return generator == NULL ? problem->code : LELE_OK;
}
