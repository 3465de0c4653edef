/*
 * The web server of `lele serve`: serves the files of the page from memory over HTTP.
 *
 * All files are read once at the start, with their compressed forms and tags.  A request can only
 * name one of them, so no path can leave the folder.
 */
#ifndef LELE_SERVER_SERVER_H
#define LELE_SERVER_SERVER_H

#include <stdbool.h>
#include <stddef.h>

#include "store/store.h"

typedef enum server_failure {
    SERVER_OK,
    SERVER_NO_PAGE,       /* the folder has no index.html; `error` is the errno or 0 */
    SERVER_TOO_LARGE,     /* the folder has more files or bytes than allowed */
    SERVER_BAD_ADDRESS,   /* not ADDRESS:PORT */
    SERVER_CANNOT_LISTEN, /* `error` is the errno */
    SERVER_MEMORY,
    SERVER_BAD_PROXY, /* not an address */
    SERVER_NO_LOG,    /* the file cannot be written; `error` is the errno */
} server_failure;

typedef struct web_server web_server;

typedef struct server_options {
    const char *root;   /* the folder of the page */
    const char *listen; /* "127.0.0.1:8080" or "[::1]:8080"; port 0 takes a free one.  Not used when
                         * the process was started with a socket (address_passed) */
    size_t per_address; /* the most connections of one address */
    const char *url; /* by which others reach it: "https://example.org"; NULL: as a request says */
    const char *proxy; /* its X-Forwarded-For is believed: \"127.0.0.1\"; NULL: nobody's */
    lele_store *store; /* of the caller, closed after server_free; NULL: no players */
    const char *tool;  /* the program `lele`, whose commands others may use; NULL: nobody may */
    const char *log;   /* a file for a line per request; "-": standard output; NULL: none */
} server_options;

/* Reads the folder, listens and starts the threads that serve requests.  SIGINT, SIGTERM and SIGPIPE
 * are blocked from now on. */
server_failure server_new(const server_options *options, web_server **ret, int *error);

/* "http://127.0.0.1:8080/" */
const char *server_url(const web_server *server);

/* Serves requests until SIGINT or SIGTERM arrives. */
void server_run(web_server *server);
void server_free(web_server *server);

#endif
