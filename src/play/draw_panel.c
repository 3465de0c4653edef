/* The panel: the state of the game, and the text that is asked for. */
#include <stdio.h>
#include <string.h>

#include "play/draw.h"
#include "play/utf8.h"

static const play_style plain = { PLAY_INK_TEXT, PLAY_PAPER_BASE, 0 };
static const play_style dim = { PLAY_INK_DIM, PLAY_PAPER_BASE, 0 };
static const play_style title = { PLAY_INK_TITLE, PLAY_PAPER_BASE, PLAY_BOLD };

void play_lines_add(play_lines *lines, const char *text, int width, play_ink ink)
{
    const size_t most = sizeof lines->line / sizeof lines->line[0];
    size_t skip;
    do {
        if (lines->count == most)
            return;
        const size_t length = play_line_break(text, width > 0 ? width : 1, &skip);
        lines->line[lines->count].start = lines->text.length;
        lines->line[lines->count++].ink = (uint8_t)ink;
        lele_text_add_bytes(&lines->text, text, length);
        lele_text_add_char(&lines->text, '\0');
        text += skip;
    } while (*text != '\0');
}

void play_about(play_player *player, lele_text *out)
{
    const lele_layout *layout = play_session_layout(&player->session);
    const json_t *rating = json_object_get(play_player_facts(player), "rating");
    lele_text_add(out, play_fact_text(rating, "title"));
    if (rating != NULL && json_is_object(rating)) {
        lele_text_add_char(out, ' ');
        lele_text_add_tenths(
            out, (int)(json_number_value(json_object_get(rating, "rating")) * 10 + 0.5));
    }
    if (lele_layout_is_classic(layout))
        return;
    if (out->length > 0)
        lele_text_add(out, " · ");
    lele_layout_write_title(play_fact_text(play_player_facts(player), "layout"), player->lang, out);
}

static int draw_pair(play_player *player, play_canvas *canvas, int row, int column, play_word word,
                     const char *value)
{
    column = play_canvas_text(canvas, row, column, play_word_text(player->lang, word), dim);
    column = play_canvas_text(canvas, row, column, " ", dim);
    return play_canvas_text(canvas, row, column, value, plain) + 2;
}

static void add_clock(const play_player *player, lele_text *out)
{
    play_time_add(out, play_session_shown(&player->session));
}

static int draw_mode(play_player *player, play_canvas *canvas, int row, int column)
{
    static const play_word words[PLAY_MODE_COUNT] = { PLAY_W_MODE_DIGIT, PLAY_W_MODE_CORNER,
                                                      PLAY_W_MODE_CENTRE, PLAY_W_MODE_COLOUR };
    const play_style style = { PLAY_INK_KEY, PLAY_PAPER_BAR, 0 };
    column = play_canvas_text(canvas, row, column, " ", style);
    column = play_canvas_text(canvas, row, column,
                              play_word_text(player->lang, words[player->mode]), style);
    return play_canvas_text(canvas, row, column, " ", style);
}

static void draw_numbers(play_player *player, play_canvas *canvas, int row, int column)
{
    const lele_view *view = &player->session.view;
    char hints[16], mistakes[16];
    (void)snprintf(hints, sizeof hints, "%d", view->hints_used);
    (void)snprintf(mistakes, sizeof mistakes, "%d", view->mistakes);
    column = draw_pair(player, canvas, row, column, PLAY_W_HINTS, hints);
    (void)draw_pair(player, canvas, row, column, PLAY_W_MISTAKES, mistakes);
}

/* Each digit, and below it how many of them are left. */
static void draw_left(play_player *player, play_canvas *canvas, int row, int column, int width)
{
    const lele_view *view = &player->session.view;
    const int size = play_session_layout(&player->session)->size;
    const int step = size > 9 && size * 3 <= width ? 3 : size * 2 <= width ? 2 : 1;
    for (int digit = 1; digit <= size; digit++) {
        char number[8] = "";
        const int left = size - view->counts[digit] > 0 ? size - view->counts[digit] : 0;
        const int at = column + (digit - 1) * step;
        if (left > 0)
            (void)snprintf(number, sizeof number, left > 9 && step < 3 ? "+" : "%d", left);
        play_canvas_put(canvas, row, at, (uint32_t)(unsigned char)lele_digit_char(digit),
                        left > 0 ? title : (play_style){ PLAY_INK_LINE, PLAY_PAPER_BASE, 0 });
        (void)play_canvas_text(canvas, row + 1, at, number, dim);
    }
}

/* Returns the number of rows. */
static int draw_tall_head(play_player *player, const play_rect *panel, play_canvas *canvas)
{
    lele_text text;
    lele_text_init(&text);
    (void)play_canvas_text(canvas, panel->row, panel->column,
                           play_word_text(player->lang, PLAY_W_TITLE), title);
    play_about(player, &text);
    (void)play_canvas_text(canvas, panel->row + 1, panel->column, text.data, plain);
    lele_text_clear(&text);
    add_clock(player, &text);
    (void)draw_pair(player, canvas, panel->row + 2, panel->column, PLAY_W_TIME, text.data);
    draw_numbers(player, canvas, panel->row + 3, panel->column);
    (void)draw_mode(player, canvas, panel->row + 4, panel->column);
    draw_left(player, canvas, panel->row + 5, panel->column, panel->width);
    lele_text_release(&text);
    return 8;
}

static int draw_short_head(play_player *player, const play_rect *panel, play_canvas *canvas)
{
    lele_text text;
    lele_text_init(&text);
    add_clock(player, &text);
    lele_text_add(&text, "  ");
    play_about(player, &text);
    lele_text_add(&text, "  ");
    const int column = play_canvas_text(canvas, panel->row, panel->column, text.data, plain);
    (void)draw_mode(player, canvas, panel->row, column);
    lele_text_release(&text);
    return 1;
}

/* A line, in which the names of cells stand out. */
static void draw_line(const lele_layout *layout, play_canvas *canvas, int row, int column,
                      const char *text, play_ink ink)
{
    const play_style style = { (uint8_t)ink, PLAY_PAPER_BASE, 0 };
    const play_style name = { PLAY_INK_KEY, PLAY_PAPER_BASE, 0 };
    while (*text != '\0') {
        int cell;
        uint32_t ch;
        char piece[16];
        const size_t used = lele_cell_read(layout, text, &cell);
        const bool is_name = used > 0 && used < sizeof piece;
        const size_t length = is_name ? used : play_utf8_read(text, &ch);
        (void)snprintf(piece, sizeof piece, "%.*s", (int)length, text);
        column = play_canvas_text(canvas, row, column, piece, is_name ? name : style);
        text += length;
    }
}

static void draw_lines(play_player *player, const play_rect *room, const play_lines *lines,
                       play_canvas *canvas)
{
    const lele_layout *layout = play_session_layout(&player->session);
    const int count = (int)lines->count;
    if (player->text_top > count - 1)
        player->text_top = count > 0 ? count - 1 : 0;
    player->text_lines = count;
    player->text_room = room->height;
    for (int i = 0; i < room->height && player->text_top + i < count; i++) {
        const int at = player->text_top + i;
        const bool cut = i == room->height - 1 && at < count - 1;
        if (cut)
            (void)play_canvas_text(canvas, room->row + i, room->column,
                                   play_word_text(player->lang, PLAY_W_MORE), dim);
        else
            draw_line(layout, canvas, room->row + i, room->column,
                      lines->text.data + lines->line[at].start, (play_ink)lines->line[at].ink);
    }
}

void play_draw_panel(play_player *player, const play_screen *screen, play_canvas *canvas)
{
    const play_rect *panel = &screen->panel;
    static const int tall = 16;
    if (panel->height <= 0)
        return;
    play_canvas_clip(canvas, *panel);
    const int head = panel->height >= tall ? draw_tall_head(player, panel, canvas)
                                           : draw_short_head(player, panel, canvas);
    const play_rect room = { panel->row + head, panel->column, panel->height - head, panel->width };
    play_lines lines = { .count = 0 };
    lele_text_init(&lines.text);
    play_panel_text(player, panel->width, &lines);
    if (!lines.text.failed)
        draw_lines(player, &room, &lines, canvas);
    lele_text_release(&lines.text);
    play_canvas_clip_none(canvas);
}
