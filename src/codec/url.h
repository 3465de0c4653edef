/* The parts of a link that may hold a puzzle. */
#ifndef LELE_CODEC_URL_H
#define LELE_CODEC_URL_H

#include "codec/codec.h"

typedef struct lele_span {
    const char *at;
    size_t length;
} lele_span;

typedef struct lele_url {
    lele_span host;     /* without a port */
    lele_span path;     /* with its first '/' */
    lele_span query;    /* without '?' */
    lele_span fragment; /* without '#' */
} lele_url;

/* Splits the first word of the text; false when it is not a link.  The scheme is optional before
 * an obvious host name: "www.sudokuwiki.org/sudoku.htm?bd=…". */
bool lele_url_read(const char *text, const char *end, lele_url *ret);

bool lele_span_is(lele_span span, const char *string);
bool lele_span_starts(lele_span span, const char *string);

/* Whether the host is one of a list of names that ends in NULL. */
bool lele_url_has_host(const lele_url *url, const char *const hosts[]);

/* The value of a parameter of the query; false when there is none. */
bool lele_url_parameter(const lele_url *url, const char *name, lele_span *ret);

/* Appends the span with %XX decoded; an invalid escape is kept as it is. */
void lele_url_decode(lele_span span, lele_text *out);

/* Reports LELE_E_HOST: the host is unknown. */
lele_error lele_url_refuse_host(lele_source *source, const lele_url *url);

/* Reports LELE_E_LINK: the link holds no puzzle; `what` is the missing parameter. */
lele_error lele_url_refuse_link(lele_source *source, const char *what);

#endif
