/* Files of the repository that unit tests read. */
#ifndef LELE_TESTS_FILES_H
#define LELE_TESTS_FILES_H

#include <stdlib.h>

#include "check.h"

/* Reads a file below tests/ into memory; the caller frees it. */
static inline char *read_file(const char *name)
{
    char path[1024];
    const char *folder = getenv("LELE_TESTS");
    snprintf(path, sizeof path, "%s/%s", folder != NULL ? folder : "tests", name);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        fail_msg("cannot read %s", path);
    size_t length = 0, room = 1 << 16;
    char *text = malloc(room);
    for (size_t got; (got = fread(text + length, 1, room - length - 1, file)) > 0;) {
        length += got;
        if (room - length < 2)
            text = realloc(text, room *= 2);
    }
    text[length] = '\0';
    fclose(file);
    return text;
}

#endif
