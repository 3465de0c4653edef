/* Simple patterns inside a net: locked candidates and pairs among what is left. */
#ifndef LELE_TECHNIQUE_NET_PATTERN_H
#define LELE_TECHNIQUE_NET_PATTERN_H

#include "technique/als_list.h"
#include "technique/net/net.h"

/* As lele_net_init, and looks for the patterns that are there already: needed for the functions
 * below. */
void lele_net_init_plus(lele_net *net, const lele_board *board);

/* As lele_net_spread, and where singles end locked candidates and pairs go on. */
bool lele_net_spread_plus(lele_net *net);

/* ... and sets of the board that were almost locked. */
bool lele_net_spread_sets(lele_net *net, const lele_als_list *sets);

#endif
