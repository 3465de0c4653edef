/*
 * Texts of several lines: is this a file of lines, or one document (a pencilmark grid, an XML
 * file), or several documents with empty lines between them?
 */
#ifndef LELE_CLI_DOCUMENT_H
#define LELE_CLI_DOCUMENT_H

#include "lele/lele.h"

/* A blank within a line. */
bool cli_is_space(char c);

/* What the head of a file looks like. */
typedef enum cli_looks { CLI_LOOKS_UNKNOWN, CLI_LOOKS_LINES, CLI_LOOKS_DOCUMENT } cli_looks;
cli_looks cli_looks_like(const char *head, size_t length);

/* Whether a document that makes no sense as one does so as several. */
bool cli_has_blocks(const char *text, size_t length);

/* The length of the text up to the first empty line behind something else, and the number of
 * newlines in it. */
size_t cli_block_length(const char *text, size_t length, uint64_t *newlines);

#endif
