/*
 * A step: one deduction, as data.  Everything that a hint shows comes from this one record: words
 * in two languages, drawings, JSON; a verifier can check it.
 *
 * A step is a plain value; lele_step_copy copies only its used part.
 *
 * Arguments: a step comes from the engine and is used with the board that it was found on.  The
 * name of no value is "?", a language that does not exist is English, a level that does not exist
 * writes nothing.  NULL: see lele/lele.h.
 */
#ifndef LELE_STEP_H
#define LELE_STEP_H

#include "lele/board.h"
#include "lele/json.h"

enum {
    LELE_STEP_MARKS = 512,
    LELE_STEP_UNITS = 64,
    LELE_STEP_NODES = 512,
    LELE_STEP_LINKS = 1024,
    LELE_STEP_CLAIMS = 64,
    LELE_STEP_MOVES = 384,
    LELE_STEP_CLUES = 64,
};

/* What a cell and its candidates do in the pattern. */
typedef enum lele_role {
    LELE_ROLE_CELL,  /* belongs to the pattern, nothing more to say */
    LELE_ROLE_BASE,  /* fish: in a base set; subsets: the subset itself */
    LELE_ROLE_COVER, /* fish: in a cover set only */
    LELE_ROLE_FIN,
    LELE_ROLE_ENDO_FIN,
    LELE_ROLE_PIVOT, /* wings: the hinge; death blossom: the stem */
    LELE_ROLE_PINCER,
    LELE_ROLE_CORNER,  /* uniqueness: a cell of the deadly pattern */
    LELE_ROLE_EXTRA,   /* uniqueness: a candidate that saves the pattern */
    LELE_ROLE_COLOR_A, /* colouring: the two colours of a first and a second cluster */
    LELE_ROLE_COLOR_B,
    LELE_ROLE_COLOR_C,
    LELE_ROLE_COLOR_D,
    LELE_ROLE_ALS_A,
    LELE_ROLE_ALS_B,
    LELE_ROLE_ALS_C,
    LELE_ROLE_ALS_D,
    LELE_ROLE_ALS_E,
    LELE_ROLE_REASON,   /* a placed digit or a cell that the argument points at */
    LELE_ROLE_EXCLUDED, /* singles: the cell is empty and cannot hold these digits; lele/past.h has
                           the reasons */
    LELE_ROLE_COUNT
} lele_role;

/* The names of the enumerations of a step, as JSON and templates spell them (docs/json.md). */
LELE_API const char *lele_role_name(lele_role role); /* "base", "endo-fin", "color-a" */

typedef struct lele_mark {
    lele_cell cell;
    uint8_t role; /* lele_role */
    lele_digits digits;
} lele_mark;

typedef enum lele_unit_role {
    LELE_UNIT_ROLE_BASE,
    LELE_UNIT_ROLE_COVER,
    LELE_UNIT_ROLE_SEEN, /* where the argument looks */
} lele_unit_role;

LELE_API const char *lele_unit_role_name(lele_unit_role role); /* "base", "cover", "seen" */

typedef struct lele_unit_mark {
    uint8_t unit; /* index in the layout */
    uint8_t role; /* lele_unit_role */
} lele_unit_mark;

/* A node of a chain or net: "this digit is (or is not) in these cells". */
typedef enum lele_node_kind {
    LELE_NODE_CANDIDATE,
    LELE_NODE_GROUP,
    LELE_NODE_ALS,
    LELE_NODE_KIND_COUNT
} lele_node_kind;

LELE_API const char *lele_node_kind_name(lele_node_kind kind); /* "candidate", "group", "als" */

typedef struct lele_node {
    lele_cellset cells; /* the candidate's cell; all cells of a group; an ALS node: the cells of
                           the set that hold `digit` */
    uint8_t digit;
    uint8_t kind;   /* lele_node_kind */
    uint8_t on;     /* 1: the digit is there; 0: it is not */
    uint8_t branch; /* 0 for a chain; 0, 1, 2, ... for the branches of a forcing net */
    uint8_t depth;  /* 0; more inside a nested argument */
} lele_node;

/* An implication between two nodes of the step, by index. */
typedef struct lele_link {
    uint16_t from, to;
    uint8_t strong; /* 1: one of the two holds (off makes on); 0: not both (on makes off) */
    uint8_t unit;   /* the unit that makes the link, or LELE_LINK_CELL / _ALS / _OTHER /
                       _DEADLY */
} lele_link;

enum { LELE_LINK_CELL = 0xF0, LELE_LINK_ALS, LELE_LINK_OTHER, LELE_LINK_DEADLY, LELE_LINK_CLUE };

/* What makes the link: "unit", "cell", "als", "other", "deadly" (a deadly pattern), "clue". */
LELE_API const char *lele_link_by_name(const lele_link *link);

/* A premise of a step that names its premises one by one (lele_step_reduce in lele/premise.h). */
typedef struct lele_claim {
    uint8_t kind, unit; /* as in a lele_premise */
    lele_cell cell;
    lele_digits digits;
} lele_claim;

/* A line of the proof of such a step. */
typedef enum lele_move_kind {
    LELE_MOVE_SUPPOSE, /* the cell holds the digit: the opposite of an elimination */
    LELE_MOVE_DENY,    /* the cell does not hold it: the opposite of a placement */
    LELE_MOVE_CASE,    /* one of the choices of the claim */
    LELE_MOVE_FORCED,  /* the only choice that the claim has left */
    LELE_MOVE_DEAD,    /* the claim has no choice left */
} lele_move_kind;

typedef struct lele_move {
    uint8_t kind;  /* lele_move_kind */
    uint8_t depth; /* the number of cases that it is inside of */
    uint8_t digit;
    lele_cell cell;
    uint8_t claim; /* of all but the first two kinds: its place in the list of claims */
} lele_move;

/* A clue that the argument uses. */
typedef enum lele_clue_role {
    LELE_CLUE_ROLE_RULE,  /* for what it says itself */
    LELE_CLUE_ROLE_TOTAL, /* for its sum, which is subtracted from that of the cover units */
} lele_clue_role;

LELE_API const char *lele_clue_role_name(lele_clue_role role); /* "rule", "total" */

typedef struct lele_clue_mark {
    uint16_t clue; /* index in the clues of the layout */
    uint8_t role;  /* lele_clue_role */
} lele_clue_mark;

typedef struct lele_step {
    uint8_t technique;  /* index for lele_technique_at */
    uint16_t rating;    /* tenths on Sudoku Explainer's scale, chain length included */
    uint16_t score;     /* HoDoKu's */
    lele_digits digits; /* what the pattern is about */
    uint16_t mark_count, unit_count, node_count, link_count;
    uint16_t placement_count, elimination_count;
    uint16_t claim_count, move_count; /* 0: the pattern is the argument */
    uint16_t clue_count;
    lele_mark placements[LELE_MAX_CELLS];   /* one digit each */
    lele_mark eliminations[LELE_MAX_CELLS]; /* one mark per cell, in reading order */
    lele_mark marks[LELE_STEP_MARKS];
    lele_unit_mark units[LELE_STEP_UNITS];
    lele_link links[LELE_STEP_LINKS];
    lele_node nodes[LELE_STEP_NODES];
    lele_claim claims[LELE_STEP_CLAIMS];
    lele_move moves[LELE_STEP_MOVES];
    lele_clue_mark clues[LELE_STEP_CLUES];
} lele_step;

LELE_API void lele_step_copy(lele_step *to, const lele_step *from);

/* Puts the conclusions on the board; true when that changed something. */
LELE_API bool lele_step_apply(const lele_step *step, lele_board *board);

/* How much a text gives away. */
typedef enum lele_hint_level {
    LELE_HINT_NUDGE = 1, /* where to look */
    LELE_HINT_PLACE,     /* the technique, the digits, the cells */
    LELE_HINT_WHY,       /* the whole argument, every cell named */
    LELE_HINT_DO,        /* the conclusion only: "R1C2 is 5.", "R4C5 is not 7." */
} lele_hint_level;

/* `board` is the position that the step was found in.  Cells are always written R1C1, so
 * that a front end can find and highlight them.  An argument with branches or inner assumptions
 * has a line for each. */
LELE_API void lele_step_write(const lele_step *step, const lele_board *board, lele_lang lang,
                              lele_hint_level level, lele_text *out);

/* The title of the step's technique; in Chinese a hidden single is called by its kind of unit. */
LELE_API void lele_step_write_title(const lele_step *step, const lele_board *board, lele_lang lang,
                                    lele_text *out);

/* The index of the unit that a nudge points at. */
LELE_API int lele_step_area(const lele_step *step, const lele_board *board);

/* The lines that a drawing of a step has between its marks.  The links of a chain are not among
 * them: they are in the step itself. */
typedef enum lele_line_kind {
    LELE_LINE_STRONG, /* one of the ends holds the digit: base lines, conjugate pairs */
    LELE_LINE_WEAK,   /* at most one does: cover lines, a hinge and its wing */
    LELE_LINE_REACH,  /* to the outermost cell that loses the digit or cannot have it */
    LELE_LINE_ROUND,  /* from corner to corner of a deadly pattern */
} lele_line_kind;

typedef struct lele_line {
    lele_cell from, to;
    uint8_t digit; /* the candidate that it starts and ends at; 0: the cells */
    uint8_t kind;  /* lele_line_kind */
} lele_line;

enum { LELE_STEP_LINES = 256 };

/* Returns how many; those that `capacity` leaves no room for are left out. */
LELE_API size_t lele_step_lines(const lele_step *step, const lele_board *board, lele_line *ret,
                                size_t capacity);
LELE_API const char *lele_line_kind_name(lele_line_kind kind); /* "strong", "weak", ... */

/* A pattern inside a net: why a candidate is eliminated among those that the assumption leaves. */
typedef enum lele_inner_kind {
    LELE_INNER_NONE,
    LELE_INNER_LOCKED, /* the digit has only these cells left in the unit */
    LELE_INNER_NAKED,  /* the cells have only these digits left */
    LELE_INNER_HIDDEN, /* the digits have only these cells left in the unit */
} lele_inner_kind;

typedef struct lele_inner {
    lele_cellset cells;
    lele_digits digits;
    uint16_t node; /* of the step: the candidate that it eliminates or places */
    uint8_t unit;  /* that holds the cells */
    uint8_t kind;  /* lele_inner_kind */
} lele_inner;

enum { LELE_STEP_INNERS = 128 };

/* One for each node that a pattern eliminates, or that a single of the board places.  Returns how many; those that `capacity` leaves no
 * room for are left out. */
LELE_API size_t lele_step_inners(const lele_step *step, const lele_board *board, lele_inner *ret,
                                 size_t capacity);
LELE_API const char *lele_inner_kind_name(lele_inner_kind kind); /* "locked", "naked", ... */

/* One object: {"technique":"x-wing","rating":3.2,"place":["r1c2=5"],"eliminate":["r4c5-79"],
 * "pattern":[{"cell":"r1c2","role":"base","digits":"7"},...],
 * "units":[{"unit":"row 1","role":"base","cells":["r1c1",...]},...],
 * "nodes":[{"cells":["r1c2"],"digit":7,"on":true,"kind":"candidate","branch":0,"depth":0},...],
 * "links":[{"from":0,"to":1,"strong":true,"by":"row 1"},...],
 * "inner":[{"node":3,"kind":"naked","unit":"row 1","digits":"37","cells":["r1c2","r1c8"]},...],
 * "lines":[{"from":"r1c2","to":"r1c8","digit":7,"kind":"strong"},...],
 * "reasons":[{"cell":"r3c3","digit":1,"kind":"seen","by":"r1c3"},...], "text":"..."}.
 * On a layout with clues also "clues":[{"clue":0,"title":"killer cage 15 at R1C1","role":"rule"},...],
 * the clues that the step uses, by their place in the layout.
 * Links and inner patterns name nodes by their place in "nodes".  The text is the whole argument in
 * `lang`, in lines where it has several. */
LELE_API void lele_step_json(const lele_step *step, const lele_board *board, lele_lang lang,
                             lele_json *json);

/* The independent verifier.  Premises: the board has what the pattern claims.  Conclusion: it
 * agrees with `solution` (for a grid with several solutions call it with each; NULL checks the
 * premises only). */
LELE_API bool lele_step_verify(const lele_step *step, const lele_board *board,
                               const lele_grid *solution);

#endif
