/*
 * The engine calls the finders of a list of techniques in order, until one finds a step.  In mode
 * ALL it calls all of them, unless the caller stops the search.
 */
#include "technique/engine.h"

#include <stdlib.h>

#include "technique/rate.h"

static bool make_room(lele_engine *engine, const lele_layout *layout)
{
    return lele_geometry_init(&engine->geometry, layout) &&
           lele_facts_init(&engine->facts, &engine->geometry) &&
           lele_scratch_init(engine->scratch, &engine->geometry);
}

lele_engine *lele_engine_new(const lele_layout *layout)
{
    lele_engine *engine = calloc(1, sizeof *engine);
    if (engine == NULL)
        return NULL;
    engine->seen = (lele_hashset){ LELE_SEEN_SLOTS, 0, engine->seen_slots, engine->seen_used };
    lele_technique_list_default(&engine->default_list);
    if (!make_room(engine, layout)) {
        lele_engine_free(engine);
        return NULL;
    }
    return engine;
}

bool lele_engine_renew(lele_engine *engine, const lele_layout *layout)
{
    lele_geometry_renew(&engine->geometry, layout);
    engine->memory.now =
        0; /* the next board begins a new story, though it may look like the last */
    return lele_scratch_renew(engine->scratch, LELE_SCRATCH_clue_groups, &engine->geometry);
}

void lele_engine_free(lele_engine *engine)
{
    if (engine == NULL)
        return;
    lele_geometry_release(&engine->geometry);
    lele_facts_release(&engine->facts);
    lele_scratch_release(engine->scratch);
    free(engine);
}

void lele_engine_begin(lele_engine *engine, const lele_board *board, enum lele_search_mode mode,
                       lele_step *step, struct lele_search *ret)
{
    *ret = (struct lele_search){ .board = board,
                                 .layout = board->layout,
                                 .geometry = &engine->geometry,
                                 .mode = mode,
                                 .step = step,
                                 .facts = &engine->facts,
                                 .memory = &engine->memory,
                                 .scratch = engine->scratch,
                                 .number = ++engine->searches,
                                 .seen = &engine->seen };
}

bool lele_engine_search(lele_engine *engine, const lele_board *board,
                        const lele_find_options *options, enum lele_search_mode mode,
                        lele_step *step, lele_step_fn found, void *data)
{
    const lele_technique_list *list = options != NULL && options->techniques != NULL
                                          ? options->techniques
                                          : &engine->default_list;
    struct lele_search search;
    lele_engine_begin(engine, board, mode, step, &search);
    /* Patterns that rest on a unique solution know units only: a second filling could break a clue. */
    search.uniqueness = options != NULL && board->layout->clues == NULL ? options->uniqueness
                                                                        : LELE_UNIQUENESS_UNKNOWN;
    search.found = found;
    search.data = data;
    for (size_t i = 0; i < list->count; i++) {
        const struct lele_row *row = lele_row_at(list->order[i]);
        if (row->find == NULL || (row->about.needs_clues && board->layout->clues == NULL) ||
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

const lele_step *lele_engine_brief(lele_engine *engine, const lele_board *board,
                                   const lele_find_options *options)
{
    lele_step *step = &engine->step;
    return lele_engine_search(engine, board, options, LELE_SEARCH_BRIEF, step, NULL, NULL) ? step
                                                                                           : NULL;
}
