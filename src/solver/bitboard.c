/*
 * The general solver, for every layout: naked singles, hidden singles and locked candidates on bit
 * boards.  It branches where the choices are fewest, over the candidates of a cell and the places
 * of a digit in a unit.
 */
#include "solver/bitboard_state.h"
#include "solver/solver.h"

#define KERNEL                _plain
#define LELE_BITBOARD_VECTORS 0
#define WORDS                 1
#define WIDTH                 static const lele_bitboard_width width1
#include "solver/bitboard_kernel.h"
#undef WIDTH
#undef WORDS
#define WORDS 2
#define WIDTH static const lele_bitboard_width width2
#include "solver/bitboard_kernel.h"
#undef WIDTH
#undef WORDS
#define WORDS 4
#define WIDTH static const lele_bitboard_width width4
#include "solver/bitboard_kernel.h"
#undef WIDTH
#undef WORDS

enum { WIDTHS = 3, WIDE = 2 };

static const lele_bitboard_width *const widths[WIDTHS] = { &width1, &width2, &width4 };

#if defined(__x86_64__)

static const lele_bitboard_width *for_avx512(int width)
{
#ifdef LELE_WITHOUT_AVX512 /* to measure the kernels for other processors */
    (void)width;
    return NULL;
#else
    const bool supported = __builtin_cpu_supports("avx512vl") &&
                           __builtin_cpu_supports("avx512bw") &&
                           __builtin_cpu_supports("avx512vpopcntdq");
    return supported ? lele_bitboard_avx512[width] : NULL;
#endif
}

static const lele_bitboard_width *for_avx2(int width)
{
    const bool supported = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                           __builtin_cpu_supports("popcnt");
    return width == WIDE && supported ? &lele_bitboard_wide_avx2 : NULL;
}

#else

static const lele_bitboard_width *for_avx512(int width)
{
    (void)width;
    return NULL;
}

static const lele_bitboard_width *for_avx2(int width)
{
    (void)width;
    return NULL;
}

#endif

const lele_bitboard_width *lele_bitboard_width_at(const lele_layout *layout, size_t index)
{
    int i = 0;
    while (i + 1 < WIDTHS && layout->cell_count > widths[i]->cells)
        i++;
    const lele_bitboard_width *const all[] = { for_avx512(i), for_avx2(i), widths[i] };
    for (size_t k = 0; k < sizeof all / sizeof all[0]; k++)
        if (all[k] != NULL && index-- == 0)
            return all[k];
    return NULL;
}

/* The solver with its stack. */
static size_t stacked_size(const lele_layout *layout, const lele_bitboard_width *width)
{
    const size_t size =
        sizeof(lele_bitboard) + ((size_t)layout->cell_count + 2) * width->state_size;
    return (size + 63) / 64 * 64;
}

size_t lele_bitboard_size_width(const lele_layout *layout, const lele_bitboard_width *width)
{
    const size_t tables = width->tables ? (sizeof(struct bitboard_tables) + 63) / 64 * 64 : 0;
    return stacked_size(layout, width) + tables;
}

size_t lele_bitboard_size(const lele_layout *layout)
{
    return lele_bitboard_size_width(layout, lele_bitboard_width_at(layout, 0));
}

/* Fills the table of the part of a word that starts at `cell`. */
static void tally_part(const lele_bitboard *bitboard, int cell, struct unit_tally *ret)
{
    ret[0] = (struct unit_tally){ 0 };
    for (int set = 1; set < PART_SETS; set++) {
        const int last = cell + lele_lowest64((uint64_t)set);
        const uint64_t units = last / 64 == cell / 64 && last < bitboard->layout->cell_count
                                   ? bitboard->units_of[last]
                                   : 0;
        const struct unit_tally rest = ret[set & (set - 1)];
        ret[set] = (struct unit_tally){ rest.once | units, rest.twice | (rest.once & units) };
    }
}

static void tally_parts(lele_bitboard *bitboard)
{
    struct unit_tally *tally = bitboard->tables->tally;
    for (int w = 0; w < 4; w++) {
        const int cells = bitboard->layout->cell_count - w * 64;
        bitboard->tables->parts[w] = 0;
        for (int cell = 0; cell < cells && cell < 64; cell += PART_CELLS) {
            tally_part(bitboard, w * 64 + cell, tally);
            tally += PART_SETS;
            bitboard->tables->parts[w]++;
        }
    }
}

/* Lists the units that share at least two cells with a unit, and one for each of its cells that none
 * of them holds.  LELE_MAX_UNITS ends the list. */
static void list_meeting_of(lele_bitboard *bitboard, int unit)
{
    const lele_unit *own = &bitboard->layout->units[unit];
    uint8_t *end = bitboard->tables->meeting[unit];
    uint64_t once = 0, several = 0;
    for (int i = 0; i < bitboard->layout->size; i++) {
        const uint64_t others = bitboard->units_of[own->cells[i]] & ~(UINT64_C(1) << unit);
        several |= once & others;
        once |= others;
    }
    lele_cellset held = LELE_CELLSET_EMPTY;
    for (uint64_t rest = several; rest != 0;) {
        const int other = lele_word_pop(&rest);
        held = lele_cellset_or(held, bitboard->unit[other]);
        *end++ = (uint8_t)other;
    }
    for (uint64_t rest = once & ~several; rest != 0;) {
        const int other = lele_word_pop(&rest);
        const lele_cellset both = lele_cellset_and(own->set, bitboard->unit[other]);
        if (lele_cellset_within(&both, &held))
            continue;
        held = lele_cellset_or(held, both);
        *end++ = (uint8_t)other;
    }
    *end = LELE_MAX_UNITS;
}

static void list_meeting(lele_bitboard *bitboard)
{
    for (int u = 0; u < bitboard->layout->unit_count; u++)
        list_meeting_of(bitboard, u);
}

static void list_words(lele_bitboard *bitboard)
{
    for (int w = 0; w * 64 < bitboard->width->cells; w++)
        for (int u = 0; u < LELE_MAX_UNITS; u++)
            bitboard->unit_word[w][u] =
                u < bitboard->layout->unit_count ? bitboard->unit[u].word[w] : 0;
}

void lele_bitboard_init(lele_bitboard *bitboard, const lele_layout *layout)
{
    lele_bitboard_init_width(bitboard, layout, lele_bitboard_width_at(layout, 0));
}

void lele_bitboard_init_width(lele_bitboard *bitboard, const lele_layout *layout,
                              const lele_bitboard_width *width)
{
    bitboard->layout = layout;
    bitboard->width = width;
    bitboard->depth = 0;
    bitboard->weighs = false;
    bitboard->all_units = 0;
    for (int u = 0; u < layout->unit_count; u++) {
        bitboard->unit[u] = layout->units[u].set;
        bitboard->all_units |= UINT64_C(1) << u;
    }
    for (int cell = 0; cell < layout->cell_count; cell++) {
        uint64_t units = 0;
        for (int i = 0; i < layout->cell_unit_count[cell]; i++)
            units |= UINT64_C(1) << layout->cell_units[cell][i];
        bitboard->units_of[cell] = units;
    }
    bitboard->bars = layout->clues != NULL;
    if (bitboard->bars)
        lele_bitboard_bar(bitboard);
    list_words(bitboard);
    bitboard->tables = NULL;
    if (width->tables) {
        bitboard->tables = (void *)((unsigned char *)bitboard + stacked_size(layout, width));
        list_meeting(bitboard);
        tally_parts(bitboard);
    }
}

uint64_t lele_bitboard_work(const lele_bitboard *bitboard)
{
    return bitboard->work;
}

void lele_bitboard_start(lele_bitboard *bitboard, const lele_grid *grid)
{
    bitboard->work = 0;
    bitboard->width->start(bitboard, grid);
}

lele_bitboard_event lele_bitboard_next(lele_bitboard *bitboard, lele_grid *ret)
{
    return bitboard->width->next(bitboard, ret);
}

bool lele_bitboard_settle(lele_bitboard *bitboard)
{
    return bitboard->depth > 0 && bitboard->width->settle(bitboard);
}

lele_cellset lele_bitboard_open(lele_bitboard *bitboard)
{
    return bitboard->width->open(bitboard);
}

int lele_bitboard_fewest(lele_bitboard *bitboard, const lele_cellset *among, int from)
{
    return bitboard->width->fewest(bitboard, among, from);
}

lele_digits lele_bitboard_candidates(lele_bitboard *bitboard, int cell)
{
    return bitboard->width->candidates(bitboard, cell);
}

void lele_bitboard_push(lele_bitboard *bitboard)
{
    if (bitboard->depth > 0)
        bitboard->width->push(bitboard);
}

void lele_bitboard_place(lele_bitboard *bitboard, int cell, int digit)
{
    bitboard->width->place(bitboard, cell, digit);
}

void lele_bitboard_pop(lele_bitboard *bitboard)
{
    if (bitboard->depth > 0)
        bitboard->depth--;
}

void lele_bitboard_solved(lele_bitboard *bitboard, lele_grid *ret)
{
    bitboard->width->solved(bitboard, ret);
}

static void init(void *state, const lele_layout *layout)
{
    lele_bitboard_init(state, layout);
}

/* Guesses that are no longer on the stack have been taken back. */
static void count_backtracks(const lele_bitboard *bitboard, lele_solve_result *result)
{
    const int open = bitboard->depth > 0 ? bitboard->depth - 1 : 0;
    result->backtracks = result->guesses - (uint64_t)open;
}

static void solve(void *state, const lele_grid *grid, lele_run *run)
{
    lele_bitboard *bitboard = state;
    lele_grid solution;
    /* Weighing halves the guesses, but visits other nodes and finds other solutions first.  Puzzles of
     * seeds depend on limits of nodes, on guesses and on the order of the solutions listed, so
     * only searches limited by work do it. */
    bitboard->weighs =
        run->found == NULL && run->limits.max_nodes == 0 && run->limits.max_work != 0;
    lele_bitboard_start(state, grid);
    for (bool going = true; going;) {
        switch (lele_bitboard_next(state, &solution)) {
        case LELE_BITBOARD_NODE:
            run->result->guesses++;
            run->result->work = lele_bitboard_work(state);
            count_backtracks(state, run->result);
            going = lele_run_enter(run);
            break;
        case LELE_BITBOARD_SOLUTION:
            going = lele_run_report(run, &solution);
            break;
        case LELE_BITBOARD_END:
            going = false;
            break;
        }
    }
    count_backtracks(state, run->result);
    run->result->work = lele_bitboard_work(state);
}

const lele_backend lele_backend_bitboard = {
    .algorithm = { "bitboard",
                   { "bit boards with singles and locked candidates, for every layout",
                     "位板：唯余、排除与区块推理，适用于所有盘面" } },
    .supports = lele_backend_needs_only_peers,
    .state_size = lele_bitboard_size,
    .init = init,
    .solve = solve,
};
