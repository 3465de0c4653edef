/* The growing text, see lele/text.h.  No stdio: the WebAssembly build has no files. */
#include "lele/text.h"

#include <stdlib.h>
#include <string.h>

/* What `data` points at before the first byte: never written, only read. */
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

/* Makes room for `more` bytes and the NUL. */
static bool reserve(lele_text *text, size_t more)
{
    if (text->failed)
        return false;
    if (more < text->capacity && text->length < text->capacity - more)
        return true;
    size_t wanted = text->capacity < 64 ? 64 : text->capacity;
    while (wanted - text->length <= more) {
        if (wanted > SIZE_MAX / 2) {
            text->failed = true;
            return false;
        }
        wanted *= 2;
    }
    char *grown = realloc(text->capacity != 0 ? text->data : NULL, wanted);
    if (grown == NULL) {
        text->failed = true;
        return false;
    }
    grown[text->length] = '\0';
    text->data = grown;
    text->capacity = wanted;
    return true;
}

char *lele_text_room(lele_text *text, size_t most)
{
    return reserve(text, most) ? text->data + text->length : NULL;
}

void lele_text_grow(lele_text *text, size_t count)
{
    text->length += count;
    text->data[text->length] = '\0';
}

void lele_text_add_bytes(lele_text *text, const char *bytes, size_t length)
{
    if (length == 0 || !reserve(text, length))
        return;
    memcpy(text->data + text->length, bytes, length);
    text->length += length;
    text->data[text->length] = '\0';
}

void lele_text_add(lele_text *text, const char *string)
{
    lele_text_add_bytes(text, string, strlen(string));
}

void lele_text_add_char(lele_text *text, char c)
{
    if (!reserve(text, 1))
        return;
    text->data[text->length++] = c;
    text->data[text->length] = '\0';
}

void lele_text_add_repeat(lele_text *text, char c, size_t count)
{
    if (count == 0 || !reserve(text, count))
        return;
    memset(text->data + text->length, c, count);
    text->length += count;
    text->data[text->length] = '\0';
}

void lele_text_add_int(lele_text *text, int64_t value)
{
    char digits[20];
    size_t start = sizeof digits;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        digits[--start] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (value < 0)
        lele_text_add_char(text, '-');
    lele_text_add_bytes(text, digits + start, sizeof digits - start);
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

/* The value for the name between `start` and `end`, or NULL. */
static const char *find_value(const char *start, const char *end, size_t count,
                              const char *const names[], const char *const values[])
{
    const size_t length = (size_t)(end - start);
    for (size_t i = 0; i < count; i++)
        if (strlen(names[i]) == length && memcmp(names[i], start, length) == 0)
            return values[i];
    return NULL;
}

void lele_text_add_template(lele_text *text, const char *template, size_t count,
                            const char *const names[], const char *const values[])
{
    const char *rest = template;
    for (const char *open; (open = strchr(rest, '{')) != NULL;) {
        const char *close = strchr(open, '}');
        if (close == NULL)
            break;
        const char *value = find_value(open + 1, close, count, names, values);
        lele_text_add_bytes(text, rest, (size_t)(open - rest));
        if (value != NULL)
            lele_text_add(text, value);
        else
            lele_text_add_bytes(text, open, (size_t)(close + 1 - open));
        rest = close + 1;
    }
    lele_text_add(text, rest);
}
