/* The UTF-8 decoder of everything that checks text: JSON writer, quotes in problems, codecs. */
#ifndef LELE_CORE_UTF8_H
#define LELE_CORE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The length in bytes of the valid character at the start of `bytes`; 0 when it is not valid UTF-8
 * (overlong, surrogate, truncated) or `length` is 0. */
size_t lele_utf8_length(const char *bytes, size_t length);

#endif
