/*
 * Checks canonical forms: reads puzzles (one per line), disguises each a thousand times and compares
 * the form and the number of automorphisms of every disguise with those of the puzzle.
 *
 *     head -100 FILE | build/bench/canon-check
 *
 * Prints the numbers of puzzles and of wrong disguises; the exit status is 1 if there is one.
 */
#include <stdio.h>
#include <string.h>

#include "lele/canon.h"
#include "lele/disguise.h"

enum { DISGUISES = 1000, LINE_MAX_SIZE = 512 };

static int check(lele_canon *canon, const lele_layout *layout, lele_random *random,
                 const lele_grid *grid)
{
    lele_grid form, other;
    lele_position position, disguised;
    int wrong = 0;
    const uint64_t count = lele_canon_form(canon, grid, &form);
    lele_position_from_grid(&position, layout, grid);
    for (int i = 0; i < DISGUISES; i++) {
        lele_disguise disguise;
        lele_disguise_init(&disguise, layout, random);
        lele_disguise_apply(&disguise, &position, &disguised);
        const bool same = lele_canon_form(canon, &disguised.givens, &other) == count &&
                          lele_grid_equal(layout, &form, &other);
        wrong += !same;
    }
    return wrong;
}

int main(void)
{
    lele_layout layout;
    if (lele_layout_init(&layout, LELE_LAYOUT_CLASSIC, NULL) != LELE_OK)
        return 1;
    lele_canon *canon = lele_canon_new(&layout, NULL);
    if (canon == NULL)
        return 1;
    lele_random random;
    lele_random_init(&random, 1);
    char line[LINE_MAX_SIZE];
    int puzzles = 0, wrong = 0;
    while (fgets(line, sizeof line, stdin) != NULL) {
        lele_grid grid;
        if (lele_grid_read(&layout, line, strlen(line), &grid, NULL) != LELE_OK ||
            lele_grid_check(&layout, &grid, NULL) != LELE_OK)
            continue;
        puzzles++;
        wrong += check(canon, &layout, &random, &grid);
    }
    printf("%d puzzles, %d wrong disguises\n", puzzles, wrong);
    lele_canon_free(canon);
    return wrong != 0;
}
