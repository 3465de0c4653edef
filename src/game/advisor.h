/*
 * The internals of an advisor, and trails of steps.  The overlay and its basis, why-not and the
 * proof of a mistake are built from trails.
 */
#ifndef LELE_GAME_ADVISOR_H
#define LELE_GAME_ADVISOR_H

#include "lele/hint.h"

#include "game/proof.h"

enum { LELE_TRAIL_STEPS = 512, LELE_TRAIL_MARKS = 64 };

/* One step of a trail: its conclusions, the cells that its argument uses, and the cells whose
 * candidates it may change. */
typedef struct lele_trail_step {
    uint8_t technique;
    uint8_t place_count, mark_count; /* the marks are placements, then eliminations */
    bool is_needed;
    lele_mark marks[LELE_TRAIL_MARKS];
    lele_cellset looked, changed;
} lele_trail_step;

struct lele_advisor {
    const lele_layout *layout;
    lele_grid givens;
    lele_proof proof;
    lele_engine *engine; /* made at the first search for a step */
    lele_solutions_known known;
    lele_grid solution;
    lele_technique_list techniques;
    bool has_brute_force;
    lele_level overlay_level; /* of the hardest techniques that the overlay uses */
    lele_overlay_reach overlay_reach;
    bool assumes; /* the position has wrong digits that are taken as assumed */
    bool is_rated;
    lele_rating rating;
    lele_step step;
    lele_board board;
    int trail_count;
    lele_trail_step trail[LELE_TRAIL_STEPS];
};

/* Brute force: a digit of the only solution; false where the solution is not known. */
bool lele_advisor_last_resort(const lele_advisor *advisor, const lele_board *board, lele_step *ret);
/* Decides whether lele_advisor_options is about a position without a solution.  Every function of
 * the advisor that finds steps calls it first; NULL: the position has no wrong digits. */
void lele_advisor_assume(lele_advisor *advisor, const lele_hint_position *position);
lele_find_options lele_advisor_options(const lele_advisor *advisor,
                                       const lele_technique_list *list);
void lele_advisor_board(const lele_advisor *advisor, const lele_hint_position *position,
                        lele_board *ret);
/* Whether the grid is so large that the slowest techniques would hold up a game, and the removal of
 * these techniques from a list there. */
bool lele_advisor_is_large(const lele_advisor *advisor);
void lele_advisor_drop_slow(const lele_advisor *advisor, lele_technique_list *list);
/* Whether most cells may stay unsolved, so that slow techniques would search long in vain: in a puzzle
 * that is not known to be unique, and where clues say what techniques do not see.  There only
 * techniques up to this rating, and those for clues, are used. */
enum { LELE_OPEN_RATING = 60 };
bool lele_advisor_is_open(const lele_advisor *advisor);
/* The advisor's techniques with a rating up to `rating`, and those for clues. */
void lele_advisor_list(const lele_advisor *advisor, int rating, lele_technique_list *ret);

/* The goal of a trail: the cell has no candidates other than these. */
typedef struct lele_goal {
    int cell; /* -1: no goal; the trail continues while there are steps */
    lele_digits digits;
} lele_goal;

bool lele_goal_is_reached(const lele_goal *goal, const lele_board *board);

/* A trail that only eliminates skips steps that place a digit. */
typedef enum lele_trail_kind { LELE_TRAIL_ELIMINATE, LELE_TRAIL_SOLVE } lele_trail_kind;

/* Takes steps on `board`, always the easiest of the list, until the goal is reached, no step is
 * left, the board has a contradiction or the trail is full.  The advisor's trail records them. */
void lele_trail_run(lele_advisor *advisor, lele_trail_kind kind, const lele_technique_list *list,
                    const lele_goal *goal, lele_board *board);
/* As lele_trail_run, after the steps that the trail has, without a goal, and with at most `*work`
 * units of work, which are counted down.  False: the work or the trail is used up. */
bool lele_trail_extend(lele_advisor *advisor, lele_trail_kind kind, const lele_technique_list *list,
                       lele_board *board, int *work);
void lele_trail_add(lele_advisor *advisor, const lele_step *step);
/* The conclusions of a step, and what it uses and changes. */
void lele_trail_fill(const lele_layout *layout, const lele_step *step, lele_trail_step *entry);
void lele_trail_apply(const lele_trail_step *entry, lele_board *board);

/* Marks the steps of the trail that are needed, as few as leaving out one after the other gives.
 * Returns their number. */
int lele_trail_shorten(lele_advisor *advisor, const lele_board *start, const lele_goal *goal);
/* Repeats the needed steps from `start`; `found` (may be NULL) sees each.  Returns false if one of
 * them is not found again, or if they do not reach the goal. */
bool lele_trail_replay(lele_advisor *advisor, const lele_board *start, const lele_goal *goal,
                       lele_basis_fn found, void *data);

/* Calls `found` for each step of the proof that cells[0] of a WRONG hint is wrong. */
void lele_advisor_each_proof(lele_advisor *advisor, const lele_hint_position *position,
                             const lele_hint *hint, lele_basis_fn found, void *data);
/* Shortens the trail from `start` to the goal and calls `found` for each step that is left. */
void lele_trail_each(lele_advisor *advisor, const lele_board *start, const lele_goal *goal,
                     const lele_technique_list *list, lele_basis_fn found, void *data);

#endif
