/* Dialogs: a new game, the library, the slots, a line of text, the help. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "play/player.h"
#include "play/store_file.h"
#include "play/utf8.h"

enum { NEW_LEVEL, NEW_LAYOUT, NEW_SEED, NEW_START, NEW_OWN, NEW_ROWS };

static void drop_rows(play_dialog *dialog)
{
    json_decref(dialog->rows);
    dialog->rows = NULL;
    dialog->sure = false;
}

void play_dialog_close(play_player *player)
{
    drop_rows(&player->dialog);
    player->dialog.kind = PLAY_DIALOG_NONE;
    lele_text_clear(&player->dialog.input);
}

static void fill_rows(play_player *player)
{
    play_dialog *dialog = &player->dialog;
    drop_rows(dialog);
    if (player->store == NULL)
        return;
    if (dialog->kind == PLAY_DIALOG_LIBRARY)
        dialog->rows = play_store_games(player->store);
    if (dialog->kind != PLAY_DIALOG_SLOTS)
        return;
    dialog->rows = json_array();
    for (int i = 1; i <= PLAY_SLOTS; i++) {
        json_t *slot = play_store_slot(player->store, i);
        (void)json_array_append_new(dialog->rows, slot != NULL ? slot : json_null());
    }
}

void play_dialog_open(play_player *player, play_dialog_kind kind)
{
    play_dialog_close(player);
    player->dialog.kind = kind;
    player->dialog.at = kind == PLAY_DIALOG_NEW ? NEW_START : 0;
    lele_text_clear(&player->said);
    fill_rows(player);
}

void play_dialog_ask(play_player *player, play_prompt prompt)
{
    play_dialog_open(player, PLAY_DIALOG_PROMPT);
    player->dialog.prompt = prompt;
    if (prompt == PLAY_PROMPT_EXPORT)
        lele_text_add(&player->dialog.input, "lele-library.json");
    if (prompt == PLAY_PROMPT_SEED)
        lele_text_add(&player->dialog.input, player->seed.data);
}

size_t play_dialog_count(const play_player *player)
{
    switch (player->dialog.kind) {
    case PLAY_DIALOG_NEW:
        return NEW_ROWS;
    case PLAY_DIALOG_HELP:
        return PLAY_DO_NOTHING;
    default:
        return json_array_size(player->dialog.rows);
    }
}

static void choose(play_player *player, int by)
{
    const int count = (int)play_dialog_count(player);
    player->dialog.sure = false;
    if (count > 0)
        player->dialog.at = (player->dialog.at + by + count) % count;
}

/* --- a new game --- */

static int layout_count(void)
{
    int count = 0;
    while (lele_layout_name_at((size_t)count) != NULL)
        count++;
    return count + 1; /* and a random jigsaw */
}

static const char *layout_name(int index)
{
    const char *name = lele_layout_name_at((size_t)index);
    return name != NULL ? name : "jigsaw";
}

static void change(play_player *player, int by)
{
    const int layouts = layout_count(), levels = LELE_LEVEL_COUNT + 1;
    if (player->dialog.at == NEW_LEVEL)
        player->level = (player->level + by + levels) % levels;
    if (player->dialog.at == NEW_LAYOUT)
        player->layout = (player->layout + by + layouts) % layouts;
}

static void start_new(play_player *player)
{
    lele_seed seed;
    lele_problem problem;
    lele_problem_init(&problem);
    const char *name = player->seed.length > 0 ? player->seed.data : NULL;
    if (play_maker_seed((lele_level)player->level, layout_name(player->layout), name, &seed,
                        &problem) != LELE_OK) {
        play_player_problem(player, &problem);
        return;
    }
    play_dialog_close(player);
    play_player_make(player, &seed);
}

static void start_own(play_player *player)
{
    const char *name = layout_name(player->layout);
    play_dialog_close(player);
    (void)play_player_custom(player, strcmp(name, "jigsaw") == 0 ? LELE_LAYOUT_CLASSIC : name);
}

static void new_key(play_player *player, uint32_t key)
{
    if (key == PLAY_KEY_LEFT || key == 'h')
        change(player, -1);
    else if (key == PLAY_KEY_RIGHT || key == 'l' || key == ' ')
        change(player, 1);
    else if (key == PLAY_KEY_ENTER && player->dialog.at == NEW_SEED)
        play_dialog_ask(player, PLAY_PROMPT_SEED);
    else if (key == PLAY_KEY_ENTER && player->dialog.at == NEW_OWN)
        start_own(player);
    else if (key == PLAY_KEY_ENTER)
        start_new(player);
}

/* --- the library and the slots --- */

static json_t *chosen(const play_player *player)
{
    return json_array_get(player->dialog.rows, (size_t)player->dialog.at);
}

static void delete_chosen(play_player *player)
{
    play_dialog *dialog = &player->dialog;
    json_t *record = chosen(player);
    if (!json_is_object(record))
        return;
    const char *id = play_fact_text(record, "id");
    if (player->session.game != NULL && strcmp(id, player->id) == 0) {
        play_player_say(player, PLAY_W_RUNNING, NULL, NULL);
        return;
    }
    if (!dialog->sure) {
        dialog->sure = true;
        play_player_say(player, PLAY_W_SURE_DELETE, NULL, NULL);
        return;
    }
    const int error = dialog->kind == PLAY_DIALOG_SLOTS
                          ? play_store_remove_slot(player->store, play_fact_int(record, "slot"))
                          : play_store_remove_game(player->store, id);
    if (error != 0)
        play_player_complain(player, PLAY_W_NOT_WRITTEN, error);
    else
        play_player_say(player, PLAY_W_DELETED, NULL, NULL);
    fill_rows(player);
    if (dialog->at > 0 && (size_t)dialog->at >= play_dialog_count(player))
        dialog->at--;
}

static void library_key(play_player *player, uint32_t key)
{
    json_t *record = chosen(player);
    if (key == 'd') {
        delete_chosen(player);
    } else if (key == PLAY_KEY_ENTER && record != NULL) {
        (void)json_incref(record);
        play_dialog_close(player);
        (void)play_player_open(player, record);
    }
}

/* A slot has a copy of the game, which stays as it is when the game goes on. */
static void save_slot(play_player *player)
{
    if (player->session.game == NULL || player->store == NULL)
        return;
    const int slot = player->dialog.at + 1;
    const char number[] = { (char)('0' + slot), '\0' };
    json_t *record = json_pack("{s:i, s:s, s:I, s:o}", "slot", slot, "name", "", "saved",
                               (json_int_t)play_store_time(), "game", play_player_record(player));
    const int error = record != NULL ? play_store_put_slot(player->store, record) : ENOMEM;
    json_decref(record);
    if (error != 0)
        play_player_complain(player, PLAY_W_NOT_SAVED, error);
    else
        play_player_say(player, PLAY_W_SLOT_SAVED, number, NULL);
    fill_rows(player);
}

/* Opens a copy under a new id, so that the slot and the game that it came from stay as they are. */
static void load_slot(play_player *player)
{
    json_t *game = json_object_get(chosen(player), "game");
    json_t *copy = game != NULL ? json_deep_copy(game) : NULL;
    if (copy == NULL)
        return;
    char id[PLAY_ID_SIZE];
    play_store_new_id(id);
    (void)json_object_set_new(copy, "id", json_string(id));
    (void)json_object_set_new(copy, "version", json_integer(0));
    play_dialog_close(player);
    if (play_player_open(player, copy)) {
        player->session.unsaved = true;
        play_player_save(player);
    }
}

static void slots_key(play_player *player, uint32_t key)
{
    if (key == 'd')
        delete_chosen(player);
    else if (key == 's')
        save_slot(player);
    else if (key == PLAY_KEY_ENTER)
        load_slot(player);
    else if (key >= '1' && key < '1' + PLAY_SLOTS)
        player->dialog.at = (int)(key - '1');
}

/* --- a line of text --- */

static void export_to(play_player *player, const char *path)
{
    lele_text text;
    lele_text_init(&text);
    play_player_save(player);
    int error = player->store != NULL && play_store_export(player->store, &text) ? 0 : ENOMEM;
    if (error == 0)
        error = play_file_write(path, text.data, text.length);
    lele_text_release(&text);
    if (error != 0)
        play_player_complain(player, PLAY_W_NOT_WRITTEN, error);
    else
        play_player_say(player, PLAY_W_EXPORTED, path, NULL);
}

void play_dialog_import(play_player *player, const char *input)
{
    lele_text file;
    lele_text_init(&file);
    const int error = play_file_read(input, LELE_CODEC_MAX_BYTES, &file);
    if (error == 0)
        (void)play_player_import(player, file.data, file.length, NULL);
    else if (error == ENOENT || error == ENAMETOOLONG || error == ENOTDIR)
        (void)play_player_import(player, input, strlen(input), NULL);
    else
        play_player_complain(player, PLAY_W_NOT_READ, error);
    lele_text_release(&file);
}

static void name_node(play_player *player, const char *name)
{
    char node[16];
    (void)snprintf(node, sizeof node, "%d", player->tree_node);
    (void)play_player_send_words(player, "name", node, *name != '\0' ? name : NULL);
}

/* A command, or "query" and a question. */
static void run_line(play_player *player, const char *line)
{
    static const char query[] = "query ";
    if (strncmp(line, query, sizeof query - 1) == 0)
        (void)play_player_ask(player, line + sizeof query - 1);
    else
        (void)play_player_send(player, line);
}

static void finish(play_player *player)
{
    lele_text input = player->dialog.input; /* taken over: closing clears the dialog's own */
    const play_prompt prompt = player->dialog.prompt;
    lele_text_init(&player->dialog.input);
    play_dialog_close(player);
    if (prompt == PLAY_PROMPT_SEED) {
        lele_text_clear(&player->seed);
        lele_text_add(&player->seed, input.data);
        play_dialog_open(player, PLAY_DIALOG_NEW);
    } else if (input.length > 0 && prompt == PLAY_PROMPT_PUZZLE) {
        play_dialog_import(player, input.data);
    } else if (input.length > 0 && prompt == PLAY_PROMPT_EXPORT) {
        export_to(player, input.data);
    } else if (input.length > 0 && prompt == PLAY_PROMPT_COMMAND) {
        run_line(player, input.data);
    } else if (prompt == PLAY_PROMPT_NAME) {
        name_node(player, input.data);
    }
    lele_text_release(&input);
}

static void ask_why_not(play_player *player, uint32_t key)
{
    char name[LELE_CELL_NAME_SIZE];
    const lele_layout *layout = play_session_layout(&player->session);
    if (key >= 'a' && key <= 'g')
        key -= 'a' - 'A';
    const int digit = play_key_digit(key, layout->size);
    play_dialog_close(player);
    if (digit == 0)
        return;
    lele_cell_name(layout, player->cursor, name);
    player->asked_why = true;
    player->pane = PLAY_PANE_TEXT;
    player->text_top = 0;
    const char symbol[] = { lele_digit_char(digit), '\0' };
    (void)play_player_send_words(player, "why-not", name, symbol);
}

static void add_to_input(lele_text *input, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length && input->length < PLAY_INPUT_MAX; i++)
        if ((unsigned char)bytes[i] >= ' ' && bytes[i] != 0x7F)
            lele_text_add_char(input, bytes[i]);
}

static void remove_from_input(lele_text *input)
{
    while (input->length > 0 && (input->data[--input->length] & 0xC0) == 0x80)
        continue;
    if (input->capacity > 0)
        input->data[input->length] = '\0';
}

static void prompt_key(play_player *player, uint32_t key)
{
    char bytes[4];
    lele_text *input = &player->dialog.input;
    if (player->dialog.prompt == PLAY_PROMPT_WHY_NOT)
        ask_why_not(player, key);
    else if (key == PLAY_KEY_ENTER)
        finish(player);
    else if (key == PLAY_KEY_BACKSPACE)
        remove_from_input(input);
    else if (key == 'u' - 'a' + 1)
        lele_text_clear(input);
    else if (key >= ' ' && key < PLAY_KEY_SPECIAL)
        add_to_input(input, bytes, play_utf8_write(key, bytes));
}

/* --- all of them --- */

static void help_key(play_player *player, uint32_t key)
{
    static const struct {
        uint32_t key;
        int by;
    } moves[] = { { PLAY_KEY_PAGE_UP, -10 }, { PLAY_KEY_PAGE_DOWN, 10 } };
    for (size_t i = 0; i < 2; i++)
        if (moves[i].key == key)
            player->dialog.at += moves[i].by;
    if (key == 'q' || key == '?' || key == PLAY_KEY_ENTER)
        play_dialog_close(player);
    if (player->dialog.at < 0)
        player->dialog.at = 0;
    if (player->dialog.at >= PLAY_DO_NOTHING)
        player->dialog.at = PLAY_DO_NOTHING - 1;
}

static void (*const keys[PLAY_DIALOG_COUNT])(play_player *, uint32_t) = {
    [PLAY_DIALOG_HELP] = help_key,       [PLAY_DIALOG_NEW] = new_key,
    [PLAY_DIALOG_LIBRARY] = library_key, [PLAY_DIALOG_SLOTS] = slots_key,
    [PLAY_DIALOG_PROMPT] = prompt_key,
};

static void paste(play_player *player, const play_event *event)
{
    const play_dialog *dialog = &player->dialog;
    const bool is_puzzle = dialog->kind != PLAY_DIALOG_PROMPT ||
                           (dialog->prompt == PLAY_PROMPT_PUZZLE && dialog->input.length == 0);
    if (is_puzzle) {
        play_dialog_close(player);
        (void)play_player_import(player, event->text, event->length, NULL);
    } else {
        add_to_input(&player->dialog.input, event->text, event->length);
    }
}

void play_dialog_key(play_player *player, const play_event *event)
{
    const uint32_t key = event->key;
    const bool is_list = player->dialog.kind != PLAY_DIALOG_PROMPT;
    if (event->kind == PLAY_EVENT_PASTE)
        paste(player, event);
    else if (event->kind == PLAY_EVENT_MOUSE)
        return;
    else if (key == PLAY_KEY_ESCAPE)
        play_dialog_close(player);
    else if (is_list && (key == PLAY_KEY_UP || key == 'k'))
        choose(player, -1);
    else if (is_list && (key == PLAY_KEY_DOWN || key == 'j'))
        choose(player, 1);
    else
        keys[player->dialog.kind](player, key);
}
