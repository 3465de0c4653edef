/* The rows of deadly patterns whose guards are concluded from together, see guards.h. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument rectangle_opening = {
    .text = { "The puzzle has only one solution. If {cells:corner} held only {digits}, crosswise, "
              "these two digits could change places there, and there would be a second solution. ",
              "题目只有一个解。假如 {cells:corner} 交错填着 "
              "{digits}，这两个数就可以互换，题目便有第二个解。" },
};

static const struct lele_argument external_why = {
    .opening = &rectangle_opening,
    .text = { "To prevent that, one of {digits} must be somewhere else in {units:seen}, or one of "
              "the four cells must hold another digit. Only {values:extra} can do it, so one of "
              "these candidates is right, and what all of them exclude is wrong: remove {remove}.",
              "要避免这样，{units:seen}的 {digits} 要有一个填在别处，或者四格之一填别的数。只有 "
              "{values:extra}做得到，其中至少有一个成立，它们都排除的候选数就不成立：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_unique_rectangle_external = {
    .about = { .name = "unique-rectangle-external",
               .title = { "Unique Rectangle from Outside", "唯一矩形（外部类型）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. In a unit through two of them the two digits have few other "
                            "places. One of these, or another candidate of the cells, is right.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。在穿"
                            "过其中两格的区域里，这两个数只有少数别的位置；这些位置和四格别的候选数"
                            "之中必有一个成立。" },
               .rating = 46,
               .score = 110,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_guarded_rectangle,
    .guards = { .form = LELE_GUARDS_EXTERNAL },
    .why = &external_why,
};

static const struct lele_argument cell_why = {
    .opening = &rectangle_opening,
    .text = { "To prevent that, one of {values:extra} must be right. {values:pincer} sees all of "
              "these for one of its digits: if that digit is right there, {cells:pincer} is "
              "{gone}; otherwise {gone} is right there. So a cell that sees {cells:pincer} and all "
              "places of {gone} cannot be {gone}: remove {remove}.",
              "要避免这样，{values:extra}必有一个成立。{values:pincer}"
              "看到其中一个数的全部位置：若那个数成立，{cells:pincer} 就是 {gone}；否则四格之中有 "
              "{gone}。所以同时看到 {cells:pincer} 和 {gone} 的全部位置的格不能是 {gone}：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_unique_rectangle_cell = {
    .about = { .name = "unique-rectangle-cell",
               .title = { "Unique Rectangle with a Cell", "唯一矩形 + 双值格" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Their other candidates are of two digits. A cell with only "
                            "these two sees all of one, so it or one of the four is the other.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。它们"
                            "别的候选数只有两个数；另有一格恰只有这两个数，并看到其中一个数的全部位"
                            "置，所以另一个数必在这一格或四格之中。" },
               .rating = 51,
               .score = 120,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_guarded_rectangle,
    .guards = { .form = LELE_GUARDS_CELL },
    .why = &cell_why,
};

static const struct lele_argument wing_why = {
    .opening = &rectangle_opening,
    .text = { "To prevent that, one of {values:extra} must be right. Each of {values:pincer} sees "
              "all of these for one of its digits; if that digit is right there, the cell is "
              "{gone}. So one of {cells:pincer} is {gone}, and a cell that sees both cannot be: "
              "remove {remove}.",
              "要避免这样，{values:extra}必有一个成立。{values:pincer}"
              "各看到其中一个数的全部位置，那个数若成立，这一格就是 {gone}。所以 {cells:pincer} "
              "之中必有 {gone}，同时看到两格的格不能是它：删去 {remove}。" },
};

const struct lele_row lele_row_unique_rectangle_xy_wing = {
    .about = { .name = "unique-rectangle-xy-wing",
               .title = { "Unique Rectangle with an XY-Wing", "唯一矩形 + XY-Wing" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "Four cells at the crossings of two rows and two columns, in two "
                            "boxes, must not be left with the same two digits, which could be "
                            "swapped. Their other candidates are of two digits. Each is seen by a "
                            "cell that has it and a third digit; one of the cells is that third.",
                            "两行两列相交、分在两宫的四格，不能只剩同样的两个数，否则可以互换。它们"
                            "别的候选数只有两个数，各被一个双值格全部看到，而两个双值格都有同一个第"
                            "三数；其中必有一格是第三数。" },
               .rating = 51,
               .score = 130,
               .level = LELE_LEVEL_HARD,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_guarded_rectangle,
    .guards = { .form = LELE_GUARDS_WING },
    .why = &wing_why,
};

static const struct lele_argument grave_opening = {
    .text = { "Without the extra candidates {values:extra}, every open cell would have two "
              "candidates, and every missing digit two places in each unit. Such a puzzle has no "
              "solution or several. So one of the extra candidates is right. ",
              "若没有多余候选数 {values:extra}"
              "，每个空格都有两个候选数，每个缺的数在各区域都有两个位置，题目就无解或不止一个解。所"
              "以多余候选数必有一个成立。" },
};

static const struct lele_argument bug_plus_n_why = {
    .opening = &grave_opening,
    .text = { "What all of them exclude is wrong: remove {remove}.",
              "它们都排除的候选数就不成立：删去 {remove}。" },
};

const struct lele_row lele_row_bug_plus_n = {
    .about = { .name = "bug-plus-n",
               .title = { "BUG+n", "全双值格致死解法（BUG+n）" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "If every open cell had exactly two candidates, and every digit two "
                            "places in each unit, the puzzle would not have just one solution. "
                            "Several cells have more; one of these extra candidates is right, so "
                            "what all of them exclude is wrong.",
                            "若每个空格都恰有两个候选数，每个数在各区域也恰有两个位置，题目就不会只"
                            "有一个解。有几格多出候选数，其中必有一个成立，它们都排除的候选数就不成"
                            "立。" },
               .rating = 57,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_N },
    .why = &bug_plus_n_why,
};

static const struct lele_argument bug_xz_why = {
    .opening = &grave_opening,
    .text = { "{values:pincer} sees all of these for one of its digits: if that digit is right "
              "there, {cells:pincer} is {gone}; otherwise {gone} is right there. So a cell that "
              "sees {cells:pincer} and all these places of {gone} cannot be {gone}: remove "
              "{remove}.",
              "{values:pincer}看到其中一个数的全部位置：若那个数成立，{cells:pincer} 就是 "
              "{gone}；否则多余的 {gone} 成立。所以同时看到 {cells:pincer} 和多余的 {gone} "
              "的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_bug_xz = {
    .about = { .name = "bug-xz",
               .title = { "BUG-XZ", "全双值格致死解法・双强链" },
               .family = LELE_FAMILY_UNIQUENESS,
               .summary = { "If every open cell had exactly two candidates, and every digit two "
                            "places in each unit, the puzzle would not have just one solution. The "
                            "extra candidates are of two digits. A cell with only these two sees "
                            "all of one, so it or an extra candidate is the other.",
                            "若每个空格都恰有两个候选数，每个数在各区域也恰有两个位置，题目就不会只"
                            "有一个解。多余候选数只有两个数；另有一格恰只有这两个数，并看到其中一个"
                            "数的全部位置，所以另一个数必在这一格或多余候选数之中。" },
               .rating = 58,
               .score = 120,
               .level = LELE_LEVEL_EXPERT,
               .needs_uniqueness = true,
               .off_by_default = true },
    .find = lele_find_bug,
    .bug = { .type = LELE_BUG_TYPE_XZ },
    .why = &bug_xz_why,
};
