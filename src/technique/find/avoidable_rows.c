/* The rows of avoidable rectangles that need more than their corners, see avoidable.c. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument subset_why = {
    .text = { "The puzzle has only one solution. Two corners of the rectangle {cells:corner} are "
              "filled, and neither digit was given. If the other two were filled with {digits} as "
              "well, these digits could change places, and there would be a second solution. "
              "{deadly}",
              "题目只有一个解。矩形 {cells:corner} 已填两角，都不是已知数。若另外两角也填 "
              "{digits}，这两个数就可以互换，题目便有第二个解。{deadly}" },
};

const struct lele_row lele_row_avoidable_rectangle_3 = {
    .about = { .name = "avoidable-rectangle-3",
               .title = { "Avoidable Rectangle Type 3", "可规避矩形（类型 3）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two corners of a rectangle in two boxes are filled, none by a given. "
                            "The open corners must not complete two digits that could be swapped. "
                            "Their other candidates, counted as one cell, make a naked subset with "
                            "other cells of their unit.",
                            "分在两宫的矩形已填两角，都不是已知数。两个空角不能补成可以互换的两个数"
                            "；把两角多出的候选数看成一格，就与同区域的其他格组成显性数组。" },
               .rating = 46,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_avoidable_subset,
    .why = &subset_why,
};

static const struct lele_argument hidden_why = {
    .text = { "The puzzle has only one solution. {cells:pivot} is {digits:pivot}, and no corner of "
              "the rectangle {cells:corner} was given. If {cells:base} were {gone} as well, then "
              "{beside} would both have to be {digits:base}, because {digits:base} fits nowhere "
              "else in {units:seen}; and {digits} could change places in the rectangle, which "
              "would give a second solution. So {cells:base} is not {gone}: remove {remove}.",
              "题目只有一个解。{cells:pivot} 填的是 {digits:pivot}，矩形 {cells:corner} "
              "的四角都不是已知数。若 {cells:base} 也是 {gone}，{units:seen}的 {digits:base} "
              "只能填在 {beside}，矩形里的 {digits} 就可以互换，题目便有第二个解。所以 "
              "{cells:base} 不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_avoidable_rectangle_hidden = {
    .about = { .name = "avoidable-rectangle-hidden",
               .title = { "Hidden Avoidable Rectangle", "隐性可规避矩形" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "One corner of a rectangle in two boxes is filled, none is a given. "
                            "From the opposite corner strong links on a digit lead to the other "
                            "two. If it were the filled digit, these would both be the other, and "
                            "the two digits could be swapped.",
                            "分在两宫的矩形已填一角，四角都不是已知数。对角到另外两角有同一个数的强"
                            "链；假如对角与已填的一角相同，另外两角就都是这个数，两数可以互换。" },
               .rating = 47,
               .score = 110,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_avoidable_hidden,
    .why = &hidden_why,
};
