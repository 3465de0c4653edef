/* Prints three hard puzzles of a seed: the same on every machine. */
#include <lele/lele.h>

#include <stdio.h>

int main(void)
{
    static lele_puzzle puzzle;
    lele_layout layout;
    lele_seed seed;
    lele_problem problem;
    if (lele_seed_read(&seed, "2:hard:classic:example", &problem) != LELE_OK ||
        lele_layout_init(&layout, seed.layout, &problem) != LELE_OK)
        return 1;
    lele_generator *generator = lele_generator_new(&layout, &seed.recipe, &problem);
    if (generator == NULL)
        return 1;
    for (uint64_t i = 0; i < 3; i++) {
        char line[LELE_MAX_CELLS + 1] = "";
        if (lele_generator_make(generator, lele_seed_number(&seed), i, &puzzle) != LELE_OK)
            continue; /* none within the effort: the next one */
        lele_grid_write(&layout, &puzzle.givens, '.', line);
        printf("%s %d givens\n", line, puzzle.clues);
    }
    lele_generator_free(generator);
    return 0;
}
