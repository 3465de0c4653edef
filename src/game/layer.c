/*
 * The commands of the candidate overlay.  It shows the whole solution only on request, and the game is
 * marked then.
 */
#include "game/state.h"

#include <stdlib.h>

lele_overlay *lele_game_overlay_memory(lele_game *game)
{
    if (game->overlay == NULL)
        game->overlay = calloc(1, sizeof *game->overlay);
    return game->overlay;
}

void lele_game_reach_overlay(lele_game *game)
{
    lele_advisor_overlay_reach(game->advisor, game->help.overlay_is_solution
                                                  ? LELE_OVERLAY_TO_SOLUTION
                                                  : LELE_OVERLAY_BEFORE_SOLUTION);
}

const lele_overlay *lele_game_overlay(lele_game *game)
{
    lele_hint_position position;
    if (game->overlay_is_ready)
        return game->overlay;
    if (lele_game_overlay_memory(game) == NULL)
        return NULL;
    lele_game_hint_position(game, &position);
    lele_game_reach_overlay(game);
    lele_advisor_overlay(game->advisor, &position, game->overlay);
    game->overlay_is_ready = true;
    return game->overlay;
}

static int overlay_count(lele_game *game, int level)
{
    const lele_overlay *overlay = lele_game_overlay(game);
    int count = 0;
    for (int cell = 0; overlay != NULL && cell < game->layout.cell_count; cell++) {
        const int candidates = lele_digits_count(overlay->candidates[cell]);
        count += game->cells[cell].value == 0 && candidates >= 1 && candidates <= level;
    }
    return count;
}

int lele_game_next_overlay(const lele_game *game)
{
    if (game->help.overlay == 0)
        return (int)game->settings.hint_start;
    return (game->help.overlay + 1) % (LELE_OVERLAY_LEVELS + 1);
}

static lele_paid overlay_paid(const lele_game *game, int level)
{
    return (lele_paid){ LELE_PAID_OVERLAY, game->help.overlay_is_solution, 0, level };
}

/* Whether a level of the overlay shows cells that the player did not see in this position. */
static bool shows_more(lele_game *game, int level, int shown)
{
    const int paid = lele_account_level(game, overlay_paid(game, 0));
    const int known = paid > shown ? paid : shown;
    return level > known && overlay_count(game, level) != overlay_count(game, known);
}

/* Changes to the overlay with the whole solution, if there is one. */
static bool widen(lele_game *game)
{
    if (game->help.overlay_is_solution)
        return false;
    const lele_overlay *overlay = game->is_replaying ? NULL : lele_game_overlay(game);
    if (!game->is_replaying && (overlay == NULL || overlay->end != LELE_OVERLAY_HELD))
        return false;
    game->help.overlay_is_solution = true;
    game->overlay_is_ready = false;
    return true;
}

static lele_error show_overlay(lele_game *game, lele_command *command, int level, int shown,
                               lele_problem *problem)
{
    const lele_novelty news =
        game->is_replaying || shows_more(game, level, shown) ? LELE_NOVELTY_NEW : LELE_NOVELTY_NONE;
    const lele_error error = lele_account_ask(game, command, news, problem);
    if (error != LELE_OK)
        return error;
    lele_account_settle(game, command, overlay_paid(game, level));
    if (level == 0)
        lele_game_forget_overlay(game);
    game->help.overlay = level;
    game->with_solution = game->with_solution || command->is_all;
    command->number = level;
    lele_game_say_number(game, level == 0 ? LELE_WORD_OVERLAY_OFF : LELE_WORD_OVERLAY, level);
    return LELE_OK;
}

/* The level of the command; without a number the next one, or the present one of a wider overlay. */
static int overlay_level(const lele_game *game, const lele_command *command)
{
    if (command->number != LELE_NO_NUMBER)
        return (int)(command->number % 100);
    return command->is_all && game->help.overlay > 0 ? game->help.overlay
                                                     : lele_game_next_overlay(game);
}

lele_error lele_run_candidates(lele_game *game, lele_command *command, lele_problem *problem)
{
    const int level = overlay_level(game, command);
    if (level > LELE_OVERLAY_LEVELS) {
        if (problem != NULL)
            lele_problem_quote(problem, "LEVEL", 5);
        return lele_problem_set(problem, LELE_E_RANGE);
    }
    const lele_hint_kind kind = lele_game_hint_kind(game);
    if (level > 0 && level != game->help.overlay && lele_hint_comes_first(kind))
        return lele_game_say_trouble(game, command, kind, problem);
    const bool had = game->help.overlay_is_solution;
    command->is_all = command->is_all && level > 0 && widen(game);
    if (level == game->help.overlay && !command->is_all)
        return lele_problem_set(problem, LELE_E_NO_CHANGE);
    const int shown = command->is_all ? 0 : game->help.overlay;
    const lele_error error = show_overlay(game, command, level, shown, problem);
    if (error != LELE_OK && game->help.overlay_is_solution != had) {
        game->help.overlay_is_solution = had;
        game->overlay_is_ready = false;
    }
    return error;
}
