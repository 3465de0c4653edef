/*
 * A layout is a size and a list of units: the rules of one kind of Sudoku, as data.
 *
 * Classic is rows, columns and boxes; X adds two diagonals; a jigsaw swaps the boxes for
 * regions; windoku, centre-dot and asterisk add units of their own.  Every unit has exactly
 * `size` cells and holds every digit once.  Nothing outside the layout files computes where
 * a box is.
 */
#ifndef LELE_LAYOUT_H
#define LELE_LAYOUT_H

#include "lele/error.h"

enum {
    LELE_MAX_UNITS = 56,
    LELE_MAX_CELL_UNITS = 6,
    LELE_LAYOUT_NAME_SIZE = LELE_MAX_CELLS + 16,
};

/* Only wording depends on the kind; a technique treats all units alike unless its very
 * definition names rows and columns. */
typedef enum lele_unit_kind {
    LELE_UNIT_ROW,
    LELE_UNIT_COLUMN,
    LELE_UNIT_BOX, /* a jigsaw's region too */
    LELE_UNIT_DIAGONAL,
    LELE_UNIT_WINDOW,
    LELE_UNIT_CENTRES, /* the middle cells of all boxes */
    LELE_UNIT_ASTERISK,
    LELE_UNIT_KIND_COUNT
} lele_unit_kind;

typedef struct lele_unit {
    lele_unit_kind kind;
    int number;                     /* 1-based within its kind */
    lele_cell cells[LELE_MAX_SIZE]; /* in reading order */
    lele_cellset set;
} lele_unit;

/* Units come in this order: rows, columns, boxes, then the extra ones; so the row of a cell
 * is units[0 .. size-1], and cell_units[cell] starts with its row, its column, its box. */
typedef struct lele_layout {
    char name[LELE_LAYOUT_NAME_SIZE]; /* canonical: equal names, equal layouts */
    int size;
    int cell_count;
    int unit_count;
    int box_rows, box_columns; /* rows and columns of a box; 0 in a jigsaw */
    lele_unit units[LELE_MAX_UNITS];
    uint8_t cell_unit_count[LELE_MAX_CELLS];
    uint8_t cell_units[LELE_MAX_CELLS][LELE_MAX_CELL_UNITS];
    lele_cellset peers[LELE_MAX_CELLS]; /* the cells that share a unit with it, without itself */
    lele_cellset all;
} lele_layout;

/* Builds the layout called `name`:
 *     classic  x  windoku  centre-dot  asterisk  4x4  6x6  8x8  9x9  10x10  12x12  16x16
 *     jigsaw:<one character a cell, the same for the cells of a region>
 * any of them with `-x` behind for both diagonals (`classic-x` and `9x9-x` are `x`).
 * On failure `ret` is untouched and `problem`, where not NULL, says why. */
LELE_API lele_error lele_layout_init(lele_layout *ret, const char *name, lele_problem *problem);

/* The names that need no region string, for lists: index from 0; NULL behind the last. */
LELE_API const char *lele_layout_name_at(size_t index);

/* "Row 3", "第 3 行": how a unit is called. */
LELE_API void lele_unit_write(const lele_unit *unit, lele_lang lang, lele_text *out);

static inline int lele_layout_row(const lele_layout *layout, int cell)
{
    return layout->cell_units[cell][0];
}

static inline int lele_layout_column(const lele_layout *layout, int cell)
{
    return layout->cell_units[cell][1] - layout->size;
}

/* Unit indices of the cell's row, column and box. */
static inline int lele_layout_row_unit(const lele_layout *layout, int cell)
{
    return layout->cell_units[cell][0];
}

static inline int lele_layout_column_unit(const lele_layout *layout, int cell)
{
    return layout->cell_units[cell][1];
}

static inline int lele_layout_box_unit(const lele_layout *layout, int cell)
{
    return layout->cell_units[cell][2];
}

/* Whether two different cells share a unit. */
static inline bool lele_layout_sees(const lele_layout *layout, int a, int b)
{
    return lele_cellset_has(&layout->peers[a], b);
}

/* The cells that see every cell of `set` (none of which is in it).  All cells when empty. */
LELE_API lele_cellset lele_layout_common_peers(const lele_layout *layout, lele_cellset set);

/* Cell names.  Written "R1C1"; read in either case with any layout.  The reader returns the
 * number of characters used, 0 when the text does not start with a cell of this layout. */
enum { LELE_CELL_NAME_SIZE = 8 };
LELE_API void lele_cell_name(const lele_layout *layout, int cell, char ret[LELE_CELL_NAME_SIZE]);
LELE_API size_t lele_cell_read(const lele_layout *layout, const char *text, int *ret);
LELE_API lele_place lele_cell_place(const lele_layout *layout, int cell);

/*
 * Layouts by name, each built once.  Owned by the caller, used by one thread at a time;
 * what it hands out lives as long as it does.
 */
typedef struct lele_layouts lele_layouts;

LELE_API lele_layouts *lele_layouts_new(void);
LELE_API void lele_layouts_free(lele_layouts *layouts);

/* NULL when there is no such layout (or memory); `problem` may be NULL. */
LELE_API const lele_layout *lele_layouts_get(lele_layouts *layouts, const char *name,
                                             lele_problem *problem);

#endif
