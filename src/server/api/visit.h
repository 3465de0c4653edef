/* What the requests to a room share. */
#ifndef LELE_SERVER_API_VISIT_H
#define LELE_SERVER_API_VISIT_H

#include "server/api/replay.h"
#include "store/rooms.h"

enum { ROOM_BODY = 8 << 10, ROOM_RESULT = REPLAY_LOG + 4096, COUNTDOWN_MS = 5000, WRITE_ID = 36 };

typedef enum room_mode { ROOM_RACE, ROOM_TOGETHER, ROOM_MODES } room_mode;

struct visit {
    char id[API_PARAMETER];
    room_facts facts;
    room_mode mode;
    const char *write;
    player_facts me;
    lele_text content; /* of the event */
    int64_t number, filled, cell, digit;
    bool undoes;
    lele_layout layout;
    lele_grid givens;
    replay_facts replay;
    api_error refused; /* by the job */
    lele_json json;
};

void release_visit(void *visit);

/* Keeps the reason for which a job refuses, and ends its savepoint. */
store_status visit_refuse(struct visit *, api_error reason);

/* Reads the path; the first part of every `prepare`. */
api_error visit_begin(api_call *);
store_status visit_find(store_session *, struct visit *);
bool visit_read_puzzle(const char *code, lele_layout *, lele_grid *givens);

extern const char *const room_mode_names[ROOM_MODES];

/* The requests that add events: prepare and job of each. */
api_error room_prepare_progress(api_call *), room_prepare_move(api_call *),
    room_prepare_result(api_call *);
store_job room_join, room_begin, room_add_progress, room_add_move, room_add_result;

#endif
