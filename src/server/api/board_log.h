/*
 * A board that several players fill: the fold of a room's events in the order of their numbers, which the
 * store gives once.  So every client and every server has the same board.
 *
 * Undo takes back the player's own last digit that still stands; what others wrote over it stays.
 */
#ifndef LELE_SERVER_API_BOARD_LOG_H
#define LELE_SERVER_API_BOARD_LOG_H

#include <jansson.h>

#include "lele/lele.h"
#include "store/rooms.h"

typedef struct board_move {
    int cell;
    uint8_t before, digit;
    char player[PLAYER_ID + 1];
    bool taken_back;
} board_move;

typedef struct board_log {
    const lele_layout *layout;
    lele_grid givens, values;
    char who[LELE_MAX_CELLS][PLAYER_ID + 1]; /* wrote the digit of the cell */
    board_move *moves;
    size_t count, capacity;
    int players;
    bool solved, failed; /* failed: memory is short */
} board_log;

void board_log_init(board_log *, const lele_layout *, const lele_grid *givens);
void board_log_release(board_log *);

/* A room_event_row: takes one event. */
void board_log_take(void *log, const room_event *);

/* Whether the player may write the digit (0: empties the cell) there. */
bool board_log_allows(const board_log *, int cell, int digit);

/* The move that undo of a player takes back; NULL: there is none. */
const board_move *board_log_last(const board_log *, const char *player);

#endif
