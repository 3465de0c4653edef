/*
 * Errors and their sentences.
 *
 * A function that can fail returns a lele_error.  Parsers and commands also fill a lele_problem
 * with the place and the facts; one table makes the sentence of it, in the user's language.  No
 * other file of the library has error sentences; those about the command line itself are in
 * src/cli/message.h.
 *
 * Arguments: a code that does not exist has the name and the sentence "?"; a language that does
 * not exist is English.  NULL: see lele/lele.h.
 */
#ifndef LELE_ERROR_H
#define LELE_ERROR_H

#include "lele/text.h"

typedef enum lele_lang { LELE_LANG_EN, LELE_LANG_ZH, LELE_LANG_COUNT } lele_lang;

/* code, English, Chinese.  {got} {want} {at} {other} {digit} {unit} {clue} {text} {column} are filled
 * in; {got|one|many} is the word that fits a number. */
#define LELE_ERRORS(X)                                                                             \
    X(OK, "no error", "没有错误")                                                                  \
    X(MEMORY, "out of memory", "内存不足")                                                         \
    X(EMPTY, "nothing to read", "没有内容")                                                        \
    X(LENGTH, "need {want} cells, read {got}", "需要 {want} 个格，读到 {got} 个")                  \
    X(CHARACTER, "character {column} \"{text}\" not understood",                                   \
      "第 {column} 个字符「{text}」不认识")                                                        \
    X(CONFLICT, "{at} and {other} are both {digit}", "{at} 与 {other} 都是 {digit}")               \
    X(TOO_FEW, "only {got} {got|given|givens}; a classic grid needs {want} or more",               \
      "只有 {got} 个已知数；标准数独至少 {want} 个才可能有唯一解")                                 \
    X(NO_SOLUTION, "this puzzle has no solution", "此题无解")                                      \
    X(SEVERAL_SOLUTIONS, "this puzzle has several solutions", "此题有多个解")                      \
    X(LINK, "the link has no puzzle in it ({text})", "链接里没有可用的题目参数（{text}）")         \
    X(HOST, "{text} is not supported; paste the cells instead",                                    \
      "暂不支持 {text}；可直接粘贴题目字符")                                                       \
    X(FORMAT, "not in a known format", "不是已知的格式")                                           \
    X(SYNTAX, "\"{text}\" expected here", "此处应为「{text}」")                                    \
    X(CHECKSUM, "the code is damaged: its check digit does not fit", "代码有误：校验位不符")       \
    X(VERSION, "version {got} is newer than this program understands",                             \
      "版本 {got} 比本程序新，无法读取")                                                           \
    X(RANGE, "{text} is out of range", "{text} 超出范围")                                          \
    X(TOO_LONG, "the text is too long ({got} bytes; the limit is {want})",                         \
      "文本太长（{got} 字节，上限 {want}）")                                                       \
    X(LAYOUT, "unknown layout \"{text}\"", "未知的盘面「{text}」")                                 \
    X(REGIONS, "the regions must be {want} groups of {want} cells; region {text} has {got}",       \
      "须有 {want} 个区、每区 {want} 格；区 {text} 有 {got} 格")                                   \
    X(CONSTRAINT, "the rule \"{text}\" is not supported", "暂不支持规则「{text}」")                \
    X(UNSUPPORTED, "{text} cannot hold this", "{text} 格式存不下这个内容")                         \
    X(ALGORITHM, "unknown algorithm \"{text}\"", "未知的算法「{text}」")                           \
    X(TECHNIQUE, "unknown technique \"{text}\"", "未知的技巧「{text}」")                           \
    X(NO_STEP, "no step with the enabled techniques", "启用的技巧找不到下一步")                    \
    X(RECIPE, "no puzzle can be like this: {text}", "没有这样的题目：{text}")                      \
    X(LEVEL, "{text} is too small for puzzles as hard as that", "{text} 太小，出不了这么难的题")   \
    X(EXHAUSTED, "there are only {got} of them", "总共只有 {got} 个")                              \
    X(CLASSIC_ONLY, "{text} works on classic grids only", "{text} 只支持标准 9×9 数独")            \
    X(WRONG_DIGIT, "{digit} in {at} is wrong", "{at} 的 {digit} 不对")                             \
    X(WRONG_REMOVAL, "{digit} must not be removed from {at}", "{at} 的候选数 {digit} 不该删去")    \
    X(COMMAND, "unknown command \"{text}\"", "未知的命令「{text}」")                               \
    X(SETTING, "unknown setting \"{text}\"", "未知的设置「{text}」")                               \
    X(VALUE, "{text} cannot be set to that", "「{text}」不能设为此值")                             \
    X(GIVEN, "{at} is a given", "{at} 是已知数")                                                   \
    X(NOT_EMPTY, "{at} already has a digit", "{at} 已有数字")                                      \
    X(NO_CHANGE, "this would change nothing", "没有任何变化")                                      \
    X(NOT_NOW, "{text} is not possible now", "现在不能执行 {text}")                                \
    X(PAUSED, "the game is paused", "游戏已暂停")                                                  \
    X(FINISHED, "the game is over; undo, or start again", "本局已结束；可撤销查看，或重新开始")    \
    X(NO_UNDO, "nothing to undo", "没有可撤销的步骤")                                              \
    X(NO_REDO, "nothing to redo", "没有可重做的步骤")                                              \
    X(NODE, "there is no node {got}", "没有节点 {got}")                                            \
    X(NO_MARK, "there is no branch to go back to", "没有可回溯的分支")                             \
    X(HINT_LIMIT, "no hints left ({want})", "本局提示已用完（{want}）")                            \
    X(HINT_COMPLETE, "the hint says all there is", "提示已经说完了")                               \
    X(NO_HINT, "ask for a hint first", "请先请求提示")                                             \
    X(NOT_DEAD, "this branch has a solution", "这个分支有解")                                      \
    X(WRONG_STEP, "that does not agree with the solution", "与解不符")                             \
    X(STOPPED, "stopped", "已停止")                                                                \
    X(LIMIT, "the limit is reached", "已达上限")                                                   \
    X(ALGORITHM_LAYOUT, "the algorithm \"{text}\" does not work on this layout",                   \
      "算法「{text}」不支持这种盘面")                                                              \
    X(ROWS, "need {want} rows, read {got}", "需要 {want} 行，读到 {got} 行")                       \
    X(ENCODING, "the text is in {text}; save it as UTF-8", "文本的编码是 {text}；请存为 UTF-8")    \
    X(TAKEN, "{at} cannot be {digit}: {other} is already {digit} in this {unit}",                  \
      "{at} 不能填 {digit}：同一{unit}的 {other} 已经是 {digit}")                                  \
    X(CANDIDATES, "these candidates have no solution", "这些候选数无解")                           \
    X(CLUES, "too many clues; the limit is {want}", "线索太多，上限 {want}")                       \
    X(CLUE_LOOK, "unknown clue \"{text}\"", "未知的线索「{text}」")                                \
    X(CLUE_CELLS, "{clue} at {at}: {got} cells do not fit", "{at} 的{clue}：{got} 格不合适")       \
    X(CLUE_TWICE, "{clue}: {at} is in it twice", "{clue}：{at} 重复")                              \
    X(CLUE_SIZE, "{clue} at {at}: {got} cells, but at most {want} are possible",                   \
      "{at} 的{clue}：有 {got} 格，最多 {want} 格")                                                \
    X(CLUE_VALUE, "{clue} at {at}: the number {got} does not fit", "{at} 的{clue}：{got} 不合适")  \
    X(CLUE_TOTAL, "{clue} at {at}: {got} is impossible; the nearest is {want}",                    \
      "{at} 的{clue}：和不可能是 {got}，最接近的是 {want}")                                        \
    X(CLUE_NEIGHBOURS, "{clue}: {at} and {other} are not neighbours",                              \
      "{clue}：{at} 与 {other} 不相邻")                                                            \
    X(CLUE_EQUAL, "{clue}: {at} and {other} would be equal, but see each other",                   \
      "{clue}：{at} 与 {other} 须相等，却互相可见")                                                \
    X(CLUE_SQUARE, "{clue} at {at}: the cells are no square of 2×2",                               \
      "{at} 的{clue}：这些格不是 2×2 方块")                                                        \
    X(CLUE_BOXES, "{clue} needs rectangular boxes", "{clue}需要矩形的宫")                          \
    X(CLUE_DOUBLE, "{clue} at {at}: two numbers, {got} and {want}",                                \
      "{at} 的{clue}：有两个数，{got} 与 {want}")                                                  \
    X(CLUE_BROKEN, "the {clue} is broken by {text}", "{clue}与 {text} 的数字不符")

typedef enum lele_error {
#define LELE_ERROR_CODE(code, en, zh) LELE_E_##code,
    LELE_ERRORS(LELE_ERROR_CODE)
#undef LELE_ERROR_CODE
        LELE_E_COUNT,
    LELE_OK = LELE_E_OK
} lele_error;

/* A cell by its 1-based row and column; row 0 means "no cell". */
typedef struct lele_place {
    uint8_t row, column;
} lele_place;

typedef struct lele_problem {
    lele_error code;
    int line, column; /* where in the text, 1-based; 0: no place */
    int64_t got, want;
    lele_place at, other;
    int digit;
    char text[64]; /* a piece of the input, a name, a host; always valid UTF-8, cut to fit */
    int unit_kind; /* lele_unit_kind of the unit that `at` and `other` share */
    int look;      /* lele_look of the clue that is wrong or broken */
} lele_problem;

/* No error, no place, no facts. */
LELE_API void lele_problem_init(lele_problem *problem);

/* Sets the code (`problem` may be NULL) and returns it, so that a parser fills in the facts and
 * ends with `return lele_problem_set(problem, LELE_E_CHARACTER)`. */
LELE_API lele_error lele_problem_set(lele_problem *problem, lele_error code);

/* Keeps the start of `bytes` as the problem's text, cut at a whole UTF-8 character; control
 * characters and broken UTF-8 become '?'.  `problem` must not be NULL. */
LELE_API void lele_problem_quote(lele_problem *problem, const char *bytes, size_t length);

/* Appends the sentence, without the line number and without a full stop. */
LELE_API void lele_problem_write(const lele_problem *problem, lele_lang lang, lele_text *out);

/* The short name of a code in programs: "LENGTH". */
LELE_API const char *lele_error_name(lele_error code);

/* "en" and "zh"; LELE_LANG_COUNT for anything else. */
LELE_API lele_lang lele_lang_find(const char *name);

#endif
