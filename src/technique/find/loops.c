/*
 * Unique loops and extended rectangles: larger deadly patterns.
 *
 * A loop is a closed chain of cells that have both digits of a pair; neighbours share a unit.  The
 * cells have two colours in turn, and every unit with a cell of the loop has one of each colour.
 * An extended rectangle is three cells each in two parallel lines, paired across, with three
 * digits.
 */
#include "technique/find/deadly.h"
#include "technique/find/finders.h"
#include "technique/find/guards.h"
#include "technique/search.h"
#include "technique/step.h"

enum { MAX_LOOP = 14, MAX_VISITS = 20000 };

struct loop {
    struct lele_search *search;
    lele_digits pair;
    struct lele_deadly_use use;
    lele_cellset pool; /* cells with both digits, without the earlier starts */
    lele_cell path[MAX_LOOP];
    int length;
    int extra_cells; /* on the path */
    lele_digits extras;
    uint8_t touched[LELE_MAX_UNITS][2]; /* cells of the path in a unit, by colour */
    int visits;
};

static bool is_closed(const struct loop *loop)
{
    for (int u = 0; u < loop->search->layout->unit_count; u++)
        if (loop->touched[u][0] != loop->touched[u][1])
            return false;
    return true;
}

static bool has_wanted_length(const struct loop *loop)
{
    const struct lele_row *row = loop->search->row;
    return row->loop.or_more ? loop->length >= row->loop.cells : loop->length == row->loop.cells;
}

static bool offer_loop(struct loop *loop)
{
    struct lele_deadly deadly = { .cells = LELE_CELLSET_EMPTY, .digits = loop->pair };
    for (int i = 0; i < loop->length; i++) {
        lele_cellset_add(&deadly.cells, loop->path[i]);
        deadly.deadly[loop->path[i]] = loop->pair;
    }
    lele_deadly_weigh(&deadly, loop->search->board);
    return lele_deadly_use(loop->search, &loop->use, &deadly);
}

static void touch(struct loop *loop, int cell, int by)
{
    const lele_layout *layout = loop->search->layout;
    const int colour = loop->length & 1;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        uint8_t *count = &loop->touched[layout->cell_units[cell][i]][colour];
        *count = (uint8_t)(*count + by);
    }
}

/* Whether the cell can come next: none of its units has a cell of its colour yet. */
static bool may_follow(const struct loop *loop, int cell)
{
    const lele_layout *layout = loop->search->layout;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++)
        if (loop->touched[layout->cell_units[cell][i]][loop->length & 1] != 0)
            return false;
    return true;
}

static bool extend_loop(struct loop *loop, int cell);

static bool go_on(struct loop *loop)
{
    const lele_layout *layout = loop->search->layout;
    const int last = loop->path[loop->length - 1];
    const int most = loop->search->row->loop.or_more ? MAX_LOOP : loop->search->row->loop.cells;
    if (has_wanted_length(loop) && lele_layout_sees(layout, last, loop->path[0]) &&
        is_closed(loop) && offer_loop(loop))
        return true;
    if (loop->length >= most || loop->visits++ > MAX_VISITS)
        return false;
    lele_cellset next = lele_cellset_and(loop->pool, layout->peers[last]);
    for (int cell; (cell = lele_cellset_pop(&next)) >= 0;)
        if (may_follow(loop, cell) && extend_loop(loop, cell))
            return true;
    return false;
}

/* Adds the cell.  A loop has at most two cells with extras, unless all extras are one digit. */
static bool extend_loop(struct loop *loop, int cell)
{
    const lele_digits extra = lele_digits_minus(loop->search->board->candidates[cell], loop->pair);
    const lele_digits extras = loop->extras | extra;
    const int count = loop->extra_cells + (extra != 0);
    if (count > 2 && !lele_digits_single(extras))
        return false;
    const lele_digits extras_before = loop->extras;
    touch(loop, cell, 1);
    loop->path[loop->length++] = (lele_cell)cell;
    loop->extras = extras;
    loop->extra_cells = count;
    lele_cellset_remove(&loop->pool, cell);
    const bool stop = go_on(loop);
    lele_cellset_add(&loop->pool, cell);
    loop->extra_cells = count - (extra != 0);
    loop->extras = extras_before;
    loop->length--;
    touch(loop, cell, -1);
    return stop;
}

/* Removes the cells that have fewer than two peers in the pool, until there are none: a cell of a
 * loop has two neighbours. */
static void peel(const lele_layout *layout, lele_cellset *pool)
{
    for (bool changed = true; changed;) {
        changed = false;
        lele_cellset cells = *pool;
        for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
            lele_cellset near = lele_cellset_and(*pool, layout->peers[cell]);
            lele_cellset_pop(&near);
            if (!lele_cellset_is_empty(&near))
                continue;
            lele_cellset_remove(pool, cell);
            changed = true;
        }
    }
}

/* Whether the pool has enough cells for a loop: those without extras, and two with any extras or
 * all with the same single extra. */
static bool may_close(const struct lele_search *search, lele_digits pair, lele_cellset pool)
{
    int with[LELE_MAX_SIZE + 1] = { 0 }; /* cells by their only extra digit; [0]: without extras */
    for (int cell; (cell = lele_cellset_pop(&pool)) >= 0;) {
        const lele_digits extra = lele_digits_minus(search->board->candidates[cell], pair);
        if ((extra & (extra - 1)) == 0)
            with[extra != 0 ? lele_digits_first(extra) : 0]++;
    }
    int most = 2;
    for (int d = 1; d <= search->layout->size; d++)
        most = with[d] > most ? with[d] : most;
    return with[0] + most >= search->row->loop.cells;
}

static bool find_pair(struct lele_search *search, lele_digits pair, struct lele_deadly_use use)
{
    lele_digits rest = pair;
    const int low = lele_digits_pop(&rest), high = lele_digits_first(rest);
    lele_cellset pool = lele_cellset_and(search->board->places[low], search->board->places[high]);
    if (!may_close(search, pair, pool))
        return false;
    peel(search->layout, &pool);
    if (!may_close(search, pair, pool))
        return false;
    struct loop loop = { .search = search, .pair = pair, .use = use, .pool = pool };
    const int least = search->row->loop.cells;
    const lele_cellset pure = lele_search_facts(search)->bivalue;
    lele_cellset starts = lele_cellset_and(loop.pool, pure);
    /* Only loops with a cell without extras are searched for. */
    for (int start; (start = lele_cellset_pop(&starts)) >= 0;) {
        if (lele_cellset_count(&loop.pool) < least)
            return false;
        loop.visits = 0;
        if (extend_loop(&loop, start))
            return true;
        lele_cellset_remove(&loop.pool, start);
    }
    return false;
}

static bool find_loops(struct lele_search *search, struct lele_deadly_use use)
{
    lele_cellset cells = lele_search_facts(search)->bivalue;
    lele_digits done[64];
    size_t done_count = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits pair = search->board->candidates[cell];
        bool seen = false;
        for (size_t i = 0; i < done_count; i++)
            seen = seen || done[i] == pair;
        if (seen || done_count == sizeof done / sizeof done[0])
            continue;
        done[done_count++] = pair;
        if (find_pair(search, pair, use))
            return true;
    }
    return false;
}

bool lele_find_unique_loop(struct lele_search *search)
{
    return find_loops(search, (struct lele_deadly_use){ NULL, NULL });
}

bool lele_each_guarded_loop(struct lele_search *search, lele_guarded_fn offer, void *data)
{
    return find_loops(search, (struct lele_deadly_use){ offer, data });
}

/* Extended rectangles. */

struct ladder {
    struct lele_search *search;
    const uint8_t *line;               /* two of them */
    uint8_t rungs[LELE_MAX_SIZE];      /* positions whose two cells share a candidate */
    lele_digits digits[LELE_MAX_SIZE]; /* by rung: of both cells */
    int rung_count, narrow_count;
};

static bool offer_ladder(struct ladder *ladder, const uint8_t at[3], lele_digits digits)
{
    struct lele_deadly deadly = { .cells = LELE_CELLSET_EMPTY, .digits = digits };
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 2; k++) {
            const int cell = ladder->search->layout->units[ladder->line[k]].cells[at[i]];
            lele_cellset_add(&deadly.cells, cell);
            deadly.deadly[cell] = digits;
        }
    lele_deadly_weigh(&deadly, ladder->search->board);
    return lele_deadly_type_1(ladder->search, &deadly) ||
           lele_deadly_type_2(ladder->search, &deadly);
}

/* Tries triples of digits for the six cells. */
static bool try_rungs(struct ladder *ladder, const uint8_t at[3])
{
    const lele_board *board = ladder->search->board;
    lele_digits last = 0;
    lele_digits cells[6];
    for (int i = 0; i < 6; i++) {
        cells[i] =
            board->candidates[ladder->search->layout->units[ladder->line[i & 1]].cells[at[i / 2]]];
        if (cells[i] == 0)
            return false;
    }
    /* the triples to try are the unions of two cells that have three digits */
    for (int i = 0; i < 6; i++)
        for (int k = i; k < 6; k++) {
            const lele_digits digits = cells[i] | cells[k];
            int outside = 0;
            lele_digits extras = 0;
            if (lele_digits_count(digits) != 3 || digits == last)
                continue;
            for (int m = 0; m < 6; m++) {
                outside += lele_digits_minus(cells[m], digits) != 0;
                extras |= lele_digits_minus(cells[m], digits);
            }
            last = digits;
            if ((outside == 1 || lele_digits_single(extras)) && offer_ladder(ladder, at, digits))
                return true;
        }
    return false;
}

/* Whether there are no more digits than the three of the pattern and one extra. */
static bool are_narrow(lele_digits a, lele_digits b)
{
    return lele_digits_count(a | b) <= 4;
}

/* Two of the three rungs must be narrow together. */
static bool choose_rungs(struct ladder *ladder)
{
    const uint8_t *rungs = ladder->rungs;
    const lele_digits *digits = ladder->digits;
    for (int a = 0; a < ladder->rung_count; a++)
        for (int b = a + 1; b < ladder->rung_count; b++) {
            const bool narrow = are_narrow(digits[a], digits[b]);
            for (int c = b + 1; c < ladder->rung_count; c++) {
                const uint8_t at[3] = { rungs[a], rungs[b], rungs[c] };
                if ((narrow || are_narrow(digits[a], digits[c]) ||
                     are_narrow(digits[b], digits[c])) &&
                    try_rungs(ladder, at))
                    return true;
            }
        }
    return false;
}

static void list_rungs(struct ladder *ladder, lele_digits positions)
{
    const lele_unit *units = ladder->search->layout->units;
    const lele_digits *candidates = ladder->search->board->candidates;
    ladder->rung_count = ladder->narrow_count = 0;
    for (int i; (i = lele_digits_pop(&positions)) != 0;) {
        const lele_digits first = candidates[units[ladder->line[0]].cells[i - 1]];
        const lele_digits second = candidates[units[ladder->line[1]].cells[i - 1]];
        if ((first & second) == 0)
            continue;
        ladder->narrow_count += are_narrow(first, second);
        ladder->digits[ladder->rung_count] = first | second;
        ladder->rungs[ladder->rung_count++] = (uint8_t)(i - 1);
    }
}

bool lele_find_extended_rectangle(struct lele_search *search)
{
    const struct lele_geometry *geometry = search->geometry;
    struct ladder ladder = { .search = search };
    const struct lele_news *news = lele_search_news(search);
    if (search->mode == LELE_SEARCH_ALL && lele_list_extended_rectangles(search))
        return true;
    for (size_t i = 0; i < geometry->ladder_count; i++) {
        ladder.line = geometry->ladders[i].line;
        if (!lele_news_has_unit(news, ladder.line[0]) && !lele_news_has_unit(news, ladder.line[1]))
            continue;
        list_rungs(&ladder, geometry->ladders[i].rungs);
        if (ladder.rung_count >= 3 && ladder.narrow_count >= 2 && choose_rungs(&ladder))
            return true;
    }
    return false;
}
