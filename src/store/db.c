/* The table of statements, the choice of a database by its address, and values. */
#include "store/db.h"

#include <string.h>

const char *const statement_sql[STATEMENT_COUNT] = {
#define STATEMENT_ROW(name, sql) [STATEMENT_##name] = (sql),
    STATEMENTS(STATEMENT_ROW)
#undef STATEMENT_ROW
};

static const struct {
    const char *start;
    const db_driver *driver;
    bool whole; /* the driver gets the whole address */
} schemes[] = {
    { "sqlite:", &db_sqlite, false },
    { "postgres://", &db_postgres, true },
    { "postgresql://", &db_postgres, true },
};

const db_driver *db_driver_of(const char *address, const char **rest)
{
    for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++) {
        const size_t length = strlen(schemes[i].start);
        if (strncmp(address, schemes[i].start, length) != 0)
            continue;
        *rest = schemes[i].whole ? address : address + length;
        return **rest != '\0' ? schemes[i].driver : NULL;
    }
    return NULL;
}

db_value db_text(const char *text)
{
    if (text == NULL)
        return (db_value){ .type = DB_NULL };
    return (db_value){ .type = DB_TEXT, .bytes = text, .length = strlen(text) };
}
