/* The rows of chains with a unique rectangle or loop, see deadly_chain.c. */
#include "technique/chain/finders.h"
#include "technique/rows.h"

static const struct lele_argument why = {
    .text = { "The puzzle has only one solution. If {cells:corner} held only {digits}, crosswise, "
              "these two digits could change places there, and there would be a second solution. "
              "So one of {values:extra} must be right{units:seen?, as the two digits have no other "
              "places in |}. Follow the chain: {chain}. So at least one of the two ends is right: "
              "{ends}. {meet}, so in both cases {result}: remove {remove}.",
              "题目只有一个解。假如 {cells:corner} 交错填着 "
              "{digits}，这两个数就可以互换，题目便有第二个解。所以 "
              "{values:extra}必有一个成立{units:seen?（这两个数在|没有别的位置）}。沿着链走：{"
              "chain}。所以链的两端至少有一端成立：{ends}。{meet}，所以两种情况下 "
              "{result}：删去 {remove}。" },
};

const struct lele_row lele_row_unique_rectangle_chain = {
    .about = { .name = "unique-rectangle-chain",
               .title = { "Unique Rectangle in a Chain", "唯一矩形 + 推理链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. What prevents it are candidates of two kinds; one of them is "
                            "right, so they are a strong link of a chain.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。能避"
                            "免它的候选数分为两组，其中必有一组成立，所以可以当作链里的一条强链"
                            "。" },
               .rating = 72,
               .score = 300,
               .level = LELE_LEVEL_MASTER,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_rectangle_chain,
    .why = &why,
};

static const struct lele_argument loop_why = {
    .text = { "The puzzle has only one solution. If the loop {cells:corner} held only {digits}, by "
              "turns, these two digits could change places there, and there would be a second "
              "solution. So one of {values:extra} must be right. Follow the chain: {chain}. So at "
              "least one of the two ends is right: {ends}. {meet}, so in both cases {result}: "
              "remove {remove}.",
              "题目只有一个解。假如环 {cells:corner} 依次交替填着 "
              "{digits}，这两个数就可以互换，题目便有第二个解。所以 "
              "{values:extra}必有一个成立。沿着链走：{chain}"
              "。所以链的两端至少有一端成立：{ends}。{meet}，所以两种情况下 "
              "{result}：删去 {remove}。" },
};

const struct lele_row lele_row_unique_loop_chain = {
    .about = { .name = "unique-loop-chain",
               .title = { "Unique Loop in a Chain", "唯一环 + 推理链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A loop of cells must not be left with the same two digits, which "
                            "could be swapped. What prevents it are candidates of two kinds; one "
                            "of them is right, so they are a strong link of a chain.",
                            "连成环的几格不能只剩同样的两个数，否则可以互换。能避免它的候选数分为两"
                            "组，其中必有一组成立，所以可以当作链里的一条强链。" },
               .rating = 73,
               .score = 310,
               .level = LELE_LEVEL_MASTER,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_loop_chain,
    .loop = { .cells = 6, .or_more = true },
    .why = &loop_why,
};
