/*
 * Pages of shared links.  They have no script: a chat reads their tags, a person gets a picture and a button.
 */
#ifndef LELE_SERVER_API_SHARE_PAGE_H
#define LELE_SERVER_API_SHARE_PAGE_H

#include "server/api/share.h"

extern const char share_style[]; /* the style sheet of these pages */

/* The page of a link; `site` is "https://example.org". */
void share_add_page(const share_facts *, const char *id, const char *site, lele_lang,
                    lele_text *out);

/* The board alone, for frames in pages of others. */
void share_add_frame(const share_facts *, const char *id, lele_lang, lele_text *out);

/* A page that says why there is none. */
void share_add_refusal(api_error, lele_lang, lele_text *out);

#endif
