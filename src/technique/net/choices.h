/*
 * A supposed candidate and the choices that follow from it: each is the last one in a cell or unit,
 * because the choices before exclude the others.  In the end nothing is left somewhere.
 */
#ifndef LELE_TECHNIQUE_NET_CHOICES_H
#define LELE_TECHNIQUE_NET_CHOICES_H

#include "technique/net/net.h"
#include "technique/search.h"

/* The most choices of a whip and of any chain. */
enum { LELE_WHIP_MOST = 8, LELE_CHOICES_MOST = 60 };

/* What is chosen, and where nothing else was left: a unit or LELE_LINK_CELL. */
struct lele_choice {
    uint8_t cell, digit, by;
};

struct lele_choices {
    int count; /* the first one is the supposed candidate */
    struct lele_choice at[LELE_CHOICES_MOST];
    uint8_t cause[LELE_MAX_CELLS][LELE_MAX_SIZE + 1]; /* the choice that excludes a candidate */
    lele_contradiction dead;
};

/* Offers the elimination of the supposed candidate. */
bool lele_choices_offer(struct lele_search *search, const struct lele_choices *chain);

#endif
