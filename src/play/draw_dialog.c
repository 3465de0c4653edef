/* The dialogs: a frame in the middle of the screen with a title and rows. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "play/border.h"
#include "play/draw.h"
#include "play/utf8.h"

static const play_style menu = { PLAY_INK_TEXT, PLAY_PAPER_MENU, 0 };
static const play_style head = { PLAY_INK_TITLE, PLAY_PAPER_MENU, PLAY_BOLD };
static const play_style chosen = { PLAY_INK_TITLE, PLAY_PAPER_CHOSEN, PLAY_BOLD };

static void draw_frame(play_player *player, play_canvas *canvas, play_rect box, const char *title)
{
    const int bottom = box.row + box.height - 1, right = box.column + box.width - 1;
    play_canvas_fill(canvas, box, menu);
    for (int row = box.row; row <= bottom; row++)
        for (int column = box.column; column <= right; column++) {
            const play_weight up = row > box.row, down = row<bottom, left = column> box.column,
                              on = column < right;
            const bool edge = row == box.row || row == bottom;
            const bool side = column == box.column || column == right;
            if (!edge && !side)
                continue;
            const uint32_t ch = play_border_char(side ? up : 0, edge ? on : 0, side ? down : 0,
                                                 edge ? left : 0, player->ascii);
            play_canvas_put(canvas, row, column, ch,
                            (play_style){ PLAY_INK_BOX, PLAY_PAPER_MENU, 0 });
        }
    (void)play_canvas_text(canvas, box.row, box.column + 2, title, head);
}

static play_rect box_of(const play_canvas *canvas, int rows, int width)
{
    const int room = canvas->height - (canvas->height >= 20 ? 2 : 1); /* above the last lines */
    const int height = rows + 2 < room ? rows + 2 : room;
    width = width < canvas->width ? width : canvas->width;
    return (play_rect){ (room - height) / 2, (canvas->width - width) / 2, height, width };
}

/* --- the rows of each dialog --- */

static void add_new(play_player *player, int row, lele_text *out)
{
    static const play_word words[] = { PLAY_W_LEVEL, PLAY_W_LAYOUT, PLAY_W_SEED, PLAY_W_START,
                                       PLAY_W_OWN };
    const char *layout = lele_layout_name_at((size_t)player->layout);
    lele_text_add(out, play_word_text(player->lang, words[row]));
    if (row > 2)
        return;
    lele_text_add(out, "  ");
    lele_text_add(out, row == 2 ? "" : player->ascii ? "< " : "‹ ");
    if (row == 0)
        lele_text_add(out, player->level < LELE_LEVEL_COUNT
                               ? lele_level_title((lele_level)player->level, player->lang)
                               : play_word_text(player->lang, PLAY_W_ANY_LEVEL));
    else if (row == 1)
        lele_layout_write_title(layout != NULL ? layout : "jigsaw", player->lang, out);
    else
        lele_text_add(out, player->seed.length > 0
                               ? player->seed.data
                               : play_word_text(player->lang, PLAY_W_SEED_FRESH));
    lele_text_add(out, row == 2 ? "" : player->ascii ? " >" : " ›");
}

static void add_date(const json_t *record, const char *key, lele_text *out)
{
    char text[32];
    struct tm local;
    const time_t at = (time_t)(json_number_value(json_object_get(record, key)) / 1000);
    if (localtime_r(&at, &local) != NULL &&
        strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local) > 0)
        lele_text_add(out, text);
}

static void add_game(play_player *player, const json_t *game, lele_text *out)
{
    const json_t *meta = json_object_get(game, "meta");
    const lele_level level = lele_level_find(play_fact_text(meta, "level"));
    char share[16];
    (void)snprintf(share, sizeof share, "  %3d%%  ",
                   (int)(json_number_value(json_object_get(meta, "progress")) * 100));
    add_date(game, "updated", out);
    lele_text_add(out, share);
    play_time_add(out, json_integer_value(json_object_get(meta, "elapsed")));
    lele_text_add(out, "  ");
    if (level != LELE_LEVEL_COUNT)
        lele_text_add(out, lele_level_title(level, player->lang));
    lele_text_add(out, "  ");
    lele_layout_write_title(play_fact_text(meta, "layout"), player->lang, out);
}

static void add_slot(play_player *player, int row, const json_t *slot, lele_text *out)
{
    lele_text_add_int(out, row + 1);
    lele_text_add(out, "  ");
    if (!json_is_object(slot)) {
        lele_text_add(out, play_word_text(player->lang, PLAY_W_SLOT_EMPTY));
        return;
    }
    lele_text_add(out, play_fact_text(slot, "name"));
    lele_text_add(out, *play_fact_text(slot, "name") != '\0' ? "  " : "");
    add_game(player, json_object_get(slot, "game"), out);
}

static void add_help(play_player *player, int row, lele_text *out)
{
    const play_action_row *action = play_action_at((play_action)row);
    lele_text_add(out, action->keys);
    const int width = play_text_width(action->keys);
    lele_text_add_repeat(out, ' ', width < 10 ? (size_t)(12 - width) : 2);
    lele_text_add(out, action->text[player->lang]);
}

void play_dialog_row(play_player *player, int row, lele_text *out)
{
    const json_t *record = json_array_get(player->dialog.rows, (size_t)row);
    switch (player->dialog.kind) {
    case PLAY_DIALOG_NEW:
        add_new(player, row, out);
        break;
    case PLAY_DIALOG_LIBRARY:
        add_game(player, record, out);
        break;
    case PLAY_DIALOG_SLOTS:
        add_slot(player, row, record, out);
        break;
    default:
        add_help(player, row, out);
        break;
    }
}

static void draw_rows(play_player *player, play_canvas *canvas, play_rect box, int count)
{
    const int room = box.height - 2, at = player->dialog.at;
    const bool is_help = player->dialog.kind == PLAY_DIALOG_HELP;
    int top = is_help ? at : at - room / 2;
    top = top > count - room ? count - room : top;
    top = top < 0 ? 0 : top;
    play_canvas_clip(canvas, (play_rect){ box.row + 1, box.column + 1, room, box.width - 2 });
    for (int i = 0; i < room && top + i < count; i++) {
        lele_text text;
        lele_text_init(&text);
        play_dialog_row(player, top + i, &text);
        const bool is_chosen = !is_help && top + i == at;
        if (is_chosen)
            play_canvas_fill(
                canvas, (play_rect){ box.row + 1 + i, box.column + 1, 1, box.width - 2 }, chosen);
        (void)play_canvas_text(canvas, box.row + 1 + i, box.column + 2, text.data,
                               is_chosen ? chosen : menu);
        lele_text_release(&text);
    }
    play_canvas_clip_none(canvas);
}

/* --- a line of text --- */

static void draw_prompt(play_player *player, play_canvas *canvas)
{
    static const play_word words[PLAY_PROMPT_COUNT] = {
        [PLAY_PROMPT_PUZZLE] = PLAY_W_ASK_PUZZLE,   [PLAY_PROMPT_EXPORT] = PLAY_W_ASK_EXPORT,
        [PLAY_PROMPT_COMMAND] = PLAY_W_ASK_COMMAND, [PLAY_PROMPT_WHY_NOT] = PLAY_W_ASK_WHY_NOT,
        [PLAY_PROMPT_SEED] = PLAY_W_ASK_SEED,       [PLAY_PROMPT_NAME] = PLAY_W_ASK_NAME,
    };
    const char *ask = play_word_text(player->lang, words[player->dialog.prompt]);
    const play_rect box = box_of(canvas, 2, 72);
    draw_frame(player, canvas, box, play_word_text(player->lang, PLAY_W_TITLE));
    const play_rect room = { box.row + 1, box.column + 1, 2, box.width - 2 };
    play_canvas_clip(canvas, room);
    (void)play_canvas_text(canvas, room.row, room.column + 1, ask, menu);
    /* the end of a long input is what the player sees */
    const char *input = player->dialog.input.data;
    uint32_t ch;
    while (*input != '\0' && play_text_width(input) > room.width - 3)
        input += play_utf8_read(input, &ch);
    const int end = play_canvas_text(canvas, room.row + 1, room.column + 1, input, head);
    play_canvas_put(canvas, room.row + 1, end, ' ', (play_style){ 0, PLAY_PAPER_CURSOR, 0 });
    play_canvas_clip_none(canvas);
}

void play_draw_dialog(play_player *player, play_canvas *canvas)
{
    static const play_word titles[PLAY_DIALOG_COUNT] = {
        [PLAY_DIALOG_HELP] = PLAY_W_HELP,
        [PLAY_DIALOG_NEW] = PLAY_W_NEW,
        [PLAY_DIALOG_LIBRARY] = PLAY_W_LIBRARY,
        [PLAY_DIALOG_SLOTS] = PLAY_W_SLOTS,
    };
    if (player->dialog.kind == PLAY_DIALOG_PROMPT) {
        draw_prompt(player, canvas);
        return;
    }
    const int count = (int)play_dialog_count(player);
    const play_rect box = box_of(canvas, count > 0 ? count : 1, 64);
    draw_frame(player, canvas, box, play_word_text(player->lang, titles[player->dialog.kind]));
    if (count > 0)
        draw_rows(player, canvas, box, count);
    else
        (void)play_canvas_text(canvas, box.row + 1, box.column + 2,
                               play_word_text(player->lang, PLAY_W_NO_GAMES), menu);
}
