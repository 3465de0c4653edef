/* Reads lists of fields; see fields.h. */
#include "server/api/fields.h"

#include <string.h>

bool api_next_word(const char **list, char *ret, size_t size)
{
    const char *at = *list != NULL ? *list + strspn(*list, " ") : "";
    const size_t length = strcspn(at, " ");
    if (length == 0 || length >= size)
        return false;
    memcpy(ret, at, length);
    ret[length] = '\0';
    *list = at + length;
    return true;
}

bool api_next_field(const char **list, api_field *ret)
{
    static const struct {
        const char *word, *type;
    } types[] = { { "text", "string" },
                  { "number", "integer" },
                  { "bool", "boolean" },
                  { "list", "array" },
                  { "object", "object" } };
    *ret = (api_field){ .type = NULL };
    if (!api_next_word(list, ret->name, sizeof ret->name))
        return false;
    char *type = strchr(ret->name, ':');
    ret->may_be_missing = type[strlen(type) - 1] == '?';
    ret->may_be_null = strstr(type, "-or-null") != NULL;
    *type++ = '\0';
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strncmp(type, types[i].word, strlen(types[i].word)) == 0)
            ret->type = types[i].type;
    return true;
}
