/* The table of words, see words.h. */
#include "print/words.h"

#include <inttypes.h>
#include <stdio.h>

static const char *const words[PRINT_W_COUNT][LELE_LANG_COUNT] = {
#define PRINT_WORD_ROW(code, en, zh) [PRINT_W_##code] = { en, zh },
    PRINT_WORDS(PRINT_WORD_ROW)
#undef PRINT_WORD_ROW
};

const char *print_word_of(print_word word, lele_lang lang)
{
    return words[word][lang];
}

void print_words_add(lele_text *out, lele_lang lang, print_word word, const char *a, const char *b)
{
    static const char *const names[] = { "a", "b" };
    const char *const values[] = { a != NULL ? a : "", b != NULL ? b : "" };
    lele_text_add_template(out, words[word][lang], 2, names, values);
}

void print_words_add_numbers(lele_text *out, lele_lang lang, print_word word, int64_t a, int64_t b)
{
    char first[24], second[24];
    (void)snprintf(first, sizeof first, "%" PRId64, a);
    (void)snprintf(second, sizeof second, "%" PRId64, b);
    print_words_add(out, lang, word, first, second);
}
