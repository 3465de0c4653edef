/*
 * What `lele generate` was asked for, and the work on it, for cmd_generate.c.
 *
 * The options become a recipe; recipe, layout and name become a seed; puzzle number i of the
 * seed is the same with any number of threads.
 */
#ifndef LELE_CLI_GENERATE_H
#define LELE_CLI_GENERATE_H

#include "cli/pipeline.h"

typedef struct cli_generate_options {
    int64_t count, threads, box_holes;
    int difficulty, symmetry, fraction;
    cli_range rating, clues, holes;
    const char *technique, *train, *layout, *seed, *pattern, *solution;
    bool minimal, json;
} cli_generate_options;

typedef struct cli_generate_job {
    lele_seed seed;
    uint64_t number; /* of the seed */
    lele_layout layout;
    bool new_maps; /* a random jigsaw for every puzzle */
    bool has_solution;
    lele_grid solution;
    lele_cellset pattern;
    int train; /* technique; -1: none */
    bool json;
    const char *option, *value; /* being read, for who complains about it; may be NULL */
} cli_generate_job;

/* "1/3" "1/2" "2/3": what --row-frac takes; ends with NULL. */
extern const char *const cli_generate_fractions[];

/* Whether the seed brings a recipe and a layout ("1:hard:classic:name") and there are options
 * for these as well. */
bool cli_generate_says_twice(const cli_generate_options *chosen);

/* Whether this is a whole seed, or a name that can be part of one. */
bool cli_generate_seed_fits(const char *seed);

/* Reads the options and makes sure that there can be such puzzles. */
lele_error cli_generate_read(const cli_generate_options *chosen, cli_generate_job *ret,
                             lele_problem *problem);

/* NULL with a problem (may be NULL) when nothing can be as the job says. */
lele_generator *cli_generate_new(const cli_generate_job *job, const lele_layout *layout,
                                 lele_problem *problem);

/* Makes the puzzles and writes them; returns the exit status. */
int cli_generate_work(const cli_call *call, cli_generate_job *job, uint64_t count, int64_t threads);

#endif
