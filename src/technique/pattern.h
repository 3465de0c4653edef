/* Simple patterns inside a net: locked candidates and pairs among what is left. */
#ifndef LELE_TECHNIQUE_PATTERN_H
#define LELE_TECHNIQUE_PATTERN_H

#include "technique/net.h"

/* As lele_net_spread, and where singles end locked candidates and pairs go on. */
bool lele_net_spread_plus(lele_net *net);

#endif
