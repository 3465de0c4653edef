/* The face of a cell: its digit, its small digits, and their colours. */
#ifndef LELE_PLAY_FACE_H
#define LELE_PLAY_FACE_H

#include "play/player.h"

typedef struct play_face {
    int digit; /* 0: none */
    play_style style;
    lele_digits small;                    /* notes, or what a hint or the overlay shows */
    uint8_t small_ink[LELE_MAX_SIZE + 1]; /* by digit */
} play_face;

/* Whether the cell is in a unit besides its row, column and box. */
static inline bool play_cell_is_extra(const lele_layout *layout, int cell)
{
    return layout->cell_unit_count[cell] > 3;
}

/* The faces of all cells of the game. */
void play_faces_make(play_player *player, play_face ret[LELE_MAX_CELLS]);

/* What the panel argues with: the hint, or the last step of "why not"; NULL: nothing. */
const json_t *play_player_drawing(play_player *player);

#endif
