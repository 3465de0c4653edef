/*
 * A layout is a size and a list of units: the rules of one kind of Sudoku, as data.  A puzzle with
 * clues besides its givens, a killer for example, has a layout of its own, see lele/clue.h.
 *
 * Classic is rows, columns and boxes.  X adds two diagonals, a jigsaw has regions in place of
 * boxes, other layouts add units of their own.  Every unit has exactly `size` cells and holds
 * every digit once.  Which layouts there are is one table in src/core/layout_table.c; no other
 * code lists them or computes where a box is.
 *
 * Arguments: a name may be any text.  Cells are those of the layout.  The name of no kind is "?",
 * a language that does not exist is English.  NULL: see lele/lele.h.
 */
#ifndef LELE_LAYOUT_H
#define LELE_LAYOUT_H

#include "lele/error.h"

/* The name of the layout that is meant where none is named. */
#define LELE_LAYOUT_CLASSIC "classic"

enum {
    LELE_MAX_UNITS = 56,
    LELE_MAX_CELL_UNITS = 6,
    LELE_LAYOUT_NAME_SIZE = LELE_MAX_CELLS + 32,
};

/* A technique treats all units alike, except where its definition names rows, columns or
 * boxes. */
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

/* Units come in this order: rows, columns, boxes, extra units.  So units[0 .. size-1] are the
 * rows, and cell_units[cell] starts with the row, the column and the box of the cell. */
typedef struct lele_layout {
    char name
        [LELE_LAYOUT_NAME_SIZE]; /* canonical: equal names, equal layouts; with clues that of the
                                         layout without them, a plus and a number made from them */
    int size;
    int cell_count;
    int unit_count;
    int box_rows, box_columns; /* rows and columns of a box; 0 in a jigsaw */
    lele_unit units[LELE_MAX_UNITS];
    uint8_t cell_unit_count[LELE_MAX_CELLS];
    uint8_t cell_units[LELE_MAX_CELLS][LELE_MAX_CELL_UNITS];
    lele_cellset
        peers[LELE_MAX_CELLS]; /* the cells that must differ from it: those that share a unit
                                           with it, without itself, and those of its clues */
    lele_cellset all;
    const struct lele_clues *clues; /* NULL: none; owned by the lele_layouts that built them */
} lele_layout;

/* Builds the layout called `name`: one of lele_layout_name_at, another name of these ("9x9" is
 * "classic"), or
 *     jigsaw:<one character per cell, the same for all cells of a region>
 * each of them with "-x" at its end for both diagonals ("classic-x" is "x").
 * On failure `ret` is untouched and `problem`, where not NULL, says why. */
LELE_API lele_error lele_layout_init(lele_layout *ret, const char *name, lele_problem *problem);

/* The canonical names of all layouts but the jigsaws, for lists: index from 0, NULL after the
 * last.  A layout with diagonals follows the one without. */
LELE_API const char *lele_layout_name_at(size_t index);

/* "Windoku", "窗口": the title of the layout called `name`.  "jigsaw" and the name of a jigsaw
 * have the same title; the title of an unknown name is that name.  That of the text of a layout with
 * clues (lele_layout_write_text) names their kinds: "Classic: killer cage, arrow". */
LELE_API void lele_layout_write_title(const char *name, lele_lang lang, lele_text *out);

/* Whether it is the classic layout.  A jigsaw never is, whatever its regions are. */
LELE_API bool lele_layout_is_classic(const lele_layout *layout);

/* No puzzle of this layout with fewer givens has one solution; 0: no such number is known. */
LELE_API int lele_layout_fewest_givens(const lele_layout *layout);

/* "row 3", "第 3 行": what a unit is called in a text. */
LELE_API void lele_unit_write(const lele_unit *unit, lele_lang lang, lele_text *out);

/* The same for the unit with this index.  The boxes of a jigsaw are regions in English texts. */
LELE_API void lele_layout_write_unit(const lele_layout *layout, int unit, lele_lang lang,
                                     lele_text *out);

/* "row": what a kind is called in JSON. */
LELE_API const char *lele_unit_kind_name(lele_unit_kind kind);
/* "row", "行": what a kind is called in a text; "?" for a value that is no kind. */
LELE_API const char *lele_unit_kind_title(lele_unit_kind kind, lele_lang lang);

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

/* The box of a cell, counted from 0. */
static inline int lele_layout_box(const lele_layout *layout, int cell)
{
    return layout->cell_units[cell][2] - 2 * layout->size;
}

/* The unit indices of the first box and of the first extra unit, which may not exist. */
static inline int lele_layout_first_box(const lele_layout *layout)
{
    return 2 * layout->size;
}

static inline int lele_layout_first_extra(const lele_layout *layout)
{
    return 3 * layout->size;
}

/* Whether a unit is a row or a column. */
static inline bool lele_layout_is_line(const lele_layout *layout, int unit)
{
    return unit < lele_layout_first_box(layout);
}

static inline bool lele_layout_is_jigsaw(const lele_layout *layout)
{
    return layout->box_rows == 0;
}

/* Whether two different cells share a unit. */
static inline bool lele_layout_sees(const lele_layout *layout, int a, int b)
{
    return lele_cellset_has(&layout->peers[a], b);
}

/* The first unit that holds both cells; -1: none. */
LELE_API int lele_layout_shared_unit(const lele_layout *layout, int a, int b);

/* The cells that see every cell of `set`; none of them is in `set`.  All cells when it is
 * empty. */
LELE_API lele_cellset lele_layout_common_peers(const lele_layout *layout, lele_cellset set);

/* Cell names: written as "R1C1", read in upper and lower case.  The reader returns the number
 * of characters used, 0 when the text does not start with a cell of this layout. */
enum { LELE_CELL_NAME_SIZE = 8 };
LELE_API void lele_cell_name(const lele_layout *layout, int cell, char ret[LELE_CELL_NAME_SIZE]);
LELE_API size_t lele_cell_read(const lele_layout *layout, const char *text, int *ret);
LELE_API lele_place lele_cell_place(const lele_layout *layout, int cell);

/*
 * Layouts by name, each built once.  The caller owns the collection and uses it in one thread
 * at a time; the layouts live as long as the collection.
 */
typedef struct lele_layouts lele_layouts;

LELE_API lele_layouts *lele_layouts_new(void);
LELE_API void lele_layouts_free(lele_layouts *layouts);

/* NULL when there is no such layout (or memory); `problem` may be NULL. */
LELE_API const lele_layout *lele_layouts_get(lele_layouts *layouts, const char *name,
                                             lele_problem *problem);

#endif
