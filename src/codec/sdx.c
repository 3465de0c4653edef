/*
 * .sdx, SudoCue's game in progress: one row per line, cells separated by spaces.  A cell is d for
 * a given, ud for a digit of the player, otherwise its candidates.  A single candidate looks like
 * a given; see pencil.h.
 */
#include "codec/drawing.h"
#include "codec/pencil.h"

static lele_error take(lele_source *source, lele_piece piece, int cell, lele_position *ret)
{
    const bool mark = piece.length > 1 && *piece.at == 'u';
    const lele_piece digits = { piece.at + mark, piece.length - mark };
    lele_digits shown;
    const lele_error error = lele_piece_digits(source, digits, ret->layout->size, &shown);
    if (error != LELE_OK)
        return error;
    if (!mark)
        lele_pencil_take(ret, cell, shown);
    else if (lele_digits_single(shown))
        ret->values.cell[cell] = (uint8_t)lele_digits_first(shown);
    else
        return lele_source_refuse_character(source, piece.at);
    return LELE_OK;
}

static lele_error read_sdx(lele_source *source, lele_position *ret)
{
    lele_drawing drawing;
    lele_error error = lele_drawing_read(source, LELE_CUT_GROUPS, &drawing, &ret->layout);
    for (size_t i = 0; error == LELE_OK && i < drawing.count; i++)
        error = take(source, drawing.piece[i], (int)i, ret);
    if (error == LELE_OK)
        lele_pencil_settle(ret);
    source->at = source->end;
    ret->has_candidates = true;
    return error;
}

static int match_sdx(const char *text, size_t length)
{
    lele_survey survey;
    lele_drawing_survey(text, length, &survey);
    const bool square = survey.rows >= 4 && survey.even_groups;
    if (!square || survey.has_bars || survey.strangers > 0)
        return LELE_MATCH_NO;
    return survey.marked || survey.characters > survey.groups ? LELE_MATCH_SURE : LELE_MATCH_NO;
}

static lele_error write_sdx(const lele_position *position, lele_text *out)
{
    const lele_layout *layout = position->layout;
    lele_position as_read = *position;
    lele_digits shown[LELE_MAX_CELLS];
    lele_pencil_show(position, shown);
    for (int cell = 0; cell < layout->cell_count; cell++) {
        const bool played = position->values.cell[cell] != 0 && position->givens.cell[cell] == 0;
        if (!played && lele_digits_single(shown[cell]))
            as_read.givens.cell[cell] = (uint8_t)lele_digits_first(shown[cell]);
        if (lele_layout_column(layout, cell) > 0)
            lele_text_add_char(out, ' ');
        if (played)
            lele_text_add_char(out, 'u');
        if (shown[cell] == 0)
            lele_text_add_char(out, '.');
        for (int digit; (digit = lele_digits_pop(&shown[cell])) != 0;)
            lele_text_add_char(out, lele_digit_char(digit));
        if (lele_layout_column(layout, cell) == layout->size - 1)
            lele_text_add_char(out, '\n');
    }
    return lele_grid_check(layout, &as_read.givens, NULL) == LELE_OK ? LELE_OK : LELE_E_UNSUPPORTED;
}

const lele_codec lele_codec_sdx = {
    .name = "sdx",
    .summary = { "SudoCue .sdx game in progress", "SudoCue 的 .sdx 进度文件" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_CANDIDATES |
                 LELE_CODEC_PROGRESS | LELE_CODEC_ANY_LAYOUT,
    .match = match_sdx,
    .read = read_sdx,
    .write = write_sdx,
};
