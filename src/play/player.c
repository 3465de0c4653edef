/* The player: events, storage, the start of games; see player.h. */
#include "play/player.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/entry.h"
#include "cli/message.h"

void play_player_init(play_player *player, lele_lang lang, int64_t (*clock)(void))
{
    *player = (play_player){ .lang = lang,
                             .wake = -1,
                             .zoom = PLAY_SHAPE_AUTO,
                             .rows = 24,
                             .columns = 80,
                             .anchor = -1,
                             .link = -1,
                             .level = LELE_LEVEL_EASY };
    play_session_init(&player->session, lang, clock);
    lele_text_init(&player->seed);
    lele_text_init(&player->said);
    lele_text_init(&player->answer);
    lele_text_init(&player->dialog.input);
}

void play_player_release(play_player *player)
{
    play_dialog_close(player);
    play_session_release(&player->session);
    lele_text_release(&player->session.problem);
    lele_text_release(&player->seed);
    lele_text_release(&player->said);
    lele_text_release(&player->answer);
    lele_text_release(&player->dialog.input);
}

void play_player_say(play_player *player, play_word word, const char *a, const char *b)
{
    lele_text_clear(&player->said);
    player->said_is_bad = false;
    play_word_add(&player->said, player->lang, word, a, b);
}

void play_player_complain(play_player *player, play_word word, int error)
{
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, player->lang, error);
    play_player_say(player, word, reason.data, NULL);
    lele_text_release(&reason);
    player->said_is_bad = true;
}

void play_player_problem(play_player *player, const lele_problem *problem)
{
    lele_text_clear(&player->said);
    lele_problem_write(problem, player->lang, &player->said);
    player->said_is_bad = true;
    player->trouble = problem->code;
}

void play_player_say_lack(play_player *player)
{
    lele_problem problem;
    if (!player->session.lacked && !player->said.failed)
        return;
    player->session.lacked = false;
    lele_problem_init(&problem);
    (void)lele_problem_set(&problem, LELE_E_MEMORY);
    play_player_problem(player, &problem);
}

bool play_player_send(play_player *player, const char *line)
{
    if (player->session.game == NULL)
        return false;
    lele_text_clear(&player->said);
    lele_text_clear(&player->answer);
    player->said_is_bad = false;
    const bool done = play_session_send(&player->session, line);
    if (!done) {
        lele_text_add(&player->said, player->session.problem.data);
        player->said_is_bad = true;
    }
    return done;
}

bool play_player_send_words(play_player *player, const char *word, const char *a, const char *b)
{
    const char *const words[] = { word, a, b };
    lele_text line;
    lele_text_init(&line);
    for (size_t i = 0; i < 3 && words[i] != NULL; i++) {
        if (i > 0)
            lele_text_add_char(&line, ' ');
        lele_text_add(&line, words[i]);
    }
    const bool done = !line.failed && play_player_send(player, line.data);
    player->session.lacked = player->session.lacked || line.failed;
    lele_text_release(&line);
    return done;
}

bool play_player_send_number(play_player *player, const char *word, int number)
{
    char text[16];
    (void)snprintf(text, sizeof text, "%d", number);
    return play_player_send_words(player, word, text, NULL);
}

void play_player_cells(const play_player *player, lele_text *out)
{
    char name[LELE_CELL_NAME_SIZE];
    const lele_layout *layout = play_session_layout(&player->session);
    lele_cellset cells = player->selected;
    if (lele_cellset_is_empty(&cells))
        lele_cellset_add(&cells, player->cursor);
    bool more = false;
    for (int cell; (cell = lele_cellset_pop(&cells)) >= 0; more = true) {
        lele_cell_name(layout, cell, name);
        if (more)
            lele_text_add_char(out, ',');
        lele_text_add(out, name);
    }
}

/* The digits on the board, as a line. */
static void add_values(const lele_view *view, const lele_layout *layout, lele_text *out)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        lele_text_add_char(out, lele_cell_char(view->cells[cell].value));
}

static double progress(const lele_view *view, const lele_layout *layout)
{
    int open = 0;
    for (int cell = 0; cell < layout->cell_count; cell++)
        open += !view->cells[cell].given;
    return open == 0 ? 1 : (double)(open - view->empty_count) / open;
}

/* NULL when memory is short: a record without its facts would be wrong in the library. */
static json_t *make_meta(play_player *player)
{
    const json_t *facts = play_session_facts(&player->session);
    const json_t *rating = json_object_get(facts, "rating");
    const json_t *before = json_object_get(player->session.record, "meta");
    const lele_view *view = &player->session.view;
    const lele_layout *layout = play_session_layout(&player->session);
    lele_text values;
    lele_text_init(&values);
    add_values(view, layout, &values);
    json_t *meta = json_pack(
        "{s:s, s:s, s:f, s:s, s:I, s:f, s:s, s:s}", "layout", play_fact_text(facts, "layout"),
        "level", play_fact_text(rating, "level"), "rating",
        json_number_value(json_object_get(rating, "rating")), "status",
        play_fact_text(facts, "status"), "elapsed", (json_int_t)view->clock.elapsed, "progress",
        progress(view, layout), "values", values.data, "daily", play_fact_text(before, "daily"));
    const bool whole = !values.failed && json_object_size(facts) > 0;
    lele_text_release(&values);
    if (!whole || meta == NULL) {
        json_decref(meta);
        return NULL;
    }
    json_t *challenge = json_object_get(before, "challenge");
    (void)json_object_set_new(meta, "challenge",
                              challenge != NULL ? json_incref(challenge) : json_null());
    return meta;
}

json_t *play_player_record(play_player *player)
{
    lele_text save;
    lele_text_init(&save);
    lele_game_save(player->session.game, &save);
    json_t *record = NULL;
    if (!save.failed)
        record = json_pack("{s:s, s:s, s:I, s:b, s:I, s:o}", "id", player->id, "save", save.data,
                           "version", (json_int_t)player->version, "away", (int)player->away,
                           "updated", (json_int_t)play_store_time(), "meta", make_meta(player));
    lele_text_release(&save);
    return record;
}

void play_player_save(play_player *player)
{
    if (player->store == NULL || player->session.game == NULL || !player->session.unsaved ||
        player->hasty)
        return;
    player->version++;
    json_t *record = play_player_record(player);
    const int error = record != NULL ? play_store_put_game(player->store, record) : ENOMEM;
    if (error == 0) {
        json_decref(player->session.record);
        player->session.record = json_incref(record);
    }
    json_decref(record);
    player->session.unsaved = error != 0;
    player->unsynced = error == 0;
    player->save_error = error;
}

/* A game that another process plays is continued as a copy: two would overwrite each other. */
static void identify(play_player *player, const json_t *record)
{
    const char *id = json_string_value(json_object_get(record, "id"));
    const bool copy = id == NULL || (player->store != NULL && !play_store_claim(player->store, id));
    player->version = copy ? 0 : json_integer_value(json_object_get(record, "version"));
    if (!copy) {
        (void)snprintf(player->id, sizeof player->id, "%s", id);
    } else {
        play_store_new_id(player->id);
        if (player->store != NULL)
            (void)play_store_claim(player->store, player->id);
        player->session.unsaved = true;
    }
    if (copy && id != NULL)
        play_player_say(player, PLAY_W_COPIED, NULL, NULL);
}

static int first_empty(const lele_view *view, const lele_layout *layout)
{
    for (int cell = 0; cell < layout->cell_count; cell++)
        if (view->cells[cell].value == 0)
            return cell;
    return 0;
}

void play_player_adopt(play_player *player, lele_game *game, json_t *record)
{
    play_player_leave(player);
    play_session_adopt(&player->session, game, record);
    lele_text_clear(&player->said);
    lele_text_clear(&player->answer);
    player->said_is_bad = false;
    identify(player, record);
    player->away = play_fact_is(record, "away");
    player->cursor = first_empty(&player->session.view, play_session_layout(&player->session));
    player->selected = LELE_CELLSET_EMPTY;
    player->pane = PLAY_PANE_TEXT;
    player->mode = PLAY_MODE_DIGIT;
    player->link = -1;
    player->text_top = 0;
    play_player_return(player);
    play_player_save(player);
    const int error = player->store != NULL ? play_store_set_last(player->store, player->id) : 0;
    if (error != 0 && player->store->folder != NULL && player->save_error == 0)
        play_player_complain(player, PLAY_W_NOT_SAVED, error);
}

void play_player_leave(play_player *player)
{
    if (player->session.game == NULL)
        return;
    if (player->session.view.allowed.pause && play_session_send(&player->session, "pause")) {
        player->away = true;
        player->session.unsaved = true;
    }
    play_player_save(player);
    if (player->store != NULL && player->unsynced)
        (void)play_store_sync(player->store, player->id);
    player->unsynced = false;
}

void play_player_return(play_player *player)
{
    if (player->session.game == NULL || !player->away)
        return;
    player->away = false;
    if (player->session.view.allowed.resume)
        (void)play_session_send(&player->session, "resume");
}

int play_player_last_words(const play_player *player)
{
    if (player->save_error == 0)
        return CLI_STATUS_OK;
    lele_text reason;
    lele_text_init(&reason);
    cli_reason_add(&reason, player->lang, player->save_error);
    cli_complain(player->lang, CLI_M_CANNOT_WRITE_FILE,
                 (cli_facts){ .name = player->store->folder != NULL ? player->store->folder
                                                                    : "XDG_DATA_HOME/lele",
                              .got = reason.data });
    cli_text_end(&reason);
    return CLI_STATUS_IO;
}

bool play_player_open(play_player *player, json_t *record)
{
    const char *save = json_string_value(json_object_get(record, "save"));
    lele_problem problem;
    lele_problem_init(&problem);
    lele_game *game = save != NULL ? lele_game_load(save, strlen(save), &problem) : NULL;
    if (game == NULL) {
        play_player_problem(player, &problem);
        json_decref(record);
        return false;
    }
    play_player_adopt(player, game, record);
    return true;
}

bool play_player_resume(play_player *player)
{
    char id[PLAY_ID_SIZE];
    if (player->store == NULL)
        return false;
    play_store_last(player->store, id);
    json_t *record =
        id[0] != '\0' ? play_store_game(player->store, id) : play_store_latest(player->store);
    return record != NULL && play_player_open(player, record);
}

static lele_game *read_puzzle(const char *text, size_t length, const char *layout,
                              lele_problem *problem)
{
    lele_layouts *layouts = lele_layouts_new();
    if (layouts == NULL) {
        (void)lele_problem_set(problem, LELE_E_MEMORY);
        return NULL;
    }
    lele_layouts_allow_clues(layouts);
    lele_position position;
    lele_codec_context context = { .layouts = layouts };
    if (layout != NULL)
        context.layout = lele_layouts_get(layouts, layout, problem);
    lele_game *game = NULL;
    if ((layout == NULL || context.layout != NULL) &&
        lele_codec_read(NULL, &context, text, length, &position, problem) == LELE_OK)
        game = lele_game_new(&position, LELE_SEVERAL_REFUSE, problem);
    lele_layouts_free(layouts);
    return game;
}

static bool import_library(play_player *player, const char *text, size_t length)
{
    play_imported counts;
    char taken[64], rest[64];
    const int error = play_store_import(player->store, text, length, &counts);
    if (error != 0) {
        play_player_complain(player, PLAY_W_NOT_SAVED, error);
        return false;
    }
    (void)snprintf(taken, sizeof taken, "%d", counts.taken);
    (void)snprintf(rest, sizeof rest, "%d", counts.known + counts.damaged + counts.others);
    play_player_say(player, PLAY_W_IMPORTED, taken, rest);
    return true;
}

/* A whole seed, such as 2:hard:classic:tea. */
static bool import_seed(play_player *player, const char *text)
{
    lele_seed seed;
    if (strlen(text) > 600 || lele_seed_read(&seed, text, NULL) != LELE_OK)
        return false;
    play_player_make(player, &seed);
    return true;
}

/* A puzzle in any format, also as a line of `lele generate --json`. */
static lele_game *import_puzzle(const char *text, size_t length, const char *layout,
                                lele_problem *problem)
{
    cli_entry entry;
    if (!cli_entry_read(text, length, &entry))
        return read_puzzle(text, length, layout, problem);
    return read_puzzle(entry.puzzle, entry.length, entry.layout[0] != '\0' ? entry.layout : layout,
                       problem);
}

bool play_player_import(play_player *player, const char *text, size_t length, const char *layout)
{
    lele_problem problem;
    lele_problem_init(&problem);
    if (player->store != NULL && play_store_is_export(text, length))
        return import_library(player, text, length);
    if (import_seed(player, text))
        return true;
    lele_game *game = lele_game_load(text, length, NULL);
    if (game == NULL)
        game = import_puzzle(text, length, layout, &problem);
    if (game == NULL) {
        play_player_problem(player, &problem);
        return false;
    }
    play_player_adopt(player, game, NULL);
    return true;
}

bool play_player_custom(play_player *player, const char *name)
{
    lele_layout layout;
    lele_problem problem;
    lele_problem_init(&problem);
    lele_game *game = NULL;
    if (lele_layout_init(&layout, name, &problem) == LELE_OK)
        game = lele_game_new_custom(&layout, &problem);
    if (game == NULL) {
        play_player_problem(player, &problem);
        return false;
    }
    play_player_adopt(player, game, NULL);
    play_player_say(player, PLAY_W_ENTERING, NULL, NULL);
    return true;
}

void play_player_make(play_player *player, const lele_seed *seed)
{
    if (player->maker == NULL)
        return;
    const int error = play_maker_start(player->maker, seed, player->wake);
    if (error != 0)
        play_player_complain(player, PLAY_W_NOT_MADE, error);
    else
        play_player_say(player, PLAY_W_MAKING, NULL, NULL);
}

void play_player_made(play_player *player)
{
    if (player->maker == NULL || !play_maker_done(player->maker))
        return;
    lele_game *game = play_maker_take(player->maker);
    if (game == NULL) {
        play_player_problem(player, &player->maker->problem);
        return;
    }
    lele_text seed;
    lele_text_init(&seed);
    lele_seed_write(&player->maker->seed, &seed);
    play_dialog_close(player);
    play_player_adopt(player, game, NULL);
    play_player_say(player, PLAY_W_MADE, seed.data, NULL);
    lele_text_release(&seed);
}

const json_t *play_player_facts(play_player *player)
{
    return player->hasty ? NULL : play_session_facts(&player->session);
}

/* Whether the panel has a text that the player has asked for. */
bool play_player_reads(play_player *player)
{
    if (player->session.game == NULL)
        return false;
    if (player->pane == PLAY_PANE_TREE || player->answer.length > 0)
        return true;
    const json_t *facts = play_player_facts(player);
    return json_array_size(json_object_get(json_object_get(facts, "hint"), "texts")) > 0 ||
           json_is_object(json_object_get(facts, "whyNot")) ||
           json_is_object(json_object_get(facts, "results"));
}
