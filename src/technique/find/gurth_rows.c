/* The row of Gurth's theorem, see gurth.c. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument why = {
    .text = { "The givens are symmetrical: after {turn} they are the same as before, if digits "
              "change "
              "places ({swaps}){digits?, with | unchanged}. The puzzle has only one solution, so "
              "the solution has the same symmetry. A cell that stays in its place holds a digit "
              "that stays, so {cells:base} can only be {either}: {place}{remove?remove |}. From "
              "now "
              "on each step can be repeated at the mirrored cells with the exchanged digits.",
              "已知数是对称的：{turn}，再把 {swaps} 互换，与原来一样{digits?，其中 | "
              "不变}。题目只有一个解，所以解也有同样的对称。位置不变的格只能填不变的数，{cells:"
              "base} "
              "只能是 "
              "{either}：{place}{remove?删去 |}"
              "。此后每一步都可以在对称的格上，用互换后的数再做一次。" },
};

const struct lele_row lele_row_gurth = {
    .about = { .name = "gurth",
               .title = { "Gurth's Symmetrical Placement", "宇宙法" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A half turn or a reflection in a diagonal maps the givens onto "
                            "themselves if some digits change places. As there is only one "
                            "solution, it has the same symmetry: a cell that stays in its place "
                            "holds a digit that stays.",
                            "把已知数旋转半圈或沿对角线翻转，再把某些数互换，与原来一样。题目只有一"
                            "个解，所以解也有"
                            "同样的对称：位置不变的格只能填不变的数。" },
               .rating = 70,
               .score = 250,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_gurth,
    .why = &why,
};
