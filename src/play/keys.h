/*
 * The keys: one table from keys to actions.  The help is made from the same table.
 */
#ifndef LELE_PLAY_KEYS_H
#define LELE_PLAY_KEYS_H

#include "play/events.h"

/* name, what the keys are called, English, Chinese; in the order of the help. */
/* clang-format off */
#define PLAY_ACTIONS(X) \
    X(UP, "↑ k", "up", "上移") \
    X(DOWN, "↓ j", "down", "下移") \
    X(LEFT, "← h", "left", "左移") \
    X(RIGHT, "→ l", "right", "右移") \
    X(NEXT_EMPTY, "n", "next empty cell", "下一个空格") \
    X(ROW_START, "Home", "start of the row", "行首") \
    X(ROW_END, "End", "end of the row", "行尾") \
    X(SELECT, "Space .", "select more cells", "多选此格") \
    X(ERASE, "0 x Del", "erase", "清除") \
    X(MODE, "Tab", "digits, corner notes, centre notes, colours", "数字、角注、中注、颜色") \
    X(MODE_BACK, "Shift+Tab", "the same backwards", "反向切换") \
    X(UNDO, "u", "undo", "撤销") \
    X(REDO, "r", "redo", "重做") \
    X(MARK, "m", "mark a branch point", "标记分支点") \
    X(BACK, "b", "back to the branch point", "回溯到分支点") \
    X(TREE, "t", "the tree of moves", "分支树") \
    X(BEFORE_MISTAKE, "y", "back to before the mistake", "退回到出错之前") \
    X(HINT, "i", "hint; again: the next level", "提示；再按看下一级") \
    X(ANOTHER, "I", "another hint", "换一步提示") \
    X(APPLY, "a", "do what the hint says", "照提示做") \
    X(LINK_NEXT, "]", "next link of the chain", "链的下一条链接") \
    X(LINK_BEFORE, "[", "link before", "上一条链接") \
    X(CANDIDATES, "o", "overlay of candidates", "候选提示") \
    X(WHY_NOT, "w", "why not this digit? on the overlay: why these", "为什么不能填这个数？候选提示时：依据") \
    X(STEPS, "e", "the steps there are now", "现在可走的步骤") \
    X(REVEAL, "=", "fill in this cell", "填出此格") \
    X(CHECK, "c", "check the digits", "检查对错") \
    X(FILL_NOTES, "f", "fill in all notes", "填入全部候选") \
    X(PAUSE, "p", "pause", "暂停") \
    X(SUBMIT, "s", "submit", "提交") \
    X(RESTART, "R", "start this puzzle again", "重玩此题") \
    X(NEW, "N", "new game", "新游戏") \
    X(LIBRARY, "O", "open a game of the library", "打开题库里的游戏") \
    X(SLOTS, "S", "five slots", "五个存档位") \
    X(IMPORT, "P", "paste or type a puzzle", "粘贴或输入题目") \
    X(EXPORT, "X", "export", "导出") \
    X(COMMAND, ":", "any command of the game", "任意游戏命令") \
    X(PAGE_UP, "PgUp", "scroll the text up", "文字上翻") \
    X(PAGE_DOWN, "PgDn", "scroll the text down", "文字下翻") \
    X(ZOOM_IN, "+", "larger cells", "放大格子") \
    X(ZOOM_OUT, "-", "smaller cells", "缩小格子") \
    X(THEME, "T", "dark or light", "深色或浅色") \
    X(LANGUAGE, "L", "中文", "English") \
    X(ENTER, "Enter", "fill in the single note, confirm", "填入唯一的候选；确认") \
    X(ESCAPE, "Esc", "close", "关闭") \
    X(HELP, "? F1", "this help", "本帮助") \
    X(QUIT, "q", "quit; the game is kept", "退出；自动存档")
/* clang-format on */

typedef enum play_action {
#define PLAY_ACTION_NAME(name, keys, en, zh) PLAY_DO_##name,
    PLAY_ACTIONS(PLAY_ACTION_NAME)
#undef PLAY_ACTION_NAME
        PLAY_DO_NOTHING,
} play_action;

typedef struct play_action_row {
    const char *keys;
    const char *text[LELE_LANG_COUNT];
} play_action_row;

const play_action_row *play_action_at(play_action action);

/* The action of a key, PLAY_DO_NOTHING for none. */
play_action play_key_action(uint32_t key);

/* The digit that a key stands for on a board of that size; 0: none.  Digits from 10 on are the
 * letters A to G, in upper case. */
int play_key_digit(uint32_t key, int size);

#endif
