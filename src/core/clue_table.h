/*
 * The table of clues: one row for each look.
 *
 * A new clue is a row in clue_table.c, what it means in expand.c, and its keys in the codecs that
 * know it.
 */
#ifndef LELE_CORE_CLUE_TABLE_H
#define LELE_CORE_CLUE_TABLE_H

#include "lele/clue.h"

/* How the cells of a clue must lie. */
typedef enum lele_clue_shape {
    LELE_SHAPE_CELLS,      /* anywhere, each once */
    LELE_SHAPE_LINE,       /* the same; their order counts */
    LELE_SHAPE_NEIGHBOURS, /* two cells with a common edge */
    LELE_SHAPE_SQUARE,     /* four cells around a corner */
    LELE_SHAPE_GRID,       /* none: it is about the whole grid */
} lele_clue_shape;

/* What the value of a clue is. */
typedef enum lele_clue_number {
    LELE_NUMBER_NONE,
    LELE_NUMBER_SUM,    /* must be possible for the cells */
    LELE_NUMBER_MAYBE,  /* the same, or none */
    LELE_NUMBER_SMALL,  /* from 1 to 15 */
    LELE_NUMBER_PAIR,   /* the sum of two digits */
    LELE_NUMBER_PARTS,  /* divides the number of cells */
    LELE_NUMBER_PILL,   /* 2 or 3, below the number of cells */
    LELE_NUMBER_DIGITS, /* a mask */
    LELE_NUMBER_LINE,   /* at most the sum of all digits */
    LELE_NUMBER_CORNER, /* see LELE_LOOK_QUADRUPLE */
} lele_clue_number;

typedef struct lele_clue_row {
    const char *name;
    const char *title[LELE_LANG_COUNT];
    const char *meaning[LELE_LANG_COUNT];
    lele_clue_shape shape;
    lele_clue_number number;
    int fewest;    /* cells */
    bool distinct; /* its cells are all different */
    bool single;   /* each cell is a clue of its own */
} lele_clue_row;

/* The row of a look that exists. */
const lele_clue_row *lele_clue_row_of(lele_look look);

/* Whether the order of the cells says nothing. */
bool lele_clue_is_free(const lele_clue_row *row);

/* LELE_OK if the clue fits the layout, else the first problem of it. */
lele_error lele_clue_check(const lele_layout *layout, const lele_clue_list *list, int clue,
                           lele_problem *problem);

/* Fills the rules of the clues, which have been checked, and adds to the peers of the layout.
 * LELE_E_CLUES when there are too many. */
lele_error lele_clues_expand(lele_layout *layout, lele_clues *clues, lele_problem *problem);

/* Whether a grid breaks a rule; `cells` are then those that do, and unchanged otherwise. */
bool lele_rule_is_broken(const lele_layout *layout, const lele_rule *rule, const lele_grid *grid,
                         lele_cellset *cells);

/* Whether a collection may have layouts with clues. */
bool lele_layouts_have_clues(const lele_layouts *layouts);

/* Whether a list has a clue of this look. */
bool lele_clue_list_has(const lele_clue_list *list, lele_look look);

/* Puts clues into their fixed order, and the cells of each into theirs where the order is free. */
void lele_clue_list_sort(lele_clue_list *list);

/* Appends "+cage:15:r1c1r1c2;...". */
void lele_clue_list_write(const lele_layout *layout, const lele_clue_list *list, lele_text *out);

/* Reads what stands after the plus. */
lele_error lele_clue_list_read(const lele_layout *layout, const char *text, lele_clue_list *ret,
                               lele_problem *problem);

/* Whether two cells have a common edge. */
bool lele_cells_touch(const lele_layout *layout, int a, int b);

#endif
