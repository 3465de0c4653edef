/*
 * The shortest sequence of steps to a goal, by iterative deepening: all sequences of one step, then
 * all of two, and so on.  The first one found is shortest, because every shorter one was tried.
 *
 * Sequences that differ only in their order lead to the same board, so each board is searched once
 * per length.  The number of boards is limited; when the limit is reached nothing is proved, and the
 * caller keeps the sequence it has.
 */
#include "game/shortest.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_BOARDS = 700, MOST_STEPS = 2048, MOST_DEPTH = 12, SLOTS = 4096 };

typedef struct search {
    lele_advisor *advisor;
    const lele_find_options *options;
    const lele_goal *goal;
    int boards, steps;
    bool is_cut;      /* a limit was reached */
    lele_digits left; /* the goal cell's candidates on the current board */
    bool is_found;
    lele_trail_step path[MOST_DEPTH];
    lele_trail_step pool[MOST_STEPS]; /* the steps of the boards on the path */
    uint64_t seen[SLOTS];             /* boards, with the number of steps that were left there */
} search;

static bool reaches(const search *in, const lele_step *step)
{
    lele_digits left = in->left;
    for (int i = 0; i < step->placement_count; i++)
        if (step->placements[i].cell == in->goal->cell)
            left &= step->placements[i].digits;
    for (int i = 0; i < step->elimination_count; i++)
        if (step->eliminations[i].cell == in->goal->cell)
            lele_digits_remove(&left, step->eliminations[i].digits);
    return left != 0 && lele_digits_minus(left, in->goal->digits) == 0;
}

static bool look_for_last(void *data, const lele_step *step)
{
    search *in = data;
    in->is_found = reaches(in, step);
    if (in->is_found)
        lele_trail_fill(in->advisor->layout, step, &in->path[0]);
    return !in->is_found;
}

static bool concludes_the_same(const lele_trail_step *a, const lele_trail_step *b)
{
    return a->mark_count == b->mark_count &&
           memcmp(a->marks, b->marks, a->mark_count * sizeof a->marks[0]) == 0;
}

typedef struct collector {
    search *in;
    int first;
} collector;

/* Keeps a step that eliminates, unless an easier one concludes the same. */
static bool collect(void *data, const lele_step *step)
{
    const collector *to = data;
    search *in = to->in;
    if (step->placement_count != 0)
        return true;
    if (in->steps == MOST_STEPS) {
        in->is_cut = true;
        return false;
    }
    lele_trail_step *entry = &in->pool[in->steps];
    lele_trail_fill(in->advisor->layout, step, entry);
    for (int i = to->first; i < in->steps; i++)
        if (concludes_the_same(&in->pool[i], entry))
            return true;
    in->steps++;
    return true;
}

static uint64_t hash_of(const lele_board *board, int left)
{
    uint64_t hash = 0x9E3779B97F4A7C15U + (uint64_t)left;
    for (int cell = 0; cell < board->layout->cell_count; cell++) {
        hash = (hash ^ board->candidates[cell]) * 0xBF58476D1CE4E5B9U;
        hash ^= hash >> 29;
    }
    return hash | 1;
}

static bool was_seen(search *in, const lele_board *board, int left)
{
    const uint64_t hash = hash_of(board, left);
    size_t slot = hash % SLOTS;
    while (in->seen[slot] != 0 && in->seen[slot] != hash)
        slot = (slot + 1) % SLOTS;
    const bool seen = in->seen[slot] == hash;
    in->seen[slot] = hash;
    return seen;
}

/* Looks for a sequence of exactly `left` steps from the board to the goal; path[left - 1] is its
 * first step. */
static bool descend(search *in, const lele_board *board, int left)
{
    if (was_seen(in, board, left))
        return false;
    if (in->is_cut || in->boards++ == MOST_BOARDS) {
        in->is_cut = true;
        return false;
    }
    const int first = in->steps;
    collector to = { in, first };
    in->left = board->candidates[in->goal->cell];
    lele_engine_each(in->advisor->engine, board, in->options, left == 1 ? look_for_last : collect,
                     left == 1 ? (void *)in : (void *)&to);
    const int end = in->steps;
    for (int i = first; i < end && !in->is_found; i++) {
        lele_board next = *board;
        lele_trail_apply(&in->pool[i], &next);
        if (!lele_board_is_dead(&next, NULL) && descend(in, &next, left - 1))
            in->path[left - 1] = in->pool[i];
    }
    in->steps = first;
    return in->is_found;
}

/* Replaces the advisor's trail by the path. */
static void keep(const search *in, int length)
{
    lele_advisor *advisor = in->advisor;
    advisor->trail_count = length;
    for (int i = 0; i < length; i++) {
        advisor->trail[i] = in->path[length - 1 - i];
        advisor->trail[i].is_needed = true;
    }
}

lele_shortest lele_shortest_find(lele_advisor *advisor, const lele_technique_list *list,
                                 const lele_board *start, const lele_goal *goal, int most)
{
    const lele_find_options options = lele_advisor_options(advisor, list);
    search *in = malloc(sizeof *in);
    if (in == NULL)
        return LELE_SHORTEST_OPEN;
    in->advisor = advisor;
    in->options = &options;
    in->goal = goal;
    in->boards = in->steps = 0;
    in->is_cut = in->is_found = false;
    int length = 1;
    for (; length <= most && length <= MOST_DEPTH && !in->is_cut; length++) {
        memset(in->seen, 0, sizeof in->seen);
        if (descend(in, start, length))
            break;
    }
    const lele_shortest result = in->is_found     ? LELE_SHORTEST_FOUND
                                 : length <= most ? LELE_SHORTEST_OPEN
                                                  : LELE_SHORTEST_NONE;
    if (in->is_found)
        keep(in, length);
    free(in);
    return result;
}
