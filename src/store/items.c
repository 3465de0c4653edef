/* The items of a player. */
#include "store/items.h"

#include <stdio.h>

#include "store/run.h"

struct stored {
    int64_t revision, made;
};

static void keep_stored(void *data, const db_value *columns, int count)
{
    (void)count;
    *(struct stored *)data = (struct stored){ columns[0].integer, columns[1].integer };
}

static void keep_written(void *data, const db_value *columns, int count)
{
    item_written *ret = data;
    (void)count;
    ret->repeated = true;
    ret->revision = columns[0].integer;
    run_copy_text(ret->name, sizeof ret->name, &columns[1]);
}

struct size {
    int64_t items, bytes;
};

static void keep_size(void *data, const db_value *columns, int count)
{
    (void)count;
    *(struct size *)data = (struct size){ columns[0].integer, columns[1].integer };
}

static store_status check_size(store_session *session, const player_id *player,
                               const item_write *write)
{
    struct size size = { 0, 0 };
    const db_value values[] = { db_text(player->text) };
    const store_status status = RUN_SQL(session, ITEMS_SIZE, values, keep_size, &size);
    if (status != STORE_OK)
        return status;
    const bool fits = size.items < ITEM_COUNT && size.bytes + (int64_t)write->length <= ITEM_TOTAL;
    return fits || write->deletes ? STORE_OK : STORE_REFUSED;
}

/* Where the write goes: to its name, or beside it. */
static void choose_name(const item_write *write, const struct stored *stored, item_written *ret)
{
    const bool diverged = stored->revision != write->base && stored->revision != 0;
    if (diverged && write->policy == ITEM_LAST_WINS && stored->made > write->made) {
        ret->ignored = true;
        ret->revision = stored->revision;
    }
    if (diverged && write->policy == ITEM_KEEP_BOTH && !write->deletes)
        snprintf(ret->name, sizeof ret->name, "%s~%s", write->name, write->id);
    else
        snprintf(ret->name, sizeof ret->name, "%s", write->name);
    /* another device changed the game after this one last saw it: it stays */
    if (diverged && write->policy == ITEM_KEEP_BOTH && write->deletes) {
        ret->ignored = true;
        ret->revision = stored->revision;
    }
}

static store_status save(store_session *session, const player_id *player, const item_write *write,
                         item_written *ret)
{
    const db_value values[] = {
        db_text(player->text),
        db_text(write->kind),
        db_text(ret->name),
        db_integer(ret->revision),
        db_integer(write->made),
        write->deletes ? db_text(NULL) : db_bytes(write->content, write->length),
    };
    return RUN_SQL(session, ITEM_PUT, values, NULL, NULL);
}

static store_status note_write(store_session *session, const player_id *player,
                               const item_write *write, const item_written *done, int64_t now)
{
    const db_value values[] = { db_text(player->text), db_text(write->id),
                                db_integer(done->revision), db_text(done->name), db_integer(now) };
    return RUN_SQL(session, WRITE_ADD, values, NULL, NULL);
}

/* The next revision of a player.  Writes of one player run one after the other, because each changes
 * the player's row first. */
static store_status next_revision(store_session *session, const player_id *player, int64_t *ret)
{
    const db_value values[] = { db_text(player->text) };
    const store_status status = RUN_SQL(session, PLAYER_REVISE, values, run_keep_number, ret);
    return status == STORE_OK && *ret == 0 ? STORE_NOT_FOUND : status;
}

store_status item_put(store_session *session, const player_id *player, const item_write *write,
                      int64_t now, item_written *ret)
{
    struct stored stored = { 0, 0 };
    *ret = (item_written){ .revision = 0 };
    store_status status = next_revision(session, player, &ret->revision);
    if (status != STORE_OK)
        return status;
    const db_value by_id[] = { db_text(player->text), db_text(write->id) };
    status = RUN_SQL(session, WRITE_GET, by_id, keep_written, ret);
    if (status != STORE_OK || ret->repeated)
        return status;
    const db_value by_name[] = { db_text(player->text), db_text(write->kind),
                                 db_text(write->name) };
    status = RUN_SQL(session, ITEM_GET, by_name, keep_stored, &stored);
    if (status == STORE_OK)
        status = check_size(session, player, write);
    if (status != STORE_OK)
        return status;
    choose_name(write, &stored, ret);
    if (!ret->ignored)
        status = save(session, player, write, ret);
    return status == STORE_OK ? note_write(session, player, write, ret, now) : status;
}

struct rows {
    item_row *row;
    void *data;
};

static void give_item(void *data, const db_value *columns, int count)
{
    const struct rows *rows = data;
    const db_value *content = &columns[4];
    (void)count;
    const item_facts item = {
        .kind = columns[0].bytes,
        .name = columns[1].bytes,
        .revision = columns[2].integer,
        .made = columns[3].integer,
        .content = content->type == DB_NULL ? NULL
                   : content->length > 0    ? content->bytes
                                            : "",
        .length = content->length,
    };
    rows->row(rows->data, &item);
}

store_status items_since(store_session *session, const player_id *player, int64_t revision,
                         int64_t limit, item_row *row, void *data)
{
    struct rows rows = { row, data };
    const db_value values[] = { db_text(player->text), db_integer(revision), db_integer(limit) };
    return RUN_SQL(session, ITEMS_SINCE, values, give_item, &rows);
}

store_status items_forget(store_session *session, int64_t before)
{
    const db_value values[] = { db_integer(before) };
    return RUN_SQL(session, WRITES_FORGET, values, NULL, NULL);
}
