/* The words on paper, in Chinese and English. */
#ifndef LELE_PRINT_WORDS_H
#define LELE_PRINT_WORDS_H

#include "lele/lele.h"

/* code, English, Chinese.  {a} {b} are filled in. */
#define PRINT_WORDS(X)                                                                             \
    X(CONTENTS, "Contents", "目录")                                                                \
    X(SOLUTIONS, "Solutions", "答案")                                                              \
    X(ANSWERS, "Answers", "解答")                                                                  \
    X(PUZZLES, "Puzzles", "题目")                                                                  \
    X(NOT_RATED, "Not rated", "未评级")                                                            \
    X(ONE_PUZZLE, "1 puzzle", "共 1 题")                                                           \
    X(MANY, "{a} puzzles", "共 {a} 题")                                                            \
    X(LEVELS, "{a} to {b}", "{a}至{b}")                                                            \
    X(RANGE, "Puzzles {a}–{b}", "第 {a}–{b} 题")                                                   \
    X(SINGLE, "Puzzle {a}", "第 {a} 题")                                                           \
    X(RATING, "rating {a}", "评分 {a}")                                                            \
    X(RATINGS, "rating {a}–{b}", "评分 {a}–{b}")                                                   \
    X(MINUTES, "about {a} min", "约 {a} 分钟")                                                     \
    X(MINUTE_RANGE, "{a}–{b} min each", "每题约 {a}–{b} 分钟")                                     \
    X(TIME, "Time", "用时")                                                                        \
    X(PROGRAM, "Lele Sudoku", "数独乐乐")                                                          \
    X(WORKSHEET, "Practice: {a}", "练习：{a}")                                                     \
    X(ASK_ELIMINATE, "Find a step with {a}. Which candidates does it eliminate?",                  \
      "请找出一处{a}。它能删去哪些候选数？")                                                       \
    X(ASK_PLACE, "Find a step with {a}. Which digit does it place, and where?",                    \
      "请找出一处{a}。它能在哪一格填哪个数？")                                                     \
    X(YOUR_ANSWER, "Answer", "我的答案")

typedef enum print_word {
#define PRINT_WORD_CODE(code, en, zh) PRINT_W_##code,
    PRINT_WORDS(PRINT_WORD_CODE)
#undef PRINT_WORD_CODE
        PRINT_W_COUNT
} print_word;

const char *print_word_of(print_word word, lele_lang lang);

/* Appends the words; a and b may be NULL where they have no such place. */
void print_words_add(lele_text *out, lele_lang lang, print_word word, const char *a, const char *b);
/* The same with numbers. */
void print_words_add_numbers(lele_text *out, lele_lang lang, print_word word, int64_t a, int64_t b);

#endif
