/*
 * The door for clients: accepts connections, limits them in number, in all and per address, and moves
 * the bytes of each (link.h) in one thread of its own.
 */
#ifndef LELE_SERVER_GATE_H
#define LELE_SERVER_GATE_H

#include <stdbool.h>
#include <stddef.h>

enum { GATE_LINKS = 12288 };

typedef struct web_gate web_gate;

/* Gives the inner socket of a new connection to the HTTP library, which closes it, with the key of the
 * client's address (address.h).  Returns false,
 * after closing it, if the library does not take it. */
typedef bool (*gate_deliver)(void *data, int inner, const unsigned char *address);

/* Starts the thread; takes over the listening socket.  Accepts fewer than GATE_LINKS connections if
 * the limit of open files is too low for so many.  NULL, with errno, on failure; the socket stays
 * open then. */
web_gate *gate_new(int listener, size_t per_address, gate_deliver deliver, void *data);

/* Closes all connections and ends the thread. */
void gate_free(web_gate *gate);

#endif
