/*
 * What is printed of a puzzle, and the file that keeps the puzzles between the passes.
 *
 * A booklet has its contents page first and its easy puzzles before the others, so no page can be
 * drawn before the last puzzle was read.  The puzzles wait in a temporary file without a name: memory
 * stays constant.
 */
#ifndef LELE_PRINT_RECORD_H
#define LELE_PRINT_RECORD_H

#include <stdio.h>

#include "lele/lele.h"

enum { PRINT_NOT_RATED = LELE_LEVEL_COUNT, PRINT_SECTIONS = LELE_LEVEL_COUNT + 1 };

typedef struct print_record {
    char layout[LELE_LAYOUT_NAME_SIZE];
    int size;          /* of the layout */
    uint32_t clues;    /* the length of its text with clues; 0: it has none */
    uint64_t clues_at; /* where the spool has this text */
    lele_grid givens, values, solution;
    bool has_solution; /* exactly one, and it is known */
    bool has_notes;
    lele_digits notes[LELE_MAX_CELLS]; /* small digits of the empty cells */
    int level;                         /* PRINT_NOT_RATED where it has no meaning */
    int rating, technique, minutes;    /* tenths; an index or -1; 0: not known */
    bool places;                       /* of a worksheet: its step writes a digit */
    char seed[160], title[96];
    uint64_t number; /* in the order of printing, from 1 */
} print_record;

typedef struct print_spool {
    FILE *file;
    FILE *clues;         /* texts of layouts with clues; NULL before the first one */
    uint64_t clues_size; /* of that file */
    int error;           /* the errno of the first failure; 0: none */
    uint64_t count, in[PRINT_SECTIONS];
    int largest;                                          /* the size of the largest layout */
    int fastest[PRINT_SECTIONS], slowest[PRINT_SECTIONS]; /* minutes */
    int lowest[PRINT_SECTIONS], highest[PRINT_SECTIONS];  /* ratings */
} print_spool;

/* False, with `error`, if no temporary file can be made. */
bool print_spool_open(print_spool *spool);
void print_spool_close(print_spool *spool);
/* `clues`: the text of the layout, record->clues bytes. */
void print_spool_add(print_spool *spool, print_record *record, const char *clues);
/* Appends the text of the record's layout; false, with `error`, if it cannot be read. */
bool print_spool_clues(print_spool *spool, const print_record *record, lele_text *out);

/* Reads the puzzles in the order of printing: section by section, or as they came. */
typedef struct print_reading {
    print_spool *spool;
    bool by_level;
    int section;   /* of the record that was read */
    uint64_t next; /* in the file */
    uint64_t number;
    uint64_t left; /* in the section */
} print_reading;

void print_reading_begin(print_reading *reading, print_spool *spool, bool by_level);
/* False after the last one, and after a failure (spool->error). */
bool print_reading_next(print_reading *reading, print_record *ret);

#endif
