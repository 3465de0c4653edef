/*
 * Finds worked examples: reads puzzles (one per line), walks their solve paths and prints for each
 * technique the position that shows it best, as a HoDoKu library line.
 *
 *     lele generate -n 5000 --minimal --seed 1 | build/bench/find-examples [RATING]
 *
 * The best position is one where nothing easier helps; among these, one with a short argument and
 * few candidates.  Techniques that the path does not use are searched where its next step is rated
 * RATING (tenths, default 60) or more.  Each line has the name, how much lower the technique of
 * the next step is rated (tenths; 0: nothing easier helps), the cost (length of the argument plus
 * twice the number of candidates), the position.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/codec.h"
#include "lele/rate.h"

enum { LINE_MAX_SIZE = 512 };

struct example {
    int early; /* how much lower the next step of the path is rated */
    size_t cost;
    char *position; /* NULL: none yet */
};

struct finder {
    lele_layout layout;
    lele_engine *engine;
    lele_board board;
    lele_grid givens;
    int hard; /* rating */
    lele_step step, other;
    lele_text text;
    lele_text line;
    struct example best[LELE_MAX_TECHNIQUES];
};

static void write_position(struct finder *finder)
{
    static lele_position position;
    lele_position_from_grid(&position, &finder->layout, &finder->givens);
    position.values = finder->board.grid;
    position.has_candidates = true;
    memcpy(position.candidates, finder->board.candidates, sizeof position.candidates);
    lele_text_clear(&finder->line);
    lele_codec_write(lele_codec_find("hodoku"), &position, &finder->line, NULL);
}

static size_t cost_of(struct finder *finder, const lele_step *step)
{
    size_t candidates = 0;
    for (int cell = 0; cell < finder->layout.cell_count; cell++)
        candidates += (size_t)lele_digits_count(finder->board.candidates[cell]);
    lele_text_clear(&finder->text);
    lele_step_write(step, &finder->board, LELE_LANG_EN, LELE_HINT_WHY, &finder->text);
    return finder->text.length + 2 * candidates;
}

static int earliness(int technique, int next)
{
    const int lower =
        lele_technique_at((size_t)technique)->rating - lele_technique_at((size_t)next)->rating;
    return lower > 0 ? lower : 0;
}

/* `next` is the technique of the next step on the path. */
static void consider(struct finder *finder, const lele_step *step, int next)
{
    struct example *best = &finder->best[step->technique];
    const int early = earliness(step->technique, next);
    const size_t cost = cost_of(finder, step);
    if (best->position != NULL &&
        (early > best->early || (early == best->early && cost >= best->cost)))
        return;
    write_position(finder);
    free(best->position);
    *best = (struct example){ early, cost, calloc(1, finder->line.length + 1) };
    if (best->position == NULL)
        exit(3);
    memcpy(best->position, finder->line.data, finder->line.length);
}

/* Whether a technique that the path does not use here could get a better example. */
static bool is_of_interest(const struct finder *finder, int technique, int next)
{
    const struct example *best = &finder->best[technique];
    const int early = earliness(technique, next);
    if (best->position == NULL || early < best->early)
        return true;
    return early == best->early && lele_technique_at((size_t)technique)->off_by_default;
}

static void consider_others(struct finder *finder, int next)
{
    for (int i = 0; i < (int)lele_technique_count(); i++) {
        const lele_technique_list list = { .order = { (uint8_t)i }, .count = 1 };
        const lele_find_options options = { &list, LELE_UNIQUENESS_PROVED };
        if (i != next && is_of_interest(finder, i, next) &&
            lele_engine_next(finder->engine, &finder->board, &options, &finder->other))
            consider(finder, &finder->other, next);
    }
}

static void walk(struct finder *finder, const char *line)
{
    const lele_find_options options = { NULL, LELE_UNIQUENESS_PROVED };
    if (lele_grid_read(&finder->layout, line, strlen(line), &finder->givens, NULL) != LELE_OK)
        return;
    lele_board_init(&finder->board, &finder->layout, &finder->givens);
    while (finder->board.empty_count > 0 &&
           lele_engine_next(finder->engine, &finder->board, &options, &finder->step)) {
        consider(finder, &finder->step, finder->step.technique);
        if (finder->step.rating >= finder->hard)
            consider_others(finder, finder->step.technique);
        lele_step_apply(&finder->step, &finder->board);
    }
}

int main(int argc, char **argv)
{
    struct finder *finder = calloc(1, sizeof *finder);
    if (finder == NULL || lele_layout_init(&finder->layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK)
        return 3;
    finder->hard = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 60;
    finder->engine = lele_engine_new(&finder->layout);
    if (finder->engine == NULL)
        return 3;
    lele_text_init(&finder->text);
    lele_text_init(&finder->line);
    char line[LINE_MAX_SIZE];
    while (fgets(line, sizeof line, stdin) != NULL)
        walk(finder, line);
    for (size_t i = 0; i < lele_technique_count(); i++) {
        const struct example *best = &finder->best[i];
        if (best->position != NULL)
            printf("%s\t%d\t%zu\t%s\n", lele_technique_at(i)->name, best->early, best->cost,
                   best->position);
        free(best->position);
    }
    lele_text_release(&finder->text);
    lele_text_release(&finder->line);
    lele_engine_free(finder->engine);
    free(finder);
    return 0;
}
