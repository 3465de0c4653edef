/* Reads the members that are needed of a flat JSON object, see entry.h. */
#include "cli/entry.h"

#include <string.h>

/* The value of a string member; NULL: there is none, or it has escapes, as no name or puzzle of ours
 * has. */
static const char *find(const char *line, size_t length, const char *key, size_t *ret)
{
    const size_t size = strlen(key);
    for (size_t at = 0; at + size < length; at++) {
        if (memcmp(line + at, key, size) != 0)
            continue;
        const char *value = line + at + size;
        const char *end = memchr(value, '"', length - at - size);
        if (end == NULL || memchr(value, '\\', (size_t)(end - value)) != NULL)
            return NULL;
        *ret = (size_t)(end - value);
        return value;
    }
    return NULL;
}

static void copy(char *ret, size_t size, const char *value, size_t length)
{
    if (value == NULL || length >= size)
        length = 0;
    if (length > 0)
        memcpy(ret, value, length);
    ret[length] = '\0';
}

bool cli_entry_read(const char *line, size_t length, cli_entry *ret)
{
    size_t size = 0;
    if (length == 0 || *line != '{')
        return false;
    const char *puzzle = find(line, length, "\"puzzle\":\"", &size);
    if (puzzle == NULL || size == 0)
        return false;
    ret->puzzle = puzzle;
    ret->length = size;
    size = 0;
    const char *layout = find(line, length, "\"layout\":\"", &size);
    copy(ret->layout, sizeof ret->layout, layout, size);
    size = 0;
    const char *seed = find(line, length, "\"seed\":\"", &size);
    copy(ret->seed, sizeof ret->seed, seed, size);
    return true;
}
