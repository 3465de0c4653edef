#include "codec/xml.h"

#include <string.h>

static bool is_name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-' || c == ':' || c == '.' || (unsigned char)c >= 0x80;
}

static bool starts(const lele_source *source, const char *string)
{
    const lele_span rest = { source->at, (size_t)(source->end - source->at) };
    return lele_span_starts(rest, string);
}

/* Moves past the next `string`; without one, reports an error at the current position. */
static lele_error skip_past(lele_source *source, const char *string)
{
    const char *begin = source->at;
    while (source->at < source->end && !starts(source, string))
        source->at++;
    if (source->at == source->end)
        return lele_source_expect(source, begin, string);
    source->at += strlen(string);
    return LELE_OK;
}

static lele_span take_name(lele_source *source)
{
    lele_span name = { source->at, 0 };
    while (source->at < source->end && is_name_char(*source->at))
        source->at++;
    name.length = (size_t)(source->at - name.at);
    return name;
}

/* name="value" or name='value' */
static lele_error skip_attribute(lele_source *source)
{
    if (take_name(source).length == 0)
        return lele_source_expect(source, source->at, ">");
    lele_source_skip_space(source);
    if (source->at == source->end || *source->at != '=')
        return lele_source_expect(source, source->at, "=");
    source->at++;
    lele_source_skip_space(source);
    if (source->at == source->end || (*source->at != '"' && *source->at != '\''))
        return lele_source_expect(source, source->at, "\"");
    const char quote[] = { *source->at++, '\0' };
    return skip_past(source, quote);
}

static lele_error read_tag(lele_source *source, lele_tag *ret)
{
    const char *start = source->at;
    source->at += source->at < source->end && *source->at == '/';
    if (take_name(source).length == 0)
        return lele_source_expect(source, source->at, "<…>");
    ret->name = (lele_span){ start, (size_t)(source->at - start) };
    ret->attributes.at = source->at;
    for (;;) {
        lele_source_skip_space(source);
        if (source->at == source->end)
            return lele_source_expect(source, source->at, ">");
        if (*source->at == '>' || *source->at == '/')
            break;
        const lele_error error = skip_attribute(source);
        if (error != LELE_OK)
            return error;
    }
    ret->attributes.length = (size_t)(source->at - ret->attributes.at);
    source->at += *source->at == '/';
    if (source->at == source->end || *source->at != '>')
        return lele_source_expect(source, source->at, ">");
    ret->text = (lele_span){ ++source->at, 0 };
    while (source->at < source->end && *source->at != '<')
        source->at++;
    ret->text.length = (size_t)(source->at - ret->text.at);
    return LELE_OK;
}

lele_error lele_xml_next(lele_source *source, lele_tag *ret)
{
    for (;;) {
        while (source->at < source->end && *source->at != '<')
            source->at++;
        if (source->at == source->end)
            return lele_source_refuse(source, source->at, LELE_E_EMPTY);
        lele_error error = LELE_OK;
        if (starts(source, "<!--")) {
            error = skip_past(source, "-->");
        } else if (starts(source, "<?")) {
            error = skip_past(source, "?>");
        } else if (starts(source, "<!")) {
            return lele_source_refuse_character(source, source->at + 1);
        } else {
            source->at++;
            return read_tag(source, ret);
        }
        if (error != LELE_OK)
            return error;
    }
}

bool lele_xml_attribute(const lele_tag *tag, const char *name, lele_span *ret)
{
    const char *at = tag->attributes.at, *end = at + tag->attributes.length;
    while (at < end) {
        while (at < end && lele_is_space(*at))
            at++;
        lele_span found = { at, 0 };
        while (at < end && is_name_char(*at))
            at++;
        found.length = (size_t)(at - found.at);
        while (at < end && *at != '"' && *at != '\'')
            at++;
        if (at == end)
            return false;
        const char quote = *at++;
        *ret = (lele_span){ at, 0 };
        while (at < end && *at != quote)
            at++;
        ret->length = (size_t)(at - ret->at);
        at += at < end;
        if (lele_span_is(found, name))
            return true;
    }
    return false;
}

static const struct {
    const char *entity;
    char meaning;
} entities[] = {
    { "&amp;", '&' },   { "&lt;", '<' },   { "&gt;", '>' },   { "&quot;", '"' },
    { "&apos;", '\'' }, { "&#10;", '\n' }, { "&#xA;", '\n' }, { "&#xa;", '\n' },
    { "&#13;", '\r' },  { "&#9;", '\t' },  { "&#39;", '\'' }, { "&#34;", '"' },
};

void lele_xml_decode(lele_span span, lele_text *out)
{
    for (size_t i = 0; i < span.length;) {
        const lele_span rest = { span.at + i, span.length - i };
        size_t e = 0;
        while (e < sizeof entities / sizeof entities[0] &&
               !lele_span_starts(rest, entities[e].entity))
            e++;
        if (e < sizeof entities / sizeof entities[0]) {
            lele_text_add_char(out, entities[e].meaning);
            i += strlen(entities[e].entity);
        } else {
            lele_text_add_char(out, span.at[i++]);
        }
    }
}

void lele_xml_encode(const char *string, lele_text *out)
{
    for (; *string != '\0'; string++) {
        size_t e = 0;
        while (e < sizeof entities / sizeof entities[0] && entities[e].meaning != *string)
            e++;
        if (e < sizeof entities / sizeof entities[0])
            lele_text_add(out, entities[e].entity);
        else
            lele_text_add_char(out, *string);
    }
}
