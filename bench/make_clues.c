/*
 * Makes puzzles with clues, and prints how many per second and what they look like.
 *
 *     make-clues RECIPE [COUNT [LAYOUT [SEED]]]
 *
 * A recipe is that of a seed: "kind=killer", "hard,kind=killer".  With -v before it the puzzles are
 * printed, too.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lele/lele.h"

struct totals {
    int made, failed, cages, dominoes, across, clues, givens;
};

static void count(const lele_layout *layout, const lele_puzzle *puzzle, struct totals *totals)
{
    const lele_clue_list *list = &puzzle->list;
    totals->made++;
    totals->givens += puzzle->clues;
    totals->clues += list->clue_count;
    for (int i = 0; i < list->clue_count; i++) {
        const lele_clue *clue = &list->clue[i];
        const lele_cell *cells = list->cell + clue->first_cell;
        bool across = false;
        if (clue->look != LELE_LOOK_CAGE)
            continue;
        for (int c = 1; c < clue->cell_count; c++)
            across |= lele_layout_box(layout, cells[c]) != lele_layout_box(layout, cells[0]);
        totals->cages++;
        totals->dominoes += clue->cell_count == 2;
        totals->across += across;
    }
}

static void print(const lele_layout *layout, const lele_puzzle *puzzle)
{
    static lele_layout with;
    static lele_clues clues;
    static lele_position position;
    lele_text text;
    lele_text_init(&text);
    clues.list = puzzle->list;
    if (lele_layout_init_with(&with, layout, &clues, NULL) != LELE_OK)
        return;
    lele_position_from_grid(&position, &with, &puzzle->givens);
    (void)lele_codec_write(lele_codec_find("clues"), &position, &text, NULL);
    puts(text.data != NULL ? text.data : "");
    lele_text_release(&text);
}

int main(int argc, char **words)
{
    static lele_layout layout;
    static lele_puzzle puzzle;
    lele_recipe recipe;
    lele_problem problem;
    struct totals totals = { 0 };
    const bool verbose = argc > 1 && strcmp(words[1], "-v") == 0;
    words += verbose, argc -= verbose;
    const int wanted = argc > 2 ? atoi(words[2]) : 100;
    const uint64_t seed = argc > 4 ? (uint64_t)atoll(words[4]) : 1;
    lele_problem_init(&problem);
    if (argc < 2 || lele_recipe_read(&recipe, words[1], &problem) != LELE_OK ||
        lele_layout_init(&layout, argc > 3 ? words[3] : LELE_LAYOUT_CLASSIC, &problem) != LELE_OK) {
        fputs("usage: make-clues [-v] RECIPE [COUNT [LAYOUT [SEED]]]\n", stderr);
        return 2;
    }
    lele_generator *generator = lele_generator_new(&layout, &recipe, &problem);
    if (generator == NULL) {
        fputs("no such puzzle\n", stderr);
        return 2;
    }
    const clock_t start = clock();
    for (int i = 0; i < wanted; i++) {
        if (lele_generator_make(generator, seed, (uint64_t)i, &puzzle) != LELE_OK) {
            totals.failed++;
            continue;
        }
        count(&layout, &puzzle, &totals);
        if (verbose)
            print(&layout, &puzzle);
    }
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%s: %d made, %d failed, %.3f s, %.1f/s, %.1f clues, %.1f givens", words[1], totals.made,
           totals.failed, seconds, totals.made / seconds, (double)totals.clues / totals.made,
           (double)totals.givens / totals.made);
    if (totals.cages > 0)
        printf(", %d%% of the cages dominoes, %d%% across boxes",
               100 * totals.dominoes / totals.cages, 100 * totals.across / totals.cages);
    putchar('\n');
    lele_generator_free(generator);
    return totals.failed != 0;
}
