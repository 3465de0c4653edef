/* The parts of a link that hold puzzles. */
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

/* Takes the first word of the text apart; false when that is no link.  The scheme may lack
 * where a host name is plain to see: "www.sudokuwiki.org/sudoku.htm?bd=…". */
bool lele_url_read(const char *text, const char *end, lele_url *ret);

bool lele_span_is(lele_span span, const char *string);
bool lele_span_starts(lele_span span, const char *string);

/* Whether the host is one of a list of names that ends in NULL. */
bool lele_url_has_host(const lele_url *url, const char *const hosts[]);

/* The value of a parameter of the query; false when it lacks. */
bool lele_url_parameter(const lele_url *url, const char *name, lele_span *ret);

/* Appends the span with its %XX undone; a broken one is kept as it is. */
void lele_url_decode(lele_span span, lele_text *out);

/* E8: the host is not one we know. */
lele_error lele_url_refuse_host(lele_source *source, const lele_url *url);

/* E7: the link has no puzzle in it; `what` is the parameter that should hold it. */
lele_error lele_url_refuse_link(lele_source *source, const char *what);

#endif
