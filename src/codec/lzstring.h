/*
 * LZ-string, the packing that several puzzle sites use in their links, in its base 64 form.
 *
 * The texts are UTF-8 here and UTF-16 inside, as the format wants it.
 */
#ifndef LELE_CODEC_LZSTRING_H
#define LELE_CODEC_LZSTRING_H

#include "lele/error.h"

enum { LELE_LZ_MAX = 1 << 20 }; /* UTF-16 units; a link could unpack to far more than it is */

/* Appends the packed text.  LELE_E_TOO_LONG or LELE_E_MEMORY leave `out` as it was. */
lele_error lele_lz_pack(const char *text, size_t length, lele_text *out);

/* Appends what `packed` holds.  LELE_E_SYNTAX when it is damaged, LELE_E_TOO_LONG when it
 * holds too much. */
lele_error lele_lz_unpack(const char *packed, size_t length, lele_text *out);

#endif
