/* Addresses: a listening socket from "ADDRESS:PORT", and what counts as one client. */
#ifndef LELE_SERVER_ADDRESS_H
#define LELE_SERVER_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>

struct sockaddr_storage;

enum { ADDRESS_URL_SIZE = 128, ADDRESS_KEY_SIZE = 16 };

/* Returns the socket and fills in the URL with the actual port.  On failure returns -1 and sets
 * `error` to the errno, or to 0 when the text is not an address. */
int address_listen(const char *text, char url[ADDRESS_URL_SIZE], int *error);

/* The number of sockets that whoever started the process has opened for it (LISTEN_FDS and
 * LISTEN_PID, see sd_listen_fds(3)); 0 when the process must listen by itself. */
int address_passed(void);

/* Returns the socket that was passed, and its URL.  On failure, also when several were passed, returns
 * -1 and sets `error` to the errno. */
int address_take(char url[ADDRESS_URL_SIZE], int *error);

/* The same key for addresses that count as one: an IPv4 address, also written as IPv6, or the network
 * of 64 bits of an IPv6 address, which usually belongs to one client. */
void address_key(const struct sockaddr_storage *from, unsigned char ret[ADDRESS_KEY_SIZE]);

/* Who asks through a proxy: the last address of X-Forwarded-For, which the proxy itself has added, in the form
 * of IPv6.  False, and `ret` is unchanged, if that is no address. */
bool address_forwarded(const char *field, char *ret, size_t size);

#endif
