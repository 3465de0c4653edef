/*
 * Players and their devices.  A player has no address and no password: a device holds a secret of 256
 * bits, and a recovery phrase of 96 bits adds another device.  The store keeps only hashes of both.
 */
#ifndef LELE_STORE_PLAYERS_H
#define LELE_STORE_PLAYERS_H

#include "store/store.h"

enum {
    PLAYER_ID = 16,      /* characters */
    PLAYER_NAME = 60,    /* bytes, at most */
    PLAYER_HASH = 32,    /* bytes */
    PLAYER_SECRET = 43,  /* characters of a secret */
    PLAYER_PHRASE = 35,  /* characters of a recovery phrase: six words of five letters */
    PLAYER_DEVICES = 20, /* at most */
    PLAYER_FRIENDS = 500,
    PLAYER_SEEN_MS = 3600 * 1000, /* `seen` is not written more often */
};

typedef struct player_id {
    char text[PLAYER_ID + 1];
} player_id;

typedef struct player_facts {
    char name[PLAYER_NAME + 1];
    int64_t created, seen, revision;
} player_facts;

/* Random texts, from the system's generator. */
void player_make_id(player_id *ret);
void player_make_secret(char ret[PLAYER_SECRET + 1]);
void player_make_phrase(char ret[PLAYER_PHRASE + 1]);

/* The hash under which a secret or phrase is stored.  Phrases are the same in any case and spacing. */
void player_hash_secret(const char *secret, unsigned char ret[PLAYER_HASH]);
void player_hash_phrase(const char *phrase, unsigned char ret[PLAYER_HASH]);

store_status player_add(store_session *, const player_id *, const char *name,
                        const unsigned char phrase[PLAYER_HASH], int64_t now);
store_status player_get(store_session *, const player_id *, player_facts *ret);
store_status player_rename(store_session *, const player_id *, const char *name);
store_status player_set_phrase(store_session *, const player_id *,
                               const unsigned char phrase[PLAYER_HASH]);

/* Deletes the player with all that is theirs. */
store_status player_delete(store_session *, const player_id *);

/* STORE_REFUSED: too many devices. */
store_status player_add_device(store_session *, const player_id *,
                               const unsigned char secret[PLAYER_HASH], int64_t now);
store_status player_of_device(store_session *, const unsigned char secret[PLAYER_HASH],
                              player_id *ret);
store_status player_of_phrase(store_session *, const unsigned char phrase[PLAYER_HASH],
                              player_id *ret);
store_status player_drop_device(store_session *, const player_id *,
                                const unsigned char secret[PLAYER_HASH]);

/* Every device but this one, so that a stolen secret is of no use any more. */
store_status player_drop_others(store_session *, const player_id *,
                                const unsigned char kept[PLAYER_HASH]);
store_status player_note_seen(store_session *, const player_id *, int64_t now);

store_status player_add_friend(store_session *, const player_id *, const player_id *friend,
                               int64_t now);
store_status player_drop_friend(store_session *, const player_id *, const player_id *friend);

typedef void player_friend_row(void *data, const char *id, const char *name, int64_t since);
store_status player_friends(store_session *, const player_id *, player_friend_row *, void *data);

#endif
