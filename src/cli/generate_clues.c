/* The options of `lele generate` for clues, and the format of its output; see generate.h. */
#include "cli/generate.h"

#include <stdlib.h>
#include <string.h>

static bool is_given(cli_range range)
{
    return range.low >= 0;
}

bool cli_generate_has_clues(const cli_generate_options *chosen)
{
    return is_given(chosen->cage_size) || is_given(chosen->uncovered) ||
           is_given(chosen->blank_cages) || chosen->dominoes != 0 || chosen->some_marks;
}

static lele_range range_of(cli_range range)
{
    return is_given(range) ? (lele_range){ (int)range.low, (int)range.high } : (lele_range){ 0, 0 };
}

/* The names are read as a part of a recipe. */
static lele_error read_kinds(const char *names, uint32_t *ret, lele_problem *problem)
{
    lele_text word;
    lele_recipe recipe = { .kinds = 0 };
    lele_text_init(&word);
    lele_text_add(&word, "kind=");
    lele_text_add(&word, names);
    const lele_error error = word.failed ? lele_problem_set(problem, LELE_E_MEMORY)
                                         : lele_recipe_read(&recipe, word.data, problem);
    lele_text_release(&word);
    if (error == LELE_OK)
        *ret = recipe.kinds;
    return error;
}

lele_error cli_generate_read_clues(const cli_generate_options *chosen, cli_generate_job *job,
                                   lele_problem *problem)
{
    lele_recipe *recipe = &job->seed.recipe;
    if (chosen->kind == NULL)
        return LELE_OK;
    job->option = "--kind";
    job->value = chosen->kind;
    const lele_error error = read_kinds(chosen->kind, &recipe->kinds, problem);
    if (error != LELE_OK)
        return error;
    job->option = NULL;
    recipe->cage_size = range_of(chosen->cage_size);
    recipe->uncovered = range_of(chosen->uncovered);
    recipe->blank_cages = range_of(chosen->blank_cages);
    recipe->dominoes = (int)chosen->dominoes;
    recipe->marks = chosen->some_marks ? LELE_MARKS_SOME : LELE_MARKS_ALL;
    return LELE_OK;
}

/* Whether the format can hold a puzzle with a cage or, where not all clues are cages, with another
 * clue. */
static bool can_hold(const lele_codec *codec, const cli_generate_job *job)
{
    static const lele_cell cells[] = { 0, 1 };
    const bool cages = job->seed.recipe.kinds == UINT32_C(1) << LELE_KIND_KILLER;
    lele_clues *clues = malloc(sizeof *clues);
    lele_layout *layout = malloc(sizeof *layout);
    lele_position *position = malloc(sizeof *position);
    bool good = clues != NULL && layout != NULL && position != NULL;
    if (good) {
        const lele_grid grid = { .cell = { 0 } };
        lele_text text;
        lele_text_init(&text);
        lele_clue_list_init(&clues->list);
        (void)lele_clue_list_add(&clues->list, cages ? LELE_LOOK_CAGE : LELE_LOOK_THERMOMETER,
                                 cages ? 3 : LELE_CLUE_NO_VALUE, cells, 2, NULL);
        good = lele_layout_init_with(layout, &job->layout, clues, NULL) == LELE_OK;
        lele_position_from_grid(position, layout, &grid);
        good = good && lele_codec_write(codec, position, &text, NULL) == LELE_OK;
        lele_text_release(&text);
    }
    free(clues);
    free(layout);
    free(position);
    return good;
}

lele_error cli_generate_read_format(const cli_generate_options *chosen, cli_generate_job *job,
                                    lele_problem *problem)
{
    const bool has_clues = job->seed.recipe.kinds != 0;
    job->to = chosen->to >= 0 ? lele_codec_at((size_t)chosen->to)
              : has_clues     ? lele_codec_find("clues")
                              : NULL;
    if (job->to == NULL)
        return LELE_OK;
    const unsigned needed = has_clues ? LELE_CODEC_CLUES : 0;
    const unsigned abilities = lele_codec_abilities(job->to);
    if ((abilities & LELE_CODEC_WRITES) != 0 && (abilities & needed) == needed &&
        (has_clues ? can_hold(job->to, job) : (abilities & LELE_CODEC_NEEDS_CLUES) == 0))
        return LELE_OK;
    const char *name = lele_codec_name(job->to);
    job->option = NULL;
    lele_problem_quote(problem, name, strlen(name));
    return lele_problem_set(problem, LELE_E_UNSUPPORTED);
}
