/* Events: which of dialog, tree and board takes a key, and what the mouse and a paste do. */
#include "play/player.h"

static bool is_busy(const play_player *player)
{
    return player->maker != NULL && player->maker->running;
}

static void press(play_player *player, uint32_t key, bool alt)
{
    const int size = player->session.game != NULL ? play_session_layout(&player->session)->size : 0;
    const int digit = play_key_digit(key, size);
    if (is_busy(player) && key == PLAY_KEY_ESCAPE) {
        play_maker_stop(player->maker);
        play_player_say(player, PLAY_W_STOPPED, NULL, NULL);
        return;
    }
    if (player->pane == PLAY_PANE_TREE && player->session.game != NULL &&
        play_tree_key(player, key))
        return;
    if (digit != 0) {
        player->armed = PLAY_DO_NOTHING;
        play_player_digit(player, digit, alt);
        return;
    }
    if (!alt)
        play_player_act(player, play_key_action(key));
}

/* Where the board is depends on what the panel shows. */
static int cell_at(play_player *player, int row, int column)
{
    play_screen screen;
    if (player->session.game == NULL)
        return -1;
    play_screen_arrange(&screen, player->rows, player->columns,
                        play_session_layout(&player->session), player->zoom,
                        play_player_reads(player), player->cursor);
    return play_screen_cell(&screen, row, column);
}

/* A drag selects the cells that it passes. */
static void drag(play_player *player, int cell)
{
    if (player->anchor < 0 || cell == player->cursor)
        return;
    lele_cellset_add(&player->selected, player->anchor);
    lele_cellset_add(&player->selected, cell);
    player->cursor = cell;
}

static void use_mouse(play_player *player, const play_event *event)
{
    if (event->mouse == PLAY_MOUSE_WHEEL_UP || event->mouse == PLAY_MOUSE_WHEEL_DOWN) {
        play_player_act(player,
                        event->mouse == PLAY_MOUSE_WHEEL_UP ? PLAY_DO_PAGE_UP : PLAY_DO_PAGE_DOWN);
        return;
    }
    const int cell = cell_at(player, event->row, event->column);
    if (cell < 0)
        return;
    if (event->mouse != PLAY_MOUSE_PRESS) {
        drag(player, cell);
        if (event->mouse == PLAY_MOUSE_RELEASE)
            player->anchor = -1;
        return;
    }
    player->selected = LELE_CELLSET_EMPTY;
    player->cursor = cell;
    player->anchor = cell;
}

static void take_key(play_player *player, const play_event *event)
{
    if (player->dialog.kind != PLAY_DIALOG_NONE)
        play_dialog_key(player, event);
    else
        press(player, event->key, event->alt);
}

/* Alt with a digit is a note.  With any other key it is most likely Escape and a key that came at
 * once. */
static void take_alt(play_player *player, const play_event *event)
{
    const int size = player->session.game != NULL ? play_session_layout(&player->session)->size : 0;
    const bool is_note =
        player->dialog.kind == PLAY_DIALOG_NONE && play_key_digit(event->key, size) != 0;
    play_event plain = *event, escape = *event;
    if (!is_note) {
        plain.alt = escape.alt = false;
        escape.key = PLAY_KEY_ESCAPE;
        take_key(player, &escape);
    }
    take_key(player, &plain);
}

void play_player_event(play_player *player, const play_event *event)
{
    if (event->kind == PLAY_EVENT_KEY && event->alt)
        take_alt(player, event);
    else if (event->kind == PLAY_EVENT_KEY || player->dialog.kind != PLAY_DIALOG_NONE)
        take_key(player, event);
    else if (event->kind == PLAY_EVENT_MOUSE)
        use_mouse(player, event);
    else
        (void)play_player_import(player, event->text, event->length, NULL);
    play_player_save(player);
}
