/* An answer that goes on: server-sent events as they come. */
#ifndef LELE_SERVER_FLOW_H
#define LELE_SERVER_FLOW_H

#include <microhttpd.h>

#include "server/api/hub.h"

/* Takes over the stream.  NULL without memory. */
struct MHD_Response *flow_new(struct MHD_Connection *, hub_stream *);

#endif
