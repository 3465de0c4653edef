/* Short forms for the statements of a job. */
#ifndef LELE_STORE_RUN_H
#define LELE_STORE_RUN_H

#include <string.h>

#include "store/store.h"

#define RUN_COUNT(values) (sizeof(values) / sizeof *(values))

/* Runs a statement whose parameters are the array `values`. */
#define RUN_SQL(session, name, values, row, data)                                                  \
    run_statement((session), STATEMENT_##name, (values), RUN_COUNT(values), (row), (data), NULL)

store_status run_statement(store_session *, statement, const db_value *values, size_t count,
                           db_row *, void *data, int64_t *changed);

/* The same; STORE_NOT_FOUND if it changed no row. */
#define RUN_CHANGE(session, name, values)                                                          \
    run_change((session), STATEMENT_##name, (values), RUN_COUNT(values))

store_status run_change(store_session *, statement, const db_value *values, size_t count);

/* A row function that keeps the first column as a number; the data is an int64_t. */
void run_keep_number(void *data, const db_value *columns, int count);

/* Copies a column of text, cut at `size` - 1 bytes. */
void run_copy_text(char *ret, size_t size, const db_value *column);

#endif
