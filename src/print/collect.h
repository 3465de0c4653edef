/* Reads, solves and rates the puzzles, in parallel, and puts them into the spool. */
#ifndef LELE_PRINT_COLLECT_H
#define LELE_PRINT_COLLECT_H

#include "cli/command.h"
#include "print/record.h"

typedef struct print_wishes {
    const char *layout;
    int64_t threads, effort;
    int notes;     /* CLI_NOTES_... */
    int worksheet; /* the index of a technique; -1: none */
    bool by_level;
} print_wishes;

/* Returns the exit status; CLI_STATUS_BAD when some line could not be printed, which was reported. */
int print_collect(const cli_call *call, const print_wishes *wishes, print_spool *ret);

#endif
