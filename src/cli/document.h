/*
 * Texts of several lines.  A text is a file of lines (one puzzle per line), or one document (a
 * pencilmark grid, an XML file), or several documents separated by empty lines.
 */
#ifndef LELE_CLI_DOCUMENT_H
#define LELE_CLI_DOCUMENT_H

#include "lele/lele.h"

/* White space other than a newline. */
bool cli_is_space(char c);

/* The kind of file that a head of `length` bytes suggests. */
typedef enum cli_looks {
    CLI_LOOKS_UNKNOWN,
    CLI_LOOKS_LINES,
    CLI_LOOKS_ROWS, /* found by the input, never by cli_looks_like */
    CLI_LOOKS_DOCUMENT
} cli_looks;
cli_looks cli_looks_like(const char *head, size_t length);

/* Finds whether no codec reads the text as one document, but one reads its first block.  Fails with
 * LELE_E_MEMORY only. */
lele_error cli_has_blocks(const char *text, size_t length, bool *ret);

/* The length of the first block: the text up to the first empty line after a line that is not
 * empty.  `newlines` gets the number of newlines in it. */
size_t cli_block_length(const char *text, size_t length, uint64_t *newlines);

#endif
