/*
 * The migrations.  @BYTES, @NUMBER and @STRICT stand for the words of the database.
 *
 * What belongs to a player is deleted with the player.  `revision` counts the changes of one player's
 * items; `writes` remembers what a request did, so that a request which is sent again does nothing.
 */
#include "store/schema.h"

#include <stdlib.h>
#include <string.h>

static const char *const migrations[] = {
    "create table players (id text primary key, phrase @BYTES not null unique, name text not null,"
    " created @NUMBER not null, seen @NUMBER not null, revision @NUMBER not null) @STRICT;"
    "create table devices (secret @BYTES primary key,"
    " player text not null references players (id) on delete cascade, created @NUMBER not null) "
    "@STRICT;"
    "create index devices_of_player on devices (player);"
    "create table writes (player text not null references players (id) on delete cascade,"
    " id text not null, revision @NUMBER not null, name text not null, made @NUMBER not null,"
    " primary key (player, id)) @STRICT;"
    "create index writes_by_time on writes (made);"
    "create table items (player text not null references players (id) on delete cascade,"
    " kind text not null, name text not null, revision @NUMBER not null, made @NUMBER not null,"
    " content @BYTES, primary key (player, kind, name)) @STRICT;"
    "create index items_by_revision on items (player, revision);"
    "create table results (log_hash @BYTES primary key,"
    " player text not null references players (id) on delete cascade, puzzle text not null,"
    " board text not null, day text not null, total_ms @NUMBER not null, hints @NUMBER not null,"
    " mistakes @NUMBER not null, flags @NUMBER not null, finished @NUMBER not null,"
    " received @NUMBER not null, log @BYTES not null, unique (player, puzzle)) @STRICT;"
    "create index results_of_board on results (board, total_ms, finished);"
    "create table friends (player text not null references players (id) on delete cascade,"
    " friend text not null references players (id) on delete cascade, since @NUMBER not null,"
    " primary key (player, friend)) @STRICT;"
    "create index friends_of on friends (friend);"
    "create table shares (id text primary key, kind text not null, content @BYTES not null,"
    " made @NUMBER not null) @STRICT;"
    "create table rooms (id text primary key, owner text not null, puzzle text not null,"
    " mode text not null, made @NUMBER not null, starts @NUMBER not null, last @NUMBER not null) "
    "@STRICT;"
    "create index rooms_by_time on rooms (made);"
    "create table room_events (room text not null references rooms (id) on delete cascade,"
    " number @NUMBER not null, player text not null, write_id text not null, made @NUMBER not null,"
    " content @BYTES not null, primary key (room, number), unique (room, player, write_id)) "
    "@STRICT;",
};

enum { MIGRATIONS = sizeof migrations / sizeof migrations[0] };

int schema_newest(void)
{
    return MIGRATIONS;
}

/* What the mark at the start of `text` stands for, and its length; NULL if there is no mark. */
static const char *word_at(const db_driver *driver, const char *text, size_t *length)
{
    const struct {
        const char *mark, *word;
    } words[] = { { "@BYTES", driver->bytes },
                  { "@NUMBER", driver->number },
                  { "@STRICT", driver->strict } };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        *length = strlen(words[i].mark);
        if (strncmp(text, words[i].mark, *length) == 0)
            return words[i].word;
    }
    return NULL;
}

/* A script with the words of a database.  No word is twice as long as its mark.  Free it. */
static char *script_for(const db_driver *driver, const char *script)
{
    char *ret = malloc(2 * strlen(script) + 1);
    size_t out = 0;
    while (ret != NULL && *script != '\0') {
        size_t length;
        const char *word = word_at(driver, script, &length);
        if (word == NULL) {
            ret[out++] = *script++;
            continue;
        }
        memcpy(ret + out, word, strlen(word));
        out += strlen(word);
        script += length;
    }
    if (ret != NULL)
        ret[out] = '\0';
    return ret;
}

static db_status apply(db *base, const char *script)
{
    char *own = script_for(base->driver, script);
    const db_status status = own != NULL ? base->driver->script(base, own) : DB_MEMORY;
    free(own);
    return status;
}

static void keep_number(void *data, const db_value *columns, int count)
{
    (void)count;
    *(int64_t *)data = columns[0].integer;
}

schema_state schema_look(db *base, int *number)
{
    int64_t found = 0;
    *number = 0;
    const db_status status =
        base->driver->run(base, STATEMENT_VERSION, NULL, 0, keep_number, &found, NULL);
    /* a missing table is a refused statement; after any other failure nobody knows what is there */
    if (status != DB_OK)
        return status == DB_BROKEN && base->driver->script(base, "select 1") == DB_OK
                   ? SCHEMA_EMPTY
                   : SCHEMA_UNREADABLE;
    if (found < 0)
        return SCHEMA_UNREADABLE;
    *number = (int)found;
    if (found > MIGRATIONS)
        return SCHEMA_NEWER;
    return found == MIGRATIONS ? SCHEMA_CURRENT : found == 0 ? SCHEMA_EMPTY : SCHEMA_OLD;
}

/* Inside a transaction that no other process can enter: the migrations after `number`. */
static db_status migrate_from(db *base, int number, int64_t now)
{
    for (int i = number; i < MIGRATIONS; i++) {
        const db_value row[] = { db_integer(i + 1), db_integer(now) };
        db_status status = apply(base, migrations[i]);
        if (status == DB_OK)
            status = base->driver->run(base, STATEMENT_VERSION_ADD, row, 2, NULL, NULL, NULL);
        if (status != DB_OK)
            return status;
    }
    return DB_OK;
}

static db_status migrate_alone(db *base, int64_t now)
{
    int64_t number = 0;
    db_status status = base->driver->script(base, base->driver->alone);
    if (status == DB_OK)
        status =
            apply(base, "create table if not exists schema_version"
                        " (number @NUMBER not null primary key, applied @NUMBER not null) @STRICT");
    if (status == DB_OK)
        status = base->driver->run(base, STATEMENT_VERSION, NULL, 0, keep_number, &number, NULL);
    return status == DB_OK ? migrate_from(base, (int)number, now) : status;
}

db_status schema_migrate(db *base, int64_t now)
{
    db_status status = base->driver->mark(base, DB_BEGIN);
    if (status != DB_OK)
        return status;
    status = migrate_alone(base, now);
    if (status == DB_OK)
        status = base->driver->mark(base, DB_COMMIT);
    if (status != DB_OK)
        base->driver->mark(base, DB_ROLLBACK);
    return status;
}
