/* The rows of chains with a deadly pattern of more than two digits or of the whole grid, see
 * rectangle_chain.c. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

#define CHAIN_EN                                                                                   \
    "So one of {values:extra} must be right. Follow the chain: {chain}. So at least one of the "   \
    "two "                                                                                         \
    "ends is right: {ends}. {meet}, so in both cases {result}: remove {remove}."
#define CHAIN_ZH                                                                                                             \
    "所以 {values:extra}必有一个成立。沿着链走：{chain}。所以链的两端至少有一端成立：{ends}。" \
    "{meet}，所以两种情况下 {result}：删去 {remove}。"

static const struct lele_argument cells_why = {
    .text = { "The puzzle has only one solution. If {cells:corner} had no candidates but {digits}, "
              "then however these cells were filled, there would be another way that changes the "
              "digits of no row, column or box, so there would be a second solution. " CHAIN_EN,
              "题目只有一个解。假如 {cells:corner} 只有 "
              "{digits}，那么无论怎么填，总有另一种填法使每行、每列、每宫的数都不变，题目便有第二个"
              "解。" CHAIN_ZH },
};

static const struct lele_argument grave_why = {
    .text = { "The puzzle has only one solution. Without {values:extra}, every open cell would "
              "have exactly two candidates and every missing digit exactly two places in each "
              "unit; such a position never has just one solution. " CHAIN_EN,
              "题目只有一个解。假如没有候选数 "
              "{values:extra}"
              "，每个空格就恰有两个候选数，每个缺的数在每个区域也恰有两个位置，这样的盘面不可能只有"
              "一个解。" CHAIN_ZH },
};

static const struct lele_argument reverse_why = {
    .text = { "The puzzle has only one solution. Suppose {cells:corner} held only {digits}. "
              "Together with {cells:reason}, where {digits} are already, they make two cells with "
              "these digits or none in every row, column and box. So the two digits could change "
              "places in all other cells, and there would be a second solution. " CHAIN_EN,
              "题目只有一个解。假如 {cells:corner} 只填 {digits}，它们与已填 {digits} 的 "
              "{cells:reason} 合起来，在每行、每列、每宫都恰有两格或一格也没有；其余各处的 "
              "{digits} 就可以全部互换，题目便有第二个解。" CHAIN_ZH },
};

#define SUMMARY_EN                                                                                 \
    " What prevents it are candidates of two kinds; one of them is right, so they are a strong "   \
    "link of a chain."
#define SUMMARY_ZH "能避免它的候选数分为两组，其中必有一组成立，所以可以当作链里的一条强链。"

const struct lele_row lele_row_extended_rectangle_chain = {
    .about = { .name = "extended-rectangle-chain",
               .title = { "Extended Rectangle in a Chain", "拓展矩形 + 推理链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Three to five cells each in two lines of a band, with as many digits, "
                            "must not be left with these digits alone, which could be "
                            "exchanged." SUMMARY_EN,
                            "同一组宫的两行（列）各取三到五格，两两相对，不能只剩同样多的几个数，否"
                            "则"
                            "可以互换。" SUMMARY_ZH },
               .rating = 73,
               .score = 310,
               .level = LELE_LEVEL_MASTER,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_ladder_chain,
    .why = &cells_why,
};

const struct lele_row lele_row_borescoper_chain = {
    .about = { .name = "borescoper-chain",
               .title = { "Borescoper's Pattern in a Chain", "探长致命结构 + 推理链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "The seven or eight cells of Borescoper's deadly pattern must not be "
                            "left with three or four digits, which could be placed in a second "
                            "way." SUMMARY_EN,
                            "探长致命结构的七格或八格不能只剩三个或四个数，否则总有第二种填"
                            "法。" SUMMARY_ZH },
               .rating = 74,
               .score = 320,
               .level = LELE_LEVEL_MASTER,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_borescoper_chain,
    .why = &cells_why,
};

const struct lele_row lele_row_reverse_bug_chain = {
    .about = { .name = "reverse-bug-chain",
               .title = { "Reverse BUG in a Chain", "反双数致命结构 + 推理链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "One or two open cells must not be two digits that make two cells or "
                            "none in "
                            "every row, column and box together with the placed "
                            "ones." SUMMARY_EN,
                            "一两个空格不能都填某两个数，否则与已填的合起来，这两个数在每行、每列、"
                            "每"
                            "宫"
                            "都恰有两格或一格也没有，其余各处便可互换。" SUMMARY_ZH },
               .rating = 74,
               .score = 320,
               .level = LELE_LEVEL_MASTER,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_reverse_grave_chain,
    .why = &reverse_why,
};

const struct lele_row lele_row_bug_chain = {
    .about = { .name = "bug-chain",
               .title = { "BUG in a Chain", "全双值格致死解法 + 推理链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "If every open cell had exactly two candidates, and every digit two "
                            "places in each unit, the puzzle would not have just one "
                            "solution." SUMMARY_EN,
                            "若每个空格都恰有两个候选数，每个数在各区域也恰有两个位置，题目就不会只"
                            "有一个解。" SUMMARY_ZH },
               .rating = 73,
               .score = 310,
               .level = LELE_LEVEL_MASTER,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_grave_chain,
    .why = &grave_why,
};
