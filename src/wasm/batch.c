/*
 * The batch of the module: classic puzzles as lines of text in the memory of the module, solved without
 * JSON.
 */
#include "wasm/shim.h"

#include <string.h>

#if defined(__wasm__)
#define EXPORT(name) __attribute__((export_name(name)))
#else
#define EXPORT(name)
#endif

/* Solves `length` bytes of lines of 81 cells and a newline.  A puzzle without a solution is its own; counts[i] is
 * the number of solutions, at most `most`.  Returns the number of puzzles, or -1 - i if line i (from 0) is
 * not such a line; INT32_MIN if memory is short. */
EXPORT("solve_many")
int32_t lele_wasm_solve_many(const uint8_t *lines, size_t length, uint8_t *solutions,
                             uint32_t *counts, uint32_t most);

EXPORT("solve_many")
int32_t lele_wasm_solve_many(const uint8_t *lines, size_t length, uint8_t *solutions,
                             uint32_t *counts, uint32_t most)
{
    const lele_layout *classic =
        lele_call_layouts() != NULL
            ? lele_layouts_get(lele_call_layouts(), LELE_LAYOUT_CLASSIC, NULL)
            : NULL;
    if (classic == NULL)
        return INT32_MIN;
    const size_t stride = (size_t)classic->cell_count + 1;
    lele_solver *solver = lele_solver_new(classic, NULL, NULL);
    if (solver == NULL)
        return INT32_MIN;
    const size_t good = lele_solve_count_lines(solver, (const char *)lines, length);
    lele_solve_batch batch = { .puzzles = lines,
                               .solutions = solutions,
                               .counts = counts,
                               .count = good,
                               .form = LELE_FORM_LINES,
                               .max_solutions = most != 0 ? most : 1 };
    const bool whole = good * stride == length;
    if (whole) {
        memcpy(solutions, lines, length); /* a puzzle without a solution stays */
        lele_solve_many(solver, &batch);
    }
    lele_solver_free(solver);
    return whole ? (int32_t)good : -1 - (int32_t)good;
}
