/* The pencilmark grid: one group of digits per cell, drawn like a grid; '.' for no candidate. */
#include "codec/drawing.h"
#include "codec/pencil.h"

static lele_error read_pmgrid(lele_source *source, lele_position *ret)
{
    lele_drawing drawing;
    const lele_error error = lele_drawing_read(source, LELE_CUT_GROUPS, &drawing, &ret->layout);
    if (error != LELE_OK)
        return error;
    for (size_t i = 0; i < drawing.count; i++) {
        lele_digits digits;
        const lele_error bad =
            lele_piece_digits(source, drawing.piece[i], ret->layout->size, &digits);
        if (bad != LELE_OK)
            return bad;
        lele_pencil_take(ret, (int)i, digits);
    }
    lele_pencil_settle(ret);
    source->at = source->end;
    return LELE_OK;
}

static int match_pmgrid(const char *text, size_t length)
{
    lele_survey survey;
    lele_drawing_survey(text, length, &survey);
    const int side = lele_square_side(survey.groups);
    if (side == 0 || survey.characters <= survey.groups || survey.marked)
        return LELE_MATCH_NO;
    if (survey.rows != (size_t)side && survey.rows != 1)
        return LELE_MATCH_NO;
    if (survey.strangers > 0)
        return LELE_MATCH_MAYBE;
    return survey.has_bars || survey.rows == 1 ? LELE_MATCH_SURE : LELE_MATCH_LIKELY;
}

static lele_error write_pmgrid(const lele_position *position, lele_text *out)
{
    lele_digits shown[LELE_MAX_CELLS];
    char cells[LELE_MAX_CELLS][LELE_DRAWN_SIZE];
    if (!lele_pencil_show(position, shown))
        return LELE_E_UNSUPPORTED;
    for (int cell = 0; cell < position->layout->cell_count; cell++) {
        size_t used = 0;
        for (int digit; (digit = lele_digits_pop(&shown[cell])) != 0;)
            cells[cell][used++] = lele_digit_char(digit);
        if (used == 0)
            cells[cell][used++] = '.';
        cells[cell][used] = '\0';
    }
    lele_drawing_write(position->layout, cells, out);
    return LELE_OK;
}

const lele_codec lele_codec_pmgrid = {
    .name = "pm",
    .summary = { "a drawn grid of pencilmarks", "画出宫线的候选数盘面" },
    .abilities =
        LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_CANDIDATES | LELE_CODEC_ANY_LAYOUT,
    .match = match_pmgrid,
    .read = read_pmgrid,
    .write = write_pmgrid,
};
