/*
 * Streams of the events of rooms: server-sent events.
 *
 * A stream reads the events from the store, so it needs nothing from the process that wrote them; the hub
 * only wakes it: after a write of this process, when another server on the database tells of one, and
 * every HUB_BEAT_MS, so that a client who is gone is noticed.
 */
#ifndef LELE_SERVER_API_HUB_H
#define LELE_SERVER_API_HUB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lele/lele.h"
#include "store/rooms.h"

enum { HUB_BEAT_MS = 8000, HUB_STREAMS = 4096 };

typedef struct api_hub api_hub;
typedef struct hub_stream hub_stream;

/* How the connection of a stream is put to sleep and woken; both are called in turn, never at once. */
typedef struct hub_sleeper {
    void (*sleep)(void *connection);
    void (*wake)(void *connection);
    void *connection;
} hub_sleeper;

/* NULL without memory. */
api_hub *hub_new(lele_store *);

/* Ends all streams: they are woken and return HUB_END. */
void hub_close(api_hub *);
void hub_free(api_hub *);

/* Wakes the streams of a room. */
void hub_tell(api_hub *, const char *room);
size_t hub_count(api_hub *);

/* The events of a room after a number.  NULL: too many streams, or no memory. */
hub_stream *hub_open(api_hub *, const char *room, int64_t after);
void hub_stream_free(hub_stream *);

/* Copies up to `size` bytes.  0: nothing is there, and the connection was put to sleep. */
enum { HUB_END = -1 };
ptrdiff_t hub_read(hub_stream *, const hub_sleeper *, char *ret, size_t size);

/* One event as JSON: {"number":7,"player":"…","made":…,"event":{…}}. */
void hub_add_event(const room_event *, lele_text *out);

#endif
