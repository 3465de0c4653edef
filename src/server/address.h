/* A listening socket from "ADDRESS:PORT". */
#ifndef LELE_SERVER_ADDRESS_H
#define LELE_SERVER_ADDRESS_H

enum { ADDRESS_URL_SIZE = 128 };

/* Returns the socket and fills in the URL with the actual port.  On failure returns -1 and sets
 * `error` to the errno, or to 0 when the text is not an address. */
int address_listen(const char *text, char url[ADDRESS_URL_SIZE], int *error);

#endif
