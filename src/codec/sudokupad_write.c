/*
 * Writes the zipped object of a SudokuPad link, see sudokupad.c.
 *
 * What SudokuPad knows as a rule is written as one; every clue is in `lele`, which it passes over and we
 * read again; sudokupad_draw.c draws them, and the rules say in words what the drawings mean.
 */
#include "codec/sudokupad.h"

#include <string.h>

#include "core/clue_table.h"

/* Strings are in single quotes.  A quote, backslash or control character becomes an apostrophe. */
static void write_string(const char *string, lele_text *out)
{
    lele_text_add_char(out, '\'');
    for (; *string != '\0'; string++) {
        if (*string == '\'' || *string == '\\' || (unsigned char)*string < 0x20)
            lele_text_add(out, "’");
        else
            lele_text_add_char(out, *string);
    }
    lele_text_add_char(out, '\'');
}

static void write_unit(const lele_layout *layout, const lele_unit *unit, lele_text *out)
{
    lele_text_add_char(out, '[');
    for (int i = 0; i < layout->size; i++) {
        lele_text_add(out, i > 0 ? ",[" : "[");
        lele_text_add_int(out, lele_layout_row(layout, unit->cells[i]));
        lele_text_add_char(out, ',');
        lele_text_add_int(out, lele_layout_column(layout, unit->cells[i]));
        lele_text_add_char(out, ']');
    }
    lele_text_add_char(out, ']');
}

static void write_regions(const lele_layout *layout, lele_text *out)
{
    const int first = lele_layout_first_box(layout), end = lele_layout_first_extra(layout);
    for (int u = first; u < end && u < layout->unit_count; u++) {
        lele_text_add(out, u == first ? ",re:[" : ",");
        write_unit(layout, &layout->units[u], out);
    }
    lele_text_add_char(out, ']');
}

static void write_cage(const lele_layout *layout, const lele_clue *clue, lele_text *out)
{
    const lele_cell *cells = layout->clues->list.cell + clue->first_cell;
    lele_text_add(out, "{ce:[");
    for (int i = 0; i < clue->cell_count; i++) {
        lele_text_add(out, i > 0 ? ",[" : "[");
        lele_text_add_int(out, lele_layout_row(layout, cells[i]));
        lele_text_add_char(out, ',');
        lele_text_add_int(out, lele_layout_column(layout, cells[i]));
        lele_text_add_char(out, ']');
    }
    lele_text_add(out, clue->look == LELE_LOOK_SUM ? "]" : "],unique:t");
    if (clue->value != LELE_CLUE_NO_VALUE) {
        lele_text_add(out, ",sum:");
        lele_text_add_int(out, clue->value);
        lele_text_add(out, ",v:");
        lele_text_add_int(out, clue->value);
    }
    lele_text_add_char(out, '}');
}

static bool is_cage(const lele_clue *clue)
{
    return clue->look == LELE_LOOK_CAGE || clue->look == LELE_LOOK_SUM ||
           clue->look == LELE_LOOK_EXTRA_REGION;
}

/* The units besides rows, columns and regions, and the cages. */
static void write_cages(const lele_layout *layout, lele_text *out)
{
    const lele_clues *clues = layout->clues;
    const char *comma = ",cages:[";
    for (int u = lele_layout_first_extra(layout); u < layout->unit_count; u++, comma = ",") {
        lele_text_add(out, comma);
        lele_text_add(out, "{cells:");
        write_unit(layout, &layout->units[u], out);
        lele_text_add(out, ",unique:t,hidden:t}");
    }
    for (int i = 0; clues != NULL && i < clues->list.clue_count; i++) {
        if (!is_cage(&clues->list.clue[i]))
            continue;
        lele_text_add(out, comma);
        write_cage(layout, &clues->list.clue[i], out);
        comma = ",";
    }
    if (strcmp(comma, ",") == 0)
        lele_text_add_char(out, ']');
}

static void write_globals(const lele_layout *layout, lele_text *out)
{
    static const struct {
        lele_look look;
        const char *word;
    } words[] = {
        { LELE_LOOK_KNIGHT, "'antiknight'" },
        { LELE_LOOK_KING, "'antiking'" },
        { LELE_LOOK_NONCONSECUTIVE, "'nonconsecutive'" },
        { LELE_LOOK_DISJOINT, "'disjoint'" },
        { LELE_LOOK_ALL_RATIOS, "'antiratio'" },
        { LELE_LOOK_ALL_PAIR_SUMS, "'antixv'" },
    };
    const char *comma = ",global:[";
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (!lele_clue_list_has(&layout->clues->list, words[i].look))
            continue;
        lele_text_add(out, comma);
        lele_text_add(out, words[i].word);
        comma = ",";
    }
    if (strcmp(comma, ",") == 0)
        lele_text_add_char(out, ']');
}

/* The rules in words, from the table of clues. */
static void write_rules(const lele_layout *layout, lele_text *out)
{
    lele_text_add(out, ",rules:'Normal sudoku rules apply.");
    for (int look = 0; look < LELE_LOOK_COUNT; look++) {
        if (!lele_clue_list_has(&layout->clues->list, (lele_look)look))
            continue;
        const char *title = lele_look_title((lele_look)look, LELE_LANG_EN);
        lele_text_add(out, "\\n");
        lele_text_add(out, title);
        lele_text_add(out, ": ");
        for (const char *c = lele_look_meaning((lele_look)look, LELE_LANG_EN); *c != '\0'; c++) {
            if (*c == '\'')
                lele_text_add(out, "\xE2\x80\x99");
            else
                lele_text_add_char(out, *c);
        }
    }
    lele_text_add_char(out, '\'');
}

static void write_clues(const lele_layout *layout, lele_text *out)
{
    lele_text own;
    lele_text_init(&own);
    write_globals(layout, out);
    lele_layout_write_text(layout, &own);
    lele_text_add(out, ",lele:'");
    lele_text_add_bytes(out, own.data, own.length);
    lele_text_add_char(out, '\'');
    out->failed = out->failed || own.failed;
    lele_text_release(&own);
    lele_sudokupad_draw(layout, out);
}

void lele_sudokupad_write(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    lele_text_add(out, "{id:'lele',metadata:{t:");
    write_string(position->title, out);
    if (*position->author != '\0') {
        lele_text_add(out, ",author:");
        write_string(position->author, out);
    }
    if (layout->clues != NULL)
        write_rules(layout, out);
    lele_text_add(out, "},cs:50,ce:[");
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const int digit = position->values.cell[cell];
        const bool first = lele_layout_column(layout, cell) == 0;
        lele_text_add(out, !first ? "," : cell == 0 ? "[" : "],[");
        if (digit == 0)
            continue;
        lele_text_add(out, "{v:");
        lele_text_add_int(out, digit);
        lele_text_add_char(out, '}');
    }
    lele_text_add(out, "]]");
    write_regions(layout, out);
    write_cages(layout, out);
    if (layout->clues != NULL)
        write_clues(layout, out);
    lele_text_add_char(out, '}');
}
