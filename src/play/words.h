/*
 * The texts of the program itself, in English and Chinese.  What the game says comes from the
 * library.  {a} and {b} are filled in.
 */
#ifndef LELE_PLAY_WORDS_H
#define LELE_PLAY_WORDS_H

#include "lele/lele.h"

/* clang-format off */
#define PLAY_WORDS(X) \
    X(TITLE, "Lele Sudoku", "数独乐乐") \
    X(COPIED, "This game is open in another terminal; here is a copy, both are kept.", "这局游戏已在另一个终端打开；这里是副本，两份都会保留。") \
    X(IMPORTED, "{a} taken into the library, {b} left out", "已导入 {a} 项，略过 {b} 项") \
    X(NOT_SAVED, "The game could not be saved: {a}", "游戏无法保存：{a}") \
    X(NOT_MADE, "No puzzle could be made: {a}", "无法出题：{a}") \
    X(NOT_WRITTEN, "The file could not be written: {a}", "文件无法写入：{a}") \
    X(NOT_READ, "The file could not be read: {a}", "文件无法读取：{a}") \
    X(UNREADABLE, "This file cannot be read, it stays as it is: {a}", "这个文件无法读取，已原样保留：{a}") \
    X(MAKING, "Making a puzzle… (Esc: stop)", "正在出题……（Esc 停止）") \
    X(MAKING_LINE, "Making a puzzle… (Ctrl-C: stop)", "正在出题……（Ctrl-C 停止）") \
    X(MADE, "A new puzzle. Seed: {a}", "新题目。种子：{a}") \
    X(STOPPED, "stopped", "已停止") \
    X(ENTERING, "Enter the givens, then press Enter.", "输入题目的已知数，然后按回车。") \
    X(ENTERING_HELP, "Digits are givens now. Enter: start to play.", "现在输入的是已知数。回车：开始游戏。") \
    X(WELCOME, "N new game · O library · P paste a puzzle · q quit", "N 新游戏 · O 题库 · P 粘贴题目 · q 退出") \
    X(KEYS, "1-9 digit · Tab notes · u undo · i hint · w why not · t tree · N new · ? help", "1-9 填数 · Tab 候选 · u 撤销 · i 提示 · w 为什么 · t 分支 · N 新游戏 · ? 帮助") \
    X(KEYS_SHORT, "? help", "? 帮助") \
    X(KEYS_HINT, "i next level · a apply · I another · ] [ links · Esc close", "i 下一级 · a 应用 · I 换一步 · ] [ 看链接 · Esc 收起") \
    X(KEYS_TREE, "↑↓ choose · Enter go there · d drop · : name · w why dead · Esc close", "↑↓ 选择 · 回车 跳到 · d 删除分支 · : 命名 · w 为什么走不通 · Esc 收起") \
    X(KEYS_NEW, "↑↓ row · ←→ change · Enter start · Esc close", "↑↓ 选行 · ←→ 更改 · 回车 开始 · Esc 关闭") \
    X(KEYS_LIBRARY, "↑↓ choose · Enter open · d delete · Esc close", "↑↓ 选择 · 回车 打开 · d 删除 · Esc 关闭") \
    X(KEYS_SLOTS, "↑↓ choose · Enter open · s save here · d delete · Esc close", "↑↓ 选择 · 回车 打开 · s 存到这里 · d 删除 · Esc 关闭") \
    X(KEYS_PROMPT, "Enter: done · Esc: cancel", "回车：确定 · Esc：取消") \
    X(KEYS_HELP, "↑↓ scroll · Esc close", "↑↓ 滚动 · Esc 关闭") \
    X(KEYS_OVER, "N new game · u undo · R again · q quit", "N 新游戏 · u 撤销 · R 重玩 · q 退出") \
    X(SURE_DELETE, "Press d again to delete it.", "再按一次 d 删除。") \
    X(SURE_RESTART, "Press R again to start again.", "再按一次 R 重玩。") \
    X(RUNNING, "This game is running.", "这局游戏正在进行。") \
    X(DELETED, "deleted", "已删除") \
    X(SLOT_SAVED, "saved in slot {a}", "已存到存档位 {a}") \
    X(SLOT_EMPTY, "empty", "空") \
    X(NO_GAMES, "The library is empty.", "题库是空的。") \
    X(NEW, "New game", "新游戏") \
    X(LIBRARY, "Library", "题库") \
    X(SLOTS, "Slots", "存档位") \
    X(HELP, "Keys", "按键") \
    X(TREE, "Tree of moves", "分支树") \
    X(LEVEL, "Level", "难度") \
    X(ANY_LEVEL, "any", "任意") \
    X(LAYOUT, "Layout", "盘面") \
    X(SEED, "Seed", "种子") \
    X(SEED_FRESH, "a fresh one", "随机") \
    X(START, "Start", "开始") \
    X(OWN, "Enter your own puzzle", "输入自己的题目") \
    X(ASK_PUZZLE, "A puzzle in any format, a link, a seed, or the name of a file:", "任意格式的题目、链接、种子或文件名：") \
    X(ASK_EXPORT, "File for the library and the slots:", "把题库和存档位导出到文件：") \
    X(ASK_COMMAND, "A command of the game (setting mistakes show, goto 3, …):", "游戏命令（如 setting mistakes show、goto 3）：") \
    X(ASK_WHY_NOT, "Which digit? Press it.", "哪个数字？请按。") \
    X(ASK_SEED, "Seed (empty: a fresh one):", "种子（留空为随机）：") \
    X(ASK_NAME, "Name of this node:", "节点名称：") \
    X(EXPORTED, "exported to {a}", "已导出到 {a}") \
    X(MODE_DIGIT, "digits", "数字") \
    X(MODE_CORNER, "corner notes", "角注") \
    X(MODE_CENTRE, "centre notes", "中注") \
    X(MODE_COLOUR, "colours", "颜色") \
    X(TIME, "Time", "用时") \
    X(HINTS, "Hints", "提示") \
    X(MISTAKES, "Mistakes", "错误") \
    X(MOVES, "Moves", "步数") \
    X(HARDEST, "Hardest", "最难技巧") \
    X(PAUSED, "Paused. Press p to go on.", "已暂停。按 p 继续。") \
    X(HINT_LEVEL, "Hint {a} of {b}", "提示 {a}/{b}") \
    X(LINK, "Link {a} of {b}", "链接 {a}/{b}") \
    X(STRONG, "strong", "强") \
    X(WEAK, "weak", "弱") \
    X(PENALTY, "with {a} for hints", "其中提示 {a}") \
    X(MORE, "… PgDn", "…… PgDn") \
    X(NO_LINKS, "this hint has no chain", "这个提示没有链") \
    X(FIRST_GAME, "start or open a game first", "请先开始或打开一局游戏") \
    X(SAY_CELL, "row {a} column {b}", "第{a}行第{b}列") \
    X(SAY_CLUE, "{a} of {b} {b|cell|cells}", "{a}，共{b}格") \
    X(SAY_FIRST, "first", "首格") \
    X(SAY_COMMA, ", ", "，") \
    X(SAY_EMPTY, "empty", "空") \
    X(SAY_GIVEN, "given {a}", "题目数 {a}") \
    X(SAY_OWN, "{a}, yours", "你填的 {a}") \
    X(SAY_GUESS, "a guess", "猜的") \
    X(SAY_CANDIDATES, "candidates {a}", "候选 {a}") \
    X(SAY_NO_CANDIDATES, "no candidates", "没有候选") \
    X(SAY_CORNER, "corner notes {a}", "角注 {a}") \
    X(SAY_CENTRE, "centre notes {a}", "中注 {a}") \
    X(SAY_OVERLAY, "overlay {a}", "候选提示 {a}") \
    X(SAY_TRIED, "tried {a}", "试过 {a}") \
    X(SAY_COLOURS, "colours {a}", "颜色 {a}") \
    X(SAY_CONFLICT, "conflict", "有冲突") \
    X(SAY_WRONG, "wrong", "不对") \
    X(SAY_PATTERN, "in the hint", "在提示中") \
    X(SAY_PLACE, "the hint says {a}", "提示填 {a}") \
    X(SAY_REMOVE, "the hint removes {a}", "提示删去 {a}") \
    X(SAY_DIGIT, "{a}: {b}", "{a}：{b}") \
    X(SAY_NOWHERE, "nowhere", "没有") \
    X(SAY_LEFT, "{a} left", "还剩 {a} 格") \
    X(SAY_TIME, "time {a}", "用时 {a}") \
    X(SAY_UNKNOWN, "Not understood: {a}. Type help.", "不明白：{a}。输入 help 查看帮助。") \
    X(SAY_PROMPT, "> ", "> ")
/* clang-format on */

typedef enum play_word {
#define PLAY_WORD_CODE(code, en, zh) PLAY_W_##code,
    PLAY_WORDS(PLAY_WORD_CODE)
#undef PLAY_WORD_CODE
        PLAY_WORD_COUNT
} play_word;

const char *play_word_text(lele_lang lang, play_word word);

/* Appends it with {a} and {b} filled in; NULL for those that it does not have. */
void play_word_add(lele_text *out, lele_lang lang, play_word word, const char *a, const char *b);

#endif
