/* The JSON writer, see lele/json.h. */
#include "lele/json.h"

#include <string.h>

#include "core/pen.h"
#include "core/utf8.h"

void lele_json_init(lele_json *json, lele_text *out)
{
    *json = (lele_json){ .out = out };
}

/* Appends bytes that need no escape. */
static void add_token(lele_json *json, const char *bytes, size_t length)
{
    char *to = lele_pen_json(json, length);
    if (to == NULL)
        return;
    lele_pen_lift(json->out, lele_pen_bytes(to, bytes, length));
}

static void open(lele_json *json, char bracket)
{
    add_token(json, &bracket, 1);
    json->needs_comma = false;
}

static void close(lele_json *json, char bracket)
{
    lele_text_add_char(json->out, bracket);
    json->needs_comma = true;
}

void lele_json_object_begin(lele_json *json)
{
    open(json, '{');
}

void lele_json_object_end(lele_json *json)
{
    close(json, '}');
}

void lele_json_array_begin(lele_json *json)
{
    open(json, '[');
}

void lele_json_array_end(lele_json *json)
{
    close(json, ']');
}

static void add_escaped(lele_text *out, char c)
{
    static const char hex[] = "0123456789abcdef";
    static const char special[] = "\"\\\b\f\n\r\t";
    static const char letter[] = "\"\\bfnrt";
    const char *found = c != '\0' ? strchr(special, c) : NULL;
    lele_text_add_char(out, '\\');
    if (found != NULL) {
        lele_text_add_char(out, letter[found - special]);
        return;
    }
    lele_text_add(out, "u00");
    lele_text_add_char(out, hex[(unsigned char)c >> 4]);
    lele_text_add_char(out, hex[(unsigned char)c & 15]);
}

static bool needs_escape(char c)
{
    return (unsigned char)c < 0x20 || c == '"' || c == '\\' || c == 0x7F;
}

/* Whether eight bytes are all ASCII and need no escape.  Each test sets the top bit of the bytes
 * that fail it. */
static bool are_plain(const char *bytes)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    const uint64_t quote = word ^ ones * '"', slash = word ^ ones * '\\', del = word ^ ones * 0x7F;
    const uint64_t marks =
        word | (word - ones * 0x20) | (quote - ones) | (slash - ones) | (del - ones);
    return (marks & ones * 0x80) == 0;
}

/* The number of leading bytes that need no escape and no replacement. */
static size_t clean_length(const char *bytes, size_t length)
{
    size_t clean = 0;
    while (clean < length) {
        if (length - clean >= 8 && are_plain(bytes + clean)) {
            clean += 8;
            continue;
        }
        if ((unsigned char)bytes[clean] < 0x80) {
            if (needs_escape(bytes[clean]))
                break;
            clean++;
            continue;
        }
        const size_t size = lele_utf8_length(bytes + clean, length - clean);
        if (size == 0)
            break;
        clean += size;
    }
    return clean;
}

static void add_replaced(lele_text *out, char c)
{
    if ((unsigned char)c >= 0x80)
        lele_text_add(out, "\xEF\xBF\xBD");
    else
        add_escaped(out, c);
}

static char *add_quoted(char *to, const char *bytes, size_t length)
{
    *to++ = '"';
    to = lele_pen_bytes(to, bytes, length);
    *to++ = '"';
    return to;
}

void lele_json_plain_bytes(lele_json *json, const char *bytes, size_t length)
{
    char *to = lele_pen_json(json, length + 2);
    if (to != NULL)
        lele_pen_lift(json->out, add_quoted(to, bytes, length));
}

void lele_json_plain(lele_json *json, const char *string)
{
    lele_json_plain_bytes(json, string, strlen(string));
}

void lele_json_key_bytes(lele_json *json, const char *key, size_t length)
{
    char *to = lele_pen_json(json, length + 3);
    json->needs_comma = false;
    if (to == NULL)
        return;
    to = add_quoted(to, key, length);
    *to++ = ':';
    lele_pen_lift(json->out, to);
}

void lele_json_string_bytes(lele_json *json, const char *bytes, size_t length)
{
    size_t clean = clean_length(bytes, length);
    if (clean == length) {
        lele_json_plain_bytes(json, bytes, length);
        return;
    }
    add_token(json, "\"", 1);
    lele_text_add_bytes(json->out, bytes, clean);
    for (size_t i = clean; i < length; i += clean) {
        add_replaced(json->out, bytes[i++]);
        clean = clean_length(bytes + i, length - i);
        lele_text_add_bytes(json->out, bytes + i, clean);
    }
    lele_text_add_char(json->out, '"');
}

void lele_json_string(lele_json *json, const char *string)
{
    lele_json_string_bytes(json, string, strlen(string));
}

void lele_json_int(lele_json *json, int64_t value)
{
    if (value >= 0 && value < 10) {
        add_token(json, &"0123456789"[value], 1);
        return;
    }
    add_token(json, "", 0);
    lele_text_add_int(json->out, value);
}

void lele_json_tenths(lele_json *json, int value)
{
    add_token(json, "", 0);
    lele_text_add_tenths(json->out, value);
}

void lele_json_bool(lele_json *json, bool value)
{
    add_token(json, value ? "true" : "false", value ? 4 : 5);
}

void lele_json_null(lele_json *json)
{
    add_token(json, "null", 4);
}
