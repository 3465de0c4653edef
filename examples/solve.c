/* Reads puzzles, one per line, and prints each solution, or how many there are. */
#include <lele/lele.h>

#include <stdio.h>
#include <string.h>

int main(void)
{
    char line[256], solution[LELE_MAX_CELLS + 1] = "";
    lele_layout layout;
    lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, NULL);
    lele_solver *solver = lele_solver_new(&layout, NULL, NULL);
    while (solver != NULL && fgets(line, sizeof line, stdin) != NULL) {
        lele_grid grid;
        lele_problem problem;
        lele_solve_result result;
        if (lele_grid_read(&layout, line, strcspn(line, "\r\n"), &grid, &problem) != LELE_OK) {
            lele_text text;
            lele_text_init(&text);
            lele_problem_write(&problem, LELE_LANG_EN, &text);
            printf("error: %s\n", text.data);
            lele_text_release(&text);
            continue;
        }
        lele_solve(solver, &grid, NULL, NULL, NULL, &result); /* two solutions at most */
        lele_grid_write(&layout, &result.first, '.', solution);
        puts(result.solutions == 1 ? solution : result.solutions == 0 ? "none" : "multiple");
    }
    lele_solver_free(solver);
    return 0;
}
