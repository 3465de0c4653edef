/* Writes the zipped object of a SudokuPad link, see sudokupad.c. */
#include "codec/sudokupad.h"

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

static void write_units(const lele_layout *layout, lele_text *out)
{
    const int first = lele_layout_first_box(layout), first_extra = lele_layout_first_extra(layout);
    for (int u = first; u < layout->unit_count; u++) {
        const bool extra = u >= first_extra;
        const bool opens = u == first || u == first_extra;
        if (u == first_extra)
            lele_text_add_char(out, ']');
        lele_text_add(out, !opens ? "," : extra ? ",cages:[" : ",re:[");
        if (extra)
            lele_text_add(out, "{cells:");
        write_unit(layout, &layout->units[u], out);
        if (extra)
            lele_text_add(out, ",unique:t,hidden:t}");
    }
    lele_text_add_char(out, ']');
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
    write_units(layout, out);
    lele_text_add_char(out, '}');
}
