/*
 * The fuzzer of the small languages: layout names, seeds, recipes, lists of techniques, levels,
 * shapes, cells.  Any text is read or refused.  What was read is written and reads back the same,
 * and a recipe makes a puzzle that meets it, or the generator says why there is none.
 *
 * Input: a letter for the language, then the text.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/lele.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_POLLS = 3, MOST_CELLS = 81 };

static void stop(const char *why, const char *text)
{
    fprintf(stderr, "%s: %s\n", why, text);
    abort();
}

static void check_problem(const lele_problem *problem, lele_error error)
{
    if (error == LELE_OK || problem->code != error)
        stop("the problem has another code", lele_error_name(error));
    for (int lang = 0; lang < LELE_LANG_COUNT; lang++) {
        lele_text text;
        lele_text_init(&text);
        lele_problem_write(problem, (lele_lang)lang, &text);
        if (text.length == 0)
            stop("a problem without words", lele_error_name(error));
        lele_text_release(&text);
    }
}

static void try_layout(const char *text)
{
    lele_layout layout, again;
    lele_problem problem;
    lele_text title;
    lele_problem_init(&problem);
    lele_text_init(&title);
    lele_layout_write_title(text, LELE_LANG_ZH, &title);
    const lele_error error = lele_layout_init(&layout, text, &problem);
    if (error != LELE_OK) {
        check_problem(&problem, error);
    } else {
        if (lele_layout_init(&again, layout.name, NULL) != LELE_OK ||
            strcmp(again.name, layout.name) != 0 || again.unit_count != layout.unit_count)
            stop("a canonical name is another layout", layout.name);
        for (int u = 0; u < layout.unit_count; u++)
            if (lele_cellset_count(&layout.units[u].set) != layout.size)
                stop("a unit of another size", layout.name);
    }
    lele_text_release(&title);
}

static bool is_enough(void *data)
{
    int *polls = data;
    return ++*polls > MOST_POLLS;
}

/* The clues of a puzzle with clues must hold in its solution, and leave no other one. */
static void check_clues(const lele_layout *layout, const lele_puzzle *puzzle)
{
    static lele_layout with;
    static lele_clues clues;
    lele_solve_result result;
    clues.list = puzzle->list;
    if (lele_layout_init_with(&with, layout, &clues, NULL) != LELE_OK)
        stop("clues that cannot be", layout->name);
    lele_solver *solver = lele_solver_new(&with, "propagate", NULL);
    lele_solve(solver, &puzzle->givens, NULL, NULL, NULL, &result);
    lele_solver_free(solver);
    if (result.solutions != 1 ||
        memcmp(&result.first, &puzzle->solution, (size_t)layout->cell_count) != 0)
        stop("a puzzle with clues that is not unique", layout->name);
}

/* Makes one puzzle with little effort. */
static void make(const lele_layout *layout, const lele_recipe *recipe, uint64_t seed,
                 uint64_t index)
{
    static lele_puzzle puzzle;
    lele_problem problem;
    int polls = 0;
    lele_problem_init(&problem);
    lele_generator *generator = lele_generator_new(layout, recipe, &problem);
    if (generator == NULL) {
        check_problem(&problem, problem.code);
        return;
    }
    lele_generator_set_stop(generator, is_enough, &polls);
    lele_generator_set_work(generator, recipe->kinds != 0 ? LELE_WORK_SECOND / 20 : 0);
    if (lele_generator_make(generator, seed, index, &puzzle) == LELE_OK) {
        const int clues = lele_grid_count(layout, &puzzle.givens);
        if (clues != puzzle.clues || clues < recipe->clues.min ||
            (recipe->clues.max != 0 && clues > recipe->clues.max) ||
            !lele_grid_is_solution(layout, &puzzle.solution))
            stop("a puzzle that does not meet its recipe", layout->name);
        if (recipe->kinds != 0)
            check_clues(layout, &puzzle);
    }
    lele_generator_free(generator);
}

static void try_recipe(const char *text)
{
    lele_recipe recipe, again;
    lele_problem problem;
    lele_layout layout;
    lele_text once, twice;
    lele_problem_init(&problem);
    const lele_error error = lele_recipe_read(&recipe, text, &problem);
    if (error != LELE_OK) {
        check_problem(&problem, error);
        return;
    }
    lele_text_init(&once);
    lele_text_init(&twice);
    lele_recipe_write(&recipe, &once);
    if (lele_recipe_read(&again, once.data, NULL) != LELE_OK)
        stop("a recipe that was written cannot be read", once.data);
    lele_recipe_write(&again, &twice);
    if (strcmp(once.data, twice.data) != 0)
        stop("a recipe changed", once.data);
    const char *name = lele_layout_name_at((size_t)once.length % 12);
    if (name != NULL && lele_layout_init(&layout, name, NULL) == LELE_OK &&
        layout.cell_count <= MOST_CELLS)
        make(&layout, &recipe, once.length, 0);
    lele_text_release(&once);
    lele_text_release(&twice);
}

static void try_seed(const char *text)
{
    lele_seed seed, again;
    lele_problem problem;
    lele_layout layout;
    lele_text once, twice;
    lele_problem_init(&problem);
    lele_error error = lele_seed_read(&seed, text, &problem);
    if (error != LELE_OK) {
        check_problem(&problem, error);
        return;
    }
    lele_text_init(&once);
    lele_text_init(&twice);
    lele_seed_write(&seed, &once);
    if (lele_seed_read(&again, once.data, NULL) != LELE_OK)
        stop("a seed that was written cannot be read", once.data);
    lele_seed_write(&again, &twice);
    if (strcmp(once.data, twice.data) != 0 || lele_seed_number(&seed) != lele_seed_number(&again) ||
        seed.index != again.index)
        stop("a seed changed", once.data);
    error = lele_seed_layout(&seed, &layout, &problem);
    if (error == LELE_OK && layout.cell_count <= MOST_CELLS)
        make(&layout, &seed.recipe, lele_seed_number(&seed), seed.index);
    lele_text_release(&once);
    lele_text_release(&twice);
}

static void try_list(const char *text)
{
    lele_technique_list list;
    lele_problem problem;
    lele_problem_init(&problem);
    const lele_error error = lele_technique_list_read(&list, text, &problem);
    if (error != LELE_OK)
        check_problem(&problem, error);
    for (size_t i = 0; error == LELE_OK && i < list.count; i++)
        if (lele_technique_at(list.order[i]) == NULL)
            stop("a list with an unknown technique", text);
}

static void try_words(const char *text)
{
    lele_layout layout;
    lele_random random;
    int cell = -1;
    lele_random_init_text(&random, text);
    lele_layout_init(&layout, lele_layout_name_at(lele_random_below(&random, 20)), NULL);
    const size_t used = lele_cell_read(&layout, text, &cell);
    if (used > strlen(text) || (used > 0 && (cell < 0 || cell >= layout.cell_count)))
        stop("a cell outside of the layout", text);
    const int technique = lele_technique_find(text);
    if (technique >= 0 && lele_technique_at((size_t)technique) == NULL)
        stop("an unknown technique", text);
    if (lele_level_find(text) > LELE_LEVEL_COUNT || lele_shape_find(text) > LELE_SHAPE_COUNT ||
        lele_fill_method_find(text) > LELE_FILL_METHOD_COUNT ||
        lele_lang_find(text) > LELE_LANG_COUNT)
        stop("a name out of range", text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct {
        char letter;
        void (*try)(const char *text);
    } languages[] = { { 'l', try_layout },
                      { 'r', try_recipe },
                      { 's', try_seed },
                      { 't', try_list },
                      { 'w', try_words } };
    if (size == 0)
        return 0;
    char *text = malloc(size);
    if (text == NULL)
        return 0;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    for (size_t i = 0; i < sizeof languages / sizeof languages[0]; i++)
        if (languages[i].letter == (char)data[0])
            languages[i].try(text);
    free(text);
    return 0;
}
