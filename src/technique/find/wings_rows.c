/* The rows of wings. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument xy_wing_why = {
    .text = { "The pivot {values:pivot} has two candidates. Whichever it takes, one of the pincers "
              "{values:pincer} is left with {gone} only. So one of {cells:pincer} is {gone}, and "
              "what sees both cannot be: remove {remove}.",
              "枢纽格 {values:pivot} 只有两个候选数。不论填哪个，{values:pincer} 中总有一格只剩 "
              "{gone}。所以 {cells:pincer} 之一是 {gone}，同时看到它们的格不能是 {gone}："
              "删去 {remove}。" },
};

const struct lele_row lele_row_xy_wing = {
    .about = { .name = "xy-wing",
               .code = "0800",
               .title = { "XY-Wing", "XY 翼" },
               .family = LELE_FAMILY_WING,
               .summary = { "A cell with two candidates and two pincers that share a third digit.",
                            "双值枢纽格与两个共有第三数的双值格。" },
               .rating = 42,
               .score = 160,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_wing,
    .wing = { .pivot_candidates = 2 },
    .why = &xy_wing_why,
};

static const struct lele_argument xyz_wing_why = {
    .text = { "If the pivot {values:pivot} is not {gone} itself, it takes a digit from one of the "
              "pincers {values:pincer}, which is then {gone}. So one of {cells} is {gone}, and "
              "what sees all three cannot be: remove {remove}.",
              "枢纽格 {values:pivot} 若不是 {gone}，就会使 {values:pincer} 中的一格只剩 {gone}。"
              "所以 {cells} 之一是 {gone}，同时看到这三格的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_xyz_wing = {
    .about = { .name = "xyz-wing",
               .code = "0801",
               .title = { "XYZ-Wing", "XYZ 翼" },
               .family = LELE_FAMILY_WING,
               .summary = { "As an XY-wing, with the third digit in the pivot too.",
                            "同 XY 翼，但枢纽格也含第三个数。" },
               .rating = 44,
               .score = 180,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_wing,
    .wing = { .pivot_candidates = 3 },
    .why = &xyz_wing_why,
};

static const struct lele_argument w_wing_why = {
    .text = { "{cells:pincer} both hold {digits}. In {units:seen}, {digits:pivot} fits only into "
              "{cells:pivot}; so {cells:pincer} cannot both be {digits:pivot}, because each sees "
              "one of these. Hence at least one of {cells:pincer} is {gone}, and what sees both "
              "cannot be: remove {remove}.",
              "{cells:pincer} 都只有 {digits}。在{units:seen}，{digits:pivot} 只能填 "
              "{cells:pivot}，而 {cells:pincer} 各看到其中一格，所以它们不能都是 {digits:pivot}，"
              "至少有一个是 {gone}。同时看到这两格的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_w_wing = {
    .about = { .name = "w-wing",
               .code = "0803",
               .title = { "W-Wing", "W 翼" },
               .family = LELE_FAMILY_WING,
               .summary = { "Two equal pairs joined by a strong link on one of their digits.",
                            "两个相同的数对，由其中一数的强链相连。" },
               .rating = 44,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_w_wing,
    .why = &w_wing_why,
};

static const struct lele_argument wxyz_wing_why = {
    .text = { "{values:pivot} with {values:pincer}: four cells and the four digits {digits}. All "
              "of these digits but {gone} can stand only once among them, because their places see "
              "each other. So {gone} must be there, and what sees all its places cannot be {gone}: "
              "remove {remove}.",
              "{values:pivot} 与 {values:pincer} 四格共有 {digits} 四个数。除 {gone} 外，"
              "每个数的位置互相看得到，至多出现一次，所以 {gone} 必在其中。"
              "看到其中所有 {gone} 的格不能是 {gone}：删去 {remove}。" },
};

const struct lele_row lele_row_wxyz_wing = {
    .about = { .name = "wxyz-wing",
               .title = { "WXYZ-Wing", "WXYZ 翼" },
               .family = LELE_FAMILY_WING,
               .summary = { "Four cells with four digits, of which only one can stand twice.",
                            "四格四数，只有一个数可能出现两次。" },
               .rating = 55,
               .score = 200,
               .level = LELE_LEVEL_EXPERT },
    .find = lele_find_wxyz_wing,
    .why = &wxyz_wing_why,
};
