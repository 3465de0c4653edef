/* A search and the row that it is for. */
#ifndef LELE_TECHNIQUE_TECHNIQUE_H
#define LELE_TECHNIQUE_TECHNIQUE_H

#include "technique/row.h"
#include "technique/search.h"

#endif
