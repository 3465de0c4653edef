/*
 * Draws a board, with or without a step on it: the printed twin of the page's board.
 *
 * Coordinates inside a board are cells: 0, 0 is its upper left corner, size, size the lower right.
 */
#ifndef LELE_DRAW_BOARD_H
#define LELE_DRAW_BOARD_H

#include "draw/look.h"
#include "draw/type.h"

typedef struct draw_board {
    const lele_layout *layout;
    const lele_grid *givens, *values; /* values: givens and more digits; may be the givens */
    const lele_digits *notes;         /* of each cell; NULL: none */
    bool faint;                       /* notes to strike out: paler, and smaller than candidates */
    bool bare;                        /* a solution: without clues */
    const lele_sketch *drawing;       /* of a step; NULL: none */
    const draw_look *look;
    const lele_clue_sketch *clues; /* of the layout; draw_board_at sets it */
} draw_board;

/* Draws into the square of that side whose upper left corner is x, y.  Clues outside of the board are
 * in the square, too. */
void draw_board_at(draw_type *type, cairo_t *cr, const draw_board *board, double x, double y,
                   double side);

typedef struct draw_point {
    double x, y;
} draw_point;

/* The columns and rows of notes in a cell, and the centre of a note in its cell. */
typedef struct draw_note_grid {
    int columns, rows;
} draw_note_grid;
draw_note_grid draw_note_grid_of(int size);
draw_point draw_note_place(int size, int digit);
/* The centre of a note on the board: it is lower where the corner of its cell has a number. */
draw_point draw_note_at(const draw_board *board, int cell, int digit);

/* Draws the outlines, lines and arrows of the board's drawing, below the digits. */
void draw_sketch(cairo_t *cr, const draw_board *board, const lele_tones *tones);

#endif
