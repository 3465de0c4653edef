/* Junior exocets as a list, for the techniques that join two of them. */
#ifndef LELE_TECHNIQUE_FIND_EXOCET_H
#define LELE_TECHNIQUE_FIND_EXOCET_H

#include "technique/search.h"

struct lele_exocet {
    const lele_board *board;
    const lele_layout *layout;
    int base[2];
    int beside; /* the third cell of the base's line in its box */
    int line;
    int along; /* direction of the line, an index of cell_units: 0 row, 1 column */
    int boxes[2];
    int targets[2];
    lele_digits digits; /* of the base */
};

/* The line through the cell that is perpendicular to the line of the base. */
int lele_exocet_cross_line(const struct lele_exocet *exocet, int cell);

/* The cells of the three cross lines: all, and those outside the boxes of base and targets. */
lele_cellset lele_exocet_cross_cells(const struct lele_exocet *exocet);
lele_cellset lele_exocet_outer_cells(const struct lele_exocet *exocet);

/* Calls `found` for every junior exocet of the board, until it returns true; true then. */
typedef bool (*lele_exocet_fn)(const struct lele_exocet *exocet, void *data);
bool lele_exocet_each(const lele_board *board, lele_exocet_fn found, void *data);

#endif
