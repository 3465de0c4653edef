/* Interpretation of the request headers. */
#ifndef LELE_SERVER_NEGOTIATE_H
#define LELE_SERVER_NEGOTIATE_H

#include "server/site.h"

/* The best form of a file that Accept-Encoding (NULL: not sent) allows. */
site_coding negotiate_coding(const site_file *file, const char *accepted);

/* Whether If-None-Match (NULL: not sent) names the tag. */
bool negotiate_is_known(const char *if_none_match, const char *tag);

#endif
