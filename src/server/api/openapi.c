/*
 * The OpenAPI description, generated from the table of routes: what a route does not say, its kind does.
 */
#include <stdio.h>
#include <string.h>

#include "server/api/fields.h"
#include "server/api/routes.h"

static void write_type(const api_field *field, lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_plain(json, "type", field->type);
    if (strcmp(field->type, "array") == 0) {
        lele_json_key(json, "items");
        lele_json_object_begin(json);
        lele_json_object_end(json);
    }
    if (field->may_be_null)
        lele_json_key_bool(json, "nullable", true);
    lele_json_object_end(json);
}

static void write_object(const char *fields, lele_json *json)
{
    api_field field;
    lele_json_object_begin(json);
    lele_json_key_plain(json, "type", "object");
    lele_json_key(json, "properties");
    lele_json_object_begin(json);
    for (const char *list = fields; api_next_field(&list, &field);) {
        lele_json_key(json, field.name);
        write_type(&field, json);
    }
    lele_json_object_end(json);
    lele_json_key(json, "required");
    lele_json_array_begin(json);
    for (const char *list = fields; api_next_field(&list, &field);)
        if (!field.may_be_missing)
            lele_json_plain(json, field.name);
    lele_json_array_end(json);
    lele_json_object_end(json);
}

/* "content": {TYPE: {"schema": …}} */
static void write_content(const char *type, const char *fields, lele_json *json)
{
    char plain[64];
    snprintf(plain, sizeof plain, "%.*s", (int)strcspn(type, ";"), type);
    lele_json_key(json, "content");
    lele_json_object_begin(json);
    lele_json_key(json, plain);
    lele_json_object_begin(json);
    if (fields != NULL) {
        lele_json_key(json, "schema");
        write_object(fields, json);
    }
    lele_json_object_end(json);
    lele_json_object_end(json);
}

static void write_parameter(const char *name, const char *in, bool required, const char *type,
                            lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_plain(json, "name", name);
    lele_json_key_plain(json, "in", in);
    lele_json_key_bool(json, "required", required);
    lele_json_key(json, "schema");
    lele_json_object_begin(json);
    lele_json_key_plain(json, "type", type);
    lele_json_object_end(json);
    lele_json_object_end(json);
}

static void write_parameters(const api_route *route, lele_json *json)
{
    api_field field;
    lele_json_key(json, "parameters");
    lele_json_array_begin(json);
    for (const char *at = route->path; (at = strchr(at, '{')) != NULL; at++) {
        char name[API_PARAMETER];
        snprintf(name, sizeof name, "%.*s", (int)strcspn(at + 1, "}"), at + 1);
        write_parameter(name, "path", true, "string", json);
    }
    for (const char *list = route->query; api_next_field(&list, &field);)
        write_parameter(field.name, "query", !field.may_be_missing, field.type, json);
    lele_json_array_end(json);
}

/* The errors that follow from the kind of a route. */
static bool may_fail(const api_route *route, const api_error_row *row, api_error error)
{
    char name[64];
    for (const char *list = route->errors; api_next_word(&list, name, sizeof name);)
        if (strcmp(name, row->name) == 0)
            return true;
    switch (error) {
    case API_E_OFTEN:
    case API_E_ORIGIN:
    case API_E_MEMORY:
        return true;
    case API_E_SECRET:
        return route->access == API_PLAYER;
    case API_E_AWAY:
        return route->access == API_PLAYER || route->read != NULL || route->write != NULL;
    case API_E_JSON:
    case API_E_LARGE:
    case API_E_TYPE:
        return route->body > 0;
    case API_E_FIELD:
        return route->body > 0 || route->query != NULL;
    default:
        return false;
    }
}

static bool has_status(const api_route *route, unsigned status)
{
    for (int i = 1; i < API_ERROR_COUNT; i++)
        if (api_error_rows[i].status == status && may_fail(route, &api_error_rows[i], (api_error)i))
            return true;
    return false;
}

/* {"error": …, "message": …} with the names that the status can have. */
static void write_failure(const api_route *route, unsigned status, lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_plain(json, "description", "An error, with a sentence in the caller's language.");
    lele_json_key(json, "content");
    lele_json_object_begin(json);
    lele_json_key(json, "application/json");
    lele_json_object_begin(json);
    lele_json_key(json, "schema");
    lele_json_object_begin(json);
    lele_json_key_plain(json, "$ref", "#/components/schemas/Error");
    lele_json_object_end(json);
    lele_json_object_end(json);
    lele_json_object_end(json);
    lele_json_key(json, "x-errors");
    lele_json_array_begin(json);
    for (int i = 1; i < API_ERROR_COUNT; i++)
        if (api_error_rows[i].status == status && may_fail(route, &api_error_rows[i], (api_error)i))
            lele_json_plain(json, api_error_rows[i].name);
    lele_json_array_end(json);
    lele_json_object_end(json);
}

static void write_key_number(lele_json *json, unsigned number)
{
    char text[16];
    snprintf(text, sizeof text, "%u", number);
    lele_json_key(json, text);
}

static void write_responses(const api_route *route, lele_json *json)
{
    lele_json_key(json, "responses");
    lele_json_object_begin(json);
    write_key_number(json, api_status_of(route));
    lele_json_object_begin(json);
    lele_json_key_plain(json, "description", route->summary);
    if (api_status_of(route) != 204)
        write_content(route->type != NULL ? route->type : "application/json", route->gives, json);
    lele_json_object_end(json);
    for (unsigned status = 400; status < 600; status++)
        if (has_status(route, status)) {
            write_key_number(json, status);
            write_failure(route, status, json);
        }
    lele_json_object_end(json);
}

static void write_security(lele_json *json)
{
    lele_json_key(json, "security");
    lele_json_array_begin(json);
    lele_json_object_begin(json);
    lele_json_key(json, "device");
    lele_json_array_begin(json);
    lele_json_array_end(json);
    lele_json_object_end(json);
    lele_json_array_end(json);
}

static void write_route(const api_route *route, lele_json *json)
{
    char method[16];
    size_t length = 0;
    for (; route->method[length] != '\0'; length++)
        method[length] = (char)(route->method[length] | 0x20);
    method[length] = '\0';
    lele_json_key(json, method);
    lele_json_object_begin(json);
    lele_json_key_plain(json, "summary", route->summary);
    write_parameters(route, json);
    if (route->body > 0) {
        lele_json_key(json, "requestBody");
        lele_json_object_begin(json);
        lele_json_key_bool(json, "required", true);
        write_content("application/json", route->asks, json);
        lele_json_key_int(json, "x-most-bytes", (int64_t)route->body);
        lele_json_object_end(json);
    }
    write_responses(route, json);
    if (route->access == API_PLAYER)
        write_security(json);
    lele_json_object_end(json);
}

/* The routes of a path are one entry; it stands where the path comes first. */
static void write_path(const char *path, lele_json *json)
{
    lele_json_key(json, path);
    lele_json_object_begin(json);
    for (const api_route *route = api_route_at(0); route != NULL; route = api_route_after(route))
        if (strcmp(route->path, path) == 0)
            write_route(route, json);
    lele_json_object_end(json);
}

static bool is_first(const api_route *route)
{
    const api_route *other = api_route_at(0);
    while (strcmp(other->path, route->path) != 0)
        other = api_route_after(other);
    return other == route;
}

static void write_info(lele_json *json)
{
    lele_json_key(json, "info");
    lele_json_object_begin(json);
    lele_json_key_plain(json, "title", "Lele");
    lele_json_key_plain(json, "version", "1");
    lele_json_key_plain(json, "description", "Times are milliseconds since 1970, UTC.");
    lele_json_object_end(json);
}

/* What the routes refer to: the secret of a device, and errors. */
static void write_components(lele_json *json)
{
    lele_json_key(json, "components");
    lele_json_object_begin(json);
    lele_json_key(json, "securitySchemes");
    lele_json_object_begin(json);
    lele_json_key(json, "device");
    lele_json_object_begin(json);
    lele_json_key_plain(json, "type", "http");
    lele_json_key_plain(json, "scheme", "bearer");
    lele_json_object_end(json);
    lele_json_object_end(json);
    lele_json_key(json, "schemas");
    lele_json_object_begin(json);
    lele_json_key(json, "Error");
    write_object("error:text message:text", json);
    lele_json_object_end(json);
    lele_json_object_end(json);
}

static api_error answer_openapi(api_call *call, lele_json *json)
{
    lele_json_object_begin(json);
    lele_json_key_plain(json, "openapi", "3.0.3");
    write_info(json);
    lele_json_key(json, "paths");
    lele_json_object_begin(json);
    for (const api_route *route = api_route_at(0); route != NULL; route = api_route_after(route))
        if (is_first(route) && api_has(call->api, route))
            write_path(route->path, json);
    lele_json_object_end(json);
    write_components(json);
    lele_json_object_end(json);
    return API_E_NONE;
}

static const api_route routes[] = {
    { .method = "GET",
      .path = "/api/v1/openapi.json",
      .summary = "This description.",
      .class = API_READ,
      .gives = "openapi:text info:object paths:object components:object",
      .answer = answer_openapi },
};

const api_table api_table_of_openapi = { routes, sizeof routes / sizeof routes[0] };
