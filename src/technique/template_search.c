/* Searches for templates row by row, see template_search.h. */
#include "technique/template_search.h"

enum { MOST_NODES = 1 << 14, TEMPLATES_KEPT = 12 };

/* Results for the places of a digit. */
struct digit_templates {
    lele_cellset places; /* the places for which this was computed */
    uint64_t lacking;    /* units without the digit */
    lele_cellset wrong;  /* places in no template */
    bool doubtful;       /* a search exceeded its limit */
    int found_count;
    lele_cellset found[TEMPLATES_KEPT]; /* templates that were found, to be used again */
};

struct scratch {
    lele_digits looked_at; /* digits whose results are of this position */
    struct digit_templates of[LELE_MAX_SIZE + 1];
};

static void begin_search(void *memory)
{
    struct scratch *scratch = memory;
    scratch->looked_at = 0;
}

const struct lele_scratch_kind lele_scratch_templates = { .size = sizeof(struct scratch),
                                                          .begin = begin_search };

struct templates {
    const lele_layout *layout;
    const struct lele_geometry *geometry;
    int nodes;                     /* nodes of the search that are left; below 0: given up */
    uint64_t lacking;              /* units that lack the digit */
    uint8_t chosen[LELE_MAX_SIZE]; /* by row: the column */
};

/* The rows without a chosen place, and the places left in them. */
struct open_rows {
    lele_digits rows;
    lele_digits at[LELE_MAX_SIZE];
};

uint64_t lele_template_units(const lele_board *board, int digit)
{
    uint64_t units = 0;
    for (int u = 0; u < board->layout->unit_count; u++)
        if (lele_digits_has(board->missing[u], digit))
            units |= UINT64_C(1) << u;
    return units;
}

static struct templates begin(const struct lele_search *search, int digit)
{
    return (struct templates){ .layout = search->layout,
                               .geometry = search->geometry,
                               .nodes = MOST_NODES,
                               .lacking = lele_template_units(search->board, digit) };
}

static struct open_rows rows_of(const struct templates *templates, lele_cellset places)
{
    const lele_layout *layout = templates->layout;
    struct open_rows open = { (lele_digits)templates->lacking & lele_digits_all(layout->size),
                              { 0 } };
    for (int cell; (cell = lele_cellset_pop(&places)) >= 0;)
        open.at[lele_layout_row(layout, cell)] |=
            (lele_digits)(1U << lele_layout_column(layout, cell));
    return open;
}

static int cell_at(const struct templates *templates, int row, int column)
{
    return templates->layout->units[row].cells[column];
}

/* Chooses a place and removes the places that it sees. */
static struct open_rows choose(struct templates *templates, const struct open_rows *open, int row,
                               int column)
{
    const lele_digits *seen = templates->geometry->seen[cell_at(templates, row, column)];
    const lele_digits across = (lele_digits)(1U << column);
    struct open_rows next;
    templates->chosen[row] = (uint8_t)column;
    next.rows = lele_digits_minus(open->rows, (lele_digits)(1U << row));
    for (int r = 0; r < LELE_MAX_SIZE; r++)
        next.at[r] = lele_digits_minus(open->at[r], seen[r] | across);
    return next;
}

/* The first row with at most one place, else the first open row. */
static int narrowest(const struct open_rows *open)
{
    lele_digits rows = open->rows;
    for (; rows != 0; rows &= (lele_digits)(rows - 1)) {
        const int row = lele_lowest64(rows);
        if ((open->at[row] & (open->at[row] - 1)) == 0)
            return row;
    }
    return lele_lowest64(open->rows);
}

static lele_cellset cells_of(const struct templates *templates, lele_digits rows)
{
    lele_cellset cells = LELE_CELLSET_EMPTY;
    for (; rows != 0; rows &= (lele_digits)(rows - 1)) {
        const int row = lele_lowest64(rows);
        lele_cellset_add(&cells, cell_at(templates, row, templates->chosen[row]));
    }
    return cells;
}

/* Whether every unit that lacks the digit has it in one of the cells. */
static bool fills_all(const struct templates *templates, const lele_cellset *cells)
{
    for (uint64_t lacking = templates->lacking; lacking != 0;)
        if (!lele_cellset_meets(cells, &templates->layout->units[lele_word_pop(&lacking)].set))
            return false;
    return true;
}

/* The chosen places of these rows and all open ones.  They are not a template, but the search has
 * not excluded that each is in one. */
static lele_cellset give_up(const struct templates *templates, lele_digits rows,
                            const struct open_rows *open)
{
    lele_cellset cells = cells_of(templates, lele_digits_minus(rows, open->rows));
    for (lele_digits left = open->rows; left != 0; left &= (lele_digits)(left - 1)) {
        lele_digits at = open->at[lele_lowest64(left)];
        for (; at != 0; at &= (lele_digits)(at - 1))
            lele_cellset_add(&cells, cell_at(templates, lele_lowest64(left), lele_lowest64(at)));
    }
    return cells;
}

/* Completes a template with a place in all these rows; empty when there is none. */
static lele_cellset complete(struct templates *templates, lele_digits rows,
                             const struct open_rows *open)
{
    if (open->rows == 0) {
        const lele_cellset cells = cells_of(templates, rows);
        return fills_all(templates, &cells) ? cells : LELE_CELLSET_EMPTY;
    }
    if (--templates->nodes < 0)
        return give_up(templates, rows, open);
    const int row = narrowest(open);
    for (lele_digits at = open->at[row]; at != 0; at &= (lele_digits)(at - 1)) {
        const struct open_rows next = choose(templates, open, row, lele_lowest64(at));
        const lele_cellset found = complete(templates, rows, &next);
        if (!lele_cellset_is_empty(&found))
            return found;
    }
    return LELE_CELLSET_EMPTY;
}

lele_cellset lele_template_within(const struct lele_search *search, int digit, lele_cellset places)
{
    struct templates templates = begin(search, digit);
    const struct open_rows open = rows_of(&templates, places);
    return complete(&templates, open.rows, &open);
}

static lele_cellset complete_through(struct templates *templates, const struct open_rows *open,
                                     int cell)
{
    const struct open_rows next = choose(templates, open, lele_layout_row(templates->layout, cell),
                                         lele_layout_column(templates->layout, cell));
    templates->nodes = MOST_NODES;
    return complete(templates, open->rows, &next);
}

lele_cellset lele_template_through(const struct lele_search *search, int digit, lele_cellset places,
                                   int cell)
{
    struct templates templates = begin(search, digit);
    const struct open_rows open = rows_of(&templates, places);
    return complete_through(&templates, &open, cell);
}

/* Keeps the templates found before that are still possible; returns their places. */
static lele_cellset keep_found(const struct templates *templates, lele_cellset places,
                               struct digit_templates *known)
{
    lele_cellset any = LELE_CELLSET_EMPTY;
    const int count = known->found_count;
    known->found_count = 0;
    for (int i = 0; i < count; i++) {
        const lele_cellset left = lele_cellset_and(known->found[i], places);
        const bool whole =
            known->lacking == templates->lacking && lele_cellset_equal(&left, &known->found[i]);
        if (!whole && !fills_all(templates, &left))
            continue;
        known->found[known->found_count++] = left;
        any = lele_cellset_or(any, left);
    }
    return any;
}

/* The places that are in a template. */
static lele_cellset unite(const struct lele_search *search, int digit, lele_cellset places,
                          struct digit_templates *known)
{
    struct templates templates = begin(search, digit);
    const struct open_rows open = rows_of(&templates, places);
    lele_cellset any = keep_found(&templates, places, known);
    lele_cellset rest = lele_cellset_minus(places, any);
    known->lacking = templates.lacking;
    known->doubtful = false;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;) {
        const lele_cellset found = complete_through(&templates, &open, cell);
        any = lele_cellset_or(any, found);
        rest = lele_cellset_minus(rest, found);
        if (templates.nodes < 0)
            known->doubtful = true;
        else if (!lele_cellset_is_empty(&found) && known->found_count < TEMPLATES_KEPT)
            known->found[known->found_count++] = found;
    }
    return any;
}

lele_cellset lele_template_union(const struct lele_search *search, int digit, lele_cellset places)
{
    struct digit_templates known;
    known.lacking = 0;
    known.found_count = 0;
    return unite(search, digit, places, &known);
}

/* The results for a digit, computed again if its places have changed. */
static const struct digit_templates *look_at(struct lele_search *search, int digit)
{
    struct scratch *scratch = lele_search_scratch(search, LELE_SCRATCH_templates);
    struct digit_templates *known = &scratch->of[digit];
    const lele_cellset places = search->board->places[digit];
    if (lele_digits_has(scratch->looked_at, digit))
        return known;
    scratch->looked_at |= lele_digits_of(digit);
    const uint64_t lacking = lele_template_units(search->board, digit);
    if (known->lacking == lacking && lele_cellset_equal(&known->places, &places))
        return known;
    known->places = places;
    known->wrong = lele_cellset_minus(places, unite(search, digit, places, known));
    return known;
}

lele_cellset lele_search_wrong_places(struct lele_search *search, int digit)
{
    return look_at(search, digit)->wrong;
}

bool lele_search_knows_wrong_places(struct lele_search *search, int digit)
{
    return !look_at(search, digit)->doubtful;
}

lele_digits lele_search_flawed_digits(struct lele_search *search, lele_digits digits)
{
    lele_digits flawed = 0;
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        const struct digit_templates *known = look_at(search, d);
        if (known->doubtful || !lele_cellset_is_empty(&known->wrong))
            flawed |= lele_digits_of(d);
    }
    return flawed;
}
