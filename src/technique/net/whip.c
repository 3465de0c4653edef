/*
 * Whips: chains of singles that never branch.  A candidate is supposed.  In each further cell or unit
 * one choice is left, because the others conflict with the supposed candidate or with choices before;
 * at least one conflicts with the choice just before.  When a cell or unit has no choice left, the
 * supposed candidate is wrong.  The chain remembers all its choices, so it can prove more than a plain
 * one, and it is still read from beginning to end.
 */
#include "technique/net/finders.h"
#include "technique/net/net_step.h"
#include "technique/search.h"
#include "technique/step.h"

enum {
    SHORTEST = 2, /* choices; with one, a locked candidate does the same */
    LONGEST = 8,
    TRIES = 300, /* extensions of chains for one candidate and length */
};

/* What is chosen, and where nothing else was left: a unit or LELE_LINK_CELL. */
struct choice {
    uint8_t cell, digit, by;
};

struct whip {
    struct lele_search *search;
    int limit; /* choices, the one that fails included */
    int tries; /* still allowed */
    int count; /* choices so far; the first one is the supposed candidate */
    struct choice choices[LONGEST + 1];
    /* by count: what does not conflict with the choices so far */
    lele_digits left[LONGEST + 2][LELE_MAX_CELLS];
    uint8_t cause[LELE_MAX_CELLS][LELE_MAX_SIZE + 1]; /* the choice that excludes a candidate */
    lele_contradiction dead;
};

static const lele_digits *now(const struct whip *whip)
{
    return whip->left[whip->count];
}

/* Excludes a candidate because of the last choice. */
static void rule_out(struct whip *whip, int cell, int digit)
{
    lele_digits *left = whip->left[whip->count];
    if (!lele_digits_has(left[cell], digit))
        return;
    lele_digits_remove(&left[cell], lele_digits_of(digit));
    whip->cause[cell][digit] = (uint8_t)(whip->count - 1);
}

static void push(struct whip *whip, struct choice choice)
{
    const lele_layout *layout = whip->search->layout;
    const lele_digits *before = now(whip);
    whip->choices[whip->count++] = choice;
    for (int cell = 0; cell < layout->cell_count; cell++)
        whip->left[whip->count][cell] = before[cell];
    lele_digits others = lele_digits_minus(before[choice.cell], lele_digits_of(choice.digit));
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        rule_out(whip, choice.cell, d);
    lele_cellset peers =
        lele_cellset_and(layout->peers[choice.cell], whip->search->board->places[choice.digit]);
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        rule_out(whip, peer, choice.digit);
}

static bool is_chosen(const struct whip *whip, int cell, int digit)
{
    for (int i = 0; i < whip->count; i++)
        if (whip->choices[i].cell == cell && whip->choices[i].digit == digit)
            return true;
    return false;
}

/* The cells of the unit where the digit is left. */
static lele_cellset places_of(const struct whip *whip, int unit, int digit)
{
    lele_cellset places = LELE_CELLSET_EMPTY;
    lele_cellset cells =
        lele_cellset_and(whip->search->layout->units[unit].set, whip->search->board->places[digit]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (lele_digits_has(now(whip)[cell], digit))
            lele_cellset_add(&places, cell);
    return places;
}

static bool go_on(struct whip *whip);

/* A cell or unit with one choice, which the chain takes.  True: it ends in a contradiction. */
static bool take(struct whip *whip, int cell, int digit, int by)
{
    if (is_chosen(whip, cell, digit) || whip->count + 1 > whip->limit)
        return false;
    push(whip, (struct choice){ (uint8_t)cell, (uint8_t)digit, (uint8_t)by });
    if (go_on(whip))
        return true;
    whip->count--;
    return false;
}

/* The cell of a candidate that the last choice excludes. */
static bool try_cell(struct whip *whip, int cell)
{
    const lele_digits left = now(whip)[cell];
    if (left == 0)
        whip->dead = (lele_contradiction){ LELE_DEAD_CELL, cell, -1, 0 };
    return left == 0 ||
           (lele_digits_single(left) && take(whip, cell, lele_digits_first(left), LELE_LINK_CELL));
}

static bool try_units(struct whip *whip, int cell, int digit)
{
    const lele_layout *layout = whip->search->layout;
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int unit = layout->cell_units[cell][i];
        const lele_cellset places = places_of(whip, unit, digit);
        const int count = lele_cellset_count(&places);
        if (count == 0) {
            whip->dead = (lele_contradiction){ LELE_DEAD_UNIT, -1, unit, digit };
            return true;
        }
        if (count == 1 && take(whip, lele_cellset_first(&places), digit, unit))
            return true;
    }
    return false;
}

/* Continues at the candidates that the last choice excludes. */
static bool go_on(struct whip *whip)
{
    const int last = whip->count - 1;
    if (whip->tries-- <= 0)
        return false;
    for (int cell = 0; cell < whip->search->layout->cell_count; cell++) {
        lele_digits gone = lele_digits_minus(whip->left[last][cell], whip->left[whip->count][cell]);
        if (gone != 0 && try_cell(whip, cell))
            return true;
        for (int d; (d = lele_digits_pop(&gone)) != 0;)
            if (try_units(whip, cell, d))
                return true;
    }
    return false;
}

/* The nodes of the step: what is supposed and chosen, and what that excludes. */
struct telling {
    const struct whip *whip;
    uint16_t chosen[LONGEST + 1];
    uint16_t gone[LELE_MAX_CELLS][LELE_MAX_SIZE + 1]; /* index + 1; 0: not in the step yet */
};

/* The node of an excluded candidate. */
static int node_of(struct telling *telling, int cell, int digit)
{
    const struct whip *whip = telling->whip;
    lele_step *step = whip->search->step;
    if (telling->gone[cell][digit] == 0) {
        const int cause = whip->cause[cell][digit];
        const struct choice *by = &whip->choices[cause];
        lele_cellset both = lele_cellset_of(cell);
        lele_cellset_add(&both, by->cell);
        const int node = lele_step_node(step, lele_node_of(cell, digit, 0));
        lele_step_link(step, telling->chosen[cause], node, LELE_LINK_WEAK,
                       by->cell == cell ? LELE_LINK_CELL
                                        : lele_layout_unit_of(whip->search->layout, &both));
        telling->gone[cell][digit] = (uint16_t)(node + 1);
    }
    return telling->gone[cell][digit] - 1;
}

/* Adds what is excluded in a cell or a unit beside the choice that is left there.  With a cell, it
 * is LELE_LINK_CELL and the cell; with a unit, the unit and the digit.  Returns how many nodes. */
static int add_excluded(struct telling *telling, int by, int cell, int digit,
                        int ret[LELE_MAX_SIZE])
{
    const struct lele_search *search = telling->whip->search;
    int count = 0;
    if (by == LELE_LINK_CELL) {
        for (int d = 1; d <= search->layout->size; d++)
            if (d != digit && lele_digits_has(search->board->candidates[cell], d))
                ret[count++] = node_of(telling, cell, d);
        return count;
    }
    lele_cellset cells =
        lele_cellset_and(search->layout->units[by].set, search->board->places[digit]);
    for (int place; (place = lele_cellset_pop(&cells)) >= 0;)
        if (place != cell)
            ret[count++] = node_of(telling, place, digit);
    return count;
}

static void add_end(struct telling *telling)
{
    const lele_contradiction *dead = &telling->whip->dead;
    int nodes[LELE_MAX_SIZE];
    add_excluded(telling, dead->kind == LELE_DEAD_CELL ? LELE_LINK_CELL : dead->unit, dead->cell,
                 dead->digit, nodes);
    lele_step_add_contradiction(telling->whip->search->step, dead, telling->whip->search->board);
}

static void add_nodes(const struct whip *whip)
{
    lele_step *step = whip->search->step;
    struct telling telling = { .whip = whip };
    for (int i = 0; i < whip->count; i++) {
        const struct choice *choice = &whip->choices[i];
        int nodes[LELE_MAX_SIZE];
        const int count =
            i > 0 ? add_excluded(&telling, choice->by, choice->cell, choice->digit, nodes) : 0;
        telling.chosen[i] =
            (uint16_t)lele_step_node(step, lele_node_of(choice->cell, choice->digit, 1));
        for (int k = 0; k < count; k++)
            lele_step_link(step, nodes[k], telling.chosen[i], LELE_LINK_STRONG, choice->by);
    }
    add_end(&telling);
}

static bool offer(struct whip *whip)
{
    const struct choice *target = &whip->choices[0];
    lele_step *step = lele_search_begin(whip->search);
    step->rating = (uint16_t)(step->rating + lele_chain_addition(2 * whip->count));
    step->digits = lele_digits_of(target->digit);
    lele_search_eliminate_cell(whip->search, target->cell, step->digits);
    add_nodes(whip);
    return lele_search_offer(whip->search);
}

/* Supposes a candidate; true: a whip of this length refutes it. */
static bool suppose(struct whip *whip, int cell, int digit)
{
    whip->count = 0;
    whip->tries = TRIES;
    for (int i = 0; i < whip->search->layout->cell_count; i++)
        whip->left[0][i] = whip->search->board->candidates[i];
    push(whip, (struct choice){ (uint8_t)cell, (uint8_t)digit, 0 });
    return go_on(whip);
}

/* The shortest first; each candidate once. */
bool lele_find_whip(struct lele_search *search)
{
    struct whip whip = { .search = search };
    lele_digits done[LELE_MAX_CELLS] = { 0 };
    for (whip.limit = 1; whip.limit <= LONGEST; whip.limit++)
        for (int cell = 0; cell < search->layout->cell_count; cell++) {
            lele_digits digits = lele_digits_minus(search->board->candidates[cell], done[cell]);
            for (int d; (d = lele_digits_pop(&digits)) != 0;) {
                if (!suppose(&whip, cell, d))
                    continue;
                done[cell] |= lele_digits_of(d);
                if (whip.limit >= SHORTEST && offer(&whip))
                    return true;
            }
        }
    return false;
}
