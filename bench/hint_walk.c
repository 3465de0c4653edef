/*
 * Times hints along whole solve paths: reads puzzles (one per line) and times the next step in
 * every position of the path, in processor time, with an engine that has cached nothing.
 *
 *     awk 'NR % 10 == 1' FILE | build/bench/hint-walk
 *
 * Prints the number of positions, the median, the 99th percentile and the worst time in
 * milliseconds, and the puzzle of the worst.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lele/rate.h"

enum { POSITIONS_MAX = 1 << 20, LINE_MAX_SIZE = 512 };

struct walk {
    lele_layout layout;
    lele_engine *engine;
    lele_board board, blank; /* a search on the blank board empties the caches of the engine */
    lele_technique_list look;
    lele_step step;
    size_t count;
    double worst;
    char worst_line[LINE_MAX_SIZE];
    float times[POSITIONS_MAX];
};

static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static bool next(struct walk *walk)
{
    const lele_find_options forget = { &walk->look, LELE_UNIQUENESS_UNKNOWN };
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    lele_engine_next(walk->engine, &walk->blank, &forget, &walk->step);
    const double start = now();
    const bool found = lele_engine_next(walk->engine, &walk->board, &options, &walk->step);
    const double took = (now() - start) * 1000;
    if (walk->count < POSITIONS_MAX)
        walk->times[walk->count++] = (float)took;
    if (took > walk->worst)
        walk->worst = took;
    return found;
}

static void walk_line(struct walk *walk, const char *line)
{
    lele_grid grid;
    const double before = walk->worst;
    if (lele_grid_read(&walk->layout, line, strlen(line), &grid, NULL) != LELE_OK)
        return;
    lele_board_init(&walk->board, &walk->layout, &grid);
    while (walk->board.empty_count > 0 && next(walk))
        lele_step_apply(&walk->step, &walk->board);
    if (walk->board.empty_count > 0)
        printf("no step found: %s", line);
    if (walk->worst > before)
        memcpy(walk->worst_line, line, strlen(line) + 1);
}

static int by_value(const void *a, const void *b)
{
    const float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    struct walk *walk = calloc(1, sizeof *walk);
    lele_grid empty;
    if (walk == NULL || lele_layout_init(&walk->layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK)
        return 3;
    walk->engine = lele_engine_new(&walk->layout);
    if (walk->engine == NULL ||
        lele_technique_list_read(&walk->look, "naked-pair", NULL) != LELE_OK)
        return 3;
    lele_grid_clear(&empty);
    lele_board_init(&walk->blank, &walk->layout, &empty);
    char line[LINE_MAX_SIZE];
    while (fgets(line, sizeof line, stdin) != NULL)
        walk_line(walk, line);
    qsort(walk->times, walk->count, sizeof *walk->times, by_value);
    if (walk->count > 0)
        printf("positions %zu  median %.3f ms  99%% %.2f ms  worst %.2f ms\nworst %s", walk->count,
               (double)walk->times[walk->count / 2], (double)walk->times[walk->count * 99 / 100],
               walk->worst, walk->worst_line);
    lele_engine_free(walk->engine);
    free(walk);
    return 0;
}
