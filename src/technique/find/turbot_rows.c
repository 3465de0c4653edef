/* The rows of patterns with two strong links: turbot fish, kites and empty rectangles. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument turbot_why = {
    .text = { "{digits} fits {where:base}. {cells:cell} share {units:cover}, so they cannot both "
              "be {digits}; hence at least one of the far ends {cells:pincer} is {digits}. What "
              "sees both cannot be {digits}: remove {remove}.",
              "数字 {digits} {where:base}。{cells:cell} 同在{units:cover}，不能都是 {digits}，"
              "所以两端 {cells:pincer} 至少有一个是 {digits}。同时看到这两端的格不能是 {digits}："
              "删去 {remove}。" },
};

const struct lele_row lele_row_skyscraper = {
    .about = { .name = "skyscraper",
               .code = "0400",
               .title = { "Skyscraper", "摩天楼" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "Two parallel strong links stand on one line across.",
                            "两条平行强链的底端同在一条线上。" },
               .rating = 40,
               .score = 130,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_turbot,
    .turbot = { .form = LELE_TURBOT_SKYSCRAPER },
    .why = &turbot_why,
};

const struct lele_row lele_row_two_string_kite = {
    .about = { .name = "two-string-kite",
               .code = "0401",
               .title = { "Two-String Kite", "双线风筝" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "A strong link in a row and one in a column meet in a box.",
                            "一行一列的两条强链在同一宫相接。" },
               .rating = 41,
               .score = 150,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_turbot,
    .turbot = { .form = LELE_TURBOT_KITE },
    .why = &turbot_why,
};

const struct lele_row lele_row_turbot_fish = {
    .about = { .name = "turbot-fish",
               .code = "0403",
               .title = { "Turbot Fish", "多宝鱼" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "Two strong links of a digit joined by a weak one.",
                            "同一数字的两条强链由一条弱链相连。" },
               .rating = 42,
               .score = 120,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_turbot,
    .turbot = { .form = LELE_TURBOT_FISH },
    .why = &turbot_why,
};

static const struct lele_argument dual_two_string_kite_why = {
    .text = { "{digits} fits {where:base}. {cells:cell} share {units:cover}. The two cells of the "
              "box carry two kites at once; each has one true end among its two, so what sees both "
              "ends of a kite loses {digits}: remove {remove}.",
              "数字 {digits} {where:base}。{cells:cell} 同在{units:cover}。"
              "宫里这两格同时构成两只风筝，每只的两端至少有一个是 {digits}，"
              "看到同一只风筝两端的格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_dual_two_string_kite = {
    .about = { .name = "dual-two-string-kite",
               .code = "0404",
               .title = { "Dual Two-String Kite", "双重双线风筝" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "Two kites through the same two cells of a box.",
                            "经过同一宫同样两格的两只风筝。" },
               .rating = 42,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_dual_kite,
    .why = &dual_two_string_kite_why,
};

static const struct lele_argument empty_rectangle_why = {
    .text = { "{digits} fits {where:base}. If {cells:pincer} is not {digits}, then {cells:cell} "
              "is; it then takes {digits} from the rest of {units:cover}, and the box must have it "
              "on {units:seen}. So either {cells:pincer} is {digits}, or the box has {digits} on "
              "{units:seen}: what sees both loses it. Remove {remove}.",
              "数字 {digits} {where:base}。如果 {cells:pincer} 不是 {digits}，"
              "{cells:cell} 就是 {digits}，{units:cover}的其余格便不能是 {digits}，"
              "宫里的 {digits} 只能落在{units:seen}。所以要么 {cells:pincer} 是 {digits}，"
              "要么宫里的 {digits} 在{units:seen}上，同时看到两者的格不能是 {digits}："
              "删去 {remove}。" },
};

const struct lele_row lele_row_empty_rectangle = {
    .about = { .name = "empty-rectangle",
               .code = "0402",
               .title = { "Empty Rectangle", "空矩形" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "A box has a digit on one row and one column only; a strong link turns "
                            "the corner.",
                            "一宫中某数只在一行一列上，借一条强链转角删减。" },
               .rating = 43,
               .score = 120,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_empty_rectangle,
    .why = &empty_rectangle_why,
};

static const struct lele_argument dual_empty_rectangle_why = {
    .text = { "{digits} fits {where:base}; in the box that is on one row and one column only. If "
              "the far end of one of the two links, {cells:pincer}, is not {digits}, the near end "
              "is and clears one of these lines, so the box has {digits} on the other. What sees a "
              "far end and that other line loses it: remove {remove}.",
              "数字 {digits} {where:base}，宫里的只占一行一列。如果某条强链的远端（{cells:pincer}）"
              "不是 {digits}，近端就是 {digits}，它清掉其中一条线，宫里的 {digits} 只能在另一条线"
              "上。同时看到远端和那另一条线的格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_dual_empty_rectangle = {
    .about = { .name = "dual-empty-rectangle",
               .code = "0405",
               .title = { "Dual Empty Rectangle", "双重空矩形" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "Two empty rectangles of the same box.", "同一宫的两个空矩形。" },
               .rating = 43,
               .score = 120,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_dual_empty_rectangle,
    .why = &dual_empty_rectangle_why,
};
