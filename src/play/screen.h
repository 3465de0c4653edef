/* The game on a full screen: the loop of waiting, events and drawing. */
#ifndef LELE_PLAY_SCREEN_H
#define LELE_PLAY_SCREEN_H

#include "play/draw.h"
#include "play/terminal.h"

/* Plays until the player quits or a signal ends the program; returns the exit status.  Keys are read
 * from `fd`. */
int play_screen_run(play_player *player, int fd, play_depth most);

#endif
