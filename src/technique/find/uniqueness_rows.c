/* The rows of techniques that assume a unique solution: rectangles, loops, bivalue graves. */
#include "technique/find/finders.h"
#include "technique/rows.h"

/* For patterns with two digits that could be swapped. */
static const struct lele_argument swap_opening = {
    .text = { "The puzzle has only one solution. If {cells:corner} had no candidates but {digits}, "
              "these two digits could change places there, and there would be a second solution. ",
              "题目只有一个解。假如 {cells:corner} 只有 "
              "{digits}，这两个数就可以互换，题目便有第二个解。" },
};

/* The slot {deadly} gives the conclusion, see tell/deadly.c. */
static const struct lele_argument swap_why = {
    .opening = &swap_opening,
    .text = { "{deadly}", "{deadly}" },
};

const struct lele_row lele_row_unique_rectangle_1 = {
    .about = { .name = "unique-rectangle-1",
               .code = "0600",
               .title = { "Unique Rectangle Type 1", "唯一矩形（类型 1）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Only one of them has other candidates, so it is neither of "
                            "the two digits.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。只有"
                            "一角有别的候选数，所以它不是这两个数。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_1 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_2 = {
    .about = { .name = "unique-rectangle-2",
               .code = "0601",
               .title = { "Unique Rectangle Type 2", "唯一矩形（类型 2）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Two neighbouring ones have one more candidate, the same in "
                            "both, so one of them is that digit; cells that see both lose it.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。相邻"
                            "两角多出同一个候选数，两角之一必是它；同时看到两角的格不能填它。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_2 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_3 = {
    .about = { .name = "unique-rectangle-3",
               .code = "0602",
               .title = { "Unique Rectangle Type 3", "唯一矩形（类型 3）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Two neighbouring ones have more candidates; counted as one "
                            "cell, they make a naked subset with other cells of their unit.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。相邻"
                            "两角有别的候选数，把它们看成一格，就与同区域的其他格组成显性数组。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_3 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_4 = {
    .about = { .name = "unique-rectangle-4",
               .code = "0603",
               .title = { "Unique Rectangle Type 4", "唯一矩形（类型 4）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Two neighbouring ones have more candidates, and one of the "
                            "two digits fits nowhere else in their unit; so neither of them is the "
                            "other digit.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。相邻"
                            "两角有别的候选数，而两数之一在它们所在的区域只能填在这两角；所以两角都"
                            "不能是另一个数。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_4 },
    .why = &swap_why,
};

const struct lele_row lele_row_unique_rectangle_5 = {
    .about = { .name = "unique-rectangle-5",
               .code = "0604",
               .title = { "Unique Rectangle Type 5", "唯一矩形（类型 5）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Two opposite or three of them have one more candidate, the "
                            "same in all, so one of them is that digit; cells that see all of them "
                            "lose it.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。对角"
                            "两格或三格多出同一个候选数，其中之一必是它；同时看到它们的格不能填它"
                            "。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_5 },
    .why = &swap_why,
};

static const struct lele_argument unique_rectangle_6_why = {
    .opening = &swap_opening,
    .text = { "In {units:seen}, the digit {digits:base} fits only in these four cells, so two "
              "opposite corners are {digits:base}: either {cells:base} or the other two. If it "
              "were "
              "{cells:base}, the other two would have only the second digit left, and the swap "
              "would "
              "be possible. So {cells:base} are not {digits:base}: remove {remove}.",
              "在{units:seen}，{digits:base} 只能填在这四格，所以它占据一对对角：要么是 "
              "{cells:base}，要么是另外两角。若是 {cells:base}，另外两角就只剩另一个数，"
              "互换便成立。所以 {cells:base} 不能是 {digits:base}：删去 {remove}。" },
};

const struct lele_row lele_row_unique_rectangle_6 = {
    .about = { .name = "unique-rectangle-6",
               .code = "0605",
               .title = { "Unique Rectangle Type 6", "唯一矩形（类型 6）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Two opposite ones have more candidates, and one of the two "
                            "digits fits only in these four cells of the rows or columns; so it is "
                            "not in those two corners.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。对角"
                            "两格有别的候选数，而两数之一在这两行（或两列）只能填在这四格；所以那两"
                            "角不能是它。" },
               .rating = 45,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_TYPE_6 },
    .why = &unique_rectangle_6_why,
};

static const struct lele_argument hidden_rectangle_why = {
    .opening = &swap_opening,
    .text = { "{cells:pivot} has no other candidates. If {cells:base} were {gone}, then {beside} "
              "would both have to be {digits:base}, because {digits:base} fits nowhere else in "
              "{units:seen}; and {cells:pivot}, which sees both, would be {gone}. That is the "
              "pattern "
              "that cannot be, so {cells:base} is not {gone}: remove {remove}.",
              "{cells:pivot} 没有别的候选数。若 {cells:base} 是 {gone}，{units:seen}的 "
              "{digits:base} 只能填在 {beside}，而 {cells:pivot} 同时看到这两格，只能是 "
              "{gone}，互换便成立。所以 {cells:base} 不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_hidden_rectangle = {
    .about = { .name = "hidden-rectangle",
               .code = "0606",
               .title = { "Hidden Rectangle", "隐性唯一矩形" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. In the row and the column of one corner, one of the digits "
                            "fits only in the rectangle; so this corner is not the other digit.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。某一"
                            "角所在的行和列里，两数之一只能填在矩形内；所以这一角不能是另一个数"
                            "。" },
               .rating = 46,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_rectangle,
    .rectangle = { .type = LELE_RECTANGLE_HIDDEN },
    .why = &hidden_rectangle_why,
};

static const struct lele_argument avoidable_rectangle_1_why = {
    .text = { "The puzzle has only one solution. Three corners of the rectangle {cells:corner} are "
              "filled, and none of these digits was given. If {losers} were {gone}, the digits "
              "{digits} could change places in the rectangle, and there would be a second "
              "solution. So {losers} is not {gone}: remove {remove}.",
              "题目只有一个解。矩形 {cells:corner} 已填三角，都不是已知数。若 {losers} 是 "
              "{gone}，矩形里的 {digits} 就可以互换，题目便有第二个解。所以 {losers} 不能是 "
              "{gone}：删去 {remove}。" },
};

const struct lele_row lele_row_avoidable_rectangle_1 = {
    .about = { .name = "avoidable-rectangle-1",
               .code = "0607",
               .title = { "Avoidable Rectangle Type 1", "可规避矩形（类型 1）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Three corners of a rectangle in two boxes are filled, none by a "
                            "given. The fourth must not complete two digits that could be swapped.",
                            "分在两宫的矩形已填三角，都不是已知数。第四角不能补成可以互换的两个数"
                            "。" },
               .rating = 46,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_avoidable_rectangle,
    .avoidable = { .open_corners = 1 },
    .why = &avoidable_rectangle_1_why,
};

static const struct lele_argument avoidable_rectangle_2_why = {
    .text = { "The puzzle has only one solution. Two corners of the rectangle {cells:corner} are "
              "filled, and neither digit was given. If the other two were filled with {digits} as "
              "well, these digits could change places, and there would be a second solution. So "
              "one of {cells:extra} is {digits:extra}, and a cell that sees both cannot be "
              "{digits:extra}: remove {remove}.",
              "题目只有一个解。矩形 {cells:corner} 已填两角，都不是已知数。若另外两角也填 "
              "{digits}，这两个数就可以互换，题目便有第二个解。所以 {cells:extra} 之一是 "
              "{digits:extra}，同时看到它们的格不能是 {digits:extra}：删去 {remove}。" },
};

const struct lele_row lele_row_avoidable_rectangle_2 = {
    .about = { .name = "avoidable-rectangle-2",
               .code = "0608",
               .title = { "Avoidable Rectangle Type 2", "可规避矩形（类型 2）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two corners of a rectangle in two boxes are filled, none by a given. "
                            "The open corners must not complete two digits that could be swapped, "
                            "so one of them is their other candidate; cells that see both lose it.",
                            "分在两宫的矩形已填两角，都不是已知数。两个空角不能补成可以互换的两个数"
                            "，所以其中之一是多出的候选数；同时看到两角的格不能填它。" },
               .rating = 46,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_avoidable_rectangle,
    .avoidable = { .open_corners = 2 },
    .why = &avoidable_rectangle_2_why,
};

/* For loops and extended rectangles: all cells exchange their digits. */
static const struct lele_argument exchange_why = {
    .text = { "The puzzle has only one solution. If {cells:corner} had no candidates but {digits}, "
              "these digits could change places all around, and there would be a second solution. "
              "{deadly}",
              "题目只有一个解。假如 {cells:corner} 只有 "
              "{digits}，这些数就可以整圈互换，题目便有第二个解。{deadly}" },
};

const struct lele_row lele_row_unique_loop_6 = {
    .about = { .name = "unique-loop-6",
               .title = { "Unique Loop 6", "唯一环（6 格）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A closed loop of six cells, two in each row, column and box that it "
                            "meets, must not be left with the same two digits, which could be "
                            "swapped. So one of its other candidates is right.",
                            "6 "
                            "格连成的环，在经过的每行、每列、每宫都恰有两格。它不能只剩同样的两个数"
                            "，否则可以互换；所以必有一个别的候选数成立。" },
               .rating = 46,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_unique_loop,
    .loop = { .cells = 6 },
    .why = &exchange_why,
};

const struct lele_row lele_row_unique_loop_8 = {
    .about = { .name = "unique-loop-8",
               .title = { "Unique Loop 8", "唯一环（8 格）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A closed loop of eight cells, two in each row, column and box that it "
                            "meets, must not be left with the same two digits, which could be "
                            "swapped. So one of its other candidates is right.",
                            "8 "
                            "格连成的环，在经过的每行、每列、每宫都恰有两格。它不能只剩同样的两个数"
                            "，否则可以互换；所以必有一个别的候选数成立。" },
               .rating = 47,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_unique_loop,
    .loop = { .cells = 8 },
    .why = &exchange_why,
};

const struct lele_row lele_row_unique_loop_10 = {
    .about = { .name = "unique-loop-10",
               .title = { "Unique Loop 10+", "唯一环（10 格以上）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "A closed loop of ten or more cells, two in each row, column and box "
                            "that it meets, must not be left with the same two digits, which could "
                            "be swapped. So one of its other candidates is right.",
                            "10 "
                            "格以上连成的环，在经过的每行、每列、每宫都恰有两格。它不能只剩同样的两"
                            "个数，否则可以互换；所以必有一个别的候选数成立。" },
               .rating = 50,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_unique_loop,
    .loop = { .cells = 10, .or_more = true },
    .why = &exchange_why,
};

const struct lele_row lele_row_extended_rectangle = {
    .about = { .name = "extended-rectangle",
               .title = { "Extended Rectangle", "拓展矩形" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Two lines of three cells, which see each other in pairs, must not be "
                            "left with the same three digits, which could be exchanged. So one of "
                            "their other candidates is right.",
                            "两条线各三格、两两相对，不能只剩同样的三个数，否则可以互换；所以必有一"
                            "个别的候选数成立。" },
               .rating = 55,
               .score = 150,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_extended_rectangle,
    .why = &exchange_why,
};

/* For bivalue universal graves. */
static const struct lele_argument grave_opening = {
    .text = { "The puzzle has only one solution. Without {values:extra}, every open cell would "
              "have exactly two candidates and every missing digit exactly two places in each "
              "unit; such a position never has just one solution. ",
              "题目只有一个解。假如没有候选数 "
              "{values:extra}"
              "，每个空格就恰有两个候选数，每个缺的数在每个区域也恰有两个位置，这样的盘面不可能只有"
              "一个解。" },
};

static const struct lele_argument grave_why = {
    .opening = &grave_opening,
    .text = { "{deadly}", "{deadly}" },
};

static const struct lele_argument bug_plus_1_why = {
    .opening = &grave_opening,
    .text = { "So {cells:extra} must be {digits:extra}: remove {remove}, which leaves "
              "{cells:extra} = {digits:extra}.",
              "所以 {cells:extra} 必须是 {digits:extra}：删去 {remove}，{cells:extra} = "
              "{digits:extra}。" },
};

const struct lele_row lele_row_bug_plus_1 = {
    .about = { .name = "bug-plus-1",
               .code = "0610",
               .title = { "BUG+1", "全双值格致死解法（BUG+1）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "If every open cell had exactly two candidates, and every digit two "
                            "places in each unit, the puzzle would not have just one solution. "
                            "Only one cell has one candidate more; so it is that digit.",
                            "若每个空格都恰有两个候选数，每个数在各区域也恰有两个位置，题目就不会只"
                            "有一个解。只有一格多出一个候选数，所以这一格就填它。" },
               .rating = 56,
               .score = 100,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_1 },
    .why = &bug_plus_1_why,
};

const struct lele_row lele_row_bug_2 = {
    .about = { .name = "bug-2",
               .title = { "BUG Type 2", "全双值格致死解法（BUG 类型 2）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "If every open cell had exactly two candidates, and every digit two "
                            "places in each unit, the puzzle would not have just one solution. "
                            "Several cells have one candidate more, all the same digit, so one of "
                            "them is that digit; cells that see all of them lose it.",
                            "若每个空格都恰有两个候选数，每个数在各区域也恰有两个位置，题目就不会只"
                            "有一个解。有几格多出同一个候选数，其中之一必是它；同时看到它们的格不能"
                            "填它。" },
               .rating = 57,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_2 },
    .why = &grave_why,
};

static const struct lele_argument bug_4_why = {
    .opening = &grave_opening,
    .text = { "In {units:seen}, the digit {digits:base} fits only at {any:base}, so one of these "
              "cells is {digits:base}, and the other must be its own extra candidate. So all else "
              "goes from the two cells: remove {remove}.",
              "在{units:seen}，{digits:base} 只能填在 {any:base}，其中一格是 "
              "{digits:base}，另一格就必须是它自己的多余候选数。所以这两格不能再是别的数：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_bug_4 = {
    .about = { .name = "bug-4",
               .title = { "BUG Type 4", "全双值格致死解法（BUG 类型 4）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "If every open cell had exactly two candidates, and every digit two "
                            "places in each unit, the puzzle would not have just one solution. Two "
                            "cells of a unit have more candidates, and some digit fits nowhere "
                            "else in the unit. One cell is that digit, the other its extra "
                            "candidate.",
                            "若每个空格都恰有两个候选数，每个数在各区域也恰有两个位置，题目就不会只"
                            "有一个解。同一区域有两格多出候选数，而某数在这个区域只能填在这两格：一"
                            "格是它，另一格就是多出的候选数。" },
               .rating = 57,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_4 },
    .why = &bug_4_why,
};

const struct lele_row lele_row_bug_3 = {
    .about = { .name = "bug-3",
               .title = { "BUG Type 3", "全双值格致死解法（BUG 类型 3）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "If every open cell had exactly two candidates, and every digit two "
                            "places in each unit, the puzzle would not have just one solution. "
                            "Several cells have more candidates; counted as one cell, they make a "
                            "naked subset with other cells of their unit.",
                            "若每个空格都恰有两个候选数，每个数在各区域也恰有两个位置，题目就不会只"
                            "有一个解。有几格多出别的候选数，把它们看成一格，就与同区域的其他格组成"
                            "显性数组。" },
               .rating = 58,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_3 },
    .why = &grave_why,
};
