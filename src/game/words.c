/* Fills the facts into the sentences; see game/words.h. */
#include "game/words.h"

#include <string.h>

#include "lele/clue.h"

static const char *const sentences[LELE_WORD_COUNT][LELE_LANG_COUNT] = {
#define SENTENCE(code, en, zh) [LELE_WORD_##code] = { en, zh },
    LELE_WORDS(SENTENCE)
#undef SENTENCE
};

void lele_cells_write(const lele_layout *layout, const lele_cell *cells, int count, lele_lang lang,
                      lele_text *out)
{
    static const char *const separators[LELE_LANG_COUNT] = { ", ", "、" };
    for (int i = 0; i < count; i++) {
        char name[LELE_CELL_NAME_SIZE];
        lele_cell_name(layout, cells[i], name);
        lele_text_add(out, i == 0 ? "" : separators[lang]);
        lele_text_add(out, name);
    }
}

static void add_cell(const lele_layout *layout, lele_mention cell, lele_text *out)
{
    const lele_cell one = (lele_cell)(cell.number - 1);
    if (cell.number != 0)
        lele_cells_write(layout, &one, 1, LELE_LANG_EN, out);
}

static void add_digit(int digit, lele_text *out)
{
    if (digit > 0)
        lele_text_add_char(out, lele_digit_char(digit));
}

static void add_seconds(int64_t milliseconds, lele_text *out)
{
    if (milliseconds % 1000 == 0)
        lele_text_add_int(out, milliseconds / 1000);
    else
        lele_text_add_tenths(out, (int)(milliseconds / 100));
}

enum { FACTS = 13 };

static const char *const names[FACTS] = { "cell",  "other", "cells", "digit", "other_digit",
                                          "unit",  "kind",  "clue",  "n",     "max",
                                          "count", "s",     "text" };

static void add_clue(const lele_layout *layout, lele_mention clue, lele_lang lang, lele_text *out)
{
    if (clue.number != 0)
        lele_clue_write(layout, clue.number - 1, lang, out);
}

/* A unit, or the clue in its place, and then its kind. */
static void add_unit(const lele_word_facts *facts, lele_lang lang, lele_text *out)
{
    const lele_layout *layout = facts->layout;
    const int unit = facts->unit.number - 1, clue = facts->clue.number - 1;
    if (unit >= 0)
        lele_layout_write_unit(layout, unit, lang, out);
    else
        add_clue(layout, facts->clue, lang, out);
    lele_text_add_char(out, '\0');
    if (unit >= 0)
        lele_text_add(out, lele_unit_kind_title(layout->units[unit].kind, lang));
    else if (clue >= 0)
        lele_text_add(out, lele_look_title((lele_look)layout->clues->list.clue[clue].look, lang));
    lele_text_add_char(out, '\0');
}

/* Appends the values of `names` in that order, separated by NUL. */
static void add_facts(const lele_word_facts *facts, lele_lang lang, lele_text *out)
{
    const lele_layout *layout = facts->layout;
    add_cell(layout, facts->cell, out);
    lele_text_add_char(out, '\0');
    add_cell(layout, facts->other, out);
    lele_text_add_char(out, '\0');
    lele_cells_write(layout, facts->cells, facts->cell_count, lang, out);
    lele_text_add_char(out, '\0');
    add_digit(facts->digit, out);
    lele_text_add_char(out, '\0');
    add_digit(facts->other_digit, out);
    lele_text_add_char(out, '\0');
    add_unit(facts, lang, out);
    add_clue(layout, facts->clue, lang, out);
    lele_text_add_char(out, '\0');
    lele_text_add_int(out, facts->number);
    lele_text_add_char(out, '\0');
    lele_text_add_int(out, facts->max);
    lele_text_add_char(out, '\0');
    lele_text_add_int(out, facts->count);
    lele_text_add_char(out, '\0');
    add_seconds(facts->max, out);
    lele_text_add_char(out, '\0');
    lele_text_add(out, facts->text != NULL ? facts->text : "");
}

void lele_words_write(lele_word word, lele_lang lang, const lele_word_facts *facts, lele_text *out)
{
    const char *values[FACTS];
    lele_text filled;
    lele_text_init(&filled);
    add_facts(facts, lang, &filled);
    if (filled.failed) {
        out->failed = true;
    } else {
        const char *next = filled.data;
        for (int i = 0; i < FACTS; i++) {
            values[i] = next;
            next += strlen(next) + 1;
        }
        lele_text_add_template(out, sentences[word][lang], FACTS, names, values);
    }
    lele_text_release(&filled);
}

void lele_text_part_end(lele_text *part, lele_text *out)
{
    out->failed = out->failed || part->failed;
    lele_text_release(part);
}
