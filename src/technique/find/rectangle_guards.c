/*
 * Unique rectangles with guards.  For each of two opposite sides one of two things keeps its cells
 * from being the pair: another candidate of the cells, or another place of the digits in a unit
 * that holds both cells.  These candidates of both sides together are the guards.
 */
#include "technique/find/finders.h"
#include "technique/find/guards.h"
#include "technique/step.h"

enum { INSIDE = -1 };

/* A way to guard a rectangle. */
struct way {
    struct lele_guarded guarded; /* first, so that a pointer to it is one to this */
    const lele_cell *corner;     /* four; 0 and 3 are opposite, 1 and 2 as well */
    lele_digits pair;
    int sides[2][2]; /* the corners of both sides */
    int unit[2];     /* by side; INSIDE: its guards are candidates of its cells */
    lele_guarded_fn offer;
    void *data;
};

static void mark(struct lele_search *search, const struct lele_guarded *guarded)
{
    const struct way *way = (const struct way *)guarded;
    search->step->digits = way->pair;
    for (int i = 0; i < 4; i++)
        lele_step_mark(search->step, way->corner[i], LELE_ROLE_CORNER,
                       search->board->candidates[way->corner[i]] & way->pair);
    lele_guards_mark(search, &guarded->guards);
    for (int side = 0; side < 2; side++)
        if (way->unit[side] != INSIDE)
            lele_step_unit(search->step, way->unit[side], LELE_UNIT_ROLE_SEEN);
}

static void add_inside(struct way *way, const struct lele_search *search, int side)
{
    for (int i = 0; i < 2; i++) {
        const int cell = way->corner[way->sides[side][i]];
        lele_guards_add(&way->guarded.guards, cell,
                        lele_digits_minus(search->board->candidates[cell], way->pair));
    }
}

static void add_outside(struct way *way, const struct lele_search *search, int side)
{
    const lele_board *board = search->board;
    lele_digits pair = way->pair;
    for (int d; (d = lele_digits_pop(&pair)) != 0;) {
        lele_cellset places =
            lele_cellset_and(board->places[d], board->layout->units[way->unit[side]].set);
        for (int i = 0; i < 2; i++)
            lele_cellset_remove(&places, way->corner[way->sides[side][i]]);
        for (int cell; (cell = lele_cellset_pop(&places)) >= 0;)
            lele_guards_add(&way->guarded.guards, cell, lele_digits_of(d));
    }
}

static bool is_outside(const struct way *way, int side)
{
    return way->unit[side] != INSIDE;
}

static bool conclude(struct lele_search *search, struct way *way)
{
    struct lele_guards *guards = &way->guarded.guards;
    const bool external = is_outside(way, 0) || is_outside(way, 1);
    *guards = (struct lele_guards){ .digits = 0 };
    for (int side = 0; side < 2; side++)
        if (is_outside(way, side))
            add_outside(way, search, side);
    if (external && guards->digits == 0)
        return false;
    for (int side = 0; side < 2; side++)
        if (!is_outside(way, side))
            add_inside(way, search, side);
    const int count = lele_guards_count(guards);
    if (count == 0)
        return false;
    way->guarded.rating = !external || count <= 2 ? 0 : count <= 4 ? 1 : 2;
    return way->offer(way->data, search, &way->guarded);
}

/* The units that hold both corners of a side. */
static int common_units(const struct lele_search *search, const struct way *way, int side,
                        int ret[LELE_MAX_CELL_UNITS])
{
    const lele_layout *layout = search->layout;
    const int a = way->corner[way->sides[side][0]], b = way->corner[way->sides[side][1]];
    int count = 0;
    for (int i = 0; i < layout->cell_unit_count[a]; i++)
        if (lele_cellset_has(&layout->units[layout->cell_units[a][i]].set, b))
            ret[count++] = layout->cell_units[a][i];
    return count;
}

/* At least one side is guarded from outside. */
static bool try_outside(struct lele_search *search, struct way *way)
{
    int units[2][LELE_MAX_CELL_UNITS], count[2];
    for (int side = 0; side < 2; side++)
        count[side] = common_units(search, way, side, units[side]);
    for (int i = INSIDE; i < count[0]; i++)
        for (int k = INSIDE; k < count[1]; k++) {
            way->unit[0] = i == INSIDE ? INSIDE : units[0][i];
            way->unit[1] = k == INSIDE ? INSIDE : units[1][k];
            if ((i != INSIDE || k != INSIDE) && conclude(search, way))
                return true;
        }
    return false;
}

static bool try_inside(struct lele_search *search, struct way *way)
{
    way->unit[0] = way->unit[1] = INSIDE;
    return conclude(search, way);
}

/* What to try. */
struct tour {
    bool inside, outside;
    lele_guarded_fn offer;
    void *data;
};

static bool try_pair(struct lele_search *search, const struct tour *tour, const lele_cell *corner,
                     lele_digits pair)
{
    struct way way = { .corner = corner, .pair = pair, .offer = tour->offer, .data = tour->data };
    way.guarded.mark = mark;
    for (int i = 0; i < 4; i++)
        lele_cellset_add(&way.guarded.cells, corner[i]);
    for (int upright = 0; upright < 2; upright++) {
        const int beside = upright ? 2 : 1; /* the corner that is on a side with corner 0 */
        const int sides[2][2] = { { 0, beside }, { 3 - beside, 3 } };
        for (int i = 0; i < 4; i++)
            way.sides[i / 2][i % 2] = sides[i / 2][i % 2];
        if ((tour->inside && !upright && try_inside(search, &way)) ||
            (tour->outside && try_outside(search, &way)))
            return true;
    }
    return false;
}

static bool try_rectangle(struct lele_search *search, const struct tour *tour,
                          const lele_cell *corner)
{
    const lele_digits *at = search->board->candidates;
    const lele_digits even = at[corner[0]] & at[corner[3]], odd = at[corner[1]] & at[corner[2]];
    lele_digits lows = even | odd;
    for (int low; (low = lele_digits_pop(&lows)) != 0;) {
        lele_digits highs = lows;
        for (int high; (high = lele_digits_pop(&highs)) != 0;) {
            const lele_digits a = lele_digits_of(low), b = lele_digits_of(high);
            const bool deadly =
                ((even & a) != 0 && (odd & b) != 0) || ((even & b) != 0 && (odd & a) != 0);
            if (deadly && try_pair(search, tour, corner, a | b))
                return true;
        }
    }
    return false;
}

static bool go(struct lele_search *search, const struct tour *tour)
{
    const struct lele_geometry *geometry = search->geometry;
    for (size_t i = 0; i < geometry->rectangle_count; i++)
        if (try_rectangle(search, tour, geometry->rectangles[i].corner))
            return true;
    return false;
}

bool lele_each_guarded_rectangle(struct lele_search *search, lele_guarded_fn offer, void *data)
{
    const struct tour tour = { .inside = true, .outside = true, .offer = offer, .data = data };
    return go(search, &tour);
}

static bool exclude(void *data, struct lele_search *search, const struct lele_guarded *guarded)
{
    (void)data;
    return lele_guards_exclude(search, guarded);
}

static bool use_cell(void *data, struct lele_search *search, const struct lele_guarded *guarded)
{
    (void)data;
    return lele_guards_cell(search, guarded);
}

static bool use_wing(void *data, struct lele_search *search, const struct lele_guarded *guarded)
{
    (void)data;
    return lele_guards_wing(search, guarded);
}

bool lele_find_guarded_rectangle(struct lele_search *search)
{
    static const struct tour tours[] = {
        [LELE_GUARDS_EXTERNAL] = { .outside = true, .offer = exclude },
        [LELE_GUARDS_CELL] = { .inside = true, .offer = use_cell },
        [LELE_GUARDS_WING] = { .inside = true, .offer = use_wing },
    };
    return go(search, &tours[search->row->guards.form]);
}
