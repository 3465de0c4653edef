/* A running game; see session.h. */
#include "play/session.h"

#include <stdio.h>

void play_session_init(play_session *session, lele_lang lang, int64_t (*clock)(void))
{
    *session = (play_session){ .lang = lang, .clock = clock };
    lele_text_init(&session->problem);
}

static void drop_view(play_session *session)
{
    if (session->game != NULL)
        lele_view_release(&session->view);
    json_decref(session->facts);
    session->facts = NULL;
}

void play_session_release(play_session *session)
{
    drop_view(session);
    lele_game_free(session->game);
    json_decref(session->record);
    lele_text_release(&session->problem);
    *session = (play_session){ .lang = session->lang, .clock = session->clock };
    lele_text_init(&session->problem);
}

/* The view was released by drop_view, or there was none. */
static void renew(play_session *session)
{
    lele_view_init(&session->view, session->game, play_session_now(session), session->lang);
    session->lacked = session->lacked || session->view.message.failed;
}

void play_session_adopt(play_session *session, lele_game *game, json_t *record)
{
    play_session_release(session);
    session->game = game;
    session->record = record;
    session->zero = session->clock() - lele_game_now(game);
    session->unsaved = record == NULL;
    renew(session);
}

int64_t play_session_now(const play_session *session)
{
    const int64_t now = session->clock() - session->zero;
    return now > 0 ? now : 0;
}

int64_t play_session_shown(const play_session *session)
{
    const lele_view_clock *clock = &session->view.clock;
    const int64_t since = play_session_now(session) - clock->now;
    return clock->total + (clock->running && since > 0 ? since : 0);
}

bool play_session_send(play_session *session, const char *line)
{
    lele_problem problem;
    lele_problem_init(&problem);
    lele_text_clear(&session->problem);
    const int64_t now = play_session_now(session);
    const lele_error error = lele_game_command(session->game, now, line, &problem);
    if (error != LELE_OK)
        lele_problem_write(&problem, session->lang, &session->problem);
    session->lacked = session->lacked || session->problem.failed;
    session->unsaved = session->unsaved || error == LELE_OK;
    drop_view(session);
    renew(session);
    return error == LELE_OK;
}

void play_session_set_lang(play_session *session, lele_lang lang)
{
    session->lang = lang;
    lele_text_clear(&session->problem);
    if (session->game == NULL)
        return;
    drop_view(session);
    renew(session);
}

static json_t *parse(const lele_text *text)
{
    return text->failed ? NULL : json_loadb(text->data, text->length, JSON_DECODE_ANY, NULL);
}

const json_t *play_session_facts(play_session *session)
{
    if (session->facts != NULL)
        return session->facts;
    lele_text text;
    lele_json json;
    lele_text_init(&text);
    lele_json_init(&json, &text);
    /* the cells are in the struct, so none of them has changed */
    lele_view_json_since(&session->view, session->view.cells, &json);
    session->facts = parse(&text);
    lele_text_release(&text);
    if (session->facts == NULL) {
        session->facts = json_object();
        session->lacked = true;
    }
    return session->facts;
}

json_t *play_session_query(play_session *session, const char *line, lele_problem *problem)
{
    lele_text text;
    lele_json json;
    lele_text_init(&text);
    lele_json_init(&json, &text);
    json_t *answer = NULL;
    if (lele_game_query(session->game, line, session->lang, &json, problem) == LELE_OK)
        answer = parse(&text);
    if (answer == NULL && problem->code == LELE_OK)
        (void)lele_problem_set(problem, LELE_E_MEMORY);
    lele_text_release(&text);
    return answer;
}

const char *play_fact_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

int play_fact_int(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

bool play_fact_is(const json_t *object, const char *key)
{
    return json_is_true(json_object_get(object, key));
}

lele_digits play_fact_digits(const json_t *list)
{
    lele_digits digits = 0;
    size_t i;
    json_t *digit;
    json_array_foreach(list, i, digit) if (json_integer_value(digit) >= 1 &&
                                           json_integer_value(digit) <= LELE_MAX_SIZE) digits |=
        lele_digits_of((int)json_integer_value(digit));
    return digits;
}

void play_time_add(lele_text *out, int64_t milliseconds)
{
    char text[32];
    const int64_t seconds = milliseconds / 1000;
    (void)snprintf(text, sizeof text, "%lld:%02d:%02d", (long long)(seconds / 3600),
                   (int)(seconds / 60 % 60), (int)(seconds % 60));
    lele_text_add(out, text);
}
