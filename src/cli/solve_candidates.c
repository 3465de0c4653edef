/*
 * lele solve --candidates: the digits that each cell has in some solution, as a line or a drawn grid of
 * pencilmarks, or
 *
 * {"puzzle":"...","result":"multiple","candidates":["12","3",...]}
 */
#include "cli/solve.h"
#include "cli/verdict.h"

static uint64_t count_of(const lele_layout *layout, const lele_true_candidates *candidates)
{
    if (candidates->stopped)
        return SOLVE_UNDECIDED;
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (!lele_digits_single(candidates->found[cell]))
            return candidates->solutions == 0 ? 0 : 2;
    return 1;
}

static const char *word_of(uint64_t solutions)
{
    return solutions == SOLVE_UNDECIDED ? lele_solutions_known_name(LELE_KNOWN_NOT)
                                        : cli_verdict_of(solutions)->word;
}

static void add_cells(lele_json *json, const char *key, const lele_layout *layout,
                      const lele_digits *digits)
{
    lele_json_key(json, key);
    lele_json_array_begin(json);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        char text[LELE_MAX_SIZE + 1];
        size_t length = 0;
        for (lele_digits rest = digits[cell]; rest != 0;)
            text[length++] = lele_digit_char(lele_digits_pop(&rest));
        lele_json_string_bytes(json, text, length);
    }
    lele_json_array_end(json);
}

static void add_json(const solve_task *task, const lele_true_candidates *candidates,
                     uint64_t solutions, lele_text *out)
{
    lele_json json;
    lele_json_init(&json, out);
    lele_json_object_begin(&json);
    cli_puzzle_json(task->layout, task->grid, &json);
    lele_json_key_string(&json, "result", word_of(solutions));
    if (solutions != 0)
        add_cells(&json, "candidates", task->layout, candidates->found);
    if (candidates->stopped)
        add_cells(&json, "open", task->layout, candidates->open);
    lele_json_object_end(&json);
    lele_text_add_char(out, '\n');
}

/* The formats for pencilmarks carry no clues, so the layout is written without them. */
static void add_marks(const lele_layout *layout, const lele_true_candidates *candidates, bool drawn,
                      lele_text *out)
{
    lele_layout plain = *layout;
    lele_position position;
    plain.clues = NULL;
    lele_position_init(&position, &plain);
    position.has_candidates = true;
    for (int cell = 0; cell < layout->cell_count; cell++)
        position.candidates[cell] = candidates->found[cell];
    (void)lele_codec_write(lele_codec_find(drawn ? "pm" : "pmline"), &position, out, NULL);
}

void solve_candidates(solve_worker *worker, cli_work *work, const solve_task *task)
{
    const bool rows = worker->job->format == CLI_FORMAT_ROWS;
    const lele_solve_limits limits = { .max_work = worker->job->max_work };
    lele_true_candidates candidates;
    lele_solve_candidates(task->solver, task->grid, &limits, &candidates);
    worker->totals.guesses += candidates.guesses;
    const uint64_t solutions = count_of(task->layout, &candidates);
    solve_sum_up(worker, work, solutions);
    if (worker->job->json) {
        add_json(task, &candidates, solutions, &work->out);
        return;
    }
    if (solutions == 0 || solutions == SOLVE_UNDECIDED)
        lele_text_add(&work->out, word_of(solutions));
    else
        add_marks(task->layout, &candidates, rows, &work->out);
    const bool ended = work->out.length > 0 && work->out.data[work->out.length - 1] == '\n';
    lele_text_add(&work->out, ended ? (rows ? "\n" : "") : rows ? "\n\n" : "\n");
}
