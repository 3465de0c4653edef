/*
 * The table of layouts: one row for each layout that has a name of its own.
 *
 * Names, titles, share codes, lists and the page are all made from these rows, so a row in
 * layout_table.c is all that a new layout needs.
 */
#ifndef LELE_CORE_LAYOUT_TABLE_H
#define LELE_CORE_LAYOUT_TABLE_H

#include "lele/layout.h"

typedef struct lele_layout_kind {
    const char *name;
    const char *crossed; /* its name with both diagonals */
    const char *also;    /* another name that is read; NULL: none */
    const char *title[LELE_LANG_COUNT];
    int number; /* in share codes: never changes; a new row takes the next free number */
    int box_rows, box_columns;
    void (*add_extra)(lele_layout *layout); /* adds the extra units; NULL: none */
} lele_layout_kind;

/* The rows, index from 0; NULL after the last. */
const lele_layout_kind *lele_layout_kind_at(size_t index);

/* The row that a name stands for, and whether the name adds the diagonals.  NULL when there is
 * none, a jigsaw among others. */
const lele_layout_kind *lele_layout_kind_named(const char *name, bool *crossed);

/* The length of a name without the "-x" that adds the diagonals. */
size_t lele_layout_name_plain(const char *name);

/* What a share code writes for a layout: below LELE_LAYOUT_NUMBERS, the same in all versions.
 * That of a layout with clues is the number without them.  -1 for a jigsaw. */
enum { LELE_LAYOUT_NUMBERS = 62 };
int lele_layout_number(const lele_layout *layout);

/* The name of the layout with that number; NULL when there is none. */
const char *lele_layout_name_numbered(int number);

/* The layout that is meant by a grid of so many cells when nothing else is said: the first of
 * that size without extra units.  NULL when there is none. */
const char *lele_layout_name_for_cells(size_t cells);

/* The name of the jigsaw with these regions: `region[cell]` counts from 0. */
void lele_layout_name_regions(int size, const uint8_t *region, bool crossed,
                              char ret[LELE_LAYOUT_NAME_SIZE]);

/* As lele_layout_init, into memory of zeros, which is not of use after a failure. */
lele_error lele_layout_build(lele_layout *ret, const char *name, lele_problem *problem);

/* For functions that add units: the units come after those that are there. */
void lele_layout_add_unit(lele_layout *layout, lele_unit_kind kind, int number,
                          const lele_cellset *set);

/* A rectangle of cells with its upper left corner at (row, column), both from 0. */
lele_cellset lele_layout_rectangle(const lele_layout *layout, int row, int column, int rows,
                                   int columns);

#endif
