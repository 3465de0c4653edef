/*
 * The options of `lele generate`, the job made from them, and its execution; for cmd_generate.c.
 *
 * The options become a recipe.  Recipe, layout and name become a seed.  Puzzle number i of the
 * seed does not depend on the number of threads.
 */
#ifndef LELE_CLI_GENERATE_H
#define LELE_CLI_GENERATE_H

#include "cli/pipeline.h"

typedef struct cli_generate_options {
    int64_t count, threads, box_holes, effort, dominoes;
    int difficulty, symmetry, fraction, scale, to;
    cli_range rating, clues, holes, cage_size, uncovered, blank_cages;
    const char *technique, *train, *layout, *seed, *pattern, *solution, *kind;
    bool minimal, some_marks, json;
} cli_generate_options;

typedef struct cli_generate_job {
    lele_seed seed;
    uint64_t number;    /* of the seed: lele_seed_number */
    lele_layout layout; /* with new_maps: classic, which has the same size */
    bool new_maps;      /* a random jigsaw map for every puzzle */
    bool has_solution;
    lele_grid solution;
    lele_cellset pattern;
    int train;            /* the technique of --train; -1: none */
    int64_t effort;       /* of --effort */
    const lele_codec *to; /* NULL: cells, or with clues their line */
    bool json;
    const char *option, *value; /* the option being read, for error messages; may be NULL */
} cli_generate_job;

/* The values of --row-frac: "1/3", "1/2", "2/3"; ends with NULL. */
extern const char *const cli_generate_fractions[];

/* Whether the recipe or layout is given twice: by a whole seed ("1:hard:classic:name") and by
 * other options. */
bool cli_generate_says_twice(const cli_generate_options *chosen);

/* Whether the text is a whole seed, or a name that a seed can contain. */
bool cli_generate_seed_fits(const char *seed);

/* Turns the options into a job.  Fails if the options contradict each other or no puzzle can meet
 * them. */
lele_error cli_generate_read(const cli_generate_options *chosen, cli_generate_job *ret,
                             lele_problem *problem);

/* Whether one of the options for clues is given. */
bool cli_generate_has_clues(const cli_generate_options *chosen);

/* Reads these options. */
lele_error cli_generate_read_clues(const cli_generate_options *chosen, cli_generate_job *job,
                                   lele_problem *problem);

/* Reads --to, when the recipe is known: the format must be able to hold the puzzles. */
lele_error cli_generate_read_format(const cli_generate_options *chosen, cli_generate_job *job,
                                    lele_problem *problem);

/* A generator for the job on `layout`.  NULL, with `problem` (may be NULL) filled, if no puzzle
 * can meet the recipe or memory is short. */
lele_generator *cli_generate_new(const cli_generate_job *job, const lele_layout *layout,
                                 lele_problem *problem);

/* Makes the puzzles and writes them; returns the exit status. */
int cli_generate_work(const cli_call *call, cli_generate_job *job, uint64_t count, int64_t threads);

#endif
