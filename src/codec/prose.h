/*
 * Puzzles in sentences: a text as people write it in a forum or a mail, with words around the grid.
 *
 * A line of cells has digits, blanks and what is drawn between them, but no letters.  Several such
 * lines make a block, and so does one word of all cells, or a link, within a sentence.
 */
#ifndef LELE_CODEC_PROSE_H
#define LELE_CODEC_PROSE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct lele_block {
    const char *at;
    size_t length;
} lele_block;

/* Whether some line is a sentence: two words, or characters that are not ASCII. */
bool lele_prose_has_sentence(const char *text, const char *end);

/* Finds the next block from `*at` on and moves `*at` after it; false when there is none. */
bool lele_prose_next(const char **at, const char *end, lele_block *ret);

#endif
