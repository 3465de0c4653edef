/* The JSON writer, see lele/json.h. */
#include "lele/json.h"

#include <string.h>

#include "core/utf8.h"

void lele_json_init(lele_json *json, lele_text *out)
{
    *json = (lele_json){ .out = out };
}

static void separate(lele_json *json)
{
    if (json->needs_comma)
        lele_text_add_char(json->out, ',');
    json->needs_comma = true;
}

static void open(lele_json *json, char bracket)
{
    separate(json);
    lele_text_add_char(json->out, bracket);
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

/* The bytes from the start that stand for themselves. */
static size_t plain_length(const char *bytes, size_t length)
{
    size_t plain = 0;
    while (plain < length && (unsigned char)bytes[plain] < 0x80 && !needs_escape(bytes[plain]))
        plain++;
    return plain;
}

static void add_quoted(lele_text *out, const char *bytes, size_t length)
{
    lele_text_add_char(out, '"');
    for (size_t i = 0; i < length;) {
        const size_t plain = plain_length(bytes + i, length - i);
        lele_text_add_bytes(out, bytes + i, plain);
        i += plain;
        if (i == length)
            break;
        const size_t size = lele_utf8_length(bytes + i, length - i);
        if (size == 0)
            lele_text_add(out, "\xEF\xBF\xBD");
        else if (size == 1 && needs_escape(bytes[i]))
            add_escaped(out, bytes[i]);
        else
            lele_text_add_bytes(out, bytes + i, size);
        i += size == 0 ? 1 : size;
    }
    lele_text_add_char(out, '"');
}

void lele_json_key(lele_json *json, const char *key)
{
    separate(json);
    add_quoted(json->out, key, strlen(key));
    lele_text_add_char(json->out, ':');
    json->needs_comma = false;
}

void lele_json_string_bytes(lele_json *json, const char *bytes, size_t length)
{
    separate(json);
    add_quoted(json->out, bytes, length);
}

void lele_json_string(lele_json *json, const char *string)
{
    lele_json_string_bytes(json, string, strlen(string));
}

void lele_json_int(lele_json *json, int64_t value)
{
    separate(json);
    lele_text_add_int(json->out, value);
}

void lele_json_tenths(lele_json *json, int value)
{
    separate(json);
    lele_text_add_tenths(json->out, value);
}

void lele_json_bool(lele_json *json, bool value)
{
    separate(json);
    lele_text_add(json->out, value ? "true" : "false");
}

void lele_json_null(lele_json *json)
{
    separate(json);
    lele_text_add(json->out, "null");
}

void lele_json_key_string(lele_json *json, const char *key, const char *value)
{
    lele_json_key(json, key);
    lele_json_string(json, value);
}

void lele_json_key_int(lele_json *json, const char *key, int64_t value)
{
    lele_json_key(json, key);
    lele_json_int(json, value);
}

void lele_json_key_bool(lele_json *json, const char *key, bool value)
{
    lele_json_key(json, key);
    lele_json_bool(json, value);
}

void lele_json_key_tenths(lele_json *json, const char *key, int value)
{
    lele_json_key(json, key);
    lele_json_tenths(json, value);
}
