/* One loop around poll(); see gate.h. */
#include "server/gate.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/address.h"
#include "server/link.h"

enum {
    TICK_MS = 500,      /* how often deadlines are checked */
    ACCEPTS = 64,       /* connections accepted before others get their turn */
    SURPLUS = 16,       /* connections of one address that wait for their refusal */
    FILES_PER_LINK = 3, /* the client's socket and both ends of the inner pair */
    FILES_OF_OTHERS = 64,
};

/* Places in the array for poll(): two for each link follow. */
enum { STOP, LISTENER, FIRST_LINK };

struct web_gate {
    int listener, stop[2];
    size_t limit, per_address, count;
    gate_deliver deliver;
    void *data;
    bool pauses; /* accepts no more until a link ends or the next tick */
    int64_t ticked;
    pthread_t thread;
    conn_link *links[GATE_LINKS];
    struct pollfd polled[FIRST_LINK + 2 * GATE_LINKS];
};

static int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* How many links the limit of open files allows, after raising it as far as needed. */
static size_t allowed_links(void)
{
    const rlim_t wanted = (rlim_t)GATE_LINKS * FILES_PER_LINK + FILES_OF_OTHERS;
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return GATE_LINKS / 8;
    if (files.rlim_cur < wanted) {
        files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        (void)setrlimit(RLIMIT_NOFILE, &files);
        if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur <= FILES_OF_OTHERS)
            return 1;
    }
    const rlim_t links = (files.rlim_cur - FILES_OF_OTHERS) / FILES_PER_LINK;
    return links < GATE_LINKS ? (size_t)links : GATE_LINKS;
}

static bool set_flags(int fd)
{
    return fcntl(fd, F_SETFD, FD_CLOEXEC) == 0 && fcntl(fd, F_SETFL, O_NONBLOCK) == 0;
}

/* The connections of an address: those that are served, or those over its limit. */
static size_t count_links(const web_gate *gate, const unsigned char address[ADDRESS_KEY_SIZE],
                          bool surplus)
{
    size_t same = 0;
    for (size_t i = 0; i < gate->count; i++)
        same += gate->links[i]->surplus == surplus &&
                memcmp(gate->links[i]->address, address, ADDRESS_KEY_SIZE) == 0;
    return same;
}

static void remove_link(web_gate *gate, size_t index)
{
    link_free(gate->links[index]);
    gate->links[index] = gate->links[--gate->count];
    gate->pauses = false;
}

/* When all links are in use, ends the one that has been without a request for longest. */
static void make_room(web_gate *gate, int64_t now)
{
    size_t oldest = gate->count;
    for (size_t i = 0; i < gate->count; i++)
        if (link_is_idle(gate->links[i]) && now - gate->links[i]->moved > 2 * TICK_MS &&
            (oldest == gate->count || gate->links[i]->moved < gate->links[oldest]->moved))
            oldest = i;
    if (gate->count == gate->limit && oldest < gate->count)
        remove_link(gate, oldest);
}

/* Connects a client to the library.  Closes its socket on failure. */
static void add_link(web_gate *gate, int client, const unsigned char address[ADDRESS_KEY_SIZE],
                     bool surplus, int64_t now)
{
    const int on = 1;
    int pair[2];
    if (!set_flags(client) || socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) {
        close(client);
        return;
    }
    (void)setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    conn_link *link =
        set_flags(pair[0]) && set_flags(pair[1]) ? link_new(client, pair[0], address, now) : NULL;
    if (link == NULL) {
        close(client);
        close(pair[0]);
        close(pair[1]);
    } else if (!gate->deliver(gate->data, pair[1], address)) {
        link_free(link);
    } else {
        link->surplus = surplus;
        gate->links[gate->count++] = link;
    }
}

/* Serves a client, or over the limit of its address lets the library refuse it with the reason.
 * Refusals are limited too, so that an address cannot take all links with them. */
static void admit(web_gate *gate, int client, const struct sockaddr_storage *from, int64_t now)
{
    unsigned char address[ADDRESS_KEY_SIZE];
    address_key(from, address);
    const bool surplus = count_links(gate, address, false) >= gate->per_address;
    if (surplus && count_links(gate, address, true) >= SURPLUS)
        close(client);
    else
        add_link(gate, client, address, surplus, now);
}

static void accept_clients(web_gate *gate, int64_t now)
{
    for (int i = 0; i < ACCEPTS; i++) {
        if (gate->count == gate->limit)
            make_room(gate, now);
        gate->pauses = gate->count == gate->limit;
        if (gate->pauses)
            return;
        struct sockaddr_storage from = { 0 };
        socklen_t size = sizeof from;
        const int client = accept(gate->listener, (struct sockaddr *)&from, &size);
        if (client < 0) {
            gate->pauses = errno == EMFILE || errno == ENFILE || errno == ENOMEM;
            return;
        }
        admit(gate, client, &from, now);
    }
}

/* poll() ignores negative descriptors; it would report the end of one for which nothing is done. */
static struct pollfd poll_for(int fd, short events)
{
    return (struct pollfd){ .fd = events != 0 ? fd : -1, .events = events };
}

static void wait_for_events(web_gate *gate)
{
    gate->polled[STOP] = poll_for(gate->stop[0], POLLIN);
    gate->polled[LISTENER] = poll_for(gate->listener, gate->pauses ? 0 : POLLIN);
    for (size_t i = 0; i < gate->count; i++) {
        const conn_link *link = gate->links[i];
        struct pollfd *two = &gate->polled[FIRST_LINK + 2 * i];
        two[0] = poll_for(link->client, link_client_events(link));
        two[1] = poll_for(link->inner, link_inner_events(link));
    }
    const bool has_deadlines = gate->count > 0 || gate->pauses;
    if (poll(gate->polled, (nfds_t)(FIRST_LINK + 2 * gate->count), has_deadlines ? TICK_MS : -1) <
        0)
        memset(gate->polled, 0, sizeof gate->polled);
}

static void move_links(web_gate *gate, int64_t now)
{
    for (size_t i = 0; i < gate->count; i++) {
        const struct pollfd *two = &gate->polled[FIRST_LINK + 2 * i];
        if (two[0].revents != 0 || two[1].revents != 0)
            link_move(gate->links[i], two[0].revents, two[1].revents, now);
    }
    if (now - gate->ticked >= TICK_MS) {
        for (size_t i = 0; i < gate->count; i++)
            link_check_time(gate->links[i], now);
        gate->ticked = now;
        gate->pauses = false;
    }
    for (size_t i = gate->count; i-- > 0;)
        if (link_is_over(gate->links[i]))
            remove_link(gate, i);
}

static void *run(void *data)
{
    web_gate *gate = data;
    for (;;) {
        wait_for_events(gate);
        if (gate->polled[STOP].revents != 0)
            return NULL;
        const int64_t now = now_ms();
        move_links(gate, now);
        if (gate->polled[LISTENER].revents != 0)
            accept_clients(gate, now);
    }
}

web_gate *gate_new(int listener, size_t per_address, gate_deliver deliver, void *data)
{
    web_gate *gate = calloc(1, sizeof *gate);
    if (gate == NULL)
        return NULL;
    gate->listener = listener;
    gate->limit = allowed_links();
    gate->per_address = per_address;
    gate->deliver = deliver;
    gate->data = data;
    if (!set_flags(listener) || pipe(gate->stop) != 0) {
        free(gate);
        return NULL;
    }
    const int error = set_flags(gate->stop[0]) && set_flags(gate->stop[1])
                          ? pthread_create(&gate->thread, NULL, run, gate)
                          : errno;
    if (error == 0)
        return gate;
    close(gate->stop[0]);
    close(gate->stop[1]);
    free(gate);
    errno = error;
    return NULL;
}

void gate_free(web_gate *gate)
{
    if (gate == NULL)
        return;
    close(gate->stop[1]); /* the thread sees the end of the pipe */
    pthread_join(gate->thread, NULL);
    while (gate->count > 0)
        remove_link(gate, gate->count - 1);
    close(gate->stop[0]);
    close(gate->listener);
    free(gate);
}
