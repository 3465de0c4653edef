/* The options of `lele print`, for the program that it starts. */
#ifndef LELE_CLI_PRINT_H
#define LELE_CLI_PRINT_H

#include <stdbool.h>
#include <stdint.h>

/* The places of words in the tables of cmd_print.c. */
enum { CLI_PRINT_PDF, CLI_PRINT_SVG, CLI_PRINT_PNG, CLI_PRINT_KINDS };
enum { CLI_SOLUTIONS_NONE, CLI_SOLUTIONS_END, CLI_SOLUTIONS_FOOT };
enum { CLI_NOTES_NONE, CLI_NOTES_GRID, CLI_NOTES_CANDIDATES, CLI_NOTES_PLAYER };
enum { CLI_QR_NONE, CLI_QR_PLAY, CLI_QR_SOLUTION };
enum { CLI_COVER_AUTO, CLI_COVER_YES, CLI_COVER_NO };
enum { CLI_ORDER_LEVEL, CLI_ORDER_INPUT };

/* What the head of a puzzle may have, in the order in which it is printed. */
enum {
    CLI_HEAD_NUMBER,
    CLI_HEAD_LEVEL,
    CLI_HEAD_RATING,
    CLI_HEAD_TECHNIQUE,
    CLI_HEAD_MINUTES,
    CLI_HEAD_SEED,
    CLI_HEAD_TITLE,
    CLI_HEAD_TIME,
    CLI_HEAD_PARTS
};
extern const char *const cli_print_heads[]; /* ends with NULL */
extern const char *const cli_print_kinds[];

typedef struct cli_print_options {
    const char *output, *solutions_to;
    const char *layout, *paper, *margin, *binding;
    const char *title, *subtitle, *head, *url, *worksheet, *font;
    int64_t dpi, threads, effort;
    int to, per_page, solutions, notes, qr, cover, order; /* indices of words; to -1: by the file */
    bool landscape, crop_marks, large, contrast;
} cli_print_options;

/* The number of puzzles on a page for the word of --per-page. */
int cli_print_per_page(int word);

#endif
