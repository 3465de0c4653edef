#include "codec/url.h"

#include <string.h>

static bool is_name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '.';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Removes the bytes before the first of `stops` from the front. */
static lele_span take_until(const char **at, const char *end, const char *stops)
{
    lele_span span = { *at, 0 };
    while (*at < end && (**at == '\0' || strchr(stops, **at) == NULL))
        ++*at;
    span.length = (size_t)(*at - span.at);
    return span;
}

/* "www.example.org" before '/', '?' or '#': it has a dot and ends in two letters or more. */
static bool is_host(const char *at, const char *end)
{
    const char *c = at, *dot = NULL;
    for (; c < end && is_name_char(*c); c++)
        if (*c == '.')
            dot = c;
    if (dot == NULL || c == end || strchr("/?#", *c) == NULL || c - dot < 3)
        return false;
    for (const char *letter = dot + 1; letter < c; letter++)
        if (!is_letter(*letter))
            return false;
    return true;
}

bool lele_url_read(const char *text, const char *end, lele_url *ret)
{
    while (text < end && lele_is_space(*text))
        text++;
    const char *word_end = text;
    while (word_end < end && !lele_is_space(*word_end))
        word_end++;
    const char *at = text;
    while (at < word_end && is_letter(*at))
        at++;
    const lele_span scheme = { text, (size_t)(at - text) };
    if (word_end - at > 3 && (lele_span_is(scheme, "http") || lele_span_is(scheme, "https")) &&
        memcmp(at, "://", 3) == 0)
        at += 3;
    else if (is_host(text, word_end))
        at = text;
    else
        return false;
    const lele_span authority = take_until(&at, word_end, "/?#");
    ret->host = authority;
    const char *colon = memchr(authority.at, ':', authority.length);
    if (colon != NULL)
        ret->host.length = (size_t)(colon - authority.at);
    ret->path = take_until(&at, word_end, "?#");
    at += at < word_end && *at == '?';
    ret->query = take_until(&at, word_end, "#");
    at += at < word_end;
    ret->fragment = (lele_span){ at, (size_t)(word_end - at) };
    return true;
}

bool lele_span_is(lele_span span, const char *string)
{
    return span.length == strlen(string) && memcmp(span.at, string, span.length) == 0;
}

bool lele_span_starts(lele_span span, const char *string)
{
    const size_t length = strlen(string);
    return span.length >= length && memcmp(span.at, string, length) == 0;
}

/* Host names are not case sensitive. */
static bool is_same_host(lele_span host, const char *name)
{
    if (host.length != strlen(name))
        return false;
    for (size_t i = 0; i < host.length; i++) {
        const char c = host.at[i];
        if ((c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c) != name[i])
            return false;
    }
    return true;
}

bool lele_url_has_host(const lele_url *url, const char *const hosts[])
{
    for (; *hosts != NULL; hosts++)
        if (is_same_host(url->host, *hosts))
            return true;
    return false;
}

bool lele_url_parameter(const lele_url *url, const char *name, lele_span *ret)
{
    const char *at = url->query.at, *end = at + url->query.length;
    const size_t length = strlen(name);
    while (at < end) {
        const lele_span pair = take_until(&at, end, "&");
        at += at < end;
        if (lele_span_starts(pair, name) && pair.length > length && pair.at[length] == '=') {
            *ret = (lele_span){ pair.at + length + 1, pair.length - length - 1 };
            return true;
        }
    }
    return false;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = (char)(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

void lele_url_decode(lele_span span, lele_text *out)
{
    for (size_t i = 0; i < span.length; i++) {
        const bool escape = span.at[i] == '%' && i + 2 < span.length;
        const int high = escape ? hex_value(span.at[i + 1]) : -1;
        const int low = escape ? hex_value(span.at[i + 2]) : -1;
        if (high < 0 || low < 0) {
            lele_text_add_char(out, span.at[i]);
            continue;
        }
        lele_text_add_char(out, (char)(high << 4 | low));
        i += 2;
    }
}

lele_error lele_url_refuse_host(lele_source *source, const lele_url *url)
{
    if (url->host.length == 0)
        return lele_source_refuse(source, source->at, LELE_E_FORMAT);
    lele_problem_quote(source->problem, url->host.at, url->host.length);
    return lele_source_refuse(source, url->host.at, LELE_E_HOST);
}

lele_error lele_url_refuse_link(lele_source *source, const char *what)
{
    lele_problem_quote(source->problem, what, strlen(what));
    return lele_source_refuse(source, source->at, LELE_E_LINK);
}
