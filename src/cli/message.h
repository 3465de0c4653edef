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
    X(UNREAD, "not understood, only drawn: {got}; a rule may be missing",                          \
      "只画出、没有读懂：{got}；可能缺一条规则")                                                   \
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
    X(WANT_SHARD, "I/N with I from 1 to N, or A-B with A from 1 to B",                             \
      " I/N（I 为 1 到 N），或 A-B（A 为 1 到 B）")                                                \
    X(WANT_SPLIT, "1 to 16 parts NAME=WEIGHT, like train=80,test=20",                              \
      " 1 到 16 个「名称=权重」，例如 train=80,test=20")                                           \
    X(SHARD_BEYOND, "--shard {got} begins after the end: there are only {want}",                   \
      "--shard {got} 超出末尾：总共只有 {want}")                                                   \
    X(ONE_FILE, "--shard, --resume and --manifest work on one file",                               \
      "--shard、--resume 和 --manifest 每次只处理一个文件")                                        \
    X(NOT_REGULAR, "{name} is no regular file, so --shard, --resume and --manifest cannot cut it", \
      "{name} 不是普通文件，--shard、--resume 和 --manifest 无法切分")                             \
    X(NOT_RESUMED, "{name} is no regular file, so --resume cannot use it",                         \
      "{name} 不是普通文件，--resume 无法使用")                                                    \
    X(NOT_LINES,                                                                                   \
      "{name} cannot be cut: its puzzles are not one per line in UTF-8 (lele convert makes such "  \
      "a file)",                                                                                   \
      "{name} 无法切分：题目不是 UTF-8 编码的每行一题（可用 lele convert 转换）")                  \
    X(NOT_NUMBERED, "{name} cannot be cut: grids of this method are not numbered",                 \
      "{name} 无法切分：这种方法的终盘没有编号")                                                   \
    X(ONE_GRID, "{name} of the search tree needs exactly one puzzle, not {got}",                   \
      "按搜索树使用 {name} 时只能有一道题，而不是 {got} 道")                                       \
    X(BAD_RECORD, "{name} is no whole {want}: line {got} is wrong",                                \
      "{name} 不是完整的 {want}：第 {got} 行有误")                                                 \
    X(OTHER_RUN, "{name} belongs to another run: {want} differs ({got})",                          \
      "{name} 属于另一次运行：{want} 不同（{got}）")                                               \
    X(PART_ALONE, "{name}.part exists, but its checkpoint does not; remove it to start anew",      \
      "{name}.part 存在，但没有对应的进度文件；删除它即可重新开始")                                \
    X(BUSY, "{name}.part is in use by another process", "{name}.part 正由另一个进程使用")          \
    X(SHARD_MISSING, "a shard is missing: no manifest covers {got} to {want}",                     \
      "缺少一份：没有清单覆盖 {got} 到 {want}")                                                    \
    X(SHARD_TWICE, "{name} covers a part that {got} covers too", "{name} 与 {got} 覆盖了同一部分") \
    X(SHARD_OPEN, "{name} names no output file; run the shard with --output",                      \
      "{name} 没有写明输出文件；处理该份时请使用 --output")                                        \
    X(SHARD_SIZE, "{name} has {got} bytes, but its manifest says {want}",                          \
      "{name} 有 {got} 字节，而清单写明 {want} 字节")                                              \
    X(SHARD_CHANGED, "{name} has changed: its SHA-256 is not that of its manifest",                \
      "{name} 已被改动：SHA-256 与清单不符")                                                       \
    X(UNFINISHED, "the search ended after {got} solutions; there may be more (see --effort)",      \
      "搜索中止，已找到 {got} 个解，可能还有（见 --effort）")                                      \
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
    X(DATABASE, "the database {name} cannot be used: {got}", "无法使用数据库 {name}：{got}")       \
    X(DATABASE_NEWER,                                                                              \
      "a later version of Lele made the database {name}; this one leaves it alone",                \
      "数据库 {name} 由更新版本的 Lele 创建，本版本不会改动它")                                    \
    X(DATABASE_COPY,                                                                               \
      "the database {name} is of an older version and cannot be copied first: {got}",              \
      "数据库 {name} 是旧版本，升级前无法先备份：{got}")                                           \
    X(DATABASE_OLD,                                                                                \
      "the database {name} is of an older version: start lele serve on it once, which brings it "  \
      "up to date",                                                                                \
      "数据库 {name} 是旧版本：先用 lele serve 打开一次，它会升级数据库")                          \
    X(DATABASE_NONE, "{name} is no database of lele serve", "{name} 不是 lele serve 的数据库")     \
    X(DATABASE_FULL, "the database {name} is not empty; nothing was written",                      \
      "数据库 {name} 不是空的，没有写入任何内容")                                                  \
    X(DATABASE_DIFFERS, "what arrived in {name} differs from what was sent; nothing was kept",     \
      "{name} 收到的内容与来源不符，没有保留")                                                     \
    X(FILE_THERE, "{name} is there already; nothing was written",                                  \
      "{name} 已存在，没有写入任何内容")                                                           \
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
    X(PRINT_KIND, "{name}: the ending is not .pdf, .svg or .png; --to says which of them it is",   \
      "{name}：扩展名不是 .pdf、.svg 或 .png；请用 --to 指明格式")                                 \
    X(PRINT_PIXELS, "{name} is too large for this paper: at most 20000 pixels on a side",          \
      "{name} 对这种纸张太大：每边最多 20000 像素")                                                \
    X(PRINT_CROWDED,                                                                               \
      "a board would be too small to be read: a smaller {name}, larger --paper or shorter --head " \
      "is needed",                                                                                 \
      "盘面会小得看不清：请减小 {name}，或用更大的 --paper、更短的 --head")                        \
    X(PRINT_BLURRED,                                                                               \
      "a QR code would have too few pixels to be read: a larger {name}, a smaller --per-page or "  \
      "larger --paper is needed",                                                                  \
      "二维码的像素太少，会扫不出来：请加大 {name}，或减小 --per-page、用更大的 --paper")          \
    X(NO_FONT, "no font was found; fonts-dejavu or any other with digits will do",                 \
      "找不到字体；可安装 fonts-dejavu 或任何含数字的字体")                                        \
    X(TEMPORARY, "cannot keep the puzzles in a temporary file: {got}",                             \
      "无法把题目存入临时文件：{got}")                                                             \
    X(NOTHING, "there is no puzzle to print", "没有可打印的题目")                                  \
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
