/*
 * Cycles: continuous loops of one kind of strong link.
 *
 * In an X-cycle all strong links are of one digit, each in a unit; in an XY-cycle each is a cell
 * with two candidates.  Exactly one end of each weak link is right, so what sees both ends is not.
 * The shortest cycles come first.
 */
#include "technique/chain/finders.h"
#include "technique/chain/strands.h"
#include "technique/step.h"

/* Strong links of a cycle: with two it is an X-wing or a naked pair.  Longer ones are left to the
 * loops of every kind. */
enum { SHORTEST = 3, LONGEST = 8 };

/* Strands that one search may try; a position with so many cycles has short ones. */
enum { WORK = 200000 };

struct round {
    struct lele_search *search;
    const struct lele_strands *strands;
    struct lele_strand_chain chain;
    int wanted; /* strands of the cycle */
    int work;
};

static bool is_kind(const struct round *round, const struct lele_strand *strand)
{
    const bool in_cell = strand->unit == LELE_LINK_CELL;
    return in_cell == (round->search->row->cycle.kind == LELE_CYCLE_XY) && !strand->grouped;
}

/* What sees both ends of a weak link. */
static void conclude(struct round *round)
{
    struct lele_search *search = round->search;
    const struct lele_strand_chain *chain = &round->chain;
    for (int i = 0; i < chain->count; i++) {
        const struct lele_strand_end *a = &chain->strand[i]->to;
        const struct lele_strand_end *b = &chain->strand[(i + 1) % chain->count]->from;
        lele_search_eliminate(
            search, lele_layout_common_peers(search->layout, lele_cellset_or(a->cells, b->cells)),
            a->digit);
    }
}

static bool offer(struct round *round)
{
    struct lele_search *search = round->search;
    lele_step *step = lele_search_begin(search);
    conclude(round);
    if (step->elimination_count == 0)
        return false;
    step->rating = (uint16_t)(step->rating + lele_chain_addition(2 * round->chain.count));
    lele_step_add_strands(step, search->layout, &round->chain, LELE_STRAND_CLOSED);
    return lele_search_offer(search);
}

/* A cycle is found from its first strand in the list only. */
static bool extend(struct round *round)
{
    struct lele_strand_chain *chain = &round->chain;
    const struct lele_strands *strands = round->strands;
    const struct lele_strand_end *before = &chain->strand[chain->count - 1]->to;
    const lele_layout *layout = round->search->layout;
    if (chain->count == round->wanted)
        return lele_strand_excludes(layout, before, &chain->strand[0]->from) && offer(round);
    for (int i = strands->first[before->digit]; i != LELE_STRAND_NONE; i = strands->at[i].next) {
        const struct lele_strand *strand = &strands->at[i];
        if (round->work-- <= 0)
            return false;
        if (strand < chain->strand[0] || !is_kind(round, strand) ||
            !lele_strand_excludes(layout, before, &strand->from) ||
            !lele_strand_is_fresh(chain, strand))
            continue;
        chain->strand[chain->count++] = strand;
        const bool stop = extend(round);
        chain->count--;
        if (stop)
            return true;
    }
    return false;
}

bool lele_find_cycle(struct lele_search *search)
{
    struct round round = { .search = search,
                           .strands = lele_search_strands(search, LELE_STRANDS_PLAIN),
                           .work = WORK };
    for (round.wanted = SHORTEST; round.wanted <= LONGEST; round.wanted++)
        for (int i = 0; i < round.strands->count; i++) {
            round.chain.strand[0] = &round.strands->at[i];
            round.chain.count = 1;
            if (is_kind(&round, round.chain.strand[0]) && extend(&round))
                return true;
        }
    return false;
}
