/* A table is read in pages, each after the last key of the one before; see copy.h. */
#include "store/copy.h"

#include <sodium.h>
#include <string.h>

enum { PAGE = 50 /* an item may have a megabyte */, KEYS = 3, KEY_BYTES = 160, LANES = 4 };

static const struct table {
    const char *name;
    statement count, all, add;
    int keys; /* the first columns, by which rows are in order */
    db_type kind[KEYS];
} tables[COPY_TABLES] = {
#define TABLE(NAME, name) name, STATEMENT_COUNT_##NAME, STATEMENT_ALL_##NAME, STATEMENT_COPY_##NAME
    { TABLE(PLAYERS, "players"), 1, { DB_TEXT } },
    { TABLE(DEVICES, "devices"), 1, { DB_BYTES } },
    { TABLE(WRITES, "writes"), 2, { DB_TEXT, DB_TEXT } },
    { TABLE(ITEMS, "items"), 3, { DB_TEXT, DB_TEXT, DB_TEXT } },
    { TABLE(RESULTS, "results"), 1, { DB_BYTES } },
    { TABLE(FRIENDS, "friends"), 2, { DB_TEXT, DB_TEXT } },
    { TABLE(SHARES, "shares"), 1, { DB_TEXT } },
    { TABLE(ROOMS, "rooms"), 1, { DB_TEXT } },
    { TABLE(ROOM_EVENTS, "room_events"), 2, { DB_TEXT, DB_INTEGER } },
#undef TABLE
};

/* The first columns of a row. */
struct key {
    int64_t numbers[KEYS];
    char bytes[KEYS][KEY_BYTES];
    size_t lengths[KEYS];
};

/* Where a walk through a table is. */
struct walk {
    const struct table *table;
    db *to;          /* NULL: rows are counted only */
    db_status wrote; /* of the last row */
    int64_t page;    /* rows of this page */
    struct key last; /* of the rows so far; the query that runs has a key of its own */
    uint64_t sum[LANES];
    copy_facts *facts;
};

/* Before the first row: no text and no bytes are less than the empty ones. */
static void begin_walk(struct walk *walk, const struct table *table, db *to, copy_facts *facts)
{
    *walk =
        (struct walk){ .table = table, .to = to, .facts = facts, .last.numbers = { -1, -1, -1 } };
    *facts = (copy_facts){ .table = table->name };
}

static db_value value_of(const struct key *key, db_type kind, int i)
{
    if (kind == DB_INTEGER)
        return db_integer(key->numbers[i]);
    db_value ret = db_bytes(key->bytes[i], key->lengths[i]);
    ret.type = kind;
    return ret;
}

static void keep_key(struct walk *walk, const db_value *columns)
{
    for (int i = 0; i < walk->table->keys; i++) {
        walk->last.numbers[i] = columns[i].integer;
        walk->last.lengths[i] = columns[i].length < KEY_BYTES ? columns[i].length : KEY_BYTES;
        if (walk->last.lengths[i] > 0)
            memcpy(walk->last.bytes[i], columns[i].bytes, walk->last.lengths[i]);
    }
}

static void hash_row(const db_value *columns, int count, uint64_t ret[LANES])
{
    crypto_generichash_state state;
    crypto_generichash_init(&state, NULL, 0, LANES * sizeof *ret);
    for (int i = 0; i < count; i++) {
        const int64_t head[] = { columns[i].type, columns[i].integer, (int64_t)columns[i].length };
        crypto_generichash_update(&state, (const unsigned char *)head, sizeof head);
        if (columns[i].length > 0)
            crypto_generichash_update(&state, columns[i].bytes, columns[i].length);
    }
    crypto_generichash_final(&state, (unsigned char *)ret, LANES * sizeof *ret);
}

static void take_row(void *data, const db_value *columns, int count)
{
    struct walk *walk = data;
    uint64_t hash[LANES];
    hash_row(columns, count, hash);
    for (int i = 0; i < LANES; i++)
        walk->sum[i] += hash[i];
    walk->facts->rows++;
    walk->page++;
    keep_key(walk, columns);
    if (walk->to != NULL && walk->wrote == DB_OK)
        walk->wrote = walk->to->driver->run(walk->to, walk->table->add, columns, (size_t)count,
                                            NULL, NULL, NULL);
}

/* The rows after the last key.  The databases read parameters while the query runs, so the key is a copy. */
static db_status walk_page(db *from, struct walk *walk)
{
    const struct table *table = walk->table;
    const struct key key = walk->last;
    db_value parameters[KEYS + 1];
    for (int i = 0; i < table->keys; i++)
        parameters[i] = value_of(&key, table->kind[i], i);
    parameters[table->keys] = db_integer(PAGE);
    walk->page = 0;
    return from->driver->run(from, table->all, parameters, (size_t)table->keys + 1, take_row, walk,
                             NULL);
}

static void keep_number(void *data, const db_value *columns, int count)
{
    (void)count;
    *(int64_t *)data = columns[0].integer;
}

/* The pages together must be all rows that the database counts. */
static db_status walk_table(db *from, const struct table *table, db *to, copy_facts *ret,
                            db_status *wrote)
{
    struct walk walk;
    int64_t rows = 0;
    begin_walk(&walk, table, to, ret);
    db_status status = from->driver->run(from, table->count, NULL, 0, keep_number, &rows, NULL);
    do {
        if (status == DB_OK)
            status = walk_page(from, &walk);
    } while (status == DB_OK && walk.wrote == DB_OK && walk.page == PAGE);
    memcpy(ret->hash, walk.sum, sizeof ret->hash);
    *wrote = walk.wrote;
    return status == DB_OK && *wrote == DB_OK && rows != ret->rows ? DB_BROKEN : status;
}

/* All tables, inside a transaction of the source. */
static db_status walk_all(db *from, db *to, copy_facts ret[COPY_TABLES], db_status *wrote)
{
    db_status status = DB_OK;
    *wrote = DB_OK;
    for (int i = 0; i < COPY_TABLES && status == DB_OK && *wrote == DB_OK; i++)
        status = walk_table(from, &tables[i], to, &ret[i], wrote);
    return status;
}

db_status copy_look(db *base, copy_facts ret[COPY_TABLES])
{
    db_status wrote, status = base->driver->mark(base, DB_READ);
    if (status != DB_OK)
        return status;
    status = walk_all(base, NULL, ret, &wrote);
    base->driver->mark(base, DB_ROLLBACK);
    return status;
}

static bool is_empty(const copy_facts facts[COPY_TABLES])
{
    int64_t rows = 0;
    for (int i = 0; i < COPY_TABLES; i++)
        rows += facts[i].rows;
    return rows == 0;
}

static bool are_equal(const copy_facts a[COPY_TABLES], const copy_facts b[COPY_TABLES])
{
    bool equal = true;
    for (int i = 0; i < COPY_TABLES; i++)
        equal = equal && a[i].rows == b[i].rows && memcmp(a[i].hash, b[i].hash, COPY_HASH) == 0;
    return equal;
}

/* Inside a transaction of each. */
static copy_end copy_rows(db *from, db *to, copy_facts ret[COPY_TABLES])
{
    copy_facts there[COPY_TABLES];
    db_status wrote;
    if (walk_all(to, NULL, there, &wrote) != DB_OK)
        return COPY_CANNOT_WRITE;
    if (!is_empty(there))
        return COPY_NOT_EMPTY;
    if (walk_all(from, to, ret, &wrote) != DB_OK)
        return COPY_CANNOT_READ;
    if (wrote != DB_OK || walk_all(to, NULL, there, &wrote) != DB_OK)
        return COPY_CANNOT_WRITE;
    return are_equal(ret, there) ? COPY_DONE : COPY_DIFFERS;
}

copy_end copy_all(db *from, db *to, copy_facts ret[COPY_TABLES])
{
    if (from->driver->mark(from, DB_READ) != DB_OK)
        return COPY_CANNOT_READ;
    copy_end end =
        to->driver->mark(to, DB_BEGIN) == DB_OK ? copy_rows(from, to, ret) : COPY_CANNOT_WRITE;
    if (end == COPY_DONE && to->driver->mark(to, DB_COMMIT) != DB_OK)
        end = COPY_CANNOT_WRITE;
    if (end != COPY_DONE)
        to->driver->mark(to, DB_ROLLBACK);
    from->driver->mark(from, DB_ROLLBACK);
    return end;
}
