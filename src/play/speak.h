/* A game in words: cells, units, digits; for the linear mode. */
#ifndef LELE_PLAY_SPEAK_H
#define LELE_PLAY_SPEAK_H

#include "play/player.h"

/* "row 1 column 4, empty, candidates 2 5" */
void play_speak_cell(const play_session *session, int cell, lele_text *out);

/* "row 1: 5 3 . . 7 . . . ." */
void play_speak_unit(const play_session *session, int unit, lele_text *out);
/* A line for each unit of the cell from number `first` to before `end`: row, column, box, then
 * diagonals, windows and others. */
void play_speak_units(const play_session *session, int cell, int first, int end, lele_text *out);

/* The rows of the board, one line each. */
void play_speak_board(const play_session *session, lele_text *out);

/* Where a digit stands: "5: R1C1 R2C9, 7 left". */
void play_speak_digit(const play_session *session, int digit, lele_text *out);

/* "2 5" */
void play_speak_digits(lele_digits digits, lele_text *out);

#endif
