/*
 * Guards: candidates of which at least one is true, because without them a deadly pattern would be
 * left.  They can be other candidates of its cells, or other places of its digits.  What follows
 * from guards does not depend on the pattern.
 */
#ifndef LELE_TECHNIQUE_FIND_GUARDS_H
#define LELE_TECHNIQUE_FIND_GUARDS_H

#include "technique/find/deadly.h"

struct lele_guards {
    lele_digits digits;
    lele_cellset at[LELE_MAX_SIZE + 1]; /* by digit */
};

/* What a pattern adds to a step that has a conclusion: its marks and units. */
struct lele_guarded {
    struct lele_guards guards;
    lele_cellset cells; /* of the pattern */
    int rating;         /* added to that of the row, in tenths */
    void (*mark)(struct lele_search *search, const struct lele_guarded *guarded);
};

void lele_guards_add(struct lele_guards *guards, int cell, lele_digits digits);
int lele_guards_count(const struct lele_guards *guards);
/* The other candidates of the cells of a deadly pattern. */
void lele_guards_inside(struct lele_guards *guards, const struct lele_deadly *deadly,
                        const lele_board *board);
/* Marks each guard as an extra candidate. */
void lele_guards_mark(struct lele_search *search, const struct lele_guards *guards);

/* A deadly pattern that the other candidates of its cells guard. */
struct lele_guarded_deadly {
    struct lele_guarded guarded; /* first, so that a pointer to it is one to this */
    const struct lele_deadly *deadly;
};
struct lele_guarded_deadly lele_guards_of(const struct lele_deadly *deadly,
                                          const lele_board *board);

/* Every way to guard a rectangle, from inside and from outside; true: the function stopped. */
typedef bool (*lele_guarded_fn)(void *data, struct lele_search *search,
                                const struct lele_guarded *guarded);
bool lele_each_guarded_rectangle(struct lele_search *search, lele_guarded_fn offer, void *data);
/* The same for unique loops of the lengths that the row has. */
bool lele_each_guarded_loop(struct lele_search *search, lele_guarded_fn offer, void *data);
/* The same for extended rectangles, Borescoper's patterns and both kinds of graves. */
bool lele_each_guarded_ladder(struct lele_search *search, lele_guarded_fn offer, void *data);
bool lele_each_guarded_borescoper(struct lele_search *search, lele_guarded_fn offer, void *data);
bool lele_each_guarded_grave(struct lele_search *search, lele_guarded_fn offer, void *data);
bool lele_each_guarded_reverse_grave(struct lele_search *search, lele_guarded_fn offer, void *data);

/* What becomes of a deadly pattern: its guards go to `offer` or, without one, the four types are
 * tried. */
struct lele_deadly_use {
    lele_guarded_fn offer;
    void *data;
};
bool lele_deadly_use(struct lele_search *search, const struct lele_deadly_use *use,
                     const struct lele_deadly *deadly);
/* Whether that can have a conclusion, also when more cells are added. */
bool lele_deadly_may_conclude(const struct lele_deadly_use *use, const struct lele_deadly *deadly);

/* What every guard excludes goes: what sees all of them, other digits of a single one. */
bool lele_guards_exclude(struct lele_search *search, const struct lele_guarded *guarded);
/* Two digits and a cell with only these, which sees all guards of the one: what sees it and all
 * guards of the other is not the other. */
bool lele_guards_cell(struct lele_search *search, const struct lele_guarded *guarded);
/* Two digits and two cells that share a third: each sees all guards of the digit that it has. */
bool lele_guards_wing(struct lele_search *search, const struct lele_guarded *guarded);

#endif
