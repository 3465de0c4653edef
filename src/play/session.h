/*
 * A running game: sends commands, holds the view that is drawn, and knows the time.
 *
 * The struct of the view is renewed with every command; what only the JSON has (the hint, the tree,
 * prices, results) is read when somebody asks for it, so that the board can be drawn first.
 */
#ifndef LELE_PLAY_SESSION_H
#define LELE_PLAY_SESSION_H

#include <jansson.h>

#include "lele/lele.h"

typedef struct play_session {
    lele_game *game; /* NULL: none */
    lele_lang lang;
    lele_view view;    /* of the game, after each command */
    json_t *facts;     /* the JSON of the view without cells and tree; NULL: not read yet */
    json_t *record;    /* the stored record that the game came from, or NULL */
    lele_text problem; /* why the last command was refused; empty: it was not */
    int64_t (*clock)(void);
    int64_t zero; /* the clock at time 0 of the game */
    bool unsaved;
    bool lacked; /* memory was short, so something is not shown */
} play_session;

void play_session_init(play_session *session, lele_lang lang, int64_t (*clock)(void));
void play_session_release(play_session *session);

/* Takes the game over; `record` (may be NULL) too.  The game before is released. */
void play_session_adopt(play_session *session, lele_game *game, json_t *record);

/* Runs a command; false: it was refused, and `problem` says why. */
bool play_session_send(play_session *session, const char *line);

/* The milliseconds that the clock of the game shows now. */
int64_t play_session_shown(const play_session *session);
int64_t play_session_now(const play_session *session);

void play_session_set_lang(play_session *session, lele_lang lang);

/* The JSON of the view.  An empty object when memory is short. */
const json_t *play_session_facts(play_session *session);

/* The answer to a question (lele_game_query), which the caller releases; NULL: `problem` says why. */
json_t *play_session_query(play_session *session, const char *line, lele_problem *problem);

static inline const lele_layout *play_session_layout(const play_session *session)
{
    return lele_game_layout(session->game);
}

/* The values in a JSON object by a path such as "hint", "level"; harmless where they are missing. */
const char *play_fact_text(const json_t *object, const char *key);
int play_fact_int(const json_t *object, const char *key);
bool play_fact_is(const json_t *object, const char *key);

/* The digits in a list. */
lele_digits play_fact_digits(const json_t *list);

/* "1:02:03" */
void play_time_add(lele_text *out, int64_t milliseconds);

#endif
