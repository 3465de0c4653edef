/*
 * Turns the bytes of a file into UTF-8 lines: drops a byte order mark, converts UTF-16 (which a
 * mark identifies), and makes a newline of a carriage return that stands alone, as in files of old
 * Macs.  A carriage return before a newline is kept; readers skip it as white space.
 */
#ifndef LELE_CLI_DECODE_H
#define LELE_CLI_DECODE_H

#include "lele/lele.h"

typedef enum cli_encoding { CLI_UTF8, CLI_UTF16_LE, CLI_UTF16_BE } cli_encoding;

typedef struct cli_decoder {
    cli_encoding encoding;
    bool after_return;    /* the last byte was a carriage return */
    unsigned char odd[4]; /* UTF-16: the start of a character whose rest is not read yet */
    size_t odd_count;
} cli_decoder;

/* The bytes that cli_decoder_begin may need to see. */
enum { CLI_MARK_MAX = 3 };

/* Starts a file that begins with these bytes, and finds its encoding.  Returns the number of bytes
 * of the mark.  Whether more bytes are needed to know it: cli_decoder_needs_more. */
size_t cli_decoder_begin(cli_decoder *decoder, const char *bytes, size_t length);
bool cli_decoder_needs_more(const char *bytes, size_t length);

/* UTF-8: corrects the line ends in place.  Returns the new length. */
size_t cli_decode_lines(cli_decoder *decoder, char *bytes, size_t length);

/* UTF-8, where line ends are not corrected: whether a carriage return stands alone in these bytes, or at
 * the end of those before. */
bool cli_has_lone_return(cli_decoder *decoder, const char *bytes, size_t length);

/* UTF-16: appends `length` bytes as UTF-8 to `ret`, at most 3 * (length / 2 + 2) bytes.  Without
 * bytes, ends the file.  What is no UTF-16 becomes U+FFFD.  Returns the number of bytes written. */
size_t cli_decode_utf16(cli_decoder *decoder, const char *bytes, size_t length, char *ret);

#endif
