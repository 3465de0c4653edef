/* libmicrohttpd asks for the next bytes; when there are none the connection is suspended until the hub wakes it. */
#include "server/flow.h"

#include <stdlib.h>

struct flow {
    struct MHD_Connection *connection;
    hub_stream *stream;
};

static void fall_asleep(void *connection)
{
    MHD_suspend_connection(connection);
}

static void wake_up(void *connection)
{
    MHD_resume_connection(connection);
}

static ssize_t read_flow(void *data, uint64_t position, char *ret, size_t size)
{
    const struct flow *flow = data;
    const hub_sleeper sleeper = { fall_asleep, wake_up, flow->connection };
    (void)position;
    const ptrdiff_t count = hub_read(flow->stream, &sleeper, ret, size);
    return count == HUB_END ? MHD_CONTENT_READER_END_OF_STREAM : count;
}

static void free_flow(void *data)
{
    struct flow *flow = data;
    hub_stream_free(flow->stream);
    free(flow);
}

enum { FLOW_BLOCK = 4096 };

struct MHD_Response *flow_new(struct MHD_Connection *connection, hub_stream *stream)
{
    struct flow *flow = malloc(sizeof *flow);
    if (flow == NULL) {
        hub_stream_free(stream);
        return NULL;
    }
    *flow = (struct flow){ connection, stream };
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, FLOW_BLOCK, read_flow, flow, free_flow);
    if (response == NULL)
        free_flow(flow);
    return response;
}
