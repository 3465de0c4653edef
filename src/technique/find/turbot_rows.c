/* The rows of patterns with two strong links: turbot fish, kites and empty rectangles. */
#include "technique/find/finders.h"
#include "technique/rows.h"

static const struct lele_argument turbot_why = {
    .text = { "The digit {digits} fits {where:base}. {cells:cell} both lie in {units:cover}, so "
              "they cannot both be {digits}; hence at least one of the other two, {cells:pincer}, "
              "is {digits}. A cell that sees both of these cannot be {digits}: remove {remove}.",
              "数字 {digits} {where:base}。{cells:cell} 同在{units:cover}，不能都是 "
              "{digits}，所以另外两格 {cells:pincer} 至少有一个是 "
              "{digits}。同时看到这两格的格不能是 {digits}：删去 {remove}。" },
};

const struct lele_row lele_row_skyscraper = {
    .about = { .name = "skyscraper",
               .code = "0400",
               .title = { "Skyscraper", "摩天楼" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "In two rows a digit has only two places each, and one place of each "
                            "row is in the same column (or the other way round). These two cannot "
                            "both be right, so one of the other two is; cells that see both of "
                            "those lose the digit.",
                            "某数在两行里各只有两个位置，其中各有一个同在一列（行列也可互换）。这两"
                            "个不能都成立，所以另外两个至少有一个成立；同时看到那两格的格不能填它"
                            "。" },
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
               .summary = { "A digit has only two places in a row and only two in a column, and "
                            "one place of each is in the same box. These two cannot both be right, "
                            "so one of the far ends is; cells that see both ends lose the digit.",
                            "某数在一行、一列里各只有两个位置，其中各有一个同在一宫。这两个不能都成"
                            "立，所以另外两端至少有一个成立；同时看到两端的格不能填它。" },
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
               .summary = { "A digit has only two places in each of two units, and one place of "
                            "the first sees one of the second. These two cannot both be right, so "
                            "one of the other two is; cells that see both of those lose the digit.",
                            "某数在两个区域里各只有两个位置，其中各有一个互相看见。这两个不能都成立"
                            "，所以另外两个至少有一个成立；同时看到那两格的格不能填它。" },
               .rating = 42,
               .score = 120,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_turbot,
    .turbot = { .form = LELE_TURBOT_FISH },
    .why = &turbot_why,
};

static const struct lele_argument dual_two_string_kite_why = {
    .text = { "The digit {digits} fits {where:base}. {cells:cell} both lie in {units:cover}, so "
              "they cannot both be {digits}. That makes two kites at once: {kites}. A cell that "
              "sees both ends of a kite cannot be {digits}: remove {remove}.",
              "数字 {digits} {where:base}。{cells:cell} 同在{units:cover}，不能都是 "
              "{digits}。这样就同时有两只风筝：{kites}。同时看到一只风筝两端的格不能是 "
              "{digits}：删去 {remove}。" },
};

static const struct lele_argument dual_kite_of_two_digits_why = {
    .text = { "{strands}. {cells:cell} both lie in {units:cover}, so they cannot both be the same "
              "digit. That makes two kites at once: {kites}. A cell that sees both ends of a kite "
              "cannot be its digit: remove {remove}.",
              "{strands}。{cells:cell} 同在{units:cover}"
              "，不能都填同一个数。这样就同时有两只风筝：{kites}。同时看到一只风筝两端的格不能填它"
              "的数：删去 {remove}。" },
};

const struct lele_row lele_row_dual_two_string_kite = {
    .about = { .name = "dual-two-string-kite",
               .code = "0404",
               .title = { "Dual Two-String Kite", "双重双线风筝" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "Two kites on the same two cells of a box, of one digit or of two: one "
                            "end of each is right, and cells that see both ends of a kite lose its "
                            "digit.",
                            "同一宫的同样两格构成两只风筝，可以是同一个数，也可以是两个数：每只的两"
                            "端至少有一个成立，同时看到一只风筝两端的格不能填它的数。" },
               .rating = 42,
               .score = 150,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_dual_kite,
    .why = &dual_two_string_kite_why,
    .why_joined = &dual_kite_of_two_digits_why,
};

static const struct lele_argument empty_rectangle_why = {
    .text = { "The digit {digits} fits {where:base}. If {cells:pincer} is not {digits}, then "
              "{cells:cell} is {digits}, and no other cell of {units:cover} can be; so the box has "
              "its {digits} in {units:seen}. So either {cells:pincer} is {digits}, or the box has "
              "its {digits} in {units:seen}. In both cases {result}: remove {remove}.",
              "数字 {digits} {where:base}。如果 {cells:pincer} 不是 {digits}，{cells:cell} 就是 "
              "{digits}，{units:cover}的其余格便不能是 {digits}，宫里的 {digits} "
              "只能落在{units:seen}。所以要么 {cells:pincer} 是 {digits}，要么宫里的 {digits} "
              "在{units:seen}。两种情况下 {result}：删去 {remove}。" },
};

const struct lele_row lele_row_empty_rectangle = {
    .about = { .name = "empty-rectangle",
               .code = "0402",
               .title = { "Empty Rectangle", "空矩形" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "In a box, a digit fits only in one row and one column, and outside "
                            "there is a pair of places for it, one of them in line with that row "
                            "or column. Either the far place has the digit, or the near one clears "
                            "its line and the box has the digit in the other. Cells that cannot "
                            "have it in either case lose it.",
                            "某数在一宫里只占一行一列；宫外某条线只有它的两个位置，近端与其中一条线"
                            "对齐。要么远端是它，要么近端清掉那条线、宫里的该数落在另一条上。两种情"
                            "况下都不能填该数的格，删去该数。" },
               .rating = 43,
               .score = 120,
               .level = LELE_LEVEL_HARD },
    .find = lele_find_empty_rectangle,
    .why = &empty_rectangle_why,
};

static const struct lele_argument dual_empty_rectangle_why = {
    .text = { "The digit {digits} fits {where:base}. In the box, these places lie in one row and "
              "one column only: {units:seen}. If the far end of one of the two outer pairs, "
              "{any:pincer}, is not {digits}, its near end, {any:cell}, is, and clears one of "
              "these two lines; so the box has its {digits} in the other. A cell that sees a far "
              "end and lies in that other line cannot be {digits} in either case: remove {remove}.",
              "数字 {digits} "
              "{where:base}，宫里的位置只占一行一列：{units:seen}。如果宫外某一对的远端 "
              "{any:pincer} 不是 {digits}，它的近端 {any:cell} 就是 "
              "{digits}，并清掉这两条线中的一条，宫里的 {digits} "
              "只能在另一条上。看得到远端、又在那另一条线上的格，两种情况下都不能是 {digits}：删去 "
              "{remove}。" },
};

const struct lele_row lele_row_dual_empty_rectangle = {
    .about = { .name = "dual-empty-rectangle",
               .code = "0405",
               .title = { "Dual Empty Rectangle", "双重空矩形" },
               .family = LELE_FAMILY_TURBOT,
               .summary = { "Two empty rectangles that share a box and work at once.",
                            "同一宫的两个空矩形同时起作用。" },
               .rating = 43,
               .score = 120,
               .level = LELE_LEVEL_HARD,
               .off_by_default = true },
    .find = lele_find_dual_empty_rectangle,
    .why = &dual_empty_rectangle_why,
};
