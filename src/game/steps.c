/*
 * The list of possible steps: how many each technique has, which is free to know, and the command
 * that shows one of them, which costs as a hint does.
 */
#include "game/view_parts.h"

#include <string.h>

/* The technique named by the command; -1: unknown. */
static int named_technique(const lele_command *command)
{
    for (int i = 0; lele_technique_at((size_t)i) != NULL; i++) {
        const char *name = lele_technique_at((size_t)i)->name;
        if (strlen(name) == command->word_length &&
            memcmp(name, command->word, command->word_length) == 0)
            return i;
    }
    return -1;
}

/* Shows the step on the screen, if there is one.  In a log there is: its line was checked when it
 * was written. */
static bool show_step(lele_game *game, int technique, int number)
{
    game->help = (lele_help){ .level = LELE_HINT_WHY,
                              .skip = number,
                              .technique = technique + 1,
                              .kind = LELE_HINT_STEP,
                              .overlay = game->help.overlay,
                              .overlay_is_solution = game->help.overlay_is_solution,
                              .checked = game->help.checked };
    game->hint_is_ready = false;
    const lele_hint *hint = game->is_replaying ? NULL : lele_game_hint(game);
    return game->is_replaying || (hint != NULL && hint->kind == LELE_HINT_STEP);
}

lele_error lele_run_step(lele_game *game, lele_command *command, lele_problem *problem)
{
    const int technique = named_technique(command);
    const int64_t number = command->number == LELE_NO_NUMBER ? 1 : command->number;
    if (technique < 0) {
        if (problem != NULL)
            lele_problem_quote(problem, command->word, command->word_length);
        return lele_problem_set(problem, LELE_E_TECHNIQUE);
    }
    const lele_help before = game->help;
    const lele_hint_kind kind = lele_game_hint_kind(game);
    if (kind != LELE_HINT_STEP && lele_hint_levels(kind) > 0)
        return lele_game_say_trouble(game, command, kind, problem);
    if (number < 1 || number > 9999 || kind != LELE_HINT_STEP)
        return lele_problem_set(problem, LELE_E_NO_STEP);
    lele_error error = LELE_OK;
    const lele_paid paid = { LELE_PAID_STEP, technique, (int)number - 1, LELE_HINT_WHY };
    if (!show_step(game, technique, paid.number)) {
        error = lele_problem_set(problem, LELE_E_NO_STEP);
    } else {
        const bool known = lele_account_step_level(game, paid) >= LELE_HINT_WHY;
        error =
            lele_account_ask(game, command, known ? LELE_NOVELTY_NONE : LELE_NOVELTY_NEW, problem);
    }
    if (error != LELE_OK) {
        game->help = before;
        game->hint_is_ready = false;
        return error;
    }
    lele_account_settle(game, command, paid);
    command->number = number;
    lele_game_say_number(game, LELE_WORD_HINT_GIVEN, LELE_HINT_WHY);
    return LELE_OK;
}

typedef struct tally {
    int technique, count;
    lele_lang lang;
    lele_json *json;
} tally;

static void write_tally(const tally *of)
{
    if (of->count == 0)
        return;
    const lele_technique *technique = lele_technique_at((size_t)of->technique);
    lele_json_object_begin(of->json);
    lele_json_key_string(of->json, "technique", technique->name);
    lele_json_key_string(of->json, "title", technique->title[of->lang]);
    lele_json_key_tenths(of->json, "rating", technique->rating);
    lele_json_key_int(of->json, "count", of->count);
    lele_json_object_end(of->json);
}

/* The steps come technique by technique. */
static bool count_step(void *data, const lele_step *step)
{
    tally *of = data;
    if (step->technique != of->technique) {
        write_tally(of);
        of->technique = step->technique;
        of->count = 0;
    }
    of->count++;
    return true;
}

lele_error lele_steps_json(lele_game *game, const char *rest, lele_lang lang, lele_json *json,
                           lele_problem *problem)
{
    (void)rest;
    if (game->advisor == NULL) {
        if (problem != NULL)
            lele_problem_quote(problem, "steps", 5);
        return lele_problem_set(problem, LELE_E_NOT_NOW);
    }
    lele_hint_position position;
    tally of = { -1, 0, lang, json };
    lele_game_hint_position(game, &position);
    lele_json_array_begin(json);
    lele_advisor_each_step(game->advisor, &position, count_step, &of);
    write_tally(&of);
    lele_json_array_end(json);
    return LELE_OK;
}
