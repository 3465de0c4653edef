/* Parts of a data set by the id of the puzzle; see dataset.h. */
#include <string.h>

#include "cli/dataset.h"

static bool is_name_character(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
}

/* Reads NAME=WEIGHT; returns the end, or NULL. */
static const char *read_part(const char *text, char name[DATASET_NAME], uint64_t *weight)
{
    enum { MOST = 1000000 };
    size_t length = 0;
    while (is_name_character(text[length]))
        length++;
    if (length == 0 || length >= DATASET_NAME || text[length] != '=')
        return NULL;
    memcpy(name, text, length);
    name[length] = '\0';
    const char *at = text + length + 1;
    for (*weight = 0; *at >= '0' && *at <= '9' && *weight <= MOST; at++)
        *weight = *weight * 10 + (uint64_t)(*at - '0');
    return *weight >= 1 && *weight <= MOST ? at : NULL;
}

bool dataset_split_read(const char *text, dataset_split *ret)
{
    dataset_split split = { .count = 0 };
    for (const char *at = text; split.count < DATASET_PARTS; at++) {
        char *name = split.parts[split.count].name;
        at = read_part(at, name, &split.parts[split.count].weight);
        if (at == NULL || (*at != ',' && *at != '\0'))
            return false;
        for (size_t i = 0; i < split.count; i++)
            if (strcmp(split.parts[i].name, name) == 0)
                return false;
        split.total += split.parts[split.count++].weight;
        if (*at == '\0') {
            *ret = split;
            return true;
        }
    }
    return false;
}

const char *dataset_split_of(const dataset_split *split, const char *id)
{
    enum { DIGITS = 8 };
    static const char hex[] = "0123456789abcdef";
    uint64_t number = 0;
    for (size_t i = 0; i < DIGITS; i++)
        number = number << 4 | (uint64_t)(strchr(hex, id[i]) - hex);
    uint64_t place = number * split->total >> (4 * DIGITS);
    size_t part = 0;
    while (place >= split->parts[part].weight)
        place -= split->parts[part++].weight;
    return split->parts[part].name;
}
