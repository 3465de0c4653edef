/* Compares boards and keeps a log of the changes, see news.h. */
#include "technique/news.h"

#include <string.h>

/* Whether the board is a later stage of the previous one: no candidate or empty cell came back, no
 * digit was removed or changed, and the givens are the same. */
static bool is_later(const struct lele_memory *memory, const lele_board *board)
{
    unsigned other = 0;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        const unsigned before = memory->grid.cell[cell];
        other |= before != 0 ? before ^ board->grid.cell[cell] : 0;
    }
    for (int d = 0; d <= board->layout->size; d++)
        other |= !lele_cellset_within(&board->places[d], &memory->places[d]);
    return memory->now != 0 && other == 0 && lele_cellset_equal(&memory->givens, &board->givens);
}

static void remember(struct lele_memory *memory, const lele_board *board)
{
    memcpy(memory->places, board->places, sizeof memory->places);
    memory->grid = board->grid;
    memory->givens = board->givens;
}

static uint64_t units_of(const lele_layout *layout, lele_cellset cells)
{
    uint64_t units = 0;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            units |= UINT64_C(1) << layout->cell_units[cell][i];
    return units;
}

void lele_memory_look(struct lele_memory *memory, const lele_board *board)
{
    if (!is_later(memory, board)) {
        memset(memory->failed, 0, sizeof memory->failed);
        memory->now = 1;
        memory->story++;
        remember(memory, board);
        return;
    }
    struct lele_news news = { .cells = LELE_CELLSET_EMPTY };
    for (int d = 0; d <= board->layout->size; d++) { /* 0: empty cells */
        const lele_cellset gone = lele_cellset_minus(memory->places[d], board->places[d]);
        if (d != 0 && !lele_cellset_is_empty(&gone))
            news.digits |= lele_digits_of(d);
        news.cells = lele_cellset_or(news.cells, gone);
    }
    if (lele_cellset_is_empty(&news.cells))
        return;
    news.units = units_of(board->layout, news.cells);
    memory->now++;
    memory->log[memory->now % LELE_NEWS_KEPT] = news;
    remember(memory, board);
}

void lele_memory_news(const struct lele_memory *memory, const lele_layout *layout, int technique,
                      struct lele_news *ret)
{
    const uint32_t failed = memory->failed[technique];
    if (failed == 0 || memory->now - failed > LELE_NEWS_KEPT) {
        lele_news_all(layout, ret);
        return;
    }
    *ret = (struct lele_news){ .cells = LELE_CELLSET_EMPTY };
    for (uint32_t at = failed + 1; at <= memory->now; at++) {
        const struct lele_news *news = &memory->log[at % LELE_NEWS_KEPT];
        ret->digits |= news->digits;
        ret->cells = lele_cellset_or(ret->cells, news->cells);
        ret->units |= news->units;
    }
}
