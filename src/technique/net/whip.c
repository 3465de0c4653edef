/*
 * Whips: chains of singles that never branch.  A candidate is supposed.  In each further cell or unit
 * one choice is left, because the others conflict with the supposed candidate or with choices before;
 * at least one conflicts with the choice just before.  When a cell or unit has no choice left, the
 * supposed candidate is wrong.  The chain remembers all its choices, so it can prove more than a plain
 * one, and it is still read from beginning to end.
 */
#include "technique/net/choices.h"
#include "technique/net/finders.h"

enum {
    SHORTEST = 2, /* choices; with one, a locked candidate does the same */
    TRIES = 300,  /* extensions of chains for one candidate and length */
};

struct whip {
    struct lele_search *search;
    int limit; /* choices, the one that fails included */
    int tries; /* still allowed */
    struct lele_choices chain;
    /* by count: what does not conflict with the choices so far */
    lele_digits left[LELE_WHIP_MOST + 2][LELE_MAX_CELLS];
};

static const lele_digits *now(const struct whip *whip)
{
    return whip->left[whip->chain.count];
}

/* Excludes a candidate because of the last choice. */
static void rule_out(struct whip *whip, int cell, int digit)
{
    lele_digits *left = whip->left[whip->chain.count];
    if (!lele_digits_has(left[cell], digit))
        return;
    lele_digits_remove(&left[cell], lele_digits_of(digit));
    whip->chain.cause[cell][digit] = (uint8_t)(whip->chain.count - 1);
}

static void push(struct whip *whip, struct lele_choice choice)
{
    const lele_layout *layout = whip->search->layout;
    const lele_digits *before = now(whip);
    whip->chain.at[whip->chain.count++] = choice;
    for (int cell = 0; cell < layout->cell_count; cell++)
        whip->left[whip->chain.count][cell] = before[cell];
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
    for (int i = 0; i < whip->chain.count; i++)
        if (whip->chain.at[i].cell == cell && whip->chain.at[i].digit == digit)
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
    if (is_chosen(whip, cell, digit) || whip->chain.count + 1 > whip->limit)
        return false;
    push(whip, (struct lele_choice){ (uint8_t)cell, (uint8_t)digit, (uint8_t)by });
    if (go_on(whip))
        return true;
    whip->chain.count--;
    return false;
}

/* The cell of a candidate that the last choice excludes. */
static bool try_cell(struct whip *whip, int cell)
{
    const lele_digits left = now(whip)[cell];
    if (left == 0)
        whip->chain.dead = (lele_contradiction){ LELE_DEAD_CELL, cell, -1, 0 };
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
            whip->chain.dead = (lele_contradiction){ LELE_DEAD_UNIT, -1, unit, digit };
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
    const int last = whip->chain.count - 1;
    if (whip->tries-- <= 0)
        return false;
    for (int cell = 0; cell < whip->search->layout->cell_count; cell++) {
        lele_digits gone =
            lele_digits_minus(whip->left[last][cell], whip->left[whip->chain.count][cell]);
        if (gone != 0 && try_cell(whip, cell))
            return true;
        for (int d; (d = lele_digits_pop(&gone)) != 0;)
            if (try_units(whip, cell, d))
                return true;
    }
    return false;
}

/* Supposes a candidate; true: a whip of this length refutes it. */
static bool suppose(struct whip *whip, int cell, int digit)
{
    whip->chain.count = 0;
    whip->tries = TRIES;
    for (int i = 0; i < whip->search->layout->cell_count; i++)
        whip->left[0][i] = whip->search->board->candidates[i];
    push(whip, (struct lele_choice){ (uint8_t)cell, (uint8_t)digit, 0 });
    return go_on(whip);
}

/* The shortest first; each candidate once. */
bool lele_find_whip(struct lele_search *search)
{
    struct whip whip = { .search = search };
    lele_digits done[LELE_MAX_CELLS] = { 0 };
    for (whip.limit = 1; whip.limit <= LELE_WHIP_MOST; whip.limit++)
        for (int cell = 0; cell < search->layout->cell_count; cell++) {
            lele_digits digits = lele_digits_minus(search->board->candidates[cell], done[cell]);
            for (int d; (d = lele_digits_pop(&digits)) != 0;) {
                if (!suppose(&whip, cell, d))
                    continue;
                done[cell] |= lele_digits_of(d);
                if (whip.limit >= SHORTEST && lele_choices_offer(search, &whip.chain))
                    return true;
            }
        }
    return false;
}
