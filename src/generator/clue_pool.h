/*
 * A pool of clues that are true in a grid, of which a puzzle takes some.
 *
 * Lines and small cages are walks that share no cell and do not cross.  Dots, Xs and Vs are all that
 * fit, or some of those beside the lines.  Rules of the whole grid are kept apart.
 */
#ifndef LELE_GENERATOR_CLUE_POOL_H
#define LELE_GENERATOR_CLUE_POOL_H

#include "lele/generate.h"

enum { LELE_POOL_CLUES = 320 };

typedef struct lele_pool_clue {
    uint8_t look;
    bool taken;
    bool fixed; /* stays in the puzzle */
    int value;
    int count;
    lele_cell cell[LELE_MAX_SIZE];
} lele_pool_clue;

typedef struct lele_clue_pool {
    const lele_layout *layout;
    const lele_grid *grid;
    lele_random *random;
    bool all_marks;                /* of dots, Xs and Vs */
    bool alone;                    /* one kind only */
    lele_cellset used;             /* by walks */
    lele_cellset slash, backslash; /* squares, by their first cell, in which a walk goes that way */
    int count;
    lele_pool_clue clue[LELE_POOL_CLUES];
} lele_clue_pool;

/* Adds the rules of the whole grid that kinds stand for: knight and so on. */
void lele_pool_draw_global(lele_clue_pool *pool, uint32_t kinds);

/* Adds everything else; pool->grid is complete. */
void lele_pool_draw(lele_clue_pool *pool, uint32_t kinds);

/* Appends the clues that are taken. */
lele_error lele_pool_write(const lele_clue_pool *pool, lele_clue_list *list);

/* For the files that draw: NULL when the pool is full. */
lele_pool_clue *lele_pool_add(lele_clue_pool *pool, lele_look look, int value);

/* Lines and cages, until no more are found or enough cells are used. */
void lele_pool_draw_walks(lele_clue_pool *pool, uint32_t kinds);

#endif
