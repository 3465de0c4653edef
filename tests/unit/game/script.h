/*
 * Scenario scripts (tests/scenarios): statements about a game, line by line.  The same files run
 * here and in the WebAssembly module (tests/wasm).  Syntax:
 *
 *     == NAME                     a case, with its own game
 *     puzzle [allow] LAYOUT CELLS  |  custom LAYOUT  |  lang zh
 *     1000 set r1c1 5             must be accepted
 *     ! CODE 1000 set r1c1 5      must be refused with that code, and change nothing
 *     ? PATH JSON                 the value in the view, exactly as written there
 *     ?~ PATH TEXT                the value contains that text
 *     query LINE                  the following ? apply to the answer, up to the next command
 *     reload                      save and load, as text and compact: the same view
 */
#ifndef LELE_TESTS_GAME_SCRIPT_H
#define LELE_TESTS_GAME_SCRIPT_H

#include "files.h"

/* The end of the JSON value that starts at `at`. */
static inline const char *json_skip(const char *at)
{
    int depth = 0;
    do {
        if (*at == '"')
            for (at++; *at != '"'; at++)
                at += *at == '\\';
        else if (*at == '{' || *at == '[')
            depth++;
        else if (*at == '}' || *at == ']')
            depth--;
        at++;
    } while (depth > 0 || (*at != ',' && *at != '}' && *at != ']' && *at != '\0'));
    return at;
}

static inline const char *json_member(const char *object, const char *key, size_t length)
{
    if (*object != '{')
        return NULL;
    for (const char *at = object + 1; *at == '"';) {
        const char *name = at + 1; /* keys have no escapes */
        const size_t used = strcspn(name, "\"");
        const char *value = name + used + 2;
        if (used == length && memcmp(name, key, length) == 0)
            return value;
        at = json_skip(value);
        at += *at == ',';
    }
    return NULL;
}

static inline const char *json_item(const char *array, int index)
{
    if (*array != '[' || array[1] == ']')
        return NULL;
    const char *at = array + 1;
    for (; index > 0; index--) {
        at = json_skip(at);
        if (*at++ != ',')
            return NULL;
    }
    return at;
}

/* "cells.r1c3.value": keys, indices, and cells by name in arrays. */
static inline const char *json_find(const char *document, const char *path)
{
    const char *at = document;
    if (strcmp(path, ".") == 0)
        return document;
    const char *size = json_member(document, "size", 4);
    while (at != NULL && *path != '\0') {
        const size_t length = strcspn(path, ".");
        int row, column, index;
        if (*at == '{')
            at = json_member(at, path, length);
        else if (sscanf(path, "r%dc%d", &row, &column) == 2)
            at = json_item(at, (row - 1) * atoi(size != NULL ? size : "9") + column - 1);
        else
            at = sscanf(path, "%d", &index) == 1 ? json_item(at, index) : NULL;
        path += length;
        path += *path == '.';
    }
    return at;
}

#endif
