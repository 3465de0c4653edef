/*
 * The game line by line, in words: for screen readers and for terminals that cannot move their cursor.
 * A line is a command; the answer is a few lines of words.
 */
#ifndef LELE_PLAY_LINEAR_H
#define LELE_PLAY_LINEAR_H

#include "play/player.h"

/* Runs one line and appends the answer.  A word of the table in linear.c comes first, then the
 * commands of the game. */
void play_linear_line(play_player *player, const char *line, lele_text *out);

/* Reads lines from standard input until "quit", the end of the input or a signal; returns the exit
 * status. */
int play_linear_run(play_player *player);

#endif
