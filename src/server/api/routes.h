/* The table of routes.  The OpenAPI description is generated from it. */
#ifndef LELE_SERVER_API_ROUTES_H
#define LELE_SERVER_API_ROUTES_H

#include "server/api/call.h"

/* The rows of one file. */
typedef struct api_table {
    const api_route *routes;
    size_t count;
} api_table;

extern const api_table api_table_of_players, api_table_of_items, api_table_of_results,
    api_table_of_calendar, api_table_of_shares, api_table_of_rooms, api_table_of_openapi,
    api_table_of_friends, api_table_of_service, api_table_of_tools;
extern const api_table *const api_tables[];
extern const size_t api_table_count;

/* The rows in order; NULL after the last. */
const api_route *api_route_at(size_t index);
const api_route *api_route_after(const api_route *);

/* The status of an answer without error. */
unsigned api_status_of(const api_route *);

/* The route of a request, with the parameters of its path.  NULL: there is none; `known` says whether
 * the path exists with another method, and `allow` lists its methods. */
const api_route *api_find_route(const char *method, const char *path,
                                char parameters[API_PARAMETERS][API_PARAMETER], bool *known,
                                char *allow, size_t size);

#endif
