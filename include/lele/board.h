/*
 * A board: a grid plus the candidates of its empty cells, kept consistent.
 *
 * Techniques read boards; place and eliminate are the only ways to change one.
 *
 * Arguments: the digits of a grid or position must be in range (lele_grid_check); they may break
 * the rules.  Cells, digits and NULL: see lele/lele.h.
 */
#ifndef LELE_BOARD_H
#define LELE_BOARD_H

#include "lele/grid.h"

typedef struct lele_board {
    const lele_layout *layout;
    lele_grid grid;
    lele_digits candidates[LELE_MAX_CELLS]; /* 0 in a filled cell */
    lele_cellset
        places[LELE_MAX_SIZE + 1];       /* places[d]: where d is a candidate; [0]: empty cells */
    lele_digits missing[LELE_MAX_UNITS]; /* the digits a unit still lacks */
    lele_cellset givens;                 /* matters to avoidable rectangles only */
    int empty_count;
} lele_board;

/* A board with every candidate that no placed digit sees.  All digits of `grid` count as
 * givens.  A grid with conflicts gives a board too: check with lele_grid_check first. */
LELE_API void lele_board_init(lele_board *board, const lele_layout *layout, const lele_grid *grid);

/* A board of the position's values, with its givens; where the position has candidates, the board
 * has none that they lack. */
LELE_API void lele_board_init_position(lele_board *board, const lele_position *position);

/* Puts a digit into an empty cell and removes it from the candidates of all peers. */
LELE_API void lele_board_place(lele_board *board, int cell, int digit);

/* Removes candidates; those that are not there do not matter. */
LELE_API void lele_board_eliminate(lele_board *board, int cell, lele_digits digits);

/* Why a board can have no solution. */
typedef enum lele_dead_end {
    LELE_DEAD_NOT,
    LELE_DEAD_CONFLICT, /* `unit` holds `digit` twice */
    LELE_DEAD_CELL,     /* `cell` is empty and has no candidate */
    LELE_DEAD_UNIT,     /* `unit` has no place left for `digit` */
} lele_dead_end;

typedef struct lele_contradiction {
    lele_dead_end kind;
    int cell, unit, digit; /* -1 or 0 where the kind has none */
} lele_contradiction;

/* Looks for a contradiction of these kinds; true when there is one.  `ret` may be NULL. */
LELE_API bool lele_board_is_dead(const lele_board *board, lele_contradiction *ret);

#endif
