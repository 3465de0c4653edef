/* Synchronised items: one request sends what changed here, one gets what changed elsewhere. */
#include <string.h>

#include "server/api/routes.h"
#include "store/items.h"

enum { ITEM_BODY = ITEM_BYTES + 4096, PAGE_ITEMS = 1000, PAGE_BYTES = 2 << 20, LATEST = 1000 * 60 };

struct put {
    item_write write;
    item_written done;
};

static const struct {
    const char *kind;
    item_policy policy;
} kinds[] = {
    { "save", ITEM_KEEP_BOTH },       { "library", ITEM_KEEP_BOTH },  { "result", ITEM_KEEP_BOTH },
    { "statistics", ITEM_LAST_WINS }, { "settings", ITEM_LAST_WINS }, { "trainer", ITEM_LAST_WINS },
};

static bool read_kind(api_call *call, item_write *write)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (strcmp(kinds[i].kind, call->parameters[0]) != 0)
            continue;
        write->kind = kinds[i].kind;
        write->policy = kinds[i].policy;
        return true;
    }
    return false;
}

static bool read_content(api_call *call, item_write *write)
{
    const json_t *content = json_object_get(call->body, "content");
    if (json_is_null(content)) {
        write->deletes = true;
        return true;
    }
    write->content = json_string_value(content);
    write->length = json_string_length(content);
    if (write->content != NULL && write->length <= ITEM_BYTES)
        return true;
    api_fail(call, API_E_FIELD, "content");
    return false;
}

static api_error prepare_put(api_call *call)
{
    struct put *put = call->data;
    item_write *write = &put->write;
    if (!read_kind(call, write))
        return API_E_NOTHING;
    write->name = call->parameters[1];
    write->id = api_text(call, "write", ITEM_WRITE);
    if (write->id == NULL || !api_number(call, "base", &write->base) ||
        !api_number(call, "made", &write->made) || !read_content(call, write))
        return API_E_FIELD;
    /* a clock that is ahead must not win for ever */
    if (write->made > call->now + LATEST)
        write->made = call->now;
    return API_E_NONE;
}

static store_status put_item(store_session *session, void *data)
{
    const api_call *call = data;
    struct put *put = call->data;
    return item_put(session, &call->player, &put->write, call->now, &put->done);
}

static api_error answer_put(api_call *call, lele_json *json)
{
    const struct put *put = call->data;
    lele_json_object_begin(json);
    lele_json_key_int(json, "revision", put->done.revision);
    lele_json_key_string(json, "name", put->done.name);
    lele_json_key_bool(json, "repeated", put->done.repeated);
    lele_json_key_bool(json, "ignored", put->done.ignored);
    lele_json_object_end(json);
    return API_E_NONE;
}

struct list {
    int64_t since, last;
    lele_json json;
    bool more;
};

static api_error prepare_list(api_call *call)
{
    struct list *list = call->data;
    return api_query_number(call, "since", INT64_MAX / 16, &list->since) ? API_E_NONE : API_E_FIELD;
}

static void add_item(void *data, const item_facts *item)
{
    struct list *list = data;
    lele_json *json = &list->json;
    list->more = list->more || json->out->length > PAGE_BYTES;
    if (list->more)
        return;
    lele_json_object_begin(json);
    lele_json_key_string(json, "kind", item->kind);
    lele_json_key_string(json, "name", item->name);
    lele_json_key_int(json, "revision", item->revision);
    lele_json_key_int(json, "made", item->made);
    lele_json_key(json, "content");
    if (item->content == NULL)
        lele_json_null(json);
    else
        lele_json_string_bytes(json, item->content, item->length);
    lele_json_object_end(json);
    list->last = item->revision;
}

static store_status list_items(store_session *session, void *data)
{
    api_call *call = data;
    struct list *list = call->data;
    const int64_t known = list->since;
    api_begin_part(call, &list->json);
    *list = (struct list){ .since = known, .last = known, .json = list->json };
    lele_json_object_begin(&list->json);
    lele_json_key(&list->json, "items");
    lele_json_array_begin(&list->json);
    const store_status status =
        items_since(session, &call->player, known, PAGE_ITEMS, add_item, list);
    lele_json_array_end(&list->json);
    lele_json_key_int(&list->json, "revision", list->last);
    lele_json_key_bool(&list->json, "more", list->more);
    lele_json_object_end(&list->json);
    return status;
}

static const api_route routes[] = {
    { .method = "GET",
      .path = "/api/v1/items",
      .summary = "What changed since a revision.",
      .class = API_READ,
      .access = API_PLAYER,
      .query = "since:number?",
      .gives = "items:list revision:number more:bool",
      .size = sizeof(struct list),
      .prepare = prepare_list,
      .read = list_items,
      .answer = api_answer_part },
    { .method = "PUT",
      .path = "/api/v1/items/{kind}/{name}",
      .summary = "Writes an item, or deletes it.",
      .class = API_WRITE,
      .access = API_PLAYER,
      .body = ITEM_BODY,
      .asks = "write:text base:number made:number content:text-or-null",
      .gives = "revision:number name:text repeated:bool ignored:bool",
      .errors = "not-found limit",
      .size = sizeof(struct put),
      .prepare = prepare_put,
      .write = put_item,
      .answer = answer_put },
};

const api_table api_table_of_items = { routes, sizeof routes / sizeof routes[0] };
