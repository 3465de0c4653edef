/* The growing text buffer, see lele/text.h.  Without stdio: the WebAssembly build has no files. */
#include "core/pen.h"

#include <stdlib.h>

/* `data` of a text without memory points here.  It is never written to. */
static char empty[1];

void lele_text_init(lele_text *text)
{
    *text = (lele_text){ .data = empty };
}

void lele_text_release(lele_text *text)
{
    if (text->capacity != 0)
        free(text->data);
    lele_text_init(text);
}

void lele_text_clear(lele_text *text)
{
    text->length = 0;
    text->failed = false;
    if (text->capacity != 0)
        text->data[0] = '\0';
}

char *lele_text_reserve(lele_text *text, size_t most)
{
    size_t wanted = text->capacity < 64 ? 64 : text->capacity;
    while (!text->failed && wanted - text->length <= most) {
        text->failed = wanted > SIZE_MAX / 2;
        wanted *= 2;
    }
    char *grown = text->failed ? NULL : realloc(text->capacity != 0 ? text->data : NULL, wanted);
    text->failed = grown == NULL;
    if (grown == NULL)
        return NULL;
    grown[text->length] = '\0';
    text->data = grown;
    text->capacity = wanted;
    return grown + text->length;
}

void lele_text_grow(lele_text *text, size_t count)
{
    text->length += count;
    text->data[text->length] = '\0';
}

void lele_text_add_bytes(lele_text *text, const char *bytes, size_t length)
{
    char *to = length == 0 ? NULL : lele_text_room(text, length);
    if (to == NULL)
        return;
    lele_pen_lift(text, lele_pen_bytes(to, bytes, length));
}

void lele_text_add(lele_text *text, const char *string)
{
    lele_text_add_bytes(text, string, strlen(string));
}

void lele_text_add_char(lele_text *text, char c)
{
    char *to = lele_text_room(text, 1);
    if (to == NULL)
        return;
    *to++ = c;
    lele_pen_lift(text, to);
}

void lele_text_add_repeat(lele_text *text, char c, size_t count)
{
    char *to = count == 0 ? NULL : lele_text_room(text, count);
    if (to == NULL)
        return;
    memset(to, c, count);
    lele_pen_lift(text, to + count);
}

char *lele_pen_number(char *to, uint64_t number)
{
    if (number >= 10)
        to = lele_pen_number(to, number / 10);
    *to++ = (char)('0' + number % 10);
    return to;
}

void lele_text_add_int(lele_text *text, int64_t value)
{
    char *to = lele_text_room(text, LELE_PEN_NUMBER);
    if (to == NULL)
        return;
    if (value < 0)
        *to++ = '-';
    lele_pen_lift(text, lele_pen_number(to, value < 0 ? 0 - (uint64_t)value : (uint64_t)value));
}

void lele_text_add_tenths(lele_text *text, int value)
{
    const int size = value < 0 ? -value : value;
    if (value < 0)
        lele_text_add_char(text, '-');
    lele_text_add_int(text, size / 10);
    lele_text_add_char(text, '.');
    lele_text_add_int(text, size % 10);
}

/* The value of the name between `start` and `end`, or NULL. */
static const char *find_value(const char *start, const char *end, size_t count,
                              const char *const names[], const char *const values[])
{
    const size_t length = (size_t)(end - start);
    for (size_t i = 0; i < count; i++)
        if (strlen(names[i]) == length && memcmp(names[i], start, length) == 0)
            return values[i];
    return NULL;
}

/* The part of "one|many" between `start` and `end` that fits the value. */
static void add_form(lele_text *text, const char *value, const char *start, const char *end)
{
    const char *bar = memchr(start, '|', (size_t)(end - start));
    const bool one = strcmp(value, "1") == 0;
    if (bar == NULL || one)
        lele_text_add_bytes(text, start, (size_t)((bar != NULL ? bar : end) - start));
    else
        lele_text_add_bytes(text, bar + 1, (size_t)(end - bar - 1));
}

void lele_text_add_template(lele_text *text, const char *sentence, size_t count,
                            const char *const names[], const char *const values[])
{
    const char *rest = sentence;
    for (const char *open; (open = strchr(rest, '{')) != NULL;) {
        const char *close = strchr(open, '}');
        if (close == NULL)
            break;
        const char *bar = memchr(open, '|', (size_t)(close - open));
        const char *value = find_value(open + 1, bar != NULL ? bar : close, count, names, values);
        lele_text_add_bytes(text, rest, (size_t)(open - rest));
        if (value == NULL)
            lele_text_add_bytes(text, open, (size_t)(close + 1 - open));
        else if (bar != NULL)
            add_form(text, value, bar + 1, close);
        else
            lele_text_add(text, value);
        rest = close + 1;
    }
    lele_text_add(text, rest);
}
