/*
 * The fuzzer of the rating on Sudoku Explainer's scale.  On any board of candidates, also one without
 * a solution, the rating ends within its limit.  On a board with one solution every step agrees with
 * it.
 *
 * Input: two bytes per cell: what it is, and a mask of digits.  Cells without bytes have the digit of a
 * solution, and candidates always include that digit unless the first byte says otherwise.
 */
#include <stdlib.h>

#include "lele/se.h"
#include "lele/solve.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { GIVEN, FREE, ANY, KINDS };

#define MOST_WORK (LELE_SE_SECOND / 50)

static const char solution[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static bool check_step(void *data, const lele_grid *before, const lele_se_step *step)
{
    const lele_grid *only = data;
    if (step->digit != 0 && before->cell[step->cell] != 0)
        abort();
    if (only == NULL)
        return true;
    if (step->digit != 0 && only->cell[step->cell] != step->digit)
        abort();
    for (int cell = 0; cell < 81; cell++)
        if (lele_digits_has(step->gone[cell], only->cell[cell]))
            abort();
    return true;
}

static void read_board(const uint8_t *data, size_t size, const lele_layout *layout, lele_board *ret)
{
    lele_position position;
    const lele_grid empty = { { 0 } };
    lele_position_from_grid(&position, layout, &empty);
    position.has_candidates = true;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const size_t at = 2 * (size_t)cell;
        const int kind = at + 1 < size ? data[at] % KINDS : GIVEN;
        const int digit = solution[cell] - '0';
        if (kind == GIVEN) {
            position.givens.cell[cell] = position.values.cell[cell] = (lele_digit)digit;
            continue;
        }
        position.candidates[cell] = (lele_digits)((data[at + 1] | (data[at] >> 7) << 8) & 511);
        if (kind == FREE)
            position.candidates[cell] |= lele_digits_of(digit);
    }
    lele_board_init_position(ret, &position);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static lele_layout layout;
    static lele_se *se;
    if (se == NULL && (lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK ||
                       lele_se_new(&layout, &se) != LELE_OK))
        abort();
    const lele_solve_limits limits = { .max_solutions = 2, .max_nodes = 500 };
    lele_board board;
    lele_solve_result result;
    read_board(data, size, &layout, &board);
    lele_solve_board(&board, &limits, &result);
    const bool unique = result.solutions == 1 && !result.stopped;
    const lele_se_options options = { .max_work = MOST_WORK,
                                      .step = check_step,
                                      .data = unique ? &result.first : NULL };
    lele_se_rating rating;
    if (lele_se_rate(se, &board, &options, &rating) != LELE_OK)
        abort();
    if (unique && rating.end == LELE_SE_SOLVED && rating.er < rating.ep)
        abort();
    return 0;
}
