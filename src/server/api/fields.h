/* The lists of fields in the table of routes: "write:text base:number rows:list name:text-or-null board:text?". */
#ifndef LELE_SERVER_API_FIELDS_H
#define LELE_SERVER_API_FIELDS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct api_field {
    char name[64];
    const char *type; /* of JSON schema: "string", "integer", "boolean", "array", "object" */
    bool may_be_null, may_be_missing;
} api_field;

/* Takes a word from a list; false at its end.  A list may be NULL. */
bool api_next_word(const char **list, char *ret, size_t size);
bool api_next_field(const char **list, api_field *ret);

#endif
