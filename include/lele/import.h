/*
 * How much of a puzzle of another program was understood.
 *
 * A text may say a rule only in words or by what it draws.  So a puzzle that was read is called
 * understood only if it has one solution, the one that the text gives if it gives one, and nothing of
 * the text was left unread.  Nothing is guessed from drawings.
 */
#ifndef LELE_IMPORT_H
#define LELE_IMPORT_H

#include "lele/hint.h"

typedef enum lele_reading {
    LELE_READING_UNDERSTOOD,    /* play, hints and rating are right */
    LELE_READING_BY_KEYS,       /* one solution, but something drawn or said was not read */
    LELE_READING_PARTLY,        /* several solutions: a rule is missing */
    LELE_READING_CONTRADICTION, /* no solution, or another one than the text gives */
    LELE_READING_UNDECIDED,     /* the search was too long to tell */
    LELE_READING_COUNT
} lele_reading;

/* What the advisor of the position's givens knows decides. */
LELE_API lele_reading lele_position_reading(const lele_position *position,
                                            const lele_advisor *advisor);

/* "understood", and a sentence for players; {text} in it are the names of what was not read. */
LELE_API const char *lele_reading_name(lele_reading reading);
LELE_API void lele_reading_write(lele_reading reading, const lele_position *position,
                                 lele_lang lang, lele_text *out);

#endif
