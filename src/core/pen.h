/*
 * A pen appends bytes to memory that the caller has reserved.
 *
 * Every function writes at `to` and returns the end of the written bytes.  Pens serve long lists
 * of short names, where a check for room before each name would cost more than writing it.
 */
#ifndef LELE_CORE_PEN_H
#define LELE_CORE_PEN_H

#include <string.h>

#include "lele/json.h"
#include "lele/layout.h"

/* The greatest lengths of names, in bytes. */
enum { LELE_PEN_CELL = LELE_CELL_NAME_SIZE - 1, LELE_PEN_NUMBER = 20, LELE_PEN_UNIT = 32 };

static inline char *lele_pen_bytes(char *to, const char *bytes, size_t length)
{
    memcpy(to, bytes, length);
    return to + length;
}

/* For literals: the compiler knows their length. */
static inline char *lele_pen_words(char *to, const char *words)
{
    return lele_pen_bytes(to, words, strlen(words));
}

/* For short names from a table. */
static inline char *lele_pen_name(char *to, const char *name)
{
    while (*name != '\0')
        *to++ = *name++;
    return to;
}

/* A number below 100. */
static inline char *lele_pen_small(char *to, int number)
{
    if (number >= 10) {
        *to++ = (char)('0' + number / 10);
        number %= 10;
    }
    *to++ = (char)('0' + number);
    return to;
}

char *lele_pen_number(char *to, uint64_t number);

static inline char *lele_pen_digits(char *to, lele_digits digits)
{
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        *to++ = lele_digit_char(d);
    return to;
}

/* "R1C2" with letters 'R' and 'C', "r1c2" with small ones. */
static inline char *lele_pen_cell(char *to, const lele_layout *layout, int cell, char row,
                                  char column)
{
    *to++ = row;
    to = lele_pen_small(to, lele_layout_row(layout, cell) + 1);
    *to++ = column;
    return lele_pen_small(to, lele_layout_column(layout, cell) + 1);
}

/* "row 3", "第 3 行". */
char *lele_pen_unit(char *to, const lele_unit *unit, lele_lang lang);

/* Reserves room in a text for a JSON value of at most `most` bytes and writes the comma before it
 * where one is needed.  NULL when memory is short. */
static inline char *lele_pen_json(lele_json *json, size_t most)
{
    char *to = lele_text_room(json->out, most + 1);
    if (to != NULL && json->needs_comma)
        *to++ = ',';
    json->needs_comma = true;
    return to;
}

/* Sets the end of the text to the end of the written bytes. */
static inline void lele_pen_lift(lele_text *text, char *end)
{
    text->length = (size_t)(end - text->data);
    *end = '\0';
}

#endif
