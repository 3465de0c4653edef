/* A row per route and status; the last one is for requests without a route. */
#include "server/api/metrics.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>

#include "server/api/hub.h"
#include "server/api/routes.h"

enum { ROUTES = 128, STATUSES = 600 };

static struct {
    atomic_uint_least64_t answers[STATUSES], microseconds;
} counts[ROUTES + 1];

static size_t index_of(const api_route *route)
{
    size_t ret = 0;
    for (const api_route *at = api_route_at(0); at != NULL && at != route; ret++)
        at = api_route_after(at);
    return route == NULL || ret > ROUTES ? ROUTES : ret;
}

void metrics_count(const api_route *route, unsigned status, int64_t microseconds)
{
    const size_t index = index_of(route);
    atomic_fetch_add(&counts[index].answers[status < STATUSES ? status : 0], 1);
    atomic_fetch_add(&counts[index].microseconds, (uint64_t)(microseconds > 0 ? microseconds : 0));
}

static void add_line(lele_text *out, const char *name, const api_route *route, const char *more,
                     double value)
{
    char line[320];
    snprintf(line, sizeof line, "%s{method=\"%s\",route=\"%s\"%s} %.15g\n", name,
             route != NULL ? route->method : "", route != NULL ? route->path : "", more, value);
    lele_text_add(out, line);
}

static void add_answers(lele_text *out, const api_route *route)
{
    const size_t index = index_of(route);
    for (int status = 0; status < STATUSES; status++) {
        const uint64_t count = atomic_load(&counts[index].answers[status]);
        char more[32];
        snprintf(more, sizeof more, ",status=\"%d\"", status);
        if (count > 0)
            add_line(out, "lele_requests_total", route, more, (double)count);
    }
}

static void add_number(lele_text *out, const char *name, const char *type, const char *help,
                       double value)
{
    char line[320];
    snprintf(line, sizeof line, "# HELP %s %s\n# TYPE %s %s\n%s %.15g\n", name, help, name, type,
             name, value);
    lele_text_add(out, line);
}

void metrics_write(const web_api *api, lele_text *out)
{
    lele_text_add(out, "# HELP lele_requests_total Answers of the API.\n"
                       "# TYPE lele_requests_total counter\n");
    for (const api_route *route = api_route_at(0); route != NULL; route = api_route_after(route))
        add_answers(out, route);
    add_answers(out, NULL);
    lele_text_add(out, "# HELP lele_request_seconds_total Time from the head to the answer.\n"
                       "# TYPE lele_request_seconds_total counter\n");
    for (const api_route *route = api_route_at(0); route != NULL; route = api_route_after(route)) {
        const uint64_t sum = atomic_load(&counts[index_of(route)].microseconds);
        if (sum > 0)
            add_line(out, "lele_request_seconds_total", route, "", (double)sum / 1e6);
    }
    add_number(out, "lele_streams", "gauge", "Streams of room events that are open.",
               api_hub_of(api) != NULL ? (double)hub_count(api_hub_of(api)) : 0);
    add_number(out, "lele_writes_waiting", "gauge", "Requests that wait for the database.",
               (double)api_writes(api));
    add_number(out, "lele_database_ready", "gauge", "Whether the last write was possible.",
               api_is_ready(api) ? 1 : 0);
}
