/*
 * Solves puzzles with clues and proves them unique, and prints what that costs.
 *
 *     clues FILE [COLUMN [SOLUTION_COLUMN [SET]]]
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
    double seconds;
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

static void solve(const char *name, const char *text, const char *solution, struct totals *totals)
{
    static lele_position position;
    lele_problem problem;
    lele_solve_result result;
    const lele_solve_limits limits = { .max_solutions = 2,
                                       .max_work = 60 * (uint64_t)LELE_WORK_SECOND };
    const double start = now();
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
    lele_solver *solver = lele_solver_new(position.layout, NULL, NULL);
    lele_solve(solver, &position.givens, &limits, NULL, NULL, &result);
    lele_solver_free(solver);
    totals->seconds += now() - start;
    totals->guesses += result.guesses;
    const bool right = result.solutions == 1 && !result.stopped &&
                       is_solution(position.layout, &result.first, solution);
    totals->right += right;
    totals->wrong += !right;
    if (!right)
        printf("%s: %s, %llu guesses\n", name, result.stopped ? "not decided" : "not as expected",
               (unsigned long long)result.guesses);
    lele_layouts_free(layouts);
}

int main(int count, char **words)
{
    static char line[1 << 20];
    const char *fields[FIELDS];
    const int column = count > 2 ? atoi(words[2]) : 1, solution = count > 3 ? atoi(words[3]) : 0;
    struct totals totals = { 0 };
    FILE *file = count > 1 ? fopen(words[1], "r") : NULL;
    if (file == NULL || column < 1 || column > FIELDS || solution < 0 || solution > FIELDS) {
        fputs("usage: clues FILE [COLUMN [SOLUTION_COLUMN [SET]]]\n", stderr);
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
    printf("%d puzzles, %d right, %d wrong, %d not read, %llu guesses, %.3f s, %.0f/s\n",
           totals.puzzles, totals.right, totals.wrong, totals.refused, totals.guesses,
           totals.seconds, (totals.right + totals.wrong) / totals.seconds);
    return totals.wrong == 0 ? 0 : 1;
}
