/* Converts UTF-16 and line ends; see decode.h. */
#include "cli/decode.h"

#include <string.h>

static const struct {
    const char *bytes;
    size_t length;
    cli_encoding encoding;
} marks[] = {
    { "\xEF\xBB\xBF", 3, CLI_UTF8 },
    { "\xFF\xFE", 2, CLI_UTF16_LE },
    { "\xFE\xFF", 2, CLI_UTF16_BE },
};

size_t cli_decoder_begin(cli_decoder *decoder, const char *bytes, size_t length)
{
    *decoder = (cli_decoder){ .encoding = CLI_UTF8 };
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        if (length >= marks[i].length && memcmp(bytes, marks[i].bytes, marks[i].length) == 0) {
            decoder->encoding = marks[i].encoding;
            return marks[i].length;
        }
    return 0;
}

bool cli_decoder_needs_more(const char *bytes, size_t length)
{
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        if (length < marks[i].length && memcmp(bytes, marks[i].bytes, length) == 0)
            return true;
    return false;
}

size_t cli_decode_lines(cli_decoder *decoder, char *bytes, size_t length)
{
    if (length == 0)
        return 0;
    if (decoder->after_return && bytes[0] == '\n') {
        length--;
        memmove(bytes, bytes + 1, length);
    }
    decoder->after_return = length > 0 && bytes[length - 1] == '\r';
    char *at = bytes, *end = bytes + length;
    while (at < end && (at = memchr(at, '\r', (size_t)(end - at))) != NULL) {
        if (at + 1 == end || at[1] != '\n')
            *at = '\n';
        at++;
    }
    return length;
}

bool cli_has_lone_return(cli_decoder *decoder, const char *bytes, size_t length)
{
    if (length == 0)
        return false;
    bool lone = decoder->after_return && bytes[0] != '\n';
    const char *at = bytes, *last = bytes + length - 1;
    while (!lone && at < last && (at = memchr(at, '\r', (size_t)(last - at))) != NULL)
        lone = *++at != '\n';
    decoder->after_return = *last == '\r';
    return lone;
}

static size_t write_utf8(uint32_t code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    const size_t more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned char first[] = { 0, 0xC0, 0xE0, 0xF0 };
    to[0] = (char)(first[more] | code >> (6 * more));
    for (size_t i = 1; i <= more; i++)
        to[i] = (char)(0x80 | (code >> (6 * (more - i)) & 0x3F));
    return more + 1;
}

static uint32_t unit_at(const cli_decoder *decoder, size_t index)
{
    const uint32_t first = decoder->odd[index], second = decoder->odd[index + 1];
    return decoder->encoding == CLI_UTF16_LE ? first | second << 8 : first << 8 | second;
}

size_t cli_decode_utf16(cli_decoder *decoder, const char *bytes, size_t length, char *ret)
{
    enum { REPLACEMENT = 0xFFFD };
    size_t used = 0;
    for (size_t i = 0; i < length; i++) {
        decoder->odd[decoder->odd_count++] = (unsigned char)bytes[i];
        if (decoder->odd_count % 2 != 0)
            continue;
        const uint32_t unit = unit_at(decoder, decoder->odd_count - 2);
        const bool high = unit >> 10 == 0x36, low = unit >> 10 == 0x37;
        const uint32_t before = decoder->odd_count == 4 ? unit_at(decoder, 0) : 0;
        decoder->odd_count = high ? 2 : 0;
        if (before != 0 && low) {
            used += write_utf8(0x10000 + ((before & 0x3FF) << 10 | (unit & 0x3FF)), ret + used);
            continue;
        }
        if (before != 0)
            used += write_utf8(REPLACEMENT, ret + used);
        if (high)
            memmove(decoder->odd, decoder->odd + (before != 0 ? 2 : 0), 2);
        else
            used += write_utf8(low ? REPLACEMENT : unit, ret + used);
    }
    if (length == 0 && decoder->odd_count != 0) {
        decoder->odd_count = 0;
        used += write_utf8(REPLACEMENT, ret + used);
    }
    return cli_decode_lines(decoder, ret, used);
}
