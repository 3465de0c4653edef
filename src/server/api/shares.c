/* Short links: made by anybody, read by everybody.  The pages and pictures of a link follow from its id. */
#include "store/shares.h"

#include <stdio.h>
#include <string.h>

#include "server/api/card.h"
#include "server/api/kept.h"
#include "server/api/routes.h"
#include "server/api/share_page.h"

struct made {
    share_facts facts;
    lele_text content;
    share_id id;
};

static void release_made(void *data)
{
    struct made *made = data;
    share_release(&made->facts);
    lele_text_release(&made->content);
}

static api_error prepare_share(api_call *call)
{
    struct made *made = call->data;
    share_init(&made->facts);
    lele_text_init(&made->content);
    const char *name = api_text(call, "kind", SHARE_KIND);
    const share_kind kind = name != NULL ? share_kind_find(name) : SHARE_KINDS;
    if (kind == SHARE_KINDS)
        return api_fail(call, API_E_FIELD, "kind");
    const char *text = api_text(call, "content", SHARE_TEXT);
    if (text == NULL)
        return API_E_FIELD;
    const api_error error = share_make(call, kind, text, &made->facts);
    if (error == API_E_NONE)
        share_write(&made->facts, &made->content);
    return error == API_E_NONE && made->content.failed ? API_E_MEMORY : error;
}

static store_status put_share(store_session *session, void *data)
{
    const api_call *call = data;
    struct made *made = call->data;
    return share_put(session, share_kind_name(made->facts.kind), made->content.data,
                     made->content.length, call->now, &made->id);
}

static api_error answer_share(api_call *call, lele_json *json)
{
    const struct made *made = call->data;
    lele_text url;
    lele_text_init(&url);
    api_add_site(call, &url);
    lele_text_add(&url, "/s/");
    lele_text_add(&url, made->id.text);
    lele_json_object_begin(json);
    lele_json_key_plain(json, "id", made->id.text);
    lele_json_key_string(json, "url", url.data);
    lele_json_object_end(json);
    lele_text_release(&url);
    return API_E_NONE;
}

struct seen {
    share_facts facts;
    char id[API_PARAMETER];
    bool damaged;
    lele_lang lang;
};

static void release_seen(void *data)
{
    struct seen *seen = data;
    share_release(&seen->facts);
}

/* The language that a person chose in the address, or that of the browser. */
static lele_lang lang_of(const api_call *call)
{
    const char *lang = call->query(call->source, "lang");
    if (lang == NULL)
        return call->lang;
    return strcmp(lang, "zh") == 0 ? LELE_LANG_ZH : LELE_LANG_EN;
}

static api_error begin(api_call *call, const char *id)
{
    struct seen *seen = call->data;
    share_init(&seen->facts);
    seen->lang = lang_of(call);
    snprintf(seen->id, sizeof seen->id, "%s", id);
    return strlen(id) == SHARE_ID ? API_E_NONE : API_E_NOTHING;
}

static api_error prepare_id(api_call *call)
{
    return begin(call, call->parameters[0]);
}

static void take_share(void *data, const char *kind, const void *content, size_t length,
                       int64_t made)
{
    struct seen *seen = data;
    (void)kind;
    (void)made;
    share_release(&seen->facts);
    share_init(&seen->facts);
    seen->damaged = !share_read(content, length, &seen->facts);
}

static store_status get_share(store_session *session, void *data)
{
    const api_call *call = data;
    struct seen *seen = call->data;
    const store_status status = share_get(session, seen->id, take_share, seen);
    return status == STORE_OK && seen->damaged ? STORE_MEMORY : status;
}

static void add_address(const api_call *call, const char *id, lele_text *out)
{
    api_add_site(call, out);
    lele_text_add(out, "/s/");
    lele_text_add(out, id);
}

static api_error answer_page(api_call *call, lele_json *json)
{
    const struct seen *seen = call->data;
    lele_text site;
    lele_text_init(&site);
    api_add_site(call, &site);
    share_add_page(&seen->facts, seen->id, site.data, seen->lang, json->out);
    lele_text_release(&site);
    return API_E_NONE;
}

static api_error answer_frame(api_call *call, lele_json *json)
{
    const struct seen *seen = call->data;
    call->shared = true;
    share_add_frame(&seen->facts, seen->id, seen->lang, json->out);
    return API_E_NONE;
}

static api_error answer_style(api_call *call, lele_json *json)
{
    call->shared = true;
    lele_text_add(json->out, share_style);
    return API_E_NONE;
}

/* The picture of the link in a language, drawn once. */
static api_error answer_card(api_call *call, lele_lang lang, lele_text *out)
{
    const struct seen *seen = call->data;
    char name[KEPT_NAME];
    call->shared = true;
    snprintf(name, sizeof name, "%s.%d", seen->id, (int)lang);
    if (kept_find(name, out))
        return API_E_NONE;
    if (!card_draw(&seen->facts, lang, out))
        return API_E_MEMORY;
    kept_add(name, out->data, out->length);
    return API_E_NONE;
}

static api_error answer_english(api_call *call, lele_json *json)
{
    return answer_card(call, LELE_LANG_EN, json->out);
}

static api_error answer_chinese(api_call *call, lele_json *json)
{
    return answer_card(call, LELE_LANG_ZH, json->out);
}

static api_error answer_board(api_call *call, lele_json *json)
{
    const struct seen *seen = call->data;
    call->shared = true;
    return card_draw_board(&seen->facts, json->out) ? API_E_NONE : API_E_MEMORY;
}

static api_error answer_qr(api_call *call, card_form form, lele_text *out)
{
    const struct seen *seen = call->data;
    lele_text address;
    lele_text_init(&address);
    add_address(call, seen->id, &address);
    call->shared = true;
    const bool drawn = !address.failed && card_draw_qr(address.data, form, out);
    lele_text_release(&address);
    return drawn ? API_E_NONE : API_E_MEMORY;
}

static api_error answer_qr_svg(api_call *call, lele_json *json)
{
    return answer_qr(call, CARD_SVG, json->out);
}

static api_error answer_qr_png(api_call *call, lele_json *json)
{
    return answer_qr(call, CARD_PNG, json->out);
}

/* The id at the end of an address of this server: ".../s/ID". */
static api_error prepare_oembed(api_call *call)
{
    const char *url = call->query(call->source, "url");
    const char *format = call->query(call->source, "format");
    const char *at = url != NULL ? strstr(url, "/s/") : NULL;
    char id[API_PARAMETER] = "";
    if (at == NULL)
        return begin(call, ""), api_fail(call, API_E_FIELD, "url");
    if (format != NULL && strcmp(format, "json") != 0)
        return begin(call, ""), api_fail(call, API_E_FIELD, "format");
    snprintf(id, sizeof id, "%.*s", (int)strcspn(at + 3, "?#/"), at + 3);
    return begin(call, id);
}

static api_error answer_oembed(api_call *call, lele_json *json)
{
    const struct seen *seen = call->data;
    lele_text text;
    lele_text_init(&text);
    lele_json_object_begin(json);
    lele_json_key_plain(json, "version", "1.0");
    lele_json_key_plain(json, "type", "rich");
    lele_json_key_plain(json, "provider_name", "Lele Sudoku");
    lele_json_key_int(json, "width", CARD_BOARD + 8);
    lele_json_key_int(json, "height", CARD_BOARD + 8);
    add_address(call, seen->id, &text);
    lele_text_add_char(&text, '/');
    lele_text_add(&text, seen->lang == LELE_LANG_ZH ? "zh.png" : "en.png");
    lele_json_key_string(json, "thumbnail_url", text.data);
    lele_json_key_int(json, "thumbnail_width", CARD_WIDTH);
    lele_json_key_int(json, "thumbnail_height", CARD_HEIGHT);
    lele_text_clear(&text);
    lele_text_add(&text, "<iframe src=\"");
    add_address(call, seen->id, &text);
    lele_text_add(&text, "/board\" width=\"488\" height=\"488\" title=\"Sudoku\"></iframe>");
    lele_json_key_string(json, "html", text.data);
    lele_json_object_end(json);
    lele_text_release(&text);
    return API_E_NONE;
}

#define HTML "text/html; charset=utf-8"
/* A picture or page that follows from an id. */
#define VIEW(PATH, SUMMARY, CLASS, TYPE, ANSWER)                                                   \
    {                                                                                              \
        .method = "GET", .path = (PATH), .summary = (SUMMARY), .class = (CLASS), .type = (TYPE),   \
        .errors = "not-found", .size = sizeof(struct seen), .prepare = prepare_id,                 \
        .read = get_share, .answer = (ANSWER), .release = release_seen                             \
    }

static const api_route routes[] = {
    { .method = "POST",
      .path = "/api/v1/shares",
      .summary = "Makes a short link to a puzzle, a game in progress, a result or a replay.",
      .class = API_SHARE,
      .body = SHARE_TEXT + 1024,
      .asks = "kind:text content:text",
      .status = 201,
      .gives = "id:text url:text",
      .errors = "bad-log not-solved",
      .size = sizeof(struct made),
      .prepare = prepare_share,
      .write = put_share,
      .answer = answer_share,
      .release = release_made },
    { .method = "GET",
      .path = "/s/share.css",
      .summary = "The style of the pages of links.",
      .class = API_READ,
      .type = "text/css; charset=utf-8",
      .answer = answer_style },
    VIEW("/s/{id}", "The page of a link.", API_READ, HTML, answer_page),
    VIEW("/s/{id}/board", "The board alone, for frames.", API_READ, HTML, answer_frame),
    VIEW("/s/{id}/board.svg", "The board as a drawing.", API_DRAW, "image/svg+xml", answer_board),
    VIEW("/s/{id}/en.png", "The card in English.", API_DRAW, "image/png", answer_english),
    VIEW("/s/{id}/zh.png", "The card in Chinese.", API_DRAW, "image/png", answer_chinese),
    VIEW("/s/{id}/qr.svg", "The QR code of the link.", API_DRAW, "image/svg+xml", answer_qr_svg),
    VIEW("/s/{id}/qr.png", "The QR code of the link.", API_DRAW, "image/png", answer_qr_png),
    { .method = "GET",
      .path = "/oembed",
      .summary = "What a page of others needs to show a link (oEmbed 1.0).",
      .class = API_READ,
      .query = "url:text format:text?",
      .gives = "version:text type:text provider_name:text width:number height:number "
               "thumbnail_url:text thumbnail_width:number thumbnail_height:number html:text",
      .errors = "bad-field not-found",
      .size = sizeof(struct seen),
      .prepare = prepare_oembed,
      .read = get_share,
      .answer = answer_oembed,
      .release = release_seen },
};

const api_table api_table_of_shares = { routes, sizeof routes / sizeof routes[0] };
