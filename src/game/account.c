/* What was paid for; see game/account.h. */
#include "game/state.h"

#include <stdlib.h>
#include <string.h>

/* A check may tell of every cell; the other commands add at most two rows. */
enum { ROWS_PER_COMMAND = LELE_MAX_CELLS + 2 };

void lele_account_release(lele_account *account)
{
    free(account->rows);
    *account = (lele_account){ 0 };
}

bool lele_account_reserve(lele_account *account)
{
    const size_t wanted = account->count + ROWS_PER_COMMAND;
    if (wanted <= account->room)
        return true;
    lele_paid_row *rows = realloc(account->rows, 2 * wanted * sizeof *rows);
    if (rows == NULL)
        return false;
    account->rows = rows;
    account->room = 2 * wanted;
    return true;
}

void lele_account_clear(lele_account *account)
{
    account->count = 0;
}

/* FNV-1a. */
static uint64_t mix(uint64_t hash, const void *bytes, size_t length)
{
    const uint8_t *next = bytes;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ next[i]) * UINT64_C(0x100000001b3);
    return hash;
}

static const uint64_t FNV_START = UINT64_C(0xcbf29ce484222325);

/* What the information depends on besides the puzzle. */
typedef enum scope { SCOPE_ENGINE, SCOPE_CANDIDATES, SCOPE_DIGITS, SCOPE_SOLUTION } scope;

static scope scope_of(lele_paid_kind kind)
{
    static const scope scopes[LELE_PAID_KIND_COUNT] = {
        [LELE_PAID_HINT] = SCOPE_ENGINE,        [LELE_PAID_STEP] = SCOPE_ENGINE,
        [LELE_PAID_APPLY] = SCOPE_ENGINE,       [LELE_PAID_OVERLAY] = SCOPE_ENGINE,
        [LELE_PAID_WHY_NOT] = SCOPE_CANDIDATES, [LELE_PAID_TROUBLE] = SCOPE_CANDIDATES,
        [LELE_PAID_CHECK] = SCOPE_DIGITS,       [LELE_PAID_MISTAKE] = SCOPE_DIGITS,
        [LELE_PAID_WRONG] = SCOPE_SOLUTION,     [LELE_PAID_REVEAL] = SCOPE_SOLUTION,
    };
    return scopes[kind];
}

/* A number for the current position: equal wherever the same information would be given. */
static uint64_t place_of(const lele_game *game, lele_paid_kind kind)
{
    const scope wide = scope_of(kind);
    if (wide == SCOPE_SOLUTION && lele_advisor_solution(game->advisor) != NULL)
        return 0;
    lele_hint_position position;
    lele_game_hint_position(game, &position);
    const size_t count = (size_t)game->layout.cell_count;
    uint64_t hash = mix(FNV_START, position.values.cell, count);
    if (wide <= SCOPE_CANDIDATES)
        hash = mix(hash, position.candidates, count * sizeof position.candidates[0]);
    if (wide == SCOPE_ENGINE)
        hash = mix(hash, game->settings.techniques, strlen(game->settings.techniques));
    return hash;
}

static bool is_same(const lele_paid *a, const lele_paid *b)
{
    return a->kind == b->kind && a->about == b->about && a->number == b->number;
}

static lele_paid_row *find(const lele_game *game, const lele_paid *paid)
{
    const lele_account *account = &game->account;
    const uint64_t place = account->count > 0 ? place_of(game, paid->kind) : 0;
    for (size_t i = 0; i < account->count; i++)
        if (account->rows[i].place == place && is_same(&account->rows[i].paid, paid))
            return &account->rows[i];
    return NULL;
}

int lele_account_level(const lele_game *game, lele_paid paid)
{
    const lele_paid_row *row = find(game, &paid);
    return row != NULL ? row->paid.level : 0;
}

/* Identifies a step by its technique and conclusions, in whatever order these are; never 0. */
static uint64_t name_step(const lele_step *step)
{
    uint64_t sum = mix(FNV_START, &step->technique, sizeof step->technique);
    for (int i = 0; i < step->placement_count + step->elimination_count; i++) {
        const bool places = i < step->placement_count;
        const lele_mark *mark =
            places ? &step->placements[i] : &step->eliminations[i - step->placement_count];
        const uint32_t facts[] = { places, mark->cell, mark->digits };
        sum += mix(FNV_START, facts, sizeof facts);
    }
    return sum != 0 ? sum : 1;
}

static bool is_step(lele_paid_kind kind)
{
    return kind <= LELE_PAID_APPLY;
}

/* Finds the step of a row that was loaded from a log. */
static uint64_t find_step(lele_game *game, const lele_paid *paid)
{
    lele_hint_position position;
    lele_hint *hint = calloc(1, sizeof *hint);
    if (hint == NULL)
        return 0;
    lele_game_hint_position(game, &position);
    if (paid->kind == LELE_PAID_STEP)
        lele_advisor_step(game->advisor, &position, paid->about, paid->number, hint);
    else
        lele_advisor_hint(game->advisor, &position, paid->about, hint);
    const uint64_t step = hint->has_step ? name_step(&hint->step) : 0;
    free(hint);
    return step;
}

/* A row of the same step counts also where the step was found in another way.  Conclusions that
 * were applied tell no more than that: they do not count for a hint. */
int lele_account_step_level(lele_game *game, lele_paid paid)
{
    int level = lele_account_level(game, paid);
    const lele_account *account = &game->account;
    const lele_hint *hint = game->is_replaying || account->count == 0 ? NULL : lele_game_hint(game);
    if (hint == NULL || !hint->has_step)
        return level;
    const uint64_t step = name_step(&hint->step), place = place_of(game, paid.kind);
    for (size_t i = 0; i < account->count; i++) {
        lele_paid_row *row = &account->rows[i];
        if (row->place != place || !is_step(row->paid.kind) || row->paid.level <= level ||
            (row->paid.kind == LELE_PAID_APPLY) != (paid.kind == LELE_PAID_APPLY))
            continue;
        if (row->step == 0)
            row->step = find_step(game, &row->paid);
        if (row->step == step)
            level = row->paid.level;
    }
    return level;
}

void lele_account_add(lele_game *game, lele_paid paid)
{
    lele_account *account = &game->account;
    lele_paid_row *row = find(game, &paid);
    if (row == NULL) {
        row = &account->rows[account->count++];
        *row = (lele_paid_row){ .paid = paid, .place = place_of(game, paid.kind) };
    }
    if (paid.level > row->paid.level)
        row->paid.level = paid.level;
    if (is_step(paid.kind) && game->hint != NULL && game->hint_is_ready && game->hint->has_step)
        row->step = name_step(&game->hint->step);
}

lele_error lele_account_ask(lele_game *game, lele_command *command, lele_novelty news,
                            lele_problem *problem)
{
    if (!game->is_replaying)
        command->is_free = news == LELE_NOVELTY_NONE;
    return command->is_free ? LELE_OK : lele_game_may_charge(game, problem);
}

void lele_account_settle(lele_game *game, const lele_command *command, lele_paid paid)
{
    if (!command->is_free)
        lele_game_charge(game);
    lele_account_add(game, paid);
}

/* Whether the board shows a conflict, which a hint would name first. */
static bool sees_conflict(const lele_game *game)
{
    lele_grid values;
    lele_game_values(game, &values);
    const lele_cellset conflicts = lele_grid_conflicts(&game->layout, &values);
    return game->settings.conflict == LELE_CONFLICT_HIGHLIGHT && !lele_cellset_is_empty(&conflicts);
}

/* Whether level `next` of a hint about the first wrong digit was told before. */
static bool knows_wrong(const lele_game *game, int next)
{
    for (int cell = 0; game->settings.wrong_first && cell < game->layout.cell_count; cell++) {
        if (!lele_game_is_wrong(game, cell))
            continue;
        const lele_paid wrong = { LELE_PAID_WRONG, cell, game->cells[cell].value, 0 };
        return (game->settings.show_mistakes && next == 1) ||
               lele_account_level(game, wrong) >= next;
    }
    return false;
}

bool lele_account_knows_hint(const lele_game *game)
{
    const lele_help *help = &game->help;
    const int next = help->level + 1;
    if (help->level > 0 && next > lele_hint_levels(help->kind))
        return true;
    if (help->kind == LELE_HINT_STEP && help->level == LELE_HINT_WHY)
        return true;
    if (sees_conflict(game) || knows_wrong(game, next))
        return true;
    if (game->account.count == 0)
        return false;
    bool knows = lele_account_level(game, (lele_paid){ LELE_PAID_HINT, help->skip, 0, 0 }) >= next;
    for (int kind = LELE_HINT_CONFLICT; kind < LELE_HINT_STEP && !knows; kind++)
        knows = lele_account_level(game, (lele_paid){ LELE_PAID_TROUBLE, kind, 0, 0 }) >= next;
    return knows;
}

bool lele_account_knows_check(const lele_game *game)
{
    return game->settings.show_mistakes ||
           lele_account_level(game, (lele_paid){ LELE_PAID_CHECK, 0, 0, 0 }) > 0;
}

bool lele_account_knows_overlay(const lele_game *game)
{
    const int next = lele_game_next_overlay(game);
    const lele_paid paid = { LELE_PAID_OVERLAY, game->help.overlay_is_solution, 0, 0 };
    return next == 0 || lele_account_level(game, paid) >= next;
}
