/* A listening socket from "ADDRESS:PORT". */
#ifndef LELE_SERVER_ADDRESS_H
#define LELE_SERVER_ADDRESS_H

enum { ADDRESS_URL_SIZE = 128 };

/* Returns the socket and fills in the URL with the real port; -1 with `error` set to the
 * errno, or to 0 when the text is no address. */
int address_listen(const char *text, char url[ADDRESS_URL_SIZE], int *error);

#endif
