/* How often a client may ask, per class of requests: a bucket per client that fills with time. */
#ifndef LELE_SERVER_API_LIMITS_H
#define LELE_SERVER_API_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

#include "server/api/call.h"

typedef struct api_limits api_limits;

api_limits *api_limits_new(void);
void api_limits_free(api_limits *);

/* Whether the client's bucket has one request; it stays there. */
bool api_limits_has(api_limits *, api_class, const char *client, int64_t now);

/* Takes one request out of the client's bucket; false: it is empty. */
bool api_limits_allow(api_limits *, api_class, const char *client, int64_t now);

#endif
