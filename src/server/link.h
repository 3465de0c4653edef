/*
 * One connection of a client: the bytes between the client's socket and the inner socket, at whose
 * other end the HTTP library is.
 *
 * Only requests whose heads are whole and checked go in (head.h), with bodies of the length they say.  For any other request a link sends one of its own,
 * whose target is no path ("!431"), and reads no more from the client: so the library makes every
 * answer, in the order of the requests, and never sees a request that it would answer by itself.
 */
#ifndef LELE_SERVER_LINK_H
#define LELE_SERVER_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "server/address.h"
#include "server/head.h"

enum {
    LINK_ASK_MS = 15000,     /* from the first byte of a request to its last */
    LINK_IDLE_MS = 15000,    /* without a request */
    LINK_ANSWER_MS = 120000, /* from bytes that wait for the client until none wait */
    LINK_LINGER_MS = 2000,   /* after the last byte of the last answer */
    LINK_SURPLUS_MS = 2000,  /* for the first request of a surplus connection */
    LINK_OWN_BYTES = 96,     /* the longest request of the link itself */
    LINK_ANSWER_BYTES = 16 << 10,
};

typedef struct conn_link {
    int client, inner; /* inner: -1 before the first request and after its end */
    bool begun;        /* it has had an inner socket */
    unsigned char
        address[ADDRESS_KEY_SIZE]; /* of the client, for the limit per address; see address.h */
    bool surplus;                  /* over the limit of its address: its first request is refused */
    bool refused;                  /* no more is read from the client than to discard it */
    bool client_ended, lingers, broken;
    size_t asked, ready; /* bytes in `ask`; those of checked requests, which go in */
    size_t body;         /* bytes of the last request's body that are still to come */
    size_t from, to;     /* the bytes in `answer` that wait for the client */
    int64_t opened, moved, asking, waiting, lingering; /* milliseconds; since when */
    char ask[HEAD_BYTES + LINK_OWN_BYTES];
    char answer[LINK_ANSWER_BYTES];
} conn_link;

/* NULL without memory.  The sockets must not block; link_free closes them.  `inner` is -1 if the link gets its
 * inner socket later, when link_wants_inner: a connection that asks for nothing costs one descriptor.  The caller
 * may set `surplus` before the first byte moves. */
conn_link *link_new(int client, int inner, const unsigned char address[ADDRESS_KEY_SIZE],
                    int64_t now);
void link_free(conn_link *link);

/* Whether there is something for the library and no socket to it. */
bool link_wants_inner(const conn_link *link);
void link_set_inner(conn_link *link, int inner);

/* The events of poll() that the link waits for. */
short link_client_events(const conn_link *link);
short link_inner_events(const conn_link *link);

/* Moves bytes after poll() returned these events. */
void link_move(conn_link *link, short client, short inner, int64_t now);

/* Acts on deadlines that have passed. */
void link_check_time(conn_link *link, int64_t now);

/* Whether the connection is over, so that the link can be freed. */
bool link_is_over(const conn_link *link);

/* Whether nothing is under way: no request and no answer. */
bool link_is_idle(const conn_link *link);

/* The path of a request that a link has sent for a refusal: "!" and the number of the reason.
 * Returns REFUSAL_COUNT for any other path. */
refusal link_refusal(const char *path);

#endif
