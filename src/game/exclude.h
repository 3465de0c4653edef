/* The words of an argument that excludes a digit from a cell. */
#ifndef LELE_GAME_EXCLUDE_H
#define LELE_GAME_EXCLUDE_H

#include "game/state.h"

typedef struct lele_exclusion {
    const lele_layout *layout;
    int cell, digit;       /* what is excluded */
    int seen_by, taken_by; /* a cell that has the digit and sees the cell (-1: none); the cell's own
                              digit (0: none) */
} lele_exclusion;

/* Keeps what the conclusion rests on if the step places a digit. */
void lele_exclusion_note(lele_exclusion *about, const lele_step *step);
/* The sentence that concludes, and its facts. */
lele_word lele_exclusion_word(const lele_exclusion *about);
lele_word_facts lele_exclusion_facts(const lele_exclusion *about);
/* Proves the digit of the hint wrong: the words go to game->proof, the last step to the hint. */
void lele_game_prove_wrong(lele_game *game, const lele_hint_position *position);

#endif
