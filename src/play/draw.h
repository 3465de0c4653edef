/* Draws the player's screen on a canvas. */
#ifndef LELE_PLAY_DRAW_H
#define LELE_PLAY_DRAW_H

#include "play/face.h"

/* The whole screen.  The canvas gets the size player->rows by player->columns. */
void play_draw(play_player *player, play_canvas *canvas);

/* Its parts. */
void play_draw_board(play_player *player, const play_screen *screen, play_canvas *canvas);
void play_draw_panel(play_player *player, const play_screen *screen, play_canvas *canvas);
void play_draw_dialog(play_player *player, play_canvas *canvas);

/* A row of the dialog that is open, as text. */
void play_dialog_row(play_player *player, int row, lele_text *out);

/* A list of lines of a text, each with its ink. */
typedef struct play_lines {
    lele_text text; /* the lines, each ended by NUL */
    size_t count;
    struct {
        size_t start;
        uint8_t ink;
    } line[2000];
} play_lines;

/* Appends a text broken to `width` columns. */
void play_lines_add(play_lines *lines, const char *text, int width, play_ink ink);

/* What the panel says below its head: the tree, the hint, the results... */
void play_panel_text(play_player *player, int width, play_lines *lines);

/* A short line about the game: level, rating, layout. */
void play_about(play_player *player, lele_text *out);

#endif
