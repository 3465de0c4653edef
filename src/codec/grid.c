/* The drawn grid: givens and dots between the walls of boxes or regions. */
#include "codec/drawing.h"

static int match_grid(const char *text, size_t length)
{
    lele_survey survey;
    lele_drawing_survey(text, length, &survey);
    const int side = lele_square_side(survey.characters);
    if (survey.strangers > survey.characters / 8 || survey.characters < 12)
        return LELE_MATCH_NO;
    const bool drawn = survey.has_bars || survey.borders > 0 || survey.has_spaces;
    if (side == 0 || survey.strangers > 0)
        return drawn && (survey.rows > 1 || survey.has_bars) ? LELE_MATCH_MAYBE : LELE_MATCH_NO;
    return drawn && (survey.rows == (size_t)side || survey.rows == 1) ? LELE_MATCH_LIKELY
                                                                      : LELE_MATCH_NO;
}

static lele_error write_grid(const lele_position *position, lele_text *out)
{
    char cells[LELE_MAX_CELLS][LELE_DRAWN_SIZE];
    for (int cell = 0; cell < position->layout->cell_count; cell++) {
        cells[cell][0] = lele_cell_char(position->values.cell[cell]);
        cells[cell][1] = '\0';
    }
    lele_drawing_write(position->layout, cells, out);
    return LELE_OK;
}

const lele_codec lele_codec_grid = {
    .name = "grid",
    .summary = { "a drawn grid of digits", "画出宫线的数字盘面" },
    .abilities = LELE_CODEC_READS | LELE_CODEC_WRITES | LELE_CODEC_ANY_LAYOUT,
    .match = match_grid,
    .read = lele_drawing_read_givens,
    .write = write_grid,
};
