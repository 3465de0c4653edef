/* See template_search.h. */
#include "technique/template_search.h"

#include "technique/advanced.h"

enum { MOST_NODES = 1 << 14 };

struct templates {
    const lele_layout *layout;
    int nodes; /* still to be spent */
};

/* None, one, two or more cells. */
static int count_to_three(lele_cellset set)
{
    int count = 0;
    while (count < 3 && lele_cellset_pop(&set) >= 0)
        count++;
    return count;
}

/* The places of the unit with the fewest of them, as far as it matters: none, one, two, more. */
static lele_cellset narrowest(const lele_layout *layout, lele_cellset open, uint64_t lacking)
{
    lele_cellset best = LELE_CELLSET_EMPTY;
    for (int fewest = 4; lacking != 0 && fewest > 1; lacking &= lacking - 1) {
        const lele_cellset in = lele_cellset_and(open, layout->units[lele_lowest64(lacking)].set);
        const int count = count_to_three(in);
        if (count >= fewest)
            continue;
        best = in;
        fewest = count;
    }
    return best;
}

static uint64_t without_units_of(const lele_layout *layout, uint64_t units, int cell)
{
    for (int i = 0; i < layout->cell_unit_count[cell]; i++)
        units &= ~(UINT64_C(1) << layout->cell_units[cell][i]);
    return units;
}

/* Completes the template `chosen`: a place of `open` for each of the units that lack one. */
static bool complete(struct templates *templates, lele_cellset open, uint64_t lacking,
                     lele_cellset *chosen)
{
    const lele_layout *layout = templates->layout;
    if (lacking == 0)
        return true;
    if (--templates->nodes < 0) {
        *chosen = lele_cellset_or(*chosen, open);
        return true;
    }
    const lele_cellset before = *chosen;
    lele_cellset in = narrowest(layout, open, lacking);
    for (int cell; (cell = lele_cellset_pop(&in)) >= 0; *chosen = before) {
        lele_cellset_add(chosen, cell);
        if (complete(templates, lele_cellset_minus(open, layout->peers[cell]),
                     without_units_of(layout, lacking, cell), chosen))
            return true;
    }
    return false;
}

static uint64_t units_that_lack(const lele_board *board, int digit)
{
    uint64_t units = 0;
    for (int u = 0; u < board->layout->unit_count; u++)
        if (lele_digits_has(board->missing[u], digit))
            units |= UINT64_C(1) << u;
    return units;
}

lele_cellset lele_template_within(const lele_board *board, int digit, lele_cellset places)
{
    struct templates templates = { board->layout, MOST_NODES };
    lele_cellset chosen = LELE_CELLSET_EMPTY;
    complete(&templates, places, units_that_lack(board, digit), &chosen);
    return chosen;
}

lele_cellset lele_template_through(const lele_board *board, int digit, lele_cellset places,
                                   int cell)
{
    const lele_layout *layout = board->layout;
    struct templates templates = { layout, MOST_NODES };
    lele_cellset chosen = lele_cellset_of(cell);
    return complete(&templates, lele_cellset_minus(places, layout->peers[cell]),
                    without_units_of(layout, units_that_lack(board, digit), cell), &chosen)
               ? chosen
               : LELE_CELLSET_EMPTY;
}

lele_cellset lele_template_union(const lele_board *board, int digit, lele_cellset places)
{
    lele_cellset any = LELE_CELLSET_EMPTY, rest = places;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        const lele_cellset found = lele_template_through(board, digit, places, cell);
        any = lele_cellset_or(any, found);
        rest = lele_cellset_minus(rest, found);
    }
    return any;
}

lele_cellset lele_search_wrong_places(struct lele_search *search, int digit)
{
    lele_cellset *wrong = lele_search_advanced(search)->wrong_places;
    const lele_cellset places = search->board->places[digit];
    if (!lele_digits_has(search->wrong_known, digit))
        wrong[digit] =
            lele_cellset_minus(places, lele_template_union(search->board, digit, places));
    search->wrong_known |= lele_digits_of(digit);
    return wrong[digit];
}
