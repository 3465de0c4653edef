/* Worked examples, see examples.c. */
#ifndef LELE_TECHNIQUE_EXAMPLES_H
#define LELE_TECHNIQUE_EXAMPLES_H

struct lele_example {
    const char *name, *position;
};

/* Tables by family; a row without a name ends them. */
extern const struct lele_example lele_examples_chains[], lele_examples_sets[],
    lele_examples_odd_loops[], lele_examples_jigsaw[], lele_examples_guards[], lele_examples_rare[],
    lele_examples_clues[];

#endif
