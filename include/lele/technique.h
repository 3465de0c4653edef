/*
 * Techniques: the table, and the engine that finds steps on a board.
 *
 * Techniques never see a solver.  Those that rest on a unique solution run only when the
 * caller says that the puzzle has one.  Finding allocates nothing: all working memory
 * belongs to the engine.
 *
 * Arguments: lists come from the functions below.  A board may have no solution: techniques then
 * find steps that follow from it, or none.  The name of no level is "?", a language that does not
 * exist is English.  NULL: see lele/lele.h.
 */
#ifndef LELE_TECHNIQUE_H
#define LELE_TECHNIQUE_H

#include "lele/step.h"

enum { LELE_MAX_TECHNIQUES = 224 };

/* Names in every text a program reads or prints: beginner easy medium hard expert master
 * extreme; 入门 简单 中等 困难 专家 大师 极限. */
typedef enum lele_level {
    LELE_LEVEL_BEGINNER,
    LELE_LEVEL_EASY,
    LELE_LEVEL_MEDIUM,
    LELE_LEVEL_HARD,
    LELE_LEVEL_EXPERT,
    LELE_LEVEL_MASTER,
    LELE_LEVEL_EXTREME,
    LELE_LEVEL_COUNT
} lele_level;

LELE_API const char *lele_level_name(lele_level level);                  /* "hard" */
LELE_API const char *lele_level_title(lele_level level, lele_lang lang); /* "Hard", "困难" */
LELE_API lele_level lele_level_find(const char *name); /* LELE_LEVEL_COUNT when unknown */

typedef struct lele_technique {
    const char *name;                     /* "x-wing" */
    const char *code;                     /* HoDoKu's, "0300"; NULL: it has none */
    const char *title[LELE_LANG_COUNT];   /* "X-Wing", "二阶鱼（X-Wing）" */
    const char *family[LELE_LANG_COUNT];  /* what a nudge may say: "fish", "鱼" */
    const char *summary[LELE_LANG_COUNT]; /* one line */
    uint16_t rating;                      /* tenths; the length of a chain is added */
    uint16_t score;
    lele_level level;
    bool needs_uniqueness;
    bool off_by_default; /* only on request: very rare, or slow for what it gives */
    uint8_t since;    /* the seed version (lele/generate.h) that brings it into the default list; 0:
                      the first.  Without a meaning where it is off by default */
    bool needs_clues; /* it is about clues (lele/clue.h) and finds nothing without them */
} lele_technique;

/* In the order of the default solve path, easiest first; NULL after the last. */
LELE_API const lele_technique *lele_technique_at(size_t index);
LELE_API size_t lele_technique_count(void);
/* A position in which the technique finds a step, as a HoDoKu library line or, if its layout is not
 * classic, a share code; NULL: none yet. */
LELE_API const char *lele_technique_example(size_t index);
/* The index of a name (also HoDoKu's four-digit code); -1 when unknown. */
LELE_API int lele_technique_find(const char *name);

/* Which techniques, in which order. */
typedef struct lele_technique_list {
    uint8_t order[LELE_MAX_TECHNIQUES];
    size_t count;
} lele_technique_list;

/* The newest default list.  Hints and ratings use it. */
LELE_API void lele_technique_list_default(lele_technique_list *list);
/* The default list of a seed version, so that old seeds keep their puzzles; 0, and a version that
 * does not exist yet: the newest. */
LELE_API void lele_technique_list_version(lele_technique_list *list, int version);
/* "x-wing,swordfish": exactly these; "-x-wing": the default without it; "+template-set": the
 * default and it; "all": every one, also those that are off by default ("all,-sk-loop": but one);
 * "none": no technique.
 * LELE_E_TECHNIQUE for an unknown name, and for brute force, which no list can have. */
#define LELE_TECHNIQUE_ALL  "all"
#define LELE_TECHNIQUE_NONE "none"
LELE_API lele_error lele_technique_list_read(lele_technique_list *ret, const char *text,
                                             lele_problem *problem);

typedef enum lele_uniqueness {
    LELE_UNIQUENESS_UNKNOWN, /* techniques that need it stay off */
    LELE_UNIQUENESS_PROVED,
} lele_uniqueness;

typedef struct lele_engine lele_engine;

/* The working memory for one layout and one thread; NULL when memory is short. */
LELE_API lele_engine *lele_engine_new(const lele_layout *layout);
LELE_API void lele_engine_free(lele_engine *engine);

typedef struct lele_find_options {
    const lele_technique_list *techniques; /* NULL: the default list */
    lele_uniqueness uniqueness;
} lele_find_options;

/* The first step of the easiest technique that has one.  False: none. */
LELE_API bool lele_engine_next(lele_engine *engine, const lele_board *board,
                               const lele_find_options *options, lele_step *ret);

/* Every step of every technique of the list, technique by technique; of a technique's steps with
 * equal conclusions the first.  `found` returning false ends it.  The step belongs to the engine:
 * lele_step_copy keeps it. */
typedef bool (*lele_step_fn)(void *data, const lele_step *step);
LELE_API void lele_engine_each(lele_engine *engine, const lele_board *board,
                               const lele_find_options *options, lele_step_fn found, void *data);

/* The last resort: a digit of the solution, which the caller has found elsewhere. */
LELE_API void lele_step_brute_force(const lele_board *board, const lele_grid *solution,
                                    lele_step *ret);

#endif
