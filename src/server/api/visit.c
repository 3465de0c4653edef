/* Reading what the requests to a room have in common. */
#include "server/api/visit.h"

#include <stdio.h>
#include <string.h>

const char *const room_mode_names[ROOM_MODES] = { "race", "together" };

void release_visit(void *data)
{
    struct visit *visit = data;
    lele_text_release(&visit->content);
}

/* A job that refuses for a reason of ours ends its savepoint as STORE_REFUSED; the reason is in the visit. */
store_status visit_refuse(struct visit *visit, api_error reason)
{
    visit->refused = reason;
    return STORE_REFUSED;
}

bool visit_read_puzzle(const char *code, lele_layout *layout, lele_grid *givens)
{
    lele_position position;
    lele_layouts *layouts = lele_layouts_new();
    const lele_codec_context context = { .layouts = layouts, .layout = NULL };
    const bool read = layouts != NULL && lele_codec_read(NULL, &context, code, strlen(code),
                                                         &position, NULL) == LELE_OK;
    if (read) {
        *layout = *position.layout;
        *givens = position.givens;
    }
    lele_layouts_free(layouts);
    return read;
}

api_error visit_begin(api_call *call)
{
    struct visit *visit = call->data;
    lele_text_init(&visit->content);
    snprintf(visit->id, sizeof visit->id, "%s", call->parameters[0]);
    return strlen(call->parameters[0]) <= ROOM_ID ? API_E_NONE : API_E_NOTHING;
}

store_status visit_find(store_session *session, struct visit *visit)
{
    const store_status status = room_get(session, visit->id, &visit->facts);
    visit->mode =
        strcmp(visit->facts.mode, room_mode_names[ROOM_TOGETHER]) == 0 ? ROOM_TOGETHER : ROOM_RACE;
    return status;
}
