/* Moves bytes without blocking: client -> ask -> inner, inner -> answer -> client; see link.h. */
#include "server/link.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

conn_link *link_new(int client, int inner, const unsigned char address[ADDRESS_KEY_SIZE],
                    int64_t now)
{
    conn_link *link = malloc(sizeof *link);
    if (link == NULL)
        return NULL;
    memset(link, 0, offsetof(conn_link, ask));
    link->client = client;
    link->inner = inner;
    link->begun = inner >= 0;
    link->opened = link->moved = now;
    memcpy(link->address, address, sizeof link->address);
    return link;
}

void link_free(conn_link *link)
{
    if (link == NULL)
        return;
    close(link->client);
    if (link->inner >= 0)
        close(link->inner);
    free(link);
}

bool link_wants_inner(const conn_link *link)
{
    return !link->begun && link->ready > 0;
}

void link_set_inner(conn_link *link, int inner)
{
    link->inner = inner;
    link->begun = true;
}

/* Whether a call that returned -1 may succeed later. */
static bool may_come(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

/* Puts a request of the link itself in the place of the one that the client has sent in whole or in
 * part.  The answer to HEAD has no body. */
static void refuse(conn_link *link, refusal reason, int64_t now)
{
    char *at = link->ask + link->ready;
    const bool bodiless = link->asked - link->ready >= 5 && memcmp(at, "HEAD ", 5) == 0;
    const int length =
        snprintf(at, LINK_OWN_BYTES, "%s !%d HTTP/1.1\r\nHost: lele\r\nConnection: close\r\n\r\n",
                 bodiless ? "HEAD" : "GET", (int)reason);
    link->ready += (size_t)length;
    link->asked = link->ready;
    link->refused = true;
    link->moved = now;
}

refusal link_refusal(const char *path)
{
    if (path[0] != '!')
        return REFUSAL_COUNT;
    const long reason = strtol(path + 1, NULL, 10);
    return reason >= 0 && reason < REFUSAL_COUNT ? (refusal)reason : REFUSAL_BAD_REQUEST;
}

/* Lets the part of a body that has come go in. */
static void take_body(conn_link *link)
{
    const size_t come = link->asked - link->ready;
    const size_t taken = come < link->body ? come : link->body;
    link->ready += taken;
    link->body -= taken;
}

static void check_requests(conn_link *link, int64_t now)
{
    while (!link->refused && link->ready < link->asked) {
        if (link->body > 0) {
            take_body(link);
            continue;
        }
        const head_check found =
            head_check_bytes(link->ask + link->ready, link->asked - link->ready);
        if (found.state == HEAD_PARTIAL)
            return;
        if (found.state == HEAD_REFUSED || link->surplus) {
            refuse(link, link->surplus ? REFUSAL_CROWD : found.reason, now);
            return;
        }
        link->ready += found.length;
        link->body = found.body;
        link->asking = now;
    }
}

static void read_client(conn_link *link, int64_t now)
{
    char rest[4096];
    const bool keeps = !link->refused && !link->lingers;
    const ssize_t got =
        keeps ? recv(link->client, link->ask + link->asked, HEAD_BYTES - link->asked, 0)
              : recv(link->client, rest, sizeof rest, 0);
    if (got < 0) {
        link->broken = link->broken || !may_come();
    } else if (got == 0) {
        link->client_ended = true;
    } else if (keeps) {
        if (link->asked == link->ready && link->body == 0)
            link->asking = now;
        link->asked += (size_t)got;
        link->moved = now;
        check_requests(link, now);
    }
}

static void write_inner(conn_link *link)
{
    const ssize_t sent =
        link->ready > 0 ? send(link->inner, link->ask, link->ready, MSG_NOSIGNAL) : 0;
    if (sent < 0 && !may_come()) {
        link->refused = true; /* the library has closed: read_inner sees its end */
        link->asked = link->ready = 0;
    } else if (sent > 0) {
        link->asked -= (size_t)sent;
        link->ready -= (size_t)sent;
        memmove(link->ask, link->ask + sent, link->asked);
    }
    if (link->client_ended && link->ready == 0)
        shutdown(link->inner, SHUT_WR); /* the answers still come */
}

static void read_inner(conn_link *link, int64_t now)
{
    const ssize_t got = recv(link->inner, link->answer + link->to, LINK_ANSWER_BYTES - link->to, 0);
    if (got < 0 && may_come())
        return;
    if (got <= 0) {
        close(link->inner);
        link->inner = -1;
        return;
    }
    if (link->to == 0)
        link->waiting = now;
    link->to += (size_t)got;
    link->moved = now;
}

static void write_client(conn_link *link, int64_t now)
{
    const ssize_t sent =
        send(link->client, link->answer + link->from, link->to - link->from, MSG_NOSIGNAL);
    if (sent < 0) {
        link->broken = link->broken || !may_come();
        return;
    }
    link->from += (size_t)sent;
    link->moved = now;
    if (link->from == link->to)
        link->from = link->to = 0;
}

short link_client_events(const conn_link *link)
{
    const bool reads = link->refused || link->lingers || link->asked < HEAD_BYTES;
    return (short)((reads && !link->client_ended ? POLLIN : 0) |
                   (link->from < link->to ? POLLOUT : 0));
}

short link_inner_events(const conn_link *link)
{
    if (link->inner < 0)
        return 0;
    return (short)((link->to < LINK_ANSWER_BYTES ? POLLIN : 0) | (link->ready > 0 ? POLLOUT : 0));
}

void link_move(conn_link *link, short client, short inner, int64_t now)
{
    if ((client & (POLLIN | POLLHUP | POLLERR)) != 0 && !link->client_ended)
        read_client(link, now);
    if (link->inner >= 0 && (link->ready > 0 || link->client_ended))
        write_inner(link);
    if (link->inner >= 0 && (inner & (POLLIN | POLLHUP | POLLERR)) != 0 &&
        link->to < LINK_ANSWER_BYTES)
        read_inner(link, now);
    if (link->from < link->to)
        write_client(link, now);
    if (link->begun && link->inner < 0 && link->from == link->to && !link->lingers) {
        /* Closing while the client still sends would destroy the answer on its way. */
        shutdown(link->client, SHUT_WR);
        link->lingers = true;
        link->lingering = now;
    }
}

void link_check_time(conn_link *link, int64_t now)
{
    const bool sends_body = !link->refused && link->body > 0;
    const bool asks = !link->refused && link->ready < link->asked;
    if (link->surplus && !link->refused)
        link->broken |= now - link->opened > LINK_SURPLUS_MS;
    else if (link->lingers)
        link->broken |= now - link->lingering > LINK_LINGER_MS;
    else if (link->from < link->to)
        link->broken |= now - link->waiting > LINK_ANSWER_MS;
    else if (sends_body) /* no request of ours can stand in the middle of a body */
        link->broken |= now - link->asking > LINK_ASK_MS;
    else if (!asks)
        link->broken |= now - link->moved > LINK_IDLE_MS;
    else if (now - link->asking > LINK_ASK_MS)
        refuse(link, REFUSAL_TIMEOUT, now);
}

bool link_is_over(const conn_link *link)
{
    const bool is_empty =
        !link->begun && link->ready == 0; /* nothing was asked, and nothing will be */
    return link->broken || (link->client_ended && (link->lingers || is_empty));
}

bool link_is_idle(const conn_link *link)
{
    return link->asked == 0 && link->from == link->to;
}
