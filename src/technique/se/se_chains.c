/* The chain producers and the memory of their searches, see se_chain.h. */
#include <stdlib.h>
#include <string.h>

#include "technique/se/se_graph.h"

/* The names by sort key. */
#define SE_NAMES(extra)                                                                            \
    {                                                                                              \
        [1] = "Dynamic Double Forcing Chains" extra, [5] = "Dynamic Cell Forcing Chains" extra,    \
        [6] = "Dynamic Region Forcing Chains" extra,                                               \
        [7] = "Dynamic Contradiction Forcing Chains" extra                                         \
    }

const lele_se_mode lele_se_modes[LELE_SE_MODES] = {
    { .unary = true },
    { .name = { [7] = "Nishio Forcing Chains" }, .base = 7.5, .dynamic = true, .nishio = true },
    { .name = { [5] = "Cell Forcing Chains", [6] = "Region Forcing Chains" }, .base = 8.0 },
    { .name = SE_NAMES(""), .base = 8.5, .dynamic = true },
    { .name = SE_NAMES(" (+)"), .base = 9.0, .dynamic = true, .level = 1 },
    { .name = SE_NAMES(" (+ Forcing Chains)"), .base = 9.5, .dynamic = true, .level = 2 },
    { .name = SE_NAMES(" (+ Multiple Forcing Chains)"), .base = 10.0, .dynamic = true, .level = 3 },
    { .name = SE_NAMES(" (+ Dynamic Forcing Chains)"), .base = 10.5, .dynamic = true, .level = 4 },
    { .name = SE_NAMES(" (+ Dynamic Forcing Chains (+))"),
      .base = 10.5,
      .dynamic = true,
      .level = 4,
      .inner = 1 },
    { .name = SE_NAMES(" (+ Dynamic Forcing Chains (+ Forcing Chains))"),
      .base = 10.5,
      .dynamic = true,
      .level = 4,
      .inner = 2 },
    { .name = SE_NAMES(" (+ Dynamic Forcing Chains (+ Multiple Forcing Chains))"),
      .base = 10.5,
      .dynamic = true,
      .level = 4,
      .inner = 3 },
};

bool lele_se_chains_init(lele_se_chains *chains, const lele_se_places *places)
{
    memset(chains, 0, sizeof *chains);
    chains->places = places;
    return lele_se_chains_frame(chains, 0) != NULL;
}

void lele_se_chains_release(lele_se_chains *chains)
{
    for (int i = 0; i < LELE_SE_FRAMES; i++) {
        if (chains->frame[i] == NULL)
            continue;
        lele_se_arena_release(&chains->frame[i]->arena);
        free(chains->frame[i]->graph);
        free(chains->frame[i]);
    }
    lele_se_arena_release(&chains->nested_arena);
}

lele_se_frame *lele_se_chains_frame(lele_se_chains *chains, int depth)
{
    if (chains->frame[depth] != NULL)
        return chains->frame[depth];
    lele_se_frame *frame = calloc(1, sizeof *frame);
    lele_se_graph *graph = malloc(sizeof *graph);
    if (frame == NULL || graph == NULL) {
        free(frame);
        free(graph);
        chains->failed = true;
        return NULL;
    }
    frame->chains = chains;
    frame->places = chains->places;
    frame->depth = depth;
    frame->graph = graph;
    chains->frame[depth] = frame;
    return frame;
}

static void number_candidates(lele_se_frame *frame)
{
    frame->count = 0;
    for (int cell = 0; cell < LELE_SE_CELLS; cell++) {
        for (unsigned rest = frame->start.cand[cell]; rest != 0;) {
            const int digit = lele_se_pop(&rest);
            frame->index[cell][digit] = (uint16_t)frame->count;
            frame->cell[frame->count] = (uint8_t)cell;
            frame->digit[frame->count++] = (uint8_t)digit;
        }
    }
    frame->words = (frame->count + 63) / 64;
}

static void start(lele_se_frame *frame, const lele_se_grid *grid, const lele_se_mode *mode,
                  bool list)
{
    frame->start = *grid;
    frame->mode = mode;
    frame->list = list;
    frame->sequence = 0;
    frame->found_count = 0;
    frame->sorted = NULL;
    frame->best.name = NULL;
    lele_se_arena_clear(&frame->arena);
    number_candidates(frame);
    for (int state = 0; state < 2; state++)
        memset(frame->done[state], 0, (size_t)frame->count * sizeof frame->done[state][0]);
    if (!list)
        return;
    memset(frame->bucket, 0, sizeof frame->bucket);
    for (int cand = 0; cand < frame->count; cand++)
        frame->slot[LELE_SE_OFF][cand] = frame->slot[LELE_SE_ON][cand] = NULL;
}

void lele_se_chains_search(lele_se_frame *frame, const lele_se_grid *grid, const lele_se_mode *mode,
                           bool list)
{
    lele_se_chains *chains = frame->chains;
    if (frame->depth == 0) {
        lele_se_arena_clear(&chains->nested_arena);
        memset(chains->nested, 0, sizeof chains->nested);
    }
    start(frame, grid, mode, list);
    if (mode->unary)
        lele_se_unary(frame);
    else
        lele_se_forcing(frame);
    if (list)
        lele_se_found_sort(frame);
}
