/* The relation "a turns off b" between all candidates of a net, see inner_chains.h. */
#include "technique/net/inner_chains.h"

#include <string.h>

static int number_of(const lele_inner_chains *chains, const lele_net *net, int cell, int digit)
{
    const lele_digits below =
        net->board->candidates[cell] & (lele_digits)(lele_digits_of(digit) - 1);
    return chains->first[cell] + lele_digits_count(below);
}

static bool has(const uint64_t *set, int number)
{
    return (set[number / 64] >> (number % 64) & 1) != 0;
}

static void add(uint64_t *set, int number)
{
    set[number / 64] |= UINT64_C(1) << (number % 64);
}

/* Adds `more` to every row whose number is in `which`. */
static void give(lele_inner_chains *chains, const uint64_t *which, const uint64_t *more)
{
    for (int w = 0; w < chains->words; w++)
        for (uint64_t rest = which[w]; rest != 0;) {
            uint64_t *row = chains->now.away[w * 64 + lele_word_pop(&rest)];
            for (int k = 0; k < chains->words; k++)
                row[k] |= more[k];
        }
}

/* One of the two must be on, so every candidate that turns off one of them turns off all that the
 * other turns off. */
static void join(lele_inner_chains *chains, int a, int b)
{
    const size_t bytes = (size_t)chains->words * sizeof(uint64_t);
    const uint64_t *row_a = chains->now.away[a];
    const uint64_t *row_b = chains->now.away[b];
    uint64_t from_a[LELE_CHAINS_WORDS];
    uint64_t from_b[LELE_CHAINS_WORDS];
    do {
        memcpy(from_a, row_a, bytes);
        memcpy(from_b, row_b, bytes);
        give(chains, from_a, from_b);
        give(chains, from_b, from_a);
    } while (memcmp(from_a, row_a, bytes) != 0 || memcmp(from_b, row_b, bytes) != 0);
}

static void join_cells(lele_inner_chains *chains, const lele_net *net)
{
    for (int cell = 0; cell < net->layout->cell_count; cell++) {
        const lele_digits left = net->left[cell];
        if (chains->now.cell_joined[cell] || lele_digits_count(left) != 2)
            continue;
        const int digit = lele_digits_first(left);
        const int other = lele_digits_first(lele_digits_minus(left, lele_digits_of(digit)));
        chains->now.cell_joined[cell] = true;
        join(chains, number_of(chains, net, cell, digit), number_of(chains, net, cell, other));
    }
}

static void join_units(lele_inner_chains *chains, const lele_net *net)
{
    const lele_compact *compact = &net->compact;
    for (int d = 1; d <= net->layout->size; d++)
        for (int u = 0; u < net->layout->unit_count; u++) {
            const uint64_t in = net->places[d] & compact->units[d][u];
            if (lele_popcount64(in) != 2 || lele_digits_has(chains->now.unit_joined[u], d))
                continue;
            const int cell = compact->cells[d][lele_lowest64(in)];
            const int other = compact->cells[d][lele_lowest64(in & (in - 1))];
            chains->now.unit_joined[u] |= lele_digits_of(d);
            join(chains, number_of(chains, net, cell, d), number_of(chains, net, other, d));
        }
}

/* The candidates that a candidate turns off directly. */
static void see(lele_inner_chains *chains, const lele_net *net, int cell, int digit)
{
    uint64_t *row = chains->now.away[number_of(chains, net, cell, digit)];
    lele_digits others = lele_digits_minus(net->left[cell], lele_digits_of(digit));
    uint64_t peers = net->places[digit] & lele_compact_at(&net->compact, cell, digit)->peers;
    memset(row, 0, (size_t)chains->words * sizeof *row);
    for (int d; (d = lele_digits_pop(&others)) != 0;)
        add(row, number_of(chains, net, cell, d));
    while (peers != 0)
        add(row, number_of(chains, net, net->compact.cells[digit][lele_word_pop(&peers)], digit));
}

/* Copies the used part of a state. */
static void copy(const lele_inner_chains *chains, lele_chains_state *to,
                 const lele_chains_state *from)
{
    memcpy(to->cell_joined, from->cell_joined, sizeof to->cell_joined);
    memcpy(to->unit_joined, from->unit_joined, sizeof to->unit_joined);
    for (int i = 0; i < chains->count; i++)
        memcpy(to->away[i], from->away[i], (size_t)chains->words * sizeof to->away[i][0]);
}

void lele_inner_chains_init(lele_inner_chains *chains, const lele_net *net)
{
    const int cells = net->layout->cell_count;
    chains->count = 0;
    for (int cell = 0; cell < cells; cell++) {
        chains->first[cell] = (uint16_t)chains->count;
        chains->count += lele_digits_count(net->board->candidates[cell]);
    }
    chains->words = (chains->count + 63) / 64;
    chains->too_large = chains->count > LELE_CHAINS_CANDIDATES || net->compact.any_wide;
    if (chains->too_large)
        return;
    memset(chains->now.cell_joined, 0, sizeof chains->now.cell_joined);
    memset(chains->now.unit_joined, 0, sizeof chains->now.unit_joined);
    for (int cell = 0; cell < cells; cell++) {
        lele_digits digits = net->left[cell];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            see(chains, net, cell, d);
    }
    join_cells(chains, net);
    join_units(chains, net);
    copy(chains, &chains->board, &chains->now);
}

void lele_inner_chains_restart(lele_inner_chains *chains)
{
    if (!chains->too_large)
        copy(chains, &chains->now, &chains->board);
}

/* A set of candidates one of which must be on, built one by one; a candidate that turns off all of
 * them is refuted. */
struct must {
    int count;
    uint64_t by_all[LELE_CHAINS_WORDS];
};

static void begin_must(struct must *must)
{
    must->count = 0;
    memset(must->by_all, 0xFF, sizeof must->by_all);
}

static void take_must(const lele_inner_chains *chains, struct must *must, int number)
{
    must->count++;
    for (int w = 0; w < chains->words; w++)
        must->by_all[w] &= chains->now.away[number][w];
}

/* Sets of two are joined: a candidate that turns off both turns off itself, without this test. */
static void end_must(lele_inner_chains *chains, const struct must *must)
{
    for (int w = 0; must->count > 2 && w < chains->words; w++)
        chains->refuted[w] |= must->by_all[w];
}

static void look_at_cells(lele_inner_chains *chains, const lele_net *net)
{
    for (int cell = 0; cell < net->layout->cell_count; cell++) {
        lele_digits left = net->left[cell];
        struct must must;
        begin_must(&must);
        for (int d; (d = lele_digits_pop(&left)) != 0;)
            take_must(chains, &must, number_of(chains, net, cell, d));
        end_must(chains, &must);
    }
}

static void look_at_units(lele_inner_chains *chains, const lele_net *net)
{
    const lele_compact *compact = &net->compact;
    for (int d = 1; d <= net->layout->size; d++)
        for (int u = 0; u < net->layout->unit_count; u++) {
            uint64_t in = net->places[d] & compact->units[d][u];
            struct must must;
            begin_must(&must);
            while (in != 0)
                take_must(chains, &must,
                          number_of(chains, net, compact->cells[d][lele_word_pop(&in)], d));
            end_must(chains, &must);
        }
}

bool lele_inner_chains_look(lele_inner_chains *chains, const lele_net *net, lele_chains_reach reach)
{
    if (chains->too_large)
        return true;
    join_cells(chains, net);
    join_units(chains, net);
    memset(chains->refuted, 0, sizeof chains->refuted);
    for (int i = 0; i < chains->count; i++)
        if (has(chains->now.away[i], i))
            add(chains->refuted, i);
    if (reach == LELE_CHAINS_SEVERAL) {
        look_at_cells(chains, net);
        look_at_units(chains, net);
    }
    for (int cell = 0; cell < net->layout->cell_count; cell++)
        if (net->on[cell] == 0 && lele_inner_chains_refuted(chains, net, cell) != 0)
            return true;
    return false;
}

lele_digits lele_inner_chains_refuted(const lele_inner_chains *chains, const lele_net *net,
                                      int cell)
{
    if (chains->too_large)
        return net->left[cell];
    lele_digits ret = 0;
    lele_digits left = net->left[cell];
    for (int d; (d = lele_digits_pop(&left)) != 0;)
        if (has(chains->refuted, number_of(chains, net, cell, d)))
            ret |= lele_digits_of(d);
    return ret;
}
