/* The texts; see words.h. */
#include "play/words.h"

static const char *const texts[PLAY_WORD_COUNT][LELE_LANG_COUNT] = {
#define TEXT(code, en, zh) { [LELE_LANG_EN] = en, [LELE_LANG_ZH] = zh },
    PLAY_WORDS(TEXT)
#undef TEXT
};

const char *play_word_text(lele_lang lang, play_word word)
{
    return texts[word][lang];
}

void play_word_add(lele_text *out, lele_lang lang, play_word word, const char *a, const char *b)
{
    static const char *const names[] = { "a", "b" };
    const char *const values[] = { a != NULL ? a : "", b != NULL ? b : "" };
    lele_text_add_template(out, texts[word][lang], 2, names, values);
}
