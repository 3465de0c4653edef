/*
 * Solves puzzles with clues and proves them unique, and prints what that costs.
 *
 *     clues FILE [COLUMN [SOLUTION_COLUMN [SET]]]
 *     clues --candidates REMOVED FILE [COLUMN [SOLUTION_COLUMN [SET]]]
 *
 * --candidates: leaves REMOVED clues of each puzzle out, chosen by its text, so that it has several
 * solutions, and finds the true candidates instead; the digits of the solution must be among them.
 *
 * A line of the file has fields separated by tabs; COLUMN, counted from 1, has the puzzle in any format
 * that carries clues, SOLUTION_COLUMN its solution (0: none).  With SET only lines whose first field
 * starts with it.  Reading and set-up are part of the time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lele/lele.h"

enum { FIELDS = 8 };

struct totals {
    int puzzles, right, wrong, refused;
    unsigned long long guesses;
    double seconds, slowest;
    int removed; /* clues left out; -1: the puzzles are solved as they are */
};

static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void split(char *line, const char *fields[FIELDS])
{
    int count = 0;
    memset(fields, 0, sizeof(const char *) * FIELDS);
    for (char *at = line; at != NULL && count < FIELDS;) {
        fields[count++] = at;
        at = strchr(at, '\t');
        if (at != NULL)
            *at++ = '\0';
    }
}

/* Grids of more than nine digits have letters from A for 1 on in some files. */
static bool is_solution(const lele_layout *layout, const lele_grid *grid, const char *text)
{
    if (text == NULL || strlen(text) < (size_t)layout->cell_count)
        return true;
    bool digits = true, letters = true;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        digits &= lele_digit_of_char(text[cell]) == grid->cell[cell];
        letters &= text[cell] - 'A' + 1 == grid->cell[cell];
    }
    return digits || letters;
}

static void refuse(const char *name, const lele_problem *problem)
{
    lele_text sentence;
    lele_text_init(&sentence);
    lele_problem_write(problem, LELE_LANG_EN, &sentence);
    printf("%s: %s\n", name, sentence.data);
    lele_text_release(&sentence);
}

/* The layout without some of its clues. */
static const lele_layout *leave_out(lele_layouts *layouts, const lele_layout *layout,
                                    const char *seed, int removed)
{
    static lele_clue_list list;
    char base[LELE_LAYOUT_NAME_SIZE];
    lele_random random;
    if (layout->clues == NULL)
        return layout;
    const lele_clue_list *all = &layout->clues->list;
    lele_random_init_text(&random, seed);
    lele_clue_list_init(&list);
    int left = all->clue_count, drop = removed < left ? removed : left;
    for (int i = 0; i < all->clue_count; i++, left--) {
        const lele_clue *clue = &all->clue[i];
        const bool out = (int)lele_random_below(&random, (uint32_t)left) < drop;
        drop -= out;
        if (!out)
            (void)lele_clue_list_add(&list, (lele_look)clue->look, clue->value,
                                     all->cell + clue->first_cell, clue->cell_count, NULL);
    }
    snprintf(base, sizeof base, "%.*s", (int)strcspn(layout->name, "+"), layout->name);
    return lele_layouts_get_with(layouts, base, &list, NULL);
}

/* Whether the true candidates have the digits of the puzzle's solution; false if the search was stopped. */
static bool find_candidates(const lele_layout *layout, const lele_grid *givens,
                            const char *solution, struct totals *totals)
{
    static lele_true_candidates candidates;
    const lele_solve_limits limits = { .max_work = 60 * (uint64_t)LELE_WORK_SECOND };
    bool good = true;
    lele_solver *solver = lele_solver_new(layout, NULL, NULL);
    lele_solve_candidates(solver, givens, &limits, &candidates);
    lele_solver_free(solver);
    totals->guesses += candidates.guesses;
    for (int cell = 0; solution != NULL && cell < layout->cell_count; cell++)
        good &= lele_digits_has(candidates.found[cell], lele_digit_of_char(solution[cell]));
    return good && !candidates.stopped;
}

static bool prove_unique(const lele_layout *layout, const lele_grid *givens, const char *solution,
                         struct totals *totals)
{
    lele_solve_result result;
    const lele_solve_limits limits = { .max_solutions = 2,
                                       .max_work = 60 * (uint64_t)LELE_WORK_SECOND };
    lele_solver *solver = lele_solver_new(layout, NULL, NULL);
    lele_solve(solver, givens, &limits, NULL, NULL, &result);
    lele_solver_free(solver);
    totals->guesses += result.guesses;
    return result.solutions == 1 && !result.stopped && is_solution(layout, &result.first, solution);
}

static void solve(const char *name, const char *text, const char *solution, struct totals *totals)
{
    static lele_position position;
    lele_problem problem;
    double start = now();
    lele_layouts *layouts = lele_layouts_new();
    lele_layouts_allow_clues(layouts);
    const lele_codec_context context = { .layouts = layouts };
    lele_problem_init(&problem);
    totals->puzzles++;
    if (lele_codec_read(NULL, &context, text, strlen(text), &position, &problem) != LELE_OK) {
        refuse(name, &problem);
        totals->refused++;
        lele_layouts_free(layouts);
        return;
    }
    const lele_layout *layout = position.layout;
    if (totals->removed >= 0) {
        layout = leave_out(layouts, layout, text, totals->removed);
        start = now();
    }
    const bool right = totals->removed >= 0
                           ? find_candidates(layout, &position.givens, solution, totals)
                           : prove_unique(layout, &position.givens, solution, totals);
    const double seconds = now() - start;
    totals->seconds += seconds;
    totals->slowest = seconds > totals->slowest ? seconds : totals->slowest;
    totals->right += right;
    totals->wrong += !right;
    if (!right)
        printf("%s: not decided, or not as expected\n", name);
    lele_layouts_free(layouts);
}

int main(int count, char **words)
{
    static char line[1 << 20];
    const char *fields[FIELDS];
    struct totals totals = { .removed = -1 };
    if (count > 2 && strcmp(words[1], "--candidates") == 0) {
        totals.removed = atoi(words[2]);
        count -= 2;
        words += 2;
    }
    const int column = count > 2 ? atoi(words[2]) : 1, solution = count > 3 ? atoi(words[3]) : 0;
    FILE *file = count > 1 ? fopen(words[1], "r") : NULL;
    if (file == NULL || column < 1 || column > FIELDS || solution < 0 || solution > FIELDS) {
        fputs("usage: clues [--candidates REMOVED] FILE [COLUMN [SOLUTION_COLUMN [SET]]]\n",
              stderr);
        return 2;
    }
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        split(line, fields);
        if (line[0] == '#' || fields[column - 1] == NULL ||
            (count > 4 && strncmp(line, words[4], strlen(words[4])) != 0))
            continue;
        solve(fields[0], fields[column - 1], solution > 0 ? fields[solution - 1] : NULL, &totals);
    }
    fclose(file);
    printf("%d puzzles, %d right, %d wrong, %d not read, %llu guesses, %.3f s, %.1f/s, slowest "
           "%.1f ms\n",
           totals.puzzles, totals.right, totals.wrong, totals.refused, totals.guesses,
           totals.seconds, (totals.right + totals.wrong) / totals.seconds, 1e3 * totals.slowest);
    return totals.wrong == 0 ? 0 : 1;
}
