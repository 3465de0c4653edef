/*
 * lele play: its row and options.  The program lele-play (src/play) does the work.
 */
#include "cli/command.h"
#include "cli/play.h"

static const cli_play_options defaults = { .difficulty = -1 };

static const char *const colors[] = { "auto", "none", "16", "256", "true", NULL };
static const char *const themes[] = { "auto", "dark", "light", NULL };

static const char *level_at(size_t index)
{
    return index < LELE_LEVEL_COUNT ? lele_level_name((lele_level)index) : NULL;
}

static const cli_option options[] = {
    { .name = "difficulty",
      .kind = CLI_WORD,
      .target = offsetof(cli_play_options, difficulty),
      .value = "NAME",
      .word_at = level_at,
      .help = { "a new game of this level", "开始此难度的新游戏" } },
    { .name = "layout",
      .kind = CLI_STRING,
      .target = offsetof(cli_play_options, layout),
      .value = "NAME",
      .word_at = lele_layout_name_at,
      .help = { "the layout of a new game, or of a puzzle that does not name one;\n"
                "jigsaw: random regions",
                "新游戏的盘面，或题目没有写明时的盘面；\njigsaw 表示随机的不规则宫" } },
    { .name = "seed",
      .kind = CLI_STRING,
      .target = offsetof(cli_play_options, seed),
      .value = "SEED",
      .help = { "a new game from this seed", "用此种子出题" } },
    { .name = "custom",
      .kind = CLI_STRING,
      .target = offsetof(cli_play_options, custom),
      .value = "LAYOUT",
      .word_at = lele_layout_name_at,
      .help = { "enter your own puzzle first", "先输入自己的题目" } },
    { .name = "import",
      .kind = CLI_STRING,
      .target = offsetof(cli_play_options, import),
      .value = "FILE",
      .help = { "take the games and slots of an export, also one of the page, and end",
                "导入存档（网页导出的也可以），然后结束" } },
    { .name = "export",
      .kind = CLI_STRING,
      .target = offsetof(cli_play_options, export),
      .value = "FILE",
      .help = { "write all games and slots for the page or another computer, and end",
                "导出全部游戏和存档位，供网页或别的电脑使用，然后结束" } },
    { .name = "linear",
      .kind = CLI_FLAG,
      .target = offsetof(cli_play_options, linear),
      .help = { "line by line in words, for screen readers and plain terminals",
                "逐行用文字交互，供读屏软件和简单终端使用" } },
    { .name = "ascii",
      .kind = CLI_FLAG,
      .target = offsetof(cli_play_options, ascii),
      .help = { "draw lines with ASCII characters", "用 ASCII 字符画线" } },
    { .name = "colors",
      .kind = CLI_WORD,
      .target = offsetof(cli_play_options, colors),
      .value = "N",
      .words = colors,
      .help = { "how many colors (default: what the terminal has; NO_COLOR: none)",
                "使用多少种颜色（默认由终端决定；设了 NO_COLOR 则不用颜色）" } },
    { .name = "theme",
      .kind = CLI_WORD,
      .target = offsetof(cli_play_options, theme),
      .value = "NAME",
      .words = themes,
      .help = { "dark or light", "深色或浅色" } },
    { .name = NULL },
};

const cli_command cli_command_play = {
    .name = "play",
    .summary = { "play in the terminal", "在终端里玩" },
    .notes = { "Without a puzzle the last game goes on.  Every move is saved at once.",
               "不给题目时继续上一局。每一步都会立即保存。" },
    .operands = "[PUZZLE|FILE]",
    .options = options,
    .has_no_output = true,
    .size = sizeof(cli_play_options),
    .defaults = &defaults,
};
