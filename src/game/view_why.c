/*
 * The answer to "why not this digit?": the steps that exclude it, in the order in which they are
 * needed, and one sentence that concludes.
 */
#include "game/exclude.h"
#include "game/past.h"
#include "game/view_parts.h"

typedef struct teller {
    lele_exclusion about; /* the question */
    lele_lang lang;
    lele_json *json;
    int count; /* of the steps so far */
    lele_past past;
} teller;

static void tell_step(void *data, const lele_board *before, const lele_step *step)
{
    teller *told = data;
    lele_text text;
    lele_text_init(&text);
    lele_step_write_past(step, before, &told->past, told->lang, LELE_HINT_WHY, &text);
    lele_json_object_begin(told->json);
    lele_step_members(step, before, &told->past, LELE_HINT_WHY, told->lang, told->json);
    lele_json_key_text(told->json, "text", &text);
    lele_json_object_end(told->json);
    lele_text_release(&text);
    lele_exclusion_note(&told->about, step);
    lele_past_add_step(&told->past, step, ++told->count);
}

static lele_word conclusion(lele_why_not reason, const lele_exclusion *about)
{
    static const lele_word words[LELE_WHY_NOT_COUNT] = {
        LELE_WORD_WHY_FILLED,  LELE_WORD_WHY_SEEN,     LELE_WORD_WHY_EXCLUDED,
        LELE_WORD_WHY_REMOVED, LELE_WORD_WHY_DEAD_END, LELE_WORD_WHY_POSSIBLE,
    };
    return reason == LELE_WHY_NOT_EXCLUDED ? lele_exclusion_word(about) : words[reason];
}

static void write_answer(const lele_game *game, lele_why_not reason, const teller *told)
{
    static const char *const reasons[LELE_WHY_NOT_COUNT] = { "filled",  "seen",     "excluded",
                                                             "removed", "dead-end", "possible" };
    const int value = game->cells[told->about.cell].value;
    lele_word_facts facts = lele_exclusion_facts(&told->about);
    if (value != 0)
        facts.other_digit = value;
    lele_json_key_string(told->json, "reason", reasons[reason]);
    lele_json_key_int(told->json, "other", told->about.seen_by);
    lele_text text;
    lele_text_init(&text);
    if (reason != LELE_WHY_NOT_SEEN && reason != LELE_WHY_NOT_FILLED)
        lele_assumed_write(game, told->lang, &text);
    lele_words_write(conclusion(reason, &told->about), told->lang, &facts, &text);
    lele_json_key_text(told->json, "text", &text);
    lele_text_release(&text);
}

static void write_why_not(lele_game *game, lele_lang lang, lele_json *json)
{
    int other;
    lele_hint_position position;
    lele_game_hint_position(game, &position);
    const int cell = game->help.why_cell, digit = game->help.why_digit;
    teller told = { .about = { &game->layout, cell, digit, -1, 0 }, .lang = lang, .json = json };
    lele_game_past(game, &told.past);
    lele_json_object_begin(json);
    lele_json_key_int(json, "cell", cell);
    lele_json_key_int(json, "digit", digit);
    lele_json_key(json, "steps");
    lele_json_array_begin(json);
    const lele_why_not reason =
        lele_advisor_why_not(game->advisor, &position, cell, digit, &other, tell_step, &told);
    lele_json_array_end(json);
    if (reason == LELE_WHY_NOT_SEEN)
        told.about.seen_by = other;
    write_answer(game, reason, &told);
    lele_json_object_end(json);
}

/* Finding the reason may take long, so the answer is kept until the position changes. */
void lele_why_not_json(lele_game *game, lele_lang lang, lele_json *json)
{
    if (!game->help.why_not) {
        lele_json_null(json);
        return;
    }
    if (!game->why_not_is_ready || game->why_not_lang != lang) {
        lele_json fresh;
        lele_text_clear(&game->why_not);
        lele_json_init(&fresh, &game->why_not);
        write_why_not(game, lang, &fresh);
        game->why_not_is_ready = true;
        game->why_not_lang = lang;
    }
    lele_text_add_bytes(json->out, game->why_not.data, game->why_not.length);
    json->needs_comma = true;
}
