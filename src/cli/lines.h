/*
 * The lines of a piece of a file, and messages about errors in them.
 */
#ifndef LELE_CLI_LINES_H
#define LELE_CLI_LINES_H

#include "lele/lele.h"

enum { CLI_LINE_MAX = 64 << 10 }; /* longer lines are an error, so memory stays bounded */

/* A piece of a file: whole lines (the last one may lack its newline), whole puzzles of several rows,
 * or a document. */
typedef struct cli_piece {
    const char *file;
    uint64_t line;     /* the number of its first line, from 1 */
    lele_text text;    /* empty for a line or document that is too long */
    uint64_t too_long; /* the length of that line or document; 0: none is too long */
    bool document;     /* the text is the whole file */
    bool blocks;       /* the file holds several documents, separated by empty lines */
    int rows;          /* the text is puzzles of so many rows; 0: it is not */
} cli_piece;

/* A line of a piece, without its newline and without white space at both ends; or a puzzle of
 * several rows; or a document. */
typedef struct cli_line {
    const char *text;
    size_t length;
    uint64_t number;   /* in its file */
    uint64_t too_long; /* its length if it is too long, and then `text` is empty; else 0 */
    int column;        /* bytes of white space removed on the left */
    bool document;
    int rows; /* the text is a puzzle of so many rows; 0: it is not */
} cli_line;

/* Whether the line is too long; if so, `ret` describes the problem. */
bool cli_line_too_long(const cli_line *line, lele_problem *ret);

/* An iterator over the lines of a piece.  It skips empty lines and comments (#), but returns lines
 * that are too long: check with cli_line_too_long. */
typedef struct cli_lines {
    const char *at, *end;
    uint64_t number;
    uint64_t too_long;
    bool document, blocks;
    int rows;
} cli_lines;

void cli_lines_init(cli_lines *lines, const cli_piece *piece);
bool cli_lines_next(cli_lines *lines, cli_line *ret);

/* The remaining bytes of the piece; NULL if they are a document.  A caller that has read `count`
 * lines of `bytes` bytes from them, none with comments or surrounding white space, continues after
 * them with cli_lines_skip. */
const char *cli_lines_rest(const cli_lines *lines, size_t *length);
void cli_lines_skip(cli_lines *lines, uint64_t count, size_t bytes);

/* Append the sentence about a problem in a line, and the prefix "FILE:LINE: " of such a message. */
void cli_problem_add(lele_text *out, lele_lang lang, const cli_line *line,
                     const lele_problem *problem);
void cli_place_add(lele_text *out, const char *file, const cli_line *line,
                   const lele_problem *problem);

#endif
