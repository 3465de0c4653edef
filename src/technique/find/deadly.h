/*
 * Deadly patterns: cells whose digits could be exchanged without any unit noticing.  In a
 * puzzle with one solution at least one of the extra candidates must be true; what follows
 * from that is the same for rectangles, loops, extended rectangles and bivalue graveyards.
 */
#ifndef LELE_TECHNIQUE_FIND_DEADLY_H
#define LELE_TECHNIQUE_FIND_DEADLY_H

#include "technique/search.h"

struct lele_deadly {
    lele_cellset cells;                 /* the whole pattern */
    lele_cellset extra_cells;           /* those with extra candidates */
    lele_digits digits;                 /* of the pattern, for the wording */
    lele_digits deadly[LELE_MAX_CELLS]; /* per cell: the candidates that belong to it */
    lele_digits extras;                 /* all extra candidates together */
};

/* Sets extra_cells and extras from cells and deadly. */
void lele_deadly_weigh(struct lele_deadly *deadly, const lele_board *board);

/* Type 1: one extra cell, which loses its deadly candidates. */
bool lele_deadly_type_1(struct lele_search *search, const struct lele_deadly *deadly);
/* Type 2: one extra digit, gone from all cells that see every extra cell. */
bool lele_deadly_type_2(struct lele_search *search, const struct lele_deadly *deadly);
/* Type 3: the extras of cells of one unit make a naked subset with other cells of it. */
bool lele_deadly_type_3(struct lele_search *search, const struct lele_deadly *deadly);
/* Type 4: two extra cells of one unit are the only places of a deadly digit there, so their
 * other deadly candidates go. */
bool lele_deadly_type_4(struct lele_search *search, const struct lele_deadly *deadly);

/* Marks the pattern in the step: corners, extras. */
void lele_deadly_mark(struct lele_search *search, const struct lele_deadly *deadly);

#endif
