/*
 * A canvas: the characters of a screen, each with its style.  Everything is drawn on a canvas first;
 * the terminal then gets what differs from the canvas before.  So all drawing is pure, and a test or a
 * fuzzer needs no terminal.
 */
#ifndef LELE_PLAY_CANVAS_H
#define LELE_PLAY_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "lele/lele.h"
#include "play/palette.h"

typedef struct play_rect {
    int row, column, height, width;
} play_rect;

typedef struct play_glyph {
    uint32_t ch; /* 0: the right half of the wide character before */
    play_style style;
} play_glyph;

enum { PLAY_MOST_ROWS = 512, PLAY_MOST_COLUMNS = 1024 };

typedef struct play_canvas {
    int height, width;
    play_glyph *glyphs; /* height * width, by rows */
    play_rect clip;     /* nothing is drawn outside */
} play_canvas;

void play_canvas_init(play_canvas *canvas);
void play_canvas_release(play_canvas *canvas);

/* Sets the size, at most the limits above, and clears it.  False when memory is short; then it is
 * empty. */
bool play_canvas_start(play_canvas *canvas, int height, int width, play_style style);

/* Limits drawing to a part of the canvas. */
void play_canvas_clip(play_canvas *canvas, play_rect rect);
void play_canvas_clip_none(play_canvas *canvas);

/* Draws a character; a wide one that does not fit as a whole becomes a space. */
void play_canvas_put(play_canvas *canvas, int row, int column, uint32_t ch, play_style style);
void play_canvas_fill(play_canvas *canvas, play_rect rect, play_style style);

/* Draws a text of one line; control characters become '?'.  Returns the column after it. */
int play_canvas_text(play_canvas *canvas, int row, int column, const char *text, play_style style);

/* The text of one row without trailing spaces, for tests and for screen shots. */
void play_canvas_row(const play_canvas *canvas, int row, lele_text *out);

#endif
