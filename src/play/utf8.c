/* Characters, their widths, and lines of them; see utf8.h. */
#include "play/utf8.h"

#include <stdbool.h>

enum { REPLACEMENT = 0xFFFD };

/* By the first byte: how many bytes follow, and the least character that needs so many. */
static int follow_count(unsigned char first, uint32_t *bits, uint32_t *least)
{
    static const struct {
        unsigned char mask, lead;
        uint32_t least;
    } forms[] = {
        { 0x80, 0x00, 0 }, { 0xE0, 0xC0, 0x80 }, { 0xF0, 0xE0, 0x800 }, { 0xF8, 0xF0, 0x10000 }
    };
    for (int i = 0; i < 4; i++)
        if ((first & forms[i].mask) == forms[i].lead) {
            *bits = first & (unsigned char)~forms[i].mask;
            *least = forms[i].least;
            return i;
        }
    return -1;
}

size_t play_utf8_read(const char *text, uint32_t *ret)
{
    const unsigned char *bytes = (const unsigned char *)text;
    uint32_t ch = 0, least = 0;
    const int count = follow_count(bytes[0], &ch, &least);
    *ret = REPLACEMENT;
    for (int i = 1; i <= count; i++) {
        if ((bytes[i] & 0xC0) != 0x80)
            return 1;
        ch = ch << 6 | (bytes[i] & 0x3F);
    }
    if (count < 0 || ch < least || ch > 0x10FFFF || (ch >= 0xD800 && ch < 0xE000))
        return 1;
    *ret = ch;
    return (size_t)count + 1;
}

size_t play_utf8_write(uint32_t ch, char *ret)
{
    if (ch > 0x10FFFF || (ch >= 0xD800 && ch < 0xE000))
        ch = REPLACEMENT;
    const int count = ch < 0x80 ? 0 : ch < 0x800 ? 1 : ch < 0x10000 ? 2 : 3;
    static const unsigned char leads[] = { 0, 0xC0, 0xE0, 0xF0 };
    for (int i = count; i > 0; i--, ch >>= 6)
        ret[i] = (char)(0x80 | (ch & 0x3F));
    ret[0] = (char)(leads[count] | ch);
    return (size_t)count + 1;
}

static bool is_within(uint32_t ch, const uint32_t (*ranges)[2], size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (ch >= ranges[i][0] && ch <= ranges[i][1])
            return true;
    return false;
}

int play_char_width(uint32_t ch)
{
    static const uint32_t none[][2] = { { 0, 0x1F },         { 0x7F, 0x9F },     { 0x300, 0x36F },
                                        { 0x200B, 0x200F },  { 0x202A, 0x202E }, { 0x20D0, 0x20FF },
                                        { 0xFE00, 0xFE0F },  { 0xFE20, 0xFE2F }, { 0xFEFF, 0xFEFF },
                                        { 0xE0000, 0xE0FFF } };
    static const uint32_t wide[][2] = {
        { 0x1100, 0x115F },   { 0x2E80, 0x303E },   { 0x3041, 0xA4CF },  { 0xAC00, 0xD7A3 },
        { 0xF900, 0xFAFF },   { 0xFE30, 0xFE6F },   { 0xFF00, 0xFF60 },  { 0xFFE0, 0xFFE6 },
        { 0x1F300, 0x1F64F }, { 0x1F900, 0x1F9FF }, { 0x20000, 0x3FFFD }
    };
    if (is_within(ch, none, sizeof none / sizeof none[0]))
        return 0;
    return is_within(ch, wide, sizeof wide / sizeof wide[0]) ? 2 : 1;
}

int play_text_width(const char *text)
{
    int width = 0;
    uint32_t ch;
    for (; *text != '\0'; width += play_char_width(ch))
        text += play_utf8_read(text, &ch);
    return width;
}

/* Punctuation that does not begin a line in Chinese. */
static bool closes(uint32_t ch)
{
    static const uint32_t closing[] = { 0x3001, 0x3002, 0xFF0C, 0xFF1A, 0xFF1B,
                                        0xFF01, 0xFF1F, 0xFF09, 0x300D, 0x201D };
    for (size_t i = 0; i < sizeof closing / sizeof closing[0]; i++)
        if (ch == closing[i])
            return true;
    return false;
}

static size_t count_spaces(const char *text)
{
    size_t count = 0;
    while (text[count] == ' ')
        count++;
    return count;
}

size_t play_line_break(const char *text, int width, size_t *skip)
{
    size_t at = 0, fits = 0; /* where the line can end */
    int columns = 0;
    uint32_t ch = 0, before = 0;
    while (text[at] != '\0' && text[at] != '\n') {
        const size_t size = play_utf8_read(text + at, &ch);
        const int more = play_char_width(ch);
        const bool breaks =
            ch == ' ' || ((more == 2 || play_char_width(before) == 2) && !closes(ch));
        if (at > 0 && breaks && before != ' ')
            fits = at;
        if (columns + more > width && at > 0 && ch != ' ') {
            at = fits > 0 ? fits : at;
            *skip = at + count_spaces(text + at);
            return at;
        }
        columns += more;
        before = ch;
        at += size;
    }
    *skip = at + (text[at] == '\n');
    while (at > 0 && text[at - 1] == ' ')
        at--;
    return at;
}
