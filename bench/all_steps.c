/*
 * Times the search for all steps of all techniques, including those that are off by default, in
 * the start positions of the puzzles of a file (one per line), in processor time.
 *
 *     build/bench/all-steps FILE [by-technique|along]
 *
 * Prints the number of positions and steps, and the median, the 99th percentile and the worst
 * time in milliseconds, for the search alone and with text and JSON.  by-technique: the share of
 * each technique in the search.  along: in all positions of the solve path, with runs of
 * placements skipped.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lele/lele.h"

enum { POSITIONS_MAX = 1 << 16, LINE_MAX_SIZE = 512 };

enum mode { AT_START, BY_TECHNIQUE, ALONG };

struct series {
    const char *name;
    float times[POSITIONS_MAX];
    double worst;
    char worst_line[LINE_MAX_SIZE];
};

struct bench {
    lele_layout layout;
    lele_engine *engine;
    lele_board board, blank; /* a search on the blank board empties the caches of the engine */
    lele_technique_list all, look;
    lele_step step;
    lele_text text;
    lele_json json;
    size_t positions, steps, bytes;
    struct series search, told;
    double took[LELE_MAX_TECHNIQUES]; /* by technique, in seconds */
    size_t count[LELE_MAX_TECHNIQUES];
};

static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static bool count_step(void *data, const lele_step *step)
{
    struct bench *bench = data;
    bench->count[step->technique]++;
    bench->steps++;
    return true;
}

static bool tell_step(void *data, const lele_step *step)
{
    struct bench *bench = data;
    lele_step_json(step, &bench->board, LELE_LANG_EN, &bench->json);
    return true;
}

static void forget(struct bench *bench)
{
    const lele_find_options options = { &bench->look, LELE_UNIQUENESS_UNKNOWN };
    lele_engine_next(bench->engine, &bench->blank, &options, &bench->step);
}

static double time_search(struct bench *bench, lele_step_fn found)
{
    const lele_find_options options = { &bench->all, LELE_UNIQUENESS_PROVED };
    forget(bench);
    const double start = now();
    lele_engine_each(bench->engine, &bench->board, &options, found, bench);
    return now() - start;
}

static void note(struct series *series, size_t index, double seconds, const char *line)
{
    const double took = seconds * 1000;
    series->times[index] = (float)took;
    if (took <= series->worst)
        return;
    series->worst = took;
    memcpy(series->worst_line, line, strlen(line) + 1);
}

/* Data that several techniques share is charged to the first that needs it. */
static void time_techniques(struct bench *bench)
{
    forget(bench);
    for (size_t i = 0; i < bench->all.count; i++) {
        const lele_technique_list one = { .order = { bench->all.order[i] }, .count = 1 };
        const lele_find_options options = { &one, LELE_UNIQUENESS_PROVED };
        const double start = now();
        lele_engine_each(bench->engine, &bench->board, &options, count_step, bench);
        bench->took[bench->all.order[i]] += now() - start;
    }
    bench->positions++;
}

static void time_told(struct bench *bench, const char *line)
{
    note(&bench->search, bench->positions, time_search(bench, count_step), line);
    lele_text_clear(&bench->text);
    lele_json_init(&bench->json, &bench->text);
    lele_json_array_begin(&bench->json);
    note(&bench->told, bench->positions, time_search(bench, tell_step), line);
    lele_json_array_end(&bench->json);
    bench->bytes += bench->text.length;
    bench->positions++;
}

static bool advance(struct bench *bench)
{
    return lele_engine_next(bench->engine, &bench->board, NULL, &bench->step) &&
           lele_step_apply(&bench->step, &bench->board);
}

/* Applies steps up to and including one that places nothing; false at the end of the path. */
static bool go_on(struct bench *bench)
{
    bool more = advance(bench);
    while (more && bench->step.placement_count != 0)
        more = advance(bench);
    return more;
}

static void take_line(struct bench *bench, const char *line, enum mode mode)
{
    lele_grid grid;
    if (lele_grid_read(&bench->layout, line, strlen(line), &grid, NULL) != LELE_OK)
        return;
    lele_board_init(&bench->board, &bench->layout, &grid);
    for (bool more = true; more && bench->positions < POSITIONS_MAX;) {
        if (mode == BY_TECHNIQUE)
            time_techniques(bench);
        else
            time_told(bench, line);
        more = mode == ALONG && go_on(bench);
    }
}

static int by_value(const void *a, const void *b)
{
    const float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static void print_series(struct series *series, size_t count)
{
    qsort(series->times, count, sizeof *series->times, by_value);
    printf("%-6s  median %.1f ms  99%% %.1f ms  worst %.1f ms  %s", series->name,
           (double)series->times[count / 2], (double)series->times[count * 99 / 100], series->worst,
           series->worst_line);
}

static void print_techniques(const struct bench *bench)
{
    for (size_t i = 0; i < lele_technique_count(); i++)
        printf("%9.3f ms  %8.1f steps  %s\n", bench->took[i] * 1000 / (double)bench->positions,
               (double)bench->count[i] / (double)bench->positions, lele_technique_at(i)->name);
}

static bool make(struct bench *bench)
{
    lele_grid empty;
    lele_text_init(&bench->text);
    if (lele_layout_init(&bench->layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK ||
        lele_technique_list_read(&bench->look, "naked-pair", NULL) != LELE_OK)
        return false;
    bench->engine = lele_engine_new(&bench->layout);
    lele_grid_clear(&empty);
    lele_board_init(&bench->blank, &bench->layout, &empty);
    bench->search.name = "search";
    bench->told.name = "told";
    for (size_t i = 0; i < lele_technique_count(); i++)
        bench->all.order[bench->all.count++] = (uint8_t)i;
    return bench->engine != NULL;
}

static enum mode read_mode(const char *word)
{
    return strcmp(word, "by-technique") == 0 ? BY_TECHNIQUE
           : strcmp(word, "along") == 0      ? ALONG
                                             : AT_START;
}

static void measure(struct bench *bench, FILE *file, enum mode mode)
{
    char line[LINE_MAX_SIZE];
    while (fgets(line, sizeof line, file) != NULL)
        take_line(bench, line, mode);
    if (bench->positions == 0)
        return;
    printf("%zu positions, %zu steps, %zu bytes\n", bench->positions, bench->steps, bench->bytes);
    if (mode == BY_TECHNIQUE) {
        print_techniques(bench);
        return;
    }
    print_series(&bench->search, bench->positions);
    print_series(&bench->told, bench->positions);
}

int main(int argc, char **argv)
{
    struct bench *bench = calloc(1, sizeof *bench);
    FILE *file = argc > 1 ? fopen(argv[1], "r") : stdin;
    const bool ready = bench != NULL && make(bench) && file != NULL;
    if (ready)
        measure(bench, file, read_mode(argc > 2 ? argv[2] : ""));
    if (bench != NULL) {
        lele_text_release(&bench->text);
        lele_engine_free(bench->engine);
    }
    free(bench);
    if (file != NULL)
        fclose(file);
    return ready ? 0 : 3;
}
