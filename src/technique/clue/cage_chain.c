/*
 * Cage links in chains: a digit of a cage with two open cells needs its partner in the other cell, and the
 * other way round; digits of two cells that depend on each other by a dot, a sign or a line exclude each
 * other.  A chain of such links and the usual ones that starts with a candidate and ends with its
 * opposite refutes it.
 */
#include <string.h>

#include "technique/clue/finders.h"
#include "technique/clue/groups.h"
#include "technique/step.h"

enum {
    LITERALS = LELE_MAX_CELLS * LELE_MAX_SIZE * 2,
    TIES_MOST = 1024,
    NO_LITERAL = LITERALS,
};

/* Two open cells that depend on each other by a clue. */
struct tie {
    int clue;
    lele_cell cell[2];
    lele_digits goes_with[2][LELE_MAX_SIZE + 1]; /* a digit of the cell: what the other may hold */
};

struct lele_clue_chain {
    int tie_count;
    struct tie tie[TIES_MOST];
    uint16_t first_tie[LELE_MAX_CELLS], next_tie[2 * TIES_MOST]; /* one more than 2 * tie + side */
    int queue_count;
    uint16_t queue[LITERALS], parent[LITERALS];
    uint16_t by[LITERALS]; /* the tie of the link, one more; 0: none */
    uint8_t unit[LITERALS];
    uint8_t seen[LITERALS];
};

const struct lele_scratch_kind lele_scratch_clue_chain = { .size = sizeof(struct lele_clue_chain) };

struct walk {
    struct lele_search *search;
    struct lele_clue_chain *chain;
    int from; /* the literal whose consequences are added */
};

static int literal_of(int cell, int digit, int on)
{
    return (cell * LELE_MAX_SIZE + digit - 1) * 2 + on;
}

static int cell_of(int literal)
{
    return literal / 2 / LELE_MAX_SIZE;
}

static int digit_of(int literal)
{
    return literal / 2 % LELE_MAX_SIZE + 1;
}

static void add_tie(struct lele_clue_chain *chain, const struct tie *tie)
{
    if (chain->tie_count == TIES_MOST)
        return;
    const int index = chain->tie_count++;
    chain->tie[index] = *tie;
    for (int side = 0; side < 2; side++) {
        const int entry = 2 * index + side;
        chain->next_tie[entry] = chain->first_tie[tie->cell[side]];
        chain->first_tie[tie->cell[side]] = (uint16_t)(entry + 1);
    }
}

static void tie_pairs(struct lele_search *search, struct lele_clue_chain *chain,
                      const lele_rule *rule)
{
    const lele_cell *cells = search->layout->clues->cell + rule->first_cell;
    const int n = search->layout->size;
    for (int i = 0; i + 1 < rule->cell_count; i += 2) {
        struct tie tie = { .clue = rule->clue, .cell = { cells[i], cells[i + 1] } };
        if (search->board->grid.cell[cells[i]] != 0 || search->board->grid.cell[cells[i + 1]] != 0)
            continue;
        for (int a = 1; a <= n; a++)
            for (int b = 1; b <= n; b++)
                if (lele_relation_holds((lele_relation)rule->relation, rule->number, a, b)) {
                    tie.goes_with[0][a] |= lele_digits_of(b);
                    tie.goes_with[1][b] |= lele_digits_of(a);
                }
        add_tie(chain, &tie);
    }
}

static void tie_sum(struct lele_search *search, struct lele_clue_chain *chain,
                    const lele_rule *rule)
{
    const int n = search->layout->size;
    struct lele_balance balance = { .total = 0 };
    struct lele_sum sum;
    lele_balance_add_rule(&balance, search->layout->clues, rule, 1);
    if (!lele_sum_open(&balance, search->board, &sum) || sum.count != 2)
        return;
    struct tie tie = { .clue = rule->clue, .cell = { sum.cell[0], sum.cell[1] } };
    for (int a = 1; a <= n; a++)
        for (int b = 1; b <= n; b++)
            if (sum.weight[0] * a + sum.weight[1] * b == sum.total) {
                tie.goes_with[0][a] |= lele_digits_of(b);
                tie.goes_with[1][b] |= lele_digits_of(a);
            }
    add_tie(chain, &tie);
}

static void make_ties(struct lele_search *search, struct lele_clue_chain *chain)
{
    const lele_clues *clues = search->layout->clues;
    chain->tie_count = 0;
    memset(chain->first_tie, 0, sizeof chain->first_tie);
    for (int i = 0; i < clues->rule_count; i++)
        if (clues->rule[i].kind == LELE_RULE_PAIR)
            tie_pairs(search, chain, &clues->rule[i]);
        else if (clues->rule[i].kind == LELE_RULE_SUM)
            tie_sum(search, chain, &clues->rule[i]);
}

static void reach(const struct walk *walk, int literal, int unit, int by)
{
    struct lele_clue_chain *chain = walk->chain;
    if (chain->seen[literal])
        return;
    chain->seen[literal] = 1;
    chain->parent[literal] = (uint16_t)walk->from;
    chain->unit[literal] = (uint8_t)unit;
    chain->by[literal] = (uint16_t)by;
    chain->queue[chain->queue_count++] = (uint16_t)literal;
}

static void reach_all(const struct walk *walk, int cell, lele_digits digits, int on, int unit,
                      int by)
{
    digits &= walk->search->board->candidates[cell];
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        reach(walk, literal_of(cell, d, on), unit, by);
}

/* The other cells that the clues of this one tie to it. */
static void follow_ties(const struct walk *walk, int cell, int digit, int on)
{
    const struct lele_clue_chain *chain = walk->chain;
    for (int entry = chain->first_tie[cell]; entry != 0; entry = chain->next_tie[entry - 1]) {
        const struct tie *tie = &chain->tie[(entry - 1) / 2];
        const int side = (entry - 1) % 2, other = tie->cell[1 - side];
        const lele_digits partners = tie->goes_with[side][digit];
        if (on != 0) {
            if (lele_digits_single(partners))
                reach_all(walk, other, partners, 1, LELE_LINK_CLUE, (entry - 1) / 2 + 1);
            reach_all(walk, other, (lele_digits)~partners, 0, LELE_LINK_CLUE, (entry - 1) / 2 + 1);
            continue;
        }
        lele_digits rest = partners; /* those that go with nothing but this digit */
        for (int d; (d = lele_digits_pop(&rest)) != 0;)
            if (tie->goes_with[1 - side][d] == lele_digits_of(digit))
                reach_all(walk, other, lele_digits_of(d), 0, LELE_LINK_CLUE, (entry - 1) / 2 + 1);
    }
}

static void follow_on(const struct walk *walk, int cell, int digit)
{
    const lele_layout *layout = walk->search->layout;
    lele_cellset seen = lele_cellset_and(layout->peers[cell], walk->search->board->places[digit]);
    reach_all(walk, cell, (lele_digits)~lele_digits_of(digit), 0, LELE_LINK_CELL, 0);
    for (int peer; (peer = lele_cellset_pop(&seen)) >= 0;) {
        const int unit = lele_layout_shared_unit(layout, cell, peer);
        reach(walk, literal_of(peer, digit, 0), unit >= 0 ? unit : LELE_LINK_OTHER, 0);
    }
    follow_ties(walk, cell, digit, 1);
}

static void follow_off(const struct walk *walk, int cell, int digit)
{
    const lele_board *board = walk->search->board;
    const lele_layout *layout = walk->search->layout;
    const lele_digits left = lele_digits_minus(board->candidates[cell], lele_digits_of(digit));
    if (lele_digits_single(left))
        reach_all(walk, cell, left, 1, LELE_LINK_CELL, 0);
    for (int i = 0; i < layout->cell_unit_count[cell]; i++) {
        const int unit = layout->cell_units[cell][i];
        lele_cellset places = lele_cellset_and(board->places[digit], layout->units[unit].set);
        lele_cellset_remove(&places, cell);
        if (lele_cellset_count(&places) == 1)
            reach(walk, literal_of(lele_cellset_first(&places), digit, 1), unit, 0);
    }
    follow_ties(walk, cell, digit, 0);
}

/* Walks from a literal to its opposite by the shortest way. */
static bool refute(struct lele_search *search, struct lele_clue_chain *chain, int start)
{
    struct walk walk = { search, chain, start };
    memset(chain->seen, 0, sizeof chain->seen);
    chain->queue_count = 0;
    chain->parent[start] = NO_LITERAL;
    chain->seen[start] = 1;
    chain->queue[chain->queue_count++] = (uint16_t)start;
    for (int i = 0; i < chain->queue_count && !chain->seen[start ^ 1]; i++) {
        walk.from = chain->queue[i];
        if ((walk.from & 1) != 0)
            follow_on(&walk, cell_of(walk.from), digit_of(walk.from));
        else
            follow_off(&walk, cell_of(walk.from), digit_of(walk.from));
    }
    return chain->seen[start ^ 1];
}

static bool offer(struct lele_search *search, const struct lele_clue_chain *chain, int start)
{
    uint16_t path[LELE_STEP_NODES];
    int count = 0;
    bool has_clue = false;
    for (int at = start ^ 1; at != NO_LITERAL && count < LELE_STEP_NODES; at = chain->parent[at]) {
        path[count++] = (uint16_t)at;
        has_clue |= at != start && chain->by[at] != 0;
    }
    if (!has_clue || count == LELE_STEP_NODES)
        return false;
    lele_step *step = lele_search_begin(search);
    step->rating = (uint16_t)(step->rating + lele_chain_addition(count));
    step->digits = lele_digits_of(digit_of(start));
    lele_search_eliminate_cell(search, cell_of(start), step->digits);
    for (int i = count; i-- > 0;) {
        const int at = path[i];
        const int node = lele_step_node(step, lele_node_of(cell_of(at), digit_of(at), at & 1));
        if (at == start)
            continue;
        lele_step_link(step, node - 1, node, (at & 1) != 0 ? LELE_LINK_STRONG : LELE_LINK_WEAK,
                       chain->unit[at]);
        if (chain->by[at] != 0)
            lele_step_clue(step, chain->tie[chain->by[at] - 1].clue, LELE_CLUE_ROLE_RULE);
    }
    lele_step_add_filled(step, search->board);
    return lele_search_offer(search);
}

bool lele_find_cage_chain(struct lele_search *search)
{
    if (search->layout->clues == NULL || lele_search_news(search)->digits == 0)
        return false;
    struct lele_clue_chain *chain = lele_search_scratch(search, LELE_SCRATCH_clue_chain);
    make_ties(search, chain);
    for (int cell = 0; cell < search->layout->cell_count; cell++) {
        lele_digits left = search->board->candidates[cell];
        for (int d; (d = lele_digits_pop(&left)) != 0;)
            if (refute(search, chain, literal_of(cell, d, 1)) &&
                offer(search, chain, literal_of(cell, d, 1)))
                return true;
    }
    return false;
}
