/* Fields of the body, and errors. */
#include "server/api/call.h"

#include <stdio.h>
#include <string.h>

api_error api_fail(api_call *call, api_error error, const char *detail)
{
    if (detail != call->detail_text)
        snprintf(call->detail_text, sizeof call->detail_text, "%s", detail);
    call->detail = call->detail_text;
    return error;
}

/* A text of the body that fits; the names of fields are the program's own. */
static const char *text_of(const json_t *value, size_t most)
{
    const char *text = json_string_value(value);
    const size_t length = json_string_length(value);
    return text != NULL && length <= most && strlen(text) == length ? text : NULL;
}

const char *api_text(api_call *call, const char *field, size_t most)
{
    const char *text = text_of(json_object_get(call->body, field), most);
    if (text == NULL || text[0] == '\0') {
        api_fail(call, API_E_FIELD, field);
        return NULL;
    }
    return text;
}

const char *api_optional_text(api_call *call, const char *field, size_t most)
{
    const json_t *value = json_object_get(call->body, field);
    const char *text = value != NULL ? text_of(value, most) : "";
    if (text == NULL)
        api_fail(call, API_E_FIELD, field);
    return text;
}

bool api_number(api_call *call, const char *field, int64_t *ret)
{
    const json_t *value = json_object_get(call->body, field);
    if (json_is_integer(value)) {
        *ret = json_integer_value(value);
        return true;
    }
    api_fail(call, API_E_FIELD, field);
    return false;
}

bool api_query_number(api_call *call, const char *name, int64_t most, int64_t *ret)
{
    const char *text = call->query(call->source, name);
    int64_t number = 0;
    if (text == NULL)
        return true;
    for (; *text >= '0' && *text <= '9' && number <= most; text++)
        number = number * 10 + (*text - '0');
    if (*text == '\0' && number <= most) {
        *ret = number;
        return true;
    }
    api_fail(call, API_E_FIELD, name);
    return false;
}

void api_begin_part(api_call *call, lele_json *json)
{
    lele_text_clear(&call->part);
    lele_json_init(json, &call->part);
}

api_error api_answer_part(api_call *call, lele_json *json)
{
    lele_text_add_bytes(json->out, call->part.data, call->part.length);
    return call->part.failed ? API_E_MEMORY : API_E_NONE;
}

api_error api_error_of(store_status status)
{
    static const api_error error[] = {
        [STORE_OK] = API_E_NONE,
        [STORE_NOT_FOUND] = API_E_NOTHING,
        [STORE_DUPLICATE] = API_E_REPEATED,
        [STORE_REFUSED] = API_E_LIMIT,
        [STORE_UNAVAILABLE] = API_E_AWAY,
        [STORE_UNCERTAIN] = API_E_AWAY,
        [STORE_MEMORY] = API_E_MEMORY,
        [STORE_AGAIN] = API_E_AWAY,
    };
    return error[status];
}
