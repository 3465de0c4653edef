/*
 * The JSON writer.  It writes into a text and puts the commas.
 *
 * Calls must nest properly: a key before each value of an object, none in an array.
 *
 * Arguments: strings may have any bytes; keys and plain strings are the program's own.  NULL: see
 * lele/lele.h.
 */
#ifndef LELE_JSON_H
#define LELE_JSON_H

#include <string.h>

#include "lele/text.h"

typedef struct lele_json {
    lele_text *out;
    bool needs_comma;
} lele_json;

LELE_API void lele_json_init(lele_json *json, lele_text *out);
LELE_API void lele_json_object_begin(lele_json *json);
LELE_API void lele_json_object_end(lele_json *json);
LELE_API void lele_json_array_begin(lele_json *json);
LELE_API void lele_json_array_end(lele_json *json);
/* A key that needs no escape. */
LELE_API void lele_json_key_bytes(lele_json *json, const char *key, size_t length);
/* Inline, so that the compiler knows the length of a literal. */
static inline void lele_json_key(lele_json *json, const char *key)
{
    lele_json_key_bytes(json, key, strlen(key));
}

/* A string value; each byte that is not valid UTF-8 becomes U+FFFD. */
LELE_API void lele_json_string(lele_json *json, const char *string);
LELE_API void lele_json_string_bytes(lele_json *json, const char *bytes, size_t length);
/* A string value that needs no escape, such as a name of the program's own. */
LELE_API void lele_json_plain(lele_json *json, const char *string);
LELE_API void lele_json_plain_bytes(lele_json *json, const char *bytes, size_t length);
LELE_API void lele_json_int(lele_json *json, int64_t value);
LELE_API void lele_json_tenths(lele_json *json, int value);
LELE_API void lele_json_bool(lele_json *json, bool value);
LELE_API void lele_json_null(lele_json *json);

/* Key and value in one call, for objects. */
static inline void lele_json_key_string(lele_json *json, const char *key, const char *value)
{
    lele_json_key(json, key);
    lele_json_string(json, value);
}

static inline void lele_json_key_plain(lele_json *json, const char *key, const char *value)
{
    lele_json_key(json, key);
    lele_json_plain(json, value);
}

static inline void lele_json_key_int(lele_json *json, const char *key, int64_t value)
{
    lele_json_key(json, key);
    lele_json_int(json, value);
}

static inline void lele_json_key_bool(lele_json *json, const char *key, bool value)
{
    lele_json_key(json, key);
    lele_json_bool(json, value);
}

static inline void lele_json_key_tenths(lele_json *json, const char *key, int value)
{
    lele_json_key(json, key);
    lele_json_tenths(json, value);
}

#endif
