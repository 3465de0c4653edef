/* The row of Sue de Coq. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument sue_de_coq_why = {
    .text = { "{values:pivot} lie in {units:base} and in {units:cover}. With {values:als-a} of the "
              "one and {values:als-b} of the other they are as many cells as digits ({digits}), "
              "and the two sides share none. So each of these digits stands there exactly once, "
              "and what sees all its places there cannot be it: remove {remove}.",
              "{values:pivot} 同在{units:base}与{units:cover}。加上前者的 {values:als-a} 与后者的 "
              "{values:als-b}，格数正好等于数字数（{digits}），而两侧没有相同的数。"
              "所以每个数都恰在其中出现一次，看到它在其中所有位置的格不能是它：删去 {remove}。" },
};

const struct lele_row lele_row_sue_de_coq = {
    .about = { .name = "sue-de-coq",
               .code = "1101",
               .title = { "Sue de Coq", "融合待定数组" },
               .family = LELE_FAMILY_ALS,
               .summary = { "Cells of a box and a line share the digits of their overlap.",
                            "宫与行列的交叉格与两侧各取所需。" },
               .rating = 58,
               .score = 250,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_sue_de_coq,
    .why = &sue_de_coq_why,
};
