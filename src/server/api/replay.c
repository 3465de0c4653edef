/*
 * A game is replayed by loading its log.  What the log's stamps say about speed is judged here: the core
 * only knows that time does not run backwards.
 */
#include "server/api/replay.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lele/lele.h"

void replay_hash_puzzle(const lele_layout *layout, const lele_grid *givens,
                        char ret[2 * PLAYER_HASH + 1])
{
    unsigned char digest[PLAYER_HASH];
    crypto_generichash_state state;
    crypto_generichash_init(&state, NULL, 0, sizeof digest);
    crypto_generichash_update(&state, (const unsigned char *)layout->name,
                              strlen(layout->name) + 1);
    crypto_generichash_update(&state, givens->cell, (unsigned long long)layout->cell_count);
    crypto_generichash_final(&state, digest, sizeof digest);
    sodium_bin2hex(ret, 2 * PLAYER_HASH + 1, digest, sizeof digest);
}

/* What the stamps of the commands that enter digits say. */
struct stamps {
    int64_t first, last, entered, gaps[REPLAY_FEWEST_STAMPS];
    int different;
};

static void note_gap(struct stamps *stamps, int64_t gap)
{
    for (int i = 0; i < stamps->different; i++)
        if (stamps->gaps[i] == gap)
            return;
    if (stamps->different < REPLAY_FEWEST_STAMPS)
        stamps->gaps[stamps->different++] = gap;
}

static void note_digit(struct stamps *stamps, int64_t at)
{
    if (stamps->entered++ == 0)
        stamps->first = at;
    else
        note_gap(stamps, at - stamps->last);
    stamps->last = at;
}

/* The lines "STAMP set CELLS DIGIT" of a log that has been loaded, so that its form is right. */
static struct stamps read_stamps(const char *log)
{
    struct stamps ret = { 0 };
    for (const char *line = log; line != NULL && *line != '\0';) {
        char *rest;
        const int64_t at = strtoll(line, &rest, 10);
        if (rest != line && strncmp(rest, " set ", 5) == 0)
            note_digit(&ret, at);
        line = strchr(line, '\n');
        line = line != NULL ? line + 1 : NULL;
    }
    return ret;
}

static api_error judge_speed(api_call *call, const struct stamps *stamps, replay_facts *ret)
{
    const int64_t each =
        stamps->entered > 1 ? (stamps->last - stamps->first) / (stamps->entered - 1) : 0;
    if (stamps->entered > 1 && each < REPLAY_FASTEST_MS) {
        snprintf(call->detail_text, sizeof call->detail_text, "%d digits, one every %d ms",
                 (int)stamps->entered, (int)each);
        return api_fail(call, API_E_FAST, call->detail_text);
    }
    ret->suspicious = stamps->entered > REPLAY_FEWEST_STAMPS + 1 &&
                      (each < REPLAY_UNLIKELY_MS || stamps->different < REPLAY_FEWEST_STAMPS);
    return API_E_NONE;
}

static int64_t number_of(const json_t *results, const char *key)
{
    return json_integer_value(json_object_get(results, key));
}

/* The result as the view of the game states it.  Only this part of the view is read, which is long; inside a text
 * of the view the key would have a backslash before its quotation mark. */
static bool read_results(const char *view, replay_facts *ret)
{
    static const char key[] = "\"results\":";
    const char *at = strstr(view, key);
    json_t *results =
        at != NULL ? json_loads(at + sizeof key - 1, JSON_DISABLE_EOF_CHECK, NULL) : NULL;
    const bool solved = json_is_object(results) &&
                        !json_is_true(json_object_get(results, "shown")) &&
                        !json_is_true(json_object_get(results, "lost"));
    if (solved) {
        ret->total_ms = number_of(results, "total");
        ret->elapsed_ms = number_of(results, "elapsed");
        ret->hints = number_of(results, "hints");
        ret->mistakes = number_of(results, "mistakes");
        ret->with_solution = json_is_true(json_object_get(results, "withSolution"));
    }
    json_decref(results);
    return solved;
}

static api_error judge(api_call *call, lele_game *game, replay_facts *ret)
{
    lele_text text;
    lele_position position;
    lele_text_init(&text);
    lele_game_view(game, lele_game_now(game), LELE_LANG_EN, &text);
    const bool whole = !text.failed, solved = whole && read_results(text.data, ret);
    lele_text_clear(&text);
    lele_game_save(game, &text);
    const struct stamps stamps = read_stamps(text.data);
    const bool saved = !text.failed;
    lele_text_release(&text);
    if (!whole || !saved)
        return API_E_MEMORY;
    if (!solved)
        return API_E_UNSOLVED;
    lele_game_position(game, &position);
    replay_hash_puzzle(lele_game_layout(game), &position.givens, ret->puzzle);
    ret->entered = stamps.entered;
    return judge_speed(call, &stamps, ret);
}

api_error replay_log(api_call *call, const char *log, size_t length, replay_facts *ret)
{
    lele_problem problem;
    lele_problem_init(&problem);
    memset(ret, 0, sizeof *ret);
    lele_game *game = lele_game_load(log, length, &problem);
    if (game == NULL && problem.code == LELE_E_MEMORY)
        return API_E_MEMORY;
    if (game == NULL) {
        lele_text words;
        lele_text_init(&words);
        lele_problem_write(&problem, call->lang, &words);
        api_fail(call, API_E_LOG, words.data);
        lele_text_release(&words);
        return API_E_LOG;
    }
    const api_error error = judge(call, game, ret);
    lele_game_free(game);
    return error;
}
