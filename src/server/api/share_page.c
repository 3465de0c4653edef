/* HTML from templates, whose values are escaped. */
#include "server/api/share_page.h"

#include <string.h>

#include "server/api/share_words.h"

const char share_style[] =
    ":root{color-scheme:light dark}"
    "body{margin:0;font:17px/1.5 system-ui,sans-serif;background:#eef3fa;color:#16202c}"
    "main{max-width:640px;margin:0 auto;padding:24px 16px;text-align:center}"
    "h1{font-size:24px;line-height:1.3;margin:20px 0 8px}p{margin:8px 0}"
    "img{width:100%;height:auto;border-radius:12px;background:#fff}"
    ".play{display:inline-block;margin:20px 0;padding:12px 32px;border-radius:10px;"
    "background:#1b55c4;color:#fff;font-weight:600;text-decoration:none}"
    ".play:focus-visible{outline:3px solid #f0a020;outline-offset:2px}"
    ".qr{width:180px;display:block;margin:16px auto}"
    "body.frame{background:#fff}body.frame main{padding:4px;max-width:480px}"
    "@media(prefers-color-scheme:dark){body{background:#10171f;color:#e6edf5}"
    ".play{background:#8ab4ff;color:#0b1a33}}";

static void add_escaped(lele_text *out, const char *text)
{
    static const struct {
        char c;
        const char *text;
    } escapes[] = {
        { '&', "&amp;" }, { '<', "&lt;" }, { '>', "&gt;" }, { '"', "&quot;" }, { '\'', "&#39;" }
    };
    for (; *text != '\0'; text++) {
        const char *escape = NULL;
        for (size_t i = 0; i < sizeof escapes / sizeof escapes[0]; i++)
            if (escapes[i].c == *text)
                escape = escapes[i].text;
        if (escape != NULL)
            lele_text_add(out, escape);
        else
            lele_text_add_char(out, *text);
    }
}

enum { VALUES = 10 };

/* What templates name; `values` are in this order. */
static const char *const names[VALUES] = { "lang", "title", "line", "site",   "id",
                                           "go",   "play",  "name", "locale", "other" };

struct values {
    lele_text text[VALUES];
};

static void set(struct values *values, const char *name, const char *text)
{
    for (int i = 0; i < VALUES; i++)
        if (strcmp(names[i], name) == 0)
            add_escaped(&values->text[i], text);
}

static void fill(struct values *values, const char *page, lele_text *out)
{
    const char *texts[VALUES];
    for (int i = 0; i < VALUES; i++)
        texts[i] = values->text[i].data;
    lele_text_add_template(out, page, VALUES, names, texts);
    for (int i = 0; i < VALUES; i++) {
        out->failed = out->failed || values->text[i].failed;
        lele_text_release(&values->text[i]);
    }
}

#define HEAD                                                                                       \
    "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\">"                          \
    "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"                      \
    "<title>{title} · {name}</title><link rel=\"stylesheet\" href=\"/s/share.css\">"

static const char page[] =
    HEAD "<meta name=\"description\" content=\"{line}\">"
         "<link rel=\"icon\" href=\"/icon.svg\">"
         "<link rel=\"alternate\" type=\"application/json+oembed\" "
         "href=\"{site}/oembed?url={site}/s/{id}\" title=\"{name}\">"
         "<meta property=\"og:type\" content=\"website\">"
         "<meta property=\"og:site_name\" content=\"{name}\">"
         "<meta property=\"og:title\" content=\"{title}\">"
         "<meta property=\"og:description\" content=\"{line}\">"
         "<meta property=\"og:url\" content=\"{site}/s/{id}\">"
         "<meta property=\"og:locale\" content=\"{locale}\">"
         "<meta property=\"og:locale:alternate\" content=\"{other}\">"
         "<meta property=\"og:image\" content=\"{site}/s/{id}/{lang}.png\">"
         "<meta property=\"og:image:type\" content=\"image/png\">"
         "<meta property=\"og:image:width\" content=\"1200\">"
         "<meta property=\"og:image:height\" content=\"630\">"
         "<meta property=\"og:image:alt\" content=\"{title}\">"
         "<meta name=\"twitter:card\" content=\"summary_large_image\">"
         "<meta name=\"twitter:title\" content=\"{title}\">"
         "<meta name=\"twitter:description\" content=\"{line}\">"
         "<meta name=\"twitter:image\" content=\"{site}/s/{id}/{lang}.png\">"
         "</head><body><main><a href=\"{go}\">"
         "<img src=\"/s/{id}/{lang}.png\" width=\"1200\" height=\"630\" alt=\"{title}\"></a>"
         "<h1>{title}</h1><p>{line}</p>"
         "<a class=\"play\" href=\"{go}\">{play}</a>"
         "<img class=\"qr\" src=\"/s/{id}/qr.svg\" width=\"360\" height=\"360\" "
         "alt=\"{site}/s/{id}\"></main></body></html>\n";

static const char frame[] =
    HEAD "</head><body class=\"frame\"><main><a href=\"/s/{id}\" target=\"_top\">"
         "<img src=\"/s/{id}/board.svg\" width=\"480\" height=\"480\" alt=\"{title}\"></a>"
         "</main></body></html>\n";

static const char refusal_page[] =
    HEAD "</head><body><main><h1>{title}</h1><p>{line}</p>"
         "<a class=\"play\" href=\"/\">{play}</a></main></body></html>\n";

static void begin(struct values *values, lele_lang lang)
{
    for (int i = 0; i < VALUES; i++)
        lele_text_init(&values->text[i]);
    const bool zh = lang == LELE_LANG_ZH;
    set(values, "lang", zh ? "zh" : "en");
    set(values, "locale", zh ? "zh_CN" : "en_US");
    set(values, "other", zh ? "en_US" : "zh_CN");
    set(values, "name", share_word_of(SHARE_W_PROGRAM, lang));
}

static void describe(struct values *values, const share_facts *facts, const char *id,
                     lele_lang lang)
{
    static const share_word plays[SHARE_KINDS] = {
        [SHARE_PUZZLE] = SHARE_W_PLAY,
        [SHARE_PROGRESS] = SHARE_W_GO_ON,
        [SHARE_RESULT] = SHARE_W_ACCEPT,
        [SHARE_REPLAY] = SHARE_W_WATCH,
    };
    lele_text text;
    lele_text_init(&text);
    share_add_title(facts, lang, &text);
    set(values, "title", text.data);
    lele_text_clear(&text);
    share_add_line(facts, lang, &text);
    set(values, "line", text.data);
    lele_text_clear(&text);
    share_add_target(facts, &text);
    set(values, "go", text.data);
    lele_text_release(&text);
    set(values, "id", id);
    set(values, "play", share_word_of(plays[facts->kind], lang));
}

void share_add_page(const share_facts *facts, const char *id, const char *site, lele_lang lang,
                    lele_text *out)
{
    struct values values;
    begin(&values, lang);
    describe(&values, facts, id, lang);
    set(&values, "site", site);
    fill(&values, page, out);
}

void share_add_frame(const share_facts *facts, const char *id, lele_lang lang, lele_text *out)
{
    struct values values;
    begin(&values, lang);
    describe(&values, facts, id, lang);
    fill(&values, frame, out);
}

void share_add_refusal(api_error error, lele_lang lang, lele_text *out)
{
    const share_word title = error == API_E_NOTHING ? SHARE_W_GONE
                             : error == API_E_OFTEN ? SHARE_W_OFTEN
                                                    : SHARE_W_AWAY;
    const share_word more = error == API_E_NOTHING ? SHARE_W_GONE_MORE
                            : error == API_E_OFTEN ? SHARE_W_OFTEN_MORE
                                                   : SHARE_W_AWAY_MORE;
    struct values values;
    begin(&values, lang);
    set(&values, "title", share_word_of(title, lang));
    set(&values, "line", share_word_of(more, lang));
    set(&values, "play", share_word_of(SHARE_W_HOME, lang));
    fill(&values, refusal_page, out);
}
