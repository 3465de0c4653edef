/* The whole screen, and the two lines at its bottom. */
#include "play/draw.h"

#include <string.h>

#include "play/utf8.h"

static const play_style base = { PLAY_INK_TEXT, PLAY_PAPER_BASE, 0 };
static const play_style bar = { PLAY_INK_TEXT, PLAY_PAPER_BAR, 0 };

/* What the status line says: a failed save first, because the player may lose something. */
static void add_status(play_player *player, lele_text *out)
{
    play_player_say_lack(player);
    if (player->save_error != 0 && player->said.length == 0) {
        play_player_complain(player, PLAY_W_NOT_SAVED, player->save_error);
    }
    if (player->maker != NULL && player->maker->running && !player->said_is_bad)
        lele_text_add(out, play_word_text(player->lang, PLAY_W_MAKING));
    else if (player->said.length > 0)
        lele_text_add(out, player->said.data);
    else if (player->session.game != NULL)
        lele_text_add(out, player->session.view.message.data);
}

/* Without a panel the time stands here. */
static void add_corner(play_player *player, const play_screen *screen, lele_text *out)
{
    if (player->session.game == NULL || screen->panel.height > 0)
        return;
    play_time_add(out, play_session_shown(&player->session));
}

static void draw_status(play_player *player, const play_screen *screen, play_canvas *canvas)
{
    lele_text text, corner;
    lele_text_init(&text);
    lele_text_init(&corner);
    add_status(player, &text);
    add_corner(player, screen, &corner);
    play_style style = bar;
    if (player->said_is_bad && player->said.length > 0)
        style.ink = PLAY_INK_BAD;
    const int row = screen->status_row;
    play_canvas_fill(canvas, (play_rect){ row, 0, 1, screen->columns }, bar);
    (void)play_canvas_text(canvas, row, 1, text.data, style);
    const int width = play_text_width(corner.data);
    if (width > 0) {
        const int column = screen->columns - width - 1;
        play_canvas_fill(canvas, (play_rect){ row, column - 1, 1, width + 2 }, bar);
        (void)play_canvas_text(canvas, row, column, corner.data, bar);
    }
    lele_text_release(&text);
    lele_text_release(&corner);
}

static play_word keys_word(play_player *player)
{
    static const play_word dialogs[PLAY_DIALOG_COUNT] = {
        [PLAY_DIALOG_HELP] = PLAY_W_KEYS_HELP,       [PLAY_DIALOG_NEW] = PLAY_W_KEYS_NEW,
        [PLAY_DIALOG_LIBRARY] = PLAY_W_KEYS_LIBRARY, [PLAY_DIALOG_SLOTS] = PLAY_W_KEYS_SLOTS,
        [PLAY_DIALOG_PROMPT] = PLAY_W_KEYS_PROMPT,
    };
    if (player->dialog.kind != PLAY_DIALOG_NONE)
        return dialogs[player->dialog.kind];
    if (player->session.game == NULL)
        return PLAY_W_WELCOME;
    if (player->pane == PLAY_PANE_TREE)
        return PLAY_W_KEYS_TREE;
    const json_t *facts = play_player_facts(player);
    if (json_is_object(json_object_get(facts, "results")))
        return PLAY_W_KEYS_OVER;
    return play_player_drawing(player) != NULL ? PLAY_W_KEYS_HINT : PLAY_W_KEYS;
}

static void draw_keys(play_player *player, const play_screen *screen, play_canvas *canvas)
{
    if (screen->keys_row < 0)
        return;
    const play_style style = { PLAY_INK_DIM, PLAY_PAPER_BASE, 0 };
    const char *text = play_word_text(player->lang, keys_word(player));
    if (play_text_width(text) > screen->columns - 2 && player->dialog.kind == PLAY_DIALOG_NONE)
        text = play_word_text(player->lang, PLAY_W_KEYS_SHORT);
    (void)play_canvas_text(canvas, screen->keys_row, 1, text, style);
}

static void draw_title(play_player *player, const play_screen *screen, play_canvas *canvas)
{
    const play_style style = { PLAY_INK_TITLE, PLAY_PAPER_BASE, PLAY_BOLD };
    const char *title = play_word_text(player->lang, PLAY_W_TITLE);
    const char *welcome = play_word_text(player->lang, PLAY_W_WELCOME);
    const int row = screen->rows / 3;
    (void)play_canvas_text(canvas, row, (screen->columns - play_text_width(title)) / 2, title,
                           style);
    const int column = (screen->columns - play_text_width(welcome)) / 2;
    (void)play_canvas_text(canvas, row + 2, column > 0 ? column : 0, welcome, base);
}

void play_draw(play_player *player, play_canvas *canvas)
{
    if (!play_canvas_start(canvas, player->rows, player->columns, base))
        return;
    play_screen screen = { .rows = canvas->height,
                           .columns = canvas->width,
                           .status_row = canvas->height - 1,
                           .keys_row = -1 };
    if (player->session.game != NULL) {
        play_screen_arrange(&screen, canvas->height, canvas->width,
                            play_session_layout(&player->session), player->zoom,
                            play_player_reads(player), player->cursor);
        play_draw_board(player, &screen, canvas);
        play_draw_panel(player, &screen, canvas);
    } else {
        draw_title(player, &screen, canvas);
    }
    draw_keys(player, &screen, canvas);
    if (player->dialog.kind != PLAY_DIALOG_NONE)
        play_draw_dialog(player, canvas);
    draw_status(player, &screen, canvas);
}
