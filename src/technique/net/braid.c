/*
 * Braids: like whips, but a choice need not continue the one just before.  So everything that follows
 * from the supposed candidate by singles is computed, breadth first, until nothing is left in a cell or
 * unit; then the choices that this does not need are left out.
 */
#include <string.h>

#include "technique/net/choices.h"
#include "technique/net/finders.h"

enum { SHORTEST = 2 }; /* choices; with one, a locked candidate does the same */

struct braid {
    struct lele_search *search;
    int count; /* choices so far; the first one is the supposed candidate */
    struct lele_choice at[LELE_MAX_CELLS];
    lele_digits left[LELE_MAX_CELLS]; /* what does not conflict with the choices */
    lele_cellset chosen;
    uint16_t cause[LELE_MAX_CELLS][LELE_MAX_SIZE + 1]; /* the choice that excludes a candidate */
    bool needed[LELE_MAX_CELLS];                       /* by choice */
    lele_contradiction dead;
    struct lele_choices shortest; /* the proof */
};

static void rule_out(struct braid *braid, int cell, int digit)
{
    if (!lele_digits_has(braid->left[cell], digit))
        return;
    lele_digits_remove(&braid->left[cell], lele_digits_of(digit));
    braid->cause[cell][digit] = (uint16_t)(braid->count - 1);
}

static void push(struct braid *braid, struct lele_choice choice)
{
    const lele_layout *layout = braid->search->layout;
    braid->at[braid->count++] = choice;
    lele_cellset_add(&braid->chosen, choice.cell);
    for (int d = 1; d <= layout->size; d++)
        if (d != choice.digit)
            rule_out(braid, choice.cell, d);
    lele_cellset peers =
        lele_cellset_and(layout->peers[choice.cell], braid->search->board->places[choice.digit]);
    for (int peer; (peer = lele_cellset_pop(&peers)) >= 0;)
        rule_out(braid, peer, choice.digit);
}

/* Marks the choices that exclude what is excluded in a cell (`by` is LELE_LINK_CELL) or a unit beside
 * the candidate; with a contradiction, the cell or the digit is outside the board. */
static void need(struct braid *braid, int by, int cell, int digit)
{
    const lele_board *board = braid->search->board;
    if (by == LELE_LINK_CELL) {
        lele_digits others = lele_digits_minus(board->candidates[cell], lele_digits_of(digit));
        for (int d; (d = lele_digits_pop(&others)) != 0;)
            braid->needed[braid->cause[cell][d]] = true;
        return;
    }
    lele_cellset places = lele_cellset_and(board->layout->units[by].set, board->places[digit]);
    for (int place; (place = lele_cellset_pop(&places)) >= 0;)
        if (place != cell)
            braid->needed[braid->cause[place][digit]] = true;
}

/* The number of choices that the contradiction needs. */
static int weigh(struct braid *braid)
{
    const lele_contradiction *dead = &braid->dead;
    int count = 0;
    memset(braid->needed, 0, sizeof braid->needed);
    if (dead->kind == LELE_DEAD_CELL)
        for (int d = 1; d <= braid->search->layout->size; d++)
            braid->needed[braid->cause[dead->cell][d]] |=
                lele_digits_has(braid->search->board->candidates[dead->cell], d);
    else
        need(braid, dead->unit, -1, dead->digit);
    braid->needed[0] = true;
    for (int i = braid->count - 1; i > 0; i--)
        if (braid->needed[i])
            need(braid, braid->at[i].by, braid->at[i].cell, braid->at[i].digit);
    for (int i = 0; i < braid->count; i++)
        count += braid->needed[i];
    return count;
}

/* Keeps the proof if it is the shortest one so far. */
static void keep(struct braid *braid, lele_contradiction dead)
{
    struct lele_choices *proof = &braid->shortest;
    uint8_t moved[LELE_MAX_CELLS] = { 0 };
    braid->dead = dead;
    const int count = weigh(braid);
    if (count > LELE_CHOICES_MOST || (proof->count != 0 && count >= proof->count))
        return;
    proof->count = 0;
    proof->dead = dead;
    for (int i = 0; i < braid->count; i++)
        if (braid->needed[i]) {
            moved[i] = (uint8_t)proof->count;
            proof->at[proof->count++] = braid->at[i];
        }
    for (int cell = 0; cell < braid->search->layout->cell_count; cell++)
        for (int d = 1; d <= braid->search->layout->size; d++)
            proof->cause[cell][d] = moved[braid->cause[cell][d]];
}

/* The cells of the unit where the digit is left. */
static lele_cellset places_of(const struct braid *braid, int unit, int digit)
{
    lele_cellset places = LELE_CELLSET_EMPTY;
    lele_cellset cells = lele_cellset_and(braid->search->layout->units[unit].set,
                                          braid->search->board->places[digit]);
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;)
        if (lele_digits_has(braid->left[cell], digit))
            lele_cellset_add(&places, cell);
    return places;
}

/* The choices that are left alone now; contradictions are kept. */
struct round {
    int count;
    struct lele_choice found[LELE_MAX_CELLS];
    lele_cellset cells; /* of these */
    bool dead;
};

static void add(struct braid *braid, struct round *round, int cell, int digit, int by)
{
    if (lele_cellset_has(&braid->chosen, cell) || lele_cellset_has(&round->cells, cell))
        return;
    lele_cellset_add(&round->cells, cell);
    round->found[round->count++] =
        (struct lele_choice){ (uint8_t)cell, (uint8_t)digit, (uint8_t)by };
}

static void look_at_cells(struct braid *braid, struct round *round)
{
    lele_cellset cells = braid->search->board->places[0];
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0;) {
        const lele_digits left = braid->left[cell];
        if (left == 0) {
            keep(braid, (lele_contradiction){ LELE_DEAD_CELL, cell, -1, 0 });
            round->dead = true;
        } else if (lele_digits_single(left)) {
            add(braid, round, cell, lele_digits_first(left), LELE_LINK_CELL);
        }
    }
}

static void look_at_units(struct braid *braid, struct round *round)
{
    for (int u = 0; u < braid->search->layout->unit_count; u++) {
        lele_digits digits = braid->search->board->missing[u];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const lele_cellset places = places_of(braid, u, d);
            const int count = lele_cellset_count(&places);
            if (count == 0) {
                keep(braid, (lele_contradiction){ LELE_DEAD_UNIT, -1, u, d });
                round->dead = true;
            } else if (count == 1) {
                add(braid, round, lele_cellset_first(&places), d, u);
            }
        }
    }
}

/* Supposes a candidate; true: a braid refutes it. */
static bool suppose(struct braid *braid, int cell, int digit)
{
    const lele_board *board = braid->search->board;
    struct round round = { .count = 1 };
    braid->count = braid->shortest.count = 0;
    braid->chosen = LELE_CELLSET_EMPTY;
    memcpy(braid->left, board->candidates, sizeof braid->left);
    round.found[0] = (struct lele_choice){ (uint8_t)cell, (uint8_t)digit, 0 };
    while (round.count > 0 && !round.dead) {
        for (int i = 0; i < round.count; i++)
            push(braid, round.found[i]);
        round = (struct round){ .count = 0 };
        look_at_cells(braid, &round);
        look_at_units(braid, &round);
    }
    return braid->shortest.count >= SHORTEST;
}

/* Goes through all candidates.  With `only`, it offers the proofs of this length (0: of any); else it
 * returns the length of the shortest one in `ret`. */
static bool go(struct braid *braid, int only, int *ret)
{
    const lele_board *board = braid->search->board;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        lele_digits digits = board->candidates[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            if (!suppose(braid, cell, d))
                continue;
            const int length = braid->shortest.count;
            if (ret != NULL && (*ret == 0 || length < *ret))
                *ret = length;
            if (ret == NULL && (only == 0 || length == only) &&
                lele_choices_offer(braid->search, &braid->shortest))
                return true;
        }
    }
    return false;
}

/* If one step is wanted, one of the shortest. */
bool lele_find_braid(struct lele_search *search)
{
    struct braid braid = { .search = search };
    int shortest = 0;
    if (search->mode == LELE_SEARCH_ALL)
        return go(&braid, 0, NULL);
    go(&braid, 0, &shortest);
    return shortest != 0 && go(&braid, shortest, NULL);
}
