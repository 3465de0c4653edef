#include "core/utf8.h"

#include <stdbool.h>

size_t lele_utf8_length(const char *bytes, size_t length)
{
    static const struct {
        unsigned char first_low, first_high, second_low, second_high, size;
    } forms[] = {
        { 0x00, 0x7F, 0x00, 0x00, 1 }, { 0xC2, 0xDF, 0x80, 0xBF, 2 }, { 0xE0, 0xE0, 0xA0, 0xBF, 3 },
        { 0xE1, 0xEC, 0x80, 0xBF, 3 }, { 0xED, 0xED, 0x80, 0x9F, 3 }, { 0xEE, 0xEF, 0x80, 0xBF, 3 },
        { 0xF0, 0xF0, 0x90, 0xBF, 4 }, { 0xF1, 0xF3, 0x80, 0xBF, 4 }, { 0xF4, 0xF4, 0x80, 0x8F, 4 },
    };
    if (length == 0)
        return 0;
    const unsigned char *b = (const unsigned char *)bytes;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (b[0] < forms[i].first_low || b[0] > forms[i].first_high)
            continue;
        const size_t size = forms[i].size;
        if (size > length)
            return 0;
        if (size > 1 && (b[1] < forms[i].second_low || b[1] > forms[i].second_high))
            return 0;
        for (size_t k = 2; k < size; k++)
            if ((b[k] & 0xC0) != 0x80)
                return 0;
        return size;
    }
    return 0;
}
