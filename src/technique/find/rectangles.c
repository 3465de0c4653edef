/*
 * Unique, hidden and avoidable rectangles: four cells in two rows and two columns in which
 * two digits could be swapped.
 *
 * Corners may lack a digit of the pair that was eliminated before.  The solution still cannot be a
 * deadly arrangement, so a rectangle counts while one of its two arrangements is possible.
 */
#include <stdlib.h>

#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

struct corners {
    const lele_cell *cell; /* four of them; 0 and 3 are opposite, 1 and 2 as well */
    lele_digits pair;
    struct lele_deadly deadly;
    int extra_count;
};

/* A rectangle and a pair of digits that can still be deadly in it. */
struct threat {
    const lele_cell *corner; /* four of them */
    lele_digits pair;
    uint8_t extra_count; /* corners with other candidates */
};

enum { THREATS_MAX = 512 };

/* The rectangles that can still be deadly.  One that has become harmless stays harmless while
 * candidates only disappear. */
struct scratch {
    uint32_t story; /* see news.h; 0: none */
    size_t count;
    uint16_t *at;     /* their indices in the geometry, ascending */
    bool is_listed;   /* whether `at` is of this position */
    bool has_threats; /* whether `threats` is of this position */
    int threat_count;
    struct threat threats[THREATS_MAX];
};

static void release(void *memory)
{
    struct scratch *scratch = memory;
    free(scratch->at);
    free(scratch);
}

static void *make(const struct lele_geometry *geometry)
{
    struct scratch *scratch = calloc(1, sizeof *scratch);
    if (scratch == NULL)
        return NULL;
    scratch->at = calloc(geometry->rectangle_count + 1, sizeof *scratch->at);
    if (scratch->at != NULL)
        return scratch;
    release(scratch);
    return NULL;
}

static void begin_search(void *memory)
{
    struct scratch *scratch = memory;
    scratch->is_listed = scratch->has_threats = false;
}

const struct lele_scratch_kind lele_scratch_rectangles = { .make = make,
                                                           .release = release,
                                                           .begin = begin_search };

static struct scratch *scratch_of(const struct lele_search *search)
{
    return lele_search_scratch(search, LELE_SCRATCH_rectangles);
}

/* Whether one of the two deadly arrangements is possible. */
static bool is_threat(const lele_board *board, const struct threat *threat)
{
    lele_digits pair = threat->pair;
    const lele_digits low = lele_digits_of(lele_digits_pop(&pair)), high = pair;
    const lele_digits *at = board->candidates;
    const lele_cell *c = threat->corner;
    const lele_digits one = at[c[0]] & at[c[3]], other = at[c[1]] & at[c[2]];
    for (int i = 0; i < 4; i++)
        if ((at[c[i]] & threat->pair) == 0)
            return false;
    return ((one & low) != 0 && (other & high) != 0) || ((one & high) != 0 && (other & low) != 0);
}

static bool are_opposite(const struct corners *corners)
{
    const lele_cellset *extra = &corners->deadly.extra_cells;
    return lele_cellset_has(extra, corners->cell[0]) == lele_cellset_has(extra, corners->cell[3]);
}

static bool offer_type_2(struct lele_search *search, struct corners *corners)
{
    return corners->extra_count == 2 && !are_opposite(corners) &&
           lele_deadly_type_2(search, &corners->deadly);
}

static bool offer_type_3(struct lele_search *search, struct corners *corners)
{
    return corners->extra_count == 2 && lele_deadly_type_3(search, &corners->deadly);
}

static bool offer_type_1(struct lele_search *search, struct corners *corners)
{
    return lele_deadly_type_1(search, &corners->deadly);
}

static bool offer_type_4(struct lele_search *search, struct corners *corners)
{
    return lele_deadly_type_4(search, &corners->deadly);
}

/* Like type 2, but with two opposite extra cells or with three. */
static bool offer_type_5(struct lele_search *search, struct corners *corners)
{
    return (corners->extra_count > 2 || are_opposite(corners)) &&
           lele_deadly_type_2(search, &corners->deadly);
}

/* Whether the digit has no places outside the rectangle in both rows, or in both columns; `ret` gets
 * these lines. */
static bool is_x_wing(const struct lele_search *search, const struct corners *corners, int digit,
                      int ret[2])
{
    const lele_layout *layout = search->layout;
    const int lines[2][2] = { { lele_layout_row_unit(layout, corners->cell[0]),
                                lele_layout_row_unit(layout, corners->cell[3]) },
                              { lele_layout_column_unit(layout, corners->cell[0]),
                                lele_layout_column_unit(layout, corners->cell[3]) } };
    for (int i = 0; i < 2; i++) {
        const lele_cellset both =
            lele_cellset_or(layout->units[lines[i][0]].set, layout->units[lines[i][1]].set);
        const lele_cellset places = lele_cellset_and(both, search->board->places[digit]);
        ret[0] = lines[i][0];
        ret[1] = lines[i][1];
        if (lele_cellset_within(&places, &corners->deadly.cells))
            return true;
    }
    return false;
}

/* Type 6: two opposite corners have extras, and one digit makes an X-wing in the rectangle.  In the
 * extra corners it would leave the other digit for the other two, so it is eliminated there. */
static bool offer_type_6(struct lele_search *search, struct corners *corners)
{
    if (corners->extra_count != 2 || !are_opposite(corners))
        return false;
    lele_digits pair = corners->pair;
    for (int d, lines[2]; (d = lele_digits_pop(&pair)) != 0;) {
        if (!is_x_wing(search, corners, d, lines))
            continue;
        lele_step *step = lele_search_begin(search);
        step->digits = corners->pair;
        lele_step_unit(step, lines[0], LELE_UNIT_ROLE_SEEN);
        lele_step_unit(step, lines[1], LELE_UNIT_ROLE_SEEN);
        lele_search_eliminate(search, corners->deadly.extra_cells, d);
        /* shows which digit makes the X-wing */
        lele_step_mark_set(step,
                           lele_cellset_and(corners->deadly.extra_cells, search->board->places[d]),
                           LELE_ROLE_BASE, lele_digits_of(d));
        lele_deadly_mark(search, &corners->deadly);
        if (lele_search_offer(search))
            return true;
    }
    return false;
}

/* Whether the two cells are the only places of `digit` in the unit. */
static bool is_linked(const struct lele_search *search, int unit, int a, int b, int digit)
{
    const lele_cellset places =
        lele_cellset_and(search->layout->units[unit].set, search->board->places[digit]);
    return lele_cellset_count(&places) == 2 && lele_cellset_has(&places, a) &&
           lele_cellset_has(&places, b);
}

/* Hidden rectangle: corner `own` has no extras, and one digit of the pair has strong links from the
 * opposite corner along both sides.  So the other digit is eliminated from the opposite corner. */
static bool offer_hidden_at(struct lele_search *search, struct corners *corners, int own)
{
    const lele_cell *cell = corners->cell;
    const int opposite = cell[3 - own];
    const int beside = own == 0 || own == 3 ? 1 : 0;
    if (lele_cellset_has(&corners->deadly.extra_cells, cell[own]))
        return false;
    lele_digits pair = corners->pair;
    for (int d; (d = lele_digits_pop(&pair)) != 0;) {
        const int sides[2] = { cell[beside], cell[3 - beside] };
        int units[2];
        bool linked = true;
        for (int i = 0; i < 2; i++) {
            units[i] = lele_layout_row(search->layout, sides[i]) ==
                               lele_layout_row(search->layout, opposite)
                           ? lele_layout_row_unit(search->layout, opposite)
                           : lele_layout_column_unit(search->layout, opposite);
            linked = linked && is_linked(search, units[i], opposite, sides[i], d);
        }
        if (!linked)
            continue;
        lele_step *step = lele_search_begin(search);
        step->digits = corners->pair;
        lele_step_unit(step, units[0], LELE_UNIT_ROLE_SEEN);
        lele_step_unit(step, units[1], LELE_UNIT_ROLE_SEEN);
        lele_search_eliminate_cell(search, opposite,
                                   lele_digits_minus(corners->pair, lele_digits_of(d)));
        lele_step_mark(step, opposite, LELE_ROLE_BASE, lele_digits_of(d));
        lele_step_mark(step, cell[own], LELE_ROLE_PIVOT, search->board->candidates[cell[own]]);
        lele_deadly_mark(search, &corners->deadly);
        if (lele_search_offer(search))
            return true;
    }
    return false;
}

static bool offer_hidden(struct lele_search *search, struct corners *corners)
{
    for (int own = 0; own < 4; own++)
        if (offer_hidden_at(search, corners, own))
            return true;
    return false;
}

static bool (*const types[])(struct lele_search *search, struct corners *corners) = {
    [LELE_RECTANGLE_TYPE_1] = offer_type_1, [LELE_RECTANGLE_TYPE_2] = offer_type_2,
    [LELE_RECTANGLE_TYPE_3] = offer_type_3, [LELE_RECTANGLE_TYPE_4] = offer_type_4,
    [LELE_RECTANGLE_TYPE_5] = offer_type_5, [LELE_RECTANGLE_TYPE_6] = offer_type_6,
    [LELE_RECTANGLE_HIDDEN] = offer_hidden,
};

/* By type: the allowed numbers of corners with extras, as bits. */
static const uint8_t extra_counts[] = {
    [LELE_RECTANGLE_TYPE_1] = 1 << 1,          [LELE_RECTANGLE_TYPE_2] = 1 << 2,
    [LELE_RECTANGLE_TYPE_3] = 1 << 2,          [LELE_RECTANGLE_TYPE_4] = 1 << 2,
    [LELE_RECTANGLE_TYPE_5] = 1 << 2 | 1 << 3, [LELE_RECTANGLE_TYPE_6] = 1 << 2,
    [LELE_RECTANGLE_HIDDEN] = UINT8_MAX,
};

static bool try_threat(struct lele_search *search, const struct threat *threat)
{
    struct corners corners = { .cell = threat->corner, .pair = threat->pair };
    struct lele_deadly *deadly = &corners.deadly;
    deadly->cells = LELE_CELLSET_EMPTY;
    deadly->digits = threat->pair;
    for (int i = 0; i < 4; i++) {
        lele_cellset_add(&deadly->cells, threat->corner[i]);
        deadly->deadly[threat->corner[i]] = threat->pair;
    }
    lele_deadly_weigh(deadly, search->board);
    corners.extra_count = threat->extra_count;
    return types[search->row->rectangle.type](search, &corners);
}

static int count_extras(const lele_digits *candidates, const lele_cell *corner, lele_digits pair)
{
    int count = 0;
    for (int i = 0; i < 4; i++)
        count += (candidates[corner[i]] & ~pair) != 0;
    return count;
}

static void add_threats(const struct lele_search *search, const lele_cell *corner)
{
    struct scratch *scratch = scratch_of(search);
    const lele_digits *candidates = search->board->candidates;
    lele_digits last = 0;
    for (int k = 0; k < 4; k++) {
        const lele_digits pair = candidates[corner[k]];
        const struct threat threat = { corner, pair,
                                       (uint8_t)count_extras(candidates, corner, pair) };
        if (lele_digits_count(pair) != 2 || pair == last || !is_threat(search->board, &threat) ||
            scratch->threat_count == THREATS_MAX)
            continue;
        last = pair;
        scratch->threats[scratch->threat_count++] = threat;
    }
}

/* By cell: its candidates, or the digit that the player placed; nothing for givens. */
static void list_holding(const lele_board *board, lele_digits ret[LELE_MAX_CELLS])
{
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const int value = board->grid.cell[cell];
        ret[cell] = value != 0 ? lele_digits_of(value) : board->candidates[cell];
    }
    lele_cellset givens = board->givens;
    for (int cell; (cell = lele_cellset_pop(&givens)) >= 0;)
        ret[cell] = 0;
}

/* The rectangles in which opposite corners can still be equal and no corner is given. */
static const struct scratch *remaining(struct lele_search *search)
{
    struct scratch *list = scratch_of(search);
    if (list->is_listed)
        return list;
    lele_digits holding[LELE_MAX_CELLS];
    list_holding(search->board, holding);
    lele_search_news(search);
    const uint32_t story = search->mode == LELE_SEARCH_ALL ? 0 : search->memory->story;
    const bool all = story == 0 || list->story != story;
    const size_t count = all ? search->geometry->rectangle_count : list->count;
    list->story = story;
    list->count = 0;
    for (size_t i = 0; i < count; i++) {
        const size_t number = all ? i : list->at[i];
        const lele_cell *c = search->geometry->rectangles[number].corner;
        list->at[list->count] = (uint16_t)number;
        list->count += (holding[c[0]] & holding[c[3]]) != 0 && (holding[c[1]] & holding[c[2]]) != 0;
    }
    list->is_listed = true;
    return list;
}

/* Lists all threats; each has a corner with exactly the two candidates of the pair. */
static void collect_threats(struct lele_search *search, struct scratch *scratch)
{
    const struct scratch *list = remaining(search);
    scratch->threat_count = 0;
    for (size_t i = 0; i < list->count; i++)
        add_threats(search, search->geometry->rectangles[list->at[i]].corner);
    scratch->has_threats = true;
}

bool lele_find_rectangle(struct lele_search *search)
{
    struct scratch *scratch = scratch_of(search);
    if (!scratch->has_threats)
        collect_threats(search, scratch);
    for (int i = 0; i < scratch->threat_count; i++) {
        const struct threat *threat = &scratch->threats[i];
        if ((extra_counts[search->row->rectangle.type] >> threat->extra_count & 1) != 0 &&
            try_threat(search, threat))
            return true;
    }
    return false;
}

/* Avoidable rectangles: the player placed the digits of some corners; none is given. */

static void mark_avoidable(struct lele_search *search, const lele_cell *cell)
{
    for (int i = 0; i < 4; i++) {
        const int value = search->board->grid.cell[cell[i]];
        lele_step_mark(search->step, cell[i], LELE_ROLE_CORNER,
                       value != 0 ? lele_digits_of(value) : search->board->candidates[cell[i]]);
    }
}

/* By corner: the digit that makes the rectangle deadly; 0 when no corner of its diagonal is filled.
 * False when the corners of a diagonal hold different digits. */
static bool deadly_digits(const lele_board *board, const lele_cell *cell, int ret[4])
{
    int diagonal[2] = { 0, 0 }; /* digit of corners 0, 3 and of 1, 2 */
    for (int i = 0; i < 4; i++) {
        const int value = board->grid.cell[cell[i]], which = i == 1 || i == 2;
        if (value == 0)
            continue;
        if (diagonal[which] != 0 && diagonal[which] != value)
            return false;
        diagonal[which] = value;
    }
    for (int i = 0; i < 4; i++)
        ret[i] = diagonal[i == 1 || i == 2];
    return true;
}

static bool offer_avoidable_1(struct lele_search *search, const lele_cell *cell, int open)
{
    int digits[4];
    if (!deadly_digits(search->board, cell, digits) || digits[open] == 0)
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(digits[0]) | lele_digits_of(digits[1]);
    lele_search_eliminate_cell(search, cell[open], lele_digits_of(digits[open]));
    mark_avoidable(search, cell);
    return lele_search_offer(search);
}

/* Two open corners with the same extra digit; `first` is the deadly digit of corner a, `second`
 * that of b. */
static bool offer_avoidable_2(struct lele_search *search, const lele_cell *cell, int a, int b,
                              int first, int second)
{
    const lele_digits *candidates = search->board->candidates;
    const lele_digits extra_a = lele_digits_minus(candidates[cell[a]], lele_digits_of(first));
    const lele_digits extra_b = lele_digits_minus(candidates[cell[b]], lele_digits_of(second));
    if (!lele_digits_single(extra_a) || extra_a != extra_b ||
        !lele_digits_has(candidates[cell[a]], first) ||
        !lele_digits_has(candidates[cell[b]], second))
        return false;
    lele_step *step = lele_search_begin(search);
    step->digits = lele_digits_of(first) | lele_digits_of(second);
    lele_search_eliminate(search, lele_common_peers(search->layout, cell[a], cell[b]),
                          lele_digits_first(extra_a));
    lele_step_mark(step, cell[a], LELE_ROLE_EXTRA, extra_a);
    lele_step_mark(step, cell[b], LELE_ROLE_EXTRA, extra_b);
    mark_avoidable(search, cell);
    return lele_search_offer(search);
}

/* If the open corners are opposite, their deadly digit can be any digit that both have. */
static bool find_avoidable_2(struct lele_search *search, const lele_cell *cell, int a, int b)
{
    int digits[4];
    if (!deadly_digits(search->board, cell, digits))
        return false;
    if (digits[a] != 0 && digits[b] != 0)
        return digits[a] != digits[b] &&
               offer_avoidable_2(search, cell, a, b, digits[a], digits[b]);
    lele_digits both = search->board->candidates[cell[a]] & search->board->candidates[cell[b]];
    for (int d; (d = lele_digits_pop(&both)) != 0;)
        if (offer_avoidable_2(search, cell, a, b, d, d))
            return true;
    return false;
}

bool lele_find_avoidable_rectangle(struct lele_search *search)
{
    const struct scratch *list = remaining(search);
    const int wanted = search->row->avoidable.open_corners;
    for (size_t i = 0; i < list->count; i++) {
        const lele_cell *cell = search->geometry->rectangles[list->at[i]].corner;
        int open[4] = { 0 }, open_count = 0;
        for (int k = 0; k < 4; k++)
            if (search->board->grid.cell[cell[k]] == 0)
                open[open_count++] = k;
        if (open_count != wanted)
            continue;
        if (wanted == 1 ? offer_avoidable_1(search, cell, open[0])
                        : find_avoidable_2(search, cell, open[0], open[1]))
            return true;
    }
    return false;
}
