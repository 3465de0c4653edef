/* Writes keys, sets, lists and sentences as JSON; see view_parts.h. */
#include "game/view_parts.h"

#include <assert.h>

enum { LONGEST_KEY = 32 };

void lele_json_key_named(lele_json *json, const char *name)
{
    char key[LONGEST_KEY];
    size_t length = 0;
    for (; *name != '\0'; name++) {
        assert(length < LONGEST_KEY);
        key[length++] = *name == '-' || *name == '_' ? (char)(*++name - 'a' + 'A') : *name;
    }
    lele_json_key_bytes(json, key, length);
}

void lele_json_key_digits(lele_json *json, const char *key, lele_digits digits)
{
    lele_json_key(json, key);
    lele_json_array_begin(json);
    for (int digit; (digit = lele_digits_pop(&digits)) != 0;)
        lele_json_int(json, digit);
    lele_json_array_end(json);
}

void lele_json_key_cells(lele_json *json, const char *key, const lele_cell *cells, int count)
{
    lele_json_key(json, key);
    lele_json_array_begin(json);
    for (int i = 0; i < count; i++)
        lele_json_int(json, cells[i]);
    lele_json_array_end(json);
}

void lele_json_key_cellset(lele_json *json, const char *key, const lele_cellset *cells)
{
    lele_cell list[LELE_MAX_CELLS];
    lele_cellset rest = *cells;
    int count = 0;
    for (int cell; (cell = lele_cellset_pop(&rest)) >= 0;)
        list[count++] = (lele_cell)cell;
    lele_json_key_cells(json, key, list, count);
}

void lele_json_key_text(lele_json *json, const char *key, const lele_text *text)
{
    lele_json_key(json, key);
    lele_json_string_bytes(json, text->data, text->length);
    json->out->failed = json->out->failed || text->failed;
}

void lele_json_words(lele_json *json, lele_word word, lele_lang lang, const lele_word_facts *facts)
{
    lele_text text;
    lele_text_init(&text);
    lele_words_write(word, lang, facts, &text);
    lele_json_string_bytes(json, text.data, text.length);
    json->out->failed = json->out->failed || text.failed;
    lele_text_release(&text);
}

void lele_json_symbol(lele_json *json, int digit)
{
    const char symbol = lele_digit_char(digit);
    lele_json_string_bytes(json, &symbol, 1);
}
