/*
 * What the devices of a player share: saves, library, settings, statistics, progress of the trainer.
 *
 * An item has a kind, a name and a content.  Every write raises the player's revision, so a device asks
 * for what changed since the revision it knows.  A write carries an id of the client: the same write,
 * sent again, does nothing and gives the first answer.
 */
#ifndef LELE_STORE_ITEMS_H
#define LELE_STORE_ITEMS_H

#include "store/players.h"

enum {
    ITEM_KIND = 20,        /* bytes, at most */
    ITEM_NAME = 80,        /* bytes, at most, without the ending of a second copy */
    ITEM_COPY = 120,       /* with it */
    ITEM_WRITE = 36,       /* bytes of the id of a write, at most */
    ITEM_BYTES = 1 << 20,  /* one content */
    ITEM_COUNT = 20000,    /* of one player */
    ITEM_TOTAL = 64 << 20, /* bytes of one player */
    ITEM_WRITE_DAYS = 30,  /* how long the id of a write is known */
};

/* When the stored item is not the one that the device had changed. */
typedef enum item_policy {
    ITEM_KEEP_BOTH, /* the write goes under a new name: two games */
    ITEM_LAST_WINS, /* the later `made` stays: settings */
} item_policy;

typedef struct item_write {
    const char *id, *kind, *name;
    int64_t base; /* the revision of the item that the device changed; 0: a new item */
    int64_t made; /* when the player made the change */
    const void *content;
    size_t length;
    bool deletes; /* the content is gone; the item stays as a mark for the other devices */
    item_policy policy;
} item_write;

typedef struct item_written {
    int64_t revision;         /* of the item now */
    char name[ITEM_COPY + 1]; /* where it went */
    bool repeated;            /* this write was known already */
    bool ignored;             /* a later one stays */
} item_written;

/* STORE_REFUSED: more items or bytes than a player may have. */
store_status item_put(store_session *, const player_id *, const item_write *, int64_t now,
                      item_written *ret);

/* Forgets the ids of writes that are older: nobody sends those again. */
store_status items_forget(store_session *, int64_t before);

/* `content` is NULL for a deleted item. */
typedef struct item_facts {
    const char *kind, *name;
    int64_t revision, made;
    const void *content;
    size_t length;
} item_facts;

typedef void item_row(void *data, const item_facts *);

/* The items with a later revision, in the order of revisions, `limit` of them at most. */
store_status items_since(store_session *, const player_id *, int64_t revision, int64_t limit,
                         item_row *, void *data);

#endif
