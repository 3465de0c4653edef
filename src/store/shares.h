/*
 * Shared links: what /s/ID shows.  The id comes from the content, so the same content has one link.
 */
#ifndef LELE_STORE_SHARES_H
#define LELE_STORE_SHARES_H

#include "store/store.h"

enum { SHARE_ID = 16, SHARE_KIND = 12, SHARE_BYTES = 256 << 10 };

typedef struct share_id {
    char text[SHARE_ID + 1];
} share_id;

/* Stores the content, or finds it. */
store_status share_put(store_session *, const char *kind, const void *content, size_t length,
                       int64_t now, share_id *ret);

typedef void share_row(void *data, const char *kind, const void *content, size_t length,
                       int64_t made);
store_status share_get(store_session *, const char *id, share_row *, void *data);

#endif
