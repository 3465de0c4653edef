/*
 * A growing text.  The library writes everything for people or programs into one.
 *
 * When memory runs out the text stops growing and sets `failed`: check it once, at the end,
 * instead of after every call.
 *
 * Arguments: strings may have any bytes.  NULL: see lele/lele.h.
 */
#ifndef LELE_TEXT_H
#define LELE_TEXT_H

#include "lele/bits.h"

typedef struct lele_text {
    char *data; /* always ends in NUL; never NULL after init */
    size_t length;
    size_t capacity; /* 0 while `data` is the shared empty string */
    bool failed;
} lele_text;

LELE_API void lele_text_init(lele_text *text);
LELE_API void lele_text_release(lele_text *text);

/* Makes it empty, not failed, and keeps the memory. */
LELE_API void lele_text_clear(lele_text *text);

LELE_API void lele_text_add(lele_text *text, const char *string);
LELE_API void lele_text_add_bytes(lele_text *text, const char *bytes, size_t length);
LELE_API void lele_text_add_char(lele_text *text, char c);
LELE_API void lele_text_add_repeat(lele_text *text, char c, size_t count);
LELE_API void lele_text_add_int(lele_text *text, int64_t value);

/* Room for `most` more bytes (and the NUL), for a caller that writes them itself and then calls
 * lele_text_grow with their number; NULL when memory is short. */
LELE_API char *lele_text_reserve(lele_text *text, size_t most);
static inline char *lele_text_room(lele_text *text, size_t most)
{
    return !text->failed && most < text->capacity - text->length ? text->data + text->length
                                                                 : lele_text_reserve(text, most);
}
LELE_API void lele_text_grow(lele_text *text, size_t count);

/* Tenths as a decimal number: 32 becomes "3.2". */
LELE_API void lele_text_add_tenths(lele_text *text, int value);

/* Fills a template: each {name} of `names` is replaced by the value at the same place of
 * `values`; {name|one|many} is the word that fits the number of that name; an unknown {name} is
 * kept as it is.  Both lists have `count` entries. */
LELE_API void lele_text_add_template(lele_text *text, const char *sentence, size_t count,
                                     const char *const names[], const char *const values[]);

#endif
