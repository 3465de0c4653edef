/*
 * Where everything is on the screen: the shape of the board in characters, and the places of the
 * board, the panel and the two lines at the bottom.
 *
 * A shape is a height of cells and whether all cells have lines between them.  The largest shape that
 * leaves room for the panel is taken; if none fits, the smallest one scrolls after the cursor.
 */
#ifndef LELE_PLAY_SHAPE_H
#define LELE_PLAY_SHAPE_H

#include "play/canvas.h"

typedef struct play_shape {
    int size;
    int cell_height, cell_width;
    bool thin;     /* lines between all cells, not only between boxes */
    bool heavy;    /* lines between boxes are heavy */
    int note_rows; /* small digits of a cell: note_rows lines of note_columns, note_step apart */
    int note_columns, note_step;
    /* of cell row i, or column i: the distance from the top, or the left; [size]: of the last line */
    int row_at[LELE_MAX_SIZE + 1], column_at[LELE_MAX_SIZE + 1];
    bool row_line[LELE_MAX_SIZE + 1]; /* there is a line above row i */
    int height, width;
} play_shape;

enum { PLAY_SHAPES = 7, PLAY_SHAPE_AUTO = -1 };

/* Shape number `index`, the largest first. */
void play_shape_init(play_shape *shape, const lele_layout *layout, int index);

/* Whether box lines run between two neighbours, or a cell and the edge (-1). */
bool play_shape_parts(const lele_layout *layout, int cell, int other);

typedef struct play_screen {
    int rows, columns;
    play_shape shape;
    play_rect board;          /* the part of the screen for it; the board may be larger */
    play_rect panel;          /* height 0: none */
    int status_row, keys_row; /* -1: none */
    int top, left;            /* the row and column of the board that is shown first */
} play_screen;

enum { PLAY_PANEL_LEAST = 24, PLAY_PANEL_MOST = 60 };

/* `zoom`: a shape or PLAY_SHAPE_AUTO.  `reads`: the panel has a text that must be readable, even
 * if it covers a part of the board. */
void play_screen_arrange(play_screen *screen, int rows, int columns, const lele_layout *layout,
                         int zoom, bool reads, int cursor);

/* The cell at a place of the screen; -1: none. */
int play_screen_cell(const play_screen *screen, int row, int column);

#endif
