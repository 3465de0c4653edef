/* Lines of the Interactive Sudoku Solver: what the parser and the table of clues share. */
#ifndef LELE_CODEC_ISS_H
#define LELE_CODEC_ISS_H

#include "codec/clues.h"

typedef struct lele_iss_reading {
    lele_source *source;
    lele_clue_base base;
    int size;
    lele_clue_list list;
    lele_digits given[LELE_MAX_CELLS]; /* 0: not said */
} lele_iss_reading;

/* A part: its name, and its arguments without the tildes. */
typedef struct lele_iss_part {
    lele_span name;
    const char *at, *end; /* of the rest of the arguments */
    int value;            /* the number before the cells */
    lele_cell cells[LELE_MAX_CELLS];
    int count;
} lele_iss_part;

typedef enum lele_iss_number {
    LELE_ISS_NO_NUMBER,
    LELE_ISS_ITS_NUMBER,
    LELE_ISS_FIXED_NUMBER
} lele_iss_number;

/* Parts that are a number and cells have `add`, others read their arguments themselves. */
typedef struct lele_iss_row {
    const char *name;
    lele_look look;
    lele_iss_number number;
    int fixed; /* the number, or the usual one of LELE_ISS_ITS_NUMBER when there is none; 0: must be there */
    lele_error (*add)(lele_iss_reading *reading, lele_look look, const lele_iss_part *part);
    lele_error (*read)(lele_iss_reading *reading, lele_look look, lele_iss_part *part);
} lele_iss_row;

/* Writes a position; LELE_E_UNSUPPORTED for what the solver has no name for. */
lele_error lele_iss_write(const lele_position *position, lele_text *out);

/* The row of a name; NULL: there is none. */
const lele_iss_row *lele_iss_row_of(lele_span name);

/* Refusals quote what is from `at` to `end`.  Numbers and cells are -1 where there is none. */
lele_error lele_iss_refuse_part(lele_iss_reading *reading, const char *at, const char *end);
lele_span lele_iss_next_argument(lele_iss_part *part);
int lele_iss_coordinate(char c, int size);
int lele_iss_read_cell(const lele_iss_reading *reading, lele_span text);
int lele_iss_read_number(lele_span text);
lele_error lele_iss_read_cells(lele_iss_reading *reading, lele_iss_part *part);
lele_error lele_iss_add(lele_iss_reading *reading, lele_look look, int value,
                        const lele_cell *cells, int count);

#endif
