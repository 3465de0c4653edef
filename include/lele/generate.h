/*
 * New puzzles, each proved to have exactly one solution.
 *
 * A recipe says what is wanted; a generator makes puzzle number `index` of a seed.  The puzzle
 * depends on layout, recipe, seed and index, and on the pattern or solution that is fixed; it
 * does not depend on threads, machine or time.  Effort is counted, never timed.  The generator
 * checks that a puzzle meets the recipe before it returns it.
 *
 * Arguments: texts may be anything.  A recipe with a value out of range is a LELE_E_RECIPE; the
 * name of no shape is "?", and its orbit is the cell alone.  NULL: see lele/lele.h.
 */
#ifndef LELE_GENERATE_H
#define LELE_GENERATE_H

#include "lele/clue.h"
#include "lele/fill.h"
#include "lele/rate.h"

/* The symmetry of the clue pattern. */
typedef enum lele_shape {
    LELE_SHAPE_NONE,
    LELE_SHAPE_ROTATE_180,
    LELE_SHAPE_ROTATE_90,
    LELE_SHAPE_MIRROR_ROWS,    /* left and right alike */
    LELE_SHAPE_MIRROR_COLUMNS, /* top and bottom alike */
    LELE_SHAPE_MIRRORS,        /* both */
    LELE_SHAPE_DIAGONAL,
    LELE_SHAPE_ANTIDIAGONAL,
    LELE_SHAPE_DIAGONALS, /* both */
    LELE_SHAPE_FULL,      /* all eight symmetries of the square */
    LELE_SHAPE_COUNT
} lele_shape;

/* "none" "180" "90" "left-right" "top-bottom" "mirrors" "diagonal" "antidiagonal" "diagonals"
 * "full". */
LELE_API const char *lele_shape_name(lele_shape shape);
LELE_API lele_shape lele_shape_find(const char *name); /* LELE_SHAPE_COUNT when unknown */

/* The cells that are clues or holes together with `cell`, itself included. */
LELE_API lele_cellset lele_shape_orbit(const lele_layout *layout, lele_shape shape, int cell);

/* Both ends included; max 0: no upper end. */
typedef struct lele_range {
    int min, max;
} lele_range;

typedef enum lele_thrift {
    LELE_THRIFT_ANY,     /* as many clues as the rest of the recipe leads to */
    LELE_THRIFT_MINIMAL, /* without any one of its clues the puzzle has a second solution */
} lele_thrift;

/* What a rating means: our own, or the ER of Sudoku Explainer (lele/se.h; classic only). */
typedef enum lele_scale { LELE_SCALE_LELE, LELE_SCALE_SE, LELE_SCALE_COUNT } lele_scale;

LELE_API const char *lele_scale_name(lele_scale scale); /* "lele", "se"; "?" */
LELE_API lele_scale lele_scale_find(const char *name);  /* LELE_SCALE_COUNT when unknown */

/* The clues that a puzzle has besides its givens.  They are true in the solution; together with the
 * givens, of which there are as few as possible, they have no other one. */
typedef enum lele_kind {
    LELE_KIND_KILLER, /* cages that cover the grid, and no givens unless asked for */
    LELE_KIND_THERMO,
    LELE_KIND_ARROW,
    LELE_KIND_KROPKI, /* dots; all of them, unless LELE_MARKS_SOME */
    LELE_KIND_XV,     /* the same */
    LELE_KIND_WHISPERS,
    LELE_KIND_RENBAN,
    LELE_KIND_BETWEEN,
    LELE_KIND_PALINDROME,
    LELE_KIND_LITTLE_KILLER,
    LELE_KIND_QUADRUPLE,
    LELE_KIND_KNIGHT,
    LELE_KIND_KING,
    LELE_KIND_NONCONSECUTIVE,
    LELE_KIND_MIXED, /* two or three of the others, drawn for each puzzle; with no other kind */
    LELE_KIND_COUNT
} lele_kind;

/* "killer", and "killer", "杀手数独"; "?" for a value that is no kind. */
LELE_API const char *lele_kind_name(lele_kind kind);
LELE_API const char *lele_kind_title(lele_kind kind, lele_lang lang);
LELE_API lele_kind lele_kind_find(const char *name); /* LELE_KIND_COUNT when unknown */

typedef enum lele_marks {
    LELE_MARKS_ALL,  /* neighbours without a dot, an X or a V have none because none fits */
    LELE_MARKS_SOME, /* a missing one says nothing */
} lele_marks;

typedef struct lele_recipe {
    lele_shape shape; /* of the givens, and of the cages of a killer */
    lele_thrift thrift;
    lele_level level;  /* LELE_LEVEL_COUNT: any */
    int technique;     /* index: easier ones do not solve it, and none harder is needed; -1: any */
    lele_range rating; /* tenths */
    lele_range clues;  /* of the whole grid */
    lele_range row_holes; /* of every row */
    lele_range box_holes; /* of every box or region */
    lele_scale scale;     /* of `rating` */
    int version;          /* of the seed: whose default techniques count; 0: the newest */
    uint32_t kinds;       /* a bit, 1 << lele_kind, for each; 0: a puzzle of givens only */
    lele_marks marks;
    lele_range cage_size;   /* cells; 0 - 0: by the level.  1-cell cages only if min is 1 */
    lele_range uncovered;   /* cells in no cage; as all ranges of cages, of killers only */
    lele_range blank_cages; /* without a total */
    int dominoes;           /* the most cages of two cells, per cent; 0: 50, from hard on 33 */
} lele_recipe;

/* A recipe without wishes, of the newest version. */
LELE_API void lele_recipe_init(lele_recipe *recipe);

/* A recipe as one word, so that a seed can carry it: "any", "hard", "hard,minimal",
 * "technique=x-wing", "rating=3.0-4.2,symmetry=180,clues=24-30,row-holes=3-6,box-holes=2-",
 * "rating=7.1-7.3,scale=se", "hard,kind=killer,cage-size=2-5,dominoes=20,uncovered=0-9",
 * "kind=thermo+arrow", "kind=kropki,some-marks".  The version is not a part of the word.
 * `ret` is untouched on failure: LELE_E_RECIPE, _TECHNIQUE or _RANGE. */
LELE_API lele_error lele_recipe_read(lele_recipe *ret, const char *text, lele_problem *problem);
LELE_API void lele_recipe_write(const lele_recipe *recipe, lele_text *out);

/* The techniques that a puzzle of the recipe is solved with, in order: the default ones of its
 * version.  Beside the technique of the recipe only those that leave it something to do. */
LELE_API void lele_recipe_techniques(const lele_recipe *recipe, lele_technique_list *ret);

typedef struct lele_puzzle {
    lele_grid givens;
    lele_grid solution;
    int clues;
    bool is_rated; /* only when the recipe asks for a difficulty; else see lele_generator_rate */
    lele_rating rating;
    uint16_t er;         /* Sudoku Explainer's rating, where the recipe asks for it; else 0 */
    lele_clue_list list; /* of a recipe with kinds; its layout: lele_layout_init_with */
} lele_puzzle;

/* The working memory for one layout, one recipe and one thread.  NULL when memory is short or it
 * is known that no puzzle meets the recipe (LELE_E_RECIPE, LELE_E_LEVEL, LELE_E_CLASSIC_ONLY); `problem` may be NULL.
 * The layout must outlive it. */
typedef struct lele_generator lele_generator;

LELE_API lele_generator *lele_generator_new(const lele_layout *layout, const lele_recipe *recipe,
                                            lele_problem *problem);
LELE_API void lele_generator_free(lele_generator *generator);

/* Fixes the clue cells: puzzles then have clues in exactly these cells.  Empty: as the recipe
 * says.  The recipe's symmetry and numbers of clues and holes do not matter then.  A recipe with
 * kinds takes no pattern (LELE_E_RECIPE when a puzzle is made). */
LELE_API void lele_generator_set_pattern(lele_generator *generator, lele_cellset clues);

/* Fixes the solution (checked by the caller: lele_grid_is_solution); NULL: a random one. */
LELE_API void lele_generator_set_solution(lele_generator *generator, const lele_grid *solution);

/* Polled between efforts; true ends a call with LELE_E_STOPPED.  NULL: never. */
LELE_API void lele_generator_set_stop(lele_generator *generator, bool (*stop)(void *data),
                                      void *data);

/* The most work for one puzzle, in units of lele_solve_result; a puzzle that takes more is a
 * LELE_E_LIMIT.  0, as at first: only the limit that belongs to the version of the seed. */
LELE_API void lele_generator_set_work(lele_generator *generator, uint64_t max_work);

/* Puzzle number `index` of the seed.  LELE_E_LIMIT when the effort was used up, as with rare
 * wishes: ask for the next index.  LELE_E_NO_SOLUTION when the layout has no grid. */
LELE_API lele_error lele_generator_make(lele_generator *generator, uint64_t seed, uint64_t index,
                                        lele_puzzle *ret);

/* Puzzles first .. first+count-1, the same as one by one but faster; errors[i] is the result of
 * puzzle i. */
LELE_API void lele_generator_make_many(lele_generator *generator, uint64_t seed, uint64_t first,
                                       size_t count, lele_puzzle *puzzles, lele_error *errors);

/* Rates a puzzle that is not rated yet. */
LELE_API void lele_generator_rate(lele_generator *generator, lele_puzzle *puzzle);

/* For training: the position before the first step of `technique` on the puzzle's solve path,
 * with candidates.  False when the path has no such step. */
LELE_API bool lele_generator_train(lele_generator *generator, const lele_puzzle *puzzle,
                                   int technique, lele_position *ret);

/*
 * Seeds as people pass them on: "2:hard:classic:2026-11-15" or, for puzzle 7 of a run,
 * "2:hard:classic:2026-11-15/7": version, recipe, layout, any name, index.  The same text gives
 * the same puzzle in the command, in the browser and on the server.
 */
/*
 * A version is a list of default techniques (lele_technique_list_version): techniques that come
 * later change what is hard and so what a search finds.  Seeds of old versions keep their list and
 * their puzzles; new seeds are written in the newest version.
 */
enum { LELE_SEED_VERSION = 2, LELE_SEED_NAME_SIZE = 64 };

typedef struct lele_seed {
    lele_recipe recipe;                 /* with the version */
    char layout[LELE_LAYOUT_NAME_SIZE]; /* canonical name; "jigsaw" alone: a random map */
    char name[LELE_SEED_NAME_SIZE];
    uint64_t index;
} lele_seed;

/* `ret` is untouched on failure: LELE_E_SYNTAX, LELE_E_VERSION, or an error of its recipe or
 * layout. */
LELE_API lele_error lele_seed_read(lele_seed *ret, const char *text, lele_problem *problem);
LELE_API void lele_seed_write(const lele_seed *seed, lele_text *out);

/* The `seed` for lele_generator_make; the same for every index and every version. */
LELE_API uint64_t lele_seed_number(const lele_seed *seed);

/* Builds the seed's layout: a named one, or for "jigsaw" the random map of seed and index. */
LELE_API lele_error lele_seed_layout(const lele_seed *seed, lele_layout *ret,
                                     lele_problem *problem);

#endif
