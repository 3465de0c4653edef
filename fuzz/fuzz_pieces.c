/*
 * The fuzzer of the module's verb `pieces`.  Any options and any body give pieces or a problem.
 * Pieces keep the digits of their puzzle, no two have a common solution, and together they have as
 * many solutions as the puzzle.
 *
 * Input: options up to the first empty line, then the puzzle.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "wasm/shim.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *lele_wasm_call(const char *verb, const char *options, const char *body,
                           size_t body_length);

enum { MOST_SOLUTIONS = 200, MOST_NODES = 20000, MOST_PIECES = 300 };

/* Stands in for the function of the page. */
void lele_wasm_progress(double nodes, double guesses, double backtracks)
{
    (void)nodes, (void)guesses, (void)backtracks;
}

static void stop(const char *why, const char *text)
{
    fprintf(stderr, "%s\n%s\n", why, text);
    abort();
}

/* The number of solutions; false when the limits are reached first. */
static bool count(lele_solver *solver, const lele_grid *grid, uint64_t *ret)
{
    const lele_solve_limits limits = { .max_solutions = MOST_SOLUTIONS, .max_nodes = MOST_NODES };
    lele_solve_result result;
    lele_solve(solver, grid, &limits, NULL, NULL, &result);
    *ret = result.solutions;
    return !result.stopped && result.solutions < MOST_SOLUTIONS;
}

static bool differ(const lele_layout *layout, const lele_grid *a, const lele_grid *b)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (a->cell[cell] != 0 && b->cell[cell] != 0 && a->cell[cell] != b->cell[cell])
            return true;
    return false;
}

/* Reads "[\"...\",\"...\"]"; returns the number of pieces. */
static size_t read_pieces(const char *answer, const lele_position *puzzle, lele_grid *ret)
{
    const lele_layout *layout = puzzle->layout;
    const size_t cells = (size_t)layout->cell_count;
    size_t found = 0;
    for (const char *quote = strchr(answer, '"'); quote != NULL && found < MOST_PIECES;
         quote = strchr(quote + 1 + cells + 1, '"')) {
        lele_grid *piece = &ret[found++];
        if (strlen(quote) < cells + 2 || quote[cells + 1] != '"' ||
            lele_grid_read(layout, quote + 1, cells, piece, NULL) != LELE_OK)
            stop("a piece is no grid", quote);
        for (size_t cell = 0; cell < cells; cell++)
            if (puzzle->values.cell[cell] != 0 && piece->cell[cell] != puzzle->values.cell[cell])
                stop("a piece lost a digit", quote);
        for (size_t other = 0; other + 1 < found; other++)
            if (!differ(layout, piece, &ret[other]))
                stop("two pieces overlap", quote);
    }
    return found;
}

static void check(const char *answer, const lele_position *puzzle)
{
    static lele_grid pieces[MOST_PIECES];
    const size_t found = read_pieces(answer, puzzle, pieces);
    lele_solver *solver = lele_solver_new(puzzle->layout, "bitboard", NULL);
    uint64_t all, sum = 0;
    bool known = solver != NULL && found < MOST_PIECES && count(solver, &puzzle->values, &all);
    for (size_t i = 0; known && i < found; i++) {
        uint64_t some;
        known = count(solver, &pieces[i], &some);
        sum += some;
    }
    if (known && sum != all)
        stop("the pieces have not the solutions of the puzzle", answer);
    lele_solver_free(solver);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    if (text == NULL)
        return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    char *body = strstr(text, "\n\n");
    if (body != NULL) {
        lele_position puzzle;
        *body = '\0';
        body += 2;
        const size_t length = (size_t)(text + size - body);
        lele_call call = { .options = text, .body = body, .body_length = length };
        lele_problem_init(&call.problem);
        const char *answer = lele_wasm_call("pieces", text, body, length);
        if (answer[0] == '[' && lele_call_read(&call, &puzzle) == LELE_OK)
            check(answer, &puzzle);
        else if (strncmp(answer, "{\"problem\":", 11) != 0)
            stop("neither pieces nor a problem", answer);
    }
    free(text);
    return 0;
}
