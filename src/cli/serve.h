/* The options of `lele serve`, for the program that it starts. */
#ifndef LELE_CLI_SERVE_H
#define LELE_CLI_SERVE_H

#include <stdbool.h>
#include <stdint.h>

enum { CLI_SERVE_CONNECTIONS = 12288 }; /* in all */

typedef struct cli_serve_options {
    const char *root, *listen, *database, *url, *proxy, *log;
    int64_t per_address;
    bool open, api;
} cli_serve_options;

#endif
