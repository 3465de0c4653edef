/*
 * Patterns inside a net.  A pattern depends on the facts that eliminated the other candidates of
 * its cells or units; these facts are the parents of its eliminations.
 */
#include "technique/net/pattern.h"

struct reasons {
    int count;
    uint16_t facts[LELE_MAX_SIZE * LELE_MAX_SIZE];
};

/* Eliminates `digit` from the cells; true when that changed the net. */
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

/* Whether lock() may eliminate anything.  It rarely does, so this test must be fast. */
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

/* Locked candidates: all places of the digit in the unit are also in a second unit. */
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
    if (lele_digits_minus(net->left[cells[0]] | net->left[cells[1]], pair) == 0)
        return false;
    struct reasons reasons;
    reasons.count = 0;
    because_unit(net, unit, d, &reasons);
    because_unit(net, unit, e, &reasons);
    bool changed = false;
    for (int i = 0; i < 2; i++) {
        lele_digits others = lele_digits_minus(net->left[cells[i]], pair);
        for (int x; (x = lele_digits_pop(&others)) != 0;)
            changed |= take(net, lele_cellset_of(cells[i]), x, &reasons);
    }
    return changed;
}

/* Whether a digit has exactly two places left in a unit. */
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

/* The digits that have exactly two places left in a unit, and these places. */
struct twofold {
    int count;
    int digits[LELE_MAX_SIZE];
    lele_cell places[LELE_MAX_SIZE][2];
};

static void list_twofold(const lele_net *net, int unit, struct twofold *ret)
{
    lele_digits missing = net->board->missing[unit];
    ret->count = 0;
    for (int d; (d = lele_digits_pop(&missing)) != 0;)
        if (two_places(net, unit, d, ret->places[ret->count]))
            ret->digits[ret->count++] = d;
}

static bool share_places(const struct twofold *twofold, int i, int k)
{
    return twofold->places[i][0] == twofold->places[k][0] &&
           twofold->places[i][1] == twofold->places[k][1];
}

static bool hidden_pairs(lele_net *net, int unit)
{
    struct twofold list;
    list_twofold(net, unit, &list);
    for (int i = 0; i < list.count; i++)
        for (int k = i + 1; k < list.count; k++)
            if (share_places(&list, i, k) &&
                hidden_pair(net, unit, list.digits[i], list.digits[k], list.places[i]))
                return true;
    return false;
}

static bool has_hidden_pair(const lele_net *net, int unit)
{
    struct twofold list;
    list_twofold(net, unit, &list);
    for (int i = 0; i < list.count; i++)
        for (int k = i + 1; k < list.count; k++)
            if (share_places(&list, i, k))
                return true;
    return false;
}

void lele_net_init_plus(lele_net *net, const lele_board *board)
{
    lele_unseen *seen = &net->on_board;
    lele_net_init(net, board);
    *seen = (lele_unseen){ .pair_units = twin_units(net) };
    for (int u = 0; u < net->layout->unit_count; u++) {
        lele_digits digits = net->board->missing[u];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (may_lock(net, u, d))
                seen->locks[u] |= lele_digits_of(d);
        if (seen->locks[u] != 0)
            seen->lock_units |= UINT64_C(1) << u;
        if (has_hidden_pair(net, u))
            seen->pair_units |= UINT64_C(1) << u;
    }
}

static uint64_t units_of(const lele_layout *layout, int cell)
{
    uint64_t units = 0;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++)
        units |= UINT64_C(1) << layout->cell_units[cell][i];
    return units;
}

/* Records where candidates were eliminated since the last call. */
static void look_around(lele_net *net)
{
    lele_unseen *unseen = &net->unseen;
    const lele_layout *layout = net->layout;
    if (unseen->facts == 0)
        *unseen = net->on_board;
    for (; unseen->facts < net->fact_count; unseen->facts++) {
        const lele_literal literal = net->facts[unseen->facts].literal;
        if (lele_literal_on(literal) != 0)
            continue;
        const uint64_t units = units_of(layout, lele_literal_cell(literal));
        unseen->lock_units |= units;
        unseen->pair_units |= units;
        for (uint64_t rest = units; rest != 0;)
            unseen->locks[lele_word_pop(&rest)] |= lele_digits_of(lele_literal_digit(literal));
    }
}

static bool locks(lele_net *net)
{
    lele_unseen *unseen = &net->unseen;
    for (; unseen->lock_units != 0; unseen->lock_units &= unseen->lock_units - 1) {
        const int u = lele_lowest64(unseen->lock_units);
        lele_digits digits = net->board->missing[u] & unseen->locks[u];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if (may_lock(net, u, d) && (lock(net, u, d) || net->full))
                return !net->full;
        unseen->locks[u] = 0;
    }
    return false;
}

static bool pairs(lele_net *net)
{
    lele_unseen *unseen = &net->unseen;
    const uint64_t twins = unseen->pair_units != 0 ? twin_units(net) : 0;
    for (; unseen->pair_units != 0; unseen->pair_units &= unseen->pair_units - 1) {
        const int u = lele_lowest64(unseen->pair_units);
        if (((twins >> u & 1) != 0 && naked_pairs(net, u)) || hidden_pairs(net, u))
            return true;
    }
    return false;
}

static bool apply_pattern(lele_net *net)
{
    look_around(net);
    return locks(net) || pairs(net);
}

/* An almost locked set that has lost a digit is a naked subset: eliminates its digits from the rest
 * of its unit. */
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

/* The cells that have lost a candidate since fact `first`. */
static lele_cellset losers(const lele_net *net, int first)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (int f = first; f < net->fact_count; f++)
        if (lele_literal_on(net->facts[f].literal) == 0)
            lele_cellset_add(&cells, lele_literal_cell(net->facts[f].literal));
    return cells;
}

/* Only a set with a cell that has lost a candidate since the last call can be a new subset.  Sets
 * that are affected only by eliminations of this call are left to the next one. */
static bool close_sets(lele_net *net, const lele_als_list *sets)
{
    lele_unseen *unseen = &net->unseen;
    const int first = unseen->set_facts;
    lele_cellset fresh = losers(net, first);
    unseen->touched = lele_cellset_or(unseen->touched, fresh);
    unseen->set_facts = net->fact_count;
    bool changed = false;
    for (int i = 0; i < sets->count; i++) {
        const lele_als *set = &sets->at[i];
        if (set->size <= 2 || !lele_cellset_meets(&set->cells, &fresh) ||
            !lele_cellset_meets(&set->cells, &unseen->touched) || !close_set(net, set))
            continue;
        changed = true;
        fresh = losers(net, first);
    }
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
