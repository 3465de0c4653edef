/* Listing almost locked sets, see als.h. */
#include "technique/als.h"

#include <string.h>

struct lister {
    lele_als_list *list;
    int unit;
    int cell_count;
    lele_cell cells[LELE_MAX_SIZE]; /* the empty cells of the unit */
};

/* A set that lies in two units is listed once, with the first of them. */
static bool is_known(const struct lister *lister, const lele_cellset *cells)
{
    const lele_layout *layout = lister->list->board->layout;
    const int cell = lele_cellset_first(cells);
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int unit = layout->cell_units[cell][i];
        if (unit < lister->unit && lele_cellset_within(cells, &layout->units[unit].set))
            return true;
    }
    return false;
}

/* Fills in, as words, the places of the digits and who sees all of them. */
static void fill_words(lele_als_list *list, int index, lele_cellset cells, lele_digits digits)
{
    const lele_board *board = list->board;
    const lele_compact *compact = &list->compact;
    uint64_t *places = list->places_word[index];
    uint64_t *sees = list->sees_word[index];
    memset(places, 0, sizeof list->places_word[index]);
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        sees[d] = compact->wide[d] ? 0 : ~UINT64_C(0);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits rest = board->candidates[cell];
        for (int d; (d = lele_digits_pop(&rest)) != 0;)
            if (!compact->wide[d]) {
                const lele_compact_place *place = lele_compact_at(compact, cell, d);
                places[d] |= place->bit;
                sees[d] &= place->peers;
            }
    }
}

/* The digits by which the set touches the outside; fills in who sees them. */
static lele_digits weigh(lele_als_list *list, int index, lele_cellset cells, lele_digits digits)
{
    lele_digits useful = 0;
    fill_words(list, index, cells, digits);
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (list->sees_word[index][d] != 0 || list->compact.wide[d])
            useful |= lele_digits_of(d);
    return useful;
}

lele_cellset lele_als_places(const lele_als_list *list, int als, int digit)
{
    return lele_cellset_and(list->at[als].cells, list->board->places[digit]);
}

lele_cellset lele_als_sees(const lele_als_list *list, int als, int digit)
{
    const lele_board *board = list->board;
    if (!list->compact.wide[digit])
        return lele_compact_cells(&list->compact, list->sees_word[als][digit], digit);
    return lele_cellset_and(
        lele_layout_common_peers(board->layout, lele_als_places(list, als, digit)),
        board->places[digit]);
}

static lele_cellset cells_of(const struct lister *lister, uint32_t chosen)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (; chosen != 0; chosen &= chosen - 1)
        lele_cellset_add(&cells, lister->cells[lele_lowest64(chosen)]);
    return cells;
}

static void add(struct lister *lister, uint32_t chosen, lele_digits digits, int size)
{
    lele_als_list *list = lister->list;
    const lele_cellset cells = cells_of(lister, chosen);
    if (list->count == LELE_ALS_MAX || is_known(lister, &cells))
        return;
    const int index = list->count;
    const lele_digits useful = weigh(list, index, cells, digits);
    if ((useful & (useful - 1)) == 0)
        return;
    list->at[index] = (lele_als){ cells, digits, useful, (uint8_t)lister->unit, (uint8_t)size };
    list->count++;
}

/* Remembers the choice; a unit with too many of them is listed anew every time. */
static void keep(struct lister *lister, uint32_t chosen, lele_digits digits, int size)
{
    lele_als_unit *unit = &lister->list->units[lister->unit];
    if (unit->count == LELE_ALS_KEPT) {
        unit->largest = 0;
        return;
    }
    unit->at[unit->count++] = (struct lele_als_choice){ (uint16_t)chosen, digits, (uint8_t)size };
}

/* `chosen`: which of the cells of the lister, as bits. */
static void extend(struct lister *lister, int first, int size, uint32_t chosen, lele_digits digits)
{
    const int digit_count = lele_digits_count(digits);
    if (size > 0 && digit_count == size + 1) {
        keep(lister, chosen, digits, size);
        add(lister, chosen, digits, size);
    }
    /* there must be enough cells to come for the digits */
    const int rest = lister->cell_count - first;
    const int most = size + rest < lister->list->largest ? size + rest : lister->list->largest;
    if (digit_count > most + 1)
        return;
    for (int i = first; i < lister->cell_count && size < lister->list->largest; i++)
        extend(lister, i + 1, size + 1, chosen | UINT32_C(1) << i,
               digits | lister->list->board->candidates[lister->cells[i]]);
}

/* Whether the unit is as it was listed the last time; if not, it is about to be listed. */
static bool is_listed(lele_als_list *list, int index)
{
    const lele_layout *layout = list->board->layout;
    lele_als_unit *unit = &list->units[index];
    unsigned changed = unit->largest != list->largest;
    for (int i = 0; i < layout->size; i++) {
        const lele_digits now = list->board->candidates[layout->units[index].cells[i]];
        changed |= (unsigned)(unit->known[i] ^ now);
        unit->known[i] = now;
    }
    if (changed != 0) {
        unit->largest = list->largest;
        unit->count = 0;
    }
    return changed == 0;
}

static void list_unit(lele_als_list *list, int index)
{
    const lele_layout *layout = list->board->layout;
    const lele_als_unit *unit = &list->units[index];
    struct lister lister = { .list = list, .unit = index };
    for (int i = 0; i < layout->size; i++)
        if (list->board->candidates[layout->units[index].cells[i]] != 0)
            lister.cells[lister.cell_count++] = layout->units[index].cells[i];
    if (!is_listed(list, index)) {
        extend(&lister, 0, 0, 0, 0);
        return;
    }
    for (int i = 0; i < unit->count; i++)
        add(&lister, unit->at[i].chosen, unit->at[i].digits, unit->at[i].size);
}

void lele_als_list_make(lele_als_list *list, const lele_board *board, int largest)
{
    lele_compact_make(&list->compact, board);
    if (list->valid && list->board == board && list->largest == largest &&
        memcmp(list->known, board->candidates, sizeof list->known) == 0)
        return;
    memcpy(list->known, board->candidates, sizeof list->known);
    list->board = board;
    list->largest = largest;
    list->valid = true;
    list->count = 0;
    for (int u = 0; u < board->layout->unit_count; u++)
        list_unit(list, u);
}
