/* Seeds for commands that make puzzles or grids: the text of --seed, or a new one for each run. */
#ifndef LELE_CLI_SEED_H
#define LELE_CLI_SEED_H

#include "lele/lele.h"

enum { CLI_SEED_SIZE = 24 };

/* A fresh seed as a word of digits and letters. */
void cli_seed_fresh(char ret[CLI_SEED_SIZE]);

/* The number derived from the text of a seed. */
uint64_t cli_seed_number(const char *text);

#endif
