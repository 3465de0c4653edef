/*
 * .ss, Simple Sudoku: rows of characters with bars between the boxes, no spaces.
 *
 *     *-----------*
 *     |53.|.7.|...|
 *     |---+---+---|
 *
 * Some files lack the outer frame.  A jigsaw gets only the outer frame.
 */
#include "codec/drawing.h"

static int match_ss(const char *text, size_t length)
{
    lele_survey survey;
    lele_drawing_survey(text, length, &survey);
    const int side = lele_square_side(survey.characters);
    if (side == 0 || survey.rows != (size_t)side || survey.strangers > 0 || survey.has_spaces)
        return LELE_MATCH_NO;
    return survey.starred || (survey.has_bars && survey.borders > 0) ? LELE_MATCH_SURE
                                                                     : LELE_MATCH_NO;
}

/* Whether there is a wall between a cell and the previous one in its row or column. */
static bool is_walled(const lele_layout *layout, int cell, int before)
{
    return layout->box_columns != 0 &&
           lele_layout_box_unit(layout, cell) != lele_layout_box_unit(layout, before);
}

static void write_rule(const lele_layout *layout, char end, char between, lele_text *out)
{
    lele_text_add_char(out, end);
    for (int column = 0; column < layout->size; column++) {
        if (column > 0 && is_walled(layout, column, column - 1))
            lele_text_add_char(out, between);
        lele_text_add_char(out, '-');
    }
    lele_text_add_char(out, end);
    lele_text_add_char(out, '\n');
}

static void write_row(const lele_position *position, const lele_unit *row, lele_text *out)
{
    for (int i = 0; i < position->layout->size; i++) {
        const int cell = row->cells[i], digit = position->values.cell[cell];
        if (i == 0 || is_walled(position->layout, cell, row->cells[i - 1]))
            lele_text_add_char(out, '|');
        lele_text_add_char(out, lele_cell_char(digit));
    }
    lele_text_add(out, "|\n");
}

static lele_error write_ss(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    write_rule(layout, '*', '-', out);
    for (int i = 0; i < layout->size; i++) {
        const lele_unit *row = &layout->units[i];
        if (i > 0 && is_walled(layout, row->cells[0], layout->units[i - 1].cells[0]))
            write_rule(layout, '|', '+', out);
        write_row(position, row, out);
    }
    write_rule(layout, '*', '-', out);
    return LELE_OK;
}

const lele_codec lele_codec_ss = {
    .name = "ss",
    .summary = { "Simple Sudoku .ss file", "Simple Sudoku 的 .ss 文件" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ANY_LAYOUT,
    .match = match_ss,
    .read = lele_drawing_read_givens,
    .write = write_ss,
};
