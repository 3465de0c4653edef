/* The shortest sequence of steps to a goal; see shortest.c. */
#ifndef LELE_GAME_SHORTEST_H
#define LELE_GAME_SHORTEST_H

#include "game/advisor.h"

typedef enum lele_shortest {
    LELE_SHORTEST_FOUND, /* the advisor's trail is now a shortest sequence */
    LELE_SHORTEST_NONE,  /* no sequence has at most `most` steps */
    LELE_SHORTEST_OPEN,  /* the limit of the search was reached, or memory is short */
} lele_shortest;

/* Searches for a shortest sequence of steps of these techniques, with at most `most` steps, from
 * `start` to the goal.  All steps but the last only eliminate.  The advisor's trail changes only if
 * one is found. */
lele_shortest lele_shortest_find(lele_advisor *advisor, const lele_technique_list *list,
                                 const lele_board *start, const lele_goal *goal, int most);

#endif
