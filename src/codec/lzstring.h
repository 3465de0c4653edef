/*
 * LZ-string, the compression that several puzzle sites use in their links, in its base 64 form.
 *
 * Texts are UTF-8 outside and UTF-16 inside, as the format requires.
 */
#ifndef LELE_CODEC_LZSTRING_H
#define LELE_CODEC_LZSTRING_H

#include "lele/error.h"

enum { LELE_LZ_MAX = 1 << 20 }; /* UTF-16 units: a short link can unpack to a very long text */

/* Appends the packed text.  After LELE_E_TOO_LONG `out` is unchanged. */
lele_error lele_lz_pack(const char *text, size_t length, lele_text *out);

/* Appends the unpacked text.  LELE_E_SYNTAX when `packed` is damaged, LELE_E_TOO_LONG when it
 * unpacks to more than LELE_LZ_MAX units. */
lele_error lele_lz_unpack(const char *packed, size_t length, lele_text *out);

#endif
