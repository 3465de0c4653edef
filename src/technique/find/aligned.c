/*
 * Aligned exclusion: examines all ways to fill two or three cells.  A way is excluded when two
 * of the cells that see each other would hold the same digit, or when some other cell, a
 * witness, would lose all its candidates.  A candidate in no remaining way is eliminated.
 *
 * Most choices of cells exclude nothing.  Masks reject them before the ways are enumerated.
 */
#include <string.h>

#include "technique/find/finders.h"
#include "technique/search.h"
#include "technique/step.h"

enum { CELLS_MAX = 3, WITNESSES_MAX = 24 };

struct aligned {
    struct lele_search *search;
    const lele_board *board;
    int size;
    lele_cell cells[CELLS_MAX];
    int witness_count; /* cells that a way can leave without a candidate */
    lele_cell witnesses[WITNESSES_MAX];
    uint8_t sees[WITNESSES_MAX];  /* which of the cells a witness sees, as bits */
    uint32_t used;                /* witnesses that excluded a way */
    lele_digits among[CELLS_MAX]; /* digits to fill the cells with */
    lele_digits open[CELLS_MAX];  /* candidates with a way left */
    lele_cellset narrow;          /* cells with at most as many candidates as there are cells */
    /* For pairs, by cell and digit: with this digit in the cell, the digits that some narrow peer
     * forbids in a second cell which it also sees. */
    lele_digits out[LELE_MAX_CELLS][LELE_MAX_SIZE + 1];
    /* By cell: the union of `out` over its digits, and its own candidates. */
    lele_digits reach[LELE_MAX_CELLS];
};

/* A way has one digit per cell, as a set of one; 0: the cell is not filled. */
static bool is_excluded(struct aligned *aligned, const lele_digits *way)
{
    const lele_layout *layout = aligned->board->layout;
    for (int i = 0; i < aligned->size; i++)
        for (int j = i + 1; j < aligned->size; j++)
            if (way[i] == way[j] && lele_layout_sees(layout, aligned->cells[i], aligned->cells[j]))
                return true;
    for (int w = 0; w < aligned->witness_count; w++) {
        lele_digits left = aligned->board->candidates[aligned->witnesses[w]];
        for (int i = 0; i < aligned->size; i++)
            if ((aligned->sees[w] >> i & 1) != 0)
                lele_digits_remove(&left, way[i]);
        if (left == 0) {
            aligned->used |= UINT32_C(1) << w;
            return true;
        }
    }
    return false;
}

/* Fills the cells from `index` on in all ways. */
static void fill(struct aligned *aligned, int index, lele_digits *way)
{
    if (index >= CELLS_MAX || index == aligned->size) {
        if (!is_excluded(aligned, way))
            for (int i = 0; i < aligned->size; i++)
                aligned->open[i] |= way[i];
        return;
    }
    lele_digits digits = aligned->among[index];
    for (int d; (d = lele_digits_pop(&digits)) != 0;) {
        way[index] = lele_digits_of(d);
        fill(aligned, index + 1, way);
    }
}

/* A witness has no more candidates than it sees cells, so a way can exclude them all. */
static void find_witnesses(struct aligned *aligned)
{
    const lele_board *board = aligned->board;
    lele_cellset seen = LELE_CELLSET_EMPTY;
    for (int i = 0; i < aligned->size; i++)
        seen = lele_cellset_or(seen, board->layout->peers[aligned->cells[i]]);
    seen = lele_cellset_and(seen, aligned->narrow);
    for (int i = 0; i < aligned->size; i++)
        lele_cellset_remove(&seen, aligned->cells[i]);
    aligned->witness_count = 0;
    for (int cell; (cell = lele_cellset_pop(&seen)) >= 0;) {
        const int count = lele_digits_count(board->candidates[cell]);
        uint8_t sees = 0;
        int seeing = 0;
        for (int i = 0; i < aligned->size; i++)
            if (lele_layout_sees(board->layout, cell, aligned->cells[i])) {
                sees |= (uint8_t)(1U << i);
                seeing++;
            }
        if (seeing < 2 || count > seeing || aligned->witness_count == WITNESSES_MAX)
            continue;
        aligned->sees[aligned->witness_count] = sees;
        aligned->witnesses[aligned->witness_count++] = (lele_cell)cell;
    }
}

/* The ways that are excluded for a triple. */
struct bans {
    /* For cells 0 and 1, 0 and 2, 1 and 2: by digit of the first, the digits that the second cannot
     * hold. */
    lele_digits pair[CELLS_MAX][LELE_MAX_SIZE + 1];
    int wide_count;
    lele_digits wide[WITNESSES_MAX]; /* the candidates of the witnesses that see all three */
};

static void collect_bans(const struct aligned *aligned, struct bans *ret)
{
    static const uint8_t seen[CELLS_MAX] = { 3, 5, 6 }; /* as bits */
    static const uint8_t ends[CELLS_MAX][2] = { { 0, 1 }, { 0, 2 }, { 1, 2 } };
    const lele_board *board = aligned->board;
    ret->wide_count = 0;
    for (int i = 0; i < CELLS_MAX; i++) {
        const bool sees =
            lele_layout_sees(board->layout, aligned->cells[ends[i][0]], aligned->cells[ends[i][1]]);
        for (int d = 1; d <= board->layout->size; d++)
            ret->pair[i][d] = sees ? lele_digits_of(d) : 0;
    }
    for (int w = 0; w < aligned->witness_count; w++) {
        const lele_digits own = board->candidates[aligned->witnesses[w]];
        if (aligned->sees[w] == 7)
            ret->wide[ret->wide_count++] = own;
        for (int i = 0; i < CELLS_MAX; i++) {
            lele_digits digits = aligned->sees[w] == seen[i] ? own : 0;
            for (int d; (d = lele_digits_pop(&digits)) != 0;)
                ret->pair[i][d] |= lele_digits_single(own)
                                       ? UINT16_MAX
                                       : lele_digits_minus(own, lele_digits_of(d));
        }
    }
}

/* With two digits in the other cells, the digits that wide witnesses forbid in the third cell. */
static lele_digits banned(const struct bans *bans, lele_digits two)
{
    lele_digits out = 0;
    for (int w = 0; w < bans->wide_count; w++) {
        const lele_digits left = lele_digits_minus(bans->wide[w], two);
        if (left == 0)
            return UINT16_MAX;
        if (lele_digits_single(left))
            out |= left;
    }
    return out;
}

/* Whether masks show that some candidate of a triple has no way.  For each pair of digits in the
 * first two cells, one mask holds the digits left for the third. */
static bool is_triple_promising(const struct aligned *aligned)
{
    const lele_digits *candidates = aligned->board->candidates;
    const lele_cell *cells = aligned->cells;
    lele_digits open[CELLS_MAX] = { 0 };
    struct bans bans;
    collect_bans(aligned, &bans);
    lele_digits firsts = candidates[cells[0]];
    for (int a; (a = lele_digits_pop(&firsts)) != 0;) {
        lele_digits seconds = lele_digits_minus(candidates[cells[1]], bans.pair[0][a]);
        const lele_digits thirds = lele_digits_minus(candidates[cells[2]], bans.pair[1][a]);
        for (int b; (b = lele_digits_pop(&seconds)) != 0;) {
            const lele_digits two = lele_digits_of(a) | lele_digits_of(b);
            const lele_digits left =
                lele_digits_minus(thirds, bans.pair[2][b] | banned(&bans, two));
            if (left == 0)
                continue;
            open[0] |= lele_digits_of(a);
            open[1] |= lele_digits_of(b);
            open[2] |= left;
        }
    }
    for (int i = 0; i < CELLS_MAX; i++)
        if (open[i] != candidates[cells[i]])
            return true;
    return false;
}

/* Puts witnesses with fewer candidates first.  Each excludes more ways, so the argument needs fewer
 * witnesses. */
static void sort_witnesses(struct aligned *aligned)
{
    const lele_digits *candidates = aligned->board->candidates;
    for (int w = 1; w < aligned->witness_count; w++) {
        const lele_cell cell = aligned->witnesses[w];
        const uint8_t sees = aligned->sees[w];
        int at = w;
        for (; at > 0 && lele_digits_count(candidates[aligned->witnesses[at - 1]]) >
                             lele_digits_count(candidates[cell]);
             at--) {
            aligned->witnesses[at] = aligned->witnesses[at - 1];
            aligned->sees[at] = aligned->sees[at - 1];
        }
        aligned->witnesses[at] = cell;
        aligned->sees[at] = sees;
    }
}

/* Finds the candidates that have a way; true when some have none. */
static bool fill_all(struct aligned *aligned)
{
    lele_digits way[CELLS_MAX] = { 0 };
    for (int i = 0; i < aligned->size; i++) {
        aligned->open[i] = 0;
        aligned->among[i] = aligned->board->candidates[aligned->cells[i]];
    }
    fill(aligned, 0, way);
    for (int i = 0; i < aligned->size; i++)
        if (aligned->open[i] != aligned->among[i])
            return true;
    return false;
}

/* Whether the digit leaves another cell of the three no digit, independent of the third cell. */
static bool is_out_by_pair(struct aligned *aligned, int index, int digit)
{
    for (int other = 0; other < aligned->size; other++) {
        lele_digits digits = other != index ? aligned->among[other] : 0;
        bool out = digits != 0;
        for (int d; out && (d = lele_digits_pop(&digits)) != 0;) {
            lele_digits way[CELLS_MAX] = { 0 };
            way[index] = lele_digits_of(digit);
            way[other] = lele_digits_of(d);
            out = is_excluded(aligned, way);
        }
        if (out)
            return true;
    }
    return false;
}

/* If two of three cells suffice for every elimination, the step belongs to aligned pairs. */
static bool needs_all_cells(struct aligned *aligned)
{
    for (int i = 0; i < aligned->size; i++) {
        lele_digits gone = lele_digits_minus(aligned->among[i], aligned->open[i]);
        for (int d; (d = lele_digits_pop(&gone)) != 0;)
            if (aligned->size == 2 || !is_out_by_pair(aligned, i, d))
                return true;
    }
    return false;
}

/* Sets `used` to the witnesses that exclude the ways of the eliminated candidates. */
static void find_used(struct aligned *aligned)
{
    aligned->used = 0;
    for (int i = 0; i < aligned->size; i++) {
        lele_digits way[CELLS_MAX] = { 0 };
        const lele_digits all = aligned->among[i];
        lele_digits_remove(&aligned->among[i], aligned->open[i]);
        fill(aligned, 0, way);
        aligned->among[i] = all;
    }
}

static bool try_cells(struct aligned *aligned)
{
    struct lele_search *search = aligned->search;
    const lele_board *board = aligned->board;
    find_witnesses(aligned);
    if (aligned->witness_count == 0 ||
        (aligned->size == CELLS_MAX && !is_triple_promising(aligned)))
        return false;
    sort_witnesses(aligned);
    if (!fill_all(aligned) || !needs_all_cells(aligned))
        return false;
    find_used(aligned);
    if (aligned->used == 0) /* without a witness it is a naked subset */
        return false;
    lele_step *step = lele_search_begin(search);
    for (int i = 0; i < aligned->size; i++) {
        const int cell = aligned->cells[i];
        lele_search_eliminate_cell(search, cell, (lele_digits)~aligned->open[i]);
        lele_step_mark(step, cell, LELE_ROLE_BASE, board->candidates[cell]);
        step->digits |= lele_digits_minus(board->candidates[cell], aligned->open[i]);
    }
    for (int w = 0; w < aligned->witness_count; w++)
        if ((aligned->used >> w & 1) != 0)
            lele_step_mark(step, aligned->witnesses[w], LELE_ROLE_COVER,
                           board->candidates[aligned->witnesses[w]]);
    return lele_search_offer(search);
}

static void forbid(struct aligned *aligned)
{
    const lele_board *board = aligned->board;
    const size_t cells = (size_t)board->layout->cell_count;
    memset(aligned->out, 0, cells * sizeof *aligned->out);
    memcpy(aligned->reach, board->candidates, cells * sizeof *aligned->reach);
    lele_cellset narrow = aligned->narrow;
    for (int witness; (witness = lele_cellset_pop(&narrow)) >= 0;) {
        const lele_digits pair = board->candidates[witness];
        lele_digits digits = pair;
        for (int d; (d = lele_digits_pop(&digits)) != 0;) {
            const lele_digits out =
                lele_digits_single(pair) ? UINT16_MAX : lele_digits_minus(pair, lele_digits_of(d));
            lele_cellset peers = lele_cellset_and(board->layout->peers[witness], board->places[d]);
            for (int cell; (cell = lele_cellset_pop(&peers)) >= 0;) {
                aligned->out[cell][d] |= out;
                aligned->reach[cell] |= out;
            }
        }
    }
}

/* Whether some digit of the cell may leave the other cell no digit.  A necessary condition: it does
 * not check that both cells see the same witness. */
static bool may_exclude(const struct aligned *aligned, int cell, int other)
{
    if ((aligned->board->candidates[other] & ~aligned->reach[cell]) != 0)
        return false;
    lele_digits digits = aligned->board->candidates[cell];
    for (int d; (d = lele_digits_pop(&digits)) != 0;)
        if ((aligned->board->candidates[other] & ~(aligned->out[cell][d] | lele_digits_of(d))) == 0)
            return true;
    return false;
}

/* The first two cells must have a narrow cell as common peer. */
static bool have_witness(const struct aligned *aligned)
{
    const lele_cellset common =
        lele_common_peers(aligned->board->layout, aligned->cells[0], aligned->cells[1]);
    return lele_cellset_meets(&common, &aligned->narrow);
}

/* Whether masks show that some candidate of a pair has no way: each digit of one cell forbids a
 * set of digits in the other. */
static bool is_pair_promising(const struct aligned *aligned)
{
    const lele_board *board = aligned->board;
    const lele_layout *layout = board->layout;
    if ((!may_exclude(aligned, aligned->cells[0], aligned->cells[1]) &&
         !may_exclude(aligned, aligned->cells[1], aligned->cells[0])) ||
        !have_witness(aligned))
        return false;
    const lele_cellset common = lele_common_peers(layout, aligned->cells[0], aligned->cells[1]);
    lele_digits out[LELE_MAX_SIZE + 1];
    const bool sees = lele_layout_sees(layout, aligned->cells[0], aligned->cells[1]);
    for (int d = 1; d <= layout->size; d++)
        out[d] = sees ? lele_digits_of(d) : 0;
    lele_cellset witnesses = lele_cellset_and(common, aligned->narrow);
    for (int cell; (cell = lele_cellset_pop(&witnesses)) >= 0;) {
        const lele_digits pair = board->candidates[cell];
        lele_digits digits = pair;
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            out[d] |=
                lele_digits_single(pair) ? UINT16_MAX : lele_digits_minus(pair, lele_digits_of(d));
    }
    for (int i = 0; i < 2; i++) {
        const lele_digits other = board->candidates[aligned->cells[1 - i]];
        lele_digits digits = board->candidates[aligned->cells[i]];
        for (int d; (d = lele_digits_pop(&digits)) != 0;)
            if ((other & ~out[d]) == 0)
                return true;
    }
    return false;
}

/* The cells of `from` that are worth combining with the cell.  A new pair contains a changed cell
 * or has a changed narrow cell as common peer. */
static lele_cellset partners(const struct aligned *aligned, int cell, lele_cellset from)
{
    const lele_cellset *fresh = &lele_search_news(aligned->search)->cells;
    if (aligned->size != 2 || lele_cellset_has(fresh, cell))
        return from;
    lele_cellset near = *fresh;
    lele_cellset witnesses = lele_cellset_and(lele_cellset_and(*fresh, aligned->narrow),
                                              aligned->board->layout->peers[cell]);
    for (int witness; (witness = lele_cellset_pop(&witnesses)) >= 0;)
        near = lele_cellset_or(near, aligned->board->layout->peers[witness]);
    return lele_cellset_and(from, near);
}

/* Chooses the cells in reading order. */
static bool choose(struct aligned *aligned, int index, lele_cellset from)
{
    if (index >= CELLS_MAX || index == aligned->size)
        return try_cells(aligned);
    for (int cell; (cell = lele_cellset_pop(&from)) >= 0;) {
        aligned->cells[index] = (lele_cell)cell;
        if (index == 1 &&
            !(aligned->size == 2 ? is_pair_promising(aligned) : have_witness(aligned)))
            continue;
        if (choose(aligned, index + 1, index == 0 ? partners(aligned, cell, from) : from))
            return true;
    }
    return false;
}

bool lele_find_aligned_exclusion(struct lele_search *search)
{
    struct aligned aligned;
    aligned.search = search;
    aligned.board = search->board;
    aligned.size = search->row->aligned.cells;
    aligned.narrow = LELE_CELLSET_EMPTY;
    lele_cellset empty = search->board->places[0];
    for (int cell; (cell = lele_cellset_pop(&empty)) >= 0;)
        if (lele_digits_count(search->board->candidates[cell]) <= aligned.size)
            lele_cellset_add(&aligned.narrow, cell);
    if (aligned.size == 2)
        forbid(&aligned);
    return choose(&aligned, 0, search->board->places[0]);
}
