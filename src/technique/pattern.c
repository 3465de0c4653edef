/*
 * Patterns inside a net.  A pattern rests on the facts that took the other candidates away:
 * those become the parents of what it eliminates.
 */
#include "technique/pattern.h"

#include <string.h>

struct reasons {
    int count;
    uint16_t facts[LELE_MAX_SIZE * LELE_MAX_SIZE];
};

/* Takes `digit` from the cells; true when something was left to take. */
static bool take(lele_net *net, lele_cellset cells, int digit, const struct reasons *reasons)
{
    bool changed = false;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (lele_digits_has(net->left[cell], digit))
            changed |= lele_net_add(net, lele_literal_of(cell, digit, 0), LELE_WHY_PATTERN,
                                    reasons->count, reasons->facts);
    return changed;
}

static void because_cell(const lele_net *net, int cell, struct reasons *reasons)
{
    reasons->count += lele_net_off_in_cell(net, cell, 0, reasons->facts + reasons->count);
}

static void because_unit(const lele_net *net, int unit, int digit, struct reasons *reasons)
{
    reasons->count += lele_net_off_in_unit(net, unit, digit, -1, reasons->facts + reasons->count);
}

/* The places of a digit in a unit as a word; only for digits that are not too wide. */
static inline uint64_t word_of(const lele_net *net, int unit, int digit)
{
    return net->places[digit] & net->compact.units[digit][unit];
}

/* Whether lock() has something to take: nearly always not, so this must be quick. */
static inline bool may_lock(const lele_net *net, int unit, int digit)
{
    if (net->compact.wide[digit])
        return true;
    const uint64_t in = word_of(net, unit, digit);
    if ((in & (in - 1)) == 0)
        return false;
    const int first = net->compact.cells[digit][lele_lowest64(in)];
    const uint64_t *around = lele_compact_at(&net->compact, first, digit)->around;
    for (int i = 0; i < net->layout->cell_unit_count[first]; i++)
        if ((in & ~around[i]) == 0 && (net->places[digit] & around[i]) != in)
            return true;
    return false;
}

/* All places of a digit in a unit lie in a second unit too: it is nowhere else there. */
static bool lock(lele_net *net, int unit, int digit)
{
    const lele_layout *layout = net->layout;
    const int count = lele_net_place_count(net, unit, digit);
    if (count < 2 || count > net->widest)
        return false;
    const lele_cellset places = lele_net_places(net, unit, digit);
    const int first = lele_cellset_first(&places);
    for (int i = 0; i < layout->cell_unit_count[first]; i++) {
        const int other = layout->cell_units[first][i];
        if (other == unit || lele_net_place_count(net, other, digit) <= count ||
            !lele_cellset_within(&places, &layout->units[other].set))
            continue;
        struct reasons reasons;
        reasons.count = 0;
        because_unit(net, unit, digit, &reasons);
        return take(net, lele_cellset_minus(layout->units[other].set, places), digit, &reasons);
    }
    return false;
}

static bool naked_pair(lele_net *net, int unit, int a, int b)
{
    struct reasons reasons;
    reasons.count = 0;
    because_cell(net, a, &reasons);
    because_cell(net, b, &reasons);
    lele_cellset others = net->layout->units[unit].set;
    lele_cellset_remove(&others, a);
    lele_cellset_remove(&others, b);
    bool changed = false;
    lele_digits digits = net->left[a];
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        changed |= take(net, others, d, &reasons);
    return changed;
}

static bool is_pair(lele_digits digits)
{
    return lele_digits_single(digits & (lele_digits)(digits - 1));
}

static bool naked_pairs(lele_net *net, int unit)
{
    const lele_unit *u = &net->layout->units[unit];
    for (int i = 0; i < net->layout->size; i++) {
        const int a = u->cells[i];
        if (!is_pair(net->left[a]))
            continue;
        for (int j = i + 1; j < net->layout->size; j++)
            if (net->left[u->cells[j]] == net->left[a] && naked_pair(net, unit, a, u->cells[j]))
                return true;
    }
    return false;
}

/* The units in which two cells have the same two candidates left, as bits. */
static uint64_t twin_units(const lele_net *net)
{
    const lele_layout *layout = net->layout;
    lele_cell pairs[LELE_MAX_CELLS];
    uint64_t units = 0;
    int count = 0;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (!is_pair(net->left[cell]))
            continue;
        for (int i = 0; i < count; i++)
            if (net->left[pairs[i]] == net->left[cell])
                for (int k = 0; k < layout->cell_unit_count[cell]; k++) {
                    const int unit = layout->cell_units[cell][k];
                    if (lele_cellset_has(&layout->units[unit].set, pairs[i]))
                        units |= UINT64_C(1) << unit;
                }
        pairs[count++] = (lele_cell)cell;
    }
    return units;
}

static bool hidden_pair(lele_net *net, int unit, int d, int e, const lele_cell cells[2])
{
    const lele_digits pair = lele_digits_of(d) | lele_digits_of(e);
    if (((net->left[cells[0]] | net->left[cells[1]]) & (lele_digits)~pair) == 0)
        return false;
    struct reasons reasons;
    reasons.count = 0;
    because_unit(net, unit, d, &reasons);
    because_unit(net, unit, e, &reasons);
    bool changed = false;
    for (int i = 0; i < 2; i++) {
        lele_digits others = net->left[cells[i]] & (lele_digits)~pair;
        for (int x; (x = lele_digits_pop(&others)) != 0;)
            changed |= take(net, lele_cellset_of(cells[i]), x, &reasons);
    }
    return changed;
}

/* Whether a digit has two places left in a unit: these. */
static inline bool two_places(const lele_net *net, int unit, int digit, lele_cell ret[2])
{
    if (net->compact.wide[digit]) {
        lele_cellset places = lele_net_places(net, unit, digit);
        if (lele_cellset_count(&places) != 2)
            return false;
        ret[0] = (lele_cell)lele_cellset_pop(&places);
        ret[1] = (lele_cell)lele_cellset_pop(&places);
        return true;
    }
    const uint64_t in = word_of(net, unit, digit);
    const uint64_t rest = in & (in - 1);
    if (rest == 0 || (rest & (rest - 1)) != 0)
        return false;
    ret[0] = net->compact.cells[digit][lele_lowest64(in)];
    ret[1] = net->compact.cells[digit][lele_lowest64(rest)];
    return true;
}

static bool hidden_pairs(lele_net *net, int unit)
{
    lele_digits missing = net->board->missing[unit];
    lele_cell places[LELE_MAX_SIZE][2];
    int digits[LELE_MAX_SIZE];
    int count = 0;
    for (int d; (d = lele_digits_pop(&missing)) != 0;)
        if (two_places(net, unit, d, places[count]))
            digits[count++] = d;
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            if (places[i][0] == places[k][0] && places[i][1] == places[k][1] &&
                hidden_pair(net, unit, digits[i], digits[k], places[i]))
                return true;
    return false;
}

/* Where the search for locks has to begin for each digit: it had none in the units before, and
 * has lost no place since. */
static void begin_locks(const lele_net *net, lele_digits ret[LELE_MAX_UNITS + 1])
{
    const lele_unlocked *known = &net->unlocked;
    memset(ret, 0, (size_t)(net->layout->unit_count + 1) * sizeof *ret);
    for (int d = 1; d <= net->layout->size; d++) {
        const bool same = !net->compact.wide[d] && known->places[d] == net->places[d];
        ret[same ? known->units[d] : 0] |= lele_digits_of(d);
    }
}

/* The digits have no lock in the units before this one. */
static void end_locks(lele_net *net, lele_digits digits, int unit)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        net->unlocked.places[d] = net->places[d];
        net->unlocked.units[d] = (uint8_t)unit;
    }
}

static bool locks(lele_net *net)
{
    lele_digits begin[LELE_MAX_UNITS + 1];
    lele_digits looked_at = 0;
    begin_locks(net, begin);
    for (int u = 0; u < net->layout->unit_count; u++) {
        looked_at |= begin[u];
        lele_digits digits = net->board->missing[u] & looked_at;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (may_lock(net, u, d)) {
                end_locks(net, looked_at, u);
                if (lock(net, u, d) || net->full)
                    return !net->full;
            }
    }
    end_locks(net, looked_at, net->layout->unit_count);
    return false;
}

static bool apply_pattern(lele_net *net)
{
    if (locks(net))
        return true;
    const uint64_t twins = twin_units(net);
    for (int u = 0; u < net->layout->unit_count; u++)
        if (((twins >> u & 1) != 0 && naked_pairs(net, u)) || hidden_pairs(net, u))
            return true;
    return false;
}

/* An almost locked set that lost one of its digits keeps the others for itself in its unit. */
static bool close_set(lele_net *net, const lele_als *set)
{
    lele_digits digits = 0, outside = 0;
    lele_cellset cells = set->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        digits |= net->left[cell];
    if (lele_digits_count(digits) != set->size)
        return false;
    const lele_cellset others = lele_cellset_minus(net->layout->units[set->unit].set, set->cells);
    cells = others;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        outside |= net->left[cell];
    digits &= outside;
    if (digits == 0)
        return false;
    struct reasons reasons;
    reasons.count = 0;
    cells = set->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        because_cell(net, cell, &reasons);
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        take(net, others, d, &reasons);
    return !net->full;
}

/* Only sets of which a cell lost something. */
static bool close_sets(lele_net *net, const lele_als_list *sets)
{
    lele_cellset touched = LELE_CELLSET_EMPTY;
    for (int cell = 0; cell < net->layout->cell_count; cell++)
        if (net->left[cell] != net->board->candidates[cell])
            lele_cellset_add(&touched, cell);
    bool changed = false;
    for (int i = 0; i < sets->count; i++)
        if (sets->at[i].size > 2 && lele_cellset_meets(&sets->at[i].cells, &touched))
            changed |= close_set(net, &sets->at[i]);
    return changed;
}

bool lele_net_spread_sets(lele_net *net, const lele_als_list *sets)
{
    do {
        if (!lele_net_spread(net))
            return false;
    } while (apply_pattern(net) || close_sets(net, sets));
    return true;
}

bool lele_net_spread_plus(lele_net *net)
{
    do {
        if (!lele_net_spread(net))
            return false;
    } while (apply_pattern(net));
    return true;
}
