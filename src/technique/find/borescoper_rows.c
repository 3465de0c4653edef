/* The row of Borescoper's deadly pattern, see borescoper.c. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument why = {
    .text = { "The puzzle has only one solution. If {cells:corner} had no candidates but {digits}, "
              "then however these cells were filled, there would be another way that changes the "
              "digits of no row, column or box, so there would be a second solution. {deadly}",
              "题目只有一个解。假如 {cells:corner} 只有 "
              "{digits}，那么无论怎么填，总有另一种填法使每行、每列、每宫的数都不变，题目便有第二个"
              "解。{deadly}" },
};

const struct lele_row lele_row_borescoper = {
    .about = { .name = "borescoper",
               .title = { "Borescoper's Deadly Pattern", "探长致命结构" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Three or four cells of two rows and two columns in one box, two more "
                            "cells of these columns in another box and two more of these rows in a "
                            "third. With one digit to each crossing they could always be filled in "
                            "a second way, so one of their other candidates is right.",
                            "一宫里两行两列相交的三格或四格，加上另一宫里同在这两列的两格，以及第三"
                            "宫里同在这两行的两格。若交点有几格就只剩几个数，总有第二种填法；所以必"
                            "有一个别的候选数成立。" },
               .rating = 55,
               .score = 180,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_borescoper,
    .why = &why,
};
