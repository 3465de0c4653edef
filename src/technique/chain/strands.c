/* Strong links as a list, see strands.h. */
#include "technique/chain/strands.h"

#include <stdlib.h>

#include "technique/step.h"

static void begin_search(void *memory)
{
    ((struct lele_strands *)memory)->count = 0;
}

/* Large and mostly unused: not cleared. */
static void *make(const struct lele_geometry *geometry)
{
    (void)geometry;
    return malloc(sizeof(struct lele_strands));
}

const struct lele_scratch_kind lele_scratch_strands = { .make = make, .begin = begin_search };

static void append(struct lele_strands *strands, const struct lele_strand *strand)
{
    const int digit = strand->from.digit;
    const uint16_t number = (uint16_t)strands->count;
    strands->at[strands->count++] = *strand;
    if (strands->first[digit] == LELE_STRAND_NONE)
        strands->first[digit] = number;
    else
        strands->at[strands->last[digit]].next = number;
    strands->last[digit] = number;
}

static void add(struct lele_strands *strands, struct lele_strand_end a, struct lele_strand_end b,
                int unit)
{
    const bool grouped = lele_cellset_count(&a.cells) > 1 || lele_cellset_count(&b.cells) > 1;
    if (strands->count + 2 > LELE_STRANDS)
        return;
    append(strands, &(struct lele_strand){ a, b, LELE_STRAND_NONE, (uint8_t)unit, grouped });
    append(strands, &(struct lele_strand){ b, a, LELE_STRAND_NONE, (uint8_t)unit, grouped });
}

static struct lele_strand_end end_of(lele_cellset cells, int digit)
{
    return (struct lele_strand_end){ cells, (uint8_t)digit };
}

static void add_cells(struct lele_strands *strands, struct lele_search *search)
{
    lele_cellset cells = lele_search_facts(search)->bivalue;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        lele_digits digits = search->board->candidates[cell];
        const int a = lele_digits_pop(&digits), b = lele_digits_first(digits);
        add(strands, end_of(lele_cellset_of(cell), a), end_of(lele_cellset_of(cell), b),
            LELE_LINK_CELL);
    }
}

static void add_pairs(struct lele_strands *strands, struct lele_search *search)
{
    const struct lele_facts *facts = lele_search_facts(search);
    for (int d = 1; d <= search->layout->size; d++)
        for (int i = 0; i < facts->strong_count[d]; i++) {
            const struct lele_strong *strong = &facts->strong[d][i];
            add(strands, end_of(lele_cellset_of(strong->a), d),
                end_of(lele_cellset_of(strong->b), d), strong->unit);
        }
}

/* Whether the places are one cell, or lie in another unit as well. */
static bool is_end(const lele_layout *layout, int unit, const lele_cellset *places)
{
    if (lele_cellset_count(places) == 1)
        return true;
    const int cell = lele_cellset_first(places);
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int other = layout->cell_units[cell][i];
        if (other != unit && lele_cellset_within(places, &layout->units[other].set))
            return true;
    }
    return false;
}

static bool is_known(const struct lele_strands *strands, int first, const lele_cellset *group)
{
    for (int i = first; i < strands->count; i++)
        if (lele_cellset_equal(&strands->at[i].from.cells, group))
            return true;
    return false;
}

/* The places of a digit in a unit, divided into a group and the rest. */
static void add_groups(struct lele_strands *strands, const struct lele_search *search, int unit,
                       int digit)
{
    const lele_layout *layout = search->layout;
    const lele_cellset places =
        lele_cellset_and(layout->units[unit].set, search->board->places[digit]);
    const int first = strands->count;
    if (lele_cellset_count(&places) < 3)
        return;
    for (int u = 0; u < layout->unit_count; u++) {
        const lele_cellset group = lele_cellset_and(places, layout->units[u].set);
        const lele_cellset rest = lele_cellset_minus(places, group);
        if (u != unit && lele_cellset_count(&group) > 1 && !lele_cellset_is_empty(&rest) &&
            is_end(layout, unit, &rest) && !is_known(strands, first, &group))
            add(strands, end_of(group, digit), end_of(rest, digit), unit);
    }
}

const struct lele_strands *lele_search_strands(struct lele_search *search,
                                               enum lele_strand_scope scope)
{
    struct lele_strands *strands = lele_search_scratch(search, LELE_SCRATCH_strands);
    if (strands->count == 0) {
        strands->has_groups = false;
        for (int d = 0; d <= LELE_MAX_SIZE; d++)
            strands->first[d] = LELE_STRAND_NONE;
        add_cells(strands, search);
        add_pairs(strands, search);
    }
    if (scope == LELE_STRANDS_GROUPED && !strands->has_groups) {
        strands->has_groups = true;
        for (int u = 0; u < search->layout->unit_count; u++)
            for (int d = 1; d <= search->layout->size; d++)
                add_groups(strands, search, u, d);
    }
    return strands;
}

bool lele_strand_excludes(const lele_layout *layout, const struct lele_strand_end *a,
                          const struct lele_strand_end *b)
{
    if (a->digit != b->digit)
        return lele_cellset_count(&a->cells) == 1 && lele_cellset_equal(&a->cells, &b->cells);
    lele_cellset cells = a->cells;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (!lele_cellset_within(&b->cells, &layout->peers[cell]))
            return false;
    return true;
}

static bool share(const struct lele_strand_end *a, const struct lele_strand_end *b)
{
    return a->digit == b->digit && lele_cellset_meets(&a->cells, &b->cells);
}

bool lele_strand_is_fresh(const struct lele_strand_chain *chain, const struct lele_strand *strand)
{
    for (int i = 0; i < chain->count; i++)
        if (share(&chain->strand[i]->from, &strand->from) ||
            share(&chain->strand[i]->from, &strand->to) ||
            share(&chain->strand[i]->to, &strand->from) ||
            share(&chain->strand[i]->to, &strand->to))
            return false;
    return true;
}

int lele_strand_joint(const lele_layout *layout, const struct lele_strand_chain *chain, int index)
{
    const struct lele_strand_end *a = &chain->strand[index]->to;
    const struct lele_strand_end *b = &chain->strand[(index + 1) % chain->count]->from;
    const lele_cellset both = lele_cellset_or(a->cells, b->cells);
    if (a->digit != b->digit)
        return LELE_LINK_CELL;
    const int unit = lele_layout_unit_of(layout, &both);
    return unit >= 0 ? unit : LELE_LINK_OTHER;
}

static int add_node(lele_step *step, const struct lele_strand_end *end, int on)
{
    const int kind = lele_cellset_count(&end->cells) > 1 ? LELE_NODE_GROUP : LELE_NODE_CANDIDATE;
    step->digits |= lele_digits_of(end->digit);
    return lele_step_node(step, (lele_node){ .cells = end->cells,
                                             .digit = end->digit,
                                             .kind = (uint8_t)kind,
                                             .on = (uint8_t)on });
}

void lele_step_add_strands(lele_step *step, const lele_layout *layout,
                           const struct lele_strand_chain *chain, enum lele_strand_form form)
{
    int first = 0, before = 0;
    for (int i = 0; i < chain->count; i++) {
        const int from = add_node(step, &chain->strand[i]->from, 0);
        const int to = add_node(step, &chain->strand[i]->to, 1);
        if (i == 0)
            first = from;
        else
            lele_step_link(step, before, from, LELE_LINK_WEAK,
                           lele_strand_joint(layout, chain, i - 1));
        lele_step_link(step, from, to, LELE_LINK_STRONG, chain->strand[i]->unit);
        before = to;
    }
    if (form == LELE_STRAND_CLOSED)
        lele_step_link(step, before, first, LELE_LINK_WEAK,
                       lele_strand_joint(layout, chain, chain->count - 1));
}
