#include "server/address.h"

#include <arpa/inet.h>
#include <errno.h>
#include <limits.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BACKLOG = 4096, HOST_SIZE = 64, PORT_SIZE = 6, PORT_MAX = 65535, FIRST_PASSED = 3 };

/* "127.0.0.1:8080", "localhost:0", "[::1]:8080" */
static bool split(const char *text, char *host, char *port)
{
    const char *colon = strrchr(text, ':');
    if (colon == NULL || colon == text)
        return false;
    size_t length = (size_t)(colon - text);
    if (text[0] == '[' && text[length - 1] == ']') {
        text++;
        length -= 2;
    } else if (memchr(text, ':', length) != NULL) {
        return false;
    }
    const size_t digits = strspn(colon + 1, "0123456789");
    if (length == 0 || length >= HOST_SIZE || digits == 0 || digits >= PORT_SIZE ||
        colon[1 + digits] != '\0' || strtol(colon + 1, NULL, 10) > PORT_MAX)
        return false;
    memcpy(host, text, length);
    host[length] = '\0';
    memcpy(port, colon + 1, digits + 1);
    return true;
}

static bool write_url(int fd, char url[ADDRESS_URL_SIZE])
{
    struct sockaddr_storage bound;
    socklen_t size = sizeof bound;
    char host[HOST_SIZE], port[PORT_SIZE];
    if (getsockname(fd, (struct sockaddr *)&bound, &size) != 0 ||
        (bound.ss_family != AF_INET && bound.ss_family != AF_INET6) ||
        getnameinfo((struct sockaddr *)&bound, size, host, sizeof host, port, sizeof port,
                    NI_NUMERICHOST | NI_NUMERICSERV) != 0)
        return false;
    const int length = snprintf(
        url, ADDRESS_URL_SIZE, strchr(host, ':') ? "http://[%s]:%s/" : "http://%s:%s/", host, port);
    return length > 0 && length < ADDRESS_URL_SIZE;
}

static int listen_on(const struct addrinfo *found, char url[ADDRESS_URL_SIZE], int *error)
{
    const int fd = socket(found->ai_family, found->ai_socktype, found->ai_protocol);
    if (fd >= 0) {
        const int on = 1;
        setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
        if (bind(fd, found->ai_addr, found->ai_addrlen) == 0 && listen(fd, BACKLOG) == 0 &&
            write_url(fd, url))
            return fd;
    }
    *error = errno;
    if (fd >= 0)
        close(fd);
    return -1;
}

int address_listen(const char *text, char url[ADDRESS_URL_SIZE], int *error)
{
    char host[HOST_SIZE], port[PORT_SIZE];
    *error = 0;
    if (!split(text, host, port))
        return -1;
    const struct addrinfo hints = { .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE };
    struct addrinfo *found;
    if (getaddrinfo(host, port, &hints, &found) != 0)
        return -1;
    const int fd = listen_on(found, url, error);
    freeaddrinfo(found);
    return fd;
}

int address_passed(void)
{
    const char *process = getenv("LISTEN_PID"), *count = getenv("LISTEN_FDS");
    if (process == NULL || count == NULL || strtol(process, NULL, 10) != (long)getpid())
        return 0;
    const long sockets = strtol(count, NULL, 10);
    return sockets > 0 && sockets <= INT_MAX ? (int)sockets : 0;
}

int address_take(char url[ADDRESS_URL_SIZE], int *error)
{
    int listens = 0;
    socklen_t size = sizeof listens;
    *error = EINVAL;
    if (address_passed() != 1)
        return -1;
    if (getsockopt(FIRST_PASSED, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) != 0)
        *error = errno;
    else if (listens != 0 && write_url(FIRST_PASSED, url))
        return FIRST_PASSED;
    return -1;
}

void address_key(const struct sockaddr_storage *from, unsigned char ret[ADDRESS_KEY_SIZE])
{
    static const unsigned char mapped[12] = { [10] = 0xFF, [11] = 0xFF };
    memset(ret, 0, ADDRESS_KEY_SIZE);
    if (from->ss_family == AF_INET) {
        memcpy(ret, mapped, sizeof mapped);
        memcpy(ret + 12, &((const struct sockaddr_in *)from)->sin_addr, 4);
    } else if (from->ss_family == AF_INET6) {
        const unsigned char *bytes = ((const struct sockaddr_in6 *)from)->sin6_addr.s6_addr;
        memcpy(ret, bytes, memcmp(bytes, mapped, sizeof mapped) == 0 ? 16 : 8);
    }
}

bool address_forwarded(const char *field, char *ret, size_t size)
{
    char text[INET6_ADDRSTRLEN];
    struct in6_addr six;
    struct in_addr four;
    const char *comma = strrchr(field, ',');
    const char *at = comma != NULL ? comma + 1 : field;
    at += strspn(at, " \t");
    const size_t length = strcspn(at, " \t");
    if (length >= sizeof text || at[length + strspn(at + length, " \t")] != '\0')
        return false;
    memcpy(text, at, length);
    text[length] = '\0';
    if (inet_pton(AF_INET, text, &four) == 1) {
        snprintf(ret, size, "::ffff:%s", text);
        return true;
    }
    return inet_pton(AF_INET6, text, &six) == 1 &&
           inet_ntop(AF_INET6, &six, ret, (socklen_t)size) != NULL;
}
