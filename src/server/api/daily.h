/*
 * The puzzles of a day: three levels, made from the date, the same as on the page.
 *
 * A day begins where its time zone is first and ends where it is last, so a board is open for 50 hours:
 * from UTC+14 to UTC-12.  An offline result may come a week later, if the game ended before the board did.
 */
#ifndef LELE_SERVER_API_DAILY_H
#define LELE_SERVER_API_DAILY_H

#include "lele/lele.h"
#include "server/api/call.h"
#include "store/results.h"

enum { DAILY_DATE = 10, DAILY_SEED = 64, DAILY_LATE_MS = 7 * 24 * 3600 * 1000 };

typedef struct daily_board {
    char date[DAILY_DATE + 1];
    lele_level level;
    int64_t opens, ends; /* milliseconds since 1970, UTC */
} daily_board;

/* Days since 1970-01-01 of "2026-11-18" or of a text that begins with such a date and "-"; -1: no such day. */
int64_t daily_day(const char *text);

/* A day of the query, "2026-11-18", as the text of the client; `ret` is unchanged if it is not there. */
bool daily_query(api_call *, const char *name, const char **ret);

/* Reads "2026-11-18-hard".  False: no date, or no level of the day. */
bool daily_read(const char *board, daily_board *ret);

/* The seed of its puzzle, as the page writes it. */
void daily_seed(const daily_board *, char ret[DAILY_SEED]);

/* Makes the puzzle.  The last ones are kept.  False without memory. */
bool daily_puzzle(const daily_board *, lele_layout *layout, lele_grid *ret);

#endif
