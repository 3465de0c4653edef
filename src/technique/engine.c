/*
 * The engine: goes through the techniques of a list in order, and hands on what they find.
 *
 * The facts of a position are counted once a search; the geometry of a layout once an
 * engine.
 */
#include "technique/technique.h"

#include <stdlib.h>
#include <string.h>

#include "technique/advanced.h"
#include "technique/step.h"

static bool make_room(lele_engine *engine)
{
    const struct lele_geometry *geometry = &engine->geometry;
    if (!lele_geometry_init(&engine->geometry, engine->layout))
        return false;
    engine->advanced = lele_advanced_new(engine->layout);
    engine->facts.beside = calloc(geometry->overlap_count + 1, sizeof *engine->facts.beside);
    engine->rectangles.at = calloc(geometry->rectangle_count + 1, sizeof *engine->rectangles.at);
    return engine->advanced != NULL && engine->facts.beside != NULL &&
           engine->rectangles.at != NULL;
}

lele_engine *lele_engine_new(const lele_layout *layout)
{
    lele_engine *engine = calloc(1, sizeof *engine);
    if (engine == NULL)
        return NULL;
    engine->layout = layout;
    engine->seen = (lele_hashset){ LELE_SEEN_SLOTS, 0, engine->seen_slots, engine->seen_used };
    lele_technique_list_default(&engine->default_list);
    if (!make_room(engine)) {
        lele_engine_free(engine);
        return NULL;
    }
    return engine;
}

void lele_engine_free(lele_engine *engine)
{
    if (engine == NULL)
        return;
    lele_geometry_release(&engine->geometry);
    free(engine->facts.beside);
    free(engine->rectangles.at);
    lele_advanced_free(engine->advanced);
    free(engine);
}

static void add_strong(struct lele_facts *facts, const lele_unit *unit, int index, int digit)
{
    lele_digits places = facts->at[index][digit];
    const lele_cell a = unit->cells[lele_digits_pop(&places) - 1];
    const lele_cell b = unit->cells[lele_digits_first(places) - 1];
    struct lele_strong *list = facts->strong[digit];
    for (int i = 0; i < facts->strong_count[digit]; i++)
        if (list[i].a == a && list[i].b == b)
            return;
    list[facts->strong_count[digit]++] = (struct lele_strong){ a, b, (uint8_t)index };
}

static void list_strong(struct lele_facts *facts, const lele_board *board, int digit)
{
    facts->strong_count[digit] = 0;
    for (int u = 0; u < board->layout->unit_count; u++) {
        const unsigned rest = facts->at[u][digit] & (facts->at[u][digit] - 1U);
        if (rest != 0 && (rest & (rest - 1)) == 0 && lele_digits_has(board->missing[u], digit))
            add_strong(facts, &board->layout->units[u], u, digit);
    }
}

/* What one unit of an overlap has outside it. */
static lele_digits digits_beside(const lele_board *board, const struct lele_overlap *overlap,
                                 int which)
{
    lele_digits digits = 0;
    for (int i = 0; i < overlap->beside_count; i++)
        digits |= board->candidates[overlap->beside[which][i]];
    return digits;
}

/* Takes over the candidates of a cell; returns the digits that changed. */
static lele_digits take_cell(struct lele_facts *facts, const struct lele_geometry *geometry,
                             const lele_board *board, int cell)
{
    const lele_layout *layout = board->layout;
    const lele_digits digits = board->candidates[cell], changed = facts->known[cell] ^ digits;
    facts->known[cell] = digits;
    lele_cellset_remove(&facts->bivalue, cell);
    if (lele_digits_single(digits & (lele_digits)(digits - 1)))
        lele_cellset_add(&facts->bivalue, cell);
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        lele_digits *at = facts->at[layout->cell_units[cell][i]];
        const lele_digits bit = (lele_digits)(1U << geometry->position[cell][i]);
        lele_digits rest = changed;
        for (int d; (d = lele_digits_pop(&rest)) != 0;)
            at[d] ^= bit;
    }
    return changed;
}

void lele_facts_fill(struct lele_facts *facts, const struct lele_geometry *geometry,
                     const lele_board *board)
{
    const lele_layout *layout = board->layout;
    uint64_t units = 0; /* with a cell that changed */
    lele_digits changed = 0;
    for (int cell = 0; cell < layout->cell_count; cell++) {
        if (board->candidates[cell] == facts->known[cell])
            continue;
        changed |= take_cell(facts, geometry, board, cell);
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            units |= UINT64_C(1) << layout->cell_units[cell][i];
    }
    for (size_t i = 0; units != 0 && i < geometry->overlap_count; i++) {
        const struct lele_overlap *overlap = &geometry->overlaps[i];
        if ((units >> overlap->a & 1) != 0)
            facts->beside[i][0] = digits_beside(board, overlap, 0);
        if ((units >> overlap->b & 1) != 0)
            facts->beside[i][1] = digits_beside(board, overlap, 1);
    }
    for (int d; (d = lele_digits_pop(&changed)) != 0;)
        list_strong(facts, board, d);
}

const struct lele_news *lele_search_news(struct lele_search *search)
{
    struct lele_memory *memory = &search->engine->memory;
    if (search->has_looked && search->news_since == memory->failed[search->index])
        return &search->news;
    if (search->mode == LELE_SEARCH_ALL) {
        lele_news_all(search->layout, &search->news);
        return &search->news;
    }
    if (!search->has_looked)
        lele_memory_look(memory, search->board);
    search->has_looked = true;
    search->news_since = memory->failed[search->index];
    lele_memory_news(memory, search->layout, search->index, &search->news);
    return &search->news;
}

lele_step *lele_search_begin(struct lele_search *search)
{
    lele_step *step = search->step;
    lele_step_reset(step);
    step->technique = search->index;
    step->rating = search->row->about.rating;
    step->score = search->row->about.score;
    return step;
}

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static uint64_t hash_conclusions(const lele_step *step)
{
    uint64_t hash = 1;
    for (int i = 0; i < step->placement_count; i++)
        hash = mix(hash, 0x1000000U | (uint64_t)step->placements[i].cell << 16 |
                             step->placements[i].digits);
    for (int i = 0; i < step->elimination_count; i++)
        hash = mix(hash, (uint64_t)step->eliminations[i].cell << 16 | step->eliminations[i].digits);
    return hash | 1; /* 0 is not a key */
}

bool lele_search_offer(struct lele_search *search)
{
    const lele_step *step = search->step;
    if (step->placement_count == 0 && step->elimination_count == 0)
        return false;
    if (search->mode != LELE_SEARCH_ALL)
        return true;
    return lele_hashset_add(&search->engine->seen, hash_conclusions(step)) &&
           !search->found(search->data, step);
}

void lele_search_eliminate(struct lele_search *search, lele_cellset cells, int digit)
{
    cells = lele_cellset_and(cells, search->board->places[digit]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        lele_step_eliminate(search->step, cell, lele_digits_of(digit));
}

void lele_search_eliminate_cell(struct lele_search *search, int cell, lele_digits digits)
{
    digits &= search->board->candidates[cell];
    if (digits != 0)
        lele_step_eliminate(search->step, cell, digits);
}

void lele_search_place(struct lele_search *search, int cell, int digit)
{
    if (search->board->grid.cell[cell] == 0)
        lele_step_place(search->step, cell, digit);
}

bool lele_engine_search(lele_engine *engine, const lele_board *board,
                        const lele_find_options *options, enum lele_search_mode mode,
                        lele_step *step, lele_step_fn found, void *data)
{
    const lele_technique_list *list = options != NULL && options->techniques != NULL
                                          ? options->techniques
                                          : &engine->default_list;
    struct lele_search search = {
        .board = board,
        .layout = board->layout,
        .engine = engine,
        .mode = mode,
        .uniqueness = options != NULL ? options->uniqueness : LELE_UNIQUENESS_UNKNOWN,
        .step = step,
        .found = found,
        .data = data,
    };
    for (size_t i = 0; i < list->count; i++) {
        const struct lele_row *row = lele_row_at(list->order[i]);
        if (row->find == NULL ||
            (row->about.needs_uniqueness && search.uniqueness != LELE_UNIQUENESS_PROVED))
            continue;
        search.row = row;
        search.index = list->order[i];
        if (mode == LELE_SEARCH_ALL)
            lele_hashset_clear(&engine->seen);
        if (row->find(&search))
            return true;
        if (search.has_looked)
            engine->memory.failed[search.index] = engine->memory.now;
    }
    return false;
}

bool lele_engine_next(lele_engine *engine, const lele_board *board,
                      const lele_find_options *options, lele_step *ret)
{
    return lele_engine_search(engine, board, options, LELE_SEARCH_FIRST, ret, NULL, NULL);
}

void lele_engine_each(lele_engine *engine, const lele_board *board,
                      const lele_find_options *options, lele_step_fn found, void *data)
{
    lele_engine_search(engine, board, options, LELE_SEARCH_ALL, &engine->step, found, data);
}

int lele_chain_addition(int nodes)
{
    const int length = nodes - 2;
    int tenths = 0;
    for (int threshold = 4, next = 6; length > threshold; tenths++) {
        const int after = threshold * 2; /* 4 6 8 12 16 24 32 48 ... */
        threshold = next;
        next = after;
    }
    return tenths;
}
