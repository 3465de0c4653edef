/* Pictures that were drawn a moment ago.  They can be drawn again, so the process loses nothing with them. */
#ifndef LELE_SERVER_API_KEPT_H
#define LELE_SERVER_API_KEPT_H

#include "lele/lele.h"

enum { KEPT_COUNT = 64, KEPT_NAME = 80, KEPT_BYTES = 256 << 10 };

/* Appends the bytes that are kept under the name.  False: there are none. */
bool kept_find(const char *name, lele_text *out);

/* Keeps them in the place of the oldest; more than KEPT_BYTES are not kept. */
void kept_add(const char *name, const char *bytes, size_t length);

#endif
