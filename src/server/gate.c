/* One loop around epoll; see gate.h. */
#include "server/gate.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "server/address.h"
#include "server/link.h"

enum {
    TICK_MS = 500, /* how often deadlines are checked */
    ACCEPTS = 64,  /* connections accepted before others get their turn */
    EVENTS = 256,  /* taken from the kernel at a time */
    SURPLUS = 16,  /* connections of one address that wait for their refusal */
    FILES_PER_LINK =
        3, /* the client's socket, and from the first request on both ends of the inner pair */
    FILES_OF_OTHERS = 64,
    CROWDS = 8192,
};

_Static_assert(POLLIN == EPOLLIN && POLLOUT == EPOLLOUT && POLLHUP == (int)EPOLLHUP &&
                   POLLERR == (int)EPOLLERR,
               "events of poll() are those of epoll");

enum side { CLIENT, INNER, SIDES };

/* A descriptor that the kernel watches.  What it reports is kept until the link moves. */
struct watched {
    struct held *held; /* NULL: the end of the gate, or the listener */
    short wanted, now; /* wanted: the events that the kernel knows; 0: it does not watch */
};

/* A link in the list of the gate. */
struct held {
    conn_link *link;
    size_t place;
    bool touched; /* in the list of those that have something to do */
    struct watched sides[SIDES];
};

struct web_gate {
    int listener, stop[2], epoll;
    size_t limit, per_address, count, touched_count;
    gate_deliver deliver;
    void *data;
    bool pauses; /* accepts no more until a link ends or the next tick */
    bool called, ends;
    int64_t ticked;
    pthread_t thread;
    struct watched at_stop, at_listener;
    uint16_t crowds
        [2]
        [CROWDS]; /* links by a hash of their address: those that are served, those over the limit */
    struct held *links[GATE_LINKS], *touched[2 * EVENTS];
};

static int64_t now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* How many links the limit of open files allows, after raising it as far as needed.  If it does not allow an
 * inner pair for each, a third is left for those that have one: others wait without a request. */
static size_t allowed_links(void)
{
    const rlim_t wanted = (rlim_t)GATE_LINKS * FILES_PER_LINK + FILES_OF_OTHERS;
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return GATE_LINKS / 8;
    if (files.rlim_cur < wanted) {
        files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        (void)setrlimit(RLIMIT_NOFILE, &files);
        if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur <= FILES_OF_OTHERS + 4)
            return 1;
    }
    const rlim_t links = (files.rlim_cur - FILES_OF_OTHERS) / 3;
    return links < GATE_LINKS / 2 ? 2 * (size_t)links : GATE_LINKS;
}

static bool set_flags(int fd)
{
    return fcntl(fd, F_SETFD, FD_CLOEXEC) == 0 && fcntl(fd, F_SETFL, O_NONBLOCK) == 0;
}

static size_t crowd_of(const unsigned char address[ADDRESS_KEY_SIZE])
{
    uint32_t hash = 2166136261U;
    for (int i = 0; i < ADDRESS_KEY_SIZE; i++)
        hash = (hash ^ address[i]) * 16777619U;
    return (hash ^ hash >> 16) % CROWDS;
}

/* Whether an address has so many connections: those that are served, or those over its limit.  They are counted only
 * if all addresses with its hash have that many together. */
static bool has_links(const web_gate *gate, const unsigned char address[ADDRESS_KEY_SIZE],
                      bool surplus, size_t many)
{
    size_t same = 0;
    if (gate->crowds[surplus][crowd_of(address)] < many)
        return false;
    for (size_t i = 0; i < gate->count; i++)
        same += gate->links[i]->link->surplus == surplus &&
                memcmp(gate->links[i]->link->address, address, ADDRESS_KEY_SIZE) == 0;
    return same >= many;
}

/* Tells the kernel what to watch a descriptor for.  One without events is not watched at all: its end would be
 * reported again and again. */
static bool watch(web_gate *gate, int fd, struct watched *watched, short events)
{
    if (watched->wanted == events)
        return true;
    struct epoll_event event = { .events = (uint32_t)events, .data.ptr = watched };
    const int what = events == 0            ? EPOLL_CTL_DEL
                     : watched->wanted == 0 ? EPOLL_CTL_ADD
                                            : EPOLL_CTL_MOD;
    watched->wanted = events;
    return epoll_ctl(gate->epoll, what, fd, &event) == 0;
}

static void watch_link(web_gate *gate, struct held *held)
{
    conn_link *link = held->link;
    bool watches = watch(gate, link->client, &held->sides[CLIENT], link_client_events(link));
    if (link->inner >= 0)
        watches &= watch(gate, link->inner, &held->sides[INNER], link_inner_events(link));
    else
        held->sides[INNER].wanted = 0; /* closing a descriptor ends the watch */
    link->broken |= !watches;
}

static void remove_link(web_gate *gate, struct held *held)
{
    struct held *last = gate->links[--gate->count];
    gate->links[held->place] = last;
    last->place = held->place;
    gate->crowds[held->link->surplus][crowd_of(held->link->address)]--;
    link_free(held->link);
    free(held);
    gate->pauses = false;
}

/* Ends the link that has been without a request for longest. */
static bool drop_idle(web_gate *gate, int64_t now)
{
    struct held *oldest = NULL;
    for (size_t i = 0; i < gate->count; i++) {
        struct held *held = gate->links[i];
        if (link_is_idle(held->link) && !held->touched && now - held->link->moved > 2 * TICK_MS &&
            (oldest == NULL || held->link->moved < oldest->link->moved))
            oldest = held;
    }
    if (oldest != NULL)
        remove_link(gate, oldest);
    return oldest != NULL;
}

/* Connects a link to the library.  A link that cannot be connected is broken. */
static void connect_link(web_gate *gate, struct held *held, int64_t now)
{
    int pair[2];
    bool made = socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
    if (!made && (errno == EMFILE || errno == ENFILE) && drop_idle(gate, now))
        made = socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
    held->link->broken |= !made;
    if (!made)
        return;
    link_set_inner(held->link, pair[0]);
    if (!set_flags(pair[0]) || !set_flags(pair[1])) {
        close(pair[1]);
        held->link->broken = true;
    } else if (!gate->deliver(gate->data, pair[1], held->link->address)) {
        held->link->broken = true;
    }
}

/* Takes a client.  Closes its socket on failure. */
static void add_link(web_gate *gate, int client, const unsigned char address[ADDRESS_KEY_SIZE],
                     bool surplus, int64_t now)
{
    const int on = 1;
    struct held *held = set_flags(client) ? calloc(1, sizeof *held) : NULL;
    if (held != NULL)
        held->link = link_new(client, -1, address, now);
    if (held == NULL || held->link == NULL) {
        free(held);
        close(client);
        return;
    }
    (void)setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    held->link->surplus = surplus;
    held->sides[CLIENT].held = held->sides[INNER].held = held;
    held->place = gate->count;
    gate->links[gate->count++] = held;
    gate->crowds[surplus][crowd_of(address)]++;
    watch_link(gate, held);
    if (held->link->broken)
        remove_link(gate, held);
}

/* Serves a client, or over the limit of its address lets the library refuse it with the reason.
 * Refusals are limited too, so that an address cannot take all links with them. */
static void admit(web_gate *gate, int client, const struct sockaddr_storage *from, int64_t now)
{
    unsigned char address[ADDRESS_KEY_SIZE];
    address_key(from, address);
    const bool surplus = has_links(gate, address, false, gate->per_address);
    if (surplus && has_links(gate, address, true, SURPLUS))
        close(client);
    else
        add_link(gate, client, address, surplus, now);
}

static void accept_clients(web_gate *gate, int64_t now)
{
    for (int i = 0; i < ACCEPTS; i++) {
        if (gate->count == gate->limit)
            (void)drop_idle(gate, now);
        gate->pauses = gate->count == gate->limit;
        if (gate->pauses)
            return;
        struct sockaddr_storage from = { 0 };
        socklen_t size = sizeof from;
        const int client = accept(gate->listener, (struct sockaddr *)&from, &size);
        if (client < 0) {
            gate->pauses = errno == EMFILE || errno == ENFILE || errno == ENOMEM;
            if (gate->pauses)
                (void)drop_idle(gate, now);
            return;
        }
        admit(gate, client, &from, now);
    }
}

static void note_event(web_gate *gate, struct watched *watched, short events)
{
    struct held *held = watched->held;
    if (held == NULL) {
        gate->ends |= watched == &gate->at_stop;
        gate->called |= watched == &gate->at_listener;
        return;
    }
    watched->now |= events;
    if (!held->touched)
        gate->touched[gate->touched_count++] = held;
    held->touched = true;
}

/* Fills the list of links that have something to do.  Both sides of a link may be reported. */
static void wait_for_events(web_gate *gate)
{
    struct epoll_event events[EVENTS];
    const bool has_deadlines = gate->count > 0 || gate->pauses;
    gate->called = false;
    gate->touched_count = 0;
    if (!watch(gate, gate->listener, &gate->at_listener, gate->pauses ? 0 : POLLIN))
        gate->at_listener.wanted = 0; /* tried again at the next tick */
    const int count = epoll_wait(gate->epoll, events, EVENTS, has_deadlines ? TICK_MS : -1);
    for (int i = 0; i < count; i++)
        note_event(gate, events[i].data.ptr, (short)events[i].events);
}

/* After bytes have moved or a deadline has passed. */
static void settle(web_gate *gate, struct held *held, int64_t now)
{
    held->touched = false;
    if (link_wants_inner(held->link)) {
        connect_link(gate, held, now);
        if (!held->link->broken)
            link_move(held->link, 0, 0, now);
    }
    if (!link_is_over(held->link))
        watch_link(gate, held);
    if (link_is_over(held->link))
        remove_link(gate, held);
}

static void move_links(web_gate *gate, int64_t now)
{
    for (size_t i = 0; i < gate->touched_count; i++) {
        struct held *held = gate->touched[i];
        link_move(held->link, held->sides[CLIENT].now, held->sides[INNER].now, now);
        held->sides[CLIENT].now = held->sides[INNER].now = 0;
        settle(gate, held, now);
    }
    if (now - gate->ticked < TICK_MS)
        return;
    for (size_t i = gate->count; i-- > 0;) {
        if (i >= gate->count) /* a link that was connected has ended others */
            continue;
        link_check_time(gate->links[i]->link, now);
        settle(gate, gate->links[i], now);
    }
    gate->ticked = now;
    gate->pauses = false;
}

static void *run(void *data)
{
    web_gate *gate = data;
    for (;;) {
        wait_for_events(gate);
        if (gate->ends)
            return NULL;
        const int64_t now = now_ms();
        move_links(gate, now);
        if (gate->called)
            accept_clients(gate, now);
    }
}

static bool start(web_gate *gate)
{
    gate->epoll = epoll_create1(EPOLL_CLOEXEC);
    if (gate->epoll < 0)
        return false;
    if (watch(gate, gate->stop[0], &gate->at_stop, POLLIN) && set_flags(gate->stop[0]) &&
        set_flags(gate->stop[1])) {
        const int error = pthread_create(&gate->thread, NULL, run, gate);
        if (error == 0)
            return true;
        errno = error;
    }
    const int error = errno;
    close(gate->epoll);
    errno = error;
    return false;
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
    if (start(gate))
        return gate;
    const int error = errno;
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
        remove_link(gate, gate->links[gate->count - 1]);
    close(gate->epoll);
    close(gate->stop[0]);
    close(gate->listener);
    free(gate);
}
