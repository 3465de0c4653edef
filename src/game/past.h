/* The past of a game's position, see lele/past.h. */
#ifndef LELE_GAME_PAST_H
#define LELE_GAME_PAST_H

#include "game/state.h"
#include "lele/past.h"

/* An applied hint or imported candidates come before notes, which lack the candidate as well. */
void lele_game_past(const lele_game *game, lele_past *ret);

#endif
