/* Lists almost locked sets and copies those that did not change, see als_list.h. */
#include "technique/als_list.h"

#include <string.h>

const struct lele_scratch_kind lele_scratch_als_list = { .size = sizeof(lele_als_list) };

struct lister {
    lele_als_list *list;
    int unit;
    int before; /* the next set of the unit in the previous list */
    int cell_count;
    lele_cell cells[LELE_MAX_SIZE]; /* the empty cells of the unit */
};

/* Whether an earlier unit contains the set: a set in two units is listed once, with the first. */
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

/* Sets the words of a set: the places of its digits, and the places that see all of these. */
static void fill_words(lele_als_list *list, int index, lele_cellset cells, lele_digits digits)
{
    const lele_board *board = list->board;
    const lele_compact *compact = &list->compact;
    uint64_t *places = list->now->places_word[index];
    uint64_t *sees = list->now->sees_word[index];
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        places[d] = 0;
        sees[d] = compact->wide[d] ? 0 : ~UINT64_C(0);
    }
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

/* Sets the words of a set and returns its useful digits. */
static lele_digits weigh(lele_als_list *list, int index, lele_cellset cells, lele_digits digits)
{
    lele_digits useful = 0;
    fill_words(list, index, cells, digits);
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if (list->now->sees_word[index][d] != 0 || list->compact.wide[d])
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

/* Copies a set of the previous list; some places that saw its places may have disappeared. */
static void take_over(lele_als_list *list, int from)
{
    const lele_als_store *before = list->before;
    lele_als_store *now = list->now;
    const int index = list->count;
    lele_als *als = &now->at[index];
    *als = before->at[from];
    lele_digits digits = als->digits;
    lele_digits useful = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const uint64_t sees = before->sees_word[from][d] & list->compact.all[d];
        now->places_word[index][d] = before->places_word[from][d];
        now->sees_word[index][d] = sees;
        if (sees != 0 || list->compact.wide[d])
            useful |= lele_digits_of(d);
    }
    if (als->useful != useful)
        als->stamp = ++list->stamp;
    als->useful = useful;
    list->count += (useful & (useful - 1)) != 0;
}

/* A set without a changed cell: if the previous list has it for this unit, it is the next there
 * without a changed cell.  Else it has too few useful digits or is listed with an earlier unit. */
static void find_before(struct lister *lister, const lele_cellset *cells)
{
    lele_als_list *list = lister->list;
    const int end = list->before->start[lister->unit + 1];
    while (lister->before < end &&
           lele_cellset_meets(&list->before->at[lister->before].cells, &list->changed))
        lister->before++;
    if (lister->before < end && lele_cellset_equal(&list->before->at[lister->before].cells, cells))
        take_over(list, lister->before++);
}

static void add(struct lister *lister, uint32_t chosen, lele_digits digits, int size)
{
    lele_als_list *list = lister->list;
    const lele_cellset cells = cells_of(lister, chosen);
    if (!lele_cellset_meets(&cells, &list->changed)) {
        find_before(lister, &cells);
        return;
    }
    if (list->count == LELE_ALS_MAX || is_known(lister, &cells))
        return;
    const int index = list->count;
    const lele_digits useful = weigh(list, index, cells, digits);
    if ((useful & (useful - 1)) == 0)
        return;
    list->now->at[index] =
        (lele_als){ cells, digits, useful, (uint8_t)lister->unit, (uint8_t)size, ++list->stamp };
    list->count++;
}

/* Adds a cell to the chosen ones (bits of the lister's cells).  Continues while enough cells follow
 * for the number of digits. */
static void extend(struct lister *lister, int first, int size, uint32_t chosen, lele_digits digits)
{
    const int largest = lister->list->largest;
    size++;
    for (int i = first; i < lister->cell_count; i++) {
        const lele_digits merged = digits | lister->list->board->candidates[lister->cells[i]];
        const int count = lele_digits_count(merged);
        const int rest = size + lister->cell_count - i - 1;
        const int most = rest < largest ? rest : largest;
        if (count == size + 1)
            add(lister, chosen | UINT32_C(1) << i, merged, size);
        if (size < most && count <= most + 1)
            extend(lister, i + 1, size, chosen | UINT32_C(1) << i, merged);
    }
}

static void list_unit(lele_als_list *list, int index)
{
    const lele_layout *layout = list->board->layout;
    struct lister lister = { .list = list, .unit = index, .before = list->before->start[index] };
    for (int i = 0; i < layout->size; i++)
        if (list->board->candidates[layout->units[index].cells[i]] != 0)
            lister.cells[lister.cell_count++] = layout->units[index].cells[i];
    extend(&lister, 0, 0, 0, 0);
}

/* Finds the cells that changed and returns the units with such cells; all of them when the previous
 * list cannot be used. */
static uint64_t find_changes(lele_als_list *list, const lele_board *board, int largest)
{
    const lele_layout *layout = board->layout;
    uint64_t units = 0;
    list->changed = layout->all;
    if (!list->valid || list->largest != largest || list->count == LELE_ALS_MAX ||
        list->numbering != list->compact.numbering)
        return ~UINT64_C(0);
    list->changed = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (list->known[cell] == board->candidates[cell])
            continue;
        lele_cellset_add(&list->changed, cell);
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            units |= UINT64_C(1) << layout->cell_units[cell][i];
    }
    return units;
}

/* Swaps the two stores. */
static void turn_over(lele_als_list *list)
{
    const int last = list->now == &list->stores[0] ? 0 : 1;
    list->before = &list->stores[last];
    list->now = &list->stores[1 - last];
    list->at = list->now->at;
    list->places_word = (const uint64_t(*)[LELE_MAX_SIZE + 1]) list->now->places_word;
    list->sees_word = (const uint64_t(*)[LELE_MAX_SIZE + 1]) list->now->sees_word;
    list->count = 0;
}

void lele_als_list_make(lele_als_list *list, const lele_board *board, int largest)
{
    lele_compact_make(&list->compact, board);
    if (list->valid && list->board == board && list->largest == largest &&
        list->numbering == list->compact.numbering &&
        memcmp(list->known, board->candidates, sizeof list->known) == 0)
        return;
    const uint64_t changed = find_changes(list, board, largest);
    memcpy(list->known, board->candidates, sizeof list->known);
    list->board = board;
    list->largest = largest;
    list->numbering = list->compact.numbering;
    list->valid = true;
    turn_over(list);
    for (int u = 0; u < board->layout->unit_count; u++) {
        list->now->start[u] = list->count;
        if ((changed >> u & 1) != 0)
            list_unit(list, u);
        else
            for (int i = list->before->start[u]; i < list->before->start[u + 1]; i++)
                take_over(list, i);
    }
    list->now->start[board->layout->unit_count] = list->count;
}
