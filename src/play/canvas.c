/* The canvas; see canvas.h. */
#include "play/canvas.h"

#include <stdlib.h>

#include "play/utf8.h"

void play_canvas_init(play_canvas *canvas)
{
    *canvas = (play_canvas){ .glyphs = NULL };
}

void play_canvas_release(play_canvas *canvas)
{
    free(canvas->glyphs);
    play_canvas_init(canvas);
}

static int within(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

bool play_canvas_start(play_canvas *canvas, int height, int width, play_style style)
{
    height = within(height, 1, PLAY_MOST_ROWS);
    width = within(width, 1, PLAY_MOST_COLUMNS);
    if (height != canvas->height || width != canvas->width) {
        play_canvas_release(canvas);
        canvas->glyphs = calloc((size_t)height * (size_t)width, sizeof *canvas->glyphs);
        if (canvas->glyphs == NULL)
            return false;
        canvas->height = height;
        canvas->width = width;
    }
    play_canvas_clip_none(canvas);
    play_canvas_fill(canvas, canvas->clip, style);
    return true;
}

void play_canvas_clip(play_canvas *canvas, play_rect rect)
{
    const int row = within(rect.row, 0, canvas->height);
    const int column = within(rect.column, 0, canvas->width);
    const int end_row = within(rect.row + rect.height, row, canvas->height);
    const int end_column = within(rect.column + rect.width, column, canvas->width);
    canvas->clip = (play_rect){ row, column, end_row - row, end_column - column };
}

void play_canvas_clip_none(play_canvas *canvas)
{
    canvas->clip = (play_rect){ 0, 0, canvas->height, canvas->width };
}

static bool is_inside(const play_canvas *canvas, int row, int column)
{
    const play_rect *clip = &canvas->clip;
    return row >= clip->row && row < clip->row + clip->height && column >= clip->column &&
           column < clip->column + clip->width;
}

static play_glyph *glyph_at(const play_canvas *canvas, int row, int column)
{
    return &canvas->glyphs[row * canvas->width + column];
}

/* A wide character that loses one half becomes spaces. */
static void set(play_canvas *canvas, int row, int column, play_glyph glyph)
{
    play_glyph *at = glyph_at(canvas, row, column);
    if (at->ch == 0 && column > 0)
        at[-1].ch = ' ';
    if (column + 1 < canvas->width && at[1].ch == 0)
        at[1].ch = ' ';
    *at = glyph;
}

void play_canvas_put(play_canvas *canvas, int row, int column, uint32_t ch, play_style style)
{
    const bool wide = play_char_width(ch) == 2;
    if (!is_inside(canvas, row, column))
        return;
    if (wide && !is_inside(canvas, row, column + 1)) {
        set(canvas, row, column, (play_glyph){ ' ', style });
        return;
    }
    set(canvas, row, column, (play_glyph){ ch, style });
    if (!wide)
        return;
    set(canvas, row, column + 1, (play_glyph){ ' ', style });
    glyph_at(canvas, row, column + 1)->ch = 0;
    glyph_at(canvas, row, column)->ch = ch;
}

void play_canvas_fill(play_canvas *canvas, play_rect rect, play_style style)
{
    for (int row = rect.row; row < rect.row + rect.height; row++)
        for (int column = rect.column; column < rect.column + rect.width; column++)
            if (is_inside(canvas, row, column))
                set(canvas, row, column, (play_glyph){ ' ', style });
}

int play_canvas_text(play_canvas *canvas, int row, int column, const char *text, play_style style)
{
    uint32_t ch;
    while (*text != '\0') {
        text += play_utf8_read(text, &ch);
        if (ch < ' ' || ch == 0x7F)
            ch = '?';
        const int width = play_char_width(ch);
        if (width == 0)
            continue;
        play_canvas_put(canvas, row, column, ch, style);
        column += width;
    }
    return column;
}

void play_canvas_row(const play_canvas *canvas, int row, lele_text *out)
{
    char bytes[4];
    size_t blanks = 0;
    for (int column = 0; column < canvas->width; column++) {
        const uint32_t ch = glyph_at(canvas, row, column)->ch;
        if (ch == 0)
            continue;
        if (ch == ' ') {
            blanks++;
            continue;
        }
        lele_text_add_repeat(out, ' ', blanks);
        blanks = 0;
        lele_text_add_bytes(out, bytes, play_utf8_write(ch, bytes));
    }
}
