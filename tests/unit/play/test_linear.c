/* The game in words. */
#include "playing.h"

#include "play/linear.h"

static void answers(play_player *player, const char *line, const char *wanted)
{
    lele_text out;
    lele_text_init(&out);
    play_linear_line(player, line, &out);
    assert_string_equal(out.data, wanted);
    lele_text_release(&out);
}

static void cells_are_said_one_at_a_time(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    answers(&player, "", "row 1 column 3, empty, candidates 1 2 4\n");
    answers(&player, "left", "row 1 column 2, given 3\n");
    answers(&player, "next", "row 1 column 3, empty, candidates 1 2 4\n");
    answers(&player, "4", "Placed 4 in R1C3\n");
    answers(&player, "cell", "row 1 column 3, 4, yours\n");
    answers(&player, "note 25", "R1C3 already has a digit\n");
    answers(&player, "r1c4", "row 1 column 4, empty, candidates 2 6\n");
    answers(&player, "1 4", "row 1 column 4, empty, candidates 2 6\n");
    answers(&player, "row", "row 1: 5 3 4 . 7 . . . .\n");
    answers(&player, "column", "column 4: . 1 . . 8 . . 4 .\n");
    answers(&player, "box", "box 2: . 7 . 1 9 5 . . .\n");
    answers(&player, "digits 7", "7: R1C5 R6C1 R9C8, 6 left\n");
    play_player_release(&player);
}

/* The puzzle with true clues of many kinds. */
#define CLUES                                                                                      \
    "classic+cage:11:r1c3r1c4r2c4;cage:10:r2c2r2c3r3c1;difference:1:r4c4r5c4;ratio:2:r2c8r2c9;"    \
    "pair-sum:10:r8c1r8c2;pair-sum:5:r8c1r9c1;less::r9c7r9c8;odd::r5c9;even::r5c3;"                \
    "thermometer::r6c2r6c3r5c3r4c3 " PUZZLE

static void clues_are_said_with_their_cell(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, CLUES);
    answers(&player, "",
            "row 1 column 3, killer cage 11 of 3 cells, first, empty, candidates 2 4\n");
    answers(&player, "r1c4", "row 1 column 4, killer cage 11 of 3 cells, empty, candidates 2 6\n");
    answers(
        &player, "r5c3",
        "row 5 column 3, thermometer of 4 cells, even cell of 1 cell, empty, candidates 2 5 6 9\n");
    play_player_release(&player);
    start_player(&player, LELE_LANG_ZH, CLUES);
    answers(&player, "r2c9", "第2行第9列，黑点 2，共2格，空，候选 2 4 7 8\n");
    play_player_release(&player);
}

/* A line of the screen of 100 x 40 characters, without what stands beside the board. */
static void shows(play_player *player, int row, const char *wanted)
{
    play_canvas canvas;
    lele_text text;
    play_canvas_init(&canvas);
    lele_text_init(&text);
    player->rows = 40;
    player->columns = 100;
    play_draw(player, &canvas);
    play_canvas_row(&canvas, row, &text);
    if (strncmp(text.data, wanted, strlen(wanted)) != 0)
        fail_msg("%s\n%s", text.data, wanted);
    lele_text_release(&text);
    play_canvas_release(&canvas);
}

/* Totals above their first cell, dotted lines inside of cages, signs between cells, marks in corners. */
static void clues_are_drawn_with_characters(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, CLUES);
    shows(&player, 0, "┏━━━━━┯━━━━━┯11━━━┳");
    shows(&player, 1, "┃     │     │     ┋");
    shows(&player, 4, "┠─────┼10───┼─────╂┈┈┈┈┈┼");
    shows(&player, 6, "┃  6  │     ┊     ┃  1  │  9  │  5  ┃     │     ●     ┃");
    shows(&player, 16, "┠─────┼─────┼─────╂──○──┼");
    shows(&player, 19, "┃     │     │    □┃");
    shows(&player, 30, "┃     X     │     ┃");
    shows(&player, 32, "┠──V──┼");
    shows(&player, 34, "┃     │     │     ┃     │  8  │     ┃     <  7  │");
    player.ascii = true;
    shows(&player, 6, "#  6  |     :     #  1  |  9  |  5  #     |     @     #");
    play_player_release(&player);
}

static void notes_hints_and_mistakes_are_said(void **state)
{
    (void)state;
    play_player player;
    lele_text out;
    lele_text_init(&out);
    start_player(&player, LELE_LANG_EN, PUZZLE);
    play_linear_line(&player, "note 14", &out);
    play_linear_line(&player, "centre 2", &out);
    answers(&player, "",
            "row 1 column 3, empty, candidates 1 2 4, corner notes 1 4, centre notes 2\n");
    play_linear_line(&player, "r1c4", &out);
    play_linear_line(&player, "7", &out);
    answers(&player, "", "row 1 column 4, 7, yours, conflict\n");
    play_linear_line(&player, "undo", &out);
    lele_text_clear(&out);
    play_linear_line(&player, "hint 4", &out);
    assert_non_null(strstr(out.data, "Hint 4 of 4\n"));
    lele_text_release(&out);
    play_player_release(&player);
}

static void chinese_is_said_in_chinese(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_ZH, PUZZLE);
    answers(&player, "", "第1行第3列，空，候选 1 2 4\n");
    answers(&player, "左", "第1行第2列，题目数 3\n");
    answers(&player, "行", "第 1 行： 5 3 . . 7 . . . .\n");
    play_player_release(&player);
}

static void every_command_of_the_game_can_be_typed(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    answers(&player, "set r1c3 4", "Placed 4 in R1C3\n");
    answers(&player, "setting mistakes show", "Setting changed\n");
    answers(&player, "nonsense", "unknown command \"nonsense\"\n");
    play_player_release(&player);
}

static void questions_are_answered_in_words(void **state)
{
    (void)state;
    play_player player;
    lele_text out;
    lele_text_init(&out);
    start_player(&player, LELE_LANG_EN, PUZZLE);
    answers(&player, "query unit 0",
            "row 1: 1 can go to R1C3, R1C7, R1C8; 2 can go to R1C3, R1C4, R1C6, R1C8, R1C9; "
            "4 can go to R1C3, R1C6, R1C7, R1C8, R1C9; 6 can go to R1C4, R1C6; 8 can go to R1C6, "
            "R1C7, R1C9; 9 can go to R1C7, R1C8\n");
    answers(&player, "basis", "");
    play_linear_line(&player, "candidates 1", &out);
    play_linear_line(&player, "r5c5", &out);
    answers(
        &player, "basis",
        "Basis: the digits it sees, 1 (R5C9), 2 (R6C5), 3 (R5C6), 4 (R5C1), 6 (R4C5), 7 (R1C5), "
        "8 (R5C4), 9 (R2C5)\n");
    answers(&player, "query nonsense", "unknown command \"nonsense\"\n");
    lele_text_release(&out);
    play_player_release(&player);
}

/* The answer to a line has this part. */
static void says(play_player *player, const char *line, const char *part)
{
    lele_text out;
    lele_text_init(&out);
    play_linear_line(player, line, &out);
    if (out.data == NULL || strstr(out.data, part) == NULL)
        fail_msg("%s: %s", line, out.data != NULL ? out.data : "no answer");
    lele_text_release(&out);
}

static void the_cursor_moves_in_every_direction(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    says(&player, "r5c5", "row 5 column 5");
    says(&player, "up", "row 4 column 5");
    says(&player, "k", "row 3 column 5");
    says(&player, "down", "row 4 column 5");
    says(&player, "right", "row 4 column 6");
    says(&player, "r9c9", "row 9 column 9");
    says(&player, "down", "row 1 column 9");
    says(&player, "r0c1", "unknown command");
    says(&player, "10 1", "unknown command");
    play_player_release(&player);
}

static void every_word_has_an_answer(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, PUZZLE);
    says(&player, "tree", ">● Start");
    says(&player, "steps", "Hidden Single ×12");
    says(&player, "help", "new 新游戏: a new puzzle");
    says(&player, "help", "set CELLS DIGIT: put a digit into cells");
    says(&player, "import zzz", "not in a known format");
    says(&player, "import /nowhere/zzz", "not in a known format");
    says(&player, "import /", "could not be read: it is a directory");
    play_maker maker = { .running = false };
    player.maker = &maker;
    says(&player, "new hard 6x6 tea", "Making a puzzle");
    play_maker_stop(&maker);
    says(&player, "custom 5x9", "unknown layout");
    says(&player, "custom", "Enter the givens");
    says(&player, "language", "中文\n");
    play_player_release(&player);
}

static void games_and_slots_are_listed_opened_and_saved(void **state)
{
    (void)state;
    char folder[64];
    play_store store;
    play_player player;
    use_own_folder(folder);
    assert_int_equal(play_store_open(&store), 0);
    start_player(&player, LELE_LANG_EN, NULL);
    player.store = &store;
    says(&player, "library", "The library is empty.");
    says(&player, "open 1", "Not understood: 1");
    says(&player, "import " PUZZLE, "");
    says(&player, "r1c3", "row 1 column 3");
    says(&player, "4", "Placed 4 in R1C3");
    says(&player, "library", "1  ");
    says(&player, "slots", "2  empty");
    says(&player, "save 9", "Not understood: 9");
    says(&player, "load 2", "empty");
    says(&player, "save 2", "saved in slot 2");
    says(&player, "load 2", "time 0:00:00");
    says(&player, "", "row 1 column");
    says(&player, "open 99", "Not understood: 99");
    says(&player, "open 1", "time 0:00:00");
    play_player_release(&player);
    play_store_close(&store);
    remove_folder(folder);
}

static void without_a_game_it_says_what_to_do(void **state)
{
    (void)state;
    play_player player;
    start_player(&player, LELE_LANG_EN, NULL);
    answers(&player, "row", "start or open a game first\n");
    answers(&player, "hint", "Not understood: hint. Type help.\n");
    play_player_release(&player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_are_said_one_at_a_time),
        cmocka_unit_test(clues_are_said_with_their_cell),
        cmocka_unit_test(clues_are_drawn_with_characters),
        cmocka_unit_test(notes_hints_and_mistakes_are_said),
        cmocka_unit_test(chinese_is_said_in_chinese),
        cmocka_unit_test(every_command_of_the_game_can_be_typed),
        cmocka_unit_test(questions_are_answered_in_words),
        cmocka_unit_test(the_cursor_moves_in_every_direction),
        cmocka_unit_test(every_word_has_an_answer),
        cmocka_unit_test(games_and_slots_are_listed_opened_and_saved),
        cmocka_unit_test(without_a_game_it_says_what_to_do),
    };
    return RUN(tests);
}
