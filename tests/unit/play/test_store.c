/* The library and the slots: records of the page, files, import and export. */
#include "playing.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "play/store_file.h"

/* As the page exports it: a game and a slot. */
#define GAME(id, updated)                                                                          \
    "{\"id\":\"" id "\",\"save\":\"lele-game 1\\n\",\"version\":3,\"updated\":" updated            \
    ",\"away\":false,\"meta\":{\"layout\":\"classic\",\"level\":\"easy\",\"rating\":1.5,"          \
    "\"status\":\"playing\",\"elapsed\":61000,\"progress\":0.25,\"values\":\"53..\","              \
    "\"daily\":\"\",\"challenge\":null}}"
#define FILE_OF(lists) "{\"format\":\"lele-data\",\"version\":1,\"written\":5," lists "}"

static play_imported take(play_store *store, const char *text)
{
    play_imported counts;
    assert_int_equal(play_store_import(store, text, strlen(text), &counts), 0);
    return counts;
}

static void open_store(play_store *store, char folder[64])
{
    use_own_folder(folder);
    assert_int_equal(play_store_open(store), 0);
}

static void an_export_of_the_page_is_taken(void **state)
{
    (void)state;
    char folder[64];
    play_store store;
    open_store(&store, folder);
    const play_imported counts = take(
        &store,
        FILE_OF("\"settings\":{},\"games\":[" GAME("a-1", "100") "," GAME(
            "a-2", "300") "],"
                          "\"slots\":[{\"slot\":2,\"name\":\"mine\",\"saved\":7,\"game\":" GAME(
                              "a-3", "1") "}],"
                                          "\"results\":[{},{}],\"training\":[{}],\"folders\":[]"));
    assert_int_equal(counts.taken, 3);
    assert_int_equal(counts.others, 3);
    json_t *games = play_store_games(&store);
    assert_int_equal(json_array_size(games), 2);
    assert_string_equal(play_fact_text(json_array_get(games, 0), "id"),
                        "a-2"); /* the newest first */
    json_decref(games);
    json_t *slot = play_store_slot(&store, 2);
    assert_string_equal(play_fact_text(slot, "name"), "mine");
    json_decref(slot);
    assert_null(play_store_slot(&store, 1));
    play_store_close(&store);
    remove_folder(folder);
}

static void an_import_never_overwrites_what_is_newer_or_a_slot(void **state)
{
    (void)state;
    char folder[64];
    play_store store;
    open_store(&store, folder);
    (void)take(&store, FILE_OF("\"games\":[" GAME(
                           "a-1", "200") "],\"slots\":[{\"slot\":1,\"name\":\"first\","
                                         "\"saved\":1,\"game\":" GAME("a-2", "1") "}]"));
    const play_imported counts = take(
        &store,
        FILE_OF("\"games\":[" GAME("a-1", "100") "],\"slots\":[{\"slot\":1,\"name\":\"second\","
                                                 "\"saved\":2,\"game\":" GAME("a-3", "1") "}]"));
    assert_int_equal(counts.known, 1);
    assert_int_equal(counts.taken, 1); /* the game of the slot goes into the library */
    json_t *slot = play_store_slot(&store, 1), *game = play_store_game(&store, "a-3");
    assert_string_equal(play_fact_text(slot, "name"), "first");
    assert_non_null(game);
    json_decref(slot);
    json_decref(game);
    play_store_close(&store);
    remove_folder(folder);
}

static void damaged_records_are_left_out(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "5",
        "{}",
        "{\"id\":5}",
        GAME("", "1"),
        GAME("a", "-1"),
        GAME("a", "\"x\""),
        GAME("a", "1e99"),
    };
    char folder[64], text[2000];
    play_store store;
    open_store(&store, folder);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        snprintf(text, sizeof text, FILE_OF("\"games\":[%s]"), bad[i]);
        assert_int_equal(take(&store, text).damaged, 1);
    }
    play_imported counts;
    assert_int_equal(play_store_import(&store, "{}", 2, &counts), EINVAL);
    assert_int_equal(play_store_import(&store, "no", 2, &counts), EINVAL);
    play_store_close(&store);
    remove_folder(folder);
}

static void the_export_of_one_is_the_import_of_the_other(void **state)
{
    (void)state;
    char first_folder[64], second_folder[64];
    play_store first, second;
    lele_text text, again;
    lele_text_init(&text);
    lele_text_init(&again);
    open_store(&first, first_folder);
    (void)take(&first, FILE_OF("\"games\":[" GAME("../../a b", "1") "," GAME(
                           "数", "2") "],\"slots\":[{\"slot\":5,"
                                      "\"name\":\"数\",\"saved\":1,\"game\":" GAME("c", "3") "}]"));
    assert_true(play_store_export(&first, &text));
    open_store(&second, second_folder);
    assert_int_equal(take(&second, text.data).taken, 3);
    assert_true(play_store_export(&second, &again));
    /* all but the moment of writing */
    assert_string_equal(strstr(text.data, "\"games\""), strstr(again.data, "\"games\""));
    assert_non_null(strstr(text.data, "../../a b"));
    lele_text_release(&text);
    lele_text_release(&again);
    play_store_close(&first);
    play_store_close(&second);
    remove_folder(first_folder);
    remove_folder(second_folder);
}

static void a_file_that_cannot_be_read_stays_and_is_reported(void **state)
{
    (void)state;
    char folder[64], path[128];
    play_store store;
    lele_text text;
    lele_text_init(&text);
    open_store(&store, folder);
    snprintf(path, sizeof path, "%s/lele/games/bad.json", folder);
    assert_int_equal(play_file_write(path, "{half", 5), 0);
    assert_null(play_store_game(&store, "bad"));
    assert_int_equal(store.unreadable, 1);
    assert_string_equal(store.unreadable_name, path);
    assert_int_equal(play_file_read(path, 100, &text), 0);
    assert_string_equal(text.data, "{half");
    lele_text_release(&text);
    play_store_close(&store);
    remove_folder(folder);
}

static void every_move_is_in_the_file(void **state)
{
    (void)state;
    char folder[64];
    play_store store;
    play_player player, again;
    open_store(&store, folder);
    start_player(&player, LELE_LANG_EN, NULL);
    player.store = &store;
    assert_true(play_player_import(&player, PUZZLE, strlen(PUZZLE), NULL));
    type(&player, "4");
    json_t *game = play_store_game(&store, player.id);
    assert_non_null(strstr(play_fact_text(game, "save"), "set r1c3 4"));
    json_decref(game);
    /* as if the process had been killed: nothing is released */
    start_player(&again, LELE_LANG_EN, NULL);
    again.store = &store;
    assert_true(play_player_resume(&again));
    assert_int_equal(again.session.view.cells[2].value, 4);
    play_player_release(&player);
    play_player_release(&again);
    play_store_close(&store);
    remove_folder(folder);
}

static void a_write_that_fails_leaves_the_file_as_it_was(void **state)
{
    (void)state;
    char folder[64], path[128];
    lele_text text;
    lele_text_init(&text);
    use_own_folder(folder);
    snprintf(path, sizeof path, "%s/missing/file", folder);
    assert_int_equal(play_file_write(path, "a", 1), ENOENT);
    snprintf(path, sizeof path, "%s/file", folder);
    assert_int_equal(play_file_write(path, "old", 3), 0);
    assert_int_equal(play_file_read(path, 2, &text), EFBIG);
    assert_int_equal(play_file_read(path, 3, &text), 0);
    assert_string_equal(text.data, "old");
    lele_text_release(&text);
    remove_folder(folder);
}

/* The name may be typed by a player. */
static void a_link_or_a_pipe_is_never_replaced(void **state)
{
    (void)state;
    char folder[64], file[96], link[96], pipe[96], got[8];
    struct stat what;
    use_own_folder(folder);
    snprintf(file, sizeof file, "%s/file", folder);
    snprintf(link, sizeof link, "%s/link", folder);
    snprintf(pipe, sizeof pipe, "%s/pipe", folder);
    assert_int_equal(play_file_write(file, "old", 3), 0);
    assert_int_equal(symlink("file", link), 0);
    assert_int_equal(play_file_write(link, "new", 3), 0);
    assert_int_equal(lstat(link, &what), 0);
    assert_true(S_ISLNK(what.st_mode));
    lele_text text;
    lele_text_init(&text);
    assert_int_equal(play_file_read(file, 9, &text), 0);
    assert_string_equal(text.data, "new");
    lele_text_release(&text);
    assert_int_equal(mkfifo(pipe, 0600), 0);
    assert_int_equal(play_file_write(pipe, "x", 1), ENXIO); /* nobody reads: it does not wait */
    const int reader = open(pipe, O_RDONLY | O_NONBLOCK);
    assert_int_equal(play_file_write(pipe, "abc", 3), 0);
    assert_int_equal(read(reader, got, sizeof got), 3);
    close(reader);
    remove_folder(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_export_of_the_page_is_taken),
        cmocka_unit_test(an_import_never_overwrites_what_is_newer_or_a_slot),
        cmocka_unit_test(damaged_records_are_left_out),
        cmocka_unit_test(the_export_of_one_is_the_import_of_the_other),
        cmocka_unit_test(a_file_that_cannot_be_read_stays_and_is_reported),
        cmocka_unit_test(every_move_is_in_the_file),
        cmocka_unit_test(a_link_or_a_pipe_is_never_replaced),
        cmocka_unit_test(a_write_that_fails_leaves_the_file_as_it_was),
    };
    return RUN(tests);
}
