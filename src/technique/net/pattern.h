/* Simple patterns inside a net: locked candidates and subsets among the candidates left. */
#ifndef LELE_TECHNIQUE_NET_PATTERN_H
#define LELE_TECHNIQUE_NET_PATTERN_H

#include "technique/als_list.h"
#include "technique/net/net.h"

/* Like lele_net_init; also records where the board itself has patterns.  The functions below need
 * this. */
void lele_net_init_plus(lele_net *net, const lele_board *board);

/* Like lele_net_spread; when no single follows, it applies locked candidates and pairs. */
bool lele_net_spread_plus(lele_net *net);

/* Also applies naked subsets of three or more cells: almost locked sets of the board that have lost
 * a digit. */
bool lele_net_spread_sets(lele_net *net, const lele_als_list *sets);

#endif
