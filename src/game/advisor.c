/* The advisor of one puzzle: its solution, its techniques and its rating.  See lele/hint.h. */
#include "game/advisor.h"

#include <stdlib.h>
#include <string.h>

#include "core/border.h"

void lele_advisor_turn(lele_advisor *advisor, const lele_grid *givens)
{
    lele_solve_result result;
    advisor->givens = *givens;
    advisor->is_rated = false;
    lele_proof_begin(&advisor->proof);
    lele_proof_search(&advisor->proof, givens, 2, &result);
    advisor->known = result.solutions > 1 ? LELE_KNOWN_SEVERAL
                     : result.stopped     ? LELE_KNOWN_NOT
                     : result.solutions   ? LELE_KNOWN_ONE
                                          : LELE_KNOWN_NONE;
    if (advisor->known == LELE_KNOWN_ONE)
        advisor->solution = result.first;
}

lele_advisor *lele_advisor_new(const lele_layout *layout, const lele_grid *givens)
{
    lele_advisor *advisor = calloc(1, sizeof *advisor);
    if (advisor == NULL)
        return NULL;
    advisor->layout = layout;
    if (!lele_proof_init(&advisor->proof, layout)) {
        lele_advisor_free(advisor);
        return NULL;
    }
    lele_technique_list list;
    lele_technique_list_default(&list);
    lele_advisor_use(advisor, &list);
    lele_proof_limit(&advisor->proof, 0, LELE_ADVISOR_WORK);
    advisor->overlay_level = LELE_LEVEL_EXTREME;
    advisor->known = LELE_KNOWN_NOT;
    if (givens != NULL)
        lele_advisor_turn(advisor, givens);
    return advisor;
}

void lele_advisor_limit(lele_advisor *advisor, uint64_t max_nodes)
{
    lele_proof_limit(&advisor->proof, max_nodes, 0);
}

void lele_advisor_limit_work(lele_advisor *advisor, uint64_t max_work)
{
    lele_proof_limit(&advisor->proof, 0, max_work);
}

void lele_advisor_free(lele_advisor *advisor)
{
    if (advisor == NULL)
        return;
    lele_proof_release(&advisor->proof);
    lele_engine_free(advisor->engine);
    free(advisor);
}

const char *lele_solutions_known_name(lele_solutions_known known)
{
    static const char *const names[] = {
        [LELE_KNOWN_NONE] = "none",
        [LELE_KNOWN_ONE] = "unique",
        [LELE_KNOWN_SEVERAL] = "several",
        [LELE_KNOWN_NOT] = "unknown",
    };
    return lele_border_name(names, sizeof names / sizeof names[0], (unsigned)known);
}

lele_solutions_known lele_advisor_known(const lele_advisor *advisor)
{
    return advisor->known;
}

const lele_grid *lele_advisor_solution(const lele_advisor *advisor)
{
    return advisor->known == LELE_KNOWN_ONE ? &advisor->solution : NULL;
}

static bool has_technique(const lele_technique_list *list, int index)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->order[i] == index)
            return true;
    return false;
}

/* Brute force follows the whole default list, and more; a list of the player's has it only where
 * it names it. */
void lele_advisor_use(lele_advisor *advisor, const lele_technique_list *techniques)
{
    lele_technique_list all;
    lele_technique_list_default(&all);
    bool whole = true;
    for (size_t i = 0; i < all.count; i++)
        whole = whole && has_technique(techniques, all.order[i]);
    advisor->techniques = *techniques;
    advisor->has_brute_force =
        whole || has_technique(techniques, lele_technique_find("brute-force"));
}

lele_engine *lele_advisor_engine(lele_advisor *advisor)
{
    if (advisor->engine == NULL)
        advisor->engine = lele_engine_new(advisor->layout);
    return advisor->engine;
}

void lele_advisor_assume(lele_advisor *advisor, const lele_hint_position *position)
{
    advisor->assumes = false;
    if (position == NULL || position->wrong == LELE_WRONG_FIRST || advisor->known != LELE_KNOWN_ONE)
        return;
    for (int cell = 0; cell < advisor->layout->cell_count; cell++) {
        const int value = position->values.cell[cell];
        advisor->assumes |= value != 0 && value != advisor->solution.cell[cell];
    }
}

lele_find_options lele_advisor_options(const lele_advisor *advisor, const lele_technique_list *list)
{
    /* A rectangle or a symmetry says nothing where a clue tells its cells apart. */
    const bool unique =
        advisor->known == LELE_KNOWN_ONE && !advisor->assumes && advisor->layout->clues == NULL;
    return (lele_find_options){ list, unique ? LELE_UNIQUENESS_PROVED : LELE_UNIQUENESS_UNKNOWN };
}

bool lele_advisor_last_resort(const lele_advisor *advisor, const lele_board *board, lele_step *ret)
{
    if (advisor->known != LELE_KNOWN_ONE)
        return false;
    lele_step_brute_force(board, &advisor->solution, ret);
    return true;
}

bool lele_advisor_next(lele_advisor *advisor, const lele_board *board, lele_step *ret)
{
    lele_engine *engine = lele_advisor_engine(advisor);
    if (engine == NULL || board->empty_count == 0)
        return false;
    lele_advisor_assume(advisor, NULL);
    const lele_find_options options = lele_advisor_options(advisor, &advisor->techniques);
    return lele_engine_next(engine, board, &options, ret) ||
           lele_advisor_last_resort(advisor, board, ret);
}

/* Chains through clues are walks from each candidate, as quick as simple patterns. */
static bool is_quick(const lele_technique *technique, int highest)
{
    return technique->rating <= highest || technique->needs_clues;
}

void lele_advisor_list(const lele_advisor *advisor, int rating, lele_technique_list *ret)
{
    ret->count = 0;
    for (size_t i = 0; i < advisor->techniques.count; i++)
        if (is_quick(lele_technique_at(advisor->techniques.order[i]), rating))
            ret->order[ret->count++] = advisor->techniques.order[i];
}

void lele_advisor_board(const lele_advisor *advisor, const lele_hint_position *position,
                        lele_board *ret)
{
    lele_board_init(ret, advisor->layout, &position->values);
    for (int cell = 0; cell < advisor->layout->cell_count; cell++) {
        if (advisor->givens.cell[cell] == 0)
            lele_cellset_remove(&ret->givens, cell);
        if (position->values.cell[cell] == 0)
            lele_board_eliminate(ret, cell, (lele_digits)~position->candidates[cell]);
    }
}

bool lele_advisor_complete(lele_advisor *advisor, const lele_grid *values, lele_grid *ret)
{
    lele_solve_result result;
    lele_proof_begin(&advisor->proof);
    lele_proof_search(&advisor->proof, values, 1, &result);
    if (result.solutions == 0)
        return false;
    *ret = result.first;
    return true;
}

/* Within the budget of the current question; an unfinished search refutes nothing. */
static bool may_be_solvable(lele_advisor *advisor, const lele_grid *values)
{
    lele_solve_result result;
    lele_proof_search(&advisor->proof, values, 1, &result);
    return result.solutions != 0 || result.stopped;
}

bool lele_advisor_is_solvable(lele_advisor *advisor, const lele_grid *values)
{
    lele_proof_begin(&advisor->proof);
    return may_be_solvable(advisor, values);
}

int lele_advisor_digit(lele_advisor *advisor, const lele_grid *values, int cell)
{
    if (advisor->known == LELE_KNOWN_ONE)
        return advisor->solution.cell[cell];
    lele_grid without = *values, solution;
    without.cell[cell] = 0;
    return lele_advisor_complete(advisor, &without, &solution) ? solution.cell[cell] : 0;
}

/* The latest entry of the player that is not in `looked`; -1: none. */
static int latest(const lele_advisor *advisor, const lele_hint_position *position,
                  const lele_cellset *looked)
{
    int best = -1;
    for (int cell = 0; cell < advisor->layout->cell_count; cell++) {
        if (position->values.cell[cell] == 0 || advisor->givens.cell[cell] != 0 ||
            lele_cellset_has(looked, cell))
            continue;
        if (best < 0 || position->order[cell] >= position->order[best])
            best = cell;
    }
    return best;
}

int lele_advisor_culprits(lele_advisor *advisor, const lele_hint_position *position,
                          lele_cell ret[LELE_MAX_CELLS])
{
    lele_grid values = position->values;
    lele_proof_begin(&advisor->proof);
    if (may_be_solvable(advisor, &values))
        return 0;
    lele_cellset looked = LELE_CELLSET_EMPTY;
    for (int cell; (cell = latest(advisor, position, &looked)) >= 0;) {
        lele_cellset_add(&looked, cell);
        values.cell[cell] = 0;
        if (may_be_solvable(advisor, &values))
            values.cell[cell] = position->values.cell[cell];
    }
    int count = 0;
    for (int cell = 0; cell < advisor->layout->cell_count; cell++)
        if (values.cell[cell] != 0 && advisor->givens.cell[cell] == 0)
            ret[count++] = (lele_cell)cell;
    return count;
}

/* On layouts larger than this a single nested search can take many seconds. */
enum { LARGEST_NESTED = 100, FEW_EXTREME = 3 };

bool lele_advisor_is_large(const lele_advisor *advisor)
{
    return advisor->layout->cell_count > LARGEST_NESTED;
}

bool lele_advisor_is_open(const lele_advisor *advisor)
{
    return advisor->known != LELE_KNOWN_ONE || advisor->layout->clues != NULL;
}

void lele_advisor_drop_slow(const lele_advisor *advisor, lele_technique_list *list)
{
    const int nested = lele_technique_find("nested-forcing-chain");
    size_t kept = 0;
    if (!lele_advisor_is_large(advisor))
        return;
    for (size_t i = 0; i < list->count; i++)
        if (list->order[i] != nested)
            list->order[kept++] = list->order[i];
    list->count = kept;
}

static void keep_quick(lele_technique_list *list)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (is_quick(lele_technique_at(list->order[i]), LELE_OPEN_RATING))
            list->order[kept++] = list->order[i];
    list->count = kept;
}

/* Ends the rating of a large grid after a few steps of the highest level: the level is known then,
 * and each of these steps is slow. */
static bool go_on(void *data, const lele_board *before, const lele_step *step)
{
    int *extreme = data;
    (void)before;
    *extreme += lele_technique_at(step->technique)->level == LELE_LEVEL_EXTREME;
    return *extreme <= FEW_EXTREME;
}

const lele_rating *lele_advisor_rating(lele_advisor *advisor)
{
    if (advisor->is_rated)
        return &advisor->rating;
    memset(&advisor->rating, 0, sizeof advisor->rating);
    lele_engine *engine = advisor->known == LELE_KNOWN_ONE ? lele_advisor_engine(advisor) : NULL;
    if (engine == NULL)
        return &advisor->rating;
    lele_technique_list list;
    int extreme = 0;
    lele_technique_list_default(&list);
    if (lele_advisor_is_open(advisor))
        keep_quick(&list);
    lele_advisor_assume(advisor, NULL);
    lele_advisor_drop_slow(advisor, &list);
    const lele_find_options options = lele_advisor_options(advisor, &list);
    lele_board_init(&advisor->board, advisor->layout, &advisor->givens);
    lele_rate(engine, &advisor->board, &options, lele_advisor_is_large(advisor) ? go_on : NULL,
              &extreme, &advisor->rating);
    if (advisor->layout->clues != NULL && !advisor->rating.solved)
        memset(&advisor->rating, 0, sizeof advisor->rating);
    advisor->is_rated = true;
    return &advisor->rating;
}
