/*
 * Memory that is short.  The drawing libraries do not survive a failed allocation: glib ends the
 * program, fontconfig uses what it did not get or looks for fonts without end.  So this program has
 * malloc, calloc and realloc of its own, which ask those of the C library and end it with a message and
 * CLI_STATUS_IO, the status of every other command, when these fail.  The output has no name then.
 */
#ifndef LELE_PRINT_SHORT_H
#define LELE_PRINT_SHORT_H

#include "lele/lele.h"

/* The language of the message; English before this. */
void print_speak(lele_lang lang);

#endif
