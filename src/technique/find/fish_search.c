/* The places of a digit for complex and Kraken fish, see fish_search.h. */
#include "technique/find/fish_search.h"

#include <string.h>

#include "technique/step.h"
#include "technique/template_search.h"

static void begin_search(void *memory)
{
    struct lele_fish_scratch *scratch = memory;
    memset(scratch->finless, 0, sizeof scratch->finless);
}

const struct lele_scratch_kind lele_scratch_fish = { .size = sizeof(struct lele_fish_scratch),
                                                     .begin = begin_search };

uint64_t lele_fish_places(const struct lele_fish_digit *at, lele_cellset cells)
{
    uint64_t places = 0;
    for (int i = 0; i < at->place_count; i++)
        if (lele_cellset_has(&cells, at->cells[i]))
            places |= UINT64_C(1) << i;
    return places;
}

static void add_unit(struct lele_fish_digit *at, const lele_layout *layout, int unit)
{
    const uint64_t bit = UINT64_C(1) << at->unit_count;
    const uint64_t in = lele_fish_places(at, layout->units[unit].set);
    for (uint64_t rest = in; rest != 0;)
        at->of_place[lele_word_pop(&rest)] |= bit;
    uint64_t *kinds[] = {
        [LELE_UNIT_ROW] = &at->rows, [LELE_UNIT_COLUMN] = &at->columns, [LELE_UNIT_BOX] = &at->boxes
    };
    if (layout->units[unit].kind <= LELE_UNIT_BOX)
        *kinds[layout->units[unit].kind] |= bit;
    at->in[at->unit_count] = in;
    at->units[at->unit_count++] = (uint8_t)unit;
}

static void number_places(struct lele_fish_digit *at, const lele_layout *layout)
{
    lele_cellset cells = at->board_places;
    at->place_count = at->unit_count = 0;
    at->rows = at->columns = at->boxes = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        at->of_place[at->place_count] = 0;
        at->cells[at->place_count++] = (lele_cell)cell;
    }
    for (int i = 0; i < at->place_count; i++)
        at->peers[i] = lele_fish_places(at, layout->peers[at->cells[i]]);
    for (uint64_t rest = at->lacking; rest != 0;)
        add_unit(at, layout, lele_word_pop(&rest));
}

const struct lele_fish_digit *lele_search_fish_digit(const struct lele_search *search, int digit)
{
    const lele_board *board = search->board;
    struct lele_fish_digit *at = &lele_fish_scratch(search)->digits[digit];
    const uint64_t lacking = lele_template_units(board, digit);
    if (lele_cellset_count(&board->places[digit]) > LELE_FISH_PLACES)
        return NULL;
    if (at->digit == digit && at->lacking == lacking &&
        lele_cellset_equal(&at->board_places, &board->places[digit]))
        return at;
    at->digit = digit;
    at->lacking = lacking;
    at->board_places = board->places[digit];
    number_places(at, board->layout);
    return at;
}

lele_cellset lele_fish_cells(const struct lele_fish_digit *at, uint64_t places)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    while (places != 0)
        lele_cellset_add(&cells, at->cells[lele_word_pop(&places)]);
    return cells;
}

lele_fish_shape lele_fish_shape_of(const struct lele_fish_digit *at, uint64_t base, uint64_t cover)
{
    const uint64_t others = ~(at->rows | at->columns | at->boxes);
    const bool lengthwise = ((base & (at->columns | others)) | (cover & (at->rows | others))) == 0;
    const bool across = ((base & (at->rows | others)) | (cover & (at->columns | others))) == 0;
    if (!lengthwise && !across)
        return LELE_FISH_MUTANT;
    return ((base | cover) & at->boxes) == 0 ? LELE_FISH_BASIC : LELE_FISH_FRANKEN;
}

void lele_step_add_fish(lele_step *step, const struct lele_fish *fish)
{
    const struct lele_fish_digit *at = fish->at;
    const lele_digits digit = lele_digits_of(at->digit);
    const uint64_t endo = fish->fins & fish->twice;
    const uint64_t exo = fish->fins & ~endo;
    step->digits = digit;
    lele_step_mark_set(step, lele_fish_cells(at, fish->bases & ~fish->fins), LELE_ROLE_BASE, digit);
    lele_step_mark_set(step, lele_fish_cells(at, exo), LELE_ROLE_FIN, digit);
    lele_step_mark_set(step, lele_fish_cells(at, endo), LELE_ROLE_ENDO_FIN, digit);
    for (int i = 0; i < fish->size; i++)
        lele_step_unit(step, at->units[fish->base[i]], LELE_UNIT_ROLE_BASE);
    for (int i = 0; i < fish->size; i++)
        lele_step_unit(step, at->units[fish->cover[i]], LELE_UNIT_ROLE_COVER);
}
