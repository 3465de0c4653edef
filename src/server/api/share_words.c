/* The table of words, and the lines that are made of them. */
#include "server/api/share_words.h"

#include <inttypes.h>
#include <stdio.h>

static const char *const words[SHARE_W_COUNT][LELE_LANG_COUNT] = {
#define SHARE_WORD_ROW(code, en, zh)                                                               \
    [SHARE_W_##code] = { [LELE_LANG_EN] = (en), [LELE_LANG_ZH] = (zh) },
    SHARE_WORDS(SHARE_WORD_ROW)
#undef SHARE_WORD_ROW
};

const char *share_word_of(share_word word, lele_lang lang)
{
    return words[word][lang];
}

void share_add_words(lele_text *out, lele_lang lang, share_word word, const char *a, const char *b)
{
    static const char *const names[] = { "a", "b" };
    const char *const values[] = { a != NULL ? a : "", b != NULL ? b : "" };
    lele_text_add_template(out, words[word][lang], 2, names, values);
}

static void add_number(lele_text *out, lele_lang lang, share_word word, int64_t a, int64_t b)
{
    char first[24], second[24];
    snprintf(first, sizeof first, "%" PRId64, a);
    snprintf(second, sizeof second, "%" PRId64, b);
    share_add_words(out, lang, word, first, second);
}

/* "4:05", "1:02:03" */
static void write_time(int64_t ms, char ret[32])
{
    const int64_t seconds = ms / 1000, hours = seconds / 3600, minutes = seconds / 60 % 60;
    if (hours > 0)
        snprintf(ret, 32, "%" PRId64 ":%02d:%02d", hours, (int)minutes, (int)(seconds % 60));
    else
        snprintf(ret, 32, "%d:%02d", (int)minutes, (int)(seconds % 60));
}

static void add_progress(const share_facts *facts, lele_lang lang, lele_text *out)
{
    int filled = 0, empty = 0;
    for (int cell = 0; cell < facts->layout.cell_count; cell++) {
        empty += facts->givens.cell[cell] == 0;
        filled += facts->givens.cell[cell] == 0 && facts->values.cell[cell] != 0;
    }
    add_number(out, lang, SHARE_W_PROGRESS, filled, empty);
}

void share_add_title(const share_facts *facts, lele_lang lang, lele_text *out)
{
    static const share_word titles[SHARE_KINDS] = {
        [SHARE_PUZZLE] = SHARE_W_PUZZLE,
        [SHARE_PROGRESS] = SHARE_W_PROGRESS,
        [SHARE_RESULT] = SHARE_W_RESULT,
        [SHARE_REPLAY] = SHARE_W_REPLAY,
    };
    char time[32];
    write_time(facts->total_ms, time);
    if (facts->kind == SHARE_PROGRESS)
        add_progress(facts, lang, out);
    else if (facts->kind == SHARE_REPLAY && facts->is_solved)
        share_add_words(out, lang, SHARE_W_REPLAY_TIME, time, NULL);
    else
        share_add_words(out, lang, titles[facts->kind], time, NULL);
}

static void separate(lele_text *out, size_t start)
{
    if (out->length > start)
        lele_text_add(out, " · ");
}

static void add_help(const share_facts *facts, lele_lang lang, lele_text *out)
{
    if (facts->is_with_solution)
        share_add_words(out, lang, SHARE_W_WITH_SOLUTION, NULL, NULL);
    else
        add_number(out, lang,
                   facts->hints == 0   ? SHARE_W_NO_HINTS
                   : facts->hints == 1 ? SHARE_W_ONE_HINT
                                       : SHARE_W_HINTS,
                   facts->hints, 0);
}

void share_add_line(const share_facts *facts, lele_lang lang, lele_text *out)
{
    const size_t start = out->length;
    if (facts->is_rated) {
        char rating[16];
        snprintf(rating, sizeof rating, "%d.%d", facts->rating / 10, facts->rating % 10);
        lele_text_add(out, lele_level_title(facts->level, lang));
        separate(out, start);
        share_add_words(out, lang, SHARE_W_RATING, rating, NULL);
        separate(out, start);
        add_number(out, lang, SHARE_W_MINUTES, facts->minutes, 0);
    }
    if (facts->is_solved) {
        separate(out, start);
        add_help(facts, lang, out);
    }
}
