/*
 * The clues of a puzzle in characters: lines inside cages are dotted, totals stand on the line above
 * their first cell, signs stand between two cells, marks in the corner of one.  What characters cannot
 * show (lines, numbers outside of the board) is said in words beside the board.
 */
#ifndef LELE_PLAY_CLUES_H
#define LELE_PLAY_CLUES_H

#include "play/session.h"

/* Whether two cells are in the same cage. */
bool play_clues_join(const lele_layout *layout, int a, int b);

/* The sign between two neighbours, the first of which is above or left of the other; 0: none. */
uint32_t play_clue_sign(const lele_layout *layout, int a, int b, bool ascii);

/* The mark of a cell that is odd, even, a maximum or a minimum; 0: none. */
uint32_t play_clue_mark(const lele_layout *layout, int cell, bool ascii);

/* The total of the cage whose first cell this is; -1: there is none. */
int play_clue_total(const lele_layout *layout, int cell);

/* ", killer cage 15 of 3 cells, first": the clues of a cell, after its place. */
void play_clues_speak(const play_session *session, int cell, lele_text *out);

/* Whether the clue is about the cell. */
bool play_clue_has(const lele_layout *layout, int clue, int cell);
/* "killer cage 15 at R1C1: R1C1 R1C2 R2C1." and the meaning. */
void play_clue_describe(const lele_layout *layout, int clue, lele_lang lang, lele_text *out);

#endif
