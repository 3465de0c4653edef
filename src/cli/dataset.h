/*
 * Shared by the files of `lele dataset`: cmd_dataset.c (options and workers), dataset_row.c (the columns
 * of a row), dataset_order.c (header and duplicates, in the order of the output), dataset_split.c.
 */
#ifndef LELE_CLI_DATASET_H
#define LELE_CLI_DATASET_H

#include "cli/sha256.h"
#include "cli/tutor.h"

/* The id of a puzzle: the first hexadecimal digits of the SHA-256 of its canonical form as a line (of
 * another layout than classic: of "LAYOUT:PUZZLE").  Equivalent puzzles have the same id. */
enum { DATASET_ID = 32 };

enum { DATASET_PARTS = 16, DATASET_NAME = 32 };

/* --split: parts of the data set by name and weight. */
typedef struct dataset_split {
    size_t count;
    uint64_t total; /* of the weights */
    struct {
        char name[DATASET_NAME];
        uint64_t weight;
    } parts[DATASET_PARTS];
} dataset_split;

/* Reads "train=80,test=20".  False if it is nothing of that kind. */
bool dataset_split_read(const char *text, dataset_split *ret);

/* The name of the part of an id. */
const char *dataset_split_of(const dataset_split *split, const char *id);

/* The SE numbers are those of `lele rate --scale se`; `se.hardest` is NULL where there are none. */
typedef struct dataset_row {
    const lele_position *position;
    const lele_grid *puzzle, *solution;
    const char *part;  /* of --split; NULL: it is not given */
    const char *steps; /* of --trace, separated by "; "; NULL: it is not given */
    char id[DATASET_ID + 1];
    lele_grid canonical;
    uint64_t automorphisms; /* 0: unknown, the layout is not classic */
    uint64_t guesses;
    lele_rating rating;
    lele_se_rating se;
} dataset_row;

typedef enum dataset_format { DATASET_CSV, DATASET_JSONL } dataset_format;

/* Append a row, and the header of a CSV file, with a newline.  `row` of the header says which optional
 * columns there are. */
void dataset_row_add(const dataset_row *row, dataset_format format, lele_text *out);
void dataset_header_add(const dataset_row *row, lele_text *out);

/* The rows in the order of the output.  The workers write each row after its id. */
typedef struct dataset_order {
    bool header, started, keeps_duplicates;
    const dataset_row *sample; /* for the header */
    lele_text room;
    uint64_t (*seen)[2]; /* the ids of the rows so far: a hash set, 0,0 is empty */
    size_t size, count;  /* of it; the size is a power of two */
} dataset_order;

/* For in_order of the stage: removes the ids and the rows of equivalent puzzles that came before. */
void dataset_order_rows(void *data, lele_text *out);
void dataset_order_release(dataset_order *order);

#endif
