/* One lock for the list of streams and for who sleeps: going to sleep and waking never overlap. */
#include "server/api/hub.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/items.h"
#include "store/listen.h"

enum { EVENTS = 200 /* read at a time */, FORGET_BEATS = 450 /* about an hour */ };

struct hub_stream {
    api_hub *hub;
    char room[ROOM_ID + 1];
    int64_t after; /* the last event that was read */
    bool news, beat;
    bool asleep;
    hub_sleeper sleeper;
    lele_text text;
    size_t sent;
    hub_stream *next, **link;
};

struct api_hub {
    lele_store *store;
    store_listener *listener;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t clock;
    bool has_clock, ends;
    hub_stream *first;
    size_t count;
};

static void rouse(hub_stream *stream)
{
    if (stream->asleep) {
        stream->asleep = false;
        stream->sleeper.wake(stream->sleeper.connection);
    }
}

/* `room` NULL: all of them. */
static void tell(api_hub *hub, const char *room)
{
    pthread_mutex_lock(&hub->lock);
    for (hub_stream *stream = hub->first; stream != NULL; stream = stream->next) {
        if (room != NULL && strcmp(stream->room, room) != 0)
            continue;
        stream->news = true;
        rouse(stream);
    }
    pthread_mutex_unlock(&hub->lock);
}

void hub_tell(api_hub *hub, const char *room)
{
    tell(hub, room);
}

static void hear(void *data, const char *topic)
{
    tell(data, topic);
}

/* The time of the clock, less some days. */
static int64_t days_ago(int days)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return ((int64_t)now.tv_sec - (int64_t)days * 24 * 3600) * 1000;
}

/* What nobody asks for any more: old rooms, and the ids of old writes. */
static store_status forget(store_session *session, void *data)
{
    (void)data;
    const store_status status = rooms_forget(session, days_ago(ROOM_DAYS));
    return status == STORE_OK ? items_forget(session, days_ago(ITEM_WRITE_DAYS)) : status;
}

/* With the lock held: waits for a beat.  False: the hub ends. */
static bool wait_beat(api_hub *hub)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += HUB_BEAT_MS / 1000;
    while (!hub->ends && pthread_cond_timedwait(&hub->changed, &hub->lock, &until) == 0)
        continue;
    return !hub->ends;
}

static void *run_clock(void *data)
{
    api_hub *hub = data;
    pthread_mutex_lock(&hub->lock);
    for (int beat = 1; wait_beat(hub); beat++) {
        for (hub_stream *stream = hub->first; stream != NULL; stream = stream->next) {
            stream->beat = true;
            rouse(stream);
        }
        if (beat % FORGET_BEATS != 0)
            continue;
        pthread_mutex_unlock(&hub->lock);
        (void)store_write(hub->store, forget, NULL);
        pthread_mutex_lock(&hub->lock);
    }
    pthread_mutex_unlock(&hub->lock);
    return NULL;
}

api_hub *hub_new(lele_store *store)
{
    api_hub *hub = calloc(1, sizeof *hub);
    if (hub == NULL)
        return NULL;
    hub->store = store;
    pthread_mutex_init(&hub->lock, NULL);
    pthread_cond_init(&hub->changed, NULL);
    hub->has_clock = pthread_create(&hub->clock, NULL, run_clock, hub) == 0;
    hub->listener = hub->has_clock ? store_listen(store, hear, hub) : NULL;
    if (hub->listener != NULL)
        return hub;
    hub_free(hub);
    return NULL;
}

void hub_close(api_hub *hub)
{
    pthread_mutex_lock(&hub->lock);
    hub->ends = true;
    pthread_cond_broadcast(&hub->changed);
    for (hub_stream *stream = hub->first; stream != NULL; stream = stream->next)
        rouse(stream);
    pthread_mutex_unlock(&hub->lock);
    if (hub->has_clock)
        pthread_join(hub->clock, NULL);
    hub->has_clock = false;
    store_listener_free(hub->listener);
    hub->listener = NULL;
}

void hub_free(api_hub *hub)
{
    if (hub == NULL)
        return;
    hub_close(hub);
    pthread_cond_destroy(&hub->changed);
    pthread_mutex_destroy(&hub->lock);
    free(hub);
}

size_t hub_count(api_hub *hub)
{
    pthread_mutex_lock(&hub->lock);
    const size_t count = hub->count;
    pthread_mutex_unlock(&hub->lock);
    return count;
}

hub_stream *hub_open(api_hub *hub, const char *room, int64_t after)
{
    hub_stream *stream = calloc(1, sizeof *stream);
    if (stream == NULL)
        return NULL;
    stream->hub = hub;
    strncpy(stream->room, room, ROOM_ID);
    stream->after = after;
    stream->news = stream->beat = true;
    lele_text_init(&stream->text);
    pthread_mutex_lock(&hub->lock);
    const bool full = hub->count >= HUB_STREAMS;
    if (!full) {
        hub->count++;
        stream->next = hub->first;
        stream->link = &hub->first;
        if (stream->next != NULL)
            stream->next->link = &stream->next;
        hub->first = stream;
    }
    pthread_mutex_unlock(&hub->lock);
    if (!full)
        return stream;
    free(stream);
    return NULL;
}

void hub_stream_free(hub_stream *stream)
{
    if (stream == NULL)
        return;
    pthread_mutex_lock(&stream->hub->lock);
    stream->hub->count--;
    *stream->link = stream->next;
    if (stream->next != NULL)
        stream->next->link = stream->link;
    pthread_mutex_unlock(&stream->hub->lock);
    lele_text_release(&stream->text);
    free(stream);
}

void hub_add_event(const room_event *event, lele_text *out)
{
    lele_text_add(out, "{\"number\":");
    lele_text_add_int(out, event->number);
    lele_text_add(out, ",\"player\":\"");
    lele_text_add(out, event->player);
    lele_text_add(out, "\",\"made\":");
    lele_text_add_int(out, event->made);
    lele_text_add(out, ",\"event\":");
    lele_text_add_bytes(out, event->content, event->length);
    lele_text_add_char(out, '}');
}

static void add_event(void *data, const room_event *event)
{
    hub_stream *stream = data;
    lele_text_add(&stream->text, "id: ");
    lele_text_add_int(&stream->text, event->number);
    lele_text_add(&stream->text, "\ndata: ");
    hub_add_event(event, &stream->text);
    lele_text_add(&stream->text, "\n\n");
    stream->after = event->number;
}

static store_status read_events(store_session *session, void *data)
{
    hub_stream *stream = data;
    return room_events_after(session, stream->room, stream->after, EVENTS, add_event, stream);
}

/* Fills the text of a stream.  A database that is away is asked again at the next beat: the stream stays. */
static void refill(hub_stream *stream, bool beat)
{
    const int64_t after = stream->after;
    lele_text_clear(&stream->text);
    stream->sent = 0;
    if (store_read(stream->hub->store, read_events, stream) != STORE_OK || stream->text.failed) {
        lele_text_clear(&stream->text);
        stream->after = after;
    }
    if (stream->text.length == 0 && beat)
        lele_text_add(&stream->text, ":\n\n");
}

/* Whether there is something to look for.  If not, the connection sleeps from now on. */
static bool may_read(hub_stream *stream, const hub_sleeper *sleeper, bool *beat)
{
    api_hub *hub = stream->hub;
    pthread_mutex_lock(&hub->lock);
    const bool wanted = stream->news || stream->beat || hub->ends;
    *beat = stream->beat;
    stream->news = stream->beat = false;
    if (!wanted) {
        stream->asleep = true;
        stream->sleeper = *sleeper;
        sleeper->sleep(sleeper->connection);
    }
    pthread_mutex_unlock(&hub->lock);
    return wanted;
}

static bool has_ended(api_hub *hub)
{
    pthread_mutex_lock(&hub->lock);
    const bool ends = hub->ends;
    pthread_mutex_unlock(&hub->lock);
    return ends;
}

ptrdiff_t hub_read(hub_stream *stream, const hub_sleeper *sleeper, char *ret, size_t size)
{
    bool beat;
    while (stream->sent == stream->text.length) {
        if (has_ended(stream->hub))
            return HUB_END;
        if (!may_read(stream, sleeper, &beat))
            return 0;
        /* a full page of events may not be all */
        refill(stream, beat);
        if (stream->text.length > 0) {
            pthread_mutex_lock(&stream->hub->lock);
            stream->news = true;
            pthread_mutex_unlock(&stream->hub->lock);
        }
    }
    const size_t left = stream->text.length - stream->sent;
    const size_t count = left < size ? left : size;
    memcpy(ret, stream->text.data + stream->sent, count);
    stream->sent += count;
    return (ptrdiff_t)count;
}
