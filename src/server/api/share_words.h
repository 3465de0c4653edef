/* The words of shared pages and pictures, in English and Chinese. */
#ifndef LELE_SERVER_API_SHARE_WORDS_H
#define LELE_SERVER_API_SHARE_WORDS_H

#include "server/api/share.h"

/* clang-format off */
/* code, English, Chinese.  {a} and {b} are filled in. */
#define SHARE_WORDS(X)                                                                        \
    X(PROGRAM, "Lele Sudoku", "数独乐乐")                                                      \
    X(PUZZLE, "A Sudoku for you", "送你一道数独")                                              \
    X(PROGRESS, "A game in progress: {a} of {b} cells are filled", "一局进行中的数独：{b} 格已填 {a} 格") \
    X(RESULT, "Solved in {a}. Can you beat that?", "用时 {a} 解完，敢来挑战吗？")               \
    X(REPLAY, "Watch how this Sudoku was played", "看看这道数独是怎么解的")                     \
    X(REPLAY_TIME, "Solved in {a}: watch how", "用时 {a} 解完，来看解题过程")                   \
    X(MINUTES, "about {a} min", "约 {a} 分钟")                                                 \
    X(RATING, "rating {a}", "评分 {a}")                                                        \
    X(NO_HINTS, "no hints", "未用提示")                                                        \
    X(ONE_HINT, "1 hint", "提示 1 次")                                                         \
    X(HINTS, "{a} hints", "提示 {a} 次")                                                       \
    X(WITH_SOLUTION, "after a look at the solution", "看过答案")                               \
    X(PLAY, "Play", "开始解题")                                                                \
    X(GO_ON, "Go on from here", "接着往下解")                                                  \
    X(ACCEPT, "Take the challenge", "接受挑战")                                                \
    X(WATCH, "Watch", "观看回放")                                                              \
    X(GONE, "This link leads nowhere", "这个链接已失效")                                       \
    X(GONE_MORE, "It may be incomplete. New puzzles are on the first page.", "链接可能不完整。首页有新的题目。") \
    X(AWAY, "The database cannot be reached", "暂时无法使用数据库")                            \
    X(AWAY_MORE, "Nothing is lost. Please try again in a moment.", "没有丢失任何内容，请稍后再试。") \
    X(OFTEN, "Too many requests", "请求太频繁")                                                \
    X(OFTEN_MORE, "Please wait a moment.", "请稍候再试。")                                     \
    X(HOME, "To the first page", "返回首页")
/* clang-format on */

typedef enum share_word {
#define SHARE_WORD_CODE(code, en, zh) SHARE_W_##code,
    SHARE_WORDS(SHARE_WORD_CODE)
#undef SHARE_WORD_CODE
        SHARE_W_COUNT
} share_word;

const char *share_word_of(share_word, lele_lang);
void share_add_words(lele_text *out, lele_lang, share_word, const char *a, const char *b);

/* "Solved in 4:05. Can you beat that?" */
void share_add_title(const share_facts *, lele_lang, lele_text *out);

/* "Hard · rating 4.0 · about 12 min"; empty for a puzzle that is not rated. */
void share_add_line(const share_facts *, lele_lang, lele_text *out);

#endif
