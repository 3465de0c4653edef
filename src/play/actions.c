/* What each key does: one function per action, in a table. */
#include <stdio.h>
#include <string.h>

#include "play/player.h"

static const lele_view *view_of(const play_player *player)
{
    return &player->session.view;
}

static void reset_text(play_player *player)
{
    player->text_top = 0;
    player->link = -1;
}

static void move_to(play_player *player, int cell)
{
    player->cursor = cell;
    player->anchor = -1;
}

/* Moves by rows and columns, around the edges. */
static void step(play_player *player, int rows, int columns)
{
    const int size = play_session_layout(&player->session)->size;
    const int row = (player->cursor / size + rows + size) % size;
    const int column = (player->cursor % size + columns + size) % size;
    move_to(player, row * size + column);
}

static void do_up(play_player *player)
{
    step(player, -1, 0);
}
static void do_down(play_player *player)
{
    step(player, 1, 0);
}
static void do_left(play_player *player)
{
    step(player, 0, -1);
}
static void do_right(play_player *player)
{
    step(player, 0, 1);
}

static void do_next_empty(play_player *player)
{
    const int count = play_session_layout(&player->session)->cell_count;
    for (int i = 1; i <= count; i++) {
        const int cell = (player->cursor + i) % count;
        if (view_of(player)->cells[cell].value != 0)
            continue;
        move_to(player, cell);
        return;
    }
}

static void do_row_start(play_player *player)
{
    const int size = play_session_layout(&player->session)->size;
    move_to(player, player->cursor / size * size);
}

static void do_row_end(play_player *player)
{
    const int size = play_session_layout(&player->session)->size;
    move_to(player, player->cursor / size * size + size - 1);
}

static void do_select(play_player *player)
{
    if (lele_cellset_has(&player->selected, player->cursor))
        lele_cellset_remove(&player->selected, player->cursor);
    else
        lele_cellset_add(&player->selected, player->cursor);
}

/* Sends "WORD CELLS REST" for the selected cells. */
static void send_cells(play_player *player, const char *word, const char *rest)
{
    lele_text cells;
    lele_text_init(&cells);
    play_player_cells(player, &cells);
    (void)play_player_send_words(player, word, cells.data, rest);
    lele_text_release(&cells);
}

static void do_erase(play_player *player)
{
    send_cells(player, player->mode == PLAY_MODE_COLOUR ? "color" : "erase",
               player->mode == PLAY_MODE_COLOUR ? "0" : NULL);
}

void play_player_digit(play_player *player, int digit, bool as_note)
{
    static const char *const words[PLAY_MODE_COUNT] = { "set", "note corner", "note centre",
                                                        "color" };
    const char rest[] = { lele_digit_char(digit), '\0' };
    char number[8];
    if (view_of(player)->status == LELE_STATUS_ENTERING) {
        send_cells(player, "given", rest);
        return;
    }
    const play_mode mode = as_note ? PLAY_MODE_CORNER : player->mode;
    (void)snprintf(number, sizeof number, "%d", digit);
    send_cells(player, words[mode], mode == PLAY_MODE_COLOUR ? number : rest);
}

static void do_mode(play_player *player)
{
    player->mode = (player->mode + 1) % PLAY_MODE_COUNT;
}

static void do_mode_back(play_player *player)
{
    player->mode = (player->mode + PLAY_MODE_COUNT - 1) % PLAY_MODE_COUNT;
}

static void do_undo(play_player *player)
{
    (void)play_player_send(player, "undo");
}
static void do_redo(play_player *player)
{
    (void)play_player_send(player, "redo");
}
static void do_mark(play_player *player)
{
    (void)play_player_send(player, "mark");
}
static void do_back(play_player *player)
{
    (void)play_player_send(player, "back");
}
static void do_check(play_player *player)
{
    (void)play_player_send(player, "check");
}
static void do_submit(play_player *player)
{
    (void)play_player_send(player, "submit");
}
static void do_fill_notes(play_player *player)
{
    (void)play_player_send(player, "fill-notes");
}

static void do_candidates(play_player *player)
{
    (void)play_player_send(player, "candidates");
}

static void do_before_mistake(play_player *player)
{
    (void)play_player_send(player, "before-mistake");
}

static void do_reveal(play_player *player)
{
    char name[LELE_CELL_NAME_SIZE];
    lele_cell_name(play_session_layout(&player->session), player->cursor, name);
    (void)play_player_send_words(player, "reveal", name, NULL);
}

/* The cursor goes to the first cell of what the hint shows. */
static void look_at_hint(play_player *player)
{
    const lele_layout *layout = play_session_layout(&player->session);
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (view_of(player)->cells[cell].hint_place != 0) {
            move_to(player, cell);
            return;
        }
}

static void ask_hint(play_player *player, const char *line)
{
    player->asked_why = false;
    player->pane = PLAY_PANE_TEXT;
    reset_text(player);
    if (play_player_send(player, line))
        look_at_hint(player);
}

static void do_hint(play_player *player)
{
    ask_hint(player, "hint");
}
static void do_another(play_player *player)
{
    ask_hint(player, "another");
}

static void do_apply(play_player *player)
{
    (void)play_player_send(player, "apply");
    reset_text(player);
}

static void do_why_not(play_player *player)
{
    if (!play_player_ask_basis(player))
        play_dialog_ask(player, PLAY_PROMPT_WHY_NOT);
}

static void do_steps(play_player *player)
{
    (void)play_player_ask(player, "steps");
}

const json_t *play_player_links(play_player *player)
{
    const json_t *hint = json_object_get(play_player_facts(player), "hint");
    const json_t *links = json_object_get(hint, "links");
    return json_array_size(links) > 0 ? links : json_object_get(hint, "lines");
}

static void show_link(play_player *player, int by)
{
    const int count = (int)json_array_size(play_player_links(player));
    if (count == 0) {
        play_player_say(player, PLAY_W_NO_LINKS, NULL, NULL);
        return;
    }
    /* one place more than links: none of them */
    player->link = (player->link + 1 + by + count + 1) % (count + 1) - 1;
}

static void do_link_next(play_player *player)
{
    show_link(player, 1);
}
static void do_link_before(play_player *player)
{
    show_link(player, -1);
}

static void do_pause(play_player *player)
{
    (void)play_player_send(player, view_of(player)->allowed.resume ? "resume" : "pause");
}

static void do_restart(play_player *player)
{
    if (player->armed == PLAY_DO_RESTART) {
        player->armed = PLAY_DO_NOTHING;
        (void)play_player_send(player, "restart");
        return;
    }
    play_player_say(player, PLAY_W_SURE_RESTART, NULL, NULL);
    player->armed = PLAY_DO_RESTART;
}

static void do_tree(play_player *player)
{
    player->pane = player->pane == PLAY_PANE_TREE ? PLAY_PANE_TEXT : PLAY_PANE_TREE;
    player->tree_at = -1;
    reset_text(player);
}

static void do_new(play_player *player)
{
    play_dialog_open(player, PLAY_DIALOG_NEW);
}
static void do_library(play_player *player)
{
    play_dialog_open(player, PLAY_DIALOG_LIBRARY);
}
static void do_slots(play_player *player)
{
    play_dialog_open(player, PLAY_DIALOG_SLOTS);
}
static void do_help(play_player *player)
{
    play_dialog_open(player, PLAY_DIALOG_HELP);
}
static void do_import(play_player *player)
{
    play_dialog_ask(player, PLAY_PROMPT_PUZZLE);
}
static void do_export(play_player *player)
{
    play_dialog_ask(player, PLAY_PROMPT_EXPORT);
}
static void do_command(play_player *player)
{
    play_dialog_ask(player, PLAY_PROMPT_COMMAND);
}

static void do_page_up(play_player *player)
{
    const int by = player->text_room > 1 ? player->text_room - 1 : 1;
    player->text_top = player->text_top > by ? player->text_top - by : 0;
}

static void do_page_down(play_player *player)
{
    const int by = player->text_room > 1 ? player->text_room - 1 : 1;
    if (player->text_top + player->text_room < player->text_lines)
        player->text_top += by;
}

static void do_zoom_in(play_player *player)
{
    if (player->zoom == PLAY_SHAPE_AUTO)
        player->zoom = PLAY_SHAPES - 1;
    else
        player->zoom--; /* before the largest: automatic */
}

static void do_zoom_out(play_player *player)
{
    player->zoom = player->zoom + 1 < PLAY_SHAPES ? player->zoom + 1 : PLAY_SHAPE_AUTO;
}

static void do_theme(play_player *player)
{
    player->theme = (player->theme + 1) % PLAY_THEME_COUNT;
}

static void do_language(play_player *player)
{
    player->lang = (player->lang + 1) % LELE_LANG_COUNT;
    lele_text_clear(&player->said);
    play_session_set_lang(&player->session, player->lang);
}

/* The only note of the cell is what the player wants there. */
static void place_note(play_player *player)
{
    char name[LELE_CELL_NAME_SIZE];
    const lele_view_cell *cell = &view_of(player)->cells[player->cursor];
    const lele_digits notes =
        cell->overlay != 0
            ? cell->overlay
            : (lele_digits)(cell->notes[LELE_NOTE_CORNER] | cell->notes[LELE_NOTE_CENTRE]);
    if (cell->value != 0 || lele_digits_count(notes) != 1)
        return;
    lele_cell_name(play_session_layout(&player->session), player->cursor, name);
    const char digit[] = { lele_digit_char(lele_digits_first(notes)), '\0' };
    (void)play_player_send_words(player, "set", name, digit);
}

static void do_enter(play_player *player)
{
    if (view_of(player)->status == LELE_STATUS_ENTERING)
        (void)play_player_send(player, "confirm");
    else if (view_of(player)->status == LELE_STATUS_PAUSED)
        (void)play_player_send(player, "resume");
    else
        place_note(player);
}

static void do_escape(play_player *player)
{
    lele_text_clear(&player->said);
    if (!lele_cellset_is_empty(&player->selected)) {
        player->selected = LELE_CELLSET_EMPTY;
        return;
    }
    if (player->answer.length > 0)
        lele_text_clear(&player->answer);
    else if (player->pane == PLAY_PANE_TREE)
        do_tree(player);
    else if (play_player_reads(player) || view_of(player)->status == LELE_STATUS_PLAYING)
        (void)play_session_send(&player->session, "close");
    reset_text(player);
}

static void do_quit(play_player *player)
{
    player->quit = true;
}

static void (*const functions[])(play_player *) = {
    [PLAY_DO_UP] = do_up,
    [PLAY_DO_DOWN] = do_down,
    [PLAY_DO_LEFT] = do_left,
    [PLAY_DO_RIGHT] = do_right,
    [PLAY_DO_NEXT_EMPTY] = do_next_empty,
    [PLAY_DO_ROW_START] = do_row_start,
    [PLAY_DO_ROW_END] = do_row_end,
    [PLAY_DO_SELECT] = do_select,
    [PLAY_DO_ERASE] = do_erase,
    [PLAY_DO_MODE] = do_mode,
    [PLAY_DO_MODE_BACK] = do_mode_back,
    [PLAY_DO_UNDO] = do_undo,
    [PLAY_DO_REDO] = do_redo,
    [PLAY_DO_MARK] = do_mark,
    [PLAY_DO_BACK] = do_back,
    [PLAY_DO_TREE] = do_tree,
    [PLAY_DO_BEFORE_MISTAKE] = do_before_mistake,
    [PLAY_DO_HINT] = do_hint,
    [PLAY_DO_ANOTHER] = do_another,
    [PLAY_DO_APPLY] = do_apply,
    [PLAY_DO_LINK_NEXT] = do_link_next,
    [PLAY_DO_LINK_BEFORE] = do_link_before,
    [PLAY_DO_CANDIDATES] = do_candidates,
    [PLAY_DO_WHY_NOT] = do_why_not,
    [PLAY_DO_STEPS] = do_steps,
    [PLAY_DO_REVEAL] = do_reveal,
    [PLAY_DO_CHECK] = do_check,
    [PLAY_DO_FILL_NOTES] = do_fill_notes,
    [PLAY_DO_PAUSE] = do_pause,
    [PLAY_DO_SUBMIT] = do_submit,
    [PLAY_DO_RESTART] = do_restart,
    [PLAY_DO_NEW] = do_new,
    [PLAY_DO_LIBRARY] = do_library,
    [PLAY_DO_SLOTS] = do_slots,
    [PLAY_DO_IMPORT] = do_import,
    [PLAY_DO_EXPORT] = do_export,
    [PLAY_DO_COMMAND] = do_command,
    [PLAY_DO_PAGE_UP] = do_page_up,
    [PLAY_DO_PAGE_DOWN] = do_page_down,
    [PLAY_DO_ZOOM_IN] = do_zoom_in,
    [PLAY_DO_ZOOM_OUT] = do_zoom_out,
    [PLAY_DO_THEME] = do_theme,
    [PLAY_DO_LANGUAGE] = do_language,
    [PLAY_DO_ENTER] = do_enter,
    [PLAY_DO_ESCAPE] = do_escape,
    [PLAY_DO_HELP] = do_help,
    [PLAY_DO_QUIT] = do_quit,
};

/* What is possible without a game. */
static bool needs_no_game(play_action action)
{
    static const play_action free_ones[] = { PLAY_DO_NEW,    PLAY_DO_LIBRARY,  PLAY_DO_SLOTS,
                                             PLAY_DO_IMPORT, PLAY_DO_EXPORT,   PLAY_DO_THEME,
                                             PLAY_DO_HELP,   PLAY_DO_LANGUAGE, PLAY_DO_QUIT };
    for (size_t i = 0; i < sizeof free_ones / sizeof free_ones[0]; i++)
        if (free_ones[i] == action)
            return true;
    return false;
}

void play_player_act(play_player *player, play_action action)
{
    if (action == PLAY_DO_NOTHING)
        return;
    if (action != player->armed)
        player->armed = PLAY_DO_NOTHING;
    if (player->session.game != NULL || needs_no_game(action))
        functions[action](player);
    else
        play_player_say(player, PLAY_W_FIRST_GAME, NULL, NULL);
}
