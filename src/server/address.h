/* Addresses: a listening socket from "ADDRESS:PORT", and what counts as one client. */
#ifndef LELE_SERVER_ADDRESS_H
#define LELE_SERVER_ADDRESS_H

struct sockaddr_storage;

enum { ADDRESS_URL_SIZE = 128, ADDRESS_KEY_SIZE = 16 };

/* Returns the socket and fills in the URL with the actual port.  On failure returns -1 and sets
 * `error` to the errno, or to 0 when the text is not an address. */
int address_listen(const char *text, char url[ADDRESS_URL_SIZE], int *error);

/* The same key for addresses that count as one: an IPv4 address, also written as IPv6, or the network
 * of 64 bits of an IPv6 address, which usually belongs to one client. */
void address_key(const struct sockaddr_storage *from, unsigned char ret[ADDRESS_KEY_SIZE]);

#endif
