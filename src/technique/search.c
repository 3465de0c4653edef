/* News, offers and conclusions of a search, see search.h. */
#include "technique/search.h"

#include "technique/step.h"

const struct lele_news *lele_search_news(struct lele_search *search)
{
    struct lele_memory *memory = search->memory;
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
    return lele_hashset_add(search->seen, hash_conclusions(step)) &&
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
