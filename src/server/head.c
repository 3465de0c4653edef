/* Reads a head line by line: the request line, then the fields; see head.h. */
#include "server/head.h"

#include <stdint.h>
#include <string.h>
#include <strings.h>

/* What the fields say, as far as it decides about the request. */
struct head {
    int minor;     /* of the version HTTP/1.x */
    size_t method; /* index in `methods` */
    size_t fields, parts;
    size_t hosts, lengths, codings, expectations;
    uint64_t body; /* the value of Content-Length */
};

enum { FINE = REFUSAL_COUNT };

static const struct {
    const char *name;
    bool has_body;
} methods[] = {
    { "GET", false }, { "HEAD", false }, { "POST", true }, { "PUT", true }, { "DELETE", false }
};

enum { METHODS = sizeof methods / sizeof methods[0] };

static bool is_token(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           (c != '\0' && strchr("!#$%&'*+-.^_`|~", c) != NULL);
}

static int hex(char c)
{
    const char *digits = "0123456789abcdef";
    const char *at = c != '\0' ? strchr(digits, c >= 'A' && c <= 'F' ? c | 0x20 : c) : NULL;
    return at != NULL ? (int)(at - digits) : -1;
}

static size_t token_length(const char *at, const char *end)
{
    size_t length = 0;
    while (at + length < end && is_token(at[length]))
        length++;
    return length;
}

static bool is_text(const char *at, size_t length, const char *word)
{
    return strlen(word) == length && memcmp(at, word, length) == 0;
}

static bool is_visible(const char *at, const char *end)
{
    while (at<end && * at> ' ' && *at <= '~')
        at++;
    return at == end;
}

/* A path or a URL, in which every %xx is a byte other than 0. */
static bool is_target(const char *at, const char *end, struct head *head)
{
    if (*at != '/' && (end - at < 8 || strncasecmp(at, "http://", 7) != 0))
        return false;
    for (; at < end; at++) {
        head->parts += *at == '&';
        if (*at != '%')
            continue;
        if (end - at < 3 || hex(at[1]) < 0 || hex(at[2]) < 0 || (at[1] == '0' && at[2] == '0'))
            return false;
    }
    return true;
}

/* METHOD SP target SP HTTP/x.y */
static int read_request_line(const char *line, const char *end, struct head *head)
{
    const size_t method = token_length(line, end);
    const char *target = line + method + 1;
    if (method == 0 || target >= end || line[method] != ' ')
        return REFUSAL_BAD_REQUEST;
    const char *space = memchr(target, ' ', (size_t)(end - target));
    if (space == NULL || space == target || !is_visible(target, space))
        return REFUSAL_BAD_REQUEST;
    const char *version = space + 1;
    if (end - version != 8 || memcmp(version, "HTTP/", 5) != 0 || version[6] != '.' ||
        version[5] < '0' || version[5] > '9' || version[7] < '0' || version[7] > '9')
        return REFUSAL_BAD_REQUEST;
    if (version[5] != '1' || version[7] > '1')
        return REFUSAL_VERSION;
    head->minor = version[7] - '0';
    while (head->method < METHODS && !is_text(line, method, methods[head->method].name))
        head->method++;
    if (head->method < METHODS && !is_target(target, space, head))
        return REFUSAL_BAD_REQUEST;
    return FINE;
}

static bool read_number(const char *at, const char *end, uint64_t *ret)
{
    *ret = 0;
    if (at == end)
        return false;
    for (; at < end; at++) {
        if (*at < '0' || *at > '9')
            return false;
        *ret = *ret > UINT32_MAX ? *ret : *ret * 10 + (uint64_t)(*at - '0');
    }
    return true;
}

static bool is_value(const char *at, const char *end, struct head *head)
{
    for (; at < end; at++) {
        if (((unsigned char)*at < ' ' && *at != '\t') || *at == '\x7F')
            return false;
        head->parts += *at == ';';
    }
    return true;
}

/* Counts the fields that decide about the request. */
static void count_field(const char *name, size_t length, struct head *head)
{
    const struct {
        const char *name;
        size_t *count;
    } counted[] = {
        { "host", &head->hosts },
        { "content-length", &head->lengths },
        { "transfer-encoding", &head->codings },
        { "expect", &head->expectations },
    };
    for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++)
        *counted[i].count +=
            strlen(counted[i].name) == length && strncasecmp(name, counted[i].name, length) == 0;
}

/* name ":" value.  A line that continues the one before begins with a space, which no name does. */
static int read_field(const char *line, const char *end, struct head *head)
{
    const size_t length = token_length(line, end);
    if (length == 0 || line + length == end || line[length] != ':')
        return REFUSAL_BAD_REQUEST;
    const char *value = line + length + 1;
    if (!is_value(value, end, head))
        return REFUSAL_BAD_REQUEST;
    while (value < end && (*value == ' ' || *value == '\t'))
        value++;
    while (end > value && (end[-1] == ' ' || end[-1] == '\t'))
        end--;
    const size_t lengths = head->lengths;
    count_field(line, length, head);
    if (head->lengths != lengths && !read_number(value, end, &head->body))
        return REFUSAL_BAD_REQUEST;
    return ++head->fields > HEAD_FIELDS ? REFUSAL_FIELDS : FINE;
}

/* The verdict on a whole head. */
static int judge(const struct head *head)
{
    const bool needs_host = head->minor == 1;
    if (head->hosts > 1 || (needs_host && head->hosts == 0) || head->lengths + head->codings > 1)
        return REFUSAL_BAD_REQUEST;
    if (head->body > HEAD_BODY)
        return REFUSAL_BODY;
    if (head->method == METHODS)
        return REFUSAL_METHOD;
    if (head->codings != 0 && methods[head->method].has_body)
        return REFUSAL_LENGTH;
    if (head->codings != 0 || (head->body != 0 && !methods[head->method].has_body))
        return REFUSAL_BAD_REQUEST; /* a body that nobody reads */
    if (head->expectations != 0)
        return REFUSAL_EXPECTATION;
    return head->parts > HEAD_PARTS ? REFUSAL_FIELDS : FINE;
}

static head_check refuse(int reason)
{
    return (head_check){ .state = HEAD_REFUSED, .reason = (refusal)reason };
}

/* The verdict on a line that has not ended yet: FINE if it may still become a line. */
static int judge_rest(const char *line, size_t rest, size_t before)
{
    if (before == 0)
        for (size_t i = 0; i < rest; i++)
            if ((line[i] < ' ' || line[i] > '~') && (line[i] != '\r' || i + 1 != rest))
                return REFUSAL_BAD_REQUEST; /* not HTTP: TLS, for example */
    if (before == 0 && rest >= HEAD_TARGET)
        return REFUSAL_TARGET;
    return before + rest >= HEAD_BYTES ? REFUSAL_FIELDS : FINE;
}

head_check head_check_bytes(const char *bytes, size_t length)
{
    struct head head = { 0 };
    for (size_t at = 0;;) {
        const char *line = bytes + at;
        const char *newline = length > at ? memchr(line, '\n', length - at) : NULL;
        if (newline == NULL) {
            const int verdict = judge_rest(line, length - at, at);
            return verdict != FINE ? refuse(verdict) : (head_check){ .state = HEAD_PARTIAL };
        }
        const char *end = newline - 1; /* a line ends with CR LF */
        const size_t next = (size_t)(newline - bytes) + 1;
        int verdict = newline == line || *end != '\r' ? REFUSAL_BAD_REQUEST : FINE;
        const bool is_last = verdict == FINE && end == line && at > 0;
        if (verdict == FINE && at == 0 && next > HEAD_TARGET)
            verdict = REFUSAL_TARGET;
        else if (verdict == FINE && next > HEAD_BYTES)
            verdict = REFUSAL_FIELDS;
        else if (verdict == FINE)
            verdict = is_last   ? judge(&head)
                      : at == 0 ? read_request_line(line, end, &head)
                                : read_field(line, end, &head);
        if (verdict != FINE)
            return refuse(verdict);
        if (is_last)
            return (head_check){ .state = HEAD_WHOLE, .length = next, .body = (size_t)head.body };
        at = next;
    }
}
