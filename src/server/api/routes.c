/* Finds the row of a request.  A path is compared part by part; "{name}" takes any part that is not empty. */
#include "server/api/routes.h"

#include <stdio.h>
#include <string.h>

const api_table *const api_tables[] = { &api_table_of_service,  &api_table_of_players,
                                        &api_table_of_items,    &api_table_of_results,
                                        &api_table_of_calendar, &api_table_of_shares,
                                        &api_table_of_rooms,    &api_table_of_openapi,
                                        &api_table_of_friends,  &api_table_of_tools };
const size_t api_table_count = sizeof api_tables / sizeof api_tables[0];

const api_route *api_route_at(size_t index)
{
    for (size_t i = 0; i < api_table_count; index -= api_tables[i++]->count)
        if (index < api_tables[i]->count)
            return &api_tables[i]->routes[index];
    return NULL;
}

const api_route *api_route_after(const api_route *route)
{
    for (size_t i = 0; i < api_table_count; i++) {
        const api_table *table = api_tables[i];
        if (route < table->routes || route >= table->routes + table->count)
            continue;
        if (route + 1 < table->routes + table->count)
            return route + 1;
        return i + 1 < api_table_count ? api_tables[i + 1]->routes : NULL;
    }
    return NULL;
}

unsigned api_status_of(const api_route *route)
{
    return route->status != 0 ? route->status : 200;
}

/* The length of the part of a path up to '/'. */
static size_t part_length(const char *path)
{
    return strcspn(path, "/");
}

/* Characters of a path that stand for themselves: answers repeat parameters as they are. */
static bool is_plain(const char *part, size_t length)
{
    static const char plain[] = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                "-._~!$&'()*+,;=:@";
    for (size_t i = 0; i < length; i++)
        if (part[i] == '\0' || strchr(plain, part[i]) == NULL)
            return false;
    return true;
}

static bool take_parameter(const char *part, size_t length, char ret[API_PARAMETER])
{
    if (length == 0 || length >= API_PARAMETER || !is_plain(part, length))
        return false;
    memcpy(ret, part, length);
    ret[length] = '\0';
    return true;
}

static bool matches(const char *pattern, const char *path,
                    char parameters[API_PARAMETERS][API_PARAMETER])
{
    for (size_t found = 0;;) {
        const size_t wanted = part_length(pattern), length = part_length(path);
        if (pattern[0] == '{') {
            if (found == API_PARAMETERS || !take_parameter(path, length, parameters[found++]))
                return false;
        } else if (wanted != length || memcmp(pattern, path, length) != 0) {
            return false;
        }
        pattern += wanted;
        path += length;
        if (*pattern == '\0' || *path == '\0')
            return *pattern == *path;
        pattern++;
        path++;
    }
}

static void add_method(char *allow, size_t size, const char *method)
{
    const size_t used = strlen(allow);
    snprintf(allow + used, size - used, "%s%s", used > 0 ? ", " : "", method);
}

const api_route *api_find_route(const char *method, const char *path,
                                char parameters[API_PARAMETERS][API_PARAMETER], bool *known,
                                char *allow, size_t size)
{
    *known = false;
    allow[0] = '\0';
    for (size_t i = 0; i < api_table_count; i++) {
        const api_table *table = api_tables[i];
        for (size_t j = 0; j < table->count; j++) {
            const api_route *route = &table->routes[j];
            if (!matches(route->path, path, parameters))
                continue;
            if (strcmp(route->method, method) == 0)
                return route;
            *known = true;
            add_method(allow, size, route->method);
        }
    }
    return NULL;
}
