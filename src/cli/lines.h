/*
 * The lines of a piece of a file, and how to tell where one of them is wrong.
 */
#ifndef LELE_CLI_LINES_H
#define LELE_CLI_LINES_H

#include "lele/lele.h"

enum { CLI_LINE_MAX = 64 << 10 }; /* longer lines are an error, not a reason for more memory */

/* A piece of a file: whole lines, the last one perhaps without newline; or a document. */
typedef struct cli_piece {
    const char *file;
    uint64_t line;     /* the number of its first line, from 1 */
    lele_text text;    /* empty for a line or document that is too long */
    uint64_t too_long; /* the length of that line or document; 0: there is none */
    bool document;     /* the text is all of the file */
    bool blocks;       /* a document that is several, with empty lines between them */
} cli_piece;

/* A line inside a piece, without its end and without blanks around it; or a document. */
typedef struct cli_line {
    const char *text;
    size_t length;
    uint64_t number;   /* in its file */
    uint64_t too_long; /* its length where it is too long, and then it has no text; else 0 */
    int column;        /* columns cut off on the left */
    bool document;
} cli_line;

/* Whether the line is too long, with the problem. */
bool cli_line_too_long(const cli_line *line, lele_problem *ret);

/* Goes through the lines of a piece; empty lines and comments (#) are passed over, lines that
 * are too long are not: ask cli_line_too_long. */
typedef struct cli_lines {
    const char *at, *end;
    uint64_t number;
    uint64_t too_long;
    bool document, blocks;
} cli_lines;

void cli_lines_init(cli_lines *lines, const cli_piece *piece);
bool cli_lines_next(cli_lines *lines, cli_line *ret);

/* The bytes that are left of the piece, where they are lines; NULL where they are not.  For
 * whoever knows by the bytes alone that the next `count` lines are no comments and have no
 * blanks around them: cli_lines_skip goes on behind them. */
const char *cli_lines_rest(const cli_lines *lines, size_t *length);
void cli_lines_skip(cli_lines *lines, size_t count, size_t bytes);

/* What is wrong with a line, and "FILE:LINE: " to put in front of it. */
void cli_problem_add(lele_text *out, lele_lang lang, const cli_line *line,
                     const lele_problem *problem);
void cli_place_add(lele_text *out, const char *file, const cli_line *line,
                   const lele_problem *problem);

#endif
