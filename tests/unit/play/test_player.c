/* The player: keys in, commands and a canvas out. */
#include "playing.h"

static void keys_play_the_game(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    assert_int_equal(player.cursor, 2); /* the first empty cell */
    type(&player, "4n6");
    assert_int_equal(player.session.view.cells[2].value, 4);
    assert_int_equal(player.session.view.cells[3].value, 6);
    type(&player, "u");
    assert_int_equal(player.session.view.cells[3].value, 0);
    type(&player, "r");
    assert_int_equal(player.session.view.cells[3].value, 6);
    type(&player, "x");
    assert_int_equal(player.session.view.cells[3].value, 0);
    play_player_release(&player);
}

static void moves_go_around_the_edges(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    type(&player, "k");
    assert_int_equal(player.cursor, 74);
    type(&player, "j");
    press(&player, PLAY_KEY_END);
    press(&player, PLAY_KEY_RIGHT);
    assert_int_equal(player.cursor, 0);
    type(&player, "h");
    assert_int_equal(player.cursor, 8);
    play_player_release(&player);
}

static void notes_and_colours_go_to_all_selected_cells(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    type(&player, " l ");
    press(&player, PLAY_KEY_TAB);
    type(&player, "12");
    assert_int_equal(player.session.view.cells[2].notes[LELE_NOTE_CORNER], 3);
    assert_int_equal(player.session.view.cells[3].notes[LELE_NOTE_CORNER], 3);
    press(&player, PLAY_KEY_TAB);
    type(&player, "4");
    assert_int_equal(player.session.view.cells[3].notes[LELE_NOTE_CENTRE], 8);
    press(&player, PLAY_KEY_TAB);
    type(&player, "9");
    assert_int_equal(player.session.view.cells[2].colours, 256);
    play_player_release(&player);
}

static void alt_with_a_digit_is_a_note_and_else_escape(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    const play_event note = { .kind = PLAY_EVENT_KEY, .key = '1', .alt = true };
    play_player_event(&player, &note);
    assert_int_equal(player.session.view.cells[2].notes[LELE_NOTE_CORNER], 1);
    type(&player, "?");
    assert_int_equal(player.dialog.kind, PLAY_DIALOG_HELP);
    const play_event right = { .kind = PLAY_EVENT_KEY, .key = 'l', .alt = true };
    play_player_event(&player, &right);
    assert_int_equal(player.dialog.kind, PLAY_DIALOG_NONE);
    assert_int_equal(player.cursor, 3);
    play_player_release(&player);
}

static void a_restart_is_asked_for_twice(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    type(&player, "4R");
    assert_int_equal(player.session.view.cells[2].value, 4);
    type(&player, "lR"); /* another key in between */
    assert_int_equal(player.session.view.cells[2].value, 4);
    type(&player, "R");
    assert_int_equal(player.session.view.cells[2].value, 0);
    play_player_release(&player);
}

static void a_refused_command_says_why(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    type(&player, "h1");
    assert_string_equal(player.said.data, "R1C2 is a given");
    assert_true(player.said_is_bad);
    play_player_release(&player);
    start_player(&player, LELE_LANG_EN, NULL);
    type(&player, "i");
    assert_string_equal(player.said.data, "start or open a game first");
    assert_false(play_player_import(&player, "nonsense", 8, NULL));
    assert_true(player.said_is_bad);
    play_player_release(&player);
}

/* The layout that the line names, not one that fits the number of cells. */
static void a_line_of_generate_is_imported(void **state)
{
    (void)state;
    static const char line[] =
        "{\"layout\":\"6x6\",\"puzzle\":\".......6..4.43...2.2.354..356.5.....\","
        "\"solution\":\"154236362145435612621354243561516423\",\"level\":\"beginner\","
        "\"seed\":\"2:any:6x6:1\"}\n";
    static const char other[] =
        "{\"layout\":\"7x6\",\"puzzle\":\".......6..4.43...2.2.354..356.5.....\"}";
    play_player player;
    start_player(&player, LELE_LANG_EN, NULL);
    assert_true(play_player_import(&player, line, strlen(line), NULL));
    assert_string_equal(lele_game_layout(player.session.game)->name, "6x6");
    assert_false(play_player_import(&player, other, strlen(other), NULL));
    assert_true(player.said_is_bad);
    play_player_release(&player);
}

/* The whole canvas as text. */
static void draw(play_player *player, lele_text *out)
{
    play_canvas canvas;
    play_canvas_init(&canvas);
    play_draw(player, &canvas);
    for (int row = 0; row < canvas.height; row++) {
        play_canvas_row(&canvas, row, out);
        lele_text_add_char(out, '\n');
    }
    play_canvas_release(&canvas);
}

static void has(play_player *player, const char *text)
{
    lele_text screen;
    lele_text_init(&screen);
    draw(player, &screen);
    if (strstr(screen.data, text) == NULL)
        fail_msg("no \"%s\" in\n%s", text, screen.data);
    lele_text_release(&screen);
}

static void the_screen_shows_what_happens(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    has(&player, "│  5     3        │        7        │                 │ Beginner 1.2");
    type(&player, "4");
    has(&player, "│  5     3     4  │");
    test_time += 61000;
    has(&player, "Time 0:01:01");
    type(&player, "u");
    type(&player, "iii");
    has(&player, "Hint 3 of 4");
    type(&player, "t");
    has(&player, "Tree of moves");
    type(&player, "tp");
    has(&player, "Paused. Press p to go on.");
    type(&player, "pLi");
    has(&player, "数独乐乐");
    play_player_release(&player);
}

static void a_paused_board_shows_no_digit(void **state)
{
    (void)state;
    play_player player;
    lele_text screen;
    lele_text_init(&screen);
    start_player(&player, LELE_LANG_EN, PUZZLE);
    type(&player, "p");
    draw(&player, &screen);
    assert_null(strstr(screen.data, "│  5"));
    lele_text_release(&screen);
    play_player_release(&player);
}

/* Every size of the window, with every dialog open, in both languages: nothing reads or writes outside
 * of the canvas (a sanitizer would say), and no row is wider than the window. */
static void every_size_can_be_drawn(void **state)
{
    (void)state;
    static const char *const opening[] = { "", "N", "?", "S", "P", "iii", "t", "w4", "o" };
    for (size_t i = 0; i < sizeof opening / sizeof opening[0]; i++) {
        play_player player;
        start_player(&player, i % 2 == 0 ? LELE_LANG_EN : LELE_LANG_ZH, PUZZLE);
        type(&player, opening[i]);
        for (player.rows = 1; player.rows < 45; player.rows += 2)
            for (player.columns = 1; player.columns < 130; player.columns += 9) {
                lele_text screen;
                lele_text_init(&screen);
                draw(&player, &screen);
                assert_false(screen.failed);
                lele_text_release(&screen);
            }
        play_player_release(&player);
    }
}

static void own_puzzles_are_entered_and_confirmed(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, NULL);
    assert_true(play_player_custom(&player, "4x4"));
    type(&player, "1l2l3l4ll4");
    assert_int_equal(player.session.view.status, LELE_STATUS_ENTERING);
    assert_true(player.session.view.cells[0].given || player.session.view.cells[0].value == 1);
    press(&player, PLAY_KEY_ENTER);
    assert_true(player.said_is_bad); /* it has several solutions */
    play_player_release(&player);
}

static void the_mouse_chooses_cells(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    play_event event = {
        .kind = PLAY_EVENT_MOUSE, .mouse = PLAY_MOUSE_PRESS, .row = 1, .column = 20
    };
    play_player_event(&player, &event);
    assert_int_equal(player.cursor, 3);
    event.mouse = PLAY_MOUSE_DRAG;
    event.column = 33;
    play_player_event(&player, &event);
    event.mouse = PLAY_MOUSE_RELEASE;
    play_player_event(&player, &event);
    assert_true(lele_cellset_has(&player.selected, 3));
    assert_true(lele_cellset_has(&player.selected, 5));
    play_player_release(&player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_play_the_game),
        cmocka_unit_test(moves_go_around_the_edges),
        cmocka_unit_test(notes_and_colours_go_to_all_selected_cells),
        cmocka_unit_test(alt_with_a_digit_is_a_note_and_else_escape),
        cmocka_unit_test(a_restart_is_asked_for_twice),
        cmocka_unit_test(a_refused_command_says_why),
        cmocka_unit_test(a_line_of_generate_is_imported),
        cmocka_unit_test(the_screen_shows_what_happens),
        cmocka_unit_test(a_paused_board_shows_no_digit),
        cmocka_unit_test(every_size_can_be_drawn),
        cmocka_unit_test(own_puzzles_are_entered_and_confirmed),
        cmocka_unit_test(the_mouse_chooses_cells),
    };
    return RUN(tests);
}
