/* The lines of `lele generate --json`: their puzzle, layout and seed. */
#ifndef LELE_CLI_ENTRY_H
#define LELE_CLI_ENTRY_H

#include "lele/lele.h"

typedef struct cli_entry {
    const char *puzzle; /* in the line */
    size_t length;
    char layout[LELE_LAYOUT_NAME_SIZE]; /* empty: it names none */
    char seed[160];                     /* empty: it has none */
} cli_entry;

/* False if the line is no such object; `ret` is then untouched. */
bool cli_entry_read(const char *line, size_t length, cli_entry *ret);

#endif
