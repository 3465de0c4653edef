/*
 * Short chains with a name: two or three strong links in a fixed shape.
 *
 * A shape says for each strong link whether it is in a cell or in a unit, and which digits it joins.
 * Between two strong links the digit stays the same, and the ends see each other, or the cell stays
 * the same.  So one of the two ends of the chain is right, as in every AIC.
 */
#include "technique/chain/finders.h"
#include "technique/chain/strands.h"
#include "technique/step.h"

/* Kinds: c in a cell, u in a unit.  Digits: equal letters are equal digits, others differ. */
static const struct shape {
    const char *kinds, *digits;
} shapes[] = {
    [LELE_SHORT_M] = { "cuu", "xyyyxx" }, [LELE_SHORT_S] = { "ucu", "xxxyyy" },
    [LELE_SHORT_H] = { "ccu", "xyyzzz" }, [LELE_SHORT_L] = { "uuu", "xxyyzz" },
    [LELE_SHORT_W] = { "cuc", "xyyyyx" }, [LELE_SHORT_SKYSCRAPER] = { "uu", "xxxx" },
    [LELE_SHORT_KITE] = { "uu", "xxxx" }, [LELE_SHORT_TURBOT] = { "uu", "xxxx" },
};

struct tour {
    struct lele_search *search;
    const struct lele_strands *strands;
    const struct shape *shape;
    struct lele_strand_chain chain;
    int groups; /* strands with a group so far */
};

static int digit_at(const struct lele_strand_chain *chain, int node)
{
    const struct lele_strand *strand = chain->strand[node / 2];
    return node % 2 == 0 ? strand->from.digit : strand->to.digit;
}

/* Whether the last strand has the kind and the digits that the shape wants. */
static bool fits(const struct tour *tour)
{
    const struct lele_strand_chain *chain = &tour->chain;
    const int last = chain->count - 1;
    const bool in_cell = chain->strand[last]->unit == LELE_LINK_CELL;
    if (in_cell != (tour->shape->kinds[last] == 'c'))
        return false;
    for (int i = 2 * last; i < 2 * last + 2; i++)
        for (int k = 0; k < i; k++)
            if ((digit_at(chain, i) == digit_at(chain, k)) !=
                (tour->shape->digits[i] == tour->shape->digits[k]))
                return false;
    return true;
}

static lele_unit_kind kind_of(const struct tour *tour, int strand)
{
    return tour->search->layout->units[tour->chain.strand[strand]->unit].kind;
}

/* Which name two strong links of one digit have. */
static enum lele_short_shape name_of(const struct tour *tour)
{
    const lele_layout *layout = tour->search->layout;
    const lele_unit_kind a = kind_of(tour, 0), b = kind_of(tour, 1);
    const int joint = lele_strand_joint(layout, &tour->chain, 0);
    if (a == b && (a == LELE_UNIT_ROW || a == LELE_UNIT_COLUMN))
        return LELE_SHORT_SKYSCRAPER;
    if (((a == LELE_UNIT_ROW && b == LELE_UNIT_COLUMN) ||
         (a == LELE_UNIT_COLUMN && b == LELE_UNIT_ROW)) &&
        joint < layout->unit_count && layout->units[joint].kind == LELE_UNIT_BOX)
        return LELE_SHORT_KITE;
    return LELE_SHORT_TURBOT;
}

/* The candidate of an end is eliminated when it excludes the other end; two ends in one cell leave
 * it no third digit. */
static void conclude_crossed(struct lele_search *search, const struct lele_strand_end *a,
                             const struct lele_strand_end *b)
{
    const int cell = lele_cellset_first(&a->cells);
    if (lele_cellset_count(&a->cells) != 1)
        return;
    if (lele_cellset_equal(&a->cells, &b->cells))
        lele_search_eliminate_cell(
            search, cell, (lele_digits) ~(lele_digits_of(a->digit) | lele_digits_of(b->digit)));
    else if (lele_cellset_within(&b->cells, &search->layout->peers[cell]))
        lele_search_eliminate_cell(search, cell, lele_digits_of(b->digit));
}

static bool offer(struct tour *tour)
{
    struct lele_search *search = tour->search;
    const struct lele_strand_end *a = &tour->chain.strand[0]->from;
    const struct lele_strand_end *b = &tour->chain.strand[tour->chain.count - 1]->to;
    if (tour->chain.count == 2 && name_of(tour) != search->row->short_chain.shape)
        return false;
    lele_step *step = lele_search_begin(search);
    if (a->digit == b->digit) {
        lele_search_eliminate(
            search, lele_layout_common_peers(search->layout, lele_cellset_or(a->cells, b->cells)),
            a->digit);
    } else {
        conclude_crossed(search, a, b);
        conclude_crossed(search, b, a);
    }
    if (step->elimination_count == 0)
        return false;
    lele_step_add_strands(step, search->layout, &tour->chain, LELE_STRAND_OPEN);
    return lele_search_offer(search);
}

static bool extend(struct tour *tour);

/* Goes on with a strand, if it is one of the shape. */
static bool take(struct tour *tour, const struct lele_strand *strand)
{
    struct lele_strand_chain *chain = &tour->chain;
    if (!lele_strand_is_fresh(chain, strand))
        return false;
    chain->strand[chain->count++] = strand;
    tour->groups += strand->grouped;
    const bool stop = fits(tour) && extend(tour);
    tour->groups -= strand->grouped;
    chain->count--;
    return stop;
}

static bool take_all(struct tour *tour, int digit, const struct lele_strand_end *before)
{
    const struct lele_strands *strands = tour->strands;
    for (int i = strands->first[digit]; i != LELE_STRAND_NONE; i = strands->at[i].next) {
        const struct lele_strand *strand = &strands->at[i];
        if ((before == NULL || lele_strand_excludes(tour->search->layout, before, &strand->from)) &&
            take(tour, strand))
            return true;
    }
    return false;
}

static bool extend(struct tour *tour)
{
    const struct lele_strand_chain *chain = &tour->chain;
    const int count = chain->count;
    if (tour->shape->kinds[count] == '\0')
        return (tour->groups > 0) == tour->search->row->short_chain.grouped && offer(tour);
    const struct lele_strand_end *before = &chain->strand[count - 1]->to;
    if (tour->shape->digits[2 * count] == tour->shape->digits[2 * count - 1])
        return take_all(tour, before->digit, before);
    if (lele_cellset_count(&before->cells) != 1)
        return false;
    lele_digits others = tour->search->board->candidates[lele_cellset_first(&before->cells)] &
                         (lele_digits)~lele_digits_of(before->digit);
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        if (take_all(tour, d, before))
            return true;
    return false;
}

bool lele_find_short_chain(struct lele_search *search)
{
    struct tour tour = {
        .search = search,
        .strands = lele_search_strands(
            search, search->row->short_chain.grouped ? LELE_STRANDS_GROUPED : LELE_STRANDS_PLAIN),
        .shape = &shapes[search->row->short_chain.shape],
    };
    for (int d = 1; d <= search->layout->size; d++)
        if (take_all(&tour, d, NULL))
            return true;
    return false;
}
