#include "store/run.h"

store_status run_statement(store_session *session, statement which, const db_value *values,
                           size_t count, db_row *row, void *data, int64_t *changed)
{
    return store_status_of(session->driver->run(session, which, values, count, row, data, changed));
}

store_status run_change(store_session *session, statement which, const db_value *values,
                        size_t count)
{
    int64_t changed = 0;
    const store_status status = run_statement(session, which, values, count, NULL, NULL, &changed);
    return status == STORE_OK && changed == 0 ? STORE_NOT_FOUND : status;
}

void run_keep_number(void *data, const db_value *columns, int count)
{
    (void)count;
    *(int64_t *)data = columns[0].integer;
}

void run_copy_text(char *ret, size_t size, const db_value *column)
{
    const size_t length = column->length < size ? column->length : size - 1;
    if (length > 0)
        memcpy(ret, column->bytes, length);
    ret[length] = '\0';
}
