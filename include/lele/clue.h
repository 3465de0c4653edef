/*
 * Clues: what a puzzle says besides its givens: killer cages, thermometers, dots, arrows and so on.
 *
 * A clue is what a page draws and a format stores: a look, cells in order, a value.  Rules are what
 * must hold.  src/core/clue_table.c has a row for each look; src/core/expand.c makes rules from
 * clues.  Solvers and checks see rules only, formats and pages clues only.
 *
 * A layout with clues is built by lele_layouts_get_with and owned by that collection.  Its rules
 * are in layout->clues, which is NULL without clues; its peers include the pairs of cells that the
 * clues forbid to be equal, so two peers need not share a unit.
 *
 * Arguments: cells, values and looks are checked by lele_clue_list_add and lele_layouts_get_with;
 * everything else needs valid ones.  NULL: see lele/lele.h.
 */
#ifndef LELE_CLUE_H
#define LELE_CLUE_H

#include "lele/grid.h"

enum {
    LELE_MAX_CLUES = 400,
    LELE_MAX_CLUE_CELLS = 2048, /* of all clues of a puzzle together */
    LELE_MAX_RULES = 1024,
    LELE_MAX_RULE_CELLS = 8192,
    LELE_CLUE_NO_VALUE = -1,
};

/* What a clue looks like.  The numbers are stored nowhere; texts have the names. */
typedef enum lele_look {
    LELE_LOOK_CAGE,             /* all different; value: the sum, or none */
    LELE_LOOK_SUM,              /* value: the sum; digits may repeat */
    LELE_LOOK_LITTLE_KILLER,    /* the same along a diagonal from the border */
    LELE_LOOK_ARROW,            /* the first cell is the sum of the others */
    LELE_LOOK_PILL,             /* value: the first so many cells are the digits of the sum */
    LELE_LOOK_DOUBLE_ARROW,     /* the inner cells sum to the two ends together */
    LELE_LOOK_THERMOMETER,      /* increases from the first cell on */
    LELE_LOOK_SLOW_THERMOMETER, /* never decreases from the first cell on */
    LELE_LOOK_DIFFERENCE,       /* two neighbours; value: their difference */
    LELE_LOOK_RATIO,            /* two neighbours; value: the larger divided by the smaller */
    LELE_LOOK_PAIR_SUM,         /* two neighbours; value: their sum (X is 10, V is 5) */
    LELE_LOOK_LESS,             /* two neighbours; the first is less than the second */
    LELE_LOOK_MAXIMUM,          /* greater than every neighbour that is no maximum */
    LELE_LOOK_MINIMUM,          /* less than every neighbour that is no minimum */
    LELE_LOOK_ODD,              /* each cell is odd */
    LELE_LOOK_EVEN,             /* each cell is even */
    LELE_LOOK_RESTRICTED,       /* value: the mask of the digits that each cell may hold */
    LELE_LOOK_PALINDROME,       /* reads the same from both ends */
    LELE_LOOK_CLONE,            /* the second half of the cells repeats the first half */
    LELE_LOOK_RENBAN,           /* consecutive digits in any order */
    LELE_LOOK_WHISPERS,         /* neighbours on the line differ by at least the value */
    LELE_LOOK_BETWEEN,          /* the inner cells lie strictly between the two ends */
    LELE_LOOK_REGION_SUM,       /* the pieces that the boxes cut have equal sums */
    LELE_LOOK_ENTROPIC,         /* three cells in a row: a low, a middle and a high digit */
    LELE_LOOK_MODULAR,          /* three cells in a row: all rests of a division by three */
    LELE_LOOK_NABNER,           /* no two digits are equal or consecutive */
    LELE_LOOK_ZIPPER, /* cells equally far from the middle have the same sum, that of the middle */
    LELE_LOOK_SANDWICH,       /* value: the sum between the least and the greatest digit */
    LELE_LOOK_X_SUM,          /* value: the sum of the first X cells, X being the first digit */
    LELE_LOOK_SKYSCRAPER,     /* value: how many digits are greater than all before them */
    LELE_LOOK_NUMBERED_ROOM,  /* value: the digit in the X-th cell, X being the first digit */
    LELE_LOOK_QUADRUPLE,      /* value: up to four digits, 4 bits each (the digit minus 1, the
                                 number of digits above them); they occur among the four cells */
    LELE_LOOK_EXTRA_REGION,   /* all different, and a unit if it has as many cells as digits */
    LELE_LOOK_EQUAL_SUM,      /* value: the number of sets of equal size with equal sums */
    LELE_LOOK_KNIGHT,         /* cells a knight's move apart differ; no cells, as those below */
    LELE_LOOK_KING,           /* cells that touch at a corner differ */
    LELE_LOOK_NONCONSECUTIVE, /* neighbours without a difference clue do not differ by 1 */
    LELE_LOOK_ALL_RATIOS,     /* neighbours without a ratio clue have none of the ratios used */
    LELE_LOOK_ALL_DIFFERENCES, /* neighbours without a difference or ratio clue: no difference used */
    LELE_LOOK_ALL_PAIR_SUMS,   /* neighbours without a pair sum have neither 5 nor 10 */
    LELE_LOOK_DISJOINT,        /* cells in the same place of different boxes differ */
    LELE_LOOK_COUNT
} lele_look;

typedef struct lele_clue {
    uint8_t look;
    uint16_t first_cell, cell_count; /* in the cells of its list */
    int32_t value;                   /* LELE_CLUE_NO_VALUE: none */
} lele_clue;

/* Clues as they are read from a text. */
typedef struct lele_clue_list {
    int clue_count, cell_count;
    lele_clue clue[LELE_MAX_CLUES];
    lele_cell cell[LELE_MAX_CLUE_CELLS];
} lele_clue_list;

LELE_API void lele_clue_list_init(lele_clue_list *list);

/* Appends a clue; LELE_E_CLUES when there is no room for it.  Odd, even, restricted, maximum and minimum
 * cells become a clue each. */
LELE_API lele_error lele_clue_list_add(lele_clue_list *list, lele_look look, int value,
                                       const lele_cell *cells, int count, lele_problem *problem);

/* "cage", and "killer cage", "杀手笼"; "?" for a value that is no look. */
LELE_API const char *lele_look_name(lele_look look);
LELE_API const char *lele_look_title(lele_look look, lele_lang lang);
/* The meaning in a sentence. */
LELE_API const char *lele_look_meaning(lele_look look, lele_lang lang);
/* LELE_LOOK_COUNT when no look has the name. */
LELE_API lele_look lele_look_find(const char *name, size_t length);

/* What must hold. */
typedef enum lele_rule_kind {
    LELE_RULE_MASK,    /* each cell holds one of `digits` */
    LELE_RULE_DIFFER,  /* the cells are all different */
    LELE_RULE_PAIR,    /* each two cells (2i, 2i + 1) are in the relation */
    LELE_RULE_SUM,     /* the sum of the cells, each times its weight, is the total */
    LELE_RULE_BETWEEN, /* the cells after the first two lie strictly between these */
    LELE_RULE_CONTAIN, /* value: as of LELE_LOOK_QUADRUPLE */
    LELE_RULE_SCAN,    /* the cells are a line that is read from its first cell: lele_scan */
    LELE_RULE_KIND_COUNT
} lele_rule_kind;

/* What a line is read for; the total of the rule is the number. */
typedef enum lele_scan {
    LELE_SCAN_SANDWICH,
    LELE_SCAN_X_SUM,
    LELE_SCAN_SKYSCRAPER,
    LELE_SCAN_COUNT
} lele_scan;

/* Relations of two digits a and b; k is the number that goes with it. */
typedef enum lele_relation {
    LELE_RELATION_EQUAL,
    LELE_RELATION_UNEQUAL,
    LELE_RELATION_LESS,       /* b - a >= k */
    LELE_RELATION_APART,      /* |a - b| >= k */
    LELE_RELATION_NEAR,       /* |a - b| <= k */
    LELE_RELATION_DIFFERENCE, /* |a - b| = k */
    LELE_RELATION_RATIO,      /* a = k b or b = k a */
    LELE_RELATION_SUM,        /* a + b = k */
    LELE_RELATION_NO_DIFFERENCE,
    LELE_RELATION_NO_RATIO,
    LELE_RELATION_NO_SUM,
    LELE_RELATION_OTHER_THIRD, /* in other groups of k digits that follow each other */
    LELE_RELATION_OTHER_REST,  /* other rests of a division by k */
    LELE_RELATION_ROOM,        /* a = k / 16 + 1 if and only if b = k % 16 + 1 */
    LELE_RELATION_COUNT
} lele_relation;

/* The digits that the clues of one cell alone leave it: an odd cell has no even candidate, ever.  All
 * digits where the layout has no such clue. */
LELE_API lele_digits lele_layout_allows(const lele_layout *layout, int cell);

/* Whether two digits are in a relation. */
LELE_API bool lele_relation_holds(lele_relation relation, int number, int a, int b);

enum { LELE_RULE_DISTINCT = 1 << 0 }; /* of a sum: its cells are all different */

typedef struct lele_rule {
    uint8_t kind, flags;
    uint8_t relation, number; /* of a pair; the relation of a scan is its lele_scan */
    int16_t clue;             /* the clue that it comes from */
    uint16_t first_cell, cell_count;
    lele_digits digits;
    int32_t total; /* of a sum; the digits of LELE_RULE_CONTAIN */
} lele_rule;

/* The clues of a layout in their fixed order, and the rules that they stand for. */
typedef struct lele_clues {
    lele_clue_list list;
    int rule_count, cell_count;
    lele_rule rule[LELE_MAX_RULES];
    lele_cell cell[LELE_MAX_RULE_CELLS];
    int16_t weight[LELE_MAX_RULE_CELLS]; /* of the cells of sums */
} lele_clues;

/* Layouts with clues are built only by a collection that allows them: a program that does not know
 * clues then never gets one, and a text with clues is refused (LELE_E_CONSTRAINT). */
LELE_API void lele_layouts_allow_clues(lele_layouts *layouts);

/* The layout with these clues.  `base` is the name of a layout without clues.  NULL when a clue is
 * wrong, with the clue's error and cells in `problem` (may be NULL).  Clues in any order give the same
 * layout; without clues it is that of `base`. */
LELE_API const lele_layout *lele_layouts_get_with(lele_layouts *layouts, const char *base,
                                                  const lele_clue_list *list,
                                                  lele_problem *problem);

/* The same in memory of the caller, for programs that make many puzzles: `clues` has the clues in
 * its list, gets the rest and must outlive the layout, as `base` must be without clues.  On failure
 * `ret` must not be used. */
LELE_API lele_error lele_layout_init_with(lele_layout *ret, const lele_layout *base,
                                          lele_clues *clues, lele_problem *problem);

/* "classic+cage:15:r1c1r1c2;thermometer::r3c7r3c8": the layout as a text, which lele_layouts_get
 * reads.  Without clues it is the name. */
LELE_API void lele_layout_write_text(const lele_layout *layout, lele_text *out);

/* What a rule says of a grid that may have empty cells. */
typedef enum lele_rule_state {
    LELE_RULE_OPEN, /* neither broken nor, with every cell filled, kept */
    LELE_RULE_KEPT,
    LELE_RULE_BROKEN, /* by the digits that are there, whatever comes */
} lele_rule_state;

LELE_API lele_rule_state lele_rule_check(const lele_layout *layout, const lele_rule *rule,
                                         const lele_grid *grid);

/* The first rule that the digits of a grid break; NULL: none.  `cells` are those that break it. */
LELE_API const lele_rule *lele_layout_broken_rule(const lele_layout *layout, const lele_grid *grid,
                                                  lele_cellset *cells);

/* The same among the rules that are about the cell. */
LELE_API const lele_rule *lele_layout_broken_rule_at(const lele_layout *layout,
                                                     const lele_grid *grid, int cell,
                                                     lele_cellset *cells);

/* The first clue that forbids two cells to hold the same digit; -1: none does. */
LELE_API int lele_layout_shared_clue(const lele_layout *layout, int a, int b);

/* "killer cage of 15 at R1C1": what a clue is called in a text. */
LELE_API void lele_clue_write(const lele_layout *layout, int clue, lele_lang lang, lele_text *out);

#endif
