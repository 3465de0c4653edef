/*
 * A grid: one byte per cell in reading order, 0 for empty.
 *
 * A grid has no layout of its own; functions that need one take it as an argument.  A position
 * is what a text or a game says about a puzzle: givens, the player's digits, candidates, notes.
 *
 * Arguments: the functions from lele_grid_count to lele_grid_is_solution accept a grid with any
 * bytes; the others need digits in range.  An unknown symmetry leaves every cell in its place.
 * NULL: see lele/lele.h.
 */
#ifndef LELE_GRID_H
#define LELE_GRID_H

#include "lele/layout.h"

typedef struct lele_grid {
    uint8_t cell[LELE_MAX_CELLS];
} lele_grid;

LELE_API void lele_grid_clear(lele_grid *grid);
LELE_API int lele_grid_count(const lele_layout *layout, const lele_grid *grid);
LELE_API bool lele_grid_equal(const lele_layout *layout, const lele_grid *a, const lele_grid *b);

/* All cells whose digit is also that of a peer, and those that break a clue. */
LELE_API lele_cellset lele_grid_conflicts(const lele_layout *layout, const lele_grid *grid);

/* LELE_OK; LELE_E_RANGE with the first cell whose value is no digit of the layout in `problem` (may
 * be NULL), whose text is "R1C1=200"; or LELE_E_CONFLICT with the first two equal cells. */
LELE_API lele_error lele_grid_check(const lele_layout *layout, const lele_grid *grid,
                                    lele_problem *problem);

/* Full and right by the rules. */
LELE_API bool lele_grid_is_solution(const lele_layout *layout, const lele_grid *grid);

/* Whether a character stands for an empty cell in a line of cells: . 0 * _ do.  A format of
 * another program may take more of them or fewer. */
static inline bool lele_grid_is_blank(char c)
{
    return c == '.' || c == '0' || c == '*' || c == '_';
}

/* The character of a cell: its digit, or a dot for 0. */
static inline char lele_cell_char(int digit)
{
    if (digit == 0)
        return '.';
    return lele_digit_char(digit);
}

/* Reads one line of cell_count characters: digits and blanks.  The line ends at `length` or at
 * a space, tab, comma, ':' or ';'.  Rules are not checked here.  `problem` may be NULL; `ret`
 * is untouched on failure. */
LELE_API lele_error lele_grid_read(const lele_layout *layout, const char *text, size_t length,
                                   lele_grid *ret, lele_problem *problem);

/* Writes cell_count characters into `ret`, no NUL; `blank` stands for an empty cell. */
LELE_API void lele_grid_write(const lele_layout *layout, const lele_grid *grid, char blank,
                              char *ret);

/* The symmetries of a square of cells, for generators and tests: where cell `cell` goes. */
typedef enum lele_symmetry {
    LELE_SYMMETRY_NONE,
    LELE_SYMMETRY_ROTATE_180,
    LELE_SYMMETRY_ROTATE_90,
    LELE_SYMMETRY_MIRROR_ROWS,    /* left and right swap */
    LELE_SYMMETRY_MIRROR_COLUMNS, /* top and bottom swap */
    LELE_SYMMETRY_DIAGONAL,
    LELE_SYMMETRY_ANTIDIAGONAL,
    LELE_SYMMETRY_COUNT
} lele_symmetry;

LELE_API int lele_symmetry_map(const lele_layout *layout, lele_symmetry symmetry, int cell);

/* Whether half a turn or a reflection maps the filled cells onto themselves, with the digits exchanged
 * by a fixed rule.  `ret`: what each digit becomes; 0 stays 0.  A single digit that is nowhere stays;
 * with two such digits there is no rule. */
LELE_API bool lele_grid_rule(const lele_layout *layout, const lele_grid *grid,
                             lele_symmetry symmetry, uint8_t ret[LELE_MAX_SIZE + 1]);

enum { LELE_NOTE_CORNER, LELE_NOTE_CENTRE, LELE_NOTE_KINDS };

typedef struct lele_position {
    const lele_layout *layout;
    lele_grid givens;
    lele_grid values;                       /* givens and the player's digits */
    bool has_candidates;                    /* whether the text spoke of candidates */
    bool has_notes;                         /* whether it spoke of a player's notes */
    lele_digits candidates[LELE_MAX_CELLS]; /* of the cells without a value */
    lele_digits notes[LELE_NOTE_KINDS][LELE_MAX_CELLS];
    char title[96]; /* UTF-8; empty where the text gives none */
    char author[64];
    char comment[160];
    char unread
        [64]; /* what a text draws or says that was not understood, by its names; else empty */
    bool has_solution;
    lele_grid solution; /* as the text gives it; not checked */
} lele_position;

/* An empty position on a layout; every digit is a candidate nowhere. */
LELE_API void lele_position_init(lele_position *position, const lele_layout *layout);

/* A position with these givens and nothing else. */
LELE_API void lele_position_from_grid(lele_position *position, const lele_layout *layout,
                                      const lele_grid *givens);

#endif
