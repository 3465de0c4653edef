/*
 * A load for `lele serve` and for its peers: requests over kept connections, as fast as they are answered or at a
 * rate, and connections that ask for nothing.
 *
 * Usage: load PORT get PATH CONNECTIONS SECONDS [ADDRESSES]
 *        load PORT send FILE CONNECTIONS RATE [ADDRESSES]
 *        load PORT idle CONNECTIONS SECONDS [ADDRESSES]
 * FILE has whole requests, each after its length as a decimal number and a line end; each is sent once.  RATE is in
 * requests a second; 0: as fast as they are answered.  Connection i comes from 127.1.x.y by i modulo ADDRESSES, so
 * that the limits of one address do not bind.  Prints the answers by status, the rate, and how long they took.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { ANSWER = 1 << 16, STATUSES = 600, EVENTS = 256, GRAIN_US = 20, GRAINS = 500000 };

struct request {
    const char *bytes;
    size_t length;
};

struct connection {
    int fd;
    bool busy;
    struct request request;
    size_t sent, got,
        whole; /* whole: the length of the answer, 0 while its head is not all there */
    int64_t began;
    char answer[ANSWER];
};

static struct {
    int port, epoll, addresses;
    size_t count, next, total; /* connections; requests */
    struct connection *connections;
    struct request *requests;
    bool repeats;
    double rate;
    int64_t begun, until;
    uint64_t answers, statuses[STATUSES], bytes;
    uint32_t times[GRAINS];
} load;

static int64_t microseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void fail(const char *what)
{
    perror(what);
    exit(1);
}

static int open_one(size_t i)
{
    const int fd = socket(AF_INET, SOCK_STREAM, 0), on = 1;
    const uint32_t from = 0x7f010001U + (uint32_t)(i % (size_t)load.addresses);
    struct sockaddr_in here = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(from) };
    struct sockaddr_in there = { .sin_family = AF_INET, .sin_port = htons((uint16_t)load.port) };
    there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || bind(fd, (struct sockaddr *)&here, sizeof here) != 0 ||
        connect(fd, (struct sockaddr *)&there, sizeof there) != 0)
        fail("connect");
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    fcntl(fd, F_SETFL, O_NONBLOCK);
    return fd;
}

static void watch(struct connection *connection, int what, uint32_t events)
{
    struct epoll_event event = { .events = events, .data.ptr = connection };
    if (epoll_ctl(load.epoll, what, connection->fd, &event) != 0)
        fail("epoll_ctl");
}

static void open_all(size_t count)
{
    load.count = count;
    load.connections = calloc(count, sizeof *load.connections);
    load.epoll = epoll_create1(0);
    for (size_t i = 0; i < count; i++) {
        load.connections[i].fd = open_one(i);
        watch(&load.connections[i], EPOLL_CTL_ADD, EPOLLIN);
    }
}

/* When the next request may go out: with a rate, its place on the time line, from which its time is counted. */
static int64_t due(void)
{
    return load.rate > 0 ? load.begun + (int64_t)((double)load.next * 1e6 / load.rate) : 0;
}

static void push(struct connection *connection)
{
    const struct request *request = &connection->request;
    while (connection->sent < request->length) {
        const ssize_t sent = send(connection->fd, request->bytes + connection->sent,
                                  request->length - connection->sent, MSG_NOSIGNAL);
        if (sent < 0 && errno == EAGAIN)
            break;
        if (sent < 0)
            fail("send");
        connection->sent += (size_t)sent;
    }
    watch(connection, EPOLL_CTL_MOD,
          connection->sent < request->length ? EPOLLIN | EPOLLOUT : EPOLLIN);
}

/* Sends the next request; false: there is none now. */
static bool begin(struct connection *connection)
{
    const int64_t now = microseconds();
    if (load.repeats ? now >= load.until : load.next >= load.total || due() > now)
        return false;
    connection->began = load.rate > 0 ? due() : now;
    connection->request = load.requests[load.repeats ? 0 : load.next];
    load.next++;
    connection->busy = true;
    connection->sent = connection->got = connection->whole = 0;
    push(connection);
    return true;
}

/* The length of an answer whose head is there; the answers of these servers have a Content-Length. */
static size_t length_of(const struct connection *connection)
{
    const char *end = memmem(connection->answer, connection->got, "\r\n\r\n", 4);
    const char *field = end != NULL ? strcasestr(connection->answer, "content-length:") : NULL;
    if (end == NULL)
        return 0;
    return (size_t)(end + 4 - connection->answer) +
           (field != NULL && field < end ? strtoul(field + 15, NULL, 10) : 0);
}

static void count_answer(struct connection *connection)
{
    const int64_t took = (microseconds() - connection->began) / GRAIN_US;
    const long status = strtol(connection->answer + 9, NULL, 10);
    load.answers++;
    load.bytes += connection->got;
    load.statuses[status > 0 && status < STATUSES ? status : 0]++;
    load.times[took < GRAINS ? took : GRAINS - 1]++;
    connection->busy = false;
}

static void pull(struct connection *connection)
{
    for (;;) {
        /* only the head of a long answer is kept */
        const size_t at = connection->got < ANSWER - 8192 ? connection->got : ANSWER - 8192;
        const ssize_t got = recv(connection->fd, connection->answer + at, ANSWER - 1 - at, 0);
        if (got < 0 && errno == EAGAIN)
            return;
        if (got <= 0) {
            fprintf(stderr, "a connection was closed\n");
            exit(1);
        }
        connection->answer[at + (size_t)got] = '\0';
        connection->got += (size_t)got;
        if (connection->whole == 0)
            connection->whole = length_of(connection);
        if (connection->whole > 0 && connection->got >= connection->whole) {
            count_answer(connection);
            return;
        }
    }
}

static size_t busy_count(void)
{
    size_t busy = 0;
    for (size_t i = 0; i < load.count; i++)
        busy += load.connections[i].busy;
    return busy;
}

static void run(void)
{
    struct epoll_event events[EVENTS];
    size_t turn = 0;
    load.begun = microseconds();
    for (bool more = true; more;) {
        /* by turns, so that every address has its share */
        for (size_t i = 0; i < load.count; i++) {
            struct connection *connection = &load.connections[turn];
            if (!connection->busy && !begin(connection))
                break;
            turn = (turn + 1) % load.count;
        }
        const int count = epoll_wait(load.epoll, events, EVENTS, 1);
        for (int i = 0; i < count; i++) {
            struct connection *connection = events[i].data.ptr;
            if ((events[i].events & EPOLLOUT) != 0)
                push(connection);
            if ((events[i].events & EPOLLIN) != 0)
                pull(connection);
            if (!connection->busy && load.rate == 0)
                (void)begin(connection);
        }
        more = load.repeats ? microseconds() < load.until || busy_count() > 0
                            : load.next < load.total || busy_count() > 0;
    }
}

static double time_of(double part)
{
    uint64_t seen = 0;
    for (size_t i = 0; i < GRAINS; i++)
        if ((seen += load.times[i]) >= (uint64_t)((double)load.answers * part))
            return (double)i * GRAIN_US / 1000;
    return 0;
}

static void report(void)
{
    const double seconds = (double)(microseconds() - load.begun) / 1e6;
    printf("%.0f answers/s, %.1f MB/s, p50 %.2f ms, p99 %.2f ms, longest %.1f ms;",
           (double)load.answers / seconds, (double)load.bytes / seconds / 1e6, time_of(0.5),
           time_of(0.99), time_of(1));
    for (int i = 0; i < STATUSES; i++)
        if (load.statuses[i] > 0)
            printf(" %d: %llu", i, (unsigned long long)load.statuses[i]);
    printf("\n");
}

static void read_requests(const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t length, room = 0;
    if (file == NULL)
        fail(path);
    while (fscanf(file, "%zu", &length) == 1 && fgetc(file) == '\n') {
        char *bytes = malloc(length);
        if (load.total == room)
            load.requests =
                realloc(load.requests, (room = 2 * room + 1024) * sizeof *load.requests);
        if (fread(bytes, 1, length, file) != length)
            fail("a request is cut");
        load.requests[load.total++] = (struct request){ bytes, length };
    }
    fclose(file);
}

static void raise_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
}

static void idle(size_t count, unsigned seconds)
{
    size_t open = 0;
    char byte;
    const int64_t begun = microseconds();
    open_all(count);
    printf("%zu connections in %.2f s\n", count, (double)(microseconds() - begun) / 1e6);
    fflush(stdout);
    sleep(seconds);
    for (size_t i = 0; i < count; i++)
        open += recv(load.connections[i].fd, &byte, 1, 0) < 0 && errno == EAGAIN;
    printf("%zu of them are open after %u s\n", open, seconds);
}

int main(int argc, char **argv)
{
    if (argc < 5)
        return fprintf(stderr, "usage: see load.c\n"), 2;
    raise_files();
    load.port = atoi(argv[1]);
    const bool gets = strcmp(argv[2], "get") == 0, idles = strcmp(argv[2], "idle") == 0;
    load.addresses = argc > 6 - idles ? atoi(argv[6 - idles]) : 1;
    if (idles)
        return idle(strtoul(argv[3], NULL, 10), (unsigned)atoi(argv[4])), 0;
    char text[1024];
    struct request one = { text, 0 };
    if (gets) {
        one.length =
            (size_t)snprintf(text, sizeof text, "GET %s HTTP/1.1\r\nHost: a\r\n\r\n", argv[3]);
        load.requests = &one;
        load.repeats = true;
    } else {
        read_requests(argv[3]);
        load.rate = argc > 5 ? atof(argv[5]) : 0;
    }
    open_all(strtoul(argv[4], NULL, 10));
    load.until = microseconds() + (gets && argc > 5 ? (int64_t)(atof(argv[5]) * 1e6) : 0);
    run();
    report();
    return 0;
}
