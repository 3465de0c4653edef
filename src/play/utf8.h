/* Characters of a UTF-8 text, and how many columns of a terminal each takes. */
#ifndef LELE_PLAY_UTF8_H
#define LELE_PLAY_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* Reads the character at `text`, which must not be its end.  Returns the number of bytes; what is no
 * UTF-8 is one byte and U+FFFD. */
size_t play_utf8_read(const char *text, uint32_t *ret);

/* Appends a character to `ret`, which has room for 4 bytes; returns their number. */
size_t play_utf8_write(uint32_t ch, char *ret);

/* 0 for marks that combine with the character before and for control characters, 2 for the characters
 * of East Asian scripts, else 1. */
int play_char_width(uint32_t ch);

/* The columns of a whole text. */
int play_text_width(const char *text);

/* The first line of `text` when it is broken to `width` columns: between words, within a word that is
 * longer than a line, and on either side of a wide character.  Returns its bytes, and in `*skip` the
 * bytes up to the next line, at least 1 unless the text is empty. */
size_t play_line_break(const char *text, int width, size_t *skip);

#endif
