/*
 * A row of the table of techniques: names and rating, the template of the argument, the finder,
 * and the parameters that distinguish the row from others with the same finder.
 *
 * The code that writes sentences needs rows but not the engine, so this header includes none of
 * the engine.  To add a technique, see rows.h.
 */
#ifndef LELE_TECHNIQUE_ROW_H
#define LELE_TECHNIQUE_ROW_H

#include "lele/technique.h"

struct lele_search;

/* Offers every step of the row's technique; true when an offer returned true, which means stop. */
typedef bool (*lele_find_fn)(struct lele_search *search);

typedef enum lele_fish_shape {
    LELE_FISH_BASIC,   /* rows as bases and columns as covers, or the reverse */
    LELE_FISH_FRANKEN, /* boxes too, on either side */
    LELE_FISH_MUTANT,  /* any units on either side */
} lele_fish_shape;

enum lele_fish_fins {
    LELE_FISH_FINLESS,
    LELE_FISH_FINNED,
    LELE_FISH_SASHIMI, /* some base has fewer than two places in the covers; basic fish only */
};

enum lele_kraken_type { LELE_KRAKEN_TYPE_1, LELE_KRAKEN_TYPE_2 };

enum lele_turbot_form { LELE_TURBOT_SKYSCRAPER, LELE_TURBOT_KITE, LELE_TURBOT_FISH };

enum lele_rectangle_type {
    LELE_RECTANGLE_TYPE_1,
    LELE_RECTANGLE_TYPE_2,
    LELE_RECTANGLE_TYPE_3,
    LELE_RECTANGLE_TYPE_4,
    LELE_RECTANGLE_TYPE_5,
    LELE_RECTANGLE_TYPE_6,
    LELE_RECTANGLE_HIDDEN,
};

enum lele_bug_type {
    LELE_BUG_TYPE_1,
    LELE_BUG_TYPE_2,
    LELE_BUG_TYPE_3,
    LELE_BUG_TYPE_4,
    LELE_BUG_TYPE_N,  /* what all extra candidates exclude */
    LELE_BUG_TYPE_XZ, /* two of them and a cell with their digits */
};

/* What is concluded from the guards of a deadly pattern, see find/guards.h. */
enum lele_guards_form {
    LELE_GUARDS_EXTERNAL, /* a side is guarded from outside, and all guards exclude something */
    LELE_GUARDS_CELL,     /* with a cell of two candidates */
    LELE_GUARDS_WING,     /* with two such cells */
};

enum lele_colors_form {
    LELE_COLORS_TRAP,
    LELE_COLORS_WRAP,
    LELE_COLORS_MULTI_1,
    LELE_COLORS_MULTI_2,
};

enum lele_aic_form { LELE_AIC_CHAIN, LELE_AIC_LOOP, LELE_AIC_DISCONTINUOUS, LELE_AIC_FORMS };

/* Chains of two or three strong links, see short_chains.c. */
enum lele_short_shape {
    LELE_SHORT_M,
    LELE_SHORT_S,
    LELE_SHORT_H,
    LELE_SHORT_L,
    LELE_SHORT_W,
    LELE_SHORT_SKYSCRAPER,
    LELE_SHORT_KITE,
    LELE_SHORT_TURBOT,
};

enum lele_cycle_kind { LELE_CYCLE_X, LELE_CYCLE_XY };

enum lele_template_conclusion { LELE_TEMPLATE_SET, LELE_TEMPLATE_DELETE };

/* The template of an argument, see tell/explain.h.  Rows with the same argument share it. */
struct lele_argument {
    const struct lele_argument *opening; /* written first; or NULL */
    const char *text[LELE_LANG_COUNT];
};

struct lele_row {
    lele_technique about;
    const struct lele_argument *place; /* the text of level 2; NULL: the usual one */
    const struct lele_argument *why;
    const struct lele_argument *why_joined; /* for a step of two patterns (fish with one base,
                                               sets with two restricted commons); or NULL */
    lele_find_fn find;                      /* NULL: never searched for (brute force) */
    /* The parameters of the family, for its finders only.  A family that is not listed has none. */
    union {
        struct {
            uint16_t line_rating; /* in a unit that is not a box; 0: as in a box */
        } single;
        struct {
            int cells;
        } subset, aligned;
        struct {
            int bases; /* number of base sets, and of cover sets */
            lele_fish_shape shape;
            enum lele_fish_fins fins;
        } fish;
        struct {
            enum lele_kraken_type type;
        } kraken;
        struct {
            enum lele_turbot_form form;
        } turbot;
        struct {
            int pivot_candidates; /* 2: XY-wing, 3: XYZ-wing */
        } wing;
        struct {
            enum lele_rectangle_type type;
        } rectangle;
        struct {
            enum lele_guards_form form;
        } guards;
        struct {
            int open_corners;
        } avoidable;
        struct {
            int cells;
            bool or_more;
        } loop;
        struct {
            enum lele_bug_type type;
        } bug;
        struct {
            enum lele_colors_form form;
        } colors;
        struct {
            enum lele_aic_form form;
            bool grouped; /* groups and almost locked sets are nodes, too */
        } aic;
        struct {
            enum lele_short_shape shape;
            bool grouped; /* exactly those with a group */
        } short_chain;
        struct {
            enum lele_cycle_kind kind;
        } cycle;
        struct {
            enum lele_template_conclusion conclusion;
        } templates;
        struct {
            uint64_t looks; /* the clues that it is about, a bit for each lele_look */
            int size;       /* number of digits of a killer pair or triple */
        } clue;
    };
};

/* NULL after the last row. */
const struct lele_row *lele_row_at(size_t index);

#endif
