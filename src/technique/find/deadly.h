/*
 * Deadly patterns: cells whose digits could be exchanged so that every unit stays complete.  In a
 * puzzle with one solution at least one of the extra candidates must be true.  The conclusions
 * from that are the same for rectangles, loops, extended rectangles and bivalue graves.
 */
#ifndef LELE_TECHNIQUE_FIND_DEADLY_H
#define LELE_TECHNIQUE_FIND_DEADLY_H

#include "technique/search.h"

struct lele_deadly {
    lele_cellset cells;                 /* the whole pattern */
    lele_cellset extra_cells;           /* those with extra candidates */
    lele_digits digits;                 /* of the pattern, for the text */
    lele_digits deadly[LELE_MAX_CELLS]; /* per cell: the candidates of the pattern */
    lele_digits extras;                 /* all extra candidates together */
    lele_cellset shown;                 /* filled cells that the pattern rests on */
    int rating;                         /* added to that of the row, in tenths */
};

/* Sets extra_cells and extras from cells and deadly. */
void lele_deadly_weigh(struct lele_deadly *deadly, const lele_board *board);

/* Type 1: one extra cell, which loses its deadly candidates. */
bool lele_deadly_type_1(struct lele_search *search, const struct lele_deadly *deadly);
/* Type 2: one extra digit, which is eliminated from all cells that see every extra cell. */
bool lele_deadly_type_2(struct lele_search *search, const struct lele_deadly *deadly);
/* Type 3: all extra cells are in one unit; their extras and other cells of the unit form a naked
 * subset. */
bool lele_deadly_type_3(struct lele_search *search, const struct lele_deadly *deadly);
/* Type 4: two extra cells are the only places of a deadly digit in a unit.  One of them holds it,
 * so their other deadly candidates are eliminated. */
bool lele_deadly_type_4(struct lele_search *search, const struct lele_deadly *deadly);

/* Marks the pattern in the step: corners, extras. */
void lele_deadly_mark(struct lele_search *search, const struct lele_deadly *deadly);

#endif
