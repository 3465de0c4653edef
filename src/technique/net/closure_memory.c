/* The memory of the rows, and the position and implier that they are for; see closure.h. */
#include <stdlib.h>
#include <string.h>

#include "technique/net/closure.h"

/* Enough for 512 candidates, each on and off. */
enum { COSTS_MAX = 1 << 20 };

static void release(void *memory)
{
    struct lele_closures *closures = memory;
    free(closures->rows);
    free(closures->half_rows);
    free(closures->half_refuted);
    free(closures->has_row);
    free(closures->refuted);
    free(closures->costs);
    free(closures->best);
    free(closures->concluded);
    free(closures);
}

static void *make(const struct lele_geometry *geometry)
{
    struct lele_closures *closures = calloc(1, sizeof *closures);
    if (closures == NULL)
        return NULL;
    const lele_layout *layout = geometry->layout;
    const size_t cells = (size_t)layout->cell_count;
    const size_t candidates = cells * (size_t)layout->size;
    closures->cell_count = layout->cell_count;
    closures->rows = malloc(candidates * 2 * 2 * cells * sizeof *closures->rows);
    closures->half_rows = malloc(candidates * 2 * 2 * cells * sizeof *closures->half_rows);
    closures->half_refuted = calloc(candidates * 2, sizeof *closures->half_refuted);
    closures->has_row = malloc(candidates * 2 * sizeof *closures->has_row);
    closures->refuted = malloc(candidates * 2 * sizeof *closures->refuted);
    closures->costs = malloc(COSTS_MAX * sizeof *closures->costs);
    closures->best = calloc(LELE_LITERALS, sizeof *closures->best);
    closures->concluded = malloc(LELE_LITERALS * sizeof *closures->concluded);
    if (closures->rows == NULL || closures->half_rows == NULL || closures->half_refuted == NULL ||
        closures->has_row == NULL || closures->refuted == NULL || closures->costs == NULL ||
        closures->best == NULL || closures->concluded == NULL) {
        release(closures);
        return NULL;
    }
    return closures;
}

const struct lele_scratch_kind lele_scratch_closures = { .make = make, .release = release };

struct lele_closure lele_closure_at(const struct lele_closures *closures, const lele_board *board,
                                    lele_literal literal)
{
    const int number = lele_closure_number(closures, board, literal);
    const size_t cells = (size_t)closures->cell_count;
    lele_digits *row = closures->rows + (size_t)(number * 2 + lele_literal_on(literal)) * 2 * cells;
    return (struct lele_closure){ row, row + cells };
}

/* Numbers the candidates and drops all rows. */
static void forget_rows(struct lele_closures *closures, const lele_board *board)
{
    int number = 0;
    for (int cell = 0; cell < closures->cell_count; cell++) {
        closures->first[cell] = (uint16_t)number;
        number += lele_digits_count(board->candidates[cell]);
    }
    const size_t literals = (size_t)number * 2;
    memset(closures->has_row, 0, literals * sizeof *closures->has_row);
    closures->cost_count =
        closures->drawn_all && closures->drawn->base == NULL && literals * literals <= COSTS_MAX
            ? (int)literals
            : 0;
}

void lele_closures_forget(struct lele_closures *closures)
{
    closures->drawn = NULL;
}

/* Makes the half rows the rows.  The stored costs stay valid: a consequence of a half row has the
 * same cost. */
static void take_half_rows(struct lele_closures *closures)
{
    lele_digits *rows = closures->rows;
    uint16_t *refuted = closures->refuted;
    closures->rows = closures->half_rows;
    closures->refuted = closures->half_refuted;
    closures->half_rows = rows;
    closures->half_refuted = refuted;
    closures->drawn = closures->drawn->halfway;
}

void lele_closures_take(struct lele_closures *closures, const struct lele_search *search,
                        const struct lele_implier *implier)
{
    const bool all = search->mode == LELE_SEARCH_ALL;
    const lele_digits *candidates = search->board->candidates;
    const bool known = closures->drawn != NULL && closures->drawn_all == all &&
                       memcmp(closures->known, candidates, sizeof closures->known) == 0;
    if (known && closures->drawn == implier)
        return;
    if (known && all && closures->drawn->halfway == implier) {
        take_half_rows(closures);
        return;
    }
    memcpy(closures->known, candidates, sizeof closures->known);
    closures->drawn = implier;
    closures->drawn_all = all;
    forget_rows(closures, search->board);
}
