/* For the operator: whether the server and its database answer. */
#include "server/api/metrics.h"
#include "server/api/routes.h"

static store_status look(store_session *session, void *data)
{
    (void)data;
    return store_status_of(session->driver->script(session, "select 1"));
}

static api_error answer_health(api_call *call, lele_json *json)
{
    (void)call;
    lele_json_object_begin(json);
    lele_json_key_plain(json, "status", "ok");
    lele_json_object_end(json);
    return API_E_NONE;
}

static api_error answer_metrics(api_call *call, lele_json *json)
{
    metrics_write(call->api, json->out);
    return API_E_NONE;
}

static const api_route routes[] = {
    { .method = "GET",
      .path = "/metrics",
      .summary = "Numbers of this process, in Prometheus' text form.",
      .class = API_READ,
      .type = "text/plain; version=0.0.4; charset=utf-8",
      .answer = answer_metrics },
    { .method = "GET",
      .path = "/healthz",
      .summary = "Whether the database answers.",
      .class = API_READ,
      .gives = "status:text",
      .always = true,
      .read = look,
      .answer = answer_health },
};

const api_table api_table_of_service = { routes, sizeof routes / sizeof routes[0] };
