/* The words of the linear mode; see linear.h. */
#include "play/linear.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/draw.h"
#include "play/speak.h"

struct answer {
    play_player *player;
    const char *rest; /* what follows the word */
    lele_text *out;
};

static const play_session *session_of(const struct answer *answer)
{
    return &answer->player->session;
}

static void end_line(const struct answer *answer)
{
    lele_text_add_char(answer->out, '\n');
}

static void say_cell(const struct answer *answer)
{
    play_speak_cell(session_of(answer), answer->player->cursor, answer->out);
    end_line(answer);
}

static void say_said(const struct answer *answer)
{
    lele_text *said = &answer->player->said;
    if (said->length == 0)
        return;
    lele_text_add(answer->out, said->data);
    end_line(answer);
    lele_text_clear(said);
}

static void move(const struct answer *answer, play_action action)
{
    play_player_act(answer->player, action);
    say_cell(answer);
}

static void do_up(const struct answer *answer)
{
    move(answer, PLAY_DO_UP);
}
static void do_down(const struct answer *answer)
{
    move(answer, PLAY_DO_DOWN);
}
static void do_left(const struct answer *answer)
{
    move(answer, PLAY_DO_LEFT);
}
static void do_right(const struct answer *answer)
{
    move(answer, PLAY_DO_RIGHT);
}
static void do_empty(const struct answer *answer)
{
    move(answer, PLAY_DO_NEXT_EMPTY);
}

static void say_units(const struct answer *answer, int first, int end)
{
    play_speak_units(session_of(answer), answer->player->cursor, first, end, answer->out);
}

static void do_row(const struct answer *answer)
{
    say_units(answer, 0, 1);
}
static void do_column(const struct answer *answer)
{
    say_units(answer, 1, 2);
}
static void do_box(const struct answer *answer)
{
    say_units(answer, 2, LELE_MAX_CELL_UNITS);
}

static void do_board(const struct answer *answer)
{
    play_speak_board(session_of(answer), answer->out);
}

/* Where the digit of the line stands, or all digits. */
static void do_digits(const struct answer *answer)
{
    const int size = play_session_layout(session_of(answer))->size;
    const int only = play_key_digit((uint32_t)toupper((unsigned char)*answer->rest), size);
    for (int digit = 1; digit <= size; digit++) {
        if (only != 0 && digit != only)
            continue;
        play_speak_digit(session_of(answer), digit, answer->out);
        end_line(answer);
    }
}

static void do_time(const struct answer *answer)
{
    lele_text time;
    lele_text_init(&time);
    play_time_add(&time, play_session_shown(session_of(answer)));
    play_word_add(answer->out, answer->player->lang, PLAY_W_SAY_TIME, time.data, NULL);
    answer->out->failed = answer->out->failed || time.failed;
    lele_text_release(&time);
    lele_text_add(answer->out, play_word_text(answer->player->lang, PLAY_W_SAY_COMMA));
    play_about(answer->player, answer->out);
    end_line(answer);
}

/* What the panel of the full screen would say: the tree, the hint, why not, the results. */
static void say_panel(const struct answer *answer)
{
    play_lines lines = { .count = 0 };
    lele_text_init(&lines.text);
    play_panel_text(answer->player, 100000, &lines);
    for (size_t i = 0; i < lines.count && !lines.text.failed; i++) {
        const char *line = lines.text.data + lines.line[i].start;
        if (*line == '\0')
            continue;
        lele_text_add(answer->out, line);
        end_line(answer);
    }
    lele_text_release(&lines.text);
}

static void do_tree(const struct answer *answer)
{
    answer->player->pane = PLAY_PANE_TREE;
    answer->player->tree_at = -1;
    say_panel(answer);
    answer->player->pane = PLAY_PANE_TEXT;
}

static void ask(const struct answer *answer, const char *question)
{
    if (play_player_ask(answer->player, question))
        say_panel(answer);
    lele_text_clear(&answer->player->answer);
}

static void do_query(const struct answer *answer)
{
    ask(answer, answer->rest);
}

static void do_steps(const struct answer *answer)
{
    ask(answer, "steps");
}

static void do_basis(const struct answer *answer)
{
    if (play_player_ask_basis(answer->player))
        say_panel(answer);
    lele_text_clear(&answer->player->answer);
}

static void do_text(const struct answer *answer)
{
    say_panel(answer);
}

/* "new hard 6x6 tea": level, layout, seed, in any order. */
static void do_new(const struct answer *answer)
{
    char words[600];
    play_player *player = answer->player;
    lele_level level = LELE_LEVEL_COUNT;
    const char *layout = LELE_LAYOUT_CLASSIC, *name = NULL;
    lele_layout found;
    lele_seed seed;
    lele_problem problem;
    lele_problem_init(&problem);
    (void)snprintf(words, sizeof words, "%s", answer->rest);
    char *state = NULL;
    for (char *word = strtok_r(words, " ", &state); word; word = strtok_r(NULL, " ", &state)) {
        if (lele_level_find(word) != LELE_LEVEL_COUNT)
            level = lele_level_find(word);
        else if (strcmp(word, "jigsaw") == 0 || lele_layout_init(&found, word, NULL) == LELE_OK)
            layout = word;
        else
            name = word;
    }
    if (play_maker_seed(level, layout, name, &seed, &problem) == LELE_OK)
        play_player_make(player, &seed);
    else
        play_player_problem(player, &problem);
}

static void do_custom(const struct answer *answer)
{
    (void)play_player_custom(answer->player,
                             *answer->rest != '\0' ? answer->rest : LELE_LAYOUT_CLASSIC);
}

static void do_import(const struct answer *answer)
{
    play_dialog_import(answer->player, answer->rest);
}

/* Opens a dialog of the full screen, and gives it keys. */
static void use_dialog(const struct answer *answer, play_dialog_kind kind, int row, uint32_t key)
{
    play_player *player = answer->player;
    play_dialog_open(player, kind);
    if (row < 0 || (size_t)row >= play_dialog_count(player)) {
        play_dialog_close(player);
        play_player_say(player, PLAY_W_SAY_UNKNOWN, answer->rest, NULL);
        return;
    }
    const lele_game *before = player->session.game;
    player->dialog.at = row;
    const play_event event = { .kind = PLAY_EVENT_KEY, .key = key };
    play_dialog_key(player, &event);
    play_dialog_close(player);
    if (player->session.game != before)
        do_time(answer);
    else if (player->said.length == 0)
        play_player_say(player, PLAY_W_SLOT_EMPTY, NULL, NULL);
}

static void list(const struct answer *answer, play_dialog_kind kind)
{
    play_player *player = answer->player;
    play_dialog_open(player, kind);
    const size_t count = play_dialog_count(player);
    for (size_t i = 0; i < count; i++) {
        if (kind == PLAY_DIALOG_LIBRARY) {
            lele_text_add_int(answer->out, (int64_t)i + 1);
            lele_text_add(answer->out, "  ");
        }
        play_dialog_row(player, (int)i, answer->out);
        end_line(answer);
    }
    if (count == 0)
        play_player_say(player, PLAY_W_NO_GAMES, NULL, NULL);
    play_dialog_close(player);
}

static int number(const struct answer *answer)
{
    return (int)strtol(answer->rest, NULL, 10);
}

static void do_library(const struct answer *answer)
{
    list(answer, PLAY_DIALOG_LIBRARY);
}
static void do_slots(const struct answer *answer)
{
    list(answer, PLAY_DIALOG_SLOTS);
}

static void do_open(const struct answer *answer)
{
    use_dialog(answer, PLAY_DIALOG_LIBRARY, number(answer) - 1, PLAY_KEY_ENTER);
}

static void do_save(const struct answer *answer)
{
    use_dialog(answer, PLAY_DIALOG_SLOTS, number(answer) - 1, 's');
}

static void do_load(const struct answer *answer)
{
    use_dialog(answer, PLAY_DIALOG_SLOTS, number(answer) - 1, PLAY_KEY_ENTER);
}

static void do_lang(const struct answer *answer)
{
    play_player_act(answer->player, PLAY_DO_LANGUAGE);
    lele_text_add(answer->out, answer->player->lang == LELE_LANG_ZH ? "中文\n" : "English\n");
}

static void do_quit(const struct answer *answer)
{
    answer->player->quit = true;
}

static void do_help(const struct answer *answer);

static const struct {
    const char *words; /* English, Chinese and short, with spaces between them */
    void (*run)(const struct answer *);
    bool without_game;
    const char *help[LELE_LANG_COUNT];
} table[] = {
    { "up k 上", do_up, false, { "one cell up", "上移一格" } },
    { "down j 下", do_down, false, { "one cell down", "下移一格" } },
    { "left h 左", do_left, false, { "one cell left", "左移一格" } },
    { "right l 右", do_right, false, { "one cell right", "右移一格" } },
    { "next n 空", do_empty, false, { "the next empty cell", "下一个空格" } },
    { "cell here 格",
      say_cell,
      false,
      { "this cell; R3C4 or 3 4 goes to another", "读本格；R3C4 或 3 4 移到别的格" } },
    { "row 行", do_row, false, { "this row", "读本行" } },
    { "column 列", do_column, false, { "this column", "读本列" } },
    { "box 宫",
      do_box,
      false,
      { "this box, and diagonals and windows of the cell", "读本宫，以及本格所在的对角线和窗口" } },
    { "board 盘", do_board, false, { "all rows", "读全部各行" } },
    { "digits 数",
      do_digits,
      false,
      { "where digits stand; digits 5: one of them", "各数字的位置；digits 5 只读一个" } },
    { "time 时间", do_time, false, { "the time and the level", "用时与难度" } },
    { "text 文字",
      do_text,
      false,
      { "the hint, or what else there is to read", "再读一遍提示等文字" } },
    { "tree 分支", do_tree, false, { "the tree of moves", "分支树" } },
    { "steps 步骤", do_steps, false, { "the steps there are now", "现在可走的步骤" } },
    { "basis 依据",
      do_basis,
      false,
      { "why the overlay shows these candidates here", "此格候选提示的依据" } },
    { "query 查询",
      do_query,
      false,
      { "query analysis, query unit 3, query compare 5",
        "query analysis、query unit 3、query compare 5" } },
    { "new 新游戏",
      do_new,
      true,
      { "a new puzzle: new hard 6x6 SEED", "出新题：new hard 6x6 种子" } },
    { "custom 输入",
      do_custom,
      true,
      { "enter your own puzzle: custom 6x6", "输入自己的题目：custom 6x6" } },
    { "import 导入", do_import, true, { "a puzzle, a file, a seed", "题目、文件或种子" } },
    { "library 题库", do_library, true, { "the games of the library", "列出题库" } },
    { "open 打开",
      do_open,
      true,
      { "open 2: opens a game of the list", "open 2 打开列表中的一局" } },
    { "slots 存档", do_slots, true, { "the five slots", "列出五个存档位" } },
    { "save 存", do_save, false, { "save 2: saves a copy in slot 2", "save 2 存到存档位 2" } },
    { "load 读", do_load, true, { "load 2: opens a copy of slot 2", "load 2 打开存档位 2" } },
    { "language 语言", do_lang, true, { "中文", "English" } },
    { "help ? 帮助", do_help, true, { "this list", "本列表" } },
    { "quit q 退出", do_quit, true, { "quit; the game is kept", "退出；自动存档" } },
};

static void do_help(const struct answer *answer)
{
    const lele_lang lang = answer->player->lang;
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        lele_text_add(answer->out, table[i].words);
        lele_text_add(answer->out, ": ");
        lele_text_add(answer->out, table[i].help[lang]);
        end_line(answer);
    }
    const char *usage;
    for (size_t i = 0; (usage = lele_game_command_word(i)) != NULL; i++) {
        lele_text_add(answer->out, usage);
        lele_text_add_char(answer->out, ' ');
        lele_text_add(answer->out, lele_game_command_usage(i));
        lele_text_add(answer->out, ": ");
        lele_text_add(answer->out, lele_game_command_summary(i, lang));
        end_line(answer);
    }
}

/* Whether `word` is one of the words of a row. */
static bool is_among(const char *words, const char *word, size_t length)
{
    for (const char *at = words; *at != '\0'; at += strcspn(at, " "), at += *at == ' ')
        if (strcspn(at, " ") == length && strncmp(at, word, length) == 0)
            return true;
    return false;
}

/* "R3C4" or "3 4" goes to a cell. */
static bool go(const struct answer *answer, const char *line)
{
    const lele_layout *layout = play_session_layout(session_of(answer));
    int cell;
    char *after_row, *after_column;
    const size_t length = lele_cell_read(layout, line, &cell);
    const long row = strtol(line, &after_row, 10);
    const long column = strtol(after_row, &after_column, 10);
    if (length > 0 && line[length] == '\0')
        answer->player->cursor = cell;
    else if (after_column != after_row && *after_column == '\0' && row >= 1 && column >= 1 &&
             row <= layout->size && column <= layout->size)
        answer->player->cursor = ((int)row - 1) * layout->size + (int)column - 1;
    else
        return false;
    say_cell(answer);
    return true;
}

/* A digit alone goes into the cell, 0 erases it; "note 25" and the like are for the cell too. */
static bool fill(const struct answer *answer, const char *line)
{
    static const char *const notes[] = { "note ",  "corner ", "centre ", "候选 ",
                                         "color ", "why ",    "为什么 " };
    static const char *const commands[] = { "note corner", "note corner", "note centre",
                                            "note corner", "color",       "why-not",
                                            "why-not" };
    char name[LELE_CELL_NAME_SIZE];
    play_player *player = answer->player;
    const lele_layout *layout = play_session_layout(session_of(answer));
    lele_cell_name(layout, player->cursor, name);
    const int digit = play_key_digit((uint32_t)toupper((unsigned char)line[0]), layout->size);
    if (line[1] == '\0' && (digit != 0 || line[0] == '0')) {
        play_player_act(player, digit != 0 ? PLAY_DO_NOTHING : PLAY_DO_ERASE);
        if (digit != 0)
            play_player_digit(player, digit, false);
        return true;
    }
    for (size_t i = 0; i < sizeof notes / sizeof notes[0]; i++) {
        const size_t length = strlen(notes[i]);
        const char *rest = line + length;
        if (strncmp(line, notes[i], length) != 0 || strpbrk(rest, " rR") != NULL)
            continue;
        player->asked_why = strcmp(commands[i], "why-not") == 0;
        (void)play_player_send_words(player, commands[i], name, rest);
        return true;
    }
    return false;
}

/* Any command of the game; "close" and the like in its own words. */
static void command(const struct answer *answer, const char *line)
{
    play_player *player = answer->player;
    player->asked_why = strncmp(line, "why-not", 7) == 0;
    (void)play_player_send(player, line);
}

/* After a command: what the game says about it, and the text that is shown. */
static void report(const struct answer *answer)
{
    play_player *player = answer->player;
    if (player->said.length > 0 || player->session.game == NULL) {
        say_said(answer);
        return;
    }
    lele_text_add(answer->out, player->session.view.message.data);
    end_line(answer);
    if (play_player_reads(player) || player->session.view.status == LELE_STATUS_ENTERING)
        say_panel(answer);
}

static bool run_word(const struct answer *given, const char *line)
{
    const size_t length = strcspn(line, " ");
    const char *rest = line + length + strspn(line + length, " ");
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (!is_among(table[i].words, line, length))
            continue;
        const struct answer answer = { given->player, rest, given->out };
        if (given->player->session.game == NULL && !table[i].without_game)
            play_player_say(given->player, PLAY_W_FIRST_GAME, NULL, NULL);
        else
            table[i].run(&answer);
        say_said(&answer);
        return true;
    }
    return false;
}

void play_linear_line(play_player *player, const char *line, lele_text *out)
{
    const struct answer answer = { player, "", out };
    line += strspn(line, " \t");
    if (player->session.game != NULL && *line == '\0')
        say_cell(&answer);
    else if (*line == '\0' || run_word(&answer, line))
        ;
    else if (player->session.game == NULL) {
        play_player_say(player, PLAY_W_SAY_UNKNOWN, line, NULL);
        say_said(&answer);
    } else if (!go(&answer, line)) {
        if (!fill(&answer, line))
            command(&answer, line);
        report(&answer);
    }
    play_player_save(player);
    if (player->save_error != 0) {
        play_player_complain(player, PLAY_W_NOT_SAVED, player->save_error);
        say_said(&answer);
    }
    play_player_say_lack(player);
    say_said(&answer);
}
