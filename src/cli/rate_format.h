/*
 * The format of --format of `lele rate`: text with letters after %, as in serate, the command line of
 * Sudoku Explainer.
 */
#ifndef LELE_CLI_RATE_FORMAT_H
#define LELE_CLI_RATE_FORMAT_H

#include "lele/lele.h"

/* What a format can show. */
typedef struct cli_rate_row {
    const lele_position *position;
    uint64_t number;                 /* of the line */
    uint16_t rating, pearl, diamond; /* tenths */
    const char *hardest;
} cli_rate_row;

/* The letters with a meaning, for messages: "%d %g ...". */
extern const char cli_rate_format_letters[];

/* Finds the first letter without a meaning.  Returns NULL if there is none, else the place of its %. */
const char *cli_rate_format_check(const char *format);

/* The length of a % and the character after it, which may have several bytes or be missing. */
size_t cli_rate_format_length(const char *place);

/* Writes a row in a format that was checked, and ends the line. */
void cli_rate_format_write(const char *format, const cli_rate_row *row, lele_text *out);

#endif
