/*
 * The calls that solve: one answer, or all solutions at the caller's pace.
 *
 * A page with several workers cuts the search into pieces and gives each worker one piece after
 * another; a piece is a line like any puzzle.
 */
#include "wasm/shim.h"

#include <stdlib.h>
#include <string.h>

static bool tell_progress(void *data)
{
    const lele_solve_result *result = data;
    lele_wasm_progress((double)result->nodes, (double)result->guesses, (double)result->backtracks);
    return false;
}

static lele_error solve(lele_call *call)
{
    char algorithm[32];
    lele_position position;
    const lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    const bool named =
        lele_call_option(call, "algorithm", algorithm, sizeof algorithm) && algorithm[0] != '\0';
    lele_solver *solver =
        lele_solver_new(position.layout, named ? algorithm : NULL, &call->problem);
    if (solver == NULL)
        return call->problem.code;
    lele_solve_result result;
    const lele_solve_limits limits = {
        .max_solutions = (uint64_t)lele_call_number(call, "limit", 2),
        .max_nodes = (uint64_t)lele_call_number(call, "maxNodes", 0),
        .stop = tell_progress,
        .stop_data = &result,
    };
    lele_solve(solver, &position.values, &limits, NULL, NULL, &result);
    lele_json *json = &call->json;
    lele_json_object_begin(json);
    lele_json_key_string(json, "algorithm", lele_solver_algorithm(solver)->name);
    lele_json_key_int(json, "solutions", (int64_t)result.solutions);
    lele_json_key_bool(json, "stopped", result.stopped);
    lele_json_key_int(json, "nodes", (int64_t)result.nodes);
    lele_json_key_int(json, "guesses", (int64_t)result.guesses);
    lele_json_key_int(json, "backtracks", (int64_t)result.backtracks);
    if (result.solutions > 0)
        lele_call_grid(call, "first", position.layout, &result.first);
    else
        lele_json_key_string(json, "first", "");
    if (result.solutions == 1 && !result.stopped && limits.max_solutions != 1)
        lele_call_grid(call, "solution", position.layout, &result.first);
    else
        lele_json_key_string(json, "solution", "");
    lele_json_object_end(json);
    lele_solver_free(solver);
    return LELE_OK;
}

static void write_digits(lele_json *json, const char *key, const lele_layout *layout,
                         const lele_digits *digits)
{
    lele_json_key(json, key);
    lele_json_array_begin(json);
    for (int cell = 0; cell < layout->cell_count; cell++)
        lele_json_int(json, (int64_t)digits[cell]);
    lele_json_array_end(json);
}

static lele_error find_candidates(lele_call *call, lele_layouts *layouts)
{
    lele_position position;
    const lele_error error = lele_call_read_with(call, layouts, NULL, &position);
    if (error != LELE_OK)
        return error;
    lele_solver *solver = lele_solver_new(position.layout, NULL, &call->problem);
    if (solver == NULL)
        return call->problem.code;
    lele_true_candidates candidates;
    const lele_solve_limits limits = {
        .max_work = (uint64_t)lele_call_number(call, "milliseconds", 0) * (LELE_WORK_SECOND / 1000),
    };
    lele_solve_candidates(solver, &position.values, &limits, &candidates);
    lele_solver_free(solver);
    lele_json *json = &call->json;
    lele_json_object_begin(json);
    write_digits(json, "found", position.layout, candidates.found);
    write_digits(json, "open", position.layout, candidates.open);
    lele_json_key_int(json, "solutions", (int64_t)candidates.solutions);
    lele_json_key_bool(json, "stopped", candidates.stopped);
    lele_json_object_end(json);
    return LELE_OK;
}

/* A setter changes clues all the time: their layouts live no longer than the call. */
static lele_error candidates(lele_call *call)
{
    lele_layouts *layouts = lele_layouts_new(), *lasting = lele_call_layouts();
    if (layouts == NULL || lasting == NULL) {
        lele_layouts_free(layouts);
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    }
    lele_layouts_allow_clues(layouts);
    const lele_error error = find_candidates(call, layouts);
    if (call->layout != NULL) { /* it names the cells of a problem */
        char name[LELE_LAYOUT_NAME_SIZE];
        memcpy(name, call->layout->name, sizeof name);
        name[strcspn(name, "+")] = '\0';
        call->layout = lele_layouts_get(lasting, name, NULL);
    }
    lele_layouts_free(layouts);
    return error;
}

static bool write_line(void *data, const lele_grid *grid)
{
    lele_call *call = data;
    char line[LELE_MAX_CELLS];
    lele_grid_write(call->layout, grid, '.', line);
    lele_json_string_bytes(&call->json, line, (size_t)call->layout->cell_count);
    return true;
}

static lele_error pieces(lele_call *call)
{
    enum { MOST_PIECES = 4096 }; /* an empty grid could give more pieces than memory holds */
    lele_position position;
    const int64_t wanted = lele_call_number(call, "wanted", 1);
    if (wanted > MOST_PIECES)
        return lele_call_refuse(call, LELE_E_RANGE, "wanted");
    lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    lele_json_array_begin(&call->json);
    error = lele_solve_pieces(position.layout, &position.values, (size_t)wanted, write_line, call);
    lele_json_array_end(&call->json);
    return error == LELE_OK ? LELE_OK : lele_problem_set(&call->problem, error);
}

/* An iteration over solutions; it owns the layout that it was built on. */
struct walk {
    lele_layout layout;
    lele_solutions *solutions;
};

static void release_walk(void *object)
{
    struct walk *walk = object;
    lele_solutions_free(walk->solutions);
    free(walk);
}

static lele_error start_walk(lele_call *call)
{
    lele_position position;
    const lele_error error = lele_call_read(call, &position);
    if (error != LELE_OK)
        return error;
    struct walk *walk = calloc(1, sizeof *walk);
    if (walk == NULL)
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    walk->layout = *position.layout;
    walk->solutions = lele_solutions_new(&walk->layout, &position.values);
    if (walk->solutions == NULL) {
        free(walk);
        return lele_problem_set(&call->problem, LELE_E_MEMORY);
    }
    const int number = lele_thing_keep(LELE_THING_SOLUTIONS, walk, release_walk);
    if (number == 0)
        return lele_call_refuse(call, LELE_E_LIMIT, "solutions");
    lele_json_int(&call->json, number);
    return LELE_OK;
}

static void note_digits(const lele_layout *layout, const lele_grid *grid, lele_digits *seen)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        seen[cell] |= lele_digits_of(grid->cell[cell]);
}

/* Finds up to `most` solutions, until the nodes for one are used up.  The first `keep` are
 * written, the others only counted. */
static lele_error next_solutions(lele_call *call)
{
    struct walk *walk = lele_thing_find(call, "solutions", LELE_THING_SOLUTIONS);
    if (walk == NULL)
        return lele_call_refuse(call, LELE_E_RANGE, "solutions");
    const uint64_t max_nodes = (uint64_t)lele_call_number(call, "maxNodes", 0);
    const int64_t most = lele_call_number(call, "most", 1);
    const int64_t keep = lele_call_number(call, "keep", most);
    lele_error error = LELE_OK;
    int64_t count = 0;
    lele_digits seen[LELE_MAX_CELLS] = { 0 };
    call->layout = &walk->layout;
    lele_json_object_begin(&call->json);
    lele_json_key(&call->json, "solutions");
    lele_json_array_begin(&call->json);
    for (lele_grid grid; count < most; count++) {
        error = lele_solutions_next(walk->solutions, max_nodes, &grid);
        if (error != LELE_OK)
            break;
        note_digits(&walk->layout, &grid, seen);
        if (count < keep)
            write_line(call, &grid);
    }
    lele_json_array_end(&call->json);
    write_digits(&call->json, "seen", &walk->layout, seen);
    lele_json_key_int(&call->json, "count", count);
    lele_json_key_bool(&call->json, "end", error == LELE_E_NO_SOLUTION);
    lele_json_object_end(&call->json);
    return LELE_OK;
}

static lele_error end_walk(lele_call *call)
{
    return lele_thing_release(call, "solutions", LELE_THING_SOLUTIONS);
}

const lele_call_row lele_solve_calls[] = {
    { "solve", solve },
    { "candidates", candidates },
    { "pieces", pieces },
    { "solutions.new", start_walk },
    { "solutions.next", next_solutions },
    { "solutions.free", end_walk },
    { NULL, NULL },
};
