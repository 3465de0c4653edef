/* Rows in the format of --format, see rate_format.h. */
#include "cli/rate_format.h"

#include <string.h>

static void add_grid(const cli_rate_row *row, lele_text *out)
{
    const lele_position *position = row->position;
    const lele_codec *candidates = lele_codec_find("pmline");
    char line[LELE_MAX_CELLS];
    if (position->has_candidates && candidates != NULL &&
        lele_codec_write(candidates, position, out, NULL) == LELE_OK)
        return;
    lele_grid_write(position->layout, &position->values, '.', line);
    lele_text_add_bytes(out, line, (size_t)position->layout->cell_count);
}

static void add_rating(const cli_rate_row *row, lele_text *out)
{
    lele_text_add_tenths(out, row->rating);
}

static void add_pearl(const cli_rate_row *row, lele_text *out)
{
    lele_text_add_tenths(out, row->pearl);
}

static void add_diamond(const cli_rate_row *row, lele_text *out)
{
    lele_text_add_tenths(out, row->diamond);
}

static void add_hardest(const cli_rate_row *row, lele_text *out)
{
    lele_text_add(out, row->hardest);
}

static void add_number(const cli_rate_row *row, lele_text *out)
{
    lele_text_add_int(out, (int64_t)row->number);
}

static void add_line_end(const cli_rate_row *row, lele_text *out)
{
    (void)row;
    lele_text_add_char(out, '\n');
}

static void add_tab(const cli_rate_row *row, lele_text *out)
{
    (void)row;
    lele_text_add_char(out, '\t');
}

static void add_percent(const cli_rate_row *row, lele_text *out)
{
    (void)row;
    lele_text_add_char(out, '%');
}

static const struct {
    char letter;
    void (*add)(const cli_rate_row *row, lele_text *out);
} letters[] = {
    { 'd', add_diamond },  { 'g', add_grid },   { 'h', add_hardest },
    { 'l', add_line_end }, { 'n', add_number }, { 'p', add_pearl },
    { 'r', add_rating },   { 't', add_tab },    { '%', add_percent },
};

enum { LETTERS = sizeof letters / sizeof letters[0] };

const char cli_rate_format_letters[] = "%d %g %h %l %n %p %r %t %%";

static int find_letter(char letter)
{
    for (int i = 0; i < LETTERS; i++)
        if (letters[i].letter == letter)
            return i;
    return -1;
}

const char *cli_rate_format_check(const char *format)
{
    for (const char *at = format; (at = strchr(at, '%')) != NULL; at += 2)
        if (find_letter(at[1]) < 0)
            return at;
    return NULL;
}

size_t cli_rate_format_length(const char *place)
{
    size_t length = place[1] == '\0' ? 1 : 2;
    while (length > 1 && (place[length] & 0xC0) == 0x80) /* the rest of a UTF-8 character */
        length++;
    return length;
}

void cli_rate_format_write(const char *format, const cli_rate_row *row, lele_text *out)
{
    for (const char *at = format; *at != '\0'; at++) {
        const size_t plain = strcspn(at, "%");
        lele_text_add_bytes(out, at, plain);
        at += plain;
        if (*at == '\0')
            break;
        letters[find_letter(*++at)].add(row, out);
    }
    lele_text_add_char(out, '\n');
}
