/*
 * A row of the table of techniques: what a technique is called, how its argument reads, and
 * which finder searches for it.
 *
 * Whoever writes sentences needs the rows and not the engine, so this header does not include
 * technique.h.  To add a technique, see rows.h.
 */
#ifndef LELE_TECHNIQUE_ROW_H
#define LELE_TECHNIQUE_ROW_H

#include "lele/technique.h"

struct lele_search;

/* Offers every step of the row's technique; true when an offer said stop. */
typedef bool (*lele_find_fn)(struct lele_search *search);

struct lele_row {
    lele_technique about;
    const char *why[LELE_LANG_COUNT]; /* the template of the argument, see explain.h */
    const char *const *why_joined;    /* for two patterns told together (fish on one base, sets with
                                         two common digits); or NULL */
    lele_find_fn find;                /* NULL: never searched for (brute force) */
    int size;                         /* what these two mean is the family's business: */
    int kind;                         /* cells of a subset, base sets of a fish, a type ... */
};

/* NULL after the last row. */
const struct lele_row *lele_row_at(size_t index);

#endif
