/*
 * The messages of the command on standard error: usage, files, memory.  Error sentences about
 * puzzles are in lele/error.h; no other file has error sentences.
 */
#ifndef LELE_CLI_MESSAGE_H
#define LELE_CLI_MESSAGE_H

#include "lele/lele.h"

/* code, English, Chinese.  {name} {got} {want} are filled in. */
#define CLI_MESSAGES(X)                                                                            \
    X(NO_COMMAND, "a command is expected: {want} (see lele --help)",                               \
      "需要一个命令：{want}（见 lele --help）")                                                    \
    X(COMMAND, "unknown command \"{got}\"; expected one of {want} (see lele --help)",              \
      "未知的命令「{got}」；可用的有 {want}（见 lele --help）")                                    \
    X(OPTION, "unknown option {got}; see lele {name} --help",                                      \
      "未知的选项 {got}；见 lele {name} --help")                                                   \
    X(UNKNOWN_OPTION, "unknown option {got}; see lele --help", "未知的选项 {got}；见 lele --help") \
    X(VALUE, "{name} expects {want}, not \"{got}\"", "{name} 需要{want}，而不是「{got}」")         \
    X(NO_VALUE, "{name} expects {want}", "{name} 需要{want}")                                      \
    X(FLAG_VALUE, "{name} takes no value", "{name} 不带值")                                        \
    X(OPERAND, "unexpected argument \"{got}\"; expected: lele {name}{want}",                       \
      "多余的参数「{got}」；用法：lele {name}{want}")                                              \
    X(MISSING_OPERAND, "an argument is missing; expected: lele {name} {want}",                     \
      "缺少参数；用法：lele {name} {want}")                                                        \
    X(TOO_MANY, "{name} is given too many times", "{name} 给得太多")                               \
    X(EXCLUSIVE, "{name} and {got} exclude each other", "{name} 与 {got} 不能同时使用")            \
    X(NEEDS, "{name} needs {want}", "{name} 需要 {want}")                                          \
    X(ABILITY, "{name} {got} is not possible; see {want}", "{name} {got} 不可用；见 {want}")       \
    X(EFFORT, "puzzle {got}: none like this was found within the effort (see --effort)",           \
      "第 {got} 题：在限定的搜索量内没有找到（见 --effort）")                                      \
    X(CANNOT_READ, "cannot read {name}: {got}", "无法读取 {name}：{got}")                          \
    X(CANNOT_WRITE, "cannot write: {got}", "无法写出：{got}")                                      \
    X(CANNOT_WRITE_FILE, "cannot write {name}: {got}", "无法写入 {name}：{got}")                   \
    X(NO_PROGRAM,                                                                                  \
      "lele {name} needs the program {got}, which is neither next to lele nor in {want} nor in "   \
      "PATH",                                                                                      \
      "lele {name} 需要程序 {got}，但它不在 lele 旁边，也不在 {want} 或 PATH 中")                  \
    X(CANNOT_START, "cannot start {name}: {got}", "无法启动 {name}：{got}")                        \
    X(CANNOT_LISTEN, "cannot listen on {name}: {got}", "无法监听 {name}：{got}")                   \
    X(PORT_TAKEN, "{name} is already in use; another one may do: --listen 127.0.0.1:0",            \
      "{name} 已被占用；可换一个：--listen 127.0.0.1:0")                                           \
    X(NO_PAGE, "no page in {name}: {got}; ./run builds it, --root says where it is",               \
      "{name} 中没有网页：{got}；./run 可以构建，--root 可指明位置")                               \
    X(SERVING, "Lele is at {name} (Ctrl-C ends it)", "数独乐乐：{name}（按 Ctrl-C 结束）")         \
    X(WANT_NUMBER, "a number from {name} to {got}", " {name} 到 {got} 的数")                       \
    X(WANT_RANGE, "a range A-B within {name} and {got}", " {name} 到 {got} 之间的范围 A-B")        \
    X(WANT_UINT64, "a whole number from 0 to 18446744073709551615",                                \
      " 0 到 18446744073709551615 的整数")                                                         \
    X(WANT_WORD, "one of {want}", "以下之一：{want}")                                              \
    X(WANT_VALUE, "a value ({want})", "一个值（{want}）")                                          \
    X(WANT_SEED, "a name of 1 to 63 bytes without /", " 1 到 63 字节、不含 / 的名字")              \
    X(WANT_TECHNIQUE, "a name that lele techniques lists", " lele techniques 列出的名称")          \
    X(WANT_LETTERS, "these letters after %: {want}", "以下格式字母：{want}")                       \
    X(COLUMN, " (column {got})", "（第 {got} 列）")                                                \
    X(NO_SUCH_FILE, "no such file", "没有这个文件")                                                \
    X(NO_PERMISSION, "permission denied", "没有权限")                                              \
    X(IS_DIRECTORY, "it is a directory", "这是一个目录")                                           \
    X(DISK_FULL, "no space left", "空间不足")                                                      \
    X(FILE_SIZE, "the file would be too large", "文件过大")                                        \
    X(CLOSED, "it is closed", "已关闭")                                                            \
    X(DEVICE, "the device failed", "设备出错")                                                     \
    X(USAGE, "Usage", "用法")                                                                      \
    X(OPTIONS, "Options", "选项")                                                                  \
    X(COMMANDS, "Commands", "命令")                                                                \
    X(ONE_OF, "one of: {want}", "可用：{want}")                                                    \
    X(HELP_HELP, "show this help", "显示本说明")                                                   \
    X(HELP_LANG, "the language of messages (default: from the environment)",                       \
      "消息的语言（默认由环境变量决定）")                                                          \
    X(HELP_OUTPUT, "write to FILE, which is replaced only when all is done",                       \
      "写入 FILE；全部完成后才替换原文件")                                                         \
    X(HELP_VERSION, "show the version", "显示版本号")                                              \
    X(HELP_CREATE, "short for: lele grids --method shift -n N",                                    \
      "即：lele grids --method shift -n N")                                                        \
    X(HELP_SOLVE, "short for: lele solve FILE", "即：lele solve FILE")                             \
    X(HELP_TITLE, "Lele: solve, rate, explain and generate Sudoku puzzles, one per line",          \
      "数独乐乐：求解、评级、讲解、生成数独题目，每行一题")                                        \
    X(HELP_MORE, "lele <command> --help explains the options of a command.",                       \
      "用 lele <命令> --help 查看各命令的选项。")                                                  \
    X(LEFT, "left", "剩余")

typedef enum cli_message {
#define CLI_MESSAGE_CODE(code, en, zh) CLI_M_##code,
    CLI_MESSAGES(CLI_MESSAGE_CODE)
#undef CLI_MESSAGE_CODE
        CLI_M_COUNT
} cli_message;

/* The values for the placeholders of a sentence; NULL for those it does not have. */
typedef struct cli_facts {
    const char *name, *got, *want;
} cli_facts;

void cli_message_add(lele_text *out, lele_lang lang, cli_message message, cli_facts facts);

/* Writes "lele: sentence" to standard error, as one line in one write. */
void cli_complain(lele_lang lang, cli_message message, cli_facts facts);

/* The same for a problem that the library reported. */
void cli_complain_problem(lele_lang lang, const lele_problem *problem);

/* The same for a problem with the value of an option or operand.  Names the option, and for an
 * unknown layout or technique the values that are expected instead of `value` (may be NULL). */
void cli_complain_value(lele_lang lang, const char *option, const char *value,
                        const lele_problem *problem);
void cli_complain_memory(lele_lang lang);

/* Releases a text that was made for a message.  If memory was too short for it, says so and ends the
 * program with status 3, because the message was not what it should be. */
void cli_text_end(lele_text *text);

/* Releases a part of `out`; if memory was too short for the part, it was for `out`. */
void cli_text_part_end(lele_text *part, lele_text *out);

/* Replaces control characters in `text`, from `start` on, by '?'.  A file name or an argument may
 * contain them, and they would break the line or change the terminal. */
void cli_text_tame(lele_text *text, size_t start);

/* Appends the reason why a system call failed: a sentence for the errno `error`. */
void cli_reason_add(lele_text *out, lele_lang lang, int error);

#endif
