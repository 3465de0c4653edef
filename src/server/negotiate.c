#include "server/negotiate.h"

#include <string.h>

static bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
}

static bool is_word(const char *at, size_t length, const char *word)
{
    if (strlen(word) != length)
        return false;
    for (size_t i = 0; i < length; i++)
        if (lower(at[i]) != word[i])
            return false;
    return true;
}

/* ";q=0", ";q=0.0" and the like refuse a coding. */
static bool is_refused(const char *parameters, const char *end)
{
    while (parameters < end && (is_space(*parameters) || *parameters == ';'))
        parameters++;
    if (end - parameters < 3 || lower(parameters[0]) != 'q' || parameters[1] != '=')
        return false;
    for (const char *c = parameters + 2; c < end && !is_space(*c); c++)
        if (*c != '0' && *c != '.')
            return false;
    return true;
}

static bool accepts(const char *accepted, const char *coding)
{
    for (const char *item = accepted; *item != '\0';) {
        const char *end = item + strcspn(item, ",");
        while (item < end && is_space(*item))
            item++;
        size_t length = 0;
        while (item + length < end && !is_space(item[length]) && item[length] != ';')
            length++;
        if (is_word(item, length, coding) || is_word(item, length, "*"))
            return !is_refused(item + length, end);
        item = *end != '\0' ? end + 1 : end;
    }
    return false;
}

site_coding negotiate_coding(const site_file *file, const char *accepted)
{
    static const char *const names[SITE_PLAIN] = { [SITE_BROTLI] = "br", [SITE_GZIP] = "gzip" };
    for (int coding = 0; coding < SITE_PLAIN && accepted != NULL; coding++)
        if (file->form[coding].bytes != NULL && accepts(accepted, names[coding]))
            return (site_coding)coding;
    return SITE_PLAIN;
}

bool negotiate_is_known(const char *if_none_match, const char *tag)
{
    if (if_none_match == NULL)
        return false;
    const size_t length = strlen(tag);
    for (const char *item = if_none_match; *item != '\0';) {
        while (is_space(*item) || *item == ',')
            item++;
        if (*item == '*')
            return true;
        if (item[0] == 'W' && item[1] == '/')
            item += 2;
        const size_t size = strcspn(item, ",");
        if (size >= length && strncmp(item, tag, length) == 0 &&
            strspn(item + length, " \t") == size - length)
            return true;
        item += size;
    }
    return false;
}
