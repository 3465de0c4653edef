/* Responses of the HTTP library with the headers that every answer has, and those for a file of the page. */
#ifndef LELE_SERVER_RESPONSE_H
#define LELE_SERVER_RESPONSE_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>

#include "server/site.h"

typedef enum response_audience {
    RESPONSE_OURS,   /* pages of this server */
    RESPONSE_SHARED, /* pages of other sites too: pictures and boards of links */
    RESPONSE_AUDIENCES
} response_audience;

/* Adds the headers that every answer has.  NULL, and the response is gone, without memory. */
struct MHD_Response *response_finish(struct MHD_Response *response, response_audience whose);

/* NULL without memory. */
struct MHD_Response *response_of(const void *bytes, size_t length, enum MHD_ResponseMemoryMode mode,
                                 response_audience whose);

/* The bytes stay in memory until the server ends. */
struct MHD_Response *response_of_text(const void *bytes, size_t length);

/* False without memory, or for no response. */
bool response_add(struct MHD_Response *response, const char *name, const char *value);

/* NULL is allowed.  Answers that are under way keep the response until they are sent. */
void response_drop(struct MHD_Response *response);

/* The responses for one file, by the coding in which it is sent. */
typedef struct file_answers {
    struct MHD_Response *whole[SITE_CODINGS];
    struct MHD_Response *unchanged[SITE_CODINGS]; /* for whoever has this version */
} file_answers;

/* `has_api`: the page learns from a header that this server keeps players.  False without memory; what was
 * made is released in any case by file_answers_release. */
bool file_answers_make(const site_file *file, file_answers *answers,
                       enum MHD_ResponseMemoryMode mode, bool has_api);
void file_answers_release(file_answers *answers);

/* Answers with the best form that the request takes. */
enum MHD_Result file_answers_queue(const file_answers *answers, const site_file *file,
                                   struct MHD_Connection *connection);

#endif
