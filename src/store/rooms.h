/*
 * Rooms: people who race on one puzzle, or solve it together.
 *
 * A room is a list of numbered events.  What an event says is the business of the caller; the store
 * keeps their order, and an event that is sent again is found by its write id.
 */
#ifndef LELE_STORE_ROOMS_H
#define LELE_STORE_ROOMS_H

#include "store/players.h"

enum {
    ROOM_ID = PLAYER_ID,
    ROOM_EVENT = 4 << 10,
    ROOM_EVENTS = 100000,
    ROOM_DAYS = 7,
    ROOM_PLAYERS = 50
};

typedef struct room_facts {
    char owner[PLAYER_ID + 1], puzzle[4096], mode[12];
    int64_t made, starts,
        last; /* starts: 0 until somebody starts it; last: the number of the last event */
} room_facts;

store_status room_add(store_session *, const char *id, const room_facts *);
store_status room_get(store_session *, const char *id, room_facts *ret);

/* STORE_REFUSED: it has started. */
store_status room_start(store_session *, const char *id, int64_t at);

/* Makes other writers of the room wait until this transaction ends. */
store_status room_lock(store_session *, const char *id);

/* The number of what a player sent under this id; 0: nothing. */
store_status room_event_of(store_session *, const char *id, const player_id *, const char *write,
                           int64_t *number);

/* Deletes what a player said, and the rooms of that player. */
store_status rooms_leave(store_session *, const player_id *);

/* `number` is that of the event, also of one that was sent before.  STORE_REFUSED: too many events. */
store_status room_say(store_session *, const char *id, const player_id *, const char *write,
                      const void *content, size_t length, int64_t now, int64_t *number);

typedef struct room_event {
    int64_t number, made;
    const char *player;
    const void *content;
    size_t length;
} room_event;

typedef void room_event_row(void *data, const room_event *);
store_status room_events_after(store_session *, const char *id, int64_t number, int64_t limit,
                               room_event_row *, void *data);

/* Deletes rooms that were made before. */
store_status rooms_forget(store_session *, int64_t before);

#endif
