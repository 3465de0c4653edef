/* The row of the reverse bivalue universal grave, see reverse_bug.c. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument why = {
    .text = { "The puzzle has only one solution. Suppose {cells:corner} held only {digits}. "
              "Together with {cells:reason}, where {digits} are already, they make two cells with "
              "these digits or none in every row, column and box. So the two digits could change "
              "places in all other cells, and there would be a second solution. {deadly}",
              "题目只有一个解。假如 {cells:corner} 只填 {digits}，它们与已填 {digits} 的 "
              "{cells:reason} 合起来，在每行、每列、每宫都恰有两格或一格也没有；其余各处的 "
              "{digits} 就可以全部互换，题目便有第二个解。{deadly}" },
};

const struct lele_row lele_row_reverse_bug = {
    .about = { .name = "reverse-bug",
               .title = { "Reverse BUG", "反双数致命结构" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "The placed cells of two digits, with one or two open cells, make "
                            "every row, column and box hold two of them or none. If the open cells "
                            "were these digits as well, the two could be swapped everywhere else. "
                            "So one of their other candidates is right.",
                            "两个数已填的格加上一两个空格，在每行、每列、每宫都恰有两格或一格也没有"
                            "。假如空格也填这两个数，其余各处的这两个数就可以全部互换；所以空格里必"
                            "有一个别的候选数成立。" },
               .rating = 60,
               .score = 220,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_reverse_bug,
    .why = &why,
};
